//! What is chosen before a match: presets, decks, heroes, and what the ruleset makes of them (chapters 2 and 26).

mod ruleset;

use parlour_core::{OptionKind, Refusal, Seating, SetupOption};
use serde::{Deserialize, Serialize};

use self::ruleset::module_set;
pub use self::ruleset::{DoubleKo, LAST_TURN, LimitResult, MAX_HAND, Module, Modules, Ruleset};
use crate::facts::{Facts, FactsRef};
use crate::ids::{MAX_DECK, Terrain};
use crate::pool::{CardDef, Deck, Entry, Hero, expand};
use crate::refusal::Code;

/// R17.1: the last turn of a simulated match; and of one whose setup does not say, as those from before
/// no limit was usual do not.
const SIMULATED_TURNS: u16 = 40;

/// R25.60: the rewards a relic may hold.
pub const REWARDS: [&str; 12] = [
    "desert_elite_striker",
    "lake_elite_striker",
    "woods_elite_striker",
    "desert_veteran",
    "lake_veteran",
    "woods_veteran",
    "desert_berserker",
    "lake_guardian",
    "woods_sentinel",
    "desert_shadow_scout",
    "lake_mist_weaver",
    "woods_shroud_walker",
];

/// R2.2: a named set of numbers and modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Preset {
    /// The core game.
    #[default]
    Classic,
    /// With gold, heroes and families.
    ClassicPlus,
    /// The marching board with nearly everything.
    Frontier,
}

impl Preset {
    /// R2.2: what it stands for.
    pub fn rules(self) -> Ruleset {
        use Module::*;
        let rules = Ruleset::default();
        match self {
            Preset::Classic => rules,
            Preset::ClassicPlus => Ruleset { modules: Modules::of(&[M1, M2, M3]), ..rules },
            Preset::Frontier => Ruleset {
                crystal_hp: 25,
                fatigue: 0,
                max_plays_per_lane: 1,
                modules: Modules::of(&[M1, M2, X1, X2, X3, X4, X5, X6]),
                ..rules
            },
        }
    }
}

/// R2.3: the deck of a side: the name of a built-in one, a list of cards, or a whole deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DeckChoice {
    /// A built-in deck by its id; `default` for the usual one.
    Named(String),
    /// The cards, in order.
    List(Vec<String>),
    /// A deck with all it says about itself.
    Full(Deck),
}

impl Default for DeckChoice {
    fn default() -> Self {
        DeckChoice::Named("default".into())
    }
}

fn by_deck() -> String {
    "deck".into()
}

fn is_by_deck(word: &String) -> bool {
    word == "deck"
}

fn is_default(deck: &DeckChoice) -> bool {
    *deck == DeckChoice::default()
}

