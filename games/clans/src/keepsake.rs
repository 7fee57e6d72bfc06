//! The profile as a thing that any host can keep without knowing what is in it (R20.5 to R20.12).

use parlour_core::{Brought, Deed, Finished, KeepError, Keepsake, Match, Refusal, Score, Seat, Text};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::ids::{Side, Terrain};
use crate::pool::{CardDef, Deck, Hero, Pool, expand};
use crate::profile::{ATTUNE_PRICE, NEW_STOCK_PRICE, Profile, Shop, UPGRADE_PRICE};
use crate::setup::{DeckChoice, Module, Ruleset, Setup};
use crate::state::Clans;

/// The longest name of a saved deck, in characters.
const NAME: usize = 32;

/// What can be done with a profile between matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// R20.8: buy an offer of the shop, counted from 0.
    Buy {
        /// Its place.
        offer: u32,
    },
    /// R20.9: pay for new stock, once a visit.
    Renew,
    /// Leave the shop; the next match with gold opens another.
    Leave,
    /// R20.10: upgrade one copy of a card.
    Upgrade {
        /// The card's id.
        card: String,
    },
    /// R20.11: change the base terrain.
    Attune {
        /// To which.
        terrain: Terrain,
    },
    /// Save a deck of owned cards under a name; one of that name is replaced.
    SaveDeck {
        /// The name.
        name: String,
        /// The deck.
        deck: Deck,
    },
    /// Throw a saved deck away. The cards stay.
    DropDeck {
        /// Its name.
        name: String,
    },
}

/// What a player takes along to a match: a saved deck, and the base terrain of the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luggage {
    deck: Option<Deck>,
    terrain: Option<Terrain>,
}

/// R20.5: what a match was worth: by side what is carried over, and whether there is a shop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    gold: [u32; 2],
    shop: bool,
}

impl Keepsake for Profile {
    type Game = Clans;
    type Order = Order;
    type Brought = Luggage;
    type Worth = Option<Earned>;

