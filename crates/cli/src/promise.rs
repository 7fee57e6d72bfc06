//! Whether a record is what its host promised before the first deal: compared with what somebody
//! noted then, or said to be unchecked.

use parlour_core::{Dealing, Record, Text};
use serde::Serialize;

use crate::args::Verify;
use crate::words::say;

/// What came of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is as promised.
    Kept,
    /// It is not.
    Broken,
    /// There is nothing to compare it with.
    Unchecked,
}

/// One comparison, in words.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// What came of it.
    pub verdict: Verdict,
    /// What was compared, and how it is.
    pub words: String,
}

fn finding(verdict: Verdict, words: impl Into<Text>) -> Finding {
    Finding { verdict, words: say(words) }
}

/// Compares a record, which was replayed already, with what was noted.
pub fn compare(record: &Record, noted: &Verify) -> Vec<Finding> {
    let mut findings = vec![signature(record, noted.host_key.as_deref())];
    if record.dealing == Dealing::Given {
        let verdict = if noted.commitment.is_some() { Verdict::Broken } else { Verdict::Unchecked };
        findings.push(finding(verdict, "promise.given"));
    } else {
        findings.extend([
            commitment(record, noted.commitment.as_deref()),
            key(record, noted),
            thrown_in(record, noted),
        ]);
    }
    findings
}

/// The signature itself was checked when the record was replayed; here it is asked whose it is.
fn signature(record: &Record, host: Option<&str>) -> Finding {
    let Some(signed) = &record.signed else {
        let verdict = if host.is_some() { Verdict::Broken } else { Verdict::Unchecked };
        return finding(verdict, "promise.unsigned");
    };
    let (verdict, words) = match host {
        Some(host) if host.eq_ignore_ascii_case(&signed.host) => (Verdict::Kept, "promise.signed"),
        Some(_) => (Verdict::Broken, "promise.signed_by_another"),
        None => (Verdict::Unchecked, "promise.signed_by_whom"),
    };
    finding(verdict, Text::new(words).with("host", signed.host.clone()).with("match", signed.match_id.clone()))
}

fn commitment(record: &Record, noted: Option<&str>) -> Finding {
    let made = record.keys.last().map(|epoch| epoch.commitment.as_str()).unwrap_or_default();
    match noted {
        Some(noted) if noted.eq_ignore_ascii_case(made) => finding(Verdict::Kept, "promise.commitment"),
        Some(_) => finding(Verdict::Broken, Text::new("promise.commitment_differs").with("made", made.to_owned())),
        None => finding(Verdict::Unchecked, Text::new("promise.commitment_unchecked").with("made", made.to_owned())),
    }
}

/// That the key fits its commitment was checked when the record was replayed.
fn key(record: &Record, noted: &Verify) -> Finding {
    if record.keys.last().is_some_and(|epoch| epoch.key.is_some()) {
        return finding(Verdict::Kept, "promise.key");
    }
    let asked = noted.commitment.is_some() || noted.host_key.is_some();
    finding(if asked { Verdict::Broken } else { Verdict::Unchecked }, "promise.key_left_out")
}

fn thrown_in(record: &Record, noted: &Verify) -> Finding {
    let thrown = record.keys.last().map(|epoch| epoch.entropy.as_slice()).unwrap_or_default();
    match &noted.entropy {
        Some(own) if thrown.contains(own) => finding(Verdict::Kept, "promise.entropy"),
        Some(_) => finding(Verdict::Broken, "promise.entropy_missing"),
        None if thrown.is_empty() => {
            let verdict = if noted.commitment.is_some() { Verdict::Broken } else { Verdict::Unchecked };
            finding(verdict, "promise.nothing_thrown_in")
        }
        None => finding(Verdict::Unchecked, Text::new("promise.entropy_unchecked").with("count", thrown.len())),
    }
}
