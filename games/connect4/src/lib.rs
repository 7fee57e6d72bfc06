//! Connect four: a worked example on bit boards (see `docs/add-a-game.md`).
//!
//! A column is seven bits, its lowest square first; the seventh is always empty, so that shifted
//! boards never run from one column into the next.

mod coded;

use arrayvec::ArrayVec;
use parlour_core::{
    Answer, Audience, Brings, Choice, Edits, Game, GameInfo, Hosted, NoEvents, NoSetup, Outcome, Prompt, Rating,
    Refusal, Rng, Scene, Seat, SeatSet, Seating, Sink, Status, Studied, Text, Thing, Viewer, Wholes, Wishes,
};
use serde::{Deserialize, Serialize};

const COLUMNS: usize = 7;
const ROWS: usize = 6;
/// The lowest square of every column.
const BOTTOM: u64 = 0x0408_1020_4081;
/// The highest square of every column.
const TOP: u64 = BOTTOM << (ROWS - 1);
/// Every square of the board.
const ALL: u64 = (BOTTOM << ROWS) - BOTTOM;
const NAMES: [&str; 2] = ["seat.red", "seat.yellow"];

/// The discs of each seat, as a bit board; whose turn it is follows from their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ConnectFour {
    discs: [u64; 2],
}

/// Drop a disc into a column, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Column(pub u8);

/// A seat dropped a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dropped {
    /// Who.
    pub seat: Seat,
    /// The column, 1 to 7 from the left.
    pub column: u8,
    /// The row in which it came to lie, 1 to 6 from the bottom.
    pub row: u8,
}

/// The seven columns; nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose discs lie in each column, the lowest first.
    pub columns: [ArrayVec<Seat, ROWS>; COLUMNS],
}

impl ConnectFour {
    #[inline]
    fn filled(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// R1.1
    #[inline]
    fn turn(&self) -> Seat {
        Seat((self.filled().count_ones() & 1) as u8)
    }

    /// R1.2: the lowest free square of a column that is not full. Adding the bottom square
    /// carries through the discs that lie on it.
    #[inline]
    fn landing(&self, column: u8) -> u64 {
        let bottom = 1 << (usize::from(column - 1) * COLUMNS);
        (self.filled() & (bottom * 0x3f)) + bottom
    }

    /// R1.3
    #[inline]
    fn is_full(&self, column: u8) -> bool {
        self.filled() >> (usize::from(column) * COLUMNS - 2) & 1 == 1
    }

    /// R1.4: along a column, a row and both diagonals, two pairs that are two squares apart.
    #[inline]
    fn has_four(discs: u64) -> bool {
        let four = |step: u32| {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step)
        };
        four(1) | four(7) | four(6) | four(8) != 0
    }
}

/// What it says beside its rules: which columns there are.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<ConnectFour> for Extras {
    type Tally = NoEvents;

    fn seating(_: &NoSetup) -> Seating {
        Seating::Order
    }
}
impl Brings<ConnectFour> for Extras {}
impl Hosted<ConnectFour> for Extras {}
impl Edits<ConnectFour> for Extras {}
impl Wholes<ConnectFour> for Extras {}

impl Wishes<ConnectFour> for Extras {
    fn candidates(_: &ConnectFour, _: Seat, each: &mut dyn FnMut(Column)) {
        (1..=COLUMNS as u8).map(Column).for_each(each);
    }
}

