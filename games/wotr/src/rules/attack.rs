//! R12: declaring an attack.

use parlour_core::{Seat, Sink};

use crate::action::Action;
use crate::data::map;
use crate::event::{Cause, Event, tell_all};
use crate::ids::{Card, Nation, Region, Side, regions_of};
use crate::number::Number;
use crate::rules::armies::{Forming, With};
use crate::rules::law::{Conditions, Rule, Verdict, no};
use crate::state::{Battle, BattleKind, Group, Stage, Step, Wotr};

impl Wotr {
    /// R12.3, R12.5, R18.13: those of a group whose nations are At War.
    fn at_arms(&self, side: Side, mut group: Group) -> Group {
        for nation in Nation::of(side).filter(|nation| !self.at_war(*nation)) {
            group.dismiss(nation);
        }
        group
    }

    /// Why not all figures of a region may attack: each narrowing, with the rule behind it.
    pub(super) fn narrowed_attackers(&self, seat: Seat, forming: &Forming) -> [(Group, Number); 3] {
        let side = Wotr::side_of(seat);
        let all = self.figures(side, forming.from);
        [(all, r!("R12.4")), (self.at_arms(side, all), r!("R12.5")), (forming.may, r!("R24.11"))]
    }

    /// R12.1, R16.9, R16.17, R16.21: what the army of a side in a region may attack.
    pub(super) fn targets(&self, side: Side, from: Region) -> u128 {
        let enemy = side.enemy();
        if self.besieged & self.controlled(side) & from.bit() != 0 {
            return from.bit() & crate::cards::open(self, side);
        }
        let fielded = self.fielded(enemy);
        let near = map().near[from.index()] & fielded;
        (near | (self.besieging(side) & from.bit())) & crate::cards::open(self, side)
    }

    /// Armies that may have something to attack, beside an enemy or in a siege: no other need be looked at.
    #[inline]
    pub(super) fn attackers(&self, side: Side, by: Option<Card>) -> u128 {
        let beside = |set, region: Region| set | map().near[region.index()];
        let armies = self.armies[side.index()];
        if by.is_some() { armies } else { armies & regions_of(self.fielded(side.enemy())).fold(self.besieged, beside) }
    }

    /// What an army may attack, as far as the Event that grants the attack allows it.
    pub(super) fn targets_by(&self, side: Side, from: Region, by: Option<Card>) -> u128 {
        let targets = self.targets(side, from);
        by.map_or(targets, |card| {
            targets & crate::cards::attack_of(self, card, from) | crate::cards::attack_by_sea(self, card, from)
        })
    }

    pub(super) fn forming_attack(&self, seat: Seat, from: Region, led: bool, by: Option<Card>) -> Forming {
        let side = Wotr::side_of(seat);
        let all = self.figures(side, from);
        let may = self.at_arms(side, self.commanded(seat, from, true));
        let with = by.map_or(With::Anybody, crate::cards::attack_with);
        let others = all.characters.count_ones() as u8 + all.nazgul();
        Forming { with, attacks: true, others, ..self.forming(side, from, may, led) }
    }

    /// Whether a seat may attack from a region.
    #[inline]
    pub(crate) fn may_attack_from(&self, seat: Seat, from: Region, led: bool, by: Option<Card>) -> Verdict {
        let side = Wotr::side_of(seat);
        let mut law = Conditions::default();
        law.needs(self.armies[side.index()] & from.bit() != 0, r!("R12.1"))?;
        if self.targets_by(side, from, by) == 0 {
            law.needs(by.is_none(), r!("R6.5"))?;
            law.needs(self.besieging(side) & from.bit() != 0, r!("R12.1"))?;
            crate::cards::is_open(self, side, from)?;
        }
        self.may_attack_out(seat, from, led, by)
    }

    /// The same, where there is something to attack.
    #[inline]
    fn may_attack_out(&self, seat: Seat, from: Region, led: bool, by: Option<Card>) -> Verdict {
        let mut law = Conditions::default();
        if !self.is_alone(seat) {
            let own = self.commanded(seat, from, true).count() > 0;
            law.needs(own || self.mixed[Wotr::side_of(seat).index()] & from.bit() != 0, r!("R24.11"))?;
            law.needs(own, r!("R24.18"))?;
        }
        law.and(self.can_form(seat, &self.forming_attack(seat, from, led, by), &Group::EMPTY))?;
        Ok(Rule::Book(if led { r!("R12.2") } else { r!("R12.1") }))
    }

