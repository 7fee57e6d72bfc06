//! A view in words.

use parlour_core::{Param, Scene, Text};

use super::{combat_title, event_text, group, people, place, places, side, title, who};
use crate::data::{Settlement, map};
use crate::ids::{Card, Nation, Region, Side, Whereabouts, regions_of};
use crate::state::Group;
use crate::view::{Position, RegionView, View};

/// What lies on the table, most important first.
pub(crate) fn describe(view: &View) -> Scene {
    let mut scene = Scene::default();
    scene.section("scene.turn", turn(view));
    scene.section("scene.fellowship", fellowship(view));
    if view.battle.is_some() {
        scene.section("scene.battle", battle(view));
    }
    let hunted = hunt(view);
    if !hunted.is_empty() {
        scene.section("scene.hunt_title", hunted);
    }
    scene.section("scene.dice", dice(view));
    scene.section("scene.politics", politics(view));
    for land in Nation::ALL.into_iter().map(Some).chain([None]) {
        let lines = armies(view, land);
        if !lines.is_empty() {
            scene.section(land.map_or_else(|| Text::new("group.wild"), people), lines);
        }
    }
    scene.section("scene.cards", cards(view));
    scene
}

fn turn(view: &View) -> Vec<Text> {
    let phase = super::edit::phase_key(view.phase);
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
    let company: Vec<Text> = view
        .characters
        .iter()
        .filter(|(_, at)| **at == Whereabouts::FELLOWSHIP)
        .map(|(character, _)| who(*character))
        .collect();
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
    let defender = battle.attacker.enemy();
    let here = view.regions.get(&battle.region).cloned().unwrap_or_default();
    let mut lines = vec![
        Text::new("scene.battle_line")
            .with("side", side(battle.attacker))
            .with("from", place(battle.from))
            .with("region", place(battle.region))
            .with("round", battle.round),
        Text::new("scene.force").with("group", group(&battle.force)),
    ];
    let defenders = [here.normal, here.besieged, here.sieging]
        .into_iter()
        .find(|it| Nation::of(defender).any(|nation| it.of(nation) > 0));
    lines.extend(defenders.map(|it| Text::new("scene.defenders").with("group", group(&it))));
    for (of, card) in &battle.cards {
        let name = card.card.map_or_else(|| Text::new(card.deck.key()).into(), combat_title);
        lines.push(Text::new("scene.combat_card").with("side", side(*of)).with("card", name));
    }
    for (of, hits) in battle.hits.iter().filter(|(_, hits)| **hits > 0) {
        lines.push(Text::new("scene.hits").with("side", side(of.enemy())).with("hits", *hits));
    }
    lines
}

/// The tile that is being resolved.
fn hunt(view: &View) -> Vec<Text> {
    let run = &view.hunt.run;
    let Some(tile) = run.tile else { return Vec::new() };
    vec![Text::new("scene.hunt_run").with("tile", super::tile(tile)).with("damage", run.damage)]
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
        Text::new(key).with("nation", people(*nation)).with("count", steps)
    };
    view.nations.iter().map(line).collect()
}

/// What stands in the regions of a nation, or of none, a line each with its neighbours.
fn armies(view: &View, land: Option<Nation>) -> Vec<Text> {
    let set = land.map_or(map().wild, |nation| map().of[nation.index()]);
    regions_of(set).filter_map(|region| region_line(view, region)).collect()
}

fn region_line(view: &View, region: Region) -> Option<Text> {
    let characters = |of: Side| {
        let here = view.characters.iter().filter(|(it, at)| at.region() == Some(region) && it.side() == of);
        Group { characters: here.fold(0, |set, (it, _)| set | it.bit()), ..Group::EMPTY }
    };
    let empty = RegionView::default();
    let it = view.regions.get(&region).unwrap_or(&empty);
    let near = places(regions_of(map().near[region.index()]));
    let name = |key: &'static str| {
        Text::new(key).with("region", place(region)).with("kind", Text::new(kind(region))).with("near", near.clone())
    };
    let [free, shadow] = Side::ALL.map(characters);
    if it.siege {
        let home = map().home[Side::Shadow.index()] & region.bit() != 0;
        let holder = it.control.unwrap_or(if home { Side::Shadow } else { Side::FreePeoples });
        let (mut inside, mut outside) = (it.besieged, it.sieging);
        inside.add(if holder == Side::FreePeoples { &free } else { &shadow });
        outside.add(if holder == Side::FreePeoples { &shadow } else { &free });
        return Some(name("scene.siege").with("inside", group(&inside)).with("outside", group(&outside)));
    }
    let mut all = it.normal;
    for more in [&it.rear_guard, &free, &shadow] {
        all.add(more);
    }
    match it.control {
        Some(by) if all.is_empty() => Some(name("scene.taken_empty").with("side", side(by))),
        Some(by) => Some(name("scene.taken").with("side", side(by)).with("group", group(&all))),
        None if all.is_empty() => None,
        None => Some(name("scene.region").with("group", group(&all))),
    }
}

/// What is built in a region.
fn kind(region: Region) -> &'static str {
    match map().settlement[region.index()] {
        Some(Settlement::Town) => "kind.town",
        Some(Settlement::City) => "kind.city",
        Some(Settlement::Stronghold) => "kind.stronghold",
        None if map().fortifications & region.bit() != 0 => "kind.fortification",
        None => "kind.open",
    }
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
