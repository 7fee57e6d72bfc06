//! The modules of the rules, and the numbers that a match is played by (chapters 2 and 26).

use parlour_core::Refusal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{MAX_AGE_DECK, MAX_DECK};
use crate::refusal::Code;

/// The number of the last turn of a match without a limit, so that every match ends some day.
pub const LAST_TURN: u16 = 999;
/// The most cards a hand may be allowed to hold.
pub const MAX_HAND: usize = 16;

/// One optional module of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Module {
    /// Fine gold and shop.
    M1,
    /// Heroes.
    M2,
    /// Families and ultimates.
    M3,
    /// Three ages.
    M4,
    /// Online play.
    M5,
    /// Rarity limits.
    X1,
    /// Extended abilities.
    X2,
    /// Fog of war.
    X3,
    /// Terrain per tile.
    X4,
    /// Marching board.
    X5,
    /// Relic.
    X6,
    /// Free stacking.
    X7,
}

impl Module {
    /// All modules, in order.
    pub const ALL: [Module; 12] = {
        use Module::*;
        [M1, M2, M3, M4, M5, X1, X2, X3, X4, X5, X6, X7]
    };

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["M1", "M2", "M3", "M4", "M5", "X1", "X2", "X3", "X4", "X5", "X6", "X7"][self as usize]
    }
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
pub struct Modules(u16);

impl Modules {
    /// These modules.
    pub const fn of(modules: &[Module]) -> Modules {
        let mut set = 0;
        let mut at = 0;
        while at < modules.len() {
            set |= 1 << modules[at] as u16;
            at += 1;
        }
        Modules(set)
    }

    /// Whether `module` is on.
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u16 & 1 == 1
    }

    /// This set with `module` in it.
    #[must_use]
    pub const fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u16)
    }

    /// The modules that are on, in order.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.has(*module))
    }
}

impl Serialize for Modules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Module::name))
    }
}

impl<'de> Deserialize<'de> for Modules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        module_set(&names).map_err(|name| serde::de::Error::custom(format!("there is no module {name}")))
    }
}

/// The modules of these names, or the first that is none.
pub(super) fn module_set(names: &[String]) -> Result<Modules, &String> {
    names.iter().try_fold(Modules::default(), |set, name| {
        let module = Module::ALL.into_iter().find(|module| module.name().eq_ignore_ascii_case(name));
        module.map(|module| set.with(module)).ok_or(name)
    })
}

/// R2.1: how a match at the turn limit is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LimitResult {
    /// More crystal HP wins.
    #[default]
    CrystalHp,
    /// Always a draw.
    Draw,
}

/// R12.3: how it is decided when both crystals fall in one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DoubleKo {
    /// A draw.
    #[default]
    Draw,
    /// Whoever has dealt more crystal damage wins.
    CrystalDamage,
}

/// R2.1: the numbers and modules of a match, all settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ruleset {
    /// Starting and maximum crystal HP.
    pub crystal_hp: i32,
    /// Cards per deck.
    pub deck_size: u8,
    /// R25.2: decks of 15 to 25 cards instead.
    pub short_decks: bool,
    /// Cards drawn at setup.
    pub initial_hand: u8,
    /// Cards drawn each turn.
    pub draw_per_turn: u8,
    /// The largest hand.
    pub hand_limit: u8,
    /// Cards per side and lane.
    pub lane_capacity: u8,
    /// Cards a side may play into one lane in one turn.
    pub max_plays_per_lane: u8,
    /// Health lost by survivors each turn.
    pub fatigue: i16,
    /// Fatigue takes no card below this.
    pub fatigue_floor: i16,
    /// Gold for winning a lane.
    pub lane_win_gold: i32,
    /// The last turn; 0 for no limit.
    pub turn_limit: u16,
    /// R12.8: a match in which nothing can change any more ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub stand_off: bool,
    /// How a match at the limit is decided.
    pub limit_result: LimitResult,
    /// How a double defeat is decided.
    pub double_ko: DoubleKo,
    /// R10.8: arriving in the enemy base strikes too.
    pub arrival_strikes: bool,
    /// R14.2: the host's timer; 0 for none.
    pub turn_timer_ms: u32,
    /// R23.2: the first turn of the second age.
    pub age_two: u16,
    /// R23.2: the first turn of the third age.
    pub age_three: u16,
    /// The modules that are on.
    pub modules: Modules,
}

