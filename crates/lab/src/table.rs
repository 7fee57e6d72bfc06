//! Findings as tables that can be printed, written as CSV or drawn on a page.

use std::fmt::Write;

use crate::csv::quoted;
use crate::markup::{decimal, escape, percent, place, whole, words};
use crate::plot::bar;
use crate::stats::{Estimate, Share};
use crate::text::aligned;

/// A table of findings.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// How to read it.
    pub note: String,
    /// The names of its columns.
    pub head: Vec<String>,
    /// Its rows, as wide as the head.
    pub rows: Vec<Vec<Entry>>,
}

/// One entry of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A name or a verdict.
    Words(String),
    /// A count.
    Count(u64),
    /// A plain number.
    Number(f64),
    /// A share with its interval.
    Share(Share),
    /// A share of wins that is coloured by how far it lies from one half, and the share of draws.
    Heat(Share, Share),
    /// A difference of shares, in percentage points.
    Points(Estimate),
    /// A rating.
    Rating(Estimate),
    /// A mean in a unit of its own, which cannot be drawn beside others.
    Mean(Estimate),
    /// A change in a unit of its own, which cannot be drawn beside others.
    Change(Estimate),
    /// A change in percent of what was before.
    Relative(Estimate),
    /// A p-value.
    P(f64),
    /// Nothing to say.
    Nothing,
}

impl Entry {
    fn text(&self) -> String {
        let percent = |share: f64| format!("{:.2}%", share * 100.0);
        match self {
            Entry::Words(words) => words.clone(),
            Entry::Count(count) => count.to_string(),
            Entry::Number(number) => format!("{number:.4}"),
            Entry::Share(share) => {
                format!("{} ({} to {})", percent(share.share), percent(share.low), percent(share.high))
            }
            Entry::Heat(wins, draws) => {
                let ends = format!("{:.1} to {:.1}", wins.low * 100.0, wins.high * 100.0);
                let drawn = if draws.count == 0 { String::new() } else { format!(", {} drawn", percent(draws.share)) };
                format!("{} ({ends}){drawn}", percent(wins.share))
            }
            Entry::Points(points) => {
                let Estimate { value, low, high } = *points;
                format!("{:+.2} ({:+.2} to {:+.2})", value * 100.0, low * 100.0, high * 100.0)
            }
            Entry::Rating(rating) => format!("{:.1} ({:.1} to {:.1})", rating.value, rating.low, rating.high),
            Entry::Mean(found) => format!("{:.2} ({:.2} to {:.2})", found.value, found.low, found.high),
            Entry::Change(found) => format!("{:+.3} ({:+.3} to {:+.3})", found.value, found.low, found.high),
            Entry::Relative(found) => {
                format!("{:+.1}% ({:+.1} to {:+.1})", found.value * 100.0, found.low * 100.0, found.high * 100.0)
            }
            Entry::P(p) => p_value(*p),
            Entry::Nothing => "-".to_owned(),
        }
    }

    /// Count, value, low end and high end, as far as there are any.
    fn figures(&self) -> [String; 4] {
        let none = String::new;
        match self {
            Entry::Words(words) => [none(), quoted(words), none(), none()],
            Entry::Count(count) => [count.to_string(), none(), none(), none()],
            Entry::Number(number) | Entry::P(number) => [none(), number.to_string(), none(), none()],
            Entry::Share(share) | Entry::Heat(share, _) => {
                [share.count.to_string(), share.share.to_string(), share.low.to_string(), share.high.to_string()]
            }
            Entry::Points(found)
            | Entry::Rating(found)
            | Entry::Mean(found)
            | Entry::Change(found)
            | Entry::Relative(found) => {
                [none(), found.value.to_string(), found.low.to_string(), found.high.to_string()]
            }
            Entry::Nothing => [none(), none(), none(), none()],
        }
    }

    fn estimate(&self) -> Option<Estimate> {
        match self {
            Entry::Points(found) | Entry::Rating(found) | Entry::Relative(found) => Some(*found),
            _ => None,
        }
    }
}

impl Table {
    /// The table for a terminal.
    pub fn text(&self) -> String {
        let mut lines = vec![self.head.clone()];
        lines.extend(self.rows.iter().map(|row| row.iter().map(Entry::text).collect()));
        let mut text = format!("{}\n", self.title);
        for line in aligned(&lines).lines() {
            let _ = writeln!(text, "  {}", line.trim_end());
        }
        text
    }

