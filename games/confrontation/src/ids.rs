//! The names of everything there is: sides, regions, characters, cards, and small sets of them.

use std::fmt;

use parlour_core::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the two sides (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Side {
    /// Nine who carry the Ring to Mordor.
    Fellowship,
    /// Nine who hunt it.
    Sauron,
}

impl Side {
    /// Both sides, the Fellowship first.
    pub const BOTH: [Side; 2] = [Side::Fellowship, Side::Sauron];

    /// The other side.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Fellowship => Side::Sauron,
            Side::Sauron => Side::Fellowship,
        }
    }

    /// The side as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side's name as a message.
    pub fn text(self) -> Text {
        Text::new(["side.fellowship", "side.sauron"][self.index()])
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// The Fellowship's.
    pub fellowship: T,
    /// Sauron's.
    pub sauron: T,
}

impl<T> BySide<T> {
    /// Makes the value of each side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        BySide { fellowship: make(Side::Fellowship), sauron: make(Side::Sauron) }
    }
}

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Fellowship => &self.fellowship,
            Side::Sauron => &self.sauron,
        }
    }
}

/// An enum of readable ids with an index each.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident, $count:literal, $prefix:literal;
     $($variant:ident = $id:literal $(| $alias:literal)? : $about:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = $about] #[serde(rename = $id $(, alias = $alias)?)] $variant),+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// Every one, in the order of its index.
            pub const ALL: [$name; $count] = [$($name::$variant),+];

            /// The readable id.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The one with this id, if there is one.
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id $(| $alias)? => Some($name::$variant),)+
                    _ => None,
                }
            }

            /// The index, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name as a message.
            pub fn text(self) -> Text {
                match self { $($name::$variant => Text::new(concat!($prefix, $id))),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
pub(crate) use ids;

ids! {
    /// One of the sixteen board spaces (R1.4), row by row from the Shire.
    Region, 16, "region.";
    TheShire = "THE_SHIRE": "The Fellowship's home.",
    Arthedain = "ARTHEDAIN": "Row 2, left.",
    Cardolan = "CARDOLAN": "Row 2, right.",
    Rhudaur = "RHUDAUR": "Row 3, left.",
    Eregion = "EREGION": "Row 3, middle: the way into the tunnel.",
    Enedwaith = "ENEDWAITH": "Row 3, right.",
    TheHighPass = "THE_HIGH_PASS": "Row 4, mountains.",
    MistyMountains = "MISTY_MOUNTAINS": "Row 4, mountains.",
    Caradhras = "CARADHRAS" | "MORIA": "Row 4, mountains; called Moria on some boards (R2.8).",
    GapOfRohan = "GAP_OF_ROHAN": "Row 4, mountains.",
    Mirkwood = "MIRKWOOD": "Row 5, left.",
    Fangorn = "FANGORN": "Row 5, middle: the way out of the tunnel.",
    Rohan = "ROHAN": "Row 5, right.",
    Dagorlad = "DAGORLAD": "Row 6, left.",
    Gondor = "GONDOR": "Row 6, right: where Shelob goes back to.",
    Mordor = "MORDOR": "Sauron's home.",
}

ids! {
    /// One of the eighteen characters (R1.1): the Fellowship's nine, then Sauron's.
    Character, 18, "character.";
    Frodo = "FRODO": "Carries the Ring.",
    Sam = "SAM": "Stands by Frodo.",
    Pippin = "PIPPIN": "Looks and runs.",
    Merry = "MERRY": "Defeats the Witch-king.",
    Gandalf = "GANDALF": "Sees Sauron's card first.",
    Aragorn = "ARAGORN": "Attacks in every direction.",
    Legolas = "LEGOLAS": "Defeats the Flying Nazgûl.",
    Gimli = "GIMLI": "Defeats the Orcs.",
    Boromir = "BOROMIR": "Falls with his opponent.",
    Balrog = "BALROG": "Lies in wait at the tunnel.",
    Shelob = "SHELOB": "Goes back to Gondor.",
    WitchKing = "WITCH_KING": "Attacks sideways.",
    FlyingNazgul = "FLYING_NAZGUL": "Flies to a lone enemy.",
    BlackRider = "BLACK_RIDER": "Charges over any distance.",
    Saruman = "SARUMAN": "May forbid cards.",
    Orcs = "ORCS": "Strike first.",
    Warg = "WARG": "Switches the Fellowship's texts off.",
    CaveTroll = "CAVE_TROLL": "Strong, without a card.",
}

ids! {
    /// One of the eighteen combat cards: the Fellowship's nine, then Sauron's.
    Card, 18, "card.";
    F1 = "F_1": "Strength 1.",
    F2 = "F_2": "Strength 2.",
    F3 = "F_3": "Strength 3.",
    F4 = "F_4": "Strength 4.",
    F5 = "F_5": "Strength 5.",
    FMagic = "F_MAGIC": "A used card again.",
    FNobleSacrifice = "F_NOBLE_SACRIFICE": "Both fall.",
    FElvenCloak = "F_ELVEN_CLOAK": "Sauron's number counts 0.",
    FRetreat = "F_RETREAT": "Back out of the battle.",
    S1 = "S_1": "Strength 1.",
    S2 = "S_2": "Strength 2.",
    S3 = "S_3": "Strength 3.",
    S4 = "S_4": "Strength 4.",
    S5 = "S_5": "Strength 5.",
    S6 = "S_6": "Strength 6.",
    SMagic = "S_MAGIC": "A used card again.",
    SEyeOfSauron = "S_EYE_OF_SAURON": "The Fellowship's text card counts for nothing.",
    SRetreat = "S_RETREAT": "Aside out of the battle.",
}

/// Characters, and cards, of one side.
pub const PER_SIDE: usize = 9;

/// The nine bits of one side in a mask of its own characters or cards.
pub const NINE: u16 = 0x1FF;

/// What belongs to a side and has a place among its nine.
macro_rules! nine_of_a_side {
    ($name:ident) => {
        impl $name {
            /// The side it belongs to.
            #[inline]
            pub const fn side(self) -> Side {
                if (self as usize) < PER_SIDE { Side::Fellowship } else { Side::Sauron }
            }

            /// Its bit in a mask of its side's nine.
            #[inline]
            pub const fn bit(self) -> u16 {
                const BITS: [u16; 2 * PER_SIDE] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 1, 2, 4, 8, 16, 32, 64, 128, 256];
                BITS[self as usize]
            }

            /// The one in place `nth` among the nine of `side`.
            #[inline]
            pub const fn of(side: Side, nth: usize) -> Self {
                $name::ALL[side as usize * PER_SIDE + nth]
            }

            /// The nine of `side`.
            pub fn all_of(side: Side) -> impl Iterator<Item = Self> {
                $name::ALL[side.index() * PER_SIDE..][..PER_SIDE].iter().copied()
            }

            /// Those of `side` whose bits are in `mask`, lowest first.
            #[inline]
            pub fn in_mask(side: Side, mask: u16) -> impl Iterator<Item = Self> {
                Bits(mask).map(move |nth| Self::of(side, nth))
            }
        }
    };
}
nine_of_a_side!(Character);
nine_of_a_side!(Card);

/// The positions of the set bits of a mask, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub u16);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(at)
    }
}

