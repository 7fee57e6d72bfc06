//! Prompts, events and views in words: message keys with parameters.

/// A text with its values: `deck` for a value of that name, `deck: from` for another.
macro_rules! say {
    ($key:expr $(, $name:ident $(: $value:expr)?)*) => {
        ::parlour_core::Text::new($key)$(.with(stringify!($name), say!(@ $name $(, $value)?)))*
    };
    (@ $name:ident) => { $name };
    (@ $name:ident, $value:expr) => { $value };
}
pub(crate) use say;

mod edit;
mod prompt;
mod scene;
mod tell;

use parlour_core::{Game, Param, Request, RuleId, Text};

pub(crate) use self::edit::ask as ask_editor;
pub(crate) use self::prompt::{ask_in_round, ask_in_tactic, ask_in_window, die_thing, figure_thing, prompt};
pub(crate) use self::scene::describe;
pub(crate) use self::tell::{player, tell_more};

use crate::data::TileRecord;
use crate::ids::{Card, Character, Deck, Face, Figure, Nation, Region, Side, Tile};
use crate::rules::stream;
use crate::state::{Group, HuntCause, NAZGUL, Stage, Step, Wotr};

/// What a text names by itself: the name of a thing is the thing.
macro_rules! named {
    ($($thing:ty: $it:ident => $name:expr,)+) => {$(
        impl From<$thing> for Param {
            fn from($it: $thing) -> Param {
                $name.into()
            }
        }
    )+};
}

named! {
    Region: it => Text::new(it.key()),
    Character: it => who(it),
    Nation: it => people(it),
    Side: it => Text::new(it.key()),
    Face: it => Text::new(it.key()),
    Deck: it => Text::new(it.key()),
    Card: it => title(it),
    Tile: it => tile(it),
    Figure: it => figure(it),
    Group: it => group(&it),
}

/// The names of regions.
fn places(regions: impl Iterator<Item = Region>) -> Param {
    regions.collect::<Vec<_>>().into()
}

pub(crate) fn who(character: Character) -> Text {
    Text::new(character.key())
}

pub(crate) fn people(nation: Nation) -> Text {
    Text::new(nation.key())
}

/// A nation's name before the kind of a figure: "North Regular".
fn folk(nation: Nation) -> Text {
    Text::new(nation.key().replacen("nation.", "folk.", 1))
}

/// The name of a card.
pub(crate) fn title(card: Card) -> Param {
    Text::new(format!("card.{}.title", short_id(card))).into()
}

/// The name of a card's Combat half, and of the card.
fn combat_title(card: Card) -> Param {
    say!("card.both", combat: combat_name(card), card).into()
}

/// The name of a card's Combat half.
fn combat_name(card: Card) -> Text {
    Text::new(format!("combat.{}.title", combat_id(card)))
}

/// What a Hunt tile shows: the name of a special one, its number, its icons.
fn tile(tile: Tile) -> Param {
    let record = tile.record();
    let number = match record {
        TileRecord { eye: true, .. } => Text::new("tile.eye").into(),
        TileRecord { die: true, .. } => Text::new("tile.die").into(),
        TileRecord { value, .. } => Param::from(value.unwrap_or(0)),
    };
    let name = record.card.as_deref().and_then(|id| id.parse().ok()).map(title);
    let reveal = (record.reveal && !record.eye).then(|| Text::new("tile.reveal").into());
    let stop = record.stop.then(|| Text::new("tile.stop").into());
    Param::List([name, Some(number), reveal, stop].into_iter().flatten().collect())
}

/// What people call an item of the dealer's: a face of a die, a tile, a character, a card.
pub(crate) fn item(table: &Wotr, request: &Request, item: u8) -> Param {
    match request.stream.0 {
        0..4 | stream::HAND => Card(item).into(),
        stream::ACTION => Face::rolled(Side::FreePeoples, item).into(),
        5 => Face::rolled(Side::Shadow, item).into(),
        stream::TILE => Tile(item).into(),
        stream::COMPANION if usize::from(item) < Character::ALL.len() => Character::ALL[usize::from(item)].into(),
        _ => table.item_name(request, item).into_owned().into(),
    }
}

/// The first part of a card's id, with deck and number.
fn short_id(card: Card) -> &'static str {
    let id = card.record().id.as_str();
    let end = id.match_indices('_').nth(2).map_or(id.len(), |(at, _)| at);
    &id[..end]
}

/// What a card does as an Event.
pub(crate) fn event_text(card: Card) -> Text {
    Text::new(format!("card.{}.event", short_id(card)))
}