    /// The lines of the table in a CSV file with the columns of `TABLE_HEAD`.
    pub fn csv(&self) -> String {
        let mut csv = String::new();
        for row in &self.rows {
            let Some((name, cells)) = row.split_first() else { continue };
            for (column, cell) in self.head[1..].iter().zip(cells) {
                let (title, name, column) = (quoted(&self.title), quoted(&name.text()), quoted(column));
                let _ = write!(csv, "{title},{name},{column},{}\r\n", cell.figures().join(","));
            }
        }
        csv
    }

    /// The table on a page; intervals are drawn.
    pub fn html(&self) -> String {
        let mut html = String::new();
        if !self.note.is_empty() {
            let _ = writeln!(html, "<p class=\"soft\">{}</p>", escape(&self.note));
        }
        let _ = write!(
            html,
            "<div class=\"scroll\" role=\"region\" aria-label=\"{0}\" tabindex=\"0\">\n<table class=\"found\">\n\
             <thead><tr>",
            escape(&self.title)
        );
        let spans: Vec<Option<(f64, f64)>> = (0..self.head.len()).map(|column| self.span(column)).collect();
        for (head, span) in self.head.iter().zip(&spans) {
            let _ = write!(html, "<th scope=\"col\">{}</th>", words(head));
            if span.is_some() {
                html += "<th class=\"bar\"><span class=\"unseen\">drawn</span></th>";
            }
        }
        html += "</tr></thead>\n<tbody>\n";
        for row in &self.rows {
            html += "<tr>";
            for (at, (cell, span)) in row.iter().zip(&spans).enumerate() {
                html += &cell_html(cell, at == 0);
                if let Some(span) = span {
                    let _ = write!(html, "<td class=\"bar\">{}</td>", drawn(cell, *span));
                }
            }
            html += "</tr>\n";
        }
        html += "</tbody>\n</table>\n</div>\n";
        html
    }

    /// From where to where the drawings of a column go; none for a column without any.
    fn span(&self, column: usize) -> Option<(f64, f64)> {
        let cells = || self.rows.iter().filter_map(|row| row.get(column));
        if cells().any(|cell| matches!(cell, Entry::Share(_))) {
            return Some((0.0, 1.0));
        }
        let found: Vec<Estimate> = cells().filter_map(Entry::estimate).collect();
        let low = found.iter().map(|found| found.low).fold(0.0, f64::min);
        let high = found.iter().map(|found| found.high).fold(0.0, f64::max);
        // A difference drawn on a scale of its own noise would look large; a point either way stays.
        let is_share = |cell: &Entry| matches!(cell, Entry::Points(_) | Entry::Relative(_));
        let least = if cells().any(is_share) { 0.01 } else { 1.0 };
        (!found.is_empty()).then_some((low.min(-least), high.max(least)))
    }
}

/// A p-value to four decimals; a smaller one is said to be smaller, never to be 0.
fn p_value(p: f64) -> String {
    if p < 0.000_1 { "< 0.0001".to_owned() } else { format!("{p:.4}") }
}

/// Tables as a CSV file, a line for each entry.
pub fn tables_csv(tables: &[Table]) -> String {
    let lines: String = tables.iter().map(Table::csv).collect();
    format!("{TABLE_HEAD}{lines}")
}

/// The columns of CSV files made of tables.
const TABLE_HEAD: &str = "table,name,column,count,value,low,high\r\n";

