//! "Is A better than B?": a test that may be looked at after every match and stops when it is sure.
//!
//! Two matches with changed seats are one observation: what A got of them, from 0 to 1. A bets
//! against a claim about the mean of these ("A gets at most half"): for several fractions `f` of
//! its capital at once it stakes so that an observation `y` multiplies the capital by
//! `1 + f (y / m - 1)`, where `m` is the claimed mean. If the claim is true no such bet grows on
//! average, so by Ville's inequality the capital ever reaches `1 / a` with a chance of at most `a`,
//! however often one looks. Nothing is supposed about draws, seats or normality. The capital
//! depends on how often each observation came, not on their order.

use parlour_core::Game;
use serde::{Deserialize, Serialize};

use crate::command::Repeat;
use crate::report::Report;
use crate::settings::{LabError, Settings};
use crate::simulate::{Leg, Watch};
use crate::stats::{Estimate, rounded};
use crate::table::{Entry, Table};

/// The fractions of the capital that are staked, each with an equal part of it.
const STAKES: [f64; 8] = [0.012, 0.025, 0.05, 0.1, 0.2, 0.4, 0.65, 0.9];

/// Pairs of matches before the first look, and the fewest between two looks.
const FIRST_LOOK: u64 = 32;

/// What a sequential test is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The chance of a wrong answer that is put up with.
    pub alpha: f64,
    /// A difference of shares that would not matter.
    pub margin: f64,
}

impl Default for Question {
    fn default() -> Self {
        Question { alpha: 0.05, margin: 0.02 }
    }
}

/// What a sequential test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first bot is better.
    First,
    /// The second bot is better.
    Second,
    /// Whoever is better, it is by less than what matters.
    Alike,
    /// The matches were not enough to tell.
    Open,
}

impl Question {
    /// What is known after pairs of matches in which the first bot got 0, 1, 2, 3 or 4 quarters so
    /// often.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        // Either side could be called better by mistake when they are equal: half the chance each.
        let better = (2.0 / self.alpha).ln();
        if capital(pairs, 0.5) >= better {
            return Verdict::First;
        }
        if capital(&mirrored(pairs), 0.5) >= better {
            return Verdict::Second;
        }
        // To be called alike both claims of a large difference must fall; only one can be true.
        let alike = (1.0 / self.alpha).ln();
        let low = capital(pairs, 0.5 - self.margin);
        let high = capital(&mirrored(pairs), 0.5 - self.margin);
        if low >= alike && high >= alike { Verdict::Alike } else { Verdict::Open }
    }

    /// The means that no bet has refuted: an interval that holds the true mean at all times, with
    /// the chance of an error that was allowed.
    pub fn interval(&self, pairs: &[u64; 5]) -> (f64, f64) {
        let refuted = (2.0 / self.alpha).ln();
        let end = |pairs: &[u64; 5]| {
            let (mut low, mut high) = (0.0, 1.0);
            for _ in 0..40 {
                let middle = 0.5 * (low + high);
                if capital(pairs, middle) >= refuted { low = middle } else { high = middle }
            }
            low
        };
        (end(pairs), 1.0 - end(&mirrored(pairs)))
    }
}

/// The logarithm of what a capital of 1 has become by betting against "the mean is at most `m`".
fn capital(pairs: &[u64; 5], m: f64) -> f64 {
    if m <= 0.0 {
        return f64::INFINITY;
    }
    let grown = STAKES.map(|stake| {
        let grow =
            |(quarters, count): (usize, &u64)| *count as f64 * (1.0 + stake * (quarters as f64 / 4.0 / m - 1.0)).ln();
        pairs.iter().enumerate().map(grow).sum::<f64>()
    });
    let most = grown.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    most + (grown.iter().map(|part| (part - most).exp()).sum::<f64>() / STAKES.len() as f64).ln()
}

fn mirrored(pairs: &[u64; 5]) -> [u64; 5] {
    std::array::from_fn(|at| pairs[4 - at])
}

/// The number of matches at the next look: a tenth more than now, at fixed places, so that where a
/// test stops does not depend on threads or interruptions.
fn next_look(done: u64) -> u64 {
    let mut look = FIRST_LOOK;
    while 2 * look <= done {
        look += (look / 10).max(FIRST_LOOK);
    }
    2 * look
}

