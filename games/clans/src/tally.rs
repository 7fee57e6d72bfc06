//! What a match counts for beyond who won it.

use parlour_core::{Audience, Measure, Sink, Tally as Counted};

use crate::deeds::Deeds;
use crate::event::Event;
use crate::ids::Side;

/// Cards drawn before this turn begins were drawn early.
const EARLY: u16 = 5;

/// The figures of one match, gathered from its events.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    turns: i64,
    crystals: [i64; 2],
    gold: [i64; 2],
    lanes: [i64; 2],
    played: [i64; 2],
    lost: [i64; 2],
    struck: [i64; 2],
    heroes: i64,
    ultimates: i64,
    ending: Option<&'static str>,
    /// Cards in the first hand, drawn at any time, and placed: sets by side.
    pub(crate) first_hand: [u128; 2],
    pub(crate) drawn: [u128; 2],
    pub(crate) placed: [u128; 2],
    /// The cards drawn before turn 5 began, once it has.
    drawn_early: Option<[u128; 2]>,
    pub(crate) heroes_used: [bool; 2],
    /// Families whose ultimate fired, by their numbers: sets by side.
    pub(crate) fired: [u32; 2],
    pub(crate) relic: Option<Side>,
    pub(crate) deeds: Deeds,
    /// By how much more the crystal of B was struck than that of A, at the end of each turn.
    pub(crate) leads: Vec<i32>,
}

impl Tally {
    /// The cards drawn before turn 5 began, or by the end of a match that did not come so far.
    pub(crate) fn early(&self) -> [u128; 2] {
        self.drawn_early.unwrap_or(self.drawn)
    }
}

impl Sink<Event> for Tally {
    // Inlined, so that events that do not count are never built.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "measured: a tenth of a simulated match")]
    fn emit(&mut self, audience: Audience, event: Event) {
        // What a side is told in other words is no second deed.
        if !matches!(audience, Audience::AllBut(_)) {
            self.deeds.note(&event);
        }
        match event {
            Event::TurnStarted { turn, .. } => {
                self.turns = i64::from(turn);
                if turn == 1 {
                    self.first_hand = self.drawn;
                } else {
                    self.lead();
                }
                if turn == EARLY {
                    self.drawn_early = Some(self.drawn);
                }
            }
            Event::Drew { side, card } => self.drawn[side.index()] |= card.card.bit(),
            Event::Placed { side, card, .. } => {
                self.played[side.index()] += 1;
                self.placed[side.index()] |= card.card.bit();
            }
            Event::Destroyed { side, .. } => self.lost[side.index()] += 1,
            Event::LaneResult { winner: Some(side), .. } => self.lanes[side.index()] += 1,
            Event::CrystalHit { side_hit, damage, .. } => self.struck[side_hit.index()] += i64::from(damage),
            Event::HeroUsed { side, .. } => {
                self.heroes += 1;
                self.heroes_used[side.index()] = true;
            }
            Event::Ultimate { side, family } => {
                self.ultimates += 1;
                self.fired[side.index()] |= 1 << family.0;
            }
            Event::RelicClaimed { side, .. } => self.relic = Some(side),
            Event::Score { crystals, gold } => {
                self.crystals = crystals.map(i64::from);
                self.gold = gold.map(i64::from);
            }
            Event::MatchEnded { reason, .. } => {
                self.ending = Some(reason.key());
                self.lead();
            }
            _ => {}
        }
    }

    #[inline]
    fn reads_detail(&self) -> bool {
        false
    }
}

impl Tally {
    /// A turn has ended.
    fn lead(&mut self) {
        self.leads.push((self.struck[1] - self.struck[0]) as i32);
    }
}

impl Counted<Event> for Tally {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        vec![
            ("turns", Measure::Number(self.turns)),
            ("crystal_a", Measure::Number(self.crystals[0])),
            ("crystal_b", Measure::Number(self.crystals[1])),
            ("gold_a", Measure::Number(self.gold[0])),
            ("gold_b", Measure::Number(self.gold[1])),
            ("lanes_won_a", Measure::Number(self.lanes[0])),
            ("lanes_won_b", Measure::Number(self.lanes[1])),
            ("cards_played_a", Measure::Number(self.played[0])),
            ("cards_played_b", Measure::Number(self.played[1])),
            ("cards_lost_a", Measure::Number(self.lost[0])),
            ("cards_lost_b", Measure::Number(self.lost[1])),
            ("crystal_damage_taken_a", Measure::Number(self.struck[0])),
            ("crystal_damage_taken_b", Measure::Number(self.struck[1])),
            ("heroes_used", Measure::Number(self.heroes)),
            ("ultimates", Measure::Number(self.ultimates)),
            ("ending", Measure::Kind(self.ending.unwrap_or("unfinished"))),
        ]
    }
}
