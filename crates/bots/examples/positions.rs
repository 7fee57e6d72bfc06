//! Makes data for a learned judge: positions of matches between bots as numbers, and who won.
//! `train/` reads it.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example positions -- wotr OUT --matches 4000 --seed 1 --bot heuristic
//! ```
//!
//! A row is the facts of a position as numbers of 32 bits, little-endian, then the chance that the
//! game's first judge gave it, then what became of it (1 won, 0 lost, one half for a draw), then the
//! number of the match. Rows come in the order of matches: the same seed gives the same bytes on any
//! number of threads. One position in `every` is written down. Now and then (`stray` in a thousand)
//! a seat does what it likes, so that the judge sees what the bots never do.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Condvar, Mutex};
use std::thread;

use parlour_bots::{clans, confrontation, wotr};
use parlour_clans::{Clans, DeckChoice, Lane, Side};
use parlour_confrontation::Confrontation;
use parlour_core::{Game, NoEvents, Perspective, Rng, Seat, Status};
use parlour_wotr::Wotr;

#[path = "shared/entrant.rs"]
mod entrant;
use entrant::{Entrant, Played};

/// A game whose positions are written down.
trait Taught: Played {
    const FACTS: usize;
    /// What a thread needs to write facts down.
    type Pen: Default;

    /// The setup of a match: where players may bring different things, they do.
    fn setup(rng: &mut Rng) -> Self::Setup;

    /// Whether the seat that is asked stands where a judge is asked.
    fn counts(&self) -> bool;

    /// The facts of the position, the first judge's chance, and whose chance it is.
    fn row(&self, seat: Seat, pen: &mut Self::Pen, rng: &mut Rng, facts: &mut Vec<f32>) -> (f32, Seat);
}

impl Taught for Wotr {
    const FACTS: usize = wotr::FACTS;
    type Pen = wotr::Mind;

    fn setup(_: &mut Rng) -> Self::Setup {
        Self::Setup::default()
    }

    fn counts(&self) -> bool {
        matches!(self.look().step(), Some(parlour_wotr::Step::Act(_)))
    }

    fn row(&self, seat: Seat, mind: &mut wotr::Mind, rng: &mut Rng, facts: &mut Vec<f32>) -> (f32, Seat) {
        let imagined = Perspective::new(self, seat).imagine(rng);
        let mut found = [0.0; wotr::FACTS];
        mind.facts(&imagined, &mut found);
        facts.extend_from_slice(&found);
        (mind.first_value(&imagined), Seat(0))
    }
}

impl Taught for Confrontation {
    const FACTS: usize = confrontation::FACTS;
    type Pen = ();

    fn setup(_: &mut Rng) -> Self::Setup {
        Self::Setup::default()
    }

    fn counts(&self) -> bool {
        self.step() == Some(parlour_confrontation::Step::Move)
    }

    fn row(&self, _: Seat, (): &mut (), _: &mut Rng, facts: &mut Vec<f32>) -> (f32, Seat) {
        let mut found = [0.0; confrontation::FACTS];
        confrontation::facts(self, &mut found);
        facts.extend_from_slice(&found);
        (confrontation::value(self), self.seat_of(parlour_confrontation::Side::Fellowship))
    }
}

impl Taught for Clans {
    const FACTS: usize = clans::FACTS;
    type Pen = ();

    /// One match in two is played with the usual decks, the others with any two.
    fn setup(rng: &mut Rng) -> Self::Setup {
        const DECKS: [&str; 7] = ["default", "D1", "D2", "D3", "D4", "D5", "D6"];
        let usual = rng.below(2) == 0;
        let mut deck = || {
            let chosen = if usual { 0 } else { rng.below(DECKS.len() as u32) as usize };
            DeckChoice::Named(DECKS[chosen].into())
        };
        Self::Setup { deck_a: deck(), deck_b: deck(), ..Self::Setup::limited() }
    }

    /// At the beginning of a turn: nobody has sealed a plan.
    fn counts(&self) -> bool {
        matches!(self.status(), Status::Decide(seats) if seats.iter().count() == 2)
    }

    /// Seen from either side, with the lanes in any order.
    fn row(&self, _: Seat, (): &mut (), rng: &mut Rng, facts: &mut Vec<f32>) -> (f32, Seat) {
        let side = Side::BOTH[rng.below(2) as usize];
        let mut lanes = Lane::ALL;
        rng.shuffle(&mut lanes);
        let mut found = [0.0; clans::FACTS];
        clans::facts(self, side, lanes, &mut found);
        facts.extend_from_slice(&found);
        let first = clans::chance(self);
        (if side == Side::A { first } else { 1.0 - first }, side.seat())
    }
}

