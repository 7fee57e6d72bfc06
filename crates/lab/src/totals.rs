//! What is kept of the matches of a run: whole numbers only, so that parts merge to the same
//! totals in any order, and no more of them for more matches.

use std::collections::BTreeMap;

use parlour_core::{Game, Measure, Seat, Studied, Tally};
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::histogram::Histogram;
use crate::play::Played;

/// Counts by name.
pub(crate) type Names = BTreeMap<String, u64>;

/// The totals of the matches played so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Totals {
    pub matches: u64,
    /// Matches that nobody won.
    pub draws: u64,
    pub decisions: Histogram,
    pub entries: Histogram,
    pub endings: Names,
    /// How each bot did on each seat: by bot, then by seat.
    pub cells: Vec<Vec<Cell>>,
    pub measures: Vec<(String, Figure)>,
    /// By seat: the things it brought, such as the cards of its deck, with what came of them.
    pub things: Vec<Vec<Thing>>,
    /// How matches went on, turn by turn.
    #[serde(default, skip_serializing_if = "Course::is_empty")]
    pub course: Course,
}

/// A thing that a seat brought, and how that seat did in the matches where each facet came true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Thing {
    pub name: String,
    pub facets: Vec<Odds>,
    /// What it did itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Done>,
}

/// What a thing did, added up over matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Done {
    pub total: u64,
    /// The sums over matches of its square, and of its product with the first deed.
    pub square: u128,
    pub product: u128,
}

impl Done {
    pub fn add(&mut self, count: u32, first: u32) {
        self.total += u64::from(count);
        self.square += u128::from(count) * u128::from(count);
        self.product += u128::from(count) * u128::from(first);
    }

    fn merge(&mut self, other: &Done) {
        self.total += other.total;
        self.square += other.square;
        self.product += other.product;
    }
}

/// Matches, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Odds {
    pub matches: u64,
    pub wins: u64,
}

impl Odds {
    pub fn plus(self, other: Odds) -> Odds {
        Odds { matches: self.matches + other.matches, wins: self.wins + other.wins }
    }

    pub fn minus(self, other: Odds) -> Odds {
        Odds { matches: self.matches - other.matches, wins: self.wins - other.wins }
    }
}

/// How one bot did on one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cell {
    pub matches: u64,
    pub wins: u64,
    pub draws: u64,
    pub scores: Histogram,
}

/// The totals of one measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Figure {
    Number(Histogram),
    Kind(Names),
    Flag {
        yes: u64,
        no: u64,
    },
    /// Counts and occasions, and the sums of their squares and products over matches.
    Part {
        count: u64,
        of: u64,
        squares: [u128; 3],
    },
}

impl Totals {
    pub fn new(seats: usize) -> Self {
        Totals { cells: vec![vec![Cell::default(); seats]; seats], ..Totals::default() }
    }

    /// Adds a match in which `bot_at` says which bot had a seat.
    pub fn add<G: Game>(&mut self, played: &Played<G>, bot_at: impl Fn(usize) -> usize) {
        let outcome = &played.outcome;
        let draw = u64::from(outcome.winners.is_empty());
        self.matches += 1;
        self.draws += draw;
        self.decisions.add(i64::from(played.decisions));
        self.entries.add(i64::from(played.entries));
        count(&mut self.endings, outcome.reason, 1);
        for seat in 0..self.cells.len() {
            let cell = &mut self.cells[bot_at(seat)][seat];
            cell.matches += 1;
            cell.wins += u64::from(outcome.winners.contains(Seat(seat as u8)));
            cell.draws += draw;
            cell.scores.add(i64::from(outcome.scores[seat]));
        }
        self.measure(&played.tally.measures());
        if self.cells.len() == 2 {
            let won = |seat| outcome.winners.contains(Seat(seat));
            let winner = [won(0), won(1)];
            self.course.add(G::Extras::leads(&played.tally), winner);
        }
        if !G::Extras::FACETS.is_empty() {
            self.involve(played);
        }
    }

