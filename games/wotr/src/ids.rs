//! The names of things: sides, nations, regions, characters, dice faces, decks, cards and tiles
//! (R28). All are small and `Copy`, and written in records by readable ids.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{CardRecord, CharacterRecord, TileRecord, book, deck_cards, map};

/// How many regions the map has (R7.1).
pub const REGIONS: usize = 105;
/// How many characters stand on the map or in the Fellowship, Gollum and expansions included.
pub const CHARACTERS: usize = if cfg!(test) { 14 } else { 13 };
/// How many Event cards the base game has.
pub const CARDS: u8 = 96;
/// The decks of the expansions' cards, which are numbered on from the last of the base game.
const MORE_CARDS: &[Deck] = if cfg!(test) { &[Deck::FpCharacter] } else { &[] };
/// How many Hunt tiles the base game has (R21.2, R21.3).
pub const TILES: u8 = 24;

/// Ids that are counted from 0, each with its name in records and its message, `prefix` and name.
macro_rules! ids {
    ($(#[$of:meta])* $kind:ident, $prefix:literal: $($(#[$about:meta])* $one:ident = $id:literal,)+) => {
        $(#[$of])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $kind {
            $($(#[$about])* $one,)+
        }

        impl $kind {
            /// Every one, in order.
            pub const ALL: [$kind; [$($id),+].len()] = [$($kind::$one),+];

            /// Its place in that order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in records.
            pub const fn id(self) -> &'static str {
                [$($id),+][self as usize]
            }

            /// The key of its message.
            pub const fn key(self) -> &'static str {
                [$(concat!($prefix, $id)),+][self as usize]
            }
        }
    };
}
pub(crate) use ids;

ids! {
    /// One of the two sides (R1.1).
    Side, "side.":
    /// The Free Peoples.
    FreePeoples = "free_peoples",
    /// The Shadow.
    Shadow = "shadow",
}

/// Who attacks in no battle.
impl Default for Side {
    fn default() -> Side {
        Side::Shadow
    }
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }

    /// The nations of the side, as a range of indices.
    pub const fn nations(self) -> std::ops::Range<usize> {
        match self {
            Side::FreePeoples => 0..5,
            Side::Shadow => 5..8,
        }
    }
}

ids! {
    /// A nation (R28.1), in the order of its code.
    Nation, "nation.":
    /// 1.
    Dwarves = "dwarves",
    /// 2.
    Elves = "elves",
    /// 3.
    Gondor = "gondor",
    /// 4.
    North = "north",
    /// 5.
    Rohan = "rohan",
    /// 6.
    Isengard = "isengard",
    /// 7.
    Sauron = "sauron",
    /// 8: Southrons and Easterlings.
    Southrons = "southrons",
}

impl Nation {
    /// Whose nation it is.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as u8) < 5 { Side::FreePeoples } else { Side::Shadow }
    }

    /// The nations of a side.
    pub fn of(side: Side) -> impl Iterator<Item = Nation> {
        side.nations().map(|index| Nation::ALL[index])
    }
}

/// A region of the map, by its number less one (R28.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Region(pub u8);

impl Region {
    /// The region as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The region as a set.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Every region.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..REGIONS as u8).map(Region)
    }

    /// The region with a slug that is known to exist.
    ///
    /// # Panics
    /// When there is none.
    pub fn named(slug: &str) -> Region {
        slug.parse().expect("a slug of the map")
    }

    /// Its slug.
    pub fn slug(self) -> &'static str {
        &map().slugs[self.index()]
    }

    /// Its name, as the data have it.
    pub fn name(self) -> &'static str {
        &map().names[self.index()]
    }

    /// The key of its name.
    pub fn key(self) -> String {
        format!("region.{}", self.slug())
    }
}

/// The regions of a bit set, lowest first.
#[inline]
pub fn regions_of(mut set: u128) -> impl Iterator<Item = Region> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let region = Region(set.trailing_zeros() as u8);
            set &= set - 1;
            region
        })
    })
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Region {
    type Err = String;

    /// R28.2: slug, number or name.
    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(number) = text.parse::<u8>()
            && (1..=REGIONS as u8).contains(&number)
        {
            return Ok(Region(number - 1));
        }
        let named = || map().names.iter().position(|name| name == text).map(|at| at as u8);
        let found = map().by_slug.get(text).copied().or_else(named);
        found.map(Region).ok_or_else(|| format!("no region is called {text}"))
    }
}

