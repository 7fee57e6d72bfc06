//! A13: stalling and farming. Nobody gains a rating by losing to themselves, or a win by waiting; and
//! whoever leaves for good does not keep the others.

use parlour_protocol::{Ask, Claim, Code, Ending, Holder, MatchInfo, Phase, Profile, Unrated};
use parlour_server::Settings;
use serde_json::json;

use crate::house::{House, Person, eventually};
use crate::stage::on_each_store;

const DAY: u64 = 86_400_000;

async fn seated(people: [&mut Person; 2], more: serde_json::Value) -> String {
    let [host, other] = people;
    let mut new = json!({ "game": "tictactoe" });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = host.create(new).await.id;
    other.join(&id, json!({})).await.unwrap();
    id
}

/// Both decide so often, then the second gives up.
async fn lost_after(people: [&Person; 2], rounds: u32, more: serde_json::Value) -> Ending {
    let [mut host, mut other] = people.map(Clone::clone);
    let id = seated([&mut host, &mut other], more).await;
    for _ in 0..rounds {
        host.pick(&id, 0, 0).await.unwrap();
        other.pick(&id, 1, 0).await.unwrap();
    }
    other.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let info: MatchInfo = host.get(&format!("/api/matches/{id}")).await;
    eventually("the result is in the profile", || {
        let (host, id) = (host.clone(), id.clone());
        async move { profile(&host).await.latest.is_some_and(|latest| latest.match_id == id) }
    })
    .await;
    info.ending.unwrap()
}

async fn profile(person: &Person) -> Profile {
    person.clone().get("/api/profile/tictactoe").await
}

on_each_store! {
    /// What two of one person's accounts could do to raise one of them does nothing, or less and less.
    async fn ratings_are_not_farmed(stage: Stage) {
        let house = stage.open().await;
        let (anna, ben) = (house.member("Anna").await, house.member("Ben").await);
        let (cleo, dora) = (house.guest("Cleo").await, house.guest("Dora").await);
        for (people, rounds, more, why) in [
            ([&cleo, &dora], 2, json!({}), Unrated::Guest),
            ([&anna, &ben], 0, json!({}), Unrated::Short),
            ([&anna, &ben], 1, json!({}), Unrated::Short),
            ([&anna, &ben], 2, json!({ "open": true }), Unrated::TakenBack),
        ] {
            for _ in 0..2 {
                let ending = lost_after(people, rounds, more.clone()).await;
                assert_eq!(ending.unrated, Some(why));
                assert_eq!((profile(people[0]).await.rating, profile(people[1]).await.rating), (1_500, 1_500), "{why:?}");
            }
        }
        assert_eq!(lost_after([&anna, &cleo], 2, json!({})).await.unrated, Some(Unrated::Guest));
        let mut gained = Vec::new();
        for _ in 0..8 {
            assert_eq!(lost_after([&anna, &ben], 2, json!({})).await.unrated, None);
            gained.push(profile(&anna).await.latest.unwrap());
        }
        let changes: Vec<i32> = gained.iter().map(|latest| latest.change).collect();
        assert_eq!(changes[0], 12);
        assert!(changes.windows(2).all(|pair| pair[1] <= pair[0] / 2 + 1) && changes[7] == 0, "{changes:?}");
        let why: Vec<Option<Unrated>> = gained.iter().map(|latest| latest.unrated).collect();
        assert_eq!((why[0], why[1], why[7]), (None, Some(Unrated::Again), Some(Unrated::Again)));
        assert_eq!(profile(&anna).await.rating + profile(&ben).await.rating, 3_000);
        // Somebody else counts in full, and tomorrow so do these two.
        let emil = house.member("Emil").await;
        lost_after([&emil, &ben], 2, json!({})).await;
        assert!(profile(&emil).await.latest.unwrap().change >= 10);
        house.clock.turn(DAY + 1);
        lost_after([&anna, &ben], 2, json!({})).await;
        let latest = profile(&anna).await.latest.unwrap();
        assert!(latest.change >= 10 && latest.unrated.is_none(), "{latest:?}");
        house.shared.close().await;
    }
}