    fn involve<G: Game>(&mut self, played: &Played<G>) {
        self.things.resize_with(self.cells.len(), Vec::new);
        for (seat, things) in self.things.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let won = u64::from(played.outcome.winners.contains(seat));
            let mut at = 0;
            G::Extras::involved(&played.state, &played.tally, seat, &mut |name, facets| {
                if at == things.len() {
                    let facets = vec![Odds::default(); G::Extras::FACETS.len()];
                    things.push(Thing { name: name.to_owned(), facets, deeds: Vec::new() });
                }
                for (bit, odds) in things[at].facets.iter_mut().enumerate() {
                    let came = u64::from(facets >> bit & 1);
                    odds.matches += came;
                    odds.wins += came & won;
                }
                at += 1;
            });
            let mut at = 0;
            G::Extras::deeds(&played.state, &played.tally, seat, &mut |_, counts| {
                let deeds = &mut things[at].deeds;
                deeds.resize(counts.len(), Done::default());
                deeds.iter_mut().zip(counts).for_each(|(done, count)| done.add(*count, counts[0]));
                at += 1;
            });
        }
    }

    fn measure(&mut self, measures: &[(&'static str, Measure)]) {
        if self.measures.is_empty() {
            self.measures =
                measures.iter().map(|(name, measure)| (String::from(*name), Figure::like(*measure))).collect();
        }
        for ((_, figure), (_, measure)) in self.measures.iter_mut().zip(measures) {
            figure.add(*measure);
        }
    }

    pub fn merge(&mut self, other: &Totals) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.decisions.merge(&other.decisions);
        self.entries.merge(&other.entries);
        self.course.merge(&other.course);
        merge_names(&mut self.endings, &other.endings);
        for (cell, other) in self.cells.iter_mut().flatten().zip(other.cells.iter().flatten()) {
            cell.merge(other);
        }
        if self.measures.is_empty() {
            self.measures.clone_from(&other.measures);
        } else {
            for ((_, figure), (_, other)) in self.measures.iter_mut().zip(&other.measures) {
                figure.merge(other);
            }
        }
        if self.things.is_empty() {
            self.things.clone_from(&other.things);
        } else {
            let ours = self.things.iter_mut().flatten();
            for (thing, other) in ours.zip(other.things.iter().flatten()) {
                for (odds, other) in thing.facets.iter_mut().zip(&other.facets) {
                    *odds = odds.plus(*other);
                }
                thing.deeds.resize(thing.deeds.len().max(other.deeds.len()), Done::default());
                thing.deeds.iter_mut().zip(&other.deeds).for_each(|(done, other)| done.merge(other));
            }
        }
    }

    /// How a seat did in all matches.
    pub fn seat(&self, seat: usize) -> Odds {
        self.cells
            .iter()
            .map(|seats| &seats[seat])
            .fold(Odds::default(), |sum, cell| sum.plus(Odds { matches: cell.matches, wins: cell.wins }))
    }
}

impl Cell {
    pub fn merge(&mut self, other: &Cell) {
        self.matches += other.matches;
        self.wins += other.wins;
        self.draws += other.draws;
        self.scores.merge(&other.scores);
    }
}

const ALWAYS_ALIKE: &str = "a tally gives the same measures in the same order for every match";

impl Figure {
    fn like(measure: Measure) -> Self {
        match measure {
            Measure::Number(_) => Figure::Number(Histogram::default()),
            Measure::Kind(_) => Figure::Kind(Names::new()),
            Measure::Flag(_) => Figure::Flag { yes: 0, no: 0 },
            Measure::Part { .. } => Figure::Part { count: 0, of: 0, squares: [0; 3] },
        }
    }

