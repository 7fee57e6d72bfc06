//! How fast random play is, and how long it takes to imagine a state:
//! `cargo bench -p parlour-confrontation`.

use std::hint::black_box;
use std::time::Instant;

use parlour_confrontation::{Confrontation, Setup};
use parlour_core::{Game, NoEvents, Perspective, Rng, Seat, Status};

/// How often every state is imagined.
const ROUNDS: u32 = 100;

/// States from all through some random matches, as they ask a seat.
fn states(rng: &mut Rng) -> Vec<(Confrontation, Seat)> {
    let mut found = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..50 {
        let mut state = Confrontation::start(&Setup::random()).expect("the setup is good");
        loop {
            match state.status() {
                Status::Over(_) => break,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    found.push((state.clone(), seat));
                    actions.clear();
                    state.legal_actions(seat, &mut actions);
                    state.apply(seat, rng.pick(&actions).expect("there is something to do"), &mut NoEvents);
                }
            }
        }
    }
    found
}

fn main() {
    print!("{}", parlour_lab::bench::<Confrontation>(4.0).text());
    let mut rng = Rng::new(1);
    let states = states(&mut rng);
    let began = Instant::now();
    for _ in 0..ROUNDS {
        for (state, seat) in &states {
            black_box(Perspective::new(state, *seat).imagine(&mut rng));
        }
    }
    let each = began.elapsed() / ROUNDS / states.len() as u32;
    println!("  to look and imagine            {} ns", each.as_nanos());
}
