//! Events in words.

use parlour_core::{Param, Seat, Text};

use super::{combat_title, dice, figure, group, people, place, side, tile, title, who};
use crate::action::Deed;
use crate::data::book;
use crate::event::{Cause, Event, Ground};
use crate::ids::{Card, Deck, Face, Side};
use crate::state::{BattleKind, Ending, HuntCause};

pub(super) fn seat(seat: Seat) -> Text {
    Text::new(["seat.first", "seat.second", "seat.third", "seat.fourth"][seat.index().min(3)])
}

fn deck(deck: Deck) -> Text {
    Text::new(deck.key())
}

fn cause(cause: Cause) -> Text {
    match cause {
        Cause::Die => "cause.die".into(),
        Cause::Ability => "cause.ability".into(),
        Cause::Attack => "cause.attack".into(),
        Cause::Capture => "cause.capture".into(),
        Cause::Invasion => "cause.invasion".into(),
        Cause::Companion => "cause.companion".into(),
        Cause::Declared => "cause.declared".into(),
        Cause::WitchKing => "cause.witch_king".into(),
        Cause::Battle => "cause.battle".into(),
        Cause::Hunt => "cause.hunt".into(),
        Cause::Stacking => "cause.stacking".into(),
        Cause::Alone => "cause.alone".into(),
        Cause::Mordor => "cause.mordor".into(),
        Cause::Card(card) => Text::new("cause.card").with("card", title(card)),
    }
}

fn deed(deed: Deed, die: Face) -> Text {
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
        Deed::Draw(from) => Text::new("deed.draw").with("deck", deck(from)),
        Deed::Play(card) => Text::new("deed.play").with("card", title(card)),
        Deed::PlaySecret(from) => Text::new("deed.play_secret").with("deck", deck(from)),
        Deed::Advance(nation) => Text::new("deed.advance").with("nation", people(nation)),
        Deed::Recruit => "deed.recruit".into(),
        Deed::Bring(character) => Text::new("deed.bring").with("who", who(character)),
        Deed::VoiceRegulars => "deed.voice_regulars".into(),
        Deed::VoiceElites => "deed.voice_elites".into(),
        Deed::Remove(card) => Text::new("deed.remove").with("card", title(card)),
    }
}

fn card_or_none(card: Option<Card>) -> Param {
    card.map_or_else(|| Text::new("card.none").into(), combat_title)
}