macro_rules! as_text {
    ($name:ty) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
as_text!(Region);
as_text!(Whereabouts);

/// What has a record in the data: it is written by its id, and found by whatever it may be called.
macro_rules! recorded {
    ($name:ident, $what:literal: $records:expr => $record:ty, |$at:ident| $one:expr, |$it:ident, $text:ident| $is:expr) => {
        as_text!($name);

        impl $name {
            /// What the data say of it.
            pub fn record(self) -> &'static $record {
                &$records[self.index()]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.record().id)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str($text: &str) -> Result<Self, String> {
                let found = $records.iter().position(|$it| $is).and_then(|$at| $one);
                found.ok_or_else(|| format!(concat!("no ", $what, " is called {}"), $text))
            }
        }
    };
}
// R28.4: id or alias.
recorded!(Character, "character that stands on the map": book().characters => CharacterRecord,
    |at| Character::ALL.get(at).copied(), |it, text| it.id == text || it.aliases.iter().any(|alias| alias == text));
// The whole id, or its first part with deck and number.
recorded!(Card, "card": deck_cards() => CardRecord, |at| Some(Card(at as u8)), |it, text| it.id == text
    || (text.ends_with(|last: char| last.is_ascii_digit())
        && it.id.strip_prefix(text).is_some_and(|rest| rest.starts_with('_'))));
recorded!(Tile, "Hunt tile": book().tiles => TileRecord, |at| Some(Tile(at as u8)), |it, text| it.id == text);

/// A Companion, Minion or Gollum (R1.6, `characters.json`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Character {
    /// R26.gandalf_grey: Gandalf the Grey.
    GandalfGrey,
    /// R26.strider: Strider.
    Strider,
    /// R26.boromir: Boromir.
    Boromir,
    /// R26.legolas: Legolas.
    Legolas,
    /// R26.gimli: Gimli.
    Gimli,
    /// R26.meriadoc: Meriadoc Brandybuck.
    Meriadoc,
    /// R26.peregrin: Peregrin Took.
    Peregrin,
    /// R26.aragorn: Aragorn, Heir to Isildur.
    Aragorn,
    /// R26.gandalf_white: Gandalf the White.
    GandalfWhite,
    /// R26.gollum: Gollum.
    Gollum,
    /// R26.witch_king: the Witch-king.
    WitchKing,
    /// R26.mouth_of_sauron: the Mouth of Sauron.
    MouthOfSauron,
    /// R26.saruman: Saruman.
    Saruman,
    /// A Minion of the tests' tiny expansion.
    #[cfg(test)]
    Stranger,
}

impl Character {
    /// Every character, in the order of `characters.json`.
    pub const ALL: [Character; CHARACTERS] = [
        Character::GandalfGrey,
        Character::Strider,
        Character::Boromir,
        Character::Legolas,
        Character::Gimli,
        Character::Meriadoc,
        Character::Peregrin,
        Character::Aragorn,
        Character::GandalfWhite,
        Character::Gollum,
        Character::WitchKing,
        Character::MouthOfSauron,
        Character::Saruman,
        #[cfg(test)]
        Character::Stranger,
    ];
    /// The set of all Companions.
    pub const COMPANIONS: u16 = 0x1FF;
    /// The set of the Companions who start in the Fellowship (R2.4).
    pub const STARTING: u16 = 0x7F;
    /// The set of all Minions.
    pub const MINIONS: u16 = if cfg!(test) { 0x3C00 } else { 0x1C00 };
    /// The set of all characters of the base game.
    pub const BASE: u16 = 0x1FFF;
    /// The set of the two Hobbits.
    pub const HOBBITS: u16 = 0x60;

