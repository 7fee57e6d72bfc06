//! The contract of a game.

use std::borrow::Cow;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::book::Book;
use crate::chance::{Answer, Request, Rng, Wanted};
use crate::event::Sink;
use crate::extras::{Edits, Extras};
use crate::prompt::{Prompt, Scene};
use crate::rating::Rating;
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::setup::SetupOption;
use crate::text::{Param, Text};

/// The rules of one game, as the whole state of a match of it.
///
/// A state is plain data with nothing outside it: no clock, no generator, no log. The rules never
/// draw a random number; they stop and ask the dealer. [`status`](Game::status),
/// [`legal_actions`](Game::legal_actions), [`apply`](Game::apply) and [`deal`](Game::deal) are the
/// hot path: no allocation beyond the caller's vector, no strings, no hash maps. Everything with
/// words in it is asked for only when somebody reads it.
///
/// The conformance suite of `parlour-testkit` holds every game to this contract.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Options chosen before the start. Unknown fields must be refused.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of one seat.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer may know. The table's view is also the public position form: readable ids,
    /// and complete, so that [`position`](Game::position) can build the state from it. A field
    /// `counted` is for what follows from the rest by the rules, so that no client works it out: it
    /// is no part of the position, neither read nor hashed.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What belongs to the game beside its rules; `NoExtras` for a game without any.
    type Extras: Extras<Self>;

    /// What the game is called, how many it seats, its rules and words.
    const INFO: GameInfo;

    /// The state before anything has happened. Not random: a shuffle is a question to the dealer.
    fn start(setup: &Self::Setup) -> Result<Self, Refusal>;

    /// How many seats this match has; usually as many as the game.
    fn seats(&self) -> u8 {
        Self::INFO.max_seats
    }

    /// Who is asked now.
    fn status(&self) -> Status;

    /// Every action `seat` may take now, in one fixed order; nothing if it is not asked.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The same in a list of their own, for whoever has time.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Whether `seat` may take `action` now; agrees with [`legal_actions`](Game::legal_actions),
    /// except for a [`shorthand`](Game::is_shorthand).
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Whether `action` stands for several small ones at once, such as a whole plan. There are too
    /// many of those to list; `check` judges them all the same.
    fn is_shorthand(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Takes a legal action.
    fn apply(&mut self, seat: Seat, action: &Self::Action, events: &mut impl Sink<Self::Event>);

    /// Takes the dealer's answer to the request in [`Status::Chance`].
    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Self::Event>);

    /// What `viewer` may know, built up from public and owned facts.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state from the table's view of it: the start of scenarios and saved positions.
    fn position(view: &Self::View) -> Result<Self, Refusal>;

    /// A full state that `seat`, seeing `view`, cannot tell from the real one.
    fn imagine(view: &Self::View, seat: Seat, rng: &mut Rng) -> Self;

    /// The same state that [`Game::imagine`] makes of `seat`'s view with an equal generator, for
    /// games that can make it without writing the view out first. A bot asks for it at every
    /// decision; the suite holds it to the other.
    fn reimagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self::imagine(&self.view(Viewer::Seat(seat)), seat, rng)
    }

    /// Checks the invariants: every piece accounted for.
    fn audit(&self) -> Result<(), String>;

    /// Whether `event` tells those who hear of it something they could not have worked out, such
    /// as a hidden figure turned up. The undo law rests on it, and the suite proves it.
    fn reveals(event: &Self::Event) -> bool;

    /// The question to `seat` in words, one option for each legal action, in the same order.
    fn prompt(&self, seat: Seat) -> Prompt<Self::Action>;

    /// An event in words.
    fn tell(event: &Self::Event) -> Text;

    /// A view in words.
    fn describe(view: &Self::View) -> Scene;

    /// The readable name of one item of an answer to `request`: a card's sign, a die's face.
    fn item_name(&self, request: &Request, item: u8) -> Cow<'static, str> {
        let _ = request;
        item.to_string().into()
    }

    /// The same as people at the table call it; its name, unless the game has words for it. Items
    /// that are the same to people, such as two equal sides of a die, may be called the same.
    fn item_words(&self, request: &Request, item: u8) -> Param {
        self.item_name(request, item).into_owned().into()
    }

    /// What the dealer is asked for, in words, for people who deal with real dice and cards.
    fn request_text(&self, request: &Request) -> Text {
        match request.wanted {
            Wanted::Dice { count, sides } => Text::new("dealer.dice").with("count", count).with("sides", sides),
            Wanted::Draw { count, .. } => Text::new("dealer.draw").with("count", count),
        }
    }

    /// Whether everyone at the table may know the question and what comes of it, as with dice that
    /// roll in the open. Whoever deals is a viewer too: people with real dice and cards are asked for
    /// this alone, and the match's key deals the rest. The suite proves it.
    fn deals_openly(&self, request: &Request) -> bool {
        let _ = request;
        !Self::INFO.hidden
    }

    /// A list of events that `viewer` may know as lines for a reader: usually each in its own words.
    fn chronicle(events: &[Self::Event], viewer: Viewer) -> Vec<Text> {
        let _ = viewer;
        events.iter().map(Self::tell).collect()
    }

    /// How the match ends when `seat` resigns or its flag falls.
    fn resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(SeatSet::first(self.seats()).without(seat), "resigned")
    }
}

