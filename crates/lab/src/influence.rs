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
    /// Of the first, those that the seat won.
    pub wins: Share,
    /// Of the others, those that the seat won.
    pub wins_without: Share,
    /// How much more often the seat won, as a difference of shares.
    pub gain: Estimate,
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
    let enough = with.matches >= ENOUGH && without.matches >= ENOUGH;
    Influence {
        seat: Seat(seat as u8),
        name: name.to_owned(),
        facet,
        matches: with.matches,
        others: without.matches,
        wins: Share::of(with.wins, with.matches),
        wins_without: Share::of(without.wins, without.matches),
        gain: Estimate::difference(pair(with), pair(without)),
        p: enough.then(|| two_shares(pair(with), pair(without))),
    }
}

fn correct(found: &mut [Influence]) {
    let values: Vec<Option<f64>> = found.iter().map(|one| one.p).collect();
    for (one, p) in found.iter_mut().zip(holm(&values)) {
        one.p = p;
    }
}

/// What a p-value says.
pub(crate) fn verdict(p: Option<f64>, gain: &Estimate) -> &'static str {
    match p {
        None => "too few matches",
        Some(p) if p >= SIGNIFICANT => "",
        Some(_) if gain.value > 0.0 => "helps",
        Some(_) => "hurts",
    }
}

/// A table for each facet and seat, the most helpful first.
pub(crate) fn tables(found: &[Influence], seat_name: impl Fn(usize) -> String) -> Vec<Table> {
    let mut tables: Vec<(Seat, &'static str, Table)> = Vec::new();
    for one in found {
        let known = tables.iter().position(|(seat, facet, _)| (*seat, *facet) == (one.seat, one.facet));
        let at = known.unwrap_or_else(|| {
            tables.push((one.seat, one.facet, empty(one, &seat_name(one.seat.index()))));
            tables.len() - 1
        });
        tables[at].2.rows.push(vec![
            Entry::Words(one.name.clone()),
            Entry::Count(one.matches),
            Entry::Share(one.wins),
            Entry::Points(one.gain),
            one.p.map_or(Entry::Nothing, Entry::Number),
            Entry::Words(verdict(one.p, &one.gain).to_owned()),
        ]);
    }
    let gain = |row: &Vec<Entry>| match row[3] {
        Entry::Points(gain) => gain.value,
        _ => 0.0,
    };
    for (_, _, table) in &mut tables {
        table.rows.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    }
    tables.into_iter().map(|(_, _, table)| table).collect()
}

fn empty(one: &Influence, seat: &str) -> Table {
    let head = ["card", "matches", "wins with it", "points gained", "p, corrected", "verdict"];
    Table {
        title: format!("{}, {seat}", one.facet.replace('_', " ")),
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
        let verdicts: Vec<_> = found.iter().map(|one| verdict(one.p, &one.gain)).collect();
        assert_eq!(verdicts, ["helps", "", "too few matches", "too few matches"]);
        assert_eq!((found[0].gain.value, found[0].wins_without.share), (0.2, 0.4));
        assert!(found[2].gain.low < 0.5 && found[2].gain.low > 0.2, "{:?}", found[2].gain);
    }
}
