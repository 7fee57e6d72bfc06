//! Everybody against everybody: decks or bots, on both seats, with ratings.

use parlour_core::Seating;
use serde::Serialize;

use crate::html::pilots;
use crate::influence::{ENOUGH, order, verdict};
use crate::ratings::{Met, Rating, ratings};
use crate::report::Report;
use crate::sections::seat_title;
use crate::stats::{Estimate, Share, holm, two_sided};
use crate::table::{Entry, Table};

/// What everybody did against everybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matrix {
    /// What met: `deck`, `bots`.
    pub of: String,
    /// Who met, in the order of rows and columns.
    pub players: Vec<String>,
    /// Whether all matches were played.
    pub complete: bool,
    /// Every pairing, the one with the first seat first.
    pub pairings: Vec<Pairing>,
    /// How each did against all others.
    pub standings: Vec<Standing>,
    /// The ratings, best first.
    pub ratings: Vec<Rating>,
    /// What the first seat is worth, in points of a rating, with all that it has to itself.
    pub first_seat: Estimate,
    /// What the first seat has to itself, even where both are given the same.
    pub first_seat_is: FirstSeat,
    /// The bots that played; none if these are what met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<&'static str>,
    /// What each thing that players brought had to do with winning, over all pairings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub influence: Vec<Shared>,
}

/// What the first seat of a matrix has to itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FirstSeat {
    /// It goes first.
    Order,
    /// Nothing.
    Alike,
    /// It is a side with rules of its own.
    Side {
        /// What it is called.
        name: String,
    },
    /// It brings other things than the second seat, whoever plays there.
    Brought {
        /// Which.
        what: Vec<&'static str>,
    },
}

impl FirstSeat {
    /// As a report says in which both seats were given the same.
    fn of(report: &Report) -> Self {
        match &report.settings.seating {
            Seating::Order => FirstSeat::Order,
            Seating::Alike => FirstSeat::Alike,
            Seating::Sides => FirstSeat::Side { name: seat_title(report, 0) },
            Seating::Brought(what) => FirstSeat::Brought { what: what.clone() },
        }
    }

    /// What its worth is called.
    fn title(&self) -> String {
        match self {
            FirstSeat::Order => "going first".to_owned(),
            FirstSeat::Alike => "seat 1".to_owned(),
            FirstSeat::Side { name } => format!("playing {name}"),
            FirstSeat::Brought { what } => format!("seat 1 with its own {}", what.join(" and ")),
        }
    }

    /// How to read the pairings of a player with itself.
    fn diagonal(&self) -> String {
        match self {
            FirstSeat::Order => "The diagonal shows what going first is worth.".to_owned(),
            FirstSeat::Alike => "On the diagonal both seats are alike, so neither should be ahead.".to_owned(),
            FirstSeat::Side { name } => format!("The diagonal shows what playing {name} is worth."),
            FirstSeat::Brought { what } => format!(
                "Even on the diagonal the seats bring a different {}, so it does not show what the seat alone is worth.",
                what.join(" and a different ")
            ),
        }
    }
}

/// One pairing of a matrix.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// Who had the first seat.
    pub first: String,
    /// Who had the second seat.
    pub second: String,
    /// Matches.
    pub matches: u64,
    /// Won by the first seat.
    pub first_wins: Share,
    /// Won by the second seat.
    pub second_wins: Share,
    /// Won by nobody.
    pub draws: Share,
    /// The mean number of decisions.
    pub decisions: f64,
}

/// How one player did against all others, on both seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// Matches against others.
    pub matches: u64,
    /// Those it won.
    pub wins: Share,
    /// Those that nobody won.
    pub draws: Share,
}

/// What a thing had to do with winning, over all pairings of a matrix.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shared {
    /// The thing.
    pub name: String,
    /// What came of it.
    pub facet: &'static str,
    /// Matches in which it came true.
    pub matches: u64,
    /// Those that its seat won.
    pub wins: Share,
    /// How much more often than without it, among the same seats of the same pairings; none where no
    /// seat of a pairing had matches with it and without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<Estimate>,
    /// Matches without it, on seats that brought it.
    pub others: u64,
    /// The corrected p-value; none with too few matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub p: Option<f64>,
}

