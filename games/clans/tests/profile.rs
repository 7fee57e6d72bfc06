//! Chapter 20 after the match: wallet, shop, upgrades, and profiles of older versions.

use parlour_clans::profile::{Offer, Profile, ProfileError, Shop, VERSION};
use parlour_clans::{Clans, Deck, DeckChoice, Extras, Pool, Setup, Side, SimpleAi, Terrain, code_of};
use parlour_core::{
    Finished, Game, Header, Hosted, KeepError, Keepsake, Key, Match, Refusal, Rng, Score, Seat, Status, Viewer,
};
use serde_json::json;

fn code(result: Result<(), Refusal>) -> String {
    result.map_or_else(|refusal| code_of(&refusal).unwrap().to_owned(), |()| "accepted".into())
}

fn buy(profile: &mut Profile, offer: usize) -> Result<(), Refusal> {
    profile.buy(offer).map(drop)
}

fn rich(wallet: u32) -> Profile {
    Profile { wallet, ..Profile::default() }
}

fn open() -> Shop {
    Shop::open(Pool::built_in(), 42, Side::A)
}

fn cards(shop: &Shop) -> Vec<&str> {
    shop.offers.iter().map(|offer| offer.card.as_str()).collect()
}

/// A match of the simulation, played to its end by whole plans.
fn played(setup: Setup, turns: u32) -> Match<Clans> {
    let mut played = Match::<Clans>::new(Header::keyed(setup, Key::from_seed(7))).unwrap();
    let (mut bots, mut rng) = ([SimpleAi::default(); 2], Rng::new(9));
    played.deal_keyed().unwrap();
    for _ in 0..turns {
        let Status::Decide(seats) = played.status() else { break };
        for seat in seats.iter() {
            let action = bots[seat.index()].choose(&played.state().view(Viewer::Seat(seat)), &mut rng);
            played.act(seat, action).unwrap();
            played.deal_keyed().unwrap();
        }
    }
    played
}

fn settled(mut profile: Profile, played: &Match<Clans>, side: Side) -> Profile {
    let finished = Finished { seat: side.seat(), worth: Profile::worth(played), seed: 42 };
    profile.settle(Score::Drawn, Some(finished));
    profile
}

fn gold() -> Setup {
    Setup { m1: true, ..Setup::simulation(DeckChoice::default(), DeckChoice::default()) }
}

/// R20.5, R20.7
#[test]
fn r20_5_s90_a_quarter_is_carried_over_and_the_shop_opens() {
    let played = played(gold(), u32::MAX);
    assert!(matches!(played.status(), Status::Over(_)));
    for side in Side::BOTH {
        let quarter = played.state().view(Viewer::Table).gold(side) as u32 / 4;
        let after = settled(rich(10), &played, side);
        assert!(quarter > 0);
        assert_eq!((after.wallet, after.record), (10 + quarter, [0, 1, 0]));
        assert_eq!(after.shop, Some(Shop::open(Pool::built_in(), 42, side)));
    }
}

/// R20.5: whoever concedes, or forfeits by the flag, carries nothing over
#[test]
fn r20_5_a_side_that_left_receives_nothing() {
    for flag in [false, true] {
        let mut played = played(gold(), 5);
        if flag { played.flag(Seat(0)).map(drop) } else { played.resign(Seat(0)).map(drop) }.unwrap();
        assert_eq!(settled(rich(5), &played, Side::A).wallet, 5);
        assert!(settled(rich(5), &played, Side::B).wallet > 5);
    }
}

/// R20.5: only with M1, at the usual prices and with the game's own cards (D23)
#[test]
fn r20_5_gold_that_is_worth_what_a_host_likes_is_not_carried_over() {
    let own = parlour_clans::CardDef { name: "Mine".into(), ..Pool::built_in().cards()[0].clone() };
    let setups = [
        Setup { m1: false, ..gold() },
        Setup { lane_win_gold: Some(9_999), ..gold() },
        Setup { cards: vec![own], ..gold() },
    ];
    for setup in setups {
        let after = settled(rich(5), &played(setup, u32::MAX), Side::A);
        assert_eq!((after.wallet, after.shop), (5, None));
    }
}