/// A set of ids of one kind: written as a list.
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident, $bits:ty, $of:ident, $list:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "typescript", ts(as = $list))]
        pub struct $set(pub $bits);

        impl $set {
            /// The set without members.
            pub const EMPTY: $set = $set(0);

            /// The set of one.
            #[inline]
            pub const fn only(one: $of) -> Self {
                $set(1 << one as $bits)
            }

            /// Whether `one` is in the set.
            #[inline]
            pub const fn contains(self, one: $of) -> bool {
                self.0 >> one as $bits & 1 == 1
            }

            /// Puts `one` into the set.
            #[inline]
            pub const fn insert(&mut self, one: $of) {
                self.0 |= 1 << one as $bits;
            }

            /// Takes `one` out of the set.
            #[inline]
            pub const fn remove(&mut self, one: $of) {
                self.0 &= !(1 << one as $bits);
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether the set has no member.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The only member, if there is exactly one.
            pub fn single(self) -> Option<$of> {
                (self.len() == 1).then(|| $of::ALL[self.0.trailing_zeros() as usize])
            }

            /// The members, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $of> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let one = $of::ALL[rest.trailing_zeros() as usize];
                        rest &= rest - 1;
                        one
                    })
                })
            }
        }

        impl FromIterator<$of> for $set {
            fn from_iter<I: IntoIterator<Item = $of>>(all: I) -> Self {
                all.into_iter().fold($set::EMPTY, |mut set, one| {
                    set.insert(one);
                    set
                })
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$of>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

id_set! {
    /// A set of regions.
    RegionSet, u16, Region, "Vec<Region>"
}
id_set! {
    /// A set of characters.
    CharacterSet, u32, Character, "Vec<Character>"
}
id_set! {
    /// A set of cards.
    CardSet, u32, Card, "Vec<Card>"
}

impl CharacterSet {
    /// The characters of `side` whose bits are in `mask`.
    #[inline]
    pub const fn of_mask(side: Side, mask: u16) -> Self {
        CharacterSet((mask as u32) << (side as usize * PER_SIDE))
    }

    /// The bits of the members of `side`.
    #[inline]
    pub const fn mask(self, side: Side) -> u16 {
        (self.0 >> (side as usize * PER_SIDE)) as u16 & NINE
    }
}

impl CardSet {
    /// The cards of `side` whose bits are in `mask`.
    pub const fn of_mask(side: Side, mask: u16) -> Self {
        CardSet((mask as u32) << (side as usize * PER_SIDE))
    }

    /// The bits of the members of `side`.
    pub const fn mask(self, side: Side) -> u16 {
        (self.0 >> (side as usize * PER_SIDE)) as u16 & NINE
    }
}