on_each_store! {
    /// A match without a clock is claimed against somebody who has left for days, and no sooner.
    async fn who_has_left_for_days_can_be_claimed_against(stage: Stage) {
        let house = House::with(Settings { claim_days: Some(3), ..stage.settings() }, stage.clock.clone()).await;
        let (mut anna, mut ben) = (house.member("Anna").await, house.member("Ben").await);
        let claim = |claim: Claim| Ask::Claim { seat: 0, claim };
        let ids = [seated([&mut anna, &mut ben], json!({})).await, seated([&mut anna, &mut ben], json!({})).await];
        for id in &ids {
            let info: MatchInfo = ben.get(&format!("/api/matches/{id}")).await;
            assert_eq!(info.patience, Some(3), "the lobby says so");
            assert_eq!(anna.ask(id, claim(Claim::Win)).await.unwrap_err().message, "it's your turn");
            for seat in [0, 1, 0] {
                let person = if seat == 0 { &mut anna } else { &mut ben };
                person.pick(id, seat, 0).await.unwrap();
            }
        }
        house.clock.turn(3 * DAY - 1);
        for id in &ids {
            assert_eq!(anna.ask(id, claim(Claim::Win)).await.unwrap_err().code, Code::TablePhase, "not yet");
            let own = ben.ask(id, Ask::Claim { seat: 1, claim: Claim::Win }).await;
            assert_eq!(own.unwrap_err().message, "it's your turn", "not by whoever has left");
        }
        house.shared.close().await;
        // The days count on while the server is away.
        let again = House::with(Settings { claim_days: Some(30), ..stage.settings() }, stage.clock.clone()).await;
        let (mut anna, mut ben) = (again.same(&anna), again.same(&ben));
        again.clock.turn(1);
        anna.ask(&ids[0], claim(Claim::Win)).await.unwrap();
        let won: MatchInfo = ben.get(&format!("/api/matches/{}", ids[0])).await;
        let ending = won.ending.unwrap();
        assert_eq!((won.phase, ending.winners.as_slice(), ending.unrated), (Phase::Over, &[0][..], Some(Unrated::Short)));
        anna.ask(&ids[1], claim(Claim::CallOff)).await.unwrap();
        let off: MatchInfo = ben.get(&format!("/api/matches/{}", ids[1])).await;
        let ending = off.ending.unwrap();
        assert_eq!((off.phase, ending.reason.as_str(), ending.unrated), (Phase::Over, "called_off", Some(Unrated::CalledOff)));
        assert!(ending.winners.is_empty());
        assert_eq!(anna.look(&ids[1], Some(0)).await.ending.unwrap().reason, "called_off");
        eventually("the win is in the profile", || {
            let anna = anna.clone();
            async move { profile(&anna).await.played == 1 }
        })
        .await;
        assert_eq!(profile(&ben).await.played, 1, "what was called off is not counted");
        again.shared.close().await;
    }
}

/// Whoever is there cannot be claimed against, nor can a bot or a match with a clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_cannot_be_claimed_against() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = seated([&mut anna, &mut ben], json!({})).await;
    anna.pick(&id, 0, 0).await.unwrap();
    let clocked = seated([&mut anna, &mut ben], json!({ "clock": { "kind": "correspondence", "days": 30 } })).await;
    anna.pick(&clocked, 0, 0).await.unwrap();
    let info: MatchInfo = anna.get(&format!("/api/matches/{clocked}")).await;
    assert!(info.patience.is_none() && info.seats[0].holder == Holder::Person);
    house.clock.turn(8 * DAY);
    let (listener, address) = crate::wire::serve(&house).await;
    let mut wire = crate::wire::Wire::connect(address, &ben).await;
    wire.ask(&id, Ask::Attach { since: None, watch: false, beats: true }).await.unwrap();
    let claim = Ask::Claim { seat: 0, claim: Claim::Win };
    assert_eq!(anna.ask(&id, claim.clone()).await.unwrap_err().message, "the player to move is here");
    assert_eq!(anna.ask(&clocked, claim.clone()).await.unwrap_err().code, Code::TablePhase);
    drop(wire);
    eventually("Ben is gone, and Anna may", || {
        let (mut anna, id, claim) = (anna.clone(), id.clone(), claim.clone());
        async move { anna.ask(&id, claim).await.is_ok() }
    })
    .await;
    listener.abort();
}
