//! Chance as questions and answers: what the rules ask the dealer, and the fast generator of
//! simulations and searches.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A set of ids below 128: the cards of a deck, the tiles of a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ids(pub u128);

impl Ids {
    /// The set without members.
    pub const EMPTY: Ids = Ids(0);

    /// The ids from 0 up to, not including, `count`.
    pub const fn first(count: u8) -> Self {
        if count >= 128 { Ids(u128::MAX) } else { Ids((1 << count) - 1) }
    }

    /// How many ids are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `id` is in the set.
    #[inline]
    pub const fn contains(self, id: u8) -> bool {
        id < 128 && self.0 >> id & 1 == 1
    }

    /// Takes `id` out of the set.
    #[inline]
    pub const fn remove(&mut self, id: u8) {
        self.0 &= !(1 << id);
    }

    /// Puts `id` into the set.
    #[inline]
    pub const fn insert(&mut self, id: u8) {
        self.0 |= 1 << id;
    }

    /// The `n`-th smallest id, counted from 0; `n` must be below [`Ids::len`].
    #[inline]
    pub const fn nth(self, n: u32) -> u8 {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if n < in_low { nth_one(low, n) } else { 64 + nth_one((self.0 >> 64) as u64, n - in_low) }
    }

    /// The ids, smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let id = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                id
            })
        })
    }
}

impl FromIterator<u8> for Ids {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
        ids.into_iter().fold(Ids::EMPTY, |mut set, id| {
            set.insert(id);
            set
        })
    }
}

