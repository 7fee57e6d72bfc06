//! A tiny game with hidden cards, and the same game broken in one way each.
//!
//! Two seats are dealt one of four cards. In turn they bid one to three chips, or call, which
//! shows both cards. A bid of three is followed by two rolls of a die, one after the other, that
//! mean nothing. After six bids the match ends by itself.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parlour_core::{
    Answer, Audience, Brings, Choice, Edits, Game, GameInfo, Hosted, Ids, NoEvents, Outcome, Prompt, Refusal, Request,
    Rng, Role, Scene, Seat, SeatSet, Sink, Stage, Status, Stream, Studied, Text, Thing, Viewer, Wanted, Wholes, Wishes,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! flaws {
    ($($name:ident)*) => { flaws!(@ 0, $($name)*); };
    (@ $number:expr, $name:ident $($rest:ident)*) => {
        pub const $name: u8 = $number;
        flaws!(@ $number + 1, $($rest)*);
    };
    (@ $number:expr,) => {};
}

flaws! {
    SOUND LEAKY_VIEW LEAKY_SPECTATOR LEAKY_ASKING LEAKY_PROMPT UNDECLARED_REVEAL WHISPER SHARED_STATE UNSTABLE
    ILLEGAL_ALLOWED LEGAL_REFUSED LOST_CARD WRONG_RULE LOSSY_SAVE LOSSY_POSITION MISSING_MESSAGE MISSING_PARAMETER NEVER_VARIES
    NEVER_ENDS PANICS LISTED_TWICE UNASKED_MAY_ACT DEAD_END PROMPT_DISAGREES CHANGING_DEALER NOT_HIDDEN
    REFUSAL_CHANGES LOUD_DEAL LOUD_BID PEEKING NAMING_DEALER CONCEALED_DEAL UNTRANSLATED OTHER_PARAMETERS UNKNOWN_TO_ENGLISH
    UNNAMED_THING LEAKY_STAGE LEAKY_WHOLE LOST_WHOLE LEAKY_REFUSAL LEAKY_WISH
}

const LAST_TURN: u8 = 6;

/// How many actions were taken, kept as oddly as the flaw wants it.
#[derive(Debug, Default)]
pub struct Ticks<const FLAW: u8>(Arc<AtomicU32>);

impl<const FLAW: u8> Ticks<FLAW> {
    fn of(value: u32) -> Self {
        Ticks(Arc::new(AtomicU32::new(value)))
    }

    fn value(&self) -> u32 {
        self.0.load(Ordering::SeqCst)
    }

    fn tick(&self) {
        static OUTSIDE: AtomicU32 = AtomicU32::new(0);
        let step = if FLAW == UNSTABLE { OUTSIDE.fetch_add(1, Ordering::SeqCst) } else { 1 };
        self.0.fetch_add(step, Ordering::SeqCst);
    }
}

impl<const FLAW: u8> Clone for Ticks<FLAW> {
    fn clone(&self) -> Self {
        if FLAW == SHARED_STATE { Ticks(Arc::clone(&self.0)) } else { Ticks::of(self.value()) }
    }
}

impl<const FLAW: u8> PartialEq for Ticks<FLAW> {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl<const FLAW: u8> Eq for Ticks<FLAW> {}

impl<const FLAW: u8> Serialize for Ticks<FLAW> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(if FLAW == LOSSY_SAVE { 0 } else { self.value() })
    }
}

impl<'de, const FLAW: u8> Deserialize<'de> for Ticks<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Ticks::of)
    }
}

/// The state; as a view, with cards and ticks left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding<const FLAW: u8> {
    turn: u8,
    cards: [Option<u8>; 2],
    chips: [u8; 2],
    rolls: u8,
    called: bool,
    #[serde(default)]
    ticks: Option<Ticks<FLAW>>,
    /// What a leaky view lets slip.
    #[serde(default)]
    slip: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid(u8),
    Call,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt(Seat, u8),
    Bid(Seat, u8),
    Shown(Seat, u8),
    Whispered(u8),
    Rolled(u8),
}

/// What it says beside its rules: nothing but wrong things about whole actions.
pub struct Beside;

impl<const FLAW: u8> Studied<Bidding<FLAW>> for Beside {
    type Tally = NoEvents;
}
impl<const FLAW: u8> Brings<Bidding<FLAW>> for Beside {}
impl<const FLAW: u8> Hosted<Bidding<FLAW>> for Beside {}
impl<const FLAW: u8> Edits<Bidding<FLAW>> for Beside {}

