//! Taking a long match up again. Its entries in storage are the truth; a snapshot is a cache of
//! them, in one sealed piece and with the hash of the chain up to there, so that neither every row
//! is read and opened nor every hash computed again. What cannot be read, or does not fit, is left
//! aside, and the match is read entry by entry.
//!
//! It holds entries and no state: what was told to whom, what an undo would take back and every
//! step of a replay come of applying the rules to all of them, which for a thousand entries of War
//! of the Ring takes some ten milliseconds. A state in storage would be a second truth beside the log.

use parlour_core::{AnyMatch, Dealing, Key, Opening, from_hex, link, to_hex};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::commit::apply;
use super::head::{Head, Stored};
use super::table::Table;
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

/// A match, its entries and the hash of their chain.
pub(super) type TakenUp = (Box<dyn AnyMatch>, Vec<Stored>, [u8; 32]);

impl Table {
    /// The match from its latest snapshot and what was written since; none if there is no snapshot,
    /// or it is of no use.
    pub(super) async fn read_snapshot(&mut self, anchor: Option<&Anchor>) -> Result<Option<TakenUp>, StoreError> {
        // A branch has more than one key, and starts where another match left off. What earlier rules
        // have played is compared entry by entry.
        let earlier = self.head.rules_version != self.game.info().rules_version;
        if self.head.branch.is_some() || self.head.keys.len() > 1 || earlier {
            return Ok(None);
        }
        let Some((number, body)) = self.shared.store.snapshot(self.no, &self.id).await? else { return Ok(None) };
        let Ok(Read { chain, mut entries }) = serde_json::from_slice(&body) else { return Ok(None) };
        let chain = from_hex(&chain).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let Some(mut chain) = chain.filter(|_| entries.len() == number as usize) else { return Ok(None) };
        for body in self.shared.store.entries(self.no, &self.id, number).await? {
            let stored: Stored = serde_json::from_slice(&body)?;
            chain = link(&chain, &stored.deed, stored.state.as_deref());
            if to_hex(&chain[..8]) != stored.hash {
                return Ok(None);
            }
            entries.push(stored);
        }
        // It would hide that entries are gone from the log itself.
        let whole = self.shared.store.count_entries(self.no, number).await? == number;
        if !whole || self.check_anchor(anchor, &entries).is_err() {
            return Ok(None);
        }
        let (find, head) = (self.shared.games.find, self.head.clone());
        let replay = move || Some((replay(find(&head.game)?.as_ref(), &head, &entries)?, entries));
        let replayed = self.shared.rules.run(self.shared.config.rule_time(), replay).await;
        Ok(replayed.ok().flatten().map(|(played, entries)| (played, entries, chain)))
    }

    /// Makes a snapshot when it is time. Nobody waits for it.
    pub(super) fn keep_snapshot(&mut self) {
        let entries = self.times.len();
        if entries < FIRST.max(2 * self.snapshot_at) {
            return;
        }
        self.snapshot_at = entries;
        let (shared, id, no, chain) = (self.shared.clone(), self.id.clone(), self.no, self.chain);
        tokio::spawn(async move {
            // One at a time: those who play come first.
            let Ok(_turn) = shared.snapshots.acquire().await else { return };
            if let Err(error) = write(&shared, no, &id, entries as u32, &chain).await {
                tracing::warn!(id, %error, "a snapshot could not be made");
            }
        });
    }
}

/// Applies trusted entries one after another; none where something does not fit.
fn replay(game: &dyn parlour_core::AnyGame, head: &Head, entries: &[Stored]) -> Option<Box<dyn AnyMatch>> {
    let given = head.dealing == Dealing::Given;
    let key: Option<Key> = head.keys.first().and_then(|epoch| epoch.key.clone());
    if key.is_none() && !(given && head.keys.is_empty()) {
        return None;
    }
    let entropy = head.keys.first().map(|epoch| epoch.entropy.clone()).unwrap_or_default();
    let (setup, position) = (head.setup.clone(), head.position.clone());
    let mut played = game.start(Opening { setup, position, key, given, entropy, open: head.open }).ok()?;
    for (number, stored) in (0u32..).zip(entries) {
        apply(played.as_mut(), &stored.deed).ok()?;
        played.sign(number, stored.by.clone(), stored.time());
        if played.checkpoint(number) != stored.state {
            return None;
        }
    }
    played.set_players(head.names());
    Some(played)
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
