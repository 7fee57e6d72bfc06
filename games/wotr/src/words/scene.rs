//! A view in words.

use std::collections::BTreeMap;

use parlour_core::{Param, Scene, Text};

use super::{event_text, group, people, place, places, side, title, who};
use crate::ids::{Card, Nation, Region, Side};
use crate::state::Group;
use crate::view::{Phase, Position, View};

/// What lies on the table, most important first.
pub(crate) fn describe(view: &View) -> Scene {
    let mut scene = Scene::default();
    scene.section("scene.turn", turn(view));
    scene.section("scene.fellowship", fellowship(view));
    if view.battle.is_some() {
        scene.section("scene.battle", battle(view));
    }
    scene.section("scene.dice", dice(view));
    scene.section("scene.politics", politics(view));
    for (title, owner) in [
        ("scene.armies_free", Some(Side::FreePeoples)),
        ("scene.armies_shadow", Some(Side::Shadow)),
        ("scene.armies_wild", None),
    ] {
        let lines = armies(view, owner);
        if !lines.is_empty() {
            scene.section(title, lines);
        }
    }
    scene.section("scene.cards", cards(view));
    scene
}

fn turn(view: &View) -> Vec<Text> {
    let phase = match view.phase {
        Phase::Draw => "phase.draw",
        Phase::Fellowship => "phase.fellowship",
        Phase::HuntAllocation => "phase.hunt_allocation",
        Phase::ActionRoll => "phase.action_roll",
        Phase::Action => "phase.action",
        Phase::Victory => "phase.victory",
    };
    let points = |of: Side| view.victory_points.get(&of).copied().unwrap_or(0);
    vec![
        Text::new("scene.now").with("turn", view.turn).with("phase", Text::new(phase)),
        Text::new("scene.points").with("free_peoples", points(Side::FreePeoples)).with("shadow", points(Side::Shadow)),
    ]
}

fn fellowship(view: &View) -> Vec<Text> {
    let it = &view.fellowship;
    let where_ = match it.mordor {
        Some(step) => Text::new("scene.in_mordor").with("step", step),
        None => Text::new("scene.in_region").with("region", place(it.region)).with("progress", it.progress),
    };
    let company: Vec<Text> =
        view.characters.iter().filter(|(_, at)| at.in_fellowship()).map(|(character, _)| who(*character)).collect();
    vec![
        where_,
        Text::new(if it.hidden { "scene.hidden" } else { "scene.revealed" }).with("corruption", it.corruption),
        Text::new("scene.company").with("guide", who(it.guide)).with("company", company),
        Text::new("scene.hunt")
            .with("tiles", view.hunt.pool.len())
            .with("level", view.dice.get(&Side::Shadow).map_or(0, |dice| dice.hunt_box)),
    ]
}

fn battle(view: &View) -> Vec<Text> {
    let Some(battle) = &view.battle else { return Vec::new() };
    vec![
        Text::new("scene.battle_line")
            .with("side", side(battle.attacker))
            .with("from", place(battle.from))
            .with("region", place(battle.region))
            .with("round", battle.round),
        Text::new("scene.force").with("group", group(&battle.force)),
    ]
}

fn dice(view: &View) -> Vec<Text> {
    view.dice
        .iter()
        .map(|(of, dice)| {
            let unused: Vec<Text> = dice
                .unused
                .iter()
                .map(|(face, count)| Text::new("scene.die").with("face", Text::new(face.key())).with("count", *count))
                .collect();
            Text::new("scene.side_dice")
                .with("side", side(*of))
                .with("unused", unused)
                .with("pool", dice.pool)
                .with("box", dice.hunt_box)
                .with("rings", dice.rings)
        })
        .collect()
}

fn politics(view: &View) -> Vec<Text> {
    let line = |(nation, place): (&Nation, &crate::view::NationView)| {
        let key = match (place.position, place.active) {
            (Position::AtWar, _) => "scene.at_war",
            (_, true) => "scene.active",
            (_, false) => "scene.passive",
        };
        let steps = match place.position {
            Position::AtWar => 0,
            Position::Peace3 => 1,
            Position::Peace2 => 2,
            Position::Peace1 => 3,
        };
        Text::new(key).with("nation", people(*nation)).with("steps", steps)
    };
    view.nations.iter().map(line).collect()
}

fn armies(view: &View, owner: Option<Side>) -> Vec<Text> {
    let mut here: BTreeMap<Region, Group> = BTreeMap::new();
    for (region, it) in &view.regions {
        let mut all = it.normal;
        for more in [&it.besieged, &it.sieging, &it.rear_guard] {
            all.add(more);
        }
        here.insert(*region, all);
    }
    for (character, at) in &view.characters {
        if let Some(region) = at.region() {
            here.entry(region).or_default().characters |= character.bit();
        }
    }
    let of = |region: Region| crate::data::map().nation[region.index()].map(Nation::side);
    here.into_iter()
        .filter(|(region, _)| of(*region) == owner)
        .map(|(region, all)| {
            let it = view.regions.get(&region);
            let key = match it {
                Some(it) if it.siege => "scene.siege",
                Some(it) if it.control.is_some() => "scene.taken",
                _ => "scene.region",
            };
            let near = places(crate::ids::regions_of(crate::data::map().near[region.index()]));
            Text::new(key).with("region", place(region)).with("group", group(&all)).with("near", near)
        })
        .collect()
}

/// What a card in the hand does, and why it cannot be played now.
fn card_line(view: &View, card: Card) -> Text {
    let text = |key: &'static str| Text::new(key).with("card", title(card)).with("text", event_text(card));
    match view.cards.unmet.get(&card) {
        Some(missing) => text("scene.card_unmet").with("why", Text::new(missing.clone())),
        None => text("scene.card"),
    }
}

fn cards(view: &View) -> Vec<Text> {
    let mut lines = Vec::new();
    for (at, hand) in view.cards.hands.iter().enumerate() {
        let seat = Text::new(["seat.first", "seat.second", "seat.third", "seat.fourth"][at.min(3)]);
        let line = match &hand.cards {
            Some(cards) => {
                let cards: Vec<Param> = cards.iter().map(|card| title(*card)).collect();
                Text::new("scene.hand").with("seat", seat).with("cards", Param::List(cards))
            }
            None => Text::new("scene.backs")
                .with("seat", seat)
                .with("character", hand.character)
                .with("strategy", hand.strategy),
        };
        lines.push(line);
        lines.extend(hand.cards.iter().flatten().map(|card| card_line(view, *card)));
    }
    if !view.cards.table.is_empty() {
        let cards: Vec<Param> = view.cards.table.iter().map(|card| title(*card)).collect();
        lines.push(Text::new("scene.table").with("cards", Param::List(cards)));
    }
    lines
}
