//! The golden records: they replay to the same end, and between them they tell of everything.

use std::collections::BTreeSet;
use std::path::Path;

use parlour_testkit::golden::assert_records;
use parlour_wotr::Wotr;

use crate::story::{WANTED, told};

/// After a change of the rules: `cargo run --release -p parlour-wotr --example golden`.
#[test]
fn golden_records_replay_and_tell_of_everything() {
    let matches = assert_records::<Wotr>(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert!(matches.len() >= 10, "only {} records", matches.len());
    let all: BTreeSet<&str> = matches.iter().flat_map(told).collect();
    let missing: Vec<_> = WANTED.iter().filter(|it| !all.contains(**it)).collect();
    assert!(missing.is_empty(), "no record tells of {missing:?}");
}
