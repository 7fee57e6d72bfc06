//! A position as players that are programs read it: facts without copies, on states that a seat
//! imagines. Nothing here changes anything.

use parlour_core::Seat;

use crate::ids::{Character, Deck, Face, Nation, Region, Side, Whereabouts};
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

#[allow(missing_docs, reason = "each is the fact it names; the rules' own words are in `state`")]
impl<'a> Look<'a> {
    pub const fn seats(self) -> u8 {
        self.0.setup.seats
    }

    pub const fn side_of(seat: Seat) -> Side {
        Wotr::side_of(seat)
    }

    #[inline]
    pub const fn owner(self, nation: Nation) -> Seat {
        self.0.owner(nation)
    }

    pub const fn teammate(self, seat: Seat) -> Option<Seat> {
        self.0.teammate(seat)
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

    /// The state that is read.
    pub const fn state(self) -> &'a Wotr {
        self.0
    }

    pub const fn turn(self) -> u16 {
        self.0.turn
    }

    pub fn step(self) -> Option<Step> {
        self.0.steps.top()
    }

    pub fn flow(self) -> &'a [Step] {
        self.0.steps.as_slice()
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

    pub fn figures(self, side: Side, region: Region) -> Group {
        self.0.figures(side, region)
    }

    /// R24.11: what a seat may move out of a region.
    pub fn commanded(self, seat: Seat, region: Region) -> Group {
        self.0.commanded(seat, region, false)
    }

    #[inline]
    pub fn count(self, side: Side, region: Region) -> u8 {
        self.0.count(side, region)
    }

    /// Regions with units of a side.
    #[inline]
    pub const fn armies(self, side: Side) -> u128 {
        self.0.armies[side.index()]
    }

    #[inline]
    pub fn controlled(self, side: Side) -> u128 {
        self.0.controlled(side)
    }

    #[inline]
    pub const fn besieged(self) -> u128 {
        self.0.besieged
    }

    /// R7.7.
    pub fn free(self, side: Side) -> u128 {
        self.0.free(side)
    }

    /// R7.8.
    pub fn open(self, side: Side) -> u128 {
        self.0.open(side)
    }

    /// R19.11: where the Fellowship heals.
    pub fn havens(self) -> u128 {
        self.0.havens()
    }

    pub fn victory_points(self, side: Side) -> u8 {
        self.0.victory_points(side)
    }

    pub const fn reserve(self, nation: Nation) -> [u8; 3] {
        self.0.reserve[nation.index()]
    }

    /// Figures of a Free Peoples nation that are out of the game.
    pub const fn casualties(self, nation: Nation) -> [u8; 3] {
        self.0.casualties[nation.index()]
    }

    pub const fn to_war(self, nation: Nation) -> u8 {
        self.0.to_war[nation.index()]
    }

    #[inline]
    pub const fn at_war(self, nation: Nation) -> bool {
        self.0.at_war(nation)
    }

    pub const fn is_active(self, nation: Nation) -> bool {
        self.0.is_active(nation)
    }

    #[inline]
    pub fn place(self, character: Character) -> Option<Region> {
        self.0.place(character)
    }

    pub fn in_fellowship(self, character: Character) -> bool {
        self.0.at[character.index()] == Whereabouts::FELLOWSHIP
    }

    pub fn is_aside(self, character: Character) -> bool {
        self.0.at[character.index()] == Whereabouts::ASIDE
    }

    /// Regions with characters.
    pub fn peopled(self) -> u128 {
        self.0.at.iter().filter_map(|at| at.region()).fold(0, |set, at| set | at.bit())
    }

    pub fn characters_in(self, side: Side, region: Region) -> u16 {
        self.0.characters_in(side, region)
    }

    /// The Companions in the Fellowship.
    pub fn company(self) -> u16 {
        self.0.company()
    }

    /// R26: where a character may enter play now.
    pub fn entries(self, character: Character) -> u128 {
        self.0.entries(character)
    }

    /// Whether a Minion is or has been in play.
    pub const fn minions(self) -> bool {
        self.0.minions
    }

    pub const fn guide(self) -> Character {
        self.0.guide
    }

    pub const fn ring_bearers(self) -> Region {
        self.0.ring_bearers
    }

    pub const fn mordor(self) -> Option<u8> {
        self.0.mordor
    }

    pub const fn progress(self) -> u8 {
        self.0.progress
    }

    pub const fn hidden(self) -> bool {
        self.0.hidden
    }

    pub const fn corruption(self) -> u8 {
        self.0.corruption
    }

    /// R22.13: whether the Fellowship was moved on the Mordor Track or hidden this turn.
    pub const fn moved_or_hid(self) -> bool {
        self.0.moved_or_hid
    }

    /// Unused dice by face.
    #[inline]
    pub const fn dice(self, side: Side) -> &'a [u8; 7] {
        &self.0.dice[side.index()]
    }

    pub fn unused(self, side: Side) -> u8 {
        self.0.unused(side)
    }

    pub const fn pool(self, side: Side) -> u8 {
        self.0.pool[side.index()]
    }

    pub const fn hunt_box(self, side: Side) -> u8 {
        self.0.hunt_box[side.index()]
    }

    pub const fn rings(self, side: Side) -> u8 {
        self.0.rings[side.index()]
    }

    pub const fn ring_used(self, side: Side) -> bool {
        self.0.ring_used[side.index()]
    }

    pub const fn die(self) -> Option<Face> {
        self.0.die
    }

    pub const fn hand(self, seat: Seat) -> u128 {
        self.0.hands[seat.index()]
    }

    /// Cards that stay in force.
    pub const fn table(self) -> u128 {
        self.0.table
    }

    pub const fn left_in(self, deck: Deck) -> u32 {
        self.0.left_in(deck).count_ones()
    }

    /// Tiles in the pool.
    pub const fn tiles(self) -> u32 {
        self.0.tiles
    }

    /// Special tiles that wait for Mordor.
    pub const fn waiting(self) -> u32 {
        self.0.waiting
    }

    pub const fn hunt(self) -> HuntRun {
        self.0.hunt
    }

    /// R21.8.
    pub fn hunt_rerolls(self) -> u8 {
        self.0.hunt_rerolls()
    }

    pub const fn battle(self) -> &'a Battle {
        &self.0.battle
    }

    pub fn fighters(self, side: Side) -> Group {
        self.0.fighters(side)
    }

    /// R13.12, in the running battle.
    pub fn leadership(self, side: Side) -> u8 {
        self.0.leadership(side)
    }

    /// R13.8, in the running battle.
    pub fn combat_strength(self, side: Side) -> u8 {
        self.0.combat_strength(side)
    }

    /// R26.saruman.servants: Elites that count as leaders.
    pub fn servants(self, group: &Group) -> u8 {
        self.0.servants(group)
    }

    /// The group that is being formed.
    pub const fn group(self) -> &'a Group {
        &self.0.group
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

/// Whether bytes are the same, by as many at a time as the machine has room for. A search asks before
/// every choice, and in WebAssembly `==` goes byte by byte.
fn is_same(one: &[u8], two: &[u8]) -> bool {
    one.iter().zip(two).fold(0, |other, (a, b)| other | (a ^ b)) == 0
}
