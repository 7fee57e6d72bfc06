//! F06, races: who is stale and who is not, and requests that come twice.

use parlour_protocol::{Answer, Ask, Code};
use serde_json::{Value, json};

use crate::house::{House, two_at};
use crate::stage::on_each_store;

fn act(seat: u8, expect: u32, key: &str, action: &Value) -> Ask {
    Ask::Act { seat, expect, key: key.into(), action: action.clone() }
}

on_each_store! {
    async fn both_may_seal_their_plans_at_the_same_moment(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "clans").await;
        let submit = json!("submit");
        let (hers, his) = (anna.look(&id, Some(0)).await, ben.look(&id, Some(1)).await);
        // Both have pressed before either has heard of the other.
        ben.ask(&id, act(1, his.number, "ben", &submit)).await.unwrap();
        assert_ne!(anna.look(&id, Some(0)).await.number, hers.number, "she could see that he is done");
        anna.ask(&id, act(0, hers.number, "anna", &submit)).await.unwrap();
        assert_eq!(anna.look(&id, Some(0)).await.asked, [0, 1], "the next turn");
        // What answers an earlier question of one's own is stale all the same.
        let late = anna.ask(&id, act(0, hers.number, "late", &submit)).await.unwrap_err();
        assert_eq!(late.code, Code::ActionStale);
    }
}

on_each_store! {
    async fn a_key_stands_for_one_action_for_good(stage: Stage) {
        let house = stage.open().await;
        let (mut anna, mut ben, id) = two_at(&house, "tictactoe").await;
        let options = anna.look(&id, Some(0)).await.prompt.unwrap().options;
        let (first, other) = (&options[4].action, &options[0].action);
        let done = anna.ask(&id, act(0, 0, "k", first)).await.unwrap();
        ben.pick(&id, 1, 0).await.unwrap();
        let before = anna.look(&id, Some(0)).await;
        for expect in [0, before.number] {
            let body = serde_json::to_value(act(0, expect, "k", other)).unwrap();
            let (status, fault) = anna.call("POST", &format!("/api/matches/{id}/ask"), Some(body)).await;
            assert_eq!((status.as_u16(), fault["code"].as_str()), (409, Some("action/key")), "{fault}");
        }
        assert_eq!(anna.look(&id, Some(0)).await, before, "nothing has changed");
        assert_eq!(anna.ask(&id, act(0, 0, "k", first)).await.unwrap(), done);
        house.shared.close().await;
        let again = stage.open().await;
        let mut anna = again.same(&anna);
        assert_eq!(anna.ask(&id, act(0, 0, "k", first)).await.unwrap(), done);
        let refused = anna.ask(&id, act(0, before.number, "k", other)).await.unwrap_err();
        assert_eq!(refused.code, Code::ActionKey);
        assert_eq!(anna.ask(&id, act(0, before.number, "l", &options[8].action)).await.unwrap(), Answer::Done { number: 3 });
    }
}

#[tokio::test]
async fn two_clicks_on_one_question_are_one_action() {
    let house = House::open().await;
    let (mut anna, _, id) = two_at(&house, "confrontation").await;
    let update = anna.look(&id, Some(0)).await;
    let options = update.prompt.unwrap().options;
    anna.ask(&id, act(0, update.number, "one", &options[0].action)).await.unwrap();
    let second = anna.ask(&id, act(0, update.number, "two", &options[0].action)).await.unwrap_err();
    assert_eq!(second.code, Code::ActionStale);
}
