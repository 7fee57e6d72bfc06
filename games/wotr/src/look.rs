//! A position as players that are programs read it: facts without copies, on states that a seat
//! imagines. Nothing here changes anything.

use std::ops::Deref;

use parlour_core::Seat;

use crate::ids::{Character, Deck, Nation, Region, Side, Whereabouts};
use crate::state::{Battle, Group, HuntRun, Step, Wotr};

/// The facts of a state.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a>(&'a Wotr);

impl Wotr {
    /// The facts of the state, to read.
    #[inline]
    pub const fn look(&self) -> Look<'_> {
        Look(self)
    }
}

/// What the rules work out of the state can be asked of it too.
impl Deref for Look<'_> {
    type Target = Wotr;

    #[inline]
    fn deref(&self) -> &Wotr {
        self.0
    }
}

/// Fields of the state; those that are kept by something are asked for with it.
macro_rules! facts {
    ($($(#[doc = $doc:literal])? $name:ident $([$by:ident: $key:ty])?: $type:ty,)+) => {
        #[allow(missing_docs, reason = "each is the fact it names; the rules' own words are in `state`")]
        impl Look<'_> {
            $($(#[doc = $doc])? #[inline] pub const fn $name(self $(, $by: $key)?) -> $type {
                self.0.$name $([$by.index()])?
            })+
        }
    };
}

facts! {
    turn: u16,
    /// Regions with units of a side.
    armies[side: Side]: u128,
    besieged: u128,
    reserve[nation: Nation]: [u8; 3],
    to_war[nation: Nation]: u8,
    /// Whether a Minion is or has been in play.
    minions: bool,
    guide: Character,
    ring_bearers: Region,
    mordor: Option<u8>,
    progress: u8,
    hidden: bool,
    corruption: u8,
    /// R22.13: whether the Fellowship was moved on the Mordor Track or hidden this turn.
    moved_or_hid: bool,
    pool[side: Side]: u8,
    hunt_box[side: Side]: u8,
    rings[side: Side]: u8,
    ring_used[side: Side]: bool,
    /// Cards that stay in force.
    table: u128,
    /// Tiles in the pool.
    tiles: u32,
    /// Special tiles that wait for Mordor.
    waiting: u32,
    hunt: HuntRun,
}

impl<'a> Look<'a> {
    /// The state that is read.
    pub const fn state(self) -> &'a Wotr {
        self.0
    }

    /// How many seats play.
    pub const fn seats(self) -> u8 {
        self.0.setup.seats
    }

    /// The side of a seat.
    pub const fn side_of(seat: Seat) -> Side {
        Wotr::side_of(seat)
    }

    /// What is done now.
    pub fn step(self) -> Option<Step> {
        self.0.steps.top()
    }

    /// The running battle.
    pub const fn battle(self) -> &'a Battle {
        &self.0.battle
    }

    /// The group that is being formed.
    pub const fn group(self) -> &'a Group {
        &self.0.group
    }

    /// Unused dice by face.
    #[inline]
    pub const fn dice(self, side: Side) -> &'a [u8; 7] {
        &self.0.dice[side.index()]
    }

    /// The cards in a hand.
    pub const fn hand(self, seat: Seat) -> u128 {
        self.0.hands[seat.index()]
    }

    /// How many cards of a deck are left.
    pub const fn left_in(self, deck: Deck) -> u32 {
        self.0.left_in(deck).count_ones()
    }

    /// Regulars and Elites of each nation in a region, in turn.
    #[inline]
    pub const fn units(self, region: Region) -> &'a [u8; 16] {
        &self.0.units[region.index()]
    }

    /// Leaders of the Free Peoples nations in a region, then Nazgûl.
    #[inline]
    pub const fn leaders(self, region: Region) -> &'a [u8; 6] {
        &self.0.leaders[region.index()]
    }

    /// R24.11: what a seat may move out of a region.
    pub fn commanded(self, seat: Seat, region: Region) -> Group {
        self.0.commanded(seat, region, false)
    }

    /// Whether a character is in the Fellowship.
    pub fn in_fellowship(self, character: Character) -> bool {
        self.0.at[character.index()] == Whereabouts::FELLOWSHIP
    }

    /// Whether a character is not yet in play.
    pub fn is_aside(self, character: Character) -> bool {
        self.0.at[character.index()] == Whereabouts::ASIDE
    }

    /// Regions with characters.
    pub fn peopled(self) -> u128 {
        self.0.at.iter().filter_map(|at| at.region()).fold(0, |set, at| set | at.bit())
    }

    /// Whether armies, characters, control, politics and what may be recruited are as in another
    /// state.
    pub fn same_map(self, other: &Wotr) -> bool {
        let (one, two) = (self.0, other);
        is_same(one.units.as_flattened(), two.units.as_flattened())
            && is_same(one.leaders.as_flattened(), two.leaders.as_flattened())
            && one.at == two.at
            && one.shadow == two.shadow
            && one.besieged == two.besieged
            && one.to_war == two.to_war
            && one.mixed == two.mixed
            && one.reserve == two.reserve
    }

    /// Whether figures of a region have already moved in this action.
    pub fn has_moved(self, at: Region) -> bool {
        self.0.moved.iter().flatten().any(|moved| moved.to == at)
    }

    /// The figures of a region that have already moved in this action.
    pub fn moved(self, at: Region) -> Group {
        let mut group = Group::EMPTY;
        for moved in self.0.moved.iter().flatten().filter(|moved| moved.to == at) {
            group.add(&moved.group);
        }
        group
    }
}

/// Whether bytes are the same, eight at a time. A search asks before every choice, and in WebAssembly
/// `==` goes byte by byte.
fn is_same(one: &[u8], two: &[u8]) -> bool {
    let ((one, one_rest), (two, two_rest)) = (one.as_chunks::<8>(), two.as_chunks::<8>());
    let differ = |(a, b): (&[u8; 8], &[u8; 8])| u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
    one.iter().zip(two).map(differ).fold(0, |all, differ| all | differ) == 0 && one_rest == two_rest
}
