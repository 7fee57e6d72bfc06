//! R18: the Political Track.

use parlour_core::{Seat, Sink};

use crate::data::{book, map};
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Face, Nation, Region, Side};
use crate::places::EREBOR;
use crate::rules::law::{Conditions, Verdict, by};
use crate::state::Wotr;

impl Wotr {
    /// R18.3, R18.4, R18.5, R18.6, R18.7: a nation becomes active.
    pub(crate) fn activate(&mut self, nation: Nation, cause: Cause, events: &mut impl Sink<Event>) {
        if !self.is_active(nation) && crate::cards::may_activate(self, nation, cause) {
            self.active |= 1 << nation as u8;
            tell_all(events, Event::Activated { nation, cause });
        }
    }

    /// R18.2: whether a nation can take a step towards war.
    pub(crate) const fn may_advance_nation(&self, nation: Nation) -> bool {
        match self.to_war[nation.index()] {
            0 => false,
            1 => self.is_active(nation),
            _ => true,
        }
    }

    /// R18.8, R18.9, R18.10: one step towards At War, if it can be taken.
    pub(crate) fn advance(&mut self, nation: Nation, cause: Cause, events: &mut impl Sink<Event>) {
        if self.may_advance_nation(nation) {
            self.to_war[nation.index()] -= 1;
            tell_all(events, Event::Advanced { nation, steps: self.to_war[nation.index()], cause });
            crate::cards::advanced(self, nation, cause, events);
        }
    }

    /// R18.8: whether a seat may advance a nation with a die.
    pub(super) fn may_advance_with(&self, seat: Seat, die: Face, nation: Nation) -> Verdict {
        let mut law = Conditions::default();
        let envoy = self.has_envoy(nation);
        law.needs(die.is_muster() || envoy, r!("R4.3"))?;
        law.needs(nation.side() == Wotr::side_of(seat) && !self.at_war(nation), r!("R18.8"))?;
        law.needs(self.owner(nation) == seat || envoy, r!("R24.11"))?;
        law.needs(self.may_advance_nation(nation), r!("R18.2"))?;
        law.needs(self.may_repeat(seat, 1 << nation.index(), Region(0)), r!("R24.24"))?;
        if !envoy {
            crate::cards::may_advance_by_die(self, nation)?;
        }
        by(match nation {
            _ if die.is_muster() => r!("R18.8"),
            Nation::Gondor => r!("R26.boromir.warden"),
            Nation::Elves => r!("R26.legolas.prince"),
            _ => r!("R26.gimli.dwarf"),
        })
    }

    /// R26.boromir.warden, R26.legolas.prince, R26.gimli.dwarf: whether somebody stands where any die
    /// may advance a nation.
    pub(super) fn has_envoy(&self, nation: Nation) -> bool {
        let map = map();
        let (who, places) = match nation {
            Nation::Gondor => (Character::Boromir, map.cities | map.strongholds),
            Nation::Elves => (Character::Legolas, map.strongholds),
            Nation::Dwarves => (Character::Gimli, EREBOR.bit()),
            _ => return false,
        };
        let here = places & map.of[nation.index()] & self.unconquered(Side::FreePeoples);
        self.place(who).is_some_and(|at| here & at.bit() != 0)
    }

    /// R18.5: the nation of a City or Stronghold that a Companion who comes there may activate.
    pub(crate) fn stirred_by(&self, character: Character, region: Region) -> Option<Nation> {
        let nation = map().nation[region.index()].filter(|_| self.havens() & region.bit() != 0);
        nation.filter(|nation| book().activates[character.index()] >> *nation as u8 & 1 == 1)
    }

    /// R18.5: a Companion has come to a region.
    pub(crate) fn arrive(&mut self, character: Character, region: Region, events: &mut impl Sink<Event>) {
        if let Some(nation) = self.stirred_by(character, region) {
            self.activate(nation, Cause::Companion, events);
        }
    }
}
