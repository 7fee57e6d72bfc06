//! Matches between bots, and how fast they think.

use parlour_core::{BotKind, Game, Now, Record, Studied, Visitor};
use parlour_lab::{DealerChoice, SearchSpeed, Settings};

/// The record of match `index` of a run between bots, one for each seat or one for all: what
/// `parlour simulate GAME --bots … --seed … --record INDEX=FILE` saves.
pub fn play(game: &str, bots: &[String], seed: u64, index: u64) -> Result<String, String> {
    visited(game, Play { bots, seed, index })?
}

/// How fast the game's search is, as `parlour bench` measures it.
pub fn bench(game: &str, seconds: f64, now: Now) -> Result<SearchSpeed, String> {
    visited(game, Speed { seconds, now })?.ok_or_else(|| format!("no bot of {game} searches"))
}

fn visited<V: Visitor>(game: &str, visitor: V) -> Result<V::Output, String> {
    parlour_registry::visit(game, visitor).ok_or_else(|| format!("there is no game {game}"))
}

struct Play<'a> {
    bots: &'a [String],
    seed: u64,
    index: u64,
}

impl Visitor for Play<'_> {
    type Output = Result<String, String>;

    fn visit<G: Game>(self, kinds: Vec<BotKind<G>>) -> Self::Output {
        let kind = |id: &String| {
            let found = kinds.iter().find(|kind| kind.id == id);
            found.copied().ok_or_else(|| format!("{} has no bot {id}", G::INFO.id))
        };
        let setup = G::Extras::simulation_setup();
        let mut bots = self.bots.iter().map(kind).collect::<Result<Vec<_>, _>>()?;
        if let [one] = bots[..]
            && let Ok(start) = G::start(&setup)
        {
            bots = vec![one; start.seats().into()];
        }
        let settings = Settings {
            matches: 1,
            seed: self.seed,
            threads: 1,
            setup,
            bots,
            swap_seats: false,
            dealer: DealerChoice::Keyed,
        };
        let played = parlour_lab::record(&settings, self.index).map_err(|error| error.to_string())?;
        Ok(Record::of(&played).to_json())
    }
}

struct Speed {
    seconds: f64,
    now: Now,
}

impl Visitor for Speed {
    type Output = Option<SearchSpeed>;

    fn visit<G: Game>(self, kinds: Vec<BotKind<G>>) -> Self::Output {
        parlour_lab::search_speed(self.seconds, &kinds, self.now)
    }
}
