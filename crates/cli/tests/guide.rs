//! The guides say what is so.

use parlour_testkit::scenario::{Detail, run_text};

/// The complete examples of the guide to scenarios hold.
#[test]
fn the_examples_of_the_guide_to_scenarios_hold() {
    let guide = include_str!("../../../docs/scenarios.md");
    let examples = guide.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let complete: Vec<&str> = examples.filter(|example| example.contains("\"game\": ")).collect();
    assert!(complete.len() >= 2, "{} examples", complete.len());
    for example in complete {
        for report in run_text("docs/scenarios.md", example, &parlour_registry::game, Detail::Short).unwrap() {
            assert_eq!(report.failure, None, "{}", report.name);
        }
    }
}