/// R20.7
#[test]
fn r20_7_s92_the_stock() {
    let a = ["clan_spearman", "austrian_infantry", "fusilier", "toad_brute", "young_guard", "desert_berserker"];
    assert_eq!(cards(&open()), a);
    let b = [
        "austrian_infantry",
        "voltigeur",
        "lake_quick_strike",
        "desert_veteran",
        "horse_artillery",
        "woods_shroud_walker",
    ];
    assert_eq!(cards(&Shop::open(Pool::built_in(), 42, Side::B)), b);
    // The second Common of seed 21 was rolled twice: the next in the list takes its place.
    let twice = ["austrian_cannon", "marsh_quick_strike", "desert_quick_strike", "monkey_drummer", "ant_worker"];
    let shop = Shop::open(Pool::built_in(), 21, Side::A);
    assert_eq!(cards(&shop)[..5], twice);
    // The sixth offer of seed 26 is Legendary.
    let shop = Shop::open(Pool::built_in(), 26, Side::A);
    assert_eq!((cards(&shop)[5], shop.offers[5].price), ("ancient_treant", 800));
}

/// R20.8, R20.12
#[test]
fn r20_8_r20_12_s93_buying() {
    let mut profile = rich(450);
    assert_eq!(code(buy(&mut profile, 3)), "E_SHOP", "no shop is open");
    profile.visit(open());
    assert_eq!(code(buy(&mut profile, 3)), "accepted");
    assert_eq!(code(buy(&mut profile, 4)), "accepted");
    assert_eq!(profile.wallet, 50);
    assert_eq!(code(buy(&mut profile, 0)), "E_GOLD");
    assert_eq!((profile.wallet, profile.collection["toad_brute"].copies), (50, 1));
    assert_eq!(code(buy(&mut profile, 6)), "E_SHOP");
}

/// R20.8, R20.9, R20.10, R20.11, R2.4: one code, and each reason in its own words
#[test]
fn r20_8_every_reason_has_words_of_its_own() {
    let catalogues = ["en", "de", "fr"].map(|language| Clans::INFO.words(language).unwrap());
    let mut said = std::collections::BTreeSet::new();
    let mut hear = |result: Result<(), Refusal>, code: &str| {
        let refusal = result.expect_err("it must be refused");
        assert_eq!(code_of(&refusal), Some(code));
        for words in &catalogues {
            words.check(&refusal.reason).unwrap();
            assert!(said.insert(words.say(&refusal.reason)), "{} twice", words.say(&refusal.reason));
        }
    };
    let mut profile = rich(1000);
    hear(buy(&mut profile, 0), "E_SHOP");
    profile.visit(open());
    hear(buy(&mut profile, 6), "E_SHOP");
    profile.buy(0).unwrap();
    hear(buy(&mut profile, 0), "E_SHOP");
    profile.renew_stock(Pool::built_in()).unwrap();
    hear(profile.renew_stock(Pool::built_in()), "E_SHOP");
    hear(profile.upgrade("lake_tank"), "E_SHOP");
    profile.upgrade("clan_spearman").unwrap();
    hear(profile.upgrade("clan_spearman"), "E_SHOP");
    hear(profile.attune(Terrain::tagged("Volcano").unwrap()), "E_SHOP");
    let deck = |line: &str| Deck { cards: vec![line.into()], ..Deck::default() };
    hear(profile.save_deck("a", deck("many clan_spearman")), "E_DECK_SIZE");
    hear(profile.save_deck(&"x".repeat(81), deck("clan_spearman")), "E_DECK_SIZE");
    hear(profile.save_deck("a", Deck { cards: vec!["clan_spearman".into(); 65], ..Deck::default() }), "E_DECK_SIZE");
    hear(profile.save_deck("a", deck("9 clan_spearman")), "E_UNKNOWN_CARD");
    hear(profile.save_deck("a", Deck { hero: Some("nobody".into()), ..deck("clan_spearman") }), "E_RULESET");
}

