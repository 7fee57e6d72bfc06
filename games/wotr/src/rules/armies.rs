//! R10: moving armies.

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::data::{by_land, map};
use crate::event::{Event, tell_all};
use crate::ids::{Character, Figure, Nation, Region, Side, regions_of};
use crate::state::{Group, Moved, NAZGUL, NONE, Step, Wotr};

/// Who must be in a group that an Event moves or attacks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum With {
    /// Nobody in particular.
    Anybody,
    /// A Companion.
    Companion,
    /// A Nazgûl or the Witch-king.
    #[allow(dead_code, reason = "for the Shadow's cards")]
    Nazgul,
    /// The Witch-king.
    #[allow(dead_code, reason = "for the Shadow's cards")]
    WitchKing,
    /// A unit of Isengard.
    #[allow(dead_code, reason = "for the Shadow's cards")]
    Isengard,
}

impl With {
    /// Whether a group has who must be in it.
    pub(crate) fn is_in(self, group: &Group) -> bool {
        let wraith = group.characters & Character::WitchKing.bit() != 0;
        match self {
            With::Anybody => true,
            With::Companion => group.characters & Character::COMPANIONS != 0,
            With::Nazgul => group.nazgul() > 0 || wraith,
            With::WitchKing => wraith,
            With::Isengard => group.of(Nation::Isengard) > 0,
        }
    }
}

/// What a group is formed for, and what it must keep to.
#[derive(Clone, Copy)]
pub(super) struct Forming {
    /// Those who may go.
    pub may: Group,
    /// All units of the side in the region.
    pub units: u8,
    /// All Free Peoples Leaders in the region.
    pub leaders: u8,
    /// The region.
    pub from: Region,
    /// Whether a leader must be in the group.
    pub led: bool,
    /// Who else must be in it.
    pub with: With,
    /// Whether it attacks, so that nobody may stay behind without a unit (R12.4).
    pub attacks: bool,
    /// All characters and Nazgûl in the region that could be in the group.
    pub others: u8,
}

impl Wotr {
    /// R10.7: where figures of a nation may go.
    #[inline]
    pub(crate) fn may_enter(&self, nation: Nation) -> u128 {
        if self.at_war(nation) { u128::MAX } else { map().of[nation.index()] | map().wild }
    }

    /// R10.6: regions with an army of the side that is not shut in.
    pub(crate) fn fielded(&self, side: Side) -> u128 {
        self.armies[side.index()] & !(self.besieged & self.controlled(side))
    }

    /// Figures in a region that have moved there in this action.
    pub(super) fn moved_in(&self, region: Region) -> Group {
        let mut group = Group::EMPTY;
        for moved in self.moved.iter().filter(|moved| moved.to == region) {
            group.add(&moved.group);
        }
        group
    }

    /// Those a seat may move out of a region in this action (R10.2, R10.4).
    pub(super) fn movers(&self, seat: Seat, from: Region) -> Group {
        let mut group = self.commanded(seat, from, false);
        for moved in self.moved.iter().filter(|moved| moved.to == from) {
            group.remove(&moved.group);
        }
        group.characters &= !Character::Saruman.bit();
        group
    }

    /// R10.7: those of them who may enter a region.
    fn movers_to(&self, movers: &Group, to: Region) -> Group {
        let mut group = *movers;
        for nation in Nation::ALL {
            if self.may_enter(nation) & to.bit() == 0 {
                group.units[nation.index() * 2] = 0;
                group.units[nation.index() * 2 + 1] = 0;
                if nation.index() < NAZGUL {
                    group.leaders[nation.index()] = 0;
                }
            }
        }
        group
    }

    /// Whether everybody in a group may go anywhere.
    fn is_free_to_go(&self, group: &Group) -> bool {
        Nation::ALL.iter().all(|nation| {
            self.at_war(*nation)
                || (group.of(*nation) == 0 && (nation.index() >= NAZGUL || group.leaders[nation.index()] == 0))
        })
    }

    /// R10.3, R12.2, R26.saruman.servants: whether a group has somebody who leads.
    pub(crate) fn leads(&self, group: &Group, attacks: bool) -> bool {
        let characters = if attacks { group.characters } else { group.characters & !Character::Saruman.bit() };
        characters != 0 || group.leaders != [0; 6] || self.servants(group) > 0
    }

