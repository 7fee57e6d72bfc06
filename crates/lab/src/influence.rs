//! What a card, or another thing that a seat brings, has to do with winning.

use parlour_core::Seat;
use serde::Serialize;

use crate::stats::{Estimate, Share, holm, two_shares};
use crate::table::{Entry, Table};
use crate::totals::{Odds, Totals};

/// With fewer matches than this on either side nothing is called significant.
pub const ENOUGH: u64 = 30;

/// A corrected p-value below this is called significant.
pub const SIGNIFICANT: f64 = 0.05;

/// What one facet of a thing, such as a card being drawn, has to do with winning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Influence {
    /// The seat that brought the thing.
    pub seat: Seat,
    /// The thing.
    pub name: String,
    /// What came of it.
    pub facet: &'static str,
    /// Matches in which it came true.
    pub matches: u64,
    /// Matches in which it did not.
    pub others: u64,
    /// Of the first, those that the seat won; none if there are no such matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Share>,
    /// Of the others, those that the seat won; none if there are no others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_without: Option<Share>,
    /// How much more often the seat won, as a difference of shares; none without both to compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<Estimate>,
    /// The p-value of that difference, corrected for all things of this facet; none with too few
    /// matches on either side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub p: Option<f64>,
}

/// Every thing of every seat, facet by facet.
pub(crate) fn influences(totals: &Totals, facets: &'static [&'static str]) -> Vec<Influence> {
    let mut found = Vec::new();
    for (at, facet) in facets.iter().enumerate() {
        let first = found.len();
        for (seat, things) in totals.things.iter().enumerate() {
            let all = totals.seat(seat);
            found.extend(things.iter().map(|thing| influence(seat, &thing.name, facet, thing.facets[at], all)));
        }
        correct(&mut found[first..]);
    }
    found
}

fn influence(seat: usize, name: &str, facet: &'static str, with: Odds, all: Odds) -> Influence {
    let without = all.minus(with);
    let pair = |odds: Odds| (odds.wins, odds.matches);
    let share = |odds: Odds| (odds.matches > 0).then(|| Share::of(odds.wins, odds.matches));
    let enough = with.matches >= ENOUGH && without.matches >= ENOUGH;
    Influence {
        seat: Seat(seat as u8),
        name: name.to_owned(),
        facet,
        matches: with.matches,
        others: without.matches,
        wins: share(with),
        wins_without: share(without),
        gain: (with.matches > 0 && without.matches > 0).then(|| Estimate::difference(pair(with), pair(without))),
        p: enough.then(|| two_shares(pair(with), pair(without))),
    }
}

fn correct(found: &mut [Influence]) {
    let values: Vec<Option<f64>> = found.iter().map(|one| one.p).collect();
    for (one, p) in found.iter_mut().zip(holm(&values)) {
        one.p = p;
    }
}

impl Influence {
    /// What may be said of it.
    pub(crate) fn verdict(&self) -> &'static str {
        verdict(self.matches, self.others, self.p, self.gain)
    }
}

/// What `with` matches and `without` allow to be said.
pub(crate) fn verdict(with: u64, without: u64, p: Option<f64>, gain: Option<Estimate>) -> &'static str {
    match (p, gain) {
        _ if with == 0 => "in no match",
        _ if without == 0 => "in every match",
        (Some(p), Some(gain)) if p < SIGNIFICANT => {
            if gain.value > 0.0 {
                "helps"
            } else {
                "hurts"
            }
        }
        (Some(_), Some(_)) => "no clear effect",
        _ => "too few matches",
    }
}

/// The order of a table: what can be told, the largest first; then what had too few matches; then
/// what there is nothing to compare with.
pub(crate) fn order(p: Option<f64>, gain: Option<f64>) -> (u8, std::cmp::Reverse<i64>) {
    let rank = match (p, gain) {
        (Some(_), _) => 0,
        (None, Some(_)) => 1,
        (None, None) => 2,
    };
    // Reports have six decimals, so this loses nothing.
    (rank, std::cmp::Reverse(gain.map_or(0, |gain| (gain * 1e6).round() as i64)))
}

