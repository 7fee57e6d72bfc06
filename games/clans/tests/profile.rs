//! Chapter 20 after the match: wallet, shop, upgrades, and profiles of older versions.

use parlour_clans::host::Score;
use parlour_clans::profile::{Offer, Profile, ProfileError, Shop, VERSION};
use parlour_clans::{Clans, Deck, DeckChoice, Pool, Setup, Side, Simulation, Terrain, code_of};
use parlour_core::{Game, Refusal, Viewer};

fn code(result: Result<(), Refusal>) -> String {
    result.map_or_else(|refusal| code_of(&refusal).unwrap().to_owned(), |()| "accepted".into())
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

/// R20.5
#[test]
fn r20_5_s90_a_quarter_is_carried_over() {
    let setup = Setup { m1: true, ..Setup::simulation(DeckChoice::default(), DeckChoice::default()) };
    let game = Simulation::new(&setup).unwrap().final_state(42);
    let (mut a, mut b, mut quitter) = (rich(0), rich(10), rich(5));
    a.carry_over(&game, Side::A, false);
    b.carry_over(&game, Side::B, false);
    quitter.carry_over(&game, Side::A, true);
    assert_eq!((a.wallet, b.wallet, quitter.wallet), (3387, 2210, 5));
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
    assert_eq!(code(profile.buy(3)), "E_SHOP", "no shop is open");
    profile.visit(open());
    assert_eq!(code(profile.buy(3)), "accepted");
    assert_eq!(code(profile.buy(4)), "accepted");
    assert_eq!(profile.wallet, 50);
    assert_eq!(code(profile.buy(0)), "E_GOLD");
    assert_eq!((profile.wallet, profile.collection["toad_brute"].copies), (50, 1));
    assert_eq!(code(profile.buy(6)), "E_SHOP");
}

/// R20.9
#[test]
fn r20_9_new_stock_once_and_no_offer_twice() {
    let mut profile = rich(1000);
    profile.visit(open());
    assert_eq!(code(profile.buy(0)), "accepted");
    assert_eq!(code(profile.buy(0)), "E_SHOP");
    assert_eq!(code(profile.renew_stock(Pool::built_in())), "accepted");
    assert_eq!(profile.wallet, 850);
    let renewed =
        ["lake_tank", "woods_tank", "marsh_warrior", "austrian_cuirassier", "chasseur_a_cheval", "grand_battery"];
    assert_eq!(cards(profile.shop.as_ref().unwrap()), renewed, "the same stream goes on");
    assert!(profile.shop.as_ref().unwrap().offers.iter().all(|offer: &Offer| !offer.sold));
    assert_eq!(code(profile.renew_stock(Pool::built_in())), "E_SHOP");
    profile.leave();
    assert_eq!(code(profile.buy(0)), "E_SHOP");
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
    assert_eq!(code(profile.attune(Terrain::Marsh)), "accepted");
    assert_eq!((profile.wallet, profile.terrain), (0, Some(Terrain::Marsh)));
    assert_eq!(code(profile.attune(Terrain::Lake)), "E_GOLD");
    assert_eq!(profile.terrain, Some(Terrain::Marsh));
}

#[test]
fn profiles_of_older_versions_are_read() {
    let old = Profile::parse(r#"{"wallet": 7, "collection": {"lake_tank": 3}}"#).unwrap();
    assert_eq!((old.version, old.wallet, old.rating), (VERSION, 7, 1000));
    assert_eq!((old.collection["lake_tank"].copies, old.collection["lake_tank"].upgraded), (3, 0));
    let one =
        Profile::parse(r#"{"version": 1, "wallet": 7, "collection": {"lake_tank": {"copies": 3, "upgraded": 1}}}"#);
    assert_eq!(one.unwrap().record, [0, 0, 0]);
    let mut new = rich(12);
    new.visit(open());
    new.rate(1000, Score::Win);
    assert_eq!((new.rating, new.record), (1016, [1, 0, 0]));
    assert_eq!(Profile::parse(&new.to_text()).unwrap(), new);
    assert!(matches!(Profile::parse(r#"{"version": 99}"#), Err(ProfileError::Version(99))));
    assert!(Profile::parse("[]").is_err());
    assert!(Profile::parse(r#"{"version": 2, "purse": 1}"#).is_err());
}

/// R20.6
#[test]
fn gold_is_public_and_never_spent_in_a_match() {
    let game = Clans::start(&Setup { m1: true, ..Setup::default() }).unwrap();
    assert_eq!(game.view(Viewer::Spectator).gold(Side::A), 0);
}