impl<const FLAW: u8> Wholes<Bidding<FLAW>> for Beside {
    fn stage(game: &Bidding<FLAW>, seat: Seat) -> Stage {
        let other = game.cards[1 - seat.index()];
        if FLAW == LEAKY_STAGE && other == Some(0) { Stage::Within } else { Stage::Opens }
    }

    fn role(_: &Bidding<FLAW>, _: Seat, action: &Action) -> Role {
        match action {
            Action::Bid(3) if FLAW == LOST_WHOLE => Role::All,
            Action::Bid(_) if FLAW == LOST_WHOLE => Role::Go,
            _ => Role::Step,
        }
    }

    fn say(game: &Bidding<FLAW>, seat: Seat, _: &[Action]) -> Option<Text> {
        let other = game.cards[1 - seat.index()]?;
        (FLAW == LEAKY_WHOLE && other == 0).then(|| Text::new("ask"))
    }
}

impl<const FLAW: u8> Wishes<Bidding<FLAW>> for Beside {
    fn candidates(game: &Bidding<FLAW>, seat: Seat, each: &mut dyn FnMut(Action)) {
        let other = game.cards[1 - seat.index()];
        (0..=4).map(Action::Bid).filter(|_| FLAW != LEAKY_WISH || other != Some(0)).for_each(&mut *each);
        each(Action::Call);
    }
}

impl<const FLAW: u8> Bidding<FLAW> {
    fn asked(&self) -> SeatSet {
        let asked = SeatSet::only(Seat(self.turn % 2));
        let other = Seat(1 - self.turn % 2);
        if FLAW == LEAKY_ASKING && self.cards[other.index()] == Some(3) { asked.with(other) } else { asked }
    }

    fn holds(&self, seat: Seat) -> u8 {
        self.cards[seat.index()].unwrap_or_default()
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = vec![Action::Bid(1), Action::Bid(2), Action::Bid(3)];
        if FLAW != NEVER_ENDS && self.chips != [0, 0] {
            actions.push(Action::Call);
        }
        actions
    }
}

const ENGLISH: &str = "seat-one = One\n\
    seat-two = Two\n\
    ask = bid?\n\
    option-bid = bid { $count }\n\
    option-call = call\n\
    option-most = the most there is\n\
    option-bold = this is bold\n\
    event-dealt = { $card }\n\
    event-bid = bids { $count }\n\
    event-shown = shows { $card }\n\
    event-whispered = { $card }\n\
    refuse-turn = not your turn\n\
    refuse-bid = one to three\n\
    refuse-call = no chip yet\n\
    refuse-position = no\n\
    dealer-draw = draw { $count }\n\
    dealer-dice = roll { $count }\n\
    event-rolled = { $face }\n\
    outcome-called = called\n\
    outcome-tired = tired\n\
    outcome-resigned = resigned\n\
    outcome-flag = flag\n\
    section = table\n\
    chips = { $count } chips";

impl<const FLAW: u8> Game for Bidding<FLAW> {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Self;
    type Extras = Beside;

    const INFO: GameInfo = GameInfo {
        id: "bidding",
        title: "Bidding",
        about: "a game to break",
        min_seats: 2,
        max_seats: 2,
        seat_names: &["seat.one", "seat.two"],
        rules_version: 1,
        books: &[parlour_core::Book::of_rules(
            "## R1. All\n- **R1.1** Seats take turns.\n- **R1.2** A bid is one to three chips.\n- **R1.3** A call needs a chip.\n",
        )],
        locales: match FLAW {
            UNTRANSLATED => &[("en", ENGLISH), ("de", "seat-one = Eins")],
            OTHER_PARAMETERS => &[("en", "a = { $x }"), ("de", "a = { $x } { $y-dative }")],
            UNKNOWN_TO_ENGLISH => &[("en", "a = 1"), ("de", "a = 1\nb = 2")],
            _ => &[("en", ENGLISH)],
        },
        options: &[],
        hidden: FLAW != NOT_HIDDEN,
        bound: 24,
        listed: false,
        rating: parlour_core::Rating::USUAL,
    };

