//! Card definitions and deck lists as data: reading them, and refusing bad ones with the line and
//! the reason (R1.5, R1.6, R1.7, R2.4).

use std::borrow::Cow;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::ids::{Rarity, Terrain};
use crate::names::MAX_NAME;

/// The largest damage or health of a card; far above any card, low enough for exact small integers.
pub const MAX_STAT: i32 = 1000;
/// The largest X of an ability.
pub const MAX_X: i32 = 100;

/// Why a file of cards or decks was refused.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}: {reason} ({rule})")]
pub struct LoadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The rule that refuses it.
    pub rule: Cow<'static, str>,
    /// The error code of R5.11 that fits, or `E_CARD` for a bad definition.
    pub code: &'static str,
    /// What is wrong.
    pub reason: String,
}

impl LoadError {
    fn card(line: usize, rule: &'static str, reason: impl Into<String>) -> Self {
        LoadError { line, rule: rule.into(), code: "E_CARD", reason: reason.into() }
    }

    /// What a match would be refused for, found on this line.
    pub(crate) fn at(line: usize, rule: String, reason: String) -> Self {
        LoadError { line, rule: rule.into(), code: "E_RULESET", reason }
    }
}

/// R1.5: a card definition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardDef {
    /// Its id.
    pub id: String,
    /// Its name; the id if absent.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub name: String,
    /// The damage of its attacks.
    pub damage: i32,
    /// Its full health.
    pub health: i32,
    /// When it acts (R7.4).
    pub tick: i32,
    /// Its terrain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub terrain: Option<Terrain>,
    /// How rare it is.
    #[serde(default)]
    pub rarity: Rarity,
    /// R1.16: never paid; the ages ask for it.
    #[serde(default)]
    pub cost: i32,
    /// How far it marches (X5).
    #[serde(default)]
    pub move_speed: i32,
    /// Its abilities, as tags.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub abilities: Vec<String>,
    /// Its family (M3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub family: Option<String>,
    /// Which of the family's three it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub variation: Option<i32>,
    /// The set it came with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub set: Option<String>,
    /// Where its numbers come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub origin: Option<String>,
}

/// R1.7: what an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `fury_X`
    Fury,
    /// `shield_X`
    Shield,
    /// `stack_buff_damage_X`
    Buff,
    /// `stack_debuff_enemy_damage_X`
    Debuff,
    /// `inspire_X` (X2)
    Inspire,
    /// `fortify_X` (X2)
    Fortify,
    /// `command_X` (X2)
    Command,
    /// `rally_X` (X2)
    Rally,
    /// `regen_X` (X2)
    Regen,
    /// `heal_ally_X` (X2)
    HealAlly,
    /// `thorns_X` (X2)
    Thorns,
    /// `first_strike` (X2)
    FirstStrike,
    /// `ranged` (X2)
    Ranged,
    /// `cleave` (X2)
    Cleave,
    /// `regenerate` (X2)
    Regenerate,
    /// `conceal_back` (X2)
    ConcealBack,
    /// `scout` (X3 with X5)
    Scout,
    /// `paratrooper` (X5)
    Paratrooper,
    /// `stealth_pass` (X5)
    StealthPass,
    /// `far_attack` (X5)
    FarAttack,
}

/// Every kind of ability: its name, whether it carries an X, and what it is.
const KINDS: [(&str, bool, Kind); 20] = [
    ("fury", true, Kind::Fury),
    ("shield", true, Kind::Shield),
    ("stack_buff_damage", true, Kind::Buff),
    ("stack_debuff_enemy_damage", true, Kind::Debuff),
    ("inspire", true, Kind::Inspire),
    ("fortify", true, Kind::Fortify),
    ("command", true, Kind::Command),
    ("rally", true, Kind::Rally),
    ("regen", true, Kind::Regen),
    ("heal_ally", true, Kind::HealAlly),
    ("thorns", true, Kind::Thorns),
    ("first_strike", false, Kind::FirstStrike),
    ("ranged", false, Kind::Ranged),
    ("cleave", false, Kind::Cleave),
    ("regenerate", false, Kind::Regenerate),
    ("conceal_back", false, Kind::ConcealBack),
    ("scout", false, Kind::Scout),
    ("paratrooper", false, Kind::Paratrooper),
    ("stealth_pass", false, Kind::StealthPass),
    ("far_attack", false, Kind::FarAttack),
];

