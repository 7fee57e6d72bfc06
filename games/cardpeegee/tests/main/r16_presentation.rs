//! R16: what the player is shown.

use parlour_cardpeegee::{Action, CardPeeGee, Counted, Fighter, Phase, Round, Suit, Victory, View, grade};
use parlour_core::{Game, Seat};

use crate::table::{Table, at, card, cards};

#[test]
fn r16_1_the_view_shows_every_number_the_player_needs() {
    let mut table = Table::meeting("5C 4S 3D", "", "8C 4C 6H");
    table.play(Action::Play(card("5C")), "");
    let view = serde_json::to_value(table.view()).unwrap();
    for (pointer, value) in [
        ("/hp", 30),
        ("/day", 1),
        ("/numbers/player_atk", 15),
        ("/numbers/player_dl", 3),
        ("/encounter/monster/atk", 12),
        ("/encounter/monster/dl", 3),
        ("/encounter/monster/hp", 14),
        ("/played/0/value", 5),
        ("/numbers/deck_size", 45),
    ] {
        assert_eq!(view.pointer(pointer), Some(&value.into()), "{pointer}");
    }
    for pointer in ["/character", "/hand", "/active", "/encounter/agitator", "/numbers/disarm_bonus"] {
        assert!(view.pointer(pointer).is_some(), "{pointer}");
    }
    for pointer in ["/numbers/amount_paid", "/numbers/amount_spent", "/numbers/cards_bought", "/numbers/town_healing"] {
        assert!(view.pointer(pointer).is_some(), "{pointer}");
    }
}

/// R16.2, R12.1, R13.7, R13.11: what a board would otherwise have to work out.
#[test]
fn r16_1_the_view_says_what_the_rules_make_of_it() {
    let mut table = Table::meeting("KC JC 2D", "", "10C QC 5H");
    let counted = table.view().counted;
    assert!(counted.large && !counted.in_town && counted.shown.is_none());
    assert_eq!(counted.victories, Victory::ALL);
    table.play(Action::Fight, "9C 9S 9H 2S 3S 4S");
    assert!(table.view().counted.large, "it was large when it came");
    table.play(Action::Fight, "9C 9S 9H 2S 3S 4S");
    let shown = table.view().counted.shown.expect("a Full Court is shown");
    assert_eq!((shown.victory, shown.cards), (Victory::FullCourt(Suit::Clubs), cards("JC QC KC")));
    table.play(Action::Acknowledge, "");
    let counted = table.view().counted;
    assert!(counted.in_town && !counted.large && counted.shown.is_none());
}

/// What is counted is no part of a position: whatever it says, the same state is read.
#[test]
fn r16_1_what_is_counted_is_not_read() {
    let view = at(Phase::NewDay, "2C", "");
    let state = CardPeeGee::position(&view).unwrap();
    let counted = Counted { in_town: true, large: true, ..Counted::default() };
    assert_eq!(CardPeeGee::position(&View { counted, ..view }).unwrap(), state);
}

/// R8.9, R9.5, R10.8: the higher score wins, and equal ones nobody's.
#[test]
fn a_round_is_won_lost_or_drawn() {
    assert_eq!([Round::of(13, 12), Round::of(12, 12), Round::of(11, 12)], [Round::Won, Round::Drawn, Round::Lost]);
}

#[test]
fn r16_2_strong_monsters_are_large() {
    let large = |atk, dl, hp| Fighter { atk, dl, hp }.is_large();
    assert!(large(10, 3, 15) && large(3, 5, 2) && large(13, 3, 2));
    assert!(!large(10, 3, 14) && !large(2, 5, 4));
}

#[test]
fn r16_3_damage_is_graded() {
    let grades = [0, 1, 4, 5, 12, 13, 19, 20, 24, 25, 90].map(grade);
    assert_eq!(grades, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
}

fn warning(table: &Table, action: Action) -> Option<String> {
    let prompt = table.0.state().prompt(Seat(0));
    let option = prompt.options.into_iter().find(|option| option.action == action).expect("a legal action");
    option.warning.map(|warning| warning.key.into_owned())
}

#[test]
fn r16_4_the_player_is_warned() {
    let mut leaving = Table::meeting("8S 2D", "", "6D 7S QH");
    assert_eq!(warning(&leaving, Action::Abandon), None);
    leaving.play(Action::Play(card("8S")), "");
    assert_eq!(warning(&leaving, Action::Abandon).as_deref(), Some("warn.loses_played"));
    let fee = Table::meeting("4C 2D", "", "6H 7D 2S");
    assert_eq!(warning(&fee, Action::Play(card("4C"))).as_deref(), Some("warn.cannot_pay"));
    let jailor = Table::meeting("4C 2D", "", "6H 7D 2C");
    assert_eq!(warning(&jailor, Action::Play(card("4C"))).as_deref(), Some("warn.cannot_pay_later"));
    let mut shop = Table::new(at(Phase::TownShopping, "5D 9C", ""));
    assert_eq!(warning(&shop, Action::Play(card("5D"))).as_deref(), Some("warn.cannot_buy"));
    shop.play(Action::Play(card("5D")), "");
    assert_eq!(warning(&shop, Action::Proceed).as_deref(), Some("warn.buys_nothing"));
    let mut held = Table::meeting("10D 5H", "JC", "6C 2S 3H");
    held.play(Action::PlayAs(card("10D"), Suit::Clubs), "");
    assert_eq!(held.refusal(Action::Play(card("JC"))).reason.key, "refuse.held_in_place");
}

#[test]
fn r16_5_a_converted_card_shows_what_it_is_and_what_it_counts_as() {
    let mut table = Table::meeting("10D 5H", "JC", "6C 2S 3H");
    table.play(Action::PlayAs(card("10D"), Suit::Clubs), "");
    let catalogue = parlour_cardpeegee::CardPeeGee::INFO.first_words();
    let scene = parlour_cardpeegee::CardPeeGee::describe(&table.view());
    let lines: Vec<String> = scene.sections.iter().flat_map(|it| &it.lines).map(|line| catalogue.say(line)).collect();
    assert!(lines.contains(&"10♦ as clubs, for 8".to_owned()), "{lines:?}");
}

/// R16.6: in every phase one option at most goes on without naming a card, so one key serves.
#[test]
fn r16_6_one_option_goes_on() {
    let goes_on = |action: &Action| {
        matches!(
            action,
            Action::Create | Action::StartEncounter | Action::Fight | Action::Proceed | Action::Acknowledge
        )
    };
    let tables = [
        Table::new(at(Phase::NewDay, "2C AC", "")),
        Table::meeting("2C AC", "", "6C 2S 3H"),
        Table::meeting("2C AC", "", "6H 9C 3H"),
        Table::new(at(Phase::TownShopping, "2D AC", "")),
        Table::new(at(Phase::TownHealing, "2H AC", "")),
    ];
    for table in tables {
        let prompt = table.0.state().prompt(Seat(0));
        assert_eq!(prompt.options.iter().filter(|option| goes_on(&option.action)).count(), 1);
    }
}
