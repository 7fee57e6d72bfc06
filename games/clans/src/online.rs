//! Chapters 14 and 24: what the rules ask of the host of an online match. The host has the clock,
//! the connections and the drafts (R14.1); what it does with them is said here.

use parlour_core::{Match, Online, Refusal, Seat, Timer};

use crate::action::{Action, Submission};
use crate::refusal::Code;
use crate::setup::Module;
use crate::state::Clans;

/// R14.2: how long the host waits for both clients to report ready, in milliseconds.
const READY_WAIT: u64 = 15_000;
/// R14.8: how long a side may be away in one piece, in milliseconds.
const AWAY: u64 = 60_000;

/// The hooks of this game.
pub(crate) struct Hooks;

impl Online<Clans> for Hooks {
    fn round(&self, state: &Clans) -> u32 {
        u32::from(state.turn)
    }

    /// R14.2
    fn timer(&self, state: &Clans) -> Option<Timer> {
        let ms = u64::from(state.facts.rules.turn_timer_ms);
        (ms > 0).then_some(Timer { ms, wait: READY_WAIT })
    }

    /// R14.4: the plan as it lies on the table, which may be empty. A draft that the side sent is
    /// played before.
    fn out_of_time(&self, state: &Clans, seat: Seat) -> Option<Action> {
        state.is_planning(seat.index()).then_some(Action::Submit)
    }

    /// R14.7
    fn idle(&self, state: &Clans, seat: Seat) -> Option<Action> {
        (state.has(Module::M5) && state.has_only_pass(seat.index())).then_some(Action::Submit)
    }

    /// R14.8
    fn may_be_away(&self, state: &Clans) -> Option<u64> {
        state.has(Module::M5).then_some(AWAY)
    }

    /// R14.5, R24.4: the plan that was sealed in the turn it names is accepted again, another is not.
    fn again(&self, played: &Match<Clans>, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        let Action::Plan(plan) = action else { return None };
        let sealed = sealed(played, seat, plan.turn)?;
        Some(if sealed == plan.for_turn(0) { Ok(()) } else { Err(Code::Already.by("R24.4")) })
    }
}

/// The plan that a side has sealed in this turn (0 for the running one) or in the one before.
fn sealed(played: &Match<Clans>, seat: Seat, turn: u16) -> Option<Submission> {
    let state = played.state();
    if turn == 0 || turn == state.turn {
        let side = &state.sides[seat.index()];
        return side.submitted.then_some(side.plan);
    }
    let seals = |number: &u32| match played.action(*number)? {
        (by, action @ (Action::Submit | Action::Plan(_))) if by == seat => Some(action),
        _ => None,
    };
    let (at, action) = played.line().iter().enumerate().rev().find_map(|(at, number)| Some((at, seals(number)?)))?;
    let before = played.state_after(at);
    let plan = if let Action::Plan(plan) = action { plan.for_turn(0) } else { before.sides[seat.index()].plan };
    (before.turn == turn).then_some(plan)
}
