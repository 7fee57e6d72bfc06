//! The static facts: the map, the nations, the characters, the tiles and the card list, read once
//! from `data/*.json` and checked against each other (R7, R2, R28).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::expansion::FACTS;
use crate::ids::{CARDS, CHARACTERS, Character, Face, Nation, REGIONS, Region, Side, TILES, Whereabouts};
use crate::setup::Start;

/// Characters of the base game, without the Ring-bearers.
const BASE_CHARACTERS: usize = 13;

/// What is wrong with a data file.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{file}: {what}")]
pub struct DataError {
    file: &'static str,
    what: String,
}

/// What is built in a region (R7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Built {
    /// A Town, without Victory points.
    Town,
    /// A City.
    City,
    /// A Stronghold.
    Stronghold,
    /// A Fortification, which is no Settlement.
    Fortification,
}

impl Built {
    /// R28.6.
    pub const fn category(self) -> Category {
        match self {
            Built::Town | Built::City | Built::Stronghold => Category::Settlement,
            Built::Fortification => Category::Fortification,
        }
    }
}

/// R28.6: a Settlement can be controlled and recruited in; a Fortification cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Category {
    /// A Town, City or Stronghold.
    Settlement,
    /// A Fortification.
    Fortification,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRecord {
    r#type: Built,
    category: Category,
    vp: u8,
    can_muster: bool,
}

impl StructureRecord {
    /// R7.5, R9.4, R28.6: whether its fields fit its type.
    fn is_right(&self) -> bool {
        let vp = match self.r#type {
            Built::Town | Built::Fortification => 0,
            Built::City => 1,
            Built::Stronghold => 2,
        };
        let category = self.r#type.category();
        (self.category, self.vp, self.can_muster) == (category, vp, category == Category::Settlement)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionRecord {
    id: String,
    region: String,
    slug: String,
    side: Option<Side>,
    nation: Option<Nation>,
    structure: Option<StructureRecord>,
    has_settlement: bool,
    has_fortification: bool,
    coastal: bool,
    in_mordor: bool,
    #[allow(dead_code)]
    x: i32,
    #[allow(dead_code)]
    y: i32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRecord {
    region: String,
    nation: Nation,
    regular: u8,
    elite: u8,
    leader: u8,
    nazgul: u8,
}

/// Figures of one nation in one place at the start (R2.1).
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Where; none for the reinforcements.
    pub region: Option<Region>,
    /// Whose.
    pub nation: Nation,
    /// Regulars, Elites, Leaders (Nazgûl for Sauron).
    pub figures: [u8; 3],
}

/// A nation's record.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct NationRecord {
    pub code: u8,
    pub id: Nation,
    pub name: String,
    pub side: Side,
    /// Who plays it with four players (R28.5).
    pub role: Role,
    /// Steps to At War at the start (R2.9).
    pub steps: u8,
    pub active: bool,
    pub regular: u8,
    pub elite: u8,
    pub leader: u8,
    pub nazgul: u8,
}

/// A player's role (R28.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Role {
    /// Gondor and the Elves.
    GondorElves,
    /// Rohan, the North and the Dwarves.
    RohanNorthDwarves,
    /// The Witch-king player.
    Sauron,
    /// The Saruman player.
    Saruman,
}

/// R26.0: a character's record.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CharacterRecord {
    pub id: String,
    pub name: String,
    /// What stands below the name on its card.
    pub title: String,
    /// Other ids that are understood (R28.4).
    pub aliases: Vec<String>,
    pub side: Side,
    /// `companion`, `minion`, `guide` or `ring_bearers`.
    pub kind: String,
    /// Its Level; none for unlimited.
    pub level: Option<u8>,
    pub leadership: u8,
    pub die: u8,
    /// The nations it may activate (R18.5).
    pub activates: Vec<Nation>,
    pub captain: bool,
    pub hobbit: bool,
    /// `fellowship`, `aside` or a region.
    pub starts: String,
    /// Whether it can be the Guide (R19.3).
    pub can_guide: bool,
    /// Whose it is to move or to bring in (R24.12, R24.13).
    pub playable_by: Vec<Role>,
    /// The rules of chapter 26 on what it can do: `captain` is `R26.captain`.
    pub abilities: Vec<String>,
}

