//! How far it is: distances between all regions, and from every region to all that is worth taking.

use std::sync::LazyLock;

use parlour_wotr::Region;
use parlour_wotr::data::map;
use parlour_wotr::ids::{REGIONS, regions_of};
use parlour_wotr::places::{MINAS_MORGUL, MORANNON};

/// The most Settlements with Victory points that the map may have.
pub(super) const PRIZES: usize = 32;

/// How far it is from a region to each of the Settlements with Victory points, which are numbered
/// in the order of their regions.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Steps.
    pub steps: [u8; PRIZES],
    /// How much of an army's power counts there.
    pub shares: [f32; PRIZES],
    /// The Settlements, the nearest first; the lower number of equals.
    nearest: [u8; PRIZES],
}

impl Reach {
    /// The nearest of a set of Settlements, with its steps.
    #[inline]
    pub(super) fn nearest_of(&self, set: u32) -> Option<(usize, u8)> {
        let at = self.nearest.iter().map(|at| usize::from(*at)).find(|at| set >> at & 1 == 1)?;
        Some((at, self.steps[at]))
    }
}

/// Distances that never change.
pub(super) struct Ways {
    steps: Box<[[u8; REGIONS]; REGIONS]>,
    gate: [u8; REGIONS],
    reach: Vec<Reach>,
    number: [u8; REGIONS],
}

impl Ways {
    /// Steps between two regions.
    #[inline]
    pub(super) fn between(&self, from: Region, to: Region) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// How far everything worth taking is from a region.
    #[inline]
    pub(super) fn reach(&self, from: Region) -> &Reach {
        &self.reach[from.index()]
    }

    /// The number of a Settlement with Victory points.
    #[inline]
    pub(super) fn number(&self, at: Region) -> usize {
        usize::from(self.number[at.index()])
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
    let gate = std::array::from_fn(|at| steps[at][MORANNON.index()].min(steps[at][MINAS_MORGUL.index()]));
    let prizes: Vec<Region> = regions_of(map.settlements).filter(|at| map.vp[at.index()] > 0).collect();
    assert!(prizes.len() <= PRIZES, "more Settlements with Victory points than there is room for");
    let mut number = [u8::MAX; REGIONS];
    for (index, at) in prizes.iter().enumerate() {
        number[at.index()] = index as u8;
    }
    let reach = Region::all().map(|from| Reach::new(&steps[from.index()], &prizes)).collect();
    Ways { steps, gate, reach, number }
});

impl Reach {
    fn new(steps: &[u8; REGIONS], prizes: &[Region]) -> Self {
        let steps = std::array::from_fn(|at| prizes.get(at).map_or(u8::MAX, |prize| steps[prize.index()]));
        let mut nearest: [u8; PRIZES] = std::array::from_fn(|at| at as u8);
        nearest.sort_by_key(|at| steps[usize::from(*at)]);
        Reach { steps, shares: steps.map(closeness), nearest }
    }
}

/// How much of an army's power counts, so far from its target.
#[inline]
pub(super) fn closeness(steps: u8) -> f32 {
    const SHARES: [f32; 8] = [1.0, 1.0, 0.95, 0.88, 0.78, 0.65, 0.5, 0.35];
    SHARES.get(usize::from(steps)).copied().unwrap_or(0.0)
}

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
