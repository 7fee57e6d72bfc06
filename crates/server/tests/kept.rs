//! What is kept between matches: ratings and statistics of every game; wallet, collection, shop
//! and decks of Clans.

use parlour_clans::profile::{Profile as ClansProfile, Shop};
use parlour_clans::{Clans, Pool, Side};
use parlour_core::{Match, Record, Rng};
use parlour_protocol::{Ask, BotCard, Code, Fault, GameCard, MatchInfo, Phase, Profile};
use serde_json::{Value, json};

use crate::house::{House, Person, eventually};

fn kept(profile: &Profile) -> Value {
    profile.kept.clone()
}

fn wallet(kept: &Value) -> u32 {
    kept["wallet"].as_u64().unwrap() as u32
}

async fn profile(person: &mut Person, game: &str) -> Profile {
    person.get(&format!("/api/profile/{game}")).await
}

async fn order(person: &mut Person, order: Value) -> Result<Profile, Fault> {
    let version = profile(person, "clans").await.version;
    person.post("/api/profile/clans/order", json!({ "version": version, "order": order })).await
}

/// Waits until the result of a person's `played`-th match is in its profile.
async fn settled(person: &Person, game: &'static str, played: u32) -> Profile {
    eventually("the result is in the profile", || {
        let mut person = person.clone();
        async move { profile(&mut person, game).await.played == played }
    })
    .await;
    profile(&mut person.clone(), game).await
}

/// Both play at random until the match is over.
async fn play_on(people: &mut [Person; 2], id: &str) {
    play_some(people, id, u32::MAX).await;
}

/// Both play at random, until the match is over or each has been asked so often.
async fn play_some(people: &mut [Person; 2], id: &str, rounds: u32) {
    let mut rng = Rng::new(11);
    for _ in 0..rounds {
        let mut asked = false;
        for (seat, person) in people.iter_mut().enumerate() {
            let update = person.look(id, Some(seat as u8)).await;
            if update.ending.is_some() {
                return;
            }
            let Some(prompt) = update.prompt else { continue };
            asked = true;
            let action = rng.pick(&prompt.options).unwrap().action.clone();
            let (number, key) = (update.number, format!("{seat}-{}", update.number));
            person.ask(id, Ask::Act { seat: seat as u8, expect: number, key, action }).await.unwrap();
        }
        assert!(asked, "nobody is asked");
    }
}

#[tokio::test]
async fn a_match_of_clans_fills_the_wallet_and_opens_the_shop() {
    let house = House::open().await;
    let mut people = [house.member("Anna").await, house.member("Ben").await];
    let setup = json!({ "preset": "classic_plus", "crystal_hp": 30 });
    let new = json!({ "game": "clans", "setup": setup, "bring": "Lake Control" });
    let id = people[0].create(new).await.id;
    people[1].join(&id, json!({ "bring": "Desert Aggro" })).await.unwrap();
    play_on(&mut people, &id).await;
    let record: Record = people[0].get(&format!("/api/matches/{id}/record")).await;
    let (played, _) = parlour_registry::game("clans").unwrap().replay(&record).unwrap();
    let played = played.as_any().downcast_ref::<Match<Clans>>().unwrap();
    let mut ratings = 0;
    for (person, side) in people.iter().zip(Side::BOTH) {
        let after = settled(person, "clans", 1).await;
        let carried = played.state().carry_over(side) as u32;
        assert!(carried > 0, "a match with fights brings gold");
        let kept = kept(&after);
        assert_eq!(wallet(&kept), carried, "R20.5");
        assert_eq!(kept["shop"]["offers"].as_array().unwrap().len(), 6, "R20.7");
        assert!(!after.kept.to_string().contains("rng"), "what new stock brings is nobody's to know");
        ratings += after.rating;
    }
    assert_eq!(ratings, 2_000, "R24.7: what one wins the other loses");
    assert_ne!(profile(&mut people[0], "clans").await.rating, 1_000);
    // The result is put in once, even when it is asked for again.
    let row = house.shared.store.find(&id).await.unwrap().unwrap();
    let head = serde_json::from_slice(&row.head).unwrap();
    parlour_server::live::settle(&house.shared, &id, &head).await.unwrap();
    assert_eq!(settled(&people[0], "clans", 1).await.version, 1);
}

