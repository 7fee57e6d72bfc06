//! `parlour replay`: tells a recorded match entry by entry, printed or on a screen to step through.

use std::io::{self, IsTerminal, Write};

use parlour_core::{AnyMatch, Catalogue, Seat, Status, Text, Viewer};
use serde_json::{Value, json};

use crate::args::Replay;
use crate::failure::Failure;
use crate::screen;
use crate::store::{self, Loaded};
use crate::tell;
use crate::words::{self, say};

/// Tells a record.
pub fn run(command: &Replay, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let loaded = store::load(&command.file)?;
    let viewer = viewer_of(&command.viewer, loaded.played.seats())?;
    let words = words::of_game(loaded.game.info(), language)?;
    if command.from > loaded.played.len() {
        let there = loaded.played.len();
        let what = format!("there is no entry {} to start from; the record has {there}", command.from);
        return Err(Failure::file(&command.file, what));
    }
    if let Some(kept) = command.position {
        let (view, _) = loaded.played.view_after(kept.min(loaded.played.line().len()), Viewer::Table);
        return Ok(writeln!(out, "{view:#}")?);
    }
    if command.json {
        return Ok(writeln!(out, "{:#}", as_json(&loaded, &words, viewer, command.from))?);
    }
    if !command.plain && io::stdin().is_terminal() && io::stdout().is_terminal() {
        let kept = loaded.played.line().iter().filter(|number| (**number as usize) < command.from).count();
        return screen::step_through(
            loaded.played.as_ref(),
            &words,
            viewer,
            kept,
            screen::has_colour(command.no_color),
        );
    }
    print(&loaded, &words, viewer, command.from, out)
}

fn viewer_of(typed: &str, seats: u8) -> Result<Viewer, Failure> {
    match typed {
        "table" => Ok(Viewer::Table),
        "spectator" => Ok(Viewer::Spectator),
        number => match number.parse::<u8>() {
            Ok(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
            _ => Err(Failure::bad(format!(
                "--viewer {typed}: must be table, spectator or a seat number from 1 to {seats}"
            ))),
        },
    }
}

fn print(loaded: &Loaded, words: &Catalogue, viewer: Viewer, from: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let played = loaded.played.as_ref();
    let title = loaded.game.info().title.to_owned();
    let seen = tell::viewer_name(played.info(), words, viewer);
    writeln!(
        out,
        "{}",
        say(Text::new("replay.title").with("title", title).with("count", played.len()).with("seen", seen))
    )?;
    for mark in tell::marks(played) {
        writeln!(out, "        {mark}")?;
    }
    let line = played.line();
    for number in from..played.len() {
        let mark = if is_taken_back(played, &line, number) { '~' } else { ' ' };
        let mut told = tell::entry(played, words, number as u32, viewer);
        if told.is_empty() {
            told.push(say("replay.unseen"));
        }
        for (index, text) in told.iter().enumerate() {
            let number = if index == 0 { number.to_string() } else { String::new() };
            writeln!(out, "{number:>5} {mark} {text}")?;
        }
    }
    for text in ending(played, words) {
        writeln!(out, "        {text}")?;
    }
    Ok(())
}

/// Whether an entry that could be taken back has been.
fn is_taken_back(played: &dyn AnyMatch, line: &[u32], number: usize) -> bool {
    use parlour_core::Deed::{Act, Deal, Flag, Resign};
    let lasting = matches!(played.deed(number as u32), Some(Act { .. } | Deal(_) | Resign { .. } | Flag { .. }));
    lasting && line.binary_search(&(number as u32)).is_err()
}

fn ending(played: &dyn AnyMatch, words: &Catalogue) -> Vec<String> {
    match played.status() {
        Status::Over(outcome) => tell::outcome(played, words, &outcome),
        _ => vec![say("verified.running")],
    }
}

fn as_json(loaded: &Loaded, words: &Catalogue, viewer: Viewer, from: usize) -> Value {
    let played = loaded.played.as_ref();
    let line = played.line();
    let entry = |number: usize| {
        let told: Vec<Value> = played
            .told(number as u32, viewer)
            .iter()
            .map(|(event, text)| json!({"event": event, "text": words.say(text)}))
            .collect();
        let mut entry = json!({
            "number": number,
            "taken_back": is_taken_back(played, &line, number),
            "text": tell::entry(played, words, number as u32, viewer),
            "told": told,
        });
        // What was done may be a secret of the table.
        if viewer == Viewer::Table {
            entry["do"] = json!(played.deed(number as u32));
        }
        entry
    };
    let over = match played.status() {
        Status::Over(outcome) => json!({"outcome": outcome, "text": ending(played, words)}),
        _ => Value::Null,
    };
    json!({
        "game": played.info().id,
        "rules_version": loaded.record.rules_version,
        "marks": played.marks(),
        "viewer": viewer,
        "players": played.players(),
        "entries": (from..played.len()).map(entry).collect::<Vec<_>>(),
        "over": over,
        "view": played.view(viewer),
    })
}
