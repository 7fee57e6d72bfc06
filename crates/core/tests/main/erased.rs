//! A game and its matches with their types hidden: JSON in and out.

use parlour_core::{
    AnyError, AnyGame, AnyMatch, Deed, Erased, Header, Key, Mark, Match, Measure, NoSetup, Opening, Param, Rng, Seat,
    SeatSet, Status, Text, Timer, UndoLaw, Viewer,
};
use parlour_kuhn::Kuhn;
use serde_json::{Value, json};

use crate::sealed::{self, Sealed};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const THIRD: Seat = Seat(2);

fn game() -> Erased<Sealed> {
    Erased::new(sealed::bots())
}

/// Three seats, the round open, and people who deal.
fn opened() -> Box<dyn AnyMatch> {
    let mut played = game().start(Opening::default()).unwrap();
    played.act(FIRST, &json!("open")).unwrap();
    played
}

/// The same after the round: everybody wrote, and the die was rolled.
fn after_a_round() -> Box<dyn AnyMatch> {
    let mut played = opened();
    for (seat, number) in [(FIRST, 3), (SECOND, 1), (THIRD, 2)] {
        played.act(seat, &json!({"write": number})).unwrap();
    }
    played.deal_named(&["5".into()]).unwrap();
    played
}

#[track_caller]
fn refused_by<T: std::fmt::Debug>(result: Result<T, AnyError>) -> String {
    result.expect_err("it is refused").refusal().expect("by a rule").rule.to_string()
}

#[test]
fn a_game_says_how_it_is_set_up() {
    assert_eq!(game().default_setup(), json!({"seats": 3}));
    assert_eq!(game().simulation_setups(), [json!({"seats": 2}), json!({"seats": 2})]);
    let started = |setup: Value| game().start(Opening { setup, ..Opening::default() });
    assert_eq!((started(Value::Null).unwrap().seats(), started(json!({"seats": 2})).unwrap().seats()), (3, 2));
    assert_eq!(refused_by(started(json!({"seats": 7})).map(|_| ())), "R1.1");
    let wrong = started(json!({"chairs": 2})).map(|_| ()).unwrap_err();
    assert!(wrong.to_string().starts_with("setup: unknown field `chairs`") && wrong.refusal().is_none());
}

#[test]
fn what_people_bring_gets_into_the_setup() {
    let mut setup = json!({"seats": 3});
    let brought = game().bring(&mut setup, "table", " 2 ").unwrap();
    assert_eq!((brought.len(), brought[0].name.as_str(), setup), (1, "table", json!({"seats": 2})));
    let kuhn = Erased::<Kuhn>::new(Vec::new()).bring(&mut json!({}), "cards", "").unwrap_err();
    assert_eq!(kuhn, "Kuhn poker takes no cards from a file");
}

#[test]
fn bots_are_found_by_name_and_play_for_a_seat() {
    let game = game();
    assert_eq!(game.bots(), [("silent", "says nothing"), ("last", "takes what comes last")]);
    assert_eq!(game.usual_bot(), Some("last"));
    assert_eq!(Erased::<Kuhn>::new(Vec::new()).usual_bot(), None);
    assert!(game.bot("nobody").is_none());
    assert!(game.bot("old").is_some(), "one that is kept to measure others by is found, though not offered");
    let (mut last, mut silent) = (game.bot("last").unwrap(), game.bot("silent").unwrap());
    let (played, mut rng) = (opened(), Rng::new(1));
    // The edit that people are offered is no option of a bot.
    assert_eq!(last.choose(&*played, SECOND, &mut rng), Some(json!({"write": 3})));
    let hint = last.hint(&*played, SECOND, &mut rng).unwrap();
    assert_eq!((hint.action, hint.reason.key.as_ref()), (json!({"write": 3}), "hint.last"));
    assert_eq!(silent.hint(&*played, SECOND, &mut rng), None);
    let other = Match::<Kuhn>::new(Header::given(NoSetup {})).unwrap();
    assert_eq!(last.choose(&other, FIRST, &mut rng), None);
}

