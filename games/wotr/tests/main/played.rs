//! Every card is played in random matches, as an Event and as a Combat card.

use std::collections::BTreeSet;

use parlour_core::{Game, Header, Key, Match, Rng, Status};
use parlour_wotr::{Action, Card, Deed, Event, Setup, Start, Wotr};

const STARTS: [Start; 3] = [Start::Standard, Start::BreakingOfTheFellowship, Start::Treebeard];

/// Cards that were played.
#[derive(Default)]
struct Played {
    events: BTreeSet<Card>,
    combats: BTreeSet<Card>,
}

impl Played {
    fn see(&mut self, event: &Event) {
        match event {
            Event::Acts { deed: Deed::Play(card), .. } | Event::PlayedFree { card, .. } => {
                self.events.insert(*card);
            }
            Event::CombatShown { attacker, defender } => self.combats.extend(attacker.iter().chain(defender)),
            _ => {}
        }
    }

    /// Plays one match; cards are preferred, so that many are seen.
    fn play(&mut self, index: u64) {
        let start = STARTS[(index % 3) as usize];
        let setup = Setup { start, ..Setup::default() };
        let mut played = Match::<Wotr>::new(Header::keyed(setup, Key::of_series(27, index))).unwrap();
        let mut rng = Rng::fork(27, index);
        loop {
            played.deal_keyed().unwrap();
            let Status::Decide(asked) = played.status() else { break };
            let seat = asked.iter().next().expect("somebody is asked");
            let mut legal = Vec::new();
            played.state().legal_actions(seat, &mut legal);
            let cards: Vec<Action> = legal.iter().copied().filter(is_card).collect();
            let options = if cards.is_empty() || rng.below(2) == 0 { &legal } else { &cards };
            played.act(seat, *rng.pick(options).expect("an action")).unwrap();
            for told in &played.entries().last().expect("an entry").told {
                self.see(&told.event);
            }
        }
    }
}

fn is_card(action: &Action) -> bool {
    matches!(action, Action::Use { to: Deed::Play(_), .. } | Action::Combat(_) | Action::PlayFree(_))
}

fn missing(seen: &BTreeSet<Card>) -> Vec<String> {
    (0..96).map(Card).filter(|card| !seen.contains(card)).map(|card| card.to_string()).collect()
}

/// In a soak each of the 96 cards both ways; else as many as a few matches show.
#[test]
fn every_card_is_played_both_ways() {
    let soak = std::env::var("PARLOUR_SOAK").is_ok_and(|value| value == "1");
    let mut seen = Played::default();
    for index in 0..if soak { 5_000 } else { 60 } {
        seen.play(index);
    }
    let (events, combats) = (missing(&seen.events), missing(&seen.combats));
    let most = if soak { 0 } else { 20 };
    assert!(events.len() <= most && combats.len() <= most, "not as Events: {events:?}; not in battle: {combats:?}");
}
