//! R23: victory, and the individual winner of a team (R24.22).

use parlour_core::{MAX_SEATS, Outcome, Seat, SeatSet, Sink};

use crate::data::map;
use crate::event::{Event, tell_all};
use crate::ids::{Side, regions_of};
use crate::state::{Ending, Wotr};

/// R23.4: Victory points for the Shadow.
pub(crate) const SHADOW_GOAL: u8 = 10;
/// R23.5: Victory points for the Free Peoples.
pub(crate) const FREE_GOAL: u8 = 4;

impl Wotr {
    /// R23.4, R23.5, R23.6, R23.7: the military conditions, in phase 6 only.
    pub(super) fn check_victory(&mut self, events: &mut impl Sink<Event>) {
        self.steps.end();
        if self.victory_points(Side::Shadow) >= SHADOW_GOAL {
            self.end(Ending::ShadowMilitary, events);
        } else if self.victory_points(Side::FreePeoples) >= FREE_GOAL {
            self.end(Ending::FreeMilitary, events);
        }
    }

    /// R23.1: the match ends at once.
    pub(crate) fn end(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            tell_all(events, Event::Ended { ending });
        }
    }

    /// The seats of a side.
    pub(crate) fn seats_of(&self, side: Side) -> SeatSet {
        Seat::first(self.seat_count()).filter(|seat| Wotr::side_of(*seat) == side).collect()
    }

    /// The team wins; the scores tell who of it did best (R24.22).
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut scores = [0; MAX_SEATS];
        let map = map();
        for seat in Seat::first(self.seat_count()) {
            let side = Wotr::side_of(seat);
            let lost = self.controlled(side.enemy()) & map.home[side.index()];
            for region in regions_of(lost) {
                if map.nation[region.index()].is_some_and(|nation| self.owner(nation) == seat) {
                    scores[seat.index()] -= i32::from(map.vp[region.index()]);
                }
            }
            if side == Side::Shadow {
                let held = self.controlled(side) & map.home[side.enemy().index()];
                for region in regions_of(held & self.captured[seat.index()]) {
                    scores[seat.index()] += i32::from(map.vp[region.index()]);
                }
            }
        }
        Outcome { winners: self.seats_of(ending.winner()), reason: ending.id(), scores }
    }
}
