//! R9: recruiting, and characters who enter play (R26).

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::data::{by_land, map};
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Figure, Nation, Region, Side, regions_of};
use crate::state::{ASIDE, IN_FELLOWSHIP, NAZGUL, OUT, Step, Wotr};

impl Wotr {
    /// R9.2, R9.4, R9.7: the Settlements where a seat may recruit figures of a nation with a die.
    fn muster_places(&self, seat: Seat, nation: Nation) -> u128 {
        let side = nation.side();
        if !self.at_war(nation) || self.owner(nation) != seat || !self.may_repeat(seat, 1 << nation.index(), Region(0))
        {
            return 0;
        }
        map().of[nation.index()] & self.unconquered(side) & self.free(side) & !self.besieged
    }

    /// R9.1: every figure a seat may recruit now; Elites only as the first and only one.
    fn each_recruit(&self, seat: Seat, first: Option<Region>, mut give: impl FnMut(Figure, Region) -> bool) {
        for nation in Nation::of(Wotr::side_of(seat)) {
            let mut places = self.muster_places(seat, nation);
            if let Some(first) = first {
                places &= !first.bit();
            }
            if places == 0 {
                continue;
            }
            let [regular, elite, leader] = self.reserve[nation.index()];
            for region in regions_of(places) {
                if regular > 0 && give(Figure::Regular(nation), region) {
                    return;
                }
                if elite > 0 && first.is_none() && give(Figure::Elite(nation), region) {
                    return;
                }
                if leader > 0 && self.leader_may_come(nation, region) {
                    let figure = if nation.index() < NAZGUL { Figure::Leader(nation) } else { Figure::Nazgul };
                    if give(figure, region) {
                        return;
                    }
                }
            }
        }
    }

    /// R9.5, R9.6: Leaders come to units, Nazgûl to Sauron's Strongholds.
    fn leader_may_come(&self, nation: Nation, region: Region) -> bool {
        match nation.side() {
            Side::FreePeoples => self.armies[0] & region.bit() != 0,
            Side::Shadow => map().strongholds & region.bit() != 0,
        }
    }

    pub(super) fn may_recruit(&self, seat: Seat) -> bool {
        let mut any = false;
        self.each_recruit(seat, None, |_, _| {
            any = true;
            true
        });
        any
    }

    pub(super) fn begin_recruit(&mut self, first: Option<Region>) -> bool {
        let mut none = first.is_some();
        self.each_recruit(Seat(self.actor), first, |_, _| {
            none = false;
            true
        });
        if none {
            self.steps.pop();
        }
        none
    }

    pub(super) fn list_recruits(&self, first: Option<Region>, out: &mut Vec<Action>) {
        self.each_recruit(Seat(self.actor), first, |figure, region| {
            out.push(Action::Recruit(figure, region));
            false
        });
        if first.is_some() {
            out.push(Action::Done);
        }
    }

    pub(super) fn recruit(&mut self, action: Action, first: Option<Region>, events: &mut impl Sink<Event>) {
        self.steps.pop();
        let Action::Recruit(figure, region) = action else { return };
        let nation = self.place_figure(figure, region, events);
        self.used_nations(1 << nation.index(), None);
        self.offer_mix(Seat(self.actor), region);
        if !matches!(figure, Figure::Elite(_)) && first.is_none() {
            self.steps.push(Step::Recruit { first: Some(region) });
        }
    }

    /// A figure comes from the reinforcements to a region; its nation.
    pub(crate) fn place_figure(&mut self, figure: Figure, region: Region, events: &mut impl Sink<Event>) -> Nation {
        let (nation, rank) = match figure {
            Figure::Regular(nation) => (nation, 0),
            Figure::Elite(nation) => (nation, 1),
            Figure::Leader(nation) => (nation, 2),
            Figure::Nazgul | Figure::Character(_) => (Nation::Sauron, 2),
        };
        self.reserve[nation.index()][rank] -= 1;
        if rank < 2 {
            self.put_unit(region, nation, rank);
        } else {
            self.leaders[region.index()][nation.index().min(NAZGUL)] += 1;
        }
        tell_all(events, Event::Recruited { figure, region });
        nation
    }

    /// R6.8, R9.8: whether a card may place a figure of a nation in a region: At War or not, in a
    /// free region or an own besieged Stronghold, as long as there is such a figure.
    pub(crate) fn may_place_by_card(&self, figure: Figure, region: Region) -> bool {
        let (nation, rank) = match figure {
            Figure::Regular(nation) => (nation, 0),
            Figure::Elite(nation) => (nation, 1),
            Figure::Leader(nation) => (nation, 2),
            Figure::Nazgul => (Nation::Sauron, 2),
            Figure::Character(_) => return false,
        };
        let side = nation.side();
        let open = self.free(side) | (self.besieged & self.controlled(side));
        let alone = rank == 2 && side == Side::FreePeoples && self.armies[0] & region.bit() == 0;
        self.reserve[nation.index()][rank] > 0 && open & region.bit() != 0 && !alone
    }

