//! Connect four, rule by rule.

use std::collections::HashSet;
use std::path::Path;

use parlour_connect4::{Column, ConnectFour};
use parlour_core::{
    Game, Header, Match, MatchError, NoEvents, NoSetup, Outcome, Refusal, Rng, Seat, SeatSet, Status, Viewer,
};
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, scenario};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// A draw: no four in line on the way, nor at the end.
const DRAW: &str = "257771314744647214154617633623313656555222";

/// A match after discs were dropped into these columns in turn.
fn after(columns: &str) -> Match<ConnectFour> {
    let mut played = Match::new(Header::given(NoSetup {})).unwrap();
    for (turn, column) in columns.bytes().enumerate() {
        played.act(Seat((turn % 2) as u8), Column(column - b'0')).unwrap();
    }
    played
}

fn refused_by(played: &mut Match<ConnectFour>, seat: u8, column: u8) -> String {
    match played.act(Seat(seat), Column(column)) {
        Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

/// The position with these discs in the first columns, the lowest first.
fn position(columns: &[&[u8]]) -> Result<ConnectFour, Refusal> {
    let mut view = after("").state().view(Viewer::Table);
    for (column, discs) in view.columns.iter_mut().zip(columns) {
        column.extend(discs.iter().copied().map(Seat));
    }
    ConnectFour::position(&view)
}

fn won_by(seat: u8) -> Status {
    Status::Over(Outcome::won_by(SeatSet::only(Seat(seat)), "four"))
}

/// The states one action later.
fn next(state: ConnectFour) -> Vec<ConnectFour> {
    let Status::Decide(asked) = state.status() else { return Vec::new() };
    let (seat, mut actions) = (asked.iter().next().unwrap(), Vec::new());
    state.legal_actions(seat, &mut actions);
    let after = |action| {
        let mut after = state;
        after.apply(seat, action, &mut NoEvents);
        after
    };
    actions.iter().map(after).collect()
}

/// Whether a seat has four in line, looked for square by square.
fn has_four_by_looking(state: &ConnectFour, seat: Seat) -> bool {
    let columns = state.view(Viewer::Table).columns;
    let at = |column: i32, row: i32| {
        let column = usize::try_from(column).ok().and_then(|column| columns.get(column));
        column.and_then(|discs| discs.get(usize::try_from(row).ok()?)) == Some(&seat)
    };
    let squares = (0..7).flat_map(|column| (0..6).map(move |row| (column, row)));
    squares
        .flat_map(|from| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (from, step)))
        .any(|((column, row), (right, up))| (0..4).all(|along| at(column + along * right, row + along * up)))
}

#[test]
fn it_conforms() {
    let summary = assert_conforms::<ConnectFour>(&Plan::new(600).depth(Depth::Full).soak(2_000));
    assert!(summary.matches >= 600, "{summary:?}");
    assert!((35..=42).contains(&summary.longest), "{summary:?}");
    assert!(summary.refusals_tried > 10_000 && summary.undos > 1_000, "{summary:?}");
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&ConnectFour::INFO, Path::new(HERE));
}

#[test]
fn the_scenarios_hold() {
    scenario::assert_scenarios::<ConnectFour>(Path::new(HERE));
}

/// The published number of games by length, and of positions by number of discs (OEIS A212693).
#[test]
fn trees_have_their_published_sizes() {
    let start = *after("").state();
    let (mut lines, mut positions) = (vec![start], HashSet::from([start]));
    for (count, different) in [(7, 7), (49, 49), (343, 238), (2_401, 1_120), (16_807, 4_263), (117_649, 16_422)] {
        lines = lines.into_iter().flat_map(next).collect();
        positions = positions.into_iter().flat_map(next).collect();
        assert_eq!((lines.len(), positions.len()), (count, different));
    }
    assert_eq!(lines.into_iter().flat_map(next).flat_map(next).count(), 5_673_234);
    let seven: HashSet<ConnectFour> = positions.into_iter().flat_map(next).collect();
    let eight: HashSet<ConnectFour> = seven.iter().copied().flat_map(next).collect();
    assert_eq!((seven.len(), eight.len()), (54_859, 184_275));
}

