//! A game whose rules fail: the fault stops its match and no other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlour_core::{
    Answer, AnyGame, Choice, Erased, Game, GameInfo, NoExtras, Outcome, Prompt, Refusal, Rng, Scene, Seat, SeatSet,
    Sink, Status, Text, Viewer,
};
use parlour_protocol::{Ask, Code, MatchInfo, Phase};
use parlour_server::clock::HandClock;
use parlour_server::shared::Games;
use parlour_server::{Config, Settings, Shared};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::house::{House, START, eventually, settings};

/// Steps a counter, or breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fragile {
    steps: u32,
    /// Whether it offers nothing that breaks.
    gentle: bool,
    breaks_view: bool,
    breaks_words: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    On,
    Break,
    BreakView,
    Loop,
    BreakWords,
}

const STEPS: [Step; 5] = [Step::On, Step::Break, Step::BreakView, Step::Loop, Step::BreakWords];

/// How long rules may take that never end, in milliseconds: longer than a busy machine holds up those
/// that do.
const PATIENCE: u64 = 1_500;

/// Ends the endless loops, so that the test's process can.
pub static ENOUGH: AtomicBool = AtomicBool::new(false);

/// When a match that was set up to fail later does so.
static LATER: AtomicBool = AtomicBool::new(false);

/// What starting a match does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Whether it fails only once [`LATER`] says so.
    #[serde(default)]
    later: bool,
    /// Whether nothing that breaks is offered.
    #[serde(default)]
    gentle: bool,
    step: Step,
}

impl Default for Start {
    fn default() -> Self {
        Start { later: false, gentle: false, step: Step::On }
    }
}

/// Rules that never end.
pub fn run_for_ever() {
    while !ENOUGH.load(Ordering::Relaxed) {
        std::thread::yield_now();
    }
}

impl Fragile {
    fn offered(&self) -> &'static [Step] {
        if self.gentle { &STEPS[..1] } else { &STEPS }
    }
}

impl Game for Fragile {
    type Setup = Start;
    type Action = Step;
    type Event = u32;
    type View = Fragile;
    type Extras = NoExtras;

    const INFO: GameInfo = GameInfo {
        id: "fragile",
        title: "Fragile",
        about: "breaks when asked",
        min_seats: 1,
        max_seats: 1,
        seat_names: &["seat.one"],
        rules_version: 1,
        books: &[parlour_core::Book::of_rules("- **R1.1** Step.")],
        locales: &[("en", "")],
        options: &[],
        hidden: false,
        bound: 100,
        listed: false,
        rating: parlour_core::Rating::USUAL,
    };

    fn start(start: &Start) -> Result<Self, Refusal> {
        if !start.later || LATER.load(Ordering::Relaxed) {
            match start.step {
                Step::Break => panic!("the secret card is the ace of spades"),
                Step::Loop => run_for_ever(),
                _ => {}
            }
        }
        Ok(Fragile { steps: 0, gentle: start.gentle, breaks_view: false, breaks_words: false })
    }
    fn seats(&self) -> u8 {
        1
    }
    fn status(&self) -> Status {
        if self.steps > 90 { Status::Over(Outcome::draw("done")) } else { Status::Decide(SeatSet::first(1)) }
    }
    fn legal_actions(&self, _: Seat, out: &mut Vec<Step>) {
        out.extend(self.offered());
    }
    fn check(&self, _: Seat, step: &Step) -> Result<(), Refusal> {
        let breaks = Refusal::new("R1.1", Text::new("step"));
        if self.offered().contains(step) { Ok(()) } else { Err(breaks) }
    }
    fn apply(&mut self, _: Seat, action: &Step, _: &mut impl Sink<u32>) {
        self.steps += 1;
        match action {
            Step::On => {}
            Step::Break => panic!("the secret card is the ace of spades"),
            Step::BreakView => self.breaks_view = true,
            Step::BreakWords => self.breaks_words = true,
            Step::Loop => run_for_ever(),
        }
    }
    fn deal(&mut self, _: &Answer, _: &mut impl Sink<u32>) {}
    fn view(&self, _: Viewer) -> Self {
        assert!(!self.breaks_view, "the secret card is the ace of spades");
        self.clone()
    }
    fn position(view: &Self) -> Result<Self, Refusal> {
        Ok(view.clone())
    }
    fn imagine(view: &Self, _: Seat, _: &mut Rng) -> Self {
        view.clone()
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn reveals(_: &u32) -> bool {
        false
    }
    fn prompt(&self, _: Seat) -> Prompt<Step> {
        let options = self.offered().iter().map(|step| Choice::new(*step, "step", "R1.1"));
        Prompt { ask: Text::new("step"), options: options.collect() }
    }
    fn tell(_: &u32) -> Text {
        Text::new("step")
    }
    fn describe(view: &Self) -> Scene {
        assert!(!view.breaks_words, "the secret card is the ace of spades");
        Scene::default()
    }
}

fn find(id: &str) -> Option<Box<dyn AnyGame>> {
    match id {
        "fragile" => Some(Box::new(Erased::<Fragile>::new(crate::f14_bots::kinds()))),
        id => parlour_registry::game(id),
    }
}

async fn open() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), 20_000).await;
    (house, folder)
}

