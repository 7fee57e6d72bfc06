//! Tic-tac-toe: the smallest worked example of a game (see `docs/add-a-game.md`).

use parlour_core::{
    Answer, Audience, Choice, Game, GameInfo, NoEvents, Outcome, Prompt, Rating, Refusal, Rng, Scene, Seat, SeatSet,
    Sink, Status, Text, Thing, Viewer,
};
use serde::{Deserialize, Serialize};

const ALL: u16 = 0b1_1111_1111;
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const NAMES: [&str; 2] = ["seat.x", "seat.o"];

/// The marks of each seat, as nine bits; whose turn it is follows from their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TicTacToe {
    marks: [u16; 2],
}

/// Nothing to choose before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

/// Mark a square, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub u8);

/// A seat marked a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marked {
    /// Who.
    pub seat: Seat,
    /// Where, 1 to 9.
    pub square: u8,
}

/// The nine squares; nothing is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who marked each square.
    pub squares: [Option<Seat>; 9],
}

impl TicTacToe {
    /// R1.1
    #[inline]
    fn turn(&self) -> Seat {
        Seat(((self.marks[0] | self.marks[1]).count_ones() & 1) as u8)
    }

    /// R1.3
    #[inline]
    fn has_line(marks: u16) -> bool {
        LINES.iter().any(|line| marks & line == *line)
    }
}

impl Game for TicTacToe {
    type Setup = Setup;
    type Action = Mark;
    type Event = Marked;
    type View = View;
    type Tally = NoEvents;

    const INFO: GameInfo = GameInfo {
        id: "tictactoe",
        title: "Tic-tac-toe",
        about: "three in a row, the smallest worked example",
        min_seats: 2,
        max_seats: 2,
        seat_names: &NAMES,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        locales: &[("en", include_str!("../locales/en.json"))],
        options: &[],
        hidden: false,
        bound: 9,
        listed: false,
    };

    /// A match may be as short as that.
    const RATING: Rating = Rating { decisions: 2, ..Rating::USUAL };

    fn start(_: &Setup) -> Result<Self, Refusal> {
        Ok(TicTacToe::default())
    }

    fn seats(&self) -> u8 {
        2
    }

    /// R1.3, R1.4
    #[inline]
    fn status(&self) -> Status {
        let turn = self.turn();
        let last = Seat(1 - turn.0);
        if Self::has_line(self.marks[last.index()]) {
            Status::Over(Outcome::won_by(SeatSet::only(last), "line"))
        } else if self.marks[0] | self.marks[1] == ALL {
            Status::Over(Outcome::draw("full"))
        } else {
            Status::Decide(SeatSet::only(turn))
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Mark>) {
        if self.status() != Status::Decide(SeatSet::only(seat)) {
            return;
        }
        let mut free = ALL & !(self.marks[0] | self.marks[1]);
        while free != 0 {
            out.push(Mark(free.trailing_zeros() as u8 + 1));
            free &= free - 1;
        }
    }

    /// R1.1, R1.2
    fn check(&self, seat: Seat, &Mark(square): &Mark) -> Result<(), Refusal> {
        match self.status() {
            Status::Over(_) => Err(Refusal::new("R1.3", "refuse.over")),
            _ if seat != self.turn() => Err(Refusal::new("R1.1", "refuse.turn")),
            _ if !(1..=9).contains(&square) => Err(Refusal::new("R1.1", "refuse.square")),
            _ if (self.marks[0] | self.marks[1]) >> (square - 1) & 1 == 1 => {
                Err(Refusal::new("R1.2", Text::new("refuse.marked").with("square", square)))
            }
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, &Mark(square): &Mark, events: &mut impl Sink<Marked>) {
        self.marks[seat.index()] |= 1 << (square - 1);
        events.emit(Audience::All, Marked { seat, square });
    }

    fn deal(&mut self, _: &Answer, _: &mut impl Sink<Marked>) {}

    fn view(&self, _: Viewer) -> View {
        let owner = |square| (0..2).map(Seat).find(|seat| self.marks[seat.index()] >> square & 1 == 1);
        View { squares: std::array::from_fn(owner) }
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        let mut game = TicTacToe::default();
        for (square, owner) in view.squares.iter().enumerate() {
            if let Some(seat) = owner {
                *game.marks.get_mut(seat.index()).ok_or_else(|| Refusal::new("R1.1", "refuse.position"))? |=
                    1 << square;
            }
        }
        game.audit().map_err(|_| Refusal::new("R1.1", "refuse.position"))?;
        Ok(game)
    }

    fn imagine(view: &View, _: Seat, _: &mut Rng) -> Self {
        TicTacToe::position(view).expect("a view of a state is a position")
    }

    fn audit(&self) -> Result<(), String> {
        let ahead = self.marks[0].count_ones().wrapping_sub(self.marks[1].count_ones());
        if self.marks[0] & self.marks[1] != 0 || ahead > 1 { Err(format!("{self:?}")) } else { Ok(()) }
    }

    fn reveals(_: &Marked) -> bool {
        false
    }

    fn prompt(&self, seat: Seat) -> Prompt<Mark> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let option = |mark: Mark| {
            let option = Choice::new(mark, Text::new("option.mark").with("square", mark.0), "R1.2");
            let wins = Self::has_line(self.marks[seat.index()] | 1 << (mark.0 - 1));
            let option = option.touches(Thing::new("square", mark.0));
            if wins { option.effect("effect.win") } else { option }
        };
        Prompt { ask: "ask.mark".into(), options: actions.into_iter().map(option).collect() }
    }

    fn tell(event: &Marked) -> Text {
        Text::new("event.marked").with("seat", Text::new(NAMES[event.seat.index()])).with("square", event.square)
    }

    fn describe(view: &View) -> Scene {
        let square = |at: usize| match view.squares[at] {
            Some(Seat(0)) => Text::new("square.x"),
            Some(_) => Text::new("square.o"),
            None => Text::new("square.free").with("square", at + 1),
        };
        let row =
            |at: usize| Text::new("row").with("a", square(at)).with("b", square(at + 1)).with("c", square(at + 2));
        let mut scene = Scene::default();
        scene.section("section.board", vec![row(0), row(3), row(6)]);
        scene
    }
}
