//! The facts of a match: what is settled at its start and known to all. Every copy's numbers are
//! compiled here, with the abilities of modules that are off left out (R1.7, R2.4, R4.1).

use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use parlour_core::Refusal;

use crate::ids::{Card, Rarity, Terrain};
use crate::names::intern;
use crate::pool::{CardDef, Entry, Kind, Pool, Ultimate};
use crate::refusal::Code;
use crate::setup::{Module, Modules, REWARDS, Ruleset};

/// The most families that may meet in one match.
pub(crate) const MAX_FAMILIES: usize = 8;

/// What fights and marches: a card's numbers, with the abilities of modules that are off left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stats {
    pub damage: i16,
    pub health: i16,
    /// R7.4: bit t is set if the card acts on tick t.
    pub acts: u8,
    /// The mark of its terrain, 0 for none.
    pub terrain: u8,
    pub fury: u8,
    pub shield: u8,
    pub buff: u8,
    pub debuff: u8,
    pub inspire: u8,
    pub fortify: u8,
    pub rally: u8,
    pub regen: u8,
    pub heal_ally: u8,
    pub thorns: u8,
    pub speed: u8,
    pub rarity: Rarity,
    /// `NO_FAMILY` or the number of the family in the facts.
    pub family: u8,
    /// The bit of the variation.
    pub variation: u8,
    pub flags: u16,
}

pub(crate) const NO_FAMILY: u8 = 255;

impl Stats {
    pub const FIRST_STRIKE: u16 = 1;
    pub const RANGED: u16 = 2;
    pub const CLEAVE: u16 = 4;
    pub const REGENERATE: u16 = 8;
    pub const CONCEAL: u16 = 16;
    pub const SCOUT: u16 = 32;
    pub const PARATROOPER: u16 = 64;
    pub const STEALTH: u16 = 128;
    pub const FAR: u16 = 256;

    #[inline]
    pub const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }

    /// R1.5, R1.7, R20.10: the numbers of one copy under these modules.
    fn compile(card: &CardDef, upgraded: bool, modules: Modules, families: &[String]) -> Stats {
        let more = i16::from(upgraded);
        let mut stats = Stats {
            damage: card.damage as i16 + more,
            health: card.health as i16 + more,
            acts: [0, 0b11_1110, 0b01_0100, 0b00_1000, 0b01_0000, 0b10_0000][card.tick as usize],
            terrain: card.terrain.map_or(0, Terrain::mark),
            speed: card.move_speed as u8,
            rarity: card.rarity,
            family: NO_FAMILY,
            ..Stats::default()
        };
        if let (Some(family), Some(variation)) = (&card.family, card.variation)
            && let Some(at) = families.iter().position(|known| known == family)
        {
            stats.family = at as u8;
            stats.variation = 1 << (variation - 1);
        }
        for tag in &card.abilities {
            let Ok((kind, x)) = Kind::parse(tag) else { continue };
            stats.add(kind, x as u8, modules);
        }
        stats
    }

    /// R1.7, R25.17: an ability counts only with its module.
    fn add(&mut self, kind: Kind, x: u8, modules: Modules) {
        use Module::*;
        let (x2, x5) = (modules.has(X2), modules.has(X5));
        match kind {
            Kind::Fury => self.fury = x,
            Kind::Shield => self.shield = x,
            Kind::Buff => self.buff = x,
            Kind::Debuff => self.debuff = x,
            Kind::Inspire if x2 => self.inspire += x,
            Kind::Fortify if x2 => self.fortify += x,
            Kind::Command if x2 => {
                self.inspire += x;
                self.fortify += x;
            }
            Kind::Rally if x2 => self.rally = x,
            Kind::Regen if x2 => self.regen = x,
            Kind::HealAlly if x2 => self.heal_ally = x,
            Kind::Thorns if x2 => self.thorns = x,
            Kind::FirstStrike if x2 => self.flags |= Stats::FIRST_STRIKE,
            Kind::Ranged if x2 => self.flags |= Stats::RANGED,
            Kind::Cleave if x2 => self.flags |= Stats::CLEAVE,
            Kind::Regenerate if x2 => self.flags |= Stats::REGENERATE,
            Kind::ConcealBack if x2 => self.flags |= Stats::CONCEAL,
            Kind::Scout if x5 && modules.has(X3) => self.flags |= Stats::SCOUT,
            Kind::Paratrooper if x5 => self.flags |= Stats::PARATROOPER,
            Kind::StealthPass if x5 => self.flags |= Stats::STEALTH,
            Kind::FarAttack if x5 => self.flags |= Stats::FAR,
            _ => {}
        }
    }
}

