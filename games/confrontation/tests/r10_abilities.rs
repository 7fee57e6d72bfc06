//! R10 and R11: the abilities inside a battle, and R19.2: one against another.

use parlour_confrontation::{Ability, Event, Step};
use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, position, who};

fn used(table: &Table, character: &str, ability: Ability) -> bool {
    table.has(&Event::Used { character: who(character), ability })
}

#[test]
fn r10_1_frodo_may_step_aside_when_attacked() {
    let mut table = position(Sauron, "FRODO EREGION, BALROG CARADHRAS, WARG MORDOR");
    table.moves("BALROG", "EREGION");
    assert_eq!(
        table.legal(Fellowship),
        [json!("fight"), json!({"retreat": "RHUDAUR"}), json!({"retreat": "ENEDWAITH"})]
    );
    assert_eq!(table.refused(Fellowship, json!({"retreat": "CARDOLAN"})), "R10.1");
    assert_eq!(table.refused(Fellowship, json!("sam")), "R10.3");
    table.play(Fellowship, json!({"retreat": "RHUDAUR"}));
    assert!(used(&table, "FRODO", Ability::FrodoRetreat));
    assert_eq!((table.place("FRODO"), table.place("BALROG")), ("RHUDAUR", "EREGION"));
    assert_eq!((table.hand(Fellowship), table.asked()), (9, vec![Fellowship]));
    // Not in the mountains, not in the Shire, not against the Warg, not when he attacks.
    for (pieces, mover, to) in [
        ("FRODO CARADHRAS, BALROG FANGORN", "BALROG", "CARADHRAS"),
        ("FRODO THE_SHIRE, BALROG ARTHEDAIN", "BALROG", "THE_SHIRE"),
        ("FRODO EREGION, WARG CARADHRAS", "WARG", "EREGION"),
    ] {
        let mut table = position(Sauron, &format!("{pieces}, SHELOB MORDOR"));
        table.moves(mover, to);
        assert_eq!(table.step(), Some(Step::PlayCards), "{pieces}");
    }
    let mut table = position(Fellowship, "FRODO EREGION, BLACK_RIDER FANGORN, WARG MORDOR");
    table.moves("FRODO", "FANGORN");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

#[test]
fn r10_2_frodo_who_stays_fights() {
    let mut table = position(Sauron, "FRODO EREGION, BLACK_RIDER CARADHRAS, WARG MORDOR");
    table.moves("BLACK_RIDER", "EREGION").play(Fellowship, json!("fight")).cards("F_5", "S_1");
    assert_eq!((table.totals(), table.defeated()), (vec![(6, 4)], vec!["BLACK_RIDER"]));
}

#[test]
fn r10_3_sam_may_fight_in_frodos_place_with_strength_5() {
    let mut table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, WITCH_KING THE_HIGH_PASS, WARG MORDOR");
    table.moves("WITCH_KING", "RHUDAUR").draws("FRODO");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!({"retreat": "EREGION"}), json!("sam")]);
    table.play(Fellowship, json!("sam"));
    assert!(used(&table, "SAM", Ability::SamSubstitute));
    assert_eq!(table.table()["battle"]["defender"], "SAM");
    assert_eq!(table.table()["revealed"], json!(["FRODO", "SAM", "WITCH_KING"]));
    table.cards("F_3", "S_2");
    assert_eq!((table.totals(), table.place("FRODO")), (vec![(8, 7)], "RHUDAUR"));
}

#[test]
fn r10_4_sam_beside_frodo_may_have_strength_5() {
    let mut table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, SARUMAN THE_HIGH_PASS, WARG MORDOR");
    table.moves("SARUMAN", "RHUDAUR").draws("SAM");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!("reveal_frodo")]);
    table.play(Fellowship, json!("reveal_frodo")).play(Sauron, json!("no_cards"));
    assert!(used(&table, "SAM", Ability::SamStrengthBonus));
    assert_eq!((table.totals(), table.defeated()), (vec![(5, 4)], vec!["SARUMAN"]));
    let mut table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, SARUMAN THE_HIGH_PASS, WARG MORDOR");
    table.moves("SARUMAN", "RHUDAUR").draws("SAM").play(Fellowship, json!("fight"));
    assert!(!table.seen_by(Sauron)["characters"].as_object().unwrap().contains_key("FRODO"));
}

