//! Where everybody is, and the questions that the rules ask of it all the time.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{Character, PER_SIDE, Region, Side};

/// Where a character is (R20.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a region.
    On(Region),
    /// Out of play for good (R1.8).
    Defeated,
    /// Not placed yet.
    Unplaced,
}

impl Spot {
    /// The region, if it is in one.
    #[inline]
    pub const fn region(self) -> Option<Region> {
        match self {
            Spot::On(region) => Some(region),
            Spot::Defeated | Spot::Unplaced => None,
        }
    }
}

/// The spot of every character, a byte each, so that those of a side can be asked about at once:
/// the index of a region, or one of the two numbers after them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[Spot; Character::COUNT]", into = "[Spot; Character::COUNT]")]
pub(crate) struct Board {
    spots: [u8; Character::COUNT],
    /// How many of each side are where; [`Board::put`] keeps it in step.
    crowds: [Crowd; 2],
}

const DEFEATED: u8 = Region::COUNT as u8;
const UNPLACED: u8 = Region::COUNT as u8 + 1;

/// Tables by spot have so many entries, a power of two; those behind the regions are of nowhere.
pub(crate) const SPOTS: usize = 32;

/// What somebody in each spot adds to a crowd.
const ONE_IN: [u64; SPOTS] = {
    let mut one_in = [0; SPOTS];
    let mut region = 0;
    while region < Region::COUNT {
        one_in[region] = 1 << (4 * region);
        region += 1;
    }
    one_in
};

impl Board {
    /// Nobody is placed.
    pub const EMPTY: Board = Board { spots: [UNPLACED; Character::COUNT], crowds: [Crowd([0; 8]); 2] };

    /// Where `who` is.
    #[inline]
    pub const fn spot(&self, who: Character) -> Spot {
        match self.spots[who.index()] {
            DEFEATED => Spot::Defeated,
            UNPLACED => Spot::Unplaced,
            region => Spot::On(Region::ALL[region as usize % Region::COUNT]),
        }
    }

    /// Puts `who` there.
    #[inline]
    pub const fn put(&mut self, who: Character, spot: Spot) {
        let to = match spot {
            Spot::On(region) => region as u8,
            Spot::Defeated => DEFEATED,
            Spot::Unplaced => UNPLACED,
        };
        let crowd = &mut self.crowds[who.side().index()];
        let others = crowd.counts() - ONE_IN[self.spots[who.index()] as usize % SPOTS];
        *crowd = Crowd((others + ONE_IN[to as usize % SPOTS]).to_ne_bytes());
        self.spots[who.index()] = to;
    }

    /// Whether `who` is in `region`.
    #[inline]
    pub const fn is_in(&self, who: Character, region: Region) -> bool {
        self.spots[who.index()] == region as u8
    }

    /// The spots of the nine of `side`.
    #[inline]
    pub fn of(&self, side: Side) -> &[u8; PER_SIDE] {
        let (fellowship, sauron) = self.spots.split_at(PER_SIDE);
        let half = if side == Side::Fellowship { fellowship } else { sauron };
        half.try_into().expect("each side has nine")
    }

    /// How many of `side` are where.
    #[inline]
    pub const fn crowd(&self, side: Side) -> Crowd {
        self.crowds[side.index()]
    }

    /// Whether the counts are those of the spots.
    pub fn is_counted(&self) -> bool {
        let count = |side| self.of(side).iter().map(|spot| ONE_IN[usize::from(*spot) % SPOTS]).sum::<u64>();
        Side::BOTH.into_iter().all(|side| self.crowd(side).counts() == count(side))
    }

    /// The bits of the characters of `side` in `region`.
    #[inline]
    pub fn at(&self, side: Side, region: Region) -> u16 {
        self.alike(side, region as u8, u8::MAX)
    }

    /// The bits of the living characters of `side`.
    #[inline]
    pub fn living(&self, side: Side) -> u16 {
        self.alike(side, 0, DEFEATED)
    }

    /// The bits of the characters of `side` that are not placed yet.
    #[inline]
    pub fn unplaced(&self, side: Side) -> u16 {
        self.alike(side, UNPLACED, u8::MAX)
    }

    /// The bits of those of `side` whose spot is like `spot` in these bits; eight of the nine are
    /// compared at once.
    #[inline]
    fn alike(&self, side: Side, spot: u8, bits: u8) -> u16 {
        const EACH: u64 = 0x0101_0101_0101_0101;
        // Takes the lowest bit of byte n to bit 56 + n.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let [eight @ .., ninth] = *self.of(side);
        let differ = (u64::from_le_bytes(eight) ^ (EACH * u64::from(spot))) & (EACH * u64::from(bits));
        // No byte is above 31, so nothing is borrowed from the next one.
        let alike = ((0x80 * EACH - differ) >> 7) & EACH;
        (alike.wrapping_mul(GATHER) >> 56) as u16 | u16::from((ninth ^ spot) & bits == 0) << 8
    }
}

impl From<[Spot; Character::COUNT]> for Board {
    fn from(spots: [Spot; Character::COUNT]) -> Self {
        Character::ALL.into_iter().zip(spots).fold(Board::EMPTY, |mut board, (who, spot)| {
            board.put(who, spot);
            board
        })
    }
}

impl From<Board> for [Spot; Character::COUNT] {
    fn from(board: Board) -> Self {
        Character::ALL.map(|who| board.spot(who))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <[Spot; Character::COUNT]>::from(*self).fmt(f)
    }
}

/// The regions as a side finds them.
pub(crate) struct Ground {
    /// Where it has room (R2.6).
    pub room: u16,
    /// Where enemies are.
    pub enemies: u16,
    /// Where exactly one enemy is.
    pub lone: u16,
}

/// How many of a side are where: four bits for each region.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Crowd([u8; 8]);

/// The lowest of each four bits.
const EACH: u64 = 0x1111_1111_1111_1111;

impl Crowd {
    /// Kept as bytes, so that a board takes no more room than it needs.
    #[inline]
    const fn counts(self) -> u64 {
        u64::from_ne_bytes(self.0)
    }

    /// Regions with at least `count`, which is 1 to 4.
    #[inline]
    pub const fn at_least(self, count: u64) -> u16 {
        region_bits(self.counts() + EACH * (8 - count))
    }

    /// Regions with at least one.
    #[inline]
    pub const fn some(self) -> u16 {
        self.at_least(1)
    }

    /// Regions with exactly one.
    #[inline]
    pub const fn lone(self) -> u16 {
        region_bits((self.counts() + EACH * 7) & !(self.counts() + EACH * 6))
    }

    /// How many are in `region`.
    #[inline]
    pub const fn count(self, region: Region) -> u8 {
        (self.counts() >> (4 * region.index())) as u8 & 15
    }

    /// R2.6, R3.2, R3.3: the regions that have no room left, by what the limit of each lacks to eight.
    #[inline]
    pub const fn full(self, to_eight: u64) -> u16 {
        region_bits(self.counts() + to_eight)
    }
}

/// The regions whose four bits have the highest one set.
#[inline]
const fn region_bits(fields: u64) -> u16 {
    let mut bits = fields >> 3 & EACH;
    bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    bits = (bits | bits >> 6) & 0x000F_000F_000F_000F;
    bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF;
    (bits | bits >> 24) as u16
}
