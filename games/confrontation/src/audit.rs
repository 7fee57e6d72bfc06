//! R20: the invariants.

use parlour_core::Text;

use crate::board::Spot;
use crate::ids::{Character, Region, Side};
use crate::rules::IN_THE_SHIRE;
use crate::state::{Confrontation, Step};

/// The rule that is broken, and how.
type Fault = (&'static str, Text);

impl Confrontation {
    /// Checks the invariants of R20 that can be seen in one state.
    pub(crate) fn faults(&self) -> Result<(), Fault> {
        let placing = self.is_placing();
        if !self.spots.is_counted() {
            return Err(("R20.2", "fault.counts".into()));
        }
        for region in Region::ALL {
            self.check_region(region)?;
        }
        self.check_cards()?;
        if placing {
            return Ok(());
        }
        self.check_knowledge()?;
        if Side::BOTH.into_iter().any(|side| self.spots.unplaced(side) != 0) {
            return Err(("R20.2", "fault.nowhere".into()));
        }
        if self.over.is_none() {
            self.check_not_over()?;
        }
        Ok(())
    }

    /// Whether the sides are still being placed.
    pub(crate) fn is_placing(&self) -> bool {
        self.steps.as_slice().first() == Some(&Step::Place)
    }

    /// R1.11
    pub(crate) fn is_at_rest(&self) -> bool {
        self.region.is_none()
    }

    fn check_region(&self, region: Region) -> Result<(), Fault> {
        let both = Side::BOTH.map(|side| self.at(side, region).count_ones());
        let limit = u32::from(self.data().region(region).limit);
        if both.iter().any(|count| *count > limit) {
            return Err(("R20.1", Text::new("fault.crowded").with("region", region.text()).with("limit", limit)));
        }
        if both[0] > 0 && both[1] > 0 && self.region != Some(region) && self.over.is_none() {
            return Err(("R20.1", Text::new("fault.both_sides").with("region", region.text())));
        }
        if self.is_placing() {
            let starts = self.data().region(region).start;
            if both.iter().zip(starts).any(|(count, start)| *count > u32::from(start)) {
                return Err(("R3.2", Text::new("fault.start").with("region", region.text())));
            }
        }
        Ok(())
    }

    /// R2.7, R20.3
    fn check_cards(&self) -> Result<(), Fault> {
        let sizes = self.hands.map(u16::count_ones);
        let in_battle = !self.is_at_rest();
        if !in_battle && (sizes[0] != sizes[1] || sizes[0] == 0) {
            return Err(("R20.3", Text::new("fault.hands").with("fellowship", sizes[0]).with("sauron", sizes[1])));
        }
        if !in_battle && self.played != [None; 2] {
            return Err(("R20.3", "fault.card_at_rest".into()));
        }
        for side in Side::BOTH {
            let own = [self.played[side.index()], self.replaced[side.index()]];
            if own.into_iter().flatten().any(|card| card.side() != side) {
                return Err(("R20.3", Text::new("fault.enemy_card").with("side", side.text())));
            }
        }
        Ok(())
    }

    /// R16: what is face up is known, and what is known is true.
    fn check_knowledge(&self) -> Result<(), Fault> {
        for who in Character::ALL {
            let alive = matches!(self.spot(who), Spot::On(_));
            let seen = self.seen[who.index()];
            if alive && seen & who.bit() == 0 {
                return Err(("R16.6", Text::new("fault.ruled_out").with("character", who.text())));
            }
            if self.revealed.contains(who) && (!alive || seen != who.bit()) {
                return Err(("R16.4", Text::new("fault.face_up").with("character", who.text())));
            }
        }
        if self.is_at_rest() && self.over.is_none() && !self.revealed.is_empty() {
            return Err(("R20.5", "fault.face_up_at_rest".into()));
        }
        Ok(())
    }

    /// R20.9, R17.2
    fn check_not_over(&self) -> Result<(), Fault> {
        if self.spot(Character::Frodo) == Spot::Defeated {
            return Err(("R17.2", "fault.frodo_defeated".into()));
        }
        if self.spot(Character::Frodo) == Spot::On(Region::Mordor) {
            return Err(("R20.9", "fault.frodo_in_mordor".into()));
        }
        if self.at(Side::Sauron, Region::TheShire).count_ones() >= IN_THE_SHIRE {
            return Err(("R20.9", "fault.three_in_shire".into()));
        }
        Ok(())
    }
}
