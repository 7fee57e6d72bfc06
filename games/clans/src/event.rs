//! What happens, in order: the only source of logs and animations (chapter 18).

use serde::{Deserialize, Serialize};

use crate::ids::{Ground, Lane, Side, Unit, Zone};
use crate::state::{EndReason, MatchResult};

/// Front or back (R1.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Place {
    /// The front slot.
    Front,
    /// The back slot.
    Back,
}

impl Place {
    /// The place with index 0 or 1.
    pub const fn of(slot: usize) -> Place {
        if slot == 0 { Place::Front } else { Place::Back }
    }
}

/// Why a side got gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum GoldReason {
    /// R10.9, R20.4: for a lane.
    Lane,
    /// R20.1: for a destroyed card.
    Destroyed,
    /// R20.3: for a streak.
    Streak,
    /// R25.49: for a tile.
    Tile,
    /// From its hero.
    Hero,
}

/// Where health that was not lost in an attack came from or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cause {
    /// A hero.
    Hero,
    /// An ultimate.
    Ultimate,
    /// R25.12
    Thorns,
    /// R25.47
    FarAttack,
    /// R25.13
    Regen,
    /// R25.13
    HealAlly,
    /// R25.14
    Regenerate,
}

/// R8.1, R8.8: what adds to the damage of an attack or takes from it, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Part {
    /// The attacker's damage, with upgrades.
    Base,
    /// The terrain of the base or tile that is fought on.
    Ground,
    /// The attacker's hero.
    Hero,
    /// An ultimate of the attacker's side.
    Ultimate,
    /// Inspire or Command in the attacker's lane.
    Inspire,
    /// Rally of the attacker's companion.
    Rally,
    /// Fury of the attacker.
    Fury,
    /// Banner of the attacker's companion.
    Banner,
    /// Totem in the target's stack.
    Totem,
    /// The target's hero.
    EnemyHero,
    /// Fortify or Command in the target's lane.
    Fortify,
    /// An ultimate of the target's side.
    EnemyUltimate,
    /// Shield of the target.
    Shield,
    /// R25.16: whatever cards that somebody may not know have added or taken.
    Hidden,
    /// R8.4: what a reduction has left out, so that the damage is 1.
    Least,
}

impl Part {
    /// All of them, in order.
    pub const ALL: [Part; 15] = {
        use Part::*;
        [
            Base,
            Ground,
            Hero,
            Ultimate,
            Inspire,
            Rally,
            Fury,
            Banner,
            Totem,
            EnemyHero,
            Fortify,
            EnemyUltimate,
            Shield,
            Hidden,
            Least,
        ]
    };

    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Part::Base => "part.base",
            Part::Ground => "part.ground",
            Part::Hero => "part.hero",
            Part::Ultimate => "part.ultimate",
            Part::Inspire => "part.inspire",
            Part::Rally => "part.rally",
            Part::Fury => "part.fury",
            Part::Banner => "part.banner",
            Part::Totem => "part.totem",
            Part::EnemyHero => "part.enemy_hero",
            Part::Fortify => "part.fortify",
            Part::EnemyUltimate => "part.enemy_ultimate",
            Part::Shield => "part.shield",
            Part::Hidden => "part.hidden",
            Part::Least => "part.least",
        }
    }
}

/// One part of a hit, and how much it is.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[allow(dead_code, reason = "only its type is written")]
pub struct Pair(Part, i16);

/// What made a hit, part by part; the sum is its damage. Written as a list of pairs, such as
/// `[["base", 4], ["fury", 2], ["shield", -2]]`: the base always, of the others those that are not 0.
/// Nothing is written for a hit on a card that its reader may not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<Pair>"))]
pub struct Parts(Option<[i16; 15]>);

impl Parts {
    /// For a reader who may not know, and for nobody.
    pub const UNTOLD: Parts = Parts(None);

    /// These parts; all others are 0.
    pub fn of(parts: &[(Part, i16)]) -> Parts {
        let mut all = [0; 15];
        for (part, amount) in parts {
            all[*part as usize] += amount;
        }
        Parts(Some(all))
    }

    /// The parts that count, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Part, i16)> + '_ {
        let told = self.0.iter().flat_map(|all| Part::ALL.into_iter().zip(all));
        told.filter(|(part, amount)| *part == Part::Base || **amount != 0).map(|(part, amount)| (part, *amount))
    }

    /// The same with some of them put together as coming from hidden cards.
    #[must_use]
    pub fn hiding(mut self, parts: &[Part]) -> Parts {
        if let Some(all) = &mut self.0 {
            for part in parts {
                all[Part::Hidden as usize] += std::mem::take(&mut all[*part as usize]);
            }
        }
        self
    }
}

impl Serialize for Parts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Parts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let parts = Vec::<(Part, i16)>::deserialize(deserializer)?;
        Ok(if parts.is_empty() { Parts::UNTOLD } else { Parts::of(&parts) })
    }
}

