//! R5 and R6: which rule refuses what.

use parlour_cardpeegee::{Action, Phase, Suit, boost};

use crate::table::{Table, at, card, cards};

#[test]
fn r5_8_the_boost_is_half_more_rounded_up() {
    let wanted = [0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20];
    for (total, boosted) in wanted.into_iter().enumerate() {
        assert_eq!(boost(total as u32), boosted);
    }
    assert_eq!(boost(20), 30);
}

#[test]
fn r5_1_only_jacks_and_aces_of_the_hand_are_activated() {
    let table = Table::meeting("8C QC JC 5D", "AC", "6C 2H 3H");
    assert_eq!(table.rule_against(Action::Activate(card("QC"))), "R5.1");
    assert_eq!(table.rule_against(Action::Activate(card("AS"))), "R5.1");
    assert_eq!(table.rule_against(Action::Activate(card("AC"))), "R5.3");
}

#[test]
fn r5_3_an_active_card_stays_through_the_days() {
    let mut table = Table::new(at(Phase::TownShopping, "2C 3C 4C AD", ""));
    table.play(Action::Activate(card("AD")), "");
    table.play(Action::Proceed, "");
    table.play(Action::Proceed, "");
    table.play(Action::StartEncounter, "6D 7H 8H");
    assert_eq!(table.view().active, cards("AD"));
}

#[test]
fn r5_5_a_card_must_be_held_and_of_a_usable_suit() {
    let table = Table::meeting("8C 5D", "", "6C 2H 3H");
    assert_eq!(table.rule_against(Action::Play(card("5D"))), "R5.5");
    assert_eq!(table.rule_against(Action::Play(card("9C"))), "R5.5");
    assert_eq!(table.rule_against(Action::Play(card("KS"))), "R5.5");
}

#[test]
fn r5_11_to_r5_17_conversions_name_their_rule() {
    let table = Table::meeting("2C 8C 5D 2H", "JD", "6C 2S 3H");
    assert_eq!(table.rule_against(Action::PlayAs(card("8C"), Suit::Clubs)), "R5.12");
    assert_eq!(table.rule_against(Action::PlayAs(card("5D"), Suit::Hearts)), "R5.12");
    assert_eq!(table.rule_against(Action::PlayAs(card("8C"), Suit::Spades)), "R5.11");
    assert_eq!(table.rule_against(Action::PlayAs(card("JD"), Suit::Clubs)), "R5.14");
    let chest = Table::meeting("2D 8C", "JD", "6D 3S 3H");
    assert_eq!(chest.rule_against(Action::PlayAs(card("2D"), Suit::Spades)), "R5.13");
    let mut held = Table::meeting("10D 5H", "JC", "6C 2S 3H");
    held.play(Action::PlayAs(card("10D"), Suit::Clubs), "");
    assert_eq!(held.rule_against(Action::Play(card("JC"))), "R5.17");
}

/// R5.15: one Jack converts any number of cards, and is not used up.
#[test]
fn r5_15_one_jack_converts_many_cards() {
    let mut table = Table::meeting("10D 9D 5H", "JC", "6C 2S 3H");
    for (which, atk) in [("10D", 18), ("9D", 25), ("5H", 28)] {
        table.play(Action::PlayAs(card(which), Suit::Clubs), "");
        assert_eq!(table.view().numbers.player_atk, atk);
    }
    assert_eq!(table.view().active, cards("JC"));
}

/// R5.16: a Jack in the hand or in the played zone converts nothing.
#[test]
fn r5_16_only_an_active_jack_converts() {
    let mut table = Table::meeting("JC 10D", "", "6C 2S 3H");
    assert_eq!(table.rule_against(Action::PlayAs(card("10D"), Suit::Clubs)), "R5.16");
    table.play(Action::Play(card("JC")), "");
    assert_eq!(table.rule_against(Action::PlayAs(card("10D"), Suit::Clubs)), "R5.16");
}

/// R6.1: each phase refuses what belongs to another.
#[test]
fn r6_1_each_phase_has_its_own_actions() {
    let new_day = Table::new(at(Phase::NewDay, "2C", ""));
    assert_eq!(new_day.rule_against(Action::Play(card("2C"))), "R4.2");
    assert_eq!(new_day.rule_against(Action::Proceed), "R6.1");
    assert_eq!(new_day.rule_against(Action::Create), "R6.1");
    let monster = Table::meeting("2C", "", "6C 2S 3H");
    assert_eq!(monster.rule_against(Action::Abandon), "R8.6");
    let tax = Table::new(at(Phase::TownTax, "2C 3C 4C 5C 6C 7C 8C", ""));
    assert_eq!(tax.rule_against(Action::Proceed), "R12.2");
    assert_eq!(tax.rule_against(Action::Discard(card("9C"))), "R12.2");
    let chest = Table::meeting("2C", "", "6D 3S 3H");
    assert_eq!(chest.rule_against(Action::Disarm(card("3H"))), "R9.2");
    assert_eq!(chest.rule_against(Action::Fight), "R6.1");
}

/// R6.4: 5 diamonds buy nothing; playing them is legal, and warned of.
#[test]
fn r6_4_playing_without_benefit_is_legal_and_warned_of() {
    use parlour_core::{Game, Seat};
    let table = Table::new(at(Phase::TownShopping, "5D 2C 3C 4C", ""));
    let prompt = table.0.state().prompt(Seat(0));
    let option = prompt.options.iter().find(|option| option.action == Action::Play(card("5D"))).unwrap();
    assert_eq!(option.warning.as_ref().unwrap().key, "warn.cannot_buy");
}
