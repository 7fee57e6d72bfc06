//! R17: victory; R18: decision points; R20: invariants.

use std::collections::BTreeMap;

use parlour_confrontation::{Action, Confrontation, Counts, Event, Setup};
use parlour_core::{Game, Header, Key, Match, Measure, Record, Rng, Seat, Sink, Status, Tally, Told, Viewer};
use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, all_but, position, seat, who, with_discards};

#[test]
fn r17_1_frodo_in_mordor_wins_whoever_is_there() {
    let mut table = position(Fellowship, "FRODO DAGORLAD, BALROG MORDOR, SHELOB MORDOR, ORCS MORDOR, WARG MORDOR");
    table.moves("FRODO", "MORDOR");
    assert_eq!(table.over(), Some((Some(Fellowship), "frodo_in_mordor")));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Battle { .. })));
    assert_eq!(table.refused(Sauron, json!({"move": ["ORCS", "GONDOR"]})), "R17.1");
}

#[test]
fn r17_2_frodo_defeated_in_any_way_loses() {
    for (fellowship, sauron) in [("F_4", "S_2"), ("F_1", "S_6"), ("F_NOBLE_SACRIFICE", "S_1")] {
        let mut table = position(Sauron, "FRODO MISTY_MOUNTAINS, BLACK_RIDER FANGORN, WARG MORDOR");
        table.moves("BLACK_RIDER", "MISTY_MOUNTAINS").cards(fellowship, sauron);
        assert_eq!(table.over(), Some((Some(Sauron), "frodo_defeated")), "{fellowship}");
        assert!(table.defeated().contains(&"FRODO"));
    }
    let mut table = position(Fellowship, "FRODO EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("FRODO", "FANGORN").play(Sauron, json!("ambush"));
    assert_eq!(table.over(), Some((Some(Sauron), "frodo_defeated")));
}

#[test]
fn r17_3_three_of_saurons_in_the_shire_win() {
    let mut table = position(Sauron, "FRODO ROHAN, ORCS THE_SHIRE, WARG THE_SHIRE, SARUMAN CARDOLAN");
    table.moves("SARUMAN", "THE_SHIRE");
    assert_eq!(table.over(), Some((Some(Sauron), "three_in_shire")));
    let mut table = position(Sauron, "FRODO ROHAN, ORCS MORDOR, WARG THE_SHIRE, SARUMAN CARDOLAN");
    table.moves("SARUMAN", "THE_SHIRE");
    assert_eq!(table.over(), None);
}

#[test]
fn r17_4_another_one_in_mordor_wins_nothing() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GANDALF DAGORLAD, BLACK_RIDER ROHAN");
    table.moves("GANDALF", "MORDOR");
    assert_eq!((table.over(), table.asked()), (None, vec![Sauron]));
}

#[test]
fn r17_5_without_a_move_a_player_loses_but_ability_moves_count() {
    let mut table = position(Fellowship, "FRODO FANGORN, WARG THE_SHIRE");
    table.moves("FRODO", "GONDOR");
    assert_eq!(table.over(), Some((Some(Fellowship), "no_legal_move")));
    let mut table = position(Fellowship, "FRODO FANGORN, FLYING_NAZGUL THE_SHIRE");
    table.moves("FRODO", "GONDOR");
    assert_eq!((table.over(), table.asked()), (None, vec![Sauron]));
    // Without characters there is no move either.
    let mut table = position(Fellowship, "FRODO FANGORN, GIMLI ROHAN, ORCS GONDOR");
    table.moves("GIMLI", "GONDOR");
    assert_eq!(table.over(), Some((Some(Fellowship), "no_legal_move")));
    // The Fellowship can be stuck as well: Frodo behind two that cannot move.
    let stuck = "FRODO GAP_OF_ROHAN, SAM ROHAN, MERRY ROHAN, GIMLI GONDOR, LEGOLAS GONDOR, PIPPIN MORDOR, BOROMIR MORDOR, GANDALF MORDOR, ARAGORN MORDOR, WARG EREGION";
    let mut table = position(Sauron, stuck);
    table.moves("WARG", "ARTHEDAIN");
    assert_eq!(table.over(), Some((Some(Sauron), "no_legal_move")));
}