/// An event in words.
pub(crate) fn tell(event: &Event) -> Text {
    match event {
        Event::Turn { turn } => Text::new("event.turn").with("turn", *turn),
        Event::Leads { free_peoples, shadow } => {
            Text::new("event.leads").with("free_peoples", seat(*free_peoples)).with("shadow", seat(*shadow))
        }
        Event::Drew { seat: by, deck: from } => {
            Text::new("event.drew").with("seat", seat(*by)).with("deck", deck(*from))
        }
        Event::Received { seat: by, card } => {
            Text::new("event.received").with("seat", seat(*by)).with("card", title(*card))
        }
        Event::Named { seat: by, card } => Text::new("event.named").with("seat", seat(*by)).with("card", title(*card)),
        Event::Discarded { seat: by, deck: from } => {
            Text::new("event.discarded").with("seat", seat(*by)).with("deck", deck(*from))
        }
        Event::Swapped { seat: one, other, .. } => {
            Text::new("event.swapped").with("seat", seat(*one)).with("other", seat(*other))
        }
        Event::Mixed { region, side: of } => {
            Text::new("event.mixed").with("region", place(*region)).with("side", side(*of))
        }
        Event::Declared { from, to } => Text::new("event.declared").with("from", place(*from)).with("to", place(*to)),
        Event::Healed { amount, corruption } => {
            Text::new("event.healed").with("amount", *amount).with("corruption", *corruption)
        }
        Event::Corrupted { amount, corruption, cause: by } => Text::new("event.corrupted")
            .with("amount", *amount)
            .with("corruption", *corruption)
            .with("cause", cause(*by)),
        Event::EnteredMordor { tiles } => Text::new("event.entered_mordor").with("tiles", *tiles),
        Event::Guide { character } => Text::new("event.guide").with("who", who(*character)),
        Event::Allocated { count } => Text::new("event.allocated").with("count", *count),
        Event::Rolled { side: by, faces } => {
            let faces: Vec<Text> = faces.iter().map(|face| Text::new(face.key())).collect();
            Text::new("event.rolled").with("side", side(*by)).with("faces", faces)
        }
        Event::Eyes { count } => Text::new("event.eyes").with("count", *count),
        Event::Acts { seat: by, die, deed: what } => Text::new("event.acts")
            .with("seat", seat(*by))
            .with("die", Text::new(die.key()))
            .with("deed", deed(*what, *die)),
        Event::RingUsed { side: by, die, to } => Text::new("event.ring")
            .with("side", side(*by))
            .with("die", Text::new(die.key()))
            .with("to", Text::new(to.key())),
        Event::Passed { seat: by } => Text::new("event.passed").with("seat", seat(*by)),
        Event::Skipped { seat: by, die } => {
            Text::new("event.skipped").with("seat", seat(*by)).with("die", Text::new(die.key()))
        }
        Event::Moved { from, to, group: who, .. } => {
            Text::new("event.moved").with("group", group(who)).with("from", place(*from)).with("to", place(*to))
        }
        Event::Travelled { group: who, from, to } if from == to => {
            Text::new("event.stayed").with("group", group(who)).with("region", place(*to))
        }
        Event::Travelled { group: who, from, to } => {
            Text::new("event.travelled").with("group", group(who)).with("from", place(*from)).with("to", place(*to))
        }
        Event::Separated { group: who, region } => {
            Text::new("event.separated").with("group", group(who)).with("region", place(*region))
        }
        Event::Captured { region, by, free_peoples, shadow } => Text::new("event.captured")
            .with("side", side(*by))
            .with("region", place(*region))
            .with("free_peoples", *free_peoples)
            .with("shadow", *shadow),
        Event::Activated { nation, cause: by } => {
            Text::new("event.activated").with("nation", people(*nation)).with("cause", cause(*by))
        }
        Event::Advanced { nation, steps, cause: by } => {
            let key = if *steps == 0 { "event.at_war" } else { "event.advanced" };
            Text::new(key).with("nation", people(*nation)).with("count", *steps).with("cause", cause(*by))
        }
        Event::Recruited { figure: what, region } => {
            Text::new("event.recruited").with("figure", figure(*what)).with("region", place(*region))
        }
        Event::Entered { character, region } => {
            Text::new("event.entered").with("who", who(*character)).with("region", place(*region))
        }
        Event::Voice => "event.voice".into(),
        Event::FellowshipMoved { progress } => Text::new("event.fellowship_moved").with("progress", *progress),
        Event::Hid => "event.hid".into(),
        event => tell_of_hunt_and_battle(event),
    }
}

