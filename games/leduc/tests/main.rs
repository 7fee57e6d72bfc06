//! Leduc hold'em, rule by rule.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use parlour_core::{
    Answer, Game, Header, Match, MatchError, NoEvents, NoSetup, Outcome, Rng, Seat, SeatSet, Status, UndoLaw, Viewer,
};
use parlour_leduc::{Leduc, Move};
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, scenario};
use serde_json::{Value, json};

use Move::{Bet, Call, Check, Fold, Raise};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// A match in which these cards were dealt, and then these moves made and public card turned up.
fn after(cards: &str, course: &str) -> Match<Leduc> {
    let mut played = Match::new(Header::given(NoSetup {})).unwrap();
    let names: Vec<String> = cards.split(' ').map(str::to_owned).collect();
    played.deal_named(&names).unwrap();
    for word in course.split_whitespace() {
        let _ = match played.status() {
            Status::Decide(asked) => {
                let choice = serde_json::from_value(word.into()).unwrap();
                played.act(asked.iter().next().unwrap(), choice).unwrap()
            }
            _ => played.deal_named(&[word.to_owned()]).unwrap(),
        };
    }
    played
}

fn outcome(cards: &str, course: &str) -> (Vec<Seat>, &'static str, [i32; 2]) {
    match after(cards, course).status() {
        Status::Over(Outcome { winners, reason, scores }) => (winners.iter().collect(), reason, [scores[0], scores[1]]),
        other => panic!("not over: {other:?}"),
    }
}

