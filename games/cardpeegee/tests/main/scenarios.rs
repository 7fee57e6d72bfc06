//! Every scenario file passes.

use std::path::Path;

use parlour_cardpeegee::CardPeeGee;
use parlour_testkit::scenario::assert_traced_scenarios;

#[test]
fn every_scenario_passes() {
    let run = assert_traced_scenarios::<CardPeeGee>(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(run >= 195, "only {run} scenarios were found");
}
