//! What held cards are worth to the careful player in hit points, for the days to come (A1, A2, A4
//! and A8 to A11 of the rules). The weights were found by playing some thousand lives with each.

use parlour_cardpeegee::{Card, Cards, Phase, Suit, Victory, View};

/// R12.5: what a card costs.
pub(super) const PRICE: u32 = 8;
/// What a card from the deck is worth before it is seen.
pub(super) const UNSEEN: f64 = 5.0;
/// What a point of hearts is worth before the Town.
const HEART_POINT: f64 = 0.8;
/// What a point of diamonds is worth: an eighth of a card, less what is lost as change.
const DIAMOND_POINT: f64 = 0.8 * UNSEEN / PRICE as f64;
/// What a point of any card is worth to whom the Jack of hearts turns it into a potion.
const POTION_POINT: f64 = 0.9;
/// What being ready for any fight is worth, and as much again to the rich: a fight that cannot be
/// won is death at any hit points.
const READINESS: f64 = 80.0;
/// With so many hit points only a hopeless fight can kill: cards count for fighting, also those
/// that a Jack must convert.
const RICH: f64 = 200.0;
/// So many points in a fight bring two thirds of [`READINESS`].
const READY_POINTS: f64 = 16.0;
/// What a spade adds to a score: the mean value of a card.
const SPADE_POINTS: f64 = 7.3;
/// The part of a fight's points for active cards, which are better kept.
const ACTIVE_SHARE: f64 = 0.3;
/// What a club or spade is worth besides readiness, and a point of a spade at traps.
const FIGHTER: f64 = 1.0;
const DISARM_POINT: f64 = 0.1;
/// A2: the worth of evasion with one more active card, from the first on.
const EVASION: [f64; 5] = [10.0, 10.0, 7.0, 2.0, 1.0];
/// The powers of Jacks and Aces by suit.
const JACKS: [f64; 4] = [2.0, 2.0, 10.0, 3.0];
const ACES: [f64; 4] = [3.0, 3.0, 5.0, 3.0];
/// What charity is worth, and what tax costs: the least card, and more for each further card.
const CHARITY: f64 = 1.2 * UNSEEN;
const TAX: f64 = 2.5;
const MORE_TAX: f64 = 2.0;
/// A11: suits with a court card towards Elemental Union, court cards of a suit towards its Full
/// Court, suits with an active card towards Master of the Elements.
const UNION: [f64; 5] = [0.0, 0.5, 1.5, 4.0, 4.0];
const COURT: [f64; 4] = [0.0, 0.3, 2.0, 2.0];
const MASTER: [f64; 5] = [0.0, 0.5, 1.5, 4.0, 6.0];

/// What held cards are worth in hit points, when so many unseen ones will crowd them.
pub(super) fn worth(view: &View, hand: Cards, active: Cards, unseen: u32) -> f64 {
    // A1: what can be activated will be.
    let powers = active | (hand & Cards::POWERS);
    let held = hand | active;
    powers_worth(powers)
        + hand_worth(hand.minus(Cards::POWERS), powers, wealth(view.hp))
        + crowd(view, held.len() + unseen)
        + glory(view, held, powers)
}

/// R12.2, R12.3: what the number of held cards brings or costs, now or on the next arrival.
pub(super) fn crowd(view: &View, held: u32) -> f64 {
    let in_town = matches!(view.phase, Phase::TownTax | Phase::TownShopping | Phase::TownHealing);
    match (in_town, held) {
        (false, 0..=3) => CHARITY,
        (true, 0..=2) => 0.7 * CHARITY,
        (true, 3) => 0.5 * CHARITY,
        (true, 4) => 0.2 * CHARITY,
        (true, 6) => -0.3 * TAX,
        (_, 7..) => -TAX - MORE_TAX * f64::from(held - 7),
        _ => 0.0,
    }
}

