//! Decisions at the same time: whose affair it is to take one back, and what may be planned.

use parlour_core::{Deed, Header, Match, MatchError, Seat, SeatSet, Status, UndoLaw, Viewer};

use crate::sealed::{Action, Sealed, Setup};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const THIRD: Seat = Seat(2);

fn start() -> Match<Sealed> {
    Match::new(Header::given(Setup::default())).unwrap()
}

fn opened() -> Match<Sealed> {
    let mut played = start();
    played.act(FIRST, Action::Open).unwrap();
    played
}

/// What the three wrote, as the table sees it.
fn written(played: &Match<Sealed>) -> serde_json::Value {
    serde_json::to_value(parlour_core::Game::view(played.state(), Viewer::Table)).unwrap()["written"].clone()
}

#[test]
fn a_secret_decision_is_taken_back_alone_and_the_others_stay() {
    let mut played = opened();
    for (seat, number) in [(FIRST, 1), (SECOND, 2)] {
        played.act(seat, Action::Write(number)).unwrap();
    }
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.to, plan.law, plan.asks, plan.unlearned), (1, UndoLaw::Own, SeatSet::EMPTY, vec![]));
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    assert_eq!((played.line(), written(&played)), (&[0, 2][..], serde_json::json!([null, 2, null])));
    assert_eq!(played.mark_of(3), None);
    // It is put back where it was, also after another wrote in secret.
    assert!(played.redoable(FIRST) && !played.redoable(SECOND));
    played.undo(SECOND, SeatSet::EMPTY).unwrap();
    assert_eq!((played.line(), played.redoable(FIRST), played.redoable(SECOND)), (&[0][..], true, true));
    played.redo(FIRST).unwrap();
    assert_eq!((played.line(), played.redoable(FIRST), played.redoable(SECOND)), (&[0, 1][..], false, true));
    played.redo(SECOND).unwrap();
    assert_eq!((played.line(), written(&played)), (&[0, 1, 2][..], serde_json::json!([1, 2, null])));
}

#[test]
fn what_another_writes_in_secret_leaves_what_can_be_redone() {
    let mut played = opened();
    played.act(FIRST, Action::Write(1)).unwrap();
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    played.act(SECOND, Action::Write(2)).unwrap();
    assert!(played.redoable(FIRST));
    // What the seat can hear ends it, and so does its own new decision.
    let mut heard = played.clone();
    heard.act(THIRD, Action::Edit(4)).unwrap();
    assert!(!heard.redoable(FIRST));
    let mut anew = played.clone();
    anew.act(FIRST, Action::Write(3)).unwrap();
    assert!(!anew.redoable(FIRST));
    played.redo(FIRST).unwrap();
    assert_eq!((played.line(), written(&played)), (&[0, 1, 3][..], serde_json::json!([1, 2, null])));
}

#[test]
fn the_last_to_write_shows_the_numbers_and_needs_consent() {
    let mut played = opened();
    for seat in [FIRST, SECOND, THIRD] {
        played.act(seat, Action::Write(1)).unwrap();
    }
    for seat in [FIRST, THIRD] {
        let plan = played.undo_plan(seat).unwrap();
        let shown = plan.unlearned.iter().filter(|text| text.key == "event.shown").count();
        assert_eq!((plan.law, plan.asks.len(), plan.asks.contains(seat), shown), (UndoLaw::Consent, 2, false, 3));
    }
    played.undo(FIRST, SeatSet::first(3)).unwrap();
    assert_eq!(played.line(), [0]);
    // It was not its own affair, and others are asked: whether they wrote must not show.
    assert!(!played.redoable(FIRST) && matches!(played.redo(FIRST), Err(MatchError::NothingToRedo)));
    played.redo_as(FIRST).unwrap();
    assert!(matches!(played.status(), Status::Chance(_)));
}

#[test]
fn an_action_that_reveals_is_nobodys_own_affair() {
    let mut played = opened();
    played.act(SECOND, Action::Write(3)).unwrap();
    played.act(FIRST, Action::Guess).unwrap();
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.law, plan.unlearned.len()), (UndoLaw::Consent, 1));
    // What was heard of it since makes the other's secret an affair of all.
    assert_eq!(played.undo_plan(SECOND).unwrap().law, UndoLaw::Consent);
}

/// Where nobody else is asked any more, what comes after is no secret of theirs.
#[test]
fn an_action_that_ends_the_questions_is_taken_back_with_all_that_followed() {
    let mut played = opened();
    played.act(SECOND, Action::Write(3)).unwrap();
    played.act(FIRST, Action::Skip).unwrap();
    assert_eq!(played.undo_plan(FIRST).unwrap().law, UndoLaw::Free);
    assert_eq!(played.undo_plan(SECOND).unwrap().law, UndoLaw::Consent);
}

