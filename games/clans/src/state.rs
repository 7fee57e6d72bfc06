//! The whole state of a match as one flat value of whole numbers (R1.1, R1.13, R1.14, R1.15).

use crate::action::Submission;
use crate::facts::{FactsRef, MAX_FAMILIES, Stats};
use crate::ids::{Card, Ground, Lane, Pile, Side, Unit, Zone};
use crate::setup::{MAX_HAND, Module};

/// The most cards a side may ever have: three decks of 25 and the relic's reward.
pub(crate) const MAX_CARDS: usize = 76;

/// A family's ultimate has fired; the lower three bits are the variations played (R22.2).
pub(crate) const FIRED: u8 = 8;

/// The tile that holds a lane's cards when nothing marches.
pub(crate) const LANE: usize = Zone::Middle as usize;

/// Where a match stands, down to the question it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// R25.30: the middle tiles are rolled.
    SetupMiddle,
    /// R25.30: a side's base tiles are rolled.
    SetupBase(usize),
    /// R25.60: the relic's lane is rolled.
    SetupRelicLane,
    /// R25.60: the relic's reward is rolled.
    SetupReward,
    /// R4.1: a side draws its first hand.
    SetupHand(usize),
    /// The sides plan.
    Turn,
    /// R21.5: a side's hero draws, in the middle of the turn phase.
    HeroDraw(usize),
    /// R13.1: a side draws.
    Draw(usize),
    /// The match has ended.
    Over,
}

/// R1.14: how a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum MatchResult {
    /// A won.
    A,
    /// B won.
    B,
    /// Nobody won.
    #[serde(rename = "draw")]
    Draw,
}

impl MatchResult {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            MatchResult::A => Some(Side::A),
            MatchResult::B => Some(Side::B),
            MatchResult::Draw => None,
        }
    }

    /// This side won.
    pub const fn won(side: usize) -> MatchResult {
        if side == 0 { MatchResult::A } else { MatchResult::B }
    }
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndReason {
    /// R12.2: a crystal fell.
    Crystal,
    /// R12.3: both crystals fell in one turn.
    BothCrystals,
    /// R12.4: the turn limit was reached.
    TurnLimit,
    /// R12.8: nothing could change any more.
    StandOff,
}

impl EndReason {
    /// Its message key under `outcome.`.
    pub const fn key(self) -> &'static str {
        match self {
            EndReason::Crystal => "crystal",
            EndReason::BothCrystals => "both_crystals",
            EndReason::TurnLimit => "turn_limit",
            EndReason::StandOff => "stand_off",
        }
    }
}

/// R21.3: what a side's hero was told to do this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Activation {
    #[default]
    None,
    /// Without a lane.
    Plain,
    /// In a lane.
    Lane(u8),
}

/// A card on the board with its health; R1.10 lets it go below zero within a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub card: Card,
    pub hp: i16,
}

impl Slot {
    pub const EMPTY: Slot = Slot { card: Card::NONE, hp: 0 };

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.card.is_none()
    }

    /// R1.9
    #[inline]
    pub const fn is_alive(self) -> bool {
        self.hp > 0
    }
}

/// R1.11, R1.12: one side's cards in one place: front and back.
pub(crate) type Stack = [Slot; 2];
/// Both sides' cards in one place.
pub(crate) type Tile = [Stack; 2];

/// R1.11: how many cards a stack holds.
#[inline]
pub(crate) const fn size(stack: &Stack) -> usize {
    !stack[0].is_empty() as usize + !stack[1].is_empty() as usize
}

/// R1.13: one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SideState {
    /// The cards not drawn yet: a set, for there is no order until a card is drawn (R3.0).
    pub deck: u128,
    pub hand: Pile<MAX_HAND>,
    pub grave: Pile<MAX_CARDS>,
    pub burn: Pile<MAX_CARDS>,
    pub crystal: i32,
    pub gold: i32,
    /// R12.3: crystal damage dealt over the match, counted before the floor.
    pub struck: i32,
    /// R20.3
    pub streak: u16,
    /// R21.2: hero uses left.
    pub uses: u8,
    pub activation: Activation,
    /// R15.3: cards the hero drew into the hand this turn, which the other side does not know of yet.
    pub drawn: u8,
    /// R15.3: cards the hero's draw burned this turn.
    pub scorched: u8,
    /// R22.2: variations played, by family, and whether the ultimate has fired.
    pub families: [u8; MAX_FAMILIES],
    /// The same as far as the other side has seen.
    pub seen: [u8; MAX_FAMILIES],
    /// Cards that everybody saw going to this side's hand: they are in no deck.
    pub shown: u128,
    /// R25.16: cards of this side on the board that the other side has seen there.
    pub exposed: u128,
    /// R25.20: lanes whose enemy base this side has seen.
    pub revealed: u8,
    /// R2.3: the base terrain.
    pub attuned: Ground,
    /// The plan, being made or sealed.
    pub plan: Submission,
    /// Cards taken back this turn.
    pub edits: u8,
    pub submitted: bool,
}

