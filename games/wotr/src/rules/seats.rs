//! R24: two, three and four seats; who commands what.

use arrayvec::ArrayVec;
use parlour_core::{Seat, Sink};

use crate::data::Role;
use crate::event::{Event, tell_all};
use crate::ids::{Character, Nation, Region, Side, regions_of};
use crate::state::{Group, Step, Wotr};

impl Wotr {
    /// The side of a seat: 0 and 3 play the Free Peoples, 1 and 2 the Shadow.
    #[inline]
    pub(crate) const fn side_of(seat: Seat) -> Side {
        if seat.0 == 0 || seat.0 == 3 { Side::FreePeoples } else { Side::Shadow }
    }

    /// The side of the seat that acts.
    #[inline]
    pub(crate) const fn acting_side(&self) -> Side {
        Wotr::side_of(Seat(self.actor))
    }

    /// R24.1, R24.23: the other seat of the team.
    pub const fn teammate(&self, seat: Seat) -> Option<Seat> {
        match (self.setup.seats, seat.0) {
            (3 | 4, 1) => Some(Seat(2)),
            (3 | 4, 2) => Some(Seat(1)),
            (4, 0) => Some(Seat(3)),
            (4, 3) => Some(Seat(0)),
            _ => None,
        }
    }

    /// R24.3, R24.7: the Leading Player of a side.
    #[inline]
    pub(crate) const fn leader(&self, side: Side) -> Seat {
        Seat(self.leading[side.index()])
    }

    /// R24.3: from turn 2 on the token goes to the teammate.
    pub(super) fn pass_lead(&mut self, events: &mut impl Sink<Event>) {
        if self.setup.seats == 2 {
            return;
        }
        if self.turn > 1 {
            for side in Side::ALL {
                if let Some(other) = self.teammate(self.leader(side)) {
                    self.leading[side.index()] = other.0;
                }
            }
        }
        self.tell_lead(events);
    }

    /// R24.3: who leads, where there are teams.
    pub(super) fn tell_lead(&self, events: &mut impl Sink<Event>) {
        if self.setup.seats > 2 {
            let (free_peoples, shadow) = (self.leader(Side::FreePeoples), self.leader(Side::Shadow));
            tell_all(events, Event::Leads { free_peoples, shadow });
        }
    }

    /// R3.11, R24.8, R24.23: the order of actions.
    pub(crate) fn order(&self) -> ArrayVec<Seat, 4> {
        let [fp, sh] = [self.leader(Side::FreePeoples), self.leader(Side::Shadow)];
        let other = |seat: Seat| self.teammate(seat).unwrap_or(seat);
        let mut order = ArrayVec::new();
        if self.setup.seats == 2 {
            order.extend([fp, sh]);
        } else {
            order.extend([other(fp), other(sh), fp, sh]);
        }
        order
    }

    /// R24.1: who plays a nation.
    #[inline]
    pub const fn owner(&self, nation: Nation) -> Seat {
        match (nation, self.setup.seats) {
            (Nation::Rohan | Nation::North | Nation::Dwarves, 4) => Seat(3),
            (Nation::Gondor | Nation::Elves | Nation::Rohan | Nation::North | Nation::Dwarves, _) => Seat(0),
            (Nation::Isengard | Nation::Southrons, 3 | 4) => Seat(2),
            _ => Seat(1),
        }
    }

    /// R24.13: who brings in a Minion.
    pub(crate) const fn owner_of_minion(&self, minion: Character) -> Seat {
        match (minion, self.setup.seats) {
            (Character::Saruman, 3 | 4) => Seat(2),
            _ => Seat(1),
        }
    }

    /// R24.14: whether a seat has a role.
    pub(crate) const fn has_role(&self, seat: Seat, role: Role) -> bool {
        if self.setup.seats == 2 || (self.setup.seats == 3 && seat.0 == 0) {
            return true;
        }
        matches!(
            (role, seat.0),
            (Role::GondorElves, 0) | (Role::Sauron, 1) | (Role::Saruman, 2) | (Role::RohanNorthDwarves, 3)
        )
    }

    /// Whether a seat plays all nations of its side.
    #[inline]
    pub(crate) const fn is_alone(&self, seat: Seat) -> bool {
        self.teammate(seat).is_none()
    }

    /// R24.17: who commands a group, if its units are of both teammates.
    pub(crate) fn commander(&self, side: Side, group: &Group) -> Seat {
        let lead = self.leader(side);
        let Some(other) = self.teammate(lead) else { return lead };
        let mut count = [0u8; 4];
        let mut elites = [0u8; 4];
        for nation in Nation::of(side) {
            let seat = self.owner(nation).index();
            count[seat] += group.of(nation);
            elites[seat] += group.units[nation.index() * 2 + 1];
        }
        let key = |seat: Seat| (count[seat.index()], elites[seat.index()]);
        if key(other) > key(lead) { other } else { lead }
    }

    /// R24.17: who commands the army of a side in a region.
    pub(crate) fn commander_of(&self, side: Side, region: Region) -> Seat {
        self.commander(side, &self.figures(side, region))
    }

    /// R24.18, R24.19: who decides for a side in the battle, as its units are now.
    pub(crate) fn commander_in_battle(&self, side: Side) -> Seat {
        if side != self.battle.attacker {
            return self.commander_of(side, self.battle.region);
        }
        let force = &self.battle.force;
        if self.setup.seats == 2 || force.count() == 0 { Seat(self.battle.seat) } else { self.commander(side, force) }
    }

