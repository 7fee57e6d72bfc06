//! What a search may know about its game: how to play out, how to judge, what an ending is worth.

use parlour_core::{Game, MAX_SEATS, Outcome, Perspective, Rng, Seat};

/// A game's advice to the search. Everything has a usual answer, so that a search works for any
/// game without advice; the states it is shown are imagined ones.
pub trait Guide<G: Game>: Send {
    /// What an ending is worth to each seat, from 0 to 1.
    fn reward(&self, outcome: &Outcome, seats: u8) -> [f32; MAX_SEATS] {
        win_or_loss(outcome, seats)
    }

    /// Is shown every decision before it is searched.
    fn prepare(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) {
        let _ = (place, rng);
    }

    /// A full state that `seat`, seeing `view`, may be in: usually any that fits. A guide that knows
    /// what the others are likely to do may prefer some.
    fn imagine(&mut self, view: &G::View, seat: Seat, rng: &mut Rng) -> G {
        G::imagine(view, seat, rng)
    }

    /// Whether `seat` has a tree of its own when `own` decides; else it plays by
    /// [`roll`](Guide::roll) alone.
    fn grows(&self, seat: Seat, own: Seat) -> bool {
        let _ = (seat, own);
        true
    }

    /// What a seat may do in a node of its tree: usually all that is legal. Where there are too
    /// many options a guide offers a few, shorthands among them; it must then say that it
    /// [`proposes`](Guide::proposes), and offer the same for the same knowledge of the seat.
    fn options(&mut self, state: &G, seat: Seat, out: &mut Vec<G::Action>) {
        state.legal_actions(seat, out);
    }

    /// Whether [`options`](Guide::options) are the guide's own.
    fn proposes(&self) -> bool {
        false
    }

    /// An action of a playout; `options` is there to be used.
    fn roll(&mut self, state: &G, seat: Seat, options: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        state.legal_actions(seat, options);
        let chosen = self.playout(state, seat, options, rng);
        options[chosen]
    }

    /// The choice of a playout: an index into `options`, of which there is at least one.
    fn playout(&mut self, state: &G, seat: Seat, options: &[G::Action], rng: &mut Rng) -> usize {
        let _ = (state, seat);
        rng.below(options.len() as u32) as usize
    }

    /// How many decisions of an iteration are played before a state may be judged.
    fn depth(&self) -> u32 {
        u32::MAX
    }

    /// What a state is worth to each seat, from 0 to 1; none to play on.
    fn evaluate(&mut self, state: &G) -> Option<[f32; MAX_SEATS]> {
        let _ = state;
        None
    }

    /// How promising each option looks before it is tried: a weight for each, in the same order.
    /// Without any, every option is tried once before the search chooses.
    fn promise(&mut self, state: &G, seat: Seat, options: &[G::Action], weights: &mut Vec<f32>) {
        let _ = (state, seat, options, weights);
    }

    /// How curious the search is: the factor of the exploration term.
    fn exploration(&self) -> f32 {
        0.8
    }

    /// Whether what chance brings is told apart in the trees. Where dice fall thick and fast it
    /// is better not to: the trees then hold plans instead of accidents.
    fn observes_chance(&self) -> bool {
        true
    }

    /// A choice that needs no search, such as an opening; usually none.
    fn book(&mut self, options: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
        let _ = (options, rng);
        None
    }

    /// The final choice: usually the option that was visited most.
    fn settle(&mut self, place: &Perspective<'_, G>, visits: &[(G::Action, u32)], rng: &mut Rng) -> G::Action {
        let _ = (place, rng);
        let most = visits.iter().map(|(_, count)| *count).max();
        let best = visits.iter().find(|(_, count)| Some(*count) == most);
        best.expect("a seat that is asked has an option").0
    }
}

/// A guide without advice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Guide<G> for Uniform {}

/// 1 for each winner, 0 for the others, one half for all in a draw.
pub fn win_or_loss(outcome: &Outcome, seats: u8) -> [f32; MAX_SEATS] {
    let mut rewards = [0.5; MAX_SEATS];
    if !outcome.winners.is_empty() {
        for seat in Seat::first(seats) {
            rewards[seat.index()] = if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
        }
    }
    rewards
}
