//! Chapters 7 to 9: the fight of one tile: ticks, damage, overflow, death and promotion; with X2
//! the longer tick of R25.10, R25.11, R25.12, R25.13.

use parlour_core::{Audience, Sink};

use crate::event::{Cause, Event, GoldReason, Part, Parts};
use crate::facts::Stats;
use crate::ids::{Card, Ground, Lane, Side, Terrain, Unit, Zone};
use crate::rules::combat::Effects;
use crate::setup::Module;
use crate::state::{Clans, LANE, Slot, size};

const WOODS: u8 = Terrain::WOODS.mark();
const MARSH: u8 = Terrain::MARSH.mark();

/// What stays the same during one fight.
struct Fight<'a> {
    lane: usize,
    tile: usize,
    /// The mark of the terrain that gives +1; 0 for none.
    terrain: u8,
    plus: [i16; 2],
    wilds: [i16; 2],
    minus: [i16; 2],
    /// R25.15: what the card in each slot gets from its companion's rally.
    rally: [[i16; 2]; 2],
    /// Where `plus` and `minus` come from: heroes and ultimates, and the lane's own bonus by side.
    effects: &'a Effects,
    bonus: [[i16; 2]; 2],
}

/// R8.1: what makes the damage of one attack, as it is added up.
struct Blow {
    damage: i16,
    ground: i16,
    wilds: i16,
    plus: i16,
    rally: i16,
    fury: i16,
    banner: i16,
    totem: i16,
    minus: i16,
    shield: i16,
}

impl Blow {
    #[inline]
    fn power(&self) -> i16 {
        self.damage + self.ground + self.wilds + self.plus + self.rally + self.fury + self.banner
    }

    #[inline]
    fn reduction(&self) -> i16 {
        self.totem + self.minus + self.shield
    }

    /// R8.4, R8.5: the damage that is dealt.
    #[inline]
    fn dealt(&self) -> i16 {
        let (power, reduction) = (self.power(), self.reduction());
        if reduction > 0 { (power - reduction).max(1) } else { power }
    }

    /// R8.8: the same part by part, for those who read it; `side` attacks.
    fn parts(&self, fight: &Fight, side: usize) -> Parts {
        let [boosts, guards] = &fight.effects.ultimates;
        let (inspire, fortify) = (fight.bonus[side][0], fight.bonus[1 - side][1]);
        let (boost, guard) = (boosts[side], guards[1 - side]);
        Parts::of(&[
            (Part::Base, self.damage),
            (Part::Ground, self.ground),
            (Part::Hero, self.plus - inspire - boost + self.wilds),
            (Part::Ultimate, boost),
            (Part::Inspire, inspire),
            (Part::Rally, self.rally),
            (Part::Fury, self.fury),
            (Part::Banner, self.banner),
            (Part::Totem, -self.totem),
            (Part::EnemyHero, fortify + guard - self.minus),
            (Part::Fortify, -fortify),
            (Part::EnemyUltimate, -guard),
            (Part::Shield, -self.shield),
            (Part::Least, self.dealt() - (self.power() - self.reduction())),
        ])
    }
}

impl Clans {
    /// Step 5 of R6.1 without X5: R7.1, R7.2, R7.3.
    pub(crate) fn fight_lanes<E: Sink<Event>>(&mut self, effects: &Effects, events: &mut E) {
        for lane in 0..3 {
            let [a, b] = &self.board[lane][LANE];
            let contested = !a[0].is_empty() && !b[0].is_empty();
            if a[0].is_empty() && b[0].is_empty() {
                continue;
            }
            let zone = self.zones[lane];
            events.emit(Audience::All, Event::LaneStart { lane: Lane::of(lane), zone, contested });
            if contested {
                let bonus = self.lane_bonus(lane);
                self.fight(lane, LANE, zone, effects, bonus, events);
            }
        }
    }

