//! The result of a match once it is over, and the players' profiles.

use std::sync::Arc;

use parlour_core::Score;
use parlour_protocol::{LatestResult, Profile, Unrated};
use parlour_table::head::Head;

use crate::kept;
use crate::shared::Shared;
use crate::store::{Meeting, StoreError};

/// Results between the same two count less and less within so long, in milliseconds: a day.
pub const MEETINGS: u64 = 86_400_000;

/// Puts a result into the players' profiles. It is marked in storage in one piece with them; what a
/// crash leaves undone is done after the restart.
pub(super) fn settle_later(shared: &Arc<Shared>, id: &str, head: Box<Head>) {
    let (shared, id) = (shared.clone(), id.to_owned());
    tokio::spawn(async move {
        if let Err(error) = settle(&shared, &id, &head).await {
            tracing::error!(id, %error, "a result did not reach the profiles; it will after a restart");
        }
    });
}

/// Puts the result of a finished match into the profiles of those who played it.
pub async fn settle(shared: &Shared, id: &str, head: &Head) -> Result<(), StoreError> {
    let (Some(ending), Some(game)) = (&head.ending, (shared.games.find)(&head.game)) else { return Ok(()) };
    let (rating, keepsake) = (game.info().rating, game.keepsake());
    let (unrated, worthless) = (head.unrated(rating.decisions), head.worthless(rating.decisions));
    // What was called off leaves no trace.
    let accounts = if worthless == Some(Unrated::CalledOff) { Vec::new() } else { head.accounts() };
    let won = |account: &String| head.seats_of(account).any(|seat| ending.winners.contains(&seat));
    let wins: Vec<bool> = accounts.iter().map(won).collect();
    let drawn = ending.winners.is_empty();
    let now = shared.clock.now();
    let meeting = unrated.is_none().then_some(Meeting { at: now, since: now.saturating_sub(MEETINGS) });
    let change = |profiles: &mut [Profile], met: &crate::store::Met| {
        let before: Vec<i32> = profiles.iter().map(|profile| profile.rating).collect();
        if unrated.is_none() {
            kept::rate(rating, profiles, &wins, |one, other| met.times(one, other));
        }
        let why = unrated.or(met.any().then_some(Unrated::Again));
        for (index, (profile, account)) in profiles.iter_mut().zip(&accounts).enumerate() {
            profile.played += 1;
            profile.won += u32::from(wins[index]);
            profile.drawn += u32::from(drawn);
            let change = profile.rating - before[index];
            profile.latest = Some(LatestResult { match_id: id.to_owned(), change, unrated: why });
            // Whoever plays against themselves earns nothing by it.
            let mut seats = head.seats_of(account);
            let seat = seats.next().filter(|_| worthless.is_none() && seats.next().is_none());
            let finished = seat.map(|seat| head.finished(id, seat));
            let score = match (drawn, wins[index]) {
                (true, _) => Score::Drawn,
                (_, true) => Score::Won,
                _ => Score::Lost,
            };
            // What cannot be read stays as it is; the result counts all the same.
            if let Some(Err(error)) = keepsake.map(|keepsake| keepsake.settle(&mut profile.kept, score, finished)) {
                tracing::error!(id, account, %error, "a result did not reach what the game keeps");
            }
        }
    };
    shared.store.settle(id, &kept::blank(game.as_ref()), &accounts, meeting, change).await
}
