//! What outlives a match: wallet, collection, upgrades, shop, deck lists (R20.5 to R20.12). A profile
//! is a plain value with a version; keeping it in a file or a table is the caller's business.

use std::collections::BTreeMap;

use parlour_core::{Refusal, Rng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::ids::{Rarity, Side, Terrain};
use crate::pool::{Deck, Entry, Hero, Pool, expand};
use crate::reference::stream;
use crate::refusal::Code;
use crate::simple::below;

/// The version that this program writes.
pub const VERSION: u32 = 3;
/// R20.9: what new stock costs.
pub const NEW_STOCK_PRICE: u32 = 50;
/// R20.10: what an upgrade costs.
pub const UPGRADE_PRICE: u32 = 300;
/// R20.11: what a new base terrain costs.
pub const ATTUNE_PRICE: u32 = 200;
/// The decks that everybody has from the first.
const STARTERS: [&str; 3] = ["D1", "D2", "D3"];
/// The most saved decks.
const DECKS: usize = 64;
/// The most lines, and the most cards, of one list of a saved deck.
const LINES: usize = 64;
const CARDS: usize = 100;
/// The longest line of a list, and the longest name.
const LETTERS: usize = 80;
/// R3.5: the streams of the two shops.
pub const SHOP_STREAMS: [u8; 2] = [30, 31];

/// Copies of one card that a player owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// All copies.
    pub copies: u32,
    /// How many of them are upgraded.
    #[serde(default)]
    pub upgraded: u32,
}

/// R20.7: the shop of one visit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shop {
    /// The six offers.
    pub offers: Vec<Offer>,
    /// R20.9: whether new stock was bought already.
    pub renewed: bool,
    rng: Rng,
}

/// One offer of a shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The card.
    pub card: String,
    /// R20.8: its price.
    pub price: u32,
    /// Whether it was bought.
    pub sold: bool,
}

/// R20.7: what the offers are, in order.
const STOCK: [Rarity; 6] = [Rarity::Common, Rarity::Common, Rarity::Common, Rarity::Rare, Rarity::Rare, Rarity::Epic];

impl Shop {
    /// R20.7: opens a shop on the stream of a side for the seed of its match. In play that is not
    /// compared with other programs, any generator will do: see [`Shop::with`].
    pub fn open(pool: &Pool, seed: u64, side: Side) -> Shop {
        Shop::with(pool, stream(seed, SHOP_STREAMS[side.index()]))
    }

    /// R20.7: opens a shop on a generator.
    pub fn with(pool: &Pool, mut rng: Rng) -> Shop {
        let offers = stock(pool, &mut rng);
        Shop { offers, renewed: false, rng }
    }
}

/// R20.7: rolls six offers; a card is offered once.
fn stock(pool: &Pool, rng: &mut Rng) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::with_capacity(STOCK.len());
    for rarity in STOCK {
        let rarity = if rarity == Rarity::Epic && below(rng, 10) == 0 { Rarity::Legendary } else { rarity };
        let list: Vec<&str> =
            pool.cards().iter().filter(|card| card.rarity == rarity).map(|card| card.id.as_str()).collect();
        if list.is_empty() {
            continue;
        }
        let first = below(rng, list.len() as u64) as usize;
        let free = (0..list.len())
            .map(|step| list[(first + step) % list.len()])
            .find(|id| offers.iter().all(|offer| offer.card != *id));
        if let Some(card) = free {
            offers.push(Offer { card: card.to_owned(), price: rarity.price(), sold: false });
        }
    }
    offers
}

/// Everything a player keeps between matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The version of this form.
    pub version: u32,
    /// Gold.
    pub wallet: u32,
    /// R20.11: the base terrain when playing without a hero.
    pub terrain: Option<Terrain>,
    /// The cards owned.
    pub collection: BTreeMap<String, Owned>,
    /// Saved decks by name.
    pub decks: BTreeMap<String, Deck>,
    /// The shop, while a visit lasts.
    pub shop: Option<Shop>,
    /// Matches won, drawn, lost.
    pub record: [u32; 3],
}

impl Default for Profile {
    fn default() -> Self {
        Profile {
            version: VERSION,
            wallet: 0,
            terrain: None,
            collection: BTreeMap::new(),
            decks: BTreeMap::new(),
            shop: None,
            record: [0; 3],
        }
    }
}

