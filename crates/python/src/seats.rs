//! One match on the bare rules, as numbers: who is asked, what it sees, what it may do.

use std::sync::Arc;

use parlour_core::{
    Ahead, Answer, BotKind, Coded, Key, MAX_SEATS, MAX_STREAMS, NoEvents, Outcome, Perspective, Rng, Seat, Status,
    Viewer, Wanted, sha256, to_hex,
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
    /// The seat that is asked; none at the end, or while chance is. Of several that decide at the same
    /// time, the first.
    fn asked(&self) -> Option<usize>;
    /// How many outcomes, all as likely, the next die or card has; none if none is awaited.
    fn chance(&self) -> Option<usize>;
    /// Takes one of these outcomes.
    fn deal_one(&mut self, outcome: usize) -> Result<(), String>;
    /// All that `seat` has seen whenever it was asked, and what it did, in short; and what it sees.
    fn memory(&self, seat: usize) -> String;
    /// What `seat` sees; `out` is as long as an observation.
    fn observe(&self, seat: usize, out: &mut [f32]);
    /// What `seat` may do: a 1 for each number. `out` is as long as there are actions.
    fn mask(&mut self, seat: usize, out: &mut [u8]);
    /// The numbers of what `seat` may do, in order.
    fn legal(&mut self, seat: usize) -> Vec<usize>;
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
    /// The action of `seat` with this number, as JSON.
    fn action(&self, seat: usize, number: usize) -> Option<String>;
}

/// Opens a match of the game called `id`; by hand, whoever plays it answers chance as well.
pub fn open(id: &str, setup: Option<&str>, by_hand: bool) -> Result<Box<dyn Seats>, String> {
    struct Open<'a>(Option<&'a str>, bool);
    impl CodedVisitor for Open<'_> {
        type Output = Result<Box<dyn Seats>, String>;
        fn visit<G: Coded>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            let mut opened = Typed::<G>::open(self.0, bots)?;
            opened.by_hand = self.1.then(ByHand::default);
            opened.begin(0, 0);
            Ok(Box::new(opened))
        }
    }
    visit_coded(id, Open(setup, by_hand)).ok_or_else(|| unknown(id))?
}

/// What is said of a game that there is not.
pub fn unknown(id: &str) -> String {
    format!("there is no game called {id}; these are: {}", parlour_registry::IDS.join(", "))
}

/// Sets the whims of bots apart from the cards of the same seed.
const WHIMS: u64 = 0x7079_7468_6f6e;

/// A match in which chance is asked of whoever plays it.
#[derive(Clone, Default)]
struct ByHand {
    /// The dice or cards of the present request so far.
    answer: Answer,
    /// What each seat has seen whenever it was asked, and what it did.
    memories: [[u8; 32]; MAX_SEATS],
}

