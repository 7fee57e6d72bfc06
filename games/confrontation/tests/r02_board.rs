//! R2: the board.

use parlour_confrontation::{Kind, Region, RegionSet, Side, data};
use serde_json::json;

use crate::kit::{Fellowship, Sauron, Table, position, region};

fn ids(regions: RegionSet) -> Vec<&'static str> {
    let mut ids: Vec<&str> = regions.iter().map(Region::id).collect();
    ids.sort_unstable();
    ids
}

#[test]
fn r2_1_rows_kinds_and_limits() {
    let sizes: Vec<usize> =
        (1..=7).map(|row| Region::ALL.iter().filter(|one| data().region(**one).row == row).count()).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 3, 2, 1]);
    for one in Region::ALL {
        let def = data().region(one);
        let limit = match def.kind {
            Kind::Home(_) => 4,
            Kind::Open => 2,
            Kind::Mountain => 1,
        };
        assert_eq!(def.limit, limit, "{one}");
        assert_eq!(def.kind == Kind::Mountain, def.row == 4, "{one}");
    }
    assert_eq!(data().region(Region::TheShire).kind, Kind::Home(Side::Fellowship));
    assert_eq!(data().region(Region::Mordor).kind, Kind::Home(Side::Sauron));
}

#[test]
fn r2_2_the_fellowships_arrows() {
    let arrows: u32 = Region::ALL.iter().map(|one| data().forward(Fellowship, *one).len()).sum();
    assert_eq!(arrows, 24);
    assert_eq!(ids(data().forward(Fellowship, region("EREGION"))), ["CARADHRAS", "MISTY_MOUNTAINS"]);
    assert_eq!(ids(data().forward(Fellowship, region("THE_HIGH_PASS"))), ["MIRKWOOD"]);
    assert_eq!(ids(data().forward(Fellowship, region("FANGORN"))), ["DAGORLAD", "GONDOR"]);
    assert!(data().forward(Fellowship, region("MORDOR")).is_empty());
}

#[test]
fn r2_3_saurons_arrows_are_the_same_reversed() {
    for one in Region::ALL {
        for to in data().forward(Fellowship, one).iter() {
            assert!(data().forward(Sauron, to).contains(one));
        }
    }
    assert_eq!(ids(data().forward(Sauron, region("ROHAN"))), ["CARADHRAS", "GAP_OF_ROHAN"]);
    assert!(data().forward(Sauron, region("THE_SHIRE")).is_empty());
}

#[test]
fn r2_4_sideways_pairs_work_both_ways() {
    let pairs: u32 = Region::ALL.iter().map(|one| data().sideways(*one).len()).sum();
    assert_eq!(pairs, 18);
    assert_eq!(ids(data().sideways(region("CARADHRAS"))), ["GAP_OF_ROHAN", "MISTY_MOUNTAINS"]);
    assert!(data().sideways(region("THE_SHIRE")).is_empty() && data().sideways(region("MORDOR")).is_empty());
}

#[test]
fn r2_5_the_tunnel_makes_nobody_adjacent() {
    // Aragorn in Fangorn may attack any adjacent region; Eregion is none.
    let table = position(Fellowship, "FRODO THE_SHIRE, ARAGORN FANGORN, WARG EREGION, ORCS MORDOR");
    assert_eq!(table.destinations("ARAGORN"), ["DAGORLAD", "GONDOR", "ROHAN"]);
}

#[test]
fn r2_6_limits_count_each_side_and_the_living() {
    // Two Sauron characters in Gondor do not keep a Fellowship character out.
    let table = position(Fellowship, "FRODO THE_SHIRE, MERRY ROHAN, WARG GONDOR, ORCS GONDOR");
    assert_eq!(table.destinations("MERRY"), ["GONDOR"]);
    let full = json!({"flow": ["move"], "to_move": "SAURON",
        "characters": {"FRODO": "THE_SHIRE", "WARG": "GONDOR", "ORCS": "GONDOR", "SHELOB": "GONDOR"}});
    assert!(Table::try_at(&full).err().unwrap().contains("R20.1"));
}

#[test]
fn r2_7_at_rest_no_region_mixes_sides() {
    let mixed = json!({"flow": ["move"], "to_move": "SAURON", "characters": {"FRODO": "GONDOR", "WARG": "GONDOR"}});
    assert!(Table::try_at(&mixed).err().unwrap().contains("R20.1"));
}

#[test]
fn r2_8_moria_is_another_name_of_caradhras() {
    let mut table = position(Sauron, "FRODO THE_SHIRE, WARG FANGORN");
    table.play(Sauron, json!({"move": ["WARG", "MORIA"]}));
    assert_eq!(table.place("WARG"), "CARADHRAS");
}
