//! From whole numbers to statements: shares with intervals, means with errors, percentiles.

use serde::Serialize;

use crate::histogram::Histogram;

/// The normal deviate of a two-sided 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The one way in which a report rounds: to six decimals.
pub(crate) fn rounded(value: f64) -> f64 {
    let rounded = (value * 1e6).round() / 1e6;
    // Minus zero would be printed as such.
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// Wilson's 95 % interval for a share of which `count` of `total` were seen; everything is
/// possible when nothing was.
pub fn wilson(count: u64, total: u64) -> (f64, f64) {
    if total == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (total as f64, count as f64 / total as f64);
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At the ends the interval touches the share; rounding must not leave it short of it.
    let low = if count == 0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if count == total { 1.0 } else { (middle + half).min(1.0) };
    (low, high)
}

/// How many of a total, with the 95 % interval of the share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many.
    pub count: u64,
    /// Of all.
    pub share: f64,
    /// The low end of the interval.
    pub low: f64,
    /// The high end of the interval.
    pub high: f64,
}

impl Share {
    /// `count` of `total`.
    pub fn of(count: u64, total: u64) -> Self {
        let (low, high) = wilson(count, total);
        let share = if total == 0 { 0.0 } else { count as f64 / total as f64 };
        Share { count, share: rounded(share), low: rounded(low), high: rounded(high) }
    }
}

/// What there is to say about many numbers. Percentiles are numbers that came: the smallest that
/// so many percent are not above.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many numbers.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// The standard deviation; 0 for a single number.
    pub sd: f64,
    /// The standard error of the mean.
    pub se: f64,
    /// The smallest.
    pub min: i64,
    /// The first quartile.
    pub q1: i64,
    /// The median.
    pub median: i64,
    /// The third quartile.
    pub q3: i64,
    /// The 95th percentile.
    pub p95: i64,
    /// The largest.
    pub max: i64,
}

impl Summary {
    /// The summary of what was counted; none of nothing.
    pub fn of(numbers: &Histogram) -> Option<Self> {
        let (min, max) = numbers.range()?;
        let sd = numbers.deviation().unwrap_or(0.0);
        Some(Summary {
            count: numbers.count(),
            mean: rounded(numbers.mean()?),
            sd: rounded(sd),
            se: rounded(sd / (numbers.count() as f64).sqrt()),
            min,
            q1: numbers.percentile(25)?,
            median: numbers.percentile(50)?,
            q3: numbers.percentile(75)?,
            p95: numbers.percentile(95)?,
            max,
        })
    }
}