impl Kind {
    /// R1.7: reads a tag, `kind` or `kind_X`.
    pub fn parse(tag: &str) -> Result<(Kind, i32), String> {
        if let Some((_, _, kind)) = KINDS.iter().find(|(name, has_x, _)| !has_x && *name == tag) {
            return Ok((*kind, 0));
        }
        let known = tag.rsplit_once('_').and_then(|(name, x)| {
            let kind = KINDS.iter().find(|(known, has_x, _)| *has_x && *known == name)?;
            Some((kind.2, x))
        });
        match known {
            Some((kind, x)) => match x.parse::<i32>() {
                Ok(x) if (1..=MAX_X).contains(&x) => Ok((kind, x)),
                _ => Err(format!("ability {tag}: X must be a whole number from 1 to {MAX_X}")),
            },
            None => Err(format!("{tag} is not an ability")),
        }
    }
}

impl CardDef {
    /// The name to show.
    pub fn title(&self) -> &str {
        if self.name.is_empty() { &self.id } else { &self.name }
    }

    /// R25.3: how strong the card looks on paper, in hundredths: (2 × damage + health) / tick.
    pub const fn power(&self) -> i32 {
        (2 * self.damage + self.health) * 100 / self.tick
    }

    /// R1.5, R1.6, R1.7: whether the definition is a card at all, and if not why.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if self.id.is_empty() || self.id.len() > MAX_NAME || !self.id.bytes().all(plain) {
            return Err(("R1.5", format!("id {:?} must be 1 to {MAX_NAME} of a-z, 0-9 and _", self.id)));
        }
        let id = &self.id;
        if !(1..=5).contains(&self.tick) {
            return Err(("R1.6", format!("{id}: tick {} is not 1 to 5", self.tick)));
        }
        if self.health < 1 || self.health > MAX_STAT {
            return Err(("R1.6", format!("{id}: health {} is not 1 to {MAX_STAT}", self.health)));
        }
        if self.damage < 0 || self.damage > MAX_STAT {
            return Err(("R1.6", format!("{id}: damage {} is not 0 to {MAX_STAT}", self.damage)));
        }
        if self.cost < 0 {
            return Err(("R1.5", format!("{id}: cost {} is below 0", self.cost)));
        }
        if !(0..=2).contains(&self.move_speed) {
            return Err(("R1.5", format!("{id}: move speed {} is not 0 to 2", self.move_speed)));
        }
        match (&self.family, self.variation) {
            (None, None) => {}
            (Some(family), Some(1..=3)) if !family.is_empty() && family.len() <= MAX_NAME => {}
            (Some(_), None) => return Err(("R1.6", format!("{id}: a family without a variation"))),
            (None, Some(_)) => return Err(("R1.6", format!("{id}: a variation without a family"))),
            _ => return Err(("R1.5", format!("{id}: variation must be 1, 2 or 3 of a named family"))),
        }
        let mut seen = Vec::new();
        for tag in &self.abilities {
            let (kind, _) = Kind::parse(tag).map_err(|why| ("R1.7", format!("{id}: {why}")))?;
            if seen.contains(&kind) {
                return Err(("R1.6", format!("{id}: two abilities of the kind of {tag}")));
            }
            seen.push(kind);
        }
        Ok(())
    }
}

/// A pool of card definitions, in the order of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    cards: Vec<CardDef>,
    by_id: std::collections::BTreeMap<String, usize>,
}

