//! The profile as a thing that any host can keep without knowing what is in it (R20.5 to R20.12).

use parlour_core::{Brought, Keepsake, Outcome, Param, Refusal, Rng, Seat, Text};
use serde_json::Value;

use crate::ids::{Side, Terrain};
use crate::pool::{Deck, Pool};
use crate::profile::{Profile, Shop};
use crate::setup::DeckChoice;
use crate::view::View;

/// What players of this game keep: a [`Profile`].
pub(crate) struct Possessions;

const DEEDS: &[(&str, &str)] = &[
    ("buy NUMBER", "keep.help.buy"),
    ("renew", "keep.help.renew"),
    ("leave", "keep.help.leave"),
    ("upgrade CARD", "keep.help.upgrade"),
    ("attune TERRAIN", "keep.help.attune"),
    ("deck NAME FILE", "keep.help.deck"),
    ("drop NAME", "keep.help.drop"),
];

fn profile(kept: &Value) -> Profile {
    Profile::parse(&kept.to_string()).unwrap_or_default()
}

fn put(kept: &mut Value, profile: &Profile) {
    *kept = serde_json::to_value(profile).unwrap_or(Value::Null);
}

impl Keepsake for Possessions {
    fn fresh(&self) -> Value {
        serde_json::to_value(Profile::starter()).unwrap_or(Value::Null)
    }

    fn read(&self, text: &str) -> Result<Value, String> {
        let profile = Profile::parse(text).map_err(|error| error.to_string())?;
        serde_json::to_value(profile).map_err(|error| error.to_string())
    }

    fn tell(&self, kept: &Value) -> Vec<Text> {
        let profile = profile(kept);
        let [won, drawn, lost] = profile.record;
        let wallet = Text::new("keep.wallet").with("gold", profile.wallet).with("rating", profile.rating);
        let mut lines = vec![wallet.with("won", won).with("drawn", drawn).with("lost", lost)];
        lines.extend(profile.terrain.map(|terrain| terrain_text("keep.terrain", terrain)));
        let owned = profile.collection.iter().map(|(card, owned)| {
            let key = if owned.upgraded > 0 { "keep.owned.upgraded" } else { "keep.owned" };
            Text::new(key).with("copies", owned.copies).with("card", card.clone()).with("upgraded", owned.upgraded)
        });
        lines.push(Text::new("keep.collection").with("cards", owned.collect::<Vec<_>>()));
        lines.extend(profile.decks.iter().map(|(name, deck)| deck_line(name, deck)));
        if profile.decks.is_empty() {
            lines.push("keep.no_decks".into());
        }
        match &profile.shop {
            None => lines.push("keep.shop.closed".into()),
            Some(shop) => {
                lines.push("keep.shop.open".into());
                lines.extend(shop.offers.iter().zip(1_u32..).map(|(offer, number)| {
                    let key = if offer.sold { "keep.offer.sold" } else { "keep.offer" };
                    Text::new(key).with("number", number).with("card", offer.card.clone()).with("price", offer.price)
                }));
            }
        }
        lines
    }