/// R25.60: the relic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relic {
    /// The lane; 3 if not rolled yet or not known to the viewer.
    pub lane: u8,
    /// The reward; 12 if not rolled yet or not known.
    pub reward: u8,
    /// Who has claimed it.
    pub claimed: Option<Side>,
    /// Lanes that have been searched in vain, so that everybody knows it is not there.
    pub searched: u8,
}

impl Relic {
    pub const NOWHERE: Relic = Relic { lane: 3, reward: 12, claimed: None, searched: 0 };
}

/// A match of Land of Clans & Wanderers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clans {
    pub(crate) facts: FactsRef,
    pub(crate) phase: Phase,
    pub(crate) result: Option<(MatchResult, EndReason)>,
    pub(crate) turn: u16,
    pub(crate) sides: [SideState; 2],
    /// R1.3: the zone of each lane; not used with X5.
    pub(crate) zones: [Zone; 3],
    /// The cards, by lane and tile; without X5 all of a lane's cards lie on its middle tile.
    pub(crate) board: [[Tile; 3]; 3],
    /// R8.1, R25.31: the terrain that counts, by lane and zone.
    pub(crate) terrain: [[Ground; 3]; 3],
    /// R25.48: who owns the middle tiles.
    pub(crate) owners: [Option<Side>; 3],
    pub(crate) relic: Relic,
}

impl Clans {
    /// Whether a module is on.
    #[inline]
    pub(crate) fn has(&self, module: Module) -> bool {
        self.facts.rules.modules.has(module)
    }

    /// The numbers of a card.
    #[inline]
    pub(crate) fn stats(&self, card: Card) -> &Stats {
        if card.0 == Card::RELIC.0 {
            &self.facts.rewards[usize::from(self.relic.reward.min(11))].0
        } else {
            &self.facts.stats[usize::from(card.0)]
        }
    }

