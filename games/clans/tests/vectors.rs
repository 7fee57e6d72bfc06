//! The match vectors of the reference dealer, digest by digest (chapters 3, 16, 17, 19).

use parlour_clans::{
    Clans, DeckChoice, Preset, Reference, Report, Setup, Side, Simulated, Simulation, Submission, below, digest_of,
    simulate_many, simulate_one, stream,
};
use parlour_core::{Game, Header, Match, Rng, Viewer};

fn deck(name: &str) -> DeckChoice {
    DeckChoice::Named(name.into())
}

fn lake_against_desert() -> Setup {
    Setup::simulation(deck("D2"), deck("D3"))
}

/// R3.1, R3.2
#[test]
fn r3_1_the_generator_is_splitmix64() {
    let mut rng = Rng::new(0);
    let outputs: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
    assert_eq!(outputs, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]);
    assert_eq!(below(&mut Rng::new(0), 10), 0xE220_A839_7B1D_CDAF % 10);
}

/// R19.2
#[test]
fn r19_2_the_digest_is_fnv_1a() {
    assert_eq!(digest_of("a"), "af63dc4c8601ec8c");
    assert_eq!(digest_of(""), "cbf29ce484222325");
}

/// R3.3, R3.4, R3.5, R4.1, R4.2, R19.1
#[test]
fn s4_the_initial_state() {
    let simulation = Simulation::new(&lake_against_desert()).unwrap();
    let (_, turns, _) = simulation.run_watched(42);
    assert_eq!(turns[0].digest, "ac791f055ff49a5a");
    let mut played = Match::<Clans>::new(Header::given(lake_against_desert())).unwrap();
    let mut dealer = Reference::new(played.state(), 42);
    played.deal_with(&mut dealer).unwrap();
    let wanted = "clans1;turn=1;phase=turn;winner=-\n\
        A;hp=100;gold=0;hand=A17,A6,A19,A20,A3,A18;\
        deck=A10,A15,A2,A5,A21,A13,A12,A16,A9,A22,A7,A0,A4,A8,A14,A24,A11,A1,A23;grave=;burn=\n\
        B;hp=100;gold=0;hand=B9,B3,B0,B10,B7,B8;\
        deck=B13,B22,B14,B15,B6,B1,B5,B2,B24,B18,B11,B17,B4,B16,B21,B23,B12,B20,B19;grave=;burn=\n\
        L0;zone=Middle;A=;B=\nL1;zone=Middle;A=;B=\nL2;zone=Middle;A=;B=";
    assert_eq!(played.state().canonical_text(Some(&dealer)), wanted);
    assert_eq!(stream(42, 1), Rng::new(0x2A ^ 0xD1B5_4A32_D192_ED03));
}

fn text(plan: &Submission) -> String {
    serde_json::to_string(plan).unwrap()
}

