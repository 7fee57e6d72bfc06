//! R12 and R13: combat cards; R14: retreats; R19.1: cards against cards.

use parlour_confrontation::{Card, Event, Step, data};
use serde_json::{Value, json};

use crate::kit::{Fellowship, Sauron, Table, all_but, position, with_discards};

/// Legolas in Fangorn is attacked by the Balrog; Mirkwood and Rohan are open to Sauron, Misty
/// Mountains and Caradhras to the Fellowship.
fn duel(fellowship: &[&str], sauron: &[&str]) -> Table {
    let mut table =
        with_discards(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG MORDOR", fellowship, sauron);
    table.moves("BALROG", "FANGORN");
    table
}

/// The same where nobody can retreat.
fn cornered() -> Table {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, LEGOLAS GAP_OF_ROHAN, MERRY ENEDWAITH, SAM ENEDWAITH, BALROG ROHAN, WARG MORDOR",
    );
    table.moves("BALROG", "GAP_OF_ROHAN");
    table
}

#[test]
fn r12_1_the_fellowships_nine_cards() {
    let ids: Vec<&str> = Card::all_of(Fellowship).map(Card::id).collect();
    assert_eq!(ids, ["F_1", "F_2", "F_3", "F_4", "F_5", "F_MAGIC", "F_NOBLE_SACRIFICE", "F_ELVEN_CLOAK", "F_RETREAT"]);
    assert_eq!(duel(&[], &[]).refused(Fellowship, json!({"card": "S_6"})), "R12.1");
}

#[test]
fn r12_2_saurons_nine_cards() {
    let ids: Vec<&str> = Card::all_of(Sauron).map(Card::id).collect();
    assert_eq!(ids, ["S_1", "S_2", "S_3", "S_4", "S_5", "S_6", "S_MAGIC", "S_EYE_OF_SAURON", "S_RETREAT"]);
    assert_eq!(data().number(Card::S6), Some(6));
    assert_eq!(duel(&[], &[]).refused(Sauron, json!({"card": "F_5"})), "R12.2");
}

#[test]
fn r12_3_a_battle_with_cards_uses_one_of_each_player() {
    let mut table = duel(&[], &[]);
    table.cards("F_1", "S_1");
    assert_eq!((table.hand(Fellowship), table.hand(Sauron)), (8, 8));
    let mut table = position(Sauron, "FRODO THE_SHIRE, GIMLI FANGORN, ORCS GONDOR, WARG MORDOR");
    table.moves("ORCS", "FANGORN");
    assert_eq!(table.hand(Sauron), 9);
}

#[test]
fn r12_4_any_card_may_be_played_even_without_effect() {
    let mut table = cornered();
    assert_eq!(table.legal(Fellowship).len(), 9);
    table.cards("F_RETREAT", "S_RETREAT");
    assert_eq!(table.totals(), [(3, 5)]);
    assert!(table.has(&Event::Idle { card: Card::FRetreat }) && table.has(&Event::Idle { card: Card::SRetreat }));
}

#[test]
fn r12_5_used_cards_lie_open_and_cannot_be_picked() {
    let mut table = duel(&["F_5"], &["S_1"]);
    assert_eq!(table.refused(Fellowship, json!({"card": "F_5"})), "R12.5");
    for side in [Fellowship, Sauron] {
        assert_eq!(table.seen_by(side)["discards"], json!({"FELLOWSHIP": ["F_5"], "SAURON": ["S_1"]}));
        assert_eq!(table.seen_by(side)["hands"]["SAURON"].as_array().unwrap().len(), 8);
    }
}

#[test]
fn r12_6_after_the_last_card_both_take_all_back_before_the_next_battle() {
    let used = (all_but(Fellowship, "F_5"), all_but(Sauron, "S_6"));
    let mut table = with_discards(
        Sauron,
        "FRODO THE_SHIRE, PIPPIN MIRKWOOD, MERRY MIRKWOOD, BALROG DAGORLAD, WARG MORDOR",
        &used.0,
        &used.1,
    );
    table.moves("BALROG", "MIRKWOOD").draws("PIPPIN").cards("F_5", "S_6");
    assert!(table.has(&Event::CardsBack));
    assert_eq!((table.hand(Fellowship), table.hand(Sauron), table.step()), (9, 9, Some(Step::PlayCards)));
    table.cards("F_MAGIC", "S_1");
    assert_eq!(table.totals(), [(6, 11), (2, 6)]);
}