    /// The id of a card's definition; empty for a card nobody may know.
    #[inline]
    pub(crate) fn id_of(&self, card: Card) -> &'static str {
        if card.0 == Card::RELIC.0 {
            self.facts.rewards.get(usize::from(self.relic.reward)).map_or("", |reward| reward.1)
        } else {
            self.facts.names[usize::from(card.0)]
        }
    }

    /// A card as events name it.
    #[inline]
    pub(crate) fn unit(&self, card: Card) -> Unit {
        Unit { card, id: self.id_of(card) }
    }

    /// The title of a card.
    pub(crate) fn title(&self, card: Card) -> &str {
        let id = self.id_of(card);
        self.facts.titles.iter().find(|(known, _)| *known == id).map_or(id, |(_, title)| title)
    }

    /// R23.4, R23.5, R23.6: the part of a side's deck that is drawn from in `turn`.
    #[inline]
    pub(crate) fn active_deck(&self, side: usize, turn: u16) -> u128 {
        self.sides[side].deck & self.facts.ages[side][self.facts.rules.age(turn)]
    }

    /// The stack that a side plays onto in a lane: the lane's own, or its base tile with X5.
    #[inline]
    pub(crate) fn stage(&self, side: usize, lane: usize) -> &Stack {
        let tile = if self.has(Module::X5) { Zone::base(side) as usize } else { LANE };
        &self.board[lane][tile][side]
    }

    /// R25.16, R25.22: whether the card in this slot is hidden from the other side.
    #[inline]
    pub(crate) fn is_veiled(&self, side: usize, lane: usize, tile: usize, slot: usize) -> bool {
        self.facts.veil && self.is_hidden_slot(side, lane, tile, slot)
    }

    fn is_hidden_slot(&self, side: usize, lane: usize, tile: usize, slot: usize) -> bool {
        let stack = &self.board[lane][tile][side];
        if stack[slot].is_empty() {
            return false;
        }
        self.is_fogged(side, lane, tile) || self.is_concealed(side, stack, slot)
    }

    /// R25.16
    fn is_concealed(&self, side: usize, stack: &Stack, slot: usize) -> bool {
        slot == 1
            && !stack[0].is_empty()
            && self.stats(stack[0].card).has(Stats::CONCEAL)
            && self.sides[side].exposed & stack[1].card.bit() == 0
    }

    /// R25.22, R25.23, R25.24: whether the other side cannot see this side's base tile in a lane.
    pub(crate) fn is_fogged(&self, side: usize, lane: usize, tile: usize) -> bool {
        let dark = self.has(Module::X3) && self.has(Module::X5) && tile == Zone::base(side) as usize;
        dark && !self.sees_base(1 - side, lane)
    }

    /// R25.20, R25.21, R25.22, R25.23: whether a side sees the enemy base of a lane.
    pub(crate) fn sees_base(&self, side: usize, lane: usize) -> bool {
        self.sides[side].revealed >> lane & 1 == 1 || self.stands_before(side, lane) || self.is_scouted(side, lane)
    }

    /// R25.21, R25.22: whether a side has come so far in a lane that it sees the enemy base.
    pub(crate) fn stands_before(&self, side: usize, lane: usize) -> bool {
        let goal = Zone::base(1 - side);
        if self.has(Module::X5) {
            self.owners[lane] == Some(Side::of(side)) || size(&self.board[lane][goal as usize][side]) > 0
        } else {
            self.zones[lane] == goal
        }
    }

    /// R25.23: whether a living scout of `side` looks into the enemy base of a lane.
    pub(crate) fn is_scouted(&self, side: usize, lane: usize) -> bool {
        (0..3_usize).any(|from| {
            from.abs_diff(lane) <= 1
                && self.board[from][LANE][side]
                    .iter()
                    .any(|slot| !slot.is_empty() && slot.is_alive() && self.stats(slot.card).has(Stats::SCOUT))
        })
    }

    /// The hand of a side, in order.
    pub fn hand(&self, side: Side) -> &[Card] {
        self.sides[side.index()].hand.as_slice()
    }

    /// R1.3: the zone of a lane.
    pub fn zone(&self, lane: Lane) -> Zone {
        self.zones[lane.index()]
    }

    /// R25.40: whether cards stand on tiles and march.
    pub fn marches(&self) -> bool {
        self.has(Module::X5)
    }

    /// The cards of a side in a lane with their health, front first; on `zone`'s tile with X5. A
    /// card that a viewer may not know has health 0.
    pub fn stack(&self, side: Side, lane: Lane, zone: Zone) -> impl Iterator<Item = (Card, i16)> + '_ {
        let tile = if self.has(Module::X5) { zone as usize } else { LANE };
        let stack = self.board[lane.index()][tile][side.index()];
        stack.into_iter().filter(|slot| !slot.is_empty()).map(|slot| (slot.card, slot.hp))
    }

    /// The damage, full health and tick mask (bit t: acts on tick t) of a card that is known.
    pub fn numbers(&self, card: Card) -> (i16, i16, u8) {
        let stats = self.stats(card);
        (stats.damage, stats.health, stats.acts)
    }

    /// The id of the definition of a card that is known.
    pub fn card_id(&self, card: Card) -> &'static str {
        self.id_of(card)
    }

    /// What the abilities of a known card add to a fight, roughly, in points of damage.
    pub fn support(&self, card: Card) -> i16 {
        let stats = self.stats(card);
        let sum = [stats.fury, stats.shield, stats.buff, stats.debuff, stats.inspire, stats.fortify, stats.rally];
        sum.iter().map(|x| i16::from(*x)).sum::<i16>() + i16::from(stats.regen) + i16::from(stats.thorns)
    }

    /// The core abilities of a known card (Fury, Shield, Banner, Totem) and what those of modules
    /// add, roughly.
    pub fn abilities(&self, card: Card) -> [i16; 5] {
        let Stats { fury, shield, buff, debuff, .. } = *self.stats(card);
        let core = [fury, shield, buff, debuff].map(i16::from);
        [core[0], core[1], core[2], core[3], self.support(card) - core.iter().sum::<i16>()]
    }

    /// R8.2: whether a known card has home ground in a zone of a lane.
    pub fn is_at_home(&self, card: Card, lane: Lane, zone: Zone) -> bool {
        match self.terrain[lane.index()][zone as usize] {
            Ground::Of(terrain) => self.stats(card).terrain == terrain.mark(),
            Ground::None | Ground::Unknown => false,
        }
    }

    /// Takes a sealed plan back, in a state that was imagined: what the other side sealed is not
    /// known, and whoever imagines it may have a better idea of it.
    pub fn unseal(&mut self, side: Side) {
        let state = &mut self.sides[side.index()];
        if self.phase == Phase::Turn && state.submitted {
            (state.submitted, state.plan) = (false, Submission::PASS);
        }
    }

    /// How many cards of a side's deck are left to draw.
    pub fn cards_left(&self, side: Side) -> u32 {
        self.sides[side.index()].deck.count_ones()
    }

    /// R5.4: how many more cards `side` may put into a lane this turn, besides its plan.
    pub fn room(&self, side: Side, lane: Lane) -> usize {
        self.free(side.index(), lane.index()).min(self.facts.rules.plays())
    }

    /// R20.5: what a side carries over from a finished match.
    pub fn carry_over(&self, side: Side) -> i32 {
        self.sides[side.index()].gold / 4
    }

    /// A side's crystal HP.
    pub fn crystal(&self, side: Side) -> i32 {
        self.sides[side.index()].crystal
    }

    /// A side's gold.
    pub fn gold(&self, side: Side) -> i32 {
        self.sides[side.index()].gold
    }

    /// The turn that is being played, or was the last.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// R1.14: how the match ended, if it has.
    pub fn result(&self) -> Option<MatchResult> {
        self.result.map(|(result, _)| result)
    }

    /// R12.3: the crystal damage a side has dealt over the match, counted before the floor.
    pub fn crystal_damage(&self, side: Side) -> i32 {
        self.sides[side.index()].struck
    }
}
