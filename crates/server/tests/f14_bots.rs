//! F14, killed and slow bots: one that panics, never ends or answers nonsense does not hold up its
//! match.

use std::sync::atomic::Ordering;

use parlour_bots::Random;
use parlour_core::{Bot, BotKind, Perspective, Record, Rng};
use parlour_protocol::{MatchInfo, Phase};
use serde_json::{Value, json};

use crate::f13_rules::{ENOUGH, Fragile, Step, at, run_for_ever};
use crate::house::{House, START, eventually};

/// What is wrong with a bot.
enum Wrong {
    Panics,
    NeverEnds,
    Cheats,
}

impl Bot<Fragile> for Wrong {
    fn choose(&mut self, _: &Perspective<'_, Fragile>, _: &mut Rng) -> Step {
        match self {
            Wrong::Panics => panic!("the secret card is the ace of spades"),
            Wrong::NeverEnds => {
                run_for_ever();
                Step::On
            }
            Wrong::Cheats => Step::Break,
        }
    }
}

/// The bots of the fragile game.
pub fn kinds() -> Vec<BotKind<Fragile>> {
    let about = "does not answer as it should";
    vec![
        Random::kind(),
        BotKind { id: "panics", about, usual: false, kept: false, make: || Box::new(Wrong::Panics) },
        BotKind { id: "never ends", about, usual: false, kept: false, make: || Box::new(Wrong::NeverEnds) },
        BotKind { id: "cheats", about, usual: false, kept: false, make: || Box::new(Wrong::Cheats) },
    ]
}

/// Ends what never ends when the test is over, however it ends itself.
struct Ends;

impl Drop for Ends {
    fn drop(&mut self) {
        ENOUGH.store(true, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_without_a_bot_that_fails() {
    let (_ends, folder) = (Ends, tempfile::tempdir().unwrap());
    let house = at(folder.path(), 20_000).await;
    let mut anna = house.guest("Anna").await;
    for bot in ["panics", "never ends", "cheats"] {
        let seats = json!([{ "kind": "bot", "bot": bot }]);
        let new = json!({ "game": "fragile", "setup": { "step": "on", "gentle": true }, "seats": seats });
        let id = anna.create(new).await.id;
        let path = format!("/api/matches/{id}");
        eventually("the match ends", || {
            let (mut anna, path) = (anna.clone(), path.clone());
            async move { anna.get::<MatchInfo>(&path).await.phase == Phase::Over }
        })
        .await;
        let record: Record = anna.get(&format!("{path}/record")).await;
        let text = record.to_json();
        assert_eq!(text.matches(&format!("{bot} gave no answer that could be taken; random decided")).count(), 3);
        assert_eq!(
            text.matches(&format!("{bot} gave no answer 3 times; random decided")).count(),
            88,
            "then it is not asked any more"
        );
        assert!(!text.contains("ace of spades"));
    }
    assert_eq!(house.shared.metrics.frozen.value(), 0);
}

/// How long a bot has thought may tell what about: in a game with secrets it answers on the beat.
#[tokio::test]
async fn a_bot_with_secrets_answers_on_the_beat() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "me" }]);
    let id = anna.create(json!({ "game": "kuhn", "seats": seats })).await.id;
    eventually("the bot has thought", || async { house.shared.metrics.thinking.value() == 0 }).await;
    assert_eq!(anna.look(&id, Some(1)).await.asked, [0]);
    house.clock.turn(49);
    assert_eq!(anna.look(&id, Some(1)).await.asked, [0]);
    house.clock.turn(1);
    // A beat or more later, where this machine was slow and the thought took longer than one.
    eventually("the bot acts", || {
        let (mut anna, id, clock) = (anna.clone(), id.clone(), house.clock.clone());
        async move { anna.look(&id, Some(1)).await.asked == [1] || (clock.turn(50), false).1 }
    })
    .await;
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let entries = house.shared.store.entries(row.no, &id, 0).await.unwrap();
    let last: Value = serde_json::from_slice(entries.last().unwrap()).unwrap();
    assert_eq!((last["at"].as_u64().unwrap() - START) % 50, 0);
}
