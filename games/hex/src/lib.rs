//! Hex: join your two edges. A worked example with a setup option (see `docs/add-a-game.md`).

mod action;
mod coded;

use parlour_core::{
    Choice, GameInfo, Open, OpenGame, Outcome, Refusal, Scene, Seat, SeatSet, Seating, SetupOption, Status, Text, Thing,
};
use serde::{Deserialize, Serialize};

pub use action::Action;

/// The sizes of boards; the hexagons of the largest fit into 128 bits.
const SIZES: std::ops::RangeInclusive<u8> = 3..=11;

/// The game, as a table plays it.
pub type Hex = Open<Board>;

/// How large the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    size: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { size: *SIZES.end() }
    }
}

/// The stones of each seat, as a bit for each hexagon, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Board {
    size: u8,
    swapped: bool,
    stones: [u128; 2],
}

/// The board as it is read and written: hexagons by name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    size: u8,
    swapped: bool,
    red: Vec<Action>,
    blue: Vec<Action>,
}

impl From<Board> for Written {
    fn from(board: Board) -> Self {
        let named = |seat: usize| board.places().filter(move |place| board.stones[seat] & board.bit(*place) != 0);
        let [red, blue] = [0, 1].map(|seat| named(seat).collect());
        Written { size: board.size, swapped: board.swapped, red, blue }
    }
}

impl TryFrom<Written> for Board {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        if !SIZES.contains(&written.size) {
            return Err(format!("a board of {} rows", written.size));
        }
        let mut board = Board { size: written.size, swapped: written.swapped, stones: [0; 2] };
        for (seat, places) in [written.red, written.blue].into_iter().enumerate() {
            for place in places {
                if !board.has(place) {
                    return Err(format!("no hexagon {place}"));
                }
                board.stones[seat] |= board.bit(place);
            }
        }
        Ok(board)
    }
}

impl Board {
    fn has(&self, action: Action) -> bool {
        matches!(action, Action::Place { column, row } if column < self.size && row < self.size)
    }

    /// The bit of a hexagon that is on the board; none for a swap.
    fn bit(&self, action: Action) -> u128 {
        match action {
            Action::Place { column, row } => 1 << (row * self.size + column),
            Action::Swap => 0,
        }
    }

    fn places(&self) -> impl Iterator<Item = Action> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| Action::Place { column, row }))
    }

    /// How many turns were taken: a swap leaves as many stones as before.
    fn turns(&self) -> u32 {
        self.stones[0].count_ones() + self.stones[1].count_ones() + u32::from(self.swapped)
    }

    /// The hexagons of a column.
    fn column(&self, column: u8) -> u128 {
        (0..self.size).fold(0, |all, row| all | 1 << (row * self.size + column))
    }

    /// The hexagons of a row.
    fn row(&self, row: u8) -> u128 {
        ((1 << self.size) - 1) << (row * self.size)
    }

    /// The hexagons that touch one of these.
    fn around(&self, some: u128) -> u128 {
        let size = self.size;
        let (left, right) = (some & !self.column(0), some & !self.column(size - 1));
        left >> 1 | right << 1 | some >> size | some << size | right >> (size - 1) | left << (size - 1)
    }

    /// R1.3: whether a seat's edges are joined.
    fn is_joined(&self, seat: Seat) -> bool {
        let (own, last) = (self.stones[seat.index()], self.size - 1);
        let [from, to] =
            if seat == Seat(0) { [0, last].map(|at| self.row(at)) } else { [0, last].map(|at| self.column(at)) };
        let mut reached = own & from;
        loop {
            let further = (reached | self.around(reached)) & own;
            if further == reached {
                return reached & to != 0;
            }
            reached = further;
        }
    }
}

impl OpenGame for Board {
    type Setup = Setup;
    type Action = Action;

    const INFO: GameInfo = GameInfo {
        id: "hex",
        title: "Hex",
        about: "connect your two edges before your opponent connects theirs; a worked example",
        seat_names: &["seat.red", "seat.blue"],
        books: parlour_core::books!("chain"),
        locales: parlour_core::locales!(),
        options: &[SetupOption::number("size", 3, 11, 11, "R1.1")],
        bound: 122,
        ..GameInfo::SMALL
    };
    const TURN: &'static str = "R1.1";
    const END: &'static str = "R1.3";