fn tell_of_hunt_and_battle(event: &Event) -> Text {
    match event {
        Event::HuntRolled { level, bonus, boxed, dice: rolled, successes } => Text::new("event.hunt_rolled")
            .with("level", *level)
            .with("why", hunt_needs(*bonus).into_iter().chain(hunt_bonus(*bonus, *boxed)).collect::<Vec<_>>())
            .with("dice", dice(rolled))
            .with("count", *successes),
        Event::HuntRerolled { bonus, dice: rolled, successes, stronghold, army, nazgul } => {
            let watchers = [(stronghold, "watcher.stronghold"), (army, "watcher.army"), (nazgul, "watcher.nazgul")];
            let because: Vec<Text> = watchers.into_iter().filter(|it| *it.0).map(|it| Text::new(it.1)).collect();
            Text::new("event.hunt_rerolled")
                .with("why", hunt_needs(*bonus))
                .with("dice", dice(rolled))
                .with("count", *successes)
                .with("because", because)
        }
        Event::DieBoxed { count } => Text::new("event.die_boxed").with("count", *count),
        Event::HuntFailed => "event.hunt_failed".into(),
        Event::TileDrawn { tile: drawn, cause, damage } => {
            let key = match cause {
                HuntCause::Hunt => "event.tile_hunt",
                HuntCause::Mordor => "event.tile_mordor",
                HuntCause::Stronghold => "event.tile_stronghold",
                HuntCause::Card(_) => "event.tile_card",
            };
            let text = Text::new(key).with("tile", tile(*drawn));
            // R21.10: what a die will decide is not known yet.
            let by_die = book().tiles[usize::from(drawn.0)].die;
            let text =
                if by_die { text.with("damage", Text::new("tile.by_die")) } else { text.with("damage", *damage) };
            if let HuntCause::Card(card) = cause { text.with("card", title(*card)) } else { text }
        }
        Event::PoolRefilled => "event.pool_refilled".into(),
        Event::TileDie { roll } => Text::new("event.tile_die").with("roll", *roll),
        Event::HuntCasualty { character, damage } => {
            Text::new("event.hunt_casualty").with("who", who(*character)).with("damage", *damage)
        }
        Event::DamageLowered { character, damage } => {
            Text::new("event.damage_lowered").with("who", who(*character)).with("damage", *damage)
        }
        Event::Revealed => "event.revealed".into(),
        Event::Walked { from, to } => Text::new("event.walked").with("from", place(*from)).with("to", place(*to)),
        Event::MordorStep { step } => Text::new("event.mordor_step").with("step", *step),
        Event::Stopped { step } => Text::new("event.stopped").with("step", *step),
        Event::Attacked { kind, side: by, from, region, force } => {
            let key = match kind {
                BattleKind::Siege => "event.attacked_siege",
                BattleKind::Sortie => "event.attacked_sortie",
                _ => "event.attacked",
            };
            Text::new(key)
                .with("side", side(*by))
                .with("from", place(*from))
                .with("region", place(*region))
                .with("group", group(force))
        }
        Event::WhiteRider => "event.white_rider".into(),
        Event::Round { region, round } => Text::new("event.round").with("region", place(*region)).with("round", *round),
        Event::CombatChosen { side: by, deck: None } => Text::new("event.no_combat_card").with("side", side(*by)),
        Event::CombatChosen { side: by, deck: Some(from) } => {
            Text::new("event.combat_chosen").with("side", side(*by)).with("deck", deck(*from))
        }
        Event::CombatShown { attacker, defender } => Text::new("event.combat_shown")
            .with("attacker", card_or_none(*attacker))
            .with("defender", card_or_none(*defender)),
        Event::CombatRolled { side: by, cause: Cause::Card(card), target, ground, dice: rolled, hits, .. } => {
            roll("event.extra_attack", *by, vec![needs(*target, *ground)], rolled, *hits)
                .with("card", combat_title(*card))
        }
        Event::CombatRolled {
            side: by, strength, target, ground, modifier, cards, event, dice: rolled, hits, ..
        } => {
            let key = if usize::from(*strength) == rolled.len() { "roll.strength" } else { "roll.fewer" };
            let number = Text::new(key).with("strength", *strength).with("count", rolled.len());
            let mut why = vec![number, needs(*target, *ground)];
            why.extend(changes(*modifier, cards, *event));
            roll("event.combat_rolled", *by, why, rolled, *hits)
        }
        Event::Rerolled {
            side: by,
            leadership,
            failed,
            target,
            ground,
            modifier,
            cards,
            event,
            dice: rolled,
            hits,
        } => {
            let number = Text::new("roll.leadership").with("leadership", *leadership).with("count", *failed);
            let mut why = vec![number, needs(*target, *ground)];
            why.extend(changes(*modifier, cards, *event));
            roll("event.rerolled", *by, why, rolled, *hits)
        }
        Event::Lost { figure: what, region, cause: by } => Text::new("event.lost")
            .with("figure", figure(*what))
            .with("region", place(*region))
            .with("cause", cause(*by)),
        Event::Reduced { nation, region } => {
            Text::new("event.reduced").with("nation", people(*nation)).with("region", place(*region))
        }
        Event::Sheltered { region } => Text::new("event.sheltered").with("region", place(*region)),
        Event::Ceased => "event.ceased".into(),
        Event::Pressed => "event.pressed".into(),
        Event::Extended { nation } => Text::new("event.extended").with("nation", people(*nation)),
        Event::Retreated { from, to, group: who } => {
            Text::new("event.retreated").with("group", group(who)).with("from", place(*from)).with("to", place(*to))
        }
        Event::SiegeBegan { region } => Text::new("event.siege_began").with("region", place(*region)),
        Event::SiegeEnded { region } => Text::new("event.siege_ended").with("region", place(*region)),
        Event::BattleEnded { region } => Text::new("event.battle_ended").with("region", place(*region)),
        Event::CardGone { card } => Text::new("event.card_gone").with("card", title(*card)),
        Event::OnTable { card } => Text::new("event.on_table").with("card", title(*card)),
        Event::Ended { ending } => Text::new(match ending {
            Ending::Corruption => "outcome.corruption",
            Ending::Ring => "outcome.ring",
            Ending::ShadowMilitary => "outcome.shadow_military",
            Ending::FreeMilitary => "outcome.free_military",
        }),
        Event::Edited { seat: by, edit } => {
            Text::new("event.edited").with("seat", seat(*by)).with("edit", super::edit::says(*edit))
        }
        event => tell_of_cards(event),
    }
}