    const DEEDS: &'static [(&'static str, &'static str)] = &[
        ("buy NUMBER", "keep.help.buy"),
        ("renew", "keep.help.renew"),
        ("leave", "keep.help.leave"),
        ("upgrade CARD", "keep.help.upgrade"),
        ("attune TERRAIN", "keep.help.attune"),
        ("deck NAME FILE", "keep.help.deck"),
        ("drop NAME", "keep.help.drop"),
    ];

    fn fresh() -> Self {
        Profile::starter()
    }

    fn read(kept: Value) -> Result<Self, String> {
        Profile::parse(kept).map_err(|error| error.to_string())
    }

    fn tell(&self) -> Vec<Text> {
        let [won, drawn, lost] = self.record;
        let wallet = Text::new("keep.wallet").with("gold", self.wallet);
        let mut lines = vec![wallet.with("won", won).with("drawn", drawn).with("lost", lost)];
        lines.extend(self.terrain.map(|terrain| terrain_text("keep.terrain", terrain)));
        let owned = self.collection.iter().map(|(card, owned)| {
            let key = if owned.upgraded > 0 { "keep.owned.upgraded" } else { "keep.owned" };
            Text::new(key).with("copies", owned.copies).with("card", card.clone()).with("upgraded", owned.upgraded)
        });
        lines.push(Text::new("keep.collection").with("cards", owned.collect::<Vec<_>>()));
        lines.extend(self.decks.iter().map(|(name, deck)| deck_line(name, deck)));
        if self.decks.is_empty() {
            lines.push("keep.no_decks".into());
        }
        match &self.shop {
            None => lines.push("keep.shop.closed".into()),
            Some(shop) => lines.extend(shop_lines(shop)),
        }
        lines
    }

    /// Everything but the generator of the shop, which would tell what new stock brings.
    fn shown(&self) -> Value {
        let mut shown = serde_json::to_value(self).expect("a profile is plain data");
        if let Some(Value::Object(shop)) = shown.get_mut("shop") {
            shop.remove("rng");
        }
        shown
    }

    fn goods() -> Value {
        let card = |card: &CardDef| {
            let mut shown = serde_json::to_value(card).expect("a card is plain data");
            shown["name"] = card.title().into();
            shown["abilities"] = card.abilities.clone().into();
            shown["price"] = card.rarity.price().into();
            shown["limit"] = card.rarity.copies().into();
            shown
        };
        json!({
            "cards": Pool::built_in().cards().iter().map(card).collect::<Vec<_>>(),
            "heroes": Hero::all(),
            "decks": Deck::built_in(),
            "renew_price": NEW_STOCK_PRICE,
            "upgrade_price": UPGRADE_PRICE,
            "attune_price": ATTUNE_PRICE,
        })
    }

    fn typed(words: &[&str], files: &dyn Fn(&str) -> Result<String, String>) -> Result<Order, KeepError> {
        let unknown = || wrong(Text::new("keep.unknown").with("typed", words.join(" ")));
        let bad = |why: String| wrong(Text::new("keep.file").with("why", why));
        Ok(match words {
            ["buy", number] => {
                let number: u32 = number.parse().map_err(|_| unknown())?;
                Order::Buy { offer: number.checked_sub(1).ok_or_else(unknown)? }
            }
            ["renew"] => Order::Renew,
            ["leave"] => Order::Leave,
            ["upgrade", card] => Order::Upgrade { card: (*card).to_owned() },
            ["attune", terrain] => Order::Attune { terrain: Terrain::parse(terrain).ok_or_else(unknown)? },
            ["deck", name, file] => {
                let text = files(file).map_err(bad)?;
                let deck = Deck::parse(&text, Pool::built_in()).map_err(|error| bad(format!("{file}: {error}")))?;
                Order::SaveDeck { name: (*name).to_owned(), deck }
            }
            ["drop", name] => Order::DropDeck { name: (*name).to_owned() },
            _ => return Err(unknown()),
        })
    }

    fn order(&mut self, order: Order) -> Result<Text, KeepError> {
        Ok(match order {
            Order::Buy { offer } => {
                let bought = self.buy(offer as usize)?;
                Text::new("keep.done.buy").with("card", bought.card).with("price", bought.price)
            }
            Order::Renew => {
                self.renew_stock(Pool::built_in())?;
                "keep.done.renew".into()
            }
            Order::Leave => {
                self.leave();
                "keep.done.leave".into()
            }
            Order::Upgrade { card } => {
                self.upgrade(&card)?;
                Text::new("keep.done.upgrade").with("card", card)
            }
            Order::Attune { terrain } => {
                self.attune(terrain)?;
                terrain_text("keep.done.attune", terrain)
            }
            Order::SaveDeck { name, deck } => {
                let name = name.trim().to_owned();
                if !(1..=NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
                    return Err(wrong(Text::new("keep.name").with("most", NAME)));
                }
                self.save_deck(&name, deck)?;
                Text::new("keep.done.deck").with("name", name)
            }
            Order::DropDeck { name } => {
                self.decks.remove(name.trim()).ok_or_else(|| no_deck(&name))?;
                Text::new("keep.done.drop").with("name", name)
            }
        })
    }

    fn choices(&self) -> Vec<Brought> {
        let brought = |(name, deck): (&String, &Deck)| Brought {
            options: &["deck_a", "deck_b"],
            name: name.clone(),
            value: serde_json::to_value(DeckChoice::Full(deck.clone())).expect("a deck is plain data"),
        };
        self.decks.iter().map(brought).collect()
    }

    fn bring(&self, name: Option<&str>) -> Result<Luggage, KeepError> {
        let found = |name: &str| self.decks.get(name.trim()).cloned().ok_or_else(|| no_deck(name));
        Ok(Luggage { deck: name.map(found).transpose()?, terrain: self.terrain })
    }

    /// R20.11: the base terrain of the account counts without a hero, where the setup leaves it open.
    fn equip(Luggage { deck, terrain }: Luggage, seat: Seat, setup: &mut Setup) -> Result<(), Refusal> {
        let side = seat.index();
        if let Some(deck) = deck {
            *[&mut setup.deck_a, &mut setup.deck_b][side] = DeckChoice::Full(deck);
        }
        let hero = setup.has_hero(side)?;
        let word = [&mut setup.terrain_a, &mut setup.terrain_b].into_iter().nth(side).filter(|word| *word == "deck");
        if let (Some(terrain), Some(word), false) = (terrain, word, hero) {
            terrain.name().clone_into(word);
        }
        Ok(())
    }

    /// R20.5. Gold of a table with other prices or a designer's own cards is not carried over: it
    /// would be worth whatever its host likes.
    fn worth(played: &Match<Clans>) -> Option<Earned> {
        let rules = played.state().rules();
        let own_cards = !played.header().setup.cards.is_empty();
        if !rules.modules.has(Module::M1) || rules.lane_win_gold != Ruleset::default().lane_win_gold || own_cards {
            return None;
        }
        let last = played.line().last().and_then(|number| played.entry(*number));
        let conceded = last.and_then(|entry| match entry.deed {
            Deed::Resign { seat } | Deed::Flag { seat } => Some(seat),
            _ => None,
        });
        let gold = |side: Side| {
            let carried = played.state().carry_over(side).max(0) as u32;
            if conceded == Some(side.seat()) { 0 } else { carried }
        };
        Some(Earned { gold: [gold(Side::A), gold(Side::B)], shop: true })
    }

    /// R20.5, R20.7: the gold, then the shop.
    fn settle(&mut self, score: Score, finished: Option<Finished<Option<Earned>>>) -> Vec<Text> {
        self.record[score as usize] += 1;
        let Some(Finished { seat, worth: Some(earned), seed }) = finished else {
            return vec!["keep.earned.nothing".into()];
        };
        let gold = earned.gold[seat.index()];
        self.wallet = self.wallet.saturating_add(gold);
        if earned.shop {
            self.visit(Shop::open(Pool::built_in(), seed, Side::of_seat(seat)));
        }
        vec![if gold > 0 { Text::new("keep.earned").with("gold", gold) } else { "keep.earned.nothing".into() }]
    }
}

fn shop_lines(shop: &Shop) -> impl Iterator<Item = Text> {
    let offers = shop.offers.iter().zip(1_u32..).map(|(offer, number)| {
        let key = if offer.sold { "keep.offer.sold" } else { "keep.offer" };
        Text::new(key).with("number", number).with("card", offer.card.clone()).with("price", offer.price)
    });
    std::iter::once("keep.shop.open".into()).chain(offers)
}

fn deck_line(name: &str, deck: &Deck) -> Text {
    if deck.ages.is_empty() {
        let count = expand(&deck.cards).map_or(0, |list| list.len());
        Text::new("keep.deck").with("name", name.to_owned()).with("count", count)
    } else {
        Text::new("keep.deck.ages").with("name", name.to_owned())
    }
}

fn terrain_text(key: &'static str, terrain: Terrain) -> Text {
    Text::new(key).with("terrain", terrain.said())
}

fn wrong(text: Text) -> KeepError {
    KeepError::Wrong(Box::new(text))
}

fn no_deck(name: &str) -> KeepError {
    wrong(Text::new("keep.no_deck").with("name", name.to_owned()))
}
