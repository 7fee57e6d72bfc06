//! Chapters 14 and 24: timers, drafts, messages that come twice, ratings.

use parlour_clans::host::{Answer, Desk, Score, TurnClock, concede, digests, rating_change, search_range};
use parlour_clans::{Action, Clans, Setup, Side, Submission, code_of};
use parlour_core::{Game, Header, Key, Match, Record, Rng, Seat, Status, Viewer};

/// A match of nothing but militia, the first six cards in hand.
fn table() -> Match<Clans> {
    let list = parlour_clans::DeckChoice::List(vec!["25 clan_militia".into()]);
    let setup = Setup { m5: true, deck_a: list.clone(), deck_b: list, ..Setup::default() };
    let mut played = Match::<Clans>::new(Header::given(setup)).unwrap();
    let mut dealer = parlour_clans::Reference::unshuffled(played.state());
    played.deal_with(&mut dealer).unwrap();
    played
}

fn deal(played: &mut Match<Clans>) {
    let mut dealer = parlour_clans::Reference::unshuffled(played.state());
    played.deal_with(&mut dealer).unwrap();
}

fn left(card: &str) -> Submission {
    serde_json::from_value(serde_json::json!({"left": [card]})).unwrap()
}

fn code(answer: &Answer) -> &str {
    match answer {
        Answer::Accepted => "accepted",
        Answer::Refused(refusal) => code_of(refusal).unwrap(),
    }
}

/// R14.1: the rules have no clock; R14.2
#[test]
fn r14_1_r14_2_the_timer_starts_when_both_are_ready_or_after_fifteen_seconds() {
    let mut clock = TurnClock::new(8000, 1000);
    assert_eq!(clock.deadline(), Some(1000 + 15_000 + 8000));
    clock.ready(Side::A, 2000);
    assert_eq!(clock.deadline(), Some(24_000));
    clock.ready(Side::B, 5000);
    assert_eq!(clock.deadline(), Some(13_000));
    assert!(!clock.has_run_out(12_999) && clock.has_run_out(13_000));
    assert_eq!(clock.next(20_000).deadline(), Some(43_000));
    assert_eq!(TurnClock::new(0, 0).deadline(), None);
    let mut late = TurnClock::new(8000, 0);
    late.ready(Side::A, 1000);
    late.ready(Side::B, 20_000);
    assert_eq!(late.deadline(), Some(23_000), "fifteen seconds are the longest wait");
}

/// R14.3, R14.4, R14.5
#[test]
fn r14_4_s77_the_last_legal_draft_is_submitted_when_time_runs_out() {
    let mut played = table();
    let mut desk = Desk::default();
    assert_eq!(desk.draft(played.state(), Side::A, left("A0")), Answer::Accepted);
    assert_eq!(code(&desk.draft(played.state(), Side::A, left("A20"))), "E_NOT_IN_HAND");
    let done = desk.run_out(&mut played).unwrap();
    assert_eq!(done, [(Side::A, left("A0")), (Side::B, Submission::PASS)]);
    assert!(matches!(played.status(), Status::Chance(_)), "the combat is over, the draw is next");
    let late = desk.submit(&mut played, Side::A, left("A1").for_turn(1)).unwrap();
    assert_eq!(code(&late), "E_ALREADY");
    deal(&mut played);
    assert_eq!(desk.run_out(&mut played).unwrap(), [(Side::A, Submission::PASS), (Side::B, Submission::PASS)]);
}

/// R14.4: a plan that was being built card by card is a draft too
#[test]
fn r14_4_a_plan_on_the_table_is_submitted_when_time_runs_out() {
    let mut played = table();
    let add = |card: &str| Action::Add(card.parse().unwrap(), parlour_clans::Lane::Left);
    played.act(Seat(0), add("A3")).unwrap();
    played.act(Seat(1), add("B2")).unwrap();
    let mut desk = Desk::default();
    assert_eq!(desk.draft(played.state(), Side::B, left("B5")), Answer::Accepted);
    assert_eq!(desk.run_out(&mut played).unwrap(), [(Side::A, left("A3")), (Side::B, left("B5"))]);
}

/// R14.7
#[test]
fn r14_7_a_side_that_can_do_nothing_may_be_passed_for() {
    let list = parlour_clans::DeckChoice::List(vec!["clan_militia".into()]);
    let setup = Setup {
        deck_size: Some(1),
        initial_hand: Some(0),
        draw_per_turn: Some(0),
        deck_a: list.clone(),
        deck_b: list,
        ..Setup::default()
    };
    let mut played = Match::<Clans>::new(Header::given(setup)).unwrap();
    assert!(played.state().has_only_pass(Side::A));
    assert_eq!(Desk::default().pass_idle(&mut played).unwrap(), [Side::A, Side::B]);
    assert_eq!(played.state().turn(), 2);
    assert!(!table().state().has_only_pass(Side::A));
}

