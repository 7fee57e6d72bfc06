//! What a run allows to be said of its seats, and the sentence that says it.

use parlour_core::Seating;
use serde::Serialize;

use crate::influence::ENOUGH;
use crate::markup::decimal;
use crate::report::Report;
use crate::sections::seat_title;
use crate::stats::{Estimate, Z};

/// What a run says of its seats. The estimates are how much more often the first seat won than the
/// others did on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatEffect {
    /// There are too few matches.
    TooFew,
    /// Several seats can win a match together, so that wins cannot be set against each other.
    Together,
    /// The seats differ in more than the seat.
    Confounded {
        /// In what: `bots`, `deck`.
        by: Vec<&'static str>,
    },
    /// They differ in who goes first alone.
    Order(Estimate),
    /// They differ in nothing.
    Alike(Estimate),
    /// They are sides with rules of their own.
    Sides(Estimate),
}

impl SeatEffect {
    /// What `report` says; none for one alone, and for three sides or more.
    pub fn of(report: &Report) -> Option<Self> {
        if report.settings.solo || report.seats.len() < 2 {
            return None;
        }
        let by = confounds(report);
        if !by.is_empty() {
            return Some(SeatEffect::Confounded { by });
        }
        let wins: u64 = report.seats.iter().map(|seat| seat.wins.count).sum();
        if wins + report.draws.count != report.matches {
            return Some(SeatEffect::Together);
        }
        if report.matches < ENOUGH {
            return Some(SeatEffect::TooFew);
        }
        match report.settings.seating {
            Seating::Order => Some(SeatEffect::Order(ahead(report, wins))),
            Seating::Alike => Some(SeatEffect::Alike(ahead(report, wins))),
            Seating::Sides if report.seats.len() == 2 => Some(SeatEffect::Sides(ahead(report, wins))),
            Seating::Sides | Seating::Brought(_) => None,
        }
    }

    /// The sentence.
    pub fn sentence(&self, report: &Report) -> String {
        match self {
            SeatEffect::TooFew => format!("{} matches are too few to say anything about the seats.", report.matches),
            SeatEffect::Together => {
                "Several seats can win a match together here, so the seats are not set against each other.".to_owned()
            }
            SeatEffect::Confounded { by } => confounded(by),
            SeatEffect::Order(ahead) => match side(ahead) {
                Side::More => format!("Going first is an advantage: seat 1 won {}.", by_points(ahead, report)),
                Side::Less => format!("Going first is a disadvantage: seat 1 won {}.", by_points(ahead, report)),
                Side::Even => {
                    format!("These matches show no effect of going first: seat 1 won {}.", by_points(ahead, report))
                }
            },
            SeatEffect::Alike(ahead) => match side(ahead) {
                Side::Even => format!(
                    "Both seats bring the same and decide at the same time, and these matches show no difference \
                     between them: seat 1 won {}.",
                    by_points(ahead, report)
                ),
                _ => format!(
                    "Both seats bring the same and decide at the same time, and still seat 1 won {}.",
                    by_points(ahead, report)
                ),
            },
            SeatEffect::Sides(ahead) => {
                let name = seat_title(report, 0);
                match side(ahead) {
                    Side::Even => {
                        format!("These matches show no stronger side: {name} won {}.", by_points(ahead, report))
                    }
                    _ => format!(
                        "The sides are not equally strong with these bots: {name} won {}.",
                        by_points(ahead, report)
                    ),
                }
            }
        }
    }
}

/// Where an interval lies.
enum Side {
    More,
    Less,
    Even,
}

fn side(found: &Estimate) -> Side {
    if found.low > 0.0 {
        Side::More
    } else if found.high < 0.0 {
        Side::Less
    } else {
        Side::Even
    }
}

/// In what the seats differ beside the seat.
fn confounds(report: &Report) -> Vec<&'static str> {
    let bots = &report.settings.bots;
    let mut by = Vec::new();
    if !report.settings.swap_seats && bots.iter().any(|bot| bot != &bots[0]) {
        by.push("bots");
    }
    if let Seating::Brought(brought) = &report.settings.seating {
        by.extend(brought);
    }
    by
}

fn confounded(by: &[&str]) -> String {
    let things: Vec<String> = by.iter().map(|what| what.replace('_', " ")).collect();
    let mut sentence = format!(
        "The seats differ in more than the seat ({}), so what the seat itself did cannot be told from these matches.",
        things.join(", ")
    );
    if by.contains(&"bots") {
        sentence += " With --swap the bots change seats.";
    }
    let brought: Vec<String> =
        things.iter().filter(|what| *what != "bots").map(|what| format!("the same {what}")).collect();
    if brought.is_empty() {
        sentence
    } else {
        format!("{sentence} To see the seat alone, give both {}.", brought.join(" and "))
    }
}

/// `2.10 percentage points more often than the other seat (95% interval 1.00 to 3.20)`; an interval
/// of less is turned round with the words.
fn by_points(ahead: &Estimate, report: &Report) -> String {
    let points = |share: f64| decimal(share * 100.0);
    let against = match (&report.settings.seating, report.seats.len()) {
        (Seating::Sides, _) => seat_title(report, 1),
        (_, 2) => "the other seat".to_owned(),
        _ => "the other seats on average".to_owned(),
    };
    let (more, value, low, high) = if ahead.value < 0.0 {
        ("less", -ahead.value, -ahead.high, -ahead.low)
    } else {
        ("more", ahead.value, ahead.low, ahead.high)
    };
    format!(
        "{} percentage points {more} often than {against} (95% interval {} to {})",
        points(value),
        points(low),
        points(high)
    )
}

/// How much more often the first seat won than the others on average.
fn ahead(report: &Report, wins: u64) -> Estimate {
    let matches = report.matches as f64;
    let rivals = (report.seats.len() - 1) as f64;
    let won = report.seats[0].wins.count as f64 / matches;
    let lost = (wins - report.seats[0].wins.count) as f64 / matches;
    let ahead = won - lost / rivals;
    // A match counts 1, or -1 shared among the rivals, or 0.
    let variance = (won + lost / (rivals * rivals) - ahead * ahead).max(0.0);
    let half = Z * (variance / matches).sqrt();
    Estimate::new(ahead, (ahead - half).max(-1.0), (ahead + half).min(1.0))
}
