//! The result of a match once it is over, and what it counts for.

use parlour_core::{AnyGame, AnyMatch, Finished, Mark, Seat, sha256};
use parlour_protocol::{Ending, Holder, Phase, Unrated};
use serde_json::Value;

use crate::desk::{Happened, Out};
use crate::head::Head;
use crate::live::Live;

/// The ending of a match that somebody left and nobody wanted to win.
pub(super) const CALLED_OFF: &str = "called_off";

/// By seat: how many of its decisions are in effect.
fn decisions(played: &dyn AnyMatch) -> Vec<u32> {
    let mut count = vec![0; usize::from(played.seats())];
    for number in played.line() {
        if let Some(seat) = played.actor(number) {
            count[seat.index()] += 1;
        }
    }
    count
}

impl Head {
    /// The head of a match that has just ended.
    pub(super) fn ended(&self, ending: Ending, game: &dyn AnyGame, played: &dyn AnyMatch) -> Head {
        let mut head = Head {
            phase: Phase::Over,
            ending: Some(ending),
            earned: game.keepsake().map(|keepsake| keepsake.worth(played)).unwrap_or_default(),
            decisions: decisions(played),
            ..self.marked(played)
        };
        let unrated = head.unrated(game.info().rating.decisions);
        if let Some(ending) = &mut head.ending {
            ending.unrated = unrated;
        }
        head
    }

    /// The head of a match that was over and is played on.
    pub(super) fn reopened(&self, played: &dyn AnyMatch) -> Head {
        let (ending, earned, decisions, veiled) = Default::default();
        Head { phase: Phase::Running, ending, earned, decisions, veiled, ..self.marked(played) }
    }

    /// What the match brought to a seat, for what its holder keeps. What is left to chance then comes
    /// from the key of the match, so that nobody can choose it.
    pub fn finished(&self, id: &str, seat: u8) -> Finished<Value> {
        let key = self.keys.last().and_then(|epoch| epoch.key.as_ref()).map_or([0; 32], |key| key.0);
        let hash = sha256(&[b"parlour after 1\0", &key, id.as_bytes(), &[seat]]);
        let seed = u64::from_le_bytes(std::array::from_fn(|index| hash[index]));
        Finished { seat: Seat(seat), worth: self.earned.clone(), seed }
    }

    /// The head of a match to which something happened that marks it.
    pub(super) fn marked(&self, played: &dyn AnyMatch) -> Head {
        Head { unlearned: played.has(Mark::Unlearned), edited: played.has(Mark::Edits), ..self.clone() }
    }

    /// Those who sit at it, each once.
    pub fn accounts(&self) -> Vec<String> {
        let mut accounts: Vec<String> = self.seats.iter().filter_map(|seat| seat.account.clone()).collect();
        accounts.sort();
        accounts.dedup();
        accounts
    }

    /// Why the match counts for nothing, neither a rating nor what a game keeps: where everything
    /// could be taken back, or somebody else chose the start or the dice, or it ended before all
    /// had made the `fewest` decisions, the result says nothing.
    pub fn worthless(&self, fewest: u32) -> Option<Unrated> {
        let special = [Mark::Position, Mark::Branch, Mark::Given, Mark::Edits].iter().any(|mark| self.has(*mark));
        let short =
            self.seats.iter().zip(&self.decisions).any(|(seat, made)| seat.holder == Holder::Person && *made < fewest);
        match () {
            () if self.ending.as_ref().is_some_and(|ending| ending.reason == CALLED_OFF) => Some(Unrated::CalledOff),
            () if special => Some(Unrated::Special),
            () if self.open || self.unlearned => Some(Unrated::TakenBack),
            () if short => Some(Unrated::Short),
            () => None,
        }
    }

    /// Why the match does not count for ratings.
    pub fn unrated(&self, fewest: u32) -> Option<Unrated> {
        let is = |holder: Holder| self.seats.iter().any(|seat| seat.holder == holder);
        match self.worthless(fewest) {
            Some(why) => Some(why),
            None if is(Holder::Bot) => Some(Unrated::Bot),
            None if self.accounts().len() < self.seats.len().max(2) => Some(Unrated::Alone),
            None if self.seats.iter().any(|seat| seat.guest) => Some(Unrated::Guest),
            None => None,
        }
    }
}

impl Live {
    /// Says that the match is over, for those who put its result into the players' profiles.
    pub(super) fn settle(&self) {
        self.desk.put(Out::Happened(Happened::Result(Box::new(self.head.clone()))));
    }
}
