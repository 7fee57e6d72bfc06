//! Events in words.

use parlour_core::{Param, Seat, Text};

use super::{combat_title, dice, title};
use crate::action::Deed;
use crate::event::{Cause, Event, Ground};
use crate::ids::{Card, Face, Side};
use crate::state::{BattleKind, HuntCause};

pub(crate) fn player(seat: Seat) -> Text {
    Text::new(["seat.first", "seat.second", "seat.third", "seat.fourth"][seat.index().min(3)])
}

impl From<Cause> for Param {
    fn from(cause: Cause) -> Param {
        let key = match cause {
            Cause::Die => "cause.die",
            Cause::Ability => "cause.ability",
            Cause::Attack => "cause.attack",
            Cause::Capture => "cause.capture",
            Cause::Invasion => "cause.invasion",
            Cause::Companion => "cause.companion",
            Cause::Declared => "cause.declared",
            Cause::WitchKing => "cause.witch_king",
            Cause::Battle => "cause.battle",
            Cause::Hunt => "cause.hunt",
            Cause::Stacking => "cause.stacking",
            Cause::Alone => "cause.alone",
            Cause::Mordor => "cause.mordor",
            Cause::Card(card) => return say!("cause.card", card).into(),
        };
        Text::new(key).into()
    }
}

/// What a die is used for.
pub(super) fn deed(deed: Deed, die: Face) -> Text {
    match deed {
        Deed::MoveArmies if die == Face::Character => "deed.move_led_army".into(),
        Deed::Attack if die == Face::Character => "deed.attack_led".into(),
        Deed::MoveFellowship => "deed.move_fellowship".into(),
        Deed::HideFellowship => "deed.hide".into(),
        Deed::Separate => "deed.separate".into(),
        Deed::MoveCompanions => "deed.move_companions".into(),
        Deed::MoveNazgul => "deed.move_nazgul".into(),
        Deed::MoveArmies => "deed.move_armies".into(),
        Deed::Attack => "deed.attack".into(),
        Deed::Draw(deck) => say!("deed.draw", deck),
        Deed::Play(card) => say!("deed.play", card),
        Deed::PlaySecret(deck) => say!("deed.play_secret", deck),
        Deed::Advance(nation) => say!("deed.advance", nation),
        Deed::Recruit => "deed.recruit".into(),
        Deed::Bring(who) => say!("deed.bring", who),
        Deed::VoiceRegulars => "deed.voice_regulars".into(),
        Deed::VoiceElites => "deed.voice_elites".into(),
        Deed::Remove(card) => say!("deed.remove", card),
    }
}

fn card_or_none(card: Option<Card>) -> Param {
    card.map_or_else(|| Text::new("card.none").into(), combat_title)
}

