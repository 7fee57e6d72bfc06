//! A disk that fails when it is told to: `faulty/faulty.c`, put in front of the C library of a
//! process that a test starts.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What goes wrong; the numbers are those of `faulty.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no room.
    Full = 1,
    /// There is room for half of what is written.
    Short = 2,
    /// Half is written, then the disk fails.
    WriteError = 3,
    /// Nothing can be read.
    ReadError = 4,
    /// What was written is there, but flushing it fails.
    SyncError = 5,
    /// Flushing fails, and what was to be flushed is gone.
    SyncLost = 6,
    /// The file system has become read-only.
    ReadOnly = 7,
    /// Somebody else holds the lock.
    Busy = 8,
    /// The power fails: what was not flushed is lost, by chance some of it not.
    Power = 9,
    /// The process dies half-way through a write.
    Torn = 10,
    /// The process dies when something was flushed, before it hears of it.
    Flushed = 11,
}

/// Those that a process outlives.
pub const PASSING: [Fault; 8] = [
    Fault::Full,
    Fault::Short,
    Fault::WriteError,
    Fault::ReadError,
    Fault::SyncError,
    Fault::SyncLost,
    Fault::ReadOnly,
    Fault::Busy,
];

/// Until it is cleared.
pub const LASTING: u32 = u32::MAX;

const CONTROL: &str = "FAULTY_CONTROL";

/// The way to tell the disk of a process.
pub struct Disk {
    control: File,
    path: PathBuf,
    library: PathBuf,
}

impl Disk {
    /// Builds the library in a folder.
    pub fn new(folder: &Path) -> Self {
        let (library, path) = (folder.join("faulty.so"), folder.join("faulty.control"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faulty/faulty.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-w", "-o"]).arg(&library).arg(source).arg("-ldl");
        assert!(compiler.status().expect("a linker is a compiler").success());
        std::fs::write(&path, [0; 20]).unwrap();
        Disk { control: open(&path), path, library }
    }

    /// The disk of this process, if it has one that can be told.
    pub fn own() -> Option<Self> {
        let path = PathBuf::from(std::env::var_os(CONTROL)?);
        Some(Disk { control: open(&path), path, library: PathBuf::new() })
    }

    /// Puts it in front of a process that is about to be started.
    pub fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env(CONTROL, &self.path).env("FAULTY_MATCH", "parlour.db");
    }

    /// From the `after`-th call on, so many fail.
    pub fn set(&self, fault: Fault, after: u32, times: u32, seed: u32) {
        self.clear();
        let rest: Vec<u8> = [after, times, 0, seed].iter().flat_map(|number| number.to_le_bytes()).collect();
        self.control.write_all_at(&rest, 4).unwrap();
        self.control.write_all_at(&(fault as u32).to_le_bytes(), 0).unwrap();
    }

    /// Nothing fails any more.
    pub fn clear(&self) {
        self.control.write_all_at(&[0; 12], 0).unwrap();
    }

    /// How many calls have failed since it was set.
    pub fn hits(&self) -> u32 {
        let mut bytes = [0; 4];
        self.control.read_exact_at(&mut bytes, 12).unwrap();
        u32::from_le_bytes(bytes)
    }
}

fn open(path: &Path) -> File {
    File::options().read(true).write(true).open(path).unwrap()
}
