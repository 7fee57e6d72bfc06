//! A designer's own cards and decks, from files: read, checked, and refused with the line and the
//! reason (R1.6, R2.4).

use parlour_core::{Brought, Param, Refusal};

use crate::pool::{Deck, LoadError, Pool};
use crate::setup::{DeckChoice, Setup};

/// Reads a file of `cards` or `decks` into `setup`.
pub(crate) fn bring(setup: &mut Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
    match part {
        "cards" => {
            setup.cards = Pool::built_in().changed(text).map_err(|error| error.to_string())?.cards().to_vec();
            Ok(Vec::new())
        }
        "decks" => decks(setup, text),
        other => Err(format!("there is no file of {other}: bring cards or decks")),
    }
}

fn decks(setup: &Setup, text: &str) -> Result<Vec<Brought>, String> {
    let pool = Pool::built_in().with(setup.cards.iter().cloned());
    let found = Deck::parse_file(text, &pool).map_err(|error| error.to_string())?;
    if found.is_empty() {
        return Err("line 1: there is no deck in the file (R2.3)".to_owned());
    }
    let mut brought: Vec<Brought> = Vec::new();
    for (line, deck) in found {
        check(setup, &deck).map_err(|refusal| refused(line, &refusal).to_string())?;
        let name = [&deck.id, &deck.name].into_iter().find(|name| !name.is_empty()).cloned();
        let name = name.unwrap_or_else(|| format!("deck{}", brought.len() + 1));
        if brought.iter().any(|known| known.name == name) {
            return Err(format!("line {line}: there are two decks called {name} (R2.3)"));
        }
        let value = serde_json::to_value(DeckChoice::Full(deck)).map_err(|error| error.to_string())?;
        brought.push(Brought { options: &["deck_a", "deck_b"], name, value });
    }
    Ok(brought)
}

/// R2.4: whether a match could be played with this deck; the hero is left to the setup.
fn check(setup: &Setup, deck: &Deck) -> Result<(), Refusal> {
    let deck = DeckChoice::Full(Deck { hero: None, ..deck.clone() });
    let none = || "none".to_owned();
    let trial = Setup { deck_a: deck.clone(), deck_b: deck, hero_a: none(), hero_b: none(), ..setup.clone() };
    let trial = Setup { terrain_a: "deck".into(), terrain_b: "deck".into(), ..trial };
    trial.settled().map(|_| ())
}

fn refused(line: usize, refusal: &Refusal) -> LoadError {
    let plain = |name: &str| match refusal.reason.params.get(name) {
        Some(Param::Plain(text)) => Some(text.clone()),
        _ => None,
    };
    let reason = plain("what").unwrap_or_else(|| plain("code").unwrap_or_default());
    LoadError::at(line, refusal.rule.to_string(), reason)
}