#[test]
fn positions_views_and_patterns_of_events_are_checked() {
    let game = game();
    let position = opened().view(Viewer::Table);
    game.check_position(&position).unwrap();
    let mut late = position.clone();
    late["round"] = json!(9);
    assert_eq!(refused_by(game.check_position(&late)), "R1.1");
    game.check_view(&late).unwrap();
    assert!(game.check_view(&json!({"rond": 1})).is_err());
    game.check_event(&json!("rolled")).unwrap();
    assert!(game.check_event(&json!("rold")).is_err());
    let from = Opening { position: Some(position.clone()), ..Opening::default() };
    assert_eq!(game.start(from).unwrap().view(Viewer::Table), position);
}

#[test]
fn what_is_asked_and_shown_is_json() {
    let played = opened();
    assert_eq!(played.info().id, "sealed");
    assert_eq!(played.status(), Status::Decide(SeatSet::first(3)));
    let legal = [json!("skip"), json!({"write": 1}), json!({"write": 2}), json!({"write": 3}), json!({"edit": 9})];
    assert_eq!(played.legal_actions(SECOND), legal);
    let prompt = played.prompt(SECOND);
    assert_eq!((prompt.ask.key.as_ref(), prompt.options.len()), ("ask", 5));
    assert_eq!((&prompt.options[1].action, prompt.options[1].label.key.as_ref()), (&legal[1], "option.write"));
    assert_eq!(serde_json::to_value(played.written_prompt(SECOND)).unwrap(), serde_json::to_value(&prompt).unwrap());
    let view = played.view(Viewer::Seat(SECOND));
    assert_eq!((&view["open"], &view["written"]), (&json!(true), &json!([null, null, null])));
    assert_eq!(serde_json::to_value(played.written_view(Viewer::Seat(SECOND))).unwrap(), view);
    assert_eq!(played.scene(Viewer::Spectator).sections[0].lines.len(), 3);
    assert!(played.check(SECOND, &legal[0]).is_ok());
    assert_eq!(refused_by(played.check(SECOND, &json!("open"))), "R1.1");
    assert!(
        played.check(SECOND, &json!("opn")).unwrap_err().to_string().starts_with("\"opn\" is not an action of sealed")
    );
    assert_eq!(played.audit(), Ok(()));
}

#[test]
fn what_was_done_is_told_in_json_and_in_words() {
    let mut played = after_a_round();
    assert_eq!((played.len(), played.line(), played.is_empty()), (5, vec![0, 1, 2, 3, 4], false));
    assert!(game().start(Opening::default()).unwrap().is_empty());
    assert_eq!(played.deed(1), Some(Deed::Act { seat: FIRST, action: json!({"write": 3}) }));
    assert_eq!((played.deed(4), played.deed(5)), (Some(Deed::Deal(vec!["5".into()])), None));
    let told = |number, viewer| {
        let told = played.told(number, viewer).into_iter();
        told.map(|(event, text)| (event, text.key.into_owned())).collect::<Vec<_>>()
    };
    assert_eq!(told(1, Viewer::Seat(FIRST)), [(json!({"wrote": [0, 3]}), "event.wrote".to_owned())]);
    assert_eq!(told(1, Viewer::Seat(SECOND)), []);
    let shown = played.chronicle(3, Viewer::Spectator);
    assert_eq!(shown.iter().map(|text| text.key.as_ref()).collect::<Vec<_>>(), ["event.shown"; 3]);
    let label = Text::new("option.write").with("number", 3u8);
    assert_eq!(played.in_words(1), [Param::Text(label)]);
    assert_eq!(played.in_words(4), [Param::Plain("5".into())]);
    assert_eq!((played.in_words(5), played.measures()), (vec![], vec![("written", Measure::Number(3))]));
    assert_eq!(played.checkpoint(4), None);
    played.note(None, "the bell rings");
    assert_eq!(played.deed(5), Some(Deed::Note { seat: None, text: "the bell rings".into() }));
    assert_eq!(played.in_words(5), []);
    for _ in 6..=15 {
        played.note(Some(FIRST), "");
    }
    let checkpoint = played.checkpoint(15).unwrap();
    assert!(checkpoint.len() == 16 && played.checkpoint(14).is_none(), "{checkpoint}");
    played.sign(1, Some("Ada".into()), Some(1_700));
    assert_eq!((played.made_at(1), played.made_at(0)), (Some(1_700), None));
    played.set_players(vec!["Ada".into(), "Ben".into()]);
    assert_eq!(played.players(), ["Ada", "Ben"]);
    let record = played.record();
    assert_eq!((record.entries.len(), record.entries[1].by.as_deref()), (16, Some("Ada")));
    let (replayed, verified) = game().replay(&record).unwrap();
    assert_eq!((replayed.view(Viewer::Table), verified.trusted), (played.view(Viewer::Table), 1));
}

