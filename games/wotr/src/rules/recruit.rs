//! R9: recruiting, and characters who enter play (R26).

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Character, Figure, Nation, Region, Side, Whereabouts, regions_of};
use crate::number::Number;
use crate::places::{DOL_AMROTH, FANGORN, MINAS_TIRITH, ORTHANC, PELARGIR};
use crate::rules::law::{Against, Conditions, Verdict, by, by_if, nearer, no};
use crate::state::{Step, Wotr};

/// The regions that take a figure, or what is against it in all of them.
type Recruits = Result<u128, Against>;

impl Wotr {
    /// R9.1: where, of some regions, a seat may recruit a Regular, an Elite, a Leader or Nazgûl of a nation;
    /// Elites only as the first and only figure. What holds for all three is worked out once.
    #[allow(clippy::inline_always, reason = "measured: random play is some 5 % faster")]
    #[inline(always)]
    fn recruits(&self, seat: Seat, nation: Nation, among: u128, first: Option<Region>) -> impl Fn(usize) -> Recruits {
        let (side, map) = (nation.side(), map());
        let homes = map.of[nation.index()] & map.settlements;
        let held = among & (!homes | self.unconquered(side));
        let open = homes & self.musters_in(side) & !first.map_or(0, Region::bit);
        let (own, at_war, units) = (self.owner(nation) == seat, self.at_war(nation), self.armies[0]);
        let again = !self.may_repeat(seat, 1 << nation.index(), Region(0));
        let left = self.reserve[nation.index()];
        move |rank| {
            let nazgul = rank == 2 && side == Side::Shadow;
            let mut regions = held;
            let mut law = Conditions::default();
            law.needs(side == Wotr::side_of(seat) && (rank != 1 || first.is_none()), r!("R9.1"))?;
            law.needs(at_war, r!("R9.2"))?;
            law.needs(left[rank] > 0, r!("R9.3"))?;
            law.needs(held != 0, r!("R9.7"))?;
            law.narrows(&mut regions, if nazgul { homes & map.strongholds } else { u128::MAX }, r!("R9.5"))?;
            law.narrows(&mut regions, open, r!("R9.4"))?;
            let alone = rank == 2 && !nazgul;
            law.narrows(&mut regions, if alone { units } else { u128::MAX }, r!("R9.6"))?;
            law.needs(own || !nazgul, r!("R24.13")).map_err(|it| it.said(&"refuse.nazgul"))?;
            law.needs(own, r!("R24.11"))?;
            law.needs(!again, r!("R24.24"))?;
            Ok(regions)
        }
    }

    /// R9.4, R17.7: Settlements in which a side's nations can recruit as far as their walls go.
    #[inline]
    pub(crate) fn musters_in(&self, side: Side) -> u128 {
        map().settlements & self.free(side) & !self.besieged
    }

    /// R9.2: the nations of which a seat might recruit, with their Settlements.
    fn musters(&self, seat: Seat) -> impl Iterator<Item = (Nation, u128)> {
        let at_war = Nation::of(Wotr::side_of(seat)).filter(|nation| self.at_war(*nation));
        at_war.map(|nation| (nation, map().of[nation.index()] & map().settlements))
    }

    /// R9.1: whether a seat may recruit anything, after a first figure or as one.
    pub(super) fn may_recruit(&self, seat: Seat, first: Option<Region>) -> Verdict {
        let mut nearest = no(r!("R9.2"));
        for (nation, homes) in self.musters(seat) {
            let places = self.recruits(seat, nation, homes, first);
            for rank in 0..3 {
                match places(rank) {
                    Ok(_) => return by(r!("R9.1")),
                    Err(against) => nearest = nearer(nearest, Err(against)),
                }
            }
        }
        nearest
    }

    pub(super) fn begin_recruit(&mut self, first: Option<Region>) -> bool {
        self.skip_if(first.is_some() && self.may_recruit(Seat(self.actor), first).is_err())
    }

    pub(super) fn list_recruits(&self, first: Option<Region>, out: &mut Vec<Action>) {
        let seat = Seat(self.actor);
        for (nation, homes) in self.musters(seat) {
            let places = self.recruits(seat, nation, homes, first);
            let places = [0, 1, 2].map(|rank| places(rank).unwrap_or(0));
            for region in regions_of(places[0] | places[1] | places[2]) {
                for (rank, places) in places.into_iter().enumerate() {
                    if places & region.bit() != 0 {
                        out.push(Action::Recruit(Figure::of(nation, rank), region));
                    }
                }
            }
        }
        if first.is_some() {
            out.push(Action::Done);
        }
    }

