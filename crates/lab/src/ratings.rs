//! Ratings from who beat whom: the Bradley-Terry model with an advantage of the first seat.
//!
//! The chance that `a` on the first seat beats `b` is that of `r(a) - r(b) + s` on the logistic
//! scale; a draw counts as half a win for each. The ratings that make the results most likely are
//! found by Newton's method, and their errors from the curvature there. So that a player who won
//! everything does not have an infinite rating, each is given one drawn match against an average
//! player. Ratings are on the scale of Elo, with a mean of 0.

use serde::Serialize;

use crate::stats::Estimate;

/// Points of a rating for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// How two players did against each other on fixed seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    /// Who had the first seat.
    pub first: usize,
    /// Who had the second seat.
    pub second: usize,
    /// Matches.
    pub matches: u64,
    /// What the first got of them, draws as halves.
    pub score: f64,
}

/// The rating of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Who.
    pub name: String,
    /// The rating with its interval.
    #[serde(flatten)]
    pub rating: Estimate,
}

/// The ratings of `players`, and what the first seat is worth.
pub fn ratings(players: usize, met: &[Met]) -> (Vec<Estimate>, Estimate) {
    let size = players + 1;
    let mut at = vec![0.0; size];
    let mut covariance = Vec::new();
    for _ in 0..50 {
        let (slope, bend) = slope_and_bend(&at, met);
        covariance = inverse(bend);
        let step: Vec<f64> =
            (0..size).map(|row| (0..size).map(|column| covariance[row][column] * slope[column]).sum()).collect();
        at.iter_mut().zip(&step).for_each(|(value, step)| *value += step.clamp(-2.0, 2.0));
        if step.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    let mean = at[..players].iter().sum::<f64>() / players as f64;
    let error = |who: usize| {
        // The variance of a rating less the mean of all.
        let part = |index: usize| f64::from(u8::from(index == who)) - 1.0 / players as f64;
        let sum = |row: usize| (0..players).map(|column| part(column) * covariance[row][column]).sum::<f64>();
        (0..players).map(|row| part(row) * sum(row)).sum::<f64>().max(0.0).sqrt()
    };
    let rated = (0..players).map(|who| Estimate::normal(SCALE * (at[who] - mean), SCALE * error(who))).collect();
    (rated, Estimate::normal(SCALE * at[players], SCALE * covariance[players][players].max(0.0).sqrt()))
}

/// The gradient of the logarithm of the likelihood, and its second derivative with the sign
/// changed.
fn slope_and_bend(at: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let (size, seat) = (at.len(), at.len() - 1);
    let (mut slope, mut bend) = (vec![0.0; size], vec![vec![0.0; size]; size]);
    let chance = |log: f64| 1.0 / (1.0 + (-log).exp());
    for one in met.iter().filter(|one| one.matches > 0) {
        let wins = chance(at[one.first] - at[one.second] + at[seat]);
        let matches = one.matches as f64;
        let (over, weight) = (one.score - matches * wins, matches * wins * (1.0 - wins));
        // Against itself a player's strength cancels and only the seat is left.
        let signs = [(one.first, 1.0), (one.second, -1.0), (seat, 1.0)];
        for (row, sign) in signs {
            slope[row] += sign * over;
            for (column, other) in signs {
                bend[row][column] += sign * other * weight;
            }
        }
    }
    // One drawn match against an average player each; the same for the seat keeps it finite.
    for (row, strength) in at.iter().enumerate() {
        let wins = chance(*strength);
        slope[row] += 0.5 - wins;
        bend[row][row] += wins * (1.0 - wins);
    }
    (slope, bend)
}

/// The inverse of a symmetric positive matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot].max(1e-12);
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value *= scale;
        }
        let (own, own_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            let values = matrix[row].iter_mut().chain(&mut inverse[row]);
            for (value, own) in values.zip(own.iter().chain(&own_inverse)) {
                *value -= factor * own;
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who is 100 points better wins 64.0 % of matches, on even seats.
    #[test]
    fn known_strengths_are_found_again() {
        let strength = [100.0, 0.0, -100.0];
        let seat = 40.0;
        let mut met = Vec::new();
        for first in 0..3 {
            for second in 0..3 {
                let ahead: f64 = strength[first] - strength[second] + seat;
                let score = 10_000.0 / (1.0 + 10.0_f64.powf(-ahead / 400.0));
                met.push(Met { first, second, matches: 10_000, score });
            }
        }
        let (found, advantage) = ratings(3, &met);
        for (found, strength) in found.iter().zip(strength) {
            assert!((found.value - strength).abs() < 0.1, "{found:?}");
            assert!(found.low < strength && strength < found.high && found.high - found.low < 12.0, "{found:?}");
        }
        assert!((advantage.value - seat).abs() < 0.1, "{advantage:?}");
    }

    #[test]
    fn who_won_everything_is_rated_high_but_not_beyond_all_bounds() {
        let met = [
            Met { first: 0, second: 1, matches: 20, score: 20.0 },
            Met { first: 1, second: 0, matches: 20, score: 0.0 },
        ];
        let (found, _) = ratings(2, &met);
        assert!(found[0].value > 200.0 && found[0].value < 2_000.0, "{found:?}");
        assert!((found[0].value + found[1].value).abs() < 1e-3);
        assert!(found[0].high.is_finite() && found[0].low > 0.0, "{found:?}");
    }

    #[test]
    fn nobody_who_met_nobody_is_rated() {
        let (found, _) = ratings(2, &[]);
        assert!(found.iter().all(|found| found.value == 0.0 && found.high > 300.0), "{found:?}");
    }
}