/// The options of a match. Whatever is left out is as the preset says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Setup {
    /// Where the numbers and modules start from.
    pub preset: Preset,
    /// Modules by name, on top of the preset's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub modules: Vec<String>,
    /// Fine gold and shop.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub m1: bool,
    /// Heroes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub m2: bool,
    /// Families and ultimates.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub m3: bool,
    /// Three ages.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub m4: bool,
    /// Online play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub m5: bool,
    /// Rarity limits.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x1: bool,
    /// Extended abilities.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x2: bool,
    /// Fog of war.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x3: bool,
    /// Terrain per tile.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x4: bool,
    /// Marching board.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x5: bool,
    /// Relic.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x6: bool,
    /// Free stacking.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub x7: bool,
    /// A's deck.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<DeckChoice>"))]
    pub deck_a: DeckChoice,
    /// B's deck.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<DeckChoice>"))]
    pub deck_b: DeckChoice,
    /// A's base terrain: `deck` for the hero's or the deck's own, `none`, or a terrain.
    #[serde(skip_serializing_if = "is_by_deck")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub terrain_a: String,
    /// B's base terrain.
    #[serde(skip_serializing_if = "is_by_deck")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub terrain_b: String,
    /// A's hero: `deck` for the one its deck suggests, `none`, or a hero.
    #[serde(skip_serializing_if = "is_by_deck")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub hero_a: String,
    /// B's hero.
    #[serde(skip_serializing_if = "is_by_deck")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub hero_b: String,
    /// A designer's own cards; one with a known id takes the place of the built-in card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CardDef>>"))]
    pub cards: Vec<CardDef>,
    /// Starting and maximum crystal HP.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub crystal_hp: Option<i64>,
    /// Cards per deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub deck_size: Option<i64>,
    /// Cards drawn at setup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub initial_hand: Option<i64>,
    /// Cards drawn each turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub draw_per_turn: Option<i64>,
    /// The largest hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hand_limit: Option<i64>,
    /// Cards per side and lane.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lane_capacity: Option<i64>,
    /// Cards a side may play into one lane in one turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub max_plays_per_lane: Option<i64>,
    /// Health lost by survivors each turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fatigue: Option<i64>,
    /// Fatigue takes no card below this.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fatigue_floor: Option<i64>,
    /// Gold for winning a lane.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lane_win_gold: Option<i64>,
    /// The last turn; 0 for no limit. Records from before no limit was usual leave it out and mean 40,
    /// so a new match always says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn_limit: Option<i64>,
    /// A match in which nothing can change any more ends. Older records leave it out and play on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub stand_off: bool,
    /// The host's timer in milliseconds; 0 for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn_timer_ms: Option<i64>,
    /// The first turn of the second age.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub age_two: Option<i64>,
    /// The first turn of the third age.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub age_three: Option<i64>,
    /// How a match at the limit is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit_result: Option<LimitResult>,
    /// How a double defeat is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub double_ko: Option<DoubleKo>,
    /// Arriving in the enemy base strikes too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub arrival_strikes: bool,
    /// Decks of 15 to 25 cards (X1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub short_decks: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            preset: Preset::Classic,
            modules: Vec::new(),
            m1: false,
            m2: false,
            m3: false,
            m4: false,
            m5: false,
            x1: false,
            x2: false,
            x3: false,
            x4: false,
            x5: false,
            x6: false,
            x7: false,
            deck_a: DeckChoice::default(),
            deck_b: DeckChoice::default(),
            terrain_a: by_deck(),
            terrain_b: by_deck(),
            hero_a: by_deck(),
            hero_b: by_deck(),
            cards: Vec::new(),
            crystal_hp: None,
            deck_size: None,
            initial_hand: None,
            draw_per_turn: None,
            hand_limit: None,
            lane_capacity: None,
            max_plays_per_lane: None,
            fatigue: None,
            fatigue_floor: None,
            lane_win_gold: None,
            turn_limit: Some(0),
            stand_off: true,
            turn_timer_ms: None,
            age_two: None,
            age_three: None,
            limit_result: None,
            double_ko: None,
            arrival_strikes: false,
            short_decks: false,
        }
    }
}

const DECKS: &[&str] = &["default", "D1", "D2", "D3", "D4", "D5", "D6", "lake_league", "desert_host"];
const TERRAINS: &[&str] = &["deck", "none", "Woods", "Lake", "Desert", "Marsh"];
const HEROES: &[&str] = &[
    "deck",
    "none",
    "napoleon",
    "saladin",
    "nelson",
    "charles",
    "ramesses",
    "joan",
    "cleopatra",
    "alexander",
    "sun_tzu",
    "genghis",
    "bolivar",
    "washington",
];

