//! R20: separating Companions.

use parlour_core::Sink;

use crate::action::Action;
use crate::cards::Journey;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Side, Whereabouts};
use crate::rules::law::{Verdict, by, no};
use crate::state::{Group, Step, Wotr};

impl Wotr {
    pub(super) fn may_separate(&self, action: Action) -> Verdict {
        let party = self.group.characters;
        match action {
            Action::Pick(who) if self.company() & !party & who.bit() != 0 => by(r!("R20.1")),
            Action::Go if party != 0 => by(r!("R20.1")),
            _ => no(r!("R20.1")),
        }
    }

    pub(super) fn separate(&mut self, action: Action, journey: Journey, events: &mut impl Sink<Event>) {
        if let Action::Pick(character) = action {
            self.group.characters |= character.bit();
        } else {
            self.steps.end();
            let party = self.group.characters;
            self.leave_fellowship(party, journey, events);
        }
    }

    /// R20.2, R20.3, R20.4, R20.5, R22.5, R27.2.13: Companions leave the Fellowship, or the game on the Mordor Track.
    pub(crate) fn leave_fellowship(&mut self, party: u16, journey: Journey, events: &mut impl Sink<Event>) {
        if self.mordor.is_some() {
            let group = Group { characters: party, ..Group::EMPTY };
            self.eliminate(self.ring_bearers, &group, Cause::Mordor, events);
        } else {
            for character in Character::of(party) {
                self.at[character.index()] = Whereabouts::at(self.ring_bearers);
            }
            let group = Group { characters: party, ..Group::EMPTY };
            self.group = group;
            tell_all(events, Event::Separated { group, region: self.ring_bearers });
        }
        self.steps.push(Step::PickGuide);
        if self.mordor.is_none() {
            let range = self.progress + journey.range(party);
            self.steps.push(Step::SeparateTo { range, into_siege: journey.into_siege });
        }
    }

    /// Companions must leave the Fellowship and stay where it is, or leave the game on the Mordor
    /// Track (R20.6, R22.5).
    pub(crate) fn part_with(&mut self, party: u16, events: &mut impl Sink<Event>) {
        self.leave_fellowship(party, Journey::PLAIN, events);
        if self.mordor.is_none() {
            self.steps.end();
            self.group = Group::EMPTY;
            for character in Character::of(party) {
                self.arrive(character, self.ring_bearers, events);
            }
        }
    }

    /// R20.2, R20.3: where they may go.
    pub(super) fn separation_reach(&self, range: u8, into_siege: bool) -> u128 {
        let shut = self.besieged & self.controlled(Side::FreePeoples) & self.ring_bearers.bit() != 0;
        self.companions_reach(self.ring_bearers, if shut { 0 } else { range }, into_siege)
    }

    pub(super) fn may_separate_to(&self, range: u8, into_siege: bool, action: Action) -> Verdict {
        match action {
            Action::To(to) => self.may_reach(self.ring_bearers, to, range, into_siege, r!("R20.2")),
            _ => no(r!("R20.2")),
        }
    }

    /// R20.6: they arrive.
    pub(super) fn separate_to(&mut self, action: Action, events: &mut impl Sink<Event>) {
        if let Action::To(to) = action {
            let group = std::mem::take(&mut self.group);
            let from = self.ring_bearers;
            self.travel(&group, from, to, events);
        }
    }
}
