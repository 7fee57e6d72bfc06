//! The search: what may both sides do this turn, and what comes of it?
//!
//! Both plans of a turn are sealed at once, so the search imagines what the other side holds, and
//! lets it look for its own best plan against what this side may have in mind, whether or not it
//! has sealed one already. Its own plans are built card by card against what the others would do.
//! They are then tried on the same imagined states with the same luck, and the worse half is
//! dropped again and again. A learned judge says how it stands after the turn, or after a few more
//! turns in which both sides make quick plans.

use std::time::Duration;

use parlour_clans::{Action, Clans, Side, Submission};
use parlour_core::{Bot, Game, Hint, NoEvents, Perspective, Rng, Seat, Status, Text};

use super::judge::Judge;
use super::plans::{build, deal, play_turn, random_plan};
use crate::search::Budget;

/// How it goes about it.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Who judges.
    pub judge: &'static Judge,
    /// Plans of this side that the other weighs its own against.
    pub replies: usize,
    /// Imagined states on which a plan is built.
    pub worlds: usize,
    /// The share of the budget in which plans are looked for, in hundredths.
    pub looking: u32,
    /// Turns that are played on before a position is judged, beside this one.
    pub ahead: u32,
    /// Plans that are tried out at most.
    pub most: usize,
    /// How many of a hundred ways to add a card to a plan it does not see, as a beginner would not.
    pub overlooks: u32,
}

impl Manner {
    /// The one that won most.
    pub fn usual() -> Manner {
        Manner { judge: Judge::usual(), replies: 2, worlds: 12, looking: 50, ahead: 1, most: 24, overlooks: 0 }
    }

    /// One that looks no further than this turn.
    pub fn quick() -> Manner {
        Manner { worlds: 6, ahead: 0, ..Manner::usual() }
    }
}

/// Something to do, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Idea {
    action: Action,
    tries: f32,
    total: f32,
    dropped: bool,
}

impl Idea {
    const fn new(action: Action) -> Self {
        Idea { action, tries: 0.0, total: 0.0, dropped: false }
    }

    fn mean(&self) -> f32 {
        self.total / self.tries.max(1.0)
    }
}

/// What this side may face: a state in which nobody has sealed a plan, and the other side's plan.
#[derive(Clone)]
struct World {
    state: Clans,
    rival: Submission,
    luck: u64,
}

/// A bot that looks ahead.
#[derive(Clone)]
pub struct Foresight {
    budget: Budget,
    manner: Manner,
    worlds: Vec<World>,
    ideas: Vec<Idea>,
    /// The turn in which a hero was thought of.
    thought: u16,
    /// Turns played out for this decision, and in its life.
    played: u32,
    simulations: u64,
}

impl Foresight {
    /// A bot with such a budget for each decision: turns that are played out, or time.
    pub fn new(budget: Budget) -> Self {
        Self::with(budget, Manner::usual())
    }

    /// The same in another manner.
    pub fn with(budget: Budget, manner: Manner) -> Self {
        Foresight { budget, manner, worlds: Vec::new(), ideas: Vec::new(), thought: 0, played: 0, simulations: 0 }
    }

    /// A turn played out with these plans of `side` and of the other; what it is worth to `side`.
    fn outcome(&mut self, state: &mut Clans, side: Side, own: &Submission, other: &Submission, rng: &mut Rng) -> f32 {
        let plans = if side == Side::A { [*own, *other] } else { [*other, *own] };
        play_turn(state, &plans, rng);
        self.played += 1;
        self.manner.judge.chance(state, side)
    }

    /// A plan of `side` built against what the other may do.
    fn answer(&mut self, state: &Clans, side: Side, others: &[Submission], rng: &mut Rng) -> Submission {
        let luck = rng.next_u64();
        build(state, side, &mut |plan| {
            let mut luck = Rng::new(luck);
            others.iter().map(|other| self.outcome(&mut state.clone(), side, plan, other, &mut luck)).sum()
        })
    }

    /// Imagines what this side may face. What the other side weighs its plan against is imagined
    /// from where it sits: it knows as little of this side's hand.
    fn face(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) {
        let (side, other) = (Side::of_seat(place.seat()), Side::of_seat(place.seat()).other());
        let mut state = place.imagine(rng);
        state.unseal(other);
        let mut replies = Vec::with_capacity(self.manner.replies);
        for _ in 0..self.manner.replies {
            let seen = state.reimagine(other.seat(), rng);
            let reply = random_plan(&seen, side, rng);
            replies.push((reply, seen));
        }
        let luck = rng.next_u64();
        // The other side has the same hand in all of them: it is what it sees.
        let rival = build(&state, other, &mut |plan| {
            let mut luck = Rng::new(luck);
            replies.iter().map(|(reply, seen)| self.outcome(&mut seen.clone(), other, plan, reply, &mut luck)).sum()
        });
        self.worlds.push(World { state, rival, luck: rng.next_u64() });
    }

    /// Builds a plan against the latest of the worlds.
    fn look(&mut self, side: Side, rng: &mut Rng) {
        let from = self.worlds.len().saturating_sub(self.manner.worlds);
        let worlds: Vec<World> = self.worlds[from..].to_vec();
        let overlooks = self.manner.overlooks;
        let plan = build(&worlds[0].state, side, &mut |plan| {
            if overlooks > 0 && *plan != Submission::PASS && rng.below(100) < overlooks {
                return f32::NEG_INFINITY;
            }
            let outcome = |world: &World| {
                let mut luck = Rng::new(world.luck);
                self.outcome(&mut world.state.clone(), side, plan, &world.rival, &mut luck)
            };
            worlds.iter().map(outcome).sum()
        });
        self.add(Action::Plan(plan));
    }

