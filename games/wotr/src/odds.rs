//! What a battle and a Hunt promise: exact chances, from what lies open on the table. Cards are not counted,
//! and nobody retreats, ceases or withdraws; each side gives up what costs it the fewest dice.

use crate::ids::{Figure, Nation, Side};
use crate::rules::MOST_DICE;
use crate::state::{Group, Wotr};

/// Hits that a roll of up to five dice and its re-roll can score, and none.
const HITS: usize = MOST_DICE as usize + 1;

/// R13.9: what a die must reach after the first round in the field.
const LATER: u8 = 5;

/// How something ends for the attacker, each as a share of one. What is missing is that both armies fall,
/// or that both still stand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Odds {
    /// The defenders fall, and attackers are left.
    pub won: f64,
    /// The attackers fall, and defenders are left.
    pub lost: f64,
}

/// A share in hundredths. What is possible is never 0, and what is not certain never 100.
pub(crate) fn in_hundred(share: f64) -> u8 {
    let rounded = (share * 100.0).round() as u8;
    if share <= 1e-9 {
        0
    } else if share >= 1.0 - 1e-9 {
        100
    } else {
        rounded.clamp(1, 99)
    }
}

/// One side of a battle.
struct Army {
    /// R14.2, R14.5: its units after so many hits, until none are left.
    units: Vec<u8>,
    /// R13.8: strength that is not of units, and that has no part in the losses.
    captains: u8,
    leadership: u8,
    /// What a die must reach in the coming round, and how many dice there are, which a card may have
    /// changed. Later walls are no help (R16.1).
    target: u8,
    dice: u8,
}

impl Army {
    fn of(game: &Wotr, side: Side) -> Army {
        let group = game.fighters(side);
        Army {
            units: ladder(game, side, group),
            captains: Wotr::strength_of(&group) - group.count(),
            leadership: game.leadership(side),
            target: game.target(side),
            dice: game.combat_strength(side),
        }
    }

    /// Hits after which it is no more.
    fn life(&self) -> usize {
        self.units.len() - 1
    }

    /// The chance of each number of hits in a round, after `taken` hits.
    fn strikes(&self, taken: usize, first: bool) -> [f64; HITS] {
        let strength = (self.units[taken] + self.captains).min(MOST_DICE);
        let (dice, target) = if first { (self.dice, self.target) } else { (strength, LATER) };
        round_of(dice, self.leadership, target)
    }
}

/// R14.2, R14.4, R14.5: units left after each hit. An Elite is reduced as long as a Regular can replace it,
/// which costs no die; then a Regular goes, and then what is left. Who falls may replace another one.
fn ladder(game: &Wotr, side: Side, mut group: Group) -> Vec<u8> {
    let mut spare = [0u8; Nation::ALL.len()];
    for nation in Nation::of(side) {
        spare[nation.index()] = game.spare_regulars(nation);
    }
    let mut units = vec![group.count()];
    while group.count() > 0 {
        let has = |figure: fn(Nation) -> Figure| Nation::of(side).filter(move |it| group.has(figure(*it)) > 0);
        let reducible = has(Figure::Elite).find(|nation| spare[nation.index()] > 0);
        if let Some(nation) = reducible {
            swap(&mut group, Figure::Elite(nation), Some(Figure::Regular(nation)));
            spare[nation.index()] -= 1;
        } else if let Some(nation) = has(Figure::Regular).next() {
            swap(&mut group, Figure::Regular(nation), None);
            spare[nation.index()] += 1;
        } else if let Some(nation) = has(Figure::Elite).next() {
            swap(&mut group, Figure::Elite(nation), None);
        } else {
            break;
        }
        units.push(group.count());
    }
    units
}

fn swap(group: &mut Group, out: Figure, into: Option<Figure>) {
    let mut one = Group::EMPTY;
    one.put(out);
    group.remove(&one);
    if let Some(figure) = into {
        group.put(figure);
    }
}

