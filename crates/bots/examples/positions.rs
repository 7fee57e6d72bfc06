//! Makes data for a judge of War of the Ring: positions of matches between bots as numbers, and who
//! won. `train/` reads it.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example positions -- OUT --matches 4000 --seed 1 --bot heuristic
//! ```
//!
//! A row is [`FACTS`] numbers of 32 bits, little-endian, then the chance of the Free Peoples by the
//! judge of the first planner, then 1 if they won and 0 if not, then the number of the match. Rows come in the order of matches: the same seed gives the same bytes
//! on any number of threads. One decision about dice in `every` is written down. Now and then (`stray`
//! in a thousand) a seat does what it likes with a die, so that the judge sees what planners never do.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::thread;

use parlour_bots::wotr::{FACTS, Mind, kinds};
use parlour_core::{BotKind, Game, NoEvents, Perspective, Rng, Seat, Status};
use parlour_wotr::{Setup, Step, Wotr};

/// Matches that a thread plays before they are written.
const STRETCH: u64 = 64;

struct Plan {
    out: String,
    matches: u64,
    seed: u64,
    every: u32,
    stray: u32,
    threads: usize,
    bot: BotKind<Wotr>,
}

impl Plan {
    fn read(args: &[String]) -> Option<Self> {
        let (out, options) = args.split_first()?;
        let bot = |id: &str| kinds().into_iter().find(|kind| kind.id == id);
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let out = out.clone();
        let mut plan = Plan { out, matches: 1_000, seed: 1, every: 8, stray: 30, threads, bot: bot("heuristic")? };
        for pair in options.chunks(2) {
            let [name, value] = pair else { return None };
            match name.as_str() {
                "--matches" => plan.matches = value.parse().ok()?,
                "--seed" => plan.seed = value.parse().ok()?,
                "--every" => plan.every = value.parse().ok()?,
                "--stray" => plan.stray = value.parse().ok()?,
                "--threads" => plan.threads = value.parse().ok()?,
                "--bot" => plan.bot = bot(value)?,
                _ => return None,
            }
        }
        Some(plan)
    }

    /// Plays a match; its rows.
    fn play(&self, index: u64) -> Vec<u8> {
        let mut rng = Rng::fork(self.seed, index);
        let mut game = Wotr::start(&Setup::default()).expect("the usual setup is allowed");
        let mut bots = [(); 2].map(|()| (self.bot.make)());
        let (mut mind, mut facts) = (Mind::default(), [0.0; FACTS]);
        let (mut rows, mut options) = (Vec::new(), Vec::new());
        let winners = loop {
            match game.status() {
                Status::Over(outcome) => break outcome.winners,
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().expect("a decision asks at least one seat");
                    let place = Perspective::new(&game, seat);
                    let dice = matches!(game.look().step(), Some(Step::Act(_)));
                    if dice && rng.below(self.every) == 0 {
                        let imagined = place.imagine(&mut rng);
                        mind.facts(&imagined, &mut facts);
                        rows.push((facts, mind.first_value(&imagined)));
                    }
                    let action = if dice && rng.below(1_000) < self.stray {
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
        let won = if winners.contains(Seat(0)) { 1.0f32 } else { 0.0 };
        let mut bytes = Vec::with_capacity(rows.len() * (FACTS + 3) * 4);
        for (facts, judged) in rows {
            bytes.extend(facts.iter().flat_map(|fact| fact.to_le_bytes()));
            bytes.extend(judged.to_le_bytes());
            bytes.extend(won.to_le_bytes());
            bytes.extend((index as u32).to_le_bytes());
        }
        bytes
    }

    fn make(&self) -> std::io::Result<()> {
        let mut out = BufWriter::new(File::create(&self.out)?);
        let mut begun = 0;
        while begun < self.matches {
            let starts: Vec<u64> = (0..self.threads as u64).map(|thread| begun + thread * STRETCH).collect();
            let parts: Vec<Vec<u8>> = thread::scope(|scope| {
                let part = |from: u64| (from..self.matches.min(from + STRETCH)).flat_map(|at| self.play(at)).collect();
                let threads: Vec<_> = starts.iter().map(|from| scope.spawn(move || part(*from))).collect();
                threads.into_iter().map(|thread| thread.join().expect("a match is played")).collect()
            });
            for part in parts {
                out.write_all(&part)?;
            }
            begun += self.threads as u64 * STRETCH;
        }
        out.flush()
    }
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(plan) = Plan::read(&args) else {
        eprintln!("positions OUT [--matches N] [--seed N] [--every N] [--stray N] [--threads N] [--bot NAME]");
        std::process::exit(2);
    };
    plan.make()?;
    println!("{FACTS} facts, {} matches of {}, seed {}", plan.matches, plan.bot.id, plan.seed);
    Ok(())
}
