//! What games keep of their players between matches. Every game has ratings and statistics; a game
//! with more to keep (a wallet, a collection, decks) says here how it is shown, what can be done
//! with it, what it brings to a match and what a match brings to it.

mod clans;

use parlour_core::AnyMatch;
use parlour_protocol::{Fault, Profile};
use serde_json::{Map, Value};

/// How far one result may move a rating, where the game has no rule of its own.
const STAKE: f64 = 24.0;

/// How a match went for somebody, against somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Neither.
    Drawn,
    /// Lost.
    Lost,
}

/// What a match was worth to one seat of it.
#[derive(Clone, Debug)]
pub struct Worth<'a> {
    /// The seat.
    pub seat: u8,
    /// What [`Keeper::earned`] said when the match ended.
    pub earned: &'a Value,
    /// For what the match leaves to chance: a function of its key, the same whenever it is asked.
    pub seed: u64,
}

/// A game's rules for what it keeps. What is kept is JSON of the game's own; nobody else reads it.
pub trait Keeper: Sync {
    /// What somebody has before the first match.
    fn first(&self) -> Value {
        Value::Object(Map::new())
    }

    /// The rating before the first result.
    fn first_rating(&self) -> i32 {
        1_500
    }

    /// How a result against somebody moves a rating: Elo.
    fn rating_change(&self, own: i32, other: i32, score: Score) -> f64 {
        let expected = 1.0 / (1.0 + 10f64.powf(f64::from(other - own) / 400.0));
        let scored = match score {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        };
        STAKE * (scored - expected)
    }

    /// How many decisions every seat must have made for a match to count: whoever gives up at once
    /// gives nothing away.
    fn fewest_decisions(&self) -> u32 {
        8
    }

    /// What its owner may see of it.
    fn shown(&self, kept: &Value) -> Value {
        kept.clone()
    }

    /// What there is to collect; none where nothing is.
    fn goods(&self) -> Option<Value> {
        None
    }

    /// Does what its owner wants done with it. When it is refused nothing has changed.
    fn order(&self, _kept: &mut Value, _order: &Value) -> Result<(), Fault> {
        Err(nothing_kept())
    }

    /// What its owner brings to a match under this name.
    fn bring(&self, _kept: &Value, _name: &str) -> Result<Value, Fault> {
        Err(nothing_kept())
    }

    /// Puts what the holder of a seat has brought into the setup of the match.
    fn fit(&self, _brought: &Value, _seat: u8, _setup: &mut Value) -> Result<(), Fault> {
        Ok(())
    }

    /// What a match that has just ended is worth to its seats. Stored with its last entry.
    fn earned(&self, _played: &dyn AnyMatch) -> Value {
        Value::Null
    }

    /// Takes note of a result. The ratings and counts of `profile` are those after it; `worth` is
    /// there if the match counts.
    fn settle(&self, _profile: &mut Profile, _worth: Option<Worth<'_>>) {}
}

fn nothing_kept() -> Fault {
    Fault::new(parlour_protocol::Code::ActionNothing, "this game keeps nothing between matches")
}

/// Ratings and statistics alone, of a game in which every seat decides at least so often.
struct Plain {
    decisions: u32,
}

impl Keeper for Plain {
    fn fewest_decisions(&self) -> u32 {
        self.decisions
    }
}

/// The keeper of a game.
pub fn keeper(game: &str) -> &'static dyn Keeper {
    match game {
        "clans" => &clans::ClansKeeper,
        "kuhn" | "leduc" => &Plain { decisions: 1 },
        "tictactoe" => &Plain { decisions: 2 },
        "connect4" => &Plain { decisions: 3 },
        _ => &Plain { decisions: 8 },
    }
}

/// A profile before the first result.
pub fn blank(game: &str) -> Profile {
    let keeper = keeper(game);
    let (rating, kept) = (keeper.first_rating(), keeper.first());
    Profile { game: game.to_owned(), version: 0, rating, played: 0, won: 0, drawn: 0, latest: None, kept }
}

/// A profile as its owner may see it.
pub fn shown(profile: Profile) -> Profile {
    let kept = keeper(&profile.game).shown(&profile.kept);
    Profile { kept, ..profile }
}

/// Everybody against everybody, winners against those who did not win. `met` says how often two of
/// them have met lately: each time a result between them counts half as much as the time before.
pub fn rate(keeper: &dyn Keeper, profiles: &mut [Profile], wins: &[bool], met: impl Fn(usize, usize) -> u32) {
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
                weight * keeper.rating_change(before[index], before[other], score)
            })
            .sum();
        profile.rating += (change / (before.len() - 1) as f64).round() as i32;
    }
}
