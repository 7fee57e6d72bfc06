//! R11: moving Companions, Nazgûl and Minions.

use parlour_core::Sink;

use crate::action::Action;
use crate::cards::Journey;
use crate::data::by_land;
use crate::event::{Event, tell_all};
use crate::ids::{Character, Figure, Region, Side, Whereabouts};
use crate::number::Number;
use crate::rules::control::{EVERYWHERE, within};
use crate::rules::law::{Against, Conditions, Verdict, by, by_if, no};
use crate::state::{Group, NAZGUL, Step, Wotr};

/// R26.gandalf_white.shadowfax: his Level when alone or with one Hobbit.
const SHADOWFAX: u8 = 4;

/// R11.8, R11.12: the Minions who move by themselves.
pub(super) const MINIONS: [Character; 2] = [Character::WitchKing, Character::MouthOfSauron];

impl Wotr {
    /// R11.5, R16.22: those, of some Companions, who are on the map, have not yet moved and are not shut in.
    pub(super) fn travellers(&self, among: u16) -> Result<u16, Against> {
        let mut left = among & self.on_map(Side::FreePeoples);
        let mut law = Conditions::default();
        law.needs(left != 0, r!("R11.2"))?;
        left &= !self.travelled;
        law.needs(left != 0, r!("R11.2"))?;
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        if shut != 0 {
            let inside = |who: &Character| self.place(*who).is_some_and(|at| shut & at.bit() != 0);
            left &= !Character::of(left).filter(inside).fold(0, |set, who| set | who.bit());
        }
        law.needs(left != 0, r!("R11.5"))?;
        Ok(left)
    }

    pub(super) fn may_travel(&self, companion: Character) -> Verdict {
        self.travellers(companion.bit()).and(by(r!("R11.2")))
    }

