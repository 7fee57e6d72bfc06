//! The report on a run: settings and findings, and nothing that changes from one run of the same
//! settings to the next.

use std::cmp::Reverse;

use parlour_core::{Deed, Game, Seat, Seating, Series, Status, Studied};
use serde::Serialize;
use serde_json::Value;

use crate::course::Leads;
use crate::deeds::{Doings, doings};
use crate::distribution::Distribution;
use crate::histogram::Histogram;
use crate::influence::{Influence, influences};
use crate::play::chronicle;
use crate::seats::SeatEffect;
use crate::settings::{DealerChoice, LabError, Settings};
use crate::stats::{Share, Summary};
use crate::survival::Survival;
use crate::table::Table;
use crate::totals::{Cell, Figure, Names, Totals};

/// What a run of many matches found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// What was run.
    pub settings: RunSettings,
    /// Whether all matches were played; false when the run was stopped.
    pub complete: bool,
    /// How many matches were played: the first ones of the run.
    pub matches: u64,
    /// Matches that nobody won.
    pub draws: Share,
    /// How each seat did.
    pub seats: Vec<SeatReport>,
    /// How each bot did, over all seats that it had.
    pub bots: Vec<BotReport>,
    /// How each bot did on each seat, when the bots changed seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placings: Vec<Placing>,
    /// The kinds of ending.
    pub endings: Vec<KindReport>,
    /// How many decisions a match took; none without a match.
    pub decisions: Option<Summary>,
    /// How often a match took how many decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lengths: Option<Distribution>,
    /// How many entries the log of a match would have had.
    pub entries: Option<Summary>,
    /// The game's own figures.
    pub measures: Vec<MeasureReport>,
    /// The first matches of a run of the reference dealer, with their digests.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reference: Vec<ReferenceMatch>,
    /// What is said of the seats; nothing of one alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat_effect: Option<SeatEffect>,
    /// How many matches went on for longer than each number of turns or days, in games that count
    /// these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub survival: Option<Survival>,
    /// What the rules of the game ask a report to give, line by line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub series: Vec<String>,
    /// What the things that seats brought, such as cards, had to do with winning.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub influence: Vec<Influence>,
    /// What the things did themselves, for each time they came into play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Doings>,
    /// Who was ahead, turn by turn, and what came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leads: Option<Leads>,
}

/// What was run, as far as it has to do with the result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RunSettings {
    /// The game.
    pub game: &'static str,
    /// The name of the game.
    #[serde(skip)]
    pub title: &'static str,
    /// Whether the game is for one alone: there are victories then, and neither wins nor draws.
    #[serde(skip)]
    pub solo: bool,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many matches were asked for.
    pub matches: u64,
    /// The seed.
    pub seed: u64,
    /// The options of every match.
    pub setup: Value,
    /// What sets the seats apart.
    #[serde(skip)]
    pub seating: Seating,
    /// The bots, by seat in the first match.
    pub bots: Vec<&'static str>,
    /// Whether the bots changed seats after every match.
    pub swap_seats: bool,
    /// Who answered chance, unless it was the key of each match.
    #[serde(skip_serializing_if = "is_keyed")]
    pub dealer: DealerChoice,
}

fn is_keyed(dealer: &DealerChoice) -> bool {
    *dealer == DealerChoice::Keyed
}

/// One match of the reference dealer, to be compared with another program's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReferenceMatch {
    /// Its seed.
    pub seed: u64,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// How it ended.
    pub ending: &'static str,
    /// How many actions were taken.
    pub decisions: usize,
    /// The digests where the rules ask for one, the last one at the end.
    pub digests: Vec<String>,
}

/// The first `count` matches of a run of the reference dealer, with their digests.
///
/// # Errors
///
/// As [`simulate`](crate::simulate).
pub fn reference_matches<G: Game>(settings: &Settings<G>, count: u64) -> Result<Vec<ReferenceMatch>, LabError> {
    let one = |index: u64| {
        let found = chronicle(settings, index)?;
        let Status::Over(outcome) = found.played.status() else { return Err(LabError::OtherRun) };
        let acts = found.played.entries().iter().filter(|entry| matches!(entry.deed, Deed::Act { .. })).count();
        Ok(ReferenceMatch {
            seed: settings.seed.wrapping_add(index),
            winners: outcome.winners.iter().collect(),
            ending: outcome.reason,
            decisions: acts,
            digests: found.digests.into_iter().map(|(_, digest)| digest).collect(),
        })
    };
    (0..count.min(settings.matches)).map(one).collect()
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// Its name in the game, if it has one.
    pub name: String,
    /// Matches it won, alone or with others.
    pub wins: Share,
    /// Matches that nobody won.
    pub draws: Share,
    /// Its scores, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Summary>,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its place among the bots of the settings, counted from 0.
    pub bot: usize,
    /// Its name.
    pub id: &'static str,
    /// Matches it won, alone or with others.
    pub wins: Share,
    /// Matches that nobody won.
    pub draws: Share,
    /// Its scores, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Summary>,
}