/// The options for lobbies and `--set`.
pub(crate) const OPTIONS: &[SetupOption] = &[
    SetupOption::choice("preset", &["classic", "classic_plus", "frontier"], "R2.2"),
    SetupOption::choice("deck_a", DECKS, "R2.3").of(0),
    SetupOption::choice("deck_b", DECKS, "R2.3").of(1),
    SetupOption::choice("terrain_a", TERRAINS, "R2.3").of(0),
    SetupOption::choice("terrain_b", TERRAINS, "R2.3").of(1),
    SetupOption::choice("hero_a", HEROES, "R21.1").of(0),
    SetupOption::choice("hero_b", HEROES, "R21.1").of(1),
    SetupOption::switch("m1", "R20.1"),
    SetupOption::switch("m2", "R21.1"),
    SetupOption::switch("m3", "R22.1"),
    SetupOption::switch("m4", "R23.1"),
    SetupOption::switch("m5", "R24.1"),
    SetupOption::switch("x1", "R25.1"),
    SetupOption::switch("x2", "R25.10"),
    SetupOption::switch("x3", "R25.20"),
    SetupOption::switch("x4", "R25.30"),
    SetupOption::switch("x5", "R25.40"),
    SetupOption::switch("x6", "R25.60"),
    SetupOption::switch("x7", "R25.70"),
    SetupOption::number("crystal_hp", 1, 9999, 100, "R2.1"),
    SetupOption::number("deck_size", 1, MAX_DECK as i64, 25, "R2.1"),
    SetupOption::number("initial_hand", 0, MAX_HAND as i64, 6, "R2.1"),
    SetupOption::number("draw_per_turn", 0, MAX_HAND as i64, 2, "R2.1"),
    SetupOption::number("hand_limit", 1, MAX_HAND as i64, 8, "R2.1"),
    SetupOption::number("lane_capacity", 1, 2, 2, "R2.1"),
    SetupOption::number("max_plays_per_lane", 1, 2, 2, "R2.1"),
    SetupOption::number("fatigue", 0, 100, 2, "R11.1"),
    SetupOption::number("fatigue_floor", 1, 100, 1, "R11.1"),
    SetupOption::number("lane_win_gold", 0, 10_000, 400, "R10.9"),
    SetupOption::number("turn_limit", 0, LAST_TURN as i64, 0, "R12.4"),
    SetupOption::switch("stand_off", "R12.8"),
    SetupOption::number("turn_timer_ms", 0, 3_600_000, 0, "R14.2"),
    SetupOption::number("age_two", 2, LAST_TURN as i64, 6, "R23.2"),
    SetupOption::number("age_three", 3, LAST_TURN as i64, 11, "R23.2"),
    SetupOption::choice("limit_result", &["crystal_hp", "draw"], "R12.4"),
    SetupOption::choice("double_ko", &["draw", "crystal_damage"], "R12.3"),
    SetupOption::switch("arrival_strikes", "R10.8"),
    SetupOption::switch("short_decks", "R25.2"),
];

/// The number in `value`, if it is within what the option `key` allows.
fn settle(key: &str, value: Option<i64>, usual: i64) -> Result<i64, Refusal> {
    let Some(value) = value else { return Ok(usual) };
    let option = OPTIONS.iter().find(|option| option.key == key).map(|option| option.kind);
    match option {
        Some(OptionKind::Number { min, max, .. }) if (min..=max).contains(&value) => Ok(value),
        Some(OptionKind::Number { min, max, .. }) => {
            Err(Code::Ruleset.because("R2.1", format!("{key} must be {min} to {max}, not {value}")))
        }
        _ => Ok(usual),
    }
}

impl Setup {
    /// R17.1: the setup of a simulated match of two decks.
    pub fn simulation(deck1: DeckChoice, deck2: DeckChoice) -> Setup {
        let [terrain_a, terrain_b] = ["Lake", "Desert"].map(String::from);
        Setup { deck_a: deck1, deck_b: deck2, terrain_a, terrain_b, ..Setup::limited() }
    }

    /// R17.1, Q27: the usual setup with the simulator's turn limit, which gives no winner.
    pub fn limited() -> Setup {
        Setup {
            turn_limit: Some(i64::from(SIMULATED_TURNS)),
            stand_off: false,
            limit_result: Some(LimitResult::Draw),
            ..Setup::default()
        }
    }

