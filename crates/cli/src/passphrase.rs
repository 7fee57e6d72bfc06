//! Where a passphrase comes from: a file or a variable, for scripts; or else the person types it,
//! and nobody sees it.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use parlour_core::Text;
use zeroize::Zeroizing;

use crate::failure::Failure;
use crate::words::say;

/// The variable that scripts may use.
const VARIABLE: &str = "PARLOUR_PASSPHRASE";

/// Where to look for a passphrase.
#[derive(Clone, Debug, Default)]
pub struct Passphrase {
    /// A file with the passphrase on its first line.
    pub file: Option<PathBuf>,
}

impl Passphrase {
    /// The passphrase of a file that is sealed.
    pub fn of(&self, sealed: &Path) -> Result<Zeroizing<String>, Failure> {
        match self.known()? {
            Some(known) => Ok(known),
            None => typed(&say(Text::new("seal.ask").with("file", sealed.display().to_string()))),
        }
    }

    /// A new passphrase, typed twice if it is typed at all.
    pub fn new_one(&self) -> Result<Zeroizing<String>, Failure> {
        let chosen = if let Some(known) = self.known()? {
            known
        } else {
            let first = typed(&say("seal.new"))?;
            if first != typed(&say("seal.again"))? {
                return Err(Failure::said("seal.differ"));
            }
            first
        };
        if chosen.is_empty() { Err(Failure::said("seal.empty")) } else { Ok(chosen) }
    }

    fn known(&self) -> Result<Option<Zeroizing<String>>, Failure> {
        if let Some(path) = &self.file {
            let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
            let text = Zeroizing::new(text);
            return Ok(Some(Zeroizing::new(text.lines().next().unwrap_or_default().to_owned())));
        }
        Ok(std::env::var(VARIABLE).ok().map(Zeroizing::new))
    }
}

fn typed(ask: &str) -> Result<Zeroizing<String>, Failure> {
    if !io::stdin().is_terminal() {
        return Err(Failure::said(Text::new("seal.nobody").with("variable", VARIABLE.to_owned())));
    }
    Ok(Zeroizing::new(rpassword::prompt_password(format!("{ask} "))?))
}
