//! Chapters 10 to 12 with M1's streaks and X6's relic: lane results, fatigue, the end of a turn.

use parlour_core::{Audience, Sink};

use crate::event::{Cause, Event, GoldReason};
use crate::facts::Stats;
use crate::ids::{Lane, Side, Zone};
use crate::setup::{DoubleKo, LimitResult, Module};
use crate::state::{Activation, Clans, EndReason, LANE, MatchResult, Phase, Tile};

/// R20.3: what a streak of two or more turns brings.
const STREAK_GOLD: i32 = 100;
/// R25.14: what `regenerate` heals.
const REGENERATE: i16 = 2;

impl Clans {
    /// Step 7 of R6.1 without X5: R6.3, R10.1, R10.2, R10.3, R10.4, R10.5, R10.6, R10.7,
    /// R10.8, R10.9, R10.10; the lanes won by each side, as bits.
    pub(crate) fn lane_results<E: Sink<Event>>(&mut self, events: &mut E) -> [u8; 2] {
        let mut won = [0; 2];
        let mut searched = [None; 3];
        for (lane, claimer) in searched.iter_mut().enumerate() {
            let winner = self.lane_winner(lane);
            events.emit(Audience::All, Event::LaneResult { lane: Lane::of(lane), winner: winner.map(Side::of) });
            let Some(winner) = winner else { continue };
            won[winner] |= 1 << lane;
            if self.zones[lane] == Zone::Middle {
                *claimer = Some(winner);
            }
            if self.advance(lane, winner, events) {
                let damage = self.raw_damage(lane, LANE, winner);
                self.hit_crystal(winner, Some(lane), damage, events);
            }
            self.pay(winner, self.facts.rules.lane_win_gold, GoldReason::Lane, events);
        }
        for (lane, claimer) in searched.into_iter().enumerate() {
            if let Some(side) = claimer {
                self.search(lane, side, events);
            }
        }
        won
    }

    /// R10.1
    #[inline]
    fn lane_winner(&self, lane: usize) -> Option<usize> {
        let [a, b] = &self.board[lane][LANE];
        match (a[0].is_empty(), b[0].is_empty()) {
            (false, true) => Some(0),
            (true, false) => Some(1),
            _ => None,
        }
    }

    /// R10.4, R10.5, R10.8: moves the zone on; whether the winner strikes the crystal.
    fn advance<E: Sink<Event>>(&mut self, lane: usize, winner: usize, events: &mut E) -> bool {
        let goal = Zone::base(1 - winner);
        let from = self.zones[lane];
        let to = from.forward(winner);
        if from != to {
            self.zones[lane] = to;
            events.emit(Audience::All, Event::ZoneMoved { lane: Lane::of(lane), from, to });
            self.reveal_lanes(events);
        }
        from == goal || self.facts.rules.arrival_strikes && to == goal
    }

    /// R10.6: the plain damage of a side's cards in one place.
    pub(crate) fn raw_damage(&self, lane: usize, tile: usize, side: usize) -> i32 {
        let stack = &self.board[lane][tile][side];
        stack.iter().filter(|slot| !slot.is_empty()).map(|slot| i32::from(self.stats(slot.card).damage)).sum()
    }

    /// R10.6: `side` hits the enemy crystal.
    pub(crate) fn hit_crystal<E: Sink<Event>>(
        &mut self,
        side: usize,
        lane: Option<usize>,
        damage: i32,
        events: &mut E,
    ) {
        self.sides[side].struck += damage;
        let crystal = &mut self.sides[1 - side].crystal;
        *crystal = (*crystal - damage).max(0);
        let hp_after = *crystal;
        let side_hit = Side::of(1 - side);
        events.emit(Audience::All, Event::CrystalHit { lane: lane.map(Lane::of), side_hit, damage, hp_after });
    }

    /// R25.61: a side comes to where the relic may lie.
    pub(crate) fn search<E: Sink<Event>>(&mut self, lane: usize, side: usize, events: &mut E) {
        if !self.has(Module::X6) || self.relic.claimed.is_some() {
            return;
        }
        self.relic.searched |= 1 << lane;
        if usize::from(self.relic.lane) == lane {
            self.claim_relic(side, lane, events);
        }
    }

    /// Step 9 of R6.1: R20.3, R25.51.
    pub(crate) fn settle_streaks<E: Sink<Event>>(&mut self, won: [u8; 2], events: &mut E) {
        if !self.has(Module::M1) {
            return;
        }
        let lanes = won.map(u8::count_ones);
        for side in 0..2 {
            if lanes[side] > lanes[1 - side] {
                self.sides[side].streak += 1;
                if self.sides[side].streak >= 2 {
                    self.pay(side, STREAK_GOLD, GoldReason::Streak, events);
                }
            } else {
                self.sides[side].streak = 0;
            }
        }
    }

