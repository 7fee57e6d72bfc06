//! The Lord of the Rings: The Confrontation, classic set: two sides, nine concealed characters
//! each, no dice.
//!
//! ```
//! use parlour_confrontation::{Confrontation, Setup};
//! use parlour_core::{Game, NoEvents, Rng, Status};
//!
//! let mut rng = Rng::new(1);
//! let mut state = Confrontation::start(&Setup::random()).expect("the setup is good");
//! let mut actions = Vec::new();
//! loop {
//!     match state.status() {
//!         Status::Over(_) => break,
//!         Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
//!         Status::Decide(seats) => {
//!             let seat = seats.iter().next().expect("somebody is asked");
//!             actions.clear();
//!             state.legal_actions(seat, &mut actions);
//!             let action = *rng.pick(&actions).expect("there is always something to do");
//!             state.apply(seat, &action, &mut NoEvents);
//!         }
//!     }
//! }
//! ```

mod action;
mod audit;
mod board;
mod coded;
mod counted;
mod data;
mod event;
mod ids;
mod imagine;
mod moments;
mod own;
mod rules;
mod setup;
mod state;
mod tally;
mod view;
mod whole;
mod words;

use std::borrow::Cow;

use parlour_core::{
    Answer, Brings, Brought, Edits, Game, GameInfo, Hosted, MAX_SEATS, NoEvents, Outcome, Param, Prompt, Rating,
    Refusal, Request, Rng, Scene, Seat, SeatSet, Sink, Status, Studied, Text, Viewer, Wanted,
};

pub use action::Action;
pub use board::Spot;
pub use counted::Counted;
pub use data::{Ability, AbilityDef, Condition, DataError, FormationDef, GameData, Kind, RegionDef, Trigger, data};
pub use event::{BattleEnd, Event, Way, Why};
pub use ids::{BySide, Card, CardSet, Character, CharacterSet, Region, RegionSet, Side};
pub use own::DataSet;
pub use setup::{FellowshipSetup, Formation, MAX_TURN_LIMIT, Opening, SauronSetup, Setup, TURN_LIMIT};
pub use state::{Confrontation, End, Flag, Flags, Step};
pub use tally::Counts;
pub use view::{Battle, Known, Piece, Places, View};

/// Placement, then for each of at most 1,000 turns a move, an ambush and up to four battles of at
/// most ten entries; twice in a match of two games.
const BOUND: u32 = 2 * (20 + MAX_TURN_LIMIT as u32 * 42);

/// What the lab counts.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<Confrontation> for Extras {
    type Tally = Counts;

    const LASTED: Option<&'static str> = Some("turns");
}
impl Brings<Confrontation> for Extras {
    /// R21.1: a file of `data`.
    fn bring(setup: &mut Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
        if part != "data" {
            return Err(format!("there is no file of {part}: bring data"));
        }
        let given = serde_json::from_str(text).map_err(|error| error.to_string())?;
        setup.data = DataSet::of(&given).map_err(|error| error.to_string())?;
        Ok(Vec::new())
    }
}
impl Hosted<Confrontation> for Extras {}
impl Edits<Confrontation> for Extras {}

impl Game for Confrontation {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "confrontation",
        title: "The Confrontation",
        about: "nine hidden characters a side: sneak the Ring into Mordor, or catch its bearer",
        min_seats: 2,
        max_seats: 2,
        seat_names: &["seat.fellowship", "seat.sauron"],
        rules_version: 1,
        books: parlour_core::books!("board", "secret", "battle"),
        locales: parlour_core::locales!(),
        options: setup::OPTIONS,
        hidden: true,
        bound: BOUND,
        listed: true,
        rating: Rating::USUAL,
    };

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        if !(1..=MAX_TURN_LIMIT).contains(&setup.turn_limit) {
            return Err(Refusal::new("R17.6", Text::new("refuse.turn_limit").with("most", MAX_TURN_LIMIT)));
        }
        let mut state = Confrontation::new_game(*setup, 0, [0, 0]);
        state.run(&mut NoEvents);
        Ok(state)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.steps.top() {
            None => Status::Over(self.outcome()),
            Some(Step::Shuffle(side)) => Status::Chance(Confrontation::placement_request(side)),
            Some(Step::Draw) => Status::Chance(self.draw_request()),
            Some(_) => Status::Decide(self.asked()),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.0 < 2 {
            self.legal(self.side_of(seat), out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.refuse(seat, *action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        self.take(seat, *action, events);
    }

    #[inline]
    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.take_deal(answer, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        Confrontation::from_position(view)
    }

    fn imagine(view: &View, seat: Seat, rng: &mut Rng) -> Self {
        Confrontation::imagined(view, seat, rng)
    }

    fn reimagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Confrontation::imagined(&self.seen_by(Viewer::Seat(seat)), seat, rng)
    }

    fn audit(&self) -> Result<(), String> {
        self.faults().map_err(|(rule, fault)| format!("{rule}: {}", Self::INFO.says(&fault)))
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::PieceMoved { .. }
                | Event::Revealed { known: false, .. }
                | Event::Shown { .. }
                | Event::StillMoves { .. }
        )
    }

    fn prompt(&self, seat: Seat) -> Prompt<Action> {
        words::prompt(self, seat)
    }

    fn tell(event: &Event) -> Text {
        words::tell(event)
    }

    fn describe(view: &View) -> Scene {
        words::describe(view)
    }

    fn item_name(&self, request: &Request, item: u8) -> Cow<'static, str> {
        self.dealt(request, item).map_or_else(|| item.to_string().into(), |who| who.id().into())
    }

    fn item_words(&self, request: &Request, item: u8) -> Param {
        self.dealt(request, item).map_or_else(|| item.to_string().into(), |who| who.text().into())
    }

    fn request_text(&self, request: &Request) -> Text {
        match (request.stream.0, request.wanted) {
            (0, Wanted::Draw { from, .. }) => Text::new("dealer.defender").with("count", from.len()),
            (1, _) => Text::new("dealer.place").with("side", Side::Fellowship.text()),
            _ => Text::new("dealer.place").with("side", Side::Sauron.text()),
        }
    }
}

impl Confrontation {
    /// The character that an item of the dealer's stands for.
    fn dealt(&self, request: &Request, item: u8) -> Option<Character> {
        match request.stream.0 {
            0 => self.drawn(item),
            stream => Side::BOTH
                .get(usize::from(stream) - 1)
                .filter(|_| item < 9)
                .map(|side| Character::of(*side, usize::from(item))),
        }
    }

    /// R17, and R3.8 for a match of two games.
    fn outcome(&self) -> Outcome {
        let end = self.over.unwrap_or(End { winner: None, reason: Why::TurnLimit });
        if !self.setup.two_games {
            let winners = end.winner.map_or(SeatSet::EMPTY, |side| SeatSet::only(self.seat_of(side)));
            return Outcome::won_by(winners, end.reason.key());
        }
        let [first, second] = self.points;
        let mut scores = [0; MAX_SEATS];
        (scores[0], scores[1]) = (i32::from(first), i32::from(second));
        let winners = match first.cmp(&second) {
            std::cmp::Ordering::Greater => SeatSet::only(Seat(0)),
            std::cmp::Ordering::Less => SeatSet::only(Seat(1)),
            std::cmp::Ordering::Equal => SeatSet::EMPTY,
        };
        Outcome { winners, reason: "two_games", scores }
    }
}
