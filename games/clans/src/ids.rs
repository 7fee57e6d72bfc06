//! The small words of the game: sides, lanes, zones, terrains, rarities, card instances (chapter 1).

use std::fmt;
use std::str::FromStr;

use parlour_core::{Param, Seat, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Side {
    /// The first seat.
    A,
    /// The second seat.
    B,
}

impl Side {
    /// Both sides, A first.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The side with index 0 or 1.
    #[inline]
    pub const fn of(index: usize) -> Side {
        if index == 0 { Side::A } else { Side::B }
    }

    /// The side as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side of a seat.
    pub const fn of_seat(seat: Seat) -> Side {
        Side::of(seat.index())
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The other side.
    pub const fn other(self) -> Side {
        Side::of(1 - self as usize)
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        ["side.a", "side.b"][self as usize]
    }
}

/// R1.2: the lanes, in processing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Lane {
    /// Lane 0.
    #[serde(alias = "Left", alias = "West", alias = "west")]
    Left,
    /// Lane 1.
    #[serde(alias = "Center")]
    Center,
    /// Lane 2.
    #[serde(alias = "Right", alias = "East", alias = "east")]
    Right,
}

impl Lane {
    /// R1.2: all three, in order.
    pub const ALL: [Lane; 3] = [Lane::Left, Lane::Center, Lane::Right];

    /// The lane with index 0, 1 or 2.
    #[inline]
    pub const fn of(index: usize) -> Lane {
        Lane::ALL[index]
    }

    /// The lane as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        ["left", "center", "right"][self as usize]
    }

    /// The lane called `name`, aliases included.
    pub fn parse(name: &str) -> Option<Lane> {
        match name.to_ascii_lowercase().as_str() {
            "left" | "west" => Some(Lane::Left),
            "center" => Some(Lane::Center),
            "right" | "east" => Some(Lane::Right),
            _ => None,
        }
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        ["lane.left", "lane.center", "lane.right"][self as usize]
    }
}

/// R1.3: the zones of a lane, from A to B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Zone {
    /// A's base.
    BaseA,
    /// Between the bases.
    Middle,
    /// B's base.
    BaseB,
}

impl Zone {
    /// All three, from A to B.
    pub const ALL: [Zone; 3] = [Zone::BaseA, Zone::Middle, Zone::BaseB];

    /// The zone with index 0, 1 or 2.
    #[inline]
    pub const fn of(index: usize) -> Zone {
        Zone::ALL[index]
    }

    /// The base of a side.
    #[inline]
    pub const fn base(side: usize) -> Zone {
        if side == 0 { Zone::BaseA } else { Zone::BaseB }
    }

    /// R10.4: one step toward the base of `side`'s enemy, or the same zone if it is there.
    #[inline]
    pub const fn forward(self, side: usize) -> Zone {
        match (self, side) {
            (Zone::BaseA, 0) | (Zone::BaseB, 1) => Zone::Middle,
            (_, 0) => Zone::BaseB,
            _ => Zone::BaseA,
        }
    }

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        ["BaseA", "Middle", "BaseB"][self as usize]
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        ["zone.base_a", "zone.middle", "zone.base_b"][self as usize]
    }
}

/// R1.4: what a card or a base may be attuned to: a tag. Four are the game's own; a designer's card may
/// bring any other, known by a number of its own while the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Terrain(u8);

impl Terrain {
    /// Woods.
    pub const WOODS: Terrain = Terrain(0);
    /// Lake.
    pub const LAKE: Terrain = Terrain(1);
    /// Desert.
    pub const DESERT: Terrain = Terrain(2);
    /// Marsh.
    pub const MARSH: Terrain = Terrain(3);

    /// R25.30: the game's own, in the order of the table that is rolled on.
    pub const ALL: [Terrain; 4] = [Terrain::WOODS, Terrain::LAKE, Terrain::DESERT, Terrain::MARSH];

