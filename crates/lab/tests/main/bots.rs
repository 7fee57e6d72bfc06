//! Bots and settings for the tests; the real bots live in a crate that knows every game.

use parlour_core::{Bot, BotKind, Game, NoEvents, Perspective, Rng, Status};
use parlour_lab::{DealerChoice, Settings};

struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> G::Action {
        let mut options = Vec::new();
        place.options(&mut options);
        *rng.pick(&options).expect("a seat that is asked has an option")
    }
}

/// Takes its options in turn, so it remembers what it did before.
struct Turning(usize);

impl<G: Game> Bot<G> for Turning {
    fn choose(&mut self, place: &Perspective<'_, G>, _: &mut Rng) -> G::Action {
        let mut options = Vec::new();
        place.options(&mut options);
        self.0 += 1;
        options[self.0 % options.len()]
    }
}

pub fn random<G: Game>() -> BotKind<G> {
    BotKind { id: "random", about: "any option", usual: false, kept: false, make: || Box::new(Random) }
}

pub fn turning<G: Game>() -> BotKind<G> {
    BotKind { id: "turning", about: "its options in turn", usual: false, kept: false, make: || Box::new(Turning(0)) }
}

/// Takes an option that ends the match at once in its favour, if it has one.
struct Careful;

impl<G: Game> Bot<G> for Careful {
    fn choose(&mut self, place: &Perspective<'_, G>, rng: &mut Rng) -> G::Action {
        let mut options = Vec::new();
        place.options(&mut options);
        let state = place.imagine(rng);
        let wins = |action: &&G::Action| {
            let mut after = state.clone();
            after.apply(place.seat(), action, &mut NoEvents);
            matches!(after.status(), Status::Over(outcome) if outcome.winners.contains(place.seat()))
        };
        options.iter().find(wins).or(rng.pick(&options)).copied().expect("a seat that is asked has an option")
    }
}

pub fn careful<G: Game>() -> BotKind<G> {
    BotKind { id: "careful", about: "wins where it can", usual: false, kept: false, make: || Box::new(Careful) }
}

/// Two random bots that keep their seats, on one thread.
pub fn settings<G: Game>(matches: u64) -> Settings<G> {
    let bots = vec![random(), random()];
    Settings {
        matches,
        seed: 7,
        threads: 1,
        setup: G::Setup::default(),
        bots,
        swap_seats: false,
        dealer: DealerChoice::Keyed,
    }
}
