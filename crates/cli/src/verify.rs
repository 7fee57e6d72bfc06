//! `parlour verify`: replays a record, compares it with what was promised, and says what was verified.

use std::io::Write;

use parlour_core::{Status, Text};
use serde_json::json;

use crate::args::Verify;
use crate::failure::Failure;
use crate::promise::{Verdict, compare};
use crate::words::{self, say};
use crate::{store, tell};

/// Verifies a record.
pub fn run(command: &Verify, out: &mut dyn Write) -> Result<(), Failure> {
    let loaded = store::load(&command.file, &command.sealed.passphrase())?;
    let info = loaded.game.info();
    let over = match loaded.played.status() {
        Status::Over(outcome) => Some(outcome),
        _ => None,
    };
    let findings = compare(&loaded.record, command);
    let broken = findings.iter().any(|finding| finding.verdict == Verdict::Broken);
    let done = if broken { Err(Failure::Check) } else { Ok(()) };
    if command.json {
        let report = json!({
            "ok": !broken,
            "promises": findings,
            "game": info.id,
            "rules_version": loaded.record.rules_version,
            "verified": loaded.verified,
            "over": over.map(|outcome| json!({
                "winners": outcome.winners,
                "reason": outcome.reason,
                "scores": &outcome.scores[..usize::from(loaded.played.seats())],
            })),
            "marks": loaded.played.marks(),
            "head": loaded.record.head,
        });
        writeln!(out, "{report:#}")?;
        return done;
    }
    let words = words::of_game(info);
    let file = command.file.display().to_string();
    let version = loaded.record.rules_version;
    writeln!(
        out,
        "{}",
        say(Text::new(if broken { "verified.broken" } else { "verified.ok" })
            .with("file", file)
            .with("title", words::title(info))
            .with("version", version))
    )?;
    for line in store::verified_words(&loaded.verified) {
        writeln!(out, "  {line}")?;
    }
    let end = over.map_or_else(
        || vec![say("verified.running")],
        |outcome| tell::outcome(loaded.played.as_ref(), &words, &outcome),
    );
    for line in end {
        writeln!(out, "  {line}")?;
    }
    for mark in tell::marks(loaded.played.as_ref()) {
        writeln!(out, "  {mark}")?;
    }
    for finding in findings {
        let mark = if finding.verdict == Verdict::Broken { "!" } else { " " };
        writeln!(out, " {mark}{}", finding.words)?;
    }
    done
}