    fn deeds(&self) -> &'static [(&'static str, &'static str)] {
        DEEDS
    }

    fn act(
        &self,
        kept: &mut Value,
        typed: &[String],
        files: &dyn Fn(&str) -> Result<String, String>,
        _: &mut Rng,
    ) -> Result<Vec<Text>, Box<Text>> {
        let mut profile = profile(kept);
        let words: Vec<&str> = typed.iter().map(String::as_str).collect();
        let unknown = || Box::new(Text::new("keep.unknown").with("typed", typed.join(" ")));
        let done = match words.as_slice() {
            ["buy", number] => {
                let number: usize = number.parse().map_err(|_| unknown())?;
                let offer = profile.shop.as_ref().and_then(|shop| shop.offers.get(number.wrapping_sub(1)).cloned());
                profile.buy(number.wrapping_sub(1)).map_err(refused)?;
                let offer = offer.ok_or_else(unknown)?;
                Text::new("keep.done.buy").with("card", offer.card).with("price", offer.price)
            }
            ["renew"] => {
                profile.renew_stock(Pool::built_in()).map_err(refused)?;
                "keep.done.renew".into()
            }
            ["leave"] => {
                profile.leave();
                "keep.done.leave".into()
            }
            ["upgrade", card] => {
                profile.upgrade(card).map_err(refused)?;
                Text::new("keep.done.upgrade").with("card", (*card).to_owned())
            }
            ["attune", terrain] => {
                let terrain = Terrain::parse(terrain).ok_or_else(unknown)?;
                profile.attune(terrain).map_err(refused)?;
                terrain_text("keep.done.attune", terrain)
            }
            ["deck", name, file] => {
                let bad = |why: String| Box::new(Text::new("keep.file").with("why", why));
                let text = files(file).map_err(bad)?;
                let deck = Deck::parse(&text, Pool::built_in()).map_err(|error| bad(format!("{file}: {error}")))?;
                profile.save_deck(name, deck).map_err(refused)?;
                Text::new("keep.done.deck").with("name", (*name).to_owned())
            }
            ["drop", name] => {
                profile.decks.remove(*name).ok_or_else(unknown)?;
                Text::new("keep.done.drop").with("name", (*name).to_owned())
            }
            _ => return Err(unknown()),
        };
        put(kept, &profile);
        Ok(vec![done])
    }

    fn choices(&self, kept: &Value) -> Vec<Brought> {
        let brought = |(name, deck): (String, Deck)| Brought {
            options: &["deck_a", "deck_b"],
            name,
            value: serde_json::to_value(DeckChoice::Full(deck)).unwrap_or(Value::Null),
        };
        profile(kept).decks.into_iter().map(brought).collect()
    }

    /// R20.11: the base terrain of the account counts without a hero, where nothing else was said.
    fn equip(&self, kept: &Value, seat: Seat, setup: &mut Value) {
        let key = ["terrain_a", "terrain_b"][seat.index()];
        let heroes = setup["m2"] == Value::Bool(true) || setup["preset"] != "classic";
        if let (Some(terrain), false, true) = (profile(kept).terrain, heroes, setup[key] == "deck") {
            setup[key] = terrain.name().into();
        }
    }

    /// R20.5, R20.7: a quarter of the gold of a match with M1; then the shop opens.
    fn settle(&self, kept: &mut Value, seat: Seat, table: &Value, outcome: &Outcome, rng: &mut Rng) -> Vec<Text> {
        let Ok(view) = serde_json::from_value::<View>(table.clone()) else { return Vec::new() };
        let mut profile = profile(kept);
        let side = Side::of_seat(seat);
        let lost = !outcome.winners.is_empty() && !outcome.winners.contains(seat);
        let place = if outcome.winners.is_empty() { 1 } else { 2 * usize::from(lost) };
        profile.record[place] += 1;
        let before = profile.wallet;
        if view.table.has(crate::setup::Module::M1) {
            profile.carry_over(&view.table, side, lost && outcome.reason == "resigned");
            profile.visit(Shop::with(Pool::built_in(), Rng::new(rng.next_u64())));
        }
        let gold = profile.wallet - before;
        put(kept, &profile);
        vec![if gold > 0 { Text::new("keep.earned").with("gold", gold) } else { "keep.earned.nothing".into() }]
    }
}

fn deck_line(name: &str, deck: &Deck) -> Text {
    if deck.ages.is_empty() {
        let count = crate::pool::expand(&deck.cards).map_or(0, |list| list.len());
        Text::new("keep.deck").with("name", name.to_owned()).with("count", count)
    } else {
        Text::new("keep.deck.ages").with("name", name.to_owned())
    }
}

fn terrain_text(key: &'static str, terrain: Terrain) -> Text {
    Text::new(key).with("terrain", Text::new(terrain.key()))
}

#[allow(clippy::unnecessary_box_returns, reason = "errors of this trait are boxed")]
fn refused(refusal: Refusal) -> Box<Text> {
    let why: Param = refusal.reason.into();
    Box::new(Text::new("keep.refused").with("why", why).with("rule", refusal.rule.to_string()))
}
