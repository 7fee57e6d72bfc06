//! The board in words, rows from Mordor to the Shire.

use parlour_core::{Param, Scene, Text};

use super::{names, piece};
use crate::ids::{CharacterSet, Region, Side};
use crate::state::Step;
use crate::view::{Battle, View};

/// A view in words.
pub(crate) fn describe(view: &View) -> Scene {
    let mut scene = Scene::default();
    scene.section("section.state", state(view));
    scene.section("section.board", Region::ALL.into_iter().rev().map(|region| row(view, region)).collect());
    if let Some(battle) = &view.battle {
        scene.section("section.battle", battle_lines(view, battle));
    }
    scene.section("section.cards", Side::BOTH.into_iter().map(|side| cards(view, side)).collect());
    scene.section("section.defeated", vec![Text::new("line.defeated").with("characters", names(view.defeated))]);
    scene
}

fn state(view: &View) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some(side) = view.you {
        lines.push(Text::new("line.you").with("side", side.text()));
    }
    if view.setup.two_games {
        let [first, second] = view.points;
        lines.push(Text::new("line.points").with("game", view.game).with("first", first).with("second", second));
    }
    match (&view.over, view.flow.as_slice().first()) {
        (Some(end), _) => lines.push(Text::new(format!("outcome.{}", end.reason.key()))),
        (None, Some(Step::Place)) => {
            for side in Side::BOTH {
                let key = if view.ready[side] { "line.ready" } else { "line.placing" };
                lines.push(Text::new(key).with("side", side.text()));
            }
        }
        _ => lines.push(Text::new("line.turn").with("number", view.turn).with("side", view.to_move.text())),
    }
    lines
}

fn row(view: &View, region: Region) -> Text {
    let def = view.setup.data.data().region(region);
    let standing: Vec<Param> = Side::BOTH.into_iter().flat_map(|side| standing(view, region, side)).collect();
    let key = if standing.is_empty() { "line.empty_region" } else { "line.region" };
    let text = Text::new(key).with("region", region.text()).with("row", def.row).with("limit", def.limit);
    if standing.is_empty() { text } else { text.with("pieces", Param::List(standing)) }
}

fn standing(view: &View, region: Region, side: Side) -> Vec<Param> {
    let shown = view.characters.iter().filter(|(who, at)| who.side() == side && *at == region);
    let shown = shown.map(|(who, _)| {
        let key = if view.revealed.contains(who) {
            "piece.face_up"
        } else if view.is_known(who) {
            "piece.own_known"
        } else {
            "piece.own"
        };
        Text::new(key).with("character", who.text()).with("strength", view.setup.data.data().strength(who)).into()
    });
    let concealed = view.pieces.iter().filter(|one| one.side == side && one.region == region);
    let concealed =
        concealed.map(|one| Text::new("piece.of").with("side", side.text()).with("piece", piece(one.could_be)).into());
    shown.chain(concealed).collect()
}

fn battle_lines(view: &View, battle: &Battle) -> Vec<Text> {
    let mut lines = Vec::new();
    let hidden = || Text::new("piece.some");
    let attacker = battle.attacker.map_or_else(hidden, crate::ids::Character::text);
    let text = match battle.defender {
        Some(defender) => Text::new("line.battle").with("defender", defender.text()),
        None => Text::new("line.attack"),
    };
    lines.push(text.with("attacker", attacker).with("region", battle.region.text()));
    for side in Side::BOTH {
        match (battle.played[side], battle.replaced[side]) {
            (Some(magic), Some(card)) => lines.push(
                Text::new("line.replaced")
                    .with("side", side.text())
                    .with("magic", magic.text())
                    .with("card", card.text()),
            ),
            (Some(card), None) => {
                lines.push(Text::new("line.played").with("side", side.text()).with("card", card.text()));
            }
            (None, _) if battle.picked[side] => lines.push(Text::new("line.picked").with("side", side.text())),
            (None, _) => {}
        }
    }
    let beside: CharacterSet =
        view.revealed.iter().filter(|who| view.characters[*who] == Some(battle.region)).collect();
    if !beside.is_empty() {
        lines.push(Text::new("line.face_up").with("characters", names(beside)));
    }
    lines
}

fn cards(view: &View, side: Side) -> Text {
    let list = |cards: crate::ids::CardSet| Param::List(cards.iter().map(|card| card.text().into()).collect());
    Text::new("line.cards")
        .with("side", side.text())
        .with("hand", list(view.hands[side]))
        .with("discards", list(view.discards[side]))
}
