//! Information-set Monte Carlo tree search, for any game.
//!
//! Every iteration imagines a full state that the bot's seat cannot tell from the real one and
//! plays it out. Each seat has a tree of its own, whose branches are that seat's actions and what
//! it was told: a sealed plan or a hidden card of one seat never shows in another seat's tree, so
//! simultaneous and secret decisions need no special case (multiple-observer search).
//!
//! The search is given a [`Perspective`] and cannot reach the state. It is deterministic for a
//! generator and a number of iterations; with a time budget it stops when the time is up. The own
//! tree is kept between decisions and taken up again at the node whose view is the one the seat
//! really sees: nothing but views is compared, so the reuse is honest.

mod guide;
mod levels;
mod tree;
mod watch;

pub use guide::{Guide, Uniform, win_or_loss};
pub use levels::{LEVELS, levels};

use std::hash::Hash;
use std::time::Duration;

use parlour_core::{Bot, Game, Hint, MAX_SEATS, NoEvents, Now, Perspective, Rng, Seat, SeatSet, Status, Text};

use tree::{NodeId, Tree};
use watch::Watch;

/// Nodes of the own tree beyond which it is not kept for the next decision.
const MOST_KEPT: usize = 1 << 20;

/// How long a search goes on.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many iterations: repeatable.
    Iterations(u32),
    /// So much time by this clock: as many iterations as fit.
    Time(Duration, Now),
}

/// A bot that searches.
pub struct Search<G: Game, P: Guide<G>> {
    guide: P,
    budget: Budget,
    trees: Vec<Tree<G::Action>>,
    /// Where the next decision may take up the own tree: views of the seat and their nodes.
    expected: Vec<(G::View, NodeId)>,
    options: Vec<G::Action>,
    weights: Vec<f32>,
    path: Vec<Step>,
    simulations: u64,
}

/// One edge taken in one iteration.
#[derive(Clone, Copy)]
struct Step {
    seat: Seat,
    node: NodeId,
    edge: usize,
}

impl<G: Game, P: Guide<G>> Search<G, P>
where
    G::Event: Hash,
{
    /// A search with this guide and budget.
    pub fn new(guide: P, budget: Budget) -> Self {
        Search {
            guide,
            budget,
            trees: Vec::new(),
            expected: Vec::new(),
            options: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            simulations: 0,
        }
    }

    /// The visits that each option of the seat received.
    pub fn explore(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> Vec<(G::Action, u32)> {
        let view = place.view();
        let seat = place.seat();
        self.guide.prepare(place, rng);
        let root = self.take_up(&view, seat);
        let end = match self.budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time(limit, now) => now() + limit,
        };
        let mut done = 0;
        while match self.budget {
            Budget::Iterations(count) => done < count,
            Budget::Time(_, now) => done == 0 || now() < end,
        } {
            let state = self.guide.imagine(&view, seat, rng);
            self.iterate(state, seat, root, rng);
            done += 1;
        }
        self.simulations += u64::from(done);
        let tree = &self.trees[seat.index()];
        if self.guide.proposes() {
            return tree.edges(root).collect();
        }
        self.options.clear();
        place.options(&mut self.options);
        self.options.iter().map(|action| (*action, tree.visits(root, action))).collect()
    }

    /// The node of the own tree that belongs to what the seat sees: a kept one or a fresh root.
    fn take_up(&mut self, view: &G::View, seat: Seat) -> NodeId {
        let kept = self.expected.iter().find(|(expected, _)| expected == view).map(|(_, node)| *node);
        self.expected.clear();
        self.trees.resize_with(MAX_SEATS, Tree::default);
        for (index, tree) in self.trees.iter_mut().enumerate() {
            if index != seat.index() || kept.is_none() || tree.len() > MOST_KEPT {
                tree.clear();
            }
        }
        kept.filter(|_| self.trees[seat.index()].len() > 0).unwrap_or_else(|| self.trees[seat.index()].root())
    }

    /// One iteration: down the trees, one node more in each, a playout, and the result back up.
    fn iterate(&mut self, mut state: G, own: Seat, root: NodeId, rng: &mut Rng) {
        let seats = state.seats();
        self.path.clear();
        let mut descent = Descent::new(own, root, &mut self.trees, seats);
        for seat in Seat::first(seats).filter(|seat| !self.guide.grows(*seat, own)) {
            descent.nodes[seat.index()] = None;
        }
        let mut plies = 0;
        let rewards = loop {
            match state.status() {
                Status::Over(outcome) => break self.guide.reward(&outcome, seats),
                Status::Chance(request) => {
                    let answer = request.answer_with(|n| rng.below(n));
                    if descent.is_done() || !self.guide.observes_chance() {
                        state.deal(&answer, &mut NoEvents);
                    } else {
                        let mut watch = Watch::new(seats);
                        state.deal(&answer, &mut watch);
                        descent.observe(&watch, None, &mut self.trees);
                    }
                }
                Status::Decide(asked) => {
                    if plies >= self.guide.depth()
                        && descent.is_done()
                        && let Some(rewards) = self.guide.evaluate(&state)
                    {
                        break rewards;
                    }
                    plies += 1;
                    self.decide(&mut state, asked, own, &mut descent, rng);
                }
            }
        };
        for step in &self.path {
            self.trees[step.seat.index()].reward(step.node, step.edge, rewards[step.seat.index()]);
        }
    }

    /// One decision inside an iteration: by the seat's tree while it is in it, then by the guide.
    fn decide(&mut self, state: &mut G, asked: SeatSet, own: Seat, descent: &mut Descent, rng: &mut Rng) {
        let seat = asked.iter().next().expect("somebody is asked");
        self.options.clear();
        let Some(node) = descent.node(seat) else {
            let action = self.guide.roll(state, seat, &mut self.options, rng);
            if descent.is_done() {
                state.apply(seat, &action, &mut NoEvents);
            } else {
                let mut watch = Watch::new(state.seats());
                state.apply(seat, &action, &mut watch);
                descent.observe(&watch, Some(seat), &mut self.trees);
            }
            return;
        };
        self.guide.options(state, seat, &mut self.options);
        if seat == own && self.path.iter().filter(|step| step.seat == own).count() == 1 {
            self.expect(state, own, node);
        }
        self.weights.clear();
        self.guide.promise(state, seat, &self.options, &mut self.weights);
        let (tree, exploration) = (&mut self.trees[seat.index()], self.guide.exploration());
        let edge = if self.weights.is_empty() {
            tree.select(node, &self.options, exploration, rng)
        } else {
            tree.select_promising(node, &self.options, &self.weights, exploration)
        };
        self.path.push(Step { seat, node, edge });
        let action = self.trees[seat.index()].action(node, edge);
        let mut watch = Watch::new(state.seats());
        state.apply(seat, &action, &mut watch);
        descent.act(seat, edge, &watch, &mut self.trees);
        descent.observe(&watch, Some(seat), &mut self.trees);
    }

    /// Remembers what the seat would see at its next decision, to take the tree up there.
    fn expect(&mut self, state: &G, own: Seat, node: NodeId) {
        if self.expected.iter().all(|(_, known)| *known != node) {
            self.expected.push((state.view(parlour_core::Viewer::Seat(own)), node));
        }
    }
}

