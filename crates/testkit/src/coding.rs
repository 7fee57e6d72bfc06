//! What a game as numbers is held to: every legal action has a number of its own that leads back to
//! it, and an observation tells a seat nothing that its view does not.

use parlour_core::{Coded, Key, MAX_STREAMS, NoEvents, Rng, Seat, Status, Viewer};

/// No number of an observation is larger than this, and none is below 0.
const MOST: f32 = 1e6;

/// Plays `matches` at random and checks the numbers at every decision, for every seat.
///
/// # Panics
/// With the seed of the match, when something does not hold.
pub fn check_coding<G: Coded>(setup: &G::Setup, matches: u64) {
    for index in 0..matches {
        check_match::<G>(setup, index);
    }
}

fn check_match<G: Coded>(setup: &G::Setup, index: u64) {
    let mut state = G::start(setup).expect("the setup is allowed");
    let mut rng = Rng::fork(index, 1);
    let dealer = Key::of_series(7, index).dealer(&[]);
    let mut answers = [0; MAX_STREAMS];
    // Written over and over, as a batch does it.
    let mut rows = vec![(vec![0.0; G::OBSERVATION], Vec::new()); usize::from(state.seats())];
    loop {
        match state.status() {
            Status::Over(_) => break,
            Status::Chance(request) => {
                let ordinal = &mut answers[usize::from(request.stream.0)];
                state.deal(&dealer.answer_to(&request, *ordinal), &mut NoEvents);
                *ordinal += 1;
            }
            Status::Decide(seats) => {
                for seat in (0..state.seats()).map(Seat) {
                    let (row, marks) = &mut rows[seat.index()];
                    state.observe_again(seat, row, marks);
                    check_seat(&state, seat, index, row, &mut rng);
                }
                let seat = seats.iter().next().expect("somebody is asked");
                check_numbers(&state, seat, index, &mut rng);
                let legal = state.legal(seat);
                let action = *rng.pick(&legal).expect("there is something to do");
                state.apply(seat, &action, &mut NoEvents);
            }
        }
    }
}

/// Numbers lead to actions that lead back, whether they may be taken or not.
fn check_numbers<G: Coded>(state: &G, seat: Seat, index: u64, rng: &mut Rng) {
    for past in [G::ACTIONS, usize::MAX] {
        assert!(state.action(seat, past).is_none(), "match {index}: there is no action past the last");
    }
    for _ in 0..16 {
        let number = rng.below(G::ACTIONS as u32) as usize;
        if let Some(action) = state.action(seat, number) {
            assert_eq!(state.number(seat, &action), Some(number), "match {index}: {action:?}");
        }
    }
}

fn check_seat<G: Coded>(state: &G, seat: Seat, index: u64, row: &[f32], rng: &mut Rng) {
    let numbers: Vec<usize> = state
        .legal(seat)
        .iter()
        .map(|action| {
            let number = state.number(seat, action);
            let number = number.unwrap_or_else(|| panic!("match {index}: {action:?} has no number"));
            assert!(number < G::ACTIONS, "match {index}: {number} of {action:?} is past the last");
            assert_eq!(state.action(seat, number).as_ref(), Some(action), "match {index}: {number}");
            number
        })
        .collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), numbers.len(), "match {index}: two actions with one number");
    let seen = observed(|out| G::observe(&state.view(Viewer::Seat(seat)), seat, out), G::OBSERVATION);
    let quick = observed(|out| state.observe_in(seat, out), G::OBSERVATION);
    assert_eq!(seen, quick, "match {index}: the state shows {seat:?} what its view does not");
    assert_eq!(seen, row, "match {index}: something of an older observation is left");
    assert!(seen.iter().all(|number| (0.0..=MOST).contains(number)), "match {index}: {seen:?}");
    // A canary: another world that the seat cannot tell from this one.
    let other = state.reimagine(seat, rng);
    let there = observed(|out| other.observe_in(seat, out), G::OBSERVATION);
    assert_eq!(seen, there, "match {index}: {seat:?} is told what it may not know");
    let known =
        |state: &G| state.legal(seat).iter().filter_map(|action| state.number(seat, action)).collect::<Vec<_>>();
    assert_eq!(numbers, known(&other), "match {index}: {seat:?} may do what gives a secret away");
}

fn observed(observe: impl FnOnce(&mut [f32]), size: usize) -> Vec<f32> {
    let mut out = vec![0.0; size];
    observe(&mut out);
    out
}
