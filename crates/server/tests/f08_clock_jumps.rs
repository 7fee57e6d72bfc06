//! F08, clocks: they run on time that only passes while a server is there, whatever the wall clock
//! says.

use parlour_protocol::{MatchInfo, Phase};
use serde_json::json;

use crate::house::{House, Person, eventually};
use crate::stage::on_each_store;

const HOUR: u64 = 3_600_000;

async fn timed(house: &House) -> (Person, Person, String) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let clock = json!({ "kind": "per_match", "ms": 60_000, "increment": 0 });
    let id = anna.create(json!({ "game": "tictactoe", "clock": clock })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    (anna, ben, id)
}

async fn phase(person: &Person, id: &str) -> Phase {
    person.clone().get::<MatchInfo>(&format!("/api/matches/{id}")).await.phase
}

async fn left(person: &Person, id: &str, seat: u8) -> u64 {
    person.clone().look(id, Some(seat)).await.clock.unwrap().left[usize::from(seat)]
}

on_each_store! {
    async fn a_wall_clock_that_is_set_moves_no_flag(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, ben, id) = timed(&house).await;
        stage.clock.turn(10_000);
        for jump in [HOUR as i64, -2 * HOUR as i64] {
            stage.clock.jump(jump);
            assert_eq!(phase(&anna, &id).await, Phase::Running);
            assert_eq!(left(&anna, &id, 0).await, 50_000);
        }
        anna.pick(&id, 0, 0).await.unwrap();
        assert_eq!(left(&anna, &id, 0).await, 50_000);
        stage.clock.jump(HOUR as i64);
        stage.clock.turn(59_999);
        assert_eq!((phase(&ben, &id).await, left(&ben, &id, 1).await), (Phase::Running, 1));
        stage.clock.turn(1);
        eventually("the flag falls", || async { phase(&ben, &id).await == Phase::Over }).await;
    }
}

on_each_store! {
    async fn clocks_stand_still_while_the_server_is_down(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, ben, id) = timed(&house).await;
        anna.pick(&id, 0, 0).await.unwrap();
        stage.clock.turn(20_000);
        house.shared.close().await;
        stage.clock.turn(2 * HOUR);
        let again = stage.open().await;
        let ben = again.same(&ben);
        assert_eq!((phase(&ben, &id).await, left(&ben, &id, 1).await), (Phase::Running, 40_000));
        stage.clock.turn(39_000);
        assert_eq!((phase(&ben, &id).await, left(&ben, &id, 1).await), (Phase::Running, 1_000));
        stage.clock.turn(1_000);
        eventually("the flag falls", || async { phase(&ben, &id).await == Phase::Over }).await;
    }
}

on_each_store! {
    async fn a_crash_charges_nobody_for_more_than_was_served(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, ben, id) = timed(&house).await;
        anna.pick(&id, 0, 0).await.unwrap();
        let start = house.shared.time.now();
        stage.clock.turn(20_000);
        eventually("the time is kept", || async {
            house.shared.store.served().await.unwrap() == Some(start + 20_000)
        })
        .await;
        stage.clock.turn(4_000);
        // The process is gone without a word: what it served since the heartbeat is in nobody's books.
        house.shared.begin_drain();
        house.shared.store.close().await;
        stage.clock.turn(2 * HOUR);
        let again = stage.open().await;
        assert_eq!(left(&again.same(&ben), &id, 1).await, 40_000);
    }
}