/// What stays the same about a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id used in commands and records.
    pub id: &'static str,
    /// The name of the game.
    pub title: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// Names of the seats, as message keys.
    pub seat_names: &'static [&'static str],
    /// Raised by a change of the rules that alters old records.
    pub rules_version: u32,
    /// What people read about it, by language. The first is the authority.
    pub books: &'static [Book],
    /// Catalogues: language code and Fluent text. The first is the one that others are compared with.
    pub locales: &'static [(&'static str, &'static str)],
    /// The setup options, for lobbies and `--set`.
    pub options: &'static [SetupOption],
    /// Whether seats have secrets from each other.
    pub hidden: bool,
    /// No match has more entries than this.
    pub bound: u32,
    /// Whether it is one of the product's games; worked examples are listed with `--all` only.
    pub listed: bool,
    /// How results move ratings.
    pub rating: Rating,
}

impl GameInfo {
    /// The numbered rules: the text of `rules.md`.
    pub fn rules(&self) -> &'static str {
        self.books.first().map_or("", |book| book.rules)
    }

    /// What people read about it in `language`, or in the first if it is not there.
    pub fn book(&self, language: &str) -> Option<&'static Book> {
        self.books.iter().find(|book| book.language == language).or(self.books.first())
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> Text {
        Text::new(self.seat_names[seat.index()])
    }

    /// In a browser the page has the words: whatever is said is named by its key.
    #[cfg(target_arch = "wasm32")]
    pub fn says(&self, text: &Text) -> String {
        text.key.to_string()
    }

    /// What most small games have in common: two seats, no options, no secrets.
    pub const SMALL: GameInfo = GameInfo {
        id: "",
        title: "",
        about: "",
        min_seats: 2,
        max_seats: 2,
        seat_names: &[],
        rules_version: 1,
        books: &[],
        locales: &[],
        options: &[],
        hidden: false,
        bound: 0,
        listed: false,
        rating: Rating::USUAL,
    };
}

/// Who is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats must each take an action; several at once when decisions are simultaneous.
    Decide(SeatSet),
    /// The dealer must answer.
    Chance(Request),
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won: nobody for a draw, the whole team for a team.
    pub winners: SeatSet,
    /// The kind of ending, a message key under `outcome.`.
    pub reason: &'static str,
    /// Points by seat, in games that count them.
    pub scores: [i32; MAX_SEATS],
}

impl Outcome {
    /// An ending without points.
    pub const fn won_by(winners: SeatSet, reason: &'static str) -> Self {
        Outcome { winners, reason, scores: [0; MAX_SEATS] }
    }

    /// An ending in which the other of two seats pays the winner.
    pub const fn paid(winner: Seat, points: i32, reason: &'static str) -> Self {
        let mut scores = [0; MAX_SEATS];
        scores[winner.index()] = points;
        scores[1 - winner.index()] = -points;
        Outcome { winners: SeatSet::only(winner), reason, scores }
    }

    /// An ending that nobody won.
    pub const fn draw(reason: &'static str) -> Self {
        Outcome::won_by(SeatSet::EMPTY, reason)
    }
}

/// A bot's place at the table: what its seat may know and do, and samples of full states built
/// from that. It keeps the real state out of reach, so a bot cannot cheat.
pub struct Perspective<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The place of `seat` in `state`.
    pub const fn new(state: &'a G, seat: Seat) -> Self {
        Perspective { state, seat }
    }

    /// The bot's seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// Appends what the seat may play; [edits](Edits) are for people.
    pub fn options(&self, out: &mut Vec<G::Action>) {
        let before = out.len();
        self.state.legal_actions(self.seat, out);
        let mut at = 0;
        out.retain(|action| {
            at += 1;
            at <= before || !G::Extras::is_edit(action)
        });
    }

    /// A full state that the seat cannot tell from the real one.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        self.state.reimagine(self.seat, rng)
    }
}

/// Printing a perspective must not print the state.
impl<G: Game> Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Perspective").field("seat", &self.seat).finish_non_exhaustive()
    }
}