    /// The Companions, or the Minions.
    #[inline]
    pub const fn all_of(side: Side) -> u16 {
        match side {
            Side::FreePeoples => Character::COMPANIONS,
            Side::Shadow => Character::MINIONS,
        }
    }

    /// The character as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The character as a set.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Whose character it is.
    pub const fn side(self) -> Side {
        if self.bit() & Character::MINIONS == 0 { Side::FreePeoples } else { Side::Shadow }
    }

    /// The readable id.
    pub fn id(self) -> &'static str {
        &self.record().id
    }

    /// Its message key.
    pub fn key(self) -> String {
        format!("character.{}", self.id())
    }

    /// The characters of a set.
    #[inline]
    pub fn of(mut set: u16) -> impl Iterator<Item = Character> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let character = Character::ALL[set.trailing_zeros() as usize];
                set &= set - 1;
                character
            })
        })
    }
}

/// Where a character is, in one byte: a region, `fellowship`, `aside` or `out`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Whereabouts(u8);

impl Whereabouts {
    /// In the Fellowship.
    pub const FELLOWSHIP: Whereabouts = Whereabouts(200);
    /// Not yet in play.
    pub const ASIDE: Whereabouts = Whereabouts(201);
    /// Out of the game.
    pub const OUT: Whereabouts = Whereabouts(202);

    /// In a region.
    #[inline]
    pub const fn at(region: Region) -> Whereabouts {
        Whereabouts(region.0)
    }

    /// The region, if on the map.
    #[inline]
    pub fn region(self) -> Option<Region> {
        (usize::from(self.0) < REGIONS).then_some(Region(self.0))
    }
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let other = ["fellowship", "aside"].get(usize::from(self.0).wrapping_sub(200)).copied();
        f.write_str(self.region().map_or(other.unwrap_or("out"), Region::slug))
    }
}

impl FromStr for Whereabouts {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "fellowship" => Ok(Whereabouts::FELLOWSHIP),
            "aside" => Ok(Whereabouts::ASIDE),
            "out" | "eliminated" => Ok(Whereabouts::OUT),
            slug => slug.parse().map(Whereabouts::at),
        }
    }
}

ids! {
    /// A face of an Action die (R4.1, R4.2).
    Face, "face.":
    /// Character.
    Character = "character",
    /// Army.
    Army = "army",
    /// Muster.
    Muster = "muster",
    /// Muster or Army.
    MusterArmy = "muster_army",
    /// Event.
    Event = "event",
    /// Will of the West, Free Peoples only.
    #[serde(alias = "will_of_the_west")]
    Will = "will",
    /// The Eye, Shadow only.
    Eye = "eye",
}

impl Face {
    /// R4.1, R4.2: the face of a rolled number.
    pub const fn rolled(side: Side, number: u8) -> Face {
        match (side, number) {
            (Side::FreePeoples, 1 | 2) | (Side::Shadow, 1) => Face::Character,
            (Side::FreePeoples | Side::Shadow, 3) => Face::Muster,
            (Side::FreePeoples | Side::Shadow, 4) => Face::MusterArmy,
            (Side::FreePeoples | Side::Shadow, 5) => Face::Event,
            (Side::FreePeoples, _) => Face::Will,
            (Side::Shadow, 2) => Face::Army,
            (Side::Shadow, _) => Face::Eye,
        }
    }

    /// The name of a rolled number, different for each of the six sides of the die.
    pub const fn rolled_name(side: Side, number: u8) -> &'static str {
        match (side, number) {
            (Side::FreePeoples, 2) => "character_b",
            _ => Face::rolled(side, number).id(),
        }
    }

    /// Whether the result gives a Character action (R4.3).
    #[inline]
    pub const fn is_character(self) -> bool {
        matches!(self, Face::Character | Face::Will)
    }

    /// Whether the result gives an Army action (R4.3).
    #[inline]
    pub const fn is_army(self) -> bool {
        matches!(self, Face::Army | Face::MusterArmy | Face::Will)
    }

    /// Whether the result gives a Muster action (R4.3).
    #[inline]
    pub const fn is_muster(self) -> bool {
        matches!(self, Face::Muster | Face::MusterArmy | Face::Will)
    }

    /// Whether the result counts as an Event result (R4.3).
    #[inline]
    pub const fn is_event(self) -> bool {
        matches!(self, Face::Event | Face::Will)
    }
}

