//! Land of Clans & Wanderers: wallet, collection, shop and decks by chapter 20 of its rules, the
//! rating by R24.7. The rules themselves are in the game's own `profile`.

use std::collections::BTreeMap;

use parlour_clans::host;
use parlour_clans::profile::{
    ATTUNE_PRICE, NEW_STOCK_PRICE, Owned, Profile as Kept, START_RATING, Shop, UPGRADE_PRICE,
};
use parlour_clans::{Clans, Deck, DeckChoice, Hero, Module, Pool, Ruleset, Setup, Side, Terrain, expand};
use parlour_core::{AnyError, AnyMatch, Deed, Game, Match, MatchError, Refusal};
use parlour_protocol::{
    ClansCard, ClansDeck, ClansGoods, ClansHero, ClansKept, ClansOffer, ClansOrder, ClansOwned, ClansShop,
    ClansTerrain, Code, Fault, Profile,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Keeper, Score, Worth};
use crate::convert::{self, cut};

/// The decks whose cards everybody owns from the first: without them there would be nothing to
/// build with, and nothing to win gold with.
const STARTERS: [&str; 3] = ["D1", "D2", "D3"];

/// The most saved decks.
const DECKS: usize = 64;

/// The most lines, and the most cards, of one list of a saved deck.
const LINES: usize = 64;
const CARDS: usize = 100;

/// See the module.
pub struct ClansKeeper;

/// A deck that was brought, and the base terrain of whoever brought it.
#[derive(Serialize, Deserialize)]
struct Brought {
    deck: Deck,
    terrain: Option<Terrain>,
}

/// What a match was worth: by side what is carried over (R20.5), none for one that conceded; and
/// whether there is a shop afterwards.
#[derive(Default, Serialize, Deserialize)]
struct Earned {
    gold: [u32; 2],
    shop: bool,
}

fn read(kept: &Value) -> Result<Kept, Fault> {
    let text = kept.to_string();
    let read = if kept.as_object().is_some_and(serde_json::Map::is_empty) { Ok(starter()) } else { Kept::parse(&text) };
    read.map_err(|error| {
        tracing::error!(%error, "a profile of Clans does not read back");
        Fault::new(Code::ServerFault, "the profile could not be read")
    })
}

fn write(kept: &Kept) -> Value {
    serde_json::to_value(kept).expect("a profile is plain data")
}

/// What everybody starts with.
fn starter() -> Kept {
    let mut kept = Kept::default();
    let decks: Vec<&Deck> = STARTERS.iter().filter_map(|id| Deck::named(id)).collect();
    for deck in &decks {
        let mut copies: BTreeMap<String, u32> = BTreeMap::new();
        for entry in expand(&deck.cards).unwrap_or_default() {
            *copies.entry(entry.id).or_default() += 1;
        }
        for (card, count) in copies {
            let owned = kept.collection.entry(card).or_insert(Owned { copies: 0, upgraded: 0 });
            owned.copies = owned.copies.max(count);
        }
    }
    for deck in decks {
        kept.decks.insert(deck.name.clone(), deck.clone());
    }
    kept
}

fn refused(refusal: Refusal) -> Fault {
    convert::fault(&AnyError::Match(MatchError::Refused(refusal)), &Clans::INFO)
}

fn shape(what: impl Into<String>) -> Fault {
    Fault::new(Code::InputShape, what)
}

/// The wire's form of what the game writes the same way, and back.
fn same<T: Serialize, U: serde::de::DeserializeOwned>(value: &T) -> Result<U, Fault> {
    let value = serde_json::to_value(value).map_err(|error| shape(cut(&error.to_string(), 200)))?;
    serde_json::from_value(value).map_err(|error| shape(cut(&error.to_string(), 200)))
}

fn terrain(terrain: Terrain) -> ClansTerrain {
    match terrain {
        Terrain::Woods => ClansTerrain::Woods,
        Terrain::Lake => ClansTerrain::Lake,
        Terrain::Desert => ClansTerrain::Desert,
        Terrain::Marsh => ClansTerrain::Marsh,
    }
}

fn deck(deck: &Deck) -> ClansDeck {
    ClansDeck {
        id: deck.id.clone(),
        name: deck.name.clone(),
        terrain: deck.terrain.map(terrain),
        hero: deck.hero.clone(),
        cards: deck.cards.clone(),
        ages: deck.ages.clone(),
    }
}