    /// Step 5 of R6.1 with X5: R25.46; the tiles fought on, as bits.
    pub(crate) fn fight_tiles<E: Sink<Event>>(&mut self, effects: &Effects, events: &mut E) -> u16 {
        let mut fought = 0;
        for lane in 0..3 {
            let bonus = self.lane_bonus(lane);
            for zone in Zone::ALL {
                let [a, b] = &self.board[lane][zone as usize];
                if !a[0].is_empty() && !b[0].is_empty() {
                    events.emit(Audience::All, Event::LaneStart { lane: Lane::of(lane), zone, contested: true });
                    self.fight(lane, zone as usize, zone, effects, bonus, events);
                    fought |= 1 << (lane * 3 + zone as usize);
                }
            }
        }
        fought
    }

    /// R25.15: inspire and fortify of a lane, added up when its fights start.
    fn lane_bonus(&self, lane: usize) -> [[i16; 2]; 2] {
        let mut bonus = [[0; 2]; 2];
        if self.facts.long_ticks {
            for tile in &self.board[lane] {
                for (side, stack) in tile.iter().enumerate() {
                    for slot in stack.iter().filter(|slot| !slot.is_empty()) {
                        let stats = self.stats(slot.card);
                        bonus[side][0] += i16::from(stats.inspire);
                        bonus[side][1] += i16::from(stats.fortify);
                    }
                }
            }
        }
        bonus
    }

    /// R7.3, R18.4: runs the ticks of a contested fight.
    fn fight<E: Sink<Event>>(
        &mut self,
        lane: usize,
        tile: usize,
        zone: Zone,
        effects: &Effects,
        bonus: [[i16; 2]; 2],
        events: &mut E,
    ) {
        let terrain = match self.terrain[lane][zone as usize] {
            Ground::Of(terrain) => terrain.mark(),
            _ => 0,
        };
        let mut fight = Fight {
            lane,
            tile,
            terrain,
            plus: [effects.plus[0] + bonus[0][0], effects.plus[1] + bonus[1][0]],
            wilds: effects.wilds,
            minus: [effects.minus[0] + bonus[0][1], effects.minus[1] + bonus[1][1]],
            rally: [[0; 2]; 2],
            effects,
            bonus,
        };
        if self.facts.long_ticks {
            for side in 0..2 {
                for slot in 0..2 {
                    let other = self.board[lane][tile][side][1 - slot];
                    fight.rally[side][slot] =
                        if other.is_empty() { 0 } else { i16::from(self.stats(other.card).rally) };
                }
            }
            for tick in 1..=5 {
                self.long_tick(&mut fight, tick, events);
                if self.is_decided(&fight) {
                    return;
                }
            }
        } else {
            self.short_fight(&fight, events);
        }
    }

    /// R7.8: one stack is empty.
    #[inline]
    fn is_decided(&self, fight: &Fight) -> bool {
        let [a, b] = &self.board[fight.lane][fight.tile];
        a[0].is_empty() || b[0].is_empty()
    }

    /// R7.4
    #[inline]
    fn acts(&self, slot: Slot, tick: u8) -> bool {
        !slot.is_empty() && self.stats(slot.card).acts >> tick & 1 == 1
    }

    /// When the two front cards act and how hard they hit: the same until somebody falls.
    #[inline]
    fn match_up(&self, fight: &Fight) -> ([u8; 2], [i16; 2]) {
        let [a, b] = &self.board[fight.lane][fight.tile];
        let acts = [self.stats(a[0].card).acts, self.stats(b[0].card).acts];
        (acts, [self.damage(fight, 0, 0, 0), self.damage(fight, 1, 0, 0)])
    }

