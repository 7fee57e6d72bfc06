//! How fast a game is: random play through the whole `Game` trait, matches between bots, and the
//! search, each beside the calibration loop.

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use parlour_core::{Bot, BotKind, Game, NoEvents, Now, Perspective, Rng, Status};
use serde::Serialize;

use crate::calibration::Calibration;

/// How many slices the time is cut into, half of them for each of the two loops.
const SLICES: f64 = 80.0;

/// The time between two looks at the clock.
const BATCH: Duration = Duration::from_micros(500);

/// How many decisions allocations are counted over.
#[cfg(feature = "count-allocations")]
const COUNTED: u64 = 20_000;

const SEED: u64 = 1;

/// The clock of this machine.
fn machine() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How fast random play of a game is, on one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// How many seats were played.
    pub seats: u8,
    /// Random matches in a second.
    pub matches_per_second: f64,
    /// Random decisions in a second.
    pub decisions_per_second: f64,
    /// How many decisions a random match takes.
    pub decisions_per_match: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The time that copying a state takes.
    pub clone_ns: f64,
    /// Heap allocations for each decision; none where they are not counted (the feature
    /// `count-allocations`).
    pub allocations_per_decision: Option<f64>,
    /// Matches in a second of the calibration loop.
    pub calibration_matches_per_second: f64,
    /// Decisions in the time of one match of the calibration loop.
    pub decisions_per_calibration: f64,
    /// Matches in the time of one match of the calibration loop.
    pub matches_per_calibration: f64,
    /// The game's usual bot against itself, if it has one.
    #[serde(flatten)]
    pub usual: Option<UsualSpeed>,
    /// The first bot that searches, if the game has one.
    #[serde(flatten)]
    pub search: Option<SearchSpeed>,
}

/// How fast matches between bots are, on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct UsualSpeed {
    /// The bot on every seat: the usual one.
    pub usual_bot: &'static str,
    /// Its matches in a second.
    pub usual_matches_per_second: f64,
    /// Its matches in the time of one match of the calibration loop, which took turns with it.
    pub usual_matches_per_calibration: f64,
}

/// How fast a search is, on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SearchSpeed {
    /// The bot.
    pub search_bot: &'static str,
    /// Its simulations in a second, at the first decision of a match that it searches on.
    pub search_simulations_per_second: f64,
    /// Its simulations in the time of one match of the calibration loop, which took turns with it.
    pub search_simulations_per_calibration: f64,
}

/// Speeds of bots are also told for a machine that makes so many calibration matches in a second.
const YARDSTICK: f64 = 7e6;

/// Times random play of `G` for about `seconds`, with its usual setup.
///
/// The calibration loop and the game take turns in short slices, so that whatever else the machine
/// does slows both; each rate is the median over its slices.
///
/// # Panics
///
/// When the game refuses its usual setup.
pub fn bench<G: Game>(seconds: f64) -> Bench {
    let mut game = RandomPlay::<G>::new();
    let mut calibration = Calibration::new(SEED);
    let (slice, deadline) = slice_and_deadline(seconds, machine);
    let batch = game.warm_up(slice);
    let allocations = game.allocations();
    let clone_ns = game.clone_ns();
    let (mut yardsticks, mut slices) = (Vec::new(), Vec::new());
    loop {
        yardsticks.push(timed(slice, machine, || Work { matches: calibrated(&mut calibration), decisions: 0 }));
        slices.push(timed(slice, machine, || game.play(batch)));
        if machine() >= deadline {
            break;
        }
    }
    let matches: u64 = slices.iter().map(|(work, _)| work.matches).sum();
    let decisions: u64 = slices.iter().map(|(work, _)| work.decisions).sum();
    let calibration_rate = median(yardsticks.iter().map(|(work, seconds)| work.matches as f64 / seconds));
    let matches_rate = median(slices.iter().map(|(work, seconds)| work.matches as f64 / seconds));
    let decisions_rate = median(slices.iter().map(|(work, seconds)| work.decisions as f64 / seconds));
    Bench {
        game: G::INFO.id,
        seats: game.start.seats(),
        matches_per_second: matches_rate,
        decisions_per_second: decisions_rate,
        decisions_per_match: decisions as f64 / matches as f64,
        state_bytes: size_of::<G>(),
        clone_ns,
        allocations_per_decision: allocations,
        calibration_matches_per_second: calibration_rate,
        decisions_per_calibration: decisions_rate / calibration_rate,
        matches_per_calibration: matches_rate / calibration_rate,
        usual: None,
        search: None,
    }
}

