//! R15: what always holds, over random play; a second pair of eyes on the engine's own audit.

use parlour_cardpeegee::{Action, Card, CardPeeGee, Cards, Event, Gain, Phase, Setup, Suit, View};
use parlour_core::{Audience, Game, NoEvents, Rng, Seat, Sink, Status, Viewer};

/// Plays random matches and looks at every state with the events that led to it.
fn watch(seed: u64, matches: u64, mut look: impl FnMut(&View, &View, &[Event])) {
    #[derive(Default)]
    struct Heard(Vec<Event>);
    impl Sink<Event> for Heard {
        fn emit(&mut self, _: Audience, event: Event) {
            self.0.push(event);
        }
    }
    for index in 0..matches {
        let mut rng = Rng::fork(seed, index);
        let mut game = CardPeeGee::start(&Setup::default()).unwrap();
        let mut actions = Vec::new();
        let mut before = game.view(Viewer::Table);
        loop {
            let mut heard = Heard::default();
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(request) => game.deal(&request.answer_with(|n| rng.below(n)), &mut heard),
                Status::Decide(_) => {
                    actions.clear();
                    game.legal_actions(Seat(0), &mut actions);
                    assert!(!actions.is_empty(), "R15.10: no way on (seed {seed}, match {index})");
                    game.apply(Seat(0), rng.pick(&actions).unwrap(), &mut heard);
                }
            }
            let after = game.view(Viewer::Table);
            look(&before, &after, &heard.0);
            before = after;
        }
    }
}

fn zones(view: &View) -> Vec<Cards> {
    let encounter = view.encounter.iter().flat_map(|it| it.agitator.into_iter().chain(it.props.into_iter().flatten()));
    let played = view.played.iter().map(|played| played.card);
    let character = view.character.into_iter();
    vec![view.deck, view.hand, view.active, view.dealt, encounter.collect(), played.collect(), character.collect()]
}

#[test]
fn r15_1_r15_2_every_card_is_in_exactly_one_zone() {
    watch(1, 100, |_, view, _| {
        let zones = zones(view);
        assert_eq!(zones.iter().map(|zone| zone.len()).sum::<u32>(), 52);
        assert_eq!(zones.iter().fold(Cards::NONE, |all, zone| all | *zone), Cards::PACK);
        if matches!(view.phase, Phase::NewDay | Phase::TownTax) {
            assert!(view.played.is_empty() && view.encounter.is_none() && view.dealt.is_empty());
            assert_eq!(view.deck.len(), 51 - (view.hand | view.active).len());
        }
    });
}

#[test]
fn r15_3_r15_4_r15_5_life_active_cards_and_least_numbers() {
    watch(2, 100, |_, view, _| {
        if view.day > 0 {
            assert_eq!(view.hp == 0, view.phase == Phase::Dead);
        }
        assert!(Cards::POWERS.contains_all(view.active));
        assert!(view.numbers.player_atk >= 10 && view.numbers.player_dl >= 3);
    });
}

#[test]
fn r15_6_every_conversion_is_supported() {
    let mut conversions = 0;
    watch(3, 300, |_, view, _| {
        for played in view.played.iter().filter(|played| played.suit != played.card.suit()) {
            conversions += 1;
            let supports = |suit: Suit| view.active.contains(Card::jack(suit));
            assert!(supports(played.suit) || supports(played.card.suit()));
        }
    });
    assert!(conversions > 100, "only {conversions} conversions were seen");
}

#[test]
fn r15_7_held_cards_change_only_as_the_rules_say() {
    watch(4, 200, |before, after, events| {
        let held = |view: &View| i64::from((view.hand | view.active).len());
        let change: i64 = events
            .iter()
            .map(|event| match event {
                Event::Gained { cards, by } => {
                    let most = match by {
                        Gain::Start => 5,
                        Gain::Treasure => 3,
                        Gain::Loot | Gain::Potions => 2,
                        Gain::Charity => 1,
                        Gain::Bought => 52,
                    };
                    assert!(cards.len() <= most);
                    i64::from(cards.len())
                }
                Event::Played { .. } | Event::Taxed(_) => -1,
                _ => 0,
            })
            .sum();
        assert_eq!(held(after) - held(before), change);
    });
}

#[test]
fn r15_8_each_victory_is_earned_once_and_never_in_the_characters_suit() {
    let mut seen = 0;
    watch(5, 400, |before, after, events| {
        for event in events {
            if let Event::Ending { victory, .. } = event {
                seen += 1;
                assert!(!before.earned.contains(victory));
                assert!(after.earned.contains(victory));
                if let parlour_cardpeegee::Victory::FullCourt(suit) = victory {
                    assert_ne!(Some(*suit), after.character.map(Card::suit));
                }
            }
        }
    });
    assert!(seen > 20, "only {seen} victories were seen");
}

#[test]
fn r15_9_a_rejected_action_changes_nothing() {
    let game = CardPeeGee::start(&Setup::default()).unwrap();
    let before = game.clone();
    assert!(game.check(Seat(0), &Action::Fight).is_err());
    assert!(game.check(Seat(1), &Action::Create).is_err());
    assert_eq!(game, before);
}

#[test]
fn r15_10_random_play_always_ends_in_death() {
    watch(6, 50, |_, _, _| {});
    let mut game = CardPeeGee::start(&Setup::default()).unwrap();
    game.apply(Seat(0), &Action::Create, &mut NoEvents);
    assert!(matches!(game.status(), Status::Chance(_)));
}