/// R20.9
#[test]
fn r20_9_new_stock_once_and_no_offer_twice() {
    let mut profile = rich(1000);
    profile.visit(open());
    assert_eq!(code(buy(&mut profile, 0)), "accepted");
    assert_eq!(code(buy(&mut profile, 0)), "E_SHOP");
    assert_eq!(code(profile.renew_stock(Pool::built_in())), "accepted");
    assert_eq!(profile.wallet, 850);
    let renewed =
        ["lake_tank", "woods_tank", "marsh_warrior", "austrian_cuirassier", "chasseur_a_cheval", "grand_battery"];
    assert_eq!(cards(profile.shop.as_ref().unwrap()), renewed, "the same stream goes on");
    assert!(profile.shop.as_ref().unwrap().offers.iter().all(|offer: &Offer| !offer.sold));
    assert_eq!(code(profile.renew_stock(Pool::built_in())), "E_SHOP");
    profile.leave();
    assert_eq!(code(buy(&mut profile, 0)), "E_SHOP");
}

/// R20.10
#[test]
fn r20_10_upgrades() {
    let mut profile = rich(1000);
    assert_eq!(code(profile.upgrade("clan_spearman")), "E_SHOP");
    profile.visit(open());
    profile.buy(0).unwrap();
    assert_eq!(code(profile.upgrade("clan_spearman")), "accepted");
    assert_eq!(profile.wallet, 600);
    assert_eq!(code(profile.upgrade("clan_spearman")), "E_SHOP", "the only copy is upgraded");
    let deck = |line: &str| Deck { cards: vec![line.into()], ..Deck::default() };
    assert_eq!(code(profile.save_deck("one", deck("clan_spearman+"))), "accepted");
    assert_eq!(code(profile.save_deck("two", deck("2 clan_spearman"))), "E_UNKNOWN_CARD");
}

/// R20.11
#[test]
fn r20_11_a_new_base_terrain() {
    let mut profile = rich(200);
    assert_eq!(code(profile.attune(Terrain::MARSH)), "accepted");
    assert_eq!((profile.wallet, profile.terrain), (0, Some(Terrain::MARSH)));
    assert_eq!(code(profile.attune(Terrain::LAKE)), "E_GOLD");
    assert_eq!(profile.terrain, Some(Terrain::MARSH));
}

/// R20.11: without a hero, where the setup leaves the terrain open
#[test]
fn r20_11_the_base_terrain_counts_without_a_hero() {
    let mut profile = Profile::starter();
    profile.terrain = Some(Terrain::MARSH);
    let equipped = |setup: Setup, name: Option<&str>| {
        let mut setup = setup;
        Profile::equip(profile.bring(name).unwrap(), Seat(1), &mut setup).unwrap();
        (setup.terrain_a, setup.terrain_b)
    };
    let of = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    let plus = Setup { preset: parlour_clans::Preset::ClassicPlus, ..Setup::default() };
    assert_eq!(equipped(Setup::default(), None), of("deck", "Marsh"));
    assert_eq!(equipped(Setup::default(), Some("Lake Control")), of("deck", "Marsh"));
    assert_eq!(equipped(Setup { terrain_b: "Woods".into(), ..Setup::default() }, None), of("deck", "Woods"));
    assert_eq!(equipped(Setup { hero_b: "napoleon".into(), ..plus.clone() }, None), of("deck", "deck"));
    assert_eq!(equipped(Setup { hero_b: "none".into(), ..plus }, None), of("deck", "Marsh"));
}

#[test]
fn a_new_player_has_three_decks_that_can_be_played() {
    let profile = Profile::starter();
    assert_eq!(profile.decks.keys().collect::<Vec<_>>(), ["Desert Aggro", "Lake Control", "Terrain Starter"]);
    for (name, deck) in profile.decks.clone() {
        profile.clone().save_deck(&name, deck).unwrap();
        let mut setup = Setup::default();
        Profile::equip(profile.bring(Some(&name)).unwrap(), Seat(0), &mut setup).unwrap();
        Clans::start(&setup).unwrap();
    }
    assert!(matches!(profile.bring(Some("Nothing")), Err(KeepError::Wrong(_))));
}

