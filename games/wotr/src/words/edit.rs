//! The editor of unrestricted mode in words.

use parlour_core::{Choice, Text, Thing};

use super::prompt::{die_thing, figure_thing, region_thing};
use super::tell::player;
use super::{people, who};
use crate::action::Action;
use crate::data::map;
use crate::edit::{Edit, Topic};
use crate::ids::{Figure, Region, Side};
use crate::number::Number;
use crate::state::Wotr;
use crate::view::Phase;

/// The question of the editor.
pub(crate) fn ask(topic: Topic) -> Text {
    match topic {
        Topic::Region(region) => say!("ask.edit_region", region),
        _ => topic_words(topic).0.into(),
    }
}

/// The question of a topic, the way to it, and its rule.
const fn topic_words(topic: Topic) -> (&'static str, &'static str, Number) {
    match topic {
        Topic::Map | Topic::Region(_) => ("ask.edit_map", "option.edit_map", r!("R7.1")),
        Topic::Figures => ("ask.edit_figures", "option.edit_figures", r!("R1.9")),
        Topic::Politics => ("ask.edit_politics", "option.edit_politics", r!("R18.1")),
        Topic::Fellowship => ("ask.edit_fellowship", "option.edit_fellowship", r!("R19.2")),
        Topic::Dice => ("ask.edit_dice", "option.edit_dice", r!("R4.3")),
        Topic::Cards => ("ask.edit_cards", "option.edit_cards", r!("R2.6")),
        Topic::Tiles => ("ask.edit_tiles", "option.edit_tiles", r!("R21.2")),
        Topic::Turn => ("ask.edit_turn", "option.edit_turn", r!("R3.1")),
    }
}

/// A way into the editor.
pub(super) fn open(game: &Wotr, action: Action, topic: Topic) -> Choice<Action> {
    if let Topic::Region(region) = topic {
        let here = Side::ALL.map(|side| game.figures(side, region));
        let mut all = here[0];
        all.add(&here[1]);
        let label = say!("option.to", region);
        let choice = Choice::new(action, label, r!("R7.1")).group(land(region)).touches(region_thing(region));
        let army = say!("effect.army", group: all);
        return if all.is_empty() { choice } else { choice.effect(army) };
    }
    let (_, key, rule) = topic_words(topic);
    Choice::new(action, key, rule).group("group.edit")
}

/// Whose land a region is, as a heading.
pub(super) fn land(region: Region) -> Text {
    map().nation[region.index()].map_or_else(|| Text::new("group.wild"), people)
}

/// An edit as an option.
pub(super) fn option(action: Action, edit: Edit) -> Choice<Action> {
    let (rule, label) = described(edit);
    let choice = Choice::new(action, label, rule).group(heading(edit));
    match edit {
        Edit::Place(it, region) | Edit::Remove(it, region) => {
            choice.touches(figure_thing(it)).touches(region_thing(region))
        }
        Edit::Bury(it) | Edit::Raise(it) => choice.touches(figure_thing(it)),
        Edit::Join(it) | Edit::Aside(it) | Edit::Guide(it) => choice.touches(figure_thing(Figure::Character(it))),
        Edit::Control(region, _) | Edit::RingBearers(region) => choice.touches(region_thing(region)),
        Edit::AddDie(_, face) | Edit::SpendDie(_, face) => choice.touches(die_thing(face)),
        Edit::Hand(card, _) | Edit::Deck(card) | Edit::Discard(card) | Edit::Table(card) => {
            choice.touches(Thing::new("card", card))
        }
        Edit::Pool(tile) | Edit::Drawn(tile) | Edit::Scrap(tile) | Edit::Await(tile) | Edit::Shelve(tile) => {
            choice.touches(Thing::new("tile", tile))
        }
        _ => choice,
    }
}

fn heading(edit: Edit) -> Text {
    match edit {
        Edit::Place(..) => "group.edit_place".into(),
        Edit::Remove(..) => "group.edit_remove".into(),
        Edit::Bury(_) => "group.edit_bury".into(),
        Edit::Raise(_) => "group.edit_raise".into(),
        Edit::Join(it) | Edit::Aside(it) => who(it),
        Edit::Steps(nation, _) | Edit::Active(nation, _) => people(nation),
        Edit::AddDie(of, _) | Edit::SpendDie(of, _) | Edit::HuntBox(of, _) | Edit::Rings(of, _) => Text::new(of.key()),
        Edit::Hand(card, _) | Edit::Deck(card) | Edit::Discard(card) | Edit::Table(card) => {
            say!("group.edit_card", card)
        }
        Edit::Pool(tile) | Edit::Drawn(tile) | Edit::Scrap(tile) | Edit::Await(tile) | Edit::Shelve(tile) => {
            say!("group.edit_tile", tile: tile.to_string())
        }
        Edit::Progress(_) => "group.edit_progress".into(),
        Edit::Corruption(_) => "group.edit_corruption".into(),
        _ => "group.edit".into(),
    }
}

