//! A table that stops after any out and is taken up again from what was durable has lost nothing and
//! doubled nothing, whatever comes between: faults of the disk, another node, time, undo and chat.

use serde_json::{Value, json};

use crate::world::{World, went_back};

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

/// Where a result counts for nothing beyond the table, the end is an action like any other.
#[test]
fn a_match_that_is_over_is_taken_back_where_the_house_says_so() {
    for reopens in [false, true] {
        let mut world = World::new("connect4", &json!({"open": true}), 1, 5);
        if reopens {
            world.reopens();
        }
        world.sit_down();
        while !world.is_over() {
            world.step(0);
        }
        world.settle();
        let entries = world.disk.entries.len();
        world.take_back(0);
        assert_eq!((world.is_over(), world.disk.head.ending.is_none()), (!reopens, reopens));
        assert_eq!(world.disk.entries.len(), entries + usize::from(reopens));
        world.crash(0);
        while !world.is_over() {
            world.step(0);
        }
        world.settle();
        world.check();
    }
}

/// What a push leaves out is what was shown before it, and nothing else.
#[test]
fn what_is_pushed_leads_where_it_leads_whoever_comes_again() {
    let (mut pushes, mut longer) = (0, 0);
    let worlds = (0..20).map(|seed| ("leduc", seed)).chain([("confrontation", 1), ("wotr", 1)]);
    for (game, seed) in worlds {
        let mut world = World::new(game, &json!({}), 1, seed);
        world.sit_down();
        for _ in 0..200 {
            let before = world.clients[0].update.clone();
            world.step(0);
            world.rest();
            let (Some(before), Some(pushed)) = (before, world.clients[0].update.clone()) else { continue };
            if before["number"] == pushed["number"] {
                continue;
            }
            let since = before["number"].as_u64().expect("a number") as u32;
            world.come_again(0, since);
            let whole = world.clients[0].update.clone().expect("an update");
            assert_eq!(
                went_back(&pushed, &before),
                went_back(&whole, &before),
                "{game}, seed {seed}: {pushed} {whole}"
            );
            let mut beats = whole["changes"].clone();
            let first = beats.as_array_mut().into_iter().flatten().find_map(|change| change["beats"].get_mut(0));
            if let Some(first) = first {
                *first = json!({"events": first["events"], "own": first["own"], "shown": true});
                first.as_object_mut().expect("a beat").retain(|_, it| !it.is_null());
            }
            assert_eq!(pushed["changes"], beats, "{game}, seed {seed}: of {whole}");
            pushes += 1;
            longer += u32::from(went_back(&whole, &before) > 1);
        }
    }
    println!("{pushes} pushes, {longer} with several beats");
    assert!(pushes > 100 && longer > 0, "{pushes} pushes, {longer} with several beats");
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
    let (mut acts, mut crashes, mut conflicts, mut faults, mut beats, mut over) = (0, 0, 0, 0, 0, 0);
    for (game, plan) in plans() {
        for seed in 0..worlds {
            let nodes = 1 + (seed % 2) as usize;
            let world = std::panic::catch_unwind(|| play(game, &plan, nodes, seed, 60));
            let Ok(world) = world else { panic!("{game} on {nodes} nodes, seed {seed}") };
            acts += world.clients.iter().map(|client| client.done.len()).sum::<usize>();
            crashes += world.crashes;
            conflicts += world.conflicts;
            faults += world.faults;
            beats += world.beats;
            over += u32::from(world.is_over());
        }
    }
    println!("{acts} acts, {crashes} crashes, {conflicts} conflicts, {faults} faults, {beats} beats, {over} ended");
    for (what, count) in [
        ("acts", acts as u32),
        ("crashes", crashes),
        ("conflicts", conflicts),
        ("faults", faults),
        ("beats", beats),
        ("ends", over),
    ] {
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
