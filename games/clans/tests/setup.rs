//! Chapters 1, 2, 4 and 26: pools, decks, rulesets and what is refused.

use parlour_clans::{
    CardDef, Clans, Deck, DeckChoice, Extras, Hero, Module, Pool, Preset, Reference, Setup, Submission, Terrain,
    code_of,
};
use parlour_core::{Game, Header, Match, Refusal, Seat, Seating, Series, Studied};

fn refusal(setup: &Setup) -> (String, String) {
    let refusal: Refusal = Clans::start(setup).expect_err("it must be refused");
    (code_of(&refusal).unwrap().to_owned(), refusal.rule.to_string())
}

fn refused(setup: Setup, code: &str, rule: &str) {
    assert_eq!(refusal(&setup), (code.to_owned(), rule.to_owned()), "{setup:?}");
}

fn list(lines: &[&str]) -> DeckChoice {
    DeckChoice::List(lines.iter().map(|line| (*line).to_owned()).collect())
}

fn card(json: &str) -> String {
    format!("[\n{json}\n]")
}

/// R1.5: the pool of the game, as data and as the table it came from
#[test]
fn r1_5_the_pool_is_read_from_json_and_from_csv() {
    let pool = Pool::built_in();
    assert_eq!(pool.cards().len(), 79);
    let csv = "id,name,damage,health,tick,terrain,rarity,cost,move_speed,abilities,family,variation,set,origin\n\
               lake_shield_totem,Lake Shield Totem,0,1,3,Lake,Epic,2,0,shield_2;stack_debuff_enemy_damage_2,,,core,canon\n\
               toad_oracle,Toad Oracle,0,8,5,Marsh,Rare,2,0,stack_buff_damage_2,Toad,3,family,ours\n";
    for card in Pool::parse(csv).unwrap().cards() {
        assert_eq!(pool.get(&card.id), Some(card));
    }
}

