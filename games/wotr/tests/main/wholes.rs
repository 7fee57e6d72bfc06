//! Whole actions: how much work they are, and that they are taken, taken back and redone in one piece.

use std::path::Path;

use parlour_core::{
    Deed as Entry, End, Game, Header, Key, MOST_QUESTIONS, Match, MatchError, Rng, Seat, SeatSet, Status, UndoLaw,
    Viewer, trails, wholes,
};
use parlour_testkit::golden::assert_records;
use parlour_wotr::{Action, Deed, Face, Region, Setup, Wotr};

/// What exploring came to over many questions.
#[derive(Debug, Default)]
struct Work {
    asked: usize,
    questions: usize,
    most_questions: usize,
    wholes: usize,
    most_wholes: usize,
    open: usize,
}

impl Work {
    fn look(&mut self, state: &Wotr, seat: Seat) {
        let found = trails(state, seat);
        self.asked += 1;
        self.questions += found.questions.len();
        self.most_questions = self.most_questions.max(found.questions.len());
        self.wholes += found.found.len();
        self.most_wholes = self.most_wholes.max(found.found.len());
        self.open += found.found.iter().filter(|trail| trail.ends == End::Open).count();
    }
}

/// The bound is never reached in practice, and even then nothing is lost: the law says so.
#[test]
fn few_questions_are_looked_at_in_random_and_in_golden_matches() {
    let mut work = Work::default();
    for seed in 0..3 {
        let mut played = Match::<Wotr>::new(Header::keyed(Setup::default(), Key::from_seed(seed))).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = asked(&mut played) {
            work.look(played.state(), seat);
            let action = *rng.pick(&played.state().legal(seat)).unwrap();
            played.act(seat, action).unwrap();
        }
    }
    for played in assert_records::<Wotr>(Path::new(env!("CARGO_MANIFEST_DIR"))).iter().take(4) {
        for kept in (0..played.line().len()).step_by(5) {
            let state = played.state_after(kept);
            if let Status::Decide(seats) = state.status() {
                seats.iter().for_each(|seat| work.look(&state, seat));
            }
        }
    }
    println!("{work:?}");
    assert!(work.asked > 1_000 && work.wholes > work.asked, "{work:?}");
    assert!(work.most_questions < MOST_QUESTIONS, "{work:?}");
}

/// The seat that is asked, after everything is dealt; none at the end.
fn asked(played: &mut Match<Wotr>) -> Option<Seat> {
    played.deal_keyed().unwrap();
    match played.status() {
        Status::Decide(seats) => seats.iter().next(),
        _ => None,
    }
}

/// A match in which the Shadow acts with an Army die and six units stand in Dol Guldur.
fn shadow_to_act() -> Match<Wotr> {
    let mut given = serde_json::to_value(Wotr::start(&Setup::default()).unwrap().view(Viewer::Table)).unwrap();
    for (pointer, value) in [
        ("/phase", serde_json::json!("action")),
        ("/acting", serde_json::json!(1)),
        ("/dice/shadow/unused", serde_json::json!({ "army": 1, "character": 1 })),
        ("/dice/free_peoples/unused", serde_json::json!({ "character": 1 })),
        ("/nations/sauron", serde_json::json!({ "position": "AtWar", "active": true })),
    ] {
        *given.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
    }
    let position = Some(serde_json::from_value(given).unwrap());
    let header = Header::<Wotr> { position, ..Header::keyed(Setup::default(), Key::from_seed(1)) };
    Match::new(header).unwrap()
}

fn region(name: &str) -> Region {
    serde_json::from_value(name.into()).unwrap()
}

const SHADOW: Seat = Seat(1);

fn march() -> [Action; 4] {
    let to = Deed::MoveArmies;
    [
        Action::Use { die: Face::Army, to },
        Action::From(region("dol_guldur")),
        Action::To(region("western_brown_lands")),
        Action::All,
    ]
}

