//! The fixed strategies P0 and P1 of Appendix B4 of the rules, which check a whole engine.

use parlour_cardpeegee::{Action, Card, CardPeeGee, Cards, Phase, Suit, View, boost};
use parlour_core::{Bot, Perspective, Rng};

/// P0: never uses a card, leaves whatever can be left, pays tax with the lowest card.
#[derive(Clone, Copy, Debug)]
pub struct Passive;

/// P1: the plain strategy; it never converts and never plays an active card.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Bot<CardPeeGee> for Passive {
    fn choose(&mut self, place: &Perspective<'_, CardPeeGee>, _: &mut Rng) -> Action {
        let view = place.view();
        match view.phase {
            Phase::TrappedTreasure | Phase::JailorStage | Phase::FeeStage => Action::Abandon,
            Phase::TownTax => Action::Discard(lowest(view.hand | view.active)),
            _ => go_on(&view),
        }
    }
}

impl Bot<CardPeeGee> for Plain {
    fn choose(&mut self, place: &Perspective<'_, CardPeeGee>, _: &mut Rng) -> Action {
        let view = place.view();
        let hand = view.hand;
        let activates = matches!(
            view.phase,
            Phase::MonsterPreparation
                | Phase::TrappedTreasure
                | Phase::JailorStage
                | Phase::FeeStage
                | Phase::TownShopping
                | Phase::TownHealing
        );
        if let Some(card) = (hand & Cards::POWERS).first().filter(|_| activates) {
            return Action::Activate(card);
        }
        let first = |suits: &[Suit]| suits.iter().find_map(|suit| (hand & Cards::suit(*suit)).first());
        let play_or = |card: Option<Card>, other: Action| card.map_or(other, Action::Play);
        match view.phase {
            Phase::TownTax => Action::Discard(lowest(if hand.is_empty() { view.active } else { hand })),
            Phase::TrappedTreasure => disarm(&view, first(&[Suit::Spades])),
            Phase::JailorStage if view.hp <= strikes(&view) => Action::Abandon,
            Phase::MonsterPreparation | Phase::JailorStage => {
                play_or(first(&[Suit::Clubs, Suit::Spades]), Action::Fight)
            }
            // With a fee that must be exceeded the hand may run out at the very amount.
            Phase::FeeStage if hand.is_empty() || view.numbers.amount_paid + hand.total() < fee(&view) => {
                Action::Abandon
            }
            Phase::FeeStage => Action::Play(lowest(hand)),
            Phase::TownShopping => play_or(first(&[Suit::Diamonds]).filter(|_| can_buy(&view)), Action::Proceed),
            Phase::TownHealing => play_or(first(&[Suit::Hearts]), Action::Proceed),
            _ => go_on(&view),
        }
    }
}

/// The only thing to do where nothing is to be weighed.
fn go_on(view: &View) -> Action {
    match view.phase {
        Phase::PreGame => Action::Create,
        Phase::NewDay => Action::StartEncounter,
        Phase::MonsterPreparation | Phase::MonsterCombat => Action::Fight,
        Phase::Ending => Action::Acknowledge,
        Phase::Dead => Action::Restart,
        _ => Action::Proceed,
    }
}

/// The card of lowest value; the first in sorting order among equals.
fn lowest(cards: Cards) -> Card {
    cards.iter().min_by_key(|card| card.value()).expect("there is a card to give")
}

fn disarm(view: &View, spade: Option<Card>) -> Action {
    let props = view.encounter.iter().flat_map(|encounter| encounter.props).flatten();
    let traps: Cards = props.filter(|card| card.suit() == Suit::Spades).collect();
    let trap = lowest(traps);
    if view.hp <= u32::from(trap.value()) {
        return Action::Abandon;
    }
    spade.map_or(Action::Disarm(trap), Action::Play)
}

fn strikes(view: &View) -> u32 {
    let jailors = view.encounter.iter().filter_map(|encounter| encounter.jailors.as_ref()).flatten();
    jailors.map(|jailor| u32::from(jailor.card.value())).sum()
}

fn fee(view: &View) -> u32 {
    view.encounter.as_ref().and_then(|encounter| encounter.fee).map_or(0, u32::from)
}

fn can_buy(view: &View) -> bool {
    let played: u32 = view.played.iter().map(|played| u32::from(played.value)).sum();
    let total = played + (view.hand & Cards::suit(Suit::Diamonds)).total();
    let boosted = view.active.contains(Card::ace(Suit::Diamonds));
    (if boosted { boost(total) } else { total }) >= 8
}
