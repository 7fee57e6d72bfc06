//! Answers to what Event and Combat cards ask.

use parlour_core::Seat;
use parlour_wotr::data::book;
use parlour_wotr::{Action, Deck, Figure, Look, Nation, Region, Side, Window};

use super::armies::recruit_worth;
use super::field::{Field, force_of};
use super::mends::Mends;
use super::ring::best_by;
use super::{cards, parties};

/// A question of an Event: judged by what kind of thing is chosen.
pub(super) fn event(look: Look<'_>, field: &Field, seat: Seat, options: &[Action]) -> usize {
    let side = Look::side_of(seat);
    best_by(options, |action| match action {
        Action::To(region) | Action::From(region) => place_worth(field, side, *region),
        Action::Recruit(figure, region) => recruit_worth(look, field, side, *figure, *region),
        Action::Nation(nation) => nation_worth(look, field, side, *nation),
        Action::PlayFree(card) => cards::event_worth(look, *card),
        Action::Pick(who) => -0.01 * f32::from(book().level[who.index()].min(5)),
        Action::Draw(deck) => cards::deck_worth(look, matches!(deck, Deck::FpCharacter | Deck::ShCharacter)),
        Action::Discard(card) => -cards::hand_worth(look, *card),
        Action::Take(figure, _) => match figure {
            Figure::Character(_) => 0.3,
            Figure::Nazgul | Figure::Leader(_) => 0.2,
            Figure::Elite(_) => 0.1,
            Figure::Regular(_) => 0.0,
        },
        Action::Decline | Action::NoCard => -0.05,
        Action::Done => -0.02,
        _ => 0.0,
    })
}

/// What figures or hits in a place are worth to a side.
fn place_worth(field: &Field, side: Side, at: Region) -> f32 {
    let own = field.force(side, at);
    let strengthens = field.strengthens(side, at, 3.0);
    let saved = field.danger(side, at, &own);
    // An enemy army there is what hits are for.
    let enemy = field.force(side.enemy(), at);
    strengthens + saved + 0.03 * enemy.hp
}

fn nation_worth(look: Look<'_>, field: &Field, side: Side, nation: Nation) -> f32 {
    if nation.side() == Side::Shadow {
        return f32::from(look.to_war(nation)) * if side == Side::Shadow { 1.0 } else { 0.1 };
    }
    let danger = parties::nation_danger(field, nation);
    if look.at_war(nation) { -1.0 } else { danger - 0.1 * f32::from(look.to_war(nation)) }
}

/// R21.12: whether a card on the table is used now.
pub(super) fn interrupt(look: Look<'_>, side: Side, window: Window, options: &[Action]) -> usize {
    let damage = look.hunt().damage;
    let after = look.corruption() + damage;
    let uses = match (side, window) {
        (Side::Shadow, _) => true,
        (_, Window::Tile) => look.corruption() >= 2 || look.mordor().is_some(),
        (_, Window::Drawn) => damage >= 3 || (damage >= 2 && after >= 5) || after >= 9,
        _ => damage >= 1,
    };
    best_by(options, |action| match action {
        Action::UseCard(_) if uses => 1.0,
        Action::UseCard(_) => -1.0,
        _ => 0.0,
    })
}

/// A question of a Combat card.
pub(super) fn tactic(look: Look<'_>, side: Side, options: &[Action]) -> usize {
    let own = look.fighters(side).count();
    let bold = if own >= 7 { 2 } else { u8::from(own >= 4) };
    best_by(options, |action| match action {
        Action::Choose(number) => -0.1 * f32::from(number.abs_diff(bold)),
        Action::Retreat(_) | Action::Shelter => 0.0,
        Action::Decline | Action::Done => -0.3,
        Action::Take(Figure::Character(_), _) => -0.1,
        _ => 0.05,
    })
}

/// Hits that a card makes: Regulars first, an Elite of a small army is reduced.
pub(super) fn hits(look: Look<'_>, side: Side, at: Region, options: &[Action]) -> usize {
    let few = look.count(side, at) <= 4;
    best_by(options, |action| match action {
        Action::Lose(Figure::Regular(nation)) => {
            let spare = 0.02 * f32::from(look.units(at)[nation.index() * 2]);
            if few { 0.5 + spare } else { 1.0 + spare }
        }
        Action::Reduce(_) => {
            if few {
                0.9
            } else {
                0.4
            }
        }
        _ => 0.0,
    })
}

/// Where an army under way by a card goes on to.
pub(super) fn march_on(
    look: Look<'_>,
    field: &Field,
    mends: Mends,
    side: Side,
    at: Region,
    options: &[Action],
) -> usize {
    let force = force_of(look, look.group());
    let aim = field.army(side, at).and_then(|army| army.aim);
    let worth = |to: Region| {
        let captured = look.controlled(side.enemy()) & !look.armies(side.enemy()) & to.bit() != 0;
        let saved = field.danger(side, to, &field.force(side, to));
        let crowd = if to == at { 0 } else { (look.count(side, to) + look.group().count()).saturating_sub(10) };
        let lost = if mends.has(Mends::ROOM) { 0.3 * f32::from(crowd) } else { 0.0 };
        let prize = if captured { 0.1 + field.prize(side, to) } else { 0.0 };
        field.value(side, to, &force, aim) + 0.3 * saved + prize - lost
    };
    best_by(options, |action| match action {
        Action::To(to) => worth(*to),
        _ => worth(at) + 0.01,
    })
}