/// A table for each facet and seat, the most helpful first.
pub(crate) fn tables(found: &[Influence], seat_name: impl Fn(usize) -> String) -> Vec<Table> {
    let mut sorted: Vec<&Influence> = found.iter().collect();
    sorted.sort_by_key(|one| order(one.p, one.gain.map(|gain| gain.value)));
    let mut kinds: Vec<(Seat, &'static str)> = found.iter().map(|one| (one.seat, one.facet)).collect();
    kinds.dedup();
    let table = |(seat, facet): &(Seat, &'static str)| {
        let rows = sorted.iter().filter(|one| (one.seat, one.facet) == (*seat, *facet));
        Table { rows: rows.map(|one| row(one)).collect(), ..empty(facet, &seat_name(seat.index())) }
    };
    kinds.iter().map(table).collect()
}

fn row(one: &Influence) -> Vec<Entry> {
    vec![
        Entry::Words(one.name.clone()),
        Entry::Count(one.matches),
        one.wins.map_or(Entry::Nothing, Entry::Share),
        one.gain.map_or(Entry::Nothing, Entry::Points),
        one.p.map_or(Entry::Nothing, Entry::P),
        Entry::Words(one.verdict().to_owned()),
    ]
}

fn empty(facet: &str, seat: &str) -> Table {
    let head = ["card", "matches", "wins with it", "points gained", "p, corrected", "verdict"];
    Table {
        title: format!("{}, {seat}", facet.replace('_', " ")),
        note: String::new(),
        head: head.map(String::from).to_vec(),
        rows: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(matches: u64, wins: u64) -> Odds {
        Odds { matches, wins }
    }

    #[test]
    fn a_card_that_wins_is_told_from_one_that_was_hardly_seen() {
        let all = odds(1_000, 500);
        let mut found = vec![
            influence(0, "strong", "drawn", odds(500, 300), all),
            influence(0, "plain", "drawn", odds(500, 251), all),
            influence(0, "rare", "drawn", odds(20, 20), all),
            influence(0, "always", "drawn", odds(1_000, 500), all),
        ];
        correct(&mut found);
        let verdicts: Vec<_> = found.iter().map(Influence::verdict).collect();
        assert_eq!(verdicts, ["helps", "no clear effect", "too few matches", "in every match"]);
        assert_eq!((found[0].gain.unwrap().value, found[0].wins_without.unwrap().share), (0.2, 0.4));
        let rare = found[2].gain.unwrap();
        assert!(rare.low < 0.5 && rare.low > 0.2, "{rare:?}");
    }

    /// A card that was in every match, or in none, has nothing to be compared with: no gain, no
    /// interval, and no share of matches that were not played.
    #[test]
    fn nothing_is_said_where_there_is_nothing_to_compare() {
        let all = odds(1_000, 460);
        let always = influence(0, "always", "drawn", all, all);
        assert_eq!((always.gain, always.wins_without, always.p), (None, None, None));
        assert_eq!(always.wins, Some(Share::of(460, 1_000)));
        let never = influence(0, "never", "drawn", odds(0, 0), all);
        assert_eq!((never.gain, never.wins, never.verdict()), (None, None, "in no match"));
        let json = serde_json::to_value(&always).unwrap();
        assert!(json.get("gain").is_none() && json.get("wins_without").is_none(), "{json}");
    }

    #[test]
    fn what_cannot_be_told_comes_last() {
        let all = odds(1_000, 500);
        let found = [
            influence(0, "always", "drawn", all, all),
            influence(0, "rare", "drawn", odds(20, 20), all),
            influence(0, "weak", "drawn", odds(500, 200), all),
            influence(0, "strong", "drawn", odds(500, 300), all),
        ];
        let [table] = &tables(&found, |_| "seat 1".to_owned())[..] else { panic!() };
        let names: Vec<&Entry> = table.rows.iter().map(|row| &row[0]).collect();
        assert_eq!(names, ["strong", "weak", "rare", "always"].map(|name| Entry::Words(name.into())).each_ref());
        assert_eq!(table.rows[3][3..], [Entry::Nothing, Entry::Nothing, Entry::Words("in every match".into())]);
    }
}
