//! Random matches under every law of the engine, and the coverage of the rules.

use std::path::Path;

use parlour_core::Game;
use parlour_testkit::{Depth, Plan, assert_conforms, coverage};
use parlour_wotr::{Setup, Wotr};

fn seats(seats: u8) -> Vec<Setup> {
    vec![Setup { seats, ..Setup::default() }]
}

#[test]
fn two_seats_conform() {
    assert_conforms::<Wotr>(&Plan::new(24).soak(5_000).depth(Depth::Sampled(64)).setups(seats(2)));
}

#[test]
fn three_seats_conform() {
    assert_conforms::<Wotr>(&Plan::new(12).soak(1_000).depth(Depth::Sampled(64)).seed(3).setups(seats(3)));
}

#[test]
fn four_seats_conform() {
    assert_conforms::<Wotr>(&Plan::new(12).soak(1_000).depth(Depth::Sampled(64)).seed(4).setups(seats(4)));
}

#[test]
fn every_rule_has_a_test() {
    coverage::assert_covered(&Wotr::INFO, Path::new(env!("CARGO_MANIFEST_DIR")));
}
