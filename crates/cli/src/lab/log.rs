//! `--log`: every match of a run as lines for a reader.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use parlour_core::{Catalogue, Game, Viewer};
use parlour_lab::{Chronicle, Settings, chronicle};

use crate::failure::Failure;

/// Writes the log of all matches of a run to `out`, or to the file that was named.
pub fn write<G: Game>(
    settings: &Settings<G>,
    matches: u64,
    to: &Path,
    words: &Catalogue,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if to == Path::new("-") {
        return all(settings, matches, words, out);
    }
    let file = File::create(to).map_err(|error| Failure::file(to, error))?;
    let mut file = BufWriter::new(file);
    all(settings, matches, words, &mut file)?;
    file.flush().map_err(|error| Failure::file(to, error))
}

fn all<G: Game>(settings: &Settings<G>, matches: u64, words: &Catalogue, out: &mut dyn Write) -> Result<(), Failure> {
    for index in 0..matches {
        let chronicle = chronicle(settings, index).map_err(|error| Failure::bad(error.to_string()))?;
        let players = &chronicle.played.header().players;
        writeln!(out, "==== match {index}: {} ====", players.join(" against "))?;
        tell(&chronicle, words, out)?;
        writeln!(out)?;
    }
    Ok(())
}

fn tell<G: Game>(chronicle: &Chronicle<G>, words: &Catalogue, out: &mut dyn Write) -> Result<(), Failure> {
    let played = &chronicle.played;
    let mut digests = chronicle.digests.iter().peekable();
    for number in 0..=played.len() {
        while let Some((_, digest)) = digests.next_if(|(at, _)| *at == number) {
            writeln!(out, "digest {digest}")?;
        }
        for line in G::chronicle(&played.told(number as u32, Viewer::Table), Viewer::Table) {
            writeln!(out, "{}", words.say(&line))?;
        }
    }
    Ok(())
}
