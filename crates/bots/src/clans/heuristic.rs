//! A player that tries plans against what the other side may do this turn.

use parlour_clans::{Action, Clans, Side, Submission};
use parlour_core::{Bot, Game, NoEvents, Perspective, Rng, Seat, Status};

use super::plans::{climb, deal, random_plan};

/// Turns that are played at random after the plan before the position is judged.
const TURNS: u32 = 2;
/// Imagined states that every plan is tried on.
const WORLDS: usize = 12;

/// Imagines what the other side may hold and do, builds its plan card by card, and takes what is
/// best on average. A hero is used where that beats going without.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic {
    /// The turn for which the hero has been thought of.
    thought: u16,
}

impl Bot<Clans> for Heuristic {
    fn choose(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) -> Action {
        let (view, seat) = (place.view(), place.seat());
        let side = Side::of_seat(seat);
        let starts: Vec<Clans> = (0..WORLDS).map(|_| Clans::imagine(&view, seat, rng)).collect();
        let plain = best(&starts, side, rng);
        if self.thought != view.turn() {
            self.thought = view.turn();
            if let Some(hero) = hero(place, &starts, plain.1, rng) {
                return hero;
            }
        }
        Action::Plan(plain.0)
    }
}

/// The hero's best use, if it is worth more than `without` and than keeping it for later.
fn hero(place: &Perspective<'_, Clans>, starts: &[Clans], without: f32, rng: &mut Rng) -> Option<Action> {
    let mut options = Vec::new();
    place.options(&mut options);
    let seat = place.seat();
    let mut found = (None, without + KEEPING);
    for action in options.into_iter().filter(|action| matches!(action, Action::Hero(_))) {
        let used: Vec<Clans> = starts.iter().map(|start| after(start, seat, &action, rng)).collect();
        let worth = best(&used, Side::of_seat(seat), rng).1;
        if worth > found.1 {
            found = (Some(action), worth);
        }
    }
    found.0
}

/// What a hero's use is worth later on.
const KEEPING: f32 = 3.0;

fn after(start: &Clans, seat: Seat, action: &Action, rng: &mut Rng) -> Clans {
    let mut state = start.clone();
    state.apply(seat, action, &mut NoEvents);
    deal(&mut state, rng);
    state
}

/// The best plan that was found, and its worth.
fn best(starts: &[Clans], side: Side, rng: &mut Rng) -> (Submission, f32) {
    let other = side.other();
    let plan = |start: &Clans, rng: &mut Rng| match start.status() {
        // A plan that is sealed already was imagined with the rest.
        Status::Decide(asked) if asked.contains(other.seat()) => random_plan(start, other, rng),
        _ => Submission::PASS,
    };
    let worlds: Vec<(Clans, Submission)> = starts.iter().map(|start| (start.clone(), plan(start, rng))).collect();
    let mut most = f32::NEG_INFINITY;
    let plan = climb(&worlds, side, TURNS, rng, &mut |_, worth| most = most.max(worth));
    (plan, most)
}