fn shop(shop: &Shop) -> ClansShop {
    let offers = shop.offers.iter();
    let offers = offers.map(|offer| ClansOffer { card: offer.card.clone(), price: offer.price, sold: offer.sold });
    ClansShop { offers: offers.collect(), renewed: shop.renewed }
}

/// Reads a deck that somebody sent, and bounds it before the rules count its cards.
fn sent_deck(sent: &ClansDeck) -> Result<Deck, Fault> {
    let deck: Deck = same(sent)?;
    let long = |list: &Vec<String>| {
        list.len() > LINES
            || list.iter().any(|line| line.len() > 80)
            || expand(list).is_ok_and(|cards| cards.len() > CARDS)
    };
    if deck.ages.len() > 3 || long(&deck.cards) || deck.ages.iter().any(long) {
        return Err(Fault::new(Code::InputSize, format!("a list has at most {LINES} lines and {CARDS} cards")));
    }
    if [&deck.id, &deck.name].iter().any(|text| text.chars().count() > 64) {
        return Err(Fault::new(Code::InputSize, "a deck's name has at most 64 characters"));
    }
    if let Some(hero) = deck.hero.as_ref().filter(|hero| Hero::find(hero).is_none()) {
        return Err(shape(format!("there is no hero {}", cut(hero, 40))));
    }
    Ok(deck)
}

impl Keeper for ClansKeeper {
    fn first(&self) -> Value {
        write(&starter())
    }

    fn first_rating(&self) -> i32 {
        START_RATING
    }

    fn fewest_decisions(&self) -> u32 {
        5
    }

    /// R24.7
    fn rating_change(&self, own: i32, other: i32, score: Score) -> f64 {
        let score = match score {
            Score::Won => host::Score::Win,
            Score::Drawn => host::Score::Draw,
            Score::Lost => host::Score::Loss,
        };
        f64::from(host::rating_change(own, other, score))
    }

    /// Everything but the generator of the shop, which would tell what new stock brings.
    fn shown(&self, kept: &Value) -> Value {
        let Ok(kept) = read(kept) else { return json!({}) };
        let owned = |owned: Owned| ClansOwned { copies: owned.copies, upgraded: owned.upgraded };
        let shown = ClansKept {
            wallet: kept.wallet,
            terrain: kept.terrain.map(terrain),
            collection: kept.collection.into_iter().map(|(card, copies)| (card, owned(copies))).collect(),
            decks: kept.decks.iter().map(|(name, saved)| (name.clone(), deck(saved))).collect(),
            shop: kept.shop.as_ref().map(shop),
        };
        serde_json::to_value(shown).expect("it is plain data")
    }

    fn goods(&self) -> Option<Value> {
        let card = |card: &parlour_clans::CardDef| ClansCard {
            id: card.id.clone(),
            name: card.title().to_owned(),
            damage: card.damage,
            health: card.health,
            tick: card.tick,
            terrain: card.terrain.map(terrain),
            rarity: format!("{:?}", card.rarity),
            price: card.rarity.price(),
            cost: card.cost,
            move_speed: card.move_speed,
            abilities: card.abilities.clone(),
            family: card.family.clone(),
            limit: card.rarity.copies().map(|copies| copies as u32),
        };
        let hero = |hero: &Hero| ClansHero {
            id: hero.id.clone(),
            name: hero.name.clone(),
            terrains: hero.terrains.iter().copied().map(terrain).collect(),
            uses: hero.uses,
        };
        let goods = ClansGoods {
            cards: Pool::built_in().cards().iter().map(card).collect(),
            heroes: Hero::all().iter().map(hero).collect(),
            decks: Deck::built_in().iter().map(deck).collect(),
            renew_price: NEW_STOCK_PRICE,
            upgrade_price: UPGRADE_PRICE,
            attune_price: ATTUNE_PRICE,
        };
        Some(serde_json::to_value(goods).expect("it is plain data"))
    }

