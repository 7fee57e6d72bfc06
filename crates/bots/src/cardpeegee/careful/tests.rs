//! What the careful player does in telling situations.

use parlour_cardpeegee::{Kind, Setup};
use parlour_core::{Catalogue, Status};

use super::*;

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

/// A day on which the King of hearts with 40 hit points holds these cards.
fn day(phase: Phase, hand: &str, active: &str) -> View {
    View {
        setup: Setup::default(),
        life: 1,
        day: 5,
        hp: 40,
        phase,
        character: Some("KH".parse().unwrap()),
        hand: cards(hand),
        active: cards(active),
        played: Vec::new(),
        dealt: Cards::NONE,
        encounter: None,
        deck: Cards::PACK,
        earned: Vec::new(),
        waiting: Vec::new(),
        numbers: parlour_cardpeegee::Numbers::default(),
        flow: Vec::new(),
        counted: parlour_cardpeegee::Counted::default(),
    }
}

fn meeting(mut view: View, encounter: &str) -> View {
    let dealt: Vec<Card> = encounter.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let (agitator, props) = (Some(dealt[0]), [dealt.get(1).copied(), dealt.get(2).copied()]);
    let kind = [Kind::Monster, Kind::Treasure, Kind::Healer, Kind::Trap][dealt[0].suit().index()];
    let (monster, jailors, healing, fee) = (None, None, None, None);
    view.encounter = Some(EncounterView { kind, agitator, props, monster, jailors, healing, fee });
    view
}

fn with_hp(mut view: View, hp: u32) -> View {
    view.hp = hp;
    view
}

fn catalogue() -> Catalogue {
    CardPeeGee::INFO.first_words()
}