/// How a bot did on one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Placing {
    /// The bot's place among the bots of the settings.
    pub bot: usize,
    /// The seat.
    pub seat: Seat,
    /// How many matches.
    pub matches: u64,
    /// Those it won.
    pub wins: Share,
    /// Those that nobody won.
    pub draws: Share,
}

/// How often one of several kinds came.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct KindReport {
    /// The kind.
    pub kind: String,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
}

/// One of the game's own figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MeasureReport {
    /// Its name.
    pub name: String,
    /// What came of it.
    #[serde(flatten)]
    pub spread: Spread,
    /// How often which number came, of a measure that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distribution: Option<Distribution>,
}

/// What came of a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    /// Numbers.
    Number(Summary),
    /// Kinds, the most frequent first.
    Kinds(Vec<KindReport>),
    /// How often it was so.
    Flag(Share),
    /// On how many of all occasions it was so.
    Part(Share),
}

impl Report {
    pub(crate) fn new<G: Game>(settings: &Settings<G>, totals: &Totals) -> Self {
        let scored = totals.cells.iter().flatten().any(|cell| !cell.scores.is_zero());
        let score = |cell: &Cell| Summary::of(&cell.scores).filter(|_| scored);
        let seat = |seat: usize| {
            let cell = merged(totals.cells.iter().map(|seats| &seats[seat]));
            SeatReport {
                seat: Seat(seat as u8),
                name: seat_title::<G>(seat),
                wins: Share::of(cell.wins, cell.matches),
                draws: Share::of(cell.draws, cell.matches),
                score: score(&cell),
            }
        };
        let bot = |bot: usize| {
            let cell = merged(totals.cells[bot].iter());
            BotReport {
                bot,
                id: settings.bots[bot].id,
                wins: Share::of(cell.wins, cell.matches),
                draws: Share::of(cell.draws, cell.matches),
                score: score(&cell),
            }
        };
        let count = settings.bots.len();
        let mut report = Report {
            settings: RunSettings::of(settings),
            complete: totals.matches == settings.matches,
            matches: totals.matches,
            draws: Share::of(totals.draws, totals.matches),
            seats: (0..count).map(seat).collect(),
            bots: (0..count).map(bot).collect(),
            placings: if settings.swap_seats { placings(totals) } else { Vec::new() },
            endings: kinds(&totals.endings),
            decisions: Summary::of(&totals.decisions),
            lengths: Distribution::of(&totals.decisions),
            entries: Summary::of(&totals.entries),
            measures: totals.measures.iter().filter_map(|(name, figure)| measure(name, figure)).collect(),
            reference: Vec::new(),
            seat_effect: None,
            survival: G::Extras::LASTED.and_then(|name| Survival::of(name, numbers_of(totals, name)?)),
            series: series::<G>(settings, totals),
            influence: influences(totals, G::Extras::FACETS),
            deeds: doings(totals, G::Extras::DEEDS),
            leads: Leads::of(&totals.course),
        };
        report.seat_effect = SeatEffect::of(&report);
        report
    }

    /// The report as JSON, the same text for the same settings.
    pub fn to_json(&self) -> String {
        json(self)
    }

    /// What cards and other things had to do with winning, as tables.
    pub fn influence_tables(&self) -> Vec<Table> {
        crate::influence::tables(&self.influence, |seat| crate::sections::seat_name(self, seat))
    }
}

impl Report {
    /// What cards and other things did themselves, as tables.
    pub fn deed_tables(&self) -> Vec<Table> {
        crate::deeds::tables(&self.deeds, |seat| crate::sections::seat_name(self, seat))
    }
}

/// What a seat is called, in English as all of a report is.
fn seat_title<G: Game>(seat: usize) -> String {
    let Some(key) = G::INFO.seat_names.get(seat) else { return String::new() };
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(words) = G::INFO.words("en") {
        return words.say(&G::INFO.seat(Seat(seat as u8)));
    }
    key.rsplit('.').next().unwrap_or(key).to_owned()
}

