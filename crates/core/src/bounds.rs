//! How large a record may be that somebody else wrote. A few kilobytes of packed JSON can unpack to
//! gigabytes, and a text of many small objects takes a hundred times its length in memory: what it
//! will take is weighed while it streams in, and it is put down before it is too heavy.

use std::io::{self, Read};

use crate::matches::Deed;
use crate::record::{Record, RecordError};

/// The most that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Bytes of JSON, unpacked.
    pub bytes: u64,
    /// Bytes of memory that reading it may take, by estimate.
    pub weight: u64,
    /// Entries.
    pub entries: usize,
    /// Bytes of all remarks and names together.
    pub remarks: usize,
}

impl Bounds {
    /// For files on one's own machine.
    pub const FILE: Bounds = Bounds { bytes: 64 << 20, weight: 2 << 30, entries: 1_000_000, remarks: 16 << 20 };

    /// For what strangers send to a server.
    pub const STRANGERS: Bounds = Bounds { bytes: 4 << 20, weight: 40 << 20, entries: 30_000, remarks: 64 << 10 };

    /// Checks what can be counted once a record was read.
    pub(crate) fn check(&self, record: &Record) -> Result<(), RecordError> {
        let too = |what: &str, most: usize| RecordError::TooLarge(format!("it has more than {most} {what}"));
        if record.entries.len() > self.entries {
            return Err(too("entries", self.entries));
        }
        let remarks = record.entries.iter().map(|line| match &line.deed {
            Deed::Note { text, .. } => text.len(),
            _ => 0,
        });
        let authors = record.entries.iter().filter_map(|line| line.by.as_ref()).filter(|by| by.len() > NAME);
        let names = record.players.iter().chain(authors).map(String::len);
        if remarks.chain(names).sum::<usize>() > self.remarks {
            return Err(too("bytes of remarks and names", self.remarks));
        }
        Ok(())
    }
}

/// An author's name of this length is a name.
const NAME: usize = 64;

/// What an object takes in memory before anything is in it, by estimate: room for eleven fields.
const OBJECT: u64 = 700;

/// What a list, or one more thing in a list or an object, takes: a list that grows is there twice.
const THING: u64 = 100;

/// JSON on its way in, weighed.
pub(crate) struct Weighed<R> {
    inner: R,
    bounds: Bounds,
    bytes: u64,
    weight: u64,
    quoted: bool,
    escaped: bool,
}

impl<R: Read> Weighed<R> {
    pub(crate) fn new(inner: R, bounds: Bounds) -> Self {
        Weighed { inner, bounds, bytes: 0, weight: 0, quoted: false, escaped: false }
    }

    fn weigh(&mut self, byte: u8) {
        self.weight += 1;
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.quoted => self.escaped = true,
            b'"' => self.quoted = !self.quoted,
            _ if self.quoted => {}
            b'{' => self.weight += OBJECT,
            b'[' | b',' => self.weight += THING,
            _ => {}
        }
    }
}

impl<R: Read> Read for Weighed<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(out)?;
        self.bytes += count as u64;
        for byte in &out[..count] {
            self.weigh(*byte);
        }
        if self.bytes > self.bounds.bytes {
            return Err(too_large(&format!("it unpacks to more than {} bytes", self.bounds.bytes)));
        }
        if self.weight > self.bounds.weight {
            return Err(too_large("it would take too much memory"));
        }
        Ok(count)
    }
}

fn too_large(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, what)
}