/// R18.1: something that happened. The kinds below `MatchEnded` belong to modules, or tell one
/// side less than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of R18.1")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A card came from the hand onto the board.
    Placed { side: Side, lane: Lane, slot: Place, card: Unit },
    /// A hero's ability takes effect.
    HeroUsed { side: Side, hero: Hero, lane: Option<Lane> },
    /// A family's ultimate fires.
    Ultimate { side: Side, family: Family },
    /// A lane with cards is looked at.
    LaneStart { lane: Lane, zone: Zone, contested: bool },
    /// Nobody acts in this tick.
    TickIdle { lane: Lane, tick: u8 },
    /// A card attacks.
    Attack {
        lane: Lane,
        tick: u8,
        side: Side,
        attacker: Unit,
        target: Unit,
        damage: i16,
        parts: Parts,
        hp_before: i16,
        hp_after: i16,
    },
    /// The excess hits the card behind.
    Overflow { lane: Lane, tick: u8, side: Side, target: Unit, damage: i16, hp_before: i16, hp_after: i16 },
    /// A card is destroyed; tick 0 outside of ticks.
    Destroyed { lane: Lane, tick: u8, side: Side, card: Unit },
    /// A back card moves to the front.
    Promoted { lane: Lane, tick: u8, side: Side, card: Unit },
    /// Who has won a lane.
    LaneResult { lane: Lane, winner: Option<Side> },
    /// A lane's fight moves on.
    ZoneMoved { lane: Lane, from: Zone, to: Zone },
    /// A crystal is hit; no lane for a hero's damage.
    CrystalHit { lane: Option<Lane>, side_hit: Side, damage: i32, hp_after: i32 },
    /// A side gets gold.
    Gold { side: Side, amount: i32, reason: GoldReason },
    /// A card grows tired.
    Fatigue { lane: Lane, side: Side, card: Unit, hp_before: i16, hp_after: i16 },
    /// A card was drawn; for its owner.
    Drew { side: Side, card: Unit },
    /// A card was drawn with a full hand and is out; for its owner.
    Burned { side: Side, card: Unit },
    /// A turn begins, in this age (R23.8).
    TurnStarted { turn: u16, age: u8 },
    /// The match is over.
    MatchEnded { result: MatchResult, reason: EndReason },
    /// The crystals and purses of A and B at the end.
    Score { crystals: [i32; 2], gold: [i32; 2] },
    /// How many cards a side drew and burned; for everybody.
    Drawn { side: Side, cards: u8, burned: u8 },
    /// R21.4: a side has called on its hero; for that side alone. That it was told something is
    /// what keeps the activation from being taken back without consent.
    HeroCalled { side: Side, hero: Hero, lane: Option<Lane> },
    /// R24.3: a side has sealed its plan.
    Submitted { side: Side },
    /// A card that the other side may not know was placed; for the other side.
    PlacedHidden { side: Side, lane: Lane, slot: Place },
    /// A card healed.
    Healed { lane: Lane, side: Side, card: Unit, hp_before: i16, hp_after: i16, cause: Cause },
    /// R21.9: direct damage to a card.
    Struck { lane: Lane, side: Side, card: Unit, damage: i16, hp_before: i16, hp_after: i16, cause: Cause },
    /// A crystal healed.
    CrystalHealed { side: Side, hp_before: i32, hp_after: i32 },
    /// R21.8: a card came back from the graveyard to the hand.
    Returned { side: Side, card: Unit },
    /// R25.44: a card marched.
    Marched { lane: Lane, side: Side, card: Unit, from: Zone, to: Zone },
    /// R25.48: a middle tile has a new owner.
    TileOwned { lane: Lane, side: Side },
    /// R25.62: the relic was claimed.
    RelicClaimed { lane: Lane, side: Side, card: Unit, burned: bool },
    /// R25.20: a side now sees the enemy base of a lane.
    LaneRevealed { side: Side, lane: Lane, terrain: Ground },
    /// R25.23: a scout sees the enemy base of a lane.
    Scouted { side: Side, lane: Lane, terrain: Ground },
    /// R25.16: a hidden card becomes known.
    Revealed { lane: Lane, side: Side, card: Unit, hp: i16 },
}

/// A hero by its number in the list of heroes; written as its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Hero(pub u8);

impl Hero {
    /// Its id.
    pub fn id(self) -> &'static str {
        &crate::pool::Hero::all()[usize::from(self.0)].id
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        &crate::pool::Hero::all()[usize::from(self.0)].name
    }
}

impl Serialize for Hero {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hero {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let found = crate::pool::Hero::find(&id);
        found.map(|at| Hero(at as u8)).ok_or_else(|| serde::de::Error::custom(format!("there is no hero {id}")))
    }
}

/// A family with an ultimate by its number in the list of ultimates; written as its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
pub struct Family(pub u8);

impl Family {
    /// Its name.
    pub fn name(self) -> &'static str {
        &crate::pool::Ultimate::all()[usize::from(self.0)].family
    }

    /// The name of its ultimate.
    pub fn ultimate(self) -> &'static str {
        &crate::pool::Ultimate::all()[usize::from(self.0)].ultimate
    }
}

impl Serialize for Family {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Family {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = crate::pool::Ultimate::all().iter().position(|ultimate| ultimate.family == name);
        found.map(|at| Family(at as u8)).ok_or_else(|| serde::de::Error::custom(format!("no ultimate of {name}")))
    }
}