/// Why a profile cannot be read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ProfileError {
    /// It is not a profile.
    #[error("not a readable profile: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was written by a later program.
    #[error("profile version {0}, this program reads up to version {VERSION}")]
    Version(u64),
}

/// How an older profile becomes one of the next version; the first entry takes version 0 to 1.
const MIGRATIONS: [fn(&mut serde_json::Map<String, Value>); VERSION as usize] =
    [collection_with_upgrades, with_record, without_rating];

/// Version 0 had no version number and a collection of plain counts.
fn collection_with_upgrades(profile: &mut serde_json::Map<String, Value>) {
    if let Some(Value::Object(collection)) = profile.get_mut("collection") {
        for owned in collection.values_mut() {
            if owned.is_u64() {
                *owned = serde_json::json!({"copies": owned.clone(), "upgraded": 0});
            }
        }
    }
}

/// Version 1 had no record of matches.
fn with_record(profile: &mut serde_json::Map<String, Value>) {
    profile.entry("record").or_insert_with(|| serde_json::json!([0, 0, 0]));
}

/// Version 2 had a copy of the rating, which is the host's to keep, as for every game.
fn without_rating(profile: &mut serde_json::Map<String, Value>) {
    profile.remove("rating");
}

impl Profile {
    /// Reads a profile of this or any earlier version. An empty one is that of a new player.
    ///
    /// # Errors
    /// It is not a profile, or one of a later version.
    pub fn parse(mut value: Value) -> Result<Profile, ProfileError> {
        let version = value.get("version").and_then(Value::as_u64).unwrap_or(0);
        if version > u64::from(VERSION) {
            return Err(ProfileError::Version(version));
        }
        if let Value::Object(profile) = &mut value {
            if profile.is_empty() {
                return Ok(Profile::starter());
            }
            for migrate in &MIGRATIONS[version as usize..] {
                migrate(profile);
            }
            profile.insert("version".into(), VERSION.into());
            for (key, usual) in [("terrain", Value::Null), ("shop", Value::Null)] {
                profile.entry(key).or_insert(usual);
            }
            for key in ["collection", "decks"] {
                profile.entry(key).or_insert_with(|| serde_json::json!({}));
            }
            profile.entry("wallet").or_insert_with(|| 0.into());
        }
        Ok(serde_json::from_value(value)?)
    }

    /// The profile of a new player, who has the first decks of the game and owns their cards: without
    /// them there would be nothing to build with, and nothing to win gold with.
    pub fn starter() -> Profile {
        let mut profile = Profile::default();
        for deck in STARTERS.iter().filter_map(|id| Deck::named(id)) {
            let mut copies: BTreeMap<String, u32> = BTreeMap::new();
            for entry in expand(&deck.cards).unwrap_or_default() {
                *copies.entry(entry.id).or_default() += 1;
            }
            for (card, count) in copies {
                let owned = profile.collection.entry(card).or_default();
                owned.copies = owned.copies.max(count);
            }
            profile.decks.insert(deck.name.clone(), deck.clone());
        }
        profile
    }

    /// R20.12: spends gold.
    fn pay(&mut self, price: u32) -> Result<(), Refusal> {
        match self.wallet.checked_sub(price) {
            Some(left) => {
                self.wallet = left;
                Ok(())
            }
            None => Err(Code::Gold.by("R20.12")),
        }
    }

    /// R20.7: begins a visit to the shop.
    pub fn visit(&mut self, shop: Shop) {
        self.shop = Some(shop);
    }

    /// Ends the visit.
    pub fn leave(&mut self) {
        self.shop = None;
    }

    /// R20.8: buys an offer, counted from 0.
    ///
    /// # Errors
    /// `E_SHOP` without such an offer or for one that is sold, `E_GOLD` without the gold.
    pub fn buy(&mut self, offer: usize) -> Result<Offer, Refusal> {
        let shop = self.shop.as_ref().ok_or(Code::Shop.at("R20.8", "closed"))?;
        let wanted = shop.offers.get(offer).ok_or(Code::Shop.at("R20.8", "offer"))?;
        if wanted.sold {
            return Err(Code::Shop.at("R20.9", "sold").into());
        }
        let bought = wanted.clone();
        self.pay(bought.price)?;
        if let Some(shop) = &mut self.shop {
            shop.offers[offer].sold = true;
        }
        self.collection.entry(bought.card.clone()).or_default().copies += 1;
        Ok(bought)
    }