fn refused_by(mut played: Match<Leduc>, seat: u8, choice: Move) -> String {
    match played.act(Seat(seat), choice) {
        Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

fn legal(played: &Match<Leduc>, seat: u8) -> Vec<Move> {
    let mut actions = Vec::new();
    played.state().legal_actions(Seat(seat), &mut actions);
    actions
}

fn asks(seat: u8) -> Status {
    Status::Decide(SeatSet::only(Seat(seat)))
}

fn position(given: &Value) -> bool {
    Leduc::position(&serde_json::from_value(given.clone()).unwrap()).is_ok()
}

/// Every state that may come next.
fn next(state: &Leduc) -> Vec<Leduc> {
    let mut states = Vec::new();
    match state.status() {
        Status::Decide(asked) => {
            let (seat, mut actions) = (asked.iter().next().unwrap(), Vec::new());
            state.legal_actions(seat, &mut actions);
            for action in actions {
                let mut after = *state;
                after.apply(seat, &action, &mut NoEvents);
                states.push(after);
            }
        }
        Status::Chance(request) => {
            let items: Vec<u8> = request.candidates().iter().collect();
            let pairs = items.iter().flat_map(|first| items.iter().map(|second| vec![*first, *second]));
            let singles = items.iter().map(|item| vec![*item]);
            for answer in pairs.chain(singles).filter(|answer| request.accepts(answer)) {
                let mut after = *state;
                after.deal(&answer.into_iter().collect::<Answer>(), &mut NoEvents);
                states.push(after);
            }
        }
        Status::Over(_) => {}
    }
    states
}

#[test]
fn it_conforms() {
    let summary = assert_conforms::<Leduc>(&Plan::new(2_000).depth(Depth::Full));
    assert_eq!((summary.matches, summary.longest), (2_000, 10));
    assert!(summary.deals > 2_500, "{summary:?}");
    assert!(summary.imagined_different * 4 > summary.imagined, "{summary:?}");
    assert!(summary.free_undos > 100, "{summary:?}");
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Leduc::INFO, Path::new(HERE));
}

#[test]
fn the_scenarios_hold() {
    scenario::assert_scenarios::<Leduc>(Path::new(HERE));
}

/// The literature counts 288 decisions that a seat can tell apart when suits mean nothing.
#[test]
fn the_tree_has_its_published_size() {
    let (mut states, mut decisions, mut ends) = (vec![Leduc::start(&NoSetup {}).unwrap()], HashSet::new(), 0);
    while let Some(state) = states.pop() {
        match state.status() {
            Status::Decide(asked) => decisions.extend(asked.iter().map(|seat| state.view(Viewer::Seat(seat)))),
            Status::Over(_) => ends += 1,
            Status::Chance(_) => {}
        }
        states.extend(next(&state));
    }
    assert_eq!((decisions.len(), ends), (288, 5_520));
}

#[test]
fn r1_1_there_are_two_cards_of_each_rank() {
    let given = |cards: [&str; 2], public: &str| {
        let closed = ["check", "check"].map(Some).into_iter().chain([None; 2]).collect::<Vec<_>>();
        json!({ "dealt": true, "cards": cards, "public": public, "rounds": [closed, [null, null, null, null]] })
    };
    assert!(position(&given(["J", "J"], "K")));
    assert!(position(&given(["J", "K"], "K")));
    assert!(!position(&given(["K", "K"], "K")));
}

#[test]
fn r1_2_only_its_seat_sees_a_card() {
    let played = after("K J", "");
    let seen = |viewer| serde_json::to_value(played.state().view(viewer)).unwrap()["cards"].to_string();
    assert_eq!(seen(Viewer::Seat(Seat(0))), r#"["K",null]"#);
    assert_eq!(seen(Viewer::Seat(Seat(1))), r#"[null,"J"]"#);
    assert_eq!(seen(Viewer::Spectator), "[null,null]");
}

/// A King in hand and a Jack on the table leave one King, one Jack and two Queens.
#[test]
fn r1_2_the_other_card_is_imagined_as_likely_as_it_is() {
    let view = after("K J", "check check J").state().view(Viewer::Seat(Seat(0)));
    let (mut rng, mut counts) = (Rng::new(1), BTreeMap::new());
    for _ in 0..8_000 {
        let imagined = serde_json::to_value(Leduc::imagine(&view, Seat(0), &mut rng)).unwrap();
        *counts.entry(imagined["cards"][1].to_string()).or_insert(0) += 1;
    }
    let expected = [("\"J\"", 2_000), ("\"K\"", 2_000), ("\"Q\"", 4_000)];
    for ((card, count), (name, share)) in counts.into_iter().zip(expected) {
        assert_eq!(card, name);
        assert!((share - 200..share + 200).contains(&count), "{card}: {count}");
    }
}

#[test]
fn r1_2_r1_3_nobody_moves_while_cards_are_dealt() {
    assert_eq!(refused_by(Match::new(Header::given(NoSetup {})).unwrap(), 0, Check), "R1.2");
    assert_eq!(refused_by(after("K J", "bet call"), 0, Check), "R1.3");
}

#[test]
fn r1_3_a_fold_in_the_first_round_turns_up_no_card() {
    assert!(matches!(after("K J", "bet fold").status(), Status::Over(_)));
    assert!(matches!(after("K J", "bet call").status(), Status::Chance(_)));
}

#[test]
fn r2_1_the_first_seat_begins_each_round() {
    assert_eq!(after("K J", "").status(), asks(0));
    assert_eq!(after("K J", "check").status(), asks(1));
    assert_eq!(after("K J", "check bet call Q").status(), asks(0));
    assert_eq!(refused_by(after("K J", ""), 1, Check), "R2.1");
}

#[test]
fn r2_2_a_seat_that_faces_no_bet_checks_or_bets() {
    for (course, seat) in [("", 0), ("check", 1), ("bet call Q", 0), ("bet call Q check", 1)] {
        assert_eq!(legal(&after("K J", course), seat), [Check, Bet], "{course}");
        for choice in [Fold, Call, Raise] {
            assert_eq!(refused_by(after("K J", course), seat, choice), "R2.2");
        }
    }
}

#[test]
fn r2_3_a_seat_that_faces_a_bet_folds_calls_or_raises() {
    for (course, seat) in [("bet", 1), ("check bet", 0), ("check check Q bet", 1)] {
        assert_eq!(legal(&after("K J", course), seat), [Fold, Call, Raise], "{course}");
        for choice in [Check, Bet] {
            assert_eq!(refused_by(after("K J", course), seat, choice), "R2.3");
        }
    }
}

#[test]
fn r2_4_a_bet_is_two_chips_and_later_four() {
    assert_eq!(outcome("K J", "bet call Q check check").2, [3, -3]);
    assert_eq!(outcome("K J", "bet raise call Q check check").2, [5, -5]);
    assert_eq!(outcome("K J", "check check Q bet call").2, [5, -5]);
    assert_eq!(outcome("K J", "check check Q bet raise call").2, [9, -9]);
}

#[test]
fn r2_5_a_raise_is_folded_to_or_called() {
    for (course, seat) in [("bet raise", 0), ("check bet raise", 1), ("bet raise call Q bet raise", 0)] {
        assert_eq!(legal(&after("K J", course), seat), [Fold, Call], "{course}");
        assert_eq!(refused_by(after("K J", course), seat, Raise), "R2.5");
    }
}

#[test]
fn r2_6_two_checks_or_a_call_end_a_round() {
    for course in ["check check", "bet call", "bet raise call", "check bet call", "check bet raise call"] {
        assert!(matches!(after("K J", course).status(), Status::Chance(_)), "{course}");
        let twice = format!("{course} Q {course}");
        assert!(matches!(after("K J", &twice).status(), Status::Over(_)), "{twice}");
    }
}

#[test]
fn r2_6_a_position_with_moves_after_the_end_of_a_round_is_refused() {
    let given = |first: [Option<&str>; 4], public: Option<&str>, second: [Option<&str>; 4]| json!({ "dealt": true, "cards": ["K", "J"], "public": public, "rounds": [first, second] });
    let (none, closed) = ([None; 4], [Some("bet"), Some("call"), None, None]);
    assert!(position(&given(closed, None, none)));
    assert!(position(&given(closed, Some("Q"), closed)));
    assert!(!position(&given([Some("bet"), Some("call"), Some("bet"), None], Some("Q"), none)));
    assert!(!position(&given(closed, None, closed)));
    assert!(!position(&given([Some("bet"), None, None, None], Some("Q"), none)));
    assert!(!position(&given([Some("bet"), Some("fold"), None, None], Some("Q"), none)));
    assert!(!position(&given([None, Some("bet"), None, None], None, none)));
    assert!(!position(&json!({ "dealt": false, "cards": [null, null], "public": null, "rounds": [closed, none] })));
    assert!(!position(&json!({ "dealt": false, "cards": [null, null], "public": "Q", "rounds": [none, none] })));
}

#[test]
fn r3_1_a_fold_gives_the_pot_away_and_shows_nothing() {
    assert_eq!(outcome("J K", "bet fold"), (vec![Seat(0)], "fold", [1, -1]));
    assert_eq!(outcome("K J", "bet raise fold"), (vec![Seat(1)], "fold", [-3, 3]));
    assert_eq!(outcome("J K", "bet call J bet raise fold"), (vec![Seat(1)], "fold", [-7, 7]));
    let folded = after("J K", "bet fold");
    assert_ne!(folded.state().view(Viewer::Seat(Seat(1))), folded.state().view(Viewer::Table));
    assert_eq!(refused_by(folded, 0, Check), "R3.1");
}

#[test]
fn r3_2_a_pair_with_the_public_card_wins() {
    assert_eq!(outcome("J K", "check check J check check"), (vec![Seat(0)], "pair", [1, -1]));
    assert_eq!(outcome("Q K", "check check K check check"), (vec![Seat(1)], "pair", [-1, 1]));
    let shown = after("J K", "check check J check check");
    assert_eq!(shown.state().view(Viewer::Spectator), shown.state().view(Viewer::Table));
    assert_eq!(refused_by(shown, 0, Check), "R3.2");
}

#[test]
fn r3_3_without_a_pair_the_higher_card_wins() {
    assert_eq!(outcome("K Q", "check check J check check"), (vec![Seat(0)], "high", [1, -1]));
    assert_eq!(outcome("J Q", "check check K bet call"), (vec![Seat(1)], "high", [-5, 5]));
}

#[test]
fn r3_4_equal_cards_split_the_pot() {
    assert_eq!(outcome("K K2", "bet raise call J check check"), (vec![], "split", [0, 0]));
}

#[test]
fn r3_5_scores_are_chips_won_and_lost() {
    for (course, seat, score) in [("", 0, -1), ("bet", 0, -3), ("bet", 1, -1), ("bet call Q bet raise", 1, -11)] {
        let mut resigned = after("K J", course);
        resigned.resign(Seat(seat)).unwrap();
        let Status::Over(Outcome { scores, winners, .. }) = resigned.status() else { panic!("resigned") };
        assert_eq!(scores[usize::from(seat)], score, "{course}");
        assert_eq!((scores[0] + scores[1], winners), (0, SeatSet::only(Seat(1 - seat))));
    }
}

/// R1.3: what was turned up cannot be forgotten.
#[test]
fn a_call_that_turned_up_the_public_card_needs_consent() {
    assert_eq!(after("K J", "bet call").undo_plan(Seat(1)).unwrap().law, UndoLaw::Free);
    let plan = after("K J", "bet call Q").undo_plan(Seat(1)).unwrap();
    assert_eq!((plan.law, plan.asks), (UndoLaw::Consent, SeatSet::only(Seat(0))));
}