fn tell_of_cards(event: &Event) -> Text {
    match event {
        Event::PlayedFree { seat: by, card } => {
            Text::new("event.played_free").with("seat", seat(*by)).with("card", title(*card))
        }
        Event::Paid { seat: by, card } => Text::new("event.paid").with("seat", seat(*by)).with("card", title(*card)),
        Event::CardTaken { seat: of, card } => {
            Text::new("event.card_taken").with("seat", seat(*of)).with("card", title(*card))
        }
        Event::DiceLost { side: of, face, count } => Text::new("event.dice_lost")
            .with("side", side(*of))
            .with("face", Text::new(face.key()))
            .with("count", *count),
        Event::RingPaid => "event.ring_paid".into(),
        Event::SetBack { nation, steps, cause: by } => {
            Text::new("event.set_back").with("nation", people(*nation)).with("steps", *steps).with("cause", cause(*by))
        }
        Event::Promoted { nation, region } => {
            Text::new("event.promoted").with("nation", people(*nation)).with("region", place(*region))
        }
        Event::CardUsed { card } => Text::new("event.card_used").with("card", title(*card)),
        Event::CardCancelled { card } => Text::new("event.card_cancelled").with("card", title(*card)),
        Event::CardRolled { card, target: None, dice: rolled, .. } => {
            Text::new("event.card_rolled").with("card", title(*card)).with("dice", dice(rolled))
        }
        Event::CardRolled { card, target: Some(target), dice: rolled, successes } => Text::new("event.card_tried")
            .with("card", title(*card))
            .with("target", *target)
            .with("dice", dice(rolled))
            .with("count", *successes),
        Event::TileAdded { tile: which } => Text::new("event.tile_added").with("tile", tile(*which)),
        Event::TileReturned { tile: which } => Text::new("event.tile_returned").with("tile", tile(*which)),
        Event::TileRemoved { tile: which } => Text::new("event.tile_removed").with("tile", tile(*which)),
        Event::DieTurned { side: of, from, to } => Text::new("event.die_turned")
            .with("side", side(*of))
            .with("from", Text::new(from.key()))
            .with("to", Text::new(to.key())),
        Event::Forfeited { figure: what } => Text::new("event.forfeited").with("figure", figure(*what)),
        Event::HitsAdded { side: of, card, hits } => {
            Text::new("event.hits_added").with("side", side(*of)).with("card", title(*card)).with("count", *hits)
        }
        Event::HitsCancelled { side: of, card, hits } => {
            Text::new("event.hits_cancelled").with("side", side(*of)).with("card", title(*card)).with("count", *hits)
        }
        _ => "event.other".into(),
    }
}

/// A roll of a battle.
fn roll(key: &'static str, by: Side, why: Vec<Text>, rolled: &[u8], hits: u8) -> Text {
    Text::new(key).with("side", side(by)).with("why", why).with("dice", dice(rolled)).with("count", hits)
}

/// What a die of a battle must reach, and why.
fn needs(target: u8, ground: Ground) -> Text {
    let key = match ground {
        Ground::Open => "roll.needs",
        Ground::Walls => "roll.needs_walls",
        Ground::Siege => "roll.needs_siege",
        Ground::Card => "roll.needs_card",
    };
    Text::new(key).with("target", target)
}

/// What cards change about a roll.
fn changes(modifier: i8, cards: &[Card], event: Option<Card>) -> Vec<Text> {
    let mut changes = Vec::new();
    if modifier != 0 {
        changes.push(Text::new("roll.modifier").with("modifier", format!("{modifier:+}")));
    }
    let names: Vec<Param> = cards.iter().map(|card| combat_title(*card)).chain(event.map(title)).collect();
    if !names.is_empty() {
        changes.push(Text::new("roll.cards").with("cards", names));
    }
    changes
}

/// What a Hunt die must reach, and what is added to it.
fn hunt_needs(bonus: u8) -> Vec<Text> {
    let bonus = (bonus > 0).then(|| Text::new("roll.hunt_bonus").with("bonus", bonus));
    [Some("roll.hunt_needs".into()), bonus].into_iter().flatten().collect()
}

/// What the bonus is for.
fn hunt_bonus(bonus: u8, boxed: u8) -> impl Iterator<Item = Text> {
    let by_card = bonus.saturating_sub(boxed);
    let boxed = (boxed > 0).then(|| Text::new("roll.hunt_boxed").with("count", boxed));
    let by_card = (by_card > 0).then(|| Text::new("roll.hunt_card").with("bonus", by_card));
    boxed.into_iter().chain(by_card)
}
