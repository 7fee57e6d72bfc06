//! What a change did: the same matches with two setups, side by side.
//!
//! Match `i` of both runs has the same key and the same whims of its bots, so that what is alike in
//! both goes the same way in both, and the difference shows against much less noise.

use parlour_core::Game;
use serde::Serialize;

use crate::command::Repeat;
use crate::influence::{ENOUGH, Influence, SIGNIFICANT, order};
use crate::report::{Report, Spread};
use crate::settings::Settings;
use crate::simulate::Leg;
use crate::stats::{Estimate, Summary, Z, holm, rounded, two_shares, two_sided};
use crate::table::{Entry, Table};

/// What the change from a baseline to another setup did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// Whether all matches were played.
    pub complete: bool,
    /// How many matches were played with each setup.
    pub matches: u64,
    /// Matches that came out the same with both.
    pub same: u64,
    /// How much more often each seat wins now, and nobody.
    pub wins: Vec<Change>,
    /// How much more often each ending comes now.
    pub endings: Vec<Change>,
    /// How much larger the game's own numbers are now, on average.
    pub numbers: Vec<Change>,
    /// How much more often a seat wins now when a thing of its came true, such as a card drawn.
    pub things: Vec<ThingChange>,
    /// The report with the baseline.
    pub baseline: Report,
    /// The report with the change.
    pub changed: Report,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Of what.
    pub name: String,
    /// Before.
    pub before: f64,
    /// Now.
    pub now: f64,
    /// The difference with its interval.
    pub change: Estimate,
    /// The p-value, corrected for all changes of its list.
    pub p: Option<f64>,
}

/// The change of how often a seat wins when a thing came true.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThingChange {
    /// The seat, counted from 0.
    pub seat: usize,
    /// What came of the thing.
    pub facet: &'static str,
    /// The rest, by the name of the thing.
    #[serde(flatten)]
    pub change: Change,
    /// Matches in which it came true, before and now.
    pub matches: [u64; 2],
    /// How much more the thing helps now than before: the change of what it gains over not having
    /// it, so that what happened to the seat as a whole is left out; none with too few matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<Estimate>,
    /// The p-value of that, corrected for all things of the report; none with too few matches.
    pub p_gain: Option<f64>,
}

impl Comparison {
    /// What two runs side by side say; the first settings are the baseline.
    pub fn new<G: Game>(leg: &Leg, baseline: &Settings<G>, changed: &Settings<G>) -> Self {
        let (before, now) = (leg.report_of(0, baseline), leg.report_of(1, changed));
        let mut things = things(&before.influence, &now.influence);
        let values: Vec<Option<f64>> = things.iter().map(|one| one.change.p).collect();
        things.iter_mut().zip(holm(&values)).for_each(|(one, p)| one.change.p = p);
        let values: Vec<Option<f64>> = things.iter().map(|one| one.p_gain).collect();
        things.iter_mut().zip(holm(&values)).for_each(|(one, p)| one.p_gain = p);
        Comparison {
            complete: before.complete && now.complete,
            matches: leg.done,
            same: (0..3).map(|result| leg.joint[result][result]).sum(),
            wins: corrected(wins(leg, &before)),
            endings: corrected(endings(&before, &now)),
            numbers: corrected(numbers(&before, &now)),
            things,
            baseline: before,
            changed: now,
        }
    }

    /// The findings as tables.
    pub fn tables(&self) -> Vec<Table> {
        let shares = |title: &str, note: &str, changes: &[Change]| Table {
            title: title.into(),
            note: note.into(),
            head: ["what", "before", "now", "change in points", "p, corrected", "verdict"].map(String::from).to_vec(),
            rows: changes.iter().map(row).collect(),
        };
        let mut tables = vec![
            shares(
                "wins",
                "The same matches with both setups: the same luck, the same random choices by the bots. The \
                 interval is that of the difference within each match.",
                &self.wins,
            ),
            shares("endings", "", &self.endings),
            Table {
                title: "numbers".into(),
                note: "Means per match. Changes are drawn in percent of what was before, since the numbers have \
                       different units. Intervals assume that both runs are independent, which makes them rather too \
                       wide."
                    .into(),
                head: ["what", "before", "now", "change", "in percent", "p, corrected", "verdict"]
                    .map(String::from)
                    .to_vec(),
                rows: self.numbers.iter().map(number_row).collect(),
            },
        ];
        tables.extend(self.thing_tables());
        tables.retain(|table| !table.rows.is_empty());
        tables
    }

