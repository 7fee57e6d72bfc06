//! The search: tries whole actions (a die, what it is used for, and with which army) on imagined
//! states, plays both sides on with the planner, has the learned judge say how it stands, and takes
//! what does best on average.
//!
//! Every idea is tried on the same imagined states with the same chance, so that what differs is
//! the idea and not the luck. Ideas that do worse are dropped on the way, and what is left of the
//! budget goes to the others. What the others hold is imagined anew each time; the search never
//! reaches the state.

use std::time::Duration;

use parlour_core::{Bot, Game, Hint, NoEvents, Perspective, Rng, Seat, Status, Text};
use parlour_wotr::{Action, Look, Region, Side, Stage, Step, Wotr};

use super::mind::Mind;
use crate::search::Budget;

/// Ideas that are tried at most.
const IDEAS: usize = 12;

/// How it goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// Ideas that are worth so much less than the best, in Victory points, are not tried.
    pub margin: f32,
    /// Decisions that are played on before a position is judged.
    pub depth: u32,
    /// How sure it must be that another idea is better than the planner's own, in standard errors.
    pub doubt: f32,
    /// Whether it tries different ways of the armies, and not only the planner's.
    pub ways: bool,
    /// Whether it also searches what is asked apart from dice: the Fellowship's phase, damage of the
    /// Hunt, and whether to go on with a battle.
    pub widely: bool,
}

impl Manner {
    /// The one that won most.
    pub const USUAL: Manner = Manner { margin: 0.8, depth: 36, doubt: 0.6, ways: true, widely: true };

    /// Short of sight: a die at a time, the armies as the planner would have them.
    pub const BRIEF: Manner = Manner { depth: 12, ways: false, widely: false, ..Manner::USUAL };
}

/// A whole action to try; who goes and how is the planner's business.
#[derive(Clone, Copy, Debug)]
struct Idea {
    /// What the planner makes of it: ideas are tried in this order.
    worth: f32,
    action: Action,
    /// The army that moves or attacks, and where; none for the planner's choice.
    way: Option<[Region; 2]>,
    /// What it did better than the planner's own idea on the same states: how many, the sum, and
    /// the sum of squares.
    tries: f32,
    gain: f32,
    square: f32,
    /// What came of it, summed.
    total: f32,
    dropped: bool,
}

impl Idea {
    const fn new(worth: f32, action: Action, way: Option<[Region; 2]>) -> Self {
        Idea { worth, action, way, tries: 0.0, gain: 0.0, square: 0.0, total: 0.0, dropped: false }
    }

    fn note(&mut self, result: f32, own: f32) {
        let gain = result - own;
        self.tries += 1.0;
        self.gain += gain;
        self.square += gain * gain;
        self.total += result;
    }

    /// The mean gain over the planner's own idea.
    fn mean(&self) -> f32 {
        self.gain / self.tries.max(1.0)
    }

    /// The standard error of the mean gain.
    fn doubt(&self) -> f32 {
        let mean = self.mean();
        let spread = (self.square / self.tries.max(1.0) - mean * mean).max(0.0);
        (spread / (self.tries - 1.0).max(1.0)).sqrt()
    }
}

/// A bot that looks ahead.
#[derive(Clone, Debug)]
pub struct Foresight {
    mind: Mind,
    budget: Budget,
    manner: Manner,
    options: Vec<Action>,
    scratch: Vec<Action>,
    ideas: Vec<Idea>,
    /// What is still to be done of the action that was chosen.
    script: Vec<Action>,
    simulations: u64,
}

impl Foresight {
    /// A bot with such a budget for each decision that matters.
    pub fn new(budget: Budget) -> Self {
        Self::with(budget, Manner::USUAL)
    }

    /// The same in another manner.
    pub fn with(budget: Budget, manner: Manner) -> Self {
        Foresight {
            mind: Mind::default(),
            budget,
            manner,
            options: Vec::new(),
            scratch: Vec::new(),
            ideas: Vec::new(),
            script: Vec::new(),
            simulations: 0,
        }
    }

    /// What to try for a decision; the planner's own idea first. Nothing where the planner's answer
    /// is good enough.
    fn gather(&mut self, game: &Wotr, seat: Seat, rng: &mut Rng) {
        self.ideas.clear();
        match game.look().step() {
            Some(Step::Act(_)) => self.gather_deeds(game, seat),
            Some(step) if self.is_searched(step) => {
                let planned = self.mind.choose(game, seat, &self.options, rng);
                self.ideas.push(Idea::new(1.0, self.options[planned], None));
                let others = self.options.iter().enumerate().filter(|(index, _)| *index != planned);
                self.ideas.extend(others.take(IDEAS - 1).map(|(_, action)| Idea::new(0.0, *action, None)));
            }
            _ => {}
        }
    }

    /// Whether a question apart from dice is searched.
    fn is_searched(&self, step: Step) -> bool {
        match step {
            Step::Allocate => true,
            Step::Fellowship { .. } | Step::Damage => self.manner.widely,
            Step::Round(stage) => self.manner.widely && matches!(stage, Stage::Shelter | Stage::Cease | Stage::Retreat),
            _ => false,
        }
    }