#[test]
fn r10_5_sam_has_strength_2_otherwise() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, SAM FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("SAM", "GONDOR").cards("F_5", "S_1");
    assert_eq!(table.totals(), [(7, 6)]);
    let mut table = position(Sauron, "FRODO THE_SHIRE, SAM FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN").cards("F_5", "S_3");
    assert_eq!(table.totals(), [(7, 8)]);
}

#[test]
fn r10_6_gandalf_makes_sauron_show_first() {
    let mut table = crate::kit::with_discards(
        Sauron,
        "FRODO THE_SHIRE, GANDALF RHUDAUR, BALROG THE_HIGH_PASS, WARG MORDOR",
        &["F_1"],
        &["S_6"],
    );
    table.moves("BALROG", "RHUDAUR");
    assert!(used(&table, "GANDALF", Ability::GandalfRevealCard));
    assert_eq!((table.step(), table.asked()), (Some(Step::SauronShows), vec![Sauron]));
    assert_eq!(table.refused(Fellowship, json!({"card": "F_2"})), "R10.6");
    table.play(Sauron, json!({"card": "S_MAGIC"}));
    assert_eq!((table.step(), table.asked()), (Some(Step::Magic(Sauron)), vec![Sauron]));
    table.play(Sauron, json!({"magic": "S_6"}));
    assert_eq!(table.seen_by(Fellowship)["battle"]["replaced"]["SAURON"], "S_6");
    table.play(Fellowship, json!({"card": "F_ELVEN_CLOAK"}));
    assert_eq!(table.totals(), [(5, 5)]);
    // Even against Retreat he must play a card.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GANDALF ROHAN, WITCH_KING GONDOR, WARG MORDOR");
    table.moves("GANDALF", "GONDOR").play(Sauron, json!({"card": "S_RETREAT"}));
    assert_eq!((table.place("WITCH_KING"), table.step()), ("GONDOR", Some(Step::Answer)));
    table.play(Fellowship, json!({"card": "F_1"}));
    assert_eq!((table.place("WITCH_KING"), table.hand(Fellowship)), ("DAGORLAD", 8));
}

#[test]
fn r10_7_merry_defeats_the_witch_king() {
    for (side, mover, to) in [(Sauron, "WITCH_KING", "FANGORN"), (Fellowship, "MERRY", "GONDOR")] {
        let mut table = position(side, "FRODO THE_SHIRE, MERRY FANGORN, WITCH_KING GONDOR, WARG MORDOR");
        table.moves(mover, to);
        assert!(used(&table, "MERRY", Ability::MerryVsWitchking));
        assert_eq!((table.defeated(), table.hand(Sauron)), (vec!["WITCH_KING"], 9));
    }
}

#[test]
fn r10_8_legolas_defeats_the_flying_nazgul() {
    for (side, mover, to) in [(Sauron, "FLYING_NAZGUL", "FANGORN"), (Fellowship, "LEGOLAS", "GONDOR")] {
        let mut table = position(side, "FRODO THE_SHIRE, LEGOLAS FANGORN, FLYING_NAZGUL GONDOR, WARG MORDOR");
        table.moves(mover, to);
        assert!(used(&table, "LEGOLAS", Ability::LegolasVsFlyingNazgul));
        assert_eq!(table.defeated(), ["FLYING_NAZGUL"]);
    }
}

#[test]
fn r10_9_gimli_defeats_the_orcs() {
    for (side, mover, to) in [(Sauron, "ORCS", "FANGORN"), (Fellowship, "GIMLI", "GONDOR")] {
        let mut table = position(side, "FRODO THE_SHIRE, GIMLI FANGORN, ORCS GONDOR, WARG MORDOR");
        table.moves(mover, to);
        assert!(used(&table, "GIMLI", Ability::GimliVsOrcs));
        assert_eq!(table.defeated(), ["ORCS"]);
    }
}

#[test]
fn r10_10_boromir_falls_with_his_opponent() {
    for foe in ["BALROG", "SHELOB", "WITCH_KING", "FLYING_NAZGUL", "BLACK_RIDER", "SARUMAN", "ORCS", "CAVE_TROLL"] {
        let mut table = position(Sauron, &format!("FRODO THE_SHIRE, BOROMIR FANGORN, {foe} GONDOR, WARG MORDOR"));
        table.moves(foe, "FANGORN");
        assert!(used(&table, "BOROMIR", Ability::BoromirMutualDestruction));
        assert_eq!(table.defeated(), ["BOROMIR", foe]);
    }
    let mut table = position(Sauron, "FRODO THE_SHIRE, BOROMIR FANGORN, WARG GONDOR, ORCS MORDOR");
    table.moves("WARG", "FANGORN").cards("F_5", "S_2");
    assert_eq!(table.totals(), [(5, 4)]);
}

