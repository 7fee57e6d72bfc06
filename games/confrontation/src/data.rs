//! What exists: the definitions of `data/gamedata.json`, checked when they are read, and the small
//! tables that the rules work with.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use parlour_core::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use thiserror::Error;

use crate::board::SPOTS;
use crate::ids::{Bits, BySide, Card, Character, CharacterSet, PER_SIDE, Region, Side, ids};
use crate::moments::check_moment;
use crate::rules::{MOST_MOVES, Mover};
use crate::setup::Formation;

ids! {
    /// When an ability is looked at, in the order of a turn.
    Trigger, 9, "trigger.";
    StartTurn = "START_TURN": "A turn begins.",
    CheckMoveLegality = "CHECK_MOVE_LEGALITY": "Destinations are listed.",
    PostMove = "POST_MOVE": "A character is on its way, before it arrives.",
    BattleStart = "BATTLE_START": "Both combatants are face up (R9.2).",
    BeforeCards = "BEFORE_CARDS": "Cards are about to be picked (R9.3).",
    ResolveCards = "RESOLVE_CARDS": "Cards are face up (R9.5).",
    CompareStrengths = "COMPARE_STRENGTHS": "Totals are compared (R9.6).",
    BattleEnd = "BATTLE_END": "The battle is decided (R9.8).",
    EndTurn = "END_TURN": "The turn is over.",
}

ids! {
    /// What an ability is called in the data, and what the rules dispatch on.
    Ability, 26, "ability.";
    FrodoRetreat = "FRODO_RETREAT": "R10.1",
    SamSubstitute = "SAM_SUBSTITUTE": "R10.3",
    SamStrengthBonus = "SAM_STRENGTH_BONUS": "R10.4",
    PippinRetreat = "PIPPIN_RETREAT": "R10.11",
    MerryVsWitchking = "MERRY_VS_WITCHKING": "R10.7",
    GandalfRevealCard = "GANDALF_REVEAL_CARD": "R10.6",
    AragornSpecialAttackMove = "ARAGORN_SPECIAL_ATTACK_MOVE": "R7.1",
    LegolasVsFlyingNazgul = "LEGOLAS_VS_FLYING_NAZGUL": "R10.8",
    GimliVsOrcs = "GIMLI_VS_ORCS": "R10.9",
    BoromirMutualDestruction = "BOROMIR_MUTUAL_DESTRUCTION": "R10.10",
    BalrogTunnelAmbush = "BALROG_TUNNEL_AMBUSH": "R11.1",
    ShelobPostBattleMove = "SHELOB_POST_BATTLE_MOVE": "R11.2",
    WitchkingSidewaysAttack = "WITCHKING_SIDEWAYS_ATTACK": "R7.2",
    FlyingNazgulSpecialMove = "FLYING_NAZGUL_SPECIAL_MOVE": "R7.3",
    BlackRiderLongCharge = "BLACK_RIDER_LONG_CHARGE": "R7.4",
    SarumanForceStrengthComparison = "SARUMAN_FORCE_STRENGTH_COMPARISON": "R11.6",
    OrcsFirstStrike = "ORCS_FIRST_STRIKE": "R11.8",
    WargNegateAbility = "WARG_NEGATE_ABILITY": "R11.7",
    CaveTrollNegateSauronCard = "CAVE_TROLL_NEGATE_SAURON_CARD": "R11.9",
    CardFellowshipMagic = "CARD_FELLOWSHIP_MAGIC": "R13.2",
    CardNobleSacrifice = "CARD_NOBLE_SACRIFICE": "R13.9",
    CardElvenCloak = "CARD_ELVEN_CLOAK": "R13.10",
    CardFellowshipRetreat = "CARD_FELLOWSHIP_RETREAT": "R13.7",
    CardSauronMagic = "CARD_SAURON_MAGIC": "R13.2",
    CardEyeOfSauron = "CARD_EYE_OF_SAURON": "R13.5",
    CardSauronRetreat = "CARD_SAURON_RETREAT": "R13.6",
}

