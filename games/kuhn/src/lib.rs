//! Kuhn poker: the smallest worked example with chance and secrets (see `docs/add-a-game.md`).

use std::borrow::Cow;

use parlour_core::{
    Answer, Audience, Choice, Game, GameInfo, Ids, MAX_SEATS, NoEvents, Outcome, Prompt, Refusal, Request, Rng, Scene,
    Seat, SeatSet, Sink, Status, Stream, Text, Thing, Viewer,
};
use serde::{Deserialize, Serialize};

const SEATS: [&str; 2] = ["seat.first", "seat.second"];

/// A card, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// The Jack.
    J,
    /// The Queen.
    Q,
    /// The King.
    K,
}

impl Card {
    const ALL: [Card; 3] = [Card::J, Card::Q, Card::K];

    fn name(self) -> Text {
        Text::new(["card.jack", "card.queen", "card.king"][self as usize])
    }
}

/// Pass or bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Put nothing in; after a bet, give up.
    Pass,
    /// Put a chip in.
    Bet,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Both cards were dealt; for everybody.
    Cards,
    /// A card was dealt; for its seat.
    Dealt(Seat, Card),
    /// A seat moved.
    Moved(Seat, Move),
    /// A seat showed its card.
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

/// Nothing to choose before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

impl Kuhn {
    fn turn(&self) -> Seat {
        Seat((self.moves.iter().flatten().count() & 1) as u8)
    }

    /// R1.4, R1.5, R1.6: who folded, or whether cards are compared; none while the betting goes on.
    fn outcome(&self) -> Option<Outcome> {
        use Move::{Bet, Pass};
        let (winner, chips, reason) = match self.moves {
            [Some(Bet), Some(Pass), _] => (0, 1, "fold"),
            [Some(Pass), Some(Bet), Some(Pass)] => (1, 1, "fold"),
            [Some(Pass), Some(Pass), _] => (usize::from(self.cards[1] > self.cards[0]), 1, "showdown"),
            [Some(Bet), Some(Bet), _] | [_, _, Some(Bet)] => {
                (usize::from(self.cards[1] > self.cards[0]), 2, "showdown")
            }
            _ => return None,
        };
        let mut scores = [0; MAX_SEATS];
        (scores[winner], scores[1 - winner]) = (chips, -chips);
        Some(Outcome { winners: SeatSet::only(Seat(winner as u8)), reason, scores })
    }

    fn is_bet(&self) -> bool {
        self.moves.contains(&Some(Move::Bet))
    }
}

impl Game for Kuhn {
    type Setup = Setup;
    type Action = Move;
    type Event = Event;
    type View = Kuhn;
    type Tally = NoEvents;

    const INFO: GameInfo = GameInfo {
        id: "kuhn",
        title: "Kuhn poker",
        about: "three cards, one bet: the smallest worked example with secrets",
        min_seats: 2,
        max_seats: 2,
        seat_names: &SEATS,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        locales: &[("en", include_str!("../locales/en.json"))],
        options: &[],
        hidden: true,
        bound: 4,
        listed: false,
    };

