//! Chapter 16: SimpleAI is legal, and a function of its own view and generator.

use parlour_clans::{Action, Clans, Deck, DeckChoice, Module, Preset, Setup, Side, SimpleAi, Simulation};
use parlour_core::{Game, Rng, Seat, Viewer};

/// R16.3: S80, over all decks, presets and modules
#[test]
fn r16_3_s80_no_plan_of_simple_ai_is_ever_refused() {
    let named = |deck: &Deck| DeckChoice::Named(deck.id.clone());
    let decks: Vec<DeckChoice> = Deck::built_in().iter().filter(|deck| deck.ages.is_empty()).map(named).collect();
    for (index, deck) in decks.iter().enumerate() {
        let other = &decks[(index + 1) % decks.len()];
        for preset in [Preset::Classic, Preset::ClassicPlus, Preset::Frontier] {
            let setup = Setup { preset, ..Setup::simulation(deck.clone(), other.clone()) };
            let setup = Setup { terrain_a: "deck".into(), terrain_b: "deck".into(), ..setup };
            let simulation = Simulation::new(&setup).unwrap();
            // A plan that is not legal stops the simulation in a build with assertions.
            (0..60).for_each(|seed| assert!(simulation.run(seed).turns > 0));
        }
    }
    for module in Module::ALL {
        let simulation = Simulation::new(&Setup { modules: vec![module.name().into()], ..Setup::default() }).unwrap();
        (0..40).for_each(|seed| assert!(simulation.run(seed).turns > 0));
    }
    let one = Setup { max_plays_per_lane: Some(1), lane_capacity: Some(1), ..Setup::default() };
    (0..40).for_each(|seed| assert!(Simulation::new(&one).unwrap().run(seed).turns > 0));
}

/// R16.2: S81
#[test]
fn s81_with_full_lanes_simple_ai_plays_nothing() {
    let list = DeckChoice::List(vec!["25 lake_guardian".into()]);
    let setup =
        Setup { initial_hand: Some(0), draw_per_turn: Some(0), deck_a: list.clone(), deck_b: list, ..Setup::default() };
    let mut table = serde_json::to_value(Clans::start(&setup).unwrap().view(Viewer::Table)).unwrap();
    for (index, lane) in ["left", "center", "right"].into_iter().enumerate() {
        table["lanes"][lane]["A"] = serde_json::json!([format!("A{}", 2 * index), format!("A{}", 2 * index + 1)]);
    }
    table["sides"]["A"]["hand"] = serde_json::json!(["A6", "A7", "A8", "A9", "A10"]);
    table["sides"]["A"].as_object_mut().unwrap().remove("deck");
    let game = Clans::position(&serde_json::from_value(table).unwrap()).unwrap();
    for seed in 0..50 {
        let action = SimpleAi::default().choose(&game.view(Viewer::Seat(Seat(0))), &mut Rng::new(seed));
        assert!(matches!(action, Action::Plan(plan) if plan.is_pass()));
    }
}

/// R16.4: the same view and the same generator give the same plan, whatever is hidden
#[test]
fn r16_4_r15_4_an_ai_sees_only_its_own_view() {
    let mut game = Clans::start(&Setup { preset: Preset::ClassicPlus, ..Setup::default() }).unwrap();
    let mut rng = Rng::new(4);
    while let parlour_core::Status::Chance(request) = game.status() {
        game.deal(&request.answer_with(|n| rng.below(n)), &mut parlour_core::NoEvents);
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let plan = SimpleAi::default().choose(&view, &mut Rng::new(8));
    for seed in 0..20 {
        let world = Clans::imagine(&view, Seat(0), &mut Rng::new(seed));
        assert_eq!(SimpleAi::default().choose(&world.view(Viewer::Seat(Seat(0))), &mut Rng::new(8)), plan);
    }
}

/// R16.5: heroes are activated on one roll in four, and on the marching board one card a lane is played
#[test]
fn r16_5_simple_ai_uses_heroes_and_marches() {
    let setup = Setup { m2: true, hero_a: "genghis".into(), hero_b: "napoleon".into(), ..Setup::default() };
    let simulation = Simulation::new(&setup).unwrap();
    let (mut used, mut turns) = (0, 0);
    for seed in 0..50 {
        let (_, watched, _) = simulation.run_watched(seed);
        turns += watched.len();
        used += watched.iter().filter(|turn| turn.heroes[Side::A.index()].is_some()).count();
        assert!(watched.iter().filter_map(|turn| turn.heroes[0]).all(|target| target.0.is_some()));
    }
    assert!(used > 80 && used <= 100 && turns > 500, "{used} of {turns}");
    let marching = Simulation::new(&Setup { x5: true, ..Setup::default() }).unwrap();
    let (_, watched, _) = marching.run_watched(1);
    assert!(watched.iter().flat_map(|turn| turn.plans).all(|plan| (0..3).all(|lane| plan.list(lane).len() <= 1)));
}