/// Gives somebody gold and a shop, as matches would in time.
async fn enrich(house: &House, person: &Person, wallet: u32) {
    let mut rich = ClansProfile::starter();
    rich.wallet = wallet;
    rich.visit(Shop::open(Pool::built_in(), 42, Side::A));
    put(house, person, serde_json::to_value(rich).unwrap()).await;
}

/// Puts something into storage as what Clans keeps of somebody.
async fn put(house: &House, person: &Person, kept: Value) {
    let game = parlour_registry::game("clans").unwrap();
    let profile = house.shared.profile(&person.id, game.as_ref()).await.unwrap();
    let profile = Profile { kept, version: profile.version + 1, ..profile };
    house.shared.store.replace_profile(&person.id, &profile).await.unwrap();
}

/// What is in storage.
async fn stored(house: &House, person: &Person) -> Value {
    house.shared.store.profile(&person.id, "clans").await.unwrap().unwrap().kept
}

#[tokio::test]
async fn gold_buys_cards_upgrades_and_a_terrain_as_the_rules_say() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let goods: Value = anna.get("/api/games/clans/goods").await;
    let count = |what: &str| goods[what].as_array().unwrap().len();
    assert!(count("cards") > 60 && count("heroes") == 12 && count("decks") == 8);
    let fault = order(&mut anna, json!({ "do": "buy", "offer": 0 })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::ActionIllegal, Some("R20.8")), "no shop is open");
    enrich(&house, &anna, 900).await;
    let before = kept(&profile(&mut anna, "clans").await);
    let offer = before["shop"]["offers"][3].clone();
    let (card, price) = (offer["card"].as_str().unwrap(), offer["price"].as_u64().unwrap() as u32);
    let owned = |kept: &Value| {
        let own = &kept["collection"][card];
        (own["copies"].as_u64().unwrap_or(0), own["upgraded"].as_u64().unwrap_or(0))
    };
    let (had, _) = owned(&before);
    let after = kept(&order(&mut anna, json!({ "do": "buy", "offer": 3 })).await.unwrap());
    assert_eq!((wallet(&after), owned(&after)), (900 - price, (had + 1, 0)), "R20.8");
    let again = order(&mut anna, json!({ "do": "buy", "offer": 3 })).await.unwrap_err();
    assert_eq!(again.rule.as_deref(), Some("R20.9"));
    let after = kept(&order(&mut anna, json!({ "do": "upgrade", "card": card })).await.unwrap());
    assert_eq!((wallet(&after), owned(&after)), (600 - price, (had + 1, 1)), "R20.10");
    let after = kept(&order(&mut anna, json!({ "do": "renew" })).await.unwrap());
    assert!(after["shop"]["renewed"] == true && wallet(&after) == 550 - price, "R20.9");
    let after = kept(&order(&mut anna, json!({ "do": "attune", "terrain": "Marsh" })).await.unwrap());
    assert_eq!(wallet(&after), 350 - price, "R20.11");
    let broke = order(&mut anna, json!({ "do": "upgrade", "card": "lake_warrior" })).await.unwrap_err();
    assert_eq!((broke.code, broke.rule.as_deref()), (Code::ActionIllegal, Some("R20.12")));
    let after = order(&mut anna, json!({ "do": "leave" })).await.unwrap();
    assert!(kept(&after)["shop"].is_null());
    assert_eq!(profile(&mut anna, "clans").await, after, "refused orders changed nothing");
}

#[tokio::test]
async fn an_order_replaces_the_version_it_quotes_and_no_other() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    enrich(&house, &anna, 1_000).await;
    let version = profile(&mut anna, "clans").await.version;
    let buy = |offer: u32| json!({ "version": version, "order": { "do": "buy", "offer": offer } });
    let first: Profile = anna.post("/api/profile/clans/order", buy(0)).await.unwrap();
    let late = anna.post::<Profile>("/api/profile/clans/order", buy(1)).await.unwrap_err();
    assert_eq!((late.code, late.number), (Code::ActionStale, Some(first.version)));
    for bad in [json!({ "do": "steal" }), json!({ "do": "buy", "offer": -1 }), json!([]), json!({ "do": "buy" })] {
        let fault = order(&mut anna, bad).await.unwrap_err();
        assert_eq!(fault.code, Code::InputShape);
    }
    let fault = anna.post::<Profile>("/api/profile/kuhn/order", json!({ "version": 0, "order": {} })).await;
    assert_eq!(fault.unwrap_err().code, Code::ActionNothing);
    let (status, _) = house.stranger().call("POST", "/api/profile/clans/order", Some(buy(2))).await;
    assert_eq!(status, 401);
}

