//! Positions: what can be set up, and what is refused with its reason.

use parlour_cardpeegee::{CardPeeGee, EncounterView, Kind, Phase, Played, Setup, Suit, View};
use parlour_core::Game;

use crate::table::{at, card, cards};

fn refused(view: &View) -> (String, String) {
    let refusal = CardPeeGee::position(view).unwrap_err();
    (refusal.rule.to_string(), refusal.reason.key.into_owned())
}

#[test]
fn a_card_in_two_zones_is_refused() {
    let view = View { active: cards("JC"), hand: cards("JC 2D"), ..at(Phase::NewDay, "", "") };
    assert_eq!(refused(&view).0, "R15.1");
}

#[test]
fn a_card_in_no_zone_is_refused() {
    let view = at(Phase::NewDay, "2C", "");
    let deck = view.deck.minus(cards("9H"));
    assert_eq!(refused(&View { deck, ..view }).0, "R15.1");
}

#[test]
fn an_impossible_active_card_character_or_life_is_refused() {
    assert_eq!(refused(&at(Phase::NewDay, "", "9C")).0, "R15.4");
    assert_eq!(refused(&View { character: Some(card("9C")), ..at(Phase::NewDay, "", "") }).0, "R3.2");
    assert_eq!(refused(&View { hp: 0, ..at(Phase::NewDay, "", "") }).0, "R15.3");
    assert_eq!(
        refused(&View { setup: Setup { lives: 0, ..Setup::default() }, ..at(Phase::NewDay, "", "") }).0,
        "R13.12"
    );
}

#[test]
fn a_phase_needs_its_encounter() {
    assert_eq!(refused(&at(Phase::JailorStage, "2D", "")).1, "refuse.position_encounter");
    assert_eq!(refused(&at(Phase::Ending, "2D", "")).1, "refuse.position_flow");
    assert_eq!(refused(&at(Phase::TownTax, "", "")).1, "refuse.position_encounter");
}

#[test]
fn an_unsupported_conversion_is_refused() {
    let played = vec![Played { card: card("9H"), suit: Suit::Clubs, value: 7 }];
    let view = View { played, ..at(Phase::TownShopping, "2D", "") };
    assert_eq!(refused(&view).0, "R15.6");
}

/// Stats that are left out are worked out from the cards.
#[test]
fn an_encounter_may_be_given_by_its_cards_alone() {
    let encounter = EncounterView {
        kind: Kind::Healer,
        agitator: Some(card("7H")),
        props: [Some(card("5C")), Some(card("6D"))],
        monster: None,
        jailors: None,
        healing: None,
        fee: None,
    };
    let view = View { encounter: Some(encounter), ..at(Phase::JailorStage, "10C 2H", "") };
    let mut table = crate::table::Table::new(view);
    let shown = table.view().encounter.unwrap();
    assert_eq!((shown.healing, shown.fee, shown.jailors.unwrap().len()), (Some(13), Some(6), 1));
    table.play(parlour_cardpeegee::Action::Abandon, "9S");
    assert_eq!(table.view().phase, Phase::TownShopping);
}
