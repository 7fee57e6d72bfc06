//! The chances of battles: done by hand, and held against battles that are fought by the rules.

use parlour_core::{Answer, Game, NoEvents, Rng, Seat, Status};

use super::*;
use crate::action::Action;
use crate::ids::Region;
use crate::setup::Setup;
use crate::state::NAZGUL;

/// A battle with these Regulars and Elites of Isengard and Rohan, and so much Leadership each.
fn battle(place: &str, from: &str, attacker: [u8; 3], defender: [u8; 3]) -> Wotr {
    let mut game = Wotr::fresh(Setup::default());
    let (from, region) = (Region::named(from), Region::named(place));
    let mut shadow = Group::EMPTY;
    let isengard = Nation::Isengard.index() * 2;
    shadow.units[isengard] = attacker[0];
    shadow.units[isengard + 1] = attacker[1];
    shadow.leaders[NAZGUL] = attacker[2];
    let mut free = Group::EMPTY;
    let rohan = Nation::Rohan.index() * 2;
    free.units[rohan] = defender[0];
    free.units[rohan + 1] = defender[1];
    free.leaders[Nation::Rohan.index()] = defender[2];
    game.put(Side::Shadow, from, &shadow);
    game.put(Side::FreePeoples, region, &free);
    game.begin_battle(Seat(1), from, region, shadow, None, &mut NoEvents);
    game.run(&mut NoEvents);
    game
}

fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "{found} instead of {wanted}");
}

#[test]
fn r13_11_a_die_that_missed_is_rolled_again_for_each_point_of_leadership() {
    near(round_of(1, 0, 5)[1], 1.0 / 3.0);
    near(round_of(1, 1, 5)[1], 1.0 / 3.0 + 2.0 / 3.0 / 3.0);
    near(round_of(1, 3, 6)[1], 1.0 / 6.0 + 5.0 / 6.0 / 6.0);
    // Two dice and one re-roll: no hit is three misses.
    near(round_of(2, 1, 5)[0], (2.0f64 / 3.0).powi(3));
    near(round_of(5, 5, 5).iter().sum::<f64>(), 1.0);
}

#[test]
fn r14_5_an_elite_without_a_regular_to_replace_it_falls_at_one_hit() {
    let mut game = battle("eastemnet", "fangorn", [1, 2, 0], [1, 0, 0]);
    assert_eq!(ladder(&game, Side::Shadow, game.fighters(Side::Shadow)), [3, 3, 3, 2, 1, 0]);
    let isengard = Nation::Isengard.index();
    game.reserve[isengard][0] = 0;
    // The Regular that falls first can replace an Elite.
    assert_eq!(ladder(&game, Side::Shadow, game.fighters(Side::Shadow)), [3, 2, 2, 1, 1, 0]);
    game.battle.force.units[isengard * 2] = 0;
    assert_eq!(ladder(&game, Side::Shadow, game.fighters(Side::Shadow)), [2, 1, 0]);
}

#[test]
fn r13_8_one_against_one_is_a_sum_that_can_be_done_by_hand() {
    let game = battle("eastemnet", "fangorn", [1, 0, 0], [1, 0, 0]);
    let round = of_round(&game);
    near(round.won, 2.0 / 9.0);
    near(round.lost, 2.0 / 9.0);
    // 2/9 each way, both fall with 1/9, and 4/9 goes on: 2/5 each.
    let end = of_battle(&game);
    near(end.won, 0.4);
    near(end.lost, 0.4);
}

/// Losses as the odds suppose them; for the rest, fight on.
fn answer(game: &Wotr, seat: Seat) -> Action {
    let legal = game.legal(seat);
    let find = |wanted: fn(&Action) -> bool| legal.iter().copied().find(wanted);
    find(|it| matches!(it, Action::Reduce(_)))
        .or_else(|| find(|it| matches!(it, Action::Lose(Figure::Regular(_)))))
        .or_else(|| find(|it| matches!(it, Action::Press | Action::Stay | Action::Fight | Action::NoCard)))
        .unwrap_or(legal[0])
}

/// Plays a battle on by the rules; who stands at the end.
fn fought(mut game: Wotr, rng: &mut Rng) -> (bool, bool) {
    let Wotr { battle: crate::state::Battle { attacker, region, .. }, .. } = game;
    loop {
        let left = (game.battle.force.count() > 0, game.count(attacker.enemy(), region) > 0);
        if left != (true, true) {
            return left;
        }
        match game.status() {
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let action = answer(&game, seat);
                game.apply(seat, &action, &mut NoEvents);
            }
            Status::Chance(request) => {
                let dice: Answer = (0..request.count()).map(|_| rng.below(6) as u8 + 1).collect();
                game.deal(&dice, &mut NoEvents);
            }
            Status::Over(outcome) => panic!("a battle ends with {outcome:?}"),
        }
    }
}

/// Two dice that succeed on 5 or 6, and a Nazgûl that has one of them rolled again.
#[test]
fn r21_8_the_chance_of_the_hunt_counts_its_bonus_and_its_re_rolls() {
    let mut game = Wotr::fresh(Setup::default());
    game.hunt_box = [0, 0];
    near(of_hunt(&game), 0.0);
    game.hunt_box = [1, 2];
    near(of_hunt(&game), 1.0 - (2.0f64 / 3.0).powi(2));
    let mut nazgul = Group::EMPTY;
    nazgul.leaders[NAZGUL] = 1;
    let region = game.fellowship_region().expect("it is on the map");
    game.put(Side::Shadow, region, &nazgul);
    near(of_hunt(&game), 1.0 - (2.0f64 / 3.0).powi(3));
    // A 1 never succeeds, whatever is added to it.
    game.hunt_box = [9, 1];
    near(of_hunt(&game), 35.0 / 36.0);
}

const BATTLES: u32 = 40_000;

/// The chances are those of battles that are fought by the rules, within four standard errors.
#[test]
fn r13_1_the_chances_are_those_of_battles_that_are_fought() {
    let cases = [
        battle("eastemnet", "fangorn", [3, 1, 2], [2, 1, 1]),
        battle("eastemnet", "fangorn", [6, 2, 1], [4, 2, 2]),
        battle("eastemnet", "fangorn", [2, 0, 0], [3, 1, 1]),
        battle("fords_of_isen", "fangorn", [5, 0, 1], [2, 0, 1]),
    ];
    for (number, game) in cases.into_iter().enumerate() {
        let odds = of_battle(&game);
        let mut rng = Rng::new(number as u64);
        let [mut won, mut lost] = [0u32; 2];
        for _ in 0..BATTLES {
            match fought(game, &mut rng) {
                (true, false) => won += 1,
                (false, true) => lost += 1,
                _ => {}
            }
        }
        for (count, share) in [(won, odds.won), (lost, odds.lost)] {
            let found = f64::from(count) / f64::from(BATTLES);
            let error = (share * (1.0 - share) / f64::from(BATTLES)).sqrt();
            assert!((found - share).abs() < 4.0 * error, "seed {number}: {found} fought, {share} told");
        }
    }
}