/// R1.5: whoever changes three numbers of a card keeps its terrain, its rarity and its abilities; an
/// empty cell takes them away.
#[test]
fn r1_5_a_known_card_keeps_what_a_file_does_not_say() {
    let built_in = Pool::built_in();
    let totem = built_in.get("lake_shield_totem").unwrap();
    let changed = |text: &str| built_in.changed(text).unwrap().cards().to_vec();
    let same = "id,damage,health,tick\nlake_shield_totem,0,1,3\n";
    assert_eq!(changed(same), std::slice::from_ref(totem));
    let hurts = CardDef { damage: 4, ..totem.clone() };
    assert_eq!(changed("id,damage\nlake_shield_totem,4\n"), std::slice::from_ref(&hurts));
    assert_eq!(changed(r#"[{"id": "lake_shield_totem", "damage": 4}]"#), [hurts]);
    let plain = CardDef { abilities: Vec::new(), terrain: None, ..totem.clone() };
    assert_eq!(changed("id,terrain,abilities\nlake_shield_totem,,\n"), std::slice::from_ref(&plain));
    assert_eq!(changed(r#"[{"id": "lake_shield_totem", "abilities": [], "terrain": null}]"#), [plain]);
    let wrong = |text: &str| built_in.changed(text).unwrap_err().to_string();
    assert_eq!(wrong("id,damage\nnew_card,4\n"), "line 2: new_card is a new card and has no health (R1.5)");
    assert!(wrong("[\n{\"id\": \"lake_tank\", \"dammage\": 4}]").starts_with("line 2: unknown field `dammage`"));
    assert!(wrong(r#"[{"id": "new_card", "damage": 4}]"#).contains("missing field `health`"));
}

/// R2.3: nobody goes first, so sides that bring the same are alike; what else they bring is named.
#[test]
fn r2_3_what_sets_the_sides_apart_is_known() {
    let seating = |setup: Setup| Extras::seating(&setup);
    let named = |name: &str| DeckChoice::Named(name.into());
    let same = Setup { deck_a: named("D4"), deck_b: named("D4"), ..Setup::default() };
    assert_eq!(seating(same.clone()), Seating::Alike);
    assert_eq!(seating(Setup::default()), Seating::Brought(vec!["deck", "terrain"]));
    assert_eq!(seating(Setup { terrain_a: "Lake".into(), ..same.clone() }), Seating::Brought(vec!["terrain"]));
    let heroes = Setup { m2: true, hero_a: "nelson".into(), hero_b: "saladin".into(), ..same.clone() };
    assert_eq!(seating(heroes), Seating::Brought(vec!["hero", "terrain"]));
    // The order in which a deck is listed is no difference.
    let mut cards = vec!["24 lake_tank", "1 desert_tank"];
    let deck_a = list(&cards);
    cards.reverse();
    assert_eq!(seating(Setup { deck_a, deck_b: list(&cards), ..same }), Seating::Alike);
}

/// R17.4: decks by name, percentages with one decimal, the total of turns and their average with two.
#[test]
fn r17_4_a_report_gives_what_the_rule_asks_for() {
    let setup = Setup { deck_a: DeckChoice::Named("D4".into()), ..Setup::default() };
    let total = |name: &str| if name == "turns" { 3_735 } else { 0 };
    let series = Series { matches: 200, wins: &[82, 113], draws: 5, total: &total };
    let wanted = [
        "200 matches",
        "won by D4, side A: 82 (41.0%)",
        "won by D3, side B: 113 (56.5%)",
        "drawn: 5 (2.5%)",
        "turns: 3735 in all, 18.68 on average",
    ];
    assert_eq!(Extras::series(&setup, &series), wanted);
}

/// R1.6
#[test]
fn r1_6_s6_a_bad_definition_is_refused_with_its_line_and_the_reason() {
    let bad = |json: &str, line: usize, rule: &str, words: &str| {
        let error = Pool::parse(json).expect_err(json);
        assert_eq!((error.line, error.rule.as_ref()), (line, rule), "{error}");
        assert!(error.reason.contains(words), "{error}");
    };
    let plain = r#"{"id": "x", "damage": 1, "health": 2, "tick": 3}"#;
    bad(&card(&plain.replace("3}", "6}")), 2, "R1.6", "tick 6");
    bad(&card(&plain.replace("3}", "0}")), 2, "R1.6", "tick 0");
    bad(&card(&plain.replace("\"health\": 2", "\"health\": 0")), 2, "R1.6", "health 0");
    bad(&card(&plain.replace("\"damage\": 1", "\"damage\": -1")), 2, "R1.6", "damage -1");
    let tags = plain.replace('}', r#", "abilities": ["shield_1", "shield_2"]}"#);
    bad(&card(&tags), 2, "R1.6", "two abilities");
    bad(&card(&plain.replace('}', r#", "family": "Ant"}"#)), 2, "R1.6", "without a variation");
    bad(&card(&plain.replace('}', r#", "variation": 1}"#)), 2, "R1.6", "without a family");
    bad(&card(&plain.replace('}', r#", "abilities": ["flying"]}"#)), 2, "R1.7", "not an ability");
    bad(&card(&plain.replace('}', r#", "abilities": ["fury_0"]}"#)), 2, "R1.7", "X must be");
    bad(&format!("[\n{plain},\n{plain}]"), 3, "R1.5", "defined twice");
    bad("id,damage,health,tick\nx,1,2,3\ny,1,2,9\n", 3, "R1.6", "tick 9");
    bad("id,damage,health,tick\nx,1,two,3\n", 2, "R1.5", "not a whole number");
    bad("damage,health,tick\n1,2,3\n", 1, "R1.5", "no column id");
    bad("id,damage,health\nx,1,2\n", 2, "R1.5", "x is a new card and has no tick");
    bad("[\n{\"id\": 7}\n]", 2, "R1.5", "invalid type");
    let own =
        Setup { cards: vec![CardDef { id: "x".into(), health: 1, tick: 6, ..CardDef::default() }], ..Setup::default() };
    refused(own, "E_RULESET", "R1.6");
}

/// R1.16, R23.7: cost is never paid; the ages ask for it
#[test]
fn r1_16_cost_changes_nothing_in_a_match() {
    let mut dear = Pool::built_in().get("desert_warrior").unwrap().clone();
    dear.cost = 99;
    let setup = Setup { cards: vec![dear], ..Setup::simulation(DeckChoice::default(), DeckChoice::default()) };
    let changed = parlour_clans::Simulation::new(&setup).unwrap().run(42);
    assert_eq!(changed.digest, "cefc61956825d309");
}

/// R2.1, R2.2
#[test]
fn r2_2_the_presets() {
    let classic = Setup::default().rules().unwrap();
    assert_eq!((classic.crystal_hp, classic.deck_size, classic.initial_hand), (100, 25, 6));
    assert_eq!((classic.draw_per_turn, classic.hand_limit, classic.turn_limit), (2, 8, 0));
    assert_eq!(classic.modules.iter().count(), 0);
    let names = |preset| {
        let rules = Setup { preset, ..Setup::default() }.rules().unwrap();
        let names: Vec<&str> = rules.modules.iter().map(Module::name).collect();
        (names.join(" "), rules.crystal_hp, rules.fatigue, rules.max_plays_per_lane)
    };
    assert_eq!(names(Preset::ClassicPlus), ("M1 M2 M3".into(), 100, 2, 2));
    assert_eq!(names(Preset::Frontier), ("M1 M2 X1 X2 X3 X4 X5 X6".into(), 25, 0, 1));
    assert_eq!(Setup { m5: true, ..Setup::default() }.rules().unwrap().turn_timer_ms, 8000);
}

/// R2.1, R12.4, R17.1: a live match has no limit, a simulated one ends with turn 40; and so does a match
/// from before, whose setup does not say
#[test]
fn r12_4_only_simulations_have_a_turn_limit() {
    let limit = |setup: &Setup| setup.rules().map(|rules| (rules.turn_limit, rules.stand_off)).unwrap();
    assert_eq!(limit(&Setup::default()), (0, true));
    assert_eq!(limit(&Setup { preset: Preset::Frontier, ..Setup::default() }), (0, true));
    assert_eq!(limit(&Extras::simulation_setup()), (40, false));
    assert_eq!(limit(&Extras::reference_setup()), (40, false));
    assert_eq!(limit(&serde_json::from_str(r#"{"preset": "classic"}"#).unwrap()), (40, false));
    let written = serde_json::to_value(Setup::default()).unwrap();
    assert_eq!((&written["turn_limit"], &written["stand_off"]), (&0.into(), &true.into()), "a record says it");
    assert_eq!(serde_json::from_value::<Setup>(written).unwrap(), Setup::default());
}

/// R1.4: terrain is an open tag
#[test]
fn r1_4_a_card_may_bring_a_terrain_of_its_own() {
    let csv = "id,damage,health,tick,terrain\nimp,3,5,3,Volcano\nelf,3,5,3,WOODS\n";
    let cards = Pool::parse(csv).unwrap().cards().to_vec();
    let names = cards.iter().map(|card| card.terrain.unwrap().name()).collect::<Vec<_>>();
    assert_eq!(names, ["Volcano", "Woods"]);
    assert_eq!(serde_json::to_value(&cards[0]).unwrap()["terrain"], "Volcano");
    let own = Setup { cards, terrain_a: "Volcano".into(), deck_a: list(&["25 imp"]), ..Setup::default() };
    let view = serde_json::to_value(Clans::start(&own).unwrap().view(parlour_core::Viewer::Table)).unwrap();
    assert_eq!(view["sides"]["A"]["terrain"], "Volcano");
    refused(Setup { terrain_a: "Swamp".into(), ..own.clone() }, "E_RULESET", "R1.4");
    refused(Setup { cards: Vec::new(), deck_a: list(&["25 lake_tank"]), ..own }, "E_RULESET", "R1.4");
    for bad in ["", " Volcano", "none", "Deck", "unknown", "a\u{7}b", &"x".repeat(41)] {
        assert_eq!(Terrain::tagged(bad), None, "{bad:?}");
    }
}

/// R2.3
#[test]
fn r2_3_a_side_brings_deck_terrain_and_hero() {
    refused(Setup { deck_a: DeckChoice::Named("D9".into()), ..Setup::default() }, "E_RULESET", "R2.3");
    refused(Setup { hero_a: "saladin".into(), ..Setup::default() }, "E_RULESET", "R2.3");
    refused(Setup { m2: true, hero_a: "caesar".into(), ..Setup::default() }, "E_RULESET", "R21.1");
    let affinity = Setup { m2: true, hero_a: "saladin".into(), terrain_a: "Lake".into(), ..Setup::default() };
    refused(affinity, "E_RULESET", "R21.2");
    refused(Setup { m4: true, deck_a: DeckChoice::Named("D2".into()), ..Setup::default() }, "E_RULESET", "R23.1");
    refused(Setup { deck_a: DeckChoice::Named("lake_league".into()), ..Setup::default() }, "E_RULESET", "R23.1");
}

/// R2.4
#[test]
fn r2_4_s2_a_deck_is_checked_before_the_match() {
    refused(Setup { deck_a: list(&["24 clan_militia"]), ..Setup::default() }, "E_DECK_SIZE", "R2.4");
    refused(Setup { deck_b: list(&["24 clan_militia", "dragon"]), ..Setup::default() }, "E_UNKNOWN_CARD", "R2.4");
    let pool = Pool::built_in();
    let error = Deck::parse("# mine\n20 clan_militia\n5 dragon\n", pool).unwrap_err();
    assert_eq!((error.line, error.code), (3, "E_UNKNOWN_CARD"));
    let error = Deck::parse("name: mine\nmany clan_militia\n", pool).unwrap_err();
    assert_eq!(error.line, 2);
    let deck =
        Deck::parse("name: mine\nterrain: lake\nhero: nelson\nn,card\n20,clan_militia\n5 lake_tank+\n", pool).unwrap();
    let setup = Setup { deck_a: DeckChoice::Full(deck), ..Setup::default() };
    assert!(Clans::start(&setup).is_ok());
    let ages = Deck::parse("age 1\n25 clan_militia\nage 2\n25 clan_militia\nage 3\n25 lake_tank\n", pool).unwrap();
    assert!(Clans::start(&Setup { m4: true, deck_a: DeckChoice::Full(ages), ..Setup::default() }).is_ok());
    assert_eq!(Deck::parse("age 2\n25 clan_militia\n", pool).unwrap_err().line, 1);
}

#[test]
fn every_built_in_deck_and_hero_is_sound() {
    for deck in Deck::built_in() {
        let ages = !deck.ages.is_empty();
        let choice = DeckChoice::Named(deck.id.clone());
        let setup = Setup { m4: ages, x1: true, m2: true, deck_a: choice.clone(), ..Setup::default() };
        let deck_b = if ages { DeckChoice::default() } else { choice };
        assert!(Clans::start(&Setup { deck_b, ..setup }).is_ok(), "{}", deck.id);
    }
    assert_eq!(Hero::all().len(), 12);
    assert!(Hero::all().iter().all(|hero| (1..=2).contains(&hero.terrains.len()) && (1..=3).contains(&hero.uses)));
}

/// R3.6: two dealers with different decks but the same plans give the same combat
#[test]
fn r3_6_r4_4_unshuffled_decks_are_used_as_given() {
    let setup = Setup::default();
    let mut played = Match::<Clans>::new(Header::given(setup.clone())).unwrap();
    let mut dealer = Reference::unshuffled(played.state());
    played.deal_with(&mut dealer).unwrap();
    let text = played.state().canonical_text(Some(&dealer));
    assert!(text.contains("A;hp=100;gold=0;hand=A0,A1,A2,A3,A4,A5;deck=A6,A7,"), "{text}");
    for seat in [Seat(0), Seat(1)] {
        played.act(seat, parlour_clans::Action::Plan(Submission::PASS)).unwrap();
    }
    // Nothing is asked of the dealer inside the combat: only the two draws follow.
    assert_eq!(played.len(), 4);
}

/// R23.7
#[test]
fn r23_7_s118_an_age_limits_cost() {
    let first = vec!["24 clan_militia".to_owned(), "desert_tank".to_owned()];
    let rest = vec!["25 clan_militia".to_owned()];
    let deck = |ages| DeckChoice::Full(Deck { ages, ..Deck::default() });
    let setup = |ages| Setup { m4: true, deck_a: deck(ages), ..Setup::default() };
    refused(setup(vec![first.clone(), rest.clone(), rest.clone()]), "E_AGE_COST", "R23.7");
    assert!(Clans::start(&setup(vec![rest.clone(), first.clone(), rest.clone()])).is_ok());
    let legend = vec!["24 clan_militia".to_owned(), "bog_hydra".to_owned()];
    refused(setup(vec![rest.clone(), legend.clone(), rest.clone()]), "E_AGE_COST", "R23.7");
    assert!(Clans::start(&setup(vec![rest.clone(), rest, legend])).is_ok());
}

/// R25.1
#[test]
fn r25_1_s125_copy_limits() {
    let with = |lines: &[&str]| Setup { x1: true, deck_a: list(lines), ..Setup::default() };
    refused(with(&["4 desert_veteran", "21 clan_militia"]), "E_COPY_LIMIT", "R25.1");
    assert!(Clans::start(&with(&["3 desert_veteran", "22 clan_militia"])).is_ok());
    refused(with(&["2 sunfire_warlord", "23 clan_militia"]), "E_COPY_LIMIT", "R25.1");
    refused(with(&["3 desert_berserker", "22 clan_militia"]), "E_COPY_LIMIT", "R25.1");
    assert!(Clans::start(&Setup { x1: false, ..with(&["4 desert_veteran", "21 clan_militia"]) }).is_ok());
}

/// R25.2
#[test]
fn r25_2_short_decks() {
    let with = |count: usize| Setup {
        x1: true,
        short_decks: true,
        deck_a: list(&[&format!("{count} clan_militia")]),
        ..Setup::default()
    };
    assert!(Clans::start(&with(15)).is_ok());
    refused(with(14), "E_DECK_SIZE", "R2.4");
    refused(with(26), "E_DECK_SIZE", "R2.4");
    refused(Setup { x1: false, ..with(15) }, "E_RULESET", "R25.2");
}

/// R25.3
#[test]
fn r25_3_the_power_score() {
    let power = |id: &str| Pool::built_in().get(id).unwrap().power();
    assert_eq!((power("desert_quick_strike"), power("desert_warrior")), (1200, 700));
}

/// R26.1, R26.3
#[test]
fn r26_3_modules_that_do_not_go_together_are_refused() {
    refused(Setup { x5: true, x7: true, ..Setup::default() }, "E_RULESET", "R26.1");
    refused(Setup { preset: Preset::Frontier, x7: true, ..Setup::default() }, "E_RULESET", "R26.1");
    refused(Setup { modules: vec!["X9".into()], ..Setup::default() }, "E_RULESET", "R26.3");
    refused(Setup { initial_hand: Some(9), ..Setup::default() }, "E_RULESET", "R2.1");
    refused(Setup { crystal_hp: Some(0), ..Setup::default() }, "E_RULESET", "R2.1");
    refused(Setup { age_two: Some(20), ..Setup::default() }, "E_RULESET", "R23.2");
    assert!(Clans::start(&Setup { x3: true, x5: true, ..Setup::default() }).is_ok());
    assert!(serde_json::from_str::<Setup>(r#"{"colour": "red"}"#).is_err());
}

/// R20.10: an upgraded copy is one stronger
#[test]
fn an_upgraded_copy_has_one_more_damage_and_health() {
    let setup = Setup {
        deck_size: Some(1),
        initial_hand: Some(1),
        deck_a: list(&["lake_tank+"]),
        deck_b: list(&["lake_tank"]),
        ..Setup::default()
    };
    let game = Clans::start(&setup).unwrap();
    let view = game.view(parlour_core::Viewer::Table);
    let numbers = ["A0", "B0"].map(|card| view.numbers(card.parse().unwrap()));
    assert_eq!(numbers, [(9, 17, 32), (8, 16, 32)]);
}
