//! One match on the bare rules, as numbers: who is asked, what it sees, what it may do.

use parlour_core::{
    Ahead, BotKind, Coded, Key, MAX_SEATS, MAX_STREAMS, NoEvents, Outcome, Perspective, Rng, Seat, Status, Viewer,
};
use parlour_registry::{CodedVisitor, visit_coded};
use serde_json::Value;

/// The sizes of a game as numbers.
#[derive(Clone, Copy)]
pub struct Sizes {
    /// See [`Coded::VERSION`].
    pub version: u32,
    /// See [`Coded::ACTIONS`].
    pub actions: usize,
    /// See [`Coded::OBSERVATION`].
    pub observation: usize,
    /// How many seats a match has.
    pub seats: usize,
}

/// A match whose types are hidden.
pub trait Seats: Send {
    /// The sizes of its game.
    fn sizes(&self) -> Sizes;
    /// Begins match `index` of the series with this seed.
    fn reset(&mut self, seed: u64, index: u64);
    /// The seat that is asked; none at the end. Of several that decide at the same time, the first.
    fn asked(&self) -> Option<usize>;
    /// What `seat` sees; `out` is as long as an observation.
    fn observe(&self, seat: usize, out: &mut [f32]);
    /// What `seat` may do: a 1 for each number. `out` is as long as there are actions.
    fn mask(&mut self, seat: usize, out: &mut [u8]);
    /// Takes the action with this number for the seat that is asked.
    fn step(&mut self, number: usize) -> Result<(), String>;
    /// What each seat got; none before the end.
    fn rewards(&self) -> Option<[f32; MAX_SEATS]>;
    /// The number of the action that a bot takes for the seat that is asked.
    fn bot(&mut self, id: &str) -> Result<usize, String>;
    /// A world that `seat` cannot tell from this one.
    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn Seats>;
    /// The same match once more.
    fn copied(&self) -> Box<dyn Seats>;
    /// What `seat` sees, as JSON.
    fn view(&self, seat: usize) -> String;
    /// The action with this number, as JSON.
    fn action(&self, number: usize) -> Option<String>;
}

/// Opens a match of the game called `id`.
pub fn open(id: &str, setup: Option<&str>) -> Result<Box<dyn Seats>, String> {
    struct Open<'a>(Option<&'a str>);
    impl CodedVisitor for Open<'_> {
        type Output = Result<Box<dyn Seats>, String>;
        fn visit<G: Coded>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            Ok(Box::new(Typed::<G>::open(self.0, bots)?))
        }
    }
    visit_coded(id, Open(setup)).ok_or_else(|| unknown(id))?
}

/// What is said of a game that has no numbers.
pub fn unknown(id: &str) -> String {
    format!("no game called {id} is numbered; these are: {}", parlour_registry::CODED.join(", "))
}

/// Sets the whims of bots apart from the cards of the same seed.
const WHIMS: u64 = 0x7079_7468_6f6e;

/// A match of `G`.
pub struct Typed<G: Coded> {
    start: G,
    state: G,
    key: Key,
    /// Made when chance is first asked: many games have none.
    dealer: Option<Box<Ahead>>,
    answers: [u32; MAX_STREAMS],
    bots: Vec<BotKind<G>>,
    whims: Rng,
    legal: Vec<G::Action>,
}

impl<G: Coded> Clone for Typed<G> {
    fn clone(&self) -> Self {
        Typed {
            start: self.start.clone(),
            state: self.state.clone(),
            key: self.key.clone(),
            // It only has answers ready; they come again from the key.
            dealer: None,
            answers: self.answers,
            bots: self.bots.clone(),
            whims: self.whims.clone(),
            legal: Vec::new(),
        }
    }
}

impl<G: Coded> Typed<G> {
    /// A match with this setup, or the usual one.
    pub fn open(setup: Option<&str>, bots: Vec<BotKind<G>>) -> Result<Self, String> {
        let setup: G::Setup = match setup {
            None => G::Setup::default(),
            Some(text) => serde_json::from_str(text).map_err(|error| format!("setup: {error}"))?,
        };
        let start = G::start(&setup).map_err(|refusal| format!("setup: refused by {}", refusal.rule))?;
        let mut opened = Typed {
            state: start.clone(),
            start,
            key: Key::of_series(0, 0),
            dealer: None,
            answers: [0; MAX_STREAMS],
            bots,
            whims: Rng::fork(WHIMS, 0),
            legal: Vec::new(),
        };
        opened.begin(0, 0);
        Ok(opened)
    }

    /// Begins match `index` of a series.
    pub fn begin(&mut self, seed: u64, index: u64) {
        self.state.clone_from(&self.start);
        self.key = Key::of_series(seed, index);
        self.dealer = None;
        self.answers = [0; MAX_STREAMS];
        self.whims = Rng::fork(seed ^ WHIMS, index);
        self.deal();
    }