impl Matrix {
    /// What the reports on all pairings say: `reports` has a row for each player on the first seat
    /// and may end early.
    pub fn new(of: &str, players: &[String], reports: &[Report]) -> Self {
        let size = players.len();
        let pairings: Vec<Pairing> = reports
            .iter()
            .enumerate()
            .map(|(at, report)| pairing(&players[at / size], &players[at % size], report))
            .collect();
        let met: Vec<Met> = pairings
            .iter()
            .enumerate()
            .map(|(at, one)| Met {
                first: at / size,
                second: at % size,
                matches: one.matches,
                score: one.first_wins.count as f64 + one.draws.count as f64 / 2.0,
            })
            .collect();
        let (found, first_seat) = ratings(size, &met);
        let mut rated: Vec<Rating> =
            players.iter().zip(found).map(|(name, rating)| Rating { name: name.clone(), rating }).collect();
        rated.sort_by(|a, b| b.rating.value.total_cmp(&a.rating.value));
        Matrix {
            of: of.to_owned(),
            players: players.to_vec(),
            complete: reports.len() == size * size && reports.iter().all(|report| report.complete),
            standings: players.iter().map(|name| standing(name, &pairings)).collect(),
            pairings,
            ratings: rated,
            first_seat,
            first_seat_is: reports.first().map_or(FirstSeat::Alike, FirstSeat::of),
            bots: reports.first().filter(|_| of != "bots").map_or(Vec::new(), |report| report.settings.bots.clone()),
            influence: shared(reports),
        }
    }

    /// The findings as tables.
    pub fn tables(&self) -> Vec<Table> {
        let mut tables = vec![self.heat(), self.rated(), self.standing()];
        tables.extend(self.influences());
        tables
    }

    fn heat(&self) -> Table {
        let mut head = vec![format!("{} on the first seat", self.of)];
        head.extend(self.players.iter().cloned());
        let cell = |first: &String, second: &String| {
            let found = self.pairings.iter().find(|one| &one.first == first && &one.second == second);
            found.map_or(Entry::Nothing, |one| Entry::Heat(one.first_wins, one.draws))
        };
        let row = |first: &String| {
            let mut row = vec![Entry::Words(first.clone())];
            row.extend(self.players.iter().map(|second| cell(first, second)));
            row
        };
        Table {
            title: format!("{} against {}", self.of, self.of),
            note: format!(
                "Percent of matches won by the row, on the first seat, against the column on the second, with 95% \
                 intervals. {}",
                self.first_seat_is.diagonal()
            ),
            head,
            rows: self.players.iter().map(row).collect(),
        }
    }

    fn rated(&self) -> Table {
        let row = |one: &Rating| vec![Entry::Words(one.name.clone()), Entry::Rating(one.rating)];
        let mut rows: Vec<Vec<Entry>> = self.ratings.iter().map(row).collect();
        rows.push(vec![Entry::Words(self.first_seat_is.title()), Entry::Rating(self.first_seat)]);
        let led = if self.bots.is_empty() { String::new() } else { format!(" {}", pilots(&self.bots)) };
        Table {
            title: "ratings".into(),
            note: format!(
                "Bradley-Terry, on the scale of Elo with a mean of 0: 100 points more means winning 64% of matches. \
                 Draws are half a win each.{led}"
            ),
            head: vec![self.of.clone(), "rating (95% interval)".into()],
            rows,
        }
    }

    fn standing(&self) -> Table {
        let row = |one: &Standing| {
            let (wins, draws) = (Entry::Share(one.wins), Entry::Count(one.draws.count));
            vec![Entry::Words(one.name.clone()), Entry::Count(one.matches), wins, draws]
        };
        Table {
            title: "against all others".into(),
            note: "Over both seats, without the matches against itself.".into(),
            head: vec![self.of.clone(), "matches".into(), "wins (95% interval)".into(), "draws".into()],
            rows: self.standings.iter().map(row).collect(),
        }
    }

    fn influences(&self) -> Vec<Table> {
        let mut tables: Vec<Table> = Vec::new();
        for one in &self.influence {
            let title = format!("cards {}, in all decks", one.facet.replace('_', " "));
            if tables.last().is_none_or(|table| table.title != title) {
                let head = ["card", "matches", "wins with it", "points gained", "p, corrected", "verdict"];
                let note = "Within each seat of each pairing, then weighted together, so that a strong deck does not make \
                            its cards look strong.";
                tables.push(Table {
                    title,
                    note: note.into(),
                    head: head.map(String::from).to_vec(),
                    rows: Vec::new(),
                });
            }
            if let Some(table) = tables.last_mut() {
                table.rows.push(vec![
                    Entry::Words(one.name.clone()),
                    Entry::Count(one.matches),
                    if one.matches == 0 { Entry::Nothing } else { Entry::Share(one.wins) },
                    one.gain.map_or(Entry::Nothing, Entry::Points),
                    one.p.map_or(Entry::Nothing, Entry::P),
                    Entry::Words(verdict(one.matches, one.others, one.p, one.gain).to_owned()),
                ]);
            }
        }
        tables
    }

