//! Random matches under every law of the engine, and the coverage of the rules. A soak
//! (`PARLOUR_SOAK=1`) plays 5,000 matches of two seats, in five tests of a thousand, and 1,000 each
//! of three and four; the usual run a few of each.

use std::path::Path;

use parlour_core::Game;
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, press_unlit};
use parlour_wotr::{Setup, Wotr};

fn conform(seats: u8, seed: u64, sample: u64) {
    let setups = vec![Setup { seats, ..Setup::default() }];
    let plan = Plan::new(sample).soak(1_000).depth(Depth::Sampled(256)).seed(seed).setups(setups);
    assert_conforms::<Wotr>(&plan);
}

#[test]
fn two_seats_conform_first_thousand() {
    conform(2, 1, 4);
}

#[test]
fn two_seats_conform_second_thousand() {
    conform(2, 2, 2);
}

#[test]
fn two_seats_conform_third_thousand() {
    conform(2, 3, 2);
}

#[test]
fn two_seats_conform_fourth_thousand() {
    conform(2, 4, 2);
}

#[test]
fn two_seats_conform_fifth_thousand() {
    conform(2, 5, 2);
}

#[test]
fn three_seats_conform() {
    conform(3, 6, 6);
}

#[test]
fn four_seats_conform() {
    conform(4, 7, 6);
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Wotr::INFO, Path::new(env!("CARGO_MANIFEST_DIR")));
}

/// What is not lit says why, and what the rules say; seed 71.
#[test]
fn what_is_not_lit_says_why() {
    let found = press_unlit::<Wotr>(&Setup::default(), 71, 200);
    println!("seed 71: {found:?}");
    assert!(found.verbs >= 20, "{found:?}");
}
