//! The laws of the engine, over all modules and many combinations of them.

use parlour_clans::{Clans, Module, Preset, Setup};
use parlour_core::{Game, Rng};
use parlour_testkit::{Depth, Plan, assert_conforms, press_unlit};

const ALL: [Module; 12] = Module::ALL;

fn with(modules: &[Module], setup: Setup) -> Setup {
    Setup { modules: modules.iter().map(|module| module.name().to_owned()).collect(), ..setup }
}

/// The presets, each module alone, and combinations drawn at random; with heroes and decks that
/// make use of them.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = [Preset::Classic, Preset::ClassicPlus, Preset::Frontier]
        .map(|preset| Setup { preset, ..Setup::default() })
        .into();
    setups.extend(ALL.iter().map(|module| with(&[*module], Setup::default())));
    let mut rng = Rng::new(26);
    let decks = ["D1", "D2", "D3", "D4", "D5", "D6"];
    let heroes = [
        "napoleon",
        "saladin",
        "nelson",
        "charles",
        "ramesses",
        "joan",
        "cleopatra",
        "alexander",
        "sun_tzu",
        "genghis",
        "bolivar",
        "washington",
        "none",
        "deck",
    ];
    while setups.len() < 120 {
        let mut on: Vec<Module> = ALL.into_iter().filter(|_| rng.below(2) == 0).collect();
        if on.contains(&Module::X5) {
            on.retain(|module| *module != Module::X7);
        }
        let mut setup = with(&on, Setup::default());
        if !on.contains(&Module::M4) {
            setup.deck_a = parlour_clans::DeckChoice::Named(rng.pick(&decks).unwrap().to_string());
            setup.deck_b = parlour_clans::DeckChoice::Named(rng.pick(&decks).unwrap().to_string());
        }
        if on.contains(&Module::M2) {
            setup.hero_a = rng.pick(&heroes).unwrap().to_string();
            setup.hero_b = rng.pick(&heroes).unwrap().to_string();
        }
        if rng.below(3) == 0 {
            setup.crystal_hp = Some(25);
        }
        setup.arrival_strikes = rng.below(4) == 0;
        if rng.below(6) == 0 {
            setup.lane_capacity = Some(1);
        }
        setups.push(setup);
    }
    setups
}

#[test]
fn every_setup_starts() {
    for setup in setups() {
        Clans::start(&setup).unwrap_or_else(|refusal| panic!("{setup:?}: {refusal:?}"));
    }
}

/// R1.1, R1.9, R1.11, R9.6, R15.1, R15.2, R15.3, R19.4, R26.1
#[test]
fn every_law_holds_in_every_combination_of_modules() {
    let plan = Plan::new(600).soak(50_000).setups(setups()).seed(7).depth(Depth::Sampled(64));
    let summary = assert_conforms::<Clans>(&plan);
    assert!(summary.longest < u64::from(Clans::INFO.bound));
    println!("{summary:?}");
}

/// R5.1, R5.3, R5.5
#[test]
fn every_law_holds_at_every_entry() {
    let plan = Plan::new(12).soak(240).setups(setups()).seed(11).depth(Depth::Full);
    let summary = assert_conforms::<Clans>(&plan);
    assert!(summary.own_undos > 100, "{summary:?}");
}

/// What is not lit says why, and what the rules say; seed 72.
#[test]
fn what_is_not_lit_says_why() {
    let found = press_unlit::<Clans>(&Setup::default(), 72, 200);
    println!("seed 72: {found:?}");
    assert!(found.verbs >= 1, "{found:?}");
}