    const NAMES: [&str; 4] = ["Woods", "Lake", "Desert", "Marsh"];

    /// The mark of this terrain among a card's numbers, where 0 is none.
    pub(crate) const fn mark(self) -> u8 {
        1 + self.0
    }

    /// The terrain with this mark.
    pub(crate) const fn of_mark(mark: u8) -> Option<Terrain> {
        match mark {
            0 => None,
            mark => Some(Terrain(mark - 1)),
        }
    }

    /// Whether it is one of the game's own.
    pub const fn is_own(self) -> bool {
        self.0 < 4
    }

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match Terrain::NAMES.get(usize::from(self.0)) {
            Some(name) => name,
            None => names::tag(self.0 - 4),
        }
    }

    /// The terrain of the game's own that is called `name`, in any case.
    pub fn parse(name: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.name().eq_ignore_ascii_case(name))
    }

    /// The terrain called `name`: one of the game's own, or any other tag, as it is written. None for
    /// what is no tag, and when there are too many already.
    pub fn tagged(name: &str) -> Option<Terrain> {
        Terrain::parse(name).or_else(|| names::number_of_tag(name).map(|number| Terrain(4 + number)))
    }

    /// Its name for a reader: a message for the game's own, the tag itself for any other.
    pub(crate) fn said(self) -> Param {
        const KEYS: [&str; 4] = ["terrain.woods", "terrain.lake", "terrain.desert", "terrain.marsh"];
        match KEYS.get(usize::from(self.0)) {
            Some(key) => Text::new(*key).into(),
            None => Param::Plain(self.name().to_owned()),
        }
    }
}

impl Serialize for Terrain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Terrain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Terrain::tagged(&name).ok_or_else(|| serde::de::Error::custom(format!("{name:?} is not a terrain")))
    }
}

/// The terrain of a tile as a viewer knows it; `None` for no terrain, `Unknown` in fog (R25.20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub enum Ground {
    /// No terrain: never matches anything.
    #[default]
    None,
    /// A terrain.
    Of(Terrain),
    /// Hidden from this viewer.
    Unknown,
}

impl Ground {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Ground::None => "none",
            Ground::Of(terrain) => terrain.name(),
            Ground::Unknown => "unknown",
        }
    }

    /// Its name for a reader.
    pub(crate) fn said(self) -> Param {
        match self {
            Ground::None => Text::new("terrain.none").into(),
            Ground::Of(terrain) => terrain.said(),
            Ground::Unknown => Text::new("terrain.unknown").into(),
        }
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match name.as_str() {
            "none" => Ok(Ground::None),
            "unknown" => Ok(Ground::Unknown),
            other => Terrain::tagged(other)
                .map(Ground::Of)
                .ok_or_else(|| serde::de::Error::custom(format!("{other} is not a terrain"))),
        }
    }
}

/// R1.5: how rare a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Rarity {
    /// Common.
    #[default]
    Common,
    /// Rare.
    Rare,
    /// Epic.
    Epic,
    /// Legendary.
    Legendary,
}

impl Rarity {
    /// The rarity called `name`, in any case.
    pub fn parse(name: &str) -> Option<Rarity> {
        match name.to_ascii_lowercase().as_str() {
            "common" => Some(Rarity::Common),
            "rare" => Some(Rarity::Rare),
            "epic" => Some(Rarity::Epic),
            "legendary" => Some(Rarity::Legendary),
            _ => None,
        }
    }

    /// R20.1: what the opponent gets when such a card is destroyed.
    #[inline]
    pub const fn bounty(self) -> i32 {
        [50, 100, 150, 200][self as usize]
    }

    /// R20.8: what it costs in the shop.
    pub const fn price(self) -> u32 {
        [100, 200, 400, 800][self as usize]
    }

    /// R25.1: the most copies in one deck; none for no limit.
    pub const fn copies(self) -> Option<usize> {
        match self {
            Rarity::Common => None,
            Rarity::Rare => Some(3),
            Rarity::Epic => Some(2),
            Rarity::Legendary => Some(1),
        }
    }
}

