//! R17: capturing Settlements.

use parlour_core::{Seat, Sink};

use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Region, Side};
use crate::state::{Battle, BattleKind, Group, Wotr};

impl Wotr {
    /// R17.1, R18.3, R18.5, R11.6, R17.9: an army has entered a region, by move, advance or retreat.
    pub(crate) fn entered(&mut self, side: Side, region: Region, group: &Group, events: &mut impl Sink<Event>) {
        let enemy = side.enemy();
        if group.count() > 0 {
            if let Some(nation) = map().nation[region.index()]
                && nation.side() == enemy
            {
                self.activate(nation, Cause::Invasion, events);
            }
            if self.controlled(enemy) & !self.armies[enemy.index()] & region.bit() != 0 {
                self.capture(side, region, events);
            }
        }
        for character in Character::of(group.characters & Character::COMPANIONS) {
            self.arrive(character, region, events);
        }
    }

    /// R24.22: whose nations capture a Settlement: those who stormed it, or who have come.
    fn captor_of(&self, by: Side, region: Region) -> Seat {
        let Battle { kind, attacker, region: stormed, force, .. } = &self.battle;
        if *kind == BattleKind::Siege && *attacker == by && *stormed == region && force.count() > 0 {
            self.commander_in_battle(by)
        } else {
            self.commander_of(by, region)
        }
    }

    /// R24.22: a Settlement counts as captured by a seat, or by none.
    pub(crate) fn credit(&mut self, seat: Option<Seat>, region: Region) {
        for (captured, at) in self.captured.iter_mut().zip(0..) {
            *captured &= !region.bit();
            *captured |= if seat == Some(Seat(at)) { region.bit() } else { 0 };
        }
    }

    /// A side controls a Settlement.
    pub(crate) fn hold(&mut self, side: Side, region: Region) {
        match side {
            Side::Shadow => self.shadow |= region.bit(),
            Side::FreePeoples => self.shadow &= !region.bit(),
        }
    }

    /// R17.3, R17.4, R17.2: control changes; the first owner's nation is stirred.
    pub(crate) fn capture(&mut self, by: Side, region: Region, events: &mut impl Sink<Event>) {
        self.hold(by, region);
        let [free_peoples, shadow] = Side::ALL.map(|side| self.victory_points(side));
        tell_all(events, Event::Captured { region, by, free_peoples, shadow });
        if map().home[by.index()] & region.bit() != 0 {
            self.credit(None, region);
            return;
        }
        self.credit(Some(self.captor_of(by, region)), region);
        if let Some(nation) = map().nation[region.index()] {
            self.activate(nation, Cause::Capture, events);
            self.advance(nation, Cause::Capture, events);
        }
    }
}
