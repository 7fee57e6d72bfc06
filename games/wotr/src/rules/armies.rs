//! R10: moving armies.

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::data::map;
use crate::event::{Event, tell_all};
use crate::ids::{Character, Nation, Region, Side, regions_of};
use crate::number::Number;
use crate::rules::law::{Against, Conditions, Verdict, by, nearer, no};
use crate::state::{Group, Moved, NAZGUL, Step, Wotr};

/// Who must be in a group that an Event moves or attacks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum With {
    /// Nobody in particular.
    Anybody,
    /// A Companion.
    Companion,
    /// A Nazgûl or the Witch-king.
    Nazgul,
    /// The Witch-king.
    WitchKing,
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
    /// R10.7, R18.11: where figures of a nation may go.
    #[inline]
    pub(crate) fn may_enter(&self, nation: Nation) -> u128 {
        if self.at_war(nation) { u128::MAX } else { map().of[nation.index()] | map().wild }
    }

    /// R10.6: regions with an army of the side that is not shut in.
    pub(crate) fn fielded(&self, side: Side) -> u128 {
        self.armies[side.index()] & !(self.besieged & self.controlled(side))
    }

    /// R10.2, R10.4, R11.14, R24.11: those a seat may move out of a region in this action.
    pub(super) fn movers(&self, seat: Seat, from: Region) -> Group {
        let mut group = self.commanded(seat, from, false);
        for moved in self.moved.iter().flatten().filter(|moved| moved.to == from) {
            group.remove(&moved.group);
        }
        group.characters &= !Character::Saruman.bit();
        group
    }

    /// Why not all figures of a region may move: each narrowing, with the rule behind it.
    fn narrowed_movers(&self, seat: Seat, forming: &Forming) -> [(Group, Number); 5] {
        let all = self.figures(Wotr::side_of(seat), forming.from);
        let able = Group { characters: all.characters & !Character::Saruman.bit(), ..all };
        let own = self.commanded(seat, forming.from, false);
        let fresh = self.movers(seat, forming.from);
        [(all, r!("R10.1")), (able, r!("R10.4")), (own, r!("R24.11")), (fresh, r!("R10.2")), (forming.may, r!("R10.7"))]
    }

    /// R10.7, R24.21: those of them who may enter a region.
    fn movers_to(&self, side: Side, movers: &Group, to: Region) -> Group {
        let mut group = *movers;
        for nation in Nation::of(side) {
            if self.may_enter(nation) & to.bit() == 0 {
                group.dismiss(nation);
            }
        }
        group
    }

    /// R10.3, R12.2, R26.saruman.servants: whether a group has somebody who leads.
    pub(crate) fn leads(&self, group: &Group, attacks: bool) -> bool {
        let characters = if attacks { group.characters } else { group.characters & !Character::Saruman.bit() };
        characters != 0 || group.leaders != [0; 6] || self.servants(group) > 0
    }

    /// R26.saruman.servants, R24.25: Elites that count as leaders.
    pub fn servants(&self, group: &Group) -> u8 {
        if !self.in_play(Character::Saruman) {
            return 0;
        }
        let isengard = group.units[Nation::Isengard.index() * 2 + 1];
        let southrons = if self.setup.seats > 2 { group.units[Nation::Southrons.index() * 2 + 1] } else { 0 };
        isengard + southrons
    }

    pub(super) fn forming_move(&self, seat: Seat, from: Region, to: Region, led: bool) -> Forming {
        let side = Wotr::side_of(seat);
        let may = self.movers_to(side, &self.movers(seat, from), to);
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
    pub(super) fn can_form(&self, seat: Seat, forming: &Forming, group: &Group) -> Verdict {
        let Forming { may, units, leaders, from, led, with, attacks, .. } = forming;
        let stuck = leaders - may.fp_leaders();
        let able = may.count();
        let most = if stuck > 0 && able == *units { able - 1 } else { able };
        let mut law = Conditions::default();
        law.needs(able > 0, if *attacks { r!("R12.3") } else { r!("R10.7") })?;
        law.needs(!*led || self.leads(may, *attacks), if *attacks { r!("R12.2") } else { r!("R10.3") })?;
        law.needs(most > 0, if *attacks { r!("R12.5") } else { r!("R10.4") })?;
        law.needs(group.count() <= most, if *attacks { r!("R12.4") } else { r!("R10.4") })?;
        law.needs(with.is_in(may), r!("R6.5"))?;
        if !self.is_alone(seat) {
            law.needs(self.can_keep_command(seat, group, may, most), r!("R24.19"))?;
        } else if self.setup.seats == 3 && seat.0 == 0 {
            let more = group.count() < most;
            law.needs(self.can_repeat(group.nations(), may.nations(), more, *from), r!("R24.24"))?;
        }
        by(if *attacks { r!("R12.4") } else { r!("R10.1") })
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

    /// Whether the group may go as it is.
    pub(super) fn may_go(&self, seat: Seat, forming: &Forming, group: &Group) -> Verdict {
        let Forming { units, leaders, led, attacks, .. } = *forming;
        let rule = if attacks { r!("R12.4") } else { r!("R10.1") };
        let count = group.count();
        let mut law = Conditions::default();
        law.needs(count > 0, if attacks { r!("R12.3") } else { r!("R10.1") })?;
        law.needs(!led || self.leads(group, attacks), if attacks { r!("R12.6") } else { r!("R10.3") })?;
        law.needs(forming.with.is_in(group), r!("R6.5"))?;
        if count == units {
            let followers = group.characters.count_ones() as u8 + group.nazgul();
            law.needs(!attacks || followers >= forming.others, r!("R12.4"))?;
            law.needs(group.fp_leaders() >= leaders, if attacks { r!("R12.4") } else { r!("R10.4") })?;
        }
        law.needs(self.keeps_command(seat, group), r!("R24.19"))?;
        law.needs(self.may_repeat(seat, group.nations(), forming.from), r!("R24.24"))?;
        by(rule)
    }

    /// The choices while a group is formed.
    pub(super) fn list_group(&self, seat: Seat, forming: &Forming, out: &mut Vec<Action>) {
        let left = forming.may.without(&self.group);
        for action in [Action::All].into_iter().chain(left.kinds().map(Action::Add)).chain([Action::Go]) {
            if self.may_form(seat, forming, action).is_ok() {
                out.push(action);
            }
        }
    }

    /// R10.1, R12.4: whether a group may become, or go as, what an action makes of it.
    pub(super) fn may_form(&self, seat: Seat, forming: &Forming, action: Action) -> Verdict {
        match action {
            Action::Go => self.may_go(seat, forming, &self.group),
            Action::All if self.group.is_empty() => self.may_go(seat, forming, &forming.may),
            Action::Add(figure) if forming.may.has(figure) > self.group.has(figure) => {
                let mut group = self.group;
                group.put(figure);
                self.can_form(seat, forming, &group)
            }
            Action::Add(figure) => {
                let narrowed: &[(Group, Number)] = if forming.attacks {
                    &self.narrowed_attackers(seat, forming)
                } else {
                    &self.narrowed_movers(seat, forming)
                };
                let lost = narrowed.iter().find(|(left, _)| left.has(figure) <= self.group.has(figure));
                no(lost.map_or(r!("R10.1"), |(_, rule)| *rule))
            }
            _ => no(if forming.attacks { r!("R12.4") } else { r!("R10.1") }),
        }
    }

    /// A step in which a group is formed: nobody is in it yet.
    pub(crate) fn form_anew(&mut self, step: Step) {
        self.group = Group::EMPTY;
        self.steps.push(step);
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

    /// R10.5: where, of some regions, some of an army of a seat may move.
    #[inline]
    fn destinations(&self, seat: Seat, from: Region, movers: &Group, among: u128, led: bool) -> Result<u128, Against> {
        let (side, mut left) = (Wotr::side_of(seat), among);
        let mut law = Conditions::default();
        law.narrows(&mut left, map().near[from.index()], r!("R7.1"))?;
        law.narrows(&mut left, self.open(side), r!("R10.5"))?;
        let closed = left & !crate::cards::open(self, side);
        if closed == left {
            law.and(crate::cards::is_open(self, side, Region(left.trailing_zeros() as u8)))?;
        }
        left &= !closed;
        let can_go = |movers: Group| self.can_form(seat, &self.forming(side, from, movers, led), &Group::EMPTY);
        // R10.7: where no nation at peace is among them, all may go wherever one may.
        if Nation::of(side).all(|nation| self.at_war(nation) || !movers.has_of(nation)) {
            law.and(can_go(*movers))?;
            return Ok(left);
        }
        let mut nearest = no(r!("R10.7"));
        let able = regions_of(left).filter(|to| {
            let may = can_go(self.movers_to(side, movers, *to));
            nearest = nearer(nearest, may);
            may.is_ok()
        });
        let able = able.fold(0, |set, to| set | to.bit());
        law.and(nearest)?;
        Ok(able)
    }

    /// R10.1: whether some of an army of a seat may move out of a region.
    fn may_move_from(&self, seat: Seat, from: Region, led: bool) -> Verdict {
        let side = Wotr::side_of(seat);
        let mut law = Conditions::default();
        law.needs(self.armies[side.index()] & from.bit() != 0, r!("R10.1"))?;
        law.needs(self.fielded(side) & from.bit() != 0, r!("R10.6"))?;
        let own = self.is_alone(seat) || self.commanded(seat, from, false).count() > 0;
        law.needs(own, r!("R24.11"))?;
        let movers = self.movers(seat, from);
        law.needs(movers.count() > 0, r!("R10.2"))?;
        law.needs(!led || self.leads(&movers, false), r!("R10.3"))?;
        law.and(self.destinations(seat, from, &movers, map().near[from.index()], led))?;
        by(if led { r!("R10.3") } else { r!("R10.2") })
    }

    pub(super) fn may_move_some_army(&self, seat: Seat, led: bool) -> Verdict {
        let armies = regions_of(self.armies[Wotr::side_of(seat).index()]);
        Conditions::default().any(armies.map(|from| self.may_move_from(seat, from, led)), r!("R10.1"))
    }

    /// R4.3, R10.2: an army to move, or after the first of two nothing more.
    pub(super) fn may_start(&self, left: u8, led: bool, action: Action) -> Verdict {
        match action {
            Action::From(from) => self.may_move_from(Seat(self.actor), from, led),
            Action::Done if left == 1 && !led => by(r!("R10.2")),
            _ => no(r!("R4.3")).map_err(|it| it.said(&"refuse.move_first")),
        }
    }

    pub(super) fn list_move_to(&self, from: Region, led: bool, out: &mut Vec<Action>) {
        let (seat, movers) = (Seat(self.actor), self.movers(Seat(self.actor), from));
        let to = self.destinations(seat, from, &movers, map().near[from.index()], led);
        out.extend(regions_of(to.unwrap_or(0)).map(Action::To));
    }

    pub(super) fn may_head_for(&self, from: Region, led: bool, action: Action) -> Verdict {
        let seat = Seat(self.actor);
        match action {
            Action::To(to) => {
                self.destinations(seat, from, &self.movers(seat, from), to.bit(), led).and(by(r!("R10.5")))
            }
            _ => no(r!("R10.1")),
        }
    }

    pub(super) fn move_group(&mut self, action: Action, step: Step, events: &mut impl Sink<Event>) {
        let Step::MoveGroup { from, to, left, led } = step else { return };
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
        if let Some(free) = self.moved.iter_mut().find(|moved| moved.is_none()) {
            *free = Some(Moved { to, group: *group });
        }
    }

    /// R10.1, R10.8: a group moves; what it leaves and what it enters change.
    pub(crate) fn march(&mut self, side: Side, from: Region, to: Region, group: &Group, events: &mut impl Sink<Event>) {
        self.take(side, from, group);
        self.put(side, to, group);
        tell_all(events, Event::Moved { side, from, to, group: *group });
        self.left(from, events);
        self.entered(side, to, group, events);
    }
}