    fn start(_: &Setup) -> Result<Self, Refusal> {
        Ok(Bidding { ticks: Some(Ticks::of(0)), ..Bidding::default() })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        if self.called {
            let best = u8::from(self.cards[1] > self.cards[0]);
            Status::Over(Outcome::won_by(SeatSet::only(Seat(best)), "called"))
        } else if self.cards == [None, None] && self.turn == 0 {
            Status::Chance(Request::draw(Stream(0), 2, Ids::first(4)))
        } else if self.rolls > 0 {
            Status::Chance(Request::dice(Stream(1), 1, 6))
        } else if self.turn >= LAST_TURN && FLAW != NEVER_ENDS {
            Status::Over(Outcome::draw("tired"))
        } else {
            Status::Decide(self.asked())
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Status::Decide(asked) = self.status() else { return };
        if asked.contains(seat) || (FLAW == UNASKED_MAY_ACT && self.turn == 3) {
            if FLAW != DEAD_END || self.turn != 3 {
                out.extend(self.actions());
            }
            if FLAW == LISTED_TWICE && self.turn == 3 {
                out.push(Action::Bid(1));
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let (REFUSAL_CHANGES, [0, 0], Some(ticks)) = (FLAW, self.chips, &self.ticks)
            && *action == Action::Call
        {
            ticks.tick();
        }
        let rule = if FLAW == WRONG_RULE { "R9.9" } else { "R1.2" };
        match (self.status(), action) {
            (Status::Decide(_), _) if FLAW == UNASKED_MAY_ACT && self.turn == 3 => Ok(()),
            (Status::Decide(asked), _) if !asked.contains(seat) => Err(Refusal::new("R1.1", "refuse.turn")),
            (Status::Decide(_), Action::Bid(3)) if FLAW == LEGAL_REFUSED && self.turn == 2 => {
                Err(Refusal::new("R1.2", "refuse.bid"))
            }
            (Status::Decide(_), Action::Bid(4)) if FLAW == ILLEGAL_ALLOWED => Ok(()),
            (Status::Decide(_), Action::Bid(1..=3)) => Ok(()),
            (Status::Decide(_), Action::Bid(_)) if FLAW == LEAKY_REFUSAL && self.cards[1 - seat.index()] == Some(0) => {
                Err(Refusal::new("R1.3", "refuse.call"))
            }
            (Status::Decide(_), Action::Bid(_)) => Err(Refusal::new(rule, "refuse.bid")),
            (Status::Decide(_), Action::Call) if self.actions().contains(action) => Ok(()),
            (Status::Decide(_), Action::Call) => Err(Refusal::new("R1.3", "refuse.call")),
            _ => Err(Refusal::new("R1.1", "refuse.turn")),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        if let Some(ticks) = &self.ticks {
            ticks.tick();
        }
        match *action {
            Action::Bid(count) => {
                assert!(FLAW != PANICS || self.turn != 3, "a bug on the fourth turn");
                self.chips[seat.index()] = self.chips[seat.index()].wrapping_add(count);
                events.emit(Audience::All, Event::Bid(seat, count));
                if [WHISPER, LOUD_BID].contains(&FLAW) {
                    events.emit(Audience::only(Seat(1 - seat.0)), Event::Whispered(self.holds(seat)));
                }
                if FLAW == LOST_CARD && self.turn == 3 {
                    self.cards[0] = self.cards[1];
                }
                self.rolls = if count == 3 { 2 } else { 0 };
                self.turn += 1;
            }
            Action::Call => {
                self.called = true;
                for seat in [Seat(0), Seat(1)] {
                    events.emit(Audience::All, Event::Shown(seat, self.holds(seat)));
                }
            }
        }
    }

    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        if self.rolls > 0 {
            self.rolls -= 1;
            return events.emit(Audience::All, Event::Rolled(answer[0]));
        }
        self.cards = [Some(answer[0]), Some(answer[1])];
        for seat in [Seat(0), Seat(1)] {
            let audience = if FLAW == LOUD_DEAL { Audience::All } else { Audience::only(seat) };
            events.emit(audience, Event::Dealt(seat, self.holds(seat)));
        }
    }

    fn view(&self, viewer: Viewer) -> Self {
        let all = viewer == Viewer::Table;
        let sees = |seat: Seat| {
            let leak = FLAW == LEAKY_SPECTATOR && viewer == Viewer::Spectator;
            let whispered = FLAW == WHISPER && self.chips[seat.index()] > 0 && viewer != Viewer::Spectator;
            all || self.called || leak || whispered || viewer == Viewer::Seat(seat)
        };
        let seen = |index: usize| self.cards[index].filter(|_| sees(Seat(index as u8)));
        let slip = match viewer {
            Viewer::Seat(seat) if [LEAKY_VIEW, NEVER_VARIES].contains(&FLAW) => self.cards[1 - seat.index()],
            _ => None,
        };
        let ticks = self.ticks.clone().filter(|_| all);
        Bidding { cards: [seen(0), seen(1)], ticks, slip, ..self.clone() }
    }

    fn position(view: &Self) -> Result<Self, Refusal> {
        view.audit().map_err(|_| Refusal::new("R1.1", "refuse.position"))?;
        let ticks = if FLAW == LOSSY_POSITION { Some(Ticks::of(0)) } else { view.ticks.clone() };
        Ok(Bidding { ticks, ..view.clone() })
    }

    fn imagine(view: &Self, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = view.clone();
        let actions = u32::from(view.turn) + u32::from(view.called);
        (state.ticks, state.slip) = (Some(Ticks::of(actions)), None);
        let other = 1 - seat.index();
        if let (Some(own), None) = (view.cards[seat.index()], view.cards[other]) {
            state.cards[other] = Some((own + 1 + rng.below(3) as u8) % 4);
        }
        if FLAW == NEVER_VARIES && view.slip.is_some() {
            state.cards[other] = view.slip;
        }
        state
    }

    fn reimagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let state = Self::imagine(&self.view(Viewer::Seat(seat)), seat, rng);
        if FLAW == PEEKING && self.turn == 3 { self.clone() } else { state }
    }

    fn audit(&self) -> Result<(), String> {
        let [a, b] = self.cards;
        let before = a.is_none() && b.is_none() && self.turn == 0;
        let dealt = a.is_some() && b.is_some() && a != b;
        if before || dealt { Ok(()) } else { Err(format!("cards {a:?} and {b:?}")) }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(..)) && FLAW != UNDECLARED_REVEAL
    }

    fn prompt(&self, seat: Seat) -> Prompt<Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        if FLAW == PROMPT_DISAGREES {
            actions.reverse();
        }
        let option = |action: Action| {
            let option = match action {
                Action::Bid(3) => Choice::new(action, Text::new("option.bid").with("count", 3u8), "R1.2")
                    .effect("option.most")
                    .warning("option.bold"),
                Action::Bid(count) => Choice::new(action, Text::new("option.bid").with("count", count), "R1.2"),
                Action::Call => Choice::new(action, "option.call", "R1.3"),
            };
            let option = option.touches(Thing::new("chips", seat.0));
            let knows = FLAW == LEAKY_PROMPT && self.holds(Seat(1 - seat.0)) == 3;
            if knows { option.warning("option.call") } else { option }
        };
        Prompt { ask: "ask".into(), options: actions.into_iter().map(option).collect() }
    }

