//! The whole state of a match as one flat value: counts, bit sets and a stack of steps.

mod flow;

use parlour_core::Steps;
use serde::{Deserialize, Serialize};

pub use flow::{DEPTH, Stage, Step, Window};

use crate::data::{book, map};
use crate::ids::{
    CHARACTERS, Card, Character, Deck, Face, Figure, Nation, REGIONS, Region, Side, Tile, Whereabouts, ids,
};
use crate::setup::Setup;
use crate::view::Figures;

/// How many armies that have moved in an action are remembered: the fourth is the last to move.
pub(crate) const MOVES: usize = 3;

/// The slot of the Nazgûl among the leaders of a place.
pub(crate) const NAZGUL: usize = 5;

/// Some figures of one side: an army, a part of it, a moving group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::view::GroupForm"))]
pub struct Group {
    /// Regulars and Elites of each nation, in turn.
    pub units: [u8; 16],
    /// Leaders of the five Free Peoples nations, then Nazgûl.
    pub leaders: [u8; 6],
    /// The set of characters.
    pub characters: u16,
}

impl Group {
    /// No figure.
    pub const EMPTY: Group = Group { units: [0; 16], leaders: [0; 6], characters: 0 };

    /// R1.2: how many units.
    #[inline]
    pub fn count(&self) -> u8 {
        sum(u128::from_le_bytes(self.units))
    }

    /// One figure.
    pub(crate) fn one(figure: Figure) -> Group {
        let mut one = Group::EMPTY;
        one.put(figure);
        one
    }

    /// The figures of one nation; the Leaders of the Shadow are Nazgûl.
    pub(crate) fn of_nation(nation: Nation, figures: &Figures) -> Group {
        let (mut group, at) = (Group::EMPTY, nation.index());
        (group.units[at * 2], group.units[at * 2 + 1]) = (figures.regular, figures.elite);
        group.leaders[at.min(NAZGUL)] = figures.leader;
        group
    }

    /// How many Elites.
    pub fn elites(&self) -> u8 {
        self.units.iter().skip(1).step_by(2).sum()
    }

    /// How many units of a nation.
    #[inline]
    pub const fn of(&self, nation: Nation) -> u8 {
        self.units[nation.index() * 2] + self.units[nation.index() * 2 + 1]
    }

    /// How many Free Peoples Leaders.
    #[inline]
    pub fn fp_leaders(&self) -> u8 {
        self.leaders[..NAZGUL].iter().sum()
    }

    /// How many Nazgûl figures.
    #[inline]
    pub const fn nazgul(&self) -> u8 {
        self.leaders[NAZGUL]
    }

    /// Whether it has no figure at all.
    pub fn is_empty(&self) -> bool {
        *self == Group::EMPTY
    }

    /// Whether it has units or Leaders of a nation.
    #[inline]
    pub(crate) fn has_of(&self, nation: Nation) -> bool {
        self.of(nation) > 0 || (nation.index() < NAZGUL && self.leaders[nation.index()] > 0)
    }

    /// The set of nations with units in it.
    pub fn nations(&self) -> u8 {
        (0..8).filter(|nation| self.units[nation * 2] + self.units[nation * 2 + 1] > 0).fold(0, |set, it| set | 1 << it)
    }

    /// Adds another group.
    pub fn add(&mut self, other: &Group) {
        for (has, more) in self.units.iter_mut().zip(other.units) {
            *has += more;
        }
        for (has, more) in self.leaders.iter_mut().zip(other.leaders) {
            *has += more;
        }
        self.characters |= other.characters;
    }

    /// Takes another group out of this one.
    pub fn remove(&mut self, other: &Group) {
        for (has, less) in self.units.iter_mut().zip(other.units) {
            *has = has.saturating_sub(less);
        }
        for (has, less) in self.leaders.iter_mut().zip(other.leaders) {
            *has = has.saturating_sub(less);
        }
        self.characters &= !other.characters;
    }

