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
            group.remove(&Group::one(Figure::Elite(nation)));
            group.put(Figure::Regular(nation));
            spare[nation.index()] -= 1;
        } else if let Some(nation) = has(Figure::Regular).next() {
            group.remove(&Group::one(Figure::Regular(nation)));
            spare[nation.index()] += 1;
        } else if let Some(nation) = has(Figure::Elite).next() {
            group.remove(&Group::one(Figure::Elite(nation)));
        } else {
            break;
        }
        units.push(group.count());
    }
    units
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
#[path = "../tests/inside/odds.rs"]
mod tests;
