//! Chapter 17: whole matches of SimpleAI against SimpleAI with the reference dealer.

use parlour_core::{Ask, Game, NoEvents, Refusal, Rng, Seat, Sink, Status, Told};
use serde::Serialize;

use crate::action::{Action, Submission};
use crate::event::Event;
use crate::ids::Side;
use crate::reference::{AI_STREAMS, Reference, stream};
use crate::setup::{DeckChoice, Setup};
use crate::simple::{self, Target};
use crate::state::{Clans, MatchResult};

/// R17.3: how a simulated match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Simulated {
    /// `deck1`, `deck2` or `draw`.
    pub winner: &'static str,
    /// The last turn that was played.
    pub turns: u16,
    /// Both crystals.
    pub crystals: [i32; 2],
    /// Both purses.
    pub gold: [i32; 2],
    /// R19: the digest at the end.
    pub digest: String,
}

/// What one turn of a simulated match looked like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SimulatedTurn {
    /// The turn.
    pub turn: u16,
    /// The digest at its start.
    pub digest: String,
    /// Both submissions.
    pub plans: [Submission; 2],
    /// Both hero activations: whether, and in which lane.
    pub heroes: [Option<Target>; 2],
}

/// A simulation of one pairing: set up once, run for many seeds.
#[derive(Clone, Debug)]
pub struct Simulation {
    start: Clans,
}

/// What somebody who watches a simulation may do at the start of each turn.
trait Watch {
    fn turn(&mut self, _game: &Clans, _dealer: &Reference) {}
    fn plan(&mut self, _side: usize, _hero: Option<Target>, _plan: &Submission) {}
}

impl Watch for () {}

impl Watch for Vec<SimulatedTurn> {
    fn turn(&mut self, game: &Clans, dealer: &Reference) {
        let plans = [Submission::PASS; 2];
        let digest = game.digest(Some(dealer));
        self.push(SimulatedTurn { turn: game.turn, digest, plans, heroes: [None; 2] });
    }

    fn plan(&mut self, side: usize, hero: Option<Target>, plan: &Submission) {
        if let Some(turn) = self.last_mut() {
            turn.plans[side] = *plan;
            turn.heroes[side] = hero;
        }
    }
}

impl Simulation {
    /// R17.1: a simulation of matches with this setup.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn new(setup: &Setup) -> Result<Simulation, Refusal> {
        Ok(Simulation { start: Clans::begin(setup)? })
    }

    /// R17.1, R17.6: the match of one seed.
    pub fn run(&self, seed: u64) -> Simulated {
        let (game, dealer) = self.play(seed, &mut NoEvents, &mut ());
        outcome(&game, Some(&dealer))
    }

    /// The same with a look at every turn, and with all its events.
    pub fn run_watched(&self, seed: u64) -> (Simulated, Vec<SimulatedTurn>, Vec<Event>) {
        let mut events: Vec<Told<Event>> = Vec::new();
        let mut turns: Vec<SimulatedTurn> = Vec::new();
        let (game, dealer) = self.play(seed, &mut events, &mut turns);
        (outcome(&game, Some(&dealer)), turns, events.into_iter().map(|told| told.event).collect())
    }

    /// The final state of the match of one seed: the quickest way to run one.
    #[inline]
    pub fn final_state(&self, seed: u64) -> Clans {
        self.play(seed, &mut NoEvents, &mut ()).0
    }

    /// R17.2: both plans are made from the state at the start of the turn.
    fn play<E: Sink<Event>>(&self, seed: u64, events: &mut E, watch: &mut impl Watch) -> (Clans, Reference) {
        let mut game = self.start.clone();
        let dealer = Reference::new(&game, seed);
        let mut minds: [Rng; 2] = AI_STREAMS.map(|number| stream(seed, number));
        deal(&mut game, &dealer, events);
        while game.result.is_none() {
            watch.turn(&game, &dealer);
            let mut plans = [Submission::PASS; 2];
            for side in 0..2 {
                let hero = simple::hero(&game, side, &mut minds[side]);
                if let Some(Target(lane)) = hero {
                    game.apply(Seat(side as u8), &Action::Hero(lane), events);
                    deal(&mut game, &dealer, events);
                }
                plans[side] = simple::plan(&game, side, &mut minds[side]);
                watch.plan(side, hero, &plans[side]);
            }
            for (side, plan) in plans.into_iter().enumerate() {
                debug_assert!(game.check_submission(Side::of(side), &plan).is_ok(), "SimpleAI is legal (R16.3)");
                game.apply(Seat(side as u8), &Action::Plan(plan), events);
            }
            deal(&mut game, &dealer, events);
        }
        (game, dealer)
    }
}

