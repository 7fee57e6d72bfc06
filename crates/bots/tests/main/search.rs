//! The generic search on games that are solved.

use std::time::Duration;

use parlour_bots::search::{Budget, Guide, Search, Uniform};
use parlour_core::{Bot, Game, MAX_SEATS, NoEvents, Outcome, Perspective, Rng, Seat, SeatSet, Status};
use parlour_kuhn::{Kuhn, Move};
use parlour_tictactoe::{Mark, TicTacToe};

fn position(marks: &[(u8, u8)]) -> TicTacToe {
    let mut game = TicTacToe::start(&parlour_core::NoSetup {}).unwrap();
    for (seat, square) in marks {
        game.apply(Seat(*seat), &Mark(*square), &mut NoEvents);
    }
    game
}

fn search<G: Game>(iterations: u32) -> Search<G, Uniform>
where
    G::Event: std::hash::Hash,
{
    Search::new(Uniform, Budget::Iterations(iterations))
}

fn choice(game: &TicTacToe, seat: u8, iterations: u32) -> u8 {
    search(iterations).choose(&Perspective::new(game, Seat(seat)), &mut Rng::new(1)).0
}

#[test]
fn it_takes_a_win_and_stops_one() {
    assert_eq!(choice(&position(&[(0, 1), (1, 4), (0, 2), (1, 8)]), 0, 500), 3);
    assert_eq!(choice(&position(&[(0, 1), (1, 4), (0, 2)]), 1, 2_000), 3);
}

#[test]
fn against_itself_tic_tac_toe_is_drawn_and_against_chance_never_lost() {
    let mut drawn = 0;
    for seed in 0..8 {
        let mut rng = Rng::new(seed);
        let mut bots = [search(4_000), search(4_000)];
        let mut game = position(&[]);
        let outcome = loop {
            match game.status() {
                Status::Over(outcome) => break outcome,
                Status::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &mut rng);
                    game.apply(seat, &action, &mut NoEvents);
                }
                Status::Chance(_) => unreachable!("tic-tac-toe has no chance"),
            }
        };
        drawn += u32::from(outcome.winners == SeatSet::EMPTY);
    }
    assert_eq!(drawn, 8, "perfect play draws (seeds 0 to 7)");
}

#[test]
fn equal_generators_give_equal_choices_and_the_tree_is_kept() {
    let play = || {
        let mut rng = Rng::new(9);
        let mut bot = search::<TicTacToe>(300);
        let mut game = position(&[]);
        let mut moves = Vec::new();
        while let Status::Decide(seats) = game.status() {
            let seat = seats.iter().next().unwrap();
            let action = if seat == Seat(0) {
                bot.choose(&Perspective::new(&game, seat), &mut rng)
            } else {
                let mut options = Vec::new();
                game.legal_actions(seat, &mut options);
                options[0]
            };
            moves.push(action);
            game.apply(seat, &action, &mut NoEvents);
        }
        (moves, bot.simulations())
    };
    assert_eq!(play(), play());
}

/// Chips, not only who has them.
struct Chips;

impl Guide<Kuhn> for Chips {
    fn reward(&self, outcome: &Outcome, _: u8) -> [f32; MAX_SEATS] {
        outcome.scores.map(|chips| 0.5 + chips as f32 / 4.0)
    }
}

/// The visits of a bet by the second seat holding `card` (0 to 2) after the first seat bet.
fn calls(card: u8, other: u8) -> f64 {
    let mut game = Kuhn::start(&parlour_core::NoSetup {}).unwrap();
    let answer = [other, card].into_iter().collect();
    game.deal(&answer, &mut NoEvents);
    game.apply(Seat(0), &Move::Bet, &mut NoEvents);
    let mut bot = Search::new(Chips, Budget::Iterations(3_000));
    let visits = bot.explore(&Perspective::new(&game, Seat(1)), &mut Rng::new(4));
    let total: u32 = visits.iter().map(|(_, count)| count).sum();
    let bets = visits.iter().find(|(action, _)| *action == Move::Bet).map_or(0, |(_, count)| *count);
    f64::from(bets) / f64::from(total)
}

/// What is sure in every equilibrium: never call with the Jack, always with the King; and what
/// the other seat really holds makes no difference to the search.
#[test]
fn in_kuhn_poker_it_folds_the_jack_calls_the_king_and_does_not_peek() {
    assert!(calls(0, 1) < 0.1);
    assert!(calls(2, 1) > 0.9);
    assert!((calls(1, 0) - calls(1, 2)).abs() < f64::EPSILON);
}

/// After the expected reply the own tree is taken up where it stands: its old visits count.
#[test]
fn the_own_tree_is_taken_up_after_a_reply() {
    let mut rng = Rng::new(2);
    let mut bot = search::<TicTacToe>(2_000);
    let mut game = position(&[]);
    let first = bot.choose(&Perspective::new(&game, Seat(0)), &mut rng);
    game.apply(Seat(0), &first, &mut NoEvents);
    let reply = if first == Mark(5) { Mark(1) } else { Mark(5) };
    game.apply(Seat(1), &reply, &mut NoEvents);
    let visits = bot.explore(&Perspective::new(&game, Seat(0)), &mut rng);
    let total: u32 = visits.iter().map(|(_, count)| count).sum();
    assert!(total > 2_000, "{total} visits after 2,000 iterations");
}

#[test]
fn with_no_time_at_all_it_still_answers() {
    let game = position(&[(0, 1), (1, 4)]);
    let mut bot = Search::new(Uniform, Budget::Time(Duration::ZERO, || Duration::ZERO));
    let action = bot.choose(&Perspective::new(&game, Seat(0)), &mut Rng::new(1));
    assert_eq!(game.check(Seat(0), &action), Ok(()));
    assert_eq!(bot.simulations(), Some(1));
}

/// The clock is the runner's: here every look at it takes a second.
#[test]
fn it_stops_when_the_time_of_its_runner_is_up() {
    use std::sync::atomic::{AtomicU64, Ordering};
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    let now = || Duration::from_secs(LOOKS.fetch_add(1, Ordering::Relaxed));
    let game = position(&[(0, 1), (1, 4)]);
    let mut bot = Search::new(Uniform, Budget::Time(Duration::from_secs(5), now));
    bot.choose(&Perspective::new(&game, Seat(0)), &mut Rng::new(1));
    assert_eq!(bot.simulations(), Some(5));
}
