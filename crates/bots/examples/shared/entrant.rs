//! Bots by name with whatever they are to be measured with: `search3`, `new@5000` (simulations),
//! `new@0.5s` (time), `new@5000,depth=4,judge=FILE`, `overlooks@60` (without search, and so many of a
//! hundred options not seen).

use std::time::{Duration, Instant};

use parlour_bots::search::{Budget, Search};
use parlour_bots::{clans, confrontation, wotr};
use parlour_clans::Clans;
use parlour_confrontation::Confrontation;
use parlour_core::{Bot, BotKind, Game};
use parlour_wotr::Wotr;

/// Makes a bot.
pub type Entrant<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

/// A game whose bots can be made with other numbers.
pub trait Played: Game {
    fn kinds() -> Vec<BotKind<Self>>;
    /// A bot with this budget and these words.
    fn tuned(budget: Budget, words: &[(&str, &str)]) -> Option<Entrant<Self>>;

    /// A bot without search that overlooks so many of a hundred options.
    fn overlooking(_: u32) -> Option<Entrant<Self>> {
        None
    }

    /// The bot of a name.
    fn entrant(name: &str) -> Option<Entrant<Self>> {
        if let Some(kind) = Self::kinds().into_iter().find(|kind| kind.id == name) {
            return Some(Box::new(kind.make));
        }
        if let Some(share) = name.strip_prefix("overlooks@") {
            return Self::overlooking(share.parse().ok()?);
        }
        let mut words = name.strip_prefix("new@")?.split(',');
        let budget = words.next()?;
        let budget = match budget.strip_suffix('s') {
            Some(seconds) => Budget::Time(Duration::from_secs_f64(seconds.parse().ok()?), now),
            None => Budget::Iterations(budget.parse().ok()?),
        };
        let words: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
        Self::tuned(budget, &words)
    }
}

/// The time since the program asked first.
fn now() -> Duration {
    static BEGAN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}

fn file(path: &str) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

impl Played for Confrontation {
    fn kinds() -> Vec<BotKind<Self>> {
        confrontation::kinds()
    }

    fn overlooking(share: u32) -> Option<Entrant<Self>> {
        Some(Box::new(move || Box::new(confrontation::Heuristic::overlooking(share))))
    }

    fn tuned(budget: Budget, words: &[(&str, &str)]) -> Option<Entrant<Self>> {
        let mut manner = confrontation::Manner::usual();
        for (name, value) in words {
            match *name {
                "judge" if *value == "none" => manner.judge = None,
                "judge" => manner.judge = Some(Box::leak(Box::new(confrontation::Judge::read(&file(value))))),
                "depth" => manner.depth = value.parse().ok()?,
                "curious" => manner.exploration = value.parse().ok()?,
                "promise" => manner.promise = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Box::new(move || Box::new(Search::new(confrontation::Advice::with(manner), budget))))
    }
}

impl Played for Clans {
    fn kinds() -> Vec<BotKind<Self>> {
        clans::kinds()
    }

    fn tuned(budget: Budget, words: &[(&str, &str)]) -> Option<Entrant<Self>> {
        let mut manner = clans::Manner::usual();
        for (name, value) in words {
            match *name {
                "judge" => manner.judge = Box::leak(Box::new(clans::Judge::read(&file(value)))),
                "replies" => manner.replies = value.parse().ok()?,
                "worlds" => manner.worlds = value.parse().ok()?,
                "looking" => manner.looking = value.parse().ok()?,
                "ahead" => manner.ahead = value.parse().ok()?,
                "most" => manner.most = value.parse().ok()?,
                "overlooks" => manner.overlooks = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Box::new(move || Box::new(clans::Foresight::with(budget, manner))))
    }
}

impl Played for Wotr {
    fn kinds() -> Vec<BotKind<Self>> {
        wotr::kinds()
    }

    fn overlooking(share: u32) -> Option<Entrant<Self>> {
        Some(Box::new(move || Box::new(wotr::Heuristic::overlooking(share))))
    }

    fn tuned(budget: Budget, words: &[(&str, &str)]) -> Option<Entrant<Self>> {
        let mut manner = wotr::Manner::USUAL;
        for (name, value) in words {
            match *name {
                "margin" => manner.margin = value.parse().ok()?,
                "depth" => manner.depth = value.parse().ok()?,
                "doubt" => manner.doubt = value.parse().ok()?,
                "ways" => manner.ways = value.parse().ok()?,
                "widely" => manner.widely = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Box::new(move || Box::new(wotr::Foresight::with(budget, manner))))
    }
}
