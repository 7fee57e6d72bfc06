//! The players of War of the Ring, in samples; `docs/bots.md` has the large counts.

use std::sync::atomic::AtomicBool;

use parlour_bots::search::Budget;
use parlour_bots::wotr::{Foresight, Heuristic, kinds};
use parlour_core::{Bot, BotKind, Game, NoEvents, Perspective, Rng, Seat, Status, Viewer};
use parlour_lab::{Settings, record, simulate};
use parlour_wotr::{Setup, Start, Wotr};

fn kind(id: &str) -> BotKind<Wotr> {
    kinds().into_iter().find(|kind| kind.id == id).expect("a bot of that name")
}

fn settings(bots: &[&str], matches: u64, start: Start) -> Settings<Wotr> {
    Settings {
        matches,
        seed: 5,
        threads: 0,
        setup: Setup { seats: bots.len() as u8, start, ..Setup::default() },
        bots: bots.iter().map(|id| kind(id)).collect(),
        swap_seats: false,
        dealer: parlour_lab::DealerChoice::Keyed,
    }
}

/// Plays a match with planners on all seats and shows each decision of a seat before it is made.
fn watch(seats: u8, seed: u64, mut seen: impl FnMut(&Wotr, Seat)) {
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Heuristic> = (0..seats).map(|_| Heuristic::default()).collect();
    let mut game = Wotr::start(&Setup { seats, ..Setup::default() }).unwrap();
    loop {
        match game.status() {
            Status::Over(_) => return,
            Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(asked) => {
                let seat = asked.iter().next().unwrap();
                seen(&game, seat);
                let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
                assert_eq!(game.check(seat, &action), Ok(()), "seed {seed}: {action:?}");
                game.apply(seat, &action, &mut NoEvents);
            }
        }
    }
}

#[test]
fn every_decision_is_answered_legally_at_two_three_and_four_seats() {
    for seats in 2..=4 {
        for seed in 0..4 {
            watch(seats, seed, |game, _| {
                assert_eq!(game.audit(), Ok(()), "seed {seed}");
            });
        }
    }
}

/// Whoever asks for advice is told something that may be done, in words that the game has.
#[test]
fn advice_can_be_followed_and_said() {
    let words = Wotr::INFO.first_words();
    let (mut heuristic, mut foresight) = (Heuristic::default(), Foresight::new(Budget::Iterations(12)));
    let (mut rng, mut planned, mut foreseen) = (Rng::new(8), 0, 0);
    watch(2, 3, |game, seat| {
        let place = Perspective::new(game, seat);
        for hint in [heuristic.hint(&place, &mut rng), foresight.hint(&place, &mut rng)] {
            let hint = hint.expect("there is advice at every decision");
            assert_eq!(game.check(seat, &hint.action), Ok(()), "{hint:?}");
            assert!(words.knows(&hint.reason), "{hint:?}");
            match hint.reason.key.as_ref() {
                "hint.foreseen" => foreseen += 1,
                _ => planned += 1,
            }
        }
    });
    assert!(planned > 0 && foreseen > 0, "{planned} {foreseen}");
}

/// The way to an imagined state that writes no view gives the very state that the view gives: so
/// it depends on nothing that the seat does not see.
#[test]
fn a_state_is_reimagined_from_what_the_seat_sees_alone() {
    for seats in 2..=4 {
        let mut counter = 0;
        watch(seats, 40 + u64::from(seats), |game, _| {
            counter += 1;
            if counter % 5 != 0 {
                return;
            }
            for seat in Seat::first(seats) {
                let from_view = Wotr::imagine(&game.view(Viewer::Seat(seat)), seat, &mut Rng::new(counter));
                assert_eq!(game.reimagine(seat, &mut Rng::new(counter)), from_view, "seat {seat}, decision {counter}");
            }
        });
    }
}

/// What a planner keeps from one decision to the next only saves it work: one that has just come
/// to the table answers the same, with two seats and in teams.
#[test]
fn what_a_planner_remembers_changes_no_answer() {
    for seats in 2..=4 {
        let mut regular = Heuristic::default();
        let mut counter = 0;
        watch(seats, 300 + u64::from(seats), |game, seat| {
            counter += 1;
            let place = Perspective::new(game, seat);
            let [old, new] =
                [&mut regular, &mut Heuristic::default()].map(|bot| bot.choose(&place, &mut Rng::new(counter)));
            assert_eq!(old, new, "{seats} seats, decision {counter}");
        });
    }
}

/// What the others hold changes nothing in a bot's choice.
#[test]
fn equal_views_and_generators_give_equal_choices() {
    let mut counter = 0;
    watch(2, 77, |game, seat| {
        counter += 1;
        let other = game.reimagine(seat, &mut Rng::new(1_000 + counter));
        let choice = |game: &Wotr| Heuristic::default().choose(&Perspective::new(game, seat), &mut Rng::new(counter));
        assert_eq!(choice(game), choice(&other), "decision {counter}");
        if counter % 60 == 0 {
            let choice = |game: &Wotr| {
                Foresight::new(Budget::Iterations(12)).choose(&Perspective::new(game, seat), &mut Rng::new(counter))
            };
            assert_eq!(choice(game), choice(&other), "searched decision {counter}");
        }
    });
}

#[test]
fn planning_beats_chance_on_either_side() {
    for (bots, own) in [(["heuristic", "random"], 0), (["random", "heuristic"], 1)] {
        let report = simulate(&settings(&bots, 40, Start::Standard), &|_| (), &AtomicBool::new(false)).unwrap();
        let share = report.bots[own].wins.share;
        assert!(share >= 0.85, "{share} of 40 matches (seed 5, {bots:?})");
    }
}

/// Each level against the one below, on either side: `docs/bots.md` has the large counts, from 70 to
/// 80 of 100.
#[test]
fn every_level_beats_the_one_below() {
    for pair in ["beginner", "casual", "heuristic", "search1"].windows(2) {
        let settings = Settings { swap_seats: true, ..settings(&[pair[1], pair[0]], 80, Start::Standard) };
        let report = simulate(&settings, &|_| (), &AtomicBool::new(false)).unwrap();
        let share = report.bots[0].wins.share;
        assert!(share > 0.5, "{pair:?}: {share} of 80 matches (seed 5)");
    }
}

/// A match is repeated move by move, its record verifies, and every start is played.
#[test]
fn a_match_is_repeatable_from_every_start() {
    for start in [Start::Standard, Start::BreakingOfTheFellowship, Start::Treebeard] {
        let settings = settings(&["heuristic", "heuristic"], 2, start);
        let (first, again) = (record(&settings, 1).unwrap(), record(&settings, 1).unwrap());
        assert_eq!(first.state(), again.state());
        assert_eq!(first.len(), again.len());
        parlour_core::Record::of(&first).replay::<Wotr>().unwrap();
    }
}
