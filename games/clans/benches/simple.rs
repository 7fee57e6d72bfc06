//! SimpleAI against SimpleAI, whole matches a second on one core: `cargo bench -p parlour-clans`.

use std::hint::black_box;
use std::time::Instant;

use parlour_clans::{Clans, DeckChoice, Event, Setup, SimpleAi, Simulation, Tally, stream};
use parlour_core::{Ask, Dealer, Game, Key, MAX_STREAMS, NoEvents, Rng, Seat, Sink, Status, Viewer};

fn timed(name: &str, count: u64, mut run: impl FnMut(u64) -> u64) {
    // A word on the command line picks the timings that have it in their name.
    if std::env::args().skip(1).find(|word| !word.starts_with('-')).is_some_and(|word| !name.contains(&word)) {
        return;
    }
    let start = Instant::now();
    let mut sum = 0;
    for index in 0..count {
        sum += run(index);
    }
    black_box(sum);
    let each = start.elapsed().as_secs_f64() / count as f64;
    println!("{name}: {:.0} a second, {:.2} us each", 1.0 / each, each * 1e6);
}

/// A match through the general contract of games, as the lab plays it: views, bots, a dealer.
fn by_contract(start: &Clans, seed: u64, dealer: &mut impl Dealer, events: &mut impl Sink<Event>) -> u64 {
    let mut game = start.clone();
    let mut answers = [0; MAX_STREAMS];
    let mut minds = [stream(seed, 5), stream(seed, 6)];
    let mut bots = [SimpleAi::default(); 2];
    loop {
        match game.status() {
            Status::Over(_) => return u64::from(game.turn()),
            Status::Chance(request) => {
                let ordinal = &mut answers[usize::from(request.stream.0)];
                let answer = dealer.answer(&Ask { request, ordinal: *ordinal }).unwrap();
                *ordinal += 1;
                game.deal(&answer, events);
            }
            Status::Decide(seats) => {
                for seat in seats.iter() {
                    let at = seat.index();
                    let action = bots[at].choose(&game.view(Viewer::Seat(seat)), &mut minds[at]);
                    game.apply(seat, &action, events);
                    if !matches!(game.status(), Status::Decide(_)) {
                        break;
                    }
                }
            }
        }
    }
}

fn main() {
    let setup = Setup::simulation(DeckChoice::default(), DeckChoice::default());
    let simulation = Simulation::new(&setup).unwrap();
    let start = Clans::start(&setup).unwrap();
    println!("state: {} bytes", size_of::<Clans>());
    for _ in 0..2 {
        calibration();
        timed("reference simulation, classic", 50_000, |seed| u64::from(simulation.final_state(seed).turn()));
        timed("through views and bots, classic", 50_000, |seed| {
            by_contract(&start, seed, &mut Rng::new(seed), &mut NoEvents)
        });
        timed("the same with a tally", 50_000, |seed| {
            by_contract(&start, seed, &mut Rng::new(seed), &mut Tally::default())
        });
        timed("the same with the keyed dealer and a tally", 50_000, |seed| {
            by_contract(&start, seed, &mut Key::of_series(1, seed).dealer(&[]), &mut Tally::default())
        });
        timed("start", 20_000, |_| u64::from(Clans::start(&setup).unwrap().turn()));
        timed("clone", 1_000_000, |_| u64::from(black_box(start.clone()).turn()));
        timed("view", 1_000_000, |_| u64::from(black_box(start.view(Viewer::Seat(Seat(0)))).turn()));
    }
    for threads in [1, 2] {
        timed(&format!("50,000 matches on {threads} of two threads"), 1, |_| {
            std::thread::scope(|scope| {
                for thread in 0..threads {
                    let start = &start;
                    scope.spawn(move || {
                        for seed in (thread..50_000).step_by(threads as usize) {
                            let key = Key::of_series(1, seed);
                            black_box(by_contract(start, seed, &mut key.dealer(&[]), &mut Tally::default()));
                        }
                    });
                }
            });
            0
        });
    }
    for preset in [parlour_clans::Preset::ClassicPlus, parlour_clans::Preset::Frontier] {
        let simulation = Simulation::new(&Setup { preset, ..Setup::limited() }).unwrap();
        timed(&format!("{preset:?}"), 20_000, |seed| u64::from(simulation.final_state(seed).turn()));
    }
}

/// The yardstick of the lab: random tic-tac-toe on bit boards (`crates/lab/src/calibration.rs`).
fn calibration() {
    const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
    let mut lines = [0u64; 8];
    for marks in 0..512u16 {
        if ROWS.iter().any(|row| marks & row == *row) {
            lines[usize::from(marks >> 6)] |= 1 << (marks & 63);
        }
    }
    let mut rng = Rng::new(1);
    timed("calibration (tic-tac-toe)", 5_000_000, |_| {
        let (mut free, mut marks, mut turn) = (0x1FFu16, [0u16; 2], 0);
        loop {
            let mut rest = free;
            for _ in 0..rng.below(free.count_ones()) {
                rest &= rest - 1;
            }
            let square = rest & rest.wrapping_neg();
            free ^= square;
            marks[turn] |= square;
            if lines[usize::from(marks[turn] >> 6)] >> (marks[turn] & 63) & 1 == 1 {
                return turn as u64;
            }
            if free == 0 {
                return 2;
            }
            turn ^= 1;
        }
    });
}