    /// Step 10 of R6.1: R11.1, R11.2, R11.3, R11.4, then R25.14.
    pub(crate) fn tire<E: Sink<Event>>(&mut self, events: &mut E) {
        let tiles = if self.has(Module::X5) { 0..3 } else { LANE..LANE + 1 };
        if self.facts.rules.fatigue > 0 {
            for lane in 0..3 {
                for tile in tiles.clone() {
                    for side in 0..2 {
                        self.tire_card(lane, tile, side, 0, events);
                        self.tire_card(lane, tile, side, 1, events);
                    }
                }
            }
        }
        if !self.facts.long_ticks {
            return;
        }
        for lane in 0..3 {
            for tile in tiles.clone() {
                for side in 0..2 {
                    for slot in 0..2 {
                        let card = self.board[lane][tile][side][slot].card;
                        if !card.is_none() && self.stats(card).has(Stats::REGENERATE) {
                            self.heal_card(lane, tile, side, slot, REGENERATE, Cause::Regenerate, events);
                        }
                    }
                }
            }
        }
    }

    #[inline]
    fn tire_card<E: Sink<Event>>(&mut self, lane: usize, tile: usize, side: usize, slot: usize, events: &mut E) {
        let (loss, floor) = (self.facts.rules.fatigue, self.facts.rules.fatigue_floor);
        let tired = &mut self.board[lane][tile][side][slot];
        // An empty slot has no health.
        if tired.hp <= floor {
            return;
        }
        let hp_before = tired.hp;
        tired.hp = (hp_before - loss).max(floor);
        let (card, hp_after) = (tired.card, tired.hp);
        let veiled = self.is_veiled(side, lane, tile, slot);
        let card = self.unit(card);
        let whole = Event::Fatigue { lane: Lane::of(lane), side: Side::of(side), card, hp_before, hp_after };
        Clans::tell_of(events, side, veiled, whole, || None);
    }

    /// R12.8: the board on which neither side can do anything, before the turn is fought; none while a
    /// side may still play a card, draw one it could play, or call its hero.
    #[inline]
    pub(crate) fn stand(&self) -> Option<Stand> {
        if !self.facts.rules.stand_off || (0..2).any(|side| self.can_act(side)) {
            return None;
        }
        Some(self.standing())
    }

    fn standing(&self) -> Stand {
        Stand {
            board: self.board,
            zones: self.zones,
            owners: self.owners,
            crystals: [self.sides[0].crystal, self.sides[1].crystal],
        }
    }

    /// Whether a side can do anything, in this turn or a later one, as long as the board stays as it is.
    fn can_act(&self, side: usize) -> bool {
        let state = &self.sides[side];
        if self.hero(side).is_some() && (state.uses > 0 || state.activation != Activation::None) {
            return true;
        }
        let place = self.has(Module::X5) || (0..3).any(|lane| self.free(side, lane) > 0);
        let later = self.facts.ages[side][self.facts.rules.age(self.turn)..].iter().fold(0, |set, age| set | age);
        let draws = self.facts.rules.draw_per_turn > 0 && state.deck & later != 0;
        place && (draws || !state.hand.is_empty())
    }

    /// Step 12 of R6.1: R12.1, R12.2, R12.3, R12.4, R12.5, R12.6, R12.7, R12.8.
    pub(crate) fn end_turn<E: Sink<Event>>(&mut self, stand: Option<Stand>, events: &mut E) {
        if let Some((result, reason)) = self.verdict(stand) {
            self.result = Some((result, reason));
            self.phase = Phase::Over;
            let [a, b] = &self.sides;
            let score = Event::Score { crystals: [a.crystal, b.crystal], gold: [a.gold, b.gold] };
            events.emit(Audience::All, score);
            events.emit(Audience::All, Event::MatchEnded { result, reason });
        } else {
            self.begin_draw(events);
        }
    }

    /// R12.2, R12.3, R12.4, R12.8: how the match ends now, if it does.
    fn verdict(&self, stand: Option<Stand>) -> Option<(MatchResult, EndReason)> {
        let crystals = [self.sides[0].crystal, self.sides[1].crystal];
        let unbroken = || match self.facts.rules.limit_result {
            LimitResult::CrystalHp => more(crystals),
            LimitResult::Draw => MatchResult::Draw,
        };
        match crystals {
            [0, 0] => {
                let struck = [self.sides[0].struck, self.sides[1].struck];
                let result = match self.facts.rules.double_ko {
                    DoubleKo::CrystalDamage => more(struck),
                    DoubleKo::Draw => MatchResult::Draw,
                };
                Some((result, EndReason::BothCrystals))
            }
            [0, _] => Some((MatchResult::B, EndReason::Crystal)),
            [_, 0] => Some((MatchResult::A, EndReason::Crystal)),
            _ if self.turn >= self.facts.rules.last_turn() => Some((unbroken(), EndReason::TurnLimit)),
            _ if stand.is_some_and(|stand| stand == self.standing()) => Some((unbroken(), EndReason::StandOff)),
            _ => None,
        }
    }
}

/// R12.8: what decides a match, gold apart. A turn without choices that leaves it as it was would do so for ever.
#[derive(PartialEq, Eq)]
pub(crate) struct Stand {
    board: [[Tile; 3]; 3],
    zones: [Zone; 3],
    owners: [Option<Side>; 3],
    crystals: [i32; 2],
}

/// Whoever has more wins.
fn more([a, b]: [i32; 2]) -> MatchResult {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => MatchResult::A,
        std::cmp::Ordering::Less => MatchResult::B,
        std::cmp::Ordering::Equal => MatchResult::Draw,
    }
}
