//! Kuhn poker, rule by rule.

use std::path::Path;

use parlour_core::{
    Game, Header, Key, Match, MatchError, NoSetup, Outcome, Seat, SeatSet, Status, Text, UndoLaw, UndoPlan, Viewer,
};
use parlour_kuhn::{Kuhn, Move};
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, scenario};

use Move::{Bet, Pass};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// A match in which these cards were dealt and these moves made in turn.
fn after(cards: &str, moves: &[Move]) -> Match<Kuhn> {
    let mut played = Match::new(Header::given(NoSetup {})).unwrap();
    let names: Vec<String> = cards.split(' ').map(str::to_owned).collect();
    played.deal_named(&names).unwrap();
    for (turn, choice) in moves.iter().enumerate() {
        played.act(Seat((turn % 2) as u8), *choice).unwrap();
    }
    played
}

fn outcome(cards: &str, moves: &[Move]) -> (Vec<Seat>, &'static str, [i32; 2]) {
    match after(cards, moves).status() {
        Status::Over(Outcome { winners, reason, scores }) => (winners.iter().collect(), reason, [scores[0], scores[1]]),
        other => panic!("not over: {other:?}"),
    }
}

fn refused_by(played: &mut Match<Kuhn>, seat: u8, choice: Move) -> String {
    match played.act(Seat(seat), choice) {
        Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn it_conforms() {
    let summary = assert_conforms::<Kuhn>(&Plan::new(2_000).depth(Depth::Full));
    assert_eq!((summary.matches, summary.deals, summary.longest), (2_000, 2_000, 4));
    assert!(summary.imagined_different * 4 > summary.imagined, "{summary:?}");
    assert!(summary.free_undos > 100, "{summary:?}");
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Kuhn::INFO, Path::new(HERE));
}

#[test]
fn the_scenarios_hold() {
    scenario::assert_traced_scenarios::<Kuhn>(Path::new(HERE));
}

#[test]
fn r1_1_only_its_seat_sees_a_card() {
    let played = after("K J", &[]);
    let seen = |viewer| serde_json::to_value(played.state().view(viewer)).unwrap()["cards"].to_string();
    assert_eq!(seen(Viewer::Seat(Seat(0))), r#"["K",null]"#);
    assert_eq!(seen(Viewer::Seat(Seat(1))), r#"[null,"J"]"#);
    assert_eq!(seen(Viewer::Spectator), "[null,null]");
}

#[test]
fn r1_1_nobody_moves_before_the_cards_are_dealt() {
    let mut played = Match::<Kuhn>::new(Header::keyed(NoSetup {}, Key::from_seed(1))).unwrap();
    assert_eq!(refused_by(&mut played, 0, Pass), "R1.1");
}

#[test]
fn r1_2_the_first_seat_begins_and_the_second_answers() {
    assert_eq!(after("K J", &[]).status(), Status::Decide(SeatSet::only(Seat(0))));
    assert_eq!(after("K J", &[Bet]).status(), Status::Decide(SeatSet::only(Seat(1))));
    assert_eq!(refused_by(&mut after("K J", &[]), 1, Bet), "R1.2");
}

#[test]
fn r1_3_a_bet_after_a_pass_comes_back_to_the_first_seat() {
    assert_eq!(after("K J", &[Pass, Bet]).status(), Status::Decide(SeatSet::only(Seat(0))));
}

#[test]
fn r1_4_a_pass_after_a_bet_gives_the_pot_away_and_shows_nothing() {
    assert_eq!(outcome("J K", &[Bet, Pass]), (vec![Seat(0)], "fold", [1, -1]));
    assert_eq!(outcome("K J", &[Pass, Bet, Pass]), (vec![Seat(1)], "fold", [-1, 1]));
    let folded = after("J K", &[Bet, Pass]);
    assert_ne!(folded.state().view(Viewer::Seat(Seat(1))), folded.state().view(Viewer::Table));
}

#[test]
fn r1_5_the_higher_card_takes_the_pot_at_a_showdown() {
    assert_eq!(outcome("K Q", &[Pass, Pass]), (vec![Seat(0)], "showdown", [1, -1]));
    assert_eq!(outcome("J Q", &[Bet, Bet]), (vec![Seat(1)], "showdown", [-2, 2]));
    let shown = after("J Q", &[Bet, Bet]);
    assert_eq!(shown.state().view(Viewer::Spectator), shown.state().view(Viewer::Table));
    assert_eq!(refused_by(&mut after("J Q", &[Bet, Bet]), 0, Bet), "R1.5");
}

#[test]
fn r1_6_scores_are_chips_won_and_lost() {
    assert_eq!(outcome("J Q", &[Pass, Bet, Bet]).2, [-2, 2]);
    let mut resigned = after("K Q", &[Bet]);
    resigned.resign(Seat(1)).unwrap();
    assert!(matches!(resigned.status(), Status::Over(Outcome { scores: [1, -1, ..], .. })));
}

/// Nothing has been learned by one's own pass or bet, so it is free to take back.
#[test]
fn an_opening_is_free_to_take_back() {
    for choice in [Pass, Bet] {
        let mut played = after("K J", &[choice]);
        let plan = played.undo_plan(Seat(0)).unwrap();
        assert_eq!(plan, UndoPlan { to: 1, law: UndoLaw::Free, asks: SeatSet::EMPTY, unlearned: vec![] });
        played.undo(Seat(0), SeatSet::EMPTY).unwrap();
        assert_eq!(played.state(), after("K J", &[]).state());
    }
}

/// The other seat's answer has been learned since.
#[test]
fn an_opening_that_was_answered_needs_consent() {
    let plan = after("K J", &[Pass, Bet]).undo_plan(Seat(0)).unwrap();
    assert_eq!((plan.law, plan.asks), (UndoLaw::Consent, SeatSet::only(Seat(1))));
    assert_eq!(plan.unlearned, [Text::new("event.bet").with("seat", Text::new("seat.second"))]);
}

/// A bet that leads to a showdown shows both cards, and the list says which would be unlearned.
#[test]
fn a_showdown_needs_consent_and_says_what_would_be_unlearned() {
    let mut played = after("K J", &[Bet, Bet]);
    let plan = played.undo_plan(Seat(1)).unwrap();
    assert_eq!((plan.to, plan.law, plan.asks), (2, UndoLaw::Consent, SeatSet::only(Seat(0))));
    let shown = |seat, card| Text::new("event.shown").with("seat", Text::new(seat)).with("card", Text::new(card));
    assert_eq!(plan.unlearned, [shown("seat.first", "card.king"), shown("seat.second", "card.jack")]);
    assert_eq!(played.undo(Seat(1), SeatSet::EMPTY).unwrap_err(), MatchError::NeedsConsent(Box::new(plan)));
    played.undo(Seat(1), SeatSet::only(Seat(0))).unwrap();
    assert_eq!(played.state(), after("K J", &[Bet]).state());
    assert!(played.has(parlour_core::Mark::Unlearned));
}

/// A fold shows nothing.
#[test]
fn a_fold_is_free_to_take_back() {
    assert_eq!(after("K J", &[Bet, Pass]).undo_plan(Seat(1)).unwrap().law, UndoLaw::Free);
}

/// A seat that has not moved has nothing to take back: its card was dealt, not chosen.
#[test]
fn a_dealt_card_cannot_be_taken_back() {
    assert_eq!(after("K J", &[]).undo_plan(Seat(0)), Err(MatchError::NothingToUndo));
}