/// R13.8, R13.9, R13.11: the chance of each number of hits of so many dice, with as many of those that
/// missed rolled again as there is Leadership.
fn round_of(dice: u8, leadership: u8, target: u8) -> [f64; HITS] {
    let each = f64::from(7 - target.min(6)) / 6.0;
    let first = rolled(dice, each);
    let mut hits = [0.0; HITS];
    for (scored, chance) in first.into_iter().enumerate().take(usize::from(dice) + 1) {
        let missed = dice - scored as u8;
        let again = rolled(leadership.min(missed).min(MOST_DICE), each);
        for (more, also) in again.into_iter().enumerate().take(HITS - scored) {
            hits[scored + more] += chance * also;
        }
    }
    hits
}

/// The chance of each number of hits of so many dice.
fn rolled(dice: u8, each: f64) -> [f64; HITS] {
    let mut hits = [0.0; HITS];
    hits[0] = 1.0;
    for _ in 0..dice {
        for at in (0..HITS).rev() {
            let before = if at > 0 { hits[at - 1] } else { 0.0 };
            hits[at] = hits[at] * (1.0 - each) + before * each;
        }
    }
    hits
}

/// How the coming round ends.
pub(crate) fn of_round(game: &Wotr) -> Odds {
    let [attacker, defender] = armies(game);
    let mut odds = Odds::default();
    each_round(&attacker, &defender, [0, 0], true, |chance, taken| {
        add(&mut odds, &attacker, &defender, taken, chance);
    });
    odds
}

/// How a battle in the field ends if it is fought to the end.
pub(crate) fn of_battle(game: &Wotr) -> Odds {
    let [attacker, defender] = armies(game);
    let width = defender.life() + 1;
    // The chance to come to so many hits taken by each side, those with the fewest first.
    let mut reached = vec![0.0; (attacker.life() + 1) * width];
    let mut odds = Odds::default();
    each_round(&attacker, &defender, [0, 0], true, |chance, [a, d]| reached[a * width + d] += chance);
    for a in 0..=attacker.life() {
        for d in 0..=defender.life() {
            let chance = reached[a * width + d];
            if chance == 0.0 {
                continue;
            }
            if a == attacker.life() || d == defender.life() {
                add(&mut odds, &attacker, &defender, [a, d], chance);
                continue;
            }
            // A round without a hit changes nothing and is fought again.
            let mut still = 0.0;
            each_round(&attacker, &defender, [a, d], false, |share, at| {
                if at == [a, d] {
                    still += share;
                }
            });
            each_round(&attacker, &defender, [a, d], false, |share, [x, y]| {
                if [x, y] != [a, d] {
                    reached[x * width + y] += chance * share / (1.0 - still);
                }
            });
        }
    }
    odds
}

/// R21.5, R21.6, R21.8: that the Hunt roll succeeds, if the Fellowship moved now.
pub(crate) fn of_hunt(game: &Wotr) -> f64 {
    let miss = f64::from(game.hunt_needs() - 1) / 6.0;
    let dice = game.hunt_dice();
    // Where nothing succeeds, all dice have failed, and as many of them as may be are rolled again.
    1.0 - miss.powi(i32::from(dice + game.hunt_rerolls().min(dice)))
}

fn armies(game: &Wotr) -> [Army; 2] {
    let attacker = game.battle.attacker;
    [attacker, attacker.enemy()].map(|side| Army::of(game, side))
}

/// Each way a round can go, and the hits that both sides have taken then.
fn each_round(
    attacker: &Army,
    defender: &Army,
    [a, d]: [usize; 2],
    first: bool,
    mut give: impl FnMut(f64, [usize; 2]),
) {
    let (by, back) = (attacker.strikes(a, first), defender.strikes(d, first));
    for (hits, chance) in by.into_iter().enumerate() {
        for (taken, also) in back.into_iter().enumerate() {
            if chance * also > 0.0 {
                give(chance * also, [(a + taken).min(attacker.life()), (d + hits).min(defender.life())]);
            }
        }
    }
}

fn add(odds: &mut Odds, attacker: &Army, defender: &Army, [a, d]: [usize; 2], chance: f64) {
    match (a == attacker.life(), d == defender.life()) {
        (false, true) => odds.won += chance,
        (true, false) => odds.lost += chance,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
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
}
