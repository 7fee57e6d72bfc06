//! Tic-tac-toe: the smallest worked example of a game (see `docs/add-a-game.md`).

mod coded;

use std::fmt;

use parlour_core::{
    Choice, GameInfo, NoSetup, Open, OpenGame, Outcome, Rating, Refusal, Scene, Seat, SeatSet, Seating, Status, Text,
    Thing,
};
use serde::{Deserialize, Serialize};

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The game, as a table plays it.
pub type TicTacToe = Open<Board>;

/// Who marked each of the nine squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    squares: [Option<Seat>; 9],
}

/// Mark a square, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub u8);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Board {
    fn marks(&self, seat: u8) -> usize {
        self.squares.iter().filter(|owner| **owner == Some(Seat(seat))).count()
    }

    /// R1.3
    fn has_line(&self, seat: Seat) -> bool {
        LINES.iter().any(|line| line.iter().all(|square| self.squares[*square] == Some(seat)))
    }
}

impl OpenGame for Board {
    type Setup = NoSetup;
    type Action = Mark;

    const INFO: GameInfo = GameInfo {
        id: "tictactoe",
        title: "Tic-tac-toe",
        about: "three in a row wins; the smallest worked example",
        seat_names: &["seat.x", "seat.o"],
        books: parlour_core::books!("line"),
        locales: parlour_core::locales!(),
        bound: 9,
        rating: Rating { decisions: 2, ..Rating::USUAL },
        ..GameInfo::SMALL
    };
    const TURN: &'static str = "R1.1";
    const END: &'static str = "R1.3";

    fn seating(_: &NoSetup) -> Seating {
        Seating::Order
    }

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(Board::default())
    }

    /// R1.1, R1.3, R1.4
    fn status(&self) -> Status {
        let marked = self.marks(0) + self.marks(1);
        match [Seat(0), Seat(1)].into_iter().find(|seat| self.has_line(*seat)) {
            Some(winner) => Status::Over(Outcome::won_by(SeatSet::only(winner), "line")),
            None if marked == 9 => Status::Over(Outcome::draw("full")),
            None => Status::Decide(SeatSet::only(Seat((marked % 2) as u8))),
        }
    }

    fn candidates(&self, each: impl FnMut(Mark)) {
        (1..=9).map(Mark).for_each(each);
    }

    /// R1.1, R1.2
    fn may(&self, _: Seat, Mark(square): Mark) -> Result<(), Refusal> {
        match self.squares.get(usize::from(square).wrapping_sub(1)) {
            None => Err(Refusal::new("R1.1", "refuse.square")),
            Some(Some(_)) => Err(Refusal::new("R1.2", "refuse.marked")),
            Some(None) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, Mark(square): Mark) {
        self.squares[usize::from(square) - 1] = Some(seat);
    }

    fn describe(&self) -> Scene {
        let square = |at: usize| match self.squares[at] {
            Some(seat) => Self::INFO.seat(seat).names("square", at + 1, ["cross", "ring"][seat.index()]),
            None => Text::new("square").with("square", at + 1).names("square", at + 1, ""),
        };
        let row = |at| Text::new("row").with("a", square(at)).with("b", square(at + 1)).with("c", square(at + 2));
        Scene::default().with("section.board", vec![row(0), row(3), row(6)])
    }

    fn option(&self, seat: Seat, mark: Mark) -> Choice<Mark> {
        let option = Choice::new(mark, Text::new("option").with("action", mark.0), "R1.2");
        let option = option.touches(Thing::new("square", mark.0));
        let mut after = *self;
        after.apply(seat, mark);
        if after.has_line(seat) { option.effect("effect.win") } else { option }
    }

    fn audit(&self) -> Result<(), String> {
        let (x, o) = (self.marks(0), self.marks(1));
        let strangers = x + o < self.squares.iter().flatten().count();
        if strangers || x < o || x > o + 1 { Err(format!("{x} squares of X, {o} of O")) } else { Ok(()) }
    }
}
