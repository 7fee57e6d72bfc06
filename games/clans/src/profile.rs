//! What outlives a match: wallet, collection, upgrades, shop, deck lists, rating (R20.5 to R20.12,
//! R24.7). A profile is a plain value with a version; keeping it in a file or a table is the
//! caller's business.

use std::collections::BTreeMap;

use parlour_core::{Refusal, Rng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::host::{Score, rating_change};
use crate::ids::{Rarity, Side, Terrain};
use crate::pool::{Deck, Entry, Pool, expand};
use crate::reference::stream;
use crate::refusal::Code;
use crate::simple::below;
use crate::state::Clans;

/// The version that this program writes.
pub const VERSION: u32 = 2;
/// R24.7: where a rating starts.
pub const START_RATING: i32 = 1000;
/// R20.9: what new stock costs.
pub const NEW_STOCK_PRICE: u32 = 50;
/// R20.10: what an upgrade costs.
pub const UPGRADE_PRICE: u32 = 300;
/// R20.11: what a new base terrain costs.
pub const ATTUNE_PRICE: u32 = 200;
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
    /// R24.7
    pub rating: i32,
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
            rating: START_RATING,
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
const MIGRATIONS: [fn(&mut serde_json::Map<String, Value>); VERSION as usize] = [collection_with_upgrades, with_rating];

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

/// Version 1 had no rating and no record of matches.
fn with_rating(profile: &mut serde_json::Map<String, Value>) {
    profile.entry("rating").or_insert_with(|| START_RATING.into());
    profile.entry("record").or_insert_with(|| serde_json::json!([0, 0, 0]));
}

impl Profile {
    /// Reads a profile of this or any earlier version.
    ///
    /// # Errors
    /// It is not a profile, or one of a later version.
    pub fn parse(text: &str) -> Result<Profile, ProfileError> {
        let mut value: Value = serde_json::from_str(text)?;
        let version = value.get("version").and_then(Value::as_u64).unwrap_or(0);
        if version > u64::from(VERSION) {
            return Err(ProfileError::Version(version));
        }
        if let Value::Object(profile) = &mut value {
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

    /// The profile of a new player, who owns the cards of the Terrain Starter and has it as a deck.
    pub fn starter() -> Profile {
        let mut profile = Profile::default();
        if let Some(deck) = Deck::named("D1") {
            for entry in expand(&deck.cards).unwrap_or_default() {
                profile.collection.entry(entry.id).or_default().copies += 1;
            }
            profile.decks.insert("starter".to_owned(), deck.clone());
        }
        profile
    }

    /// The profile as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// R20.5: takes what a finished match brings; a side that conceded or forfeited gets nothing.
    pub fn carry_over(&mut self, game: &Clans, side: Side, conceded: bool) {
        if !conceded {
            self.wallet += game.carry_over(side).max(0) as u32;
        }
    }

    /// R24.7: takes the result of a rated match.
    pub fn rate(&mut self, other: i32, score: Score) {
        self.rating += rating_change(self.rating, other, score);
        self.record[score as usize] += 1;
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
    pub fn buy(&mut self, offer: usize) -> Result<(), Refusal> {
        let offers = self.shop.as_ref().map(|shop| shop.offers.as_slice());
        let wanted = offers.and_then(|offers| offers.get(offer)).ok_or_else(|| Code::Shop.by("R20.8"))?;
        if wanted.sold {
            return Err(Code::Shop.by("R20.9"));
        }
        let (card, price) = (wanted.card.clone(), wanted.price);
        self.pay(price)?;
        if let Some(shop) = &mut self.shop {
            shop.offers[offer].sold = true;
        }
        self.collection.entry(card).or_default().copies += 1;
        Ok(())
    }

    /// R20.9: pays for new stock, once a visit.
    ///
    /// # Errors
    /// `E_SHOP` outside the shop or the second time, `E_GOLD` without the gold.
    pub fn renew_stock(&mut self, pool: &Pool) -> Result<(), Refusal> {
        if self.shop.as_ref().is_none_or(|shop| shop.renewed) {
            return Err(Code::Shop.by("R20.9"));
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
        if self.collection.get(card).is_none_or(|owned| owned.upgraded >= owned.copies) {
            return Err(Code::Shop.by("R20.10"));
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
    /// `E_GOLD` without the gold.
    pub fn attune(&mut self, terrain: Terrain) -> Result<(), Refusal> {
        self.pay(ATTUNE_PRICE)?;
        self.terrain = Some(terrain);
        Ok(())
    }

    /// Saves a deck that is made of owned cards.
    ///
    /// # Errors
    /// `E_UNKNOWN_CARD` for a card that is not owned often enough, or not upgraded often enough.
    pub fn save_deck(&mut self, name: &str, deck: Deck) -> Result<(), Refusal> {
        for list in std::iter::once(&deck.cards).chain(&deck.ages) {
            let list = expand(list).map_err(|why| Code::DeckSize.because("R2.4", why))?;
            for entry in &list {
                let owned = self.collection.get(&entry.id).copied().unwrap_or_default();
                let used = |wanted: &dyn Fn(&&Entry) -> bool| list.iter().filter(wanted).count() as u32;
                let all = used(&|other| other.id == entry.id);
                let upgraded = used(&|other| other.id == entry.id && other.upgraded);
                if all > owned.copies || upgraded > owned.upgraded {
                    return Err(Code::UnknownCard.because("R2.4", format!("not enough copies of {entry} are owned")));
                }
            }
        }
        self.decks.insert(name.to_owned(), deck);
        Ok(())
    }
}
