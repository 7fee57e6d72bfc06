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
    /// A share of all occasions, of which each match has its own number: `squares` has the sums over
    /// matches of `count * count`, `count * total` and `total * total`. What happens within one match
    /// hangs together, so the interval is that of a ratio over matches.
    pub fn of_occasions(count: u64, total: u64, squares: [u128; 3]) -> Self {
        if total == 0 {
            return Share::of(0, 0);
        }
        let share = count as f64 / total as f64;
        let [own, both, all] = squares.map(|square| square as f64);
        let error = (own - 2.0 * share * both + share * share * all).max(0.0).sqrt() / total as f64;
        let (low, high) = ((share - Z * error).max(0.0), (share + Z * error).min(1.0));
        Share { count, share: rounded(share), low: rounded(low), high: rounded(high) }
    }

    /// `count` of `total`.
    pub fn of(count: u64, total: u64) -> Self {
        let (low, high) = wilson(count, total);
        let share = if total == 0 { 0.0 } else { count as f64 / total as f64 };
        Share { count, share: rounded(share), low: rounded(low), high: rounded(high) }
    }
}

/// A difference or a rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The most likely value.
    pub value: f64,
    /// The low end of the interval.
    pub low: f64,
    /// The high end of the interval.
    pub high: f64,
}

impl Estimate {
    /// An estimate, rounded as all of a report is.
    pub fn new(value: f64, low: f64, high: f64) -> Self {
        Estimate { value: rounded(value), low: rounded(low), high: rounded(high) }
    }

    /// A mean and its standard error.
    pub fn normal(value: f64, se: f64) -> Self {
        Estimate::new(value, value - Z * se, value + Z * se)
    }

    /// The same of a difference of shares, which cannot lie beyond 1 either way.
    pub fn normal_share(value: f64, se: f64) -> Self {
        Estimate::new(value, (value - Z * se).max(-1.0), (value + Z * se).min(1.0))
    }

    /// How much larger the first of two shares is, with Newcombe's interval: it is made of
    /// Wilson's two, so it stays honest for few matches and for shares near 0 or 1.
    pub fn difference(first: (u64, u64), second: (u64, u64)) -> Self {
        let share = |(count, total): (u64, u64)| if total == 0 { 0.0 } else { count as f64 / total as f64 };
        let (one, other) = (share(first), share(second));
        let ((low, high), (other_low, other_high)) = (wilson(first.0, first.1), wilson(second.0, second.1));
        let down = ((one - low).powi(2) + (other_high - other).powi(2)).sqrt();
        let up = ((high - one).powi(2) + (other - other_low).powi(2)).sqrt();
        Estimate::new(one - other, one - other - down, one - other + up)
    }
}

/// How likely it is that two shares differ as much as these, or more, if there is no difference:
/// the two-sided test of two proportions.
pub(crate) fn two_shares(first: (u64, u64), second: (u64, u64)) -> f64 {
    let (n, m) = (first.1 as f64, second.1 as f64);
    let all = (first.0 + second.0) as f64 / (n + m);
    let error = (all * (1.0 - all) * (1.0 / n + 1.0 / m)).sqrt();
    if error == 0.0 { 1.0 } else { two_sided((first.0 as f64 / n - second.0 as f64 / m) / error) }
}

/// The probability that a standard normal number lies as far from 0 as `z`, or farther.
pub(crate) fn two_sided(z: f64) -> f64 {
    // Numerical Recipes' rational approximation of erfc, good to some seven digits.
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * x);
    let series = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let sum = series.iter().rev().fold(0.0, |sum, factor| sum * t + factor);
    (t * (sum - x * x).exp()).min(1.0)
}

/// A p-value as a report gives it: three digits that count, so that a small one never reads as none.
pub(crate) fn rounded_p(p: f64) -> f64 {
    if p <= 0.0 {
        return 1e-300;
    }
    let scale = 10_f64.powi(2 - p.log10().floor() as i32);
    if scale.is_finite() { (p * scale).round() / scale } else { 1e-300 }
}

