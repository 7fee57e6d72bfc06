//! How the bots of Land of Clans & Wanderers do against each other, and that they keep to the rules.

use std::sync::atomic::AtomicBool;

use parlour_bots::clans::{self, Advice};
use parlour_bots::search::{Budget, Search};
use parlour_clans::{Action, Clans, Extras, Preset, Setup};
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

#[test]
fn the_search_beats_the_heuristic() {
    let small = BotKind {
        id: "small",
        about: "",
        usual: false,
        kept: false,
        make: || Box::new(Search::new(Advice::new(24), Budget::Iterations(400))),
    };
    let report = duel(small, bot("heuristic"), 60, Extras::simulation_setup());
    assert!(report.bots[0].wins.count > report.bots[1].wins.count + 5, "{:?}", report.bots);
}

/// Every choice is legal, with heroes, marching and fog too: the lab's own check of each action is
/// a debug assertion, so this plays by hand.
#[test]
fn bots_keep_to_the_rules_with_all_modules() {
    for (round, preset) in [Preset::ClassicPlus, Preset::Frontier].into_iter().enumerate() {
        let setup = Setup { preset, ..Extras::simulation_setup() };
        let mut state = Clans::start(&setup).unwrap();
        let mut rng = Rng::new(round as u64);
        let mut bots: Vec<Box<dyn Bot<Clans>>> =
            vec![Box::<clans::Heuristic>::default(), Box::new(Search::new(Advice::new(8), Budget::Iterations(40)))];
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
    for id in ["simple", "heuristic", "search1"] {
        let choose = || (bot(id).make)().choose(&Perspective::new(&state, Seat(1)), &mut Rng::new(9));
        assert_eq!(choose(), choose(), "{id}");
        assert!(matches!(choose(), Action::Plan(_)), "{id}");
    }
}
