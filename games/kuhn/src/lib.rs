//! Kuhn poker: the smallest worked example with chance and secrets (see `docs/add-a-game.md`).

mod coded;

use parlour_core::{
    Answer, Audience, Brings, Choice, Edits, Game, GameInfo, Hosted, Ids, NoEvents, NoSetup, Outcome, Prompt, Rating,
    Refusal, Request, Rng, Scene, Seat, SeatSet, Seating, Sink, Status, Stream, Studied, Text, Thing, Viewer, Wholes,
    Wish, Wishes,
};
use serde::{Deserialize, Serialize};

/// Jack, Queen or King, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Card {
    J,
    Q,
    K,
}

impl Card {
    const ALL: [Card; 3] = [Card::J, Card::Q, Card::K];

    fn name(self) -> Text {
        Text::new(["card.jack", "card.queen", "card.king"][self as usize])
    }
}

/// Put nothing in, which after a bet is giving up; or put a chip in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Move {
    Pass,
    Bet,
}

/// Cards were dealt, for everybody; one of them, for its seat; a seat moved, or showed its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    Cards,
    Dealt(Seat, Card),
    Moved(Seat, Move),
    Shown(Seat, Card),
}

/// The cards, if dealt, and the moves so far. Serves as state and, with cards left out, as view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kuhn {
    dealt: bool,
    cards: [Option<Card>; 2],
    moves: [Option<Move>; 3],
}

impl Kuhn {
    fn made(&self) -> usize {
        self.moves.iter().flatten().count()
    }

    fn is_showdown(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.reason == "showdown")
    }

    /// R1.4, R1.5, R1.6: who folded, or whether cards are compared; none while the betting goes on.
    fn outcome(&self) -> Option<Outcome> {
        use Move::{Bet, Pass};
        let higher = Seat(u8::from(self.cards[1] > self.cards[0]));
        Some(match self.moves {
            [Some(Bet), Some(Pass), _] => Outcome::paid(Seat(0), 1, "fold"),
            [Some(Pass), Some(Bet), Some(Pass)] => Outcome::paid(Seat(1), 1, "fold"),
            [Some(Pass), Some(Pass), _] => Outcome::paid(higher, 1, "showdown"),
            [Some(Bet), Some(Bet), _] | [_, _, Some(Bet)] => Outcome::paid(higher, 2, "showdown"),
            _ => return None,
        })
    }

    fn hands(&self) -> impl Iterator<Item = (Seat, Card)> + use<> {
        (0..2).map(Seat).zip(self.cards.into_iter().flatten())
    }
}

/// What it says beside its rules: which moves there are.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<Kuhn> for Extras {
    type Tally = NoEvents;

    fn seating(_: &NoSetup) -> Seating {
        Seating::Order
    }
}
impl Brings<Kuhn> for Extras {}
impl Hosted<Kuhn> for Extras {}
impl Edits<Kuhn> for Extras {}
impl Wholes<Kuhn> for Extras {}

/// Whatever is pressed, both moves may be meant.
impl Wishes<Kuhn> for Extras {
    fn tries(_: &Kuhn, _: Seat, _: &Wish, each: &mut dyn FnMut(&[Move])) {
        for choice in [Move::Pass, Move::Bet] {
            each(&[choice]);
        }
    }
}

