//! Habits of play that a report counts beside the figures of a match: what a strong player does in
//! time, and what one hardly ever does.

use arrayvec::ArrayVec;
use parlour_core::Measure;

use crate::action::Deed;
use crate::event::{Cause, Event};
use crate::ids::{Character, Face, Region, Side};

/// Units that make a march there and back worth counting.
const MANY: u8 = 3;
/// Turns within which an army that comes back had better stayed.
const SOON: u16 = 3;
/// Corruption from which the Hunt is about to win.
const HIGH: u8 = 9;

/// A march of many units.
#[derive(Clone, Copy, Debug)]
struct March {
    turn: u16,
    side: Side,
    from: Region,
    to: Region,
}

/// What was noticed in a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Habits {
    turn: u16,
    corruption: u8,
    hunt_dice_first_turn: u8,
    hunt_dice_high: u32,
    turns_high: u32,
    crowned: u16,
    white: u16,
    strider_lost: bool,
    marches: ArrayVec<March, 96>,
    back_again: [u32; 2],
    over_limit: [u32; 2],
    /// Whether Nazgûl were called upon and nothing has moved since.
    called: bool,
    idle_flights: u32,
    character_dice_skipped: [u32; 2],
    dice_skipped: [u32; 2],
}

impl Habits {
    pub(crate) fn notice(&mut self, event: &Event) {
        match *event {
            Event::Turn { turn } => {
                self.settle();
                self.turn = turn;
                self.marches.retain(|march| march.turn + SOON > turn);
            }
            Event::Ended { .. } => self.settle(),
            Event::Corrupted { corruption, .. } | Event::Healed { corruption, .. } => self.corruption = corruption,
            Event::Allocated { count } => self.allocates(count),
            Event::Entered { character: Character::Aragorn, .. } => self.crowned = self.turn.max(1),
            Event::Entered { character: Character::GandalfWhite, .. } => self.white = self.turn.max(1),
            Event::HuntCasualty { character: Character::Strider, .. } => self.strider_lost = true,
            Event::Moved { side, from, to, ref group } if group.count() >= MANY => self.marches(side, from, to),
            Event::Lost { figure, cause: Cause::Stacking, .. } => {
                if let Some((nation, _)) = figure.of_nation() {
                    self.over_limit[nation.side().index()] += 1;
                }
            }
            Event::Acts { deed, .. } => {
                self.settle();
                self.called = deed == Deed::MoveNazgul;
            }
            Event::Travelled { from, to, .. } if from != to => self.called = false,
            Event::Skipped { seat, die } => {
                let side = crate::Wotr::side_of(seat).index();
                self.dice_skipped[side] += 1;
                self.character_dice_skipped[side] += u32::from(die == Face::Character);
            }
            _ => {}
        }
    }

    /// An action of the Nazgûl is over.
    fn settle(&mut self) {
        self.idle_flights += u32::from(std::mem::take(&mut self.called));
    }

    fn allocates(&mut self, count: u8) {
        if self.turn <= 1 {
            self.hunt_dice_first_turn += count;
        }
        if self.corruption >= HIGH {
            self.hunt_dice_high += u32::from(count);
            self.turns_high += 1;
        }
    }

    fn marches(&mut self, side: Side, from: Region, to: Region) {
        let is_back = |march: &March| march.side == side && march.from == to && march.to == from;
        if let Some(at) = self.marches.iter().position(is_back) {
            self.back_again[side.index()] += 1;
            self.marches.remove(at);
        } else if !self.marches.is_full() {
            self.marches.push(March { turn: self.turn, side, from, to });
        }
    }

    pub(crate) fn measures(&self) -> impl Iterator<Item = (&'static str, Measure)> {
        let number = |value: u32| Measure::Number(i64::from(value));
        let [free, shadow] = [Side::FreePeoples.index(), Side::Shadow.index()];
        [
            ("hunt_dice_turn_1", number(self.hunt_dice_first_turn.into())),
            ("hunt_dice_high_corruption", number(self.hunt_dice_high)),
            ("turns_high_corruption", number(self.turns_high)),
            ("aragorn_crowned", Measure::Flag(self.crowned > 0)),
            ("aragorn_turn", number(self.crowned.into())),
            ("gandalf_white", Measure::Flag(self.white > 0)),
            ("gandalf_white_turn", number(self.white.into())),
            ("strider_lost_to_hunt", Measure::Flag(self.strider_lost)),
            ("there_and_back_free_peoples", number(self.back_again[free])),
            ("there_and_back_shadow", number(self.back_again[shadow])),
            ("over_limit_free_peoples", number(self.over_limit[free])),
            ("over_limit_shadow", number(self.over_limit[shadow])),
            ("idle_nazgul_moves", number(self.idle_flights)),
            ("dice_skipped_free_peoples", number(self.dice_skipped[free])),
            ("dice_skipped_shadow", number(self.dice_skipped[shadow])),
            ("character_dice_skipped_free_peoples", number(self.character_dice_skipped[free])),
            ("character_dice_skipped_shadow", number(self.character_dice_skipped[shadow])),
        ]
        .into_iter()
    }
}
