//! Chapters 21 and 22: activating a hero, and the reveal step in which heroes and ultimates act.

use parlour_core::{Audience, Refusal, Sink};

use crate::event::{Cause, Event, Family, GoldReason, Hero as HeroId};
use crate::ids::{Lane, Side, Zone};
use crate::pool::{Hero, HeroEffect, TRIBUTE_GOLD, Ultimate, UltimateEffect};
use crate::refusal::{Code, Reason};
use crate::rules::combat::Effects;
use crate::setup::Module;
use crate::state::{Activation, Clans, Phase};

/// More than any card can miss.
const FULL: i16 = i16::MAX;

impl Clans {
    /// A side's hero.
    pub(crate) fn hero(&self, side: usize) -> Option<&'static Hero> {
        self.facts.heroes[side].map(|hero| &Hero::all()[usize::from(hero)])
    }

    /// R21.3: whether a hero may be used in a lane.
    fn is_target(&self, side: usize, hero: &Hero, lane: usize) -> bool {
        let shift = hero.effect == HeroEffect::Advance && !self.has(Module::X5);
        hero.lane && !(shift && self.zones[lane] == Zone::base(1 - side))
    }

    /// R21.3: whether a side may activate its hero, in this lane.
    pub(crate) fn check_hero(&self, side: usize, lane: Option<Lane>) -> Result<(), Refusal> {
        let hero = self.ready_hero(side)?;
        let fits = match lane {
            None => !hero.lane,
            Some(lane) => self.is_target(side, hero, lane.index()),
        };
        if fits { Ok(()) } else { Err(Code::HeroTarget.by("R21.3")) }
    }

    /// R21.3, R21.4: the hero that a side may activate now.
    fn ready_hero(&self, side: usize) -> Result<&'static Hero, Reason> {
        match self.phase {
            Phase::Turn => {}
            Phase::Over => return Err(Code::Phase.at("R12.5", "")),
            _ => return Err(Code::Phase.at("R21.3", "")),
        }
        let hero = self.hero(side).ok_or(Code::NoHero.at("R21.3", ""))?;
        let state = &self.sides[side];
        if state.submitted {
            return Err(Code::Already.at("R21.3", ""));
        }
        if state.uses == 0 {
            return Err(Code::HeroUsed.at("R21.3", "spent"));
        }
        if state.activation != Activation::None {
            return Err(Code::HeroUsed.at("R21.4", "called"));
        }
        Ok(hero)
    }

    /// The ways in which a side may activate its hero now.
    pub(crate) fn hero_options(&self, side: usize) -> impl Iterator<Item = Option<Lane>> + '_ {
        let hero = self.ready_hero(side).ok();
        let plain = hero.filter(|hero| !hero.lane).map(|_| None);
        let lanes =
            Lane::ALL.into_iter().filter(move |lane| hero.is_some_and(|hero| self.is_target(side, hero, lane.index())));
        plain.into_iter().chain(lanes.map(Some))
    }

    /// R21.3, R21.4: a side activates its hero, and is told so.
    pub(crate) fn call_hero<E: Sink<Event>>(&mut self, side: usize, lane: Option<Lane>, events: &mut E) {
        if let Some(id) = self.facts.heroes[side] {
            let owner = Side::of(side);
            events.emit(Audience::only(owner.seat()), Event::HeroCalled { side: owner, hero: HeroId(id), lane });
        }
        self.activate(side, lane);
    }

    /// R21.4, R21.5, R21.6: a use is spent; a draw acts at once, all else waits for the reveal step.
    pub(crate) fn activate(&mut self, side: usize, lane: Option<Lane>) {
        self.sides[side].uses -= 1;
        self.sides[side].activation = lane.map_or(Activation::Plain, |lane| Activation::Lane(lane as u8));
        if self.hero(side).is_some_and(|hero| hero.effect == HeroEffect::Draw) {
            self.phase = Phase::HeroDraw(side);
            self.settle();
        }
    }

    /// R21.8: the reveal step. `fired` are the ultimates each side has earned, `graves` the sizes
    /// of the graveyards at the start of the turn.
    pub(crate) fn reveal_effects<E: Sink<Event>>(
        &mut self,
        fired: [u8; 2],
        graves: [usize; 2],
        events: &mut E,
    ) -> Effects {
        let heroes: [Option<(&Hero, Option<usize>)>; 2] = [0, 1].map(|side| {
            let hero = self.hero(side)?;
            match self.sides[side].activation {
                Activation::None => None,
                Activation::Plain => Some((hero, None)),
                Activation::Lane(lane) => Some((hero, Some(usize::from(lane)))),
            }
        });
        let mut effects = Effects::default();
        if heroes == [None; 2] && fired == [0; 2] {
            return effects;
        }
        self.announce_effects(heroes, fired, events);
        self.shift_zones(heroes, &mut effects, events);
        for side in 0..2 {
            self.heal_side(side, heroes[side], fired[side], events);
        }
        for side in 0..2 {
            switch_on(side, heroes[side], fired[side], &mut effects);
        }
        for side in 0..2 {
            self.damage_enemy(side, heroes[side], fired[side], events);
        }
        for lane in 0..3 {
            for tile in 0..3 {
                self.clean_up(lane, tile, 0, events);
            }
        }
        for side in 0..2 {
            self.recover(side, heroes[side], graves[side], events);
        }
        effects
    }

    fn announce_effects<E: Sink<Event>>(
        &mut self,
        heroes: [Option<(&Hero, Option<usize>)>; 2],
        fired: [u8; 2],
        events: &mut E,
    ) {
        for (side, used) in heroes.into_iter().enumerate() {
            let owner = Side::of(side);
            if let (Some((hero, lane)), Some(id)) = (used, self.facts.heroes[side]) {
                let lane = lane.map(Lane::of);
                events.emit(Audience::All, Event::HeroUsed { side: owner, hero: HeroId(id), lane });
                let state = &self.sides[side];
                if hero.effect == HeroEffect::Draw {
                    let drawn = Event::Drawn { side: owner, cards: state.drawn, burned: state.scorched };
                    events.emit(Audience::All, drawn);
                }
            }
        }
        for (side, fires) in fired.into_iter().enumerate() {
            for family in (0..8).filter(|at| fires >> at & 1 == 1) {
                events.emit(Audience::All, Event::Ultimate { side: Side::of(side), family: Family(family) });
            }
        }
    }

    /// R21.8, part 1; R26.2: with X5 Alexander speeds a lane up instead.
    fn shift_zones<E: Sink<Event>>(
        &mut self,
        heroes: [Option<(&Hero, Option<usize>)>; 2],
        effects: &mut Effects,
        events: &mut E,
    ) {
        let shifts = [0, 1].map(|side| match heroes[side] {
            Some((hero, Some(lane))) if hero.effect == HeroEffect::Advance => Some(lane),
            _ => None,
        });
        for side in 0..2 {
            let Some(lane) = shifts[side] else { continue };
            if self.has(Module::X5) {
                effects.speed[side][lane] = 1;
            } else if shifts[1 - side] != Some(lane) {
                let from = self.zones[lane];
                let to = from.forward(side);
                if from != to {
                    self.zones[lane] = to;
                    events.emit(Audience::All, Event::ZoneMoved { lane: Lane::of(lane), from, to });
                    self.reveal_lanes(events);
                }
            }
        }
    }

    /// R21.8, part 2.
    fn heal_side<E: Sink<Event>>(
        &mut self,
        side: usize,
        hero: Option<(&Hero, Option<usize>)>,
        fired: u8,
        events: &mut E,
    ) {
        if let Some((hero, _)) = hero {
            match hero.effect {
                HeroEffect::Heal => self.heal_units(side, hero.amount, Cause::Hero, events),
                HeroEffect::HealFull => self.heal_units(side, FULL, Cause::Hero, events),
                HeroEffect::Tribute => self.heal_crystal(side, i32::from(hero.amount), events),
                _ => {}
            }
        }
        for ultimate in ultimates(fired) {
            if ultimate.effect == UltimateEffect::Feast {
                self.heal_units(side, FULL, Cause::Ultimate, events);
                self.heal_crystal(side, i32::from(ultimate.amount), events);
            }
        }
    }

    fn heal_units<E: Sink<Event>>(&mut self, side: usize, amount: i16, cause: Cause, events: &mut E) {
        for lane in 0..3 {
            for tile in 0..3 {
                for slot in 0..2 {
                    self.heal_card(lane, tile, side, slot, amount, cause, events);
                }
            }
        }
    }

    /// R21.8: a crystal never heals above its start.
    fn heal_crystal<E: Sink<Event>>(&mut self, side: usize, amount: i32, events: &mut E) {
        let hp_before = self.sides[side].crystal;
        let hp_after = (hp_before + amount).min(self.facts.rules.crystal_hp);
        self.sides[side].crystal = hp_after;
        if hp_after != hp_before {
            events.emit(Audience::All, Event::CrystalHealed { side: Side::of(side), hp_before, hp_after });
        }
    }

    /// R21.8, part 4; R21.9.
    fn damage_enemy<E: Sink<Event>>(
        &mut self,
        side: usize,
        hero: Option<(&Hero, Option<usize>)>,
        fired: u8,
        events: &mut E,
    ) {
        match hero {
            Some((hero, _)) if hero.effect == HeroEffect::CrystalDamage => {
                self.hit_crystal(side, None, i32::from(hero.amount), events);
            }
            Some((hero, Some(lane))) if hero.effect == HeroEffect::LaneDamage => {
                self.strike_lane(1 - side, lane, hero.amount, Cause::Hero, events);
            }
            _ => {}
        }
        for ultimate in ultimates(fired) {
            if ultimate.effect == UltimateEffect::Damage {
                for lane in 0..3 {
                    self.strike_lane(1 - side, lane, ultimate.amount, Cause::Ultimate, events);
                }
            }
        }
    }

    /// Direct damage to every unit of a side in a lane, on all its tiles.
    fn strike_lane<E: Sink<Event>>(&mut self, side: usize, lane: usize, damage: i16, cause: Cause, events: &mut E) {
        for tile in 0..3 {
            for slot in 0..2 {
                if !self.board[lane][tile][side][slot].is_empty() {
                    self.strike_card(lane, tile, side, slot, damage, cause, events);
                }
            }
        }
    }

    /// R21.8, part 6: gold and card recovery.
    fn recover<E: Sink<Event>>(
        &mut self,
        side: usize,
        hero: Option<(&Hero, Option<usize>)>,
        grave: usize,
        events: &mut E,
    ) {
        match hero {
            Some((hero, _)) if hero.effect == HeroEffect::Tribute => {
                self.pay(side, TRIBUTE_GOLD, GoldReason::Hero, events);
            }
            Some((hero, _)) if hero.effect == HeroEffect::Recover => {
                let full = self.sides[side].hand.len() >= usize::from(self.facts.rules.hand_limit);
                if grave > 0 && !full {
                    let card = self.sides[side].grave.remove(grave - 1);
                    self.sides[side].hand.push(card);
                    self.sides[side].shown |= card.bit();
                    events.emit(Audience::All, Event::Returned { side: Side::of(side), card: self.unit(card) });
                }
            }
            _ => {}
        }
    }
}

/// The ultimates in a set of bits.
fn ultimates(fired: u8) -> impl Iterator<Item = &'static Ultimate> {
    (0..8).filter(move |at| fired >> at & 1 == 1).filter_map(|at| Ultimate::all().get(at))
}

/// R21.8, part 3: boosts, weakenings, shields.
fn switch_on(side: usize, hero: Option<(&Hero, Option<usize>)>, fired: u8, effects: &mut Effects) {
    if let Some((hero, _)) = hero {
        match hero.effect {
            HeroEffect::Boost => effects.plus[side] += hero.amount,
            HeroEffect::TerrainBoost => effects.wilds[side] += hero.amount,
            HeroEffect::Shield | HeroEffect::Weaken => effects.minus[side] += hero.amount,
            _ => {}
        }
    }
    for ultimate in ultimates(fired) {
        match ultimate.effect {
            UltimateEffect::Boost => {
                effects.plus[side] += ultimate.amount;
                effects.ultimates[0][side] += ultimate.amount;
            }
            UltimateEffect::Shield => {
                effects.minus[side] += ultimate.amount;
                effects.ultimates[1][side] += ultimate.amount;
            }
            _ => {}
        }
    }
}
