//! `parlour games`: what can be played.

use std::io::Write;

use parlour_core::{AnyGame, Text};
use serde_json::{Value, json};

use crate::args::Games;
use crate::failure::Failure;
use crate::help;
use crate::words::{self, say};

/// Lists the games.
pub fn run(command: &Games, out: &mut dyn Write) -> Result<(), Failure> {
    let games: Vec<_> =
        parlour_registry::games().into_iter().filter(|game| command.all || game.info().listed).collect();
    if command.json {
        let list: Vec<Value> = games.iter().map(|game| as_json(game.as_ref())).collect();
        return Ok(writeln!(out, "{:#}", Value::Array(list))?);
    }
    if games.is_empty() {
        writeln!(out, "{}", say("games.none"))?;
    }
    for game in games {
        print(game.as_ref(), out)?;
    }
    Ok(())
}

/// How many may sit down, in words.
pub fn seats(game: &dyn AnyGame) -> String {
    let info = game.info();
    let (min, max) = (info.min_seats, info.max_seats);
    if min == max {
        return say(Text::new("games.seats").with("count", min));
    }
    say(Text::new("games.seats_range").with("min", min).with("max", max))
}

fn print(game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
    let info = game.info();
    let words = words::of_game(info);
    writeln!(out, "{:<14} {} ({})", info.id, words.say(&"game.title".into()), seats(game))?;
    writeln!(out, "{:<14} {}", "", words.say(&"game.about".into()))?;
    let bots = game.bots();
    let bots: Vec<String> = bots.iter().map(|(id, about)| format!("{id} ({})", help::bot(id, about))).collect();
    writeln!(out, "{:<14} {}", "", say(Text::new("games.bots").with("list", bots.join("; "))))?;
    Ok(())
}

fn as_json(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let bots: Vec<Value> = game.bots().iter().map(|(id, about)| json!({"id": id, "about": about})).collect();
    let languages: Vec<&str> = info.locales.iter().map(|(code, _)| *code).collect();
    json!({
        "id": info.id,
        "title": info.title,
        "about": info.about,
        "min_seats": info.min_seats,
        "max_seats": info.max_seats,
        "rules_version": info.rules_version,
        "hidden": info.hidden,
        "listed": info.listed,
        "options": info.options,
        "languages": languages,
        "bots": bots,
    })
}