    /// All who may.
    pub(crate) fn movable_companions(&self) -> u16 {
        self.travellers(u16::MAX).unwrap_or(0)
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

    /// R11.3, R11.4, R11.5: where Companions can go.
    pub(crate) fn companions_reach(&self, from: Region, range: u8, into_siege: bool) -> u128 {
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        let (barred, stops) = if into_siege { (0, shut) } else { (shut, 0) };
        within(from, range, barred, self.strongholds(Side::Shadow) | stops)
    }

    /// R11.4, R11.5, R20.3: whether Companions may go so far, by a rule.
    pub(super) fn may_reach(&self, from: Region, to: Region, range: u8, into_siege: bool, rule: Number) -> Verdict {
        let shut = self.besieged & self.controlled(Side::FreePeoples);
        let inside = shut & from.bit() != 0;
        let reach = |stops: bool| match (inside, stops) {
            (true, _) => from.bit(),
            (false, true) => self.companions_reach(from, range, into_siege),
            (false, false) => within(from, range, shut, 0),
        };
        let mut law = Conditions::default();
        law.needs(into_siege || to == from || shut & to.bit() == 0, r!("R11.5"))?;
        law.needs(!inside || to == from, r!("R20.3"))?;
        law.needs((reach(true) | reach(false)) & to.bit() != 0, rule)?;
        law.needs(reach(true) & to.bit() != 0, r!("R11.4"))?;
        by(rule)
    }

    pub(super) fn may_pick_companion(&self, action: Action) -> Verdict {
        match action {
            Action::Pick(companion) => self.may_travel(companion),
            Action::Done => by(r!("R11.2")),
            _ => no(r!("R11.2")),
        }
    }

    pub(super) fn companions(&mut self, action: Action, journey: Journey) {
        match action {
            Action::Pick(character) => {
                if let Some(from) = self.place(character) {
                    self.group = Group { characters: character.bit(), ..Group::EMPTY };
                    self.steps.push(Step::CompanionsTo { from, journey });
                }
            }
            _ => self.steps.end(),
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

    pub(super) fn may_companions_to(&self, from: Region, journey: Journey, action: Action) -> Verdict {
        let party = self.group.characters;
        match action {
            Action::Pick(who) if self.place(who) == Some(from) && party & who.bit() == 0 => self.may_travel(who),
            Action::To(to) if to != from => {
                self.may_reach(from, to, journey.range(party), journey.into_siege, r!("R11.2"))
            }
            Action::Halt => by(r!("R11.2")),
            _ => no(r!("R11.2")),
        }
    }

    pub(super) fn companions_to(
        &mut self,
        action: Action,
        from: Region,
        journey: Journey,
        events: &mut impl Sink<Event>,
    ) {
        if let Action::Pick(character) = action {
            self.group.characters |= character.bit();
            return;
        }
        self.steps.end();
        if journey.once {
            self.steps.end();
        }
        let group = std::mem::take(&mut self.group);
        self.travelled |= group.characters;
        if let Action::To(to) = action {
            self.travel(&group, from, to, events);
        }
    }

    /// Companions go to a region and may activate its nation (R11.7).
    pub(crate) fn travel(&mut self, group: &Group, from: Region, to: Region, events: &mut impl Sink<Event>) {
        for character in Character::of(group.characters) {
            self.at[character.index()] = Whereabouts::at(to);
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

    /// The regions that have Nazgûl.
    pub(super) fn skies(&self) -> impl Iterator<Item = Region> {
        by_land(EVERYWHERE).filter(|at| self.leaders[at.index()][NAZGUL] > 0)
    }

    /// Nazgûl in a region that have not flown in this action.
    pub(super) fn unflown(&self, region: Region) -> u8 {
        let here = self.leaders[region.index()][NAZGUL];
        if here == 0 {
            0
        } else {
            here.saturating_sub(self.flown.iter().filter(|to| **to == Some(region)).count() as u8)
        }
    }

    /// R11.12, R16.22, R24.13, R11.11: whether a Minion may move by himself now; the Mouth of Sauron is no
    /// Nazgûl and moves for his own player only.
    fn may_minion_move(&self, minion: Character) -> Verdict {
        let mut law = Conditions::default();
        law.needs(minion != Character::Saruman, r!("R11.13"))?;
        let mouth = minion == Character::MouthOfSauron;
        let rule = if mouth { r!("R11.12") } else { r!("R11.8") };
        let Some(at) = self.place(minion).filter(|_| mouth || minion == Character::WitchKing) else { return no(rule) };
        if mouth {
            law.needs(self.owner_of_minion(minion).0 == self.actor, r!("R24.13"))?;
            // Cards that make Nazgûl fly do not move the Mouth of Sauron.
            let by_card = self.steps.as_slice().iter().any(|step| matches!(step, Step::Event { .. }));
            let shut = self.besieged & self.controlled(Side::Shadow) & at.bit() != 0;
            law.needs(!by_card && !shut, r!("R11.12"))?;
        }
        law.needs(self.travelled & minion.bit() == 0, rule)?;
        by(r!("R11.8"))
    }

    /// All who may.
    fn movable_minions(&self) -> u16 {
        let may = MINIONS.into_iter().filter(|who| self.may_minion_move(*who).is_ok());
        may.fold(0, |set, who| set | who.bit())
    }

    /// R11.9, R11.10: regions a Nazgûl may fly to.
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
        self.skip_if(self.movable_minions() == 0 && !Region::all().any(|at| self.unflown(at) > 0))
    }

    pub(super) fn may_pick_nazgul(&self, action: Action) -> Verdict {
        match action {
            Action::From(region) if self.unflown(region) > 0 => by(r!("R11.8")),
            Action::Pick(minion) => self.may_minion_move(minion),
            Action::Done => by(r!("R11.8")),
            _ => no(r!("R11.8")),
        }
    }

    pub(super) fn nazgul(&mut self, action: Action) {
        match action {
            Action::From(from) => self.steps.push(Step::NazgulTo { from }),
            Action::Pick(minion) => self.steps.push(Step::MinionTo(minion)),
            _ => self.steps.end(),
        }
    }

    pub(super) fn may_fly_to(&self, from: Region, action: Action) -> Verdict {
        by_if(matches!(action, Action::To(to) if to != from && self.nazgul_reach() & to.bit() != 0), r!("R11.9"))
    }

    pub(super) fn nazgul_to(&mut self, action: Action, from: Region, events: &mut impl Sink<Event>) {
        let Action::To(to) = action else { return };
        self.leaders[from.index()][NAZGUL] -= 1;
        self.leaders[to.index()][NAZGUL] += 1;
        if let Some(slot) = self.flown.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(to);
        }
        self.flown.sort_unstable();
        tell_all(events, Event::Travelled { group: Group::one(Figure::Nazgul), from, to });
    }

    /// R11.9, R11.12: where a Minion may go.
    fn minion_reach(&self, minion: Character) -> u128 {
        let Some(from) = self.place(minion) else { return 0 };
        let reach = if minion == Character::WitchKing { self.nazgul_reach() } else { self.mouth_reach(from) };
        reach & !from.bit()
    }

    pub(super) fn list_minion_to(&self, minion: Character, out: &mut Vec<Action>) {
        out.extend(by_land(self.minion_reach(minion)).map(Action::To));
        out.push(Action::Halt);
    }

    pub(super) fn may_minion_go(&self, minion: Character, action: Action) -> Verdict {
        let rule = if minion == Character::WitchKing { r!("R11.9") } else { r!("R11.12") };
        match action {
            Action::To(to) if self.minion_reach(minion) & to.bit() != 0 => by(rule),
            Action::Halt => by(r!("R11.8")),
            _ => no(rule),
        }
    }

    pub(super) fn minion_to(&mut self, action: Action, minion: Character, events: &mut impl Sink<Event>) {
        self.travelled |= minion.bit();
        let (Action::To(to), Some(from)) = (action, self.place(minion)) else { return };
        self.at[minion.index()] = Whereabouts::at(to);
        tell_all(events, Event::Travelled { group: Group::one(Figure::Character(minion)), from, to });
    }
}
