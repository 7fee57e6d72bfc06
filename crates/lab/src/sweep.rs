//! One number of a game at several values: what each does to the wins, and which is nearest to even.

use serde::Serialize;

use crate::html::pilots;
use crate::influence::ENOUGH;
use crate::report::{Report, json};
use crate::sections::seat_name;
use crate::stats::Share;
use crate::table::{Entry, Table};

/// A number at several values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sweep {
    /// What was changed.
    pub of: String,
    /// The bots that played.
    pub bots: Vec<&'static str>,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Each of the values.
    pub stops: Vec<Stop>,
    /// The place of the value nearest to even; none but between two seats with enough matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<usize>,
}

/// One of the values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// The value.
    pub value: String,
    /// How many matches were played with it.
    pub matches: u64,
    /// Those that each seat won.
    pub wins: Vec<Share>,
    /// Those that nobody won.
    pub draws: Share,
    /// Of the matches that one of the two won, those of the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Share>,
}

impl Stop {
    fn of(value: &str, report: &Report) -> Self {
        let wins: Vec<Share> = report.seats.iter().map(|seat| seat.wins).collect();
        let first = match &wins[..] {
            [one, two] => Some(Share::of(one.count, one.count + two.count)),
            _ => None,
        };
        let first = first.filter(|_| report.matches > report.draws.count);
        Stop { value: value.to_owned(), matches: report.matches, wins, draws: report.draws, first }
    }

    /// Whether even play cannot be ruled out.
    fn may_be_even(&self) -> bool {
        self.first.is_some_and(|first| first.low <= 0.5 && first.high >= 0.5)
    }

    /// How far from even, if it can be said.
    fn distance(&self) -> Option<f64> {
        let decided = self.wins.iter().map(|wins| wins.count).sum::<u64>();
        self.first.filter(|_| decided >= ENOUGH).map(|first| (first.share - 0.5).abs())
    }
}

impl Sweep {
    /// What the reports on runs with each of the values say; there is at least one.
    pub fn new(of: &str, values: &[String], reports: &[Report]) -> Self {
        let stops: Vec<Stop> = values.iter().zip(reports).map(|(value, report)| Stop::of(value, report)).collect();
        let known = stops.iter().enumerate().filter_map(|(at, stop)| Some((at, stop.distance()?)));
        let nearest = known.min_by(|(_, one), (_, two)| one.total_cmp(two)).map(|(at, _)| at);
        let seats = reports.first().map_or(0, |report| report.seats.len());
        Sweep {
            of: of.to_owned(),
            bots: reports.first().map(|report| report.settings.bots.clone()).unwrap_or_default(),
            seats: (0..seats).map(|seat| seat_name(&reports[0], seat)).collect(),
            stops,
            nearest,
        }
    }

    /// What can be said of it.
    pub(crate) fn sentence(&self) -> String {
        let Some(nearest) = self.nearest.map(|at| &self.stops[at]) else {
            return format!("Nothing can be said of which value of {} is even: too few matches were won.", self.of);
        };
        let [one, two] = [0, 1].map(|seat| format!("{:.1}%", nearest.wins[seat].share * 100.0));
        let text = format!(
            "Nearest to even is {} = {}: {} wins {one} and {} {two}.",
            self.of, nearest.value, self.seats[0], self.seats[1]
        );
        let even: Vec<&str> =
            self.stops.iter().filter(|stop| stop.may_be_even()).map(|stop| stop.value.as_str()).collect();
        let others = match even[..] {
            [] => " Even play is ruled out at every value that was tried.".to_owned(),
            [only] if only == nearest.value => " It is the only one at which even play is not ruled out.".to_owned(),
            _ => format!(" Even play is not ruled out at {}.", even.join(", ")),
        };
        text + &others
    }

    /// The tables: the wins at each value.
    pub fn tables(&self) -> Vec<Table> {
        let mut head = vec![self.of.clone()];
        head.extend(self.seats.iter().map(|seat| format!("won by {seat}")));
        head.push("won by nobody".to_owned());
        let row = |stop: &Stop| {
            let wins = stop.wins.iter().map(|wins| Entry::Share(*wins));
            [Entry::Words(stop.value.clone())].into_iter().chain(wins).chain([Entry::Share(stop.draws)]).collect()
        };
        let title = format!("wins at each value of {}", self.of);
        vec![Table { title, note: self.sentence(), head, rows: self.stops.iter().map(row).collect() }]
    }

    /// For a terminal.
    pub fn text(&self) -> String {
        let tables: Vec<String> = self.tables().iter().map(Table::text).collect();
        format!("{}\n{}\n{}\n", tables.join("\n"), self.sentence(), pilots(&self.bots))
    }

    /// As JSON, the same text for the same settings.
    pub fn to_json(&self) -> String {
        json(self)
    }

    /// As CSV, a line for each figure.
    pub fn to_csv(&self) -> String {
        crate::table::tables_csv(&self.tables())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sweep(stops: &[(&str, u64, u64)]) -> Sweep {
        let stop = |(value, one, two): &(&str, u64, u64)| Stop {
            value: (*value).to_owned(),
            matches: one + two,
            wins: vec![Share::of(*one, one + two), Share::of(*two, one + two)],
            draws: Share::of(0, one + two),
            first: Some(Share::of(*one, one + two)),
        };
        let stops: Vec<Stop> = stops.iter().map(stop).collect();
        let known = stops.iter().enumerate().filter_map(|(at, stop)| Some((at, stop.distance()?)));
        let nearest = known.min_by(|(_, one), (_, two)| one.total_cmp(two)).map(|(at, _)| at);
        let seats = ["A", "B"].map(String::from).to_vec();
        Sweep { of: "a.damage".into(), bots: vec!["simple"; 2], seats, stops, nearest }
    }

    /// Planted: an even value between two that are not; two that may be even; none; too few matches.
    #[test]
    fn the_value_nearest_to_even_is_named_with_what_is_known_of_the_others() {
        let said = sweep(&[("3", 300, 700), ("4", 510, 490), ("5", 700, 300)]).sentence();
        assert!(said.starts_with("Nearest to even is a.damage = 4: A wins 51.0% and B 49.0%."), "{said}");
        assert!(said.ends_with("It is the only one at which even play is not ruled out."), "{said}");
        let said = sweep(&[("3", 490, 510), ("4", 505, 495), ("5", 700, 300)]).sentence();
        assert!(said.contains("= 4") && said.ends_with("Even play is not ruled out at 3, 4."), "{said}");
        let said = sweep(&[("3", 300, 700), ("4", 400, 600)]).sentence();
        assert!(said.contains("= 4") && said.ends_with("ruled out at every value that was tried."), "{said}");
        let said = sweep(&[("3", 3, 7), ("4", 5, 5)]).sentence();
        assert!(said.starts_with("Nothing can be said"), "{said}");
    }
}
