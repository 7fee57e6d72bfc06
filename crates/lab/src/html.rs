//! The report as a web page of its own: style and drawings are in it, there is no script, and a
//! policy in its head keeps the browser from fetching anything.

use std::fmt::Write;

use crate::command::Repeat;
use crate::markup::{decimal, escape, percent, whole, words};
use crate::plot::{Bars, Plot, Scale, curve, sweep};
use crate::report::{KindReport, MeasureReport, Report, Spread};
use crate::sections::{Row, bot_name, numbers, seat_name};
use crate::stats::{Share, Summary, Z, rounded};
use crate::sweep::Sweep;
use crate::table::Table;

const STYLE: &str = include_str!("report.css");

impl Report {
    /// The report as an HTML page that needs nothing beside it, the same for the same settings.
    pub fn to_html(&self, repeat: &Repeat) -> String {
        self.page(&[], repeat)
    }

    /// The same with findings of a larger study before those of the report.
    pub(crate) fn page(&self, first: &[(&str, Vec<Table>)], repeat: &Repeat) -> String {
        let body = if self.matches == 0 { String::new() } else { findings(self) };
        let title = format!("{}: {}", escape(self.settings.title), matches(self.matches));
        page(&title, &header(self, repeat), &(studies(first) + &body), &footer(self))
    }
}

impl Sweep {
    /// The finding as an HTML page that needs nothing beside it.
    pub fn to_html(&self, repeat: &Repeat) -> String {
        let title = escape(&format!("{} at {} values", self.of, self.stops.len()));
        let header = format!("<header>\n<h1>{title}</h1>\n{}</header>\n", repeat.html());
        let mut body = format!("<p class=\"finding\">{}</p>\n", escape(&self.sentence()));
        body += &sweep(self);
        body += &self
            .tables()
            .iter()
            .map(|table| Table { note: String::new(), ..table.clone() }.html())
            .collect::<String>();
        let _ = writeln!(body, "<p>{}</p>", escape(&pilots(&self.bots)));
        page(&title, &header, &section("Wins at each value", &body), &notes(""))
    }
}

/// A page of its own, made of tables.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Its heading.
    pub title: String,
    /// A sentence under it.
    pub lead: String,
    /// How it is made once more.
    pub repeat: Repeat,
    /// Headings with their tables.
    pub sections: Vec<(String, Vec<Table>)>,
}

impl Page {
    /// The page as HTML that needs nothing beside it.
    pub fn to_html(&self) -> String {
        let title = escape(&self.title);
        let header = format!(
            "<header>\n<h1>{title}</h1>\n<p class=\"lead\">{}</p>\n{}</header>\n",
            escape(&self.lead),
            self.repeat.html()
        );
        let sections: Vec<(&str, Vec<Table>)> =
            self.sections.iter().map(|(heading, tables)| (heading.as_str(), tables.clone())).collect();
        page(&title, &header, &studies(&sections), &notes(""))
    }
}

fn page(title: &str, header: &str, body: &str, footer: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{header}<main>\n{body}</main>\n{footer}\
         </body>\n</html>\n"
    )
}

/// Sections of tables.
fn studies(sections: &[(&str, Vec<Table>)]) -> String {
    let mut html = String::new();
    for (heading, tables) in sections {
        let mut body = String::new();
        for table in tables {
            let _ = writeln!(body, "<h3>{}</h3>", escape(&table.title));
            body += &table.html();
        }
        html += &section(&escape(heading), &body);
    }
    html
}

fn findings(report: &Report) -> String {
    let mut html = series(report);
    html += &results(report);
    html += &seats(report);
    html += &endings(report);
    html += &length(report);
    html += &survival(report);
    html += &happenings(report);
    html += &cards(report);
    html += &leads(report);
    html += &deeds(report);
    html += &influence(report);
    html += &all_numbers(report);
    html
}