    fn add(&mut self, action: Action) {
        if self.ideas.len() < self.manner.most && self.ideas.iter().all(|idea| idea.action != action) {
            self.ideas.push(Idea::new(action));
        }
    }

    /// Tries every idea that is left on a world.
    fn compare(&mut self, world: &World, seat: Seat) {
        let side = Side::of_seat(seat);
        for index in 0..self.ideas.len() {
            if self.ideas[index].dropped {
                continue;
            }
            let mut luck = Rng::new(world.luck);
            let mut state = world.state.clone();
            let plan = match self.ideas[index].action {
                Action::Plan(plan) => plan,
                action => {
                    state.apply(seat, &action, &mut NoEvents);
                    deal(&mut state, &mut luck);
                    let against = random_plan(&state, side.other(), &mut luck);
                    self.answer(&state, side, &[against], &mut luck)
                }
            };
            let mut worth = self.outcome(&mut state, side, &plan, &world.rival, &mut luck);
            for _ in 0..self.manner.ahead {
                if !matches!(state.status(), Status::Decide(_)) {
                    break;
                }
                let [own, other] = [side, side.other()].map(|side| {
                    let against = random_plan(&state, side.other(), &mut luck);
                    self.answer(&state, side, &[against], &mut luck)
                });
                worth = self.outcome(&mut state, side, &own, &other, &mut luck);
            }
            let idea = &mut self.ideas[index];
            idea.tries += 1.0;
            idea.total += worth;
        }
    }

    /// Drops the worse half of the ideas that are left.
    fn drop_half(&mut self) {
        let mut left: Vec<usize> = (0..self.ideas.len()).filter(|index| !self.ideas[*index].dropped).collect();
        left.sort_by(|a, b| self.ideas[*b].mean().total_cmp(&self.ideas[*a].mean()));
        for index in left.iter().skip(left.len().div_ceil(2)) {
            self.ideas[*index].dropped = true;
        }
    }

    fn think(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) {
        let seat = place.seat();
        let side = Side::of_seat(seat);
        self.played = 0;
        self.worlds.clear();
        self.ideas.clear();
        let began = match self.budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time(_, now) => now(),
        };
        let budget = self.budget;
        let spent = |played: u32| match budget {
            Budget::Iterations(count) => played as f32 / count as f32,
            Budget::Time(limit, now) => now().saturating_sub(began).as_secs_f32() / limit.as_secs_f32().max(1e-6),
        };
        let looking = self.manner.looking as f32 / 100.0;
        loop {
            for _ in 0..self.manner.worlds {
                self.face(place, rng);
                if !self.ideas.is_empty() && spent(self.played) >= looking {
                    break;
                }
            }
            self.look(side, rng);
            if spent(self.played) >= looking || self.ideas.len() >= self.manner.most {
                break;
            }
        }
        self.add_heroes(place);
        if let [_] = self.ideas.as_slice() {
            return;
        }
        let mut known = std::mem::take(&mut self.worlds);
        let rounds = (self.ideas.len() as f32).log2().ceil().max(1.0);
        let (mut at, mut halvings, looked) = (0, 1.0, spent(self.played));
        loop {
            if at == known.len() {
                self.face(place, rng);
                known.append(&mut self.worlds);
            }
            self.compare(&known[at], seat);
            at += 1;
            // What is left of the budget after looking for plans is for trying them.
            let tried = (spent(self.played) - looked) / (1.0 - looked).max(0.05);
            if tried >= halvings / rounds {
                self.drop_half();
                halvings += 1.0;
            }
            if tried >= 1.0 {
                break;
            }
        }
        self.simulations += u64::from(self.played);
    }

    /// The uses of a hero, once a turn: what is not wanted now may be wanted next turn.
    fn add_heroes(&mut self, place: &Perspective<'_, Clans>) {
        let turn = place.view().turn();
        if self.thought == turn {
            return;
        }
        self.thought = turn;
        let mut options = Vec::new();
        place.options(&mut options);
        for action in options.into_iter().filter(|action| matches!(action, Action::Hero(_))) {
            self.ideas.push(Idea::new(action));
        }
    }

    fn best(&self) -> Option<&Idea> {
        let left = self.ideas.iter().filter(|idea| !idea.dropped);
        left.max_by(|a, b| a.mean().total_cmp(&b.mean()))
    }
}

impl Bot<Clans> for Foresight {
    fn choose(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) -> Action {
        self.think(place, rng);
        self.best().map_or(Action::Plan(Submission::PASS), |idea| idea.action)
    }

    /// The plan that did best, and how often this side won with it.
    fn hint(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) -> Option<Hint<Action>> {
        self.think(place, rng);
        let idea = *self.best()?;
        let share = (100.0 * idea.mean()).round() as u32;
        let reason = Text::new("hint.search").with("share", share).with("tries", idea.tries as u32);
        Some(Hint { action: idea.action, reason })
    }

    fn simulations(&self) -> Option<u64> {
        Some(self.simulations)
    }
}
