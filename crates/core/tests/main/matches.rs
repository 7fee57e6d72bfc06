//! Acting, dealing, the undo law, redo, branching.

use parlour_cardpeegee::{Action, CardPeeGee};
use parlour_core::{
    AnyGame, Dealing, Deed, Erased, Game, Header, Key, Match, MatchError, NoSetup, Opening, Record, Script, Seat,
    SeatSet, Status, UndoLaw, Viewer,
};
use parlour_kuhn::{Kuhn, Move};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// Kuhn poker with the Jack and the King dealt.
fn kuhn() -> Match<Kuhn> {
    let mut played = Match::new(Header::given(NoSetup {})).unwrap();
    played.deal_with(&mut Script::new([0, 2])).unwrap();
    played
}

/// CardPeeGee with a character, and a few days of going on.
fn some_days(seed: u64, actions: usize) -> Match<CardPeeGee> {
    let header = Header::<CardPeeGee>::keyed(parlour_cardpeegee::Setup::default(), Key::from_seed(seed));
    let mut played = Match::new(header).unwrap();
    for _ in 0..actions {
        played.deal_keyed().unwrap();
        let mut options = Vec::new();
        played.state().legal_actions(FIRST, &mut options);
        let Some(action) = options.last() else { break };
        played.act(FIRST, *action).unwrap();
    }
    played.deal_keyed().unwrap();
    played
}

#[test]
fn an_own_pass_that_told_nothing_hidden_is_taken_back_freely() {
    let mut played = kuhn();
    played.act(FIRST, Move::Pass).unwrap();
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.law, plan.asks, plan.unlearned.len()), (UndoLaw::Free, SeatSet::EMPTY, 0));
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    assert_eq!(played.status(), Status::Decide(SeatSet::only(FIRST)));
}

#[test]
fn what_the_other_decided_since_needs_consent() {
    let mut played = kuhn();
    played.act(FIRST, Move::Pass).unwrap();
    played.act(SECOND, Move::Bet).unwrap();
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.law, plan.asks), (UndoLaw::Consent, SeatSet::only(SECOND)));
    let before = *played.state();
    let refused = played.undo(FIRST, SeatSet::EMPTY).unwrap_err();
    assert!(matches!(refused, MatchError::NeedsConsent(_)));
    assert_eq!((played.state(), played.len()), (&before, 3));
    played.undo(FIRST, SeatSet::only(SECOND)).unwrap();
    assert_eq!(played.line().len(), 1);
}

#[test]
fn shown_cards_are_named_as_what_would_be_unlearned() {
    let mut played = kuhn();
    played.act(FIRST, Move::Bet).unwrap();
    played.act(SECOND, Move::Bet).unwrap();
    let plan = played.undo_plan(SECOND).unwrap();
    assert_eq!(plan.law, UndoLaw::Consent);
    assert_eq!(plan.unlearned.iter().filter(|text| text.key == "event.shown").count(), 2);
}

#[test]
fn redo_restores_and_a_new_action_ends_it() {
    let mut played = kuhn();
    played.act(FIRST, Move::Pass).unwrap();
    let after = *played.state();
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    assert!(played.redoable(FIRST) && !played.redoable(SECOND));
    assert!(matches!(played.redo(SECOND), Err(MatchError::NothingToRedo)));
    played.redo(FIRST).unwrap();
    assert_eq!(played.state(), &after);
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    played.act(FIRST, Move::Bet).unwrap();
    assert!(matches!(played.redo(FIRST), Err(MatchError::NothingToRedo)));
}

/// Several undos in a row, then as many redos, over snapshots and deals.
#[test]
fn many_undos_and_redos_are_the_identity() {
    let mut played = some_days(11, 120);
    let (state, line) = (played.state().clone(), played.line().to_vec());
    let mut undone = 0;
    while played.undo(FIRST, SeatSet::EMPTY).is_ok() {
        undone += 1;
    }
    assert!(undone > 20 && line.len() > 40, "only {undone} actions were made");
    assert_eq!(played.state(), &CardPeeGee::start(&parlour_cardpeegee::Setup::default()).unwrap());
    for _ in 0..undone {
        played.redo(FIRST).unwrap();
    }
    assert_eq!((played.state(), played.line()), (&state, line.as_slice()));
}