#[test]
fn r10_11_pippin_may_run_back_when_he_attacks() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, PIPPIN RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("PIPPIN", "MISTY_MOUNTAINS");
    assert_eq!(table.legal(Fellowship), [json!("fight"), json!({"retreat": "RHUDAUR"}), json!({"retreat": "EREGION"})]);
    assert_eq!(table.refused(Fellowship, json!({"retreat": "ENEDWAITH"})), "R10.11");
    table.play(Fellowship, json!({"retreat": "EREGION"}));
    assert!(used(&table, "PIPPIN", Ability::PippinRetreat));
    assert_eq!((table.place("PIPPIN"), table.asked()), ("EREGION", vec![Sauron]));
    // Not as a defender, not against the Warg, not without an open region behind.
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN RHUDAUR, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("BALROG", "RHUDAUR");
    assert_eq!(table.step(), Some(Step::PlayCards));
    let mut table = position(Fellowship, "FRODO THE_SHIRE, PIPPIN RHUDAUR, WARG MISTY_MOUNTAINS, BALROG MORDOR");
    table.moves("PIPPIN", "MISTY_MOUNTAINS");
    assert_eq!(table.step(), Some(Step::PlayCards));
    let mut table =
        position(Fellowship, "FRODO THE_SHIRE, PIPPIN EREGION, MERRY MISTY_MOUNTAINS, ORCS CARADHRAS, BALROG FANGORN");
    table.moves("PIPPIN", "FANGORN").play(Sauron, json!("let_pass"));
    assert_eq!(table.step(), Some(Step::PlayCards));
}

/// R10.11: he may run from the second of two defenders as well.
#[test]
fn pippin_may_run_from_each_battle() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, PIPPIN ROHAN, ORCS GONDOR, BALROG GONDOR, WARG MORDOR");
    table.moves("PIPPIN", "GONDOR").draws("ORCS").play(Fellowship, json!("fight")).cards("F_5", "S_1");
    assert_eq!(table.defeated(), ["ORCS"]);
    table.play(Fellowship, json!({"retreat": "FANGORN"}));
    assert_eq!((table.place("PIPPIN"), table.place("BALROG")), ("FANGORN", "GONDOR"));
}

#[test]
fn r10_12_aragorn_has_no_effect_inside_a_battle() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, ARAGORN FANGORN, BALROG GONDOR, WARG MORDOR");
    table.moves("BALROG", "FANGORN");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

#[test]
fn r11_1_the_balrog_may_strike_in_the_tunnel() {
    for victim in ["GIMLI", "BOROMIR", "FRODO"] {
        let extra = if victim == "FRODO" { "" } else { "FRODO THE_SHIRE, " };
        let pieces = format!("{extra}{victim} EREGION, BALROG CARADHRAS, ORCS FANGORN, WARG MORDOR");
        let mut table = position(Fellowship, &pieces);
        table.moves(victim, "FANGORN");
        assert_eq!((table.place(victim), table.asked()), ("EREGION", vec![Sauron]));
        assert_eq!(table.refused(Fellowship, json!("ambush")), "R11.1");
        table.play(Sauron, json!("ambush"));
        assert!(used(&table, "BALROG", Ability::BalrogTunnelAmbush));
        assert_eq!((table.defeated(), table.place("BALROG")), (vec![victim], "CARADHRAS"));
        assert_eq!((table.totals(), table.hand(Sauron)), (vec![], 9));
        assert!(!table.events().iter().any(|event| matches!(event, Event::Battle { .. })));
        assert_eq!(table.over().is_some(), victim == "FRODO");
    }
    // Elsewhere he has no ability, and forward through the mountains he does not strike.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, BALROG MISTY_MOUNTAINS, WARG MORDOR");
    table.moves("GIMLI", "FANGORN");
    assert_eq!(table.asked(), [Sauron]);
    assert_eq!(table.step(), Some(Step::Move));
}