fn header(report: &Report, repeat: &Repeat) -> String {
    let run = &report.settings;
    let bots: Vec<String> = run.bots.iter().map(|bot| escape(bot)).collect();
    let mut html = format!(
        "<header>\n<h1>{}</h1>\n<p class=\"lead\">What {} played by bots can tell</p>\n",
        escape(run.title),
        matches(report.matches)
    );
    if !report.complete {
        let _ = writeln!(
            html,
            "<p class=\"warning\"><strong>Stopped early:</strong> of {} only the first {} were played.</p>",
            matches(run.matches),
            whole(report.matches)
        );
    }
    html += &tiles(report, &bots);
    html += &repeat.html();
    html.push_str("</header>\n");
    html
}

fn matches(count: u64) -> String {
    format!("{} {}", whole(count), if count == 1 { "match" } else { "matches" })
}

/// The run in short, and the first thing one wants to know of it.
fn tiles(report: &Report, bots: &[String]) -> String {
    let run = &report.settings;
    let seats = if run.swap_seats && !run.solo { "changing seats" } else { "" };
    let mut tiles = vec![
        ("Bots", bots.join(", "), seats.to_owned()),
        ("Matches", whole(report.matches), String::new()),
        ("Seed", run.seed.to_string(), format!("rules version {}", run.rules_version)),
    ];
    if let (true, Some(seat)) = (run.solo, report.seats.first()) {
        tiles.push(("Victories", percent(seat.wins.share), interval(&seat.wins)));
    }
    if let Some(decisions) = &report.decisions {
        tiles.push(("Median length", whole(decisions.median), "decisions".to_owned()));
    }
    let tile = |(name, value, more): &(&str, String, String)| {
        let more = if more.is_empty() { String::new() } else { format!(" <small>{more}</small>") };
        format!("<div><dt>{name}</dt><dd>{value}{more}</dd></div>\n")
    };
    format!("<dl class=\"tiles\">\n{}</dl>\n", tiles.iter().map(tile).collect::<String>())
}

fn interval(share: &Share) -> String {
    format!("95%: {} to {}", decimal(share.low * 100.0), percent(share.high))
}

fn section(title: &str, body: &str) -> String {
    format!("<section>\n<h2>{title}</h2>\n{body}</section>\n")
}

fn results(report: &Report) -> String {
    if report.settings.solo {
        let wins = report.seats.first().map(|seat| ("victory".to_owned(), seat.wins));
        let rows: Vec<_> = wins.into_iter().chain([("no victory".to_owned(), report.draws)]).collect();
        let bars = Bars {
            caption: "How the matches came out",
            head: "Result",
            rows: &rows,
            scale: Scale::Whole,
            mark: None,
            of: "Matches",
        };
        return section("Victories", &bars.html());
    }
    let mut html = String::new();
    if report.settings.swap_seats {
        let rows: Vec<_> = report.bots.iter().map(|bot| (escape(&bot_name(report, bot.bot)), bot.wins)).collect();
        html += &wins("Matches won by each bot, over all its seats", "Bot", rows, report, Nobody::Counted);
    }
    let seat = |seat: usize| {
        let bot = if report.settings.swap_seats { String::new() } else { format!(": {}", report.bots[seat].id) };
        escape(&(seat_name(report, seat) + &bot))
    };
    let rows: Vec<_> = report.seats.iter().map(|row| (seat(row.seat.index()), row.wins)).collect();
    html += &wins("Matches won from each seat", "Seat", rows, report, Nobody::Counted);
    section("Wins", &html)
}

/// Whether a table of wins says how often nobody won.
enum Nobody {
    Counted,
    LeftOut,
}

fn wins(caption: &str, head: &str, mut rows: Vec<(String, Share)>, report: &Report, nobody: Nobody) -> String {
    let even = rounded(rows.iter().map(|(_, share)| share.share).sum::<f64>() / rows.len().max(1) as f64);
    if let Nobody::Counted = nobody {
        rows.push(("nobody".to_owned(), report.draws));
    }
    let caption = format!("{caption}; the dashed line is their mean, {}", percent(even));
    Bars { caption: &caption, head, rows: &rows, scale: Scale::Whole, mark: Some(even), of: "Matches" }.html()
}