/// Plays until the question is answered, `settings.matches` are done, or it is told to stop.
///
/// # Errors
///
/// As [`simulate`](crate::simulate); also when there are not two bots on two seats.
pub fn settle<G: Game>(
    question: &Question,
    settings: &Settings<G>,
    leg: &mut Leg,
    watch: &Watch<'_>,
) -> Result<Settled, LabError> {
    if settings.bots.len() != 2 {
        return Err(LabError::NotTwo(G::INFO.title));
    }
    let settings = Settings { swap_seats: true, ..settings.clone() };
    loop {
        // Only at a look is the question asked: in between, the run was interrupted.
        let at_look = leg.done > 0 && (next_look(leg.done - 1) == leg.done || leg.done >= settings.matches);
        let verdict = if at_look { question.verdict(&leg.pairs) } else { Verdict::Open };
        let told_to_stop = watch.stop.load(std::sync::atomic::Ordering::Relaxed)
            || watch.until.is_some_and(|until| std::time::Instant::now() >= until);
        if verdict != Verdict::Open || leg.done >= settings.matches || told_to_stop {
            return Ok(Settled::new(question, &settings, leg, verdict));
        }
        leg.advance(&[&settings], next_look(leg.done).min(settings.matches), watch)?;
    }
}

/// The answer of a sequential test, with the report on its matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settled {
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub verdict: Verdict,
    /// The share of the first bot, draws as halves, with the interval that holds at all times.
    pub share: Estimate,
    /// Pairs of matches in which the first bot got 0, 1, 2, 3 or 4 quarters.
    pub pairs: [u64; 5],
    /// The report on the matches.
    pub report: Report,
}

impl Settled {
    fn new<G: Game>(question: &Question, settings: &Settings<G>, leg: &Leg, verdict: Verdict) -> Self {
        let count: u64 = leg.pairs.iter().sum();
        let sum: u64 = leg.pairs.iter().zip(0..).map(|(count, quarters)| count * quarters).sum();
        let (low, high) = question.interval(&leg.pairs);
        let share = if count == 0 { 0.5 } else { sum as f64 / (4 * count) as f64 };
        let mut report = leg.report(settings);
        report.complete = verdict != Verdict::Open || leg.done >= settings.matches;
        Settled { question: *question, verdict, share: Estimate::new(share, low, high), pairs: leg.pairs, report }
    }

    /// Whether the run came to an end, with an answer or without.
    pub fn complete(&self) -> bool {
        self.report.complete
    }

    /// The answer as a sentence.
    pub fn sentence(&self) -> String {
        let [first, second] = [self.report.settings.bots[0], self.report.settings.bots[1]];
        let (percent, matches) = (rounded(self.question.alpha * 100.0), self.report.matches);
        let margin = rounded(self.question.margin * 100.0);
        match self.verdict {
            Verdict::First => format!("{first} is better than {second} (after {matches} matches)"),
            Verdict::Second => format!("{second} is better than {first} (after {matches} matches)"),
            Verdict::Alike => {
                format!("{first} and {second} are alike: within {margin} points (after {matches} matches)")
            }
            Verdict::Open => format!("{matches} matches do not tell {first} and {second} apart at {percent}%"),
        }
    }

    /// What may be wrong with the answer, and how often.
    pub fn errors(&self) -> String {
        let (percent, margin) = (rounded(self.question.alpha * 100.0), rounded(self.question.margin * 100.0));
        format!(
            "If the two are equal, one is called better with a chance of at most {percent}%; if one is better by \
             {margin} points or more, they are called alike with a chance of at most {percent}%. Both hold however \
             often one looks. The intervals of the report on these matches do not allow for the early end."
        )
    }

    /// The finding as a table.
    pub fn table(&self) -> Table {
        let row = vec![
            Entry::Words(self.report.settings.bots.join(" against ")),
            Entry::Count(self.report.matches),
            Entry::Points(Estimate::new(self.share.value - 0.5, self.share.low - 0.5, self.share.high - 0.5)),
            Entry::Words(self.sentence()),
        ];
        let head = ["test", "matches", "points above one half", "answer"].map(String::from).to_vec();
        Table { title: "sequential test".into(), note: self.errors(), head, rows: vec![row] }
    }

