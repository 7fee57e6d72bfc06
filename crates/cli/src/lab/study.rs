//! What a command sets out to play: one run or several, and what is made of them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use parlour_core::{AnyGame, BotKind, Brought, Game, Record, Visitor};
use parlour_lab::{
    Comparison, DealerChoice, LabError, Leg, Matrix, Page, Question, Repeat, Report, Settings, Settled, Watch,
};
use serde_json::Value;

use super::checkpoint::Checkpoint;
use super::log;
use super::progress::Progress;
use crate::args::Simulate;
use crate::failure::Failure;
use crate::near::did_you_mean;
use crate::play::{Files, choose, options};
use crate::{find, store, words};

/// A run that was told where to store itself does so at least this often.
const STORED_EVERY: Duration = Duration::from_mins(1);

/// Matches of a reference run that are listed with their digests.
const LISTED: u64 = 100;

/// What a command sets out to play.
pub struct Study {
    /// The command.
    pub command: Simulate,
    game: Box<dyn AnyGame>,
    kind: Kind,
    legs: Vec<Plan>,
    /// The files that were read, each with its SHA-256.
    files: Vec<(String, String)>,
}

/// What is made of the runs.
enum Kind {
    /// A report on each.
    Runs,
    /// One that goes on until a question is answered.
    Test(Question),
    /// One with two setups side by side.
    Baseline,
    /// All of them together: everybody against everybody.
    Matrix { of: String, players: Vec<String> },
}

/// One run.
struct Plan {
    label: String,
    pairing: String,
    /// The setup; or the baseline, and then the setup.
    setups: Vec<Value>,
    seed: u64,
    swap: bool,
}

/// What came of a study.
pub enum Finding {
    /// A report on one run.
    Report(Box<Report>, Repeat),
    /// The answer to a question.
    Settled(Box<Settled>, Repeat),
    /// What a change did.
    Comparison(Box<Comparison>, Repeat),
    /// Everybody against everybody, and the page of it.
    Matrix(Box<Matrix>, Box<Page>),
}

impl Finding {
    pub fn text(&self) -> String {
        match self {
            Finding::Report(found, _) => found.text(),
            Finding::Settled(found, _) => found.text(),
            Finding::Comparison(found, _) => found.text(),
            Finding::Matrix(found, _) => found.text(),
        }
    }

    pub fn to_json(&self) -> String {
        match self {
            Finding::Report(found, _) => found.to_json(),
            Finding::Settled(found, _) => found.to_json(),
            Finding::Comparison(found, _) => found.to_json(),
            Finding::Matrix(found, _) => found.to_json(),
        }
    }

    pub fn to_csv(&self) -> String {
        match self {
            Finding::Report(found, _) => found.to_csv(),
            Finding::Settled(found, _) => found.to_csv(),
            Finding::Comparison(found, _) => found.to_csv(),
            Finding::Matrix(found, _) => found.to_csv(),
        }
    }

    pub fn to_html(&self) -> String {
        match self {
            Finding::Report(found, repeat) => found.to_html(repeat),
            Finding::Settled(found, repeat) => found.to_html(repeat),
            Finding::Comparison(found, repeat) => found.to_html(repeat),
            Finding::Matrix(_, page) => page.to_html(),
        }
    }
}

/// What a study has come to.
pub struct Done {
    pub findings: Vec<Finding>,
    /// The matches, to be gone on with.
    pub legs: Vec<Leg>,
    /// How many of how many matches were played, if it was stopped.
    pub stopped: Option<(u64, u64)>,
}

impl Study {
    /// What `command` sets out to play; files are looked for beside `folder`.
    pub fn new(command: &Simulate, folder: &Path) -> Result<Self, Failure> {
        let Some(id) = &command.game else { return Err(Failure::bad("name a game, or use --resume FILE")) };
        let game = find::game(id)?;
        if command.matches.is_none() {
            return Err(Failure::bad("--matches N is missing"));
        }
        if usize::from(command.matrix.is_some()) + usize::from(command.baseline.is_some()) + usize::from(command.test)
            > 1
        {
            return Err(Failure::bad("use only one of --matrix, --baseline and --test"));
        }
        let files = Files {
            cards: command.cards.as_ref().map(|path| folder.join(path)),
            decks: command.decks.as_ref().map(|path| folder.join(path)),
            ..Files::default()
        };
        let base = command.base_setup(game.as_ref());
        let (setup, brought) = options(game.as_ref(), base, &command.settings, &files, Vec::new())?;
        let pairings = if command.bots.is_empty() { vec!["random".to_owned()] } else { command.bots.clone() };
        let plan = |pairing: &String| Plan {
            label: pairing.clone(),
            pairing: pairing.clone(),
            setups: vec![setup.clone()],
            seed: command.seed(),
            swap: command.swap || command.test,
        };
        let mut legs: Vec<Plan> = pairings.iter().map(plan).collect();
        let mut kind = Kind::Runs;
        if legs.len() > 1 && (command.test || command.baseline.is_some() || !command.record.is_empty()) {
            return Err(Failure::bad("give one pairing of --bots, so that it is clear which one is meant"));
        }
        if command.test {
            kind = Kind::Test(command.question()?);
        } else if let Some(baseline) = &command.baseline {
            legs[0].setups.insert(0, command.baseline_setup(game.as_ref(), baseline, folder)?);
            kind = Kind::Baseline;
        } else if let Some(matrix) = &command.matrix {
            let (of, players) = entrants(game.as_ref(), matrix, &brought)?;
            legs = pairs(game.as_ref(), &of, &players, &legs[0], &brought)?;
            kind = Kind::Matrix { of, players };
        }
        let files = command.files(folder)?;
        Ok(Study { command: command.clone(), game, kind, legs, files })
    }