    /// This group without another.
    #[must_use]
    pub fn without(mut self, other: &Group) -> Group {
        self.remove(other);
        self
    }

    /// Whether another group has all of this one.
    pub fn is_in(&self, other: &Group) -> bool {
        let units = self.units.iter().zip(other.units).all(|(own, there)| *own <= there);
        let leaders = self.leaders.iter().zip(other.leaders).all(|(own, there)| *own <= there);
        units && leaders && self.characters & !other.characters == 0
    }

    /// Takes out all units and Leaders of a nation.
    #[inline]
    pub(crate) fn dismiss(&mut self, nation: Nation) {
        self.units[nation.index() * 2..][..2].fill(0);
        if nation.index() < NAZGUL {
            self.leaders[nation.index()] = 0;
        }
    }

    /// How many of a figure it has.
    #[inline]
    pub const fn has(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Regular(nation) => self.units[nation.index() * 2],
            Figure::Elite(nation) => self.units[nation.index() * 2 + 1],
            Figure::Leader(nation) => {
                if nation.index() < NAZGUL {
                    self.leaders[nation.index()]
                } else {
                    0
                }
            }
            Figure::Nazgul => self.leaders[NAZGUL],
            Figure::Character(character) => (self.characters >> character as u16 & 1) as u8,
        }
    }

    /// Puts one figure in.
    pub fn put(&mut self, figure: Figure) {
        match figure {
            Figure::Regular(nation) => self.units[nation.index() * 2] += 1,
            Figure::Elite(nation) => self.units[nation.index() * 2 + 1] += 1,
            Figure::Leader(nation) => self.leaders[nation.index()] += 1,
            Figure::Nazgul => self.leaders[NAZGUL] += 1,
            Figure::Character(character) => self.characters |= character.bit(),
        }
    }

    /// Each different figure in it, in one fixed order.
    pub fn kinds(&self) -> impl Iterator<Item = Figure> + '_ {
        let units = (0..16).filter(|at| self.units[*at] > 0).map(|at| Figure::of(Nation::ALL[at / 2], at % 2));
        let leaders = (0..NAZGUL).filter(|at| self.leaders[*at] > 0).map(|at| Figure::Leader(Nation::ALL[at]));
        let nazgul = (self.leaders[NAZGUL] > 0).then_some(Figure::Nazgul);
        units.chain(leaders).chain(nazgul).chain(Character::of(self.characters).map(Figure::Character))
    }

    /// Each single figure in it, in the same order.
    pub(crate) fn each(&self) -> impl Iterator<Item = Figure> + '_ {
        self.kinds().flat_map(|figure| std::iter::repeat_n(figure, self.has(figure).into()))
    }
}

/// Figures that have moved in an action, and where they are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moved {
    /// Where they are.
    pub to: Region,
    /// Who has moved.
    pub group: Group,
}

/// The sum of sixteen small numbers, which is small, too.
#[inline]
const fn sum(numbers: u128) -> u8 {
    let pairs = numbers as u64 + (numbers >> 64) as u64;
    (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// R24.6: what a seat offers its teammate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// A card.
    Named(Card),
    /// Companion mode: a card of a deck that nobody has named.
    Unnamed(Deck),
}

/// What kind of battle is fought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BattleKind {
    /// None is fought.
    #[default]
    None,
    /// A field battle (R13.2), reliefs included.
    Field,
    /// A siege battle (R16.9).
    Siege,
    /// A sortie (R16.17).
    Sortie,
}