#[test]
fn r12_7_hands_and_discards_are_sets() {
    let view = |used: &[&str]| duel(used, &["S_1", "S_2"]).table();
    assert_eq!(view(&["F_1", "F_2"]), view(&["F_2", "F_1"]));
}

#[test]
fn r13_1_numbers_count_only_at_the_comparison() {
    let mut table = duel(&[], &[]);
    table.cards("F_1", "S_1");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Worked { .. } | Event::Idle { .. })));
}

#[test]
fn r13_2_magic_becomes_a_card_used_before() {
    let mut table = duel(&["F_5", "F_RETREAT"], &["S_1", "S_2"]);
    table.cards("F_MAGIC", "S_3");
    assert_eq!(table.legal(Fellowship), [json!({"magic": "F_5"}), json!({"magic": "F_RETREAT"})]);
    assert_eq!(table.refused(Fellowship, json!({"magic": "F_MAGIC"})), "R13.2");
    assert_eq!(table.refused(Fellowship, json!({"magic": "F_4"})), "R13.2");
    assert_eq!(table.refused(Fellowship, json!({"magic": "S_1"})), "R13.2");
    assert_eq!(table.refused(Sauron, json!({"magic": "S_1"})), "R13.2");
    table.play(Fellowship, json!({"magic": "F_RETREAT"})).play(Fellowship, json!({"retreat": "CARADHRAS"}));
    assert_eq!(table.table()["discards"]["FELLOWSHIP"], json!(["F_5", "F_MAGIC", "F_RETREAT"]));
    assert_eq!(table.hand(Fellowship), 6);
}

#[test]
fn r13_3_magic_with_an_empty_discard_pile_has_no_effect() {
    let mut table = duel(&[], &[]);
    table.cards("F_MAGIC", "S_MAGIC");
    assert_eq!(table.totals(), [(3, 5)]);
}

#[test]
fn r13_4_magic_is_replaced_knowing_the_other_card_and_sauron_first() {
    let mut table = duel(&["F_5", "F_NOBLE_SACRIFICE"], &["S_6", "S_EYE_OF_SAURON"]);
    table.cards("F_MAGIC", "S_MAGIC");
    assert_eq!((table.step(), table.asked()), (Some(Step::Magic(Sauron)), vec![Sauron]));
    assert_eq!(table.seen_by(Sauron)["battle"]["played"]["FELLOWSHIP"], "F_MAGIC");
    table.play(Sauron, json!({"magic": "S_6"}));
    assert_eq!(table.step(), Some(Step::Magic(Fellowship)));
    table.play(Fellowship, json!({"magic": "F_NOBLE_SACRIFICE"}));
    assert_eq!(table.defeated(), ["LEGOLAS", "BALROG"]);
    // Magic become the Eye stops Magic.
    let mut table = duel(&["F_5", "F_NOBLE_SACRIFICE"], &["S_6", "S_EYE_OF_SAURON"]);
    table.cards("F_MAGIC", "S_MAGIC").play(Sauron, json!({"magic": "S_EYE_OF_SAURON"}));
    assert_eq!(table.totals(), [(3, 5)]);
}

#[test]
fn r13_5_the_eye_ignores_the_fellowships_text() {
    for card in ["F_NOBLE_SACRIFICE", "F_ELVEN_CLOAK", "F_RETREAT", "F_MAGIC"] {
        let mut table = duel(&["F_5"], &["S_1"]);
        table.cards(card, "S_EYE_OF_SAURON");
        assert_eq!(table.totals(), [(3, 5)], "{card}");
    }
    let mut table = duel(&[], &[]);
    table.cards("F_4", "S_EYE_OF_SAURON");
    assert_eq!(table.totals(), [(7, 5)]);
}