struct Plan<G: Game> {
    out: String,
    matches: u64,
    seed: u64,
    every: u32,
    stray: u32,
    threads: usize,
    bot: Entrant<G>,
}

impl<G: Taught> Plan<G> {
    fn read(args: &[String]) -> Option<Self> {
        let (out, options) = args.split_first()?;
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let bot = G::entrant("heuristic")?;
        let mut plan = Plan { out: out.clone(), matches: 1_000, seed: 1, every: 8, stray: 30, threads, bot };
        for pair in options.chunks(2) {
            let [name, value] = pair else { return None };
            match name.as_str() {
                "--matches" => plan.matches = value.parse().ok()?,
                "--seed" => plan.seed = value.parse().ok()?,
                "--every" => plan.every = value.parse().ok()?,
                "--stray" => plan.stray = value.parse().ok()?,
                "--threads" => plan.threads = value.parse().ok()?,
                "--bot" => plan.bot = G::entrant(value)?,
                _ => return None,
            }
        }
        Some(plan)
    }

    /// Plays a match; its rows.
    fn play(&self, index: u64) -> Vec<u8> {
        let mut rng = Rng::fork(self.seed, index);
        let mut game = G::start(&G::setup(&mut rng)).expect("the setup is allowed");
        let mut bots = [(); 2].map(|()| (self.bot)());
        let mut pen = G::Pen::default();
        let (mut facts, mut judged, mut options) = (Vec::new(), Vec::new(), Vec::new());
        let winners = loop {
            match game.status() {
                Status::Over(outcome) => break outcome.winners,
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().expect("a decision asks at least one seat");
                    let counts = game.counts();
                    if counts && rng.below(self.every) == 0 {
                        judged.push(game.row(seat, &mut pen, &mut rng, &mut facts));
                    }
                    let place = Perspective::new(&game, seat);
                    let action = if counts && rng.below(1_000) < self.stray {
                        options.clear();
                        place.options(&mut options);
                        options[rng.below(options.len() as u32) as usize]
                    } else {
                        bots[seat.index()].choose(&place, &mut rng)
                    };
                    game.apply(seat, &action, &mut NoEvents);
                }
            }
        };
        let mut bytes = Vec::with_capacity(judged.len() * (G::FACTS + 3) * 4);
        for (facts, (judged, seat)) in facts.chunks(G::FACTS).zip(judged) {
            let won = if winners.is_empty() { 0.5 } else { f32::from(u8::from(winners.contains(seat))) };
            bytes.extend(facts.iter().flat_map(|fact| fact.to_le_bytes()));
            bytes.extend(judged.to_le_bytes());
            bytes.extend(won.to_le_bytes());
            bytes.extend((index as u32).to_le_bytes());
        }
        bytes
    }

    /// Plays them all; a match is written down as soon as all before it are.
    fn make(&self) -> std::io::Result<()> {
        let mut out = BufWriter::new(File::create(&self.out)?);
        let (next, done, news) = (AtomicU64::new(0), Mutex::new(std::collections::BTreeMap::new()), Condvar::new());
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Relaxed);
                        if index >= self.matches {
                            return;
                        }
                        let rows = self.play(index);
                        done.lock().expect("nobody fails with it").insert(index, rows);
                        news.notify_one();
                    }
                });
            }
            for index in 0..self.matches {
                let mut waiting = done.lock().expect("nobody fails with it");
                let rows = loop {
                    if let Some(rows) = waiting.remove(&index) {
                        break rows;
                    }
                    waiting = news.wait(waiting).expect("nobody fails with it");
                };
                drop(waiting);
                out.write_all(&rows)?;
            }
            out.flush()
        })
    }
}

fn run<G: Taught>(args: &[String]) -> std::io::Result<()> {
    let Some(plan) = Plan::<G>::read(args) else {
        eprintln!("positions GAME OUT [--matches N] [--seed N] [--every N] [--stray N] [--threads N] [--bot NAME]");
        std::process::exit(2);
    };
    plan.make()?;
    println!("{} facts, {} matches, seed {}", G::FACTS, plan.matches, plan.seed);
    Ok(())
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("confrontation") => run::<Confrontation>(&args[1..]),
        Some("clans") => run::<Clans>(&args[1..]),
        _ => run::<Wotr>(args.get(1..).unwrap_or_default()),
    }
}
