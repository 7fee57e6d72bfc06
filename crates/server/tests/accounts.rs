//! Guests, accounts and programs.

use parlour_protocol::{Code, Person as Account, Token};
use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_seat() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let id = anna.create(json!({ "game": "tictactoe" })).await.id;
    let new = json!({ "name": "Anna", "password": "correct horse", "mail": "anna@example.org" });
    let account: Account = anna.post("/api/register", &new).await.unwrap();
    assert!(!account.guest && account.id == anna.id);
    let mut elsewhere = house.stranger();
    let taken = elsewhere.post::<Account>("/api/register", &new).await.unwrap_err();
    assert_eq!(taken.code, Code::AuthTaken);
    let login = json!({ "name": "ANNA", "password": "correct horse" });
    let again: Account = elsewhere.post("/api/login", login).await.unwrap();
    assert_eq!(again.id, anna.id);
    let info: parlour_protocol::MatchInfo = elsewhere.get(&format!("/api/matches/{id}")).await;
    assert!(info.seats[0].yours);
    let (status, _) = elsewhere.call("POST", "/api/logout", None).await;
    assert_eq!(status, 200);
    assert_eq!(elsewhere.call("GET", "/api/me", None).await.0, 401);
}

#[tokio::test]
async fn after_five_wrong_passwords_the_account_is_locked_for_a_while() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let new = json!({ "name": "Anna", "password": "correct horse" });
    anna.post::<Account>("/api/register", &new).await.unwrap();
    let mut eve = house.stranger();
    for _ in 0..5 {
        let wrong = json!({ "name": "Anna", "password": "wrong horse" });
        assert_eq!(eve.post::<Account>("/api/login", wrong).await.unwrap_err().code, Code::AuthRefused);
    }
    let right = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(eve.post::<Account>("/api/login", &right).await.unwrap_err().code, Code::AuthLocked);
    house.clock.turn(16 * 60_000);
    assert!(eve.post::<Account>("/api/login", &right).await.is_ok());
    let nobody = json!({ "name": "Nobody", "password": "correct horse" });
    assert_eq!(eve.post::<Account>("/api/login", nobody).await.unwrap_err().code, Code::AuthRefused);
}

#[tokio::test]
async fn wrong_passwords_that_come_at_once_are_counted_one_by_one() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.post::<Account>("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    let tries: Vec<_> = (0..12)
        .map(|_| {
            let mut eve = house.stranger();
            let wrong = json!({ "name": "Anna", "password": "wrong horse" });
            tokio::spawn(async move { eve.post::<Account>("/api/login", wrong).await.unwrap_err().code })
        })
        .collect();
    let mut codes = Vec::new();
    for code in tries {
        codes.push(code.await.unwrap());
    }
    let count = |wanted| codes.iter().filter(|code| **code == wanted).count();
    assert_eq!((count(Code::AuthRefused), count(Code::AuthLocked)), (5, 7));
}

#[tokio::test]
async fn the_right_password_forgets_the_wrong_ones_before_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.post::<Account>("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    for _ in 0..2 {
        for _ in 0..4 {
            let wrong = json!({ "name": "Anna", "password": "wrong horse" });
            assert_eq!(anna.post::<Account>("/api/login", wrong).await.unwrap_err().code, Code::AuthRefused);
        }
        anna.post::<Account>("/api/login", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    }
}

/// Hashing takes memory as well as time: whoever hashes a password first takes room for it, and there
/// is room for as many as there are cores.
#[tokio::test]
async fn no_password_is_hashed_without_room_for_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.post::<Account>("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.unwrap();
    let cores = std::thread::available_parallelism().unwrap().get();
    assert_eq!(house.shared.hashing.available_permits(), cores);
    // Whoever needs room now finds out that there will be none.
    house.shared.hashing.close();
    let login = |name: &str| json!({ "name": name, "password": "correct horse" });
    for (path, name) in [("/api/login", "Anna"), ("/api/login", "Nobody"), ("/api/register", "Ben")] {
        let refused = house.stranger().post::<Account>(path, login(name)).await;
        assert_eq!(refused.unwrap_err().code, Code::ServerFault, "{path} {name}");
    }
}

#[tokio::test]
async fn a_program_acts_with_its_token_and_a_session_ends() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let token: Token = anna.post("/api/tokens", json!({ "label": "my bot" })).await.unwrap();
    let mut program = house.stranger();
    program.bearer = Some(token.token);
    assert_eq!(program.get::<Account>("/api/me").await.id, anna.id);
    house.clock.turn(91 * 86_400_000);
    assert_eq!(anna.call("GET", "/api/me", None).await.0, 401);
    assert_eq!(program.call("GET", "/api/me", None).await.0, 200);
}