#[test]
fn r11_2_shelob_goes_back_to_gondor_or_is_lost() {
    for (pieces, place) in
        [("", "GONDOR"), (", ORCS GONDOR", "GONDOR"), (", ORCS GONDOR, SARUMAN GONDOR", ""), (", PIPPIN GONDOR", "")]
    {
        for (side, mover, to) in [(Sauron, "SHELOB", "RHUDAUR"), (Fellowship, "LEGOLAS", "THE_HIGH_PASS")] {
            let all = format!("FRODO THE_SHIRE, LEGOLAS RHUDAUR, SHELOB THE_HIGH_PASS, WARG MORDOR{pieces}");
            let mut table = position(side, &all);
            table.moves(mover, to).cards("F_1", "S_2");
            assert_eq!(table.place("SHELOB"), place, "{pieces}");
            assert!(used(&table, "SHELOB", Ability::ShelobPostBattleMove));
        }
    }
}

#[test]
fn r11_3_her_return_ends_her_attack_but_in_gondor_she_goes_on() {
    let mut table =
        position(Sauron, "FRODO THE_SHIRE, MERRY RHUDAUR, LEGOLAS RHUDAUR, SHELOB THE_HIGH_PASS, WARG MORDOR");
    table.moves("SHELOB", "RHUDAUR").draws("MERRY").cards("F_1", "S_2");
    assert_eq!((table.place("SHELOB"), table.place("LEGOLAS"), table.asked()), ("GONDOR", "RHUDAUR", vec![Fellowship]));
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY GONDOR, LEGOLAS GONDOR, SHELOB MORDOR, WARG MORDOR");
    table.moves("SHELOB", "GONDOR").draws("MERRY").cards("F_1", "S_2");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

#[test]
fn r11_4_no_return_when_she_falls_or_the_game_is_over() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY RHUDAUR, SHELOB THE_HIGH_PASS, WARG MORDOR");
    table.moves("SHELOB", "RHUDAUR").cards("F_5", "S_2");
    assert_eq!(table.defeated(), ["MERRY", "SHELOB"]);
    let mut table = position(Sauron, "FRODO THE_HIGH_PASS, SHELOB MIRKWOOD, WARG MORDOR");
    table.moves("SHELOB", "THE_HIGH_PASS").cards("F_1", "S_2");
    assert_eq!((table.place("SHELOB"), table.over()), ("THE_HIGH_PASS", Some((Some(Sauron), "frodo_defeated"))));
}

#[test]
fn r11_5_the_region_the_witch_king_left_is_open_to_frodo() {
    let mut table = position(Sauron, "FRODO DAGORLAD, WITCH_KING GONDOR, WARG MORDOR");
    table.moves("WITCH_KING", "DAGORLAD").play(Fellowship, json!({"retreat": "GONDOR"}));
    assert_eq!(table.place("FRODO"), "GONDOR");
    let mut table = position(Sauron, "FRODO DAGORLAD, WITCH_KING GONDOR, WARG GONDOR");
    table.moves("WITCH_KING", "DAGORLAD");
    assert_eq!(table.step(), Some(Step::PlayCards));
}

#[test]
fn r11_6_saruman_may_forbid_cards_in_each_battle() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, LEGOLAS FANGORN, PIPPIN FANGORN, SARUMAN GONDOR, WARG MORDOR");
    table.moves("SARUMAN", "FANGORN").draws("LEGOLAS").play(Sauron, json!("no_cards"));
    assert!(used(&table, "SARUMAN", Ability::SarumanForceStrengthComparison));
    assert_eq!((table.totals(), table.hand(Fellowship)), (vec![(3, 4)], 9));
    assert_eq!((table.step(), table.refused(Fellowship, json!("no_cards"))), (Some(Step::NoCards), "R11.6".into()));
    table.play(Sauron, json!("play_cards")).cards("F_5", "S_1");
    assert_eq!((table.totals(), table.hand(Fellowship)), (vec![(3, 4), (6, 5)], 8));
}

