//! The search: tries the planner's best ideas on imagined states, plays both sides on with the
//! planner, and takes the idea that does best on average.
//!
//! Every idea is tried on the same imagined states with the same chance, so that what differs is
//! the idea and not the luck. What the others hold is imagined anew each time; the search never
//! reaches the state.

use parlour_core::{Bot, Game, Hint, NoEvents, Perspective, Rng, Seat, Status, Text};
use parlour_wotr::{Action, Look, Side, Step, Wotr};

use super::mends::Mends;
use super::mind::Mind;

/// Ideas that are tried at most.
const IDEAS: usize = 6;
/// Ideas that are worth so much less than the best are not tried.
const MARGIN: f32 = 0.6;
/// Decisions that are played on before a position is judged.
const DEPTH: u32 = 36;

/// A bot that looks ahead.
#[derive(Clone, Debug)]
pub struct FirstForesight {
    mind: Mind,
    /// Simulations for each decision.
    budget: u32,
    options: Vec<Action>,
    scratch: Vec<Action>,
    ideas: Vec<(f32, Action)>,
    results: Vec<[f32; IDEAS]>,
    simulations: u64,
}

impl FirstForesight {
    /// A bot with so many simulations for each decision that matters.
    pub fn new(budget: u32) -> Self {
        FirstForesight {
            mind: Mind::with(Mends::NONE),
            budget,
            options: Vec::new(),
            scratch: Vec::new(),
            ideas: Vec::new(),
            results: Vec::new(),
            simulations: 0,
        }
    }

    /// The planner's best ideas, the best first; a deed once, with the die that suits it best.
    fn gather(&mut self, game: &Wotr, seat: Seat) {
        let (ideas, options) = (&mut self.ideas, &self.options);
        ideas.clear();
        self.mind.weigh(game, seat, options, |index, worth| ideas.push((worth, options[index])));
        ideas.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = ideas.first().map_or(0.0, |idea| idea.0);
        let mut kept = 0;
        for index in 0..ideas.len() {
            let (worth, action) = ideas[index];
            let known = ideas[..kept].iter().any(|(_, other)| is_same_deed(*other, action));
            let dull = matches!(action, Action::Skip(_));
            if !known && !dull && worth > best - MARGIN && kept < IDEAS {
                ideas[kept] = (worth, action);
                kept += 1;
            }
        }
        ideas.truncate(kept.max(1));
    }

    /// Tries the ideas; the one to follow.
    fn compare(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Action {
        let seat = place.seat();
        let ideas = self.ideas.len();
        let worlds = (self.budget as usize / ideas).max(2);
        self.results.clear();
        for _ in 0..worlds {
            let world = place.imagine(rng);
            let luck = rng.next_u64();
            let mut results = [0.0; IDEAS];
            for (index, result) in results.iter_mut().enumerate().take(ideas) {
                let mut game = world;
                game.apply(seat, &self.ideas[index].1, &mut NoEvents);
                *result = self.play_on(&mut game, seat, &mut Rng::new(luck));
            }
            self.results.push(results);
        }
        self.simulations += (worlds * ideas) as u64;
        self.ideas[self.verdict(ideas)].1
    }

    /// The planner's own idea, unless another is better by more than chance.
    fn verdict(&self, ideas: usize) -> usize {
        let worlds = self.results.len() as f32;
        let mut best = (0, 0.0);
        for index in 1..ideas {
            let gains = self.results.iter().map(|results| results[index] - results[0]);
            let mean = gains.clone().sum::<f32>() / worlds;
            let spread = gains.map(|gain| (gain - mean) * (gain - mean)).sum::<f32>() / (worlds - 1.0).max(1.0);
            let doubt = (spread / worlds).sqrt();
            let doubt = 0.6 * doubt;
            if mean - doubt > best.1 {
                best = (index, mean - doubt);
            }
        }
        best.0
    }

    /// Plays a state on with the planner on every seat; what comes of it is worth to the seat.
    fn play_on(&mut self, game: &mut Wotr, own: Seat, rng: &mut Rng) -> f32 {
        let side = Look::side_of(own);
        let mut decisions = 0;
        loop {
            match game.status() {
                Status::Over(outcome) => return if outcome.winners.contains(own) { 1.0 } else { 0.0 },
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let settled = matches!(game.look().step(), Some(Step::Act(_) | Step::Fellowship { .. }));
                    if decisions >= DEPTH && settled {
                        let free = self.mind.first_value(game);
                        return if side == Side::FreePeoples { free } else { 1.0 - free };
                    }
                    let seat = seats.iter().next().expect("somebody is asked");
                    self.scratch.clear();
                    game.legal_actions(seat, &mut self.scratch);
                    let chosen = self.mind.choose(game, seat, &self.scratch, rng);
                    game.apply(seat, &self.scratch[chosen], &mut NoEvents);
                    decisions += 1;
                }
            }
        }
    }
}

/// Whether two actions do the same with different dice.
fn is_same_deed(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Use { to: one, .. }, Action::Use { to: other, .. }) => one == other,
        (Action::Ring { to: one, .. }, Action::Ring { to: other, .. }) => one == other,
        _ => one == other,
    }
}

impl Bot<Wotr> for FirstForesight {
    fn choose(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Action {
        self.options.clear();
        place.options(&mut self.options);
        if let [only] = self.options.as_slice() {
            return *only;
        }
        let seat = place.seat();
        let game = place.imagine(rng);
        match game.look().step() {
            Some(Step::Act(_)) => self.gather(&game, seat),
            Some(Step::Allocate) => {
                let planned = self.mind.choose(&game, seat, &self.options, rng);
                self.ideas.clear();
                self.ideas.push((0.0, self.options[planned]));
                let near = self.options.iter().enumerate().filter(|(index, _)| index.abs_diff(planned) == 1);
                self.ideas.extend(near.map(|(_, action)| (0.0, *action)));
            }
            _ => return self.options[self.mind.choose(&game, seat, &self.options, rng)],
        }
        if self.ideas.len() == 1 {
            return self.ideas[0].1;
        }
        self.compare(place, rng)
    }

    /// What it would do, and what came of trying it, where it tried.
    fn hint(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Option<Hint<Action>> {
        self.results.clear();
        let action = self.choose(place, rng);
        let worlds = self.results.len();
        let reason = match self.ideas.iter().position(|(_, idea)| *idea == action) {
            Some(index) if worlds > 0 => {
                let mean = self.results.iter().map(|results| results[index]).sum::<f32>() / worlds as f32;
                let share = (100.0 * mean).round() as u32;
                Text::new("hint.foreseen").with("tries", worlds as u32).with("share", share)
            }
            _ => Text::new("hint.planned"),
        };
        Some(Hint { action, reason })
    }

    fn simulations(&self) -> Option<u64> {
        Some(self.simulations)
    }
}