    pub(crate) fn may_attack_somewhere(&self, seat: Seat, led: bool, by: Option<Card>) -> Verdict {
        let side = Wotr::side_of(seat);
        let mut law = Conditions::default();
        law.needs(Nation::of(side).any(|nation| self.at_war(nation)), r!("R12.3"))?;
        let armies = regions_of(self.attackers(side, by)).filter(|from| self.targets_by(side, *from, by) != 0);
        law.any(armies.map(|from| self.may_attack_out(seat, from, led, by)), r!("R12.1"))
    }

    pub(super) fn may_attack_with(&self, led: bool, by: Option<Card>, action: Action) -> Verdict {
        match action {
            Action::From(from) => self.may_attack_from(Seat(self.actor), from, led, by),
            _ => no(r!("R12.1")),
        }
    }

    /// R12.1, R16.9: whether the army in a region may attack another.
    pub(super) fn may_attack_to(&self, from: Region, by: Option<Card>, action: Action) -> Verdict {
        let Action::To(to) = action else { return no(r!("R12.1")) };
        let side = self.acting_side();
        if self.targets_by(side, from, by) & to.bit() != 0 {
            return Ok(Rule::Book(r!("R12.1")));
        }
        crate::cards::is_open(self, side, to)?;
        // Garrisons beside a region, which only their besiegers may attack.
        let garrison = map().near[from.index()] & self.besieging(side) & to.bit() != 0;
        let mut law = Conditions::default();
        law.needs(!garrison, r!("R16.9"))?;
        law.needs(self.targets(side, from) & to.bit() != 0, r!("R12.1"))?;
        no(r!("R6.5"))
    }

    pub(super) fn attack_group(&mut self, action: Action, step: Step, events: &mut impl Sink<Event>) {
        let Step::AttackGroup { from, to, led, by } = step else { return };
        let seat = Seat(self.actor);
        let forming = self.forming_attack(seat, from, led, by);
        let Some(force) = self.form(&forming, action) else { return };
        self.steps.end();
        self.used_nations(force.nations(), Some(from));
        self.begin_battle(seat, from, to, force, by, events);
    }

    /// R12.10: the attack is declared; politics first, then start-of-battle abilities, then rounds.
    pub(crate) fn begin_battle(
        &mut self,
        seat: Seat,
        from: Region,
        region: Region,
        force: Group,
        by: Option<Card>,
        events: &mut impl Sink<Event>,
    ) {
        let attacker = Wotr::side_of(seat);
        let kind = self.battle_kind(attacker, from, region);
        self.battle = Battle { kind, attacker, seat: seat.0, from, region, force, by, ..Battle::default() };
        tell_all(events, Event::Attacked { kind, side: attacker, from, region, force });
        self.attacked(attacker.enemy(), region, events);
        self.steps.then([Step::WhiteRider, Step::Round(Stage::Shelter), Step::BattleEnd]);
        self.start_round(events);
    }

    /// The battle as it would begin, with all who may attack, for those who ask before they decide.
    pub(crate) fn battle_ahead(&self, seat: Seat, from: Region, region: Region) -> Wotr {
        let mut ahead = *self;
        let force = self.forming_attack(seat, from, false, None).may;
        let attacker = Wotr::side_of(seat);
        let kind = self.battle_kind(attacker, from, region);
        ahead.battle = Battle { kind, attacker, seat: seat.0, from, region, force, round: 1, ..Battle::default() };
        ahead
    }

    /// R13.2, R16.9, R16.17: what kind of battle an attack begins.
    fn battle_kind(&self, attacker: Side, from: Region, region: Region) -> BattleKind {
        if from != region {
            BattleKind::Field
        } else if self.garrison_side(region) == attacker {
            BattleKind::Sortie
        } else {
            BattleKind::Siege
        }
    }

    /// R18.6, R18.9, R24.15, R18.14: what an attack does to the politics of the attacked, and to teammates.
    pub(crate) fn attacked(&mut self, defender: Side, region: Region, events: &mut impl Sink<Event>) {
        let nations = self.figures(defender, region).nations();
        for nation in Nation::of(defender).filter(|nation| nations >> *nation as u8 & 1 == 1) {
            self.activate(nation, Cause::Attack, events);
            self.advance(nation, Cause::Attack, events);
        }
        if defender == Side::FreePeoples && crate::cards::wakes_rohan(self, region) {
            self.activate(Nation::Rohan, Cause::Attack, events);
        }
        if self.setup.seats > 2 {
            self.mix(defender, region, events);
        }
    }
}
