//! Chapters 14 and 24: what the rules say to the host of an online match. How the host does it, with
//! clocks and sockets, is shown in the server's tests.

use parlour_clans::{Action, Clans, DeckChoice, Extras, Setup, Submission, code_of};
use parlour_core::{Game, Header, Hosted, Key, Match, Record, Rng, Score, Seat, Status, Timer, Viewer};

fn begun(setup: Setup) -> Match<Clans> {
    let mut played = Match::<Clans>::new(Header::given(setup)).unwrap();
    deal(&mut played);
    played
}

/// A match of nothing but militia, the first six cards in hand.
fn table() -> Match<Clans> {
    let list = DeckChoice::List(vec!["25 clan_militia".into()]);
    begun(Setup { m5: true, deck_a: list.clone(), deck_b: list, ..Setup::default() })
}

fn deal(played: &mut Match<Clans>) {
    let mut dealer = parlour_clans::Reference::unshuffled(played.state());
    played.deal_with(&mut dealer).unwrap();
}

fn left(card: &str) -> Submission {
    serde_json::from_value(serde_json::json!({"left": [card]})).unwrap()
}

fn add(card: &str) -> Action {
    Action::Add(card.parse().unwrap(), parlour_clans::Lane::Left)
}

/// How a plan that may have been sealed before is answered.
fn again(played: &Match<Clans>, seat: u8, plan: Submission) -> String {
    match Extras::online().again(played, Seat(seat), &Action::Plan(plan)) {
        None => "new".into(),
        Some(Ok(())) => "accepted".into(),
        Some(Err(refusal)) => code_of(&refusal).unwrap().to_owned(),
    }
}

/// R14.1: the rules have no clock; R14.2
#[test]
fn r14_2_the_timer_is_the_rulesets_and_eight_seconds_online() {
    let timer = |setup: Setup| Extras::online().timer(&Clans::start(&setup).unwrap());
    assert_eq!(timer(Setup::default()), None);
    assert_eq!(timer(Setup { m5: true, ..Setup::default() }), Some(Timer { ms: 8_000, wait: 15_000 }));
    let own = Setup { turn_timer_ms: Some(20_000), ..Setup::default() };
    assert_eq!(timer(own), Some(Timer { ms: 20_000, wait: 15_000 }));
    assert_eq!(timer(Setup { m5: true, turn_timer_ms: Some(0), ..Setup::default() }), None);
    assert_eq!(Extras::online().round(table().state()), 1);
}

/// R14.3: a draft is judged like a submission, and changes nothing
#[test]
fn r14_3_a_draft_is_checked_like_a_submission() {
    let played = table();
    let judged = |plan: Submission| played.judge(Seat(0), &[Action::Plan(plan)]);
    assert!(judged(left("A0")).is_ok());
    let Err(parlour_core::MatchError::Refused(refusal)) = judged(left("A20")) else { panic!("it is refused") };
    assert_eq!(code_of(&refusal), Some("E_NOT_IN_HAND"));
    assert!(played.judge(Seat(0), &[add("A0"), add("A1")]).is_ok(), "card by card too");
}

/// R14.4: the plan on the table, or the empty one; nothing for a side that has sealed
#[test]
fn r14_4_the_plan_on_the_table_is_submitted_when_time_runs_out() {
    let mut played = table();
    played.act(Seat(0), add("A3")).unwrap();
    for seat in [Seat(0), Seat(1)] {
        let action = Extras::online().out_of_time(played.state(), seat).unwrap();
        played.act(seat, action).unwrap();
        assert_eq!(Extras::online().out_of_time(played.state(), seat), None);
    }
    let view = serde_json::to_value(played.state().view(Viewer::Table)).unwrap();
    let hand = |side: &str| view["sides"][side]["hand"].clone();
    assert_eq!(hand("A"), serde_json::json!(["A0", "A1", "A2", "A4", "A5"]));
    assert_eq!(hand("B").as_array().unwrap().len(), 6);
}

/// R14.7
#[test]
fn r14_7_a_side_that_can_do_nothing_is_passed_for() {
    let list = DeckChoice::List(vec!["clan_militia".into()]);
    let empty = Setup {
        m5: true,
        deck_size: Some(1),
        initial_hand: Some(0),
        draw_per_turn: Some(0),
        deck_a: list.clone(),
        deck_b: list,
        ..Setup::default()
    };
    let idle = |setup: &Setup| Extras::online().idle(begun(setup.clone()).state(), Seat(0));
    assert_eq!(idle(&empty), Some(Action::Submit));
    assert_eq!(idle(&Setup { m5: false, ..empty.clone() }), None, "without M5 there is no such host");
    assert_eq!(idle(&Setup { m2: true, hero_a: "joan".into(), ..empty }), None, "its hero can be used");
    assert_eq!(Extras::online().idle(table().state(), Seat(0)), None);
}

/// R14.7: a side all of whose slots are taken, which everybody sees
#[test]
fn r14_7_a_side_without_a_free_slot_is_passed_for() {
    let list = DeckChoice::List(vec!["25 clan_militia".into()]);
    let setup = Setup { m5: true, deck_a: list.clone(), deck_b: list, ..Setup::default() };
    let mut played = begun(setup);
    let full = serde_json::json!({"left": ["A0", "A1"], "center": ["A2", "A3"], "right": ["A4", "A5"]});
    played.act(Seat(0), Action::Plan(serde_json::from_value(full).unwrap())).unwrap();
    played.act(Seat(1), Action::Submit).unwrap();
    deal(&mut played);
    assert_eq!(Extras::online().idle(played.state(), Seat(0)), Some(Action::Submit));
    assert_eq!(Extras::online().idle(played.state(), Seat(1)), None);
}

