//! The rules, a file a chapter: setup and draws, planning, and the combat phase step by step.

pub(crate) mod combat;
pub(crate) mod draw;
pub(crate) mod heroes;
pub(crate) mod march;
pub(crate) mod plan;
pub(crate) mod results;
pub(crate) mod ticks;

use parlour_core::{Audience, Sink};

use crate::event::Event;
use crate::facts::NO_FAMILY;
use crate::ids::{Lane, Side, Zone};
use crate::setup::Module;
use crate::state::{Clans, Slot};

impl Clans {
    /// Tells of a card on the board: everything to its owner; to all others what they may know.
    #[inline]
    pub(crate) fn tell_of<E: Sink<Event>>(
        events: &mut E,
        side: usize,
        veiled: bool,
        whole: Event,
        masked: impl FnOnce() -> Option<Event>,
    ) {
        if !veiled {
            events.emit(Audience::All, whole);
            return;
        }
        events.emit(Audience::only(Side::of(side).seat()), whole);
        if let Some(event) = masked() {
            events.emit(Audience::AllBut(Side::of(side).seat()), event);
        }
    }

    /// R25.16, R22.2: the other side has now seen this card on the board.
    #[inline]
    pub(crate) fn expose(&mut self, side: usize, card: crate::ids::Card) {
        if self.facts.veil {
            self.sides[side].exposed |= card.bit();
        }
        if self.has(Module::M3) {
            let (family, variation) = (self.stats(card).family, self.stats(card).variation);
            if family != NO_FAMILY {
                self.sides[side].seen[usize::from(family)] |= variation;
            }
        }
    }

    /// Takes note of one card that may have come into sight, or gone out of it.
    fn look_at<E: Sink<Event>>(&mut self, side: usize, at: usize, tile: usize, slot: usize, events: &mut E) {
        let Slot { card, hp } = self.board[at][tile][side][slot];
        if card.is_none() {
            return;
        }
        if self.is_veiled(side, at, tile, slot) {
            self.sides[side].exposed &= !card.bit();
        } else if self.sides[side].exposed & card.bit() == 0 {
            self.expose(side, card);
            let (lane, card) = (Lane::of(at), self.unit(card));
            events.emit(Audience::All, Event::Revealed { lane, side: Side::of(side), card, hp });
        }
    }

    /// Takes note of every card that has come into sight.
    pub(crate) fn look_around<E: Sink<Event>>(&mut self, events: &mut E) {
        if !self.facts.veil {
            return;
        }
        for at in 0..3 {
            for tile in 0..3 {
                for side in 0..2 {
                    for slot in 0..2 {
                        self.look_at(side, at, tile, slot, events);
                    }
                }
            }
        }
    }

    /// R25.21, R25.22: a lane is revealed for good to a side that has come far enough in it.
    pub(crate) fn reveal_lanes<E: Sink<Event>>(&mut self, events: &mut E) {
        if !self.has(Module::X3) {
            return;
        }
        for lane in 0..3 {
            for side in 0..2 {
                if self.stands_before(side, lane) {
                    self.reveal_lane(side, lane, events);
                }
            }
        }
    }

    /// R25.23: what scouts report at the end of a turn of bases that are not revealed for good.
    pub(crate) fn hear_scouts<E: Sink<Event>>(&mut self, events: &mut E) {
        if !self.has(Module::X3) || !self.has(Module::X5) {
            return;
        }
        for lane in 0..3 {
            for side in 0..2 {
                if self.sides[side].revealed >> lane & 1 == 0 && self.is_scouted(side, lane) {
                    let terrain = self.terrain[lane][Zone::base(1 - side) as usize];
                    let (side, lane) = (Side::of(side), Lane::of(lane));
                    events.emit(Audience::All, Event::Scouted { side, lane, terrain });
                }
            }
        }
    }

    fn reveal_lane<E: Sink<Event>>(&mut self, side: usize, lane: usize, events: &mut E) {
        if self.sides[side].revealed >> lane & 1 == 0 {
            self.sides[side].revealed |= 1 << lane;
            let terrain = self.terrain[lane][Zone::base(1 - side) as usize];
            let (side, lane) = (Side::of(side), Lane::of(lane));
            events.emit(Audience::All, Event::LaneRevealed { side, lane, terrain });
        }
    }
}