/// A server whose rules may take so many milliseconds.
pub async fn at(folder: &std::path::Path, rule_ms: u64) -> House {
    let clock = HandClock::new(START);
    let games = Games { find, all: parlour_registry::games };
    let set = Settings { rule_ms: Some(rule_ms), bot_seconds: Some(1), ..settings(folder) };
    let shared = Shared::start_with(Config::from(set), Arc::new(clock.clone()), games).await.unwrap();
    let app = parlour_server::http::router(shared.clone());
    House::of(shared, clock, app, folder)
}

#[tokio::test]
async fn a_panic_freezes_its_match_with_a_report_and_no_other() {
    let (house, _folder) = open().await;
    let mut anna = house.guest("Anna").await;
    for breaking in [1, 2] {
        let id = anna.create(json!({ "game": "fragile" })).await.id;
        let other = anna.create(json!({ "game": "fragile" })).await.id;
        anna.pick(&id, 0, 0).await.unwrap();
        let fault = anna.pick(&id, 0, breaking).await.unwrap_err();
        assert_eq!(fault.code, Code::TableFrozen);
        assert!(!fault.message.contains("ace"), "{fault}");
        let ask = Ask::Act { seat: 0, expect: 1, key: "more".into(), action: json!("on") };
        assert_eq!(anna.ask(&id, ask).await.unwrap_err().code, Code::TableFrozen);
        let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
        assert_eq!(info.phase, Phase::Frozen);
        anna.pick(&other, 0, 0).await.unwrap();
        // The report is kept, sealed, and the log up to the fault with it.
        let row = house.shared.store.find(&id).await.unwrap().unwrap();
        let head: parlour_server::live::head::Head = serde_json::from_slice(&row.head).unwrap();
        assert!(head.report.unwrap().contains("ace of spades"));
        assert_eq!(house.shared.store.entries(row.no, &id, 0).await.unwrap().len(), 1);
    }
    assert_eq!(house.shared.metrics.frozen.value(), 2);
}

#[tokio::test]
async fn a_panic_outside_the_rules_freezes_its_match_as_well() {
    let (house, _folder) = open().await;
    let mut anna = house.guest("Anna").await;
    let [id, other] =
        [anna.create(json!({ "game": "fragile" })).await.id, anna.create(json!({ "game": "kuhn" })).await.id];
    // Nobody watches, so the words are not asked for until somebody looks.
    anna.pick(&id, 0, 4).await.unwrap();
    let fault = anna.ask(&id, Ask::Look { seat: Some(0), since: None }).await.unwrap_err();
    assert!(!fault.message.contains("ace"), "{fault}");
    let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
    assert_eq!(info.phase, Phase::Frozen);
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let head: parlour_server::live::head::Head = serde_json::from_slice(&row.head).unwrap();
    assert!(head.report.unwrap().contains("ace of spades"));
    assert_eq!(anna.get::<MatchInfo>(&format!("/api/matches/{other}")).await.phase, Phase::Open);
}