/// What it does from here on until no card is played any more, that included.
fn decisions(view: &View) -> Vec<Action> {
    let mut state = CardPeeGee::position(view).unwrap();
    let (mut careful, mut rng, mut actions) = (Careful::default(), Rng::new(1), Vec::new());
    loop {
        let place = Perspective::new(&state, Seat(0));
        let action = careful.choose(&place, &mut rng);
        assert_eq!(state.check(Seat(0), &action), Ok(()));
        let hint = careful.hint(&place, &mut rng).unwrap();
        assert_eq!(hint.action, action);
        assert!(catalogue().knows(&hint.reason), "{:?}", hint.reason);
        assert!(!catalogue().say(&hint.reason).contains('{'), "{:?}", hint.reason);
        if let Action::Activate(card) | Action::Play(card) | Action::PlayAs(card, _) = action {
            assert_eq!(hint.reason.params.get("card"), Some(&card.sign().into()), "written as the option writes it");
        }
        actions.push(action);
        let uses_card = matches!(action, Action::Activate(_) | Action::Play(_) | Action::PlayAs(..));
        state.apply(Seat(0), &action, &mut NoEvents);
        if !uses_card || !matches!(state.status(), Status::Decide(_)) || state.phase() != view.phase {
            return actions;
        }
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn it_activates_before_anything_else() {
    let view = meeting(day(Phase::MonsterPreparation, "JD 5C", ""), "9C 4D 4H");
    assert_eq!(decisions(&view)[0], Action::Activate(card("JD")));
}

#[test]
fn it_wastes_no_card_on_a_weak_monster() {
    let view = meeting(day(Phase::MonsterPreparation, "6C 9C 7S", ""), "2C 4D 5D");
    assert_eq!(decisions(&view), [Action::Fight]);
}

#[test]
fn it_arms_itself_against_a_monster_that_would_kill_it() {
    let view = meeting(day(Phase::MonsterPreparation, "9C KC 7S 5S", ""), "QC AC 9S");
    let actions = decisions(&view);
    assert!(actions.len() >= 4, "{actions:?}");
}

#[test]
fn it_leaves_a_chest_whose_trap_would_kill_it() {
    let view = meeting(day(Phase::TrappedTreasure, "2H 3D", ""), "9D KS 8D");
    assert_eq!(decisions(&with_hp(view, 10)), [Action::Abandon]);
}

#[test]
fn it_opens_a_chest_that_cannot_hurt_it_much() {
    let view = meeting(day(Phase::TrappedTreasure, "9S 2H", ""), "KD 2S QH");
    assert!(matches!(decisions(&view)[..], [.., Action::Disarm(_)]));
}

#[test]
fn it_does_not_fight_jailors_if_it_cannot_pay_afterwards() {
    let view = meeting(day(Phase::JailorStage, "2S 3C", ""), "9H 2C AD");
    assert_eq!(decisions(&view), [Action::Abandon]);
}

#[test]
fn it_does_not_fight_jailors_that_would_kill_it() {
    let view = meeting(day(Phase::JailorStage, "", ""), "2H KC AC");
    assert_eq!(decisions(&with_hp(view, 9)), [Action::Abandon]);
}

#[test]
fn it_fights_a_weak_jailor_for_much_healing() {
    let mut view = meeting(day(Phase::JailorStage, "", ""), "KH 2C QS");
    view.character = Some(card("QD"));
    assert_eq!(decisions(&view), [Action::Fight]);
}

#[test]
fn it_pays_a_fee_exactly_with_the_cheapest_cards() {
    let view = meeting(day(Phase::FeeStage, "2D 3D 4C KC QS", ""), "AH 5D KS");
    assert_eq!(decisions(&view), [Action::Play(card("2D")), Action::Play(card("3D"))]);
}

#[test]
fn it_does_not_pay_more_than_the_healing_is_worth() {
    let view = meeting(day(Phase::FeeStage, "KC QS", "JH AS"), "2H AD 2S");
    assert_eq!(decisions(&view), [Action::Abandon]);
}

#[test]
fn it_knows_when_a_fee_is_out_of_reach() {
    let view = meeting(day(Phase::FeeStage, "2C", ""), "9H AD 2S");
    assert_eq!(decisions(&view), [Action::Abandon]);
}

#[test]
fn it_is_taxed_of_its_least_card() {
    let view = day(Phase::TownTax, "2D KC 9S 8H QD", "AC JS");
    assert_eq!(decisions(&view), [Action::Discard(card("2D"))]);
}

#[test]
fn it_buys_with_diamonds_that_just_reach_the_price() {
    let view = day(Phase::TownShopping, "3D 5D 7D 9C", "");
    let actions = decisions(&view);
    assert_eq!(actions, [Action::Play(card("3D")), Action::Play(card("5D")), Action::Proceed]);
}

#[test]
fn it_drinks_its_hearts_in_town() {
    let view = day(Phase::TownHealing, "8H 9C 4H", "AS");
    let actions = decisions(&view);
    assert_eq!(actions, [Action::Play(card("4H")), Action::Play(card("8H")), Action::Proceed]);
}

/// A whole life with a hint at every decision, and an end.
#[test]
fn it_has_a_hint_for_every_decision_of_a_life_that_ends() {
    let setup = Setup { lives: 2, ..Setup::default() };
    let mut state = CardPeeGee::start(&setup).unwrap();
    let (mut careful, mut rng, words) = (Careful::default(), Rng::new(4), catalogue());
    let mut cards = Rng::new(5);
    loop {
        match state.status() {
            Status::Decide(_) => {
                let place = Perspective::new(&state, Seat(0));
                let hint = careful.hint(&place, &mut rng).unwrap();
                assert_eq!(state.check(Seat(0), &hint.action), Ok(()));
                assert!(words.knows(&hint.reason), "{:?}", hint.reason);
                let action = careful.choose(&place, &mut rng);
                assert_eq!(state.check(Seat(0), &action), Ok(()));
                state.apply(Seat(0), &action, &mut NoEvents);
            }
            Status::Chance(request) => state.deal(&request.answer_with(|n| cards.below(n)), &mut NoEvents),
            Status::Over(outcome) => return assert!(outcome.scores[0] > 0),
        }
    }
}