fn slice_and_deadline(seconds: f64, now: Now) -> (Duration, Duration) {
    let slice = Duration::from_secs_f64((seconds / SLICES).clamp(0.001, 0.1));
    (slice, now() + Duration::from_secs_f64(seconds.clamp(0.01, 86_400.0)))
}

/// The same, with the speed of the game's usual bot and of the first of `bots` that searches, each
/// timed for about `seconds` more.
///
/// # Panics
///
/// When the game refuses its usual setup.
pub fn bench_with_bots<G: Game>(seconds: f64, bots: &[BotKind<G>]) -> Bench {
    let mut bench = bench::<G>(seconds);
    bench.usual = bots.iter().find(|kind| kind.usual).map(|kind| {
        let [yardstick, rate] = match_rate(kind, seconds);
        UsualSpeed {
            usual_bot: kind.id,
            usual_matches_per_second: rate,
            usual_matches_per_calibration: rate / yardstick,
        }
    });
    bench.search = search_speed(seconds, bots, machine);
    bench
}

/// The speed of the first of `bots` that searches, timed by `now` for about `seconds`; none if none
/// of them does.
///
/// # Panics
///
/// When the game refuses its usual setup.
pub fn search_speed<G: Game>(seconds: f64, bots: &[BotKind<G>], now: Now) -> Option<SearchSpeed> {
    bots.iter().find_map(|kind| {
        let [yardstick, rate] = search_rate(kind, seconds, now)?;
        Some(SearchSpeed {
            search_bot: kind.id,
            search_simulations_per_second: rate,
            search_simulations_per_calibration: rate / yardstick,
        })
    })
}

/// Calibration matches and matches of a bot against itself in a second. The bots are new in every
/// match.
fn match_rate<G: Game>(kind: &BotKind<G>, seconds: f64) -> [f64; 2] {
    let start = G::start(&G::Setup::default()).expect("the usual setup is allowed");
    let mut rng = Rng::new(SEED);
    beside_calibration(seconds, machine, || {
        let mut bots: Vec<_> = (0..start.seats()).map(|_| (kind.make)()).collect();
        bot_match(&start, &mut bots, &mut rng);
        1
    })
}

fn bot_match<G: Game>(start: &G, bots: &mut [Box<dyn Bot<G>>], rng: &mut Rng) {
    let mut state = start.clone();
    loop {
        match state.status() {
            Status::Over(_) => return,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let action = bots[seat.index()].choose(&Perspective::new(&state, seat), rng);
                state.apply(seat, &action, &mut NoEvents);
            }
        }
    }
}

/// Calibration matches and simulations of one bot in a second, made new for every choice, at the
/// first decision of a random match that it searches on; none if it never does.
fn search_rate<G: Game>(kind: &BotKind<G>, seconds: f64, now: Now) -> Option<[f64; 2]> {
    let mut state = G::start(&G::Setup::default()).expect("the usual setup is allowed");
    let mut rng = Rng::new(SEED);
    let mut options = Vec::new();
    loop {
        match state.status() {
            Status::Over(_) => return None,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let place = Perspective::new(&state, seat);
                let mut bot = (kind.make)();
                bot.choose(&place, &mut rng);
                if bot.simulations()? > 0 {
                    return Some(beside_calibration(seconds.min(60.0), now, || {
                        let mut bot = (kind.make)();
                        bot.choose(&place, &mut rng);
                        bot.simulations().unwrap_or(0)
                    }));
                }
                options.clear();
                state.legal_actions(seat, &mut options);
                state.apply(seat, rng.pick(&options).expect("an asked seat has an option"), &mut NoEvents);
            }
        }
    }
}