/// Lets the reference dealer answer until a side is asked.
#[inline]
fn deal<E: Sink<Event>>(game: &mut Clans, dealer: &Reference, events: &mut E) {
    while let Status::Chance(request) = game.status() {
        let Some(answer) = dealer.answer_to(&Ask { request, ordinal: 0 }) else { return };
        game.deal(&answer, events);
    }
}

fn outcome(game: &Clans, dealer: Option<&Reference>) -> Simulated {
    let winner = match game.result() {
        Some(MatchResult::A) => "deck1",
        Some(MatchResult::B) => "deck2",
        _ => "draw",
    };
    let [a, b] = &game.sides;
    Simulated {
        winner,
        turns: game.turn,
        crystals: [a.crystal, b.crystal],
        gold: [a.gold, b.gold],
        digest: game.digest(dealer),
    }
}

/// R17.1: one simulated match of two decks with the usual options.
///
/// # Errors
/// What is wrong with the decks.
pub fn simulate_one(deck1: DeckChoice, deck2: DeckChoice, seed: u64) -> Result<Simulated, Refusal> {
    Ok(Simulation::new(&Setup::simulation(deck1, deck2))?.run(seed))
}

/// R17.4: the report over many matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Matches played.
    pub games: u64,
    /// Won by the first deck.
    pub deck1: u64,
    /// Won by the second deck.
    pub deck2: u64,
    /// Drawn.
    pub draws: u64,
    /// Turns of all matches.
    pub turns: u64,
}

impl Report {
    fn add(self, other: Report) -> Report {
        Report {
            games: self.games + other.games,
            deck1: self.deck1 + other.deck1,
            deck2: self.deck2 + other.deck2,
            draws: self.draws + other.draws,
            turns: self.turns + other.turns,
        }
    }

    /// R17.4: a count as a percentage with one decimal, rounding half up; 0.0 of no matches.
    pub fn percent(&self, count: u64) -> String {
        let tenths = if self.games == 0 { 0 } else { (2000 * count + self.games) / (2 * self.games) };
        format!("{}.{}", tenths / 10, tenths % 10)
    }

    /// R17.4: the average number of turns with two decimals, rounding half up; 0.00 of no matches.
    pub fn average_turns(&self) -> String {
        let cents = if self.games == 0 { 0 } else { (200 * self.turns + self.games) / (2 * self.games) };
        format!("{}.{:02}", cents / 100, cents % 100)
    }
}

/// R17.4, R17.5: many simulated matches, on as many threads as wanted; the report is the same.
///
/// # Errors
/// What is wrong with the setup.
pub fn simulate_many(setup: &Setup, count: u64, base_seed: u64, threads: usize) -> Result<Report, Refusal> {
    let simulation = Simulation::new(setup)?;
    let threads = threads.max(1) as u64;
    let part = |thread: u64| {
        let mut report = Report::default();
        for index in (thread..count).step_by(threads as usize) {
            let game = simulation.final_state(base_seed.wrapping_add(index));
            report.games += 1;
            report.turns += u64::from(game.turn);
            match game.result() {
                Some(MatchResult::A) => report.deck1 += 1,
                Some(MatchResult::B) => report.deck2 += 1,
                _ => report.draws += 1,
            }
        }
        report
    };
    let parts = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap_or_default()).collect::<Vec<_>>()
    });
    Ok(parts.into_iter().fold(Report::default(), Report::add))
}