#[tokio::test]
async fn a_deck_of_ones_own_is_built_saved_and_brought_to_a_match() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let own = json!({ "terrain": "Lake", "cards": ["5 lake_quick_strike", "4 lake_warrior", "3 lake_tank", "2 lake_shield_totem",
        "5 desert_quick_strike", "4 desert_warrior", "2 desert_tank"] });
    let saved = order(&mut anna, json!({ "do": "save_deck", "name": "Two shores", "deck": own })).await.unwrap();
    assert_eq!(kept(&saved)["decks"]["Two shores"], own);
    let greedy = json!({ "cards": ["25 lake_shield_totem"] });
    let fault = order(&mut anna, json!({ "do": "save_deck", "name": "Greedy", "deck": greedy })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::ActionIllegal, Some("R2.4")), "only owned cards");
    let endless = json!({ "cards": vec!["99 lake_warrior"; 64] });
    let fault = order(&mut anna, json!({ "do": "save_deck", "name": "Endless", "deck": endless })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::ActionIllegal, Some("R2.4")), "out of all measure");
    let short = json!({ "cards": ["2 lake_warrior"] });
    order(&mut anna, json!({ "do": "save_deck", "name": "Short", "deck": short })).await.unwrap();
    let fault = anna.post::<MatchInfo>("/api/matches", json!({ "game": "clans", "bring": "Short" })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::TableSetup, Some("R2.4")), "it does not fit the table");
    let fault = anna.post::<MatchInfo>("/api/matches", json!({ "game": "clans", "bring": "None" })).await.unwrap_err();
    assert_eq!(fault.code, Code::TableSetup);
    let open = anna.create(json!({ "game": "clans", "bring": "Two shores" })).await;
    let seen: Value = ben.get(&format!("/api/matches/{}", open.id)).await;
    assert!(!seen.to_string().contains("lake_shield_totem"), "nobody sees it before the start");
    let begun = ben.join(&open.id, json!({ "bring": "Terrain Starter" })).await.unwrap();
    assert_eq!(begun.phase, Phase::Running);
    assert_eq!(begun.setup["deck_a"]["cards"], own["cards"]);
    assert_eq!(begun.setup["deck_b"]["name"], "Terrain Starter");
    anna.pick(&open.id, 0, 0).await.unwrap();
    order(&mut anna, json!({ "do": "drop_deck", "name": "Two shores" })).await.unwrap();
    assert!(kept(&profile(&mut anna, "clans").await)["decks"].get("Two shores").is_none());
    let fault = order(&mut anna, json!({ "do": "drop_deck", "name": "Two shores" })).await.unwrap_err();
    assert_eq!(fault.code, Code::InputShape, "it is gone already");
}

#[tokio::test]
async fn the_base_terrain_of_an_account_comes_along_without_a_hero() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let mut marsh = serde_json::to_value(ClansProfile::starter()).unwrap();
    marsh["terrain"] = json!("Marsh");
    put(&house, &ben, marsh).await;
    let mut begin = async |setup: Value| {
        let id = anna.create(json!({ "game": "clans", "setup": setup })).await.id;
        ben.join(&id, json!({})).await.unwrap().setup["terrain_b"].clone()
    };
    assert_eq!(begin(json!({})).await, "Marsh", "R20.11");
    assert_eq!(begin(json!({ "terrain_b": "Woods" })).await, "Woods", "the table says otherwise");
    assert_eq!(begin(json!({ "m2": true, "hero_b": "nelson" })).await, Value::Null, "he has a hero");
}