/// R14.8, R14.6
#[test]
fn r14_8_a_minute_away_forfeits_online() {
    assert_eq!(Extras::online().may_be_away(table().state()), Some(60_000));
    assert_eq!(Extras::online().may_be_away(&Clans::start(&Setup::default()).unwrap()), None);
    let mut played = table();
    played.resign(Seat(1)).unwrap();
    let Status::Over(outcome) = played.status() else { panic!("it is over") };
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert!(played.resign(Seat(0)).is_err(), "the first one counts");
}

/// R24.1, R24.2, R24.3
#[test]
fn r24_3_s121_the_other_side_is_told_only_that_a_plan_is_sealed() {
    let mut played = table();
    assert!(played.act(Seat(0), Action::Plan(left("B0"))).is_err());
    played.act(Seat(0), Action::Plan(left("A3"))).unwrap();
    let last = played.len() as u32 - 1;
    let heard: Vec<String> =
        played.told(last, Viewer::Seat(Seat(1))).iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    assert_eq!(heard, [r#"{"submitted":{"side":"A"}}"#]);
    let view = serde_json::to_value(played.state().view(Viewer::Seat(Seat(1)))).unwrap();
    assert_eq!(view["sides"]["A"]["plan"], serde_json::json!({}));
    assert!(!view["sides"]["A"]["hand"].to_string().contains("A3"));
}

/// R24.4, R14.5
#[test]
fn r24_4_s123_the_same_again_is_accepted_again() {
    let mut played = table();
    assert_eq!(again(&played, 0, left("A0")), "new");
    played.act(Seat(0), Action::Plan(left("A0"))).unwrap();
    assert_eq!(again(&played, 0, left("A0")), "accepted");
    assert_eq!(again(&played, 0, left("A0").for_turn(1)), "accepted");
    assert_eq!(again(&played, 0, left("A1")), "E_ALREADY");
    assert_eq!(again(&played, 1, left("B0")), "new");
    played.act(Seat(1), add("B2")).unwrap();
    played.act(Seat(1), Action::Submit).unwrap();
    deal(&mut played);
    assert_eq!(again(&played, 0, left("A0").for_turn(1)), "accepted", "the turn is over meanwhile");
    assert_eq!(again(&played, 0, left("A1").for_turn(1)), "E_ALREADY");
    assert_eq!(again(&played, 1, left("B2").for_turn(1)), "accepted", "sealed card by card");
    assert_eq!(again(&played, 1, Submission::PASS.for_turn(1)), "E_ALREADY");
    assert_eq!(again(&played, 0, left("A0").for_turn(7)), "new", "there was no such turn");
    assert_eq!(again(&played, 0, left("A1")), "new");
}

/// R24.5, R24.6, R19.3: the digests of every turn follow from the published record
#[test]
fn r24_6_s122_a_record_gives_every_digest_again() {
    let setup = Setup { preset: parlour_clans::Preset::ClassicPlus, ..Setup::default() };
    let mut played = Match::<Clans>::new(Header::keyed(setup, Key::from_seed(3))).unwrap();
    let mut bots = [parlour_clans::SimpleAi::default(); 2];
    let mut rng = Rng::new(9);
    played.deal_keyed().unwrap();
    let mut digests = vec![played.state().digest(None)];
    while let Status::Decide(seats) = played.status() {
        for seat in seats.iter() {
            let action = bots[seat.index()].choose(&played.state().view(Viewer::Seat(seat)), &mut rng);
            played.act(seat, action).unwrap();
            played.deal_keyed().unwrap();
        }
        digests.push(played.state().digest(None));
    }
    let record = Record::read(Record::of(&played).to_json().as_bytes()).unwrap();
    let (again, _) = record.replay::<Clans>().unwrap();
    let states = (0..=again.line().len()).map(|kept| again.state_after(kept).digest(None));
    let all: Vec<String> = states.collect();
    assert!(digests.iter().all(|digest| all.contains(digest)));
    assert_eq!(again.state().digest(None), *digests.last().unwrap());
}

/// R24.7
#[test]
fn r24_7_s124_ratings() {
    let change = |own, other, score| Clans::INFO.rating.change(own, other, score).round() as i32;
    assert_eq!((change(1000, 1000, Score::Won), change(1000, 1000, Score::Lost)), (16, -16));
    assert_eq!((change(1000, 1200, Score::Won), change(1200, 1000, Score::Lost)), (24, -24));
    assert_eq!(change(1000, 1000, Score::Drawn), 0);
    assert_eq!((change(1000, 1200, Score::Drawn), change(1200, 1000, Score::Drawn)), (8, -8));
    assert_eq!((change(1200, 1000, Score::Won), change(1000, 1200, Score::Lost)), (8, -8));
    assert_eq!((change(2000, 1000, Score::Won), change(1000, 2000, Score::Won)), (0, 32));
    assert_eq!(Clans::INFO.rating.first, 1000);
}

/// R5.5: a sealed plan comes back by consent only
#[test]
fn a_sealed_plan_is_taken_back_only_with_consent() {
    let mut played = table();
    played.act(Seat(0), add("A0")).unwrap();
    assert_eq!(played.undo_plan(Seat(0)).unwrap().law, parlour_core::UndoLaw::Own);
    played.act(Seat(0), Action::Submit).unwrap();
    assert_eq!(played.undo_plan(Seat(0)).unwrap().law, parlour_core::UndoLaw::Consent);
}
