//! A view in words.

use parlour_core::{Param, Scene, Seat, Text};

use super::tell::player;
use super::{combat_title, event_text, people, places};
use crate::counted::Fighters;
use crate::data::{Built, map};
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
    let points = |of: Side| view.victory_points.get(&of).copied().unwrap_or(0);
    let mut lines = vec![
        say!("scene.now", turn: view.turn, phase: Text::new(view.phase.key())),
        say!("scene.points", free_peoples: points(Side::FreePeoples), shadow: points(Side::Shadow)),
    ];
    if view.setup.seats > 2 {
        let seats: Vec<Text> = view.counted.order.iter().map(|seat| player(*seat)).collect();
        lines.push(say!("scene.order", seats));
    }
    lines
}

fn fellowship(view: &View) -> Vec<Text> {
    let it = &view.fellowship;
    let where_ = match it.mordor {
        Some(step) => say!("scene.in_mordor", step),
        None => say!("scene.in_region", region: it.region, progress: it.progress),
    };
    let company = view.characters.iter().filter(|(_, at)| **at == Whereabouts::FELLOWSHIP);
    let company: Vec<Character> = company.map(|(character, _)| *character).collect();
    vec![
        where_,
        say!(if it.hidden { "scene.hidden" } else { "scene.revealed" }, corruption: it.corruption),
        say!("scene.company", guide: it.guide, company),
        say!("scene.hunt", tiles: view.hunt.pool.len(), level: view.counted.hunt.level),
        say!("scene.hunt_odds", dice: view.counted.hunt.dice, needs: view.counted.hunt.needs),
    ]
}

fn battle(view: &View) -> Vec<Text> {
    let Some(battle) = &view.battle else { return Vec::new() };
    let defender = battle.attacker.enemy();
    let both = view.counted.battle.iter().flatten();
    let mut lines = vec![
        say!("scene.battle_line", side: battle.attacker, from: battle.from, region: battle.region, round: battle.round),
        say!("scene.force", group: battle.force),
    ];
    for (of, fighters) in both {
        if *of == defender {
            lines.push(say!("scene.defenders", group: fighters.figures));
        }
        let Fighters { dice, target, leadership, .. } = *fighters;
        lines.push(say!("scene.fighters", side: *of, dice, target, leadership));
        if fighters.forfeited > 0 {
            lines.push(say!("scene.forfeited", side: *of, count: fighters.forfeited));
        }
    }
    for (of, card) in &battle.cards {
        let name = card.card.map_or_else(|| Text::new(card.deck.key()).into(), combat_title);
        lines.push(say!("scene.combat_card", side: *of, card: name));
    }
    for (of, hits) in battle.hits.iter().filter(|(_, hits)| **hits > 0) {
        lines.push(say!("scene.hits", side: of.enemy(), hits: *hits));
    }
    lines
}

/// The tile that is being resolved.
fn hunt(view: &View) -> Vec<Text> {
    let run = &view.hunt.run;
    let Some(tile) = run.tile else { return Vec::new() };
    vec![say!("scene.hunt_run", tile, damage: run.damage)]
}