    /// The version of the game's rules.
    pub fn rules_version(&self) -> u32 {
        self.game.info().rules_version
    }

    /// The files that were read, each with its SHA-256.
    pub fn files(&self) -> &[(String, String)] {
        &self.files
    }

    /// Every setup.
    pub fn setups(&self) -> Vec<Vec<Value>> {
        self.legs.iter().map(|leg| leg.setups.clone()).collect()
    }

    /// How the finding of one run is made once more.
    fn repeat(&self, at: usize, stopped: bool) -> Repeat {
        let pairing = match &self.kind {
            Kind::Matrix { .. } => self.command.bots.first().map_or("random", String::as_str),
            _ => self.legs[at].pairing.as_str(),
        };
        self.command.repeat(pairing, &self.files, stopped)
    }

    /// Plays what is left to play.
    pub fn run(&self, legs: Vec<Leg>, stop: &AtomicBool, out: &mut dyn Write) -> Result<Done, Failure> {
        let id = self.game.info().id;
        let work = Work { study: self, legs, stop, out };
        parlour_registry::visit(id, work).expect("the game was found")
    }
}

impl Simulate {
    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(42)
    }

    fn base_setup(&self, game: &dyn AnyGame) -> Value {
        let [simulation, reference] = game.simulation_setups();
        if self.dealer == DealerChoice::Reference { reference } else { simulation }
    }

    fn question(&self) -> Result<Question, Failure> {
        let question = Question { alpha: self.alpha, margin: self.margin };
        if !(1e-9..=0.5).contains(&question.alpha) {
            return Err(Failure::bad("--alpha: must be above 0 and at most 0.5"));
        }
        if !(0.0..0.5).contains(&question.margin) {
            return Err(Failure::bad("--margin: must be at least 0 and below 0.5"));
        }
        Ok(question)
    }

    /// The setup to compare with: other cards, or other options.
    fn baseline_setup(&self, game: &dyn AnyGame, baseline: &str, folder: &Path) -> Result<Value, Failure> {
        let decks = self.decks.as_ref().map(|path| folder.join(path));
        let mut settings = self.settings.clone();
        let cards = match baseline {
            "built-in" => None,
            options if options.contains('=') => {
                settings.extend(options.split(',').map(str::to_owned));
                self.cards.as_ref().map(|path| folder.join(path))
            }
            file => Some(folder.join(file)),
        };
        let base = self.base_setup(game);
        Ok(options(game, base, &settings, &Files { cards, decks, ..Files::default() }, Vec::new())?.0)
    }
}

/// `deck=D1,D2,D3` or `bots=a,b`: what meets, and who.
fn entrants(game: &dyn AnyGame, matrix: &str, brought: &[Brought]) -> Result<(String, Vec<String>), Failure> {
    let wrong = |what: &str| Failure::bad(format!("--matrix {matrix}: {what}"));
    let (of, list) =
        matrix.split_once('=').ok_or_else(|| wrong("name what to compare, such as bots=random,search1"))?;
    let mut players: Vec<String> = list.split(',').map(|name| name.trim().to_owned()).collect();
    if players == ["all"] {
        players = if of == "bots" {
            game.bots().into_iter().map(|(id, _)| id.to_owned()).collect()
        } else {
            let [first, _] = two_options(game, of)?;
            let own = brought.iter().filter(|one| one.options.contains(&first)).map(|one| one.name.clone());
            own.collect()
        };
        if players.is_empty() {
            return Err(wrong("all stands for the decks of --decks; without that file, name them"));
        }
    }
    let unique: std::collections::BTreeSet<&String> = players.iter().collect();
    if players.len() < 2 || unique.len() < players.len() {
        return Err(wrong("name at least two, each once"));
    }
    Ok((of.to_owned(), players))
}

