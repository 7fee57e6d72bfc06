//! R7: control, free regions, and how far somebody can go.

use crate::data::map;
use crate::ids::{REGIONS, Region, Side, regions_of};
use crate::state::Wotr;

/// Every region.
pub(crate) const EVERYWHERE: u128 = (1 << REGIONS) - 1;

impl Wotr {
    /// R16.5: regions whose enemy Stronghold this side besieges.
    #[inline]
    pub(crate) fn besieging(&self, side: Side) -> u128 {
        self.besieged & self.controlled(side.enemy())
    }

    /// R7.7, R16.7: regions that are free for a side.
    #[inline]
    pub fn free(&self, side: Side) -> u128 {
        let enemy = side.enemy();
        (EVERYWHERE & !self.armies[enemy.index()] & !self.controlled(enemy)) | self.besieging(side)
    }

    /// R7.8: regions that are free for army movement of a side.
    #[inline]
    pub fn open(&self, side: Side) -> u128 {
        (EVERYWHERE & !self.armies[side.enemy().index()]) | self.besieging(side)
    }

    /// R7.9, R27.1: Settlements of a side's nations that it still controls.
    #[inline]
    pub(crate) fn unconquered(&self, side: Side) -> u128 {
        self.controlled(side) & map().home[side.index()]
    }

    /// R17.8: the Strongholds a side controls.
    #[inline]
    pub(crate) fn strongholds(&self, side: Side) -> u128 {
        self.controlled(side) & map().strongholds
    }

    /// Whose garrison sits, or will sit, in a region's Stronghold.
    pub(crate) fn garrison_side(&self, region: Region) -> Side {
        if self.shadow & region.bit() == 0 { Side::FreePeoples } else { Side::Shadow }
    }
}

/// R11.3: the regions within some steps: `barred` ones cannot be entered, in `stops` one stops.
pub(crate) fn within(from: Region, steps: u8, barred: u128, stops: u128) -> u128 {
    let near = &map().near;
    let mut reached = from.bit();
    let mut edge = from.bit();
    for _ in 0..steps {
        let mut next = 0;
        for region in regions_of(edge) {
            next |= near[region.index()];
        }
        edge = next & !reached & !barred;
        reached |= edge;
        edge &= !stops;
        if edge == 0 {
            break;
        }
    }
    reached
}