#[test]
fn r17_6_a_turn_limit_leaves_the_game_undecided() {
    let setup = Setup { turn_limit: 2, ..Setup::default() };
    let mut table = Table::start(setup);
    table.play(Fellowship, json!({"formation": "hidden_heart"})).play(Fellowship, json!("confirm"));
    table.play(Sauron, json!({"formation": "iron_wall"})).play(Sauron, json!("confirm"));
    table.moves("CAVE_TROLL", "CARADHRAS").moves("BOROMIR", "GAP_OF_ROHAN");
    assert_eq!(table.over(), Some((None, "turn_limit")));
    assert_eq!(table.refused(Sauron, json!({"move": ["ORCS", "FANGORN"]})), "R17.6");
}

#[test]
fn r18_1_neither_player_sees_the_others_pick_first() {
    for first in [Fellowship, Sauron] {
        let views = [("F_2", "S_MAGIC"), ("F_MAGIC", "S_2")].map(|(fellowship, sauron)| {
            let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR");
            table.moves("BALROG", "MIRKWOOD");
            table.play(first, json!({"card": if first == Fellowship { fellowship } else { sauron }}));
            table.seen_by(first.other())
        });
        assert_eq!(views[0], views[1]);
    }
}

#[test]
fn r18_2_the_answers_to_the_question_for_an_ability() {
    let mut table = position(Sauron, "FRODO EREGION, SAM EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("BALROG", "EREGION").draws("FRODO");
    assert_eq!(table.legal(Fellowship).len(), 4);
    assert_eq!(table.refused(Fellowship, json!({"card": "F_1"})), "R18.2");
    assert_eq!(table.refused(Sauron, json!("fight")), "R18.2");
    assert_eq!(table.refused(Fellowship, json!("reveal_frodo")), "R10.4");
}

/// Plays random matches and shows each state before and after, with the events between.
fn random_matches(count: u64, mut look: impl FnMut(&Confrontation, &Confrontation, &[Told<Event>])) {
    let mut rng = Rng::new(11);
    for _ in 0..count {
        let mut state = Confrontation::start(&Setup::random()).unwrap();
        loop {
            let before = state.clone();
            let mut told = Vec::new();
            match state.status() {
                Status::Over(_) => break,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut told),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut actions = Vec::new();
                    state.legal_actions(seat, &mut actions);
                    let action: Action = *rng.pick(&actions).unwrap();
                    state.apply(seat, &action, &mut told);
                }
            }
            look(&before, &state, &told);
        }
    }
}

/// R20.1, R20.2, R20.3, R20.5, R20.9
#[test]
fn r20_1_invariants_hold_in_random_play() {
    random_matches(300, |before, after, _| {
        after.audit().unwrap();
        let view = |state: &Confrontation| state.view(Viewer::Table);
        let (old, new) = (view(before), view(after));
        assert_eq!(old.defeated.0 & !new.defeated.0, 0, "the defeated do not come back");
        if new.battle.is_none() && new.over.is_none() {
            assert_eq!(new.hands.fellowship.len(), new.hands.sauron.len());
            assert!(!new.hands.sauron.is_empty() && new.revealed.is_empty());
        }
    });
}

