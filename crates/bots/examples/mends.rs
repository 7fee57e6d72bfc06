//! What each mend of War of the Ring's planner is worth: alone against the first planner, and what
//! all of them lose without it. Then the habits of the planner with all of them, against itself.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example mends -- 4000 [SEED] [MEND…]
//! ```

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

use parlour_bots::wotr::{Heuristic, Mends};
use parlour_core::BotKind;
use parlour_lab::{DealerChoice, Report, Settings, Spread, simulate};
use parlour_wotr::{Setup, Wotr};

/// The mends of the two planners that play now: a bot is made by a function without a context.
static PLAYING: [AtomicU32; 2] = [const { AtomicU32::new(0) }; 2];

fn duel(mends: [Mends; 2], matches: u64, seed: u64) -> Report {
    for (playing, mends) in PLAYING.iter().zip(mends) {
        playing.store(mends.bits(), Relaxed);
    }
    let kind = |id, make| BotKind { id, about: "", usual: false, kept: false, make };
    let settings = Settings::<Wotr> {
        matches,
        seed,
        threads: 0,
        setup: Setup::default(),
        bots: vec![
            kind("one", || Box::new(Heuristic::with(Mends::of_bits(PLAYING[0].load(Relaxed))))),
            kind("other", || Box::new(Heuristic::with(Mends::of_bits(PLAYING[1].load(Relaxed))))),
        ],
        swap_seats: true,
        dealer: DealerChoice::Keyed,
    };
    simulate(&settings, &|_| (), &AtomicBool::new(false)).expect("the usual setup is allowed")
}

fn tell(what: &str, report: &Report) {
    let wins = &report.bots[0].wins;
    println!("{what:<28} {:6.2}%  ({:.2} to {:.2})", 100.0 * wins.share, 100.0 * wins.low, 100.0 * wins.high);
}

fn habits(report: &Report) {
    for measure in &report.measures {
        match &measure.spread {
            Spread::Number(summary) => println!("{:<40} {:8.3}", measure.name, summary.mean),
            Spread::Flag(share) | Spread::Part(share) => println!("{:<40} {:7.2}%", measure.name, 100.0 * share.share),
            Spread::Kinds(kinds) => {
                for kind in kinds {
                    println!("{:<40} {:7.2}%", kind.kind, 100.0 * kind.share.share);
                }
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (matches, seed) = (number(0, 2_000), number(1, 7));
    let chosen = |name: &str| args.len() <= 2 || args[2..].iter().any(|arg| arg == name);
    for (name, mend) in Mends::NAMED.into_iter().filter(|(name, _)| chosen(name)) {
        tell(&format!("{name} alone"), &duel([mend, Mends::NONE], matches, seed));
        if chosen("both") {
            let others = Mends::ALL.without(mend);
            tell(&format!("all against all but {name}"), &duel([Mends::ALL, others], matches, seed));
        }
    }
    if chosen("all") {
        tell("all", &duel([Mends::ALL, Mends::NONE], matches, seed));
        println!("\nwith all of them, against itself:");
        habits(&duel([Mends::ALL; 2], matches, seed));
    }
    if args[2.min(args.len())..].iter().any(|arg| arg == "none") {
        println!("\nwith none of them, against itself:");
        habits(&duel([Mends::NONE; 2], matches, seed));
    }
}