/// What all heard of, and what revealed nothing, is as much one's own as a secret.
#[test]
fn an_open_decision_among_others_is_ones_own_affair() {
    let mut played = opened();
    played.act(SECOND, Action::Edit(4)).unwrap();
    assert_eq!(played.undo_plan(SECOND).unwrap().law, UndoLaw::Own);
    played.act(THIRD, Action::Write(1)).unwrap();
    assert_eq!(played.undo_plan(SECOND).unwrap().law, UndoLaw::Own);
    // Once somebody has done something openly since, it is not.
    played.act(FIRST, Action::Edit(2)).unwrap();
    assert_eq!(played.undo_plan(SECOND).unwrap().law, UndoLaw::Consent);
}

#[test]
fn what_was_decided_before_the_others_were_asked_needs_their_consent() {
    let mut played = opened();
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.law, plan.asks), (UndoLaw::Consent, SeatSet::only(SECOND).with(THIRD)));
    // Whether they have written something must not show in the answer.
    played.act(SECOND, Action::Write(3)).unwrap();
    assert_eq!(played.undo_plan(FIRST).unwrap(), plan);
    // Nobody else is asked before the round is open.
    let mut alone = start();
    alone.act(FIRST, Action::Edit(1)).unwrap();
    assert_eq!(alone.undo_plan(FIRST).unwrap().law, UndoLaw::Free);
}

#[test]
fn a_log_may_take_back_by_its_own_law_alone() {
    let mut played = opened();
    played.act(FIRST, Action::Write(1)).unwrap();
    played.act(SECOND, Action::Write(2)).unwrap();
    assert!(matches!(played.clone().undo_as(FIRST, 1, UndoLaw::Free), Err(MatchError::OtherUndo(_))));
    assert!(played.clone().undo_as(FIRST, 2, UndoLaw::Own).is_err());
    let deed = played.undo_as(FIRST, 1, UndoLaw::Own).unwrap().deed.clone();
    assert_eq!(deed, Deed::Undo { seat: FIRST, to: 1, law: UndoLaw::Own });
    assert_eq!(played.line(), [0, 2]);
}

#[test]
fn another_undo_ends_what_was_its_own_affair() {
    let mut played = opened();
    played.act(FIRST, Action::Write(1)).unwrap();
    played.act(SECOND, Action::Write(2)).unwrap();
    played.undo(SECOND, SeatSet::EMPTY).unwrap();
    // The first goes back to before the round was open.
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    played.undo(FIRST, SeatSet::first(3)).unwrap();
    assert_eq!((played.line(), played.redoable(SECOND)), (&[][..], false));
    assert!(played.redoable(FIRST));
    played.redo(FIRST).unwrap();
    assert_eq!((played.line(), played.redoable(SECOND), played.redoable(FIRST)), (&[0][..], false, true));
    played.redo(FIRST).unwrap();
    assert_eq!(written(&played), serde_json::json!([1, null, null]));
}

#[test]
fn a_plan_is_judged_by_what_its_seat_can_know() {
    let mut played = opened();
    let judged = |played: &Match<Sealed>, seat, actions: &[Action]| match played.judge(seat, actions) {
        Ok(()) => "taken".to_owned(),
        Err(MatchError::Refused(refusal)) => refusal.rule.to_string(),
        Err(other) => other.to_string(),
    };
    assert_eq!(judged(&played, SECOND, &[Action::Write(3)]), "taken");
    // Refused whatever the others have written.
    assert_eq!(judged(&played, SECOND, &[Action::Write(4)]), "R1.1");
    assert_eq!(judged(&played, SECOND, &[Action::Edit(1), Action::Open]), "R1.1");
    // Nobody has written a 3, which the seat cannot know.
    assert!(played.act(SECOND, Action::Guess).is_err());
    assert_eq!(judged(&played, SECOND, &[Action::Guess]), "taken");
    assert_eq!(judged(&played, Seat(3), &[Action::Write(3)]), "there is no seat 4");
    played.resign(FIRST).unwrap();
    assert_eq!(judged(&played, SECOND, &[Action::Write(3)]), "the match is over");
}

#[test]
fn everyone_hears_why_a_seat_that_resigned_has_lost() {
    let mut played = opened();
    played.resign(FIRST).unwrap();
    assert!(matches!(played.status(), Status::Over(outcome) if outcome.reason == "resigned"));
    played.undo(FIRST, SeatSet::first(3)).unwrap();
    played.redo_as(FIRST).unwrap();
    assert!(matches!(played.status(), Status::Over(outcome) if outcome.reason == "resigned"));
}
