//! Chapters 6 and 18: the order of steps and events, and the log that is made of them.

use parlour_clans::{Action, Clans, Event, Lane, Part, Parts, Setup, Side, Simulation, Unit, combat_log};
use parlour_core::{Game, Header, Match, Seat, Viewer};

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
    assert!(lines.iter().any(|line| line.starts_with("  ✝ ") && line.ends_with("is destroyed.")));
    assert!(lines.iter().any(|line| line == "  Side B wins the left lane."));
    assert!(lines.iter().all(|line| !line.contains('{') && !line.contains("You draw")));
    assert_eq!(lines.last().unwrap(), "  Side A wins: a crystal has fallen.");
}

/// R18.5: the parts of every hit add up to its damage, whatever modules are on
#[test]
fn r18_5_the_parts_of_a_hit_are_its_damage() {
    let mut kinds = std::collections::BTreeSet::new();
    for (preset, deck) in [("classic_plus", "D4"), ("frontier", "D5"), ("classic", "D3"), ("frontier", "D6")] {
        let setup = serde_json::json!({"preset": preset, "x2": true, "deck_a": deck, "deck_b": "D2"});
        let simulation = Simulation::new(&serde_json::from_value(setup).unwrap()).unwrap();
        for seed in 0..40 {
            for event in simulation.run_watched(seed).2 {
                let Event::Attack { damage, parts, target, .. } = event else { continue };
                if target.card.is_hidden() {
                    assert_eq!(parts, Parts::UNTOLD, "a hit on a hidden card says nothing");
                    continue;
                }
                assert_eq!(parts.iter().map(|(_, amount)| amount).sum::<i16>(), damage, "{event:?}");
                kinds.extend(parts.iter().map(|(part, _)| part as usize));
            }
        }
    }
    assert!(kinds.len() > 8, "{kinds:?}");
}

/// R18.5: told in words, with a sign for each part
#[test]
fn r18_5_a_hit_says_what_made_it() {
    let parts = [(Part::Base, 4), (Part::Fury, 2), (Part::Shield, -2)];
    let unit = |card: &str| Unit { card: card.parse().unwrap(), id: "desert_warrior" };
    let hit = |parts: &[(Part, i16)]| Event::Attack {
        lane: Lane::Left,
        tick: 3,
        side: Side::A,
        attacker: unit("A1"),
        target: unit("B2"),
        damage: 4,
        parts: Parts::of(parts),
        hp_before: 9,
        hp_after: 5,
    };
    let say = |language: &str, event: &Event| Clans::INFO.words(language).unwrap().say(&Clans::tell(event));
    let told = say("en", &hit(&parts));
    assert!(told.ends_with("for 4 (9 → 5): 4 base, +2 Fury, −2 Shield = 4."), "{told}");
    assert!(say("de", &hit(&parts)).ends_with("4 Grundschaden, +2 Raserei, −2 Schild = 4"));
    assert!(say("fr", &hit(&parts)).ends_with("4 de base, +2 Fureur, −2 Bouclier = 4"));
    assert!(say("en", &hit(&parts[..1])).ends_with("for 4 (9 → 5)."), "a plain hit has nothing to explain");
    for part in Part::ALL {
        for amount in [1, -1] {
            let event = hit(&[(Part::Base, 4), (part, amount)]);
            for language in ["en", "de", "fr"] {
                Clans::INFO.words(language).unwrap().check(&Clans::tell(&event)).unwrap();
            }
        }
    }
}

/// R15.1, R23.5: with ages the deck that can be drawn from is counted, and the others apart
#[test]
fn r15_1_the_scene_counts_the_deck_of_the_age() {
    let say = |turn: u16| {
        let setup = Setup { m4: true, ..Setup::default() };
        let mut view = serde_json::to_value(Clans::start(&setup).unwrap().view(Viewer::Table)).unwrap();
        (view["turn"], view["phase"]) = (turn.into(), "turn".into());
        let view = serde_json::from_value(view).unwrap();
        let scene = Clans::describe(&view);
        let words = Clans::INFO.first_words();
        scene.sections.iter().flat_map(|section| &section.lines).map(|line| words.say(line)).collect::<Vec<_>>()
    };
    let lines = say(7);
    assert!(lines.contains(&"Turn 7".to_owned()), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("25 in the deck of age 2")), "{lines:?}");
    assert!(lines.contains(&"Set aside with age 1: 25 cards".to_owned()), "{lines:?}");
    assert!(lines.contains(&"To come with age 3: 25 cards".to_owned()), "{lines:?}");
}

/// R5.3, R21.3, R21.4: one code, two reasons, two sentences
#[test]
fn r21_4_a_refusal_says_which_of_its_reasons_it_was() {
    let setup = Setup { m2: true, hero_a: "cleopatra".into(), ..Setup::default() };
    let mut played = Match::<Clans>::new(Header::given(setup)).unwrap();
    let mut dealer = parlour_clans::Reference::unshuffled(played.state());
    played.deal_with(&mut dealer).unwrap();
    let words = Clans::INFO.first_words();
    let why = |played: &Match<Clans>, action: Action| {
        let refusal = played.state().check(Seat(0), &action).expect_err("it must be refused");
        words.say(&refusal.reason)
    };
    assert_eq!(why(&played, Action::Remove("A0".parse().unwrap())), "That card isn't in your plan.");
    assert_eq!(why(&played, Action::Add("A20".parse().unwrap(), Lane::Left)), "That card isn't in your hand.");
    for turn in 1..=2 {
        played.act(Seat(0), Action::Hero(None)).unwrap();
        let said = if turn == 1 { "You've already called your hero this turn." } else { "Your hero has no uses left." };
        assert_eq!(why(&played, Action::Hero(None)), said);
        for seat in [Seat(0), Seat(1)] {
            played.act(seat, Action::Submit).unwrap();
        }
        played.deal_with(&mut dealer).unwrap();
    }
}