#[test]
fn resigning_can_be_taken_back_and_ends_everything_else() {
    let mut played = kuhn();
    played.resign(SECOND).unwrap();
    assert!(matches!(played.status(), Status::Over(outcome) if outcome.winners == SeatSet::only(FIRST)));
    assert!(matches!(played.act(FIRST, Move::Pass), Err(MatchError::Over)));
    assert!(matches!(played.resign(FIRST), Err(MatchError::Over)));
    played.undo(SECOND, SeatSet::only(FIRST)).unwrap();
    played.act(FIRST, Move::Pass).unwrap();
}

#[test]
fn time_that_ran_out_is_told_apart_from_giving_up() {
    let mut played = kuhn();
    let reason = |played: &Match<Kuhn>| match played.status() {
        Status::Over(outcome) => Some(outcome.reason),
        _ => None,
    };
    played.flag(FIRST).unwrap();
    assert_eq!(reason(&played), Some("flag"));
    played.undo(FIRST, SeatSet::only(SECOND)).unwrap();
    assert_eq!(reason(&played), None);
    played.redo(FIRST).unwrap();
    assert_eq!(reason(&played), Some("flag"));
}

#[test]
fn a_log_may_say_that_the_others_were_asked_where_they_need_not_be() {
    let mut played = kuhn();
    played.act(FIRST, Move::Pass).unwrap();
    let to = played.undo_plan(FIRST).unwrap().to;
    let entry = played.undo_as(FIRST, to, UndoLaw::Consent).unwrap();
    assert!(matches!(entry.deed, Deed::Undo { law: UndoLaw::Consent, .. }), "{:?}", entry.deed);
    let mut played = kuhn();
    played.act(FIRST, Move::Pass).unwrap();
    assert!(played.undo_as(FIRST, to + 1, UndoLaw::Free).is_err());
    assert!(played.undo_as(FIRST, to, UndoLaw::Own).is_err());
}

#[test]
fn an_opening_says_whether_undo_is_free() {
    let opened = |opening: Opening| Erased::<Kuhn>::new(Vec::new()).start(opening).unwrap();
    let mut keyed = opened(Opening { key: Some(Key::from_seed(1)), open: true, ..Opening::default() });
    keyed.deal_keyed().unwrap();
    for (seat, action) in [(FIRST, "pass"), (SECOND, "bet")] {
        keyed.act(seat, &action.into()).unwrap();
    }
    keyed.undo(FIRST, SeatSet::EMPTY).unwrap();
}

#[test]
fn seats_that_are_not_there_get_nowhere() {
    let mut played = kuhn();
    assert!(matches!(played.resign(Seat(2)), Err(MatchError::NoSuchSeat(_))));
    assert!(matches!(played.undo_plan(Seat(9)), Err(MatchError::NoSuchSeat(_))));
    assert!(matches!(played.act(Seat(7), Move::Pass), Err(MatchError::Refused(_))));
    assert!(matches!(played.undo(FIRST, SeatSet::EMPTY), Err(MatchError::NothingToUndo)));
}

#[test]
fn a_viewer_is_told_only_what_it_may_know() {
    let played = kuhn();
    let told = |viewer| played.told(0, viewer).len();
    assert_eq!((told(Viewer::Seat(FIRST)), told(Viewer::Spectator), told(Viewer::Table)), (2, 1, 3));
}

#[test]
fn an_answer_that_cannot_come_is_refused_and_changes_nothing() {
    let mut played = Match::<Kuhn>::new(Header::given(NoSetup {})).unwrap();
    let error = played.deal_named(&["J".into(), "J".into()]).unwrap_err();
    assert_eq!(error.to_string(), "J J cannot be dealt here");
    assert!(played.deal_named(&["J".into()]).unwrap_err().to_string().contains("items needed: 2, given: 1"));
    assert!(played.deal_named(&["J".into(), "A".into()]).unwrap_err().to_string().contains("A cannot be dealt"));
    assert!(played.is_empty());
    played.deal_named(&["k".into(), "J".into()]).unwrap();
    assert!(matches!(played.deal_named(&["K".into(), "J".into()]), Err(MatchError::NothingToDeal)));
}