/// The position of the `n`-th set bit of `bits`, without a branch: the ones are counted in all
/// eight bytes at once, which says in which byte the bit lies; then the same within that byte.
#[inline]
const fn nth_one(bits: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    // Byte i of `through` is the number of ones in bytes 0 to i.
    let through = ((nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // One for each byte whose ones, with those before it, do not reach beyond the n-th.
    let passed = (((n as u64 * ONES) | TOPS) - through) & TOPS;
    let at = ((passed >> 7).wrapping_mul(ONES) >> 56) * 8;
    let before = (through << 8) >> at & 0xFF;
    let byte = bits >> at & 0xFF;
    // Byte i of `spread` is 1 if bit i of the byte is set: the same counting, a bit to a byte.
    let spread = ((byte.wrapping_mul(ONES) & 0x8040_2010_0804_0201) + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & ONES;
    let through = spread.wrapping_mul(ONES);
    let passed = ((((n as u64 - before) * ONES) | TOPS) - through) & TOPS;
    (at + ((passed >> 7).wrapping_mul(ONES) >> 56)) as u8
}

/// Which of a game's independent sources of chance is asked (a deck, the battle dice, the pool).
///
/// Answers of one stream do not depend on how often another was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stream(pub u8);

/// The most streams a game may use.
pub const MAX_STREAMS: usize = 32;

/// The most items one answer may hold.
pub const MAX_ITEMS: usize = 64;

/// A question to the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The source of chance that is asked.
    pub stream: Stream,
    /// What is asked of it.
    pub wanted: Wanted,
}

/// What a [`Request`] asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// `count` dice, each showing 1 to `sides`.
    Dice {
        /// How many dice.
        count: u8,
        /// How many faces each die has.
        sides: u8,
    },
    /// `count` different members of `from`, one after another, none put back between. With
    /// `count` equal to the size of the set this is a shuffle.
    Draw {
        /// How many members, at most the size of `from`.
        count: u8,
        /// What may be drawn.
        from: Ids,
    },
}

/// The dealer's answer: dice values, or drawn ids in the order of drawing.
pub type Answer = ArrayVec<u8, MAX_ITEMS>;

impl Request {
    /// A request for dice.
    pub const fn dice(stream: Stream, count: u8, sides: u8) -> Self {
        Request { stream, wanted: Wanted::Dice { count, sides } }
    }

    /// A request for `count` members of a set.
    pub const fn draw(stream: Stream, count: u8, from: Ids) -> Self {
        Request { stream, wanted: Wanted::Draw { count, from } }
    }

    /// How many items an answer must have.
    pub const fn count(&self) -> usize {
        match self.wanted {
            Wanted::Dice { count, .. } | Wanted::Draw { count, .. } => count as usize,
        }
    }

    /// Every item an answer may hold at one place.
    pub fn candidates(&self) -> Ids {
        match self.wanted {
            Wanted::Dice { sides, .. } => (1..=sides).collect(),
            Wanted::Draw { from, .. } => from,
        }
    }

    /// Whether `answer` fits this request.
    pub fn accepts(&self, answer: &[u8]) -> bool {
        if answer.len() != self.count() {
            return false;
        }
        match self.wanted {
            Wanted::Dice { sides, .. } => answer.iter().all(|die| (1..=sides).contains(die)),
            Wanted::Draw { mut from, .. } => answer.iter().all(|id| {
                let there = from.contains(*id);
                if there {
                    from.remove(*id);
                }
                there
            }),
        }
    }

    /// Answers the request with numbers from `below`, where `below(n)` is uniform on `0..n`.
    ///
    /// This is the one way from numbers to dice, draws and shuffles: the keyed dealer, simulations
    /// and searches differ only in where the numbers come from.
    #[inline]
    pub fn answer_with(&self, mut below: impl FnMut(u32) -> u32) -> Answer {
        let mut answer = Answer::new();
        match self.wanted {
            Wanted::Dice { count, sides } => {
                for _ in 0..count {
                    answer.push(1 + below(u32::from(sides)) as u8);
                }
            }
            Wanted::Draw { count, mut from } => {
                let mut left = from.len();
                for _ in 0..count {
                    let id = from.nth(below(left));
                    from.remove(id);
                    left -= 1;
                    answer.push(id);
                }
            }
        }
        answer
    }
}

/// The fast generator of simulations, searches and `imagine`: SplitMix64.
///
/// Never used for the chance of a real match: that is the dealer's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator; equal seeds give equal numbers.
    pub const fn new(seed: u64) -> Self {
        Rng { state: seed }
    }

    /// A generator for the `index`-th of many independent jobs under one seed.
    pub fn fork(seed: u64, index: u64) -> Self {
        let mut rng = Rng::new(seed);
        let base = rng.next_u64();
        let mut rng = Rng::new(base ^ index.wrapping_mul(0xD1B5_4A32_D192_ED03));
        rng.next_u64();
        rng
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, not including, `n`; 0 for `n` = 0.
    #[inline]
    pub const fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * n as u64) >> 32) as u32
    }

    /// One element of `items`, or none if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_counting() {
        let mut rng = Rng::new(7);
        for _ in 0..2_000 {
            let set = Ids(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64() & rng.next_u64()));
            for (n, id) in set.iter().enumerate() {
                assert_eq!(set.nth(n as u32), id);
            }
        }
        assert_eq!(Ids(u128::MAX).nth(127), 127);
    }

    #[test]
    fn splitmix_has_its_published_outputs() {
        let mut rng = Rng::new(0);
        assert_eq!(rng.next_u64(), 0xE220_A839_7B1D_CDAF);
        assert_eq!(rng.next_u64(), 0x6E78_9E6A_A1B9_65F4);
        assert_eq!(rng.next_u64(), 0x06C4_5D18_8009_454F);
    }

    /// Among them the order as it was, which a shuffle that always moves something never gives.
    #[test]
    fn every_order_comes_of_shuffling_equally_often() {
        let mut seen = std::collections::BTreeMap::<[u8; 3], u32>::new();
        for index in 0..6_000 {
            let mut items = [1, 2, 3];
            Rng::fork(9, index).shuffle(&mut items);
            *seen.entry(items).or_default() += 1;
        }
        // 1,000 of each, standard deviation 29.
        assert!(seen.len() == 6 && seen.values().all(|count| (880..=1_120).contains(count)), "{seen:?}");
    }

    #[test]
    fn one_of_several_is_picked_and_none_of_none() {
        let mut rng = Rng::new(3);
        let picked: std::collections::BTreeSet<_> = (0..50).filter_map(|_| rng.pick(&[1, 2, 3]).copied()).collect();
        assert_eq!(picked.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(rng.pick::<u8>(&[]), None);
        assert_ne!(Rng::fork(1, 0), Rng::fork(1, 1));
        assert_ne!(Rng::fork(1, 0), Rng::fork(2, 0));
    }

    #[test]
    fn an_answer_must_be_of_different_members() {
        let request = Request::draw(Stream(0), 2, Ids::first(3));
        assert!(request.accepts(&[2, 0]));
        assert!(!request.accepts(&[2, 2]));
        assert!(!request.accepts(&[2, 3]));
        assert!(!request.accepts(&[2]));
        let dice = Request::dice(Stream(0), 2, 6);
        assert!(dice.accepts(&[6, 6]));
        assert!(!dice.accepts(&[0, 6]));
        assert!(!dice.accepts(&[7, 6]));
    }
}
