//! How a command fails: the sentence for the person and the exit code for the script.

use std::io;
use std::path::Path;

use parlour_core::Text;
use thiserror::Error;

use crate::words::say;

/// Why a command did not do what was asked.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Failure {
    /// Bad input or usage, in one sentence.
    #[error("{0}")]
    Bad(String),
    /// Bad input or usage, about which everything has been said already.
    #[error("bad input")]
    Said,
    /// A check found something wrong and has reported it.
    #[error("a check failed")]
    Check,
    /// A signal stopped a run; it can be gone on with.
    #[error("{0}")]
    Stopped(String),
    /// Output or the terminal failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// Bad input or usage.
    pub fn bad(sentence: impl Into<String>) -> Self {
        Failure::Bad(sentence.into())
    }

    /// Bad input or usage, in the table's words.
    pub fn said(text: impl Into<Text>) -> Self {
        Failure::Bad(say(text))
    }

    /// Something is wrong with a file.
    pub fn file(path: &Path, what: impl std::fmt::Display) -> Self {
        Failure::Bad(format!("{}: {what}", path.display()))
    }

    /// What to say on the error stream, if anything is left to say.
    pub fn sentence(&self) -> Option<String> {
        match self {
            Failure::Said | Failure::Check => None,
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            other => Some(other.to_string()),
        }
    }

    /// The exit code: 0 when a reader went away, 1 for a failed check, 130 after a signal, 2 for the
    /// rest.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Failure::Check => 1,
            Failure::Stopped(_) => 130,
            _ => 2,
        }
    }
}