    pub(super) fn may_recruit_now(&self, first: Option<Region>, action: Action) -> Verdict {
        match action {
            Action::Recruit(figure, region) => {
                let Some((nation, rank)) = figure.of_nation() else { return no(r!("R9.1")) };
                self.recruits(Seat(self.actor), nation, region.bit(), first)(rank).and(by(r!("R9.1")))
            }
            Action::Done if first.is_some() => by(r!("R9.1")),
            _ => no(r!("R9.1")),
        }
    }

    pub(super) fn recruit(&mut self, action: Action, first: Option<Region>, events: &mut impl Sink<Event>) {
        let Action::Recruit(figure, region) = action else { return };
        let nation = self.place_figure(figure, region, events);
        self.used_nations(1 << nation.index(), None);
        self.offer_mix(Seat(self.actor), region);
        if !matches!(figure, Figure::Elite(_)) && first.is_none() {
            self.steps.push(Step::Recruit { first: Some(region) });
        }
    }

    /// R9.10: a figure comes from the reinforcements to a region; its nation.
    pub(crate) fn place_figure(&mut self, figure: Figure, region: Region, events: &mut impl Sink<Event>) -> Nation {
        let (nation, rank) = figure.of_nation().unwrap_or((Nation::Sauron, 2));
        self.reserve[nation.index()][rank] -= 1;
        self.put_figure(region, nation, rank);
        tell_all(events, Event::Recruited { figure, region });
        nation
    }

    /// R6.8, R9.8, R27.2.9: whether a card may place a figure of a nation in a region: At War or not, in a
    /// free region or an own besieged Stronghold, as long as there is such a figure.
    pub(crate) fn may_place_by_card(&self, figure: Figure, region: Region) -> bool {
        let Some((nation, rank)) = figure.of_nation() else { return false };
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
    pub(super) fn may_bring(&self, seat: Seat, character: Character) -> Verdict {
        let minion = character.side() == Side::Shadow;
        let entry = entry_rule(character);
        let mut law = Conditions::default();
        law.needs(self.at[character.index()] == Whereabouts::ASIDE, if minion { r!("R9.11") } else { entry })?;
        law.needs(!minion || self.owner_of_minion(character) == seat, r!("R24.13"))?;
        law.needs(self.entries(character) != 0, entry)?;
        by(entry)
    }

    /// R26: where a character may enter play now.
    pub fn entries(&self, character: Character) -> u128 {
        let map = map();
        let region_of = |who: Character| self.place(who).map_or(0, Region::bit);
        let any_war = |side| Nation::of(side).any(|nation| self.at_war(nation));
        match character {
            Character::Aragorn => {
                let seats = MINAS_TIRITH.bit() | DOL_AMROTH.bit() | PELARGIR.bit();
                region_of(Character::Strider) & seats & self.unconquered(Side::FreePeoples)
            }
            Character::GandalfWhite
                if !self.minions || self.at[Character::GandalfGrey.index()] == Whereabouts::FELLOWSHIP =>
            {
                0
            }
            Character::GandalfWhite if self.in_play(Character::GandalfGrey) => region_of(Character::GandalfGrey),
            Character::GandalfWhite => {
                let elven = map.of[Nation::Elves.index()] & map.strongholds & self.unconquered(Side::FreePeoples);
                elven | FANGORN.bit()
            }
            Character::Saruman if self.at_war(Nation::Isengard) => self.unconquered(Side::Shadow) & ORTHANC.bit(),
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
            character => self.more_entries(character),
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

    pub(super) fn may_enter_in(&self, character: Character, action: Action) -> Verdict {
        by_if(
            matches!(action, Action::To(region) if self.entries(character) & region.bit() != 0),
            entry_rule(character),
        )
    }

    /// R26: the character is in play, with what that causes.
    pub(crate) fn enter_play(&mut self, character: Character, region: Region, events: &mut impl Sink<Event>) {
        match character {
            Character::Aragorn => self.at[Character::Strider.index()] = Whereabouts::OUT,
            Character::GandalfWhite => self.at[Character::GandalfGrey.index()] = Whereabouts::OUT,
            _ => {}
        }
        self.at[character.index()] = Whereabouts::at(region);
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

/// R26: the condition of a character's entry.
const fn entry_rule(character: Character) -> Number {
    match character {
        Character::Aragorn => r!("R26.aragorn.entry"),
        Character::GandalfWhite => r!("R26.gandalf_white.entry"),
        Character::Saruman => r!("R26.saruman.entry"),
        Character::WitchKing => r!("R26.witch_king.entry"),
        Character::MouthOfSauron => r!("R26.mouth_of_sauron.entry"),
        _ => r!("R9.11"),
    }
}