/// What the rules of the game ask a report to give.
fn series(report: &Report) -> String {
    if report.series.is_empty() {
        return String::new();
    }
    let lines: Vec<String> = report.series.iter().map(|line| escape(line)).collect();
    section("In short", &format!("<ul>\n<li>{}</li>\n</ul>\n", lines.join("</li>\n<li>")))
}

fn seats(report: &Report) -> String {
    let Some(effect) = &report.seat_effect else { return String::new() };
    let mut html = format!("<p class=\"finding\">{}</p>\n", escape(&effect.sentence(report)));
    if !report.placings.is_empty() {
        let name = |bot, seat| escape(&format!("{}, {}", bot_name(report, bot), seat_name(report, seat)));
        let rows: Vec<_> = report.placings.iter().map(|cell| (name(cell.bot, cell.seat.index()), cell.wins)).collect();
        html += &wins("Matches won by each bot from each seat", "Bot and seat", rows, report, Nobody::LeftOut);
    }
    section("What the seat did", &html)
}

fn kinds(caption: &str, head: &str, kinds: &[KindReport]) -> String {
    let rows: Vec<_> = kinds.iter().map(|kind| (words(&kind.kind), kind.share)).collect();
    Bars { caption, head, rows: &rows, scale: Scale::Fitted, mark: None, of: "Matches" }.html()
}

fn endings(report: &Report) -> String {
    section("Endings", &kinds("How the matches ended", "Ending", &report.endings))
}

fn length(report: &Report) -> String {
    let (Some(summary), Some(distribution)) = (&report.decisions, &report.lengths) else { return String::new() };
    let plot = Plot { name: "decisions", distribution, summary, ticks: 9 };
    let mut html = String::from("<p class=\"soft\">How many decisions a match took, as shares of all matches.</p>\n");
    html += &plot.html();
    html += &figures(summary);
    html += "<details>\n<summary>The histogram as a table</summary>\n<table>\n<thead><tr>\
             <th scope=\"col\">Decisions</th><th scope=\"col\">Matches</th><th scope=\"col\">Share</th></tr></thead>\n\
             <tbody>\n";
    for bar in plot.bars() {
        let share = percent(bar.count as f64 / summary.count as f64);
        let (numbers, count) = (bar.numbers, whole(bar.count));
        let _ = writeln!(html, "<tr><th scope=\"row\">{numbers}</th><td>{count}</td><td>{share}</td></tr>");
    }
    html += "</tbody>\n</table>\n</details>\n";
    section("Match length", &html)
}

fn survival(report: &Report) -> String {
    let Some(found) = &report.survival else { return String::new() };
    let name = words(&found.of);
    let mut html = format!(
        "<p class=\"soft\">How many of all matches went on after so many {name}, with 95% intervals.</p>\n{}\
         <details>\n<summary>The curve as a table</summary>\n<table>\n<thead><tr><th scope=\"col\">After {name}</th>\
         <th scope=\"col\">Matches</th><th scope=\"col\">Share (95% interval)</th></tr></thead>\n<tbody>\n",
        curve(found, &name)
    );
    for point in &found.points {
        let Share { count, share, low, high } = point.share;
        let _ = writeln!(
            html,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{} <small>({} to {})</small></td></tr>",
            whole(point.after),
            whole(count),
            percent(share),
            decimal(low * 100.0),
            decimal(high * 100.0)
        );
    }
    html += "</tbody>\n</table>\n</details>\n";
    section("How long it goes on", &html)
}