    fn thing_tables(&self) -> Vec<Table> {
        let mut tables: Vec<Table> = Vec::new();
        let mut things: Vec<&ThingChange> = self.things.iter().collect();
        let facet = |one: &ThingChange| self.things.iter().position(|other| other.facet == one.facet);
        things.sort_by_key(|one| (facet(one), order(one.p_gain, one.gain.map(|gain| gain.value.abs()))));
        for one in things {
            let title = format!("wins with a card {}", one.facet.replace('_', " "));
            if tables.last().is_none_or(|table| table.title != title) {
                let head =
                    ["card", "matches", "before", "now", "change in points", "card alone", "p, corrected", "verdict"];
                let note = "Card alone: how much more the card gains over not having it than it did before, so that \
                            what happened to its whole side is left out. The p-values are of that, corrected (Holm) \
                            for all cards, seats and facets of this report at once.";
                tables.push(Table {
                    title,
                    note: note.into(),
                    head: head.map(String::from).to_vec(),
                    rows: Vec::new(),
                });
            }
            if let Some(table) = tables.last_mut() {
                let mut cells = row(&one.change);
                cells[0] = Entry::Words(format!("{}, seat {}", one.change.name, one.seat + 1));
                cells.insert(1, Entry::Count(one.matches[1]));
                cells.truncate(5);
                cells.push(one.gain.map_or(Entry::Nothing, Entry::Points));
                cells.push(one.p_gain.map_or(Entry::Nothing, Entry::P));
                cells.push(Entry::Words(verdict(one.p_gain, one.gain).to_owned()));
                table.rows.push(cells);
            }
        }
        tables
    }

    /// What changed beyond doubt, in one sentence.
    pub fn sentence(&self) -> String {
        let all = self.wins.iter().chain(&self.endings).chain(&self.numbers);
        let sure = |one: &&Change| one.p.is_some_and(|p| p < SIGNIFICANT);
        let names: Vec<&str> = all.filter(sure).map(|one| one.name.as_str()).collect();
        let cards = self.things.iter().filter(|one| one.p_gain.is_some_and(|p| p < SIGNIFICANT)).count();
        let same = format!("{} of {} matches came out the same", self.same, self.matches);
        if names.is_empty() && cards == 0 {
            return format!("{same}; nothing changed beyond doubt");
        }
        let list = if names.is_empty() { "no overall figure".to_owned() } else { names.join(", ") };
        format!("{same}; changed beyond doubt: {list}; and {cards} of {} figures of cards alone", self.things.len())
    }

    /// The findings for a terminal.
    pub fn text(&self) -> String {
        let tables: Vec<String> = self.tables().iter().map(Table::text).collect();
        format!("{}\n\n{}", self.sentence(), tables.join("\n"))
    }

    /// The findings as JSON.
    pub fn to_json(&self) -> String {
        crate::report::json(self)
    }

    /// The findings as CSV.
    pub fn to_csv(&self) -> String {
        crate::table::tables_csv(&self.tables())
    }

    /// The findings as a web page.
    pub fn to_html(&self, repeat: &Repeat) -> String {
        self.changed.page(&[("What the change did", self.tables())], repeat)
    }
}

fn row(one: &Change) -> Vec<Entry> {
    let share = |value: f64| Entry::Words(format!("{:.2}%", value * 100.0));
    let mut row = vec![Entry::Words(one.name.clone()), share(one.before), share(one.now), Entry::Points(one.change)];
    row.extend(judged(one));
    row
}

fn number_row(one: &Change) -> Vec<Entry> {
    let Estimate { value, low, high } = one.change;
    let part = |value: f64| value / one.before.abs();
    let relative = (one.before != 0.0).then(|| Estimate::new(part(value), part(low), part(high)));
    let mut row = vec![
        Entry::Words(one.name.clone()),
        Entry::Number(one.before),
        Entry::Number(one.now),
        Entry::Change(one.change),
        relative.map_or(Entry::Nothing, Entry::Relative),
    ];
    row.extend(judged(one));
    row
}

fn judged(one: &Change) -> [Entry; 2] {
    [one.p.map_or(Entry::Nothing, Entry::P), Entry::Words(verdict(one.p, Some(one.change)).to_owned())]
}

/// What a p-value says of a change.
fn verdict(p: Option<f64>, change: Option<Estimate>) -> &'static str {
    match (p, change) {
        (Some(p), Some(change)) if p < SIGNIFICANT => {
            if change.value > 0.0 {
                "more"
            } else {
                "less"
            }
        }
        (Some(_), Some(_)) => "no clear change",
        _ => "too few matches",
    }
}

fn corrected(mut changes: Vec<Change>) -> Vec<Change> {
    let values: Vec<Option<f64>> = changes.iter().map(|one| one.p).collect();
    changes.iter_mut().zip(holm(&values)).for_each(|(one, p)| one.p = p);
    changes
}

