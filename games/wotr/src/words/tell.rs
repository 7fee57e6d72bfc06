//! Events in words.

use parlour_core::{Param, Seat, Text};

use super::{combat_title, dice, title};
use crate::action::Deed;
use crate::event::{Cause, Event, Ground};
use crate::ids::{Card, Face, Side};
use crate::state::{BattleKind, HuntCause};

pub(super) fn player(seat: Seat) -> Text {
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

/// An event in words.
pub(crate) fn tell(event: &Event) -> Text {
    match *event {
        Event::Turn { turn } => say!("event.turn", turn),
        Event::Leads { free_peoples, shadow } => {
            say!("event.leads", free_peoples: player(free_peoples), shadow: player(shadow))
        }
        Event::Drew { seat, deck } => say!("event.drew", seat: player(seat), deck),
        Event::Received { seat, card } => say!("event.received", seat: player(seat), card),
        Event::Named { seat, card } => say!("event.named", seat: player(seat), card),
        Event::Discarded { seat, deck } => say!("event.discarded", seat: player(seat), deck),
        Event::Swapped { seat, other, .. } => say!("event.swapped", seat: player(seat), other: player(other)),
        Event::Mixed { region, side } => say!("event.mixed", region, side),
        Event::Declared { from, to } => say!("event.declared", from, to),
        Event::Healed { amount, corruption } => say!("event.healed", amount, corruption),
        Event::Corrupted { amount, corruption, cause } => say!("event.corrupted", amount, corruption, cause),
        Event::EnteredMordor { tiles } => say!("event.entered_mordor", tiles),
        Event::Guide { character } => say!("event.guide", who: character),
        Event::Allocated { count } => say!("event.allocated", count),
        Event::Rolled { side, ref faces } => {
            say!("event.rolled", side, faces: Param::List(faces.iter().map(|face| (*face).into()).collect()))
        }
        Event::Eyes { count } => say!("event.eyes", count),
        Event::Acts { seat, die, deed: to } => say!("event.acts", seat: player(seat), die, deed: deed(to, die)),
        Event::RingUsed { side, die, to } => say!("event.ring", side, die, to),
        Event::Passed { seat } => say!("event.passed", seat: player(seat)),
        Event::Skipped { seat, die } => say!("event.skipped", seat: player(seat), die),
        Event::Moved { from, to, group, .. } => say!("event.moved", group, from, to),
        Event::Travelled { group, from, to } if from == to => say!("event.stayed", group, region: to),
        Event::Travelled { group, from, to } => say!("event.travelled", group, from, to),
        Event::Separated { group, region } => say!("event.separated", group, region),
        Event::Captured { region, by, free_peoples, shadow } => {
            say!("event.captured", side: by, region, free_peoples, shadow)
        }
        Event::Activated { nation, cause } => say!("event.activated", nation, cause),
        Event::Advanced { nation, steps: 0, cause } => say!("event.at_war", nation, count: 0u8, cause),
        Event::Advanced { nation, steps, cause } => say!("event.advanced", nation, count: steps, cause),
        Event::Recruited { figure, region } => say!("event.recruited", figure, region),
        Event::Entered { character, region } => say!("event.entered", who: character, region),
        Event::Voice => "event.voice".into(),
        Event::FellowshipMoved { progress } => say!("event.fellowship_moved", progress),
        Event::Hid => "event.hid".into(),
        _ => tell_of_hunt_and_battle(event),
    }
}

fn tell_of_hunt_and_battle(event: &Event) -> Text {
    match *event {
        Event::HuntRolled { level, bonus, boxed, dice: ref rolled, successes } => {
            let why: Vec<Text> = hunt_needs(bonus).into_iter().chain(hunt_bonus(bonus, boxed)).collect();
            say!("event.hunt_rolled", level, why, dice: dice(rolled), count: successes)
        }
        Event::HuntRerolled { bonus, dice: ref rolled, successes, stronghold, army, nazgul } => {
            let watchers = [(stronghold, "watcher.stronghold"), (army, "watcher.army"), (nazgul, "watcher.nazgul")];
            let because: Vec<Text> = watchers.into_iter().filter(|it| it.0).map(|it| Text::new(it.1)).collect();
            say!("event.hunt_rerolled", why: hunt_needs(bonus), dice: dice(rolled), count: successes, because)
        }
        Event::DieBoxed { count } => say!("event.die_boxed", count),
        Event::HuntFailed => "event.hunt_failed".into(),
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
        Event::PoolRefilled => "event.pool_refilled".into(),
        Event::TileDie { roll } => say!("event.tile_die", roll),
        Event::HuntCasualty { character, damage } => say!("event.hunt_casualty", who: character, damage),
        Event::DamageLowered { character, damage } => say!("event.damage_lowered", who: character, damage),
        Event::Revealed => "event.revealed".into(),
        Event::Walked { from, to } => say!("event.walked", from, to),
        Event::MordorStep { step } => say!("event.mordor_step", step),
        Event::Stopped { step } => say!("event.stopped", step),
        Event::Attacked { kind, side, from, region, force } => {
            let key = match kind {
                BattleKind::Siege => "event.attacked_siege",
                BattleKind::Sortie => "event.attacked_sortie",
                _ => "event.attacked",
            };
            say!(key, side, from, region, group: force)
        }
        Event::WhiteRider => "event.white_rider".into(),
        Event::Round { region, round } => say!("event.round", region, round),
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
        Event::Lost { figure, region, cause } => say!("event.lost", figure, region, cause),
        Event::Reduced { nation, region } => say!("event.reduced", nation, region),
        Event::Sheltered { region } => say!("event.sheltered", region),
        Event::Ceased => "event.ceased".into(),
        Event::Pressed => "event.pressed".into(),
        Event::Extended { nation } => say!("event.extended", nation),
        Event::Retreated { from, to, group } => say!("event.retreated", group, from, to),
        Event::SiegeBegan { region } => say!("event.siege_began", region),
        Event::SiegeEnded { region } => say!("event.siege_ended", region),
        Event::BattleEnded { region } => say!("event.battle_ended", region),
        Event::CardGone { card } => say!("event.card_gone", card),
        Event::OnTable { card } => say!("event.on_table", card),
        Event::Ended { ending } => Text::new(ending.key()),
        Event::Edited { seat, edit } => say!("event.edited", seat: player(seat), edit: super::edit::says(edit)),
        _ => tell_of_cards(event),
    }
}

fn tell_of_cards(event: &Event) -> Text {
    match *event {
        Event::PlayedFree { seat, card } => say!("event.played_free", seat: player(seat), card),
        Event::Paid { seat, card } => say!("event.paid", seat: player(seat), card),
        Event::CardTaken { seat, card } => say!("event.card_taken", seat: player(seat), card),
        Event::DiceLost { side, face, count } => say!("event.dice_lost", side, face, count),
        Event::RingPaid => "event.ring_paid".into(),
        Event::SetBack { nation, steps, cause } => say!("event.set_back", nation, steps, cause),
        Event::Promoted { nation, region } => say!("event.promoted", nation, region),
        Event::CardUsed { card } => say!("event.card_used", card),
        Event::CardCancelled { card } => say!("event.card_cancelled", card),
        Event::CardRolled { card, target: None, dice: ref rolled, .. } => {
            say!("event.card_rolled", card, dice: dice(rolled))
        }
        Event::CardRolled { card, target: Some(target), dice: ref rolled, successes } => {
            say!("event.card_tried", card, target, dice: dice(rolled), count: successes)
        }
        Event::TileAdded { tile } => say!("event.tile_added", tile),
        Event::TileReturned { tile } => say!("event.tile_returned", tile),
        Event::TileRemoved { tile } => say!("event.tile_removed", tile),
        Event::DieTurned { side, from, to } => say!("event.die_turned", side, from, to),
        Event::Forfeited { figure } => say!("event.forfeited", figure),
        Event::HitsAdded { side, card, hits } => say!("event.hits_added", side, card, count: hits),
        Event::HitsCancelled { side, card, hits } => say!("event.hits_cancelled", side, card, count: hits),
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