    /// R7.5, R7.6, R7.7, R7.8, R7.9: the ticks of the core rules, told as R18.2 and R18.3 say.
    fn short_fight<E: Sink<Event>>(&mut self, fight: &Fight, events: &mut E) {
        let (mut acts, mut damage) = self.match_up(fight);
        for tick in 1..=5 {
            let strikes = [acts[0] >> tick & 1 == 1, acts[1] >> tick & 1 == 1];
            if strikes == [false; 2] {
                events.emit(Audience::All, Event::TickIdle { lane: Lane::of(fight.lane), tick });
                continue;
            }
            if strikes[0] {
                self.hit_front(fight, tick, 0, 0, damage[0], events);
            }
            if strikes[1] {
                self.hit_front(fight, tick, 1, 0, damage[1], events);
            }
            let [a, b] = &self.board[fight.lane][fight.tile];
            if a[0].is_alive() && b[0].is_alive() {
                continue;
            }
            self.clean_up(fight.lane, fight.tile, tick, events);
            if self.is_decided(fight) {
                return;
            }
            (acts, damage) = self.match_up(fight);
        }
    }

    /// R8.1, R8.3, R8.4, R8.5, R8.6, R8.7, R8.8: the damage of one attack.
    #[inline]
    fn damage(&self, fight: &Fight, side: usize, from: usize, at: usize) -> i16 {
        self.blow(fight, side, from, at).dealt()
    }

    /// R8.1: one attack of the card in slot `from` on the one in slot `at`. It depends on who stands
    /// there and not on their health, so it is the same all through a tick.
    // Inlined, so that the sum is made in registers and the parts are never written down.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "measured: a thirtieth of a simulated match")]
    fn blow(&self, fight: &Fight, side: usize, from: usize, at: usize) -> Blow {
        let tile = &self.board[fight.lane][fight.tile];
        let (own, foe) = (&tile[side], &tile[1 - side]);
        let attacker = self.stats(own[from].card);
        let (mut ground, mut wilds) = (0, 0);
        if attacker.terrain != 0 {
            ground = i16::from(attacker.terrain == fight.terrain);
            if attacker.terrain == WOODS || attacker.terrain == MARSH {
                wilds = fight.wilds[side];
            }
        }
        let target = self.stats(foe[at].card);
        let mut totem = target.debuff;
        if !foe[1 - at].is_empty() {
            totem = totem.max(self.stats(foe[1 - at].card).debuff);
        }
        Blow {
            damage: attacker.damage,
            ground,
            wilds,
            plus: fight.plus[side],
            rally: fight.rally[side][from],
            fury: i16::from(attacker.fury),
            banner: if own[1 - from].is_empty() { 0 } else { i16::from(self.stats(own[1 - from].card).buff) },
            totem: i16::from(totem),
            minus: fight.minus[1 - side],
            shield: i16::from(target.shield),
        }
    }

    /// R18.5: what is told of a blow. What comes from a card that one side may not know is told to nobody: the
    /// number says what it did, and not which card it was.
    fn parts(&self, fight: &Fight, side: usize, from: usize, at: usize) -> Parts {
        let parts = self.blow(fight, side, from, at).parts(fight, side);
        if !self.facts.veil {
            return parts;
        }
        let veiled = |side: usize, slot: usize| self.is_veiled(side, fight.lane, fight.tile, slot);
        let lane_veiled = |side: usize, gives: fn(&Stats) -> u8| {
            (0..3).any(|tile| {
                (0..2).any(|slot| {
                    self.is_veiled(side, fight.lane, tile, slot)
                        && gives(self.stats(self.board[fight.lane][tile][side][slot].card)) > 0
                })
            })
        };
        let hidden: [(bool, &[Part]); 4] = [
            (veiled(side, 1 - from), &[Part::Banner, Part::Rally]),
            (veiled(1 - side, 1 - at), &[Part::Totem]),
            (lane_veiled(side, |stats| stats.inspire), &[Part::Inspire]),
            (lane_veiled(1 - side, |stats| stats.fortify), &[Part::Fortify]),
        ];
        hidden.into_iter().filter(|(is, _)| *is).fold(parts, |parts, (_, hidden)| parts.hiding(hidden))
    }