/// Measures that are shares: flags together, kinds each for itself.
fn happenings(report: &Report) -> String {
    let flags: Vec<_> = report.measures.iter().filter_map(flag).collect();
    let mut html = String::new();
    if !flags.is_empty() {
        let caption = "In how many matches it was so";
        html += &Bars { caption, head: "What", rows: &flags, scale: Scale::Fitted, mark: None, of: "Matches" }.html();
    }
    let parts: Vec<_> = report.measures.iter().filter_map(part).collect();
    if !parts.is_empty() {
        let caption = "On how many of all occasions it was so";
        html += &Bars { caption, head: "What", rows: &parts, scale: Scale::Fitted, mark: None, of: "Times" }.html();
    }
    for measure in &report.measures {
        if let Spread::Kinds(rows) = &measure.spread {
            let name = words(&measure.name);
            let _ = writeln!(html, "<h3>{name}</h3>");
            html += &kinds(&format!("Kinds of {name}"), "Kind", rows);
        }
    }
    if html.is_empty() { html } else { section("What happened", &html) }
}

fn flag(measure: &MeasureReport) -> Option<(String, Share)> {
    match measure.spread {
        Spread::Flag(share) => Some((words(&measure.name), share)),
        _ => None,
    }
}

fn part(measure: &MeasureReport) -> Option<(String, Share)> {
    match measure.spread {
        Spread::Part(share) => Some((words(&measure.name), share)),
        _ => None,
    }
}

/// Measures that are numbers, a card for each; those that never change need no drawing.
fn cards(report: &Report) -> String {
    let (mut cards, mut constant) = (String::new(), Vec::new());
    for measure in &report.measures {
        let (Spread::Number(summary), Some(distribution)) = (&measure.spread, &measure.distribution) else { continue };
        let name = words(&measure.name);
        if summary.min == summary.max {
            constant.push(format!("{name}\u{a0}{}", whole(summary.min)));
            continue;
        }
        let plot = Plot { name: &name, distribution, summary, ticks: 5 };
        let _ = write!(cards, "<article>\n<h3>{name}</h3>\n{}{}</article>\n", plot.html(), figures(summary));
    }
    let mut html = String::new();
    if !cards.is_empty() {
        let _ = write!(html, "{HOW_TO_READ}<div class=\"cards\">\n{cards}</div>\n");
    }
    if !constant.is_empty() {
        let _ = writeln!(html, "<p class=\"constant\">The same in every match: {}.</p>", constant.join(", "));
    }
    if html.is_empty() { html } else { section("Figures of the game", &html) }
}

/// Who led the decks: the order of cards and decks is that of these players alone.
pub(crate) fn pilots(bots: &[&str]) -> String {
    let mut names: Vec<&str> = bots.to_vec();
    names.dedup();
    format!(
        "All of this is with {} at the table: another player may make other cards and decks the strong ones.",
        names.join(" against ")
    )
}

const HOW_TO_READ: &str = "<p class=\"soft\">Bars are shares of all matches; the figure above them is the share of the \
     tallest. Under the bars: a line from the smallest number to the 95th percentile, a box between the quartiles, an \
     upright stroke at the median and a dot at the mean.</p>\n";

fn figures(summary: &Summary) -> String {
    let quartiles = [summary.q1, summary.median, summary.q3].map(whole).join(" / ");
    let half = Z * summary.se;
    let mean = format!("{} <small>\u{b1} {}</small>", decimal(summary.mean), decimal(half));
    let figures = [
        ("mean", mean),
        ("sd", decimal(summary.sd)),
        ("quartiles", quartiles),
        ("range", format!("{} to {}", whole(summary.min), whole(summary.max))),
    ];
    let figure = |(name, value): &(&str, String)| format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n");
    format!("<dl class=\"figures\">\n{}</dl>\n", figures.iter().map(figure).collect::<String>())
}

