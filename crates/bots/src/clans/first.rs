//! Advice to the search: which plans to think about, what the other side is likely to do, and when
//! to judge a position.
//!
//! Both plans of a turn are sealed at once, and there are thousands of them, so the search is
//! offered a few: at its own decision those that trying card by card has found good; further down
//! the tree some at random, always the same ones for what the side knows. The states it searches
//! are imagined ones in which the other side has sealed a plan that would look good to it.

use std::hash::{Hash, Hasher};

use parlour_clans::{Action, Clans, Lane, Side, Submission, View};
use parlour_core::{Game, MAX_SEATS, NoEvents, Perspective, Rng, Seat, Status};
use rustc_hash::FxHasher;

use super::plans::{climb, random_plan};
use super::value::chance;
use crate::search::Guide;

/// Turns that are played on at random when a plan is tried, and when the other side tries its own.
const TURNS: u32 = 3;
const RIVAL_TURNS: u32 = 2;
/// Imagined states in each set on which good plans are looked for.
const WORLDS: usize = 8;
/// Plans of this side that the other one weighs its own against.
const REPLIES: usize = 4;
/// Plans that are offered at the root.
const OFFERED: usize = 14;
/// Plans that are offered further down.
const OFFERED_BELOW: usize = 6;
/// Decisions of an iteration before a position is judged: this plan, and both of four more turns.
const DEPTH: u32 = 1 + 2 * 4;

/// What the search is told about Land of Clans & Wanderers.
#[derive(Clone, Debug)]
pub struct Advice {
    /// How many states are imagined for a decision.
    breadth: usize,
    seat: Option<Seat>,
    turn: u16,
    plans: Vec<Action>,
    worlds: Vec<Clans>,
    next: usize,
}

impl Advice {
    /// Advice that imagines so many states for each decision.
    pub fn new(breadth: usize) -> Self {
        Advice { breadth: breadth.max(WORLDS), seat: None, turn: 0, plans: Vec::new(), worlds: Vec::new(), next: 0 }
    }

    /// Looks for good plans of `side` against what the other side has sealed in the worlds.
    fn find_plans(&mut self, side: Side, rng: &mut Rng) {
        let mut found: Vec<(Submission, f32, u32)> = Vec::new();
        for worlds in self.worlds.chunks(WORLDS).take(3) {
            let worlds: Vec<(Clans, Submission)> =
                worlds.iter().map(|world| (world.clone(), Submission::PASS)).collect();
            climb(
                &worlds,
                side,
                TURNS,
                rng,
                &mut |plan, worth| match found.iter_mut().find(|(known, ..)| known == plan) {
                    Some((_, sum, count)) => {
                        *sum += worth;
                        *count += 1;
                    }
                    None => found.push((*plan, worth, 1)),
                },
            );
        }
        found.sort_by(|a, b| (b.1 / b.2 as f32).total_cmp(&(a.1 / a.2 as f32)));
        self.plans.clear();
        self.plans.extend(found.iter().take(OFFERED).map(|(plan, ..)| Action::Plan(*plan)));
    }
}

impl Guide<Clans> for Advice {
    fn prepare(&mut self, place: &Perspective<'_, Clans>, rng: &mut Rng) {
        let (view, seat) = (place.view(), place.seat());
        let side = Side::of_seat(seat);
        self.worlds = (0..self.breadth).map(|_| sealed(Clans::imagine(&view, seat, rng), side.other(), rng)).collect();
        self.find_plans(side, rng);
        let mut options = Vec::new();
        place.options(&mut options);
        self.plans.extend(options.into_iter().filter(|action| matches!(action, Action::Hero(_))));
        (self.seat, self.turn, self.next) = (Some(seat), view.turn(), 0);
    }

    fn imagine(&mut self, _: &View, _: Seat, _: &mut Rng) -> Clans {
        self.next = (self.next + 1) % self.worlds.len();
        self.worlds[self.next].clone()
    }

    fn grows(&self, seat: Seat, own: Seat) -> bool {
        seat == own
    }

    fn options(&mut self, state: &Clans, seat: Seat, out: &mut Vec<Action>) {
        let side = Side::of_seat(seat);
        let at_root = self.seat == Some(seat) && self.turn == state.turn();
        // After a hero has drawn or moved, the plans found before may not be legal any more.
        if at_root && self.plans.iter().all(|action| state.check(seat, action).is_ok()) {
            out.extend_from_slice(&self.plans);
            return;
        }
        let mut rng = Rng::new(known_to(state, side));
        for _ in 0..OFFERED_BELOW {
            let plan = Action::Plan(random_plan(state, side, &mut rng));
            if !out.contains(&plan) {
                out.push(plan);
            }
        }
    }

    fn proposes(&self) -> bool {
        true
    }

    fn roll(&mut self, state: &Clans, seat: Seat, _: &mut Vec<Action>, rng: &mut Rng) -> Action {
        Action::Plan(random_plan(state, Side::of_seat(seat), rng))
    }

    fn depth(&self) -> u32 {
        DEPTH
    }

    fn evaluate(&mut self, state: &Clans) -> Option<[f32; MAX_SEATS]> {
        let first = chance(state);
        let mut rewards = [0.5; MAX_SEATS];
        (rewards[0], rewards[1]) = (first, 1.0 - first);
        Some(rewards)
    }

    fn exploration(&self) -> f32 {
        0.2
    }

    /// Cards come two at a time to each side: told apart, no position would ever be met again.
    fn observes_chance(&self) -> bool {
        false
    }
}

/// The state with a plan of `side` sealed that would look good to it, if it has not sealed one.
fn sealed(mut world: Clans, side: Side, rng: &mut Rng) -> Clans {
    if matches!(world.status(), Status::Decide(asked) if asked.contains(side.seat())) {
        let replies: Vec<(Clans, Submission)> =
            (0..REPLIES).map(|_| (world.clone(), random_plan(&world, side.other(), rng))).collect();
        let plan = climb(&replies, side, RIVAL_TURNS, rng, &mut |_, _| {});
        world.apply(side.seat(), &Action::Plan(plan), &mut NoEvents);
    }
    world
}

/// A number for what a side knows: its hand and the board.
fn known_to(state: &Clans, side: Side) -> u64 {
    let mut hash = FxHasher::default();
    (state.turn(), side, state.hand(side)).hash(&mut hash);
    for lane in Lane::ALL {
        state.zone(lane).hash(&mut hash);
        for owner in Side::BOTH {
            for card in state.stack(owner, lane, state.zone(lane)) {
                card.hash(&mut hash);
            }
        }
    }
    hash.finish()
}
