//! Module X5 of chapter 25: movement, far attacks, tiles and their gold.

use parlour_core::{Audience, Sink};

use crate::event::{Cause, Event, GoldReason};
use crate::facts::Stats;
use crate::ids::{Lane, Side, Unit, Zone};
use crate::rules::combat::Effects;
use crate::state::{Clans, LANE, Slot, Tile, size};

/// R25.40: how many cards of a side a tile holds.
const TILE_CAPACITY: usize = 2;

/// The tile after `tile` on the way to the enemy base.
const fn ahead(side: usize, tile: usize) -> usize {
    if side == 0 { tile + 1 } else { tile - 1 }
}

/// Whether a card of `side` on `tile` meets an enemy there.
const fn is_met(board: &[Tile; 3], side: usize, tile: usize) -> bool {
    size(&board[tile][1 - side]) > 0
}

impl Clans {
    /// Step 4 of R6.1.
    pub(crate) fn march<E: Sink<Event>>(&mut self, effects: &Effects, events: &mut E) {
        for lane in 0..3 {
            for step in 1..=2 {
                self.march_step(lane, step, effects, events);
            }
        }
        self.reveal_lanes(events);
        self.look_around(events);
    }

    /// R25.42, R25.45: whether a card intends to move in this step.
    fn intends(&self, board: &[Tile; 3], side: usize, tile: usize, slot: usize, reach: (u8, u8)) -> bool {
        let (step, boost) = reach;
        let card = board[tile][side][slot].card;
        if card.is_none() || tile == Zone::base(1 - side) as usize {
            return false;
        }
        let stats = self.stats(card);
        let locked = is_met(board, side, tile) && !(tile == LANE && stats.has(Stats::STEALTH));
        !locked && (stats.speed + boost).min(2) >= step
    }

    /// R25.43: whether a side's cards on the middle tile are held by an enemy that comes there.
    fn is_held(&self, board: &[Tile; 3], lane: usize, side: usize, step: u8, effects: &Effects) -> bool {
        let enemy = 1 - side;
        let base = Zone::base(enemy) as usize;
        let reach = (step, effects.speed[enemy][lane]);
        (0..2).any(|slot| {
            let card = board[base][enemy][slot].card;
            self.intends(board, enemy, base, slot, reach) && !self.stats(card).has(Stats::STEALTH)
        })
    }

    /// R25.44: the moves of one step.
    fn march_step<E: Sink<Event>>(&mut self, lane: usize, step: u8, effects: &Effects, events: &mut E) {
        let board = self.board[lane];
        for side in 0..2 {
            let held = self.is_held(&board, lane, side, step, effects);
            let reach = (step, effects.speed[side][lane]);
            for tile in [LANE, Zone::base(side) as usize] {
                for slot in 0..2 {
                    if !self.intends(&board, side, tile, slot, reach) {
                        continue;
                    }
                    let mover = board[tile][side][slot];
                    let stealthy = self.stats(mover.card).has(Stats::STEALTH);
                    if tile == LANE && held && !stealthy {
                        continue;
                    }
                    let to = ahead(side, tile);
                    if size(&self.board[lane][to][side]) < TILE_CAPACITY {
                        self.move_card(lane, side, tile, to, mover, events);
                    }
                }
            }
        }
    }

    /// Takes a card from one tile to the next, behind those who are there.
    fn move_card<E: Sink<Event>>(
        &mut self,
        lane: usize,
        side: usize,
        from: usize,
        to: usize,
        mover: Slot,
        events: &mut E,
    ) {
        let left = &mut self.board[lane][from][side];
        if left[0].card == mover.card {
            left[0] = left[1];
        }
        left[1] = Slot::EMPTY;
        let joined = &mut self.board[lane][to][side];
        let slot = size(joined);
        joined[slot] = mover;
        let veiled = self.is_veiled(side, lane, to, slot);
        if !veiled {
            self.expose(side, mover.card);
        }
        let (at, owner, from, to) = (Lane::of(lane), Side::of(side), Zone::of(from), Zone::of(to));
        let card = self.unit(mover.card);
        let whole = Event::Marched { lane: at, side: owner, card, from, to };
        Clans::tell_of(events, side, veiled, whole, || {
            Some(Event::Marched { lane: at, side: owner, card: Unit::hidden(side), from, to })
        });
    }