#[test]
fn r13_6_saurons_retreat_goes_sideways_if_it_can() {
    let mut table = duel(&[], &[]);
    table.cards("F_5", "S_RETREAT");
    assert_eq!(table.legal(Sauron), [json!({"retreat": "MIRKWOOD"}), json!({"retreat": "ROHAN"})]);
    assert_eq!(table.refused(Sauron, json!({"retreat": "GONDOR"})), "R14.4");
    assert_eq!(table.refused(Fellowship, json!({"retreat": "ROHAN"})), "R14.10");
    table.play(Sauron, json!({"retreat": "ROHAN"}));
    assert_eq!((table.place("BALROG"), table.totals()), ("ROHAN", vec![]));
    let mut table = cornered();
    table.cards("F_5", "S_RETREAT");
    assert_eq!(table.totals(), [(8, 5)]);
}

#[test]
fn r13_7_the_fellowships_retreat_goes_backward_if_it_can() {
    let mut table = duel(&[], &[]);
    table.cards("F_RETREAT", "S_6");
    assert_eq!(table.legal(Fellowship), [json!({"retreat": "MISTY_MOUNTAINS"}), json!({"retreat": "CARADHRAS"})]);
    assert_eq!(table.refused(Fellowship, json!({"retreat": "EREGION"})), "R14.3");
    table.play(Fellowship, json!({"retreat": "CARADHRAS"}));
    assert_eq!((table.place("LEGOLAS"), table.totals()), ("CARADHRAS", vec![]));
    let mut table = cornered();
    table.cards("F_RETREAT", "S_1");
    assert_eq!(table.totals(), [(3, 6)]);
}

#[test]
fn r13_8_after_saurons_retreat_the_other_text_is_still_resolved() {
    let mut table = duel(&["F_RETREAT"], &["S_1"]);
    table.cards("F_MAGIC", "S_RETREAT").play(Sauron, json!({"retreat": "ROHAN"}));
    assert_eq!(table.step(), Some(Step::Magic(Fellowship)));
    table.play(Fellowship, json!({"magic": "F_RETREAT"})).play(Fellowship, json!({"retreat": "CARADHRAS"}));
    assert_eq!((table.place("LEGOLAS"), table.place("BALROG")), ("CARADHRAS", "ROHAN"));
    for card in ["F_NOBLE_SACRIFICE", "F_ELVEN_CLOAK"] {
        let mut table = duel(&[], &[]);
        table.cards(card, "S_RETREAT").play(Sauron, json!({"retreat": "ROHAN"}));
        assert_eq!((table.defeated(), table.totals()), (vec![], vec![]), "{card}");
    }
}

#[test]
fn r13_9_noble_sacrifice_defeats_both_unless_sauron_got_away() {
    let mut table = duel(&[], &[]);
    table.cards("F_NOBLE_SACRIFICE", "S_6");
    assert_eq!((table.defeated(), table.totals()), (vec!["LEGOLAS", "BALROG"], vec![]));
    let mut table = cornered();
    table.cards("F_NOBLE_SACRIFICE", "S_RETREAT");
    assert_eq!(table.defeated(), ["LEGOLAS", "BALROG"]);
}

#[test]
fn r13_10_elven_cloak_stops_saurons_number_also_one_by_magic() {
    let mut table = duel(&[], &[]);
    table.cards("F_ELVEN_CLOAK", "S_6");
    assert_eq!(table.totals(), [(3, 5)]);
    let mut table = duel(&["F_1"], &["S_6"]);
    table.cards("F_ELVEN_CLOAK", "S_MAGIC").play(Sauron, json!({"magic": "S_6"}));
    assert_eq!(table.totals(), [(3, 5)]);
    assert!(table.has(&Event::Worked { card: Card::FElvenCloak }));
}

#[test]
fn r14_1_a_retreat_is_no_move() {
    // Legolas retreats into Caradhras beside nobody: no attack, no ambush, and the turn is over.
    let mut table = duel(&[], &[]);
    table.cards("F_RETREAT", "S_1").play(Fellowship, json!({"retreat": "CARADHRAS"}));
    assert_eq!(table.asked(), [Fellowship]);
    assert_eq!(table.events().iter().filter(|event| matches!(event, Event::Attacked { .. })).count(), 1);
}

