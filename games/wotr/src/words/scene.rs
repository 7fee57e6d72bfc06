//! A view in words.

use parlour_core::{Param, Scene, Seat, Text};

use super::{combat_title, event_text, group, people, place, places, side, title, who};
use crate::data::{Settlement, map};
use crate::ids::{Card, Character, Deck, Nation, Region, Side, Tile, Whereabouts, regions_of};
use crate::state::Group;
use crate::view::{Figures, Position, RegionView, View};

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
    scene.section("scene.tiles", tiles(view));
    scene.section("scene.reserves", reserves(view));
    scene.section("scene.characters", characters(view));
    scene
}

fn turn(view: &View) -> Vec<Text> {
    let phase = super::edit::phase_key(view.phase);
    let points = |of: Side| view.victory_points.get(&of).copied().unwrap_or(0);
    let mut lines = vec![
        Text::new("scene.now").with("turn", view.turn).with("phase", Text::new(phase)),
        Text::new("scene.points").with("free_peoples", points(Side::FreePeoples)).with("shadow", points(Side::Shadow)),
    ];
    if view.setup.seats > 2 {
        let seats: Vec<Param> = view.counted.order.iter().map(|seat| super::tell::seat(*seat).into()).collect();
        lines.push(Text::new("scene.order").with("seats", Param::List(seats)));
    }
    lines
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
        Text::new("scene.hunt").with("tiles", view.hunt.pool.len()).with("level", view.counted.hunt.level),
        Text::new("scene.hunt_odds").with("dice", view.counted.hunt.dice).with("needs", view.counted.hunt.needs),
    ]
}

fn battle(view: &View) -> Vec<Text> {
    let Some(battle) = &view.battle else { return Vec::new() };
    let defender = battle.attacker.enemy();
    let both = view.counted.battle.iter().flatten();
    let mut lines = vec![
        Text::new("scene.battle_line")
            .with("side", side(battle.attacker))
            .with("from", place(battle.from))
            .with("region", place(battle.region))
            .with("round", battle.round),
        Text::new("scene.force").with("group", group(&battle.force)),
    ];
    for (of, fighters) in both {
        if *of == defender {
            lines.push(Text::new("scene.defenders").with("group", group(&fighters.figures)));
        }
        lines.push(
            Text::new("scene.fighters")
                .with("side", side(*of))
                .with("dice", fighters.dice)
                .with("target", fighters.target)
                .with("leadership", fighters.leadership),
        );
        if fighters.forfeited > 0 {
            lines.push(Text::new("scene.forfeited").with("side", side(*of)).with("count", fighters.forfeited));
        }
    }
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
    let lines = regions_of(set).filter_map(|region| Some((region, region_line(view, region)?)));
    lines.flat_map(|(region, line)| std::iter::once(line).chain(strengths(view, region))).collect()
}

/// What the Armies of a region roll, and how well they are led.
fn strengths(view: &View, region: Region) -> impl Iterator<Item = Text> {
    let armies = view.counted.armies.get(&region).into_iter().flatten();
    armies.filter(|army| army.units > 0).map(|army| {
        Text::new("scene.strength")
            .with("side", side(army.side))
            .with("dice", army.dice)
            .with("leadership", army.leadership)
    })
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
        let seat = super::tell::seat(Seat(at as u8));
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
    let left = |deck: Deck| view.cards.decks.get(&deck).copied().unwrap_or(0);
    lines.push(
        Text::new("scene.decks")
            .with("fp_character", left(Deck::FpCharacter))
            .with("fp_strategy", left(Deck::FpStrategy))
            .with("sh_character", left(Deck::ShCharacter))
            .with("sh_strategy", left(Deck::ShStrategy)),
    );
    if !view.cards.face_up.is_empty() {
        let cards: Vec<Param> = view.cards.face_up.iter().map(|card| title(*card)).collect();
        lines.push(Text::new("scene.discards").with("cards", Param::List(cards)));
    }
    for (at, pile) in view.cards.face_down.iter().enumerate().filter(|(_, pile)| pile.character + pile.strategy > 0) {
        lines.push(
            Text::new("scene.face_down")
                .with("seat", super::tell::seat(Seat(at as u8)))
                .with("character", pile.character)
                .with("strategy", pile.strategy),
        );
    }
    lines
}

/// The Hunt tiles by where they are, equal ones together.
fn tiles(view: &View) -> Vec<Text> {
    let hunt = &view.hunt;
    let piles = [
        ("scene.pool", &hunt.pool),
        ("scene.drawn", &hunt.drawn),
        ("scene.waiting", &hunt.waiting),
        ("scene.removed", &hunt.removed),
    ];
    let counted = |tiles: &Vec<Tile>| {
        let mut kinds: Vec<(Param, u8)> = Vec::new();
        for tile in tiles.iter().map(|tile| super::tile(*tile)) {
            match kinds.iter_mut().find(|(kind, _)| *kind == tile) {
                Some((_, count)) => *count += 1,
                None => kinds.push((tile, 1)),
            }
        }
        let texts =
            kinds.into_iter().map(|(tile, count)| Text::new("scene.tile").with("count", count).with("tile", tile));
        Param::List(texts.map(Param::from).collect())
    };
    let there = piles.into_iter().filter(|(_, tiles)| !tiles.is_empty());
    there.map(|(key, tiles)| Text::new(key).with("tiles", counted(tiles))).collect()
}

/// What can still be recruited, and what is out of the game.
fn reserves(view: &View) -> Vec<Text> {
    let line = |key: &'static str, nation: Nation, figures: &Figures| {
        let of = Group::of_nation(nation, figures);
        (!of.is_empty()).then(|| Text::new(key).with("nation", people(nation)).with("group", group(&of)))
    };
    let left = view.reinforcements.iter().filter_map(|(nation, it)| line("scene.reserve", *nation, it));
    left.chain(view.casualties.iter().filter_map(|(nation, it)| line("scene.lost", *nation, it))).collect()
}

/// The cards of the characters: who they are, where, and what they can do.
fn characters(view: &View) -> Vec<Text> {
    let place_of = |at: &Whereabouts| match at.region() {
        Some(region) => Text::new("where.region").with("region", place(region)),
        None if *at == Whereabouts::FELLOWSHIP => Text::new("where.fellowship"),
        None if *at == Whereabouts::ASIDE => Text::new("where.aside"),
        None => Text::new("where.out"),
    };
    let card = |(character, at): (&Character, &Whereabouts)| {
        let record = character.record();
        let abilities = record.abilities.iter().map(|id| Text::new(format!("ability.{id}")).into());
        let level = record.level.map_or_else(|| Text::new("scene.level_any").into(), Param::from);
        Text::new("scene.character")
            .with("who", who(*character))
            .with("title", Text::new(format!("{}.title", character.key())))
            .with("level", level)
            .with("leadership", record.leadership)
            .with("where", place_of(at))
            .with("abilities", Param::List(abilities.collect()))
    };
    view.characters.iter().map(card).collect()
}