    /// The planner's best ideas for a die, the best first: a deed once, with the die that suits it
    /// best, and for armies each way they may go.
    fn gather_deeds(&mut self, game: &Wotr, seat: Seat) {
        let margin = self.manner.margin;
        let (ideas, options) = (&mut self.ideas, &self.options);
        self.mind.weigh(game, seat, options, |index, worth| {
            let action = options[index];
            if !matches!(action, Action::Skip(_)) {
                ideas.push(Idea::new(worth, action, None));
            }
        });
        if ideas.is_empty() {
            return;
        }
        ideas.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let mut kept = 0;
        for index in 0..ideas.len() {
            let known = ideas[..kept].iter().any(|other| is_same_deed(other.action, ideas[index].action));
            if !known {
                ideas.swap(kept, index);
                kept += 1;
            }
        }
        ideas.truncate(kept);
        let best = ideas[0].worth;
        for index in 0..kept {
            let Idea { worth, action, .. } = ideas[index];
            if self.manner.ways && worth > best - margin {
                self.mind
                    .ways(game, seat, action, |other, way| ideas.push(Idea::new(other.min(worth), action, Some(way))));
            }
        }
        ideas[1..].sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ideas.retain(|idea| idea.worth > best - margin);
        ideas.truncate(IDEAS);
    }

    /// Tries the ideas; the one to follow, as an index.
    fn compare(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> usize {
        let seat = place.seat();
        let rounds = (self.ideas.len() as f32).log2().ceil().max(1.0);
        let began = match self.budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time(_, now) => now(),
        };
        let (mut done, mut halvings) = (0u32, 1.0);
        loop {
            let world = place.imagine(rng);
            let luck = rng.next_u64();
            let mut own = 0.0;
            for index in 0..self.ideas.len() {
                if self.ideas[index].dropped {
                    continue;
                }
                let mut game = world;
                self.begin(&mut game, seat, index);
                let result = self.play_on(&mut game, seat, &mut Rng::new(luck));
                own = if index == 0 { result } else { own };
                self.ideas[index].note(result, own);
                done += 1;
            }
            let spent = match self.budget {
                Budget::Iterations(count) => done as f32 / count as f32,
                Budget::Time(limit, now) => now().saturating_sub(began).as_secs_f32() / limit.as_secs_f32().max(1e-6),
            };
            let enough = self.ideas[0].tries >= 2.0;
            if enough && spent >= halvings / rounds {
                self.drop_half();
                halvings += 1.0;
            }
            if enough && spent >= 1.0 {
                break;
            }
        }
        self.simulations += u64::from(done);
        self.verdict()
    }

    /// Drops the worse half of the ideas that are left; the planner's own stays to the end.
    fn drop_half(&mut self) {
        let mut left: Vec<usize> = (1..self.ideas.len()).filter(|index| !self.ideas[*index].dropped).collect();
        left.sort_by(|a, b| self.ideas[*b].mean().total_cmp(&self.ideas[*a].mean()));
        for index in left.iter().skip(left.len().div_ceil(2)) {
            self.ideas[*index].dropped = true;
        }
    }

    /// The planner's own idea, unless another is better by more than chance.
    fn verdict(&self) -> usize {
        let mut best = (0, 0.0);
        for (index, idea) in self.ideas.iter().enumerate().skip(1).filter(|(_, idea)| !idea.dropped) {
            let sure = idea.mean() - self.manner.doubt * idea.doubt();
            if sure > best.1 {
                best = (index, sure);
            }
        }
        best.0
    }

    /// Begins an idea: the rest of its questions is the planner's.
    fn begin(&mut self, game: &mut Wotr, seat: Seat, index: usize) {
        let Idea { action, way, .. } = self.ideas[index];
        game.apply(seat, &action, &mut NoEvents);
        for next in way.into_iter().flat_map(|[from, to]| [Action::From(from), Action::To(to)]) {
            if game.check(seat, &next).is_ok() {
                game.apply(seat, &next, &mut NoEvents);
            }
        }
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
                    if decisions >= self.manner.depth && matches!(game.look().step(), Some(Step::Act(_))) {
                        let free = self.mind.value(game);
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

impl Bot<Wotr> for Foresight {
    fn choose(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Action {
        self.options.clear();
        place.options(&mut self.options);
        // What the rules answered by themselves, because nothing else was possible, is not asked.
        while let Some(next) = self.script.pop() {
            if self.options.contains(&next) {
                return next;
            }
        }
        if let [only] = self.options.as_slice() {
            return *only;
        }
        let seat = place.seat();
        let game = place.imagine(rng);
        self.gather(&game, seat, rng);
        let chosen = match self.ideas.len() {
            0 => return self.options[self.mind.choose(&game, seat, &self.options, rng)],
            1 => 0,
            _ => self.compare(place, rng),
        };
        let Idea { action, way, .. } = self.ideas[chosen];
        self.script.extend(way.into_iter().flat_map(|[from, to]| [Action::To(to), Action::From(from)]));
        action
    }

    /// What it would do, and what came of trying it, where it tried.
    fn hint(&mut self, place: &Perspective<'_, Wotr>, rng: &mut Rng) -> Option<Hint<Action>> {
        self.ideas.clear();
        self.script.clear();
        let action = self.choose(place, rng);
        let reason = match self.ideas.iter().find(|idea| idea.action == action && idea.tries > 0.0) {
            Some(idea) => {
                let share = (100.0 * idea.total / idea.tries).round() as u32;
                Text::new("hint.foreseen").with("tries", idea.tries as u32).with("share", share)
            }
            None => Text::new("hint.planned"),
        };
        Some(Hint { action, reason })
    }

    fn simulations(&self) -> Option<u64> {
        Some(self.simulations)
    }
}
