//! R5 to R7: movement, river and tunnel, movement abilities.

use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, position};

fn refused(table: &mut Table, who: &str, to: &str) -> String {
    table.refused(crate::kit::who(who).side(), json!({"move": [who, to]}))
}

#[test]
fn r5_1_the_normal_move_is_one_step_forward() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, WARG MORDOR");
    assert_eq!(table.destinations("FRODO"), ["ARTHEDAIN", "CARDOLAN"]);
    assert_eq!(refused(&mut table, "FRODO", "EREGION"), "R5.1");
    assert_eq!(refused(&mut table, "FRODO", "THE_SHIRE"), "R5.1");
}

#[test]
fn r5_2_a_full_region_cannot_be_entered() {
    let mut table = position(
        Fellowship,
        "FRODO THE_SHIRE, GIMLI EREGION, LEGOLAS CARADHRAS, SAM ARTHEDAIN, MERRY ARTHEDAIN, WARG MORDOR",
    );
    assert_eq!(refused(&mut table, "GIMLI", "CARADHRAS"), "R5.2");
    assert_eq!(refused(&mut table, "FRODO", "ARTHEDAIN"), "R5.2");
    assert_eq!(table.destinations("FRODO"), ["CARDOLAN"]);
}

#[test]
fn r5_3_enemies_do_not_block_but_are_attacked() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI FANGORN, ORCS GONDOR, WARG MORDOR");
    assert!(table.destinations("GIMLI").contains(&"GONDOR".to_owned()));
    table.moves("GIMLI", "GONDOR");
    assert_eq!(table.defeated(), ["ORCS"]);
}

#[test]
fn r5_4_nobody_goes_sideways_or_backward_without_an_ability() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY EREGION, WARG MORDOR");
    assert_eq!(refused(&mut table, "MERRY", "RHUDAUR"), "R5.4");
    assert_eq!(refused(&mut table, "MERRY", "CARDOLAN"), "R5.4");
    let mut table = position(Sauron, "FRODO THE_SHIRE, WARG GONDOR, ORCS MORDOR");
    assert_eq!(refused(&mut table, "WARG", "DAGORLAD"), "R5.4");
    assert_eq!(refused(&mut table, "WARG", "MORDOR"), "R5.4");
}

#[test]
fn r5_5_nobody_walks_sideways_in_the_mountains() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY CARADHRAS, WITCH_KING MISTY_MOUNTAINS, WARG MORDOR");
    assert_eq!(refused(&mut table, "WITCH_KING", "CARADHRAS"), "R5.5");
    assert_eq!(table.destinations("WITCH_KING"), ["EREGION", "RHUDAUR"]);
    let mut table = position(Fellowship, "FRODO THE_SHIRE, ARAGORN CARADHRAS, WARG GAP_OF_ROHAN, ORCS ENEDWAITH");
    assert_eq!(refused(&mut table, "ARAGORN", "GAP_OF_ROHAN"), "R5.5");
    assert_eq!(table.destinations("ARAGORN"), ["ENEDWAITH", "FANGORN", "ROHAN"]);
}

#[test]
fn r5_6_in_the_far_home_there_is_no_normal_move_left() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY MORDOR, SARUMAN ROHAN");
    assert!(table.destinations("MERRY").is_empty());
    assert_eq!(refused(&mut table, "MERRY", "THE_SHIRE"), "R5.6");
    let table = position(Sauron, "FRODO ROHAN, WARG THE_SHIRE, ORCS MORDOR");
    assert!(table.destinations("WARG").is_empty());
}

#[test]
fn r6_1_the_river_carries_the_fellowship_downstream() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY MIRKWOOD, WITCH_KING FANGORN, WARG MORDOR");
    assert_eq!(table.destinations("MERRY"), ["DAGORLAD", "FANGORN"]);
    table.moves("MERRY", "FANGORN");
    assert_eq!(table.defeated(), ["WITCH_KING"]);
    let table = position(Fellowship, "FRODO THE_SHIRE, MERRY FANGORN, WARG MORDOR");
    assert_eq!(table.destinations("MERRY"), ["DAGORLAD", "GONDOR", "ROHAN"]);
}