/// What a card does as a Combat card.
fn combat_text(card: Card) -> Text {
    Text::new(format!("combat.{}", combat_id(card)))
}

/// The id of a Combat half: its title in plain letters.
fn combat_id(card: Card) -> String {
    let title = card.record().combat.to_lowercase();
    let plain = title.chars().filter(|letter| *letter != '\'').map(|letter| match letter {
        'û' | 'ú' => 'u',
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '_',
    });
    plain.collect()
}

/// The rule of a card's Event.
pub(crate) fn card_rule(card: Card) -> RuleId {
    RuleId(format!("R27.{}", short_id(card)).into())
}

/// The rule of a card's Combat half.
pub(crate) fn combat_rule(card: Card) -> RuleId {
    RuleId(format!("R27.{}.combat", short_id(card)).into())
}

/// One figure.
pub(crate) fn figure(figure: Figure) -> Text {
    match figure {
        Figure::Regular(nation) => say!("figure.regular", nation: folk(nation)),
        Figure::Elite(nation) => say!("figure.elite", nation: folk(nation)),
        Figure::Leader(nation) => say!("figure.leader", nation: folk(nation)),
        Figure::Nazgul => Text::new("figure.nazgul"),
        Figure::Character(character) => who(character),
    }
}

/// The figures of a group, a text for each kind.
pub(crate) fn group(group: &Group) -> Param {
    let mut list: Vec<Param> = Vec::new();
    for nation in Nation::ALL {
        let at = nation.index();
        let mut add = |key: &'static str, count: u8| {
            if count > 0 {
                list.push(say!(key, count, nation: folk(nation)).into());
            }
        };
        add("figures.regular", group.units[at * 2]);
        add("figures.elite", group.units[at * 2 + 1]);
        if at < NAZGUL {
            add("figures.leader", group.leaders[at]);
        }
    }
    if group.nazgul() > 0 {
        list.push(say!("figures.nazgul", count: group.nazgul()).into());
    }
    list.extend(Character::of(group.characters).map(Param::from));
    Param::List(list)
}

/// Dice as numbers.
fn dice(dice: &[u8]) -> Param {
    Param::List(dice.iter().map(|die| Param::from(*die)).collect())
}

/// What the dealer is asked for.
pub(crate) fn request(game: &Wotr, request: &Request) -> Text {
    let battle = |of: Side, key: &'static str, again: &'static str| {
        let rerolls = matches!(game.steps.top(), Some(Step::Round(Stage::AttackerReroll | Stage::DefenderReroll)));
        let key = if rerolls { again } else { key };
        say!(key, count: request.count(), target: game.target(of), region: game.battle.region)
    };
    match (request.stream.0, game.steps.top()) {
        (stream::COMBAT, Some(Step::Round(_))) => {
            return battle(Side::FreePeoples, "dealer.fp_combat_roll", "dealer.fp_combat_again");
        }
        (7, Some(Step::Round(_))) => return battle(Side::Shadow, "dealer.sh_combat_roll", "dealer.sh_combat_again"),
        (stream::HUNT, step) => {
            let key = if matches!(step, Some(Step::HuntReroll(_))) { "dealer.hunt_again" } else { "dealer.hunt" };
            return say!(key, count: request.count(), bonus: game.hunt_bonus());
        }
        (stream::TILE, Some(Step::DrawTile(cause))) => {
            let key = match cause {
                HuntCause::Hunt => "dealer.tile_hunt",
                HuntCause::Mordor => "dealer.tile_mordor",
                HuntCause::Stronghold => "dealer.tile_stronghold",
                HuntCause::Card(_) => "dealer.tile_card",
            };
            return say!(key, tiles: game.tiles.count_ones());
        }
        _ => {}
    }
    let key = match request.stream.0 {
        0 => "dealer.fp_character",
        1 => "dealer.fp_strategy",
        2 => "dealer.sh_character",
        3 => "dealer.sh_strategy",
        stream::ACTION => "dealer.fp_dice",
        5 => "dealer.sh_dice",
        stream::COMBAT => "dealer.fp_combat",
        7 => "dealer.sh_combat",
        stream::TILE => "dealer.tile",
        stream::COMPANION => "dealer.companion",
        stream::CARD => "dealer.fp_card_dice",
        13 => "dealer.sh_card_dice",
        stream::HAND => "dealer.hand",
        _ => "dealer.die",
    };
    say!(key, count: request.count())
}
