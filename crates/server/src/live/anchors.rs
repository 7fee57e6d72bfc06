//! The anchors that are still to be written; see [`Anchor`].

use std::collections::HashMap;
use std::sync::Mutex;

use parlour_table::head::{Head, Stored};

use super::host::Host;
use crate::store::{Anchor, Store, StoreError};

/// How far the logs of matches go that have changed lately.
#[derive(Default)]
pub struct Anchors(Mutex<HashMap<i64, (String, Anchor)>>);

impl Anchors {
    /// Takes note of how far a log goes: what is durable only.
    pub(super) fn note(&self, no: i64, id: &str, anchor: Anchor) {
        let mut noted = self.0.lock().expect("no code panics with this lock");
        match noted.get_mut(&no) {
            Some((_, known)) => *known = anchor,
            None => drop(noted.insert(no, (id.to_owned(), anchor))),
        }
    }

    /// Writes them down. Those that could not be written are tried again the next time.
    pub async fn write(&self, store: &Store) -> Result<(), StoreError> {
        let noted = std::mem::take(&mut *self.0.lock().expect("no code panics with this lock"));
        let anchors: Vec<_> = noted.into_iter().map(|(no, (id, anchor))| (no, id, anchor)).collect();
        let written = store.set_anchors(&anchors).await;
        if written.is_err() {
            let mut noted = self.0.lock().expect("no code panics with this lock");
            for (no, id, anchor) in anchors {
                noted.entry(no).or_insert((id, anchor));
            }
        }
        written
    }
}

impl Host {
    /// Whether all entries are there that the anchor speaks of. It must have been read before them:
    /// another node may write meanwhile.
    pub(super) fn check_anchor(
        &self,
        head: &Head,
        anchor: Option<&Anchor>,
        entries: &[Stored],
    ) -> Result<(), StoreError> {
        let broken = |what: String| Err(StoreError::Shape(format!("match {}: {what}", self.id)));
        let Some(anchor) = anchor else {
            return if head.anchored { broken("its anchor is gone".into()) } else { Ok(()) };
        };
        let wanted = anchor.entries as usize;
        if entries.len() < wanted {
            return broken(format!("{} of {wanted} entries are there", entries.len()));
        }
        let hash = wanted.checked_sub(1).map_or("", |last| entries[last].hash.as_str());
        if hash == anchor.hash {
            Ok(())
        } else {
            broken(format!("entry {} is not the one that was written", wanted - 1))
        }
    }
}
