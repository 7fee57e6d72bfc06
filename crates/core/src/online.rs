//! What a game's rules ask of whoever hosts a match of it online. The rules have no clock: the host
//! has one, and asks them what to do when it shows something.

use crate::game::Game;
use crate::matches::Match;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The time that the rules themselves give to all who are asked in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    /// How long, in milliseconds.
    pub ms: u64,
    /// It begins when all players have seen the round, or after so long.
    pub wait: u64,
}

/// The hooks of a game for its host. The defaults are those of a game that says nothing.
pub trait Online<G: Game>: Sync {
    /// The number of the round of decisions that `state` is in: a timer runs for one round, and
    /// what is done for a seat is done for one.
    fn round(&self, state: &G) -> u32 {
        let _ = state;
        0
    }

    /// The timer of a round, if the rules have one.
    fn timer(&self, state: &G) -> Option<Timer> {
        let _ = state;
        None
    }

    /// What is done for `seat` when its time is up; without it the seat loses by the flag.
    fn out_of_time(&self, state: &G, seat: Seat) -> Option<G::Action> {
        let _ = (state, seat);
        None
    }

    /// What the host does at once for a seat that can do nothing else. Others see that it did, so
    /// it may depend on nothing but what they know.
    fn idle(&self, state: &G, seat: Seat) -> Option<G::Action> {
        let _ = (state, seat);
        None
    }

    /// For how many milliseconds in one piece a seat may be away before it forfeits.
    fn may_be_away(&self, state: &G) -> Option<u64> {
        let _ = state;
        None
    }

    /// Whether `action` answers what `seat` has answered already: it is taken again and changes
    /// nothing, or is refused. None if it is a new answer.
    fn again(&self, played: &Match<G>, seat: Seat, action: &G::Action) -> Option<Result<(), Refusal>> {
        let _ = (played, seat, action);
        None
    }
}

/// The hooks of a game that says nothing.
pub struct Plain;

impl<G: Game> Online<G> for Plain {}