    const FACETS: &'static [&'static str] = &["held"];

    fn involved(&self, _: &NoEvents, seat: Seat, each: &mut dyn FnMut(&'static str, u8)) {
        for (card, name) in Card::ALL.into_iter().zip(["jack", "queen", "king"]) {
            each(name, u8::from(self.cards[seat.index()] == Some(card)));
        }
    }

    fn start(_: &Setup) -> Result<Self, Refusal> {
        Ok(Kuhn::default())
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome),
            None if !self.dealt => Status::Chance(Request::draw(Stream(0), 2, Ids::first(3))),
            None => Status::Decide(SeatSet::only(self.turn())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.status() == Status::Decide(SeatSet::only(seat)) {
            out.extend([Move::Pass, Move::Bet]);
        }
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
        let at = self.moves.iter().flatten().count();
        self.moves[at] = Some(*choice);
        events.emit(Audience::All, Event::Moved(seat, *choice));
        if self.outcome().is_some_and(|outcome| outcome.reason == "showdown") {
            for (seat, card) in (0..2).map(Seat).zip(self.cards.into_iter().flatten()) {
                events.emit(Audience::All, Event::Shown(seat, card));
            }
        }
    }

    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.dealt = true;
        self.cards = [0, 1].map(|index| Some(Card::ALL[usize::from(answer[index])]));
        events.emit(Audience::All, Event::Cards);
        for (seat, card) in (0..2).map(Seat).zip(self.cards.into_iter().flatten()) {
            events.emit(Audience::only(seat), Event::Dealt(seat, card));
        }
    }

    fn view(&self, viewer: Viewer) -> Kuhn {
        let shown = self.outcome().is_some_and(|outcome| outcome.reason == "showdown");
        let sees = |seat: Seat| shown || viewer == Viewer::Table || viewer == Viewer::Seat(seat);
        Kuhn { cards: std::array::from_fn(|index| self.cards[index].filter(|_| sees(Seat(index as u8)))), ..*self }
    }

    fn position(view: &Kuhn) -> Result<Self, Refusal> {
        view.audit().map_err(|_| Refusal::new("R1.1", "refuse.position"))?;
        Ok(*view)
    }

    fn imagine(view: &Kuhn, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = *view;
        if let (Some(own), None) = (view.cards[seat.index()], view.cards[1 - seat.index()]) {
            let other = (own as usize + 1 + rng.below(2) as usize) % 3;
            state.cards[1 - seat.index()] = Some(Card::ALL[other]);
        }
        state
    }

    fn audit(&self) -> Result<(), String> {
        let held: Ids = self.cards.iter().flatten().map(|card| *card as u8).collect();
        let whole = held.len() == if self.dealt { 2 } else { 0 };
        let gap = self.moves.iter().skip_while(|made| made.is_some()).any(Option::is_some);
        let early = !self.dealt && self.moves[0].is_some();
        let late = self.moves[2].is_some() && self.moves[..2] != [Some(Move::Pass), Some(Move::Bet)];
        if whole && !gap && !early && !late { Ok(()) } else { Err(format!("{self:?}")) }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(..))
    }

    fn prompt(&self, seat: Seat) -> Prompt<Move> {
        let card = self.cards[seat.index()].map_or("card.unknown".into(), Card::name);
        let ask = if self.is_bet() { "ask.answer" } else { "ask.open" };
        let last = self.moves[0].is_some();
        let showdown = |chips: i32| Text::new("effect.showdown").with("count", chips);
        let pass = match (self.is_bet(), last) {
            (true, _) => "effect.fold".into(),
            (false, true) => showdown(1),
            (false, false) => "effect.open".into(),
        };
        let bet = if self.is_bet() { showdown(2) } else { "effect.open".into() };
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let option = |choice| {
            let (label, effect) =
                if choice == Move::Pass { ("option.pass", pass.clone()) } else { ("option.bet", bet.clone()) };
            Choice::new(choice, label, "R1.2").effect(effect).touches(Thing::new("pot", "pot"))
        };
        Prompt { ask: Text::new(ask).with("card", card), options: actions.into_iter().map(option).collect() }
    }

    fn tell(event: &Event) -> Text {
        let seat = |seat: &Seat| Text::new(SEATS[seat.index()]);
        match event {
            Event::Cards => Text::new("event.cards"),
            Event::Dealt(who, what) => Text::new("event.dealt").with("seat", seat(who)).with("card", what.name()),
            Event::Moved(who, Move::Pass) => Text::new("event.passed").with("seat", seat(who)),
            Event::Moved(who, Move::Bet) => Text::new("event.bet").with("seat", seat(who)),
            Event::Shown(who, what) => Text::new("event.shown").with("seat", seat(who)).with("card", what.name()),
        }
    }

    fn describe(view: &Kuhn) -> Scene {
        let card = |index: usize| view.cards[index].map_or("card.unknown".into(), Card::name);
        let line =
            |index: usize| Text::new("line.card").with("seat", Text::new(SEATS[index])).with("card", card(index));
        let bets = view.moves.iter().filter(|made| **made == Some(Move::Bet)).count();
        let mut scene = Scene::default();
        scene.section("section.table", vec![line(0), line(1), Text::new("line.pot").with("count", 2 + bets)]);
        scene
    }

    fn item_name(&self, _: &Request, item: u8) -> Cow<'static, str> {
        ["J", "Q", "K"].get(usize::from(item)).copied().unwrap_or("?").into()
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        let own = self.moves.iter().skip(seat.index()).step_by(2);
        let chips = 1 + own.filter(|made| **made == Some(Move::Bet)).count() as i32;
        let mut scores = [0; MAX_SEATS];
        (scores[1 - seat.index()], scores[seat.index()]) = (chips, -chips);
        Outcome { winners: SeatSet::only(Seat(1 - seat.0)), reason: "resigned", scores }
    }
}