    /// The finding for a terminal.
    pub fn text(&self) -> String {
        format!("{}{}\n\n{}", self.table().text(), self.errors(), self.report.text())
    }

    /// The finding as JSON.
    pub fn to_json(&self) -> String {
        crate::report::json(self)
    }

    /// The finding as CSV.
    pub fn to_csv(&self) -> String {
        crate::table::tables_csv(&[self.table()])
    }

    /// The finding as a web page.
    pub fn to_html(&self, repeat: &Repeat) -> String {
        self.report.page(&[("Is one better?", vec![self.table()])], repeat)
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Rng;

    use super::*;

    /// Runs one test on pairs of independent matches with these chances to win and to draw.
    fn run(question: &Question, win: f64, draw: f64, most: u64, seed: u64) -> (Verdict, u64) {
        let mut rng = Rng::new(seed);
        let mut result = || {
            let number = rng.below(1 << 30) as f64 / f64::from(1 << 30);
            if number < win { 2 } else { usize::from(number < win + draw) }
        };
        let (mut pairs, mut done) = ([0; 5], 0);
        while done < most {
            let look = next_look(done).min(most);
            while done < look {
                pairs[result() + result()] += 1;
                done += 2;
            }
            let verdict = question.verdict(&pairs);
            if verdict != Verdict::Open {
                return (verdict, done);
            }
        }
        (Verdict::Open, done)
    }

    /// Known strengths: of 400 tests of equal bots, looked at again and again, at most about 5 %
    /// may call one of them better. 34 would be four standard deviations above 5 %.
    #[test]
    fn equal_bots_are_rarely_called_different() {
        let question = Question { alpha: 0.05, margin: 0.0 };
        for draw in [0.0, 0.4] {
            let win = (1.0 - draw) / 2.0;
            let wrong = (0..400).filter(|seed| run(&question, win, draw, 20_000, *seed).0 != Verdict::Open).count();
            assert!(wrong <= 34, "{wrong} of 400 with {draw} draws");
        }
    }

    #[test]
    fn a_better_bot_is_found_and_soon() {
        let question = Question::default();
        for (win, most) in [(0.75, 300), (0.6, 1_600), (0.55, 6_000)] {
            for seed in 0..40 {
                let (verdict, done) = run(&question, win, 0.0, 40_000, seed);
                assert_eq!(verdict, Verdict::First, "{win}, seed {seed}");
                assert!(done <= most, "{win}, seed {seed}: {done} matches");
                assert_eq!(run(&question, 1.0 - win, 0.0, 40_000, seed).0, Verdict::Second, "{win}, seed {seed}");
            }
        }
    }

    #[test]
    fn equal_bots_are_found_alike_and_others_are_not() {
        let question = Question { alpha: 0.05, margin: 0.05 };
        let verdicts = |win| (0..100).map(move |seed| run(&question, win, 0.0, 40_000, seed).0);
        assert!(verdicts(0.5).filter(|verdict| *verdict == Verdict::Alike).count() >= 90);
        assert!(verdicts(0.56).filter(|verdict| *verdict == Verdict::Alike).count() <= 8);
    }

    #[test]
    fn the_interval_holds_the_truth_and_shrinks() {
        let question = Question::default();
        let (low, high) = question.interval(&[100, 0, 200, 0, 100]);
        assert!(low < 0.5 && high > 0.5 && high - low < 0.25, "{low} to {high}");
        let (more_low, more_high) = question.interval(&[10_000, 0, 20_000, 0, 10_000]);
        assert!(more_high - more_low < 0.2 * (high - low), "{more_low} to {more_high}");
        assert_eq!(question.interval(&[0; 5]), (0.0, 1.0));
    }

    #[test]
    fn looks_are_at_fixed_places() {
        let mut done = 0;
        for _ in 0..60 {
            let next = next_look(done);
            assert!(next > done && next.is_multiple_of(2));
            assert_eq!((done + 1..next).find(|between| next_look(*between) != next), None);
            done = next;
        }
    }
}