/// What cannot be read is refused and kept, never replaced by an empty profile.
#[tokio::test]
async fn an_unreadable_profile_is_refused_and_kept() {
    let house = House::open().await;
    let mut people = [house.member("Anna").await, house.member("Ben").await];
    let garbage = json!({ "version": 2, "wallet": "all of it", "purse": [1, 2, 3] });
    put(&house, &people[0], garbage.clone()).await;
    house.shared.close().await;
    let again = House::at(&house.folder, house.clock.clone()).await;
    people = people.map(|person| again.same(&person));
    let anna = &mut people[0];
    let (status, body) = anna.call("GET", "/api/profile/clans", None).await;
    assert_eq!((status.as_u16(), &body["code"]), (500, &json!("server/fault")), "{body}");
    let leave = json!({ "version": 1, "order": { "do": "leave" } });
    assert_eq!(anna.call("POST", "/api/profile/clans/order", Some(leave)).await.0, 500);
    let bring = json!({ "game": "clans", "bring": "Lake Control" });
    assert_eq!(anna.post::<MatchInfo>("/api/matches", bring).await.unwrap_err().code, Code::TableSetup);
    let all: Vec<Profile> = anna.get("/api/profile").await;
    assert_eq!(all[0].kept, Value::Null, "the list of all games says so and shows the rest");
    // A match can be played without it; the result counts, and what was there is there.
    let setup = json!({ "preset": "classic_plus" });
    let id = people[0].create(json!({ "game": "clans", "setup": setup })).await.id;
    people[1].join(&id, json!({})).await.unwrap();
    play_some(&mut people, &id, 6).await;
    people[1].ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    assert!(wallet(&kept(&settled(&people[1], "clans", 1).await)) == 0);
    assert_eq!(stored(&again, &people[0]).await, garbage);
    let profile = again.shared.store.profile(&people[0].id, "clans").await.unwrap().unwrap();
    assert_eq!((profile.won, profile.rating), (1, 1_016));
}

#[tokio::test]
async fn a_profile_of_an_earlier_version_is_read_as_it_is() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let mut old = serde_json::to_value(ClansProfile::starter()).unwrap();
    (old["version"], old["rating"], old["wallet"]) = (json!(2), json!(1_040), json!(77));
    put(&house, &anna, old.clone()).await;
    let shown = kept(&profile(&mut anna, "clans").await);
    assert_eq!((&shown["wallet"], &shown["decks"]), (&json!(77), &old["decks"]));
    assert_eq!(shown["collection"], old["collection"]);
    assert_eq!(stored(&house, &anna).await, old, "looking at it changes nothing");
}

#[tokio::test]
async fn whoever_gives_up_carries_nothing_over_and_an_open_table_counts_for_nothing() {
    let house = House::open().await;
    let mut people = [house.member("Anna").await, house.member("Ben").await];
    let setup = json!({ "preset": "classic_plus" });
    for (round, open) in [(1, false), (2, true)] {
        let id = people[0].create(json!({ "game": "clans", "setup": setup, "open": open })).await.id;
        people[1].join(&id, json!({})).await.unwrap();
        play_some(&mut people, &id, 6).await;
        people[0].ask(&id, Ask::Resign { seat: 0 }).await.unwrap();
        let lost = settled(&people[0], "clans", round).await;
        assert_eq!((wallet(&kept(&lost)), lost.rating), (0, 984), "R20.5, R24.7");
        let won = settled(&people[1], "clans", round).await;
        assert_eq!((won.won, won.rating), (round, 1_016));
    }
}

#[tokio::test]
async fn every_game_has_ratings_and_statistics() {
    let house = House::open().await;
    let (mut anna, mut ben) = (house.member("Anna").await, house.member("Ben").await);
    let id = anna.create(json!({ "game": "tictactoe" })).await.id;
    ben.join(&id, json!({})).await.unwrap();
    assert_eq!(profile(&mut anna, "tictactoe").await.rating, 1_500);
    assert!(anna.get::<Vec<Profile>>("/api/profile").await.is_empty());
    for _ in 0..2 {
        anna.pick(&id, 0, 0).await.unwrap();
        ben.pick(&id, 1, 0).await.unwrap();
    }
    ben.ask(&id, Ask::Resign { seat: 1 }).await.unwrap();
    let after = settled(&anna, "tictactoe", 1).await;
    assert_eq!((after.rating, after.won, after.drawn, after.kept.clone()), (1_512, 1, 0, json!({})));
    assert_eq!(anna.get::<Vec<Profile>>("/api/profile").await, [after]);
    let (status, _) = anna.call("GET", "/api/profile/chess", None).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn each_game_names_its_usual_bot_and_whether_it_keeps_something() {
    let house = House::open().await;
    let games: Vec<GameCard> = house.stranger().get("/api/games").await;
    for game in &games {
        let usual: Vec<&BotCard> = game.bots.iter().filter(|bot| bot.usual).collect();
        let expected = parlour_registry::game(&game.id).unwrap().usual_bot();
        assert_eq!(
            usual.iter().map(|bot| bot.id.as_str()).collect::<Vec<_>>(),
            expected.into_iter().collect::<Vec<_>>()
        );
        assert_eq!(game.keeps, game.id == "clans");
    }
}
