//! Leduc hold'em: a worked example with chance between two rounds of betting (see
//! `docs/add-a-game.md`).

mod coded;

use std::borrow::Cow;

use parlour_core::{
    Answer, Audience, Brings, Choice, Edits, Game, GameInfo, Hosted, Ids, NoEvents, NoSetup, Outcome, Prompt, Rating,
    Refusal, Request, Rng, Scene, Seat, SeatSet, Seating, Sink, Status, Stream, Studied, Text, Thing, Viewer, Wholes,
    Wish, Wishes,
};
use serde::{Deserialize, Serialize};

use Move::{Bet, Call, Check, Fold, Raise};

const SEATS: [&str; 2] = ["seat.first", "seat.second"];
/// R1.2
const ANTE: i32 = 1;
/// R2.4: by round.
const BETS: [i32; 2] = [2, 4];

/// A card by its rank, lowest first; there are two of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A Jack.
    J,
    /// A Queen.
    Q,
    /// A King.
    K,
}

impl Card {
    const ALL: [Card; 3] = [Card::J, Card::Q, Card::K];

    /// The card that the dealer means by an item.
    fn of(item: u8) -> Card {
        Card::ALL[usize::from(item / 2)]
    }

    fn name(self) -> Text {
        Text::new(["card.jack", "card.queen", "card.king"][self as usize])
    }
}

/// What a seat may do in a round of betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Put nothing in, when there is no bet.
    Check,
    /// Be the first of the round to put chips in.
    Bet,
    /// Give up the pot.
    Fold,
    /// Put in as much as the other seat.
    Call,
    /// Put in as much as the other seat, and a bet.
    Raise,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Each seat was dealt a card; for everybody.
    Cards,
    /// A card was dealt; for its seat.
    Dealt(Seat, Card),
    /// A seat moved.
    Moved(Seat, Move),
    /// The public card was turned up.
    Public(Card),
    /// A seat showed its card.
    Shown(Seat, Card),
}

/// The cards, if dealt, and the moves of both rounds. Serves as state and, with cards left out, as
/// view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leduc {
    dealt: bool,
    cards: [Option<Card>; 2],
    public: Option<Card>,
    rounds: [[Option<Move>; 4]; 2],
}

impl Leduc {
    /// The cards that nobody is known to hold. An item is twice the rank, and one more for the
    /// second card of that rank, which leaves first.
    fn deck(&self) -> Ids {
        let mut deck = Ids::first(6);
        for card in self.cards.iter().chain([&self.public]).flatten() {
            let first = 2 * *card as u8;
            deck.remove(if deck.contains(first + 1) { first + 1 } else { first });
        }
        deck
    }

    /// R2.1: 0 before the public card, 1 after it.
    #[inline]
    fn round(&self) -> usize {
        usize::from(self.public.is_some())
    }

    /// The moves of the round.
    #[inline]
    fn moves(&self) -> &[Option<Move>; 4] {
        &self.rounds[self.round()]
    }

    #[inline]
    fn made(&self) -> usize {
        self.moves().iter().flatten().count()
    }

    #[inline]
    fn turn(&self) -> Seat {
        Seat((self.made() & 1) as u8)
    }

    /// R2.2, R2.3, R2.5
    #[inline]
    fn options(&self) -> &'static [Move] {
        match (self.moves().contains(&Some(Bet)), self.moves().contains(&Some(Raise))) {
            (false, _) => &[Check, Bet],
            (true, false) => &[Fold, Call, Raise],
            (true, true) => &[Fold, Call],
        }
    }

    /// R2.6
    #[inline]
    fn is_closed(&self) -> bool {
        self.moves().contains(&Some(Call)) || self.moves()[..2] == [Some(Check); 2]
    }

    #[inline]
    fn is_folded(&self) -> bool {
        self.moves().contains(&Some(Fold))
    }

    /// R3.2
    #[inline]
    fn is_showdown(&self) -> bool {
        self.public.is_some() && self.is_closed()
    }

    /// The seat that must move; none while cards are dealt and after the end.
    #[inline]
    fn asked(&self) -> Option<Seat> {
        (self.dealt && !self.is_folded() && !self.is_closed()).then(|| self.turn())
    }

    /// R2.3, R2.4: the chips that each seat has put in.
    fn stakes(&self) -> [i32; 2] {
        let mut stakes = [ANTE; 2];
        for (moves, bet) in self.rounds.iter().zip(BETS) {
            for (at, made) in moves.iter().flatten().enumerate() {
                let (own, other) = (at & 1, stakes[1 - (at & 1)]);
                stakes[own] = match made {
                    Fold => stakes[own],
                    Check | Call => other,
                    Bet | Raise => other + bet,
                };
            }
        }
        stakes
    }

    /// R3.5: `loser` loses what it has put in.
    fn lost_by(&self, loser: usize, reason: &'static str) -> Outcome {
        Outcome::paid(Seat(1 - loser as u8), self.stakes()[loser], reason)
    }

    /// R3.2, R3.3, R3.4
    fn showdown(&self) -> Outcome {
        let [first, second] = self.cards;
        if first == second {
            Outcome::draw("split")
        } else if first == self.public || second == self.public {
            self.lost_by(usize::from(first == self.public), "pair")
        } else {
            self.lost_by(usize::from(first > second), "high")
        }
    }

    /// R3.1: it would be the turn of the seat that did not fold. None while the match goes on.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.is_folded() {
            Some(self.lost_by(1 - self.turn().index(), "fold"))
        } else {
            self.is_showdown().then(|| self.showdown())
        }
    }

    fn put(&mut self, choice: Move) {
        let (round, at) = (self.round(), self.made());
        self.rounds[round][at] = Some(choice);
    }

    /// The moves made again one by one, as far as they are allowed.
    fn replayed(&self) -> Leduc {
        let mut again = Leduc { public: None, rounds: Default::default(), ..*self };
        for (round, moves) in self.rounds.iter().enumerate() {
            for made in moves.iter().flatten() {
                if again.round() == round && again.check(again.turn(), made).is_ok() {
                    again.put(*made);
                }
            }
            if again.is_closed() {
                again.public = self.public;
            }
        }
        again
    }
}