#[test]
fn r14_2_a_region_with_an_enemy_or_without_room_is_not_open() {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, LEGOLAS FANGORN, PIPPIN MIRKWOOD, BALROG GONDOR, WARG MORDOR, ORCS CARADHRAS, MERRY MISTY_MOUNTAINS",
    );
    table.moves("BALROG", "FANGORN").cards("F_RETREAT", "S_RETREAT");
    // Only Rohan is open for Sauron, nothing for the Fellowship.
    assert_eq!((table.place("BALROG"), table.place("LEGOLAS")), ("ROHAN", "FANGORN"));
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, LEGOLAS FANGORN, BALROG GONDOR, WARG ROHAN, ORCS ROHAN, MERRY MISTY_MOUNTAINS, SHELOB MIRKWOOD",
    );
    table.moves("BALROG", "FANGORN").cards("F_1", "S_RETREAT");
    assert_eq!(table.place("BALROG"), "MIRKWOOD");
}

/// R14.2: one of two neighbours is not open: naming it is refused.
#[test]
fn naming_a_region_that_is_not_open_is_refused() {
    let mut table = position(Sauron, "FRODO EREGION, MERRY RHUDAUR, SAM RHUDAUR, BALROG CARADHRAS, WARG MORDOR");
    table.moves("BALROG", "EREGION");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!({"retreat": "ENEDWAITH"})]);
    assert_eq!(table.refused(Fellowship, json!({"retreat": "RHUDAUR"})), "R14.2");
}

#[test]
fn r14_3_backward_never_follows_river_or_tunnel() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS ROHAN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "ROHAN").cards("F_RETREAT", "S_1");
    assert_eq!(table.legal(Fellowship), [json!({"retreat": "CARADHRAS"}), json!({"retreat": "GAP_OF_ROHAN"})]);
    let mut table = position(Fellowship, "FRODO THE_SHIRE, PIPPIN EREGION, BALROG FANGORN, WARG MORDOR");
    table.moves("PIPPIN", "FANGORN");
    let back: Vec<Value> = table.legal(Fellowship);
    assert!(!back.contains(&json!({"retreat": "EREGION"})) && back.len() == 3);
}

#[test]
fn r14_4_sideways_goes_both_ways_along_the_river() {
    let mut table = position(Sauron, "FRODO FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!({"retreat": "MIRKWOOD"}), json!({"retreat": "ROHAN"})]);
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS ROHAN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "ROHAN").cards("F_1", "S_RETREAT");
    assert_eq!(table.place("BALROG"), "FANGORN");
}

#[test]
fn r14_5_no_sideways_retreat_in_the_mountains_but_backward_in_and_out() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS CARADHRAS, BALROG FANGORN, WARG MORDOR");
    table.moves("BALROG", "CARADHRAS").cards("F_RETREAT", "S_RETREAT");
    assert_eq!(table.place("BALROG"), "CARADHRAS");
    table.play(Fellowship, json!({"retreat": "ENEDWAITH"}));
    assert_eq!(table.place("LEGOLAS"), "ENEDWAITH");
    let mut table = position(Fellowship, "FRODO THE_SHIRE, PIPPIN MISTY_MOUNTAINS, BALROG MIRKWOOD, WARG MORDOR");
    table.moves("PIPPIN", "MIRKWOOD").play(Fellowship, json!({"retreat": "THE_HIGH_PASS"}));
    assert_eq!(table.place("PIPPIN"), "THE_HIGH_PASS");
}

#[test]
fn r14_6_homes_have_fewer_ways_out() {
    let mut table = position(Sauron, "FRODO ROHAN, LEGOLAS THE_SHIRE, BALROG ARTHEDAIN, WARG MORDOR");
    table.moves("BALROG", "THE_SHIRE").cards("F_RETREAT", "S_RETREAT");
    assert_eq!(table.totals(), [(3, 5)]);
    let mut table = position(Fellowship, "FRODO ROHAN, LEGOLAS GONDOR, BALROG MORDOR, WARG THE_SHIRE");
    table.moves("LEGOLAS", "MORDOR").cards("F_RETREAT", "S_RETREAT");
    assert_eq!(table.place("BALROG"), "MORDOR");
    assert_eq!(table.legal(Fellowship), [json!({"retreat": "DAGORLAD"}), json!({"retreat": "GONDOR"})]);
}