    /// The findings for a terminal.
    pub fn text(&self) -> String {
        let tables: Vec<String> = self.tables().iter().map(Table::text).collect();
        tables.join("\n")
    }

    /// The findings as JSON.
    pub fn to_json(&self) -> String {
        crate::report::json(self)
    }

    /// The findings as CSV.
    pub fn to_csv(&self) -> String {
        crate::table::tables_csv(&self.tables())
    }
}

fn pairing(first: &str, second: &str, report: &Report) -> Pairing {
    Pairing {
        first: first.to_owned(),
        second: second.to_owned(),
        matches: report.matches,
        first_wins: report.seats[0].wins,
        second_wins: report.seats[1].wins,
        draws: report.draws,
        decisions: report.decisions.map_or(0.0, |decisions| decisions.mean),
    }
}

fn standing(name: &str, pairings: &[Pairing]) -> Standing {
    let (mut matches, mut wins, mut draws) = (0, 0, 0);
    for one in pairings.iter().filter(|one| one.first != one.second) {
        for (player, won) in [(&one.first, one.first_wins), (&one.second, one.second_wins)] {
            if player == name {
                matches += one.matches;
                wins += won.count;
                draws += one.draws.count;
            }
        }
    }
    Standing { name: name.to_owned(), matches, wins: Share::of(wins, matches), draws: Share::of(draws, matches) }
}

/// Wins and matches with a thing, and without it, on one seat of one pairing.
type Stratum = ((u64, u64), (u64, u64));

/// Mantel and Haenszel's way: differences within each seat of each pairing, weighted by how much
/// each can tell.
fn shared(reports: &[Report]) -> Vec<Shared> {
    let mut found: Vec<(&'static str, String, Vec<Stratum>)> = Vec::new();
    for one in reports.iter().flat_map(|report| &report.influence) {
        let at = found.iter().position(|(facet, name, _)| *facet == one.facet && *name == one.name);
        let at = at.unwrap_or_else(|| {
            found.push((one.facet, one.name.clone(), Vec::new()));
            found.len() - 1
        });
        let wins = |share: Option<Share>| share.map_or(0, |share| share.count);
        found[at].2.push(((wins(one.wins), one.matches), (wins(one.wins_without), one.others)));
    }
    let mut shared: Vec<Shared> = found.into_iter().map(|(facet, name, strata)| pooled(facet, name, &strata)).collect();
    let facets: Vec<&'static str> = shared.iter().map(|one| one.facet).fold(Vec::new(), |mut known, facet| {
        if !known.contains(&facet) {
            known.push(facet);
        }
        known
    });
    let rank = |facet: &str| facets.iter().position(|known| *known == facet);
    shared.sort_by_key(|one| (rank(one.facet), order(one.p, one.gain.map(|gain| gain.value))));
    for facet in &facets {
        let values: Vec<Option<f64>> = shared.iter().map(|one| one.p.filter(|_| one.facet == *facet)).collect();
        for (one, p) in shared.iter_mut().zip(holm(&values)).filter(|(one, _)| one.facet == *facet) {
            one.p = p;
        }
    }
    shared
}

fn pooled(facet: &'static str, name: String, strata: &[Stratum]) -> Shared {
    let (mut weights, mut sum, mut variance) = (0.0, 0.0, 0.0);
    let (mut with, mut without) = ((0, 0), (0, 0));
    for (one, other) in strata {
        with = (with.0 + one.0, with.1 + one.1);
        without = (without.0 + other.0, without.1 + other.1);
        if one.1 == 0 || other.1 == 0 {
            continue;
        }
        let (count, rest) = (one.1 as f64, other.1 as f64);
        let (share, usual) = (one.0 as f64 / count, other.0 as f64 / rest);
        let weight = count * rest / (count + rest);
        weights += weight;
        sum += weight * (share - usual);
        // Half a match more on each side: no stratum is certain of itself.
        let spread = |share: f64, count: f64| {
            let share = (share * count + 0.5) / (count + 1.0);
            share * (1.0 - share) / count
        };
        variance += weight * weight * (spread(share, count) + spread(usual, rest));
    }
    let error = variance.sqrt();
    let gain = (weights > 0.0).then(|| Estimate::normal_share(sum / weights, error / weights));
    let enough = with.1 >= ENOUGH && without.1 >= ENOUGH && weights > 0.0;
    let p = enough.then(|| two_sided(sum / error.max(1e-12)));
    let wins = Share::of(with.0, with.1);
    Shared { name, facet, matches: with.1, others: without.1, wins, gain, p }
}
