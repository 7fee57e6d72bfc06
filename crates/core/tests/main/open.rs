//! A game without secrets made from its six methods.

use std::fmt;

use parlour_core::{
    Choice, Deed, Game, GameInfo, Header, Match, MatchError, NoSetup, Open, OpenGame, Outcome, Refusal, Scene, Seat,
    SeatSet, Status, Text, UndoLaw, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Take one or two of five sticks; whoever takes the last one wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sticks {
    left: u8,
    turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} sticks", self.0)
    }
}

impl OpenGame for Sticks {
    type Setup = NoSetup;
    type Action = Take;

    const INFO: GameInfo =
        GameInfo { id: "sticks", seat_names: &["seat.one", "seat.two"], bound: 5, ..GameInfo::SMALL };
    const TURN: &'static str = "R1.1";
    const END: &'static str = "R1.2";

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(Sticks { left: 5, turn: 0 })
    }

    fn status(&self) -> Status {
        let seat = |turn: u8| SeatSet::only(Seat(turn % 2));
        match self.left {
            0 => Status::Over(Outcome::won_by(seat(self.turn + 1), "last")),
            _ => Status::Decide(seat(self.turn)),
        }
    }

    fn candidates(&self, each: impl FnMut(Take)) {
        [Take(1), Take(2)].into_iter().for_each(each);
    }

    fn may(&self, _: Seat, Take(count): Take) -> Result<(), Refusal> {
        if (1..=2.min(self.left)).contains(&count) { Ok(()) } else { Err(Refusal::new("R1.3", "refuse.count")) }
    }

    fn apply(&mut self, _: Seat, Take(count): Take) {
        self.left -= count;
        self.turn += 1;
    }

    fn describe(&self) -> Scene {
        Scene::default().with("sticks", vec![Text::new("left").with("count", self.left)])
    }

    fn audit(&self) -> Result<(), String> {
        if self.left > 5 { Err(format!("{} sticks", self.left)) } else { Ok(()) }
    }
}

fn start() -> Match<Open<Sticks>> {
    Match::new(Header::given(NoSetup {})).unwrap()
}

/// Four of the five sticks are gone, and the first is to take.
fn near_the_end() -> Match<Open<Sticks>> {
    let mut played = start();
    played.act(Seat(0), Take(2)).unwrap();
    played.act(Seat(1), Take(2)).unwrap();
    played
}

#[track_caller]
fn refused(played: &mut Match<Open<Sticks>>, seat: u8, count: u8) -> (String, Text) {
    match played.act(Seat(seat), Take(count)) {
        Err(MatchError::Refused(refusal)) => (refusal.rule.to_string(), refusal.reason),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn what_may_be_done_is_what_is_listed_and_offered() {
    let played = start();
    assert_eq!((played.state().seats(), played.state().legal(Seat(1))), (2, vec![]));
    assert_eq!(played.state().legal(Seat(0)), [Take(1), Take(2)]);
    assert_eq!(near_the_end().state().legal(Seat(0)), [Take(1)]);
    let option =
        |count| Choice::new(Take(count), Text::new("option").with("action", format!("{count} sticks")), "R1.1");
    let prompt = played.state().prompt(Seat(0));
    assert_eq!((prompt.ask, prompt.options), ("ask".into(), vec![option(1), option(2)]));
}

#[test]
fn a_refusal_has_its_rule_and_names_what_was_tried() {
    let mut played = near_the_end();
    let count = Text::new("refuse.count").with("action", String::from("2 sticks"));
    assert_eq!(refused(&mut played, 0, 2), ("R1.3".into(), count));
    assert_eq!(refused(&mut played, 1, 1), ("R1.1".into(), "refuse.turn".into()));
    played.act(Seat(0), Take(1)).unwrap();
    assert_eq!(refused(&mut played, 1, 1), ("R1.2".into(), "refuse.over".into()));
    assert!(matches!(played.status(), Status::Over(outcome) if outcome.winners == SeatSet::only(Seat(0))));
}

#[test]
fn everybody_sees_and_hears_everything() {
    let played = near_the_end();
    let told = played.told(1, Viewer::Spectator);
    assert_eq!(told.len(), 1);
    let text = Open::<Sticks>::tell(&told[0]);
    let words = Text::new("event.took").with("seat", Text::new("seat.two"));
    assert_eq!(text, words.with("action", String::from("2 sticks")));
    let view = played.state().view(Viewer::Seat(Seat(1)));
    assert_eq!(serde_json::to_value(&view).unwrap(), json!({"left": 1, "turn": 2}));
    assert_eq!(Open::<Sticks>::describe(&view).sections[0].lines, [Text::new("left").with("count", 1u8)]);
}

#[test]
fn ones_own_move_reveals_nothing_and_is_taken_back_freely() {
    let mut played = start();
    played.act(Seat(0), Take(2)).unwrap();
    let deed = played.undo(Seat(0), SeatSet::EMPTY).unwrap().deed.clone();
    assert_eq!(deed, Deed::Undo { seat: Seat(0), to: 0, law: UndoLaw::Free });
}

#[test]
fn a_position_that_cannot_have_come_about_is_refused() {
    let at = |left| Open::position(&Sticks { left, turn: 0 });
    assert_eq!(at(5), Ok(start().state().clone()));
    let found = Text::new("refuse.position").with("found", String::from("6 sticks"));
    assert_eq!(at(6), Err(Refusal::new("R1.1", found)));
    assert_eq!(Open(Sticks { left: 6, turn: 0 }).audit(), Err("6 sticks".into()));
}