impl Pool {
    /// The pool of the game.
    pub fn built_in() -> &'static Pool {
        static POOL: LazyLock<Pool> = LazyLock::new(|| {
            Pool::parse(include_str!("../data/cards.json")).expect("the built-in pool is checked by the tests")
        });
        &POOL
    }

    /// Reads a pool from JSON (an array of definitions) or CSV (with a header line).
    ///
    /// # Errors
    /// The first bad definition, with its line and the reason (R1.6).
    pub fn parse(text: &str) -> Result<Pool, LoadError> {
        Pool::default().changed(text)
    }

    /// Reads changes to this pool, in the same forms. A card with a known id keeps whatever the file
    /// does not say of it; a new one must say what every card has. Gives the cards of the file.
    ///
    /// # Errors
    /// As [`Pool::parse`].
    pub fn changed(&self, text: &str) -> Result<Pool, LoadError> {
        let mut pool = Pool::default();
        for (line, card) in parse_cards(text, self)? {
            card.check().map_err(|(rule, reason)| LoadError::card(line, rule, reason))?;
            if pool.get(&card.id).is_some() {
                return Err(LoadError::card(line, "R1.5", format!("{} is defined twice", card.id)));
            }
            pool.insert(card);
        }
        Ok(pool)
    }

    /// This pool with other cards: one with a known id takes the place of the old one, the rest
    /// come behind.
    #[must_use]
    pub fn with(&self, cards: impl IntoIterator<Item = CardDef>) -> Pool {
        let mut pool = self.clone();
        cards.into_iter().for_each(|card| pool.insert(card));
        pool
    }

    fn insert(&mut self, card: CardDef) {
        if let Some(at) = self.by_id.get(&card.id) {
            self.cards[*at] = card;
        } else {
            self.by_id.insert(card.id.clone(), self.cards.len());
            self.cards.push(card);
        }
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&CardDef> {
        self.by_id.get(id).map(|at| &self.cards[*at])
    }

    /// The cards, in order.
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }
}

fn parse_cards(text: &str, known: &Pool) -> Result<Vec<(usize, CardDef)>, LoadError> {
    if text.trim_start().starts_with('[') {
        let cards = elements(text)?.into_iter();
        cards.map(|(line, slice)| json_card(line, slice, known).map(|card| (line, card))).collect()
    } else {
        parse_csv(text, known)
    }
}

fn json_card(line: usize, slice: &str, known: &Pool) -> Result<CardDef, LoadError> {
    let wrong =
        |error: serde_json::Error| LoadError::card(line + error.line().saturating_sub(1), "R1.5", json_reason(&error));
    let Ok(Value::Object(said)) = serde_json::from_str(slice) else {
        return serde_json::from_str(slice).map_err(wrong);
    };
    let Some(card) = said.get("id").and_then(Value::as_str).and_then(|id| known.get(id)) else {
        return serde_json::from_str(slice).map_err(wrong);
    };
    let Ok(Value::Object(mut whole)) = serde_json::to_value(card) else { return Ok(card.clone()) };
    whole.extend(said);
    serde_json::from_value(Value::Object(whole)).map_err(wrong)
}