/// R1.8: one copy of a card in a match: `A3`, `B7`; with ages `A2.7` (R23.1); `R0` is the relic's
/// reward (R25.62). `A?` and `B?` stand for a card that the viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Card(pub u8);

/// Positions below this are those of a deck without ages.
const AGED: u8 = 50;
/// The place of the card that stands for every hidden one.
const HIDDEN: u8 = 0x7E;
/// The most cards in one age's deck.
pub const MAX_AGE_DECK: usize = 25;
/// The most cards in a deck without ages.
pub const MAX_DECK: usize = AGED as usize;

impl Card {
    /// No card.
    pub const NONE: Card = Card(255);
    /// R25.62: the reward of the relic.
    pub const RELIC: Card = Card(127);

    /// R1.8: the card at position `n` of a side's deck list.
    pub const fn core(side: usize, n: usize) -> Card {
        Card((side as u8) << 7 | n as u8)
    }

    /// R23.1: the card at position `n` of a side's deck of `age` (0, 1, 2).
    pub const fn aged(side: usize, age: usize, n: usize) -> Card {
        Card((side as u8) << 7 | (AGED + (age * MAX_AGE_DECK + n) as u8))
    }

    /// A card of `side` that the viewer may not know.
    pub const fn hidden(side: usize) -> Card {
        Card((side as u8) << 7 | HIDDEN)
    }

    /// The card with this index among the cards of a side.
    #[inline]
    pub const fn at(side: usize, index: u8) -> Card {
        if index == 127 { Card::RELIC } else { Card((side as u8) << 7 | index) }
    }

    /// Its index among the cards of its side.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0 & 127
    }

    /// Its bit in a set of the cards of its side.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << (self.0 & 127)
    }

    /// Whether it stands for no card.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 255
    }

    /// Whether it stands for a card that the viewer may not know.
    pub const fn is_hidden(self) -> bool {
        self.index() == HIDDEN
    }

    /// Whose deck it is from; the reward of the relic is from nobody's.
    pub const fn side(self) -> Option<Side> {
        match self.0 {
            127 | 255 => None,
            0..128 => Some(Side::A),
            _ => Some(Side::B),
        }
    }

    /// R23.1: the age (0, 1, 2) of its deck; 0 without ages.
    pub const fn age(self) -> usize {
        let index = self.index();
        if index < AGED || index >= 125 { 0 } else { (index - AGED) as usize / MAX_AGE_DECK }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.0 < 128 { 'A' } else { 'B' };
        match (self.0, self.index()) {
            (255, _) => f.write_str("-"),
            (127, _) => f.write_str("R0"),
            (_, HIDDEN) => write!(f, "{side}?"),
            (_, n) if n < AGED => write!(f, "{side}{n}"),
            (_, n) => {
                let n = usize::from(n - AGED);
                write!(f, "{side}{}.{}", n / MAX_AGE_DECK + 1, n % MAX_AGE_DECK)
            }
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let bad = || format!("{text} is not a card instance");
        if text.eq_ignore_ascii_case("R0") {
            return Ok(Card::RELIC);
        }
        let side = match text.as_bytes().first() {
            Some(b'A' | b'a') => 0,
            Some(b'B' | b'b') => 1,
            _ => return Err(bad()),
        };
        let rest = &text[1..];
        if rest == "?" {
            return Ok(Card::hidden(side));
        }
        if let Some((age, n)) = rest.split_once('.') {
            let (age, n): (usize, usize) = (age.parse().map_err(|_| bad())?, n.parse().map_err(|_| bad())?);
            return if (1..=3).contains(&age) && n < MAX_AGE_DECK {
                Ok(Card::aged(side, age - 1, n))
            } else {
                Err(bad())
            };
        }
        let n: usize = rest.parse().map_err(|_| bad())?;
        if n < MAX_DECK { Ok(Card::core(side, n)) } else { Err(bad()) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A card instance with the id of its definition, as events carry it: `A3:desert_warrior`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Unit {
    /// The instance.
    pub card: Card,
    /// The id of its definition; empty if the listener may not know.
    pub id: &'static str,
}

impl Unit {
    /// A card of `side` that the listener may not know.
    pub const fn hidden(side: usize) -> Unit {
        Unit { card: Card::hidden(side), id: "" }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.id.is_empty() { self.card.fmt(f) } else { write!(f, "{}:{}", self.card, self.id) }
    }
}

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Unit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (card, id) = text.split_once(':').unwrap_or((&text, ""));
        let card = card.parse().map_err(serde::de::Error::custom)?;
        let id = crate::names::intern(id).ok_or_else(|| serde::de::Error::custom("too many card names"))?;
        Ok(Unit { card, id })
    }
}

/// An ordered pile of cards, oldest first, without any heap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<const N: usize> {
    len: u8,
    items: [Card; N],
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile { len: 0, items: [Card::NONE; N] }
    }
}