/// The two options of the setup that `stem` stands for: one for each seat.
fn two_options(game: &dyn AnyGame, stem: &str) -> Result<[&'static str; 2], Failure> {
    // One letter for each seat: deck_a and deck_b, but not deck_size.
    let is_seat = |key: &&str| key.strip_prefix(stem).is_some_and(|seat| seat.len() == 2 && seat.starts_with('_'));
    let found: Vec<&'static str> = game.info().options.iter().map(|option| option.key).filter(is_seat).collect();
    if let [first, second] = found.as_slice() {
        return Ok([first, second]);
    }
    let title = game.info().title;
    let sentence = format!("--matrix {stem}: {title} has no pair of options {stem}_…, one for each seat; use bots=…");
    Err(Failure::bad(sentence))
}

/// A run for each ordered pair.
fn pairs(
    game: &dyn AnyGame,
    of: &str,
    players: &[String],
    usual: &Plan,
    brought: &[Brought],
) -> Result<Vec<Plan>, Failure> {
    let mut plans = Vec::new();
    for first in players {
        for second in players {
            let mut setup = usual.setups[0].clone();
            let mut pairing = usual.pairing.clone();
            if of == "bots" {
                pairing = format!("{first},{second}");
            } else {
                for (key, value) in two_options(game, of)?.into_iter().zip([first, second]) {
                    choose(game, &mut setup, key, value, brought)?;
                }
            }
            let seed = usual.seed.wrapping_add(plans.len() as u64);
            plans.push(Plan { label: format!("{first} - {second}"), pairing, setups: vec![setup], seed, swap: false });
        }
    }
    Ok(plans)
}

/// The work of a study, with the types of the game known.
struct Work<'a> {
    study: &'a Study,
    legs: Vec<Leg>,
    stop: &'a AtomicBool,
    out: &'a mut dyn Write,
}

fn bad(error: LabError) -> Failure {
    Failure::bad(error.to_string())
}

impl Visitor for Work<'_> {
    type Output = Result<Done, Failure>;

    fn visit<G: Game>(mut self, bots: Vec<BotKind<G>>) -> Self::Output {
        let study = self.study;
        let matches = study.command.matches.unwrap_or(0);
        let all = matches.saturating_mul(study.legs.len() as u64);
        let progress = Progress::new(all, study.command.progress.as_deref())?;
        let (mut reports, mut findings, mut stopped) = (Vec::new(), Vec::new(), None);
        for (at, plan) in study.legs.iter().enumerate() {
            let settings =
                plan.setups.iter().map(|setup| self.settings(plan, setup, &bots)).collect::<Result<Vec<_>, _>>()?;
            if self.legs.len() == at {
                self.legs.push(Leg::default());
            }
            progress.leg(if study.legs.len() > 1 { &plan.label } else { "" });
            let complete = self.play(at, &settings, matches * at as u64, &progress)?;
            let found = self.finding(at, &settings, complete)?;
            if let Finding::Report(report, _) = found {
                reports.push(*report);
            } else {
                findings.push(found);
            }
            if !complete {
                let played = matches * at as u64 + self.legs[at].done();
                stopped = Some((played, all));
                break;
            }
            self.extras(&settings, &mut reports)?;
        }
        progress.finish();
        match &study.kind {
            Kind::Matrix { of, players } => {
                let matrix = Matrix::new(of, players, &reports);
                let page = self.page::<G>(&matrix, stopped.is_some());
                findings.push(Finding::Matrix(Box::new(matrix), Box::new(page)));
            }
            _ => findings.extend(reports.into_iter().enumerate().map(|(at, report)| {
                let repeat = study.repeat(at, !report.complete);
                Finding::Report(Box::new(report), repeat)
            })),
        }
        Ok(Done { findings, legs: self.legs, stopped })
    }
}

