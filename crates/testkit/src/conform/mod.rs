//! The conformance suite: matches of a game, at random or between bots, with every law of the
//! engine checked on the way.

mod leaks;
mod pool;
mod reasons;
mod referee;
mod table;
mod wholes;

pub(crate) use self::table::panic_words;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use parlour_core::{Bot, Game};
use serde::Serialize;

use self::pool::Pool;
use self::referee::Referee;

/// Matches that share one pool of actions, played in order by one thread: what is found does not
/// depend on the number of threads.
const CHUNK: u64 = 64;

/// Makes a bot.
pub type MakeBot<G> = fn() -> Box<dyn Bot<G>>;

/// What is to be played and how closely it is watched.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// How many matches.
    pub matches: u64,
    /// What all chance and all choices come from.
    pub seed: u64,
    /// The setups, used in rotation by the number of the match.
    pub setups: Vec<G::Setup>,
    /// How often the laws that cost time are checked.
    pub depth: Depth,
    /// Who plays, new in every match, on all seats; chance if nobody.
    pub bot: Option<MakeBot<G>>,
    /// Is shown every event, once for each entry; from any of the threads.
    pub watch: Option<fn(&G::Event)>,
}

impl<G: Game> Plan<G> {
    /// So many matches of the usual setup, with seed 1, every eighth entry looked at closely.
    pub fn new(matches: u64) -> Self {
        let setups = vec![G::Setup::default()];
        Plan { matches, seed: 1, setups, depth: Depth::Sampled(8), bot: None, watch: None }
    }

    /// The same plan with `matches` matches in a soak: `./test soak` sets `PARLOUR_SOAK=1`, and
    /// the usual `./test` plays the sample that the plan was made with.
    pub fn soak(self, matches: u64) -> Self {
        let soaking = std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1");
        if soaking { Plan { matches, ..self } } else { self }
    }

    /// The same plan with another seed.
    pub fn seed(self, seed: u64) -> Self {
        Plan { seed, ..self }
    }

    /// The same plan with other setups.
    pub fn setups(self, setups: Vec<G::Setup>) -> Self {
        Plan { setups, ..self }
    }

    /// The same plan with a bot on every seat.
    pub fn bot(self, bot: MakeBot<G>) -> Self {
        Plan { bot: Some(bot), ..self }
    }

    /// The same plan, with somebody who is shown every event.
    pub fn watch(self, watch: fn(&G::Event)) -> Self {
        Plan { watch: Some(watch), ..self }
    }

    /// The same plan at another depth.
    pub fn depth(self, depth: Depth) -> Self {
        Plan { depth, ..self }
    }
}

/// How often the laws that cost time are checked. Legal lists, invariants and the words of events
/// are checked at every entry whatever the depth. Below full depth every fourth record is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// At every entry.
    Full,
    /// At every n-th entry on average, chosen at random.
    Sampled(u32),
}

/// The laws of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Law {
    /// Legal actions are listed, named, allowed and work; the match ends in time.
    Legality,
    /// Everything else is refused by a rule, and changes nothing.
    Refusals,
    /// Saving, replaying, going back and coming again give the same.
    Replay,
    /// Nobody can tell an imagined state from the real one.
    Secrets,
    /// The invariants of the state hold.
    Audit,
    /// What is free to take back has told nobody anything.
    Undo,
    /// Whole actions are what may be done, all of it, and as much as their seat may know.
    Wholes,
    /// Why something is not offered is what the rules say, and tells no secret.
    Reasons,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Legality => "L1 legality",
            Law::Refusals => "L2 refusals",
            Law::Replay => "L3 replay",
            Law::Secrets => "L4 secrets",
            Law::Audit => "L5 audit",
            Law::Undo => "L6 undo",
            Law::Wholes => "L7 whole actions",
            Law::Reasons => "L8 reasons",
        })
    }
}

/// What a run looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Matches played to their end.
    pub matches: u64,
    /// Actions taken.
    pub decisions: u64,
    /// Dealer's answers taken.
    pub deals: u64,
    /// The most entries in effect at the end of a match.
    pub longest: u64,
    /// Actions tried that were not legal.
    pub refusals_tried: u64,
    /// States saved and read again.
    pub round_trips: u64,
    /// States imagined.
    pub imagined: u64,
    /// Those of them that were different from the real one.
    pub imagined_different: u64,
    /// Times that a match went back and came again.
    pub undos: u64,
    /// Those of them that were free.
    pub free_undos: u64,
    /// Those of them that were a seat's own affair.
    pub own_undos: u64,
    /// Whole actions played through.
    pub wholes: u64,
    /// Reasons given against what somebody may wish for.
    pub reasons: u64,
    /// Records written, read and replayed.
    pub records: u64,
}