    /// R7.7, R9.1, R9.2, R9.3, R9.4: an attack on the enemy front card, and its overflow.
    #[inline]
    fn hit_front<E: Sink<Event>>(
        &mut self,
        fight: &Fight,
        tick: u8,
        side: usize,
        from: usize,
        damage: i16,
        events: &mut E,
    ) {
        self.hit(fight, tick, side, from, 0, damage, events);
        let foe = &mut self.board[fight.lane][fight.tile][1 - side];
        let excess = -foe[0].hp;
        if excess > 0 && !foe[1].is_empty() && foe[1].is_alive() {
            let hp_before = foe[1].hp;
            foe[1].hp -= excess;
            let hp_after = foe[1].hp;
            let card = foe[1].card;
            let (lane, attacker) = (Lane::of(fight.lane), Side::of(side));
            let target = self.unit(card);
            let overflow = Event::Overflow { lane, tick, side: attacker, target, damage: excess, hp_before, hp_after };
            events.emit(Audience::All, overflow);
        }
    }

    /// R1.10: one attack on one card.
    #[inline]
    #[allow(clippy::too_many_arguments, reason = "who, when, where from, where to, how hard")]
    fn hit<E: Sink<Event>>(
        &mut self,
        fight: &Fight,
        tick: u8,
        side: usize,
        from: usize,
        at: usize,
        damage: i16,
        events: &mut E,
    ) {
        let veiled = self.is_veiled(1 - side, fight.lane, fight.tile, at);
        let parts = if events.reads_detail() { self.parts(fight, side, from, at) } else { Parts::UNTOLD };
        let tile = &mut self.board[fight.lane][fight.tile];
        let attacker = tile[side][from].card;
        let target = &mut tile[1 - side][at];
        let hp_before = target.hp;
        target.hp -= damage;
        let (card, hp_after) = (target.card, target.hp);
        let (lane, attacker) = (Lane::of(fight.lane), self.unit(attacker));
        let owner = Side::of(side);
        let target = self.unit(card);
        let whole = Event::Attack { lane, tick, side: owner, attacker, target, damage, parts, hp_before, hp_after };
        Clans::tell_of(events, 1 - side, veiled, whole, || {
            let (target, parts) = (Unit::hidden(1 - side), Parts::UNTOLD);
            let (damage, hp_before, hp_after) = (0, 0, 0);
            Some(Event::Attack { lane, tick, side: owner, attacker, target, damage, parts, hp_before, hp_after })
        });
    }

    /// R9.5, R9.6: removes dead cards and promotes; which sides have a new front card.
    pub(crate) fn clean_up<E: Sink<Event>>(&mut self, lane: usize, tile: usize, tick: u8, events: &mut E) -> [bool; 2] {
        for side in 0..2 {
            for slot in 0..2 {
                let fallen = self.board[lane][tile][side][slot];
                if !fallen.is_empty() && !fallen.is_alive() {
                    self.destroy(side, lane, tick, fallen.card, events);
                    self.board[lane][tile][side][slot] = Slot::EMPTY;
                }
            }
        }
        let mut promoted = [false; 2];
        for (side, risen) in promoted.iter_mut().enumerate() {
            let stack = &mut self.board[lane][tile][side];
            if stack[0].is_empty() && !stack[1].is_empty() {
                stack.swap(0, 1);
                *risen = true;
                let card = stack[0].card;
                self.expose_front(side, card, lane, tile);
                let veiled = self.is_veiled(side, lane, tile, 0);
                let whole = Event::Promoted { lane: Lane::of(lane), tick, side: Side::of(side), card: self.unit(card) };
                Clans::tell_of(events, side, veiled, whole, || None);
            }
        }
        promoted
    }

