//! How far it is: distances between all regions.

use std::sync::LazyLock;

use parlour_wotr::Region;
use parlour_wotr::data::map;
use parlour_wotr::ids::{REGIONS, regions_of};

/// Distances that never change.
pub(super) struct Ways {
    steps: Box<[[u8; REGIONS]; REGIONS]>,
    gate: [u8; REGIONS],
}

impl Ways {
    /// Steps between two regions.
    #[inline]
    pub(super) fn between(&self, from: Region, to: Region) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// Steps to the nearer gate of Mordor.
    #[inline]
    pub(super) fn to_gate(&self, from: Region) -> u8 {
        self.gate[from.index()]
    }
}

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let map = map();
    let mut steps = Box::new([[u8::MAX; REGIONS]; REGIONS]);
    for from in Region::all() {
        let mut reached = from.bit();
        let mut edge = from.bit();
        let mut count = 0;
        while edge != 0 {
            let mut next = 0;
            for region in regions_of(edge) {
                steps[from.index()][region.index()] = count;
                next |= map.near[region.index()];
            }
            edge = next & !reached;
            reached |= edge;
            count += 1;
        }
    }
    let [morannon, morgul] = [map.places.morannon, map.places.minas_morgul];
    let gate = std::array::from_fn(|at| steps[at][morannon.index()].min(steps[at][morgul.index()]));
    Ways { steps, gate }
});

/// The distances.
#[inline]
pub(super) fn ways() -> &'static Ways {
    &WAYS
}

/// What lies `steps` away is worth this share of what is here.
#[inline]
pub(super) fn fade(steps: u8) -> f32 {
    const SHARES: [f32; 12] = [1.0, 0.86, 0.72, 0.58, 0.45, 0.34, 0.25, 0.17, 0.11, 0.07, 0.04, 0.02];
    SHARES[usize::from(steps).min(11)]
}