ids! {
    /// A condition of an ability: a closed list, each code one test in `rules::abilities::conditions`.
    Condition, 30, "condition.";
    IsAttacking = "IS_ATTACKING": "The owner moved this turn.",
    IsDefending = "IS_DEFENDING": "The owner is the chosen defender.",
    IsCombatant = "IS_COMBATANT": "The owner is one of the two who fight.",
    IsBeside = "IS_BESIDE": "The owner stands in the battle region without fighting.",
    TextNotIgnored = "TEXT_NOT_IGNORED": "The texts of the owner's side are not switched off.",
    FrodoIsDefending = "FRODO_IS_DEFENDING": "Frodo is the chosen defender.",
    FrodoIsBeside = "FRODO_IS_BESIDE": "Frodo stands in the battle region without fighting.",
    SidewaysRegionOpen = "SIDEWAYS_REGION_OPEN": "A sideways retreat is possible (R14.4).",
    BackwardRegionOpen = "BACKWARD_REGION_OPEN": "A backward retreat is possible (R14.3).",
    OpponentIsWitchKing = "OPPONENT_IS_WITCH_KING": "Against the Witch-king.",
    OpponentIsFlyingNazgul = "OPPONENT_IS_FLYING_NAZGUL": "Against the Flying Nazgûl.",
    OpponentIsOrcs = "OPPONENT_IS_ORCS": "Against the Orcs.",
    BothStillThere = "BOTH_STILL_THERE": "Nobody was defeated or has retreated in this battle.",
    IsFirstBattleOfAttack = "IS_FIRST_BATTLE_OF_ATTACK": "The Orcs have not struck this turn.",
    IsInCaradhras = "IS_IN_CARADHRAS": "The owner stands in Caradhras.",
    TunnelIsUsed = "TUNNEL_IS_USED": "Somebody is in the tunnel.",
    HasSurvived = "HAS_SURVIVED": "The owner is alive in the battle region.",
    OpponentWasDefeated = "OPPONENT_WAS_DEFEATED": "The opponent was defeated.",
    BattleNotInGondor = "BATTLE_NOT_IN_GONDOR": "The battle was elsewhere.",
    DestinationIsAdjacent = "DESTINATION_IS_ADJACENT": "One step in any direction.",
    DestinationIsSideways = "DESTINATION_IS_SIDEWAYS": "One step sideways.",
    DestinationHasEnemy = "DESTINATION_HAS_ENEMY": "At least one enemy is there.",
    DestinationHasLoneEnemy = "DESTINATION_HAS_LONE_ENEMY": "Exactly one enemy is there.",
    DestinationEndsClearPath = "DESTINATION_ENDS_CLEAR_PATH": "A free way forward leads there.",
    NotSidewaysInMountains = "NOT_SIDEWAYS_IN_MOUNTAINS": "Not between two mountain regions.",
    CardIsNotVoid = "CARD_IS_NOT_VOID": "Neither Cave Troll nor Eye stops the card.",
    EarlierDiscardExists = "EARLIER_DISCARD_EXISTS": "A card was used in an earlier battle.",
    OpponentCardIsText = "OPPONENT_CARD_IS_TEXT": "The other card is a text card.",
    SauronCardHasNumber = "SAURON_CARD_HAS_NUMBER": "Sauron's effective card is a strength card.",
    SauronHasNotRetreated = "SAURON_HAS_NOT_RETREATED": "No card took Sauron's combatant away.",
}

