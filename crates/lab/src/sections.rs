//! A report as sections of rows: what its table and its CSV are made of.

use crate::report::{MeasureReport, Report, Spread};
use crate::stats::{Share, Summary};

/// Rows with their names.
pub(crate) type Rows = Vec<(String, Row)>;

/// The section whose shares are of occasions and not of matches.
pub(crate) const OCCASIONS: &str = "of all occasions";

/// Rows that belong together.
pub(crate) struct Section {
    pub title: &'static str,
    pub rows: Rows,
}

/// The figures of one row.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    Share(Share),
    Numbers(Summary),
}

/// The findings of `report`, in reading order, without empty sections.
pub(crate) fn sections(report: &Report) -> Vec<Section> {
    let (kinds, numbers) = measures(report);
    let part = |one: &MeasureReport| match one.spread {
        Spread::Part(share) => Some((one.name.clone(), Row::Share(share))),
        _ => None,
    };
    let parts = report.measures.iter().filter_map(part).collect();
    let sections = [
        ("wins by seat", seats(report)),
        ("wins by bot", bots(report)),
        ("wins by bot and seat", placings(report)),
        ("endings", report.endings.iter().map(|ending| (ending.kind.clone(), Row::Share(ending.share))).collect()),
        ("kinds", kinds),
        (OCCASIONS, parts),
        ("numbers", numbers),
    ];
    let section = |(title, rows): (&'static str, Vec<_>)| (!rows.is_empty()).then_some(Section { title, rows });
    sections.into_iter().filter_map(section).collect()
}

/// What a seat is called in a sentence: its name in the game, or its number.
pub(crate) fn seat_title(report: &Report, seat: usize) -> String {
    match report.seats[seat].name.as_str() {
        "" => format!("seat {}", seat + 1),
        name => name.to_owned(),
    }
}

pub(crate) fn seat_name(report: &Report, seat: usize) -> String {
    match report.seats[seat].name.as_str() {
        "" => format!("seat {}", seat + 1),
        name => format!("seat {} ({name})", seat + 1),
    }
}

pub(crate) fn bot_name(report: &Report, bot: usize) -> String {
    format!("bot {} ({})", bot + 1, report.bots[bot].id)
}

fn seats(report: &Report) -> Rows {
    let wins = report.seats.iter().map(|seat| (seat_name(report, seat.seat.index()), Row::Share(seat.wins)));
    wins.chain([("nobody".to_owned(), Row::Share(report.draws))]).collect()
}

/// Says nothing new when every bot kept its seat.
fn bots(report: &Report) -> Rows {
    let bots = report.bots.iter().filter(|_| report.settings.swap_seats);
    bots.map(|bot| (bot_name(report, bot.bot), Row::Share(bot.wins))).collect()
}

fn placings(report: &Report) -> Rows {
    let name = |bot, seat| format!("{}, {}", bot_name(report, bot), seat_name(report, seat));
    report.placings.iter().map(|cell| (name(cell.bot, cell.seat.index()), Row::Share(cell.wins))).collect()
}

/// All that is a number: lengths, scores and the game's own figures.
pub(crate) fn numbers(report: &Report) -> Rows {
    measures(report).1
}

/// The game's own figures: shares, and numbers after lengths and scores.
fn measures(report: &Report) -> (Rows, Rows) {
    let mut shares = Vec::new();
    let mut numbers = Vec::new();
    let mut number = |name: String, summary: Option<Summary>| {
        numbers.extend(summary.map(|summary| (name, Row::Numbers(summary))));
    };
    number("decisions".to_owned(), report.decisions);
    number("entries".to_owned(), report.entries);
    for seat in &report.seats {
        number(format!("score of {}", seat_name(report, seat.seat.index())), seat.score);
    }
    for bot in report.bots.iter().filter(|_| report.settings.swap_seats) {
        number(format!("score of {}", bot_name(report, bot.bot)), bot.score);
    }
    for measure in &report.measures {
        match &measure.spread {
            Spread::Number(summary) => number(measure.name.clone(), Some(*summary)),
            Spread::Part(_) => {}
            Spread::Flag(share) => shares.push((measure.name.clone(), Row::Share(*share))),
            Spread::Kinds(kinds) => shares
                .extend(kinds.iter().map(|kind| (format!("{}: {}", measure.name, kind.kind), Row::Share(kind.share)))),
        }
    }
    (shares, numbers)
}