#[test]
fn an_earlier_moment_can_be_looked_at() {
    let mut played = after_a_round();
    let written = |(view, scene): (Value, parlour_core::Scene)| (view["written"].clone(), scene.sections.len());
    assert_eq!(written(played.view_after(2, Viewer::Seat(FIRST))), (json!([3, null, null]), 1));
    assert_eq!(written(played.view_after(2, Viewer::Seat(SECOND))), (json!([null, null, null]), 1));
    played.act(FIRST, &json!("open")).unwrap();
    played.undo(FIRST, SeatSet::first(3)).unwrap();
    assert_eq!((played.line_then(6), played.line_then(7)), (vec![0, 1, 2, 3, 4, 5], vec![0, 1, 2, 3, 4]));
    assert_eq!(played.line_then(2), [0, 1]);
    let (then, now) = (played.view_along(&[0, 1, 2, 3, 4, 5], Viewer::Table).0, played.view(Viewer::Table));
    assert_eq!((&then["open"], &now["open"]), (&json!(true), &json!(false)));
    assert_eq!(played.view_along(&[0, 1], Viewer::Table).0, played.view_after(2, Viewer::Table).0);
}

#[test]
fn people_are_asked_to_deal_by_name() {
    let mut played = opened();
    assert!(played.dealer_prompt().is_none() && played.dealer_items().is_empty());
    for seat in [FIRST, SECOND, THIRD] {
        played.act(seat, &json!({"write": 1})).unwrap();
    }
    let (text, candidates, count) = played.dealer_prompt().unwrap();
    assert_eq!(text, Text::new("dealer.dice").with("count", 1u8).with("sides", 6u8));
    assert_eq!((candidates.join(" "), count), ("1 2 3 4 5 6".into(), 1));
    let items = played.dealer_items();
    assert_eq!((items.len(), &items[5]), (6, &("6".to_owned(), Param::Plain("6".into()))));
    assert!(matches!(played.deal_keyed(), Ok(())) && played.dealer_prompt().is_some());
    assert!(played.deal_named(&["7".into()]).is_err());
    played.deal_named(&["6".into()]).unwrap();
    assert_eq!(played.status(), Status::Decide(SeatSet::only(FIRST)));
}

#[test]
fn a_key_deals_unless_people_do() {
    let key = || Some(Key::from_seed(1));
    let dealt = |opening: Opening| {
        let mut played = Erased::<Kuhn>::new(Vec::new()).start(opening).unwrap();
        (played.deal_keyed().is_ok(), played.len(), played.has(Mark::Given))
    };
    assert_eq!(dealt(Opening { key: key(), ..Opening::default() }), (true, 1, false));
    // What is concealed is dealt by the key even where people deal.
    assert_eq!(dealt(Opening { key: key(), given: true, ..Opening::default() }), (true, 1, true));
    assert_eq!(dealt(Opening::default()), (true, 0, true));
}

#[test]
fn going_back_and_forth_is_the_matchs_affair() {
    let mut played = after_a_round();
    let plan = played.undo_plan(FIRST).unwrap();
    assert_eq!((plan.to, plan.law, plan.asks.len()), (1, UndoLaw::Consent, 2));
    assert!(played.undo(FIRST, SeatSet::EMPTY).is_err() && played.redo(FIRST).is_err());
    played.undo(FIRST, SeatSet::first(3)).unwrap();
    assert_eq!((played.line(), played.redoable(FIRST)), (vec![0], false));
    assert!(played.redo(FIRST).is_err());
    played.repeat(&Deed::Redo { seat: FIRST }).unwrap();
    assert_eq!(played.line(), [0, 1, 2, 3, 4]);
    assert!(played.repeat(&Deed::Redo { seat: FIRST }).is_err());
    let undo = |to| Deed::Undo { seat: FIRST, to, law: UndoLaw::Consent };
    // Only to an action of its own, however many of them make a whole one.
    assert!(played.repeat(&undo(2)).is_err());
    played.repeat(&undo(1)).unwrap();
    assert_eq!(played.line(), [0]);
    let mut bare = played.bare();
    assert_eq!((bare.len(), bare.view(Viewer::Table)), (0, played.view(Viewer::Table)));
    bare.act(SECOND, &json!({"write": 1})).unwrap();
    assert_eq!((bare.len(), played.len()), (1, 8));
}

