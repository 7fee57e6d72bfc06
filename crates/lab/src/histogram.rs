//! Counts of whole numbers, in flat memory.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Numbers of at most this many bits are counted one by one; of larger ones the leading bits.
const EXACT_BITS: u32 = 14;

/// Numbers from 0 up to here have their counts side by side: most numbers are among them.
const NEAR: usize = 1024;

/// How often each number came.
///
/// The sums are exact, and so are the counts of numbers up to 16,383 either way. Larger numbers
/// share a bucket with those that agree in their first 14 binary digits (one part in 8,192), so
/// the memory needed is bounded whatever is counted. Everything in here is a whole number:
/// histograms merge to the same one in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    count: u64,
    sum: i128,
    squares: i128,
    range: Option<(i64, i64)>,
    /// Counts of small numbers, as far as the largest that came.
    near: Vec<u64>,
    /// All other counts.
    far: BTreeMap<i64, u64>,
}

impl Histogram {
    /// Counts `value` once.
    pub fn add(&mut self, value: i64) {
        let wide = i128::from(value);
        self.count += 1;
        self.sum += wide;
        self.squares = self.squares.saturating_add(wide * wide);
        self.widen(value, value);
        self.put(bucket(value), 1);
    }

    fn put(&mut self, bucket: i64, count: u64) {
        match usize::try_from(bucket) {
            Ok(place) if place < NEAR => {
                if place >= self.near.len() {
                    self.near.resize(place + 1, 0);
                }
                self.near[place] += count;
            }
            _ => *self.far.entry(bucket).or_default() += count,
        }
    }

    /// Counts everything that `other` counted.
    pub fn merge(&mut self, other: &Histogram) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares = self.squares.saturating_add(other.squares);
        if let Some((min, max)) = other.range {
            self.widen(min, max);
        }
        other.buckets().for_each(|(bucket, count)| self.put(bucket, count));
    }

    fn widen(&mut self, min: i64, max: i64) {
        let (low, high) = self.range.unwrap_or((min, max));
        self.range = Some((low.min(min), high.max(max)));
    }

    /// How many numbers were counted.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The smallest and the largest number.
    pub fn range(&self) -> Option<(i64, i64)> {
        self.range
    }

    /// Whether nothing but zeros was counted.
    pub fn is_zero(&self) -> bool {
        self.range.is_none_or(|range| range == (0, 0))
    }

    /// The sum.
    pub fn sum(&self) -> i128 {
        self.sum
    }

    /// The mean.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard deviation of the population the numbers were drawn from.
    pub fn deviation(&self) -> Option<f64> {
        let count = i128::from(self.count);
        if count < 2 {
            return None;
        }
        // As whole numbers for as long as they fit: nothing is lost between two near squares.
        let spread = count.checked_mul(self.squares).zip(self.sum.checked_mul(self.sum));
        let spread = spread.map_or_else(
            || count as f64 * self.squares as f64 - self.sum as f64 * self.sum as f64,
            |(squares, square)| (squares - square) as f64,
        );
        Some((spread.max(0.0) / (count as f64 * (count - 1) as f64)).sqrt())
    }

    /// The smallest number that at least `percent` of a hundred are not above.
    pub fn percentile(&self, percent: u64) -> Option<i64> {
        let (min, max) = self.range?;
        let rank = (u128::from(self.count) * u128::from(percent)).div_ceil(100).max(1);
        let mut below = 0;
        let found = self.buckets().find(|(_, count)| {
            below += u128::from(*count);
            below >= rank
        });
        Some(found.map_or(max, |(bucket, _)| bucket).clamp(min, max))
    }

    /// Every number or bucket, by its end nearer to zero, with its count; in ascending order.
    pub fn buckets(&self) -> impl Iterator<Item = (i64, u64)> {
        let entry = |(bucket, count): (&i64, &u64)| (*bucket, *count);
        let below = self.far.range(..0).map(entry);
        let near = self.near.iter().enumerate().map(|(place, count)| (place as i64, *count));
        below.chain(near.filter(|(_, count)| *count > 0)).chain(self.far.range(0..).map(entry))
    }
}

fn bucket(value: i64) -> i64 {
    let size = value.unsigned_abs();
    let dropped = (u64::BITS - size.leading_zeros()).saturating_sub(EXACT_BITS);
    let kept = (size >> dropped << dropped) as i64;
    if value < 0 { kept.wrapping_neg() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_exact_when_small_and_near_when_large() {
        for value in [0, 1, -1, 16_383, -16_383] {
            assert_eq!(bucket(value), value);
        }
        for value in [16_385, -16_385, 1_000_003, -987_654_321, i64::MAX, i64::MIN] {
            let off = (i128::from(value) - i128::from(bucket(value))).unsigned_abs();
            assert!(off * 8_192 <= u128::from(value.unsigned_abs()), "{value}");
        }
        assert_eq!(bucket(i64::MIN), i64::MIN);
    }

    #[test]
    fn merging_is_the_same_as_counting_on() {
        let (mut all, mut left, mut right) = (Histogram::default(), Histogram::default(), Histogram::default());
        for value in [3, -70_000, 3, 12, 1 << 40, 0] {
            all.add(value);
            if value > 3 { &mut left } else { &mut right }.add(value);
        }
        let mut other_way = right.clone();
        other_way.merge(&left);
        left.merge(&right);
        assert_eq!(left, all);
        assert_eq!(other_way, all);
    }

    #[test]
    fn huge_numbers_do_not_overflow() {
        let mut histogram = Histogram::default();
        for value in [i64::MIN, i64::MAX, i64::MIN, i64::MAX] {
            histogram.add(value);
        }
        assert!(histogram.deviation().is_some_and(f64::is_finite));
        assert_eq!(histogram.range(), Some((i64::MIN, i64::MAX)));
    }
}
