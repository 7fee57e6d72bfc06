//! What belongs to a game and is no rule of it. Each trait has empty defaults: a game says what it
//! has, and [`NoExtras`] serves those that have nothing.

use serde_json::Value;

use crate::dealer::ReferenceDealer;
use crate::event::{NoEvents, Tally};
use crate::game::Game;
use crate::keepsake::AnyKeepsake;
use crate::online::{Online, Plain};
use crate::seat::Seat;
use crate::whole::Wholes;
use crate::why::Wishes;

/// Everything beside the rules of `G`.
pub trait Extras<G: Game>: Studied<G> + Brings<G> + Hosted<G> + Edits<G> + Wishes<G> {}

impl<G: Game, E: Studied<G> + Brings<G> + Hosted<G> + Edits<G> + Wishes<G>> Extras<G> for E {}

/// What the lab counts of `G`, and how it sets matches up.
pub trait Studied<G: Game> {
    /// The figures counted over a match; [`NoEvents`] for a game without any.
    type Tally: Tally<G::Event>;

    /// What can come of a thing that a seat brought, such as a card of its deck: `drawn`, `played`.
    /// The lab compares how often a seat wins with each of them and without. At most eight.
    const FACETS: &'static [&'static str] = &[];

    /// The things that `seat` brought to a match that has ended, by name, each with the facets that
    /// came true of it, as bits. The same names in the same order for every match of one setup.
    fn involved(game: &G, tally: &Self::Tally, seat: Seat, each: &mut dyn FnMut(&'static str, u8)) {
        let _ = (game, tally, seat, each);
    }

    /// What the lab counts of a thing itself: how often it came into play, and then what it did there,
    /// such as the damage it dealt. Empty where nothing is counted.
    const DEEDS: &'static [&'static str] = &[];

    /// What the things of [`involved`](Studied::involved) did in a match that has ended: a number for
    /// each of the deeds, none below 0. The same names in the same order for every match of one setup.
    fn deeds(game: &G, tally: &Self::Tally, seat: Seat, each: &mut dyn FnMut(&'static str, &[u32])) {
        let _ = (game, tally, seat, each);
    }

    /// How far the first of two seats was ahead at the end of each turn, below 0 for the second, in
    /// whatever the game measures it by. Empty where nothing says it.
    fn leads(tally: &Self::Tally) -> &[i32] {
        let _ = tally;
        &[]
    }

    /// What sets the seats of a match with this setup apart. The lab calls a difference in wins the
    /// doing of the seat, or of going first, only where this allows it.
    fn seating(setup: &G::Setup) -> Seating {
        let _ = setup;
        Seating::Sides
    }

    /// The measure that says how long a match lasted: the lab shows how many matches went on for
    /// longer than each number of it.
    const LASTED: Option<&'static str> = None;

    /// What the rules ask a report on a series of matches to give, line by line; most ask nothing.
    fn series(setup: &G::Setup, series: &Series<'_>) -> Vec<String> {
        let _ = (setup, series);
        Vec::new()
    }

    /// The setup of simulated matches when nothing is said.
    fn simulation_setup() -> G::Setup {
        G::Setup::default()
    }

    /// The same for matches of the reference dealer.
    fn reference_setup() -> G::Setup {
        Self::simulation_setup()
    }

    /// The reference dealer of a match that starts here; none in most games.
    fn reference(game: &G, seed: u64) -> Option<Box<dyn ReferenceDealer<G>>> {
        let _ = (game, seed);
        None
    }
}

/// What sets the seats of a match apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// By the rules, each has a side of its own, with other pieces or another goal.
    #[default]
    Sides,
    /// Nothing but the order of play: the first seat goes first.
    Order,
    /// Nothing at all: they bring the same and decide at the same time.
    Alike,
    /// They decide at the same time, but bring different things: the names of these, such as `deck`.
    Brought(Vec<&'static str>),
}

/// A series of matches in whole numbers.
pub struct Series<'a> {
    /// How many matches.
    pub matches: u64,
    /// How many of them each seat won.
    pub wins: &'a [u64],
    /// How many nobody won.
    pub draws: u64,
    /// The sum of a measure over all matches, by its name; 0 for one that is no number.
    pub total: &'a dyn Fn(&str) -> i64,
}

/// What people may bring in files.
pub trait Brings<G: Game> {
    /// Reads a file that a person brings for a `part` of the setup, such as `cards`, and puts what
    /// it says into `setup`; or gives it a name under which options may choose it.
    ///
    /// # Errors
    /// What is wrong with the file, and on which line.
    fn bring(setup: &mut G::Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
        let _ = (setup, text);
        Err(format!("{} takes no {part} from a file", G::INFO.title))
    }

    /// The game's own things of a `part`, as a file that [`bring`](Brings::bring) takes.
    fn stock(part: &str) -> Option<String> {
        let _ = part;
        None
    }

    /// Puts a copy of one thing in the place of a copy of another in what a seat brings.
    ///
    /// # Errors
    /// Why that cannot be.
    fn exchange(setup: &mut G::Setup, out: &str, into: &str) -> Result<(), String> {
        let _ = (setup, out, into);
        Err(format!("in {} nothing can be exchanged", G::INFO.title))
    }
}

/// What a host does for it beside the table.
pub trait Hosted<G: Game> {
    /// The rules of what players keep between matches; none in most games.
    fn keepsake() -> Option<&'static dyn AnyKeepsake> {
        None
    }

    /// What the rules ask of whoever hosts a match online; nothing in most games.
    fn online() -> &'static dyn Online<G> {
        &Plain
    }
}

/// Actions that alter the table instead of playing on it.
pub trait Edits<G: Game> {
    /// Whether `action` is one, such as an edit of the position. People may; bots are not offered it.
    fn is_edit(action: &G::Action) -> bool {
        let _ = action;
        false
    }
}

/// The extras of a game that is rules alone.
#[derive(Clone, Copy, Debug)]
pub struct NoExtras;

impl<G: Game> Studied<G> for NoExtras {
    type Tally = NoEvents;
}
impl<G: Game> Brings<G> for NoExtras {}
impl<G: Game> Hosted<G> for NoExtras {}
impl<G: Game> Edits<G> for NoExtras {}
impl<G: Game> Wholes<G> for NoExtras {}
impl<G: Game> Wishes<G> for NoExtras {}

/// The tally of a game.
pub type TallyOf<G> = <<G as Game>::Extras as Studied<G>>::Tally;

/// Something that a person brought in a file, and that options of the setup may now be set to.
#[derive(Clone, Debug, PartialEq)]
pub struct Brought {
    /// The options, by their keys; the first thing brought is meant for the first of them.
    pub options: &'static [&'static str],
    /// What to call it.
    pub name: String,
    /// What the option is set to.
    pub value: Value,
}
