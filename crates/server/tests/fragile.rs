//! A game whose rules fail: the fault stops its match and no other.

use std::sync::Arc;

use parlour_bots::Random;
use parlour_core::{
    Answer, AnyGame, Choice, Erased, Game, GameInfo, NoEvents, Outcome, Prompt, Refusal, Rng, Scene, Seat, SeatSet,
    Sink, Status, Text, Viewer,
};
use parlour_protocol::{Ask, Code, MatchInfo, Phase};
use parlour_server::clock::HandClock;
use parlour_server::shared::Games;
use parlour_server::{Config, Shared};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::house::{House, START, eventually, settings};

/// Steps a counter, or breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Fragile {
    steps: u32,
    breaks_view: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Step {
    On,
    Break,
    BreakView,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoSetup {}

impl Game for Fragile {
    type Setup = NoSetup;
    type Action = Step;
    type Event = u32;
    type View = Fragile;
    type Tally = NoEvents;

    const INFO: GameInfo = GameInfo {
        id: "fragile",
        title: "Fragile",
        about: "breaks when asked",
        min_seats: 1,
        max_seats: 1,
        seat_names: &["seat.one"],
        rules_version: 1,
        rules: "- **R1.1** Step.",
        locales: &[("en", "{}")],
        options: &[],
        hidden: false,
        bound: 100,
        listed: false,
    };

    fn start(_: &NoSetup) -> Result<Self, Refusal> {
        Ok(Fragile { steps: 0, breaks_view: false })
    }
    fn seats(&self) -> u8 {
        1
    }
    fn status(&self) -> Status {
        if self.steps > 90 { Status::Over(Outcome::draw("done")) } else { Status::Decide(SeatSet::first(1)) }
    }
    fn legal_actions(&self, _: Seat, out: &mut Vec<Step>) {
        out.extend([Step::On, Step::Break, Step::BreakView]);
    }
    fn check(&self, _: Seat, _: &Step) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(&mut self, _: Seat, action: &Step, _: &mut impl Sink<u32>) {
        self.steps += 1;
        match action {
            Step::On => {}
            Step::Break => panic!("the secret card is the ace of spades"),
            Step::BreakView => self.breaks_view = true,
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
        let options = [Step::On, Step::Break, Step::BreakView].map(|step| Choice::new(step, "step", "R1.1"));
        Prompt { ask: Text::new("step"), options: options.to_vec() }
    }
    fn tell(_: &u32) -> Text {
        Text::new("step")
    }
    fn describe(_: &Self) -> Scene {
        Scene::default()
    }
}

fn find(id: &str) -> Option<Box<dyn AnyGame>> {
    match id {
        "fragile" => Some(Box::new(Erased::<Fragile>::new(vec![Random::kind()]))),
        id => parlour_bots::game(id),
    }
}

async fn open() -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let clock = HandClock::new(START);
    let games = Games { find, all: parlour_bots::games };
    let shared =
        Shared::start_with(Config::from(settings(folder.path())), Arc::new(clock.clone()), games).await.unwrap();
    let app = parlour_server::http::router(shared.clone());
    (House::of(shared, clock, app, folder.path()), folder)
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
async fn a_bot_that_fails_freezes_its_match_alone() {
    let (house, _folder) = open().await;
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
