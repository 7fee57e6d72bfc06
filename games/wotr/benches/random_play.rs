//! How fast random play is, by seats and mode, and what a state costs to copy:
//! `cargo bench -p parlour-wotr`. The first block is what `parlour bench wotr` prints.

use std::hint::black_box;
use std::time::Instant;

use parlour_core::{Game, NoEvents, Rng, Status};
use parlour_wotr::{Mode, Setup, Wotr};

/// How long each setup is played.
const SECONDS: f64 = 2.0;

/// Decisions a second of random play with a setup.
fn decisions_per_second(setup: &Setup) -> f64 {
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    let mut decisions = 0u64;
    let began = Instant::now();
    while began.elapsed().as_secs_f64() < SECONDS {
        let mut state = Wotr::start(setup).expect("the setup is good");
        for _ in 0..4_000 {
            match state.status() {
                Status::Over(_) => break,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    state.apply(seat, rng.pick(&legal).expect("there is something to do"), &mut NoEvents);
                    decisions += 1;
                }
            }
        }
        black_box(&state);
    }
    decisions as f64 / began.elapsed().as_secs_f64()
}

fn main() {
    print!("{}", parlour_lab::bench::<Wotr>(4.0).text());
    for (mode, name) in [(Mode::Enforced, "enforced"), (Mode::Companion, "companion")] {
        for seats in 2..=4 {
            let speed = decisions_per_second(&Setup { seats, mode, ..Setup::default() });
            println!("{name}, {seats} seats: {:.3} million decisions a second", speed / 1e6);
        }
    }
}