#[test]
fn r11_7_the_warg_switches_every_fellowship_text_off() {
    let strengths =
        [("BOROMIR", 0), ("GIMLI", 3), ("MERRY", 2), ("LEGOLAS", 3), ("GANDALF", 5), ("SAM", 2), ("PIPPIN", 1)];
    for (fellow, strength) in strengths {
        for (side, mover, to) in [(Sauron, "WARG", "FANGORN"), (Fellowship, fellow, "GONDOR")] {
            let mut table = position(side, &format!("FRODO THE_SHIRE, {fellow} FANGORN, WARG GONDOR, SHELOB MORDOR"));
            table.moves(mover, to);
            assert!(used(&table, "WARG", Ability::WargNegateAbility));
            assert_eq!((table.step(), table.asked()), (Some(Step::PlayCards), vec![Fellowship, Sauron]), "{fellow}");
            table.cards("F_1", "S_6");
            assert_eq!(table.totals(), [(strength + 1, 8)], "{fellow}");
        }
    }
    // Frodo and Sam together: neither retreat nor Sam nor strength 5.
    for drawn in ["FRODO", "SAM"] {
        let mut table = position(Sauron, "FRODO RHUDAUR, SAM RHUDAUR, WARG THE_HIGH_PASS, ORCS MORDOR");
        table.moves("WARG", "RHUDAUR").draws(drawn);
        assert_eq!(table.step(), Some(Step::PlayCards));
    }
    // Cards work, and so does Aragorn's move.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, ARAGORN ROHAN, WARG FANGORN, ORCS MORDOR");
    table.moves("ARAGORN", "FANGORN").cards("F_RETREAT", "S_6").play(Fellowship, json!({"retreat": "CARADHRAS"}));
    assert_eq!(table.place("ARAGORN"), "CARADHRAS");
}

#[test]
fn r11_8_attacking_orcs_defeat_the_first_they_meet() {
    for fellow in ["GANDALF", "ARAGORN", "SAM", "PIPPIN", "MERRY", "LEGOLAS"] {
        let mut table =
            position(Sauron, &format!("FRODO THE_SHIRE, {fellow} RHUDAUR, ORCS THE_HIGH_PASS, WARG MORDOR"));
        table.moves("ORCS", "RHUDAUR");
        assert!(used(&table, "ORCS", Ability::OrcsFirstStrike));
        assert_eq!((table.defeated(), table.place("ORCS")), (vec![fellow], "RHUDAUR"));
    }
    // The second battle of the attack is an ordinary one.
    let mut table =
        position(Sauron, "FRODO THE_SHIRE, GANDALF RHUDAUR, LEGOLAS RHUDAUR, ORCS THE_HIGH_PASS, WARG MORDOR");
    table.moves("ORCS", "RHUDAUR").draws("GANDALF").cards("F_1", "S_1");
    assert_eq!((table.defeated(), table.totals()), (vec!["GANDALF", "ORCS"], vec![(4, 3)]));
    // As defenders they have no ability, and on a later turn they strike again.
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY RHUDAUR, ORCS THE_HIGH_PASS, WARG MORDOR");
    table.moves("MERRY", "THE_HIGH_PASS");
    assert_eq!(table.step(), Some(Step::PlayCards));
    let mut table = position(
        Sauron,
        "FRODO CARDOLAN, SAM RHUDAUR, MERRY ARTHEDAIN, PIPPIN THE_SHIRE, ORCS THE_HIGH_PASS, WARG MORDOR",
    );
    table.moves("ORCS", "RHUDAUR").moves("PIPPIN", "CARDOLAN").moves("ORCS", "ARTHEDAIN");
    assert_eq!(table.defeated(), ["SAM", "MERRY"]);
}

#[test]
fn r11_9_saurons_card_counts_nothing_beside_the_cave_troll() {
    for (sauron, fellowship, totals) in [
        ("S_6", "F_5", vec![(9, 9)]),
        ("S_RETREAT", "F_5", vec![(9, 9)]),
        ("S_EYE_OF_SAURON", "F_NOBLE_SACRIFICE", vec![]),
        ("S_MAGIC", "F_4", vec![(8, 9)]),
    ] {
        let mut table = crate::kit::with_discards(
            Fellowship,
            "FRODO THE_SHIRE, ARAGORN FANGORN, CAVE_TROLL GONDOR, WARG MORDOR",
            &["F_1"],
            &["S_5"],
        );
        table.moves("ARAGORN", "GONDOR").cards(fellowship, sauron);
        assert!(used(&table, "CAVE_TROLL", Ability::CaveTrollNegateSauronCard));
        assert_eq!((table.totals(), table.hand(Sauron)), (totals, 7), "{sauron}");
    }
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GANDALF FANGORN, CAVE_TROLL GONDOR, WARG MORDOR");
    table.moves("GANDALF", "GONDOR");
    assert_eq!(table.step(), Some(Step::SauronShows));
}

