//! What mass simulation and search lean on: playing on allocates nothing, and a state is small.

use parlour_core::{Game, NoEvents, Rng, Status};
use parlour_wotr::{Action, Mode, Setup, Wotr};

/// How many decisions are made in each setup.
const DECISIONS: u64 = 100_000;

/// Plays matches at random until there were enough decisions.
fn play(setup: &Setup, legal: &mut Vec<Action>) {
    let start = Wotr::start(setup).unwrap();
    let mut rng = Rng::new(1);
    let mut decisions = 0;
    while decisions < DECISIONS {
        let mut state = start;
        loop {
            match state.status() {
                Status::Over(_) => break,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    legal.clear();
                    let seat = seats.iter().next().unwrap();
                    state.legal_actions(seat, legal);
                    state.apply(seat, rng.pick(legal).unwrap(), &mut NoEvents);
                    decisions += 1;
                }
            }
        }
    }
}

#[test]
fn random_play_allocates_nothing() {
    for mode in [Mode::Enforced, Mode::Companion] {
        for seats in 2..=4 {
            let setup = Setup { seats, mode, ..Setup::default() };
            let mut legal = Vec::new();
            // The same matches twice: once for the lists to get their size.
            play(&setup, &mut legal);
            let counted = allocation_counter::measure(|| play(&setup, &mut legal));
            assert_eq!(counted.count_total, 0, "{mode:?}, {seats} seats: allocations in {DECISIONS} decisions");
        }
    }
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<Wotr>();
    assert!(bytes <= 4_096, "{bytes} bytes");
}
