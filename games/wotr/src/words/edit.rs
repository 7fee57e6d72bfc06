//! The editor of unrestricted mode in words.

use parlour_core::{Choice, Text, Thing};

use super::prompt::{die_thing, figure_thing, region_thing};
use super::{figure, people, place, side, title, who};
use crate::action::Action;
use crate::data::map;
use crate::edit::{Edit, Topic};
use crate::ids::{Figure, Nation, Region, Side};
use crate::number::Number;
use crate::state::Wotr;
use crate::view::Phase;

/// The message key of a phase.
pub(crate) const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "phase.draw",
        Phase::Fellowship => "phase.fellowship",
        Phase::HuntAllocation => "phase.hunt_allocation",
        Phase::ActionRoll => "phase.action_roll",
        Phase::Action => "phase.action",
        Phase::Victory => "phase.victory",
    }
}

/// The question of the editor.
pub(crate) fn ask(topic: Topic) -> Text {
    match topic {
        Topic::Map => "ask.edit_map".into(),
        Topic::Region(region) => Text::new("ask.edit_region").with("region", place(region)),
        Topic::Figures => "ask.edit_figures".into(),
        Topic::Politics => "ask.edit_politics".into(),
        Topic::Fellowship => "ask.edit_fellowship".into(),
        Topic::Dice => "ask.edit_dice".into(),
        Topic::Cards => "ask.edit_cards".into(),
        Topic::Tiles => "ask.edit_tiles".into(),
        Topic::Turn => "ask.edit_turn".into(),
    }
}

/// A way into the editor.
pub(super) fn open(game: &Wotr, action: Action, topic: Topic) -> Choice<Action> {
    if let Topic::Region(region) = topic {
        let here = Side::ALL.map(|side| game.figures(side, region));
        let mut all = here[0];
        all.add(&here[1]);
        let label = Text::new("option.to").with("region", place(region));
        let choice = Choice::new(action, label, r!("R7.1")).group(land(region)).touches(region_thing(region));
        let army = Text::new("effect.army").with("group", super::group(&all));
        return if all.is_empty() { choice } else { choice.effect(army) };
    }
    let (key, rule) = match topic {
        Topic::Map | Topic::Region(_) => ("option.edit_map", r!("R7.1")),
        Topic::Figures => ("option.edit_figures", r!("R1.9")),
        Topic::Politics => ("option.edit_politics", r!("R18.1")),
        Topic::Fellowship => ("option.edit_fellowship", r!("R19.2")),
        Topic::Dice => ("option.edit_dice", r!("R4.3")),
        Topic::Cards => ("option.edit_cards", r!("R2.6")),
        Topic::Tiles => ("option.edit_tiles", r!("R21.2")),
        Topic::Turn => ("option.edit_turn", r!("R3.1")),
    };
    Choice::new(action, key, rule).group("group.edit")
}

/// Whose land a region is, as a heading.
pub(super) fn land(region: Region) -> Text {
    map().nation[region.index()].map_or_else(|| Text::new("group.wild"), people)
}

/// An edit as an option.
pub(super) fn option(action: Action, edit: Edit) -> Choice<Action> {
    let choice = Choice::new(action, says(edit), rule(edit)).group(heading(edit));
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
        Edit::AddDie(of, _) | Edit::SpendDie(of, _) | Edit::HuntBox(of, _) | Edit::Rings(of, _) => side(of),
        Edit::Hand(card, _) | Edit::Deck(card) | Edit::Discard(card) | Edit::Table(card) => {
            Text::new("group.edit_card").with("card", title(card))
        }
        Edit::Pool(tile) | Edit::Drawn(tile) | Edit::Scrap(tile) | Edit::Await(tile) | Edit::Shelve(tile) => {
            Text::new("group.edit_tile").with("tile", tile.to_string())
        }
        Edit::Progress(_) => "group.edit_progress".into(),
        Edit::Corruption(_) => "group.edit_corruption".into(),
        _ => "group.edit".into(),
    }
}