fn json_reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// The objects of a JSON array with the line on which each begins.
fn elements(text: &str) -> Result<Vec<(usize, &str)>, LoadError> {
    if let Err(error) = serde_json::from_str::<serde::de::IgnoredAny>(text) {
        return Err(LoadError::card(error.line(), "R1.5", json_reason(&error)));
    }
    let mut found = Vec::new();
    let (mut depth, mut line, mut begin) = (0, 1, (0, 1));
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate() {
        if byte == b'\n' {
            line += 1;
        }
        if quoted {
            quoted = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        match byte {
            b'"' => quoted = true,
            b'{' | b'[' => {
                depth += 1;
                if depth == 2 {
                    begin = (at, line);
                }
            }
            b'}' | b']' => {
                depth -= 1;
                if depth == 1 {
                    found.push((begin.1, &text[begin.0..=at]));
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

/// What a card must say that is not known already.
const NEEDED: [&str; 3] = ["damage", "health", "tick"];

/// Reads the form of `cards.csv`: a header line, then one card a line.
fn parse_csv(text: &str, known: &Pool) -> Result<Vec<(usize, CardDef)>, LoadError> {
    let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let Some((first, header)) = lines.by_ref().find(|(_, line)| !line.is_empty()) else {
        return Err(LoadError::card(1, "R1.5", "the file is empty"));
    };
    let columns: Vec<&str> = header.split(',').map(str::trim).collect();
    if !columns.contains(&"id") {
        return Err(LoadError::card(first, "R1.5", "no column id in the header"));
    }
    lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(at, line)| Ok((at, csv_card(at, &columns, line, known)?)))
        .collect()
}

fn csv_card(line: usize, columns: &[&str], text: &str, known: &Pool) -> Result<CardDef, LoadError> {
    let cells: Vec<&str> = text.split(',').map(str::trim).collect();
    if cells.len() != columns.len() {
        let reason = format!("{} values for {} columns", cells.len(), columns.len());
        return Err(LoadError::card(line, "R1.5", reason));
    }
    let id = columns.iter().zip(&cells).find(|(column, _)| **column == "id").map_or("", |(_, cell)| *cell);
    let old = known.get(id);
    if let Some(missing) = NEEDED.iter().find(|needed| old.is_none() && !columns.contains(needed)) {
        return Err(LoadError::card(line, "R1.5", format!("{id} is a new card and has no {missing}")));
    }
    let mut card = old.cloned().unwrap_or_default();
    for (column, cell) in columns.iter().zip(cells) {
        let bad = |what: &str| LoadError::card(line, "R1.5", format!("{column}: {cell} is not {what}"));
        let number = || cell.parse::<i32>().map_err(|_| bad("a whole number"));
        let text = || (!cell.is_empty()).then(|| cell.to_owned());
        match *column {
            "terrain" if cell.is_empty() => card.terrain = None,
            "rarity" if cell.is_empty() => card.rarity = Rarity::default(),
            "cost" if cell.is_empty() => card.cost = 0,
            "move_speed" if cell.is_empty() => card.move_speed = 0,
            "variation" if cell.is_empty() => card.variation = None,
            "id" => cell.clone_into(&mut card.id),
            "name" => cell.clone_into(&mut card.name),
            "damage" => card.damage = number()?,
            "health" => card.health = number()?,
            "tick" => card.tick = number()?,
            "terrain" => card.terrain = Some(Terrain::tagged(cell).ok_or_else(|| bad("a terrain"))?),
            "rarity" => card.rarity = Rarity::parse(cell).ok_or_else(|| bad("a rarity"))?,
            "cost" => card.cost = number()?,
            "move_speed" => card.move_speed = number()?,
            "abilities" => {
                card.abilities =
                    cell.split(';').map(str::trim).filter(|tag| !tag.is_empty()).map(String::from).collect();
            }
            "family" => card.family = text(),
            "variation" => card.variation = Some(number()?),
            "set" => card.set = text(),
            "origin" => card.origin = text(),
            other => return Err(LoadError::card(line, "R1.5", format!("there is no column {other}"))),
        }
    }
    Ok(card)
}

/// R2.3: a deck, or the three decks of the ages, with what its author suggests to play it with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deck {
    /// Its short name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub id: String,
    /// Its title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub name: String,
    /// The terrain it is made for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub terrain: Option<Terrain>,
    /// The hero it is made for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hero: Option<String>,
    /// The list, in order: `card`, `5 card`; `card+` for an upgraded copy (R20.10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub cards: Vec<String>,
    /// R23.1: the three lists of the ages, instead of one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<String>>>"))]
    pub ages: Vec<Vec<String>>,
}

/// One card of a list: the id of its definition, and whether this copy is upgraded.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// The id of the definition.
    pub id: String,
    /// R20.10: one more damage and one more health.
    pub upgraded: bool,
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.id, if self.upgraded { "+" } else { "" })
    }
}

/// Reads `card`, `card+`, `5 card` or `5,card`: how many, and which.
fn list_line(text: &str) -> Result<(usize, Entry), String> {
    let text = text.trim();
    let (count, name) = match text.split_once([' ', ',', '\t']) {
        Some((count, name)) => (count.parse().map_err(|_| format!("{count} is not a number of copies"))?, name.trim()),
        None => (1, text),
    };
    if count > 99 {
        return Err(format!("{count} copies are too many"));
    }
    let (id, upgraded) = name.strip_suffix('+').map_or((name, false), |id| (id, true));
    if id.is_empty() {
        return Err("no card is named".into());
    }
    Ok((count, Entry { id: id.to_owned(), upgraded }))
}

/// The list with every line expanded to its copies.
///
/// # Errors
/// What is wrong with the first bad line.
pub fn expand(lines: &[String]) -> Result<Vec<Entry>, String> {
    let mut list = Vec::new();
    for line in lines {
        let (count, entry) = list_line(line)?;
        list.extend(std::iter::repeat_n(entry, count));
    }
    Ok(list)
}

impl Deck {
    /// The decks of the game, in order.
    pub fn built_in() -> &'static [Deck] {
        static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
            Deck::parse_all(include_str!("../data/decks.json"), Pool::built_in())
                .expect("the built-in decks are checked by the tests")
        });
        &DECKS
    }

    /// The built-in deck with this id.
    pub fn named(id: &str) -> Option<&'static Deck> {
        Deck::built_in().iter().find(|deck| deck.id.eq_ignore_ascii_case(id))
    }

    /// Reads one deck: JSON (an object or an array of one) or lines such as `5 lake_tank`.
    ///
    /// In the line form `#` begins a remark, `name:`, `terrain:` and `hero:` may come first, and a
    /// line `age 1`, `age 2` or `age 3` begins the list of an age.
    ///
    /// # Errors
    /// The first bad line, with the reason (R2.4).
    pub fn parse(text: &str, pool: &Pool) -> Result<Deck, LoadError> {
        let start = text.trim_start();
        if start.starts_with('[') || start.starts_with('{') {
            let text = if start.starts_with('{') { format!("[{text}]") } else { text.to_owned() };
            let mut decks = Deck::parse_all(&text, pool)?;
            return decks.pop().ok_or_else(|| LoadError::card(1, "R2.3", "there is no deck in the file"));
        }
        let mut deck = Deck::default();
        for (at, line) in text.lines().enumerate() {
            deck.read_line(line.split('#').next().unwrap_or("").trim(), pool)
                .map_err(|(rule, code, reason)| LoadError { line: at + 1, rule: rule.into(), code, reason })?;
        }
        Ok(deck)
    }

    fn read_line(&mut self, line: &str, pool: &Pool) -> Result<(), (&'static str, &'static str, String)> {
        let header = line.replace(' ', "").to_ascii_lowercase();
        if line.is_empty() || header == "n,card" {
            return Ok(());
        }
        if let Some(("name" | "terrain" | "hero" | "id", value)) = line.split_once(':') {
            let value = value.trim();
            match line.as_bytes()[0] {
                b'n' => value.clone_into(&mut self.name),
                b'i' => value.clone_into(&mut self.id),
                b'h' => self.hero = Some(value.to_owned()),
                _ => {
                    let terrain = Terrain::tagged(value);
                    self.terrain = Some(terrain.ok_or(("R1.4", "E_RULESET", format!("{value} is not a terrain")))?);
                }
            }
            return Ok(());
        }
        if let Some(age) = header.strip_prefix("age") {
            if age != (self.ages.len() + 1).to_string() || self.ages.len() == 3 {
                return Err(("R23.1", "E_RULESET", format!("{line}: the ages are 1, 2 and 3, in this order")));
            }
            self.ages.push(Vec::new());
            return Ok(());
        }
        let (_, entry) = list_line(line).map_err(|reason| ("R2.3", "E_DECK_SIZE", reason))?;
        if pool.get(&entry.id).is_none() {
            return Err(("R2.4", "E_UNKNOWN_CARD", format!("there is no card {}", entry.id)));
        }
        self.ages.last_mut().unwrap_or(&mut self.cards).push(line.to_owned());
        Ok(())
    }

    /// Reads a JSON array of decks.
    ///
    /// # Errors
    /// The first bad deck, with its line and the reason (R2.4).
    pub fn parse_all(text: &str, pool: &Pool) -> Result<Vec<Deck>, LoadError> {
        Ok(Deck::parse_array(text, pool)?.into_iter().map(|(_, deck)| deck).collect())
    }

    /// Reads a file of decks: a JSON array, one JSON object, or lines in which `deck: NAME` begins
    /// each deck; and on which line each begins.
    ///
    /// # Errors
    /// The first bad line, with the reason (R2.4).
    pub fn parse_file(text: &str, pool: &Pool) -> Result<Vec<(usize, Deck)>, LoadError> {
        match text.trim_start().as_bytes().first() {
            Some(b'[') => return Deck::parse_array(text, pool),
            Some(b'{') => return Deck::parse_array(&format!("[{text}]"), pool),
            _ => {}
        }
        let mut decks: Vec<(usize, Deck)> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if let Some(name) = line.strip_prefix("deck:") {
                decks.push((at + 1, Deck { id: name.trim().to_owned(), ..Deck::default() }));
            } else if !line.is_empty() {
                if decks.is_empty() {
                    decks.push((at + 1, Deck::default()));
                }
                let Some((_, deck)) = decks.last_mut() else { continue };
                deck.read_line(line, pool).map_err(|(rule, code, reason)| LoadError {
                    line: at + 1,
                    rule: rule.into(),
                    code,
                    reason,
                })?;
            }
        }
        Ok(decks)
    }

    fn parse_array(text: &str, pool: &Pool) -> Result<Vec<(usize, Deck)>, LoadError> {
        let mut decks = Vec::new();
        for (line, slice) in elements(text)? {
            let deck: Deck = serde_json::from_str(slice)
                .map_err(|error| LoadError::card(line + error.line() - 1, "R2.3", json_reason(&error)))?;
            for entry in std::iter::once(&deck.cards).chain(&deck.ages).flatten() {
                let before = slice.find(&format!("\"{entry}\"")).unwrap_or(0);
                let line = line + slice[..before].matches('\n').count();
                let refuse = |code, reason| LoadError { line, rule: "R2.4".into(), code, reason };
                let (_, entry) = list_line(entry).map_err(|reason| refuse("E_DECK_SIZE", reason))?;
                if pool.get(&entry.id).is_none() {
                    return Err(refuse("E_UNKNOWN_CARD", format!("there is no card {}", entry.id)));
                }
            }
            decks.push((line, deck));
        }
        Ok(decks)
    }
}

