//! What each card did in a match, gathered from its events.

use crate::event::{Event, GoldReason};
use crate::ids::{Card, Unit};

/// How many deeds are counted of a card: the times it was played, damage dealt and taken, kills, turns
/// alive, lanes won, crystal damage, gold.
const DEEDS: usize = 8;
const PLAYED: usize = 0;
const DEALT: usize = 1;
const TAKEN: usize = 2;
const KILLS: usize = 3;
const ALIVE: usize = 4;
const LANES: usize = 5;
const CRYSTAL: usize = 6;
const GOLD: usize = 7;

/// Who is on the board, and what everybody did.
#[derive(Clone, Debug)]
pub(crate) struct Deeds {
    turn: u16,
    /// By card: the numbers of its deeds.
    done: Vec<[u32; DEEDS]>,
    /// The cards on the board: each with its lane, and the turn in which it came.
    board: Vec<(Card, usize, u16)>,
    /// Who attacked for each side last, and in which tick.
    attackers: [Option<(Card, u8)>; 2],
    /// Whoever has just killed a card.
    killer: Option<Card>,
}

impl Default for Deeds {
    fn default() -> Self {
        Deeds { turn: 1, done: vec![[0; DEEDS]; 256], board: Vec::new(), attackers: [None; 2], killer: None }
    }
}

impl Deeds {
    /// All copies of a set of cards of a side together.
    pub fn of(&self, side: usize, copies: u128) -> [u32; DEEDS] {
        let mut sum = [0; DEEDS];
        for index in parlour_core::Ids(copies).iter() {
            let done = self.done[usize::from(Card::at(side, index).0)];
            sum.iter_mut().zip(done).for_each(|(sum, done)| *sum += done);
        }
        sum
    }

    fn add(&mut self, card: Card, deed: usize, amount: u32) {
        self.done[usize::from(card.0)][deed] += amount;
    }

    /// Health that a hit took away: more than there was cannot be taken.
    fn hit(&mut self, by: Option<Card>, target: Unit, damage: i16, before: i16) {
        let lost = damage.clamp(0, before.max(0)).unsigned_abs().into();
        self.add(target.card, TAKEN, lost);
        if let Some(by) = by {
            self.add(by, DEALT, lost);
        }
    }

    /// A card leaves the board.
    fn leave(&mut self, card: Card) {
        if let Some(at) = self.board.iter().position(|(there, ..)| *there == card) {
            let (_, _, since) = self.board.remove(at);
            self.add(card, ALIVE, u32::from(self.turn - since) + 1);
        }
    }

    /// The cards of a side in a lane.
    fn in_lane(&self, side: usize, lane: usize) -> Vec<Card> {
        let own = |card: &Card| usize::from(card.0 >> 7) == side;
        self.board.iter().filter(|(card, at, _)| own(card) && *at == lane).map(|(card, ..)| *card).collect()
    }