/// Everything about a match that is settled at its start and known to all: the rules, the deck
/// lists and every copy's numbers. One shared block, so that the state itself stays small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    pub rules: Ruleset,
    /// The numbers of every instance, by its number.
    pub stats: [Stats; 256],
    /// The id of every instance's definition.
    pub names: [&'static str; 256],
    /// The sets of instances that each side brings.
    pub all: [u128; 2],
    /// R23.1: the instances of each age's deck, or all of them in the first.
    pub ages: [[u128; 3]; 2],
    pub heroes: [Option<u8>; 2],
    /// The names of the families in these decks, in alphabetical order.
    pub families: Vec<String>,
    /// The definitions in each side's deck, with the instances of each.
    pub groups: [Vec<(&'static str, u128)>; 2],
    /// R25.60: the relic's possible rewards.
    pub rewards: [(Stats, &'static str); 12],
    pub lists: [Vec<Vec<Entry>>; 2],
    /// A designer's own cards.
    pub cards: Vec<CardDef>,
    /// The definitions in these decks and of the rewards: id, title, abilities.
    pub titles: Vec<(&'static str, String)>,
    /// Whether some card may be hidden on the board.
    pub veil: bool,
    /// Whether some copy acts in a way that needs the longer tick of X2.
    pub long_ticks: bool,
}

/// How many different facts are kept for good.
const MAX_KEPT: usize = 1024;

static KEPT: Mutex<Vec<&'static Facts>> = Mutex::new(Vec::new());

/// A handle to the facts of a match that every state and view of it holds.
///
/// Copying a counted handle writes to memory that all threads of a simulation share, which costs
/// them more than the match itself. So the facts of the first so many different setups of a
/// program are kept for good (some 12 KiB each), and their handle is a plain reference; whatever
/// comes after that is counted.
#[derive(Clone, Debug)]
pub(crate) enum FactsRef {
    Kept(&'static Facts),
    Counted(Arc<Facts>),
}

impl FactsRef {
    /// Facts that many matches may be started with.
    pub fn keep(facts: Facts) -> FactsRef {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.iter().find(|known| ***known == facts) {
            return FactsRef::Kept(known);
        }
        if kept.len() >= MAX_KEPT {
            return FactsRef::Counted(Arc::new(facts));
        }
        let facts: &'static Facts = Box::leak(Box::new(facts));
        kept.push(facts);
        FactsRef::Kept(facts)
    }

    /// Facts that were read with a position.
    pub fn counted(facts: Facts) -> FactsRef {
        FactsRef::Counted(Arc::new(facts))
    }
}

impl Deref for FactsRef {
    type Target = Facts;

    #[inline]
    fn deref(&self) -> &Facts {
        match self {
            FactsRef::Kept(facts) => facts,
            FactsRef::Counted(facts) => facts,
        }
    }
}

impl PartialEq for FactsRef {
    fn eq(&self, other: &FactsRef) -> bool {
        std::ptr::eq::<Facts>(&raw const **self, &raw const **other) || **self == **other
    }
}

impl Eq for FactsRef {}

impl Facts {
    /// R2.4, R4.1: checks the decks and makes the instances.
    pub fn build(
        rules: Ruleset,
        cards: &[CardDef],
        lists: [Vec<Vec<Entry>>; 2],
        heroes: [Option<u8>; 2],
    ) -> Result<Facts, Refusal> {
        rules.check()?;
        let own;
        let pool = if cards.is_empty() {
            Pool::built_in()
        } else {
            for card in cards {
                card.check().map_err(|(rule, why)| Code::Ruleset.because(rule, why))?;
            }
            own = Pool::built_in().with(cards.iter().cloned());
            &own
        };
        for list in lists.iter().flatten() {
            check_size(list.len(), &rules)?;
        }
        let families = families_of(&lists, pool)?;
        let mut facts = Facts {
            stats: [Stats::default(); 256],
            names: [""; 256],
            all: [0; 2],
            ages: [[0; 3]; 2],
            heroes,
            families,
            groups: Default::default(),
            rewards: [(Stats::default(), ""); 12],
            lists: lists.clone(),
            cards: cards.to_vec(),
            titles: Vec::new(),
            veil: false,
            long_ticks: rules.modules.has(Module::X2),
            rules,
        };
        for (side, ages) in lists.iter().enumerate() {
            for (age, list) in ages.iter().enumerate() {
                facts.enlist(side, age, list, pool)?;
            }
        }
        for (at, id) in REWARDS.iter().enumerate() {
            let card = pool.get(id).ok_or_else(|| Code::UnknownCard.because("R25.60", *id))?;
            let stats = Stats::compile(card, false, facts.rules.modules, &facts.families);
            facts.rewards[at] = (stats, facts.title(card)?);
        }
        facts.veil = facts.rules.modules.has(Module::X5) && facts.rules.modules.has(Module::X3)
            || facts.stats.iter().chain(facts.rewards.iter().map(|(stats, _)| stats)).any(|s| s.has(Stats::CONCEAL));
        Ok(facts)
    }

    /// R1.8, R23.1: makes the instances of one list, and checks X1 and the ages' costs.
    fn enlist(&mut self, side: usize, age: usize, list: &[Entry], pool: &Pool) -> Result<(), Refusal> {
        let modules = self.rules.modules;
        let ages = modules.has(Module::M4);
        let mut copies: Vec<(&str, usize)> = Vec::new();
        for (n, entry) in list.iter().enumerate() {
            let card = pool.get(&entry.id).ok_or_else(|| Code::UnknownCard.because("R2.4", entry.id.clone()))?;
            match copies.iter_mut().find(|(id, _)| *id == entry.id) {
                Some((_, count)) => *count += 1,
                None => copies.push((&entry.id, 1)),
            }
            let instance = if ages { Card::aged(side, age, n) } else { Card::core(side, n) };
            self.all[side] |= instance.bit();
            self.ages[side][age] |= instance.bit();
            self.stats[usize::from(instance.0)] = Stats::compile(card, entry.upgraded, modules, &self.families);
            let name = self.title(card)?;
            self.names[usize::from(instance.0)] = name;
            match self.groups[side].iter_mut().find(|(known, _)| *known == name) {
                Some((_, set)) => *set |= instance.bit(),
                None => self.groups[side].push((name, instance.bit())),
            }
            if ages && card.cost > [2, 4, i32::MAX][age] {
                let what = format!("{} costs {}, too much for age {}", card.id, card.cost, age + 1);
                return Err(Code::AgeCost.because("R23.7", what));
            }
        }
        if modules.has(Module::X1) {
            for (id, count) in copies {
                let limit = pool.get(id).and_then(|card| card.rarity.copies());
                if limit.is_some_and(|limit| count > limit) {
                    return Err(Code::CopyLimit.because("R25.1", format!("{count} copies of {id}")));
                }
            }
        }
        Ok(())
    }

    /// R1.4: the terrains that a base may have: the game's own, and those of a designer's own cards.
    pub fn terrains(&self) -> impl Iterator<Item = Terrain> {
        let mut terrains = Terrain::ALL.to_vec();
        for terrain in self.cards.iter().filter_map(|card| card.terrain) {
            if !terrains.contains(&terrain) {
                terrains.push(terrain);
            }
        }
        terrains.into_iter()
    }

    fn title(&mut self, card: &CardDef) -> Result<&'static str, Refusal> {
        if let Some((id, _)) = self.titles.iter().find(|(id, _)| *id == card.id) {
            return Ok(id);
        }
        let id = intern(&card.id).ok_or_else(|| Code::Ruleset.because("R1.5", "too many card names"))?;
        self.titles.push((id, card.title().to_owned()));
        Ok(id)
    }
}

/// R2.4, R25.2
fn check_size(size: usize, rules: &Ruleset) -> Result<(), Refusal> {
    let fits = if rules.short_decks { (15..=25).contains(&size) } else { size == usize::from(rules.deck_size) };
    if fits {
        return Ok(());
    }
    let wanted = if rules.short_decks { "15 to 25".to_owned() } else { rules.deck_size.to_string() };
    Err(Code::DeckSize.because("R2.4", format!("{size} cards, not {wanted}")))
}

/// The families in these decks, in alphabetical order.
fn families_of(lists: &[Vec<Vec<Entry>>; 2], pool: &Pool) -> Result<Vec<String>, Refusal> {
    let mut families: Vec<String> = Ultimate::all().iter().map(|ultimate| ultimate.family.clone()).collect();
    for entry in lists.iter().flatten().flatten() {
        if let Some(family) = pool.get(&entry.id).and_then(|card| card.family.as_ref())
            && !families.contains(family)
        {
            families.push(family.clone());
        }
    }
    families.sort();
    if families.len() > MAX_FAMILIES {
        return Err(Code::Ruleset.because("R22.2", "more than eight families in one match"));
    }
    Ok(families)
}
