//! Storing a new match.

use std::sync::Arc;

use parlour_core::to_hex;
use parlour_protocol::{Code, Fault, Holder, Join, MatchInfo, Phase};
use parlour_table::{Command, Creation, Replied};

use super::{person, storage_fault};
use crate::quotas::place_hash;
use crate::shared::Shared;
use crate::store::{Account, Anchor, NewRow};
use crate::vault::random;

/// Stores a match; begins it if it waits for nobody. `place` is where it was made from.
pub async fn store_match(
    shared: &Arc<Shared>,
    mut creation: Creation,
    host: &Account,
    place: &str,
) -> Result<MatchInfo, Fault> {
    let id = to_hex(&random::<10>());
    let head = &mut creation.head;
    let bots = head.seats.iter().any(|seat| seat.holder == Holder::Bot);
    // One after another, so that many at once are counted as many.
    let door = shared.door(&host.id).await;
    if head.phase == Phase::Open {
        shared.make_room(host, Some(place), bots).await?;
        head.patience = head.clock.is_none().then_some(shared.config.claim_days);
        head.sign(&shared.house, &id);
    }
    let plain = serde_json::to_vec(head).expect("a head is plain data");
    let entries = creation.entries.iter().map(|entry| serde_json::to_vec(entry).expect("an entry is plain data"));
    let entries: Vec<Vec<u8>> = entries.collect();
    shared.charge(host, place, plain.len() + entries.iter().map(Vec::len).sum::<usize>()).await?;
    let row = NewRow {
        id: &id,
        game: &head.game,
        phase: head.phase_word(),
        private: head.private,
        care: false,
        at: shared.clock.now(),
        host: &host.id,
        place: place_hash(place),
        bots,
        head: &plain,
        holdings: head.holdings(),
        entries,
        anchor: Anchor::after(creation.entries.len(), creation.entries.last().map(|entry| entry.hash.clone())),
    };
    shared.store.create(row).await.map_err(|error| storage_fault(&error))?;
    drop(door);
    shared.metrics.created.add(1);
    // Joining without a seat to take begins a match that waits for nobody.
    let waits = !head.is_full() || !head.awaited().is_empty();
    let who = person(Some(host));
    let command =
        if head.phase == Phase::Open && !waits { Command::Join(who, Join::default()) } else { Command::Info(who) };
    shared.tables.call(shared, &id, command, Replied::info).await
}

/// Asks the rules something about a match that is not being played yet, where neither a panic nor
/// an endless loop harms anybody else.
pub async fn ruled<T: Send + 'static>(
    shared: &Shared,
    ask: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let asked = shared.rules.run(shared.config.rule_time(), ask).await;
    asked.map_err(|_| Fault::new(Code::TableSetup, "the game can't start with this setup"))?
}
