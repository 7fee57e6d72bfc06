//! War of the Ring, second edition: the base game for two to four seats, rules enforced.
//!
//! `rules.md` holds the numbered rules; each file under `rules` decides one chapter of them.
//! Chance comes from the dealer: dice, cards, tiles. The Event cards are drawn, discarded and
//! played; what each of them does is for `cards`.
//!
//! ```
//! use parlour_core::{Header, Key, Match, Seat};
//! use parlour_wotr::{Action, Setup, Wotr};
//!
//! let mut played = Match::<Wotr>::new(Header::keyed(Setup::default(), Key::from_seed(1))).unwrap();
//! played.deal_keyed().unwrap();
//! played.act(Seat(0), Action::Done).unwrap();
//! played.act(Seat(1), Action::Allocate(1)).unwrap();
//! ```

#[macro_use]
mod number;

mod action;
mod audit;
mod cards;
mod coded;
mod counted;
pub mod data;
mod edit;
mod event;
mod expansion;
mod habits;
pub mod ids;
mod look;
mod names;
mod odds;
pub mod places;
mod position;
mod rules;
mod setup;
mod state;
mod tally;
mod view;
mod whole;
mod why;
mod words;

use std::borrow::Cow;

use parlour_core::{
    Answer, Brings, Edits, Game, GameInfo, Hosted, NoEvents, Outcome, Param, Prompt, Rating, Refusal, Request, Rng,
    Scene, Seat, SeatSet, Sink, Status, Studied, Text, Viewer,
};

pub use action::{Action, Deed};
pub use cards::{Journey, Levy};
pub use counted::{Army, Counted, Fighters, HuntCount, SeatCount, Stand, Structure, Teammate};
pub use edit::{Edit, Topic};
pub use event::{Cause, Dice, Event, Ground, RollCards};
pub use expansion::{Expansion, Expansions};
pub use ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Tile, Whereabouts};
pub use look::Look;
pub use setup::{Earlier, Mode, OPTIONS, Setup, Start};
pub use state::{Battle, BattleKind, Ending, Group, HuntCause, HuntRun, Moved, Stage, Step, Tactics, Window, Wotr};
pub use tally::Count;
pub use view::{
    BattleView, CardsView, CombatCard, DiceView, Doing, FellowshipView, Figures, HuntView, NationView, Phase, Pile,
    Position, RegionView, View,
};

use crate::rules::{Waits, stream};

/// What the lab counts, and the actions of the editor.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<Wotr> for Extras {
    type Tally = Count;

    const FACETS: &'static [&'static str] = &["played_as_event", "played_in_battle"];
    const LASTED: Option<&'static str> = Some("turns");

    /// The cards of each side, under the first seat of the side.
    fn involved(_: &Wotr, tally: &Count, seat: Seat, each: &mut dyn FnMut(&'static str, u8)) {
        let Some(side) = Side::ALL.get(seat.index()) else { return };
        let cards = data::deck_cards().iter().enumerate();
        for (at, card) in cards.filter(|(at, _)| Card(*at as u8).deck().side() == *side) {
            let came = |set: u128| u8::from(set >> at & 1 == 1);
            each(&card.id, came(tally.events) | came(tally.combat) << 1);
        }
    }
}

impl Edits<Wotr> for Extras {
    fn is_edit(action: &Action) -> bool {
        matches!(action, Action::Open(_) | Action::Edit(_))
    }
}

impl Brings<Wotr> for Extras {}
impl Hosted<Wotr> for Extras {}

impl Game for Wotr {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "wotr",
        title: "War of the Ring",
        about: "the Free Peoples against the Shadow: armies, politics, and the Ring on its way to Mount Doom",
        min_seats: 2,
        max_seats: 4,
        seat_names: &["seat.first", "seat.second", "seat.third", "seat.fourth"],
        rules_version: 1,
        books: parlour_core::books!("goals", "turn", "dice", "hunt", "battle"),
        locales: parlour_core::locales!(),
        options: OPTIONS,
        hidden: true,
        bound: 200_000,
        listed: true,
        rating: Rating::USUAL,
    };

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        setup.check()?;
        let mut game = Wotr::fresh(*setup);
        game.run(&mut NoEvents);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    #[inline]
    fn status(&self) -> Status {
        if let Some(ending) = self.ending {
            return Status::Over(self.outcome(ending));
        }
        match self.waits() {
            Some(Waits::Seat(seat)) => Status::Decide(SeatSet::only(seat)),
            Some(Waits::Chance(request)) => Status::Chance(request),
            None => Status::Decide(SeatSet::EMPTY),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ending.is_none() && self.waits() == Some(Waits::Seat(seat)) {
            self.list_legal(out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Action::Edit(edit) = action {
            return self.edit_refusal(seat, *edit);
        }
        self.may(seat, *action)?;
        Ok(())
    }

    /// Edits are too many to list; the editor leads to each of them.
    fn is_shorthand(action: &Action) -> bool {
        matches!(action, Action::Edit(_))
    }

    #[inline]
    fn apply(&mut self, _: Seat, action: &Action, events: &mut impl Sink<Event>) {
        self.act(*action, events);
    }

    #[inline]
    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.take_deal(answer, events);
    }

    /// R25.1, R25.2: what a viewer may know.
    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        Wotr::from_view(view)
    }

    fn imagine(view: &View, seat: Seat, rng: &mut Rng) -> Self {
        Wotr::imagined(view, seat, rng)
    }

    fn reimagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.reimagined(seat, rng)
    }

    fn audit(&self) -> Result<(), String> {
        self.invariants().map_err(|broken| format!("{}: {}", broken.rule.text(), broken.place))
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn prompt(&self, seat: Seat) -> Prompt<Action> {
        words::prompt(self, seat)
    }

    fn tell(event: &Event) -> Text {
        event::tell(event)
    }

    fn describe(view: &View) -> Scene {
        words::describe(view)
    }

    fn item_name(&self, request: &Request, item: u8) -> Cow<'static, str> {
        match request.stream.0 {
            0..4 | stream::HAND => Card(item).to_string().into(),
            stream::ACTION => Face::rolled_name(Side::FreePeoples, item).into(),
            5 => Face::rolled_name(Side::Shadow, item).into(),
            stream::TILE => Tile(item).to_string().into(),
            stream::COMPANION => Character::ALL.get(usize::from(item)).map_or("?".into(), |it| it.id().into()),
            _ => item.to_string().into(),
        }
    }

    fn item_words(&self, request: &Request, item: u8) -> Param {
        words::item(self, request, item)
    }

    fn request_text(&self, request: &Request) -> Text {
        words::request(self, request)
    }

    /// Dice, tiles and Companions come face up; cards go to a hand, which only an open table shows.
    fn deals_openly(&self, request: &Request) -> bool {
        self.is_open() || !matches!(request.stream.0, 0..4 | stream::HAND)
    }

    /// R24.2: the team has lost.
    fn resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(self.seats_of(Wotr::side_of(seat).enemy()), "resigned")
    }
}