impl Game for Kuhn {
    type Setup = NoSetup;
    type Action = Move;
    type Event = Event;
    type View = Kuhn;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "kuhn",
        title: "Kuhn poker",
        about: "three cards, one bet: the smallest worked example with secrets",
        seat_names: &["seat.first", "seat.second"],
        books: parlour_core::books!("hand"),
        locales: parlour_core::locales!(),
        hidden: true,
        bound: 4,
        rating: Rating { decisions: 1, ..Rating::USUAL },
        ..GameInfo::SMALL
    };

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(Kuhn::default())
    }

    fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome),
            None if !self.dealt => Status::Chance(Request::draw(Stream(0), 2, Ids::first(3))),
            None => Status::Decide(SeatSet::only(Seat(self.made() as u8 & 1))),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend([Move::Pass, Move::Bet].iter().filter(|choice| self.check(seat, choice).is_ok()));
    }

    /// R1.2, R1.3
    fn check(&self, seat: Seat, _: &Move) -> Result<(), Refusal> {
        match self.status() {
            Status::Over(_) => Err(Refusal::new("R1.5", "refuse.over")),
            Status::Chance(_) => Err(Refusal::new("R1.1", "refuse.dealing")),
            Status::Decide(seats) if seats.contains(seat) => Ok(()),
            Status::Decide(_) => Err(Refusal::new("R1.2", "refuse.turn")),
        }
    }

    fn apply(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) {
        self.moves[self.made()] = Some(*choice);
        events.emit(Audience::All, Event::Moved(seat, *choice));
        if self.is_showdown() {
            self.hands().for_each(|(seat, card)| events.emit(Audience::All, Event::Shown(seat, card)));
        }
    }

    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.dealt = true;
        self.cards = [0, 1].map(|index| Some(Card::ALL[usize::from(answer[index])]));
        events.emit(Audience::All, Event::Cards);
        self.hands().for_each(|(seat, card)| events.emit(Audience::only(seat), Event::Dealt(seat, card)));
    }

    fn view(&self, viewer: Viewer) -> Kuhn {
        let sees = |seat| self.is_showdown() || viewer == Viewer::Table || viewer == Viewer::Seat(seat);
        Kuhn { cards: std::array::from_fn(|index| self.cards[index].filter(|_| sees(Seat(index as u8)))), ..*self }
    }

    fn position(view: &Kuhn) -> Result<Self, Refusal> {
        view.audit().map(|()| *view).map_err(|_| Refusal::new("R1.1", "refuse.position"))
    }

    fn imagine(view: &Kuhn, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = *view;
        if let (Some(own), None) = (view.cards[seat.index()], view.cards[1 - seat.index()]) {
            state.cards[1 - seat.index()] = Some(Card::ALL[(own as usize + 1 + rng.below(2) as usize) % 3]);
        }
        state
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.cards;
        let whole = if self.dealt { first.min(second).is_some() && first != second } else { *self == Kuhn::default() };
        let early = self.moves[self.made()..].iter().any(Option::is_some);
        let late = self.made() == 3 && self.moves[..2] != [Some(Move::Pass), Some(Move::Bet)];
        if whole && !early && !late { Ok(()) } else { Err(format!("{self:?}")) }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(..))
    }

    fn prompt(&self, seat: Seat) -> Prompt<Move> {
        let card = self.cards[seat.index()].map_or("card.unknown".into(), Card::name);
        let is_bet = self.moves.contains(&Some(Move::Bet));
        let option = |choice| {
            let label = if choice == Move::Pass { "option.pass" } else { "option.bet" };
            let thing = if choice == Move::Pass { Thing::new("hand", seat.0) } else { Thing::new("pot", "pot") };
            let effect = match (choice, is_bet) {
                (Move::Pass, true) => "effect.fold".into(),
                (Move::Pass, false) if self.moves[0].is_some() => Text::new("effect.showdown").with("count", 1),
                (Move::Bet, true) => Text::new("effect.showdown").with("count", 2),
                (_, false) => "effect.open".into(),
            };
            Choice::new(choice, label, "R1.2").effect(effect).touches(thing)
        };
        let ask = Text::new(if is_bet { "ask.answer" } else { "ask.open" });
        Prompt { ask: ask.with("card", card), options: self.legal(seat).into_iter().map(option).collect() }
    }

    fn tell(event: &Event) -> Text {
        let said = |key, who| Text::new(key).with("seat", Self::INFO.seat(who));
        match event {
            Event::Cards => Text::new("event.cards"),
            Event::Dealt(who, what) => said("event.dealt", *who).with("card", what.name()),
            Event::Moved(who, what) => said(if *what == Move::Pass { "event.passed" } else { "event.bet" }, *who),
            Event::Shown(who, what) => said("event.shown", *who).with("card", what.name()),
        }
    }

    fn describe(view: &Kuhn) -> Scene {
        let line = |index: usize| {
            let card = view.cards[index].map_or("card.unknown".into(), Card::name);
            let look = view.cards[index].map_or("card".into(), |card| format!("card {card:?}"));
            let line = Text::new("line.card").with("seat", Self::INFO.seat(Seat(index as u8))).with("card", card);
            line.names("hand", index, look)
        };
        let count = 2 + view.moves.iter().filter(|made| **made == Some(Move::Bet)).count();
        let pot = Text::new("line.pot").with("count", count).names("pot", "pot", format!("chips {count}"));
        Scene::default().with("section.table", vec![line(0), line(1), pot])
    }

    fn item_name(&self, _: &Request, item: u8) -> std::borrow::Cow<'static, str> {
        ["J", "Q", "K"].get(usize::from(item)).copied().unwrap_or("?").into()
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        let own = self.moves.iter().skip(seat.index()).step_by(2);
        Outcome::paid(Seat(1 - seat.0), 1 + own.filter(|made| **made == Some(Move::Bet)).count() as i32, "resigned")
    }
}