fn numbers_of<'a>(totals: &'a Totals, name: &str) -> Option<&'a Histogram> {
    totals.measures.iter().find_map(|(known, figure)| match figure {
        Figure::Number(numbers) if known == name => Some(numbers),
        _ => None,
    })
}

fn series<G: Game>(settings: &Settings<G>, totals: &Totals) -> Vec<String> {
    let wins: Vec<u64> = (0..settings.bots.len()).map(|seat| totals.seat(seat).wins).collect();
    let total = |name: &str| numbers_of(totals, name).map_or(0, |numbers| i64::try_from(numbers.sum()).unwrap_or(0));
    let series = Series { matches: totals.matches, wins: &wins, draws: totals.draws, total: &total };
    G::Extras::series(&settings.setup, &series)
}

/// A finding as JSON.
pub(crate) fn json(finding: &impl Serialize) -> String {
    let mut json = serde_json::to_string_pretty(finding).expect("a report has only text keys and finite numbers");
    json.push('\n');
    json
}

impl RunSettings {
    fn of<G: Game>(settings: &Settings<G>) -> Self {
        let setup = serde_json::to_value(&settings.setup).unwrap_or(Value::Null);
        RunSettings {
            game: G::INFO.id,
            title: G::INFO.title,
            solo: G::INFO.max_seats == 1,
            rules_version: G::INFO.rules_version,
            matches: settings.matches,
            seed: settings.seed,
            setup,
            seating: G::Extras::seating(&settings.setup),
            bots: settings.bots.iter().map(|bot| bot.id).collect(),
            swap_seats: settings.swap_seats,
            dealer: settings.dealer,
        }
    }
}

fn merged<'a>(cells: impl Iterator<Item = &'a Cell>) -> Cell {
    cells.fold(Cell::default(), |mut sum, cell| {
        sum.merge(cell);
        sum
    })
}

fn placings(totals: &Totals) -> Vec<Placing> {
    let by_bot = totals.cells.iter().enumerate();
    let cells = by_bot.flat_map(|(bot, seats)| seats.iter().enumerate().map(move |(seat, cell)| (bot, seat, cell)));
    cells
        .map(|(bot, seat, cell)| Placing {
            bot,
            seat: Seat(seat as u8),
            matches: cell.matches,
            wins: Share::of(cell.wins, cell.matches),
            draws: Share::of(cell.draws, cell.matches),
        })
        .collect()
}

/// The most frequent first; equal ones by name.
fn kinds(names: &Names) -> Vec<KindReport> {
    let total = names.values().sum();
    let kind = |(kind, count): (&String, &u64)| KindReport { kind: kind.clone(), share: Share::of(*count, total) };
    let mut kinds: Vec<_> = names.iter().map(kind).collect();
    kinds.sort_by_key(|kind| Reverse(kind.share.count));
    kinds
}

fn measure(name: &str, figure: &Figure) -> Option<MeasureReport> {
    let (spread, distribution) = match figure {
        Figure::Number(numbers) => (Spread::Number(Summary::of(numbers)?), Distribution::of(numbers)),
        Figure::Kind(names) => (Spread::Kinds(kinds(names)), None),
        Figure::Flag { yes, no } => (Spread::Flag(Share::of(*yes, yes + no)), None),
        Figure::Part { of: 0, .. } => return None,
        Figure::Part { count, of, squares } => (Spread::Part(Share::of_occasions(*count, *of, *squares)), None),
    };
    Some(MeasureReport { name: name.to_owned(), spread, distribution })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_say_number_kinds_or_flag() {
        let mut days = Histogram::default();
        days.add(3);
        let names = Names::from([("death".into(), 3), ("victory".into(), 5), ("exile".into(), 3)]);
        let json = |figure| serde_json::to_value(measure("it", &figure)).unwrap();
        assert_eq!(json(Figure::Number(days))["number"]["median"], 3);
        let kinds = json(Figure::Kind(names));
        let order: Vec<_> = kinds["kinds"].as_array().unwrap().iter().map(|kind| kind["kind"].as_str()).collect();
        assert_eq!(order, [Some("victory"), Some("death"), Some("exile")]);
        assert_eq!(json(Figure::Flag { yes: 1, no: 3 })["flag"]["share"], 0.25);
        assert_eq!(measure("it", &Figure::Number(Histogram::default())), None);
    }
}
