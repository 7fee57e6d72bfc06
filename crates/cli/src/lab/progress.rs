//! How far a run is: a bar for a person, lines for a program.

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::failure::Failure;

/// Tells how far a run is.
pub struct Progress {
    bar: ProgressBar,
    lines: Option<Mutex<File>>,
    of: u64,
}

impl Progress {
    /// A bar on the error stream, so that the report can be piped; silent where nobody watches.
    /// And lines of JSON in a file, if one is named.
    pub fn new(of: u64, file: Option<&Path>) -> Result<Self, Failure> {
        let open = |path: &Path| {
            OpenOptions::new().create(true).append(true).open(path).map_err(|error| Failure::file(path, error))
        };
        let lines = file.map(open).transpose()?.map(Mutex::new);
        let target =
            if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let template = "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left {msg}";
        let style = ProgressStyle::with_template(template).expect("the template is well-formed");
        Ok(Progress { bar: ProgressBar::with_draw_target(Some(of), target).with_style(style), lines, of })
    }

    /// Says what is being played.
    pub fn leg(&self, label: &str) {
        self.bar.set_message(label.to_owned());
    }

    /// So many matches are done.
    pub fn done(&self, done: u64) {
        self.bar.set_position(self.bar.position().max(done));
        if let Some(lines) = &self.lines {
            let mut file = lines.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever does not read on any more is not told any more.
            let _ = writeln!(file, "{{\"done\": {done}, \"of\": {}}}", self.of);
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