/// Which card a seat held is for the lab to count.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<Leduc> for Extras {
    type Tally = NoEvents;

    const FACETS: &'static [&'static str] = &["held"];

    fn involved(leduc: &Leduc, _: &NoEvents, seat: Seat, each: &mut dyn FnMut(&'static str, u8)) {
        for (card, name) in Card::ALL.into_iter().zip(["jack", "queen", "king"]) {
            each(name, u8::from(leduc.cards[seat.index()] == Some(card)));
        }
    }

    fn seating(_: &NoSetup) -> Seating {
        Seating::Order
    }
}
impl Brings<Leduc> for Extras {}
impl Wholes<Leduc> for Extras {}
impl Hosted<Leduc> for Extras {}
impl Edits<Leduc> for Extras {}

/// Whatever is pressed, any move may be meant.
impl Wishes<Leduc> for Extras {
    fn tries(_: &Leduc, _: Seat, _: &Wish, each: &mut dyn FnMut(&[Move])) {
        for choice in [Check, Bet, Fold, Call, Raise] {
            each(&[choice]);
        }
    }
}

impl Game for Leduc {
    type Setup = NoSetup;
    type Action = Move;
    type Event = Event;
    type View = Leduc;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "leduc",
        title: "Leduc hold'em",
        about: "six cards, two rounds of betting: a worked example well known to solvers",
        seat_names: &SEATS,
        books: parlour_core::books!("pair"),
        locales: parlour_core::locales!(),
        hidden: true,
        bound: 10,
        rating: Rating { decisions: 1, ..Rating::USUAL },
        ..GameInfo::SMALL
    };

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(Leduc::default())
    }

    #[inline]
    fn status(&self) -> Status {
        if let Some(seat) = self.asked() {
            Status::Decide(SeatSet::only(seat))
        } else if let Some(outcome) = self.outcome() {
            Status::Over(outcome)
        } else {
            Status::Chance(Request::draw(Stream(0), if self.dealt { 1 } else { 2 }, self.deck()))
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.asked() == Some(seat) {
            out.extend_from_slice(self.options());
        }
    }

    /// R2.1, R2.2, R2.3, R2.5
    fn check(&self, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let (rule, reason) = match self.asked() {
            Some(asked) if asked != seat => ("R2.1", "refuse.turn"),
            Some(_) if self.options().contains(choice) => return Ok(()),
            Some(_) if self.options().contains(&Check) => ("R2.2", "refuse.nothing"),
            Some(_) if *choice == Raise => ("R2.5", "refuse.raised"),
            Some(_) => ("R2.3", "refuse.facing"),
            None if !self.dealt => ("R1.2", "refuse.dealing"),
            None if self.is_folded() => ("R3.1", "refuse.over"),
            None if self.is_showdown() => ("R3.2", "refuse.over"),
            None => ("R1.3", "refuse.dealing"),
        };
        Err(Refusal::new(rule, reason))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) {
        self.put(*choice);
        events.emit(Audience::All, Event::Moved(seat, *choice));
        if self.is_showdown() {
            for (seat, card) in (0..2).map(Seat).zip(self.cards.into_iter().flatten()) {
                events.emit(Audience::All, Event::Shown(seat, card));
            }
        }
    }

    /// R1.2, R1.3
    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        if self.dealt {
            let card = Card::of(answer[0]);
            self.public = Some(card);
            return events.emit(Audience::All, Event::Public(card));
        }
        self.dealt = true;
        self.cards = [0, 1].map(|index| Some(Card::of(answer[index])));
        events.emit(Audience::All, Event::Cards);
        for (seat, card) in (0..2).map(Seat).zip(self.cards.into_iter().flatten()) {
            events.emit(Audience::only(seat), Event::Dealt(seat, card));
        }
    }

    fn view(&self, viewer: Viewer) -> Leduc {
        let shown = self.is_showdown();
        let sees = |seat: Seat| shown || viewer == Viewer::Table || viewer == Viewer::Seat(seat);
        Leduc { cards: std::array::from_fn(|index| self.cards[index].filter(|_| sees(Seat(index as u8)))), ..*self }
    }

    fn position(view: &Leduc) -> Result<Self, Refusal> {
        view.audit().map_err(|_| Refusal::new("R1.1", "refuse.position"))?;
        Ok(*view)
    }

    /// The other card is any that the seat does not see, the likelier the more there are of it.
    fn imagine(view: &Leduc, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = *view;
        if view.dealt && view.cards[1 - seat.index()].is_none() {
            let deck = view.deck();
            state.cards[1 - seat.index()] = Some(Card::of(deck.nth(rng.below(deck.len()))));
        }
        state
    }

    fn audit(&self) -> Result<(), String> {
        let held = self.cards.iter().flatten().count() as u32;
        let open = self.round() as u32;
        let whole = held == if self.dealt { 2 } else { 0 } && self.deck().len() + held + open == 6;
        if whole && self.replayed() == *self { Ok(()) } else { Err(format!("{self:?}")) }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(..))
    }

    fn prompt(&self, seat: Seat) -> Prompt<Move> {
        let stakes = self.stakes();
        let (own, other, bet) = (stakes[seat.index()], stakes[1 - seat.index()], BETS[self.round()]);
        let end = || match self.round() {
            0 => "effect.public".into(),
            _ => Text::new("effect.showdown").with("count", other),
        };
        let option = |choice| {
            let (label, count, effect, rule) = match choice {
                Check if self.made() == 0 => ("option.check", 0, "effect.check".into(), "R2.2"),
                Check => ("option.check", 0, end(), "R2.2"),
                Bet => ("option.bet", bet, "effect.bet".into(), "R2.2"),
                Fold => ("option.fold", 0, Text::new("effect.fold").with("count", own), "R2.3"),
                Call => ("option.call", other - own, end(), "R2.3"),
                Raise => ("option.raise", other - own + bet, "effect.bet".into(), "R2.3"),
            };
            let thing = match choice {
                Check | Fold => Thing::new("hand", seat.0),
                Call => Thing::new("pot", "pot"),
                Bet | Raise => Thing::new("stake", seat.0),
            };
            let label = Text::new(label).with("count", count);
            Choice::new(choice, label, rule).effect(effect).touches(thing)
        };
        let card = self.cards[seat.index()].map_or("card.unknown".into(), Card::name);
        let hand = match self.public {
            Some(public) => Text::new("hand.public").with("public", public.name()),
            None => Text::new("hand.alone"),
        };
        let ask = if other > own { Text::new("ask.answer").with("count", other - own) } else { "ask.open".into() };
        Prompt {
            ask: ask.with("hand", hand.with("card", card)),
            options: self.legal(seat).into_iter().map(option).collect(),
        }
    }

    fn tell(event: &Event) -> Text {
        let said = |key: &'static str, who: &Seat| Text::new(key).with("seat", Text::new(SEATS[who.index()]));
        match event {
            Event::Cards => Text::new("event.cards"),
            Event::Dealt(who, what) => said("event.dealt", who).with("card", what.name()),
            Event::Public(what) => Text::new("event.public").with("card", what.name()),
            Event::Moved(who, Check) => said("event.checked", who),
            Event::Moved(who, Bet) => said("event.bet", who),
            Event::Moved(who, Fold) => said("event.folded", who),
            Event::Moved(who, Call) => said("event.called", who),
            Event::Moved(who, Raise) => said("event.raised", who),
            Event::Shown(who, what) => said("event.shown", who).with("card", what.name()),
        }
    }

    fn describe(view: &Leduc) -> Scene {
        let stakes = view.stakes();
        let look = |card: Option<Card>| card.map_or("card".into(), |card| format!("card {card:?}"));
        let line = |index: usize| {
            let card = view.cards[index].map_or("card.unknown".into(), Card::name);
            let line = Text::new("line.card").with("seat", Text::new(SEATS[index])).with("card", card);
            let line = line.with("count", stakes[index]).names("hand", index, look(view.cards[index]));
            line.names("stake", index, format!("chips {}", stakes[index]))
        };
        let public = match view.public {
            Some(card) => Text::new("line.public").with("card", card.name()),
            None => "line.deck".into(),
        };
        let public = public.names("public", "card", look(view.public));
        let pot = Text::new("line.pot").with("count", stakes[0] + stakes[1]);
        let pot = pot.names("pot", "pot", (stakes[0] + stakes[1]).to_string());
        let mut scene = Scene::default();
        scene.section("section.table", vec![line(0), line(1), public, pot]);
        scene
    }

    fn item_name(&self, _: &Request, item: u8) -> Cow<'static, str> {
        ["J", "J2", "Q", "Q2", "K", "K2"].get(usize::from(item)).copied().unwrap_or("?").into()
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        self.lost_by(seat.index(), "resigned")
    }
}
