//! R1 and R2: the pack, the zones, the deck.

use parlour_cardpeegee::{Action, Card, CardPeeGee, Cards, Phase, Setup, Suit};
use parlour_core::{Game, Header, Key, Match, Seat, Status, Viewer};

use crate::table::{Table, at, card, cards};

#[test]
fn r1_1_the_pack_has_52_cards_in_four_suits_of_thirteen() {
    assert_eq!(Cards::PACK.len(), 52);
    for suit in Suit::ALL {
        assert_eq!((Cards::PACK & Cards::suit(suit)).len(), 13);
    }
    assert_eq!(Card::from_index(52), None);
}

#[test]
fn r1_2_values_are_printed_and_an_ace_is_eleven() {
    let values: Vec<u8> = (0..13).filter_map(Card::from_index).map(Card::value).collect();
    assert_eq!(values, [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]);
}

/// Each suit is usable where its meaning says, and nowhere else.
#[test]
fn r1_3_clubs_fight_diamonds_buy_hearts_heal_spades_help() {
    let hand = "2C 2D 2H 2S";
    let usable = |table: &Table| {
        let mut actions = Vec::new();
        table.0.state().legal_actions(Seat(0), &mut actions);
        actions
            .into_iter()
            .filter_map(|action| if let Action::Play(card) = action { Some(card) } else { None })
            .collect()
    };
    let in_fight: Cards = usable(&Table::meeting(hand, "", "6C 3D 4D"));
    let at_chest: Cards = usable(&Table::meeting(hand, "", "6D 3S 4D"));
    let shopping: Cards = usable(&Table::new(at(Phase::TownShopping, hand, "")));
    let healing: Cards = usable(&Table::new(at(Phase::TownHealing, hand, "")));
    assert_eq!((in_fight, at_chest), (cards("2C 2S"), cards("2S")));
    assert_eq!((shopping, healing), (cards("2D"), cards("2H")));
}

#[test]
fn r1_5_cards_sort_by_suit_then_rank() {
    let sorted: Vec<String> = cards("AC 2D 10C 2S KH JC 2C").iter().map(|card| card.to_string()).collect();
    assert_eq!(sorted, ["2C", "10C", "JC", "AC", "2D", "KH", "2S"]);
}

#[test]
fn r1_6_cards_are_written_rank_then_suit() {
    for index in 0..52 {
        let card = Card::from_index(index).unwrap();
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for wrong in ["", "1C", "10", "CC", "10h", "2X", "é"] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong}");
    }
}

/// Every card of the deck comes first about equally often.
#[test]
fn r2_3_each_deal_is_uniform_over_the_deck() {
    let mut first = [0u32; 52];
    for seed in 0..5_200 {
        let mut played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(seed))).unwrap();
        played.act(Seat(0), Action::Create).unwrap();
        let Status::Chance(request) = played.status() else { panic!("the dealer is asked") };
        let ask = played.ask().unwrap();
        assert_eq!(request.count(), 1);
        let dealer = Key::from_seed(seed).dealer(&[]);
        first[usize::from(dealer.answer_to(&request, ask.ordinal)[0])] += 1;
    }
    // 100 expected of each, standard deviation 10.
    assert!(first.iter().all(|count| (50..=150).contains(count)), "{first:?}");
}

/// The Ace of clubs is active and the Jack of hearts too, yet dealt cards count as printed.
#[test]
fn r2_5_dealt_cards_count_their_natural_value() {
    let mut table = Table::meeting("2D 3D", "AC JH", "KC 3S 4D");
    table.play(Action::Fight, "5C 6C 9H 2C 2H 3H 4H");
    let contest = table.0.entries().iter().rev().flat_map(|entry| &entry.told).find_map(|told| match told.event {
        parlour_cardpeegee::Event::Contest { score, foe_score, .. } => Some((score, foe_score)),
        _ => None,
    });
    assert_eq!(contest, Some((10 + 5 + 6 + 9, 10 + 2 + 2 + 3 + 4)));
}

#[test]
fn r2_9_every_viewer_sees_everything() {
    let table = Table::meeting("2D 3D", "AC", "KC 3S 4D");
    let all = table.view();
    assert_eq!(table.0.state().view(Viewer::Seat(Seat(0))), all);
    assert_eq!(table.0.state().view(Viewer::Spectator), all);
    assert_eq!(all.deck.len(), 52 - 3 - 3 - 1);
}

#[test]
fn r2_10_equal_keys_and_decisions_give_equal_games() {
    let play = || {
        let mut played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(7))).unwrap();
        let mut actions = Vec::new();
        for turn in 0..200 {
            played.deal_keyed().unwrap();
            actions.clear();
            played.state().legal_actions(Seat(0), &mut actions);
            let Some(action) = actions.get(turn % actions.len().max(1)) else { break };
            played.act(Seat(0), *action).unwrap();
        }
        played.state().clone()
    };
    assert_eq!(play(), play());
}

/// A fixed card must be in the deck at that moment.
#[test]
fn r2_10_a_fixed_card_must_be_in_the_deck() {
    let mut table = Table::new(at(Phase::NewDay, "2D 3D", ""));
    table.0.act(Seat(0), Action::StartEncounter).unwrap();
    let names = ["2D", "3C", "4C"].map(String::from);
    let before = table.view();
    assert!(table.0.deal_named(&names).unwrap_err().to_string().contains("2D"));
    assert_eq!(table.view(), before);
    let _ = card("2D");
}