/// A Hunt tile's record.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct TileRecord {
    pub id: String,
    /// Its number, if it has one.
    pub value: Option<i8>,
    pub eye: bool,
    pub die: bool,
    pub reveal: bool,
    pub stop: bool,
    /// Whose special tile it is.
    pub owner: Option<Side>,
    /// The card that puts it in play.
    pub card: Option<String>,
}

/// A card's record: what the general rules need of it (R6.1). Effects are in `cards`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CardRecord {
    pub id: String,
    pub number: u8,
    pub deck: String,
    pub name: String,
    /// The die icon of the Event.
    pub die: Face,
    /// Whether it stays on the table.
    pub table: bool,
    /// The title of the Combat card.
    pub combat: String,
    /// The initiative numbers of the Combat card.
    pub initiative: Vec<u8>,
    /// The special tile it puts in play.
    pub tile: Option<String>,
    /// The one teammate who may play it (R24.14); none for both.
    pub player: Option<Role>,
}

/// The map as tables and bit sets.
#[derive(Debug)]
pub struct Map {
    /// Neighbours of each region.
    pub near: [u128; REGIONS],
    /// Nation of each region.
    pub nation: [Option<Nation>; REGIONS],
    /// What is built in each region.
    pub built: [Option<Built>; REGIONS],
    /// Victory points of each region.
    pub vp: [u8; REGIONS],
    /// Regions of each nation.
    pub of: [u128; 8],
    /// Regions of no nation.
    pub wild: u128,
    /// Regions with a Settlement.
    pub settlements: u128,
    /// Regions with a City.
    pub cities: u128,
    /// Regions with a Stronghold.
    pub strongholds: u128,
    /// Regions with a Fortification.
    pub fortifications: u128,
    /// Settlements that were each side's at the start.
    pub home: [u128; 2],
    /// Coastal regions (Ruling 33).
    pub coastal: u128,
    /// Regions in Mordor (Ruling 35).
    pub in_mordor: u128,
    /// Slugs.
    pub slugs: Vec<String>,
    /// Names.
    pub names: Vec<String>,
    /// Regions by slug.
    pub by_slug: BTreeMap<String, u8>,
}

/// The other facts.
#[derive(Debug)]
pub struct Book {
    /// Nations by code.
    pub nations: Vec<NationRecord>,
    /// Characters; the Ring-bearers last.
    pub characters: Vec<CharacterRecord>,
    /// Tiles.
    pub tiles: Vec<TileRecord>,
    /// The starting figures.
    pub setup: Vec<Placed>,
    /// Level of each character; without a limit it is as far as one can count.
    pub level: [u8; CHARACTERS],
    /// Leadership of each character.
    pub leadership: [u8; CHARACTERS],
    /// Set of nations each character may activate.
    pub activates: [u8; CHARACTERS],
    /// Captains of the West.
    pub captains: u16,
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    read_map(include_str!("../data/regions.json"), include_str!("../data/borders.json"))
        .unwrap_or_else(|error| panic!("{error}"))
});

static BOOK: LazyLock<Book> =
    LazyLock::new(|| read_book(&BookFiles::OWN, &MAP).unwrap_or_else(|error| panic!("{error}")));

static DECK: LazyLock<Vec<CardRecord>> =
    LazyLock::new(|| read_cards(include_str!("../data/cards.json")).unwrap_or_else(|error| panic!("{error}")));

