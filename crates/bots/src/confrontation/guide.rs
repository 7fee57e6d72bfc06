//! Advice to the search: sensible playouts, and when to judge a position.

use parlour_confrontation::{Action, Card, Character, Confrontation, Region, Side, Step, data};
use parlour_core::{Game, MAX_SEATS, Outcome, Perspective, Rng, Seat};

use super::heuristic::placement;
use super::judge::Judge;
use super::value::{row, value};
use crate::search::{Guide, win_or_loss};

/// How the search goes about it.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The learned judge, which is asked when somebody is to move; none for the first judge, which
    /// is asked whenever it is time.
    pub judge: Option<&'static Judge>,
    /// Decisions of an iteration before a position is judged.
    pub depth: u32,
    /// How curious it is.
    pub exploration: f32,
    /// Whether promising moves are tried first.
    pub promise: bool,
}

impl Manner {
    /// That of the search as it was at first: judges some four turns with their battles ahead.
    pub const FIRST: Manner = Manner { judge: None, depth: 14, exploration: 0.6, promise: false };

    /// The one that won most.
    pub fn usual() -> Manner {
        Manner { judge: Some(Judge::usual()), depth: 2, exploration: 0.3, promise: false }
    }
}

/// What the search is told about The Confrontation.
#[derive(Clone)]
pub struct Advice {
    manner: Manner,
    weights: Vec<u32>,
}

impl Default for Advice {
    fn default() -> Self {
        Advice::with(Manner::FIRST)
    }
}

impl Advice {
    /// Advice in such a manner.
    pub fn with(manner: Manner) -> Self {
        Advice { manner, weights: Vec::new() }
    }
}

impl Guide<Confrontation> for Advice {
    fn reward(&self, outcome: &Outcome, seats: u8) -> [f32; MAX_SEATS] {
        win_or_loss(outcome, seats)
    }

    fn playout(&mut self, state: &Confrontation, _: Seat, options: &[Action], rng: &mut Rng) -> usize {
        self.weights.clear();
        self.weights.extend(options.iter().map(|action| weight(state, *action)));
        let mut left = rng.below(self.weights.iter().sum());
        for (index, weight) in self.weights.iter().enumerate() {
            if left < *weight {
                return index;
            }
            left -= weight;
        }
        0
    }

    fn promise(&mut self, state: &Confrontation, _: Seat, options: &[Action], weights: &mut Vec<f32>) {
        if self.manner.promise {
            weights.extend(options.iter().map(|action| (weight(state, *action) as f32).sqrt()));
        }
    }

    fn depth(&self) -> u32 {
        self.manner.depth
    }

    fn evaluate(&mut self, state: &Confrontation) -> Option<[f32; MAX_SEATS]> {
        let fellowship = match self.manner.judge {
            // What a battle brings is played out before it is judged. Sets that people bring have
            // other characters, of which the learned judge knows nothing.
            Some(_) if state.step() != Some(Step::Move) => return None,
            Some(judge) if std::ptr::eq(state.data(), data()) => judge.chance(state),
            _ => value(state),
        };
        let mut rewards = [0.5; MAX_SEATS];
        rewards[state.seat_of(Side::Fellowship).index()] = fellowship;
        rewards[state.seat_of(Side::Sauron).index()] = 1.0 - fellowship;
        Some(rewards)
    }

    fn exploration(&self) -> f32 {
        self.manner.exploration
    }

    fn book(&mut self, options: &[Action], rng: &mut Rng) -> Option<Action> {
        placement(options, rng)
    }

    /// Cards are chosen in proportion to their visits, because a predictable card is a bad one;
    /// everything else by the most visits.
    fn settle(&mut self, place: &Perspective<'_, Confrontation>, visits: &[(Action, u32)], rng: &mut Rng) -> Action {
        let _ = place;
        let most = visits.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let is_card = |action: &Action| matches!(action, Action::Card(_));
        // What was hardly tried is left out: it was only curiosity.
        let floor = if visits.iter().all(|(action, _)| is_card(action)) { most / 4 } else { most };
        let serious: Vec<_> = visits.iter().filter(|(_, count)| *count >= floor).collect();
        let total: u32 = serious.iter().map(|(_, count)| *count).sum();
        let mut left = if floor == most { 0 } else { rng.below(total) };
        for (action, count) in &serious {
            if left < *count {
                return *action;
            }
            left -= count;
        }
        serious.first().expect("a seat that is asked has an option").0
    }
}

/// How likely a playout takes an action, in tenths.
pub(super) fn weight(state: &Confrontation, action: Action) -> u32 {
    match action {
        Action::Move(who, to) => move_weight(state, who, to),
        Action::Ambush | Action::Formation(_) | Action::Confirm => 200,
        Action::Retreat(_) => 30,
        Action::Sam | Action::RevealFrodo | Action::Fight => 20,
        Action::Card(card) | Action::Magic(card) => card_weight(card),
        Action::Place(..) => 1,
        _ => 10,
    }
}

fn move_weight(state: &Confrontation, who: Character, to: Region) -> u32 {
    let there = |other: &Character| state.spot(*other).region() == Some(to);
    let foes = Character::all_of(who.side().other()).filter(there).count();
    match who {
        Character::Frodo if to == Region::Mordor => 100_000,
        Character::Frodo if foes > 0 => 1,
        Character::Frodo => 12,
        _ if who.side() == Side::Sauron && state.spot(Character::Frodo).region() == Some(to) => 60,
        _ if foes > 0 => 14,
        // Sauron's wall is worth more than a step into nowhere.
        _ if who.side() == Side::Sauron && row(to) < 4.0 => 5,
        _ => 10,
    }
}

fn card_weight(card: Card) -> u32 {
    match parlour_confrontation::data().number(card) {
        Some(number) => 4 + 3 * u32::from(number),
        None => 14,
    }
}

/// Plays `state` on by the guide's weights until somebody is to move or the game is over.
pub(super) fn play_on(state: &mut Confrontation, advice: &mut Advice, options: &mut Vec<Action>, rng: &mut Rng) {
    use parlour_core::{NoEvents, Status};
    loop {
        match state.status() {
            Status::Over(_) => return,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                options.clear();
                state.legal_actions(seat, options);
                if matches!(options.first(), Some(Action::Move(..))) {
                    return;
                }
                let chosen = advice.playout(state, seat, options, rng);
                state.apply(seat, &options[chosen], &mut NoEvents);
            }
        }
    }
}
