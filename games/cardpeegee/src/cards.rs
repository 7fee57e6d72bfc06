//! The pack: cards, suits and sets of cards (R1).

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A suit, in sorting order (R1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Suit {
    /// Weapons.
    Clubs,
    /// Money.
    Diamonds,
    /// Healing potions.
    Hearts,
    /// Gear.
    Spades,
}

impl Suit {
    /// The four suits in order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        ["suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades"][self as usize]
    }
}

const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const LETTERS: [char; 4] = ['C', 'D', 'H', 'S'];
const JACK: u8 = 9;
const QUEEN: u8 = 10;
const KING: u8 = 11;
const ACE: u8 = 12;

/// One card of the pack; cards compare in sorting order (R1.1, R1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// The card with this number in sorting order, 0 to 51.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 52 { Some(Card(index)) } else { None }
    }

    /// Its number in sorting order.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The printed suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// The printed value (R1.2).
    #[inline]
    pub const fn value(self) -> u8 {
        const VALUES: [u8; 13] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11];
        VALUES[(self.0 % 13) as usize]
    }

    const fn of(suit: Suit, rank: u8) -> Card {
        Card(suit as u8 * 13 + rank)
    }

    /// The card as people write it: the rank and the suit's sign.
    pub fn sign(self) -> String {
        format!("{}{}", RANKS[usize::from(self.0 % 13)], ['♣', '♦', '♥', '♠'][self.suit().index()])
    }

    /// The Jack of a suit.
    pub const fn jack(suit: Suit) -> Card {
        Card::of(suit, JACK)
    }

    /// The Ace of a suit.
    pub const fn ace(suit: Suit) -> Card {
        Card::of(suit, ACE)
    }

    /// Whether it is a King or a Queen, and so may be the character (R3.2).
    pub const fn is_royal(self) -> bool {
        Cards::ROYALS.contains(self)
    }
}

impl fmt::Display for Card {
    /// Rank, then suit letter (R1.6).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", RANKS[usize::from(self.0 % 13)], LETTERS[self.suit().index()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is not a card; cards are written like 10H, JC or 2D");
        let letter = text.chars().last().ok_or_else(wrong)?;
        let suit = LETTERS.iter().position(|known| *known == letter).ok_or_else(wrong)?;
        let rank = RANKS.iter().position(|known| *known == &text[..text.len() - 1]).ok_or_else(wrong)?;
        Ok(Card((suit * 13 + rank) as u8))
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

/// A set of cards. Lists of cards are sets: their order has no meaning.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The whole pack.
    pub const PACK: Cards = Cards((1 << 52) - 1);
    /// All Jacks and Aces: the cards that can be activated (R1.7, R5.1).
    pub const POWERS: Cards = Cards::ranks(JACK).union(Cards::ranks(ACE));
    /// All Jacks.
    pub const JACKS: Cards = Cards::ranks(JACK);
    /// All Queens and Kings.
    pub const ROYALS: Cards = Cards::ranks(QUEEN).union(Cards::ranks(KING));
    /// All Jacks, Queens and Kings.
    pub const COURT: Cards = Cards::ROYALS.union(Cards::JACKS);

    const fn ranks(rank: u8) -> Cards {
        Cards(1 << rank | 1 << (13 + rank) | 1 << (26 + rank) | 1 << (39 + rank))
    }

    const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// All cards of a suit.
    #[inline]
    pub const fn suit(suit: Suit) -> Cards {
        Cards(0x1FFF << (13 * suit as u8))
    }

    /// The set of one card.
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether every card of `other` is in the set.
    pub const fn contains_all(self, other: Cards) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in sorting order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }

    /// The first card in sorting order.
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The sum of the printed values.
    #[inline]
    pub fn total(self) -> u32 {
        self.iter().map(|card| u32::from(card.value())).sum()
    }

    /// The cards as ids for a request to the dealer.
    pub const fn ids(self) -> parlour_core::Ids {
        parlour_core::Ids(self.0 as u128)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl BitOr for Cards {
    type Output = Cards;
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let set: Cards = list.iter().copied().collect();
        if set.len() as usize == list.len() { Ok(set) } else { Err(serde::de::Error::custom("a card is listed twice")) }
    }
}