    /// R26.saruman.servants, R24.25: Elites that count as leaders.
    pub(crate) fn servants(&self, group: &Group) -> u8 {
        if !self.in_play(Character::Saruman) {
            return 0;
        }
        let isengard = group.units[Nation::Isengard.index() * 2 + 1];
        let southrons = if self.setup.seats > 2 { group.units[Nation::Southrons.index() * 2 + 1] } else { 0 };
        isengard + southrons
    }

    pub(super) fn forming_move(&self, seat: Seat, from: Region, to: Region, led: bool) -> Forming {
        let side = Wotr::side_of(seat);
        let may = self.movers_to(&self.movers(seat, from), to);
        self.forming(side, from, may, led)
    }

    pub(super) fn forming(&self, side: Side, from: Region, may: Group, led: bool) -> Forming {
        let leaders = if side == Side::FreePeoples { self.leaders[from.index()][..NAZGUL].iter().sum() } else { 0 };
        Forming {
            may,
            units: self.count(side, from),
            leaders,
            from,
            led,
            with: With::Anybody,
            attacks: false,
            others: 0,
        }
    }

    /// Whether the group can still become one that may go.
    pub(super) fn can_form(&self, seat: Seat, forming: &Forming, group: &Group) -> bool {
        let Forming { may, units, leaders, from, led, with, attacks, .. } = forming;
        let stuck = leaders - may.fp_leaders();
        let most = if stuck > 0 && may.count() == *units { may.count() - 1 } else { may.count() };
        if most == 0 || group.count() > most || (*led && !self.leads(may, *attacks)) || !with.is_in(may) {
            return false;
        }
        if !self.is_alone(seat) {
            return self.can_keep_command(seat, group, may, most);
        }
        if self.setup.seats == 3 && seat.0 == 0 {
            return self.can_repeat(group.nations(), may.nations(), group.count() < most, *from);
        }
        true
    }

    /// R24.24: whether a group of these nations is allowed, or can be with more of `may`.
    fn can_repeat(&self, nations: u8, may: u8, more: bool, from: Region) -> bool {
        let seat = Seat(0);
        match nations.count_ones() {
            0 => {
                let single = (0..8).any(|it| may >> it & 1 == 1 && self.may_repeat(seat, 1 << it, from));
                single || (may.count_ones() > 1 && self.may_repeat(seat, may, from))
            }
            1 => {
                self.may_repeat(seat, nations, from)
                    || (more && may & !nations != 0 && self.may_repeat(seat, may | nations, from))
            }
            _ => self.may_repeat(seat, nations, from),
        }
    }

