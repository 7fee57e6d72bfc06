//! Cards over random matches: which Events and Combat halves are played, and coverage by card.

use std::path::Path;

use parlour_core::{Audience, Game, Rng, Sink, Status, Text};
use parlour_testkit::coverage;
use parlour_wotr::data::deck_cards;
use parlour_wotr::{Action, Card, Deed, Event, Setup, Start, Wotr};

/// How often each card was played.
#[derive(Default)]
struct Played {
    events: Vec<u32>,
    combat: Vec<u32>,
}

impl Sink<Event> for Played {
    fn emit(&mut self, _: Audience, event: Event) {
        match event {
            Event::Acts { deed: Deed::Play(card), .. } | Event::PlayedFree { card, .. } => {
                self.events[usize::from(card.0)] += 1;
            }
            Event::CombatShown { attacker, defender } => {
                for card in [attacker, defender].into_iter().flatten() {
                    self.combat[usize::from(card.0)] += 1;
                }
            }
            _ => {}
        }
    }
}

/// Plays a match at random; where a card can be played, one in two times it is.
fn play(setup: &Setup, seed: u64, played: &mut Played) {
    let mut rng = Rng::new(seed);
    let mut game = Wotr::start(setup).unwrap();
    let mut legal = Vec::new();
    loop {
        match game.status() {
            Status::Over(_) => return,
            Status::Chance(request) => {
                let answer = request.answer_with(|n| rng.below(n));
                game.deal(&answer, played);
            }
            Status::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let is_card = |action: &&Action| {
                    matches!(action, Action::Use { to: Deed::Play(_), .. } | Action::PlayFree(_) | Action::Combat(_))
                };
                let cards: Vec<&Action> = legal.iter().filter(is_card).collect();
                let action = if rng.below(2) == 0 { rng.pick(&cards).map(|it| **it) } else { None };
                let action = action.or_else(|| rng.pick(&legal).copied()).expect("something is legal");
                game.apply(seat, &action, played);
            }
        }
    }
}

fn names(counts: &[u32]) -> Vec<String> {
    let never = counts.iter().enumerate().filter(|(_, count)| **count == 0);
    never.map(|(at, _)| Card(at as u8).to_string()).collect()
}

/// R6.5, R13.3: over random matches from all three starts every card is played as an Event, and
/// every Combat half is used.
#[test]
fn every_card_is_played_and_every_combat_half_used() {
    let mut played = Played { events: vec![0; 96], combat: vec![0; 96] };
    let starts = [Start::Standard, Start::BreakingOfTheFellowship, Start::Treebeard];
    for seed in 0..5_000 {
        let setup = Setup { start: starts[seed as usize % 3], ..Setup::default() };
        play(&setup, seed, &mut played);
        if !played.events.contains(&0) && !played.combat.contains(&0) {
            println!("every half of every card after {} matches", seed + 1);
            return;
        }
    }
    let (events, combat) = (names(&played.events), names(&played.combat));
    panic!("never played: events {events:?}, combat {combat:?}");
}

/// The id of a Combat half in the rules.
fn half(title: &str) -> String {
    let plain = title.to_lowercase().replace('\'', "").replace(['û', 'ú'], "u");
    plain.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect()
}

/// R27.0: each half of each card has its rule and a test or scenario of it.
#[test]
fn each_half_of_each_card_has_a_test() {
    let coverage = coverage::measure(&Wotr::INFO, Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let missing: Vec<String> = deck_cards()
        .iter()
        .flat_map(|card| ["", ".combat"].map(|half| format!("R27.{}_{:02}{half}", card.deck, card.number)))
        .filter(|rule| !coverage.cited_by.contains_key(rule))
        .collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    assert!(coverage.unknown.is_empty(), "{:?}", coverage.unknown);
}

/// Everything a player reads of a card is in the catalogue.
#[test]
fn each_card_has_its_words() {
    let words = Wotr::INFO.first_words();
    for card in deck_cards() {
        let event = format!("card.{}_{:02}.event", card.deck, card.number);
        for key in [event, format!("combat.{}", half(&card.combat))] {
            assert!(words.knows(&Text::new(key.clone())), "{key}");
        }
    }
}