    /// R25.47: where a far attack from a tile goes.
    fn far_target(&self, lane: usize, side: usize, tile: usize) -> Option<usize> {
        let enemy = |tile: &usize| size(&self.board[lane][*tile][1 - side]) > 0;
        let forward: [Option<usize>; 2] = match (side, tile) {
            (0, 0) => [Some(1), Some(2)],
            (0, 1) => [Some(2), None],
            (1, 2) => [Some(1), Some(0)],
            (1, 1) => [Some(0), None],
            _ => [None; 2],
        };
        let backward: [Option<usize>; 2] = match (side, tile) {
            (0, 2) => [Some(1), Some(0)],
            (0, 1) => [Some(0), None],
            (1, 0) => [Some(1), Some(2)],
            (1, 1) => [Some(2), None],
            _ => [None; 2],
        };
        forward.into_iter().chain(backward).flatten().find(enemy)
    }

    /// Step 6 of R6.1: all shots at once, then cleanup.
    pub(crate) fn far_attacks<E: Sink<Event>>(&mut self, events: &mut E) {
        for lane in 0..3 {
            let mut shots = [(0, 0, 0); 12];
            let mut count = 0;
            for tile in 0..3 {
                for side in 0..2 {
                    if is_met(&self.board[lane], side, tile) {
                        continue;
                    }
                    for slot in self.board[lane][tile][side] {
                        if slot.is_empty() || !self.stats(slot.card).has(Stats::FAR) {
                            continue;
                        }
                        if let Some(target) = self.far_target(lane, side, tile) {
                            shots[count] = (1 - side, target, self.stats(slot.card).damage);
                            count += 1;
                        }
                    }
                }
            }
            for (side, tile, damage) in &shots[..count] {
                self.strike_card(lane, *tile, *side, 0, *damage, Cause::FarAttack, events);
            }
            if count > 0 {
                for tile in 0..3 {
                    self.clean_up(lane, tile, 0, events);
                }
            }
        }
    }

    /// Step 7 of R6.1 with X5: R25.48, R25.49, R25.50, R25.51; the lanes won by each side, as bits.
    pub(crate) fn tile_results<E: Sink<Event>>(&mut self, fought: u16, events: &mut E) -> [u8; 2] {
        let mut won = [0; 2];
        for lane in 0..3 {
            for zone in Zone::ALL {
                let tile = zone as usize;
                let sizes = [0, 1].map(|side| size(&self.board[lane][tile][side]));
                let holder = match sizes {
                    [0, 0] => continue,
                    [_, 0] => 0,
                    [0, _] => 1,
                    _ => continue,
                };
                let mut paid = fought >> (lane * 3 + tile) & 1 == 1;
                if zone == Zone::Middle && self.owners[lane] != Some(Side::of(holder)) {
                    self.owners[lane] = Some(Side::of(holder));
                    let (lane, side) = (Lane::of(lane), Side::of(holder));
                    events.emit(Audience::All, Event::TileOwned { lane, side });
                    paid = true;
                }
                if paid {
                    self.pay(holder, self.facts.rules.lane_win_gold, GoldReason::Tile, events);
                    won[holder] |= 1 << lane;
                }
                if zone == Zone::base(1 - holder) {
                    let damage = self.raw_damage(lane, tile, holder);
                    self.hit_crystal(holder, Some(lane), damage, events);
                    won[holder] |= 1 << lane;
                }
            }
            let winner = match [won[0] >> lane & 1, won[1] >> lane & 1] {
                [1, 0] => Some(Side::A),
                [0, 1] => Some(Side::B),
                _ => None,
            };
            events.emit(Audience::All, Event::LaneResult { lane: Lane::of(lane), winner });
        }
        self.reveal_lanes(events);
        self.search_middles(events);
        won
    }

    /// R25.61 with X5: the first owner of the relic's middle tile claims it.
    fn search_middles<E: Sink<Event>>(&mut self, events: &mut E) {
        for lane in 0..3 {
            if let Some(owner) = self.owners[lane] {
                self.search(lane, owner.index(), events);
            }
        }
    }
}