/// A running battle, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Battle {
    pub kind: BattleKind,
    pub attacker: Side,
    /// The seat that declared the attack.
    pub seat: u8,
    /// Where the attackers stand.
    pub from: Region,
    /// Where it is fought.
    pub region: Region,
    /// The attackers who take part; the others are the rearguard.
    pub force: Group,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The Combat cards, by side; hidden until shown.
    pub cards: [Option<Card>; 2],
    /// Companion mode: decks of Combat cards that lie face down and are not named yet.
    pub backs: [Option<Deck>; 2],
    /// Whether the Combat cards are shown.
    pub shown: bool,
    /// Failed dice of each side's Combat roll.
    pub missed: [u8; 2],
    /// Hits of each side in this round, not yet taken.
    pub hits: [u8; 2],
    /// Whether Gandalf the White negates the Nazgûl's Leadership.
    pub white_rider: bool,
    /// Whether the defender has withdrawn into the Stronghold.
    pub sheltered: bool,
    /// Figures whose Leadership is forfeited in this round (R13.6).
    pub forfeited: Group,
    /// What the Combat cards of this round change.
    pub tactics: Tactics,
    /// The Event that started the battle.
    pub by: Option<Card>,
}

/// What Combat cards change in a round of battle, by the side it happens to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tactics {
    /// Whether its Combat card is cancelled.
    pub cancelled: [bool; 2],
    /// Combat dice it rolls fewer, though always one.
    pub fewer: [u8; 2],
    /// The most Combat dice it rolls; 0 for no limit.
    pub at_most: [u8; 2],
    /// What is added to each die of its Combat roll.
    pub bonus: [i8; 2],
    /// What is added to each die of its Leader re-roll.
    pub again: [i8; 2],
    /// Whether it has no Leader re-roll.
    pub no_reroll: [bool; 2],
    /// Ones of its Combat roll.
    pub ones: [u8; 2],
    /// Missed dice that it may not roll again.
    pub stuck: [u8; 2],
    /// Hits of its Combat roll and its Leader re-roll.
    pub scored: [u8; 2],
    /// Hits of its Leader re-roll alone.
    pub rerolled: [u8; 2],
    /// Hits it made by extra attacks and by the enemy's confusion.
    pub extra: [u8; 2],
    /// A Companion whose Leadership and abilities are off.
    pub silenced: Option<Character>,
    /// What bears on its Combat roll: 1 for the Free Peoples' card, 2 for the Shadow's, 4 for the
    /// Event that began the battle.
    pub roll_by: [u8; 2],
    /// The same for its Leader re-roll.
    pub reroll_by: [u8; 2],
}

impl Tactics {
    /// Whether no number is larger than a battle can make it.
    pub(crate) fn is_possible(&self, most: u8) -> bool {
        let counts = [self.fewer, self.at_most, self.ones, self.stuck, self.scored, self.rerolled, self.extra];
        counts.iter().flatten().all(|count| *count <= most)
            && [self.bonus, self.again].iter().flatten().all(|bonus| bonus.unsigned_abs() <= most)
            && [self.roll_by, self.reroll_by].iter().flatten().all(|by| *by <= 7)
    }

    /// The Event that began the battle, among what bears on a roll.
    pub(crate) const BY_EVENT: u8 = 4;

    /// Notes which rolls are no longer as they were, and by which card.
    pub(crate) fn mark(&mut self, before: &Tactics, by: u8) {
        for side in 0..2 {
            let silenced = side == Side::FreePeoples.index() && self.silenced != before.silenced;
            let roll = |it: &Tactics| (it.bonus[side], it.fewer[side], it.at_most[side]);
            let reroll = |it: &Tactics| (it.again[side], it.no_reroll[side], it.stuck[side]);
            let (rolls, rerolls) = (roll(self) != roll(before), reroll(self) != reroll(before));
            self.roll_by[side] |= if silenced || rolls { by } else { 0 };
            self.reroll_by[side] |= if silenced || rerolls { by } else { 0 };
        }
    }
}

/// Why a Hunt tile is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum HuntCause {
    /// A Hunt roll succeeded (R21.9).
    #[default]
    Hunt,
    /// A move on the Mordor Track (R22.6).
    Mordor,
    /// A Shadow Stronghold on the path of a revealed Fellowship (R19.18).
    Stronghold,
    /// A card (R21.18).
    Card(Card),
}