    /// R25.16: a promoted card is known, unless the whole tile lies in fog.
    fn expose_front(&mut self, side: usize, card: Card, lane: usize, tile: usize) {
        if self.facts.veil && !self.is_fogged(side, lane, tile) {
            self.expose(side, card);
        }
    }

    /// R9.5, R20.1, R20.2: a card goes to its owner's graveyard; the other side is paid for it.
    fn destroy<E: Sink<Event>>(&mut self, side: usize, lane: usize, tick: u8, card: Card, events: &mut E) {
        self.sides[side].grave.push(card);
        if self.facts.veil {
            self.expose(side, card);
            self.sides[side].exposed &= !card.bit();
        }
        let owner = Side::of(side);
        events.emit(Audience::All, Event::Destroyed { lane: Lane::of(lane), tick, side: owner, card: self.unit(card) });
        if self.has(Module::M1) {
            let bounty = self.stats(card).rarity.bounty();
            self.pay(1 - side, bounty, GoldReason::Destroyed, events);
        }
    }

    /// Gives gold to a side.
    #[inline]
    pub(crate) fn pay<E: Sink<Event>>(&mut self, side: usize, amount: i32, reason: GoldReason, events: &mut E) {
        self.sides[side].gold += amount;
        events.emit(Audience::All, Event::Gold { side: Side::of(side), amount, reason });
    }

    /// R25.10: a tick of X2: first strikes, normal attacks, ranged attacks; cleanup; healing.
    fn long_tick<E: Sink<Event>>(&mut self, fight: &mut Fight, tick: u8, events: &mut E) {
        let start = self.board[fight.lane][fight.tile];
        let acts: [bool; 2] = [0, 1].map(|side| self.acts(start[side][0], tick));
        let first = [0, 1].map(|side| acts[side] && self.stats(start[side][0].card).has(Stats::FIRST_STRIKE));
        let ranged =
            [0, 1].map(|side| self.acts(start[side][1], tick) && self.stats(start[side][1].card).has(Stats::RANGED));
        if acts == [false; 2] && ranged == [false; 2] {
            events.emit(Audience::All, Event::TickIdle { lane: Lane::of(fight.lane), tick });
        } else {
            self.strike(fight, tick, first.map(|does| does.then_some(0)), events);
            let tile = self.board[fight.lane][fight.tile];
            let both_alive = tile[0][0].is_alive() && tile[1][0].is_alive();
            let normal = [0, 1].map(|side| (acts[side] && !first[side] && both_alive).then_some(0));
            self.strike(fight, tick, normal, events);
            let tile = self.board[fight.lane][fight.tile];
            let shots = [0, 1].map(|side| {
                let shoots = ranged[side] && tile[side][1].is_alive() && tile[1 - side][0].is_alive();
                shoots.then_some(1)
            });
            self.strike(fight, tick, shots, events);
        }
        let promoted = self.clean_up(fight.lane, fight.tile, tick, events);
        for (side, risen) in promoted.into_iter().enumerate() {
            if risen {
                fight.rally[side].swap(0, 1);
            }
        }
        self.heal_stacks(fight, events);
    }

