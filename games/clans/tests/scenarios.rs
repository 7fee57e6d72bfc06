//! Every scenario file.

use std::path::Path;

use parlour_clans::Clans;
use parlour_core::Game;

#[test]
fn every_scenario_goes_as_it_should() {
    let count = parlour_testkit::scenario::assert_traced_scenarios::<Clans>(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(count > 100);
}

#[test]
fn every_rule_is_tested() {
    parlour_testkit::coverage::assert_covered(&Clans::INFO, Path::new(env!("CARGO_MANIFEST_DIR")));
}