    /// R9.8, R8.4: a card places a figure; a garrison is cut to five at once.
    pub(crate) fn place_by_card(&mut self, figure: Figure, region: Region, events: &mut impl Sink<Event>) {
        self.place_figure(figure, region, events);
        if self.besieged & region.bit() != 0 {
            self.steps.push(Step::Garrison(region));
        }
    }

    /// R9.11, R26: whether a seat may bring a character into play.
    pub(crate) fn may_bring(&self, seat: Seat, character: Character) -> bool {
        if self.at[character.index()] != ASIDE {
            return false;
        }
        if character.side() == Side::Shadow && self.owner_of_minion(character) != seat {
            return false;
        }
        self.entries(character) != 0
    }

    /// R26: where a character may enter play now.
    pub(crate) fn entries(&self, character: Character) -> u128 {
        let map = map();
        let places = &map.places;
        let region_of = |who: Character| self.place(who).map_or(0, Region::bit);
        let any_war = |side| Nation::of(side).any(|nation| self.at_war(nation));
        match character {
            Character::Aragorn => {
                let seats = places.minas_tirith.bit() | places.dol_amroth.bit() | places.pelargir.bit();
                region_of(Character::Strider) & seats & self.unconquered(Side::FreePeoples)
            }
            Character::GandalfWhite if !self.minions || self.at[Character::GandalfGrey.index()] == IN_FELLOWSHIP => 0,
            Character::GandalfWhite if self.in_play(Character::GandalfGrey) => region_of(Character::GandalfGrey),
            Character::GandalfWhite => {
                let elven = map.of[Nation::Elves.index()] & map.strongholds & self.unconquered(Side::FreePeoples);
                elven | places.fangorn.bit()
            }
            Character::Saruman if self.at_war(Nation::Isengard) => {
                self.unconquered(Side::Shadow) & places.orthanc.bit()
            }
            Character::WitchKing if self.at_war(Nation::Sauron) && any_war(Side::FreePeoples) => {
                let sauron = Nation::Sauron.index() * 2;
                regions_of(self.armies[Side::Shadow.index()])
                    .filter(|region| self.units[region.index()][sauron] + self.units[region.index()][sauron + 1] > 0)
                    .fold(0, |set, region| set | region.bit())
            }
            Character::MouthOfSauron
                if self.mordor.is_some() || Nation::of(Side::FreePeoples).all(|nation| self.at_war(nation)) =>
            {
                map.of[Nation::Sauron.index()] & map.strongholds & self.unconquered(Side::Shadow)
            }
            character if character.bit() & self.expansion().characters != 0 => {
                (self.expansion().entries)(self, character)
            }
            _ => 0,
        }
    }

    /// Asks where, if there is a choice.
    pub(super) fn bring(&mut self, character: Character, events: &mut impl Sink<Event>) {
        let entries = self.entries(character);
        if entries.is_power_of_two() {
            self.enter_play(character, Region(entries.trailing_zeros() as u8), events);
        } else {
            self.steps.push(Step::Enter(character));
        }
    }

    pub(super) fn list_entries(&self, character: Character, out: &mut Vec<Action>) {
        out.extend(by_land(self.entries(character)).map(Action::To));
    }

    pub(super) fn enter(&mut self, action: Action, character: Character, events: &mut impl Sink<Event>) {
        self.steps.pop();
        if let Action::To(region) = action {
            self.enter_play(character, region, events);
        }
    }

    /// R26: the character is in play, with what that causes.
    pub(crate) fn enter_play(&mut self, character: Character, region: Region, events: &mut impl Sink<Event>) {
        match character {
            Character::Aragorn => self.at[Character::Strider.index()] = OUT,
            Character::GandalfWhite => self.at[Character::GandalfGrey.index()] = OUT,
            _ => {}
        }
        self.at[character.index()] = region.0;
        tell_all(events, Event::Entered { character, region });
        if character.side() == Side::Shadow {
            self.minions = true;
        } else {
            self.arrive(character, region, events);
        }
        if character == Character::WitchKing {
            for nation in Nation::of(Side::FreePeoples) {
                self.activate(nation, Cause::WitchKing, events);
            }
        }
    }
}