#[test]
fn several_actions_are_taken_all_or_none() {
    let mut played = shadow_to_act();
    let start = *played.state();
    let mut wrong = march();
    wrong[2] = Action::To(region("bree"));
    assert!(matches!(played.act_all(SHADOW, &wrong), Err(MatchError::Refused(_))));
    assert_eq!((played.entries().len(), *played.state()), (0, start));
    assert_eq!(played.act_all(SHADOW, &[]), Err(MatchError::NoActions));
    played.act_all(SHADOW, &march()).unwrap();
    let goes_on: Vec<bool> = played.entries().iter().map(|entry| entry.goes_on).collect();
    assert_eq!(goes_on, [false, true, true, true]);
}

/// What comes after something that is found out is refused before anything is found out.
#[test]
fn nothing_is_tried_behind_chance_or_another_seat() {
    let mut played = shadow_to_act();
    let passes_on = [march().as_slice(), &[Action::Done, Action::Pass]].concat();
    assert_eq!(played.act_all(SHADOW, &passes_on), Err(MatchError::NotWhole(4)));
    assert!(played.entries().is_empty());
}

#[test]
fn one_undo_takes_a_whole_action_back_and_one_redo_restores_it() {
    let mut played = shadow_to_act();
    let start = *played.state();
    played.act_all(SHADOW, &march()).unwrap();
    let moved = *played.state();
    assert_eq!(played.undo_plan(SHADOW).unwrap().to, 3);
    let plan = played.whole_undo_plan(SHADOW).unwrap();
    assert_eq!((plan.to, plan.law), (0, UndoLaw::Free));
    played.undo_whole(SHADOW, SeatSet::EMPTY).unwrap();
    assert_eq!(*played.state(), start);
    assert!(matches!(played.entries().last().unwrap().deed, Entry::Undo { to: 0, .. }));
    played.redo(SHADOW).unwrap();
    assert_eq!(*played.state(), moved);
    let record = parlour_core::Record::of(&played);
    let (again, _) = record.replay::<Wotr>().unwrap();
    assert_eq!(*again.state(), moved);
}

/// The second army of a die belongs to the same action: cancelling takes both back.
#[test]
fn a_second_army_goes_on_with_the_action_of_the_first() {
    let mut played = shadow_to_act();
    played.act_all(SHADOW, &march()).unwrap();
    let second = wholes(played.state(), SHADOW).into_iter().find(|whole| whole.ways[0].actions.len() == 3);
    let second = second.expect("another army may move").ways.remove(0);
    played.act_all(SHADOW, &second.actions).unwrap();
    assert!(played.entries()[1..].iter().all(|entry| entry.goes_on));
    assert_eq!(played.whole_undo_plan(SHADOW).unwrap().to, 0);
}

/// Bots play ahead on a copy without the log.
#[test]
fn what_is_begun_in_a_match_goes_on_in_a_bare_copy() {
    let mut played = shadow_to_act();
    played.act(SHADOW, march()[0]).unwrap();
    let mut copy = played.bare().bare();
    copy.act_all(SHADOW, &march()[1..]).unwrap();
    assert!(played.go_on_as(copy));
    assert!(played.entries()[1..].iter().all(|entry| entry.goes_on));
    assert_eq!(played.whole_undo_plan(SHADOW).unwrap().to, 0);
    assert!(!shadow_to_act().bare().act(SHADOW, march()[0]).unwrap().goes_on);
}

#[test]
fn in_a_branch_a_whole_action_is_taken_back_as_far_as_it_was_taken_there() {
    let mut played = shadow_to_act();
    played.act_all(SHADOW, &march()[..2]).unwrap();
    let mut branch = played.branch(2, Key::from_seed(2)).unwrap();
    branch.act_all(SHADOW, &march()[2..]).unwrap();
    assert_eq!(branch.whole_undo_plan(SHADOW).unwrap().to, 2);
}

#[test]
fn the_cheapest_die_comes_first_and_the_others_are_ways_of_the_same() {
    let played = shadow_to_act();
    let all = wholes(played.state(), SHADOW);
    for whole in &all {
        assert!(whole.ways.len() <= 2 && all.iter().filter(|other| *other == whole).count() == 1);
    }
    assert!(wholes(played.state(), Seat(0)).is_empty());
}