ids! {
    /// One of the four Event decks (R2.6).
    Deck, "deck.":
    /// The Free Peoples' Character deck.
    FpCharacter = "fp_character",
    /// The Free Peoples' Strategy deck.
    FpStrategy = "fp_strategy",
    /// The Shadow's Character deck.
    ShCharacter = "sh_character",
    /// The Shadow's Strategy deck.
    ShStrategy = "sh_strategy",
}

impl Deck {
    /// All cards of the deck as a set of ids.
    #[inline]
    pub const fn cards(self) -> u128 {
        let mut cards = 0xFF_FFFF << (24 * self as u8);
        let mut at = 0;
        while at < MORE_CARDS.len() {
            if MORE_CARDS[at] as u8 == self as u8 {
                cards |= 1 << (CARDS as usize + at);
            }
            at += 1;
        }
        cards
    }

    /// The decks of a side.
    pub const fn of(side: Side) -> [Deck; 2] {
        match side {
            Side::FreePeoples => [Deck::FpCharacter, Deck::FpStrategy],
            Side::Shadow => [Deck::ShCharacter, Deck::ShStrategy],
        }
    }

    /// Whose deck it is.
    pub const fn side(self) -> Side {
        if (self as u8) < 2 { Side::FreePeoples } else { Side::Shadow }
    }
}

/// An Event card: Free Peoples Character 0 to 23, Strategy 24 to 47, Shadow 48 to 71 and 72 to 95.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub u8);

impl Card {
    /// The card as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The deck it came from.
    pub const fn deck(self) -> Deck {
        if self.0 < CARDS { Deck::ALL[(self.0 / 24) as usize] } else { MORE_CARDS[(self.0 - CARDS) as usize] }
    }

    /// Whose card it is.
    pub const fn side(self) -> Side {
        self.deck().side()
    }

    /// The card as a set.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// The cards of a set of ids.
pub fn cards_of(set: u128) -> impl Iterator<Item = Card> {
    parlour_core::Ids(set).iter().map(Card)
}

/// A Hunt tile: 0 to 15 standard, 16 to 23 special (R21.2, R21.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(pub u8);

impl Tile {
    /// The tile as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All standard tiles.
    pub const STANDARD: u32 = 0xFFFF;

    /// The tile as a set.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it is one of the sixteen standard tiles.
    pub const fn is_standard(self) -> bool {
        self.0 < 16
    }
}

/// The tiles of a set.
pub fn tiles_of(set: u32) -> impl Iterator<Item = Tile> {
    parlour_core::Ids(u128::from(set)).iter().map(Tile)
}

/// One figure of an army or of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Figure {
    /// A Regular unit.
    Regular(Nation),
    /// An Elite unit.
    Elite(Nation),
    /// A Free Peoples Leader.
    Leader(Nation),
    /// R26.nazgul: a Nazgûl.
    Nazgul,
    /// A Companion or Minion.
    Character(Character),
}

impl Figure {
    /// The figure of a nation by its rank: a Regular, an Elite, a Leader or Nazgûl.
    #[inline]
    pub const fn of(nation: Nation, rank: usize) -> Figure {
        match rank {
            0 => Figure::Regular(nation),
            1 => Figure::Elite(nation),
            _ if nation.index() < crate::state::NAZGUL => Figure::Leader(nation),
            _ => Figure::Nazgul,
        }
    }

    /// The nation whose reinforcements it comes from, and its rank there: Regular, Elite, Leader.
    #[inline]
    pub(crate) const fn of_nation(self) -> Option<(Nation, usize)> {
        match self {
            Figure::Regular(nation) => Some((nation, 0)),
            Figure::Elite(nation) => Some((nation, 1)),
            Figure::Leader(nation) if nation.index() < crate::state::NAZGUL => Some((nation, 2)),
            Figure::Nazgul => Some((Nation::Sauron, 2)),
            Figure::Leader(_) | Figure::Character(_) => None,
        }
    }
}