/// One of our own set-ups, as a change of the standard one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartRecord {
    pub id: Start,
    pub turn: u16,
    pub fellowship: StartingFellowship,
    pub characters: BTreeMap<Character, Whereabouts>,
    pub steps_to_war: BTreeMap<Nation, u8>,
    pub recruited: Vec<Recruited>,
    pub besieged: Vec<Region>,
}

/// Where the Fellowship is then.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartingFellowship {
    pub region: Region,
    pub corruption: u8,
    pub guide: Character,
}

/// Regulars who have come from the reinforcements.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recruited {
    pub region: Region,
    pub nation: Nation,
    pub regular: u8,
}

static STARTS: LazyLock<Vec<StartRecord>> = LazyLock::new(|| {
    parse("starts.json", include_str!("../data/starts.json")).unwrap_or_else(|error| panic!("{error}"))
});

/// Our own set-ups.
pub(crate) fn starts() -> &'static [StartRecord] {
    &STARTS
}

/// The map.
#[inline]
pub fn map() -> &'static Map {
    &MAP
}

/// The other facts.
#[inline]
pub fn book() -> &'static Book {
    &BOOK
}

/// The cards, by id.
pub fn deck_cards() -> &'static [CardRecord] {
    &DECK
}

/// The regions of a set, nation by nation and the wild lands last: the order of every list of them.
pub(crate) fn by_land(set: u128) -> impl Iterator<Item = Region> {
    let map = map();
    let lands = map.of.iter().chain([&map.wild]);
    lands.flat_map(move |land| crate::ids::regions_of(set & land))
}

fn parse<T: for<'de> Deserialize<'de>>(file: &'static str, text: &str) -> Result<Vec<T>, DataError> {
    serde_json::from_str(text).map_err(|error| wrong(file, error.to_string()))
}

fn counted<T>(file: &'static str, records: Vec<T>, wanted: usize) -> Result<Vec<T>, DataError> {
    let found = records.len();
    if found == wanted { Ok(records) } else { Err(wrong(file, format!("{found} records, there must be {wanted}"))) }
}

fn wrong(file: &'static str, what: impl Into<String>) -> DataError {
    DataError { file, what: what.into() }
}

fn find(file: &'static str, by_slug: &BTreeMap<String, u8>, slug: &str) -> Result<Region, DataError> {
    by_slug.get(slug).map(|at| Region(*at)).ok_or_else(|| wrong(file, format!("{slug} does not exist")))
}

