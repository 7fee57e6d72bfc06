//! Traces: everything that a scenario showed, offered, refused and told from its start to its end,
//! as one number. What a scenario asserts says what is right; its trace notices whatever else
//! changes on the way, such as an option's cost or the rule of a refusal that nobody asked about.

use std::collections::BTreeMap;
use std::path::Path;

use parlour_core::{AnyMatch, Seat, Status, Viewer};
use serde_json::Value;

/// How many actions are tried again at every later point where they may be refused.
const TRIED: usize = 24;

/// The traces of a game's scenarios, by name.
pub(super) type Traces = BTreeMap<String, String>;

/// A running hash (FNV-1a: quick, and the same for ever).
#[derive(Debug)]
pub(super) struct Trace {
    hash: u64,
    told: u32,
    tried: Vec<Value>,
}

impl Trace {
    pub(super) const fn new() -> Self {
        Trace { hash: 0xcbf2_9ce4_8422_2325, told: 0, tried: Vec::new() }
    }

    pub(super) fn hear(&mut self, words: &str) {
        for byte in words.bytes().chain([0]) {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in what lies on the table, what each seat may do and not do now, and what was told
    /// since the last time.
    pub(super) fn look(&mut self, played: &dyn AnyMatch) {
        if let Status::Over(outcome) = played.status() {
            self.hear(&format!("{outcome:?}"));
        }
        if let Some(asked) = played.dealer_prompt() {
            self.hear(&format!("{asked:?}"));
        }
        self.hear(played.written_view(Viewer::Table).get());
        for seat in Seat::first(played.seats()) {
            self.hear(played.written_prompt(seat).get());
            self.hear(&format!("{:?}", played.undo_plan(seat).map_err(|error| error.to_string())));
            for number in self.told..played.len() as u32 {
                let viewer = Viewer::Seat(seat);
                self.hear(&format!("{:?}{:?}", played.told(number, viewer), played.chronicle(number, viewer)));
            }
            self.try_all(played, seat);
        }
        self.told = played.len() as u32;
    }

    /// Takes in how it all looks to everybody, in words too.
    pub(super) fn look_round(&mut self, played: &dyn AnyMatch) {
        self.hear(&format!("{:?}", played.scene(Viewer::Table)));
        for seat in Seat::first(played.seats()) {
            self.hear(played.written_view(Viewer::Seat(seat)).get());
        }
    }

    /// Tries what could be done at some earlier point, and remembers what can be done now.
    fn try_all(&mut self, played: &dyn AnyMatch, seat: Seat) {
        for action in std::mem::take(&mut self.tried) {
            if let Err(error) = played.check(seat, &action) {
                self.hear(&format!("{error:?}"));
            }
            self.tried.push(action);
        }
        for action in played.legal_actions(seat) {
            if self.tried.len() < TRIED && !self.tried.contains(&action) {
                self.tried.push(action);
            }
        }
    }

    pub(super) fn number(&self) -> String {
        format!("{:016x}", self.hash)
    }
}

/// Compares traces with those that were kept, or keeps them when `PARLOUR_WRITE_TRACES` is set.
/// Gives what differs, one a line.
pub(super) fn compare(kept: &Path, now: &Traces) -> Vec<String> {
    if std::env::var_os("PARLOUR_WRITE_TRACES").is_some() {
        let text = serde_json::to_string_pretty(now).expect("names and numbers are plain data");
        std::fs::write(kept, text + "\n").unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
        return Vec::new();
    }
    let text = std::fs::read_to_string(kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let before: Traces = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let differs = |(name, number): (&String, &String)| match before.get(name) {
        Some(kept) if kept == number => None,
        Some(_) => Some(format!("{name}: something else is shown, offered, refused or told")),
        None => Some(format!("{name}: it has no trace yet")),
    };
    now.iter().filter_map(differs).collect()
}
