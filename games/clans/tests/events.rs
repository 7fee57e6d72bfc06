//! Chapters 6 and 18: the order of steps and events, and the log that is made of them.

use parlour_clans::{Clans, Event, Setup, Simulation, combat_log};
use parlour_core::Game;

fn kind(event: &Event) -> String {
    let value = serde_json::to_value(event).unwrap();
    value.as_object().unwrap().keys().next().unwrap().clone()
}

/// R6.1, R18.1: the steps of the combat phase, seen through the order of their events
#[test]
fn r6_1_r18_1_the_steps_come_in_their_order() {
    const STEPS: [(&str, usize); 14] = [
        ("placed", 1),
        ("hero_used", 3),
        ("ultimate", 3),
        ("marched", 4),
        ("lane_start", 5),
        ("tick_idle", 5),
        ("attack", 5),
        ("overflow", 5),
        ("lane_result", 7),
        ("zone_moved", 7),
        ("crystal_hit", 7),
        ("relic_claimed", 8),
        ("fatigue", 10),
        ("match_ended", 12),
    ];
    let heroes = Setup { m1: true, m2: true, m3: true, x6: true, ..Setup::default() };
    let setup = Setup { hero_a: "saladin".into(), hero_b: "nelson".into(), ..heroes };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let (_, _, events) = Simulation::new(&setup).unwrap().run_watched(seed);
        let mut step = 0;
        for event in &events {
            let kind = kind(event);
            if kind == "turn_started" {
                step = 0;
            }
            if let Some((_, at)) = STEPS.iter().find(|(name, _)| *name == kind) {
                assert!(*at >= step, "{kind} after step {step}");
                step = *at;
                seen.insert(kind);
            }
        }
    }
    assert_eq!(seen.len(), STEPS.len() - 2, "{seen:?}: all but ultimates and marches");
}

/// R18.2: within a tick: A's attack and overflow, B's, then the fallen, then promotions
#[test]
fn r18_2_the_order_within_a_tick() {
    let (_, _, events) = Simulation::new(&Setup::default()).unwrap().run_watched(42);
    let mut last = (0, 0);
    for event in &events {
        let (tick, rank) = match event {
            Event::Attack { tick, side, .. } => (*tick, 10 + 10 * side.index()),
            Event::Overflow { tick, side, .. } => (*tick, 11 + 10 * side.index()),
            Event::Destroyed { tick, side, .. } => (*tick, 30 + side.index()),
            Event::Promoted { tick, side, .. } => (*tick, 40 + side.index()),
            _ => {
                last = (0, 0);
                continue;
            }
        };
        assert!(tick > last.0 || rank >= last.1, "{event:?}");
        last = (tick, rank);
    }
}

#[test]
fn the_combat_log_reads_like_a_report() {
    let (_, _, events) = Simulation::new(&Setup::default()).unwrap().run_watched(42);
    let words = Clans::INFO.first_words();
    let lines: Vec<String> = combat_log(&events).iter().map(|line| words.say(line)).collect();
    assert_eq!(lines[0], "  Side A draws 6 cards.");
    assert!(lines.contains(&"== Turn 1 ==".to_owned()));
    assert!(lines.contains(&"Left lane: uncontested in the middle.".to_owned()));
    let hit = lines.iter().find(|line| line.contains("hits")).unwrap();
    assert!(hit.starts_with("  Tick ") && hit.contains(" for ") && hit.contains(" → "), "{hit}");
    assert!(lines.iter().any(|line| line.contains("is destroyed")));
    assert!(lines.iter().any(|line| line == "  Side B wins the left lane."));
    assert!(lines.iter().all(|line| !line.contains('{') && !line.contains("You draw")));
    assert_eq!(lines.last().unwrap(), "  Side A wins: a crystal has fallen.");
}
