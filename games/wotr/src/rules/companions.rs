//! R11: moving Companions, Nazgûl and Minions.

use parlour_core::Sink;

use crate::action::Action;
use crate::cards::Journey;
use crate::data::by_land;
use crate::event::{Event, tell_all};
use crate::ids::{Character, REGIONS, Region, Side};
use crate::rules::control::{EVERYWHERE, within};
use crate::state::{Group, NAZGUL, NONE, Step, Wotr};

/// R26.gandalf_white.shadowfax: his Level when alone or with one Hobbit.
const SHADOWFAX: u8 = 4;

impl Wotr {
    /// R11.5, R16.22: Companions on the map who are not shut in and have not yet moved.
    pub(crate) fn movable_companions(&self) -> u16 {
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        Character::of(self.on_map(Side::FreePeoples) & !self.travelled)
            .filter(|it| self.place(*it).is_some_and(|region| shut & region.bit() == 0))
            .fold(0, |set, it| set | it.bit())
    }

    /// R11.2, R26.gandalf_white.shadowfax: how far a party goes.
    pub(crate) fn party_level(party: u16) -> u8 {
        let white = Character::GandalfWhite.bit();
        let others = party & !white;
        let shadowfax = others & !Character::HOBBITS == 0 && others.count_ones() <= 1;
        if party & white != 0 && shadowfax {
            return SHADOWFAX;
        }
        Character::of(party).map(Wotr::level).max().unwrap_or(0)
    }

    /// R11.3 to R11.5: where Companions can go.
    pub(crate) fn companions_reach(&self, from: Region, range: u8, into_siege: bool) -> u128 {
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        let (barred, stops) = if into_siege { (0, shut) } else { (shut, 0) };
        within(from, range, barred, self.strongholds(Side::Shadow) | stops)
    }

    pub(super) fn begin_companions(&mut self) -> bool {
        let none = self.movable_companions() == 0;
        if none {
            self.steps.pop();
        }
        none
    }

    pub(super) fn list_companions(&self, out: &mut Vec<Action>) {
        out.extend(Character::of(self.movable_companions()).map(Action::Pick));
        out.push(Action::Done);
    }

    pub(super) fn companions(&mut self, action: Action, journey: Journey) {
        match action {
            Action::Pick(character) => {
                if let Some(from) = self.place(character) {
                    self.group = Group { characters: character.bit(), ..Group::EMPTY };
                    self.steps.push(Step::CompanionsTo { from, journey });
                }
            }
            _ => {
                self.steps.pop();
            }
        }
    }

    pub(super) fn list_companions_to(&self, from: Region, journey: Journey, out: &mut Vec<Action>) {
        let party = self.group.characters;
        let here = self.movable_companions() & self.characters_in(Side::FreePeoples, from) & !party;
        out.extend(Character::of(here).map(Action::Pick));
        let reach = self.companions_reach(from, journey.range(party), journey.into_siege);
        out.extend(by_land(reach & !from.bit()).map(Action::To));
        out.push(Action::Halt);
    }

    pub(super) fn companions_to(
        &mut self,
        action: Action,
        from: Region,
        journey: Journey,
        events: &mut impl Sink<Event>,
    ) {
        if journey.once && !matches!(action, Action::Pick(_)) {
            self.steps.pop();
        }
        match action {
            Action::Pick(character) => self.group.characters |= character.bit(),
            Action::To(to) => {
                self.steps.pop();
                let group = std::mem::take(&mut self.group);
                self.travelled |= group.characters;
                self.travel(&group, from, to, events);
            }
            _ => {
                self.steps.pop();
                let group = std::mem::take(&mut self.group);
                self.travelled |= group.characters;
            }
        }
    }

    /// Companions go to a region and may activate its nation (R11.7).
    pub(crate) fn travel(&mut self, group: &Group, from: Region, to: Region, events: &mut impl Sink<Event>) {
        for character in Character::of(group.characters) {
            self.at[character.index()] = to.0;
        }
        tell_all(events, Event::Travelled { group: *group, from, to });
        for character in Character::of(group.characters) {
            self.arrive(character, to, events);
        }
    }

    /// R11.8: whether a Nazgûl, or a Minion whom the acting seat may move, is on the map.
    pub(super) fn has_flyers(&self) -> bool {
        self.movable_minions() != 0 || self.leaders.iter().any(|here| here[NAZGUL] > 0)
    }