/// Where each seat stands in its tree during one iteration.
struct Descent {
    nodes: [Option<NodeId>; MAX_SEATS],
    /// Seats whose tree has grown by a node already: from there on they play out.
    grown: SeatSet,
    seats: u8,
}

impl Descent {
    fn new<A>(own: Seat, root: NodeId, trees: &mut [Tree<A>], seats: u8) -> Self {
        let mut nodes = [None; MAX_SEATS];
        for seat in Seat::first(seats) {
            nodes[seat.index()] = Some(if seat == own { root } else { trees[seat.index()].root() });
        }
        Descent { nodes, grown: SeatSet::EMPTY, seats }
    }

    fn node(&self, seat: Seat) -> Option<NodeId> {
        self.nodes[seat.index()]
    }

    /// Whether every seat has left its tree.
    fn is_done(&self) -> bool {
        self.nodes.iter().all(Option::is_none)
    }

    /// The acting seat follows its edge, told apart by what it was told.
    fn act<A>(&mut self, seat: Seat, edge: usize, watch: &Watch, trees: &mut [Tree<A>]) {
        let told = watch.told(seat).unwrap_or(0);
        self.follow(seat, told ^ (edge as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15), trees);
    }

    /// Every other seat that was told something follows what it was told.
    fn observe<A>(&mut self, watch: &Watch, actor: Option<Seat>, trees: &mut [Tree<A>]) {
        for seat in Seat::first(self.seats) {
            if let Some(told) = watch.told(seat).filter(|_| Some(seat) != actor) {
                self.follow(seat, told, trees);
            }
        }
    }

    fn follow<A>(&mut self, seat: Seat, key: u64, trees: &mut [Tree<A>]) {
        let Some(node) = self.nodes[seat.index()] else { return };
        if self.grown.contains(seat) {
            self.nodes[seat.index()] = None;
            return;
        }
        let (next, new) = trees[seat.index()].child(node, key);
        self.nodes[seat.index()] = Some(next);
        if new {
            self.grown = self.grown.with(seat);
        }
    }
}

impl<G: Game, P: Guide<G>> Bot<G> for Search<G, P>
where
    G::Event: Hash,
{
    fn choose(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> G::Action {
        self.options.clear();
        place.options(&mut self.options);
        if let [only] = self.options.as_slice() {
            return *only;
        }
        if let Some(known) = self.guide.book(&self.options, rng) {
            return known;
        }
        let visits = self.explore(place, rng);
        self.guide.settle(place, &visits, rng)
    }

    /// The option visited most, with the share of the visits it had. The game's catalogue must
    /// know `hint.search`.
    fn hint(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> Option<Hint<G::Action>> {
        let visits = self.explore(place, rng);
        let total: u32 = visits.iter().map(|(_, count)| *count).sum();
        let (action, count) = visits.into_iter().max_by_key(|(_, count)| *count)?;
        let share = (100 * u64::from(count) / u64::from(total.max(1))) as u32;
        Some(Hint { action, reason: Text::new("hint.search").with("share", share).with("tries", total) })
    }

    fn simulations(&self) -> Option<u64> {
        Some(self.simulations)
    }
}