fn dice(view: &View) -> Vec<Text> {
    view.dice
        .iter()
        .map(|(of, dice)| {
            let unused: Vec<Text> =
                dice.unused.iter().map(|(face, count)| say!("scene.die", face: *face, count: *count)).collect();
            say!("scene.side_dice", side: *of, unused, pool: dice.pool, box: dice.hunt_box, rings: dice.rings)
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
        say!(key, nation: *nation, count: place.position.steps())
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
    armies
        .filter(|army| army.units > 0)
        .map(|army| say!("scene.strength", side: army.side, dice: army.dice, leadership: army.leadership))
}

fn region_line(view: &View, region: Region) -> Option<Text> {
    let characters = |of: Side| {
        let here = view.characters.iter().filter(|(it, at)| at.region() == Some(region) && it.side() == of);
        Group { characters: here.fold(0, |set, (it, _)| set | it.bit()), ..Group::EMPTY }
    };
    let empty = RegionView::default();
    let it = view.regions.get(&region).unwrap_or(&empty);
    let near = places(regions_of(map().near[region.index()]));
    let name = |key: &'static str| say!(key, region, kind: Text::new(kind(region)), near: near.clone());
    let [free, shadow] = Side::ALL.map(characters);
    if it.siege {
        let home = map().home[Side::Shadow.index()] & region.bit() != 0;
        let holder = it.control.unwrap_or(if home { Side::Shadow } else { Side::FreePeoples });
        let (mut inside, mut outside) = (it.besieged, it.sieging);
        inside.add(if holder == Side::FreePeoples { &free } else { &shadow });
        outside.add(if holder == Side::FreePeoples { &shadow } else { &free });
        return Some(name("scene.siege").with("inside", inside).with("outside", outside));
    }
    let mut all = it.normal;
    for more in [&it.rear_guard, &free, &shadow] {
        all.add(more);
    }
    match it.control {
        Some(by) if all.is_empty() => Some(name("scene.taken_empty").with("side", by)),
        Some(by) => Some(name("scene.taken").with("side", by).with("group", all)),
        None if all.is_empty() => None,
        None => Some(name("scene.region").with("group", all)),
    }
}

/// What is built in a region.
fn kind(region: Region) -> &'static str {
    match map().built[region.index()] {
        Some(Built::Town) => "kind.town",
        Some(Built::City) => "kind.city",
        Some(Built::Stronghold) => "kind.stronghold",
        Some(Built::Fortification) => "kind.fortification",
        None => "kind.open",
    }
}

/// What a card in the hand does, and why it cannot be played now.
fn card_line(view: &View, card: Card) -> Text {
    let text = |key: &'static str| say!(key, card, text: event_text(card));
    match view.cards.unmet.get(&card) {
        Some(missing) => text("scene.card_unmet").with("why", Text::new(missing.clone())),
        None => text("scene.card"),
    }
}

fn cards(view: &View) -> Vec<Text> {
    let mut lines = Vec::new();
    for (at, hand) in view.cards.hands.iter().enumerate() {
        let seat = player(Seat(at as u8));
        let line = match &hand.cards {
            Some(cards) => say!("scene.hand", seat, cards: cards.clone()),
            None => say!("scene.backs", seat, character: hand.character, strategy: hand.strategy),
        };
        lines.push(line);
        lines.extend(hand.cards.iter().flatten().map(|card| card_line(view, *card)));
    }
    if !view.cards.table.is_empty() {
        lines.push(say!("scene.table", cards: view.cards.table.clone()));
    }
    let left = |deck: Deck| view.cards.decks.get(&deck).copied().unwrap_or(0);
    let [fp_character, fp_strategy, sh_character, sh_strategy] = Deck::ALL.map(left);
    lines.push(say!("scene.decks", fp_character, fp_strategy, sh_character, sh_strategy));
    if !view.cards.face_up.is_empty() {
        lines.push(say!("scene.discards", cards: view.cards.face_up.clone()));
    }
    for (at, pile) in view.cards.face_down.iter().enumerate().filter(|(_, pile)| pile.character + pile.strategy > 0) {
        let seat = player(Seat(at as u8));
        lines.push(say!("scene.face_down", seat, character: pile.character, strategy: pile.strategy));
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
        for tile in tiles.iter().map(|tile| Param::from(*tile)) {
            match kinds.iter_mut().find(|(kind, _)| *kind == tile) {
                Some((_, count)) => *count += 1,
                None => kinds.push((tile, 1)),
            }
        }
        kinds.into_iter().map(|(tile, count)| say!("scene.tile", count, tile)).collect::<Vec<_>>()
    };
    let there = piles.into_iter().filter(|(_, tiles)| !tiles.is_empty());
    there.map(|(key, tiles)| say!(key, tiles: counted(tiles))).collect()
}

/// What can still be recruited, and what is out of the game.
fn reserves(view: &View) -> Vec<Text> {
    let line = |key: &'static str, nation: Nation, figures: &Figures| {
        let of = Group::of_nation(nation, figures);
        (!of.is_empty()).then(|| say!(key, nation, group: of))
    };
    let left = view.reinforcements.iter().filter_map(|(nation, it)| line("scene.reserve", *nation, it));
    left.chain(view.casualties.iter().filter_map(|(nation, it)| line("scene.lost", *nation, it))).collect()
}

/// The cards of the characters: who they are, where, and what they can do.
fn characters(view: &View) -> Vec<Text> {
    let place_of = |at: &Whereabouts| match at.region() {
        Some(region) => say!("where.region", region),
        None if *at == Whereabouts::FELLOWSHIP => Text::new("where.fellowship"),
        None if *at == Whereabouts::ASIDE => Text::new("where.aside"),
        None => Text::new("where.out"),
    };
    let card = |(character, at): (&Character, &Whereabouts)| {
        let record = character.record();
        let level = record.level.map_or_else(|| Text::new("scene.level_any").into(), Param::from);
        let title = Text::new(format!("{}.title", character.key()));
        let abilities: Vec<Text> = record.abilities.iter().map(|id| Text::new(format!("ability.{id}"))).collect();
        let leadership = record.leadership;
        say!("scene.character", who: *character, title, level, leadership, where: place_of(at), abilities)
    };
    view.characters.iter().map(card).collect()
}
