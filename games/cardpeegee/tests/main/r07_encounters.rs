//! R7 to R12: what the scenarios leave open, and the setup options.

use parlour_cardpeegee::{Action, FeeRule, JailorCards, Phase, Setup, Suit, View};

use crate::table::{Table, at, card, cards};

/// R7.3: a dead jailor and a disarmed trap change no stats.
#[test]
fn r7_3_stats_are_worked_out_once() {
    let mut table = Table::meeting("10C 2D 3D 4D", "", "7H 5C AC");
    assert_eq!(table.view().encounter.unwrap().healing, Some(15));
    table.play(Action::Play(card("10C")), "");
    // 5C dies, the Ace of clubs does not.
    table.play(Action::Fight, "2S 3S 4S 2H 3H 4H 9S 9H 9D");
    let encounter = table.view().encounter.unwrap();
    assert_eq!(encounter.props, [None, Some(card("AC"))]);
    assert_eq!(encounter.healing, Some(15));
}

/// R7.5: the whole table, prop by prop.
#[test]
fn r7_5_props_mean_what_the_table_says() {
    for (encounter, atk, dl, hp) in
        [("6C 9C 2D", 15, 3, 6), ("6C 9D 2D", 6, 3, 6), ("6C 9H 2D", 6, 3, 15), ("6C 9S 2D", 6, 4, 6)]
    {
        let monster = Table::meeting("3D", "", encounter).view().encounter.unwrap().monster.unwrap();
        assert_eq!((monster.atk, monster.dl, monster.hp), (atk, dl, hp), "{encounter}");
    }
}

/// R8.12: no encounter gives stats outside the ranges.
#[test]
fn r8_12_monsters_stay_in_their_ranges() {
    let strongest = Table::meeting("3D", "", "AC KC QC").view().encounter.unwrap().monster.unwrap();
    let toughest = Table::meeting("3D", "", "KC AH KH").view().encounter.unwrap().monster.unwrap();
    let weakest = Table::meeting("3D", "", "2C 2D 4D").view().encounter.unwrap().monster.unwrap();
    let luckiest = Table::meeting("3D", "", "2C 2S 4S").view().encounter.unwrap().monster.unwrap();
    let ace = Table::meeting("3D", "", "AC AH KH").view().encounter.unwrap().monster.unwrap();
    assert_eq!((strongest.atk, weakest.atk), (31, 2));
    assert_eq!((toughest.hp, weakest.hp, ace.hp), (31, 2, 32));
    assert_eq!((luckiest.dl, weakest.dl), (5, 3));
}

fn with(setup: Setup, hand: &str, active: &str, encounter: &str) -> Table {
    let mut table = Table::new(View { setup, ..at(Phase::NewDay, hand, active) });
    table.play(Action::StartEncounter, encounter);
    table
}

/// R10.13: with the strict reading an exact payment is one card short (CP-43, CP-46, CP-47).
#[test]
fn r10_13_an_exceeded_fee_needs_one_card_more() {
    let strict = Setup { fee: FeeRule::Exceeded, ..Setup::default() };
    let mut table = with(strict, "4C 2D 3D 4D 5D 3H", "", "6H 7D 2S");
    table.play(Action::Play(card("4C")), "");
    table.play(Action::Play(card("3H")), "");
    assert_eq!((table.view().phase, table.view().numbers.amount_paid), (Phase::FeeStage, 7));
    table.play(Action::Play(card("2D")), "9S");
    assert_eq!((table.view().phase, table.view().hp), (Phase::TownShopping, 41));

    let mut boosted = with(strict, "3C 5D 2H 3H", "AC AD", "6H 9D 4D");
    boosted.play(Action::Play(card("3C")), "");
    boosted.play(Action::Play(card("5D")), "");
    assert_eq!(boosted.view().phase, Phase::FeeStage);

    let mut activated = with(strict, "9C AC 2D 3D 4D", "", "6H 8D 6D");
    activated.play(Action::Play(card("9C")), "");
    activated.play(Action::Activate(card("AC")), "");
    assert_eq!((activated.view().phase, activated.view().numbers.amount_paid), (Phase::FeeStage, 14));

    let mut converted = with(strict, "6C 7C 8C 2S", "JC AH", "6H 9D QS");
    converted.play(Action::PlayAs(card("8C"), Suit::Hearts), "");
    assert_eq!((converted.view().phase, converted.view().numbers.amount_paid), (Phase::FeeStage, 9));
}

/// R10.13: with the other reading of D7 the cards of the jailor fight stay and pay.
#[test]
fn r10_13_jailor_cards_may_count_for_the_fee() {
    let counting = Setup { jailor_cards: JailorCards::CountForFee, ..Setup::default() };
    let mut table = with(counting, "4C 2H 3H 4H 4S 5S", "", "7H 5C 6D");
    table.play(Action::Play(card("4C")), "");
    table.play(Action::Fight, "9C 9S 9H 2C 2S 3C");
    assert_eq!((table.view().phase, table.view().numbers.amount_paid), (Phase::FeeStage, 4));
    table.play(Action::Play(card("2H")), "");
    assert_eq!((table.view().phase, table.view().hp), (Phase::TownShopping, 43));

    let mut enough = with(counting, "10C 2H 3H 4H 4S 5S", "", "7H 5C 6D");
    enough.play(Action::Play(card("10C")), "");
    enough.play(Action::Fight, "9C 9S 9H 2C 2S 3C");
    assert_eq!((enough.view().phase, enough.view().hp), (Phase::TownShopping, 43));
    assert_eq!(enough.view().played, []);
}

/// R10.15 by its rule number.
#[test]
fn r10_15_a_conversion_without_gain_is_refused_at_the_fee() {
    let table = Table::meeting("6C 7C 8C", "JC AH", "6H 9D KD");
    assert_eq!(table.rule_against(Action::PlayAs(card("6C"), Suit::Hearts)), "R10.15");
    assert_eq!(table.rule_against(Action::PlayAs(card("8C"), Suit::Diamonds)), "R10.15");
}

/// R10.7 with a short deck: whoever is dealt first takes what there is.
#[test]
fn r10_7_a_jailor_round_with_a_short_deck() {
    let all = cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD");
    let rest = cards("2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS AS");
    // Everything but 7H, 5C, 4S, 2S, 3S and the character is held.
    let out = cards("5C 4S 2S 3S");
    let earned = vec![
        parlour_cardpeegee::Victory::FullCourt(Suit::Clubs),
        parlour_cardpeegee::Victory::FullCourt(Suit::Diamonds),
        parlour_cardpeegee::Victory::FullCourt(Suit::Hearts),
        parlour_cardpeegee::Victory::ElementalUnion,
    ];
    let view = View { hand: (all | rest).minus(out), earned, ..at(Phase::NewDay, "", "") };
    let mut table = Table::new(view);
    table.play(Action::StartEncounter, "7H 5C 4S");
    // The player is dealt the two cards left, the jailor none: 15 against 5.
    table.play(Action::Fight, "2S 3S");
    assert_eq!((table.view().phase, table.view().hp), (Phase::TownTax, 30 + 7 + 5));
}