#[tokio::test]
async fn a_bot_that_fails_freezes_its_match_alone() {
    // Whether it breaks the rules or has them run for ever is the bot's choice.
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), PATIENCE).await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "bot", "bot": "random" }]);
    let id = anna.create(json!({ "game": "fragile", "seats": seats })).await.id;
    let anna = anna.clone();
    eventually("the match is frozen", || {
        let (mut anna, path) = (anna.clone(), format!("/api/matches/{id}"));
        async move { anna.get::<MatchInfo>(&path).await.phase == Phase::Frozen }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_never_end_freeze_their_match_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), PATIENCE).await;
    let mut anna = house.guest("Anna").await;
    let others = [anna.create(json!({ "game": "fragile" })).await.id, anna.create(json!({ "game": "kuhn" })).await.id];
    // More of them than the server has threads to serve with.
    for round in 1..=4 {
        let id = anna.create(json!({ "game": "fragile" })).await.id;
        anna.pick(&id, 0, 0).await.unwrap();
        let fault = anna.pick(&id, 0, 3).await.unwrap_err();
        assert_eq!(fault.code, Code::TableFrozen);
        assert_eq!(house.shared.metrics.frozen.value(), round);
        let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
        assert_eq!(info.phase, Phase::Frozen);
        let row = house.shared.store.find(&id).await.unwrap().unwrap();
        let head: parlour_server::live::head::Head = serde_json::from_slice(&row.head).unwrap();
        assert!(head.report.unwrap().contains("after 1 entries: the rules took too long"));
        anna.pick(&others[0], 0, 0).await.unwrap();
        assert_eq!(anna.get::<MatchInfo>(&format!("/api/matches/{}", others[1])).await.phase, Phase::Open);
    }
    ENOUGH.store(true, Ordering::Relaxed);
    // After a restart the frozen ones are still frozen, and their logs are kept.
    house.shared.close().await;
    let again = at(folder.path(), 20_000).await;
    let frozen = parlour_server::store::Filter { phase: Some("frozen"), limit: 10, ..Default::default() };
    assert_eq!(again.shared.store.list(&frozen).await.unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_rules_fail_is_not_set_up_and_holds_up_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), PATIENCE).await;
    let mut anna = house.guest("Anna").await;
    let other = anna.create(json!({ "game": "fragile" })).await.id;
    // More of them than there are threads for the rules.
    for step in ["break", "loop", "loop", "loop", "loop", "break"] {
        let new = json!({ "game": "fragile", "setup": { "step": step } });
        let fault = anna.post::<MatchInfo>("/api/matches", new).await.unwrap_err();
        assert_eq!(fault.code, Code::TableSetup);
        assert!(!fault.message.contains("ace"), "{fault}");
    }
    anna.pick(&other, 0, 0).await.unwrap();
    assert_eq!(house.shared.metrics.created.value(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_branch_whose_rules_fail_is_not_made_and_holds_up_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), PATIENCE).await;
    let mut anna = house.guest("Anna").await;
    let mut ids = Vec::new();
    for step in ["break", "loop", "loop", "loop", "loop"] {
        let id = anna.create(json!({ "game": "fragile", "setup": { "step": step, "later": true } })).await.id;
        anna.pick(&id, 0, 0).await.unwrap();
        anna.ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
        ids.push(id);
    }
    let other = anna.create(json!({ "game": "fragile" })).await.id;
    LATER.store(true, Ordering::Relaxed);
    for id in &ids {
        let branch = anna.post::<MatchInfo>(&format!("/api/matches/{id}/branch"), json!({ "kept": 1 })).await;
        assert_eq!(branch.unwrap_err().code, Code::TableSetup);
        assert_eq!(anna.get::<MatchInfo>(&format!("/api/matches/{id}")).await.phase, Phase::Over);
    }
    anna.pick(&other, 0, 0).await.unwrap();
}

#[tokio::test]
async fn a_match_that_cannot_be_read_back_says_so_and_its_log_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let house = at(folder.path(), 20_000).await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "fragile" })).await.id;
    anna.pick(&id, 0, 0).await.unwrap();
    house.shared.close().await;
    // A server without this game, as after a change of its rules.
    let again = House::at(folder.path(), HandClock::new(START)).await;
    let mut stranger = again.stranger();
    stranger.cookie.clone_from(&anna.cookie);
    let (status, fault) = stranger.call("GET", &format!("/api/matches/{id}"), None).await;
    assert_eq!((status.as_u16(), fault["code"].as_str()), (409, Some("table/frozen")), "{fault}");
    assert!(fault["message"].as_str().unwrap().contains("its log is safe"), "{fault}");
    let row = again.shared.store.find(&id).await.unwrap().unwrap();
    assert_eq!(again.shared.store.entries(row.no, &id, 0).await.unwrap().len(), 1);
}