/// Holm's correction: what each of several p-values is worth when all of them were looked at. Of
/// all that is then called significant at 5 %, a single one is wrong in at most 5 % of studies.
pub(crate) fn holm(values: &[Option<f64>]) -> Vec<Option<f64>> {
    let mut order: Vec<usize> = (0..values.len()).filter(|at| values[*at].is_some()).collect();
    order.sort_by(|a, b| values[*a].partial_cmp(&values[*b]).expect("a p-value is a number"));
    let mut corrected = vec![None; values.len()];
    let (mut highest, count) = (0.0_f64, order.len());
    for (rank, at) in order.into_iter().enumerate() {
        highest = highest.max(values[at].unwrap_or(1.0) * (count - rank) as f64).min(1.0);
        corrected[at] = Some(rounded_p(highest));
    }
    corrected
}

/// What there is to say about many numbers. Percentiles are numbers that came: the smallest that
/// so many percent are not above.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub total: i64,
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
            total: i64::try_from(numbers.sum()).unwrap_or(i64::MAX),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe (1998), method 10: 56 of 70 against 48 of 80, and 9 of 10 against 3 of 10.
    #[test]
    fn differences_have_newcombes_intervals() {
        let found = Estimate::difference((56, 70), (48, 80));
        assert!((found.value - 0.2).abs() < 1e-6 && (found.low - 0.0524).abs() < 1e-4, "{found:?}");
        assert!((found.high - 0.3339).abs() < 1e-4, "{found:?}");
        let few = Estimate::difference((9, 10), (3, 10));
        assert!((few.low - 0.1705).abs() < 1e-4 && (few.high - 0.8090).abs() < 1e-4, "{few:?}");
        let nothing = Estimate::difference((0, 0), (0, 0));
        assert_eq!((nothing.low, nothing.high), (-1.0, 1.0));
    }

    #[test]
    fn p_values_are_those_of_the_normal_distribution() {
        for (z, p) in [(0.0, 1.0), (1.959_964, 0.05), (-2.575_829, 0.01), (5.0, 5.733e-7)] {
            assert!((two_sided(z) - p).abs() < 1e-6 * p.max(0.1), "{z}: {}", two_sided(z));
        }
    }

    /// Half of all occasions in every match: no doubt. All or nothing, match by match: the doubt is
    /// that of matches, not of occasions.
    #[test]
    fn occasions_of_one_match_hang_together() {
        let sums = |matches: &[(u128, u128)]| {
            let sum = |of: fn(&(u128, u128)) -> u128| matches.iter().map(of).sum();
            [sum(|(own, _)| own * own), sum(|(own, all)| own * all), sum(|(_, all)| all * all)]
        };
        let steady = Share::of_occasions(200, 400, sums(&[(2, 4); 100]));
        assert_eq!((steady.share, steady.low, steady.high), (0.5, 0.5, 0.5));
        let mut clustered = vec![(4, 4); 50];
        clustered.extend([(0, 4); 50]);
        let found = Share::of_occasions(200, 400, sums(&clustered));
        // 100 matches with a spread of one half each.
        assert!((found.high - found.share - Z * 0.05).abs() < 1e-6, "{found:?}");
        assert_eq!(Share::of_occasions(0, 0, [0; 3]), Share::of(0, 0));
    }

    #[test]
    fn a_small_p_value_is_not_none() {
        for (p, wanted) in [(0.012_345, 0.0123), (4.567e-9, 4.57e-9), (1.0, 1.0), (0.0, 1e-300)] {
            assert!((rounded_p(p) - wanted).abs() <= wanted * f64::EPSILON, "{p}: {}", rounded_p(p));
        }
    }

    /// The worked example of Holm's paper's kind: each p is multiplied by how many are left.
    #[test]
    fn many_looks_are_corrected_for() {
        let found = holm(&[Some(0.01), None, Some(0.04), Some(0.03), Some(0.005)]);
        assert_eq!(found, [Some(0.03), None, Some(0.06), Some(0.06), Some(0.02)]);
    }
}