/// The tile that is being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HuntRun {
    /// Why it was drawn.
    pub cause: HuntCause,
    /// The tile, once drawn.
    pub tile: Option<Tile>,
    /// Successes of the Hunt roll.
    pub successes: u8,
    /// Hunt dice of the roll that failed.
    pub failed: u8,
    /// Damage that is left.
    pub damage: u8,
    /// Whether the one casualty was taken or refused (R21.13).
    pub casualty: bool,
    /// Whether Gollum reveals the Fellowship (R26.gollum.reveal).
    pub gollum: bool,
    /// The set of [`Window`]s that were already opened.
    #[serde(default, skip_serializing_if = "crate::view::is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub windows: u8,
    /// What a card adds to each die of the Hunt roll.
    #[serde(default, skip_serializing_if = "crate::view::is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub bonus: u8,
    /// Whether the Free Peoples have used a card on the table against this tile (R21.12).
    #[serde(default, skip_serializing_if = "crate::view::is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub used: bool,
    /// Whether a card makes the tile void.
    #[serde(default, skip_serializing_if = "crate::view::is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub void: bool,
    /// A tile that was replaced and goes back into the pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aside: Option<Tile>,
}

ids! {
    /// How a match ended (R23).
    Ending, "outcome.":
    /// R23.2: the Ring-bearers are corrupted.
    Corruption = "corruption",
    /// R23.3: the Ring is destroyed.
    Ring = "ring",
    /// R23.4: the Shadow has 10 Victory points.
    ShadowMilitary = "shadow_military",
    /// R23.5: the Free Peoples have 4 Victory points.
    FreeMilitary = "free_military",
}

impl Ending {
    /// The winner.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Corruption | Ending::ShadowMilitary => Side::Shadow,
            Ending::Ring | Ending::FreeMilitary => Side::FreePeoples,
        }
    }
}

/// A match of War of the Ring. It is `Copy` so that searches clone it in one sweep, twice as fast as
/// field by field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "crate::view::View", try_from = "crate::view::View")]
pub struct Wotr {
    pub(crate) setup: Setup,
    pub(crate) units: [[u8; 16]; REGIONS],
    pub(crate) leaders: [[u8; 6]; REGIONS],
    /// Regions with units of each side.
    pub(crate) armies: [u128; 2],
    /// Settlements that the Shadow controls.
    pub(crate) shadow: u128,
    pub(crate) besieged: u128,
    /// Regions where teammates have mixed their armies (R24.15).
    pub(crate) mixed: [u128; 2],
    pub(crate) reserve: [[u8; 3]; 8],
    pub(crate) casualties: [[u8; 3]; 5],
    pub(crate) at: [Whereabouts; CHARACTERS],
    /// Steps to At War.
    pub(crate) to_war: [u8; 8],
    pub(crate) active: u8,
    // The Fellowship.
    /// R26.ring_bearers: where they are, off the Mordor Track.
    pub(crate) ring_bearers: Region,
    pub(crate) mordor: Option<u8>,
    pub(crate) progress: u8,
    pub(crate) hidden: bool,
    pub(crate) corruption: u8,
    pub(crate) guide: Character,
    /// Shadow Strongholds on the path of the present reveal.
    pub(crate) touched: u128,
    /// Regions the figure has been in since the Fellowship was last revealed.
    pub(crate) path: u128,
    // Dice and Rings.
    pub(crate) dice: [[u8; 7]; 2],
    pub(crate) pool: [u8; 2],
    pub(crate) spent: [u8; 2],
    /// Dice in the Hunt Box, by side.
    pub(crate) hunt_box: [u8; 2],
    pub(crate) rings: [u8; 2],
    pub(crate) ring_used: [bool; 2],
    // Cards.
    pub(crate) deck: u128,
    pub(crate) hands: [u128; 4],
    pub(crate) face_down: [u128; 4],
    pub(crate) face_up: u128,
    pub(crate) table: u128,
    /// Cards a seat knows its teammate was given (R24.6).
    pub(crate) given: [u128; 4],
    /// A card offered to the teammate, secretly.
    pub(crate) offered: Option<Offer>,
    /// Companion mode: cards nobody has named, in hand and face down, by seat: Character, Strategy.
    pub(crate) unnamed: [[u8; 2]; 4],
    pub(crate) unnamed_down: [[u8; 2]; 4],
    // Tiles.
    pub(crate) tiles: u32,
    pub(crate) drawn: u32,
    pub(crate) removed: u32,
    pub(crate) waiting: u32,
    pub(crate) hunt: HuntRun,
    // The turn.
    pub(crate) turn: u16,
    pub(crate) leading: [u8; 2],
    pub(crate) next: u8,
    /// Who acts, and with which die.
    pub(crate) actor: u8,
    pub(crate) die: Option<Face>,
    /// R3.8: a Free Peoples die was in the Hunt Box.
    pub(crate) hunted: bool,
    /// R22.13: the Fellowship was moved or hidden on the Mordor Track.
    pub(crate) moved_or_hid: bool,
    /// R26.mouth_of_sauron.messenger: used this turn.
    pub(crate) messenger: bool,
    /// Whether a Minion is or has been in play.
    pub(crate) minions: bool,
    /// R24.24: nations of the last action and of this one, and where their mixed armies are now.
    pub(crate) last_nations: u8,
    pub(crate) last_armies: [Option<Region>; 2],
    pub(crate) now_nations: u8,
    pub(crate) now_armies: [Option<Region>; 2],
    /// R24.22: Settlements that the nations of each seat captured.
    pub(crate) captured: [u128; 4],
    // What is being done.
    pub(crate) group: Group,
    /// Armies that have moved in this action, and where they are now.
    pub(crate) moved: [Option<Moved>; MOVES],
    /// Characters that have moved by themselves in this action.
    pub(crate) travelled: u16,
    /// Where Nazgûl have flown to in this action.
    pub(crate) flown: [Option<Region>; 8],
    pub(crate) battle: Battle,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<Ending>,
}

