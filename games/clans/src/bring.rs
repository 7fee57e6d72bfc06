//! A designer's own cards and decks, from files: read, checked, and refused with the line and the
//! reason (R1.6, R2.4).

use parlour_core::{Brought, Param, Refusal};

use crate::pool::{Deck, LoadError, Pool, expand};
use crate::setup::{DeckChoice, Setup};

/// Reads a file of `cards` or `decks` into `setup`.
pub(crate) fn bring(setup: &mut Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
    match part {
        "cards" => {
            // What was brought before stays as it is, but for what this file changes.
            let known = Pool::built_in().with(setup.cards.iter().cloned());
            let changed = known.changed(text).map_err(|error| error.to_string())?;
            let own = Pool::default().with(setup.cards.iter().chain(changed.cards()).cloned());
            setup.cards = own.cards().to_vec();
            Ok(Vec::new())
        }
        "decks" => decks(setup, text),
        other => Err(format!("there is no file of {other}: bring cards or decks")),
    }
}

/// The built-in cards as a file.
pub(crate) fn stock() -> String {
    let mut csv = "id,name,damage,health,tick,terrain,rarity,cost,move_speed,abilities,family,variation\n".to_owned();
    for card in Pool::built_in().cards() {
        let terrain = card.terrain.map_or("", |terrain| terrain.name());
        let variation = card.variation.map(|variation| variation.to_string()).unwrap_or_default();
        let fields = [
            card.id.clone(),
            card.name.clone(),
            card.damage.to_string(),
            card.health.to_string(),
            card.tick.to_string(),
            terrain.to_owned(),
            format!("{:?}", card.rarity),
            card.cost.to_string(),
            card.move_speed.to_string(),
            card.abilities.join(";"),
            card.family.clone().unwrap_or_default(),
            variation,
        ];
        csv += &fields.join(",");
        csv.push('\n');
    }
    csv
}

/// R2.3: one copy of a card out of the deck of the first side that has it, and one of another in its
/// place, so that every other copy stays the one it was.
pub(crate) fn exchange(setup: &mut Setup, out: &str, into: &str) -> Result<(), String> {
    let known = Pool::built_in().with(setup.cards.iter().cloned());
    if known.get(into).is_none() {
        return Err(format!("there is no card {into} (R1.5)"));
    }
    let said = |refusal: Refusal| refused(1, &refusal).to_string();
    let rules = setup.rules().map_err(said)?;
    for side in 0..2 {
        let mut deck = setup.deck(side, &rules).map_err(said)?;
        let lists = if deck.ages.is_empty() { std::slice::from_mut(&mut deck.cards) } else { &mut deck.ages[..] };
        let mut is_done = false;
        for list in lists {
            let mut entries = expand(list)?;
            let found = entries.iter().position(|entry| entry.id == out).filter(|_| !is_done);
            if let Some(at) = found {
                into.clone_into(&mut entries[at].id);
                *list = entries.iter().map(ToString::to_string).collect();
                is_done = true;
            }
        }
        if is_done {
            let choice = if side == 0 { &mut setup.deck_a } else { &mut setup.deck_b };
            *choice = DeckChoice::Full(deck);
            return Ok(());
        }
    }
    Err(format!("no deck has a copy of {out} (R2.3)"))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn card<'a>(setup: &'a Setup, id: &str) -> &'a crate::pool::CardDef {
        setup.cards.iter().find(|card| card.id == id).expect("it was brought")
    }

    /// What is printed is read as the same cards.
    #[test]
    fn the_printed_cards_are_the_built_in_ones() {
        let mut setup = Setup::default();
        bring(&mut setup, "cards", &stock()).unwrap();
        let told = |card: &crate::pool::CardDef| crate::pool::CardDef { set: None, origin: None, ..card.clone() };
        let built_in: Vec<_> = Pool::built_in().cards().iter().map(told).collect();
        assert_eq!(setup.cards.iter().map(told).collect::<Vec<_>>(), built_in);
    }

    /// A second file changes what it names and leaves what the first one said.
    #[test]
    fn files_of_cards_come_one_upon_the_other() {
        let mut setup = Setup::default();
        bring(&mut setup, "cards", "id,damage,health\nlake_tank,1,30\n").unwrap();
        bring(&mut setup, "cards", "id,damage\nlake_tank,2\ndesert_warrior,9\n").unwrap();
        let (tank, warrior) = (card(&setup, "lake_tank"), card(&setup, "desert_warrior"));
        assert_eq!((tank.damage, tank.health, warrior.damage), (2, 30, 9));
        assert!(bring(&mut setup, "cards", "id,damage\nlake_tank,many\n").unwrap_err().contains("not a whole number"));
    }

    #[test]
    fn one_copy_is_exchanged_and_every_other_stays_where_it_was() {
        let setup = Setup::default();
        let rules = setup.rules().unwrap();
        let before = expand(&setup.deck(0, &rules).unwrap().cards).unwrap();
        let out = before[0].id.clone();
        let into = Pool::built_in().cards().iter().find(|card| card.id != out).unwrap().id.clone();
        let mut changed = setup.clone();
        exchange(&mut changed, &out, &into).unwrap();
        let after = expand(&changed.deck(0, &rules).unwrap().cards).unwrap();
        let differ: Vec<usize> = (0..before.len()).filter(|at| before[*at] != after[*at]).collect();
        assert_eq!((differ, after[0].id.clone()), (vec![0], into.clone()));
        assert_eq!(changed.deck_b, setup.deck_b);
        assert!(exchange(&mut changed, "nothing", &into).unwrap_err().contains("no deck has a copy"));
        assert!(exchange(&mut changed, &out, "nothing").unwrap_err().contains("no card nothing"));
    }
}
