//! What a match is, wherever it is listed: from a position, edited, dealt by people, un-learned.

use parlour_protocol::{Ask, Mark, MatchInfo, MatchList, Profile};
use serde_json::{Value, json};

use crate::climb;
use crate::house::{House, Person, eventually};
use crate::stage::on_each_store;

/// The marks of a match in the lobby, at its own address and in one's own list.
async fn marks(person: &mut Person, id: &str) -> Vec<Mark> {
    let info: MatchInfo = person.get(&format!("/api/matches/{id}")).await;
    for path in ["/api/matches?limit=200", "/api/matches?mine=true&limit=200"] {
        let list: MatchList = person.get(path).await;
        if let Some(listed) = list.matches.iter().find(|listed| listed.id == id) {
            assert_eq!(listed.marks, info.marks, "{path}");
        }
    }
    info.marks
}

/// A table that Anna opens and Ben sits down at, and what Ben is told before.
async fn table(house: &House, new: Value) -> (Person, Person, String) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let id = anna.create(new).await.id;
    let before = marks(&mut ben, &id).await;
    ben.join(&id, json!({})).await.unwrap();
    assert_eq!(marks(&mut ben, &id).await, before, "nothing comes to light only after the start");
    (anna, ben, id)
}

async fn climbs(person: &mut Person, id: &str, seat: u8, way: &str) {
    let expect = person.look(id, Some(seat)).await.number;
    person.ask(id, Ask::Act { seat, expect, key: format!("{expect}"), action: json!(way) }).await.unwrap();
}

on_each_store! {
    async fn a_match_says_what_it_is_wherever_it_is_listed_and_is_not_rated(stage: Stage) {
        let house = climb::open::<1>(&stage).await;
        let mut tables = Vec::new();
        for (new, expected) in [
            (json!({ "game": "climb" }), vec![]),
            (json!({ "game": "climb", "position": { "height": 7, "moves": 2 } }), vec![Mark::Position]),
            (json!({ "game": "climb", "dealing": "given" }), vec![Mark::Given]),
            (json!({ "game": "climb", "open": true }), vec![Mark::Open]),
        ] {
            let (anna, mut ben, id) = table(&house, new).await;
            assert_eq!(marks(&mut ben, &id).await, expected);
            tables.push((anna, ben, id));
        }
        // An edit, and an undo of what the other has seen: from the moment it happens.
        let (mut anna, mut ben, edited) = table(&house, json!({ "game": "climb" })).await;
        climbs(&mut anna, &edited, 0, "place").await;
        assert_eq!(marks(&mut ben, &edited).await, [Mark::Edits]);
        tables.push((anna, ben, edited));
        let (mut anna, mut ben, unlearned) = table(&house, json!({ "game": "climb" })).await;
        climbs(&mut anna, &unlearned, 0, "walk").await;
        climbs(&mut ben, &unlearned, 1, "walk").await;
        anna.ask(&unlearned, Ask::Undo { seat: 0, expect: 2 }).await.unwrap();
        ben.ask(&unlearned, Ask::Consent { seat: 1, agree: true }).await.unwrap();
        assert_eq!(marks(&mut ben, &unlearned).await, [Mark::Unlearned]);
        tables.push((anna, ben, unlearned));
        // It is known of a match that nobody has taken up.
        house.shared.close().await;
        let house = climb::open::<1>(&stage).await;
        let list: MatchList = house.stranger().get("/api/matches").await;
        assert_eq!(list.matches.iter().filter(|info| !info.marks.is_empty()).count(), 5);
        assert_eq!(house.shared.tables.len(), 0);
        for (number, (anna, ben, id)) in tables.iter().enumerate() {
            let (mut anna, ben) = (house.same(anna), house.same(ben));
            for (seat, person) in [(0, &anna), (1, &ben)] {
                climbs(&mut person.clone(), id, seat, "walk").await;
            }
            anna.ask(id, Ask::Resign { seat: 0 }).await.unwrap();
            eventually("the result is in the profiles", || {
                let mut ben = ben.clone();
                async move { ben.get::<Profile>("/api/profile/climb").await.played == 1 }
            })
            .await;
            let rated = ben.clone().get::<Profile>("/api/profile/climb").await.rating != 1_500;
            assert!(!rated || number == 0, "only the usual one is rated, not table {number}");
        }
        // A branch, and an uploaded record, say what they are made of.
        let (mut anna, _, edited) = tables.remove(4);
        anna = house.same(&anna);
        let branch: MatchInfo = anna.post(&format!("/api/matches/{edited}/branch"), json!({ "kept": 1 })).await.unwrap();
        assert_eq!(branch.marks, [Mark::Edits, Mark::Branch]);
        let (_, record) = anna.call("GET", &format!("/api/matches/{edited}/record"), None).await;
        let up: parlour_protocol::Uploaded = anna.post("/api/records", &record).await.unwrap();
        assert_eq!(marks(&mut anna, &up.id).await, [Mark::Edits]);
    }
}
