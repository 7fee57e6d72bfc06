//! Chapter 6: the steps of the combat phase, in order; placement and family tracking.

use parlour_core::Sink;

use crate::action::{Mark, Submission};
use crate::event::{Event, Place};
use crate::facts::NO_FAMILY;
use crate::ids::{Card, Lane, Side, Zone};
use crate::pool::Ultimate;
use crate::setup::Module;
use crate::state::{Activation, Clans, FIRED, LANE, Slot};

/// R21.7: what heroes and ultimates change for this turn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effects {
    /// Added to all attacks of a side.
    pub plus: [i16; 2],
    /// Added to attacks of a side's Woods and Marsh units.
    pub wilds: [i16; 2],
    /// Taken off attacks against a side.
    pub minus: [i16; 2],
    /// How much of `plus` and of `minus` comes from ultimates.
    pub ultimates: [[i16; 2]; 2],
    /// R26.2: added to the speed of a side's cards, by lane.
    pub speed: [[u8; 3]; 2],
}

impl Clans {
    /// R6.1, R6.2: the combat phase.
    pub(crate) fn resolve<E: Sink<Event>>(&mut self, events: &mut E) {
        let graves = [self.sides[0].grave.len(), self.sides[1].grave.len()];
        let stand = self.stand();
        let fired = self.place_plans(events);
        let effects = if self.has(Module::M2) || self.has(Module::M3) {
            self.reveal_effects(fired, graves, events)
        } else {
            Effects::default()
        };
        let won = if self.has(Module::X5) {
            self.march(&effects, events);
            let fought = self.fight_tiles(&effects, events);
            self.far_attacks(events);
            self.tile_results(fought, events)
        } else {
            self.fight_lanes(&effects, events);
            self.lane_results(events)
        };
        self.settle_streaks(won, events);
        self.tire(events);
        self.end_effects();
        self.look_around(events);
        self.hear_scouts(events);
        self.end_turn(stand, events);
    }

    /// Step 11 of R6.1: what held for this turn ends.
    fn end_effects(&mut self) {
        for state in &mut self.sides {
            state.activation = Activation::None;
            (state.drawn, state.scorched, state.edits) = (0, 0, 0);
        }
    }

    /// Steps 1 and 2 of R6.1, R5.10: places both plans; which ultimates each side has earned.
    fn place_plans<E: Sink<Event>>(&mut self, events: &mut E) -> [u8; 2] {
        let mut fired = [0; 2];
        for (side, fires) in fired.iter_mut().enumerate() {
            let plan = self.sides[side].plan;
            self.sides[side].plan = Submission::PASS;
            self.sides[side].submitted = false;
            for lane in 0..3 {
                for (at, card) in plan.list(lane).iter().enumerate() {
                    self.place(side, lane, *card, plan.mark(lane, at), events);
                    if self.has(Module::M3) {
                        *fires |= self.track_family(side, *card);
                    }
                }
            }
        }
        fired
    }

    /// R5.7, R5.8, R5.9, R25.41, R25.70: a card enters the board.
    fn place<E: Sink<Event>>(&mut self, side: usize, lane: usize, card: Card, mark: Mark, events: &mut E) {
        let tile = match mark {
            Mark::Middle => LANE,
            _ if self.has(Module::X5) => Zone::base(side) as usize,
            _ => LANE,
        };
        let entering = Slot { card, hp: self.stats(card).health };
        self.sides[side].hand.draw_card(card);
        self.sides[side].exposed &= !card.bit();
        let stack = &mut self.board[lane][tile][side];
        let slot = if mark == Mark::Front {
            stack[1] = stack[0];
            0
        } else {
            usize::from(!stack[0].is_empty())
        };
        stack[slot] = entering;
        let veiled = self.is_veiled(side, lane, tile, slot);
        if !veiled {
            self.expose(side, card);
        }
        let (at, owner, slot) = (Lane::of(lane), Side::of(side), Place::of(slot));
        let whole = Event::Placed { side: owner, lane: at, slot, card: self.unit(card) };
        Clans::tell_of(events, side, veiled, whole, || Some(Event::PlacedHidden { side: owner, lane: at, slot }));
    }

    /// R22.1, R22.2, R22.3, R22.4: remembers a played variation; the ultimate that this earns, as a bit.
    fn track_family(&mut self, side: usize, card: Card) -> u8 {
        let stats = *self.stats(card);
        if stats.family == NO_FAMILY {
            return 0;
        }
        let at = usize::from(stats.family);
        let played = &mut self.sides[side].families[at];
        *played |= stats.variation;
        if *played != 7 {
            return 0;
        }
        let Some(ultimate) = Ultimate::all().iter().position(|known| known.family == self.facts.families[at]) else {
            return 0;
        };
        *played |= FIRED;
        self.sides[side].seen[at] = *played;
        1 << ultimate
    }
}