/// A match of `G`.
pub struct Typed<G: Coded> {
    start: Arc<G>,
    state: G,
    key: Key,
    /// Made when chance is first asked: many games have none.
    dealer: Option<Box<Ahead>>,
    answers: [u32; MAX_STREAMS],
    bots: Arc<[BotKind<G>]>,
    whims: Rng,
    legal: Vec<G::Action>,
    /// What a bot has chosen as a whole, and the number of the small action that it takes next.
    way: Option<(G::Action, usize)>,
    by_hand: Option<ByHand>,
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
            way: self.way,
            by_hand: self.by_hand.clone(),
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
            start: Arc::new(start),
            key: Key::of_series(0, 0),
            dealer: None,
            answers: [0; MAX_STREAMS],
            bots: bots.into(),
            whims: Rng::fork(WHIMS, 0),
            legal: Vec::new(),
            way: None,
            by_hand: None,
        };
        opened.begin(0, 0);
        Ok(opened)
    }

    /// Begins match `index` of a series.
    pub fn begin(&mut self, seed: u64, index: u64) {
        self.state.clone_from(&*self.start);
        self.key = Key::of_series(seed, index);
        self.dealer = None;
        self.answers = [0; MAX_STREAMS];
        self.whims = Rng::fork(seed ^ WHIMS, index);
        self.way = None;
        self.by_hand = self.by_hand.take().map(|_| ByHand::default());
        self.deal();
    }

    /// Answers chance until a seat is asked or the match is over.
    #[inline]
    fn deal(&mut self) -> Status {
        loop {
            let status = self.state.status();
            let Status::Chance(request) = status else { return status };
            if self.by_hand.is_some() && request.count() > 0 {
                return status;
            }
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
            Status::Chance(_) => unreachable!("chance is answered at once, except by hand"),
        }
    }

    /// The same where chance may be awaited by hand.
    fn decides(&self) -> Result<Seat, String> {
        match self.state.status() {
            Status::Decide(seats) => Ok(seats.iter().next().expect("somebody is asked")),
            Status::Over(_) => Err("the match is over".to_owned()),
            Status::Chance(_) => Err("a die or a card is awaited first".to_owned()),
        }
    }

    /// Takes the action with this number; false if the seat may not.
    #[inline]
    pub fn take(&mut self, seat: Seat, number: usize) -> bool {
        let Some(action) = self.state.action(seat, number) else { return false };
        if self.state.check(seat, &action).is_err() {
            return false;
        }
        self.state.apply(seat, &action, &mut NoEvents);
        let still = |(whole, next): &(G::Action, usize)| *next == number && self.state.check(seat, whole).is_ok();
        if self.way.as_ref().is_some_and(|way| !still(way)) {
            self.way = None;
        }
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
        for number in self.numbers(seat) {
            out[number] = 1;
        }
    }

    /// The numbers of what `seat` may do, in the order of the rules.
    #[inline]
    fn numbers(&mut self, seat: Seat) -> impl Iterator<Item = usize> {
        self.legal.clear();
        self.state.legal_actions(seat, &mut self.legal);
        let state = &self.state;
        self.legal.iter().filter_map(move |action| state.number(seat, action))
    }

    /// The same as [`Typed::see`] over what it wrote before with these marks.
    #[inline]
    pub fn see_again(&self, seat: Seat, out: &mut [f32], marks: &mut Vec<u32>) {
        self.state.observe_again(seat, out, marks);
    }

    /// The same as [`Typed::allow`] over what it wrote before with these marks, which it leaves as the
    /// numbers of what is allowed.
    #[inline]
    pub fn allow_again(&mut self, seat: Seat, out: &mut [u8], marks: &mut Vec<u32>) {
        for mark in marks.drain(..) {
            out[mark as usize] = 0;
        }
        for number in self.numbers(seat) {
            out[number] = 1;
            marks.push(number as u32);
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
        self.decides().ok().map(Seat::index)
    }

    fn chance(&self) -> Option<usize> {
        let (Some(by_hand), Status::Chance(request)) = (&self.by_hand, self.state.status()) else { return None };
        Some(match request.wanted {
            Wanted::Dice { sides, .. } => usize::from(sides),
            Wanted::Draw { from, .. } => from.len() as usize - by_hand.answer.len(),
        })
    }

    fn deal_one(&mut self, outcome: usize) -> Result<(), String> {
        let of = self.chance().ok_or("no die and no card is awaited")?;
        if outcome >= of {
            return Err(format!("there are only {of} outcomes"));
        }
        let (Some(by_hand), Status::Chance(request)) = (&mut self.by_hand, self.state.status()) else { return Ok(()) };
        let item = match request.wanted {
            Wanted::Dice { .. } => 1 + outcome as u8,
            Wanted::Draw { mut from, .. } => {
                by_hand.answer.iter().for_each(|drawn| from.remove(*drawn));
                from.nth(outcome as u32)
            }
        };
        by_hand.answer.push(item);
        if by_hand.answer.len() == request.count() {
            let answer = std::mem::take(&mut by_hand.answer);
            self.state.deal(&answer, &mut NoEvents);
            self.deal();
        }
        Ok(())
    }

    fn memory(&self, seat: usize) -> String {
        let past = self.by_hand.as_ref().map_or([0; 32], |by_hand| by_hand.memories[seat]);
        format!("{} {}", to_hex(&past[..8]), self.view(seat))
    }

    fn observe(&self, seat: usize, out: &mut [f32]) {
        self.see(Seat(seat as u8), out);
    }

    fn mask(&mut self, seat: usize, out: &mut [u8]) {
        self.allow(Seat(seat as u8), out);
    }

    fn legal(&mut self, seat: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = self.numbers(Seat(seat as u8)).collect();
        numbers.sort_unstable();
        numbers
    }

    fn step(&mut self, number: usize) -> Result<(), String> {
        let seat = self.decides()?;
        if self.by_hand.is_some() {
            let view = self.view(seat.index());
            if let Some(by_hand) = &mut self.by_hand {
                let memory = &mut by_hand.memories[seat.index()];
                *memory = sha256(&[&*memory, view.as_bytes(), &number.to_le_bytes()]);
            }
        }
        if self.take(seat, number) {
            Ok(())
        } else {
            Err(format!("seat {} may not take action {number}", seat.index()))
        }
    }

    fn rewards(&self) -> Option<[f32; MAX_SEATS]> {
        match self.state.status() {
            Status::Over(outcome) => Some(rewards(&outcome, usize::from(self.start.seats()))),
            _ => None,
        }
    }

    fn bot(&mut self, id: &str) -> Result<usize, String> {
        let seat = self.decides()?;
        let kind = self.bots.iter().find(|kind| kind.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.bots.iter().map(|kind| kind.id).collect();
            format!("there is no bot called {id}; these are: {}", known.join(", "))
        })?;
        let whole = match self.way.take() {
            Some((whole, _)) => whole,
            None => (kind.make)().choose(&Perspective::new(&self.state, seat), &mut self.whims),
        };
        let first = self.state.first_of(seat, &whole);
        let number = self.state.number(seat, &first);
        let number = number.ok_or_else(|| format!("{id} chose what has no number: {first:?}"))?;
        self.way = (first != whole).then_some((whole, number));
        Ok(number)
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

    fn action(&self, seat: usize, number: usize) -> Option<String> {
        serde_json::to_string(&self.state.action(Seat(seat as u8), number)?).ok()
    }
}
