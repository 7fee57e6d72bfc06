//! The report as one table of comma-separated values (RFC 4180), a line for each finding.

use std::fmt::Write;

use crate::report::Report;
use crate::sections::{Row, sections};

const HEAD: &str = "section,name,count,share,low,high,mean,sd,se,min,q1,median,q3,p95,max";

impl Report {
    /// The findings as CSV: shares fill `count` to `high`, numbers `count` and `mean` to `max`.
    pub fn to_csv(&self) -> String {
        let mut csv = String::from(HEAD);
        csv.push_str("\r\n");
        for section in sections(self) {
            for (name, row) in &section.rows {
                let _ = write!(csv, "{},{},{}\r\n", quoted(section.title), quoted(name), figures(row));
            }
        }
        for one in &self.influence {
            let name = format!("{}: {} ({})", crate::sections::seat_name(self, one.seat.index()), one.name, one.facet);
            for (section, share) in [("wins with a card", one.wins), ("wins without a card", one.wins_without)] {
                let _ = write!(csv, "{section},{},{}\r\n", quoted(&name), figures(&Row::Share(share)));
            }
        }
        csv
    }
}

fn figures(row: &Row) -> String {
    match row {
        Row::Share(share) => format!("{},{},{},{},,,,,,,,,", share.count, share.share, share.low, share.high),
        Row::Numbers(numbers) => format!(
            "{},,,,{},{},{},{},{},{},{},{},{}",
            numbers.count,
            numbers.mean,
            numbers.sd,
            numbers.se,
            numbers.min,
            numbers.q1,
            numbers.median,
            numbers.q3,
            numbers.p95,
            numbers.max
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