/// Calibration matches and pieces of `work` in a second, both means over slices that take turns:
/// one piece of work may take as long as a slice, and no piece is like another.
fn beside_calibration(seconds: f64, now: Now, mut work: impl FnMut() -> u64) -> [f64; 2] {
    let (slice, deadline) = slice_and_deadline(seconds, now);
    let mut calibration = Calibration::new(SEED);
    let (mut done, mut took) = ([0; 2], [0.0; 2]);
    loop {
        let slices = [
            timed(slice, now, || Work { matches: calibrated(&mut calibration), decisions: 0 }),
            timed(slice, now, || Work { matches: work(), decisions: 0 }),
        ];
        for (which, (work, seconds)) in slices.into_iter().enumerate() {
            done[which] += work.matches;
            took[which] += seconds;
        }
        if now() >= deadline {
            return [done[0] as f64 / took[0], done[1] as f64 / took[1]];
        }
    }
}

impl Bench {
    /// The figures as JSON.
    pub fn to_json(&self) -> String {
        let mut json = serde_json::to_string_pretty(self).expect("a benchmark has only text keys");
        json.push('\n');
        json
    }

    /// The figures for a terminal.
    pub fn text(&self) -> String {
        let millions = |rate: f64| match rate {
            ..1e5 => format!("{rate:.0} a second"),
            _ => format!("{:.3} million a second", rate / 1e6),
        };
        let counted = self.allocations_per_decision.map(|count| format!("{count:.4}"));
        let rows = [
            ("random matches", millions(self.matches_per_second)),
            ("random decisions", millions(self.decisions_per_second)),
            ("decisions a match", format!("{:.2}", self.decisions_per_match)),
            ("state", format!("{} bytes, copied in {:.1} ns", self.state_bytes, self.clone_ns)),
            (
                "allocations a decision",
                counted.unwrap_or_else(|| "not counted: build with --features count-allocations".into()),
            ),
            ("calibration matches", millions(self.calibration_matches_per_second)),
            ("decisions a calibration match", format!("{:.3}", self.decisions_per_calibration)),
            ("matches a calibration match", format!("{:.6}", self.matches_per_calibration)),
        ];
        let bot = |what: &str, bot: &str, rate: f64, ratio: f64| {
            let scaled = format!("{:.0} where the calibration makes 7 million", ratio * YARDSTICK);
            format!("{rate:.0} {what} a second ({bot}), {ratio:.7} a calibration match: {scaled}")
        };
        let usual = self.usual.iter().map(|it| {
            let (rate, ratio) = (it.usual_matches_per_second, it.usual_matches_per_calibration);
            ("bots", bot("matches", it.usual_bot, rate, ratio))
        });
        let search = self.search.iter().map(|it| {
            let (rate, ratio) = (it.search_simulations_per_second, it.search_simulations_per_calibration);
            ("search", bot("simulations", it.search_bot, rate, ratio))
        });
        let seats = if self.seats == 1 { "seat" } else { "seats" };
        let heading = format!("{}, {} {seats}, random play on one thread\n", self.game, self.seats);
        let rows = rows.into_iter().chain(usual).chain(search);
        rows.fold(heading, |text, (name, figure)| format!("{text}  {name:<30} {figure}\n"))
    }
}

/// What was done in some time.
#[derive(Clone, Copy, Default)]
struct Work {
    matches: u64,
    decisions: u64,
}

/// Repeats `work` for about as long as `slice`; returns all of it and the seconds it took.
fn timed(slice: Duration, now: Now, mut work: impl FnMut() -> Work) -> (Work, f64) {
    let mut done = Work::default();
    let began = now();
    loop {
        let more = work();
        done.matches += more.matches;
        done.decisions += more.decisions;
        let taken = now().saturating_sub(began);
        if taken >= slice {
            return (done, taken.as_secs_f64());
        }
    }
}

