//! Golden records: finished matches that must replay to the same end for as long as the rules
//! version stays the same.

use std::path::Path;

use parlour_core::{Game, Match, Record, Status};

/// Replays and verifies every record in `game_dir/records` and returns the matches.
///
/// # Panics
/// When a record does not verify, or its match has not ended.
pub fn assert_records<G: Game>(game_dir: &Path) -> Vec<Match<G>> {
    let folder = game_dir.join("records");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("the folder can be read").path()).collect();
    paths.sort();
    let replay = |path: &std::path::PathBuf| {
        let fail = |why: &dyn std::fmt::Display| -> ! { panic!("{}: {why}", path.display()) };
        let bytes = std::fs::read(path).unwrap_or_else(|error| fail(&error));
        let record = Record::read(&bytes).unwrap_or_else(|error| fail(&error));
        let (played, _) = record.replay::<G>().unwrap_or_else(|error| fail(&error));
        if !matches!(played.status(), Status::Over(_)) {
            fail(&"the match has not ended");
        }
        played
    };
    paths.iter().map(replay).collect()
}