/// R11.9, R10.6: against Gandalf the Cave Troll's Magic is not replaced either.
#[test]
fn the_cave_trolls_magic_against_gandalf() {
    let mut table = crate::kit::with_discards(
        Fellowship,
        "FRODO THE_SHIRE, GANDALF FANGORN, CAVE_TROLL GONDOR, WARG MORDOR",
        &["F_1"],
        &["S_5"],
    );
    table.moves("GANDALF", "GONDOR").play(Sauron, json!({"card": "S_MAGIC"}));
    assert_eq!(table.step(), Some(Step::Answer));
}

/// R19.2: what is left of the table after the tests of R10 and R11.
#[test]
fn r19_2_abilities_against_abilities() {
    // Orcs attack Frodo: his retreat spends the strike.
    let mut table = position(Sauron, "FRODO EREGION, MERRY EREGION, ORCS CARADHRAS, WARG MORDOR");
    table.moves("ORCS", "EREGION").draws("FRODO").play(Fellowship, json!({"retreat": "RHUDAUR"})).cards("F_3", "S_2");
    assert_eq!((table.totals(), table.defeated()), (vec![(5, 4)], vec!["ORCS"]));
    // Sam steps in: he falls, then Frodo fights, or leaves.
    let mut table = position(Sauron, "FRODO EREGION, SAM EREGION, ORCS CARADHRAS, WARG MORDOR");
    table.moves("ORCS", "EREGION").draws("FRODO").play(Fellowship, json!("sam"));
    assert_eq!(table.defeated(), ["SAM"]);
    assert_eq!(table.legal(Fellowship).len(), 3);
    table.play(Fellowship, json!({"retreat": "RHUDAUR"}));
    assert_eq!(table.place("FRODO"), "RHUDAUR");
    // Saruman without cards.
    for (fellow, totals, fallen) in
        [("GANDALF", (5, 4), vec!["SARUMAN"]), ("ARAGORN", (4, 4), vec!["ARAGORN", "SARUMAN"])]
    {
        let mut table = position(Sauron, &format!("FRODO THE_SHIRE, {fellow} FANGORN, SARUMAN GONDOR, WARG MORDOR"));
        table.moves("SARUMAN", "FANGORN").play(Sauron, json!("no_cards"));
        assert_eq!((table.totals(), table.defeated()), (vec![totals], fallen));
    }
    // Orcs against Boromir.
    let mut table = position(Sauron, "FRODO THE_SHIRE, BOROMIR RHUDAUR, ORCS THE_HIGH_PASS, WARG MORDOR");
    table.moves("ORCS", "RHUDAUR");
    assert_eq!(table.defeated(), ["BOROMIR", "ORCS"]);
    // Shelob's return leaves the region empty.
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN RHUDAUR, SHELOB THE_HIGH_PASS, WARG MORDOR");
    table.moves("SHELOB", "RHUDAUR").cards("F_1", "S_2");
    assert!(!table.table()["characters"].as_object().unwrap().values().any(|region| region == "RHUDAUR"));
}

/// R19.3
#[test]
fn r19_3_strongest_totals() {
    let best = |fellow: &str, region: &str| {
        let mut table =
            position(Sauron, &format!("FRODO THE_SHIRE, {fellow} {region}, CAVE_TROLL DAGORLAD, WARG MORDOR"));
        table.moves("CAVE_TROLL", region);
        if fellow == "GANDALF" {
            table.play(Sauron, json!({"card": "S_6"})).play(Fellowship, json!({"card": "F_5"}));
        } else {
            table.cards("F_5", "S_6");
        }
        table.totals()[0]
    };
    assert_eq!(best("GANDALF", "FANGORN"), (10, 9));
    assert_eq!(best("ARAGORN", "FANGORN"), (9, 9));
    assert_eq!(best("LEGOLAS", "FANGORN"), (8, 9));
    assert_eq!(best("MERRY", "FANGORN"), (7, 9));
    let mut table = position(Sauron, "FRODO FANGORN, SAM FANGORN, CAVE_TROLL DAGORLAD, WARG MORDOR");
    table.moves("CAVE_TROLL", "FANGORN").draws("SAM").play(Fellowship, json!("reveal_frodo")).cards("F_5", "S_6");
    assert_eq!(table.totals(), [(10, 9)]);
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN FANGORN, BALROG DAGORLAD, WARG MORDOR");
    table.moves("BALROG", "FANGORN").cards("F_5", "S_6");
    assert_eq!(table.totals(), [(6, 11)]);
}