impl<const N: usize> Pile<N> {
    /// How many cards lie there.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card lies there.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, oldest first.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.items[..self.len as usize]
    }

    /// The cards, to be put into another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.items[..self.len as usize]
    }

    /// Adds a card at the end; the rules bound the number of cards.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.items[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the card at `at` out, keeping the order of the others.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Card {
        let len = self.len as usize;
        let card = self.items[at];
        for place in at..len - 1 {
            self.items[place] = self.items[place + 1];
        }
        self.items[len - 1] = Card::NONE;
        self.len -= 1;
        card
    }

    /// A pile of `len` times the same card.
    #[inline]
    pub fn filled(card: Card, len: usize) -> Self {
        let mut pile = Pile { len: len as u8, items: [Card::NONE; N] };
        pile.items[..len].fill(card);
        pile
    }

    /// Whether `card` lies there.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }
}

/// Hands are small and change all the time: the sixteen bytes are moved as one number.
impl Pile<16> {
    #[inline]
    fn packed(&self) -> u128 {
        u128::from_le_bytes(self.items.map(|card| card.0))
    }

    /// Takes the card at `at` out, keeping the order of the others.
    #[inline]
    pub fn draw_out(&mut self, at: usize) -> Card {
        let packed = self.packed();
        let shift = 8 * (at as u32 & 15);
        let before = packed & ((1 << shift) - 1);
        let behind = (packed >> shift >> 8) << shift;
        self.items = (before | behind | 0xFF << 120).to_le_bytes().map(Card);
        self.len -= 1;
        Card((packed >> shift) as u8)
    }

    /// Takes `card` out, if it is there.
    #[inline]
    pub fn draw_card(&mut self, card: Card) -> bool {
        const ONES: u128 = u128::MAX / 255;
        let differs = self.packed() ^ (ONES * u128::from(card.0));
        let equal = differs.wrapping_sub(ONES) & !differs & (ONES << 7);
        if equal == 0 {
            return false;
        }
        self.draw_out(equal.trailing_zeros() as usize / 8);
        true
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::default();
        cards.into_iter().take(N).for_each(|card| pile.push(card));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_drawn_from_like_any_pile() {
        for len in 1..=16 {
            for at in 0..len {
                let full: Pile<16> = (0..len).map(|n| Card::core(1, n)).collect();
                let (mut slow, mut fast, mut named) = (full, full, full);
                let card = slow.remove(at);
                assert_eq!(fast.draw_out(at), card);
                assert!(named.draw_card(card) && !named.draw_card(card));
                assert_eq!((slow, slow), (fast, named));
            }
        }
    }

    #[test]
    fn cards_are_written_and_read() {
        for text in ["A0", "B49", "A1.0", "B3.24", "R0", "A?", "B?"] {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
        }
        for text in ["", "C1", "A50", "A4.1", "A1.25", "A-1", "B", "R1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
