//! Chances in numbers: the Hunt, the Mordor Track, battles and sieges.

use parlour_wotr::data::book;
use parlour_wotr::ids::tiles_of;
use parlour_wotr::{Look, Side};

/// `f32::min` and `f32::max` of numbers: one instruction everywhere, where those are calls in
/// WebAssembly, because they also know what to do with what is no number.
pub(super) trait Bounded {
    /// The smaller of the two.
    fn at_most(self, most: f32) -> f32;
    /// The larger of the two.
    fn at_least(self, least: f32) -> f32;
}

impl Bounded for f32 {
    #[inline]
    fn at_most(self, most: f32) -> f32 {
        if self < most { self } else { most }
    }

    #[inline]
    fn at_least(self, least: f32) -> f32 {
        if self > least { self } else { least }
    }
}

/// What a die must do on average: hits of `dice` dice that hit on `target`, with `lead` re-rolls.
pub(super) fn hits(dice: f32, lead: f32, target: u8) -> f32 {
    let each = if target >= 6 { 1.0 / 6.0 } else { 1.0 / 3.0 };
    let first = dice * each;
    first + lead.at_most(dice - first).at_least(0.0) * each
}

/// The strength of an army, or of a part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Force {
    /// Units.
    pub units: f32,
    /// Hits it can take.
    pub hp: f32,
    /// Elites.
    pub elites: f32,
    /// Leadership.
    pub lead: f32,
    /// Additional dice from Captains of the West.
    pub captains: f32,
    /// The share of its units that may attack.
    pub war: f32,
}

impl Force {
    /// One number for an army in the field.
    pub(super) fn power(&self) -> f32 {
        let counted = if self.units > 10.0 { self.hp * 10.0 / self.units } else { self.hp };
        counted + 0.6 * self.lead.at_most(self.units).at_most(5.0) + 0.5 * (self.units + self.captains).at_most(5.0)
    }

    /// One number for an army that is to take a Stronghold: Elites buy rounds.
    pub(super) fn strike(&self) -> f32 {
        self.power() + 0.8 * self.elites.at_most(6.0)
    }

    /// One number for a garrison behind walls: only five units fit in.
    pub(super) fn garrison(&self) -> f32 {
        if self.units == 0.0 {
            return 0.3;
        }
        let best = if self.units > 5.0 { (self.elites.at_most(5.0) + 5.0).at_most(self.hp) } else { self.hp };
        1.9 * (best + 0.5 * self.lead.at_most(self.units).at_most(3.0)) + 1.0
    }

    /// One number for an army in a City or in the open.
    pub(super) fn stand(&self, walls: bool) -> f32 {
        if self.units == 0.0 { 0.3 } else { self.power() * if walls { 1.2 } else { 1.0 } + 0.3 }
    }

    /// Together with another force; who may attack is left open.
    pub(super) fn with(&self, other: &Force) -> Force {
        Force {
            units: self.units + other.units,
            hp: self.hp + other.hp,
            elites: self.elites + other.elites,
            lead: self.lead + other.lead,
            captains: self.captains + other.captains,
            war: self.war,
        }
    }

    /// What is left when a part of it goes.
    pub(super) fn without(&self, part: &Force) -> Force {
        Force {
            units: self.units - part.units,
            hp: self.hp - part.hp,
            elites: self.elites - part.elites,
            lead: self.lead - part.lead,
            captains: self.captains - part.captains,
            war: self.war,
        }
    }

    fn dice(&self) -> f32 {
        (self.units + self.captains).at_most(5.0)
    }

    /// After losing `hits`, Regulars first.
    fn after(&self, hits: f32) -> Force {
        let hp = (self.hp - hits).at_least(0.0);
        let units = if self.hp > 0.0 { (self.units * hp / self.hp).at_most(hp) } else { 0.0 };
        Force { hp, units, elites: self.elites.at_most(hp / 2.0), ..*self }
    }
}

/// The chance that an attack of power `attack` takes what is defended by `defence`, in the end.
pub(super) fn capture(attack: f32, defence: f32) -> f32 {
    let share = attack / (attack + defence);
    ((share - 0.40) / 0.25).at_least(0.0).at_most(1.0)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How a field battle to the end goes: the chance to win it, and the hit points each side loses.
pub(super) fn field(attacker: &Force, defender: &Force, walls: bool) -> (f32, f32, f32) {
    let (mut a, mut d) = (*attacker, *defender);
    let mut round = 0;
    while a.hp > 0.4 && d.hp > 0.4 && round < 8 {
        let by_a = hits(a.dice(), a.lead, if walls && round == 0 { 6 } else { 5 });
        let by_d = hits(d.dice(), d.lead, 5);
        a = a.after(by_d);
        d = d.after(by_a);
        round += 1;
    }
    let scale = (attacker.hp + defender.hp).sqrt().at_least(1.0);
    let win = logistic(2.2 * (a.hp - d.hp) / scale);
    (win, attacker.hp - a.hp, defender.hp - d.hp)
}

/// How one assault goes: the chance to take the Stronghold at once, and the hit points lost.
pub(super) fn assault(attacker: &Force, defender: &Force) -> (f32, f32, f32) {
    let (mut a, mut d) = (*attacker, *defender);
    let mut rounds = 1.0;
    let mut mean = hits(a.dice(), a.lead, 6);
    d = d.after(mean);
    a = a.after(hits(defender.dice(), defender.lead, 5));
    // Elites buy further rounds as long as that is worth it.
    while d.hp > 0.0 && d.hp < 3.5 && a.elites >= 1.0 && a.units >= 4.0 && rounds < 4.0 {
        a.elites -= 1.0;
        a.hp -= 1.0;
        let more = hits(a.dice(), a.lead, 6);
        a = a.after(hits(d.dice(), d.lead, 5));
        d = d.after(more);
        mean += more;
        rounds += 1.0;
    }
    let spread = (0.8 * mean).sqrt().at_least(0.3);
    let win = logistic(1.7 * (mean - defender.hp + 0.5) / spread);
    (win, attacker.hp - a.hp, defender.hp - d.hp)
}

/// The chance that the Hunt finds the Fellowship with so many dice, bonus and re-rolls, and the
/// successes expected if it does.
fn found(dice: u8, bonus: u8, rerolls: u8) -> (f32, f32) {
    let each = (f32::from(bonus) + 1.0).min(5.0) / 6.0;
    let level = f32::from(dice.min(5));
    let again = f32::from(rerolls).min(level * (1.0 - each));
    let tries = level + again;
    let chance = 1.0 - (1.0 - each).powf(tries);
    (chance, (tries * each / chance.max(0.01)).max(1.0))
}

/// The mean damage of a tile of the pool, an Eye counting `eye`.
fn tile_damage(tiles: u32, eye: f32) -> f32 {
    let mut sum = 0.0;
    for tile in tiles_of(tiles) {
        let record = &book().tiles[usize::from(tile.0)];
        sum += match record.value {
            Some(value) => f32::from(value),
            None if record.eye => eye,
            None => 3.5,
        };
    }
    sum / tiles.count_ones().max(1) as f32
}

/// The damage to be expected of one more move of the Fellowship now.
pub(super) fn move_damage(look: Look<'_>) -> f32 {
    let (shadow, free) = (look.hunt_box(Side::Shadow), look.hunt_box(Side::FreePeoples));
    if look.mordor().is_some() {
        return tile_damage(look.tiles(), f32::from(shadow + free));
    }
    if shadow == 0 {
        return 0.0;
    }
    let (chance, successes) = found(shadow, free, look.hunt_rerolls());
    chance * tile_damage(look.tiles(), successes)
}