    /// Answers chance until a seat is asked or the match is over.
    #[inline]
    fn deal(&mut self) -> Status {
        loop {
            let status = self.state.status();
            let Status::Chance(request) = status else { return status };
            let key = &self.key;
            let dealer = self.dealer.get_or_insert_with(|| Box::new(Ahead::new(key.dealer(&[]))));
            let ordinal = &mut self.answers[usize::from(request.stream.0)];
            self.state.deal(&dealer.answer_to(&request, *ordinal), &mut NoEvents);
            *ordinal += 1;
        }
    }

    /// The seat that is asked, or how it ended.
    #[inline]
    pub fn turn(&self) -> Result<Seat, Outcome> {
        match self.state.status() {
            Status::Decide(seats) => Ok(seats.iter().next().expect("somebody is asked")),
            Status::Over(outcome) => Err(outcome),
            Status::Chance(_) => unreachable!("chance is answered at once"),
        }
    }

    /// Takes the action with this number; false if the seat may not.
    #[inline]
    pub fn take(&mut self, seat: Seat, number: usize) -> bool {
        let Some(action) = G::action(number) else { return false };
        if self.state.check(seat, &action).is_err() {
            return false;
        }
        self.state.apply(seat, &action, &mut NoEvents);
        self.deal();
        true
    }

    /// See [`Seats::observe`].
    #[inline]
    pub fn see(&self, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        self.state.observe_in(seat, out);
    }

    /// See [`Seats::mask`].
    #[inline]
    pub fn allow(&mut self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        self.legal.clear();
        self.state.legal_actions(seat, &mut self.legal);
        for number in self.legal.iter().filter_map(G::number) {
            out[number] = 1;
        }
    }
}

/// What each seat got: its points in games that count them, and otherwise 1 for a win, -1 for a loss
/// and 0 for a draw.
pub fn rewards(outcome: &Outcome, seats: usize) -> [f32; MAX_SEATS] {
    let mut rewards = [0.0; MAX_SEATS];
    let counted = outcome.scores.iter().any(|score| *score != 0);
    for (seat, reward) in rewards.iter_mut().enumerate().take(seats) {
        *reward = match (counted, outcome.winners.is_empty(), outcome.winners.contains(Seat(seat as u8))) {
            (true, ..) => outcome.scores[seat] as f32,
            (false, true, _) => 0.0,
            (false, false, true) => 1.0,
            (false, false, false) => -1.0,
        };
    }
    rewards
}

impl<G: Coded> Seats for Typed<G> {
    fn sizes(&self) -> Sizes {
        let seats = usize::from(self.start.seats());
        Sizes { version: G::VERSION, actions: G::ACTIONS, observation: G::OBSERVATION, seats }
    }

    fn reset(&mut self, seed: u64, index: u64) {
        self.begin(seed, index);
    }

    fn asked(&self) -> Option<usize> {
        self.turn().ok().map(Seat::index)
    }

    fn observe(&self, seat: usize, out: &mut [f32]) {
        self.see(Seat(seat as u8), out);
    }

    fn mask(&mut self, seat: usize, out: &mut [u8]) {
        self.allow(Seat(seat as u8), out);
    }

    fn step(&mut self, number: usize) -> Result<(), String> {
        let seat = self.turn().map_err(|_| "the match is over".to_owned())?;
        if self.take(seat, number) {
            Ok(())
        } else {
            Err(format!("seat {} may not take action {number}", seat.index()))
        }
    }

    fn rewards(&self) -> Option<[f32; MAX_SEATS]> {
        self.turn().err().map(|outcome| rewards(&outcome, usize::from(self.start.seats())))
    }

    fn bot(&mut self, id: &str) -> Result<usize, String> {
        let seat = self.turn().map_err(|_| "the match is over".to_owned())?;
        let kind = self.bots.iter().find(|kind| kind.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.bots.iter().map(|kind| kind.id).collect();
            format!("there is no bot called {id}; these are: {}", known.join(", "))
        })?;
        let action = (kind.make)().choose(&Perspective::new(&self.state, seat), &mut self.whims);
        G::number(&action).ok_or_else(|| format!("{id} chose what has no number: {action:?}"))
    }

    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn Seats> {
        let mut other = self.clone();
        other.state = self.state.reimagine(Seat(seat as u8), &mut Rng::fork(seed, 0));
        other.key = Key::of_series(seed, 1);
        other.deal();
        Box::new(other)
    }

    fn copied(&self) -> Box<dyn Seats> {
        Box::new(self.clone())
    }

    fn view(&self, seat: usize) -> String {
        serde_json::to_string(&self.state.view(Viewer::Seat(Seat(seat as u8))))
            .unwrap_or_else(|_| Value::Null.to_string())
    }

    fn action(&self, number: usize) -> Option<String> {
        serde_json::to_string(&G::action(number)?).ok()
    }
}