/// An edit in words.
pub(super) fn says(edit: Edit) -> Text {
    described(edit).1
}

/// The rule that an edit is about, and the edit in words.
fn described(edit: Edit) -> (Number, Text) {
    match edit {
        Edit::Place(it, region) => (r!("R1.8"), say!("edit.place", figure: it, region)),
        Edit::Remove(it, region) => (r!("R1.8"), say!("edit.remove", figure: it, region)),
        Edit::Bury(it) => (r!("R1.9"), say!("edit.bury", figure: it)),
        Edit::Raise(it) => (r!("R1.9"), say!("edit.raise", figure: it)),
        Edit::Join(it) => (r!("R2.4"), say!("edit.join", who: it)),
        Edit::Aside(it) => (r!("R2.4"), say!("edit.aside", who: it)),
        Edit::Control(region, by) => (r!("R7.6"), say!("edit.control", region, side: by)),
        Edit::Steps(nation, 0) => (r!("R18.1"), say!("edit.at_war", nation, count: 0u8)),
        Edit::Steps(nation, steps) => (r!("R18.1"), say!("edit.steps", nation, count: steps)),
        Edit::Active(nation, true) => (r!("R18.1"), say!("edit.active", nation, count: 0u8)),
        Edit::Active(nation, false) => (r!("R18.1"), say!("edit.passive", nation, count: 0u8)),
        Edit::RingBearers(region) => (r!("R19.1"), say!("edit.ring_bearers", region)),
        Edit::Progress(count) => (r!("R19.2"), say!("edit.progress", count)),
        Edit::Corruption(count) => (r!("R19.3"), say!("edit.corruption", count)),
        Edit::Hidden(true) => (r!("R19.2"), "edit.hidden".into()),
        Edit::Hidden(false) => (r!("R19.2"), "edit.revealed".into()),
        Edit::Mordor(step) => (r!("R22.11"), say!("edit.mordor", step)),
        Edit::Guide(it) => (r!("R19.5"), say!("edit.guide", who: it)),
        Edit::AddDie(of, face) => (r!("R4.3"), say!("edit.add_die", side: of, die: face)),
        Edit::SpendDie(of, face) => (r!("R4.3"), say!("edit.spend_die", side: of, die: face)),
        Edit::HuntBox(of, count) => (r!("R21.1"), say!("edit.hunt_box", side: of, count)),
        Edit::Rings(of, count) => (r!("R2.5"), say!("edit.rings", side: of, count)),
        Edit::Hand(card, seat) => (r!("R2.6"), say!("edit.hand", card, seat: player(seat))),
        Edit::Deck(card) => (r!("R2.6"), say!("edit.deck", card)),
        Edit::Discard(card) => (r!("R2.6"), say!("edit.discard", card)),
        Edit::Table(card) => (r!("R2.6"), say!("edit.table", card)),
        Edit::Pool(tile) => (r!("R21.2"), say!("edit.pool", tile: tile.to_string())),
        Edit::Drawn(tile) => (r!("R21.2"), say!("edit.drawn", tile: tile.to_string())),
        Edit::Scrap(tile) => (r!("R21.2"), say!("edit.scrap", tile: tile.to_string())),
        Edit::Await(tile) => (r!("R21.4"), say!("edit.await", tile: tile.to_string())),
        Edit::Shelve(tile) => (r!("R21.4"), say!("edit.shelve", tile: tile.to_string())),
        Edit::Turn(turn) => (r!("R3.1"), say!("edit.turn", turn)),
        Edit::Phase(Phase::Draw) => (r!("R3.1"), "edit.next_turn".into()),
        Edit::Phase(phase) => (r!("R3.1"), say!("edit.phase", phase: Text::new(phase.key()))),
        Edit::Lead(seat) => (r!("R24.3"), say!("edit.lead", seat: player(seat))),
        Edit::Acting(seat) => (r!("R3.11"), say!("edit.acting", seat: player(seat))),
    }
}
