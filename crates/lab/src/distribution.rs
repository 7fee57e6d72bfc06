//! A histogram cut down to so few buckets that they can be drawn and read.

use serde::Serialize;

use crate::histogram::Histogram;

/// The most buckets of a distribution.
const MOST: u64 = 50;
/// When a tail is cut off, at least so many numbers stay.
const FEWEST: i64 = 20;

/// How many numbers fell into each of at most 50 buckets of equal width.
///
/// Bucket `i` holds the numbers from `from + i * width` up to the one before the next bucket.
/// Where a few numbers lie so far out that the rest would be crowded into one corner, the buckets
/// end at about the first or the 99th percentile and the far ones are counted as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Distribution {
    /// The smallest number of the first bucket.
    pub from: i64,
    /// How many numbers a bucket spans: 1, 2 or 5 with any count of zeros.
    pub width: u64,
    /// How often a number of each bucket came.
    pub counts: Vec<u64>,
    /// How many numbers lie below the first bucket.
    pub below: u64,
    /// How many numbers lie above the last bucket.
    pub above: u64,
}

impl Distribution {
    /// The distribution of what was counted; none of nothing.
    pub fn of(numbers: &Histogram) -> Option<Self> {
        let (min, max) = numbers.range()?;
        let (low, high) = window(numbers)?;
        let width = step(low, high, MOST);
        let from = floor(low, width);
        let buckets = slot(high, from, width) + 1;
        let mut distribution = Distribution { from, width, counts: vec![0; buckets as usize], below: 0, above: 0 };
        for (value, count) in numbers.buckets() {
            // A bucket of large numbers is known by an end that may lie outside the range.
            let slot = slot(value.clamp(min, max), from, width);
            let place = match usize::try_from(slot) {
                Ok(slot) => distribution.counts.get_mut(slot).unwrap_or(&mut distribution.above),
                Err(_) => &mut distribution.below,
            };
            *place += count;
        }
        Some(distribution)
    }

    /// How many numbers there are.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum::<u64>() + self.below + self.above
    }

    /// The smallest and the largest number of bucket `slot`.
    pub fn span(&self, slot: usize) -> (i64, i64) {
        let start = i128::from(self.from) + slot as i128 * i128::from(self.width);
        let end = start + i128::from(self.width) - 1;
        (start as i64, end.min(i128::from(i64::MAX)) as i64)
    }
}

/// The numbers that the buckets must hold: all, or all but tails that are longer than the rest.
fn window(numbers: &Histogram) -> Option<(i64, i64)> {
    let (min, max) = numbers.range()?;
    if max.abs_diff(min) < MOST {
        return Some((min, max));
    }
    let (first, last) = (numbers.percentile(1)?, numbers.percentile(99)?);
    let middle = last.abs_diff(first);
    let low = if first.abs_diff(min) > middle { first.min(last.saturating_sub(FEWEST)).max(min) } else { min };
    let high = if max.abs_diff(last) > middle { last.max(first.saturating_add(FEWEST)).min(max) } else { max };
    Some((low, high))
}

/// The smallest round step that goes from `low` to `high` in at most `most` steps.
pub(crate) fn step(low: i64, high: i64, most: u64) -> u64 {
    let steps = (0..19).flat_map(|zeros| [1, 2, 5].map(|digit: u64| digit.saturating_mul(10u64.pow(zeros))));
    let fits = |step: &u64| (slot(high, floor(low, *step), *step) as u64) < most;
    steps.into_iter().find(fits).unwrap_or(u64::MAX)
}

/// The largest multiple of `step` that is not above `value`.
fn floor(value: i64, step: u64) -> i64 {
    let value = i128::from(value);
    (value - value.rem_euclid(i128::from(step))).max(i128::from(i64::MIN)) as i64
}

fn slot(value: i64, from: i64, width: u64) -> i128 {
    (i128::from(value) - i128::from(from)).div_euclid(i128::from(width))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: impl IntoIterator<Item = i64>) -> Distribution {
        let mut histogram = Histogram::default();
        values.into_iter().for_each(|value| histogram.add(value));
        Distribution::of(&histogram).unwrap()
    }

    #[test]
    fn few_numbers_have_a_bucket_each() {
        let found = of([3, -1, 3, 0, 48]);
        assert_eq!((found.from, found.width, found.counts.len()), (-1, 1, 50));
        assert_eq!((found.counts[0], found.counts[1], found.counts[4], found.counts[49]), (1, 1, 2, 1));
    }

    #[test]
    fn wide_ranges_are_cut_at_round_numbers() {
        let found = of(-3..=997);
        assert_eq!((found.from, found.width, found.counts.len()), (-50, 50, 21));
        assert_eq!((found.counts[0], found.counts[1], found.counts[20]), (3, 50, 48));
    }

    #[test]
    fn a_long_tail_is_counted_as_a_whole() {
        let found = of((0..990).map(|value| value % 30).chain((0..5).map(|value| 1_000 * value + 5_000)));
        assert_eq!((found.from, found.width, found.counts.len()), (0, 1, 30));
        assert_eq!((found.below, found.above), (0, 5));
        let mirrored = of((0..990).map(|value| -(value % 30)).chain([-5_000, -9_000]));
        assert_eq!((mirrored.below, mirrored.above), (2, 0));
    }

    #[test]
    fn buckets_sum_up_to_what_was_counted() {
        let extremes = [i64::MIN, i64::MAX, 0, 16_385, -1_000_003];
        let lists: [Vec<i64>; 4] =
            [extremes.to_vec(), vec![i64::MIN], vec![i64::MAX; 3], (0..9_000).map(|value| value * value).collect()];
        for list in lists {
            let found = of(list.iter().copied());
            assert_eq!(found.total(), list.len() as u64, "{found:?}");
            assert!(found.counts.len() as u64 <= MOST, "{found:?}");
        }
    }
}