const fn rule(edit: Edit) -> Number {
    match edit {
        Edit::Place(..) | Edit::Remove(..) => r!("R1.8"),
        Edit::Bury(_) | Edit::Raise(_) => r!("R1.9"),
        Edit::Join(_) | Edit::Aside(_) => r!("R2.4"),
        Edit::Control(..) => r!("R7.6"),
        Edit::Steps(..) | Edit::Active(..) => r!("R18.1"),
        Edit::RingBearers(_) => r!("R19.1"),
        Edit::Progress(_) | Edit::Hidden(_) => r!("R19.2"),
        Edit::Corruption(_) => r!("R19.3"),
        Edit::Mordor(_) => r!("R22.11"),
        Edit::Guide(_) => r!("R19.5"),
        Edit::AddDie(..) | Edit::SpendDie(..) => r!("R4.3"),
        Edit::HuntBox(..) => r!("R21.1"),
        Edit::Rings(..) => r!("R2.5"),
        Edit::Hand(..) | Edit::Deck(_) | Edit::Discard(_) | Edit::Table(_) => r!("R2.6"),
        Edit::Pool(_) | Edit::Drawn(_) | Edit::Scrap(_) => r!("R21.2"),
        Edit::Await(_) | Edit::Shelve(_) => r!("R21.4"),
        Edit::Turn(_) | Edit::Phase(_) => r!("R3.1"),
        Edit::Lead(_) => r!("R24.3"),
        Edit::Acting(_) => r!("R3.11"),
    }
}

/// An edit in words.
pub(super) fn says(edit: Edit) -> Text {
    let nation_steps = |key: &'static str, nation: Nation, steps: u8| {
        Text::new(key).with("nation", people(nation)).with("count", steps)
    };
    match edit {
        Edit::Place(it, region) => Text::new("edit.place").with("figure", figure(it)).with("region", place(region)),
        Edit::Remove(it, region) => Text::new("edit.remove").with("figure", figure(it)).with("region", place(region)),
        Edit::Bury(it) => Text::new("edit.bury").with("figure", figure(it)),
        Edit::Raise(it) => Text::new("edit.raise").with("figure", figure(it)),
        Edit::Join(it) => Text::new("edit.join").with("who", who(it)),
        Edit::Aside(it) => Text::new("edit.aside").with("who", who(it)),
        Edit::Control(region, by) => Text::new("edit.control").with("region", place(region)).with("side", side(by)),
        Edit::Steps(nation, 0) => nation_steps("edit.at_war", nation, 0),
        Edit::Steps(nation, steps) => nation_steps("edit.steps", nation, steps),
        Edit::Active(nation, true) => nation_steps("edit.active", nation, 0),
        Edit::Active(nation, false) => nation_steps("edit.passive", nation, 0),
        Edit::RingBearers(region) => Text::new("edit.ring_bearers").with("region", place(region)),
        Edit::Progress(count) => Text::new("edit.progress").with("count", count),
        Edit::Corruption(count) => Text::new("edit.corruption").with("count", count),
        Edit::Hidden(true) => "edit.hidden".into(),
        Edit::Hidden(false) => "edit.revealed".into(),
        Edit::Mordor(step) => Text::new("edit.mordor").with("step", step),
        Edit::Guide(it) => Text::new("edit.guide").with("who", who(it)),
        Edit::AddDie(of, face) => Text::new("edit.add_die").with("side", side(of)).with("die", Text::new(face.key())),
        Edit::SpendDie(of, face) => {
            Text::new("edit.spend_die").with("side", side(of)).with("die", Text::new(face.key()))
        }
        Edit::HuntBox(of, count) => Text::new("edit.hunt_box").with("side", side(of)).with("count", count),
        Edit::Rings(of, count) => Text::new("edit.rings").with("side", side(of)).with("count", count),
        Edit::Hand(card, seat) => {
            Text::new("edit.hand").with("card", title(card)).with("seat", super::tell::seat(seat))
        }
        Edit::Deck(card) => Text::new("edit.deck").with("card", title(card)),
        Edit::Discard(card) => Text::new("edit.discard").with("card", title(card)),
        Edit::Table(card) => Text::new("edit.table").with("card", title(card)),
        Edit::Pool(tile) => Text::new("edit.pool").with("tile", tile.to_string()),
        Edit::Drawn(tile) => Text::new("edit.drawn").with("tile", tile.to_string()),
        Edit::Scrap(tile) => Text::new("edit.scrap").with("tile", tile.to_string()),
        Edit::Await(tile) => Text::new("edit.await").with("tile", tile.to_string()),
        Edit::Shelve(tile) => Text::new("edit.shelve").with("tile", tile.to_string()),
        Edit::Turn(turn) => Text::new("edit.turn").with("turn", turn),
        Edit::Phase(Phase::Draw) => "edit.next_turn".into(),
        Edit::Phase(phase) => Text::new("edit.phase").with("phase", Text::new(phase_key(phase))),
        Edit::Lead(seat) => Text::new("edit.lead").with("seat", super::tell::seat(seat)),
        Edit::Acting(seat) => Text::new("edit.acting").with("seat", super::tell::seat(seat)),
    }
}