#[test]
fn a_match_can_be_given_up_or_lost_on_time() {
    let reason = |played: &dyn AnyMatch| match played.status() {
        Status::Over(outcome) => Some((outcome.reason, outcome.winners.len())),
        _ => None,
    };
    let (mut left, mut late) = (opened(), opened());
    left.resign(SECOND).unwrap();
    late.flag(SECOND).unwrap();
    assert_eq!((reason(&*left), reason(&*late)), (Some(("resigned", 2)), Some(("flag", 2))));
    for (played, deed) in [(&mut left, "resigned"), (&mut late, "flag")] {
        assert!(played.resign(FIRST).is_err() && played.flag(FIRST).is_err());
        let branch = played.branch(2, Key::from_seed(1)).unwrap();
        assert_eq!(reason(&*branch), Some((deed, 2)));
        played.undo(SECOND, SeatSet::first(3)).unwrap();
        assert_eq!(reason(&**played), None);
        played.repeat(&Deed::Redo { seat: SECOND }).unwrap();
        assert_eq!(reason(&**played), Some((deed, 2)));
    }
}

#[test]
fn marks_say_what_is_unusual() {
    let key = || Some(Key::from_seed(1));
    let game = game();
    let mut plain = game.start(Opening { key: key(), ..Opening::default() }).unwrap();
    assert_eq!(plain.marks(), []);
    let position = Some(plain.view(Viewer::Table));
    let odd = game.start(Opening { position, open: true, ..Opening::default() }).unwrap();
    assert_eq!(odd.marks(), [Mark::Position, Mark::Given, Mark::Open]);
    plain.act(FIRST, &json!({"edit": 4})).unwrap();
    plain.act(FIRST, &json!("open")).unwrap();
    assert_eq!((plain.mark_of(0), plain.mark_of(1), plain.mark_of(2)), (Some(Mark::Edits), None, None));
    plain.undo(FIRST, SeatSet::first(3)).unwrap();
    assert_eq!((plain.mark_of(2), plain.marks()), (Some(Mark::Unlearned), vec![Mark::Edits, Mark::Unlearned]));
    let branch = plain.branch(1, Key::from_seed(2)).unwrap();
    assert_eq!((branch.marks(), branch.len()), (vec![Mark::Edits, Mark::Branch], 1));
}

#[test]
fn a_game_tells_its_host_what_to_do() {
    let mut played = opened();
    assert_eq!((played.round(), played.may_be_away()), (5, Some(60_000)));
    assert_eq!(played.timer(), Some(Timer { ms: 9_000, wait: 2_000 }));
    assert_eq!(played.out_of_time(SECOND), Some(json!({"write": 1})));
    assert_eq!(game().start(Opening::default()).unwrap().idle(FIRST), Some(json!("open")));
    assert_eq!(played.idle(FIRST), None);
    played.act(SECOND, &json!({"write": 2})).unwrap();
    assert_eq!(played.out_of_time(SECOND), None);
    assert!(matches!(played.again(SECOND, &json!({"write": 2})), Some(Ok(()))));
    assert_eq!(refused_by(played.again(SECOND, &json!({"write": 3})).unwrap()), "R1.2");
    assert!(played.again(FIRST, &json!({"write": 3})).is_none() && played.again(SECOND, &json!("?")).is_none());
}

#[test]
fn a_game_that_says_nothing_gets_the_usual() {
    let mut played = Erased::<Kuhn>::new(Vec::new()).start(Opening::default()).unwrap();
    assert_eq!((played.round(), played.timer(), played.may_be_away()), (0, None, None));
    assert_eq!((played.out_of_time(FIRST), played.idle(FIRST)), (None, None));
    assert!(played.again(FIRST, &json!("bet")).is_none() && played.measures().is_empty());
    played.deal_named(&["J".into(), "K".into()]).unwrap();
    played.act(FIRST, &json!("bet")).unwrap();
    assert_eq!((played.mark_of(1), played.marks()), (None, vec![Mark::Given]));
}