/// Within each match: 1 if it is won now and was not before, -1 the other way round.
fn wins(leg: &Leg, before: &Report) -> Vec<Change> {
    let names = ["seat 1 wins", "nobody wins", "seat 2 wins"];
    let joint = &leg.joint;
    let total = leg.done.max(1) as f64;
    if before.seats.len() != 2 {
        return Vec::new();
    }
    [0, 2, 1]
        .map(|result| {
            let was: u64 = joint[result].iter().sum();
            let is: u64 = joint.iter().map(|row| row[result]).sum();
            let both = joint[result][result];
            let (lost, gained) = ((was - both) as f64, (is - both) as f64);
            let mean = (gained - lost) / total;
            let variance = ((gained + lost) / total - mean * mean).max(0.0);
            let error = (variance / total).sqrt();
            // McNemar: of the matches that changed, as many one way as the other.
            let p = if gained + lost == 0.0 { 1.0 } else { two_sided((gained - lost) / (gained + lost).sqrt()) };
            Change {
                name: names[result].into(),
                before: rounded(was as f64 / total),
                now: rounded(is as f64 / total),
                change: Estimate::normal_share(mean, error),
                p: (leg.done >= ENOUGH).then_some(p),
            }
        })
        .into()
}

fn share_change(name: String, before: (u64, u64), now: (u64, u64)) -> Change {
    let share = |(count, total): (u64, u64)| if total == 0 { 0.0 } else { rounded(count as f64 / total as f64) };
    let enough = before.1 >= ENOUGH && now.1 >= ENOUGH;
    Change {
        name,
        before: share(before),
        now: share(now),
        change: Estimate::difference(now, before),
        p: enough.then(|| two_shares(now, before)),
    }
}

fn endings(before: &Report, now: &Report) -> Vec<Change> {
    let mut names: Vec<&String> = before.endings.iter().chain(&now.endings).map(|one| &one.kind).collect();
    names.sort();
    names.dedup();
    let count = |report: &Report, name: &String| {
        let found = report.endings.iter().find(|one| &one.kind == name);
        (found.map_or(0, |one| one.share.count), report.matches)
    };
    names.into_iter().map(|name| share_change(name.clone(), count(before, name), count(now, name))).collect()
}

fn numbers(before: &Report, now: &Report) -> Vec<Change> {
    let decisions = before.decisions.zip(now.decisions).map(|(before, now)| mean_change("decisions", &before, &now));
    let measures =
        before.measures.iter().zip(&now.measures).filter_map(|(before, now)| match (&before.spread, &now.spread) {
            (Spread::Number(was), Spread::Number(is)) => Some(mean_change(&before.name, was, is)),
            _ => None,
        });
    decisions.into_iter().chain(measures).filter(|one| one.before != 0.0 || one.now != 0.0).collect()
}

fn mean_change(name: &str, before: &Summary, now: &Summary) -> Change {
    let error = before.se.hypot(now.se);
    let change = now.mean - before.mean;
    let p = if error == 0.0 { f64::from(u8::from(change == 0.0)) } else { two_sided(change / error) };
    Change {
        name: name.to_owned(),
        before: before.mean,
        now: now.mean,
        change: Estimate::normal(change, error),
        p: (before.count >= ENOUGH && now.count >= ENOUGH).then_some(p),
    }
}

fn things(before: &[Influence], now: &[Influence]) -> Vec<ThingChange> {
    let same =
        |one: &Influence, other: &Influence| (one.seat, one.facet, &one.name) == (other.seat, other.facet, &other.name);
    now.iter()
        .filter_map(|now| {
            let before = before.iter().find(|before| same(before, now))?;
            let odds = |one: &Influence| one.wins.map(|wins| (wins.count, one.matches));
            let change = share_change(now.name.clone(), odds(before)?, odds(now)?);
            let matches = [before.matches, now.matches];
            // The errors of both gains, from the widths of their intervals.
            let error = |found: &Estimate| (found.high - found.low) / (2.0 * Z);
            let enough = [before.matches, before.others, now.matches, now.others].iter().all(|count| *count >= ENOUGH);
            let found = before.gain.zip(now.gain).filter(|_| enough).map(|(before, now)| {
                let (error, more) = (error(&before).hypot(error(&now)), now.value - before.value);
                (Estimate::normal_share(more, error), two_sided(more / error.max(1e-12)))
            });
            let (gain, p_gain) = found.unzip();
            Some(ThingChange { seat: now.seat.index(), facet: now.facet, change, matches, gain, p_gain })
        })
        .collect()
}
