//! What cards, or other things that seats bring, did themselves: for each time they came into play.

use parlour_core::Seat;
use serde::Serialize;

use crate::influence::ENOUGH;
use crate::stats::{Estimate, Z};
use crate::table::{Entry, Table};
use crate::totals::{Done, Totals};

/// What a thing did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Doings {
    /// The seat that brought it.
    pub seat: Seat,
    /// The thing.
    pub name: String,
    /// How often it came into play.
    pub times: u64,
    /// What it did there.
    pub deeds: Vec<Doing>,
}

/// One kind of deed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Doing {
    /// What: `damage_dealt`.
    pub deed: &'static str,
    /// In all matches together.
    pub total: u64,
    /// For each time that the thing came into play; none with too few.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<Estimate>,
}

/// Every thing of every seat that came into play.
pub(crate) fn doings(totals: &Totals, names: &'static [&'static str]) -> Vec<Doings> {
    let Some((_, names)) = names.split_first() else { return Vec::new() };
    let mut found = Vec::new();
    for (seat, things) in totals.things.iter().enumerate() {
        for thing in things {
            let Some((first, others)) = thing.deeds.split_first() else { continue };
            let doing =
                |(deed, done): (&&'static str, &Done)| Doing { deed, total: done.total, each: each(done, first) };
            let deeds = names.iter().zip(others).map(doing).collect();
            found.push(Doings { seat: Seat(seat as u8), name: thing.name.clone(), times: first.total, deeds });
        }
    }
    found
}

/// A ratio of sums over matches, with the interval of such a ratio: what happens within one match
/// hangs together.
fn each(done: &Done, first: &Done) -> Option<Estimate> {
    if first.total < ENOUGH {
        return None;
    }
    let times = first.total as f64;
    let ratio = done.total as f64 / times;
    let [own, both, all] = [done.square, done.product, first.square].map(|sum| sum as f64);
    let error = (own - 2.0 * ratio * both + ratio * ratio * all).max(0.0).sqrt() / times;
    Some(Estimate::new(ratio, (ratio - Z * error).max(0.0), ratio + Z * error))
}

/// A table for each seat, what was played most first.
pub(crate) fn tables(found: &[Doings], seat_name: impl Fn(usize) -> String) -> Vec<Table> {
    let mut seats: Vec<Seat> = found.iter().map(|one| one.seat).collect();
    seats.dedup();
    let table = |seat: &Seat| {
        let mut own: Vec<&Doings> = found.iter().filter(|one| one.seat == *seat).collect();
        own.sort_by_key(|one| std::cmp::Reverse(one.times));
        let deeds = own.first().map(|one| one.deeds.iter().map(|doing| doing.deed.replace('_', " "))).into_iter();
        let row = |one: &&Doings| {
            let each = one.deeds.iter().map(|doing| doing.each.map_or(Entry::Nothing, Entry::Mean));
            [Entry::Words(one.name.clone()), Entry::Count(one.times)].into_iter().chain(each).collect()
        };
        Table {
            title: format!("for each time it was played, {}", seat_name(seat.index())),
            note: String::new(),
            head: ["card", "times played"].map(String::from).into_iter().chain(deeds.flatten()).collect(),
            rows: own.iter().map(row).collect(),
        }
    };
    seats.iter().map(table).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::totals::Thing;

    fn done(matches: &[(u32, u32)]) -> [Done; 2] {
        let mut sums = [Done::default(); 2];
        for (plays, damage) in matches {
            sums[0].add(*plays, *plays);
            sums[1].add(*damage, *plays);
        }
        sums
    }

    /// Planted: 5 damage each time, whatever else; and one that is seen too seldom.
    #[test]
    fn a_deed_is_told_for_each_time_of_play() {
        let steady = done(&[(1, 5), (2, 10), (3, 15)].repeat(20));
        let varied = done(&[(1, 0), (1, 10)].repeat(50));
        let seldom = done(&[(1, 5)]);
        let thing =
            |name: &str, deeds: [Done; 2]| Thing { name: name.into(), facets: Vec::new(), deeds: deeds.to_vec() };
        let things = vec![thing("steady", steady), thing("varied", varied), thing("seldom", seldom)];
        let totals = Totals { things: vec![things], ..Totals::default() };
        let found = doings(&totals, &["played", "damage_dealt"]);
        let each: Vec<_> = found.iter().map(|one| one.deeds[0].each).collect();
        assert_eq!(each[0].map(|it| (it.value, it.low, it.high)), Some((5.0, 5.0, 5.0)));
        let wide = each[1].unwrap();
        assert!((wide.value - 5.0).abs() < 1e-9 && wide.low < 4.1 && wide.low > 3.9 && wide.high > 5.9, "{wide:?}");
        assert_eq!((each[2], found[2].times, found[2].deeds[0].total), (None, 1, 5));
        let [table] = &tables(&found, |_| "seat 1".into())[..] else { panic!() };
        assert_eq!(table.head, ["card", "times played", "damage dealt"]);
        assert_eq!(table.rows[0][0], Entry::Words("steady".into()));
    }
}
