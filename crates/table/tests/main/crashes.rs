//! A table that stops after any out and is taken up again from what was durable has lost nothing and
//! doubled nothing, whatever comes between: faults of the disk, another node, time, undo and chat.

use serde_json::{Value, json};

use crate::world::World;

fn soak() -> bool {
    std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1")
}

/// Plays one world to its end, or for so many steps.
fn play(game: &str, plan: &Value, nodes: usize, seed: u64, crash: u32) -> World {
    let mut world = World::new(game, plan, nodes, seed);
    world.sit_down();
    for _ in 0..3_000 {
        if world.is_over() {
            break;
        }
        world.step(crash);
    }
    world.settle();
    world.check();
    world
}

fn plans() -> Vec<(&'static str, Value)> {
    let timed = json!({"kind": "per_match", "ms": 600_000, "increment": 1_000});
    vec![
        ("kuhn", json!({})),
        ("tictactoe", json!({"clock": timed})),
        ("leduc", json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})),
        ("connect4", json!({"open": true})),
    ]
}

#[test]
fn whatever_stops_wherever_nothing_is_lost_and_nothing_doubled() {
    let worlds = if soak() { 2_000 } else { 60 };
    let (mut acts, mut crashes, mut conflicts, mut faults, mut over) = (0, 0, 0, 0, 0);
    for (game, plan) in plans() {
        for seed in 0..worlds {
            let nodes = 1 + (seed % 2) as usize;
            let world = std::panic::catch_unwind(|| play(game, &plan, nodes, seed, 60));
            let Ok(world) = world else { panic!("{game} on {nodes} nodes, seed {seed}") };
            acts += world.clients.iter().map(|client| client.done.len()).sum::<usize>();
            crashes += world.crashes;
            conflicts += world.conflicts;
            faults += world.faults;
            over += u32::from(world.is_over());
        }
    }
    println!("{acts} acts, {crashes} crashes, {conflicts} conflicts, {faults} faults, {over} ended");
    for (what, count) in
        [("acts", acts as u32), ("crashes", crashes), ("conflicts", conflicts), ("faults", faults), ("ends", over)]
    {
        assert!(count > 0, "no {what} in these worlds");
    }
}

#[test]
fn without_crashes_every_table_comes_to_its_end() {
    for (game, plan) in plans() {
        for seed in 0..10 {
            let world = play(game, &plan, 1, seed, 0);
            assert!(world.is_over(), "{game}, seed {seed}");
        }
    }
}