impl Summary {
    fn add(&mut self, other: &Summary) {
        self.matches += other.matches;
        self.decisions += other.decisions;
        self.deals += other.deals;
        self.longest = self.longest.max(other.longest);
        self.refusals_tried += other.refusals_tried;
        self.round_trips += other.round_trips;
        self.imagined += other.imagined;
        self.imagined_different += other.imagined_different;
        self.undos += other.undos;
        self.free_undos += other.free_undos;
        self.own_undos += other.own_undos;
        self.wholes += other.wholes;
        self.reasons += other.reasons;
        self.records += other.records;
    }
}

/// A law that a game broke, and where. The same plan breaks it at the same place again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// The game's id.
    pub game: &'static str,
    /// The seed of the run.
    pub seed: u64,
    /// The number of the match in the run, counted from 0; none if the whole run broke it.
    pub index: Option<u64>,
    /// The number of entries in the log at that moment.
    pub entry: Option<usize>,
    /// What was found.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks {}: {} (seed {}", self.game, self.law, self.what, self.seed)?;
        if let Some(index) = self.index {
            write!(f, ", match {index}")?;
        }
        if let Some(entry) = self.entry {
            write!(f, ", entry {entry}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Violation {}

/// A law broken somewhere in a match.
#[derive(Debug)]
struct Fault {
    law: Law,
    what: String,
}

impl Law {
    /// A breach of this law.
    fn broken<T>(self, what: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { law: self, what: what.into() })
    }
}

/// Plays the matches of `plan` and checks every law on the way.
///
/// # Errors
///
/// The first violation, by the number of its match.
pub fn conform<G: Game>(plan: &Plan<G>) -> Result<Summary, Violation> {
    let whole = |fault: Fault| Violation {
        law: fault.law,
        game: G::INFO.id,
        seed: plan.seed,
        index: None,
        entry: None,
        what: fault.what,
    };
    let referee = Referee::of(&G::INFO).map_err(whole)?;
    let summary = play_all(plan, &referee)?;
    if G::INFO.hidden && summary.imagined > 0 && summary.imagined_different == 0 {
        let what = format!("the game has secrets, but all {} imagined states were the real one", summary.imagined);
        return Err(whole(Fault { law: Law::Secrets, what }));
    }
    Ok(summary)
}

/// Panics with the violation if the game breaks a law.
///
/// # Panics
///
/// If [`conform`] finds a violation.
#[track_caller]
pub fn assert_conforms<G: Game>(plan: &Plan<G>) -> Summary {
    conform(plan).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Plays chunk after chunk on all cores.
fn play_all<G: Game>(plan: &Plan<G>, referee: &Referee) -> Result<Summary, Violation> {
    let chunks = plan.matches.div_ceil(CHUNK);
    let next = AtomicU64::new(0);
    let lowest = AtomicU64::new(u64::MAX);
    let results = Mutex::new(BTreeMap::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(chunks as usize);
    let work = || loop {
        let chunk = next.fetch_add(1, Ordering::Relaxed);
        if chunk >= chunks || chunk > lowest.load(Ordering::Relaxed) {
            return;
        }
        let result = play_chunk(plan, referee, chunk);
        if result.is_err() {
            lowest.fetch_min(chunk, Ordering::Relaxed);
        }
        results.lock().expect("no thread panics with the results").insert(chunk, result);
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let mut summary = Summary::default();
    for result in results.into_inner().expect("no thread panics with the results").into_values() {
        summary.add(&result?);
    }
    Ok(summary)
}

/// Plays the matches of one chunk in order.
fn play_chunk<G: Game>(plan: &Plan<G>, referee: &Referee, chunk: u64) -> Result<Summary, Violation> {
    let mut summary = Summary::default();
    let mut pool = Pool::new();
    for index in chunk * CHUNK..plan.matches.min((chunk + 1) * CHUNK) {
        table::play(plan, referee, index, &mut pool, &mut summary)?;
    }
    Ok(summary)
}