/// R14.8, R14.6
#[test]
fn r14_8_a_minute_away_forfeits() {
    let mut clock = TurnClock::new(8000, 0);
    clock.left(Side::B, 10_000);
    assert_eq!(clock.forfeits(69_999), None);
    clock.came_back(Side::B);
    assert_eq!(clock.forfeits(80_000), None);
    clock.left(Side::B, 30_000);
    assert_eq!(clock.forfeits(90_000), Some(Side::B));
    let mut played = table();
    concede(&mut played, Side::B).unwrap();
    let Status::Over(outcome) = played.status() else { panic!("it is over") };
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert!(concede(&mut played, Side::A).is_err(), "the first one counts");
}

/// R24.1, R24.2, R24.3
#[test]
fn r24_3_s121_the_other_side_is_told_only_that_a_plan_is_sealed() {
    let mut played = table();
    let mut desk = Desk::default();
    assert_eq!(code(&desk.submit(&mut played, Side::A, left("B0")).unwrap()), "E_NOT_IN_HAND");
    assert_eq!(desk.submit(&mut played, Side::A, left("A3")).unwrap(), Answer::Accepted);
    let last = played.entries().len() as u32 - 1;
    let heard: Vec<String> =
        played.told(last, Viewer::Seat(Seat(1))).map(|event| serde_json::to_string(event).unwrap()).collect();
    assert_eq!(heard, [r#"{"submitted":{"side":"A"}}"#]);
    let view = serde_json::to_value(played.state().view(Viewer::Seat(Seat(1)))).unwrap();
    assert_eq!(view["sides"]["A"]["plan"], serde_json::json!({}));
    assert!(!view["sides"]["A"]["hand"].to_string().contains("A3"));
}

/// R24.4
#[test]
fn r24_4_s123_the_same_again_is_accepted_again() {
    let mut played = table();
    let mut desk = Desk::default();
    assert_eq!(desk.submit(&mut played, Side::A, left("A0")).unwrap(), Answer::Accepted);
    let entries = played.entries().len();
    assert_eq!(desk.submit(&mut played, Side::A, left("A0")).unwrap(), Answer::Accepted);
    assert_eq!(desk.submit(&mut played, Side::A, left("A0").for_turn(1)).unwrap(), Answer::Accepted);
    assert_eq!(code(&desk.submit(&mut played, Side::A, left("A1")).unwrap()), "E_ALREADY");
    assert_eq!(played.entries().len(), entries);
}

/// R24.5, R24.6, R19.3
#[test]
fn r24_6_s122_a_record_gives_every_digest_again() {
    let setup = Setup { preset: parlour_clans::Preset::ClassicPlus, ..Setup::default() };
    let mut played = Match::<Clans>::new(Header::keyed(setup, Key::from_seed(3))).unwrap();
    let mut bots = [parlour_clans::SimpleAi::default(); 2];
    let mut rng = Rng::new(9);
    played.deal_keyed().unwrap();
    while let Status::Decide(seats) = played.status() {
        for seat in seats.iter() {
            let action = bots[seat.index()].choose(&played.state().view(Viewer::Seat(seat)), &mut rng);
            played.act(seat, action).unwrap();
            played.deal_keyed().unwrap();
        }
    }
    let published = digests(&played);
    assert_eq!(published.len(), usize::from(played.state().turn()) + 1);
    let record = Record::read(Record::of(&played).to_json().as_bytes()).unwrap();
    let (again, _) = record.replay::<Clans>().unwrap();
    assert_eq!(digests(&again), published);
}

/// R24.7
#[test]
fn r24_7_s124_ratings() {
    assert_eq!((rating_change(1000, 1000, Score::Win), rating_change(1000, 1000, Score::Loss)), (16, -16));
    assert_eq!((rating_change(1000, 1200, Score::Win), rating_change(1200, 1000, Score::Loss)), (24, -24));
    assert_eq!(rating_change(1000, 1000, Score::Draw), 0);
    assert_eq!((rating_change(1000, 1200, Score::Draw), rating_change(1200, 1000, Score::Draw)), (8, -8));
    assert_eq!((rating_change(1200, 1000, Score::Win), rating_change(1000, 1200, Score::Loss)), (8, -8));
    assert_eq!((rating_change(2000, 1000, Score::Win), rating_change(1000, 2000, Score::Win)), (0, 32));
    assert_eq!(
        (search_range(0), search_range(9_999), search_range(10_000), search_range(25_000)),
        (100, 100, 150, 200)
    );
}

/// R5.5: a sealed plan comes back by consent only
#[test]
fn a_sealed_plan_is_taken_back_only_with_consent() {
    let mut played = table();
    played.act(Seat(0), Action::Add("A0".parse().unwrap(), parlour_clans::Lane::Left)).unwrap();
    assert_eq!(played.undo_plan(Seat(0)).unwrap().law, parlour_core::UndoLaw::Own);
    played.act(Seat(0), Action::Submit).unwrap();
    assert_eq!(played.undo_plan(Seat(0)).unwrap().law, parlour_core::UndoLaw::Consent);
}