    /// R2.1, R2.2, R26.1: the numbers and modules, settled and checked.
    pub fn rules(&self) -> Result<Ruleset, Refusal> {
        use Module::*;
        let usual = self.preset.rules();
        let named = module_set(&self.modules)
            .map_err(|name| Code::Ruleset.because("R26.3", format!("there is no module {name}")))?;
        let switches = [
            (M1, self.m1),
            (M2, self.m2),
            (M3, self.m3),
            (M4, self.m4),
            (M5, self.m5),
            (X1, self.x1),
            (X2, self.x2),
            (X3, self.x3),
            (X4, self.x4),
            (X5, self.x5),
            (X6, self.x6),
            (X7, self.x7),
        ];
        let modules = switches.iter().filter(|(_, on)| *on).fold(usual.modules, |set, (module, _)| set.with(*module));
        let modules = named.iter().fold(modules, Modules::with);
        let timer = if modules.has(M5) { 8000 } else { 0 };
        let rules = Ruleset {
            crystal_hp: settle("crystal_hp", self.crystal_hp, i64::from(usual.crystal_hp))? as i32,
            deck_size: settle("deck_size", self.deck_size, i64::from(usual.deck_size))? as u8,
            short_decks: self.short_decks,
            initial_hand: settle("initial_hand", self.initial_hand, i64::from(usual.initial_hand))? as u8,
            draw_per_turn: settle("draw_per_turn", self.draw_per_turn, i64::from(usual.draw_per_turn))? as u8,
            hand_limit: settle("hand_limit", self.hand_limit, i64::from(usual.hand_limit))? as u8,
            lane_capacity: settle("lane_capacity", self.lane_capacity, i64::from(usual.lane_capacity))? as u8,
            max_plays_per_lane: settle(
                "max_plays_per_lane",
                self.max_plays_per_lane,
                i64::from(usual.max_plays_per_lane),
            )? as u8,
            fatigue: settle("fatigue", self.fatigue, i64::from(usual.fatigue))? as i16,
            fatigue_floor: settle("fatigue_floor", self.fatigue_floor, i64::from(usual.fatigue_floor))? as i16,
            lane_win_gold: settle("lane_win_gold", self.lane_win_gold, i64::from(usual.lane_win_gold))? as i32,
            turn_limit: settle("turn_limit", self.turn_limit, i64::from(SIMULATED_TURNS))? as u16,
            stand_off: self.stand_off,
            limit_result: self.limit_result.unwrap_or(usual.limit_result),
            double_ko: self.double_ko.unwrap_or(usual.double_ko),
            arrival_strikes: self.arrival_strikes,
            turn_timer_ms: settle("turn_timer_ms", self.turn_timer_ms, timer)? as u32,
            age_two: settle("age_two", self.age_two, i64::from(usual.age_two))? as u16,
            age_three: settle("age_three", self.age_three, i64::from(usual.age_three))? as u16,
            modules,
        };
        rules.check()?;
        Ok(rules)
    }

    /// The deck of a side; with ages another one is usual.
    pub(crate) fn deck(&self, side: usize, rules: &Ruleset) -> Result<Deck, Refusal> {
        let ages = rules.modules.has(Module::M4);
        match [&self.deck_a, &self.deck_b][side] {
            DeckChoice::Full(deck) => Ok(deck.clone()),
            DeckChoice::List(cards) => Ok(Deck { cards: cards.clone(), ..Deck::default() }),
            DeckChoice::Named(name) => {
                let usual = if ages { ["lake_league", "desert_host"] } else { ["D2", "D3"] };
                let id = if name == "default" { usual[side] } else { name };
                let deck = Deck::named(id).cloned();
                deck.ok_or_else(|| Code::Ruleset.because("R2.3", format!("there is no deck {name}")))
            }
        }
    }

    /// R21.1: the number of a side's hero.
    fn hero(&self, side: usize, deck: &Deck, rules: &Ruleset) -> Result<Option<u8>, Refusal> {
        let word = [&self.hero_a, &self.hero_b][side].as_str();
        let on = rules.modules.has(Module::M2);
        let id = match word {
            "none" => return Ok(None),
            "deck" if !on => return Ok(None),
            "deck" => match &deck.hero {
                Some(hero) => hero,
                None => return Ok(None),
            },
            _ if !on => return Err(Code::Ruleset.because("R2.3", "a hero needs the module M2")),
            hero => hero,
        };
        let found = Hero::find(id).ok_or_else(|| Code::Ruleset.because("R21.1", format!("there is no hero {id}")));
        found.map(|hero| Some(hero as u8))
    }

    /// Whether a side plays with a hero.
    pub(crate) fn has_hero(&self, side: usize) -> Result<bool, Refusal> {
        let rules = self.rules()?;
        Ok(self.hero(side, &self.deck(side, &rules)?, &rules)?.is_some())
    }