    /// Whether the group may go as it is; else the rule against it.
    pub(super) fn may_go(&self, seat: Seat, forming: &Forming, group: &Group) -> Result<(), &'static str> {
        let count = group.count();
        if count == 0 {
            return Err(if forming.attacks { "R12.3" } else { "R10.1" });
        }
        if forming.led && !self.leads(group, forming.attacks) {
            return Err(if forming.attacks { "R12.6" } else { "R10.3" });
        }
        if !forming.with.is_in(group) {
            return Err("R6.5");
        }
        if count == forming.units {
            let followers = group.characters.count_ones() as u8 + group.nazgul();
            if forming.attacks && (followers < forming.others || group.fp_leaders() < forming.leaders) {
                return Err("R12.4");
            }
            if group.fp_leaders() < forming.leaders {
                return Err("R10.4");
            }
        }
        if !self.keeps_command(seat, group) {
            return Err("R24.19");
        }
        if !self.may_repeat(seat, group.nations(), forming.from) {
            return Err("R24.24");
        }
        Ok(())
    }

    /// The choices while a group is formed.
    pub(super) fn list_group(&self, seat: Seat, forming: &Forming, out: &mut Vec<Action>) {
        if self.group.is_empty() && self.may_go(seat, forming, &forming.may).is_ok() {
            out.push(Action::All);
        }
        let left = forming.may.without(&self.group);
        for figure in left.kinds() {
            let mut group = self.group;
            group.put(figure);
            if self.can_form(seat, forming, &group) {
                out.push(Action::Add(figure));
            }
        }
        if self.may_go(seat, forming, &self.group).is_ok() {
            out.push(Action::Go);
        }
    }

    /// Takes a choice; the group, once it is complete.
    pub(super) fn form(&mut self, forming: &Forming, action: Action) -> Option<Group> {
        match action {
            Action::All => Some(forming.may),
            Action::Go => Some(self.group),
            Action::Add(figure) => {
                self.group.put(figure);
                None
            }
            _ => None,
        }
        .inspect(|_| self.group = Group::EMPTY)
    }

    /// R10.5: where an army of a seat may move to from a region.
    pub(super) fn destinations(&self, seat: Seat, from: Region, led: bool) -> u128 {
        let side = Wotr::side_of(seat);
        let near = map().near[from.index()] & self.open(side) & crate::cards::open(self, side);
        if near == 0 {
            return 0;
        }
        let movers = self.movers(seat, from);
        if movers.count() == 0 || (led && !self.leads(&movers, false)) {
            return 0;
        }
        if self.is_free_to_go(&movers) {
            let forming = self.forming(side, from, movers, led);
            return if self.can_form(seat, &forming, &Group::EMPTY) { near } else { 0 };
        }
        regions_of(near)
            .filter(|to| {
                let forming = self.forming(side, from, self.movers_to(&movers, *to), led);
                self.can_form(seat, &forming, &Group::EMPTY)
            })
            .fold(0, |set, to| set | to.bit())
    }

    pub(super) fn may_move_some_army(&self, seat: Seat, led: bool) -> bool {
        regions_of(self.fielded(Wotr::side_of(seat))).any(|from| self.destinations(seat, from, led) != 0)
    }

    /// A second move that nobody can make is not asked for.
    pub(super) fn begin_move(&mut self, left: u8, led: bool) -> bool {
        let none = left == 0 || !self.may_move_some_army(Seat(self.actor), led);
        if none {
            self.steps.pop();
        }
        none
    }

    pub(super) fn list_move_from(&self, left: u8, led: bool, out: &mut Vec<Action>) {
        let seat = Seat(self.actor);
        for from in by_land(self.fielded(Wotr::side_of(seat))) {
            if self.destinations(seat, from, led) != 0 {
                out.push(Action::From(from));
            }
        }
        if left == 1 && !led {
            out.push(Action::Done);
        }
    }

    pub(super) fn move_from(&mut self, action: Action, left: u8, led: bool) {
        match action {
            Action::From(from) => self.steps.replace(Step::MoveTo { from, left, led }),
            _ => {
                self.steps.pop();
            }
        }
    }

    pub(super) fn list_move_to(&self, from: Region, led: bool, out: &mut Vec<Action>) {
        out.extend(regions_of(self.destinations(Seat(self.actor), from, led)).map(Action::To));
    }

    pub(super) fn move_to(&mut self, action: Action, from: Region, left: u8, led: bool) {
        if let Action::To(to) = action {
            self.group = Group::EMPTY;
            self.steps.replace(Step::MoveGroup { from, to, left, led });
        }
    }

    pub(super) fn list_move_group(&self, from: Region, to: Region, led: bool, out: &mut Vec<Action>) {
        let seat = Seat(self.actor);
        self.list_group(seat, &self.forming_move(seat, from, to, led), out);
    }

    pub(super) fn move_group(
        &mut self,
        action: Action,
        from: Region,
        to: Region,
        left: u8,
        led: bool,
        events: &mut impl Sink<Event>,
    ) {
        let seat = Seat(self.actor);
        let forming = self.forming_move(seat, from, to, led);
        let Some(group) = self.form(&forming, action) else { return };
        self.steps.replace(Step::MoveFrom { left: left.saturating_sub(1), led });
        let side = Wotr::side_of(seat);
        self.used_nations(group.nations(), Some(to));
        self.note_move(to, &group);
        self.march(side, from, to, &group, events);
        self.join(seat, to, &group, events);
    }

    /// R10.2: nobody of a group that has moved moves again in this action.
    pub(super) fn note_move(&mut self, to: Region, group: &Group) {
        if let Some(free) = self.moved.iter_mut().find(|moved| moved.to.0 == NONE) {
            *free = Moved { to, group: *group };
        }
    }

    /// R10.1: a group moves; what it leaves and what it enters change.
    pub(crate) fn march(&mut self, side: Side, from: Region, to: Region, group: &Group, events: &mut impl Sink<Event>) {
        self.take(side, from, group);
        self.put(side, to, group);
        tell_all(events, Event::Moved { side, from, to, group: *group });
        self.left(from, events);
        self.entered(side, to, group, events);
    }

    /// The figure's nation, for units and Leaders.
    pub(crate) const fn nation_of(figure: Figure) -> Option<Nation> {
        match figure {
            Figure::Regular(nation) | Figure::Elite(nation) | Figure::Leader(nation) => Some(nation),
            Figure::Nazgul | Figure::Character(_) => None,
        }
    }
}
