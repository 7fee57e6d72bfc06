//! A5: sock puppets. Many accounts of one person get no more than one.

use axum::body::Body;
use parlour_protocol::{Ask, Code, Fault, MatchInfo, Update};
use parlour_server::Settings;
use serde_json::json;

use crate::house::{House, two_at};
use crate::stage::on_each_store;

on_each_store! {
    /// Guests from one address have a limit together, on whatever node and after a restart.
    async fn guests_from_one_address_have_so_many_matches_together(stage: Stage) {
        let set = || Settings { proxied: Some(true), matches_per_address: Some(4), ..stage.settings() };
        let house = House::with(set(), stage.clock.clone()).await;
        let create = async |house: &House, puppet: u32, address: &str| {
            let mut puppet = house.guest(&format!("Puppet {puppet}")).await;
            let request = puppet.request("POST", "/api/matches").header("content-type", "application/json");
            let body = Body::from(json!({ "game": "tictactoe" }).to_string());
            puppet.send(request.header("x-forwarded-for", address).body(body).unwrap()).await
        };
        for puppet in 0..4 {
            assert_eq!(create(&house, puppet, "192.0.2.66").await.0, 200);
        }
        let (status, said) = create(&house, 4, "192.0.2.66").await;
        let fault: Fault = serde_json::from_slice(&said).unwrap();
        assert_eq!((status.as_u16(), fault.code), (409, Code::TableLimit), "{fault}");
        assert_eq!(create(&house, 5, "192.0.2.1").await.0, 200, "others are served");
        house.shared.close().await;
        let again = House::with(set(), stage.clock.clone()).await;
        assert_eq!(create(&again, 6, "192.0.2.66").await.0, 409);
        again.shared.close().await;
    }
}

on_each_store! {
    /// A crowd of onlookers says no more than a few, and sees what any onlooker sees.
    async fn a_crowd_of_onlookers_is_no_louder_and_sees_no_more(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "kuhn").await;
        let (mut said, mut seen) = (0, Vec::<Update>::new());
        for puppet in 0..40 {
            let mut puppet = house.guest(&format!("Puppet {puppet}")).await;
            for line in 0..3 {
                said += u32::from(puppet.ask(&id, Ask::Chat { text: format!("boo {line}") }).await.is_ok());
            }
            for seat in 0..2 {
                let looked = puppet.ask(&id, Ask::Look { seat: Some(seat), since: None }).await;
                assert_eq!(looked.unwrap_err().code, Code::TableSeat);
            }
            seen.push(puppet.look(&id, None).await);
        }
        assert_eq!(said, 8, "all of them together");
        assert!(seen.iter().all(|update| *update == seen[0] && update.prompt.is_none()));
        for player in [&mut anna, &mut ben] {
            player.ask(&id, Ask::Chat { text: "good luck".into() }).await.unwrap();
        }
        let info: MatchInfo = anna.get(&format!("/api/matches/{id}")).await;
        assert_eq!(info.seats.len(), 2);
        house.shared.close().await;
    }
}