    fn tell(event: &Event) -> Text {
        match *event {
            Event::Dealt(_, card) => Text::new("event.dealt").with("card", card),
            Event::Bid(..) if FLAW == MISSING_MESSAGE => Text::new("event.nobody_wrote_this"),
            Event::Bid(..) if FLAW == MISSING_PARAMETER => Text::new("event.bid"),
            Event::Bid(_, count) => Text::new("event.bid").with("count", count),
            Event::Shown(_, card) => Text::new("event.shown").with("card", card),
            Event::Rolled(face) => Text::new("event.rolled").with("face", face),
            Event::Whispered(card) => Text::new("event.whispered").with("card", card),
        }
    }

    fn describe(view: &Self) -> Scene {
        let mut scene = Scene::default();
        let kind = if FLAW == UNNAMED_THING { "purse" } else { "chips" };
        let line = |(seat, chips): (usize, u8)| Text::new("chips").with("count", chips).names(kind, seat, "");
        scene.section("section", view.chips.into_iter().enumerate().map(line).collect());
        scene
    }

    fn request_text(&self, request: &Request) -> Text {
        match request.wanted {
            Wanted::Dice { .. } if FLAW == NAMING_DEALER => Text::new("dealer.dice").with("count", self.holds(Seat(1))),
            Wanted::Dice { count, .. } => Text::new("dealer.dice").with("count", count),
            Wanted::Draw { count, .. } => Text::new("dealer.draw").with("count", count),
        }
    }

    fn deals_openly(&self, request: &Request) -> bool {
        matches!(request.wanted, Wanted::Dice { .. }) || FLAW == CONCEALED_DEAL
    }

    fn item_name(&self, request: &Request, item: u8) -> Cow<'static, str> {
        static ASKED: AtomicU32 = AtomicU32::new(0);
        if let Wanted::Dice { .. } = request.wanted {
            return item.to_string().into();
        }
        let odd = FLAW == CHANGING_DEALER && ASKED.fetch_add(1, Ordering::SeqCst) > 40;
        format!("{}{item}", if odd { "odd" } else { "c" }).into()
    }
}
