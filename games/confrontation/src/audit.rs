//! R20: the invariants.

use crate::board::Spot;
use crate::data::data;
use crate::ids::{Character, Region, Side};
use crate::rules::IN_THE_SHIRE;
use crate::state::{Confrontation, Step};

type Fault = (&'static str, String);

impl Confrontation {
    /// Checks the invariants of R20 that can be seen in one state.
    pub(crate) fn faults(&self) -> Result<(), Fault> {
        let placing = self.is_placing();
        if !self.spots.is_counted() {
            return Err(("R20.2", "the counts of who is where are not those of the board".into()));
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
            return Err(("R20.2", "somebody is nowhere".into()));
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
        let limit = u32::from(data().region(region).limit);
        if both.iter().any(|count| *count > limit) {
            return Err(("R20.1", format!("{region} holds more than {limit} of a side")));
        }
        if both[0] > 0 && both[1] > 0 && self.region != Some(region) && self.over.is_none() {
            return Err(("R20.1", format!("{region} holds characters of both sides")));
        }
        if self.is_placing() {
            let starts = data().region(region).start;
            if both.iter().zip(starts).any(|(count, start)| *count > u32::from(start)) {
                return Err(("R3.2", format!("too many start in {region}")));
            }
        }
        Ok(())
    }

    /// R2.7, R20.3
    fn check_cards(&self) -> Result<(), Fault> {
        let sizes = self.hands.map(u16::count_ones);
        let in_battle = !self.is_at_rest();
        if !in_battle && (sizes[0] != sizes[1] || sizes[0] == 0) {
            return Err(("R20.3", format!("hands of {} and {} cards", sizes[0], sizes[1])));
        }
        if !in_battle && self.played != [None; 2] {
            return Err(("R20.3", "a card lies on the table at rest".into()));
        }
        for side in Side::BOTH {
            let own = [self.played[side.index()], self.replaced[side.index()]];
            if own.into_iter().flatten().any(|card| card.side() != side) {
                return Err(("R20.3", format!("{side:?} has a card of the other side")));
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
                return Err(("R16.6", format!("the other side has ruled out that {who} is {who}")));
            }
            if self.revealed.contains(who) && (!alive || seen != who.bit()) {
                return Err(("R16.4", format!("{who} is face up but not known")));
            }
        }
        if self.is_at_rest() && self.over.is_none() && !self.revealed.is_empty() {
            return Err(("R20.5", "somebody is face up at rest".into()));
        }
        Ok(())
    }

    /// R20.9, R17.2
    fn check_not_over(&self) -> Result<(), Fault> {
        if self.spot(Character::Frodo) == Spot::Defeated {
            return Err(("R17.2", "Frodo is defeated and the game goes on".into()));
        }
        if self.spot(Character::Frodo) == Spot::On(Region::Mordor) {
            return Err(("R20.9", "Frodo is in Mordor and the game goes on".into()));
        }
        if self.at(Side::Sauron, Region::TheShire).count_ones() >= IN_THE_SHIRE {
            return Err(("R20.9", "three of Sauron's are in the Shire and the game goes on".into()));
        }
        Ok(())
    }
}