    /// Takes note of what happened.
    // Inlined, so that events that do not count are never built.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "where an event is made, one arm is left of this")]
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { turn, .. } => self.turn = turn.max(1),
            Event::Placed { lane, card, .. } => {
                self.add(card.card, PLAYED, 1);
                self.board.push((card.card, lane.index(), self.turn));
            }
            Event::Attack { side, tick, attacker, target, damage, hp_before, .. } => {
                self.attackers[side.index()] = Some((attacker.card, tick));
                self.hit(Some(attacker.card), target, damage, hp_before);
            }
            Event::Overflow { side, target, damage, hp_before, .. } => {
                let by = self.attackers[side.index()].map(|(by, _)| by);
                self.hit(by, target, damage, hp_before);
            }
            Event::Struck { card, damage, hp_before, .. } => self.hit(None, card, damage, hp_before),
            // R18.2: the attacks of a tick come before the deaths in it; outside of ticks nobody killed.
            Event::Destroyed { side, tick, card, .. } => {
                let by = self.attackers[1 - side.index()].filter(|(_, then)| *then == tick && tick > 0);
                self.killer = by.map(|(by, _)| by);
                if let Some(by) = self.killer {
                    self.add(by, KILLS, 1);
                }
                self.leave(card.card);
            }
            Event::Gold { amount, reason: GoldReason::Destroyed, .. } => {
                if let Some(by) = self.killer {
                    self.add(by, GOLD, amount.max(0).unsigned_abs());
                }
            }
            Event::LaneStart { .. } => (self.attackers, self.killer) = ([None; 2], None),
            Event::LaneResult { lane, winner: Some(side) } => {
                for card in self.in_lane(side.index(), lane.index()) {
                    self.add(card, LANES, 1);
                }
            }
            Event::CrystalHit { lane: Some(lane), side_hit, damage, .. } => {
                let cards = self.in_lane(1 - side_hit.index(), lane.index());
                let damage = damage.max(0).unsigned_abs();
                for (at, card) in (0..).zip(&cards) {
                    let count = cards.len() as u32;
                    self.add(*card, CRYSTAL, damage / count + u32::from(at < damage % count));
                }
            }
            Event::MatchEnded { .. } => {
                while let Some((card, ..)) = self.board.first().copied() {
                    self.leave(card);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Parts, Place};
    use crate::ids::{Lane, Side};
    use crate::state::{EndReason, MatchResult};

    fn unit(side: usize, n: usize) -> Unit {
        Unit { card: Card::core(side, n), id: "card" }
    }

    fn placed(side: usize, n: usize) -> Event {
        Event::Placed { side: Side::of(side), lane: Lane::Left, slot: Place::Front, card: unit(side, n) }
    }

    fn attack(side: usize, n: usize, target: usize, damage: i16, hp_before: i16) -> Event {
        Event::Attack {
            lane: Lane::Left,
            tick: 2,
            side: Side::of(side),
            attacker: unit(side, n),
            target: unit(1 - side, target),
            damage,
            parts: Parts::UNTOLD,
            hp_before,
            hp_after: hp_before - damage,
        }
    }

    fn destroyed(side: usize, n: usize, tick: u8) -> Event {
        Event::Destroyed { lane: Lane::Left, tick, side: Side::of(side), card: unit(side, n) }
    }

    fn done(events: &[Event], side: usize, n: usize) -> [u32; DEEDS] {
        let mut deeds = Deeds::default();
        for event in events {
            deeds.note(event);
        }
        deeds.of(side, Card::core(side, n).bit())
    }

    /// R18.2, R20.1: both attack before either dies, and each is paid for what it killed.
    #[test]
    fn a_card_is_counted_with_what_it_did_and_not_with_what_another_did() {
        let gold = |side: usize, amount| Event::Gold { side: Side::of(side), amount, reason: GoldReason::Destroyed };
        let events = [
            placed(0, 1),
            placed(1, 2),
            Event::TurnStarted { turn: 3, age: 1 },
            Event::LaneStart { lane: Lane::Left, zone: crate::ids::Zone::Middle, contested: true },
            attack(0, 1, 2, 9, 5),
            attack(1, 2, 1, 4, 4),
            destroyed(0, 1, 2),
            gold(1, 50),
            destroyed(1, 2, 2),
            gold(0, 100),
        ];
        // Of nine points of damage, five were there to be taken; it lived in turns 1 to 3.
        assert_eq!(done(&events, 0, 1), [1, 5, 4, 1, 3, 0, 0, 100]);
        assert_eq!(done(&events, 1, 2), [1, 4, 5, 1, 3, 0, 0, 50]);
    }

    #[test]
    fn whoever_tires_was_killed_by_nobody() {
        let events = [placed(0, 1), placed(1, 2), attack(0, 1, 2, 1, 5), destroyed(1, 2, 0)];
        assert_eq!(done(&events, 0, 1)[KILLS], 0);
    }

    /// The damage to a crystal is shared out, to the last point, among the cards of the lane.
    #[test]
    fn a_lane_is_won_by_the_cards_that_are_in_it() {
        let won = Event::LaneResult { lane: Lane::Left, winner: Some(Side::A) };
        let hit = |lane| Event::CrystalHit { lane: Some(lane), side_hit: Side::B, damage: 5, hp_after: 95 };
        let end = Event::MatchEnded { result: MatchResult::A, reason: EndReason::TurnLimit };
        let events = [placed(0, 1), placed(0, 3), placed(1, 2), won, hit(Lane::Left), hit(Lane::Right), end];
        assert_eq!(done(&events, 0, 1), [1, 0, 0, 0, 1, 1, 3, 0]);
        assert_eq!(done(&events, 0, 3), [1, 0, 0, 0, 1, 1, 2, 0]);
        assert_eq!(done(&events, 1, 2), [1, 0, 0, 0, 1, 0, 0, 0]);
    }
}
