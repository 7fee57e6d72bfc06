//! The report as one table of comma-separated values (RFC 4180), a line for each finding.

use std::fmt::Write;

use crate::distribution::Distribution;
use crate::report::Report;
use crate::sections::{Row, sections};
use crate::stats::rounded;

const HEAD: &str = "section,name,count,share,low,high,mean,sd,se,min,q1,median,q3,p95,max,total,p";

impl Report {
    /// The findings as CSV, all that a page has: shares fill `count` to `high`, numbers `count` and
    /// `mean` to `total`, and what a card gained has its corrected `p`.
    pub fn to_csv(&self) -> String {
        let mut csv = String::from(HEAD);
        csv.push_str("\r\n");
        for section in sections(self) {
            for (name, row) in &section.rows {
                let _ = write!(csv, "{},{},{}\r\n", quoted(section.title), quoted(name), figures(row));
            }
        }
        let lengths = self.lengths.iter().map(|found| ("decisions", found));
        let measures = self.measures.iter().filter_map(|one| Some((one.name.as_str(), one.distribution.as_ref()?)));
        for (name, found) in lengths.chain(measures) {
            csv += &histogram(name, found);
        }
        for point in self.survival.iter().flat_map(|found| &found.points) {
            let section =
                format!("matches that went on after {}", self.survival.as_ref().map_or("", |found| &found.of));
            let _ = write!(csv, "{},{},{}\r\n", quoted(&section), point.after, figures(&Row::Share(point.share)));
        }
        if let Some(effect) = &self.seat_effect {
            let _ = write!(csv, "seats,{},,,,,,,,,,,,,,,\r\n", quoted(&effect.sentence(self)));
        }
        for line in &self.series {
            let _ = write!(csv, "in short,{},,,,,,,,,,,,,,,\r\n", quoted(line));
        }
        for point in self.leads.iter().flat_map(|leads| &leads.turns) {
            let figures = figures(&Row::Share(point.held));
            let _ = write!(csv, "won by whoever was ahead after turn,{},{figures}\r\n", point.turn);
        }
        for one in &self.deeds {
            let name = quoted(&format!("{}: {}", crate::sections::seat_name(self, one.seat.index()), one.name));
            let _ = write!(csv, "times played,{name},{},,,,,,,,,,,,,,\r\n", one.times);
            for doing in &one.deeds {
                let Some(each) = doing.each else { continue };
                let deed = doing.deed.replace('_', " ");
                let (low, high, mean) = (each.low, each.high, each.value);
                let _ = write!(
                    csv,
                    "{deed} each time,{name},{},,{low},{high},{mean},,,,,,,,,{},\r\n",
                    one.times, doing.total
                );
            }
        }
        for one in &self.influence {
            let name = format!("{}: {} ({})", crate::sections::seat_name(self, one.seat.index()), one.name, one.facet);
            let shares = [("wins with a card", one.wins), ("wins without a card", one.wins_without)];
            for (section, share) in shares.into_iter().filter_map(|(section, share)| Some((section, share?))) {
                let _ = write!(csv, "{section},{},{}\r\n", quoted(&name), figures(&Row::Share(share)));
            }
            if let Some(gain) = one.gain {
                let p = one.p.map_or(String::new(), |p| p.to_string());
                let gained = format!("{},{},{},{}", one.matches, gain.value, gain.low, gain.high);
                let _ = write!(csv, "gained with a card,{},{gained},,,,,,,,,,,{p}\r\n", quoted(&name));
            }
            let _ = write!(csv, "verdict on a card: {},{},,,,,,,,,,,,,,,\r\n", one.verdict(), quoted(&name));
        }
        csv
    }
}

/// Which numbers came how often, a line for each bucket.
fn histogram(name: &str, found: &Distribution) -> String {
    let section = quoted(&format!("histogram of {name}"));
    let near = found.counts.iter().enumerate().map(|(slot, count)| {
        let (low, high) = found.span(slot);
        (if low == high { low.to_string() } else { format!("{low} to {high}") }, *count)
    });
    let last = found.span(found.counts.len().saturating_sub(1)).1;
    let below = [(format!("below {}", found.from), found.below)];
    let above = [(format!("above {last}"), found.above)];
    let mut csv = String::new();
    for (numbers, count) in below.into_iter().chain(near).chain(above).filter(|(_, count)| *count > 0) {
        let share = rounded(count as f64 / found.total() as f64);
        let _ = write!(csv, "{section},{numbers},{count},{share},,,,,,,,,,,,,\r\n");
    }
    csv
}

fn figures(row: &Row) -> String {
    match row {
        Row::Share(share) => format!("{},{},{},{},,,,,,,,,,,", share.count, share.share, share.low, share.high),
        Row::Numbers(numbers) => format!(
            "{},,,,{},{},{},{},{},{},{},{},{},{},",
            numbers.count,
            numbers.mean,
            numbers.sd,
            numbers.se,
            numbers.min,
            numbers.q1,
            numbers.median,
            numbers.q3,
            numbers.p95,
            numbers.max,
            numbers.total
        ),
    }
}

pub(crate) fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