impl Default for Ruleset {
    /// R2.1
    fn default() -> Self {
        Ruleset {
            crystal_hp: 100,
            deck_size: 25,
            short_decks: false,
            initial_hand: 6,
            draw_per_turn: 2,
            hand_limit: 8,
            lane_capacity: 2,
            max_plays_per_lane: 2,
            fatigue: 2,
            fatigue_floor: 1,
            lane_win_gold: 400,
            turn_limit: 0,
            stand_off: true,
            limit_result: LimitResult::CrystalHp,
            double_ko: DoubleKo::Draw,
            arrival_strikes: false,
            turn_timer_ms: 0,
            age_two: 6,
            age_three: 11,
            modules: Modules::default(),
        }
    }
}

impl Ruleset {
    /// R26.1, R26.2, R26.3: whether the numbers and modules go together.
    pub fn check(&self) -> Result<(), Refusal> {
        use Module::*;
        let has = |module| self.modules.has(module);
        let wrong = [
            (has(X5) && has(X7), "R26.1", "X7 cannot be used with X5"),
            (self.short_decks && !has(X1), "R25.2", "short decks need the module X1"),
            (self.initial_hand > self.hand_limit, "R2.1", "the first hand is larger than the hand limit"),
            (has(M4) && usize::from(self.deck_size) > MAX_AGE_DECK, "R23.1", "with M4 a deck has at most 25 cards"),
            (self.age_two >= self.age_three, "R23.2", "the third age must begin after the second"),
            (self.deck_size == 0 || usize::from(self.deck_size) > MAX_DECK, "R2.1", "decks have 1 to 50 cards"),
            (usize::from(self.hand_limit) > MAX_HAND, "R2.1", "a hand holds at most 16 cards"),
            (!(1..=2).contains(&self.lane_capacity), "R1.11", "a stack has a front and a back slot"),
            (!(1..=2).contains(&self.max_plays_per_lane), "R5.2", "one or two cards a lane and turn"),
            (!(1..=9999).contains(&self.crystal_hp), "R2.1", "crystals have 1 to 9999 HP"),
            (self.turn_limit > LAST_TURN, "R2.1", "at most 999 turns"),
            (!(0..=100).contains(&self.fatigue) || !(1..=100).contains(&self.fatigue_floor), "R11.1", "0 to 100"),
            (usize::from(self.draw_per_turn) > MAX_HAND, "R2.1", "at most 16 cards are drawn at once"),
            (!(0..=10_000).contains(&self.lane_win_gold), "R2.1", "0 to 10000 gold for a lane"),
        ];
        match wrong.iter().find(|(is_wrong, ..)| *is_wrong) {
            Some((_, rule, why)) => Err(Code::Ruleset.because(rule, *why)),
            None => Ok(()),
        }
    }

    /// R23.2: the age (0, 1, 2) of a turn.
    #[inline]
    pub const fn age(&self, turn: u16) -> usize {
        if !self.modules.has(Module::M4) || turn < self.age_two {
            0
        } else if turn < self.age_three {
            1
        } else {
            2
        }
    }

    /// R25.41: how many cards a side may play into one lane in one turn.
    #[inline]
    pub const fn plays(&self) -> usize {
        if self.modules.has(Module::X5) { 1 } else { self.max_plays_per_lane as usize }
    }

    /// The last turn that is played.
    #[inline]
    pub const fn last_turn(&self) -> u16 {
        if self.turn_limit == 0 { LAST_TURN } else { self.turn_limit }
    }
}
