//! What is kept between matches: ratings and statistics of every game; wallet, collection, shop
//! and decks of Clans.

use parlour_clans::profile::{Profile as ClansProfile, Shop};
use parlour_clans::{Clans, Pool, Side};
use parlour_core::{Match, Record, Rng};
use parlour_protocol::{Ask, BotCard, ClansGoods, ClansKept, Code, Fault, GameCard, MatchInfo, Phase, Profile};
use serde_json::{Value, json};

use crate::house::{House, Person, eventually};

fn kept(profile: &Profile) -> ClansKept {
    serde_json::from_value(profile.kept.clone()).unwrap()
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
        assert_eq!(kept.wallet, carried, "R20.5");
        assert_eq!(kept.shop.as_ref().unwrap().offers.len(), 6, "R20.7");
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
    let mut profile = house.shared.store.profile_or_blank(&person.id, "clans").await.unwrap();
    let mut rich = ClansProfile::parse(&profile.kept.to_string()).unwrap();
    rich.wallet = wallet;
    rich.visit(Shop::open(Pool::built_in(), 42, Side::A));
    profile.kept = serde_json::from_str(&rich.to_text()).unwrap();
    profile.version += 1;
    house.shared.store.replace_profile(&person.id, &profile).await.unwrap();
}

#[tokio::test]
async fn gold_buys_cards_upgrades_and_a_terrain_as_the_rules_say() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let goods: ClansGoods = anna.get("/api/games/clans/goods").await;
    assert!(goods.cards.len() > 60 && goods.heroes.len() == 12 && goods.decks.len() == 8);
    let fault = order(&mut anna, json!({ "do": "buy", "offer": 0 })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::ActionIllegal, Some("R20.8")), "no shop is open");
    enrich(&house, &anna, 900).await;
    let before = kept(&profile(&mut anna, "clans").await);
    let offer = before.shop.unwrap().offers[3].clone();
    let owned =
        |kept: &ClansKept, card: &str| kept.collection.get(card).map_or((0, 0), |own| (own.copies, own.upgraded));
    let (had, _) = before.collection.get(&offer.card).map_or((0, 0), |own| (own.copies, own.upgraded));
    let after = kept(&order(&mut anna, json!({ "do": "buy", "offer": 3 })).await.unwrap());
    assert_eq!((after.wallet, owned(&after, &offer.card)), (900 - offer.price, (had + 1, 0)), "R20.8");
    let again = order(&mut anna, json!({ "do": "buy", "offer": 3 })).await.unwrap_err();
    assert_eq!(again.rule.as_deref(), Some("R20.9"));
    let after = kept(&order(&mut anna, json!({ "do": "upgrade", "card": offer.card })).await.unwrap());
    assert_eq!((after.wallet, owned(&after, &offer.card)), (600 - offer.price, (had + 1, 1)), "R20.10");
    let after = kept(&order(&mut anna, json!({ "do": "renew" })).await.unwrap());
    assert!(after.shop.as_ref().unwrap().renewed && after.wallet == 550 - offer.price, "R20.9");
    let after = kept(&order(&mut anna, json!({ "do": "attune", "terrain": "Marsh" })).await.unwrap());
    assert_eq!(after.wallet, 350 - offer.price, "R20.11");
    let broke = order(&mut anna, json!({ "do": "upgrade", "card": "lake_warrior" })).await.unwrap_err();
    assert_eq!((broke.code, broke.rule.as_deref()), (Code::ActionIllegal, Some("R20.12")));
    let after = order(&mut anna, json!({ "do": "leave" })).await.unwrap();
    assert!(kept(&after).shop.is_none());
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
    assert_eq!(kept(&saved).decks["Two shores"].cards.len(), 7);
    let greedy = json!({ "cards": ["25 lake_shield_totem"] });
    let fault = order(&mut anna, json!({ "do": "save_deck", "name": "Greedy", "deck": greedy })).await.unwrap_err();
    assert_eq!((fault.code, fault.rule.as_deref()), (Code::ActionIllegal, Some("R2.4")), "only owned cards");
    let endless = json!({ "cards": vec!["99 lake_warrior"; 64] });
    let fault = order(&mut anna, json!({ "do": "save_deck", "name": "Endless", "deck": endless })).await.unwrap_err();
    assert_eq!(fault.code, Code::InputSize);
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
    assert!(!kept(&profile(&mut anna, "clans").await).decks.contains_key("Two shores"));
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
        assert_eq!((kept(&lost).wallet, lost.rating), (0, 984), "R20.5, R24.7");
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