    /// R24.11, R24.15, R24.18, R24.20: the figures of a region that a seat may move or attack with.
    pub(crate) fn commanded(&self, seat: Seat, region: Region, attacks: bool) -> Group {
        let side = Wotr::side_of(seat);
        let mut group = self.figures(side, region);
        if self.is_alone(seat) {
            return group;
        }
        let mixed = self.mixed[side.index()] & region.bit() != 0;
        let commands = mixed && self.commander(side, &group) == seat;
        if !commands {
            for nation in Nation::of(side) {
                if self.owner(nation) != seat || (mixed && attacks) {
                    group.dismiss(nation);
                }
            }
        }
        group
    }

    /// R24.19: whether a seat keeps command of the part that acts.
    pub(crate) fn keeps_command(&self, seat: Seat, group: &Group) -> bool {
        self.is_alone(seat) || self.commander(Wotr::side_of(seat), group) == seat
    }

    /// R24.19: whether a group can be under a seat's command, with more of its own units out of
    /// `may`, up to `most` units in all.
    pub(super) fn can_keep_command(&self, seat: Seat, group: &Group, may: &Group, most: u8) -> bool {
        let mut best = *group;
        let mut room = most.saturating_sub(group.count());
        // Elites before Regulars: they decide a tie.
        for rank in [1, 0] {
            for nation in Nation::of(Wotr::side_of(seat)).filter(|it| self.owner(*it) == seat) {
                let at = nation.index() * 2 + rank;
                let more = may.units[at].saturating_sub(group.units[at]).min(room);
                best.units[at] += more;
                room -= more;
            }
        }
        best.count() > 0 && self.keeps_command(seat, &best)
    }

    /// Whether both teammates have units of a side in a region.
    pub(crate) fn is_shared(&self, side: Side, region: Region) -> bool {
        self.is_of_both(side, &self.units[region.index()])
    }

    /// Whether both teammates of a side have units among these.
    fn is_of_both(&self, side: Side, units: &[u8; 16]) -> bool {
        let mut seats = 0u8;
        for nation in Nation::of(side) {
            let at = nation.index() * 2;
            if units[at] + units[at + 1] > 0 {
                seats |= 1 << self.owner(nation).0;
            }
        }
        seats.count_ones() > 1
    }

    /// R24.15: a group of both teammates is a mixed Army wherever it has gone; one that has come
    /// beside the teammate's may be mixed with it.
    pub(super) fn join(&mut self, seat: Seat, region: Region, group: &Group, events: &mut impl Sink<Event>) {
        let side = Wotr::side_of(seat);
        let alone = self.count(side, region) == group.count();
        if self.setup.seats > 2 && alone && self.is_of_both(side, &group.units) {
            self.mix(side, region, events);
        } else {
            self.offer_mix(seat, region);
        }
    }

    /// R24.15: armies that both teammates no longer have units in are not mixed.
    pub(crate) fn unmix(&mut self) {
        for side in Side::ALL {
            for region in regions_of(self.mixed[side.index()]) {
                if !self.is_shared(side, region) {
                    self.mixed[side.index()] &= !region.bit();
                }
            }
        }
    }

    /// R24.15: a seat is asked after its army has come beside the teammate's.
    pub(super) fn offer_mix(&mut self, seat: Seat, region: Region) {
        let side = Wotr::side_of(seat);
        if self.setup.seats > 2 && self.mixed[side.index()] & region.bit() == 0 && self.is_shared(side, region) {
            self.steps.push(Step::Mix(region, seat));
        }
    }

    pub(super) fn begin_mix(&mut self, region: Region, seat: Seat) -> bool {
        let side = Wotr::side_of(seat);
        self.skip_if(!self.is_shared(side, region) || self.mixed[side.index()] & region.bit() != 0)
    }

    /// R24.15: the armies of a side in a region are one.
    pub(super) fn mix(&mut self, side: Side, region: Region, events: &mut impl Sink<Event>) {
        if self.is_shared(side, region) && self.mixed[side.index()] & region.bit() == 0 {
            self.mixed[side.index()] |= region.bit();
            tell_all(events, Event::Mixed { region, side });
        }
    }

    /// R24.16: who removes the next unit over the limit.
    pub(super) fn trimmer(&self, region: Region, side: Side, turn: u8) -> Seat {
        let lead = self.leader(side);
        let Some(other) = self.teammate(lead) else { return lead };
        if !self.is_shared(side, region) || self.mixed[side.index()] & region.bit() != 0 {
            return self.commander_of(side, region);
        }
        if turn == 0 { other } else { lead }
    }

    /// R24.24: whether the Free Peoples player of three may use these nations again; `mixed` armies
    /// are compared by their region. In other matches nothing is remembered.
    pub(crate) fn may_repeat(&self, seat: Seat, nations: u8, region: Region) -> bool {
        if seat.0 != 0 {
            return true;
        }
        if nations.count_ones() > 1 {
            !self.last_armies.contains(&Some(region))
        } else {
            nations & self.last_nations == 0
        }
    }

    /// R24.24: what the Free Peoples player of three has just done counts for his next action.
    pub(super) fn remember_action(&mut self) {
        if self.setup.seats == 3 && self.actor == 0 {
            (self.last_nations, self.last_armies) = (self.now_nations, self.now_armies);
        }
        (self.now_nations, self.now_armies) = (0, [None; 2]);
    }

    /// R24.24: the mixed army that acted has gone on, by advance, and is still the same Army.
    pub(super) fn follow_army(&mut self, from: Region, to: Region) {
        for place in &mut self.now_armies {
            if *place == Some(from) {
                *place = Some(to);
            }
        }
    }

    /// R24.24: remembers what the action was used on.
    pub(crate) fn used_nations(&mut self, nations: u8, army: Option<Region>) {
        match army {
            Some(region) if nations.count_ones() > 1 => {
                let slot = usize::from(self.now_armies[0].is_some());
                self.now_armies[slot] = Some(region);
            }
            _ => self.now_nations |= nations,
        }
    }
}
