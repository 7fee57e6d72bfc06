//! Tic-tac-toe, rule by rule.

use std::path::Path;

use parlour_core::{Game, Header, Match, MatchError, NoSetup, Outcome, Seat, SeatSet, Status};
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, scenario};
use parlour_tictactoe::{Mark, TicTacToe};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// A match after these squares were marked in turn.
fn after(squares: &[u8]) -> Match<TicTacToe> {
    let mut played = Match::new(Header::given(NoSetup {})).unwrap();
    for (turn, square) in squares.iter().enumerate() {
        played.act(Seat((turn % 2) as u8), Mark(*square)).unwrap();
    }
    played
}

fn refused_by(played: &mut Match<TicTacToe>, seat: u8, square: u8) -> String {
    match played.act(Seat(seat), Mark(square)) {
        Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn it_conforms() {
    let summary = assert_conforms::<TicTacToe>(&Plan::new(2_000).depth(Depth::Full));
    assert_eq!(summary.matches, 2_000);
    assert_eq!(summary.longest, 9);
    assert!(summary.refusals_tried > 10_000 && summary.undos > 1_000, "{summary:?}");
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&TicTacToe::INFO, Path::new(HERE));
}

#[test]
fn the_scenarios_hold() {
    scenario::assert_scenarios::<TicTacToe>(Path::new(HERE));
}

#[test]
fn r1_1_x_begins_and_seats_take_turns() {
    assert_eq!(after(&[]).status(), Status::Decide(SeatSet::only(Seat(0))));
    assert_eq!(after(&[5]).status(), Status::Decide(SeatSet::only(Seat(1))));
    assert_eq!(refused_by(&mut after(&[]), 1, 5), "R1.1");
    assert_eq!(refused_by(&mut after(&[5]), 0, 1), "R1.1");
}

#[test]
fn r1_1_there_are_nine_squares() {
    assert_eq!(refused_by(&mut after(&[]), 0, 0), "R1.1");
    assert_eq!(refused_by(&mut after(&[]), 0, 10), "R1.1");
}

#[test]
fn r1_2_a_marked_square_cannot_be_marked_again() {
    assert_eq!(refused_by(&mut after(&[5]), 1, 5), "R1.2");
}

#[test]
fn r1_3_each_of_the_eight_lines_wins() {
    let lines = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7]];
    for [a, b, c] in lines {
        let others: Vec<u8> = (1..=9).filter(|square| ![a, b, c].contains(square)).collect();
        let played = after(&[a, others[0], b, others[1], c]);
        assert_eq!(played.status(), Status::Over(Outcome::won_by(SeatSet::only(Seat(0)), "line")), "{a} {b} {c}");
    }
}

#[test]
fn r1_3_nothing_can_be_marked_after_the_end() {
    assert_eq!(refused_by(&mut after(&[1, 4, 2, 5, 3]), 1, 6), "R1.3");
}

#[test]
fn r1_4_a_full_board_without_a_line_is_a_draw() {
    let played = after(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    assert_eq!(played.status(), Status::Over(Outcome::draw("full")));
}

#[test]
fn r1_3_r1_4_a_line_on_the_last_square_wins() {
    let played = after(&[1, 2, 3, 4, 5, 7, 6, 8, 9]);
    assert!(matches!(played.status(), Status::Over(Outcome { reason: "line", .. })));
}
