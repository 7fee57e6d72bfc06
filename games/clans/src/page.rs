//! The readable form of a view: JSON with names instead of numbers. The table's page is complete.

use std::collections::BTreeMap;

use parlour_core::Viewer;
use serde::{Deserialize, Serialize};

use crate::action::Submission;
use crate::facts::{Facts, FactsRef, MAX_FAMILIES};
use crate::ids::{Card, Ground, Lane, Pile, Side, Zone};
use crate::pool::{CardDef, Entry, Hero, expand};
use crate::setup::{Module, Ruleset};
use crate::state::{
    Activation, Clans, EndReason, FIRED, LANE, MAX_CARDS, MatchResult, Phase, Relic, SideState, Slot, Stack,
};
use crate::view::View;

/// A whole view.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "View"))]
pub(crate) struct Page {
    viewer: Viewer,
    turn: u16,
    phase: PhaseName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    age: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    result: Option<MatchResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    reason: Option<EndReason>,
    sides: BothSides,
    lanes: Lanes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    relic: Option<RelicPage>,
    rules: Ruleset,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardDef>>"))]
    cards: Vec<CardDef>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct BothSides {
    #[serde(rename = "A")]
    a: SidePage,
    #[serde(rename = "B")]
    b: SidePage,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Lanes {
    left: LanePage,
    center: LanePage,
    right: LanePage,
}

fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SidePage {
    crystal: i32,
    gold: i32,
    hand: Vec<Card>,
    /// The cards of the deck, for those who may know; in no order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    deck: Option<Vec<Card>>,
    /// How many cards are in the deck, or in each age's deck.
    #[serde(default)]
    deck_size: Vec<u8>,
    #[serde(default)]
    grave: Vec<Card>,
    #[serde(default)]
    burn: Vec<Card>,
    #[serde(default)]
    submitted: bool,
    #[serde(default)]
    plan: Submission,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    edits: u8,
    terrain: Ground,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    hero: Option<HeroPage>,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u16>"))]
    streak: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<i32>"))]
    crystal_damage: i32,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    families: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    families_seen: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Card>>"))]
    shown: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Card>>"))]
    exposed: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Lane>>"))]
    revealed: Vec<Lane>,
    /// The deck list: the card at place n is instance n.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    list: Vec<String>,
    /// The lists of the ages instead (M4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<String>>>"))]
    ages: Vec<Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct HeroPage {
    id: String,
    uses: u8,
    /// What the hero was told this turn: a lane, or `used`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    activated: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    drawn: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    burned: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct LanePage {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    zone: Option<Zone>,
    #[serde(rename = "A", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    a: Option<Vec<String>>,
    #[serde(rename = "B", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    b: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    tiles: Option<Zones<TilePage>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    owner: Option<Side>,
    #[serde(default)]
    terrain: Zones<Ground>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Zones<T> {
    #[serde(rename = "BaseA")]
    base_a: T,
    #[serde(rename = "Middle")]
    middle: T,
    #[serde(rename = "BaseB")]
    base_b: T,
}

impl<T> Zones<T> {
    fn of(mut make: impl FnMut(usize) -> T) -> Self {
        Zones { base_a: make(0), middle: make(1), base_b: make(2) }
    }

    fn list(&self) -> [&T; 3] {
        [&self.base_a, &self.middle, &self.base_b]
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct TilePage {
    #[serde(rename = "A", default)]
    a: Vec<String>,
    #[serde(rename = "B", default)]
    b: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct RelicPage {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    lane: Option<Lane>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    reward: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    claimed: Option<Side>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Lane>>"))]
    searched: Vec<Lane>,
}

/// Where a match stands, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
enum PhaseName {
    SetupMiddle,
    SetupBaseA,
    SetupBaseB,
    SetupRelicLane,
    SetupReward,
    SetupHandA,
    SetupHandB,
    Turn,
    HeroDrawA,
    HeroDrawB,
    DrawA,
    DrawB,
    Over,
}

const PHASES: [(PhaseName, Phase); 13] = [
    (PhaseName::SetupMiddle, Phase::SetupMiddle),
    (PhaseName::SetupBaseA, Phase::SetupBase(0)),
    (PhaseName::SetupBaseB, Phase::SetupBase(1)),
    (PhaseName::SetupRelicLane, Phase::SetupRelicLane),
    (PhaseName::SetupReward, Phase::SetupReward),
    (PhaseName::SetupHandA, Phase::SetupHand(0)),
    (PhaseName::SetupHandB, Phase::SetupHand(1)),
    (PhaseName::Turn, Phase::Turn),
    (PhaseName::HeroDrawA, Phase::HeroDraw(0)),
    (PhaseName::HeroDrawB, Phase::HeroDraw(1)),
    (PhaseName::DrawA, Phase::Draw(0)),
    (PhaseName::DrawB, Phase::Draw(1)),
    (PhaseName::Over, Phase::Over),
];

fn lanes_of(set: u8) -> Vec<Lane> {
    Lane::ALL.into_iter().filter(|lane| set >> lane.index() & 1 == 1).collect()
}

fn lane_bits(lanes: &[Lane]) -> u8 {
    lanes.iter().fold(0, |set, lane| set | 1 << lane.index())
}

fn cards_in(side: usize, set: u128) -> Vec<Card> {
    parlour_core::Ids(set).iter().map(|index| Card::at(side, index)).collect()
}

fn card_bits(cards: &[Card]) -> u128 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

/// R19.1: a family's played variations: `1.3`, with `*` once the ultimate has fired.
pub(crate) fn family_text(played: u8) -> String {
    let variations: Vec<String> = (1..=3).filter(|n| played >> (n - 1) & 1 == 1).map(|n| n.to_string()).collect();
    format!("{}{}", variations.join("."), if played & FIRED != 0 { "*" } else { "" })
}

fn family_bits(text: &str) -> Option<u8> {
    let (list, fired) = text.strip_suffix('*').map_or((text, 0), |list| (list, FIRED));
    list.split('.').filter(|part| !part.is_empty()).try_fold(fired, |set, part| match part {
        "1" => Some(set | 1),
        "2" => Some(set | 2),
        "3" => Some(set | 4),
        _ => None,
    })
}

/// A card on the board as text: `A3:7`, or `A?` for one that is hidden.
fn stack_text(stack: &Stack) -> Vec<String> {
    let text = |slot: &Slot| {
        if slot.card.is_hidden() { slot.card.to_string() } else { format!("{}:{}", slot.card, slot.hp) }
    };
    stack.iter().filter(|slot| !slot.is_empty()).map(text).collect()
}

impl Page {
    /// Writes a view.
    pub fn of(view: &View) -> Page {
        let table = &view.table;
        let facts = &table.facts;
        let relic = table.has(Module::X6).then(|| RelicPage {
            lane: Lane::ALL.get(usize::from(table.relic.lane)).copied(),
            reward: facts.rewards.get(usize::from(table.relic.reward)).map(|reward| reward.1.to_owned()),
            claimed: table.relic.claimed,
            searched: lanes_of(table.relic.searched),
        });
        let named = PHASES.iter().find(|(_, phase)| *phase == table.phase);
        Page {
            viewer: view.viewer,
            turn: table.turn,
            phase: named.map_or(PhaseName::Turn, |(name, _)| *name),
            age: table.has(Module::M4).then(|| facts.rules.age(table.turn) as u8 + 1),
            result: table.result.map(|(result, _)| result),
            reason: table.result.map(|(_, reason)| reason),
            sides: BothSides { a: SidePage::of(view, 0), b: SidePage::of(view, 1) },
            lanes: Lanes {
                left: LanePage::of(table, 0),
                center: LanePage::of(table, 1),
                right: LanePage::of(table, 2),
            },
            relic,
            rules: facts.rules.clone(),
            cards: facts.cards.clone(),
        }
    }

    /// Reads a view.
    pub fn read(&self) -> Result<View, String> {
        let facts = FactsRef::counted(self.facts()?);
        let mut table = Clans::empty(facts);
        let named = PHASES.iter().find(|(name, _)| *name == self.phase);
        table.phase = named.map_or(Phase::Turn, |(_, phase)| *phase);
        table.turn = self.turn;
        table.result = self.result.zip(self.reason.or(Some(EndReason::Crystal)));
        if let Some(relic) = &self.relic {
            table.relic = relic.read(&table)?;
        }
        for (lane, page) in [&self.lanes.left, &self.lanes.center, &self.lanes.right].into_iter().enumerate() {
            page.read(&mut table, lane)?;
        }
        let mut decks = [[0; 3]; 2];
        for (side, page) in [&self.sides.a, &self.sides.b].into_iter().enumerate() {
            let open = match self.viewer {
                Viewer::Table => true,
                Viewer::Seat(seat) => seat.index() == side,
                Viewer::Spectator => false,
            };
            page.read(&mut table, side, open)?;
            let deck = table.sides[side].deck;
            decks[side] = std::array::from_fn(|age| {
                let counted = (deck & table.facts.ages[side][age]).count_ones() as u8;
                if open { counted } else { page.deck_size.get(age).copied().unwrap_or(0) }
            });
        }
        Ok(View { viewer: self.viewer, table, decks })
    }

    fn facts(&self) -> Result<Facts, String> {
        let sides = [&self.sides.a, &self.sides.b];
        let mut lists: [Vec<Vec<Entry>>; 2] = Default::default();
        let mut heroes = [None; 2];
        for (side, page) in sides.into_iter().enumerate() {
            let lines = if page.ages.is_empty() { std::slice::from_ref(&page.list) } else { &page.ages[..] };
            lists[side] = lines.iter().map(|list| expand(list)).collect::<Result<_, _>>()?;
            let wanted = if self.rules.modules.has(Module::M4) { 3 } else { 1 };
            if lists[side].len() != wanted {
                return Err(format!("a side brings {wanted} deck lists"));
            }
            if let Some(hero) = &page.hero {
                let found = Hero::find(&hero.id).ok_or_else(|| format!("there is no hero {}", hero.id))?;
                heroes[side] = Some(found as u8);
            }
        }
        Facts::build(self.rules.clone(), &self.cards, lists, heroes).map_err(|refusal| {
            let what = match refusal.reason.params.get("what") {
                Some(parlour_core::Param::Plain(what)) => what.clone(),
                _ => refusal.reason.key.to_string(),
            };
            format!("{what} ({})", refusal.rule)
        })
    }
}

impl SidePage {
    fn of(view: &View, side: usize) -> SidePage {
        let table = &view.table;
        let facts = &table.facts;
        let state = &table.sides[side];
        let open = match view.viewer {
            Viewer::Table => true,
            Viewer::Seat(seat) => seat.index() == side,
            Viewer::Spectator => false,
        };
        let text = |list: &Vec<Entry>| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        let ages = facts.lists[side].len() > 1;
        let families = |sets: &[u8; MAX_FAMILIES]| {
            let played = facts.families.iter().zip(sets).filter(|(_, played)| **played != 0);
            played.map(|(family, played)| (family.clone(), family_text(*played))).collect()
        };
        SidePage {
            crystal: state.crystal,
            gold: state.gold,
            hand: state.hand.as_slice().to_vec(),
            deck: open.then(|| cards_in(side, state.deck)),
            deck_size: view.decks[side][..if ages { 3 } else { 1 }].to_vec(),
            grave: state.grave.as_slice().to_vec(),
            burn: state.burn.as_slice().to_vec(),
            submitted: state.submitted,
            plan: state.plan,
            edits: state.edits,
            terrain: state.attuned,
            hero: facts.heroes[side].map(|hero| HeroPage::of(hero, state)),
            streak: state.streak,
            crystal_damage: state.struck,
            families: families(&state.families),
            families_seen: families(&state.seen),
            shown: cards_in(side, state.shown),
            exposed: cards_in(side, state.exposed),
            revealed: lanes_of(state.revealed),
            list: if ages { Vec::new() } else { text(&facts.lists[side][0]) },
            ages: if ages { facts.lists[side].iter().map(text).collect() } else { Vec::new() },
        }
    }

    fn read(&self, table: &mut Clans, side: usize, open: bool) -> Result<(), String> {
        let facts = table.facts.clone();
        let pile = |cards: &[Card], most: usize| {
            if cards.len() > most { Err(format!("more than {most} cards in one pile")) } else { Ok(()) }
        };
        pile(&self.hand, crate::setup::MAX_HAND)?;
        pile(&self.grave, MAX_CARDS)?;
        pile(&self.burn, MAX_CARDS)?;
        let families = |map: &BTreeMap<String, String>| -> Result<[u8; MAX_FAMILIES], String> {
            let mut sets = [0; MAX_FAMILIES];
            for (family, played) in map {
                let at = facts.families.iter().position(|known| known == family);
                let at = at.ok_or_else(|| format!("there is no family {family} in these decks"))?;
                sets[at] = family_bits(played).ok_or_else(|| format!("{family}: {played} is not like 1.3*"))?;
            }
            Ok(sets)
        };
        let state = &mut table.sides[side];
        state.hand = self.hand.iter().copied().collect::<Pile<_>>();
        state.grave = self.grave.iter().copied().collect();
        state.burn = self.burn.iter().copied().collect();
        (state.crystal, state.gold, state.struck) = (self.crystal, self.gold, self.crystal_damage);
        (state.streak, state.edits, state.submitted) = (self.streak, self.edits, self.submitted);
        state.plan = self.plan.for_turn(0);
        state.attuned = self.terrain;
        state.families = families(&self.families)?;
        state.seen = families(&self.families_seen)?;
        state.shown = card_bits(&self.shown);
        state.exposed = card_bits(&self.exposed);
        state.revealed = lane_bits(&self.revealed);
        if let Some(hero) = &self.hero {
            hero.read(state)?;
        }
        table.sides[side].deck = match (&self.deck, open) {
            (Some(deck), _) => card_bits(deck),
            (None, false) => 0,
            (None, true) => facts.all[side] & !table.out_of_deck(side),
        };
        Ok(())
    }
}

impl HeroPage {
    fn of(hero: u8, state: &SideState) -> HeroPage {
        let activated = match state.activation {
            Activation::None => None,
            Activation::Plain => Some("used".into()),
            Activation::Lane(lane) => Some(Lane::of(usize::from(lane)).name().to_owned()),
        };
        let id = Hero::all()[usize::from(hero)].id.clone();
        HeroPage { id, uses: state.uses, activated, drawn: state.drawn, burned: state.scorched }
    }

    fn read(&self, state: &mut SideState) -> Result<(), String> {
        (state.uses, state.drawn, state.scorched) = (self.uses, self.drawn, self.burned);
        state.activation = match self.activated.as_deref() {
            None => Activation::None,
            Some("used") => Activation::Plain,
            Some(lane) => Activation::Lane(Lane::parse(lane).ok_or_else(|| format!("there is no lane {lane}"))? as u8),
        };
        Ok(())
    }
}

impl LanePage {
    fn of(table: &Clans, lane: usize) -> LanePage {
        let board = &table.board[lane];
        let marching = table.has(Module::X5);
        let tile = |at: usize| TilePage { a: stack_text(&board[at][0]), b: stack_text(&board[at][1]) };
        LanePage {
            zone: (!marching).then_some(table.zones[lane]),
            a: (!marching).then(|| stack_text(&board[LANE][0])),
            b: (!marching).then(|| stack_text(&board[LANE][1])),
            tiles: marching.then(|| Zones::of(tile)),
            owner: table.owners[lane],
            terrain: Zones::of(|zone| table.terrain[lane][zone]),
        }
    }

    fn read(&self, table: &mut Clans, lane: usize) -> Result<(), String> {
        let marching = table.has(Module::X5);
        if marching != self.tiles.is_some() || marching && (self.a.is_some() || self.b.is_some()) {
            return Err("a lane has tiles with X5, and only then".into());
        }
        table.zones[lane] = self.zone.unwrap_or(Zone::Middle);
        table.owners[lane] = self.owner;
        table.terrain[lane] = self.terrain.list().map(|ground| *ground);
        if let Some(tiles) = &self.tiles {
            for (tile, page) in tiles.list().into_iter().enumerate() {
                table.board[lane][tile] = [table.read_stack(&page.a)?, table.read_stack(&page.b)?];
            }
        } else {
            let none = Vec::new();
            let stacks = [self.a.as_ref().unwrap_or(&none), self.b.as_ref().unwrap_or(&none)];
            table.board[lane][LANE] = [table.read_stack(stacks[0])?, table.read_stack(stacks[1])?];
        }
        Ok(())
    }
}

impl RelicPage {
    fn read(&self, table: &Clans) -> Result<Relic, String> {
        let reward = match &self.reward {
            None => 12,
            Some(id) => {
                let at = table.facts.rewards.iter().position(|(_, known)| known == id);
                at.ok_or_else(|| format!("{id} is no reward of a relic"))? as u8
            }
        };
        let lane = self.lane.map_or(3, |lane| lane as u8);
        Ok(Relic { lane, reward, claimed: self.claimed, searched: lane_bits(&self.searched) })
    }
}

impl Clans {
    /// Reads a stack: `A3:7` with health, `A3` in full health, `A?` for a hidden card.
    fn read_stack(&self, texts: &[String]) -> Result<Stack, String> {
        if texts.len() > 2 {
            return Err("a stack holds at most two cards".into());
        }
        let mut stack = [Slot::EMPTY; 2];
        for (slot, text) in stack.iter_mut().zip(texts) {
            let (card, hp) = text.split_once(':').map_or((text.as_str(), None), |(card, hp)| (card, Some(hp)));
            let card: Card = card.parse()?;
            let hp = match hp {
                Some(hp) => hp.parse().map_err(|_| format!("{text}: {hp} is not a health"))?,
                None if card.is_hidden() => 0,
                None => self.stats(card).health,
            };
            *slot = Slot { card, hp };
        }
        Ok(stack)
    }

    /// Every card of a side that is on the table or in hand.
    pub(crate) fn out_of_deck(&self, side: usize) -> u128 {
        let state = &self.sides[side];
        let piles = [state.hand.as_slice(), state.grave.as_slice(), state.burn.as_slice()];
        let held = piles.into_iter().flatten().filter(|card| !card.is_hidden()).map(|card| card.bit());
        let placed = self.board.iter().flatten().flat_map(|tile| tile[side]).filter(|slot| !slot.is_empty());
        held.chain(placed.map(|slot| slot.card.bit())).fold(0, |set, bit| set | bit)
    }
}
