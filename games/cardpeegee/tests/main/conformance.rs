//! The conformance suite over random matches, golden records, and rule coverage.

use std::path::Path;

use parlour_cardpeegee::{CardPeeGee, FeeRule, JailorCards, Setup};
use parlour_core::{Game, Status};
use parlour_testkit::golden::assert_records;
use parlour_testkit::{Depth, Plan, assert_conforms, coverage, press_unlit};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every entry is checked for legality and audited; few are looked at more closely.
#[test]
fn random_matches_conform() {
    let setups = vec![
        Setup::default(),
        Setup { fee: FeeRule::Exceeded, ..Setup::default() },
        Setup { jailor_cards: JailorCards::CountForFee, ..Setup::default() },
        Setup { lives: 3, ..Setup::default() },
    ];
    let plan = Plan::new(1_000).setups(setups).depth(Depth::Sampled(64)).soak(50_000);
    assert_conforms::<CardPeeGee>(&plan);
}

#[test]
fn random_matches_conform_at_every_entry() {
    assert_conforms::<CardPeeGee>(&Plan::new(40).seed(2).depth(Depth::Full).soak(10_000));
}

#[test]
fn every_rule_is_covered() {
    coverage::assert_covered(&CardPeeGee::INFO, here());
}

/// Between them the golden records hold every way to die and every victory.
#[test]
fn golden_records_replay() {
    let matches = assert_records::<CardPeeGee>(here());
    let mut deaths = std::collections::BTreeSet::new();
    let mut victories = std::collections::BTreeSet::new();
    for played in &matches {
        if let Status::Over(outcome) = played.status() {
            deaths.insert(outcome.reason);
        }
        let view = played.state().view(parlour_core::Viewer::Table);
        victories.extend(view.earned.iter().map(|victory| victory.index().max(3)));
    }
    assert_eq!(deaths.into_iter().collect::<Vec<_>>(), ["chest", "jailor", "monster", "trap"]);
    assert_eq!(victories.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6], "full court, union, goliath, master");
}

/// What is not lit says why, and what the rules say; seed 74.
#[test]
fn what_is_not_lit_says_why() {
    let found = press_unlit::<CardPeeGee>(&Setup::default(), 74, 200);
    println!("seed 74: {found:?}");
    assert!(found.verbs >= 20, "{found:?}");
}