impl Work<'_> {
    fn settings<G: Game>(&self, plan: &Plan, setup: &Value, bots: &[BotKind<G>]) -> Result<Settings<G>, Failure> {
        let command = &self.study.command;
        let setup: G::Setup =
            serde_json::from_value(setup.clone()).map_err(|error| Failure::bad(format!("setup: {error}")))?;
        let seats = G::start(&setup).map_or(G::INFO.max_seats, |state| state.seats());
        let names: Vec<&str> = plan.pairing.split(',').map(str::trim).collect();
        Ok(Settings {
            matches: command.matches.unwrap_or(0),
            seed: plan.seed,
            threads: command.threads.unwrap_or(0),
            bots: chosen(bots, &names, seats)?,
            setup,
            swap_seats: plan.swap,
            dealer: command.dealer,
        })
    }

    /// Plays one run to its end; false if it was stopped.
    fn play<G: Game>(
        &mut self,
        at: usize,
        settings: &[Settings<G>],
        before: u64,
        progress: &Progress,
    ) -> Result<bool, Failure> {
        let references: Vec<&Settings<G>> = settings.iter().collect();
        let told = |done: u64| progress.done(before + done);
        loop {
            let until = self.study.command.checkpoint.is_some().then(|| Instant::now() + STORED_EVERY);
            let closely = self.study.command.progress.is_some();
            let watch = Watch { progress: &told, stop: self.stop, until, closely };
            let leg = &mut self.legs[at];
            let complete = if let Kind::Test(question) = &self.study.kind {
                parlour_lab::settle(question, &settings[0], leg, &watch).map_err(bad)?.complete()
            } else {
                leg.advance(&references, settings[0].matches, &watch).map_err(bad)?;
                leg.done() == settings[0].matches
            };
            if complete || self.stop.load(Ordering::Relaxed) {
                return Ok(complete);
            }
            Checkpoint::new(self.study, self.legs.clone()).write(&self.study.command.checkpoint_path())?;
        }
    }

    fn finding<G: Game>(&mut self, at: usize, settings: &[Settings<G>], complete: bool) -> Result<Finding, Failure> {
        let leg = &mut self.legs[at];
        let repeat = self.study.repeat(at, !complete);
        Ok(match &self.study.kind {
            Kind::Test(question) => {
                // Nothing is played any more: the question was answered, or the run was stopped.
                let stop = AtomicBool::new(true);
                let watch = Watch { progress: &|_| {}, stop: &stop, until: None, closely: false };
                let settled = parlour_lab::settle(question, &settings[0], leg, &watch).map_err(bad)?;
                debug_assert!(settled.complete() == complete);
                Finding::Settled(Box::new(settled), repeat)
            }
            Kind::Baseline => Finding::Comparison(Box::new(Comparison::new(leg, &settings[0], &settings[1])), repeat),
            Kind::Runs | Kind::Matrix { .. } => Finding::Report(Box::new(leg.report(&settings[0])), repeat),
        })
    }

    /// Logs, records and digests of a run that is complete.
    fn extras<G: Game>(&mut self, settings: &[Settings<G>], reports: &mut [Report]) -> Result<(), Failure> {
        let command = &self.study.command;
        let (settings, matches) = (&settings[settings.len() - 1], command.matches.unwrap_or(0));
        if let Some(path) = &command.log {
            let words = words::of_game(&G::INFO);
            log::write(settings, matches, path, &words, self.out)?;
        }
        for (index, path) in &command.record {
            if *index >= matches {
                return Err(Failure::bad(format!("--record {index}: the run has {matches} matches")));
            }
            let played = parlour_lab::record(settings, *index).map_err(bad)?;
            store::save(path, &Record::of(&played), None).map_err(Failure::bad)?;
        }
        if let (DealerChoice::Reference, Some(report)) = (command.dealer, reports.last_mut()) {
            report.reference = parlour_lab::reference_matches(settings, matches.min(LISTED)).map_err(bad)?;
        }
        Ok(())
    }

    /// The page of a matrix.
    fn page<G: Game>(&self, matrix: &Matrix, stopped: bool) -> Page {
        let matches = self.study.command.matches.unwrap_or(0);
        let count = matrix.players.len();
        let tables = matrix.tables();
        let (main, cards) = tables.split_at(3);
        let mut sections = vec![(format!("Every {} against every other", matrix.of), main.to_vec())];
        if !cards.is_empty() {
            sections.push(("Influence of cards".to_owned(), cards.to_vec()));
        }
        Page {
            title: G::INFO.title.to_owned(),
            lead: format!("{count} × {count} pairings, {matches} matches each"),
            repeat: self.study.repeat(0, stopped),
            sections,
        }
    }
}

/// The bots named on the command line, one for each seat.
fn chosen<G: Game>(known: &[BotKind<G>], names: &[&str], seats: u8) -> Result<Vec<BotKind<G>>, Failure> {
    let named = |name: &str| {
        known.iter().find(|kind| kind.id == name).copied().ok_or_else(|| {
            let ids: Vec<&str> = known.iter().map(|kind| kind.id).collect();
            let hint = did_you_mean(name, ids.iter().copied());
            let title = G::INFO.title;
            Failure::bad(format!("{title} has no bot called {name}{hint} (it has {})", ids.join(", ")))
        })
    };
    match names {
        [one] => Ok(vec![named(one)?; usize::from(seats)]),
        many if many.len() == usize::from(seats) => many.iter().map(|name| named(name)).collect(),
        many => Err(Failure::bad(format!("--bots: {} bots for {seats} seats", many.len()))),
    }
}

/// Where files named in a campaign lie.
pub fn beside(path: &Path) -> PathBuf {
    path.parent().map(Path::to_owned).unwrap_or_default()
}