    /// Nazgûl in a region that have not flown in this action.
    pub(super) fn unflown(&self, region: Region) -> u8 {
        let flown: u8 = self.flown.iter().map(|to| u8::from(*to == region.0)).sum();
        self.leaders[region.index()][NAZGUL].saturating_sub(flown)
    }

    /// R11.12, R16.22, R24.13: Minions who may move by themselves now; the Mouth of Sauron is no
    /// Nazgûl and moves for his own player only.
    fn movable_minions(&self) -> u16 {
        let shut = self.besieged & self.controlled(Side::Shadow);
        // Cards that make Nazgûl fly do not move the Mouth of Sauron.
        let by_card = self.steps.as_slice().iter().any(|step| matches!(step, Step::Event { .. }));
        let own = self.owner_of_minion(Character::MouthOfSauron).0 == self.actor;
        let free = |who: Character| {
            (who == Character::WitchKing || (own && !by_card))
                && self.travelled & who.bit() == 0
                && self.place(who).is_some_and(|at| who == Character::WitchKing || shut & at.bit() == 0)
        };
        [Character::WitchKing, Character::MouthOfSauron]
            .into_iter()
            .filter(|who| free(*who))
            .fold(0, |set, who| set | who.bit())
    }

    /// R11.9: regions a Nazgûl may fly to.
    pub(crate) fn nazgul_reach(&self) -> u128 {
        EVERYWHERE & !(self.strongholds(Side::FreePeoples) & !self.besieged)
    }

    /// R11.12: regions the Mouth of Sauron may go to.
    pub(crate) fn mouth_reach(&self, from: Region) -> u128 {
        let barred =
            (self.strongholds(Side::FreePeoples) & !self.besieged) | (self.besieged & self.controlled(Side::Shadow));
        within(from, Wotr::level(Character::MouthOfSauron), barred, 0)
    }

    pub(super) fn begin_nazgul(&mut self) -> bool {
        let none = self.movable_minions() == 0 && !(0..REGIONS as u8).any(|at| self.unflown(Region(at)) > 0);
        if none {
            self.steps.pop();
        }
        none
    }

    pub(super) fn list_nazgul(&self, out: &mut Vec<Action>) {
        out.extend(
            by_land(EVERYWHERE)
                .filter(|region| self.leaders[region.index()][NAZGUL] > 0 && self.unflown(*region) > 0)
                .map(Action::From),
        );
        out.extend(Character::of(self.movable_minions()).map(Action::Pick));
        out.push(Action::Done);
    }

    pub(super) fn nazgul(&mut self, action: Action) {
        match action {
            Action::From(from) => self.steps.push(Step::NazgulTo { from }),
            Action::Pick(minion) => self.steps.push(Step::MinionTo(minion)),
            _ => {
                self.steps.pop();
            }
        }
    }

    pub(super) fn list_nazgul_to(&self, from: Region, out: &mut Vec<Action>) {
        out.extend(by_land(self.nazgul_reach() & !from.bit()).map(Action::To));
    }

    pub(super) fn nazgul_to(&mut self, action: Action, from: Region, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let Action::To(to) = action else { return };
        self.leaders[from.index()][NAZGUL] -= 1;
        self.leaders[to.index()][NAZGUL] += 1;
        if let Some(slot) = self.flown.iter_mut().find(|slot| **slot == NONE) {
            *slot = to.0;
        }
        self.flown.sort_unstable();
        let mut group = Group::EMPTY;
        group.leaders[NAZGUL] = 1;
        tell_all(events, Event::Travelled { group, from, to });
    }

    pub(super) fn list_minion_to(&self, minion: Character, out: &mut Vec<Action>) {
        let Some(from) = self.place(minion) else { return };
        let reach = if minion == Character::WitchKing { self.nazgul_reach() } else { self.mouth_reach(from) };
        out.extend(by_land(reach & !from.bit()).map(Action::To));
        out.push(Action::Halt);
    }

    pub(super) fn minion_to(&mut self, action: Action, minion: Character, events: &mut impl Sink<Event>) {
        self.steps.pop();
        self.travelled |= minion.bit();
        let (Action::To(to), Some(from)) = (action, self.place(minion)) else { return };
        self.at[minion.index()] = to.0;
        let group = Group { characters: minion.bit(), ..Group::EMPTY };
        tell_all(events, Event::Travelled { group, from, to });
    }
}
