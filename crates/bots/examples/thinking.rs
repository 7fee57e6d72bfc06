//! What the parts of a search of War of the Ring cost on one core: whole actions, the facts of a
//! position, the judge, and a choice of the planner.
//!
//! ```sh
//! cargo run --release -p parlour-bots --example thinking
//! ```

use std::hint::black_box;
use std::time::Instant;

use parlour_bots::wotr::{FACTS, Heuristic, Mind, judged};
use parlour_core::{Bot, Game, NoEvents, Perspective, Rng, Seat, Status, trails};
use parlour_wotr::{Setup, Step, Wotr};

/// Positions in which somebody is to use a die, from matches between planners.
fn positions(matches: u64) -> Vec<(Wotr, Seat)> {
    let mut found = Vec::new();
    for seed in 0..matches {
        let (mut rng, mut bot) = (Rng::new(seed), Heuristic::default());
        let mut game = Wotr::start(&Setup::default()).expect("the usual setup is allowed");
        loop {
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
                Status::Decide(seats) => {
                    let seat = seats.iter().next().expect("a decision asks at least one seat");
                    let place = Perspective::new(&game, seat);
                    if matches!(game.look().step(), Some(Step::Act(_))) {
                        found.push((place.imagine(&mut rng), seat));
                    }
                    let action = bot.choose(&place, &mut rng);
                    game.apply(seat, &action, &mut NoEvents);
                }
            }
        }
    }
    found
}

fn timed(what: &str, positions: &[(Wotr, Seat)], mut work: impl FnMut(&Wotr, Seat) -> usize) {
    let began = Instant::now();
    let (mut sum, mut most) = (0, 0);
    for (game, seat) in positions {
        let count = work(game, *seat);
        sum += count;
        most = most.max(count);
    }
    let each = began.elapsed().as_secs_f64() / positions.len() as f64;
    let mean = sum as f64 / positions.len() as f64;
    println!("{what:<36} {:10.2} µs, {:10.0} a second; mean {mean:.1}, most {most}", 1e6 * each, 1.0 / each);
}

fn main() {
    let positions = positions(20);
    println!("{} positions", positions.len());
    timed("whole actions (how many)", &positions, |game, seat| trails(game, seat).found.len());
    let mut options = Vec::new();
    timed("legal actions (how many)", &positions, |game, seat| {
        options.clear();
        game.legal_actions(seat, &mut options);
        options.len()
    });
    let (mut mind, mut rng) = (Mind::default(), Rng::new(1));
    timed("a choice of the planner", &positions, |game, seat| {
        options.clear();
        game.legal_actions(seat, &mut options);
        mind.choose(game, seat, &options, &mut rng)
    });
    let mut facts = [0.0; FACTS];
    timed("facts, map read anew (how many not 0)", &positions, |game, _| {
        mind.facts(game, &mut facts);
        facts.iter().filter(|fact| **fact != 0.0).count()
    });
    let all: Vec<[f32; FACTS]> = positions
        .iter()
        .map(|(game, _)| {
            mind.facts(game, &mut facts);
            facts
        })
        .collect();
    let began = Instant::now();
    for _ in 0..20 {
        for facts in &all {
            black_box(judged(black_box(facts)));
        }
    }
    let rate = 20.0 * all.len() as f64 / began.elapsed().as_secs_f64();
    println!("{:<36} {:10.2} µs, {rate:10.0} a second", "the judge alone", 1e6 / rate);
    timed("facts and judge", &positions, |game, _| (100.0 * mind.value(game)) as usize);
}
