//! Land of Clans & Wanderers: a lane battler for two with sealed simultaneous plans.
//!
//! The numbered rules are in `rules.md`; the files under `rules/` follow its chapters. What never
//! changes in a match (rules, deck lists, every copy's numbers) is one shared block of facts;
//! what does change is a flat value of about a kilobyte.
//!
//! ```
//! use parlour_clans::{Setup, Simulation};
//!
//! let simulation = Simulation::new(&Setup::simulation(Default::default(), Default::default())).unwrap();
//! let outcome = simulation.run(42);
//! assert_eq!((outcome.winner, outcome.turns), ("deck1", 19));
//! assert_eq!(outcome.digest, "cefc61956825d309");
//! ```

mod action;
mod audit;
mod bring;
mod coded;
mod deeds;
mod digest;
mod event;
mod facts;
mod ids;
mod keepsake;
mod log;
mod names;
mod online;
mod page;
mod pool;
pub mod profile;
mod reference;
mod refusal;
mod rules;
mod setup;
mod simple;
mod simulate;
mod state;
mod tally;
mod view;
mod whole;
mod words;

use std::borrow::Cow;

use parlour_core::{
    Answer, AnyKeepsake, Brings, Brought, Edits, Game, GameInfo, Hosted, Keeping, Online, Outcome, Param, Prompt,
    Rating, ReferenceDealer, Refusal, Request, Rng, Scene, Seat, SeatSet, Seating, Series, Sink, Status, Studied, Text,
    Viewer,
};

pub use action::{Action, Mark, Submission};
pub use digest::digest_of;
pub use event::{Cause, Event, Family, GoldReason, Hero as HeroId, Part, Parts, Place};
pub use ids::{Card, Ground, Lane, Pile, Rarity, Side, Terrain, Unit, Zone};
pub use keepsake::{Earned, Luggage, Order};
pub use log::combat_log;
pub use pool::{CardDef, Deck, Entry, Hero, HeroEffect, Kind, LoadError, Pool, Ultimate, UltimateEffect, expand};
pub use reference::{Reference, shuffle, stream};
pub use refusal::{Code, code_of};
pub use rules::plan::MAX_EDITS;
pub use setup::{DeckChoice, DoubleKo, LimitResult, Module, Modules, Preset, REWARDS, Ruleset, Setup};
pub use simple::{SimpleAi, Target, below};
pub use simulate::{Report, Simulated, SimulatedTurn, Simulation, simulate_many, simulate_one};
pub use state::{Clans, EndReason, MatchResult};
pub use tally::Tally;
pub use view::View;

use state::Phase;

const SEATS: [&str; 2] = ["side.a", "side.b"];

/// The most entries of a turn: six cards added, six taken back and added again, a hero and its
/// draw, a seal, for each side; and two draws.
const TURN_ENTRIES: u32 = 2 * (6 + 2 * MAX_EDITS as u32 + 3) + 2;

/// What the lab counts, what people bring and what they keep.
#[derive(Clone, Copy, Debug)]
pub struct Extras;

impl Studied<Clans> for Extras {
    type Tally = Tally;

    const FACETS: &'static [&'static str] = &["first_hand", "drawn_by_turn_4", "drawn", "two_drawn", "played"];

    /// The cards of the side's deck, by definition: whether a copy was in the first hand, was drawn
    /// early, was ever drawn, was drawn twice, was ever played; and its hero, its families and the
    /// relic, which are played or not.
    fn involved(game: &Clans, tally: &Tally, seat: Seat, each: &mut dyn FnMut(&'static str, u8)) {
        const PLAYED: u8 = 1 << 4;
        let side = seat.index();
        for (name, copies) in &game.facts.groups[side] {
            let came = |set: [u128; 2]| u8::from(set[side] & copies != 0);
            let twice = u8::from((tally.drawn[side] & copies).count_ones() > 1);
            let drawn = came(tally.first_hand) | came(tally.early()) << 1 | came(tally.drawn) << 2;
            each(name, drawn | twice << 3 | came(tally.placed) << 4);
        }
        let played = |came: bool| if came { PLAYED } else { 0 };
        if let Some(hero) = game.facts.heroes[side] {
            each(&Hero::all()[usize::from(hero)].id, played(tally.heroes_used[side]));
        }
        if game.has(Module::M3) {
            for (at, ultimate) in Ultimate::all().iter().enumerate() {
                each(&ultimate.ultimate, played(tally.fired[side] >> at & 1 == 1));
            }
        }
        if game.has(Module::X6) {
            each("relic", played(tally.relic == Some(Side::of(side))));
        }
    }

    const DEEDS: &'static [&'static str] =
        &["played", "damage_dealt", "damage_taken", "kills", "turns_alive", "lanes_won", "crystal_damage", "gold"];

    /// The cards of the side's deck, by definition, all copies together.
    fn deeds(game: &Clans, tally: &Tally, seat: Seat, each: &mut dyn FnMut(&'static str, &[u32])) {
        for (name, copies) in &game.facts.groups[seat.index()] {
            each(name, &tally.deeds.of(seat.index(), *copies));
        }
    }

    /// By the damage that the crystals have taken.
    fn leads(tally: &Tally) -> &[i32] {
        &tally.leads
    }

    /// Both sides plan at the same time, so only what they bring sets them apart.
    fn seating(setup: &Setup) -> Seating {
        setup.seating()
    }

    const LASTED: Option<&'static str> = Some("turns");

    /// R17.4
    fn series(setup: &Setup, series: &Series<'_>) -> Vec<String> {
        let [deck1, deck2] = setup.deck_names();
        let report = Report {
            games: series.matches,
            deck1: series.wins[0],
            deck2: series.wins[1],
            draws: series.draws,
            turns: (series.total)("turns").unsigned_abs(),
        };
        let share = |count: u64| format!("{count} ({}%)", report.percent(count));
        vec![
            format!("{} matches", report.games),
            format!("won by {deck1}, side A: {}", share(report.deck1)),
            format!("won by {deck2}, side B: {}", share(report.deck2)),
            format!("drawn: {}", share(report.draws)),
            format!("turns: {} in all, {} on average", report.turns, report.average_turns()),
        ]
    }

    /// R17.1, Q27: a simulated match that is stopped by the limit has no winner.
    fn simulation_setup() -> Setup {
        Setup::limited()
    }

    /// R17.1
    fn reference_setup() -> Setup {
        Setup::simulation(DeckChoice::default(), DeckChoice::default())
    }

    fn reference(game: &Clans, seed: u64) -> Option<Box<dyn ReferenceDealer<Clans>>> {
        Some(Box::new(Reference::new(game, seed)))
    }
}