/// R20.2, R20.3, R20.5, R20.9
#[test]
fn positions_that_break_an_invariant_are_refused() {
    let fault = |patch| Table::try_at(&patch).err().unwrap();
    let base = json!({"FRODO": "THE_SHIRE", "WARG": "MORDOR"});
    let given = |more: serde_json::Value| {
        let mut patch = json!({"flow": ["move"], "to_move": "SAURON", "characters": base});
        patch.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        patch
    };
    assert!(fault(given(json!({"characters": {"WARG": "MORDOR"}}))).contains("R17.2"));
    assert!(fault(given(json!({"characters": {"FRODO": "MORDOR", "WARG": "ROHAN"}}))).contains("R20.9"));
    let three =
        json!({"characters": {"FRODO": "ROHAN", "WARG": "THE_SHIRE", "ORCS": "THE_SHIRE", "SHELOB": "THE_SHIRE"}});
    assert!(fault(given(three)).contains("R20.9"));
    assert!(fault(given(json!({"discards": {"SAURON": ["S_1"]}}))).contains("R20.3"));
    assert!(fault(given(json!({"revealed": ["FRODO"]}))).contains("R20.5"));
    assert!(fault(given(json!({"seen": {"FRODO": ["SAM"]}}))).contains("R16.6"));
    assert!(fault(given(json!({"flow": ["compare"]}))).contains("R4.3"));
    assert!(fault(given(json!({"flow": ["end_turn", "attack", "play_cards"]}))).contains("R4.3"));
    assert!(fault(given(json!({"flow": []}))).contains("R4.3"));
    let none = json!({"FELLOWSHIP": null, "SAURON": null});
    let battle = json!({
        "attacker": "WARG", "region": "GONDOR", "flags": [], "played": none, "replaced": none,
        "picked": {"FELLOWSHIP": false, "SAURON": false},
    });
    for flow in [
        json!(["end_turn", "draw"]),
        json!(["end_turn", "arrive", "draw"]),
        json!(["end_turn", "attack", "arrive", "ambush"]),
        json!(["end_turn", "attack", "ambush"]),
    ] {
        let found = fault(given(json!({"flow": flow, "battle": battle})));
        assert!(found.contains("fault.flow"), "{flow}: {found}");
    }
    assert!(fault(given(json!({"seen": {"FRODO": ["WARG"]}}))).contains("other side"));
}

/// R20.4
#[test]
fn r20_4_a_turn_ends_with_the_other_to_move_or_with_a_winner() {
    let mut movers: Vec<Option<parlour_confrontation::Side>> = Vec::new();
    random_matches(100, |_, _, told| {
        for told in told {
            match told.event {
                Event::Began { .. } => movers.clear(),
                Event::Turn { side, .. } => {
                    assert_ne!(movers.last(), Some(&Some(side)));
                    movers.push(Some(side));
                }
                _ => {}
            }
        }
    });
}

/// R20.6: see also the law of secrets in `conformance`.
#[test]
fn r20_6_a_view_never_names_a_concealed_enemy() {
    random_matches(60, |_, state, _| {
        for seat in [Seat(0), Seat(1)] {
            let view = state.view(Viewer::Seat(seat));
            for (who, _) in view.characters.iter() {
                assert!(Some(who.side()) == view.you || view.revealed.contains(who));
            }
        }
    });
}

/// R20.7
#[test]
fn r20_7_the_same_log_gives_the_same_game() {
    let play = || {
        let mut game: Match<Confrontation> = Match::new(Header::keyed(Setup::random(), Key::from_seed(7))).unwrap();
        let mut rng = Rng::new(3);
        loop {
            game.deal_keyed().unwrap();
            let Status::Decide(seats) = game.status() else { break };
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            game.state().legal_actions(seat, &mut actions);
            game.act(seat, *rng.pick(&actions).unwrap()).unwrap();
        }
        Record::of(&game).to_json()
    };
    assert_eq!(play(), play());
}

/// R20.8
#[test]
fn r20_8_rows_change_only_by_moves_retreats_and_shelobs_return() {
    random_matches(100, |before, after, told| {
        if before.view(Viewer::Table).turn == 0 {
            return;
        }
        for one in parlour_confrontation::Character::ALL {
            let row = |state: &Confrontation| {
                state.spot(one).region().map(|region| parlour_confrontation::data().region(region).row)
            };
            let (Some(old), Some(new)) = (row(before), row(after)) else { continue };
            let reason = told.iter().any(|told| match told.event {
                Event::Moved { character, .. }
                | Event::Retreated { character, .. }
                | Event::Returned { character, .. } => character == one,
                // The move was declared before Sauron let it pass.
                Event::LetPass => true,
                _ => false,
            });
            assert!(old == new || reason, "{one} {old} {new} {told:?}");
        }
    });
}

/// R20.9
#[test]
fn r20_9_no_position_goes_on_after_a_win() {
    random_matches(200, |_, after, _| {
        if !matches!(after.status(), Status::Over(_)) {
            assert_ne!(after.spot(who("FRODO")).region(), Some(crate::kit::region("MORDOR")));
        }
    });
}

