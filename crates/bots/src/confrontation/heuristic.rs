//! A player that weighs the position after each of its options.

use parlour_confrontation::{Action, Confrontation, Side};
use parlour_core::{Bot, Game, NoEvents, Perspective, Rng, Seat, Status};

use super::guide::{Advice, play_on};
use super::value::value;
use crate::overlook::overlook;

/// Imagined states that every option is tried on.
const SAMPLES: u32 = 24;

/// Tries each option on imagined states, plays the turn out, and takes the best on average.
#[derive(Clone, Default)]
pub struct Heuristic {
    /// How many of a hundred options it does not see, as a beginner would not.
    overlooks: u32,
    advice: Advice,
    options: Vec<Action>,
    scratch: Vec<Action>,
    totals: Vec<f32>,
}

impl Heuristic {
    /// One that overlooks so many of a hundred options.
    pub fn overlooking(overlooks: u32) -> Self {
        Heuristic { overlooks, ..Self::default() }
    }
}

impl Bot<Confrontation> for Heuristic {
    fn choose(&mut self, place: &Perspective<'_, Confrontation>, rng: &mut Rng) -> Action {
        self.options.clear();
        place.options(&mut self.options);
        if let Some(action) = placement(&self.options, rng) {
            return action;
        }
        if self.overlooks > 0 {
            overlook(&mut self.options, self.overlooks, rng);
        }
        let (view, seat) = (place.view(), place.seat());
        self.totals.clear();
        self.totals.resize(self.options.len(), 0.0);
        for _ in 0..SAMPLES {
            let start = Confrontation::imagine(&view, seat, rng);
            for index in 0..self.options.len() {
                let mut state = start.clone();
                state.apply(seat, &self.options[index], &mut NoEvents);
                play_on(&mut state, &mut self.advice, &mut self.scratch, rng);
                self.totals[index] += worth(&state, seat);
            }
        }
        let mut best = 0;
        for index in 1..self.options.len() {
            if self.totals[index] > self.totals[best] {
                best = index;
            }
        }
        self.options[best]
    }
}

/// What a state is worth to a seat, from 0 to 1.
fn worth(state: &Confrontation, seat: Seat) -> f32 {
    if let Status::Over(outcome) = state.status() {
        return if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
    }
    let fellowship = value(state);
    if state.side_of(seat) == Side::Fellowship { fellowship } else { 1.0 - fellowship }
}

/// During placement: one of the formations, and that is that. A fixed one could be read.
pub(super) fn placement(options: &[Action], rng: &mut Rng) -> Option<Action> {
    if options.contains(&Action::Confirm) {
        return Some(Action::Confirm);
    }
    let formations: Vec<Action> =
        options.iter().copied().filter(|action| matches!(action, Action::Formation(_))).collect();
    rng.pick(&formations).copied()
}