/// R21.1: what a hero does when activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum HeroEffect {
    /// Draws cards at once.
    Draw,
    /// Attacks of own units are stronger this turn.
    Boost,
    /// Own units heal.
    Heal,
    /// The enemy crystal is damaged.
    CrystalDamage,
    /// Attacks against own units are weaker this turn.
    Shield,
    /// Own units heal to full.
    HealFull,
    /// The own crystal heals, and there is gold.
    Tribute,
    /// The zone of a lane moves on.
    Advance,
    /// Attacks of enemy units are weaker this turn.
    Weaken,
    /// Enemy units in a lane are damaged.
    LaneDamage,
    /// The last card of the graveyard returns.
    Recover,
    /// Attacks of own Woods and Marsh units are stronger this turn.
    TerrainBoost,
}

/// R21.2: a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hero {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// One or two affinities.
    pub terrains: Vec<Terrain>,
    /// How often it may be used in a match.
    pub uses: u8,
    /// Whether a lane must be chosen.
    pub lane: bool,
    /// What it does.
    pub effect: HeroEffect,
    /// How much of it.
    pub amount: i16,
}

/// R20.6: what Cleopatra's tribute adds in gold.
pub const TRIBUTE_GOLD: i32 = 50;

impl Hero {
    /// The heroes of the game, in order.
    pub fn all() -> &'static [Hero] {
        static HEROES: LazyLock<Vec<Hero>> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../data/heroes.json")).expect("the heroes are checked by the tests")
        });
        &HEROES
    }

    /// The number of the hero with this id.
    pub fn find(id: &str) -> Option<usize> {
        Hero::all().iter().position(|hero| hero.id == id)
    }
}

/// R22.5: what a family's ultimate does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UltimateEffect {
    /// Own attacks are stronger this turn.
    Boost,
    /// Every enemy unit is damaged.
    Damage,
    /// Attacks against own cards are weaker this turn.
    Shield,
    /// Own units heal to full, the crystal heals.
    Feast,
}

/// R22.5: a family's ultimate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ultimate {
    /// The family.
    pub family: String,
    /// The name of the ultimate.
    pub ultimate: String,
    /// What it does.
    pub effect: UltimateEffect,
    /// How much of it.
    pub amount: i16,
}

impl Ultimate {
    /// The ultimates of the game.
    pub fn all() -> &'static [Ultimate] {
        static ULTIMATES: LazyLock<Vec<Ultimate>> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../data/families.json")).expect("the families are checked by the tests")
        });
        &ULTIMATES
    }

    /// The ultimate of a family, if it has one.
    pub fn of(family: &str) -> Option<&'static Ultimate> {
        Ultimate::all().iter().find(|ultimate| ultimate.family == family)
    }
}
