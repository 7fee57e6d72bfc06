//! Matches that earlier rules have played, taken over at the start of a server.

use std::sync::Arc;

use parlour_protocol::Phase;
use parlour_table::head::Head;
use parlour_table::{Command, Replied};

use super::person;
use crate::shared::Shared;
use crate::store::StoreError;

/// Takes over, at the start of a server, the running matches that earlier rules have played.
pub async fn take_over_all(shared: &Arc<Shared>) -> Result<(), StoreError> {
    let (mut on, mut kept) = (0, 0);
    for id in shared.store.running().await? {
        // One match that cannot be read back must not keep the others from being served.
        match take_over(shared, &id).await {
            Ok(Some(Phase::Frozen)) => kept += 1,
            Ok(Some(_)) => on += 1,
            Ok(None) => {}
            Err(error) => tracing::error!(id, %error, "a match could not be taken up under the new rules"),
        }
    }
    if on + kept > 0 {
        tracing::info!("{}", tally(on, kept));
    }
    Ok(())
}

fn tally(on: u32, kept: u32) -> String {
    let goes = if on == 1 { "match goes" } else { "matches go" };
    let is = if kept == 1 { "is" } else { "are" };
    format!("{on} {goes} on under the new rules, {kept} {is} kept")
}

/// Takes one over if earlier rules have played it, and says where it stands then.
async fn take_over(shared: &Arc<Shared>, id: &str) -> Result<Option<Phase>, StoreError> {
    let Some(row) = shared.store.find(id).await? else { return Ok(None) };
    let head: Head = serde_json::from_slice(&row.head)?;
    let plays = (shared.games.find)(&head.game).map(|game| game.info().rules_version);
    if plays.is_none_or(|plays| head.played_under() >= plays) {
        return Ok(None);
    }
    // Taking it up is enough; whoever asks waits until it is.
    if let Err(fault) = shared.tables.call(shared, id, Command::Info(person(None)), Replied::info).await {
        tracing::debug!(id, %fault, "a match that earlier rules have played was taken up");
    }
    let row = shared.store.find(id).await?;
    let head: Option<Head> = row.map(|row| serde_json::from_slice(&row.head)).transpose()?;
    Ok(head.map(|head| head.phase))
}