#[test]
fn r6_2_the_river_does_not_flow_back_and_not_for_sauron() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, MERRY FANGORN, SAM ROHAN, WARG MORDOR");
    assert_eq!(refused(&mut table, "MERRY", "MIRKWOOD"), "R6.2");
    assert_eq!(refused(&mut table, "SAM", "FANGORN"), "R6.2");
    let mut table = position(Sauron, "FRODO THE_SHIRE, WARG FANGORN, ORCS MORDOR");
    assert_eq!(refused(&mut table, "WARG", "ROHAN"), "R6.2");
}

#[test]
fn r6_3_abilities_and_retreats_ignore_the_river() {
    let table = position(Fellowship, "FRODO THE_SHIRE, ARAGORN ROHAN, WARG FANGORN, ORCS MORDOR");
    assert!(table.destinations("ARAGORN").contains(&"FANGORN".to_owned()));
    let mut table = position(Sauron, "FRODO ROHAN, WARG MORDOR, BALROG GONDOR");
    table.moves("BALROG", "ROHAN").play(Fellowship, json!({"retreat": "FANGORN"}));
    assert_eq!(table.place("FRODO"), "FANGORN");
}

#[test]
fn r6_4_the_tunnel_leads_from_eregion_to_fangorn() {
    let mut table =
        position(Fellowship, "FRODO THE_SHIRE, GIMLI EREGION, WARG MISTY_MOUNTAINS, ORCS FANGORN, SHELOB MORDOR");
    assert_eq!(table.destinations("GIMLI"), ["CARADHRAS", "FANGORN", "MISTY_MOUNTAINS"]);
    table.moves("GIMLI", "FANGORN");
    assert_eq!(table.place("GIMLI"), "FANGORN");
    assert_eq!(table.defeated(), ["ORCS"]);
}

#[test]
fn r6_5_the_tunnel_is_one_way() {
    let mut table = position(Fellowship, "FRODO THE_SHIRE, GIMLI FANGORN, WARG MORDOR");
    assert_eq!(refused(&mut table, "GIMLI", "EREGION"), "R6.5");
    let mut table = position(Sauron, "FRODO THE_SHIRE, ORCS FANGORN, WARG MORDOR");
    assert_eq!(refused(&mut table, "ORCS", "EREGION"), "R6.5");
}

#[test]
fn r6_6_fangorns_limit_holds_for_river_and_tunnel() {
    let mut table = position(
        Fellowship,
        "FRODO THE_SHIRE, GIMLI EREGION, PIPPIN MIRKWOOD, MERRY FANGORN, LEGOLAS FANGORN, WARG MORDOR",
    );
    assert_eq!(refused(&mut table, "GIMLI", "FANGORN"), "R5.2");
    assert_eq!(refused(&mut table, "PIPPIN", "FANGORN"), "R5.2");
}

#[test]
fn r7_1_aragorn_attacks_in_every_direction_but_only_attacks() {
    let mut table =
        position(Fellowship, "FRODO THE_SHIRE, ARAGORN EREGION, WARG CARDOLAN, ORCS RHUDAUR, BALROG MORDOR");
    assert_eq!(table.destinations("ARAGORN"), ["CARADHRAS", "CARDOLAN", "FANGORN", "MISTY_MOUNTAINS", "RHUDAUR"]);
    assert_eq!(refused(&mut table, "ARAGORN", "ENEDWAITH"), "R7.1");
    assert_eq!(refused(&mut table, "ARAGORN", "ARTHEDAIN"), "R7.1");
    let table = position(Fellowship, "FRODO ROHAN, ARAGORN MORDOR, WARG GONDOR, ORCS THE_SHIRE");
    assert_eq!(table.destinations("ARAGORN"), ["GONDOR"]);
}