impl Wotr {
    /// How many seats the match has.
    #[inline]
    pub(crate) const fn seat_count(&self) -> u8 {
        self.setup.seats
    }

    /// The figures of a side in a region.
    #[inline]
    pub fn figures(&self, side: Side, region: Region) -> Group {
        let mut leaders = self.leaders[region.index()];
        match side {
            Side::FreePeoples => leaders[NAZGUL] = 0,
            Side::Shadow => leaders[..NAZGUL].fill(0),
        }
        Group { units: self.units_of(side, region), leaders, characters: self.characters_in(side, region) }
    }

    /// The units of a side in a region, taken out of all at once.
    #[inline]
    fn units_of(&self, side: Side, region: Region) -> [u8; 16] {
        const FREE: u128 = (1 << (8 * 2 * NAZGUL)) - 1;
        let mask = if side == Side::FreePeoples { FREE } else { !FREE };
        (u128::from_le_bytes(self.units[region.index()]) & mask).to_le_bytes()
    }

    /// The characters who are somewhere; all are looked at, so that no branch depends on it.
    #[inline]
    fn characters_where(&self, is_there: impl Fn(Whereabouts) -> bool) -> u16 {
        self.at.iter().enumerate().fold(0, |set, (at, place)| set | u16::from(is_there(*place)) << at)
    }

    /// The characters of a side in a region.
    #[inline]
    pub fn characters_in(&self, side: Side, region: Region) -> u16 {
        self.characters_where(|place| place == Whereabouts::at(region)) & Character::all_of(side)
    }

    /// How many units a side has in a region.
    #[inline]
    pub fn count(&self, side: Side, region: Region) -> u8 {
        sum(u128::from_le_bytes(self.units_of(side, region)))
    }

    /// R10.9: puts figures of a side into a region.
    pub(crate) fn put(&mut self, side: Side, region: Region, group: &Group) {
        for (has, more) in self.units[region.index()].iter_mut().zip(group.units) {
            *has += more;
        }
        for (has, more) in self.leaders[region.index()].iter_mut().zip(group.leaders) {
            *has += more;
        }
        for character in Character::of(group.characters) {
            self.at[character.index()] = Whereabouts::at(region);
        }
        if group.count() > 0 {
            self.armies[side.index()] |= region.bit();
        }
    }