/// Whoever deals is a viewer: what is to stay concealed comes from the key, and is verified.
#[test]
fn where_people_deal_the_key_deals_the_secrets() {
    let given = |key| Header::<Kuhn> { dealing: Dealing::Given, ..Header::keyed(NoSetup {}, key) };
    let mut played = Match::new(given(Key::from_seed(5))).unwrap();
    assert!(played.ask().is_some() && played.ask_people().is_none());
    played.deal_keyed().unwrap();
    assert_eq!(played.status(), Status::Decide(SeatSet::only(FIRST)));
    let (_, verified) = Record::of(&played).replay::<Kuhn>().unwrap();
    assert_eq!((verified.derived, verified.trusted), (1, 0));

    let Some(Deed::Deal(names)) = played.entry(0).map(|entry| entry.deed.clone()) else {
        panic!("the cards are dealt first")
    };
    let names: Vec<String> = names.iter().rev().cloned().collect();
    let mut chosen = Match::new(given(Key::from_seed(5))).unwrap();
    chosen.deal_named(&names).unwrap();
    let error = Record::of(&chosen).replay::<Kuhn>().unwrap_err().to_string();
    assert!(error.contains("but the key gives"), "{error}");
}

/// What everyone may know is asked of people, and taken on trust.
#[test]
fn people_deal_what_everyone_may_know() {
    let header = Header::<CardPeeGee>::keyed(parlour_cardpeegee::Setup::default(), Key::from_seed(5));
    let mut played = Match::new(Header { dealing: Dealing::Given, ..header }).unwrap();
    played.act(FIRST, Action::Create).unwrap();
    played.deal_keyed().unwrap();
    assert!(played.len() == 1 && played.ask_people().is_some());
    played.deal_named(&["KS".into()]).unwrap();
    let (_, verified) = Record::of(&played).replay::<CardPeeGee>().unwrap();
    assert_eq!((verified.derived, verified.trusted), (0, 1));
}

/// A branch agrees up to its point, goes its own way after, and its record verifies with both keys.
#[test]
fn a_branch_is_dealt_by_a_key_of_its_own() {
    let mut played = some_days(5, 60);
    played.undo(FIRST, SeatSet::EMPTY).unwrap();
    played
        .act(FIRST, {
            let mut options = Vec::new();
            played.state().legal_actions(FIRST, &mut options);
            options[0]
        })
        .unwrap();
    let kept = 30;
    let mut branch = played.branch(kept, Key::from_seed(6)).unwrap();
    assert_eq!(branch.state(), &played.state_after(kept));
    branch.deal_keyed().unwrap();
    for _ in 0..20 {
        let mut options = Vec::new();
        branch.state().legal_actions(FIRST, &mut options);
        let Some(action) = options.last() else { break };
        branch.act(FIRST, *action).unwrap();
        branch.deal_keyed().unwrap();
    }
    let record = Record::of(&branch);
    assert_eq!(record.keys.len(), 2);
    let (replayed, verified) = record.replay::<CardPeeGee>().unwrap();
    assert_eq!(replayed.state(), branch.state());
    assert_eq!(verified.trusted, 0);
    // A branch of a branch still verifies, and nothing before a branch can be undone in it.
    let again = branch.branch(35, Key::from_seed(7)).unwrap();
    Record::of(&again).replay::<CardPeeGee>().unwrap();
    assert!(matches!(again.undo_plan(FIRST), Err(MatchError::NothingToUndo)));
    assert!(matches!(played.branch(9_999, Key::from_seed(1)), Err(MatchError::NoSuchEntry(_))));
}

#[test]
fn an_illegal_action_names_its_rule() {
    let mut played = some_days(1, 1);
    let Err(MatchError::Refused(refusal)) = played.act(FIRST, Action::Fight) else { panic!("refused") };
    assert_eq!(refusal.rule.to_string(), "R6.1");
}
