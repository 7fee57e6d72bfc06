//! Games without secrets and without chance: six methods, and [`Open`] makes a [`Game`] of them.

use std::fmt::{Debug, Display};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Answer, Rng};
use crate::event::{Audience, NoEvents, Sink};
use crate::extras::{Brings, Edits, Hosted, Seating, Studied};
use crate::game::{Game, GameInfo, Status};
use crate::prompt::{Choice, Prompt, Scene};
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::text::Text;
use crate::whole::Wholes;
use crate::why::Wishes;

/// The rules of a game in which everybody sees everything and nothing is left to chance. The state
/// is also what is seen of it, so its fields have readable names.
pub trait OpenGame: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Options chosen before the start; [`NoSetup`] for none.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of one seat, and what people call it.
    type Action: Copy + Eq + std::hash::Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync;

    /// What the game is called, how many it seats, its rules and words.
    const INFO: GameInfo;
    /// The rule that says whose turn it is.
    const TURN: &'static str;
    /// The rule that says when it is over.
    const END: &'static str;

    /// The state before anything has happened.
    fn start(setup: &Self::Setup) -> Result<Self, Refusal>;

    /// Who is asked now, or how it ended.
    fn status(&self) -> Status;

    /// Everything that could be legal, in one fixed order.
    fn candidates(&self, each: impl FnMut(Self::Action));

    /// Whether `seat`, which is asked, may do this: the one place that knows.
    fn may(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does it.
    fn apply(&mut self, seat: Seat, action: Self::Action);

    /// The state in words.
    fn describe(&self) -> Scene;

    /// An option in words. Usually what people call the action, by the rule that says whose turn
    /// it is.
    fn option(&self, seat: Seat, action: Self::Action) -> Choice<Self::Action> {
        let _ = seat;
        Choice::new(action, Text::new("option").with("action", action.to_string()), Self::TURN)
    }

    /// Whether this can have come about; the reason if not.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    /// What sets the seats apart.
    fn seating(setup: &Self::Setup) -> Seating {
        let _ = setup;
        Seating::Sides
    }

    /// How many play.
    fn seats(&self) -> u8 {
        Self::INFO.max_seats
    }
}

/// Nothing to choose before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoSetup {}

/// A seat took an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Took<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
}

/// An open game as a [`Game`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Open<G>(pub G);

impl<G: OpenGame> Open<G> {
    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.0.status(), Status::Decide(seats) if seats.contains(seat))
    }
}

impl<G: OpenGame> Game for Open<G> {
    type Setup = G::Setup;
    type Action = G::Action;
    type Event = Took<G::Action>;
    type View = G;
    type Extras = OpenExtras;

    const INFO: GameInfo = G::INFO;

    fn start(setup: &G::Setup) -> Result<Self, Refusal> {
        G::start(setup).map(Open)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    #[inline]
    fn status(&self) -> Status {
        self.0.status()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        if self.is_asked(seat) {
            self.0.candidates(|action| {
                if self.0.may(seat, action).is_ok() {
                    out.push(action);
                }
            });
        }
    }

    fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        match self.0.status() {
            Status::Over(_) => Err(Refusal::new(G::END, "refuse.over")),
            _ if !self.is_asked(seat) => Err(Refusal::new(G::TURN, "refuse.turn")),
            _ => self
                .0
                .may(seat, *action)
                .map_err(|refusal| Refusal { reason: refusal.reason.with("action", action.to_string()), ..refusal }),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &G::Action, events: &mut impl Sink<Took<G::Action>>) {
        self.0.apply(seat, *action);
        events.emit(Audience::All, Took { seat, action: *action });
    }

    fn deal(&mut self, _: &Answer, _: &mut impl Sink<Took<G::Action>>) {}

    fn view(&self, _: Viewer) -> G {
        self.0.clone()
    }

    fn position(view: &G) -> Result<Self, Refusal> {
        view.audit().map_err(|found| Refusal::new(G::TURN, Text::new("refuse.position").with("found", found)))?;
        Ok(Open(view.clone()))
    }

    fn imagine(view: &G, _: Seat, _: &mut Rng) -> Self {
        Open(view.clone())
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn reveals(_: &Took<G::Action>) -> bool {
        false
    }

    fn prompt(&self, seat: Seat) -> Prompt<G::Action> {
        Prompt {
            ask: "ask".into(),
            options: self.legal(seat).into_iter().map(|action| self.0.option(seat, action)).collect(),
        }
    }

    fn tell(event: &Took<G::Action>) -> Text {
        Text::new("event.took").with("seat", G::INFO.seat(event.seat)).with("action", event.action.to_string())
    }

    fn describe(view: &G) -> Scene {
        view.describe()
    }
}

/// The extras of an open game: what could be legal is what may be wished for.
#[derive(Clone, Copy, Debug)]
pub struct OpenExtras;

impl<G: OpenGame> Studied<Open<G>> for OpenExtras {
    type Tally = NoEvents;

    fn seating(setup: &G::Setup) -> Seating {
        G::seating(setup)
    }
}
impl<G: OpenGame> Brings<Open<G>> for OpenExtras {}
impl<G: OpenGame> Hosted<Open<G>> for OpenExtras {}
impl<G: OpenGame> Edits<Open<G>> for OpenExtras {}
impl<G: OpenGame> Wholes<Open<G>> for OpenExtras {}

impl<G: OpenGame> Wishes<Open<G>> for OpenExtras {
    fn candidates(game: &Open<G>, _: Seat, each: &mut dyn FnMut(G::Action)) {
        game.0.candidates(each);
    }
}