#[test]
fn r14_7_the_attackers_origin_is_a_region_like_any_other() {
    let mut table =
        position(Fellowship, "FRODO THE_SHIRE, PIPPIN RHUDAUR, SAM RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("PIPPIN", "MISTY_MOUNTAINS");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!({"retreat": "RHUDAUR"}), json!({"retreat": "EREGION"})]);
}

#[test]
fn r14_8_no_retreat_ends_in_the_far_home() {
    use parlour_confrontation::Region;
    for region in Region::ALL {
        assert!(!data().forward(Sauron, region).contains(Region::Mordor));
        assert!(
            !data().sideways(region).contains(Region::Mordor) && !data().sideways(region).contains(Region::TheShire)
        );
    }
}

#[test]
fn r14_9_an_attackers_retreat_ends_the_turn_a_defenders_does_not() {
    let mut table =
        position(Fellowship, "FRODO THE_SHIRE, GANDALF ROHAN, WITCH_KING GONDOR, WARG GONDOR, SHELOB MORDOR");
    table.moves("GANDALF", "GONDOR").draws("WITCH_KING").play(Sauron, json!({"card": "S_RETREAT"}));
    table.play(Fellowship, json!({"card": "F_1"}));
    assert_eq!(table.table()["battle"]["defender"], "WARG");
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, SAM FANGORN, BALROG GONDOR, WARG MORDOR");
    table
        .moves("BALROG", "FANGORN")
        .draws("LEGOLAS")
        .cards("F_1", "S_RETREAT")
        .play(Sauron, json!({"retreat": "ROHAN"}));
    assert_eq!(table.asked(), [Fellowship]);
}

#[test]
fn r14_10_ability_retreats_are_free_card_retreats_are_not() {
    let mut table = position(Sauron, "FRODO RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("BALROG", "RHUDAUR");
    assert!(table.legal(Fellowship).contains(&json!("fight")));
    table.play(Fellowship, json!("fight")).cards("F_RETREAT", "S_1");
    // One region is open: he goes there without being asked.
    assert_eq!(table.place("FRODO"), "ARTHEDAIN");
}

/// R19.1: every card of one side against every card of the other, with and without a way out.
#[test]
fn r19_1_cards_against_cards() {
    for open in [true, false] {
        for fellow in Card::all_of(Fellowship) {
            for enemy in Card::all_of(Sauron) {
                let mut table = if open { duel(&[], &[]) } else { cornered() };
                table.cards(fellow.id(), enemy.id());
                while let [side, ..] = table.asked()[..] {
                    if !matches!(table.step(), Some(Step::RetreatTo(_))) {
                        break;
                    }
                    let first = table.legal(side)[0].clone();
                    table.play(side, first);
                }
                let (n, m) = (data().number(fellow).unwrap_or(0), data().number(enemy).unwrap_or(0));
                let eye = enemy == Card::SEyeOfSauron;
                let sauron_left = open && enemy == Card::SRetreat;
                let cloak = fellow == Card::FElvenCloak && !eye;
                let fellow_left = open && fellow == Card::FRetreat && !eye;
                let sacrifice = fellow == Card::FNobleSacrifice && !eye && !sauron_left;
                let compared = !sauron_left && !fellow_left && !sacrifice;
                let totals = if compared { vec![(3 + n, 5 + if cloak { 0 } else { m })] } else { vec![] };
                assert_eq!(table.totals(), totals, "{fellow} {enemy} {open}");
                assert_eq!(
                    table.defeated().len() == 2 && table.totals().is_empty(),
                    sacrifice,
                    "{fellow} {enemy} {open}"
                );
                assert_eq!(
                    table.events().iter().filter(|event| matches!(event, Event::Retreated { .. })).count(),
                    usize::from(sauron_left) + usize::from(fellow_left),
                    "{fellow} {enemy} {open}"
                );
            }
        }
    }
}