    /// R2.3, R21.2: a side's base terrain.
    fn terrain(&self, side: usize, deck: &Deck, hero: Option<u8>) -> Result<Option<Terrain>, Refusal> {
        let word = [&self.terrain_a, &self.terrain_b][side].as_str();
        let hero = hero.map(|hero| &Hero::all()[usize::from(hero)]);
        match (word, hero) {
            ("deck", Some(hero)) => Ok(hero.terrains.first().copied()),
            ("deck", None) => deck.terrain.map(|terrain| self.base(terrain.name())).transpose(),
            ("none", None) => Ok(None),
            (word, hero) => {
                let terrain = self.base(word)?;
                if hero.is_some_and(|hero| !hero.terrains.contains(&terrain)) {
                    return Err(Code::Ruleset.because("R21.2", format!("{word} is no affinity of the hero")));
                }
                Ok(Some(terrain))
            }
        }
    }

    /// R1.4: a base may have a terrain of the game's own, or one that a card of this match has: any
    /// other would be a slip of the pen.
    fn base(&self, name: &str) -> Result<Terrain, Refusal> {
        let brought = || self.cards.iter().filter_map(|card| card.terrain).find(|terrain| terrain.name() == name);
        let known = Terrain::parse(name).or_else(brought);
        known.ok_or_else(|| Code::Ruleset.because("R1.4", format!("there is no terrain {name}")))
    }

    /// What the two sides bring that is not the same; a setup that is refused sets nothing apart.
    pub(crate) fn seating(&self) -> Seating {
        let Ok((facts, terrains)) = self.settled() else { return Seating::Alike };
        let sorted = |side: usize| {
            let mut lists = facts.lists[side].clone();
            for list in &mut lists {
                list.sort();
            }
            lists
        };
        let apart = [
            ("deck", sorted(0) != sorted(1)),
            ("hero", facts.heroes[0] != facts.heroes[1]),
            ("terrain", terrains[0] != terrains[1]),
        ];
        let apart: Vec<&'static str> = apart.into_iter().filter(|(_, apart)| *apart).map(|(what, _)| what).collect();
        if apart.is_empty() { Seating::Alike } else { Seating::Brought(apart) }
    }

    /// What the decks of both sides are called.
    pub(crate) fn deck_names(&self) -> [String; 2] {
        let name = |side: usize| {
            let deck = self.rules().and_then(|rules| self.deck(side, &rules)).unwrap_or_default();
            let named = [deck.id, deck.name].into_iter().find(|name| !name.is_empty());
            named.unwrap_or_else(|| format!("deck {}", side + 1))
        };
        [name(0), name(1)]
    }

    /// R4.1: everything about the match that is settled before the first card is drawn.
    pub(crate) fn facts(&self) -> Result<(FactsRef, [Option<Terrain>; 2]), Refusal> {
        let (facts, terrains) = self.settled()?;
        Ok((FactsRef::keep(facts), terrains))
    }

    /// The same, for whoever only wants to know whether it is allowed.
    pub(crate) fn settled(&self) -> Result<(Facts, [Option<Terrain>; 2]), Refusal> {
        let rules = self.rules()?;
        let decks = [self.deck(0, &rules)?, self.deck(1, &rules)?];
        let heroes = [self.hero(0, &decks[0], &rules)?, self.hero(1, &decks[1], &rules)?];
        let terrains = [self.terrain(0, &decks[0], heroes[0])?, self.terrain(1, &decks[1], heroes[1])?];
        let mut lists: [Vec<Vec<Entry>>; 2] = Default::default();
        for (list, deck) in lists.iter_mut().zip(&decks) {
            *list = lists_of(deck, &rules)?;
        }
        Ok((Facts::build(rules, &self.cards, lists, heroes)?, terrains))
    }
}

/// R23.1: the one list of a deck, or the three of its ages.
fn lists_of(deck: &Deck, rules: &Ruleset) -> Result<Vec<Vec<Entry>>, Refusal> {
    let ages = rules.modules.has(Module::M4);
    if ages && deck.ages.len() != 3 {
        return Err(Code::Ruleset.because("R23.1", "with M4 a side brings three decks, one for each age"));
    }
    if !ages && !deck.ages.is_empty() {
        return Err(Code::Ruleset.because("R23.1", "decks for ages need the module M4"));
    }
    let lines = if ages { &deck.ages[..] } else { std::slice::from_ref(&deck.cards) };
    lines.iter().map(|list| expand(list).map_err(|why| Code::DeckSize.because("R2.4", why))).collect()
}
