//! The report as tables for a terminal.

use std::fmt::Write;

use crate::report::Report;
use crate::sections::{OCCASIONS, Row, Section, sections};
use crate::settings::DealerChoice;
use crate::stats::{Share, Summary};

const SHARE_COLUMNS: [&str; 3] = ["matches", "share", "95% interval"];
const OCCASION_COLUMNS: [&str; 3] = ["times", "share", "95% interval"];
const NUMBER_COLUMNS: [&str; 9] = ["mean", "+/-", "sd", "min", "q1", "median", "q3", "p95", "max"];

impl Report {
    /// The report as tables for a terminal. `+/-` is one standard error of the mean.
    pub fn text(&self) -> String {
        let mut text = self.heading();
        if !self.series.is_empty() {
            text.push('\n');
        }
        for line in &self.series {
            let _ = writeln!(text, "{line}");
        }
        for section in sections(self) {
            text.push('\n');
            text.push_str(&table(&section));
        }
        if let Some(effect) = &self.seat_effect {
            let _ = writeln!(text, "\n{}", effect.sentence(self));
        }
        for one in self.reference.iter().take(10) {
            let winners: Vec<String> = one.winners.iter().map(ToString::to_string).collect();
            let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
            let digest = one.digests.last().map_or("", String::as_str);
            let _ = writeln!(text, "seed {}: {winners} wins, {} decisions, digest {digest}", one.seed, one.decisions);
        }
        if let Some(leads) = &self.leads {
            if let Some(sentence) = leads.sentence() {
                let _ = writeln!(text, "\n{sentence}");
            }
            let _ = write!(text, "\n{}", leads.table().text());
        }
        for table in self.deed_tables().into_iter().chain(self.influence_tables()) {
            text.push('\n');
            text.push_str(&table.text());
        }
        text
    }

    fn heading(&self) -> String {
        let run = &self.settings;
        let played = if self.complete {
            format!("{} matches", self.matches)
        } else {
            format!("{} of {} matches (stopped)", self.matches, run.matches)
        };
        let swapped = if run.swap_seats { ", changing seats" } else { "" };
        let mut heading = format!("{}, rules version {}: {played}, seed {}\n", run.game, run.rules_version, run.seed);
        let _ = writeln!(heading, "bots: {}{swapped}", run.bots.join(", "));
        if run.dealer == DealerChoice::Reference {
            heading.push_str("dealt by the reference dealer\n");
        }
        if run.setup.as_object().is_none_or(|options| !options.is_empty()) {
            let _ = writeln!(heading, "setup: {}", run.setup);
        }
        heading
    }
}

fn table(section: &Section) -> String {
    let columns: &[&str] = match section.rows.first() {
        Some((_, Row::Numbers(_))) => &NUMBER_COLUMNS,
        _ if section.title == OCCASIONS => &OCCASION_COLUMNS,
        _ => &SHARE_COLUMNS,
    };
    let titles = [section.title].iter().chain(columns).map(|title| (*title).to_owned()).collect();
    let mut lines: Vec<Vec<String>> = vec![titles];
    for (name, row) in &section.rows {
        let cells = match row {
            Row::Share(share) => share_cells(share).to_vec(),
            Row::Numbers(summary) => number_cells(summary).to_vec(),
        };
        lines.push([format!("  {name}")].into_iter().chain(cells).collect());
    }
    aligned(&lines)
}

fn share_cells(share: &Share) -> [String; 3] {
    let percent = |share: f64| format!("{:.2}%", share * 100.0);
    let interval = format!("{:>7} to {:>7}", percent(share.low), percent(share.high));
    [share.count.to_string(), percent(share.share), interval]
}

fn number_cells(summary: &Summary) -> [String; 9] {
    let [mean, se, sd] = [summary.mean, summary.se, summary.sd].map(|value| format!("{value:.3}"));
    let [min, q1, median, q3, p95, max] =
        [summary.min, summary.q1, summary.median, summary.q3, summary.p95, summary.max].map(|value| value.to_string());
    [mean, se, sd, min, q1, median, q3, p95, max]
}

/// Names to the left, figures to the right.
pub(crate) fn aligned(lines: &[Vec<String>]) -> String {
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..).map_while(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut cells = line.iter().zip(&widths);
        if let Some((name, width)) = cells.next() {
            let _ = write!(text, "{name:<width$}");
        }
        for (cell, width) in cells {
            let _ = write!(text, "  {cell:>width$}");
        }
        text.push('\n');
    }
    text
}