/// R20.2, R20.3, R20.5: each invariant by its own name.
#[test]
fn r20_2_r20_3_r20_5_in_one_battle() {
    let used = (all_but(Fellowship, "F_5"), all_but(Sauron, "S_6"));
    let mut table =
        with_discards(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR", &used.0, &used.1);
    table.moves("BALROG", "FANGORN").cards("F_5", "S_6");
    let view = table.table();
    assert_eq!(view["revealed"], json!([]));
    assert_eq!(view["hands"]["SAURON"].as_array().unwrap().len(), 9);
    assert_eq!(view["characters"].as_object().unwrap().len() + view["defeated"].as_array().unwrap().len(), 18);
}

/// The figures of uniformly random play in `data.md`, section 6, within four standard errors.
#[test]
fn random_play_has_the_figures_of_the_reference() {
    const MATCHES: u64 = 20_000;
    let mut rng = Rng::new(2_024);
    let mut ends: BTreeMap<&str, f64> = BTreeMap::new();
    let (mut turns, mut battles, mut back) = (Vec::new(), 0.0, 0.0);
    let mut actions = Vec::new();
    for _ in 0..MATCHES {
        let mut state = Confrontation::start(&Setup::random()).unwrap();
        let mut counts = Counts::default();
        let outcome = loop {
            match state.status() {
                Status::Over(outcome) => break outcome,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut counts),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    actions.clear();
                    state.legal_actions(seat, &mut actions);
                    state.apply(seat, rng.pick(&actions).unwrap(), &mut counts);
                }
            }
        };
        let fellowship = outcome.winners.contains(seat(Fellowship));
        *ends
            .entry(if fellowship && outcome.reason == "no_legal_move" { "stuck" } else { outcome.reason })
            .or_default() += 1.0;
        for (name, measure) in counts.measures() {
            match (name, measure) {
                ("turns", Measure::Number(number)) => turns.push(number as f64),
                ("battles", Measure::Number(number)) => battles += number as f64,
                ("cards_back", Measure::Flag(true)) => back += 1.0,
                _ => {}
            }
        }
    }
    let matches = MATCHES as f64;
    let near = |what: &str, share: f64, expected: f64| {
        let error = 4.0 * (expected * (1.0 - expected) / matches).sqrt() + 0.0005;
        assert!((share - expected).abs() < error, "{what}: {share} instead of {expected} ± {error}");
    };
    let share = |what: &str| ends.get(what).copied().unwrap_or(0.0) / matches;
    near("Frodo defeated", share("frodo_defeated"), 0.857);
    near("three in the Shire", share("three_in_shire"), 0.0165);
    near("Frodo in Mordor", share("frodo_in_mordor"), 0.101);
    near("Sauron stuck", share("stuck"), 0.026);
    near("Fellowship", share("frodo_in_mordor") + share("stuck"), 0.127);
    near("cards back", back / matches, 0.149);
    let mean = turns.iter().sum::<f64>() / matches;
    let spread = (turns.iter().map(|turn| (turn - mean).powi(2)).sum::<f64>() / matches).sqrt();
    assert!((mean - 25.1).abs() < 4.0 * spread / matches.sqrt() + 0.05, "{mean} turns");
    assert!((battles / matches - 7.4).abs() < 0.15, "{} battles", battles / matches);
}

/// The tally counts what happened.
#[test]
fn the_tally_counts() {
    let mut table = position(Sauron, "FRODO MISTY_MOUNTAINS, BLACK_RIDER FANGORN, WARG MORDOR");
    table.moves("BLACK_RIDER", "MISTY_MOUNTAINS").cards("F_1", "S_6");
    let measures: BTreeMap<&str, Measure> = table.game.tally().measures().into_iter().collect();
    assert_eq!(measures["battles"], Measure::Number(1));
    assert_eq!((measures["fellowship_left"], measures["sauron_left"]), (Measure::Number(0), Measure::Number(2)));
    assert_eq!((measures["side_won"], measures["frodo"]), (Measure::Kind("sauron"), Measure::Kind("defeated")));
    assert_eq!(measures["ended"], Measure::Kind("frodo_defeated"));
    let mut counts = Counts::default();
    counts.emit(parlour_core::Audience::All, Event::CardsBack);
    assert!(counts.measures().contains(&("cards_back", Measure::Flag(true))));
}