impl Brings<Clans> for Extras {
    fn bring(setup: &mut Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
        bring::bring(setup, part, text)
    }

    fn stock(part: &str) -> Option<String> {
        (part == "cards").then(bring::stock)
    }

    fn exchange(setup: &mut Setup, out: &str, into: &str) -> Result<(), String> {
        bring::exchange(setup, out, into)
    }
}

impl Hosted<Clans> for Extras {
    fn keepsake() -> Option<&'static dyn AnyKeepsake> {
        Some(Keeping::<profile::Profile>::OF)
    }

    fn online() -> &'static dyn Online<Clans> {
        &online::Hooks
    }
}

impl Edits<Clans> for Extras {}

impl Game for Clans {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Extras = Extras;

    const INFO: GameInfo = GameInfo {
        id: "clans",
        title: "Land of Clans & Wanderers",
        about: "a lane battler: plan in secret, fight tick by tick, break the enemy crystal",
        min_seats: 2,
        max_seats: 2,
        seat_names: &SEATS,
        rules_version: 1,
        books: parlour_core::books!("lanes", "ticks", "push"),
        locales: parlour_core::locales!(),
        options: setup::OPTIONS,
        hidden: true,
        bound: 8 + setup::LAST_TURN as u32 * TURN_ENTRIES,
        listed: true,
        // R24.7; a match of fewer than five decisions a side says nothing.
        rating: Rating { first: 1000, stake: 32, decisions: 5 },
    };

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        Clans::begin(setup)
    }

    #[inline]
    fn status(&self) -> Status {
        if let Some((result, reason)) = self.result {
            let winners = result.winner().map_or(SeatSet::EMPTY, |side| SeatSet::only(side.seat()));
            return Status::Over(Outcome::won_by(winners, reason.key()));
        }
        match self.request() {
            Some(request) => Status::Chance(request),
            None => Status::Decide((0..2).map(Seat).filter(|seat| self.is_planning(seat.index())).collect()),
        }
    }

    /// R5.2: a whole plan at once.
    fn is_shorthand(action: &Action) -> bool {
        matches!(action, Action::Plan(_))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.0 < 2 {
            self.list_actions(seat.index(), out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.0 >= 2 {
            return Err(Code::Phase.by("R1.14"));
        }
        self.check_action(seat.index(), action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        self.apply_action(seat.index(), action, events);
    }

    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        self.take_answer(answer, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn position(view: &View) -> Result<Self, Refusal> {
        Clans::from_view(view)
    }

    fn imagine(view: &View, seat: Seat, rng: &mut Rng) -> Self {
        view::imagine(view, seat, rng)
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_all()
    }

    /// R5.5: even that a plan is sealed is news to the other side, and all that follows comes out
    /// of two sealed plans or of a deck. R21.4: a called hero comes back by consent only.
    fn reveals(_: &Event) -> bool {
        true
    }

    fn prompt(&self, seat: Seat) -> Prompt<Action> {
        words::prompt(self, seat)
    }

    fn tell(event: &Event) -> Text {
        words::tell(event)
    }

    fn describe(view: &View) -> Scene {
        words::describe(view)
    }

    fn item_name(&self, request: &Request, item: u8) -> Cow<'static, str> {
        words::item_name(self, request, item)
    }

    fn item_words(&self, request: &Request, item: u8) -> Param {
        words::item_words(self, request, item)
    }

    fn request_text(&self, request: &Request) -> Text {
        words::request_text(self, request)
    }

    /// R25.20, R25.60: terrain is laid face up unless a module hides it; a hand and the relic never.
    fn deals_openly(&self, _: &Request) -> bool {
        match self.phase {
            Phase::SetupMiddle => true,
            Phase::SetupBase(_) => !self.has(Module::X3),
            _ => false,
        }
    }

    fn chronicle(events: &[Event], viewer: Viewer) -> Vec<Text> {
        log::chronicle(events, viewer)
    }

    /// R14.6: the other side wins at once.
    fn resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(SeatSet::only(Seat(1 - seat.0)), "resigned")
    }
}

impl Clans {
    /// R2.1: the rules of this match.
    pub fn rules(&self) -> &Ruleset {
        &self.facts.rules
    }
}