    /// R1.1
    fn seating(_: &Setup) -> Seating {
        Seating::Order
    }

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        if !SIZES.contains(&setup.size) {
            return Err(Refusal::new("R1.1", "refuse.size"));
        }
        Ok(Board { size: setup.size, swapped: false, stones: [0; 2] })
    }

    /// R1.1, R1.3: only whoever was the last to move can have won by it.
    fn status(&self) -> Status {
        let turn = Seat((self.turns() % 2) as u8);
        let last = Seat(1 - turn.0);
        if self.is_joined(last) {
            return Status::Over(Outcome::won_by(SeatSet::only(last), "chain"));
        }
        Status::Decide(SeatSet::only(turn))
    }

    fn candidates(&self, each: impl FnMut(Action)) {
        self.places().chain([Action::Swap]).for_each(each);
    }

    /// R1.2, R1.4
    fn may(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Swap if self.turns() == 1 => Ok(()),
            Action::Swap => Err(Refusal::new("R1.4", "refuse.swap")),
            _ if !self.has(action) => Err(Refusal::new("R1.1", "refuse.place")),
            _ if (self.stones[0] | self.stones[1]) & self.bit(action) != 0 => Err(Refusal::new("R1.2", "refuse.taken")),
            Action::Place { .. } => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action) {
        self.stones[seat.index()] |= self.bit(action);
        if action == Action::Swap {
            let taken = self.stones[0].trailing_zeros() as u8;
            let mirrored = Action::Place { column: taken / self.size, row: taken % self.size };
            (self.stones, self.swapped) = ([0, self.bit(mirrored)], true);
        }
    }

    fn describe(&self) -> Scene {
        let sign = |place: Action| match [0, 1].map(|seat| self.stones[seat] & self.bit(place) != 0) {
            [true, _] => ("R ", "stone red"),
            [_, true] => ("B ", "stone blue"),
            _ => (". ", ""),
        };
        let row = |row: u8| {
            let places = || (0..self.size).map(|column| Action::Place { column, row });
            let stones: String = places().map(|place| sign(place).0).collect();
            let stones = format!("{}{}", " ".repeat(usize::from(row)), stones.trim_end());
            let text = Text::new("row").with("row", row + 1).with("stones", stones);
            places().fold(text, |text, place| text.names("hexagon", place, sign(place).1))
        };
        let to = char::from(b'a' + self.size - 1).to_string();
        let columns = Text::new("columns").with("from", "a".to_owned()).with("to", to);
        let columns = [("top", "red"), ("bottom", "red"), ("left", "blue"), ("right", "blue")]
            .into_iter()
            .fold(columns, |text, (edge, colour)| text.names("edge", edge, colour));
        Scene::default().with("section.board", std::iter::once(columns).chain((0..self.size).map(row)).collect())
    }

    fn option(&self, seat: Seat, action: Action) -> Choice<Action> {
        if action == Action::Swap {
            let taken = self.places().filter(|place| self.stones[0] & self.bit(*place) != 0);
            let option = Choice::new(action, "option.swap", "R1.4");
            return taken.fold(option, |option, place| option.touches(Thing::new("hexagon", place)));
        }
        let name = action.to_string();
        let option = Choice::new(action, Text::new("option").with("action", name.clone()), "R1.2");
        let option = option.touches(Thing::new("hexagon", name));
        let mut after = *self;
        after.apply(seat, action);
        if after.is_joined(seat) { option.effect("effect.win") } else { option }
    }

    fn audit(&self) -> Result<(), String> {
        let [red, blue] = self.stones.map(u128::count_ones);
        let ahead = red + u32::from(self.swapped);
        let both = [Seat(0), Seat(1)].iter().all(|seat| self.is_joined(*seat));
        let early = self.swapped && blue == 0;
        let fits = self.stones[0] & self.stones[1] == 0 && (ahead == blue || ahead == blue + 1) && !both && !early;
        if fits { Ok(()) } else { Err(format!("{red} red and {blue} blue stones")) }
    }
}