impl Game for ConnectFour {
    type Setup = NoSetup;
    type Action = Column;
    type Event = Dropped;
    type View = View;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "connect4",
        title: "Connect four",
        about: "four in a row wins; a worked example on bitboards",
        seat_names: &NAMES,
        books: parlour_core::books!("four"),
        locales: parlour_core::locales!(),
        bound: (COLUMNS * ROWS) as u32,
        rating: Rating { decisions: 3, ..Rating::USUAL },
        ..GameInfo::SMALL
    };

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(ConnectFour::default())
    }

    /// R1.4, R1.5
    #[inline]
    fn status(&self) -> Status {
        let turn = self.turn();
        let last = Seat(1 - turn.0);
        if Self::has_four(self.discs[last.index()]) {
            Status::Over(Outcome::won_by(SeatSet::only(last), "four"))
        } else if self.filled() == ALL {
            Status::Over(Outcome::draw("full"))
        } else {
            Status::Decide(SeatSet::only(turn))
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Column>) {
        if self.status() != Status::Decide(SeatSet::only(seat)) {
            return;
        }
        let mut open = TOP & !self.filled();
        while open != 0 {
            out.push(Column(open.trailing_zeros() as u8 / COLUMNS as u8 + 1));
            open &= open - 1;
        }
    }

    /// R1.1, R1.3
    fn check(&self, seat: Seat, &Column(column): &Column) -> Result<(), Refusal> {
        match self.status() {
            Status::Over(Outcome { reason: "full", .. }) => Err(Refusal::new("R1.5", "refuse.over")),
            Status::Over(_) => Err(Refusal::new("R1.4", "refuse.over")),
            _ if seat != self.turn() => Err(Refusal::new("R1.1", "refuse.turn")),
            _ if !(1..=COLUMNS as u8).contains(&column) => Err(Refusal::new("R1.1", "refuse.column")),
            _ if self.is_full(column) => Err(Refusal::new("R1.3", Text::new("refuse.full").with("column", column))),
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, &Column(column): &Column, events: &mut impl Sink<Dropped>) {
        let square = self.landing(column);
        self.discs[seat.index()] |= square;
        let row = (square.trailing_zeros() % COLUMNS as u32) as u8 + 1;
        events.emit(Audience::All, Dropped { seat, column, row });
    }

    fn deal(&mut self, _: &Answer, _: &mut impl Sink<Dropped>) {}

    fn view(&self, _: Viewer) -> View {
        let owner = |square| (0..2).map(Seat).find(|seat| self.discs[seat.index()] >> square & 1 == 1);
        let column = |at| (at * COLUMNS..at * COLUMNS + ROWS).map_while(owner).collect();
        View { columns: std::array::from_fn(column) }
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        let refusal = || Refusal::new("R1.1", "refuse.position");
        let mut game = ConnectFour::default();
        for (column, discs) in view.columns.iter().enumerate() {
            for (row, seat) in discs.iter().enumerate() {
                *game.discs.get_mut(seat.index()).ok_or_else(refusal)? |= 1 << (column * COLUMNS + row);
            }
        }
        game.audit().map_err(|_| refusal())?;
        Ok(game)
    }

    fn imagine(view: &View, _: Seat, _: &mut Rng) -> Self {
        ConnectFour::position(view).expect("a view of a state is a position")
    }

    fn audit(&self) -> Result<(), String> {
        let [red, yellow] = self.discs;
        let ahead = red.count_ones().wrapping_sub(yellow.count_ones());
        let floating = self.filled() & !(self.filled() << 1 | BOTTOM);
        let late = Self::has_four(self.discs[self.turn().index()]);
        let sound = red & yellow == 0 && self.filled() & !ALL == 0 && ahead <= 1 && floating == 0 && !late;
        if sound { Ok(()) } else { Err(format!("{self:?}")) }
    }

    fn reveals(_: &Dropped) -> bool {
        false
    }

    fn prompt(&self, seat: Seat) -> Prompt<Column> {
        let option = |column: Column| {
            let option = Choice::new(column, Text::new("option.drop").with("column", column.0), "R1.2");
            let wins = Self::has_four(self.discs[seat.index()] | self.landing(column.0));
            let option = option.touches(Thing::new("column", column.0));
            if wins { option.effect("effect.win") } else { option }
        };
        Prompt { ask: "ask.drop".into(), options: self.legal(seat).into_iter().map(option).collect() }
    }

    fn tell(event: &Dropped) -> Text {
        let seat = Text::new(NAMES[event.seat.index()]);
        Text::new("event.dropped").with("seat", seat).with("column", event.column).with("row", event.row)
    }

    fn describe(view: &View) -> Scene {
        let square = |column: usize, row: usize| {
            let (key, look) = match view.columns[column].get(row) {
                Some(Seat(0)) => ("square.red", "disc red"),
                Some(_) => ("square.yellow", "disc yellow"),
                None => ("square.free", ""),
            };
            Text::new(key).names("column", column + 1, look)
        };
        let names = ["a", "b", "c", "d", "e", "f", "g"];
        let row = |row: usize| {
            names.iter().enumerate().fold(Text::new("row"), |text, (at, name)| text.with(name, square(at, row)))
        };
        let numbers = names.iter().zip(1..=COLUMNS).fold(Text::new("row"), |text, (name, number)| {
            text.with(name, number).names("column", number, number.to_string())
        });
        let mut scene = Scene::default();
        scene.section("section.board", (0..ROWS).rev().map(row).chain([numbers]).collect());
        scene
    }
}