/// What is wrong with a data file.
#[derive(Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum DataError {
    /// Not JSON of the right shape.
    #[error("the data cannot be read: {0}")]
    Shape(String),
    /// A name that the rules do not know.
    #[error("unknown {kind} {name} in {place}")]
    Unknown {
        /// What it should have been.
        kind: &'static str,
        /// The name.
        name: String,
        /// Where it stands.
        place: String,
    },
    /// Something is there twice.
    #[error("{kind} {name} is defined twice")]
    Duplicate {
        /// What it is.
        kind: &'static str,
        /// Its name.
        name: String,
    },
    /// Something is not there.
    #[error("{kind} {name} is missing")]
    Missing {
        /// What it is.
        kind: &'static str,
        /// Its name.
        name: String,
    },
    /// Facts that do not fit together.
    #[error("{0}")]
    Inconsistent(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawData {
    regions: Vec<RawRegion>,
    characters: Vec<RawCharacter>,
    cards: Vec<RawCard>,
    formations: Vec<RawFormation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRegion {
    id: String,
    name: String,
    row: u8,
    pos: u8,
    kind: String,
    limit: u8,
    start: BySide<u8>,
    forward: BySide<Vec<String>>,
    sideways: Vec<String>,
    special: Vec<RawSpecial>,
    x: u16,
    y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpecial {
    to: String,
    path: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCharacter {
    id: String,
    name: String,
    side: Side,
    versions: BTreeMap<String, RawVersion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawVersion {
    strength: u8,
    abilities: Vec<RawAbility>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAbility {
    id: String,
    trigger: String,
    condition: Vec<String>,
    text: String,
    #[serde(default)]
    optional: bool,
    #[serde(default)]
    first: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct RawCard {
    id: String,
    name: String,
    side: Side,
    r#type: String,
    strength: Option<u8>,
    resolution_order: u8,
    abilities: Vec<RawAbility>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFormation {
    id: String,
    side: Side,
    front: BTreeMap<String, String>,
}

/// What a region is like (R2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A home: four of a side fit in.
    Home(Side),
    /// Open country.
    Open,
    /// Mountains: no sideways steps (R5.5).
    Mountain,
}

/// A region as the data defines it.
#[derive(Clone, Debug)]
pub struct RegionDef {
    /// Its printed name.
    pub name: String,
    /// The row, 1 for the Shire.
    pub row: u8,
    /// The place in the row, counted from the left as the Fellowship sees it.
    pub pos: u8,
    /// What it is like.
    pub kind: Kind,
    /// How many of each side fit in (R2.6).
    pub limit: u8,
    /// How many of each side start here.
    pub start: [u8; 2],
    /// Where to draw its middle.
    pub at: (u16, u16),
}

/// An ability as the data defines it.
#[derive(Clone, Debug)]
pub struct AbilityDef {
    /// Which one.
    pub id: Ability,
    /// When it is looked at.
    pub trigger: Trigger,
    /// What must hold, as bits of [`Condition`].
    pub conditions: u64,
    /// Whether its owner's player may leave it.
    pub optional: bool,
    /// Whether it goes before the other side's abilities (R11.7).
    pub first: bool,
    /// What it does, in our words.
    pub text: String,
}

/// When among the abilities of one trigger an ability has its turn (R1.3, R9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Before the other side's abilities: the Warg.
    First,
    /// In the usual order: the Fellowship's, then Sauron's.
    Usual,
    /// When its player says so.
    Chosen,
}

impl AbilityDef {
    /// Its turn among those that its trigger calls.
    pub(crate) const fn turn(&self) -> Turn {
        match (self.optional, self.first) {
            (true, _) => Turn::Chosen,
            (false, true) => Turn::First,
            (false, false) => Turn::Usual,
        }
    }

    /// The conditions, one by one.
    pub fn conditions(&self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(|condition| self.conditions >> condition.index() & 1 == 1)
    }
}

/// A named opening formation of one side.
#[derive(Clone, Debug)]
pub struct FormationDef {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// Where each of the side's nine goes.
    pub regions: [Region; PER_SIDE],
}

/// Everything that exists, with the tables of the rules.
#[derive(Clone, Debug)]
pub struct GameData {
    /// By region.
    pub regions: Vec<RegionDef>,
    /// Printed names by character.
    pub names: Vec<String>,
    /// Abilities by character.
    pub abilities: Vec<Vec<AbilityDef>>,
    /// Printed names by card.
    pub card_names: Vec<String>,
    /// Abilities by card; none for a strength card.
    pub card_abilities: Vec<Option<AbilityDef>>,
    /// The named formations.
    pub formations: Vec<FormationDef>,
    /// What the hot path reads.
    pub(crate) tables: Tables,
}

/// How many regions a side starts in: its home and five at the front.
pub(crate) const PLACES: usize = 6;

/// Small tables of region bits and numbers, without a string in them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// One step forward, by side and region.
    pub forward: [[u16; 16]; 2],
    /// The same for each set of eight regions in a row.
    forward_by_eight: [[[u16; 256]; 2]; 2],
    /// Every normal step (R5.1, R6): forward, and for the Fellowship river and tunnel.
    /// None for those who are nowhere.
    pub steps: [[u16; SPOTS]; 2],
    /// River and tunnel, by region; for the Fellowship alone.
    pub special: [u16; 16],
    /// Neighbours in the same row.
    pub sideways: [u16; 16],
    /// The mountain regions.
    pub mountains: u16,
    /// For each region, in four bits, what its limit lacks to eight (R2.6).
    pub to_eight: u64,
    /// Where the tunnel begins and ends.
    pub tunnel: (Region, Region),
    /// Printed strength by character.
    pub strength: [u8; Character::COUNT],
    /// The movement abilities of each side.
    pub movers: [Vec<Mover>; 2],
    /// By turn and trigger those who have an ability then, so that a moment at which nobody has one
    /// costs a look.
    called: [[CharacterSet; Trigger::COUNT]; 3],
    /// The triggers that call the text of a card.
    cards_hear: u16,
    /// Number by card; none on a text card.
    pub number: [Option<u8>; Card::COUNT],
    /// R9.5: the place of each card in the order of resolution.
    pub order: [u8; Card::COUNT],
    /// The regions that a side starts in, in their order.
    pub places: [[Region; PLACES]; 2],
    /// The same as bits, and for each of them, in four bits, what those who start there lack to eight.
    pub starts: [(u16, u64); 2],
    /// Slots of a starting position by side: home four times, then the front.
    pub slots: [[Region; PER_SIDE]; 2],
}

impl Tables {
    /// Those whom `trigger` calls at this turn, whatever the conditions of their abilities.
    #[inline]
    pub const fn called(&self, trigger: Trigger, turn: Turn) -> CharacterSet {
        self.called[turn as usize][trigger.index()]
    }

    /// Whether `trigger` calls the text of a card.
    #[inline]
    pub const fn cards_hear(&self, trigger: Trigger) -> bool {
        self.cards_hear >> trigger.index() & 1 == 1
    }

    /// One step forward from any of `regions`.
    #[inline]
    pub fn forward_of(&self, side: Side, regions: u16) -> u16 {
        let [low, high] = &self.forward_by_eight[side.index()];
        low[usize::from(regions & 0xFF)] | high[usize::from(regions >> 8)]
    }
}

/// The classic set as it is written.
pub(crate) const CLASSIC: &str = include_str!("../data/gamedata.json");

static DATA: LazyLock<GameData> =
    LazyLock::new(|| GameData::parse(CLASSIC).expect("the data in the program were checked by its tests"));

/// The definitions of the classic set.
#[inline]
pub fn data() -> &'static GameData {
    &DATA
}

fn unknown(kind: &'static str, name: &str, place: &str) -> DataError {
    DataError::Unknown { kind, name: name.into(), place: place.into() }
}

fn duplicate(kind: &'static str, name: &str) -> DataError {
    DataError::Duplicate { kind, name: name.into() }
}

fn missing(kind: &'static str, name: &str) -> DataError {
    DataError::Missing { kind, name: name.into() }
}

/// Puts `items` into the order of `all`, each exactly once.
fn in_order<T, I: Copy + PartialEq>(
    kind: &'static str,
    all: &[I],
    items: Vec<T>,
    id: impl Fn(&T) -> (&str, Option<I>),
    name: impl Fn(I) -> &'static str,
) -> Result<Vec<T>, DataError> {
    let mut slots: Vec<Option<T>> = all.iter().map(|_| None).collect();
    for item in items {
        let (text, known) = id(&item);
        let known = known.ok_or_else(|| unknown(kind, text, "the data"))?;
        let at = all.iter().position(|one| *one == known).ok_or_else(|| unknown(kind, text, "the data"))?;
        if slots[at].is_some() {
            return Err(duplicate(kind, text));
        }
        slots[at] = Some(item);
    }
    slots.into_iter().zip(all).map(|(slot, one)| slot.ok_or_else(|| missing(kind, name(*one)))).collect()
}

fn region(name: &str, place: &str) -> Result<Region, DataError> {
    Region::from_id(name).ok_or_else(|| unknown("region", name, place))
}

fn region_bits(names: &[String], place: &str) -> Result<u16, DataError> {
    names.iter().try_fold(0, |bits, name| Ok(bits | 1 << region(name, place)?.index()))
}

fn ability(raw: &RawAbility, side: Side, place: &str) -> Result<AbilityDef, DataError> {
    let id = Ability::from_id(&raw.id).ok_or_else(|| unknown("ability", &raw.id, place))?;
    let trigger = Trigger::from_id(&raw.trigger).ok_or_else(|| unknown("trigger", &raw.trigger, place))?;
    let mut conditions = 0u64;
    for name in &raw.condition {
        let condition = Condition::from_id(name).ok_or_else(|| unknown("condition", name, place))?;
        if conditions >> condition.index() & 1 == 1 {
            return Err(duplicate("condition", name));
        }
        conditions |= 1 << condition.index();
    }
    let def = AbilityDef { id, trigger, conditions, optional: raw.optional, first: raw.first, text: raw.text.clone() };
    check_moment(&def, side, place)?;
    Ok(def)
}

impl GameData {
    /// Reads and checks definitions.
    ///
    /// # Errors
    /// Names what is unknown, missing, defined twice or contradictory.
    pub fn parse(json: &str) -> Result<Self, DataError> {
        GameData::of(serde_json::from_str(json).map_err(|error| DataError::Shape(error.to_string()))?)
    }

    /// The same of what was read already.
    ///
    /// # Errors
    /// As [`GameData::parse`].
    pub(crate) fn of(json: Value) -> Result<Self, DataError> {
        let raw: RawData = parlour_core::typed(&json).map_err(|error| DataError::Shape(error.to_string()))?;
        let regions =
            in_order("region", &Region::ALL, raw.regions, |one| (&one.id, Region::from_id(&one.id)), Region::id)?;
        let character = |one: &RawCharacter| Character::from_id(&one.id);
        let characters =
            in_order("character", &Character::ALL, raw.characters, |one| (&one.id, character(one)), Character::id)?;
        let cards = in_order("card", &Card::ALL, raw.cards, |one| (&one.id, Card::from_id(&one.id)), Card::id)?;
        let (abilities, strength) = character_abilities(&characters)?;
        let (card_abilities, number) = card_abilities(&cards)?;
        check_no_ability_twice(&abilities, &card_abilities)?;
        let defs = regions.iter().map(region_def).collect::<Result<Vec<_>, _>>()?;
        let mut tables = tables_of(&regions, &defs, &abilities, strength, number)?;
        tables.order = std::array::from_fn(|at| cards[at].resolution_order);
        tables.cards_hear = card_abilities.iter().flatten().fold(0, |all, def| all | 1 << def.trigger.index());
        let formations = formations(raw.formations, &tables)?;
        Ok(GameData {
            regions: defs,
            names: characters.into_iter().map(|one| one.name).collect(),
            abilities,
            card_names: cards.into_iter().map(|one| one.name).collect(),
            card_abilities,
            formations,
            tables,
        })
    }

    /// The definition of a region.
    pub fn region(&self, region: Region) -> &RegionDef {
        &self.regions[region.index()]
    }

    /// The printed strength of a character (R1.2).
    pub fn strength(&self, character: Character) -> u8 {
        self.tables.strength[character.index()]
    }

    /// The number on a card; none on a text card (R1.9).
    pub fn number(&self, card: Card) -> Option<u8> {
        self.tables.number[card.index()]
    }

    /// The formation with this id.
    pub fn formation(&self, id: &str) -> Option<&FormationDef> {
        self.formations.iter().find(|formation| formation.id == id)
    }

    /// One step forward for `side` (R1.5, R2.2, R2.3).
    pub fn forward(&self, side: Side, region: Region) -> crate::ids::RegionSet {
        crate::ids::RegionSet(self.tables.forward[side.index()][region.index()])
    }

    /// The neighbours in the same row (R2.4, R2.5).
    pub fn sideways(&self, region: Region) -> crate::ids::RegionSet {
        crate::ids::RegionSet(self.tables.sideways[region.index()])
    }

    /// River and tunnel for the Fellowship (R6.1, R6.4).
    pub fn special(&self, region: Region) -> crate::ids::RegionSet {
        crate::ids::RegionSet(self.tables.special[region.index()])
    }
}

type Abilities = (Vec<Vec<AbilityDef>>, [u8; Character::COUNT]);

fn character_abilities(characters: &[RawCharacter]) -> Result<Abilities, DataError> {
    let mut strength = [0; Character::COUNT];
    let mut abilities = Vec::new();
    for (raw, character) in characters.iter().zip(Character::ALL) {
        if raw.side != character.side() {
            return Err(DataError::Inconsistent(format!("{} is on the wrong side", raw.id)));
        }
        let version = raw.versions.get("classic").ok_or_else(|| missing("classic version of", &raw.id))?;
        strength[character.index()] = small(version.strength, &raw.id)?;
        let ability = |one| ability(one, raw.side, &raw.id);
        abilities.push(version.abilities.iter().map(ability).collect::<Result<_, _>>()?);
    }
    Ok((abilities, strength))
}

/// R1.2: numbers that can be added up and shown.
fn small(number: u8, place: &str) -> Result<u8, DataError> {
    const MOST: u8 = 99;
    let large = || DataError::Inconsistent(format!("{place} has {number}, at most {MOST} is possible"));
    (number <= MOST).then_some(number).ok_or_else(large)
}

type CardAbilities = (Vec<Option<AbilityDef>>, [Option<u8>; Card::COUNT]);

fn card_abilities(cards: &[RawCard]) -> Result<CardAbilities, DataError> {
    let mut number = [None; Card::COUNT];
    let mut abilities = Vec::new();
    for (raw, card) in cards.iter().zip(Card::ALL) {
        let text = raw.r#type == "text";
        if raw.side != card.side() || (!text && raw.r#type != "strength") || raw.resolution_order == 0 {
            return Err(DataError::Inconsistent(format!("{} has a wrong side, type or order", raw.id)));
        }
        if text == raw.strength.is_some() || raw.abilities.len() != usize::from(text) {
            return Err(DataError::Inconsistent(format!("{} must have either a number or one ability", raw.id)));
        }
        number[card.index()] = raw.strength.map(|number| small(number, &raw.id)).transpose()?;
        abilities.push(raw.abilities.first().map(|one| ability(one, raw.side, &raw.id)).transpose()?);
    }
    Ok((abilities, number))
}

fn check_no_ability_twice(characters: &[Vec<AbilityDef>], cards: &[Option<AbilityDef>]) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    let mut all = characters.iter().flatten().chain(cards.iter().flatten());
    match all.find(|def| !seen.insert(def.id)) {
        Some(def) => Err(duplicate("ability", def.id.id())),
        None => Ok(()),
    }
}

fn region_def(raw: &RawRegion) -> Result<RegionDef, DataError> {
    let kind = match raw.kind.as_str() {
        "home_fellowship" => Kind::Home(Side::Fellowship),
        "home_sauron" => Kind::Home(Side::Sauron),
        "open" => Kind::Open,
        "mountain" => Kind::Mountain,
        other => return Err(unknown("kind", other, &raw.id)),
    };
    if !(1..=4).contains(&raw.limit) {
        return Err(DataError::Inconsistent(format!("{} has limit {}, 1 to 4 are possible", raw.id, raw.limit)));
    }
    let start = [raw.start.fellowship, raw.start.sauron];
    Ok(RegionDef {
        name: raw.name.clone(),
        row: raw.row,
        pos: raw.pos,
        kind,
        limit: raw.limit,
        start,
        at: (raw.x, raw.y),
    })
}

fn tables_of(
    raw: &[RawRegion],
    defs: &[RegionDef],
    abilities: &[Vec<AbilityDef>],
    strength: [u8; Character::COUNT],
    number: [Option<u8>; Card::COUNT],
) -> Result<Tables, DataError> {
    let mut tables = Tables {
        forward: [[0; 16]; 2],
        forward_by_eight: [[[0; 256]; 2]; 2],
        steps: [[0; SPOTS]; 2],
        special: [0; 16],
        sideways: [0; 16],
        mountains: 0,
        to_eight: 0,
        tunnel: (Region::TheShire, Region::TheShire),
        strength,
        movers: [Vec::new(), Vec::new()],
        called: [[CharacterSet::EMPTY; Trigger::COUNT]; 3],
        cards_hear: 0,
        number,
        order: [0; Card::COUNT],
        places: [[Region::TheShire; PLACES]; 2],
        starts: [(0, 0); 2],
        slots: [[Region::TheShire; PER_SIDE]; 2],
    };
    for (at, (raw, def)) in raw.iter().zip(defs).enumerate() {
        tables.forward[0][at] = region_bits(&raw.forward.fellowship, &raw.id)?;
        tables.forward[1][at] = region_bits(&raw.forward.sauron, &raw.id)?;
        tables.sideways[at] = region_bits(&raw.sideways, &raw.id)?;
        for special in &raw.special {
            let to = region(&special.to, &raw.id)?;
            tables.special[at] |= 1 << to.index();
            match special.path.as_str() {
                "RIVER" => {}
                "TUNNEL" if tables.tunnel.0 == tables.tunnel.1 => tables.tunnel = (Region::ALL[at], to),
                "TUNNEL" => return Err(duplicate("path", "TUNNEL")),
                other => return Err(unknown("path", other, &raw.id)),
            }
        }
        tables.steps[0][at] = tables.forward[0][at] | tables.special[at];
        tables.steps[1][at] = tables.forward[1][at];
        tables.to_eight |= u64::from(8 - def.limit) << (4 * at);
        if def.kind == Kind::Mountain {
            tables.mountains |= 1 << at;
        }
    }
    check_ways(&tables, defs)?;
    for side in Side::BOTH {
        for (half, by_eight) in tables.forward_by_eight[side.index()].iter_mut().enumerate() {
            for (eight, forward) in by_eight.iter_mut().enumerate() {
                let regions = Bits((eight << (8 * half)) as u16);
                *forward = regions.fold(0, |all, region| all | tables.forward[side.index()][region]);
            }
        }
    }
    for side in Side::BOTH {
        let mut slots = defs
            .iter()
            .zip(Region::ALL)
            .flat_map(|(def, region)| std::iter::repeat_n(region, usize::from(def.start[side.index()])));
        let mut slots: Vec<Region> = slots.by_ref().collect();
        slots.sort_by_key(|region| defs[region.index()].kind != Kind::Home(side));
        tables.slots[side.index()] = slots
            .try_into()
            .map_err(|_| DataError::Inconsistent(format!("{side:?} does not start with nine characters")))?;
        check_starts(defs, side)?;
        let all = tables.slots[side.index()].iter().fold(0, |all, region| all | 1u16 << region.index());
        let lacks = |region: usize| u64::from(8 - defs[region].start[side.index()]) << (4 * region);
        tables.starts[side.index()] = (all, Bits(all).map(lacks).sum());
        let places: Vec<Region> = Bits(all).map(|region| Region::ALL[region]).collect();
        tables.places[side.index()] = places
            .try_into()
            .map_err(|_| DataError::Inconsistent(format!("{side:?} does not start in {PLACES} regions")))?;
    }
    for (who, def) in
        Character::ALL.into_iter().zip(abilities).flat_map(|(who, defs)| defs.iter().map(move |it| (who, it)))
    {
        tables.called[def.turn() as usize][def.trigger.index()].insert(who);
        if def.trigger == Trigger::CheckMoveLegality {
            let mover = Mover::of(who, def.conditions, &tables);
            tables.movers[who.side().index()].push(mover);
        }
    }
    check_number_of_moves(&tables)?;
    Ok(tables)
}

/// R3.2, R3.3: four at home, one in each region of the front, and nobody where there is no room.
fn check_starts(defs: &[RegionDef], side: Side) -> Result<(), DataError> {
    for (def, region) in defs.iter().zip(Region::ALL) {
        let (count, home) = (def.start[side.index()], def.kind == Kind::Home(side));
        let wanted = if home { count == 4 } else { count <= 1 };
        if !wanted || count > def.limit {
            return Err(DataError::Inconsistent(format!("{count} of {side:?} cannot start in {region}")));
        }
    }
    Ok(())
}

/// The list of moves has room for so many.
fn check_number_of_moves(tables: &Tables) -> Result<(), DataError> {
    let most = |ways: &[u16]| ways.iter().map(|ways| ways.count_ones()).max().unwrap_or(0);
    for side in Side::BOTH {
        let steps = PER_SIDE as u32 * most(&tables.steps[side.index()]);
        let more: u32 = tables.movers[side.index()].iter().map(Mover::most).sum();
        if (steps + more) as usize > MOST_MOVES {
            let what = format!("{side:?} may have {} moves at once, {MOST_MOVES} are possible", steps + more);
            return Err(DataError::Inconsistent(what));
        }
    }
    Ok(())
}

/// R1.5, R2.2, R2.3, R2.4: Sauron's arrows are the Fellowship's reversed, sideways works both ways,
/// and a step forward leads to a later row, so that no charge (R7.4) goes round in circles.
fn check_ways(tables: &Tables, defs: &[RegionDef]) -> Result<(), DataError> {
    for from in 0..16 {
        for to in 0..16 {
            let there = tables.forward[0][from] >> to & 1;
            let back = tables.forward[1][to] >> from & 1;
            if there != back || tables.sideways[from] >> to & 1 != tables.sideways[to] >> from & 1 {
                let (from, to) = (Region::ALL[from], Region::ALL[to]);
                return Err(DataError::Inconsistent(format!("the way between {from} and {to} goes one way only")));
            }
            if there == 1 && defs[from].row >= defs[to].row {
                let (from, to) = (Region::ALL[from], Region::ALL[to]);
                return Err(DataError::Inconsistent(format!("{to} does not lie in a later row than {from}")));
            }
        }
    }
    Ok(())
}

fn formations(raw: Vec<RawFormation>, tables: &Tables) -> Result<Vec<FormationDef>, DataError> {
    let known = |id: &str| Formation::ALL.into_iter().find(|formation| formation.id() == id);
    let raw = in_order("formation", &Formation::ALL, raw, |one| (&one.id, known(&one.id)), Formation::id)?;
    let mut found: Vec<FormationDef> = Vec::new();
    for formation in &raw {
        if Formation::ALL[found.len()].side() != formation.side {
            return Err(DataError::Inconsistent(format!("formation {} is on the wrong side", formation.id)));
        }
        let slots = tables.slots[formation.side.index()];
        let mut regions = [slots[0]; PER_SIDE];
        let mut front: Vec<Region> = Vec::new();
        for (place, who) in &formation.front {
            let character = Character::from_id(who).filter(|who| who.side() == formation.side);
            let character = character.ok_or_else(|| unknown("character", who, &formation.id))?;
            let place = region(place, &formation.id)?;
            if regions[character.index() % PER_SIDE] != slots[0] {
                return Err(duplicate("character", who));
            }
            regions[character.index() % PER_SIDE] = place;
            front.push(place);
        }
        let mut wanted = slots[4..].to_vec();
        wanted.sort_unstable();
        front.sort_unstable();
        if front != wanted {
            return Err(DataError::Inconsistent(format!("formation {} does not fill the front", formation.id)));
        }
        found.push(FormationDef { id: formation.id.clone(), side: formation.side, regions });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = CLASSIC;

    fn fault(from: &str, to: &str) -> String {
        assert!(GOOD.contains(from), "{from}");
        GameData::parse(&GOOD.replacen(from, to, 1)).expect_err("the data are bad").to_string()
    }

    #[test]
    fn the_data_of_the_game_are_good_and_have_every_ability() {
        let data = GameData::parse(GOOD).unwrap();
        let abilities = data.abilities.iter().flatten().chain(data.card_abilities.iter().flatten());
        assert_eq!(abilities.count(), Ability::COUNT);
    }

    #[test]
    fn what_is_unknown_is_refused_by_its_name() {
        assert_eq!(fault("\"FRODO_RETREAT\"", "\"FRODO_FLIES\""), "unknown ability FRODO_FLIES in FRODO");
        assert_eq!(fault("\"BATTLE_START\"", "\"BATTLE_BEGIN\""), "unknown trigger BATTLE_BEGIN in FRODO");
        assert_eq!(fault("\"IS_DEFENDING\"", "\"IS_ASLEEP\""), "unknown condition IS_ASLEEP in FRODO");
        assert_eq!(fault("[\"ARTHEDAIN\", \"CARDOLAN\"]", "[\"BREE\"]"), "unknown region BREE in THE_SHIRE");
        assert_eq!(fault("\"id\": \"FRODO\"", "\"id\": \"GOLLUM\""), "unknown character GOLLUM in the data");
        assert_eq!(fault("\"id\": \"F_1\"", "\"id\": \"F_0\""), "unknown card F_0 in the data");
        assert_eq!(fault("\"kind\": \"open\"", "\"kind\": \"sea\""), "unknown kind sea in ARTHEDAIN");
        assert_eq!(fault("\"path\": \"RIVER\"", "\"path\": \"ROAD\""), "unknown path ROAD in MIRKWOOD");
        assert!(fault("\"cards\"", "\"maps\"").starts_with("the data cannot be read"));
    }

    #[test]
    fn what_is_there_twice_or_not_at_all_is_refused() {
        assert_eq!(fault("\"id\": \"SAM\"", "\"id\": \"FRODO\""), "character FRODO is defined twice");
        assert_eq!(fault("\"SAM_SUBSTITUTE\"", "\"FRODO_RETREAT\""), "ability FRODO_RETREAT is defined twice");
        assert_eq!(fault("\"id\": \"ROHAN\"", "\"id\": \"MORDOR\""), "region MORDOR is defined twice");
        assert_eq!(fault("\"classic\"", "\"deluxe\""), "classic version of FRODO is missing");
        let doubled = fault("[\"IS_DEFENDING\", ", "[\"IS_DEFENDING\", \"IS_DEFENDING\", ");
        assert_eq!(doubled, "condition IS_DEFENDING is defined twice");
        assert_eq!(fault("\"id\": \"raiders\"", "\"id\": \"iron_wall\""), "formation iron_wall is defined twice");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let one_way = fault("[\"ARTHEDAIN\", \"CARDOLAN\"]", "[\"ARTHEDAIN\"]");
        assert_eq!(one_way, "the way between THE_SHIRE and CARDOLAN goes one way only");
        assert!(fault("\"limit\": 4", "\"limit\": 9").contains("has limit 9"));
        assert!(
            fault("\"strength\": 1, \"resolutionOrder\"", "\"strength\": null, \"resolutionOrder\"").contains("F_1")
        );
        let front = fault("\"RHUDAUR\": \"ARAGORN\"", "\"MORDOR\": \"ARAGORN\"");
        assert_eq!(front, "formation hidden_heart does not fill the front");
        assert!(fault("\"FELLOWSHIP\": 4", "\"FELLOWSHIP\": 3").contains("nine characters"));
    }
}
