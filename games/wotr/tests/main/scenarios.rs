//! Every scenario file passes.

use std::path::Path;

use parlour_testkit::scenario::assert_traced_scenarios;
use parlour_wotr::Wotr;

#[test]
fn every_scenario_passes() {
    let run = assert_traced_scenarios::<Wotr>(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(run >= 240, "only {run} scenarios were found");
}
