//! CardPeeGee: a solo role-playing game with one pack of cards.
//!
//! Every day brings one encounter (a monster, a treasure, a healer or a trap) and a visit to the
//! Town; the game goes on until the player dies, and four kinds of victory can be earned on the
//! way. `rules.md` holds the numbered rules; each file under `rules` decides one chapter of them.
//!
//! ```
//! use parlour_cardpeegee::{Action, CardPeeGee, Setup};
//! use parlour_core::{Header, Key, Match, Seat};
//!
//! let mut played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(1))).unwrap();
//! played.act(Seat(0), Action::Create).unwrap();
//! played.deal_keyed().unwrap();
//! assert!(played.state().held().len() == 5);
//! ```

mod action;
mod cards;
mod coded;
mod event;
mod rules;
mod setup;
mod state;
mod tally;
mod view;
mod words;

use std::borrow::Cow;

use parlour_core::{
    Answer, Brings, Edits, Game, GameInfo, Hosted, MAX_SEATS, Outcome, Part, Prompt, Rating, Refusal, Request, Rng,
    Scene, Seat, SeatSet, Sink, Status, Studied, Text, Viewer, Wholes, Wishes,
};

pub use action::Action;
pub use cards::{Card, Cards, Suit};
pub use event::{Cause, Event, Gain, Kind, Round, Victory};
pub use setup::{FeeRule, JailorCards, MAX_LIVES, OPTIONS, Setup};
pub use state::{CardPeeGee, Phase, Step, boost};
pub use tally::Run;
pub use view::{Counted, EncounterView, Fighter, Jailor, Numbers, Played, Shown, View};
pub use words::grade;

/// What the lab counts.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<CardPeeGee> for Extras {
    type Tally = Run;

    const LASTED: Option<&'static str> = Some("days");
}
impl Brings<CardPeeGee> for Extras {}
impl Wholes<CardPeeGee> for Extras {
    /// Every decision is an action of its own; most are of no kind but their own.
    fn part(_: &CardPeeGee, _: Seat, action: &Action) -> Part<Action> {
        let verb = match action {
            Action::Activate(_) => Some("group.activate"),
            Action::Play(_) => Some("group.play"),
            Action::PlayAs(..) => Some("group.play_as"),
            Action::Discard(_) => Some("group.discard"),
            _ => None,
        };
        Part { verb, ..Part::default() }
    }
}
impl Hosted<CardPeeGee> for Extras {}

/// Any card may be pressed, and any use of it be meant: its powers first.
impl Wishes<CardPeeGee> for Extras {
    fn candidates(_: &CardPeeGee, _: Seat, each: &mut dyn FnMut(Action)) {
        for card in (0..52).filter_map(Card::from_index) {
            let [first, second] = [Action::Activate(card), Action::Play(card)];
            let has_power = Cards::POWERS.contains(card);
            each(if has_power { first } else { second });
            each(if has_power { second } else { first });
            for suit in Suit::ALL {
                each(Action::PlayAs(card, suit));
            }
            each(Action::Disarm(card));
            each(Action::Discard(card));
        }
        let others = [Action::StartEncounter, Action::Fight, Action::Abandon, Action::Proceed, Action::Create];
        others.into_iter().for_each(each);
    }
}
impl Edits<CardPeeGee> for Extras {}

impl Game for CardPeeGee {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "cardpeegee",
        title: "CardPeeGee",
        about: "a solo card role-playing game: survive, and earn four kinds of victory",
        min_seats: 1,
        max_seats: 1,
        seat_names: &["seat.player"],
        rules_version: 1,
        books: parlour_core::books!("suits", "day", "fight"),
        locales: parlour_core::locales!(),
        options: OPTIONS,
        hidden: false,
        bound: 4_000_000,
        listed: true,
        rating: Rating::USUAL,
    };

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        if setup.lives == 0 || setup.lives > MAX_LIVES {
            return Err(Refusal::new("R13.12", "refuse.lives"));
        }
        Ok(CardPeeGee::fresh(*setup, 1))
    }

    #[inline]
    fn status(&self) -> Status {
        match self.steps.top() {
            Some(Step::Dead(cause)) if !self.has_life_left() => Status::Over(self.outcome(cause.name())),
            _ => match self.request() {
                Some(request) => Status::Chance(request),
                None => Status::Decide(SeatSet::only(Seat(0))),
            },
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == Seat(0) {
            self.list_legal(out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn apply(&mut self, _: Seat, action: &Action, events: &mut impl Sink<Event>) {
        self.take(*action, events);
    }

    #[inline]
    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.take_deal(answer, events);
    }

    fn view(&self, _: Viewer) -> View {
        self.to_view()
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        CardPeeGee::from_view(view)
    }

    fn imagine(view: &View, _: Seat, _: &mut Rng) -> Self {
        CardPeeGee::from_view(view).expect("a view of a state is a position")
    }

    fn audit(&self) -> Result<(), String> {
        self.invariants().map_err(|(rule, found)| format!("{rule}: {found}"))
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn prompt(&self, _: Seat) -> Prompt<Action> {
        words::prompt(self)
    }

    fn tell(event: &Event) -> Text {
        words::tell(event)
    }

    fn describe(view: &View) -> Scene {
        words::describe(view)
    }

    fn item_name(&self, _: &Request, item: u8) -> Cow<'static, str> {
        Card::from_index(item).map_or("?".into(), |card| card.to_string().into())
    }

    fn request_text(&self, request: &Request) -> Text {
        words::request(self, request.count())
    }

    /// R13.13: giving up is not an ending, and nobody's victory.
    fn resigned(&self, _: Seat) -> Outcome {
        Outcome { winners: SeatSet::EMPTY, ..self.outcome("resigned") }
    }
}

impl CardPeeGee {
    /// The player has won if any victory was earned in this life; the score is the day (U4).
    fn outcome(&self, reason: &'static str) -> Outcome {
        let winners = if self.earned.is_empty() { SeatSet::EMPTY } else { SeatSet::only(Seat(0)) };
        let mut scores = [0; MAX_SEATS];
        scores[0] = self.day as i32;
        Outcome { winners, reason, scores }
    }
}