/// Who was ahead, turn by turn.
fn leads(report: &Report) -> String {
    let Some(found) = &report.leads else { return String::new() };
    let said = found.sentence().map_or(String::new(), |text| format!("<p class=\"finding\">{}</p>\n", escape(&text)));
    let table = found.table().html();
    section("Matches over time", &format!("{said}<details>\n<summary>Turn by turn</summary>\n{table}</details>\n"))
}

/// What cards did themselves: a table for each seat.
fn deeds(report: &Report) -> String {
    let tables = report.deed_tables();
    if tables.is_empty() {
        return String::new();
    }
    let mut html = String::from(
        "<p>What a card did, on average, each time it was played, with 95% intervals; a card that was played fewer \
         than 30 times is not told of. It says what a card does, not what it is worth: a wall deals no damage and \
         may win the lane.</p>\n",
    );
    for table in &tables {
        let _ =
            write!(html, "<details open>\n<summary>{}</summary>\n{}</details>\n", words(&table.title), table.html());
    }
    section("What cards did", &html)
}

/// What cards had to do with winning: a table for each seat and facet, to be opened.
fn influence(report: &Report) -> String {
    let tables = report.influence_tables();
    if tables.is_empty() {
        return String::new();
    }
    let mut html = String::from(
        "<p>How much more often a seat won when this was true of a card than when it was not, in percentage points \
         with 95% intervals. What is dealt before anything is decided (a first hand) is a fair comparison. What \
         happens later is not only the card\u{2019}s doing: long matches see more cards, and whoever is ahead plays \
         others. The p-values are corrected for all cards of one facet (Holm); with fewer than 30 matches on either \
         side no verdict is given.</p>\n",
    );
    let _ = writeln!(html, "<p>{}</p>", escape(&pilots(&report.settings.bots)));
    for (at, table) in tables.iter().enumerate() {
        let open = if at < report.seats.len() { " open" } else { "" };
        let _ =
            write!(html, "<details{open}>\n<summary>{}</summary>\n{}</details>\n", words(&table.title), table.html());
    }
    section("Influence of cards", &html)
}

fn all_numbers(report: &Report) -> String {
    let mut html = String::from(
        "<div class=\"scroll\" role=\"region\" aria-label=\"All numbers\" tabindex=\"0\">\n<table>\n\
         <caption>Numbers per match. SE is the standard error of the mean; percentiles are numbers that \
         occurred.</caption>\n<thead><tr>",
    );
    for head in ["What", "Total", "Mean", "SE", "SD", "Min", "Q1", "Median", "Q3", "95th", "Max"] {
        let _ = write!(html, "<th scope=\"col\">{head}</th>");
    }
    html += "</tr></thead>\n<tbody>\n";
    for (name, row) in numbers(report) {
        let Row::Numbers(row) = row else { continue };
        let _ = write!(html, "<tr><th scope=\"row\">{}</th>", words(&name));
        let _ = write!(html, "<td>{}</td>", whole(row.total));
        let means = [row.mean, row.se, row.sd].map(decimal);
        let ranks = [row.min, row.q1, row.median, row.q3, row.p95, row.max].map(whole);
        for cell in means.iter().chain(&ranks) {
            let _ = write!(html, "<td>{cell}</td>");
        }
        html += "</tr>\n";
    }
    html += "</tbody>\n</table>\n</div>\n";
    section("All numbers", &html)
}

fn footer(report: &Report) -> String {
    notes(if report.settings.solo { "" } else { " A match counts as won for every seat among its winners." })
}

fn notes(won: &str) -> String {
    format!(
        "<footer>\n<p>Intervals of shares of matches are Wilson\u{2019}s for 95%, shown as a line with ends across each bar: were \
         the run repeated with other seeds, about nineteen of twenty such intervals would hold the true share. The \
         figure after \u{b1} is the half width of the 95% interval of the mean. An outlined bar at the end of a \
         histogram gathers the few numbers too far out to draw.{won} Nothing on this page depends on when, where or \
         on how many threads it was made.</p>\n</footer>\n"
    )
}
