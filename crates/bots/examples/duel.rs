//! Two bots play each other, sides swapped from match to match: how often the first one wins.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example duel -- confrontation 400 7 search3 new@5000,depth=4
//! ```
//!
//! Matches `2n` and `2n + 1` have the same luck with the sides swapped. More pairs of bots may
//! follow; with a time as a budget the result is no longer the same everywhere.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use parlour_clans::Clans;
use parlour_confrontation::Confrontation;
use parlour_core::{NoEvents, Perspective, Rng, Seat, Status};
use parlour_lab::wilson;
use parlour_wotr::Wotr;

#[path = "shared/entrant.rs"]
mod entrant;
use entrant::{Entrant, Played};

#[derive(Default)]
struct Tally {
    won: [u64; 2],
    drawn: u64,
    decisions: [u64; 2],
    seconds: [f64; 2],
    simulations: [u64; 2],
}

fn play<G: Played>(setup: &G::Setup, bots: [&Entrant<G>; 2], seed: u64, index: u64, tally: &Mutex<Tally>) {
    let mut luck = Rng::fork(seed, index / 2);
    let mut rngs = [0, 1].map(|seat| Rng::fork(seed ^ 0xB075, 2 * index + seat));
    let mut game = G::start(setup).expect("the usual setup is allowed");
    let swapped = index % 2 == 1;
    let mut seated: Vec<_> = (0..2).map(|seat| bots[seat ^ usize::from(swapped)]()).collect();
    let mut sum = Tally::default();
    let winners = loop {
        match game.status() {
            Status::Over(outcome) => break outcome.winners,
            Status::Chance(request) => game.deal(&request.answer_with(|n| luck.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks at least one seat");
                let bot = seat.index() ^ usize::from(swapped);
                let began = Instant::now();
                let action = seated[seat.index()].choose(&Perspective::new(&game, seat), &mut rngs[seat.index()]);
                sum.seconds[bot] += began.elapsed().as_secs_f64();
                sum.decisions[bot] += 1;
                game.apply(seat, &action, &mut NoEvents);
            }
        }
    };
    let mut tally = tally.lock().expect("nobody fails with it");
    for (seat, player) in seated.iter().enumerate() {
        let bot = seat ^ usize::from(swapped);
        if winners.contains(Seat(seat as u8)) {
            tally.won[seat] += u64::from(bot == 0);
        }
        tally.decisions[bot] += sum.decisions[bot];
        tally.seconds[bot] += sum.seconds[bot];
        tally.simulations[bot] += player.simulations().unwrap_or(0);
    }
    tally.drawn += u64::from(winners.is_empty());
}

fn duel<G: Played>(matches: u64, seed: u64, names: [&str; 2], threads: usize) {
    let bots = names.map(|name| G::entrant(name).unwrap_or_else(|| panic!("no bot {name}")));
    let (next, tally, setup) = (AtomicU64::new(0), Mutex::new(Tally::default()), G::Setup::default());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= matches {
                        return;
                    }
                    play::<G>(&setup, [&bots[0], &bots[1]], seed, index, &tally);
                }
            });
        }
    });
    let tally = tally.into_inner().expect("nobody failed with it");
    let won = tally.won[0] + tally.won[1];
    let (low, high) = wilson(won, matches);
    let each = |bot: usize| 1e3 * tally.seconds[bot] / tally.decisions[bot].max(1) as f64;
    let half = matches.div_ceil(2).max(1);
    println!(
        "{} | {} | {won} of {matches}, {} drawn | {:.2}% ({:.2} to {:.2}) | {:.1}% {:.1}% by seat | {:.2} ms {:.2} ms | {} {} sims",
        names[0],
        names[1],
        tally.drawn,
        100.0 * won as f64 / matches.max(1) as f64,
        100.0 * low,
        100.0 * high,
        100.0 * tally.won[0] as f64 / half as f64,
        100.0 * tally.won[1] as f64 / half as f64,
        each(0),
        each(1),
        tally.simulations[0] / tally.decisions[0].max(1),
        tally.simulations[1] / tally.decisions[1].max(1),
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let usage = "duel GAME MATCHES SEED BOT BOT [BOT BOT]…";
    let [game, matches, seed, names @ ..] = args.as_slice() else { panic!("{usage}") };
    let (matches, seed) = (matches.parse().expect(usage), seed.parse().expect(usage));
    let threads = std::env::var("THREADS").ok().and_then(|count| count.parse().ok());
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    for pair in names.chunks_exact(2) {
        let pair = [pair[0].as_str(), pair[1].as_str()];
        match game.as_str() {
            "confrontation" => duel::<Confrontation>(matches, seed, pair, threads),
            "clans" => duel::<Clans>(matches, seed, pair, threads),
            "wotr" => duel::<Wotr>(matches, seed, pair, threads),
            other => panic!("no game {other}"),
        }
    }
}