#[test]
fn r1_1_red_begins_and_seats_take_turns() {
    assert_eq!(after("").status(), Status::Decide(SeatSet::only(Seat(0))));
    assert_eq!(after("4").status(), Status::Decide(SeatSet::only(Seat(1))));
    assert_eq!(refused_by(&mut after(""), 1, 4), "R1.1");
    assert_eq!(refused_by(&mut after("4"), 0, 1), "R1.1");
}

#[test]
fn r1_1_there_are_seven_columns() {
    for column in [0, 8, 9, 255] {
        assert_eq!(refused_by(&mut after(""), 0, column), "R1.1");
    }
}

#[test]
fn r1_2_a_disc_falls_onto_the_lowest_free_square() {
    let columns = after("4437").state().view(Viewer::Spectator).columns;
    assert_eq!(columns[3].as_slice(), [Seat(0), Seat(1)]);
    assert_eq!(columns[2].as_slice(), [Seat(0)]);
    assert_eq!(columns[6].as_slice(), [Seat(1)]);
}

#[test]
fn r1_3_each_column_takes_six_discs() {
    for column in 1..=7 {
        let mut played = after(&column.to_string().repeat(6));
        assert_eq!(refused_by(&mut played, 0, column), "R1.3");
        assert_eq!(played.state().prompt(Seat(0)).options.len(), 6);
    }
}

#[test]
fn r1_4_four_in_a_column_a_row_or_a_diagonal_win() {
    for columns in ["1212121", "1122334", "12233434474", "76655454414"] {
        assert!(matches!(after(&columns[..columns.len() - 1]).status(), Status::Decide(_)), "{columns}");
    }
    assert_eq!(after("1212121").status(), won_by(0));
    assert_eq!(after("1122334").status(), won_by(0));
    assert_eq!(after("12233434474").status(), won_by(0));
    assert_eq!(after("76655454414").status(), won_by(0));
    assert_eq!(after("71212121").status(), won_by(1));
}

/// The top of one column and the bottom of the next are not neighbours.
#[test]
fn r1_4_a_line_does_not_run_over_the_edge() {
    let state = position(&[&[1, 1, 0, 1, 0, 0], &[0, 0, 1]]).unwrap();
    assert_eq!(state.status(), Status::Decide(SeatSet::only(Seat(1))));
}

#[test]
fn r1_4_the_shifts_find_what_looking_finds() {
    let mut rng = Rng::new(4);
    for _ in 0..5_000 {
        let mut state = *after("").state();
        loop {
            let ends = Seat::first(2).find(|seat| has_four_by_looking(&state, *seat));
            let over = ends.map(|seat| won_by(seat.0));
            match state.status() {
                Status::Decide(_) => assert_eq!(over, None, "{state:?}"),
                status if over.is_some() => assert_eq!(Some(status), over, "{state:?}"),
                status => assert_eq!(status, Status::Over(Outcome::draw("full")), "{state:?}"),
            }
            let states = next(state);
            let Some(chosen) = rng.pick(&states) else { break };
            state = *chosen;
        }
    }
}

#[test]
fn r1_4_nothing_can_be_dropped_after_the_end() {
    assert_eq!(refused_by(&mut after("1212121"), 1, 3), "R1.4");
}

#[test]
fn r1_5_a_full_board_without_four_is_a_draw() {
    let mut played = after(DRAW);
    assert_eq!(played.status(), Status::Over(Outcome::draw("full")));
    assert_eq!(refused_by(&mut played, 0, 1), "R1.5");
}

#[test]
fn r1_4_a_position_after_the_end_is_refused() {
    assert!(position(&[&[0, 0, 0, 0], &[1, 1, 1]]).is_ok());
    assert!(position(&[&[0, 0, 0, 0], &[1, 1, 1, 1]]).is_err());
}

#[test]
fn r1_1_a_position_that_turns_do_not_lead_to_is_refused() {
    assert!(position(&[&[0, 1], &[0]]).is_ok());
    assert!(position(&[&[0, 0]]).is_err());
    assert!(position(&[&[1]]).is_err());
    assert!(position(&[&[2]]).is_err());
}
