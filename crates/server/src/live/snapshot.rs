//! Taking a long match up again. Its entries in storage are the truth; a snapshot is a cache of
//! them, in one sealed piece and with the hash of the chain up to there, so that neither every row
//! is read and opened nor every hash computed again. What cannot be read, or does not fit, is left
//! aside, and the match is read entry by entry.
//!
//! It holds entries and no state: what was told to whom, what an undo would take back and every
//! step of a replay come of applying the rules to all of them, which for a thousand entries of War
//! of the Ring takes some ten milliseconds. A state in storage would be a second truth beside the log.

use parlour_core::{from_hex, link, to_hex};
use parlour_table::head::{Head, Stored};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::host::Host;
use crate::shared::Shared;
use crate::store::{Anchor, StoreError};

/// The first snapshot is made after so many entries, the next whenever there are twice as many: so
/// that however long a match becomes, an entry is read again for snapshots about twice.
const FIRST: usize = 256;

/// What a snapshot holds.
#[derive(Serialize)]
struct Written<'a> {
    chain: String,
    entries: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Read {
    chain: String,
    entries: Vec<Stored>,
}

impl Host {
    /// The entries of the latest snapshot and what was written since, with the hash of their chain;
    /// none if there is no snapshot, or it is of no use.
    pub(super) async fn read_snapshot(
        &self,
        head: &Head,
        anchor: Option<&Anchor>,
    ) -> Result<Option<(Vec<Stored>, [u8; 32])>, StoreError> {
        // A branch has more than one key, and starts where another match left off. What earlier rules
        // have played is compared entry by entry.
        let plays = (self.shared.games.find)(&head.game).map(|game| game.info().rules_version);
        if head.branch.is_some() || head.keys.len() > 1 || plays != Some(head.rules_version) {
            return Ok(None);
        }
        let Some((number, body)) = self.shared.store.snapshot(self.no, &self.id).await? else { return Ok(None) };
        let Ok(Read { chain, mut entries }) = serde_json::from_slice(&body) else { return Ok(None) };
        let chain = from_hex(&chain).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let Some(mut chain) = chain.filter(|_| entries.len() == number as usize) else { return Ok(None) };
        for stored in self.read_entries(number).await? {
            chain = link(&chain, &stored.deed, stored.state.as_deref());
            if to_hex(&chain[..8]) != stored.hash {
                return Ok(None);
            }
            entries.push(stored);
        }
        // It would hide that entries are gone from the log itself.
        let whole = self.shared.store.count_entries(self.no, number).await? == number;
        let holds = whole && self.check_anchor(head, anchor, &entries).is_ok();
        Ok(holds.then_some((entries, chain)))
    }

    /// Makes a snapshot when it is time. Nobody waits for it.
    pub(super) fn keep_snapshot(&mut self, entries: usize, chain: [u8; 32]) {
        if entries < FIRST.max(2 * self.snapshot_at) {
            return;
        }
        self.snapshot_at = entries;
        let (shared, id, no) = (self.shared.clone(), self.id.clone(), self.no);
        tokio::spawn(async move {
            // One at a time: those who play come first.
            let Ok(_turn) = shared.snapshots.acquire().await else { return };
            if let Err(error) = write(&shared, no, &id, entries as u32, &chain).await {
                tracing::warn!(id, %error, "a snapshot could not be made");
            }
        });
    }
}

async fn write(shared: &Shared, no: i64, id: &str, number: u32, chain: &[u8; 32]) -> Result<(), StoreError> {
    let mut bodies = shared.store.entries(no, id, 0).await?;
    bodies.truncate(number as usize);
    if bodies.len() < number as usize {
        return Ok(());
    }
    let entries = bodies.iter().map(|body| serde_json::from_slice(body)).collect::<Result<Vec<&RawValue>, _>>()?;
    let written = Written { chain: to_hex(chain), entries };
    shared.store.set_snapshot(no, id, number, &serde_json::to_vec(&written)?).await
}