    fn add(&mut self, measure: Measure) {
        match (self, measure) {
            (Figure::Number(numbers), Measure::Number(number)) => numbers.add(number),
            (Figure::Kind(kinds), Measure::Kind(kind)) => count(kinds, kind, 1),
            (Figure::Flag { yes, .. }, Measure::Flag(true)) => *yes += 1,
            (Figure::Flag { no, .. }, Measure::Flag(false)) => *no += 1,
            (Figure::Part { count, of, squares }, Measure::Part { count: own, of: all }) => {
                *count += own.unsigned_abs();
                *of += all.unsigned_abs();
                let [own, all] = [own, all].map(|number| u128::from(number.unsigned_abs()));
                for (sum, product) in squares.iter_mut().zip([own * own, own * all, all * all]) {
                    *sum += product;
                }
            }
            _ => unreachable!("{ALWAYS_ALIKE}"),
        }
    }

    fn merge(&mut self, other: &Figure) {
        match (self, other) {
            (Figure::Number(numbers), Figure::Number(others)) => numbers.merge(others),
            (Figure::Kind(kinds), Figure::Kind(others)) => merge_names(kinds, others),
            (Figure::Flag { yes, no }, Figure::Flag { yes: other_yes, no: other_no }) => {
                *yes += other_yes;
                *no += other_no;
            }
            (
                Figure::Part { count, of, squares },
                Figure::Part { count: other_count, of: other_of, squares: others },
            ) => {
                *count += other_count;
                *of += other_of;
                for (sum, other) in squares.iter_mut().zip(others) {
                    *sum += other;
                }
            }
            _ => unreachable!("{ALWAYS_ALIKE}"),
        }
    }
}

fn count(names: &mut Names, name: &str, times: u64) {
    match names.get_mut(name) {
        Some(count) => *count += times,
        None => {
            names.insert(name.to_owned(), times);
        }
    }
}

fn merge_names(names: &mut Names, others: &Names) {
    for (name, times) in others {
        count(names, name, *times);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(days: &[i64]) -> Totals {
        days.iter().fold(Totals::new(1), |mut totals, days| {
            let kind = if *days > 5 { "victory" } else { "death" };
            totals.measure(&[
                ("days", Measure::Number(*days)),
                ("ending", Measure::Kind(kind)),
                ("rich", Measure::Flag(*days > 7)),
                ("rainy", Measure::Part { count: days.abs() / 2, of: days.abs() }),
            ]);
            totals
        })
    }

    #[test]
    fn measures_are_counted_by_their_kind() {
        let totals = measured(&[3, 6, 9]);
        let [(_, Figure::Number(days)), (_, Figure::Kind(endings)), (_, rich), (_, rainy)] = &totals.measures[..]
        else {
            panic!("{totals:?}")
        };
        assert_eq!((days.count(), days.range()), (3, Some((3, 9))));
        assert_eq!((endings["victory"], endings["death"]), (2, 1));
        assert_eq!(*rich, Figure::Flag { yes: 1, no: 2 });
        assert_eq!(*rainy, Figure::Part { count: 8, of: 18, squares: [26, 57, 126] });
    }

    #[test]
    fn parts_merge_to_the_whole_in_any_order() {
        let parts = [measured(&[3]), Totals::new(1), measured(&[6, 9]), measured(&[12, 1])];
        let merged = |order: [usize; 4]| {
            order.iter().fold(Totals::new(1), |mut sum, part| {
                sum.merge(&parts[*part]);
                sum
            })
        };
        assert_eq!(merged([0, 1, 2, 3]), measured(&[3, 6, 9, 12, 1]));
        assert_eq!(merged([3, 2, 1, 0]), merged([1, 0, 2, 3]));
    }

    /// A run can be stored and taken up again.
    #[test]
    fn totals_survive_json() {
        let totals = measured(&[3, 6, 9, -4]);
        let json = serde_json::to_string(&totals).unwrap();
        assert_eq!(serde_json::from_str::<Totals>(&json).unwrap(), totals);
    }
}