    /// R25.10, R25.11, R25.12: one sub-step: at most one attack a side, both at once, then thorns.
    fn strike<E: Sink<Event>>(&mut self, fight: &Fight, tick: u8, from: [Option<usize>; 2], events: &mut E) {
        if from == [None; 2] {
            return;
        }
        let tile = self.board[fight.lane][fight.tile];
        let mut damage = [[0; 2]; 2];
        let mut thorns = [0; 2];
        let mut cleaves = [false; 2];
        for side in 0..2 {
            let Some(slot) = from[side] else { continue };
            let foe = &tile[1 - side];
            damage[side][0] = self.damage(fight, side, slot, 0);
            thorns[side] = i16::from(self.stats(foe[0].card).thorns);
            if self.stats(tile[side][slot].card).has(Stats::CLEAVE) {
                cleaves[side] = true;
                if !foe[1].is_empty() && foe[1].is_alive() {
                    damage[side][1] = self.damage(fight, side, slot, 1);
                    thorns[side] += i16::from(self.stats(foe[1].card).thorns);
                }
            }
        }
        for side in 0..2 {
            let Some(slot) = from[side] else { continue };
            if self.facts.veil && slot == 1 {
                self.expose(side, tile[side][1].card);
            }
            let foe = &tile[1 - side];
            if cleaves[side] {
                self.hit(fight, tick, side, slot, 0, damage[side][0], events);
                if !foe[1].is_empty() && foe[1].is_alive() {
                    self.hit(fight, tick, side, slot, 1, damage[side][1], events);
                }
            } else {
                self.hit_front(fight, tick, side, slot, damage[side][0], events);
            }
        }
        for side in 0..2 {
            if let Some(slot) = from[side]
                && thorns[side] > 0
            {
                self.strike_card(fight.lane, fight.tile, side, slot, thorns[side], Cause::Thorns, events);
            }
        }
    }

    /// R21.9: direct damage to one card.
    #[allow(clippy::too_many_arguments, reason = "a place on the board is four numbers")]
    pub(crate) fn strike_card<E: Sink<Event>>(
        &mut self,
        lane: usize,
        tile: usize,
        side: usize,
        slot: usize,
        damage: i16,
        cause: Cause,
        events: &mut E,
    ) {
        let veiled = self.is_veiled(side, lane, tile, slot);
        let target = &mut self.board[lane][tile][side][slot];
        let hp_before = target.hp;
        target.hp -= damage;
        let (card, hp_after) = (target.card, target.hp);
        let (at, owner) = (Lane::of(lane), Side::of(side));
        let whole = Event::Struck { lane: at, side: owner, card: self.unit(card), damage, hp_before, hp_after, cause };
        Clans::tell_of(events, side, veiled, whole, || {
            let card = Unit::hidden(side);
            Some(Event::Struck { lane: at, side: owner, card, damage, hp_before: 0, hp_after: 0, cause })
        });
    }

    /// R1.10: heals one living card.
    #[allow(clippy::too_many_arguments, reason = "a place on the board is four numbers")]
    pub(crate) fn heal_card<E: Sink<Event>>(
        &mut self,
        lane: usize,
        tile: usize,
        side: usize,
        slot: usize,
        amount: i16,
        cause: Cause,
        events: &mut E,
    ) {
        let healed = self.board[lane][tile][side][slot];
        if healed.is_empty() || !healed.is_alive() {
            return;
        }
        let hp_after = self.stats(healed.card).health.min(healed.hp.saturating_add(amount));
        if hp_after == healed.hp {
            return;
        }
        self.board[lane][tile][side][slot].hp = hp_after;
        let veiled = self.is_veiled(side, lane, tile, slot);
        let card = self.unit(healed.card);
        let (lane, owner) = (Lane::of(lane), Side::of(side));
        let whole = Event::Healed { lane, side: owner, card, hp_before: healed.hp, hp_after, cause };
        Clans::tell_of(events, side, veiled, whole, || None);
    }

    /// R25.13: healing at the end of a tick.
    fn heal_stacks<E: Sink<Event>>(&mut self, fight: &Fight, events: &mut E) {
        for side in 0..2 {
            let stack = self.board[fight.lane][fight.tile][side];
            if size(&stack) == 0 {
                continue;
            }
            for slot in 0..2 {
                if stack[slot].is_empty() {
                    continue;
                }
                let own = i16::from(self.stats(stack[slot].card).regen);
                let ally =
                    if stack[1 - slot].is_empty() { 0 } else { i16::from(self.stats(stack[1 - slot].card).heal_ally) };
                self.heal_card(fight.lane, fight.tile, side, slot, own, Cause::Regen, events);
                self.heal_card(fight.lane, fight.tile, side, slot, ally, Cause::HealAlly, events);
            }
        }
    }
}
