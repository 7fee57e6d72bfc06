//! How many matches went on for how long.

use serde::Serialize;

use crate::histogram::Histogram;
use crate::stats::Share;

/// The most points of a curve.
const POINTS: i64 = 60;

/// How many matches lasted longer than each number of turns or days.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Survival {
    /// What is counted: `days`, `turns`.
    pub of: String,
    /// From the shortest match to the longest.
    pub points: Vec<Lasting>,
}

/// How many matches lasted longer than this.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lasting {
    /// Longer than so many.
    pub after: i64,
    /// Matches that did.
    #[serde(flatten)]
    pub share: Share,
}

impl Survival {
    pub(crate) fn of(name: &str, numbers: &Histogram) -> Option<Self> {
        let (min, max) = numbers.range()?;
        let apart = ((max - min) / POINTS + 1).max(1);
        let mut points = Vec::new();
        let mut after = min - 1;
        let mut buckets = numbers.buckets().peekable();
        let mut over = 0;
        loop {
            while let Some((_, count)) = buckets.next_if(|(number, _)| (*number).clamp(min, max) <= after) {
                over += count;
            }
            points.push(Lasting { after, share: Share::of(numbers.count() - over, numbers.count()) });
            if after >= max {
                return Some(Survival { of: name.to_owned(), points });
            }
            after = (after + apart).min(max);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survival(days: impl IntoIterator<Item = i64>) -> Vec<(i64, u64)> {
        let mut numbers = Histogram::default();
        days.into_iter().for_each(|day| numbers.add(day));
        let found = Survival::of("days", &numbers).unwrap();
        found.points.iter().map(|point| (point.after, point.share.count)).collect()
    }

    #[test]
    fn matches_that_went_on_are_counted() {
        assert_eq!(survival([3, 3, 4, 6]), [(2, 4), (3, 2), (4, 1), (5, 1), (6, 0)]);
        assert_eq!(survival([7]), [(6, 1), (7, 0)]);
        assert_eq!(Survival::of("days", &Histogram::default()), None);
    }

    /// A long tail makes no long list, and the ends are always there.
    #[test]
    fn a_long_curve_has_few_points() {
        let found = survival(1..=1_000);
        assert!(found.len() <= 62, "{}", found.len());
        assert_eq!((found[0], *found.last().unwrap()), ((0, 1_000), (1_000, 0)));
        assert!(found.iter().all(|(after, count)| *count == 1_000 - *after as u64), "{found:?}");
    }
}