fn cell_html(cell: &Entry, is_name: bool) -> String {
    let interval = |low: String, high: String| format!(" <small>({low} to {high})</small>");
    let signed = |value: f64| format!("{}{}", if value > 0.0 { "+" } else { "" }, decimal(value));
    let points = |value: f64| signed(value * 100.0);
    match cell {
        Entry::Words(name) if is_name => format!("<th scope=\"row\">{}</th>", words(name)),
        Entry::Words(verdict) => format!("<td class=\"words\">{}</td>", words(verdict)),
        Entry::Count(count) => format!("<td>{}</td>", whole(*count)),
        Entry::Number(number) => format!("<td>{}</td>", decimal(*number)),
        Entry::Share(share) => {
            let ends = interval(decimal(share.low * 100.0), decimal(share.high * 100.0));
            format!("<td>{}{ends}</td>", percent(share.share))
        }
        Entry::Heat(wins, draws) => {
            // Half the draws belong to each, so that an even pairing has no colour however many there are.
            let got = wins.share + draws.share / 2.0;
            let (side, weight) = if got >= 0.5 { ("warm", got - 0.5) } else { ("cold", 0.5 - got) };
            let drawn =
                if draws.count == 0 { String::new() } else { format!("<small>{} drawn</small>", percent(draws.share)) };
            format!(
                "<td class=\"heat\" style=\"background:color-mix(in srgb,var(--{side}) {}%,var(--card))\">{}\
                 <small>{:.1} to {:.1}</small>{drawn}</td>",
                place((weight * 200.0).min(100.0)),
                decimal(wins.share * 100.0),
                wins.low * 100.0,
                wins.high * 100.0
            )
        }
        Entry::Points(found) => {
            format!("<td>{}{}</td>", points(found.value), interval(points(found.low), points(found.high)))
        }
        Entry::Rating(found) | Entry::Mean(found) => {
            format!("<td>{}{}</td>", decimal(found.value), interval(decimal(found.low), decimal(found.high)))
        }
        Entry::Change(found) => {
            format!("<td>{}{}</td>", signed(found.value), interval(signed(found.low), signed(found.high)))
        }
        Entry::Relative(found) => {
            format!("<td>{}%{}</td>", points(found.value), interval(points(found.low), points(found.high)))
        }
        Entry::P(p) => format!("<td>{}</td>", escape(&p_value(*p))),
        Entry::Nothing => "<td>\u{2013}</td>".to_owned(),
    }
}

/// A bar for a share, or a dot with its interval and the line of no difference.
fn drawn(cell: &Entry, (low, high): (f64, f64)) -> String {
    if let Entry::Share(share) = cell {
        return bar(share, 1.0, Some(0.5));
    }
    let Some(found) = cell.estimate() else { return String::new() };
    let at = |value: f64| place(((value - low) / (high - low) * 100.0).clamp(0.0, 100.0));
    let class = if found.low > 0.0 {
        "above"
    } else if found.high < 0.0 {
        "below"
    } else {
        "level"
    };
    format!(
        "<svg viewBox=\"0 0 100 20\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <path class=\"mark\" d=\"M{0} 0V20\"/><path class=\"whisker {class}\" d=\"M{1} 10H{2}M{1} 6V14M{2} 6V14\"/>\
         <path class=\"dot {class}\" d=\"M{3} 10h0\"/></svg>",
        at(0.0),
        at(found.low),
        at(found.high),
        at(found.value)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let rows = vec![
            vec![Entry::Words("a_card".into()), Entry::Count(7), Entry::Points(Estimate::new(0.1, 0.05, 0.15))],
            vec![Entry::Words("x, y".into()), Entry::Count(12), Entry::Nothing],
        ];
        let head = ["card", "matches", "gain"].map(String::from).to_vec();
        Table { title: "influence".into(), note: String::new(), head, rows }
    }

    #[test]
    fn tables_are_printed_and_written() {
        let text = table().text();
        assert!(text.contains("+10.00 (+5.00 to +15.00)"), "{text}");
        assert_eq!(table().csv().lines().nth(3), Some("influence,\"x, y\",gain,,,,"));
        assert_eq!(table().csv().lines().nth(1), Some("influence,a_card,gain,,0.1,0.05,0.15"));
    }

    /// Days and hit points have no common axis: their changes are drawn in percent of what was.
    #[test]
    fn changes_in_units_of_their_own_are_not_drawn_together() {
        let row = |change: f64, before: f64| {
            let of = |by: f64| Estimate::new(change / by, change / by, change / by);
            vec![Entry::Words("it".into()), Entry::Change(of(1.0)), Entry::Relative(of(before))]
        };
        let head = ["what", "change", "in percent"].map(String::from).to_vec();
        let table = Table { head, rows: vec![row(1.0, 10.0), row(100.0, 10_000.0)], ..table() };
        assert_eq!((table.span(1), table.span(2)), (None, Some((-0.01, 0.1))));
    }

    #[test]
    fn a_p_value_is_never_nothing() {
        let text = [0.049_96, 0.000_1, 0.000_01, 1e-300].map(|p| Entry::P(p).text());
        assert_eq!(text, ["0.0500", "0.0001", "< 0.0001", "< 0.0001"]);
        assert!(cell_html(&Entry::P(1e-9), false).contains("&lt; 0.0001"));
    }

    #[test]
    fn intervals_are_drawn_on_one_scale() {
        let html = table().html();
        assert!(html.contains("class=\"whisker above\""), "{html}");
        assert!(html.contains("<th scope=\"row\">a card</th>"), "{html}");
    }
}