#[test]
fn profiles_of_older_versions_are_read() {
    let old = Profile::parse(json!({"wallet": 7, "collection": {"lake_tank": 3}})).unwrap();
    assert_eq!((old.version, old.wallet), (VERSION, 7));
    assert_eq!((old.collection["lake_tank"].copies, old.collection["lake_tank"].upgraded), (3, 0));
    let one = json!({"version": 1, "wallet": 7, "collection": {"lake_tank": {"copies": 3, "upgraded": 1}}});
    assert_eq!(Profile::parse(one).unwrap().record, [0, 0, 0]);
    let mut two = serde_json::to_value(Profile { shop: Some(open()), record: [4, 1, 2], ..rich(12) }).unwrap();
    (two["version"], two["rating"]) = (2.into(), 1040.into());
    let read = Profile::parse(two).unwrap();
    assert_eq!(read, Profile { shop: Some(open()), record: [4, 1, 2], ..rich(12) });
    assert_eq!(Profile::parse(serde_json::to_value(&read).unwrap()).unwrap(), read);
    assert_eq!(Profile::parse(json!({})).unwrap(), Profile::starter());
    assert!(matches!(Profile::parse(json!({"version": 99})), Err(ProfileError::Version(99))));
    assert!(Profile::parse(json!([])).is_err());
    assert!(Profile::parse(json!({"version": 2, "purse": 1})).is_err());
}

/// What cannot be read is refused, whatever is asked of it, and stays as it is
#[test]
fn an_unreadable_profile_is_refused_and_kept() {
    let keepsake = Extras::keepsake().unwrap();
    for garbage in [json!([1, 2]), json!("gold"), json!({"version": 99}), json!({"purse": 1})] {
        let mut kept = garbage.clone();
        assert!(matches!(keepsake.read(&kept), Err(KeepError::Unreadable(_))));
        assert!(matches!(keepsake.shown(&kept), Err(KeepError::Unreadable(_))));
        assert!(matches!(keepsake.bring(&kept, None), Err(KeepError::Unreadable(_))));
        assert!(matches!(keepsake.order(&mut kept, &json!({"do": "leave"})), Err(KeepError::Unreadable(_))));
        assert!(matches!(keepsake.settle(&mut kept, Score::Won, None), Err(KeepError::Unreadable(_))));
        assert_eq!(kept, garbage);
    }
}

/// A refused order changes nothing, and what new stock brings is nobody's to know
#[test]
fn orders_are_done_whole_or_not_at_all() {
    let keepsake = Extras::keepsake().unwrap();
    let mut kept = serde_json::to_value(Profile { shop: Some(open()), ..rich(150) }).unwrap();
    let before = kept.clone();
    assert!(matches!(keepsake.order(&mut kept, &json!({"do": "buy", "offer": 3})), Err(KeepError::Refused(_))));
    assert!(matches!(keepsake.order(&mut kept, &json!({"do": "steal"})), Err(KeepError::Shape(_))));
    let long = json!({"do": "save_deck", "name": "x".repeat(33), "deck": {}});
    assert!(matches!(keepsake.order(&mut kept, &long), Err(KeepError::Wrong(_))));
    assert_eq!(kept, before);
    keepsake.order(&mut kept, &json!({"do": "buy", "offer": 0})).unwrap();
    assert_eq!(kept["wallet"], 50);
    assert!(!keepsake.shown(&kept).unwrap().to_string().contains("rng"));
}

/// R2.4: a deck out of all measure is refused before its cards are counted
#[test]
fn a_saved_deck_has_its_bounds() {
    let mut profile = Profile::starter();
    let deck = |cards: Vec<&str>| Deck { cards: cards.into_iter().map(Into::into).collect(), ..Deck::default() };
    assert_eq!(code(profile.save_deck("one", deck(vec!["99 lake_warrior"; 64]))), "E_DECK_SIZE");
    assert_eq!(code(profile.save_deck("two", deck(vec!["lake_warrior"; 65]))), "E_DECK_SIZE");
    let lost = Deck { hero: Some("nobody".into()), ..deck(vec!["lake_warrior"]) };
    assert_eq!(code(profile.save_deck("three", lost)), "E_RULESET");
    for number in profile.decks.len()..64 {
        profile.save_deck(&number.to_string(), deck(vec!["lake_warrior"])).unwrap();
    }
    assert_eq!(code(profile.save_deck("more", deck(vec!["lake_warrior"]))), "E_DECK_SIZE");
    assert_eq!(code(profile.save_deck("10", deck(vec!["lake_tank"]))), "accepted", "one may be replaced");
}

/// R20.6
#[test]
fn gold_is_public_and_never_spent_in_a_match() {
    let game = Clans::start(&Setup { m1: true, ..Setup::default() }).unwrap();
    assert_eq!(game.view(Viewer::Spectator).gold(Side::A), 0);
}