fn calibrated(calibration: &mut Calibration) -> u64 {
    const MATCHES: u64 = 4_096;
    black_box(calibration.play(MATCHES));
    MATCHES
}

fn median(rates: impl Iterator<Item = f64>) -> f64 {
    let mut rates: Vec<f64> = rates.collect();
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Random play of a game, one match after another.
struct RandomPlay<G: Game> {
    start: G,
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomPlay<G> {
    fn new() -> Self {
        let start = G::start(&G::Setup::default()).expect("a game starts with its usual setup");
        RandomPlay { start, rng: Rng::new(SEED), actions: Vec::with_capacity(256) }
    }

    /// Plays for a while; returns how many matches fit between two looks at the clock.
    fn warm_up(&mut self, time: Duration) -> u64 {
        let mut batch = 1;
        let began = Instant::now();
        while began.elapsed() < time {
            let (work, seconds) = timed(BATCH, machine, || self.play(batch));
            batch = (work.matches as f64 * BATCH.as_secs_f64() / seconds).max(1.0) as u64;
        }
        batch
    }

    #[inline(never)]
    fn play(&mut self, matches: u64) -> Work {
        let mut rng = self.rng.clone();
        let mut decisions = 0;
        for _ in 0..matches {
            decisions += play_match(&self.start, &mut rng, &mut self.actions, |_| {});
        }
        self.rng = rng;
        Work { matches, decisions }
    }

    #[cfg(not(feature = "count-allocations"))]
    #[allow(clippy::unused_self, reason = "the other build plays")]
    fn allocations(&mut self) -> Option<f64> {
        None
    }

    /// Heap allocations for each decision, once the vector of actions has its size.
    #[cfg(feature = "count-allocations")]
    #[allow(clippy::unnecessary_wraps, reason = "the other build does not count")]
    fn allocations(&mut self) -> Option<f64> {
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            while decisions < COUNTED {
                decisions += self.play(1).decisions;
            }
        });
        Some(counted.count_total as f64 / decisions as f64)
    }

    /// The time to copy a state, over states from all through a match.
    fn clone_ns(&mut self) -> f64 {
        const STATES: usize = 64;
        const COPIES: usize = 16 * STATES;
        const ROUNDS: usize = 100;
        let mut states = Vec::new();
        while states.len() < STATES {
            play_match(&self.start, &mut self.rng, &mut self.actions, |state| states.push(state.clone()));
        }
        let stride = states.len() / STATES;
        let states: Vec<G> = states.into_iter().step_by(stride).take(STATES).collect();
        median((0..ROUNDS).map(|_| {
            let began = Instant::now();
            for state in states.iter().cycle().take(COPIES) {
                black_box(black_box(state).clone());
            }
            began.elapsed().as_secs_f64() * 1e9 / COPIES as f64
        }))
    }
}

/// Plays one match at random; shows each state in which a seat decides, and returns how many
/// there were. Seats that are asked at the same time decide one after another.
#[inline]
fn play_match<G: Game>(start: &G, rng: &mut Rng, actions: &mut Vec<G::Action>, mut show: impl FnMut(&G)) -> u64 {
    let mut state = start.clone();
    let mut decisions = 0;
    loop {
        match state.status() {
            Status::Decide(seats) => {
                show(&state);
                let seat = seats.iter().next().expect("a decision asks at least one seat");
                actions.clear();
                state.legal_actions(seat, actions);
                let action = *rng.pick(actions).expect("a seat that is asked has an option");
                state.apply(seat, &action, &mut NoEvents);
                decisions += 1;
            }
            Status::Chance(request) => {
                let answer = request.answer_with(|n| rng.below(n));
                state.deal(&answer, &mut NoEvents);
            }
            Status::Over(outcome) => {
                black_box(outcome.winners);
                return decisions;
            }
        }
    }
}