/// R16.1, R16.2
#[test]
fn s79_the_first_plans_of_simple_ai() {
    let (_, turns, _) = Simulation::new(&lake_against_desert()).unwrap().run_watched(42);
    assert_eq!(text(&turns[0].plans[0]), r#"{"center":["A20"],"right":["A18","A19"]}"#);
    assert_eq!(text(&turns[0].plans[1]), r#"{"left":["B7","B10"],"right":["B8"]}"#);
    assert_eq!(text(&turns[1].plans[0]), r#"{"center":["A15"]}"#);
    assert_eq!(text(&turns[1].plans[1]), r#"{"center":["B9"]}"#);
    assert_eq!(text(&turns[2].plans[0]), "{}");
    assert_eq!(text(&turns[2].plans[1]), r#"{"center":["B15"]}"#);
}

/// R17.1, R17.2, R17.3, R17.6
#[test]
fn s82_the_full_match_digest_by_digest() {
    let (outcome, turns, _) = Simulation::new(&lake_against_desert()).unwrap().run_watched(42);
    let wanted = [
        "ac791f055ff49a5a",
        "5d40772bdeb7163e",
        "97ee2bfae2e7dd04",
        "78f22f1aa474e430",
        "4c10891ffb35f6fb",
        "a1a0ee216720fb7d",
        "72422c1c506aacf9",
        "000cba6ef5ad6e05",
        "1784185dfd2e91ee",
        "ab860cbd747bb280",
        "7aefec9ce1aead4d",
        "b6f6edfc441aaf83",
        "b3c9e4f19ed94b2f",
        "d974b9220ae13434",
        "d8adf95ad53b285a",
        "030bff014b43ce79",
        "844e63c325b955cf",
        "60e1616ba8efd625",
        "a3fb9a1e9c2390ce",
    ];
    let found: Vec<&str> = turns.iter().map(|turn| turn.digest.as_str()).collect();
    assert_eq!(found, wanted);
    let expected = Simulated {
        winner: "deck1",
        turns: 19,
        crystals: [52, 0],
        gold: [11600, 7600],
        digest: "cefc61956825d309".into(),
    };
    assert_eq!(outcome, expected);
}

/// R17.1, R12.3
#[test]
fn s83_more_matches() {
    let play = |seed| simulate_one(deck("D2"), deck("D3"), seed).unwrap();
    let is = |seed, winner, turns, crystals, gold, digest: &str| {
        assert_eq!(play(seed), Simulated { winner, turns, crystals, gold, digest: digest.into() });
    };
    is(43, "deck2", 14, [0, 62], [4800, 7200], "841b1c522b406bad");
    is(44, "deck2", 15, [0, 52], [5200, 9200], "d65f6686cbf95268");
    is(6, "draw", 18, [0, 0], [6800, 8000], "3856fed0141c4277");
    let last = Simulation::new(&lake_against_desert()).unwrap().final_state(6);
    assert_eq!((last.crystal_damage(Side::A), last.crystal_damage(Side::B)), (106, 108));
}

/// R17.4, R17.5
#[test]
fn s84_s85_a_batch_is_the_same_on_any_number_of_threads() {
    let one = simulate_many(&lake_against_desert(), 100, 42, 1).unwrap();
    assert_eq!(one, Report { games: 100, deck1: 41, deck2: 56, draws: 3, turns: 1675 });
    assert_eq!(one.average_turns(), "16.75");
    assert_eq!(one.percent(one.deck1), "41.0");
    assert_eq!(simulate_many(&lake_against_desert(), 100, 42, 8).unwrap(), one);
    let none = simulate_many(&lake_against_desert(), 0, 42, 2).unwrap();
    assert_eq!((none.average_turns().as_str(), none.percent(0).as_str()), ("0.00", "0.0"));
    let thirds = Report { games: 3, deck1: 2, deck2: 1, draws: 0, turns: 200 };
    assert_eq!(
        (thirds.percent(2), thirds.percent(1), thirds.average_turns()),
        ("66.7".into(), "33.3".into(), "66.67".into())
    );
}

/// R20.1, R20.3, R20.4, R20.6
#[test]
fn s91_the_full_match_with_gold() {
    let setup = Setup { m1: true, ..lake_against_desert() };
    let (outcome, turns, _) = Simulation::new(&setup).unwrap().run_watched(42);
    assert_eq!(turns[0].digest, "53a18bc93a6c8cc8");
    let expected = Simulated {
        winner: "deck1",
        turns: 19,
        crystals: [52, 0],
        gold: [13550, 8800],
        digest: "30e43f8ba7e518e3".into(),
    };
    assert_eq!(outcome, expected);
}

/// R23.1, R23.2, R23.3, R23.4
#[test]
fn s120_the_full_match_of_the_ages() {
    let setup = Setup { m4: true, ..Setup::simulation(deck("lake_league"), deck("desert_host")) };
    let (outcome, turns, _) = Simulation::new(&setup).unwrap().run_watched(5);
    assert_eq!(turns[0].digest, "c78db34776af200b");
    let expected = Simulated {
        winner: "deck1",
        turns: 23,
        crystals: [37, 0],
        gold: [9200, 8000],
        digest: "d07f37d79b81ec4d".into(),
    };
    assert_eq!(outcome, expected);
}

/// R25.30, R25.60
#[test]
fn s136_s146_tiles_and_relic_of_the_reference_dealer() {
    let heroes = Setup { m2: true, hero_a: "napoleon".into(), hero_b: "saladin".into(), ..Setup::default() };
    let setup = Setup { x4: true, x6: true, ..heroes };
    let mut played = Match::<Clans>::new(Header::given(setup)).unwrap();
    let mut dealer = Reference::new(played.state(), 42);
    played.deal_with(&mut dealer).unwrap();
    let view = serde_json::to_value(played.state().view(Viewer::Table)).unwrap();
    let tiles = |zone: &str| ["left", "center", "right"].map(|lane| view["lanes"][lane]["terrain"][zone].clone());
    assert_eq!(tiles("Middle"), ["Lake", "Marsh", "Woods"]);
    assert_eq!(tiles("BaseA"), ["Woods", "Woods", "Lake"]);
    assert_eq!(tiles("BaseB"), ["Desert"; 3]);
    assert_eq!((&view["relic"]["lane"], &view["relic"]["reward"]), (&"right".into(), &"lake_veteran".into()));
}

/// R8.8, R16.5, R19.1, R21.8, R22.3, R23.4, R25.10, R25.44, R26.1: the modules together. These
/// numbers come from a second program, written from the rules alone.
#[test]
fn the_modules_together_agree_with_a_second_program() {
    let hero = |setup: Setup, a: &str, b: &str| Setup { m2: true, hero_a: a.into(), hero_b: b.into(), ..setup };
    let decks = |a, b| Setup { deck_a: deck(a), deck_b: deck(b), ..Setup::default() };
    let plus = Setup { preset: Preset::ClassicPlus, ..decks("D6", "D1") };
    let frontier = Setup { preset: Preset::Frontier, ..decks("D4", "D5") };
    let ages = Setup { m1: true, m3: true, m4: true, x2: true, x4: true, x6: true, ..Setup::default() };
    let ages = hero(ages, "genghis", "cleopatra");
    let march = hero(Setup { m3: true, x2: true, x5: true, ..decks("D6", "D4") }, "alexander", "genghis");
    let vectors = [
        (&plus, 7, "5da40c7f172e9750", "bf0a4d458a010f9d", 15, [0, 85], [6350, 10250]),
        (&plus, 9, "c134fa6720f47642", "fe59800ef12c881d", 18, [71, 0], [15200, 7000]),
        (&frontier, 11, "2e5d370373dc47e4", "c88183daf81fbd8c", 7, [15, 0], [3050, 1450]),
        (&frontier, 12, "f33db7d27c6b4374", "130991ad9e1ea10c", 3, [0, 25], [450, 1050]),
        (&ages, 3, "aba4c7219eca644d", "0f3e6a95670982ce", 17, [82, 0], [12150, 7250]),
        (&ages, 5, "c4bcfe93ce87e24f", "207551d36346f753", 18, [0, 27], [9650, 11600]),
        (&march, 21, "e1dc9fbe60d8f159", "68cfc22e7675029a", 14, [0, 86], [2400, 4400]),
        (&march, 22, "4cd6b49501a85099", "f2b7307df74ff421", 23, [5, 0], [2800, 3600]),
    ];
    for (setup, seed, start, end, turns, crystals, gold) in vectors {
        let (outcome, watched, _) = Simulation::new(setup).unwrap().run_watched(seed);
        let winner = if crystals[0] > crystals[1] { "deck1" } else { "deck2" };
        assert_eq!(watched[0].digest, start, "seed {seed}");
        assert_eq!(outcome, Simulated { winner, turns, crystals, gold, digest: end.into() }, "seed {seed}");
    }
}