/// R7.1: Aragorn alone can clear the Shire.
#[test]
fn aragorn_attacks_back_into_the_shire() {
    let table = position(Fellowship, "FRODO ROHAN, ARAGORN ARTHEDAIN, WARG THE_SHIRE, ORCS MORDOR");
    assert_eq!(table.destinations("ARAGORN"), ["EREGION", "RHUDAUR", "THE_SHIRE"]);
}

#[test]
fn r7_2_the_witch_king_attacks_sideways_but_never_backward() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, PIPPIN FANGORN, SAM GONDOR, WITCH_KING ROHAN, WARG MORDOR");
    assert_eq!(table.destinations("WITCH_KING"), ["CARADHRAS", "FANGORN", "GAP_OF_ROHAN"]);
    assert_eq!(refused(&mut table, "WITCH_KING", "GONDOR"), "R5.4");
    let mut table = position(Sauron, "FRODO THE_SHIRE, WITCH_KING ROHAN, WARG MORDOR");
    assert_eq!(refused(&mut table, "WITCH_KING", "FANGORN"), "R7.2");
}

#[test]
fn r7_3_the_flying_nazgul_reaches_any_region_with_exactly_one_enemy() {
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, SAM THE_SHIRE, MERRY CARADHRAS, PIPPIN GONDOR, LEGOLAS MORDOR, FLYING_NAZGUL MISTY_MOUNTAINS, WARG DAGORLAD",
    );
    assert_eq!(table.destinations("FLYING_NAZGUL"), ["CARADHRAS", "EREGION", "GONDOR", "MORDOR", "RHUDAUR"]);
    assert_eq!(refused(&mut table, "FLYING_NAZGUL", "THE_SHIRE"), "R7.3");
    assert_eq!(refused(&mut table, "FLYING_NAZGUL", "ROHAN"), "R7.3");
    // A normal step may attack several.
    let table = position(Sauron, "FRODO THE_SHIRE, SAM EREGION, MERRY EREGION, FLYING_NAZGUL CARADHRAS, WARG MORDOR");
    assert_eq!(table.destinations("FLYING_NAZGUL"), ["ENEDWAITH", "EREGION", "THE_SHIRE"]);
}

#[test]
fn r7_4_the_black_rider_charges_through_free_regions_only() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, MERRY ARTHEDAIN, BLACK_RIDER MORDOR, WARG MORDOR");
    assert_eq!(table.destinations("BLACK_RIDER"), ["ARTHEDAIN", "DAGORLAD", "GONDOR", "THE_SHIRE"]);
    assert_eq!(refused(&mut table, "BLACK_RIDER", "RHUDAUR"), "R7.4");
    // Full own regions stop him, enemies too.
    let mut table = position(
        Sauron,
        "FRODO THE_SHIRE, MERRY EREGION, WARG MISTY_MOUNTAINS, ORCS CARADHRAS, BLACK_RIDER FANGORN, SHELOB MORDOR",
    );
    assert!(table.destinations("BLACK_RIDER").is_empty());
    assert_eq!(refused(&mut table, "BLACK_RIDER", "EREGION"), "R7.4");
    assert_eq!(refused(&mut table, "BLACK_RIDER", "CARADHRAS"), "R5.2");
    let table = position(Sauron, "FRODO THE_SHIRE, MERRY EREGION, BLACK_RIDER CARADHRAS, SHELOB MORDOR");
    assert_eq!(table.destinations("BLACK_RIDER"), ["ENEDWAITH", "EREGION", "THE_SHIRE"]);
    // One of two in an open region leaves room to pass.
    let table =
        position(Sauron, "FRODO THE_SHIRE, WARG FANGORN, BLACK_RIDER GONDOR, SHELOB MORDOR, ORCS ROHAN, BALROG ROHAN");
    assert_eq!(table.destinations("BLACK_RIDER"), ["FANGORN", "THE_SHIRE"]);
}
