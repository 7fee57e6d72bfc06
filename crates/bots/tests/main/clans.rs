//! How the bots of Land of Clans & Wanderers do against each other, and that they keep to the rules.

use std::sync::atomic::AtomicBool;

use parlour_bots::clans::{self, Advice, Foresight};
use parlour_bots::search::{Budget, Search};
use parlour_clans::{Action, Clans, Extras, Preset, Setup, Submission};
use parlour_core::{Bot, BotKind, Game, NoEvents, Perspective, Rng, Seat, Status, Studied};
use parlour_lab::{DealerChoice, Report, Settings, simulate};

fn bot(id: &str) -> BotKind<Clans> {
    clans::kinds().into_iter().find(|kind| kind.id == id).expect("it is offered")
}

fn duel(first: BotKind<Clans>, second: BotKind<Clans>, matches: u64, setup: Setup) -> Report {
    let bots = vec![first, second];
    let dealer = DealerChoice::Keyed;
    let settings = Settings { matches, seed: 5, threads: 0, setup, bots, swap_seats: true, dealer };
    simulate(&settings, &|_| {}, &AtomicBool::new(false)).unwrap()
}

/// The share is some 90 %; half of the matches would be won by luck alone.
#[test]
fn the_heuristic_is_clearly_stronger_than_simple_ai() {
    let report = duel(bot("heuristic"), bot("simple"), 120, Extras::simulation_setup());
    assert!(report.bots[0].wins.low > 0.5, "{:?}", report.bots);
}

/// Each level against the one below: `docs/bots.md` has the large counts, from 62 to 82 of 100.
#[test]
fn every_level_beats_the_one_below() {
    for pair in ["simple", "casual", "heuristic", "search1", "search2"].windows(2) {
        let report = duel(bot(pair[1]), bot(pair[0]), 100, Extras::simulation_setup());
        assert!(report.bots[0].wins.count > report.bots[1].wins.count, "{pair:?}: {:?}", report.bots);
    }
}

/// The share is some 97 %.
#[test]
fn the_search_is_far_stronger_than_it_was_at_first() {
    let quick = BotKind {
        make: || Box::new(Foresight::with(Budget::Iterations(600), clans::Manner::quick())),
        ..bot("search2")
    };
    let first = BotKind { make: || Box::new(Search::new(Advice::new(24), Budget::Iterations(200))), ..bot("tree-1") };
    let report = duel(quick, first, 20, Extras::simulation_setup());
    assert!(report.bots[0].wins.count >= 14, "{:?}", report.bots);
}

/// Whoever decides second does not know what was sealed: another plan changes nothing.
#[test]
fn a_sealed_plan_does_not_tell() {
    let mut dealt = Clans::start(&Setup::default()).unwrap();
    let mut rng = Rng::new(8);
    while let Status::Chance(request) = dealt.status() {
        dealt.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents);
    }
    let seal = |plan: Action| {
        let mut state = dealt.clone();
        state.apply(Seat(0), &plan, &mut NoEvents);
        state
    };
    let good = (bot("heuristic").make)().choose(&Perspective::new(&dealt, Seat(0)), &mut rng);
    assert_ne!(good, Action::Plan(Submission::PASS));
    let (one, other) = (seal(good), seal(Action::Plan(Submission::PASS)));
    for id in ["casual", "search1", "search2", "search3"] {
        let choose = |state: &Clans| (bot(id).make)().choose(&Perspective::new(state, Seat(1)), &mut Rng::new(9));
        assert_eq!(choose(&one), choose(&other), "{id}");
    }
}

/// Every choice is legal, with heroes, marching and fog too: the lab's own check of each action is
/// a debug assertion, so this plays by hand.
#[test]
fn bots_keep_to_the_rules_with_all_modules() {
    let quick =
        |overlooks| Foresight::with(Budget::Iterations(200), clans::Manner { overlooks, ..clans::Manner::usual() });
    for round in 0..6 {
        let preset = [Preset::ClassicPlus, Preset::Frontier][round % 2];
        let setup = Setup { preset, ..Extras::simulation_setup() };
        let mut state = Clans::start(&setup).unwrap();
        let mut rng = Rng::new(round as u64);
        let mut bots: Vec<Box<dyn Bot<Clans>>> = match round / 2 {
            0 => {
                vec![Box::<clans::Heuristic>::default(), Box::new(Search::new(Advice::new(8), Budget::Iterations(40)))]
            }
            1 => vec![Box::new(quick(0)), Box::new(quick(80))],
            _ => vec![Box::new(quick(80)), Box::new(quick(0))],
        };
        loop {
            match state.status() {
                Status::Over(_) => break,
                Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = bots[seat.index()].choose(&Perspective::new(&state, seat), &mut rng);
                    assert_eq!(state.check(seat, &action), Ok(()), "{preset:?}, turn {}: {action:?}", state.turn());
                    state.apply(seat, &action, &mut NoEvents);
                }
            }
        }
    }
}

/// The same view and the same generator give the same plan.
#[test]
fn bots_are_deterministic() {
    let mut state = Clans::start(&Setup::default()).unwrap();
    let mut rng = Rng::new(3);
    while let Status::Chance(request) = state.status() {
        state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents);
    }
    for id in ["simple", "casual", "heuristic", "search1", "search2"] {
        let choose = || (bot(id).make)().choose(&Perspective::new(&state, Seat(1)), &mut Rng::new(9));
        assert_eq!(choose(), choose(), "{id}");
        assert!(matches!(choose(), Action::Plan(_)), "{id}");
    }
}