/// The events that say more than their fields.
pub(crate) fn tell_more(event: &Event) -> Text {
    match *event {
        Event::Rolled { side, ref faces } => {
            say!("event.rolled", side, faces: Param::List(faces.iter().map(|face| (*face).into()).collect()))
        }
        Event::Acts { seat, die, deed: to } => say!("event.acts", seat: player(seat), die, deed: deed(to, die)),
        Event::Travelled { group, from, to } if from == to => say!("event.stayed", group, region: to),
        Event::Travelled { group, from, to } => say!("event.travelled", group, from, to),
        Event::Advanced { nation, steps: 0, cause } => say!("event.at_war", nation, count: 0u8, cause),
        Event::Advanced { nation, steps, cause } => say!("event.advanced", nation, count: steps, cause),
        Event::HuntRolled { level, bonus, boxed, dice: ref rolled, successes } => {
            let why: Vec<Text> = hunt_needs(bonus).into_iter().chain(hunt_bonus(bonus, boxed)).collect();
            say!("event.hunt_rolled", level, why, dice: dice(rolled), count: successes)
        }
        Event::HuntRerolled { bonus, dice: ref rolled, successes, stronghold, army, nazgul } => {
            let watchers = [(stronghold, "watcher.stronghold"), (army, "watcher.army"), (nazgul, "watcher.nazgul")];
            let because: Vec<Text> = watchers.into_iter().filter(|it| it.0).map(|it| Text::new(it.1)).collect();
            say!("event.hunt_rerolled", why: hunt_needs(bonus), dice: dice(rolled), count: successes, because)
        }
        Event::TileDrawn { tile, cause, damage } => {
            // R21.10: what a die will decide is not known yet.
            let by_die = tile.record().die;
            let damage = if by_die { Text::new("tile.by_die").into() } else { Param::from(damage) };
            match cause {
                HuntCause::Hunt => say!("event.tile_hunt", tile, damage),
                HuntCause::Mordor => say!("event.tile_mordor", tile, damage),
                HuntCause::Stronghold => say!("event.tile_stronghold", tile, damage),
                HuntCause::Card(card) => say!("event.tile_card", tile, damage, card),
            }
        }
        Event::Attacked { kind, side, from, region, force } => {
            let key = match kind {
                BattleKind::Siege => "event.attacked_siege",
                BattleKind::Sortie => "event.attacked_sortie",
                _ => "event.attacked",
            };
            say!(key, side, from, region, group: force)
        }
        Event::CombatChosen { side, deck: None } => say!("event.no_combat_card", side),
        Event::CombatChosen { side, deck: Some(deck) } => say!("event.combat_chosen", side, deck),
        Event::CombatShown { attacker, defender } => {
            say!("event.combat_shown", attacker: card_or_none(attacker), defender: card_or_none(defender))
        }
        Event::CombatRolled { side, cause: Cause::Card(card), target, ground, ref dice, hits, .. } => {
            let why = vec![needs(target, ground)];
            roll("event.extra_attack", side, why, dice, hits).with("card", combat_title(card))
        }
        Event::CombatRolled { side, strength, target, ground, modifier, ref cards, event, ref dice, hits, .. } => {
            let key = if usize::from(strength) == dice.len() { "roll.strength" } else { "roll.fewer" };
            let mut why = vec![say!(key, strength, count: dice.len()), needs(target, ground)];
            why.extend(changes(modifier, cards, event));
            roll("event.combat_rolled", side, why, dice, hits)
        }
        Event::Rerolled { side, leadership, failed, target, ground, modifier, ref cards, event, ref dice, hits } => {
            let mut why = vec![say!("roll.leadership", leadership, count: failed), needs(target, ground)];
            why.extend(changes(modifier, cards, event));
            roll("event.rerolled", side, why, dice, hits)
        }
        Event::Edited { seat, edit } => say!("event.edited", seat: player(seat), edit: super::edit::says(edit)),
        Event::CardRolled { card, target: None, dice: ref rolled, .. } => {
            say!("event.card_rolled", card, dice: dice(rolled))
        }
        Event::CardRolled { card, target: Some(target), dice: ref rolled, successes } => {
            say!("event.card_tried", card, target, dice: dice(rolled), count: successes)
        }
        _ => "event.other".into(),
    }
}

/// A roll of a battle.
fn roll(key: &'static str, by: Side, why: Vec<Text>, rolled: &[u8], hits: u8) -> Text {
    say!(key, side: by, why, dice: dice(rolled), count: hits)
}

/// What a die of a battle must reach, and why.
fn needs(target: u8, ground: Ground) -> Text {
    let key = match ground {
        Ground::Open => "roll.needs",
        Ground::Walls => "roll.needs_walls",
        Ground::Siege => "roll.needs_siege",
        Ground::Card => "roll.needs_card",
    };
    say!(key, target)
}

/// What cards change about a roll.
fn changes(modifier: i8, cards: &[Card], event: Option<Card>) -> Vec<Text> {
    let mut changes = Vec::new();
    if modifier != 0 {
        changes.push(say!("roll.modifier", modifier: format!("{modifier:+}")));
    }
    let cards: Vec<Param> = cards.iter().map(|card| combat_title(*card)).chain(event.map(title)).collect();
    if !cards.is_empty() {
        changes.push(say!("roll.cards", cards));
    }
    changes
}

/// What a Hunt die must reach, and what is added to it.
fn hunt_needs(bonus: u8) -> Vec<Text> {
    let bonus = (bonus > 0).then(|| say!("roll.hunt_bonus", bonus));
    [Some("roll.hunt_needs".into()), bonus].into_iter().flatten().collect()
}

/// What the bonus is for.
fn hunt_bonus(bonus: u8, boxed: u8) -> impl Iterator<Item = Text> {
    let by_card = bonus.saturating_sub(boxed);
    let boxed = (boxed > 0).then(|| say!("roll.hunt_boxed", count: boxed));
    let by_card = (by_card > 0).then(|| say!("roll.hunt_card", bonus: by_card));
    boxed.into_iter().chain(by_card)
}
