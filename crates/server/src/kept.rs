//! What is kept of a person's matches of one game: ratings and statistics of every game, and what a
//! game itself keeps, which only the game can read ([`AnyKeepsake`]).

use parlour_core::{AnyGame, AnyKeepsake, Rating, Score};
use parlour_protocol::{Fault, Profile};
pub use parlour_table::kept::{bring, fault, keepsake};
use serde_json::json;

use crate::shared::Shared;
use crate::store::StoreError;

/// A profile before the first result.
pub fn blank(game: &dyn AnyGame) -> Profile {
    let kept = game.keepsake().map_or_else(|| json!({}), AnyKeepsake::fresh);
    let (game, rating) = (game.info().id.to_owned(), game.info().rating.first);
    Profile { game, version: 0, rating, played: 0, won: 0, drawn: 0, latest: None, kept }
}

/// A profile as its owner may see it; refused if what the game keeps cannot be read.
pub fn shown(game: &dyn AnyGame, profile: Profile) -> Result<Profile, Fault> {
    let Some(keepsake) = game.keepsake() else { return Ok(profile) };
    let kept = keepsake.shown(&profile.kept).map_err(|error| fault(&error, game.info()))?;
    Ok(Profile { kept, ..profile })
}

impl Shared {
    /// A person's profile for one game, as it is before the first result too.
    pub async fn profile(&self, account: &str, game: &dyn AnyGame) -> Result<Profile, StoreError> {
        Ok(self.store.profile(account, game.info().id).await?.unwrap_or_else(|| blank(game)))
    }
}

/// Everybody against everybody, winners against those who did not win. `met` says how often two of
/// them have met lately: each time a result between them counts half as much as the time before.
pub fn rate(rating: Rating, profiles: &mut [Profile], wins: &[bool], met: impl Fn(usize, usize) -> u32) {
    let before: Vec<i32> = profiles.iter().map(|profile| profile.rating).collect();
    for (index, profile) in profiles.iter_mut().enumerate() {
        let others = (0..before.len()).filter(|other| *other != index);
        let change: f64 = others
            .map(|other| {
                let score = match (wins[index], wins[other]) {
                    (true, false) => Score::Won,
                    (false, true) => Score::Lost,
                    _ => Score::Drawn,
                };
                let weight = 0.5f64.powi(met(index, other).min(30) as i32);
                weight * rating.change(before[index], before[other], score)
            })
            .sum();
        profile.rating += (change / (before.len() - 1) as f64).round() as i32;
    }
}
