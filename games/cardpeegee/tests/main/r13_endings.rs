//! R13: giving up, lives, and undo in a solo match.

use parlour_cardpeegee::{Action, CardPeeGee, Cause, Event, Phase, Setup, Victory, View};
use parlour_core::{Game, Header, Key, Match, Seat, SeatSet, Status, UndoLaw};

use crate::table::{Table, at, card, cards};

#[test]
fn r13_13_giving_up_is_not_an_ending() {
    let mut table = Table::new(at(Phase::NewDay, "2C", ""));
    table.0.resign(Seat(0)).unwrap();
    let Status::Over(outcome) = table.0.status() else { panic!("it is over") };
    assert_eq!((outcome.reason, outcome.winners, outcome.scores[0]), ("resigned", SeatSet::EMPTY, 1));
}

/// R13.12: the last death ends the match, and its record stays readable.
#[test]
fn r13_12_the_last_death_ends_the_match() {
    let earned = vec![Victory::Goliath];
    let mut table = Table::new(View { hp: 3, day: 9, earned, ..at(Phase::NewDay, "2D 3D 4D 5D", "") });
    table.play(Action::StartEncounter, "6S 7C 5H 2C");
    let Status::Over(outcome) = table.0.status() else { panic!("it is over") };
    assert_eq!((outcome.reason, outcome.scores[0]), ("trap", 9));
    assert_eq!(outcome.winners, SeatSet::only(Seat(0)));
    assert_eq!(table.rule_against(Action::Restart), "R13.12");
}

#[test]
fn r13_12_lives_are_counted() {
    let setup = Setup { lives: 2, ..Setup::default() };
    let mut table = Table::new(View { setup, hp: 3, ..at(Phase::NewDay, "2D 3D 4D 5D", "") });
    table.play(Action::StartEncounter, "6S 7C 5H 2C");
    table.play(Action::Restart, "");
    assert_eq!((table.view().life, table.view().phase), (2, Phase::PreGame));
    assert!(CardPeeGee::start(&Setup { lives: 0, ..Setup::default() }).is_err());
    assert!(CardPeeGee::start(&Setup { lives: 100, ..Setup::default() }).is_err());
}

/// R13.11: an ending is an event with the cards that made it, and they do not change zone.
#[test]
fn r13_11_an_ending_presents_its_cards() {
    let mut table = Table::new(at(Phase::TownShopping, "2D 3D AS", "JC AD JH"));
    table.play(Action::Activate(card("AS")), "");
    let shown = table.0.last_entry().unwrap().told.iter().find_map(|told| match told.event {
        Event::Ending { victory, cards, .. } => Some((victory, cards)),
        _ => None,
    });
    assert_eq!(shown, Some((Victory::MasterOfTheElements, cards("JC AD JH AS"))));
    assert_eq!(table.view().active, cards("JC AD JH AS"));
}

/// R13.2: what would have followed does not happen, and the cause is known.
#[test]
fn r13_2_death_stops_everything() {
    let mut table = Table::new(View { hp: 5, ..at(Phase::NewDay, "2D 3D 4D 5D", "") });
    table.play(Action::StartEncounter, "8C 5C 6H");
    table.play(Action::Fight, "2C 2H 2S 9C 9D 9H");
    let died = table.0.last_entry().unwrap().told.last().unwrap().event;
    assert_eq!(died, Event::Died { cause: Cause::Monster, day: 1 });
    assert_eq!(table.view().hand, cards("2D 3D 4D 5D"));
}

/// U6: a solo match undoes without limit, says what would be un-learned, and is marked; the
/// deal comes out the same when asked again.
#[test]
fn undo_of_a_deal_is_marked_and_cannot_be_shopped() {
    let mut played = Match::<CardPeeGee>::new(Header::keyed(Setup::default(), Key::from_seed(3))).unwrap();
    played.act(Seat(0), Action::Create).unwrap();
    played.deal_keyed().unwrap();
    let after = played.state().clone();
    let plan = played.undo_plan(Seat(0)).unwrap();
    assert_eq!((plan.law, plan.asks), (UndoLaw::Solo, SeatSet::EMPTY));
    assert!(plan.unlearned.iter().any(|text| text.key == "event.character"));
    played.undo(Seat(0), SeatSet::EMPTY).unwrap();
    assert!(played.has(parlour_core::Mark::Unlearned));
    played.act(Seat(0), Action::Create).unwrap();
    played.deal_keyed().unwrap();
    assert_eq!(played.state(), &after);
}