/// R7, R7.3, R7.5, R7.10: reads and checks regions and borders.
pub(crate) fn read_map(regions: &str, borders: &str) -> Result<Map, DataError> {
    const FILE: &str = "regions.json";
    let records: Vec<RegionRecord> = counted(FILE, parse(FILE, regions)?, REGIONS)?;
    let mut by_slug = BTreeMap::new();
    for (at, record) in records.iter().enumerate() {
        if record.id != (at + 1).to_string() {
            return Err(wrong(FILE, format!("{} has number {}, its place is {}", record.slug, record.id, at + 1)));
        }
        if by_slug.insert(record.slug.clone(), at as u8).is_some() {
            return Err(wrong(FILE, format!("{} stands twice", record.slug)));
        }
        if record.nation.map(Nation::side) != record.side {
            return Err(wrong(FILE, format!("{}: side and nation do not agree", record.slug)));
        }
        let built = record.structure.as_ref();
        let settlement = built.is_some_and(|it| it.category == Category::Settlement);
        if settlement && record.nation.is_none() {
            return Err(wrong(FILE, format!("{}: a Settlement needs a nation", record.slug)));
        }
        let flags = (settlement, built.is_some() && !settlement);
        if built.is_some_and(|it| !it.is_right()) || flags != (record.has_settlement, record.has_fortification) {
            return Err(wrong(FILE, format!("{}: wrong structure, Victory points or mustering", record.slug)));
        }
    }
    let set = |keep: &dyn Fn(&RegionRecord) -> bool| {
        records.iter().enumerate().filter(|(_, it)| keep(it)).fold(0u128, |set, (at, _)| set | 1 << at)
    };
    let kind = |record: &RegionRecord| record.structure.as_ref().map(|it| it.r#type);
    let near = read_borders(borders, &by_slug)?;
    Ok(Map {
        near,
        nation: std::array::from_fn(|at| records[at].nation),
        built: std::array::from_fn(|at| kind(&records[at])),
        vp: std::array::from_fn(|at| records[at].structure.as_ref().map_or(0, |it| it.vp)),
        of: std::array::from_fn(|nation| set(&|it| it.nation == Some(Nation::ALL[nation]))),
        wild: set(&|it| it.nation.is_none()),
        settlements: set(&|it| it.has_settlement),
        cities: set(&|it| kind(it) == Some(Built::City)),
        strongholds: set(&|it| kind(it) == Some(Built::Stronghold)),
        fortifications: set(&|it| it.has_fortification),
        home: Side::ALL.map(|side| set(&|it| it.side == Some(side) && it.has_settlement)),
        coastal: set(&|it| it.coastal),
        in_mordor: set(&|it| it.in_mordor),
        slugs: records.iter().map(|it| it.slug.clone()).collect(),
        names: records.iter().map(|it| it.region.clone()).collect(),
        by_slug,
    })
}

fn read_borders(text: &str, by_slug: &BTreeMap<String, u8>) -> Result<[u128; REGIONS], DataError> {
    const FILE: &str = "borders.json";
    const PAIRS: usize = 232;
    let pairs: Vec<[String; 2]> = counted(FILE, parse(FILE, text)?, PAIRS)?;
    let mut near = [0u128; REGIONS];
    for pair in &pairs {
        let (a, b) = (find(FILE, by_slug, &pair[0])?, find(FILE, by_slug, &pair[1])?);
        if a == b || near[a.index()] & b.bit() != 0 {
            return Err(wrong(FILE, format!("{} and {} stand twice or are the same", pair[0], pair[1])));
        }
        near[a.index()] |= b.bit();
        near[b.index()] |= a.bit();
    }
    let mut reached = 1u128;
    loop {
        let next = crate::ids::regions_of(reached).fold(reached, |set, region| set | near[region.index()]);
        if next == reached {
            break;
        }
        reached = next;
    }
    if reached.count_ones() as usize == REGIONS { Ok(near) } else { Err(wrong(FILE, "the map is not connected")) }
}

/// The texts of the smaller data files.
pub(crate) struct BookFiles<'a> {
    pub nations: &'a str,
    pub characters: &'a str,
    pub tiles: &'a str,
    pub setup: &'a str,
}

impl BookFiles<'static> {
    /// Those of the game.
    pub const OWN: BookFiles<'static> = BookFiles {
        nations: include_str!("../data/nations.json"),
        characters: include_str!("../data/characters.json"),
        tiles: include_str!("../data/hunt_tiles.json"),
        setup: include_str!("../data/initial_army_setup.json"),
    };
}