/// A11: cards towards victories that are not earned yet.
fn glory(view: &View, held: Cards, powers: Cards) -> f64 {
    let is_open = |victory: Victory| !view.earned.contains(&victory);
    let suits = |cards: Cards| Suit::ALL.into_iter().filter(|suit| !(cards & Cards::suit(*suit)).is_empty()).count();
    let mut glory = 0.0;
    if is_open(Victory::ElementalUnion) {
        glory += UNION[suits(held & Cards::COURT)];
    }
    if is_open(Victory::MasterOfTheElements) {
        glory += MASTER[suits(powers)];
    }
    for suit in Suit::ALL {
        let is_own = view.character.is_some_and(|character| character.suit() == suit);
        if !is_own && is_open(Victory::FullCourt(suit)) {
            glory += COURT[(held & Cards::COURT & Cards::suit(suit)).len() as usize];
        }
    }
    glory
}

/// A2: what Jacks and Aces are worth as active cards.
fn powers_worth(powers: Cards) -> f64 {
    let power = |card: Card| if Cards::JACKS.contains(card) { JACKS } else { ACES }[card.suit().index()];
    let evasion: f64 = (0..powers.len() as usize).map(|nth| EVASION[nth.min(EVASION.len() - 1)]).sum();
    evasion + powers.iter().map(power).sum::<f64>()
}

/// How rich in hit points one is, from 0 to 1.
fn wealth(hp: u32) -> f64 {
    (f64::from(hp) / RICH).min(1.0)
}

/// What the other cards are worth to the holder of these powers and hit points.
fn hand_worth(cards: Cards, powers: Cards, wealth: f64) -> f64 {
    let factor = |suit: Suit| if powers.contains(Card::ace(suit)) { 1.5 } else { 1.0 };
    let has_jack = |suit: Suit| powers.contains(Card::jack(suit));
    let [weapon, money, potion, gear] = Suit::ALL.map(factor);
    let mut worth = 0.0;
    let mut points = ACTIVE_SHARE * f64::from(powers.total());
    for card in cards.iter() {
        let value = f64::from(card.value());
        let as_potion = if has_jack(Suit::Hearts) { (value - 2.0) * POTION_POINT * potion } else { 0.0 };
        let as_gear = if has_jack(Suit::Spades) { SPADE_POINTS * gear } else { 0.0 };
        let as_weapon = if has_jack(Suit::Clubs) { (value - 2.0) * weapon } else { 0.0 };
        match card.suit() {
            Suit::Clubs => {
                points += (value * weapon).max(as_gear);
                worth += FIGHTER;
            }
            Suit::Diamonds => {
                points += wealth * as_gear.max(as_weapon);
                worth += (value * DIAMOND_POINT * money).max(as_potion);
            }
            Suit::Hearts => {
                points += wealth * as_gear.max(as_weapon);
                worth += value * HEART_POINT * potion;
            }
            Suit::Spades => {
                points += (SPADE_POINTS * gear).max(as_weapon);
                worth += FIGHTER + value * DISARM_POINT;
            }
        }
    }
    worth + READINESS * (1.0 + wealth) * (1.0 - (-points / READY_POINTS).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn the_first_active_cards_are_the_most_precious() {
        let two = powers_worth(cards("JC JD"));
        let third = powers_worth(cards("JC JD JS")) - two;
        let fifth = powers_worth(cards("JC JD JS AC AD")) - powers_worth(cards("JC JD JS AC"));
        assert!(two / 2.0 > fifth && third > fifth);
    }

    #[test]
    fn one_more_weapon_is_worth_less_than_the_first() {
        let worth = |text: &str| hand_worth(cards(text), Cards::NONE, 0.0);
        assert!(worth("9C") - worth("") > worth("9C KC 8C") - worth("9C KC"));
    }

    #[test]
    fn powers_make_other_cards_worth_more() {
        let hand = |text: &str, powers: &str| hand_worth(cards(text), cards(powers), 0.0);
        let diamond = |powers: &str| hand("9D", powers) - hand("", powers);
        assert!(diamond("AD") > diamond("AS"));
        assert!(diamond("JH") > diamond("JS"));
    }
}
