//! Bots among themselves, with nobody there.

use std::time::Instant;

use parlour_core::{Key, Opening, Rng, Status};
use serde_json::json;

use crate::world::World;

fn bots(bot: &str) -> serde_json::Value {
    json!({"seats": [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]})
}

#[test]
fn they_play_to_the_end_in_few_pieces_and_the_log_holds() {
    for (game, bot) in [("wotr", "heuristic"), ("confrontation", "random"), ("leduc", "random")] {
        let mut world = World::new(game, &bots(bot), 1, 1);
        let writes = world.watch_bots();
        assert!(world.is_over(), "{game}");
        world.check();
        let entries = world.disk.entries.len();
        println!("{game}: {entries} entries in {writes} pieces");
        assert!(game != "wotr" || entries > 8 * writes, "{game}: {entries} entries in {writes} pieces");
    }
}

#[test]
fn whoever_comes_sees_each_decision() {
    let mut world = World::new("wotr", &bots("heuristic"), 1, 1);
    world.look_on();
    let writes = world.watch_bots();
    let acts = world.disk.stored().iter().filter(|it| matches!(it.deed, parlour_core::Deed::Act { .. })).count();
    assert!(world.is_over() && writes >= acts, "{acts} decisions in {writes} pieces");
}

/// What a table costs beside the rules and the bots, as a figure (`--release --no-capture`, more of it in a
/// soak); and both play to the end.
#[test]
fn what_a_table_costs() {
    let game = parlour_registry::game("wotr").expect("the game");
    let (mut plain, mut table, mut entries) = (0.0, 0.0, 0);
    let matches = if std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1") { 20 } else { 2 };
    for seed in 0..matches {
        let begun = Instant::now();
        let mut played =
            game.start(Opening { key: Some(Key::from_seed(seed)), ..Opening::default() }).expect("a start");
        let mut bots = [game.bot("heuristic").expect("a bot"), game.bot("heuristic").expect("a bot")];
        let mut rng = Rng::new(seed);
        played.deal_keyed().expect("a deal");
        while let Status::Decide(seats) = played.status() {
            let seat = seats.iter().next().expect("somebody is asked");
            let action = bots[seat.index()].choose(played.as_ref(), seat, &mut rng).expect("a choice");
            played.act(seat, &action).expect("it is legal");
            played.deal_keyed().expect("a deal");
        }
        plain += begun.elapsed().as_secs_f64();
        let begun = Instant::now();
        let mut world = World::new("wotr", &self::bots("heuristic"), 1, seed);
        world.watch_bots();
        table += begun.elapsed().as_secs_f64();
        assert!(world.is_over());
        entries += world.disk.entries.len();
    }
    println!(
        "{matches} matches, {entries} entries: a match alone {:.1} ms, on a table {:.1} ms, {:.1} times",
        plain * 1_000.0 / matches as f64,
        table * 1_000.0 / matches as f64,
        table / plain
    );
}