    /// Takes figures of a side out of a region; characters are to be put elsewhere.
    pub(crate) fn take(&mut self, side: Side, region: Region, group: &Group) {
        for (has, less) in self.units[region.index()].iter_mut().zip(group.units) {
            *has -= less;
        }
        for (has, less) in self.leaders[region.index()].iter_mut().zip(group.leaders) {
            *has -= less;
        }
        self.disband(side, region);
    }

    /// No unit of a side may be left in a region: then it has no army there.
    fn disband(&mut self, side: Side, region: Region) {
        if self.count(side, region) == 0 {
            self.armies[side.index()] &= !region.bit();
            self.mixed[side.index()] &= !region.bit();
        }
    }

    /// A figure of a nation comes to a region, by its rank.
    pub(crate) fn put_figure(&mut self, region: Region, nation: Nation, rank: usize) {
        if rank == 2 {
            self.leaders[region.index()][nation.index().min(NAZGUL)] += 1;
        } else {
            self.units[region.index()][nation.index() * 2 + rank] += 1;
            self.armies[nation.side().index()] |= region.bit();
        }
    }

    /// A figure of a nation leaves a region, by its rank.
    pub(crate) fn take_figure(&mut self, region: Region, nation: Nation, rank: usize) {
        if rank == 2 {
            self.leaders[region.index()][nation.index().min(NAZGUL)] -= 1;
        } else {
            self.units[region.index()][nation.index() * 2 + rank] -= 1;
            self.disband(nation.side(), region);
        }
    }

    /// R18.1, R18.12: whether a nation is At War.
    #[inline]
    pub const fn at_war(&self, nation: Nation) -> bool {
        self.to_war[nation.index()] == 0
    }

    /// Whether a nation is active.
    #[inline]
    pub const fn is_active(&self, nation: Nation) -> bool {
        self.active >> nation as u8 & 1 == 1
    }

    /// Where a character stands, if on the map.
    #[inline]
    pub fn place(&self, character: Character) -> Option<Region> {
        self.at[character.index()].region()
    }

    /// R19.4: the Companions in the Fellowship.
    #[inline]
    pub fn company(&self) -> u16 {
        self.characters_where(|place| place == Whereabouts::FELLOWSHIP)
    }

    /// The characters of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> u16 {
        self.characters_where(|place| place.region().is_some()) & Character::all_of(side)
    }

    /// Whether a Minion or other character is in play.
    #[inline]
    pub(crate) fn in_play(&self, character: Character) -> bool {
        self.at[character.index()].region().is_some()
    }

    /// R7.2: the region of the Ring-bearers, if they are in one (R22.4).
    pub(crate) fn fellowship_region(&self) -> Option<Region> {
        self.mordor.is_none().then_some(self.ring_bearers)
    }

    /// Unused Action dice of a side.
    #[inline]
    pub fn unused(&self, side: Side) -> u8 {
        self.dice[side.index()].iter().sum()
    }

    /// Cards of a deck that are still to be drawn.
    #[inline]
    pub(crate) const fn left_in(&self, deck: Deck) -> u128 {
        self.deck & deck.cards()
    }

    /// The Level of a character.
    pub(crate) fn level(character: Character) -> u8 {
        book().level[character.index()]
    }

    /// R17.5: the Victory points of a side.
    pub fn victory_points(&self, side: Side) -> u8 {
        let map = map();
        let held = self.controlled(side) & map.home[side.enemy().index()];
        crate::ids::regions_of(held).map(|region| map.vp[region.index()]).sum()
    }

    /// R7.6, R17.6: the Settlements a side controls.
    #[inline]
    pub fn controlled(&self, side: Side) -> u128 {
        match side {
            Side::FreePeoples => map().settlements & !self.shadow,
            Side::Shadow => self.shadow,
        }
    }
}