/// R1.8, R2.1, R21.2: reads and checks nations, characters, tiles and the starting figures.
pub(crate) fn read_book(files: &BookFiles, map: &Map) -> Result<Book, DataError> {
    let nations: Vec<NationRecord> = counted("nations.json", parse("nations.json", files.nations)?, 8)?;
    for (at, nation) in nations.iter().enumerate() {
        if nation.id != Nation::ALL[at] || usize::from(nation.code) != at + 1 || nation.side != nation.id.side() {
            return Err(wrong("nations.json", format!("{:?}: code, id and side do not agree", nation.id)));
        }
    }
    let mut characters: Vec<CharacterRecord> =
        counted("characters.json", parse("characters.json", files.characters)?, BASE_CHARACTERS + 1)?;
    let bearers = characters.pop();
    characters.extend(parse("characters.json", FACTS.characters)?);
    characters.extend(bearers);
    let characters = counted("characters.json", characters, CHARACTERS + 1)?;
    for (at, record) in characters.iter().take(CHARACTERS).enumerate() {
        if record.side != Character::ALL[at].side() {
            return Err(wrong("characters.json", format!("{}: wrong side", record.id)));
        }
    }
    let mut tiles: Vec<TileRecord> = counted("hunt_tiles.json", parse("hunt_tiles.json", files.tiles)?, TILES.into())?;
    tiles.extend(parse("hunt_tiles.json", FACTS.tiles)?);
    for (at, tile) in tiles.iter().enumerate() {
        let kinds = u8::from(tile.value.is_some()) + u8::from(tile.eye) + u8::from(tile.die);
        if kinds != 1 || (at < 16) != tile.owner.is_none() || tile.owner.is_some() != tile.card.is_some() {
            return Err(wrong("hunt_tiles.json", format!("{}: one of number, Eye and die; special or not", tile.id)));
        }
    }
    let setup = read_setup(files.setup, map, &nations)?;
    Ok(Book {
        level: std::array::from_fn(|at| characters[at].level.unwrap_or(u8::MAX)),
        leadership: std::array::from_fn(|at| characters[at].leadership),
        activates: std::array::from_fn(|at| {
            characters[at].activates.iter().fold(0, |set, nation| set | 1 << nation.index())
        }),
        captains: Character::ALL
            .iter()
            .filter(|it| characters[it.index()].captain)
            .fold(0, |set, character| set | character.bit()),
        nations,
        characters,
        tiles,
        setup,
    })
}

fn read_setup(text: &str, map: &Map, nations: &[NationRecord]) -> Result<Vec<Placed>, DataError> {
    const FILE: &str = "initial_army_setup.json";
    let records: Vec<SetupRecord> = parse(FILE, text)?;
    let mut totals = [[0u8; 3]; 8];
    let mut placed = Vec::new();
    for record in records {
        let region = match record.region.as_str() {
            "reinforcements" => None,
            slug => Some(find(FILE, &map.by_slug, slug)?),
        };
        let figures = [record.regular, record.elite, record.leader + record.nazgul];
        for (total, count) in totals[record.nation.index()].iter_mut().zip(figures) {
            *total += count;
        }
        placed.push(Placed { region, nation: record.nation, figures });
    }
    for (nation, total) in nations.iter().zip(totals) {
        let most = [nation.regular, nation.elite, nation.leader + nation.nazgul];
        if total.iter().zip(most).any(|(has, most)| *has > most) {
            return Err(wrong(FILE, format!("{}: more figures than there are ({total:?} of {most:?})", nation.name)));
        }
    }
    Ok(placed)
}

/// R6.1: reads and checks the card list.
pub(crate) fn read_cards(text: &str) -> Result<Vec<CardRecord>, DataError> {
    const FILE: &str = "cards.json";
    let mut cards: Vec<CardRecord> = counted(FILE, parse(FILE, text)?, CARDS.into())?;
    for (at, card) in cards.iter().enumerate() {
        let deck = ["fp_char", "fp_strat", "sh_char", "sh_strat"][at / 24];
        let expected = format!("{deck}_{:02}_", at % 24 + 1);
        if card.deck != deck || usize::from(card.number) != at % 24 + 1 || !card.id.starts_with(&expected) {
            return Err(wrong(FILE, format!("{} does not belong at place {at}", card.id)));
        }
        let fits = if deck.ends_with("char") {
            card.die == Face::Character
        } else {
            matches!(card.die, Face::Army | Face::Muster)
        };
        if !fits {
            return Err(wrong(FILE, format!("{}: a die of another deck", card.id)));
        }
    }
    cards.extend(parse(FILE, FACTS.cards)?);
    Ok(cards)
}

#[cfg(test)]
#[path = "../tests/inside/data.rs"]
mod tests;