    /// R20.9: pays for new stock, once a visit.
    ///
    /// # Errors
    /// `E_SHOP` outside the shop or the second time, `E_GOLD` without the gold.
    pub fn renew_stock(&mut self, pool: &Pool) -> Result<(), Refusal> {
        match &self.shop {
            None => return Err(Code::Shop.at("R20.9", "closed").into()),
            Some(shop) if shop.renewed => return Err(Code::Shop.at("R20.9", "renewed").into()),
            Some(_) => {}
        }
        self.pay(NEW_STOCK_PRICE)?;
        if let Some(shop) = &mut self.shop {
            shop.offers = stock(pool, &mut shop.rng);
            shop.renewed = true;
        }
        Ok(())
    }

    /// R20.10: upgrades one copy of a card.
    ///
    /// # Errors
    /// `E_SHOP` without a copy that can be upgraded, `E_GOLD` without the gold.
    pub fn upgrade(&mut self, card: &str) -> Result<(), Refusal> {
        match self.collection.get(card) {
            None => return Err(Code::Shop.at("R20.10", "unowned").into()),
            Some(owned) if owned.upgraded >= owned.copies => return Err(Code::Shop.at("R20.10", "upgraded").into()),
            Some(_) => {}
        }
        self.pay(UPGRADE_PRICE)?;
        if let Some(owned) = self.collection.get_mut(card) {
            owned.upgraded += 1;
        }
        Ok(())
    }

    /// R20.11: changes the base terrain.
    ///
    /// # Errors
    /// `E_SHOP` for a terrain that is not the game's own, `E_GOLD` without the gold.
    pub fn attune(&mut self, terrain: Terrain) -> Result<(), Refusal> {
        if !terrain.is_own() {
            return Err(Code::Shop.at("R20.11", "terrain").into());
        }
        self.pay(ATTUNE_PRICE)?;
        self.terrain = Some(terrain);
        Ok(())
    }

    /// Saves a deck that is made of owned cards. It need not be complete: whether it fits is asked
    /// when it is brought to a match.
    ///
    /// # Errors
    /// `E_DECK_SIZE` for a deck that is out of all measure, `E_UNKNOWN_CARD` for a card that is not
    /// owned often enough, or not upgraded often enough.
    pub fn save_deck(&mut self, name: &str, deck: Deck) -> Result<(), Refusal> {
        let more = self.decks.len() >= DECKS && !self.decks.contains_key(name);
        if more {
            return Err(Code::DeckSize.saying("R2.4", "decks", [("most", DECKS.into())]));
        }
        if deck.ages.len() > 3 || [name, &deck.id, &deck.name].iter().any(|text| text.len() > LETTERS) {
            return Err(Code::DeckSize.saying("R2.4", "form", [("letters", LETTERS.into())]));
        }
        if let Some(hero) = deck.hero.as_ref().filter(|hero| Hero::find(hero).is_none()) {
            return Err(Code::Ruleset.saying("R21.1", "hero", [("hero", hero.clone().into())]));
        }
        for list in std::iter::once(&deck.cards).chain(&deck.ages) {
            self.check_owned(list)?;
        }
        self.decks.insert(name.to_owned(), deck);
        Ok(())
    }

    fn check_owned(&self, lines: &[String]) -> Result<(), Refusal> {
        let long = || Code::DeckSize.saying("R2.4", "long", [("lines", LINES.into()), ("cards", CARDS.into())]);
        if lines.len() > LINES || lines.iter().any(|line| line.len() > LETTERS) {
            return Err(long());
        }
        let mut list = Vec::new();
        for line in lines {
            let bad = |_| Code::DeckSize.saying("R2.4", "line", [("line", line.clone().into())]);
            list.extend(expand(std::slice::from_ref(line)).map_err(bad)?);
        }
        if list.len() > CARDS {
            return Err(long());
        }
        for entry in &list {
            let owned = self.collection.get(&entry.id).copied().unwrap_or_default();
            let used = |wanted: &dyn Fn(&&Entry) -> bool| list.iter().filter(wanted).count() as u32;
            let all = used(&|other| other.id == entry.id);
            let upgraded = used(&|other| other.id == entry.id && other.upgraded);
            if all > owned.copies || upgraded > owned.upgraded {
                return Err(Code::UnknownCard.saying("R2.4", "owned", [("card", entry.to_string().into())]));
            }
        }
        Ok(())
    }
}