    fn order(&self, kept: &mut Value, order: &Value) -> Result<(), Fault> {
        let order = ClansOrder::deserialize(order).map_err(|error| shape(cut(&error.to_string(), 200)))?;
        let mut changed = read(kept)?;
        match order {
            ClansOrder::Buy { offer } => changed.buy(offer as usize).map_err(refused)?,
            ClansOrder::Renew => changed.renew_stock(Pool::built_in()).map_err(refused)?,
            ClansOrder::Leave => changed.leave(),
            ClansOrder::Upgrade { card } => changed.upgrade(&card).map_err(refused)?,
            ClansOrder::Attune { terrain } => changed.attune(same(&terrain)?).map_err(refused)?,
            ClansOrder::SaveDeck { name, deck } => {
                let name = name.trim();
                if !(1..=32).contains(&name.chars().count()) || name.chars().any(char::is_control) {
                    return Err(shape("a deck's name has 1 to 32 characters"));
                }
                if changed.decks.len() >= DECKS && !changed.decks.contains_key(name) {
                    return Err(Fault::new(Code::InputSize, format!("at most {DECKS} decks can be saved")));
                }
                changed.save_deck(name, sent_deck(&deck)?).map_err(refused)?;
            }
            ClansOrder::DropDeck { name } => {
                let gone = changed.decks.remove(name.trim());
                gone.ok_or_else(|| Fault::new(Code::ActionNothing, "there is no deck of this name"))?;
            }
        }
        *kept = write(&changed);
        Ok(())
    }

    fn bring(&self, kept: &Value, name: &str) -> Result<Value, Fault> {
        let kept = read(kept)?;
        let missing = || Fault::new(Code::TableSetup, "there is no deck of this name in your profile");
        let deck = kept.decks.get(name.trim()).cloned().ok_or_else(missing)?;
        Ok(serde_json::to_value(Brought { deck, terrain: kept.terrain }).expect("it is plain data"))
    }

    fn fit(&self, brought: &Value, seat: u8, setup: &mut Value) -> Result<(), Fault> {
        let wrong = |error: serde_json::Error| shape(cut(&error.to_string(), 200));
        let Brought { deck, terrain } = Brought::deserialize(brought).map_err(wrong)?;
        let mut chosen = if setup.is_null() { Setup::default() } else { Setup::deserialize(&*setup).map_err(wrong)? };
        let heroes = chosen.rules().map_err(refused)?.modules.has(Module::M2);
        let hero_wanted = if seat == 0 { &chosen.hero_a } else { &chosen.hero_b };
        let hero = heroes
            && match hero_wanted.as_str() {
                "none" => false,
                "deck" => deck.hero.is_some(),
                _ => true,
            };
        // R20.11: the base terrain of the account counts without a hero.
        let word = terrain.filter(|_| !hero).map(|terrain| terrain.name().to_owned());
        if seat == 0 {
            chosen.deck_a = DeckChoice::Full(deck);
            chosen.terrain_a = word.unwrap_or(chosen.terrain_a);
        } else {
            chosen.deck_b = DeckChoice::Full(deck);
            chosen.terrain_b = word.unwrap_or(chosen.terrain_b);
        }
        *setup = serde_json::to_value(chosen).expect("a setup is plain data");
        Ok(())
    }

    /// R20.5. Gold of a table with other prices or a designer's own cards is not carried over: it
    /// would be worth whatever its host likes.
    fn earned(&self, played: &dyn AnyMatch) -> Value {
        let Some(typed) = played.as_any().downcast_ref::<Match<Clans>>() else { return Value::Null };
        let rules = typed.state().rules();
        let own_cards = !typed.header().setup.cards.is_empty();
        if !rules.modules.has(Module::M1) || rules.lane_win_gold != Ruleset::default().lane_win_gold || own_cards {
            return Value::Null;
        }
        let last = played.line().last().and_then(|number| played.deed(*number));
        let conceded = match last {
            Some(Deed::Resign { seat } | Deed::Flag { seat }) => Some(seat.index()),
            _ => None,
        };
        let gold = |side: Side| {
            let carried = typed.state().carry_over(side).max(0) as u32;
            if conceded == Some(side.index()) { 0 } else { carried }
        };
        let earned = Earned { gold: [gold(Side::A), gold(Side::B)], shop: true };
        serde_json::to_value(earned).expect("it is plain data")
    }

    fn settle(&self, profile: &mut Profile, worth: Option<Worth<'_>>) {
        let Ok(mut kept) = read(&profile.kept) else { return };
        kept.rating = profile.rating;
        kept.record = [profile.won, profile.drawn, profile.played - profile.won - profile.drawn];
        if let Some(worth) = worth
            && let Ok(earned) = Earned::deserialize(worth.earned)
            && earned.shop
        {
            let side = Side::of(usize::from(worth.seat));
            kept.wallet = kept.wallet.saturating_add(earned.gold[side.index()]);
            // R20.7: the shop is open to a side after its match.
            kept.visit(Shop::open(Pool::built_in(), worth.seed, side));
        }
        profile.kept = write(&kept);
    }
}
