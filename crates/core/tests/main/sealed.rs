//! A small game with everything that Kuhn poker and CardPeeGee lack: decisions at the same time,
//! an edit, and all that may belong to a game beside its rules.
//!
//! The first seat opens a round. Then all write a number from 1 to 3 in secret; not the one they
//! wrote in the round before. When the last has written, the numbers are shown and added up, and a
//! die is rolled that means nothing. Who has not written yet may guess that another has written a 3.
//! Instead of writing a seat may end the round.
//! After two rounds the highest total wins.

use parlour_core::{
    Answer, AnyKeepsake, Audience, Bot, BotKind, Brings, Brought, Choice, Edits, Game, GameInfo, Hint, Hosted, Keeping,
    Match, Measure, Online, Outcome, Perspective, Prompt, Refusal, Request, Rng, Scene, Seat, SeatSet, Sink, Status,
    Stream, Studied, Tally, Text, Timer, Viewer, Wholes, Wishes,
};
use serde::{Deserialize, Serialize};

use crate::keepsake::Purse;

const ROUNDS: u8 = 2;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { seats: 3 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Open,
    Write(u8),
    Guess,
    /// The round ends, and what was written stays secret.
    Skip,
    /// The seat gives itself this total.
    Edit(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Opened,
    Wrote(Seat, u8),
    Guessed(Seat),
    Skipped(Seat),
    Edited(Seat),
    Shown(Seat, u8),
    Rolled(u8),
}

/// The state; as a view, with what the others wrote left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    round: u8,
    open: bool,
    rolls: bool,
    written: Vec<Option<u8>>,
    before: Vec<Option<u8>>,
    totals: Vec<u8>,
}

impl Sealed {
    pub fn total(&self, seat: Seat) -> u8 {
        self.totals[seat.index()]
    }

    fn asked(&self) -> SeatSet {
        let all = Seat::first(self.seats());
        if self.open {
            all.filter(|seat| self.written[seat.index()].is_none()).collect()
        } else {
            SeatSet::only(Seat(0))
        }
    }

    fn show(&mut self, events: &mut impl Sink<Event>) {
        self.before = std::mem::replace(&mut self.written, vec![None; self.totals.len()]);
        for (seat, number) in (0..).map(Seat).zip(self.before.clone().into_iter().flatten()) {
            self.totals[seat.index()] += number;
            events.emit(Audience::All, Event::Shown(seat, number));
        }
        self.rolls = true;
    }
}

fn refused<T>(rule: &'static str, reason: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, reason))
}

impl Game for Sealed {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Sealed;
    type Extras = Beside;

    const INFO: GameInfo = GameInfo {
        id: "sealed",
        title: "Sealed numbers",
        min_seats: 2,
        max_seats: 3,
        seat_names: &["seat.one", "seat.two", "seat.three"],
        books: &[
            parlour_core::Book::of_rules("## R1. All\n- **R1.1** Open.\n- **R1.2** Write.\n"),
            parlour_core::Book { language: "de", ..parlour_core::Book::of_rules("## R1. Alles\n") },
        ],
        locales: &[
            (
                "en",
                "option-open = open\noption-write = write { $number }\nevent-opened = the round is open\nrefuse-again = not again",
            ),
            ("de", "option-open = eröffnen"),
        ],
        hidden: true,
        bound: 30,
        ..GameInfo::SMALL
    };

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        if !(2..=3).contains(&setup.seats) {
            return refused("R1.1", "refuse.seats");
        }
        let seats = usize::from(setup.seats);
        Ok(Sealed {
            written: vec![None; seats],
            before: vec![None; seats],
            totals: vec![0; seats],
            ..Sealed::default()
        })
    }

    fn seats(&self) -> u8 {
        self.totals.len() as u8
    }

    fn status(&self) -> Status {
        if self.rolls {
            return Status::Chance(Request::dice(Stream(2), 1, 6));
        }
        if self.round < ROUNDS {
            return Status::Decide(self.asked());
        }
        let most = self.totals.iter().max();
        let best = Seat::first(self.seats()).filter(|seat| Some(&self.total(*seat)) == most);
        Status::Over(Outcome::won_by(best.collect(), "highest"))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let writes = [1, 2, 3].map(Action::Write);
        let all = [&[Action::Open, Action::Skip], &writes[..], &[Action::Guess, Action::Edit(9)]].concat();
        out.extend(all.iter().filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !matches!(self.status(), Status::Decide(asked) if asked.contains(seat)) {
            return refused("R1.1", "refuse.turn");
        }
        let others = || self.written.iter().enumerate().filter(|(at, _)| *at != seat.index());
        match action {
            Action::Edit(_) => Ok(()),
            Action::Open if !self.open => Ok(()),
            Action::Skip if self.open => Ok(()),
            Action::Write(number @ 1..=3) if self.open => {
                if self.before[seat.index()] == Some(*number) {
                    refused("R1.2", "refuse.again")
                } else {
                    Ok(())
                }
            }
            Action::Guess if self.open && others().any(|(_, number)| *number == Some(3)) => Ok(()),
            _ => refused("R1.1", "refuse.other"),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        match *action {
            Action::Open => {
                self.open = true;
                events.emit(Audience::All, Event::Opened);
            }
            Action::Write(number) => {
                self.written[seat.index()] = Some(number);
                events.emit(Audience::only(seat), Event::Wrote(seat, number));
                if self.asked().is_empty() {
                    self.show(events);
                }
            }
            Action::Guess => {
                self.totals[seat.index()] += 1;
                events.emit(Audience::All, Event::Guessed(seat));
            }
            Action::Skip => {
                self.written.fill(None);
                self.rolls = true;
                events.emit(Audience::All, Event::Skipped(seat));
            }
            Action::Edit(total) => {
                self.totals[seat.index()] = total;
                events.emit(Audience::All, Event::Edited(seat));
            }
        }
    }

    fn deal(&mut self, answer: &Answer, events: &mut impl Sink<Event>) {
        (self.rolls, self.open) = (false, false);
        self.round += 1;
        events.emit(Audience::All, Event::Rolled(answer[0]));
    }

    fn view(&self, viewer: Viewer) -> Sealed {
        let sees = |at: usize| viewer == Viewer::Table || viewer == Viewer::Seat(Seat(at as u8));
        let written = self.written.iter().enumerate().map(|(at, number)| number.filter(|_| sees(at)));
        Sealed { written: written.collect(), ..self.clone() }
    }

    fn position(view: &Sealed) -> Result<Self, Refusal> {
        if view.audit().is_err() { refused("R1.1", "refuse.position") } else { Ok(view.clone()) }
    }

    /// Whoever is not seen to have written may have written anything, or nothing.
    fn imagine(view: &Sealed, seat: Seat, rng: &mut Rng) -> Self {
        let mut state = view.clone();
        for (at, number) in state.written.iter_mut().enumerate().filter(|(at, _)| view.open && *at != seat.index()) {
            *number = Some(rng.below(4) as u8).filter(|number| *number > 0 && view.before[at] != Some(*number));
        }
        if state.asked().is_empty() {
            state.written[usize::from(seat.0 == 0)] = None;
        }
        state
    }

    fn audit(&self) -> Result<(), String> {
        if self.round > ROUNDS { Err(format!("round {}", self.round)) } else { Ok(()) }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(..) | Event::Guessed(_))
    }

    fn prompt(&self, seat: Seat) -> Prompt<Action> {
        let option = |action| match action {
            Action::Write(number) => Choice::new(action, Text::new("option.write").with("number", number), "R1.2"),
            _ => Choice::new(action, "option.open", "R1.1"),
        };
        Prompt { ask: "ask".into(), options: self.legal(seat).into_iter().map(option).collect() }
    }

    fn tell(event: &Event) -> Text {
        match event {
            Event::Opened => "event.opened".into(),
            Event::Rolled(face) => Text::new("event.rolled").with("face", *face),
            Event::Shown(..) => "event.shown".into(),
            Event::Wrote(..) => "event.wrote".into(),
            Event::Guessed(_) | Event::Skipped(_) | Event::Edited(_) => "event.other".into(),
        }
    }

    fn describe(view: &Sealed) -> Scene {
        let totals = view.totals.iter().map(|total| Text::new("total").with("count", *total));
        Scene::default().with("totals", totals.collect())
    }

    /// Other words than the table's.
    fn resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(SeatSet::first(self.seats()).without(seat), "left")
    }
}

/// Everything beside the rules.
pub struct Beside;

/// How many numbers were written.
#[derive(Clone, Debug, Default)]
pub struct Written(i64);

impl Sink<Event> for Written {
    fn emit(&mut self, _: Audience, event: Event) {
        self.0 += i64::from(matches!(event, Event::Wrote(..)));
    }
}

impl Tally<Event> for Written {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        vec![("written", Measure::Number(self.0))]
    }
}

impl Studied<Sealed> for Beside {
    type Tally = Written;

    fn simulation_setup() -> Setup {
        Setup { seats: 2 }
    }
}

impl Brings<Sealed> for Beside {
    fn bring(setup: &mut Setup, part: &str, text: &str) -> Result<Vec<Brought>, String> {
        setup.seats = text.trim().parse().map_err(|error| format!("{part}: {error}"))?;
        Ok(vec![Brought { options: &["seats"], name: part.to_owned(), value: setup.seats.into() }])
    }
}

impl Wholes<Sealed> for Beside {}
impl Wishes<Sealed> for Beside {}
impl Hosted<Sealed> for Beside {
    fn keepsake() -> Option<&'static dyn AnyKeepsake> {
        Some(Keeping::<Purse>::OF)
    }

    fn online() -> &'static dyn Online<Sealed> {
        &Hooks
    }
}

impl Edits<Sealed> for Beside {
    fn is_edit(action: &Action) -> bool {
        matches!(action, Action::Edit(_))
    }
}

struct Hooks;

impl Online<Sealed> for Hooks {
    fn round(&self, state: &Sealed) -> u32 {
        u32::from(state.round) + 5
    }

    fn timer(&self, _: &Sealed) -> Option<Timer> {
        Some(Timer { ms: 9_000, wait: 2_000 })
    }

    fn out_of_time(&self, state: &Sealed, seat: Seat) -> Option<Action> {
        state.asked().contains(seat).then_some(Action::Write(1))
    }

    fn idle(&self, state: &Sealed, seat: Seat) -> Option<Action> {
        (seat.0 == 0 && !state.open).then_some(Action::Open)
    }

    fn may_be_away(&self, _: &Sealed) -> Option<u64> {
        Some(60_000)
    }

    fn again(&self, played: &Match<Sealed>, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        let number = played.state().written[seat.index()]?;
        Some(if *action == Action::Write(number) { Ok(()) } else { refused("R1.2", "refuse.written") })
    }
}

/// Plays its last option, and says so.
pub struct Last;

impl Bot<Sealed> for Last {
    fn choose(&mut self, place: &Perspective<'_, Sealed>, _: &mut Rng) -> Action {
        let mut options = Vec::new();
        place.options(&mut options);
        *options.last().expect("it is asked")
    }

    fn hint(&mut self, place: &Perspective<'_, Sealed>, rng: &mut Rng) -> Option<Hint<Action>> {
        Some(Hint { action: self.choose(place, rng), reason: "hint.last".into() })
    }
}

/// Has nothing to say.
pub struct Silent;

impl Bot<Sealed> for Silent {
    fn choose(&mut self, place: &Perspective<'_, Sealed>, rng: &mut Rng) -> Action {
        Last.choose(place, rng)
    }
}

pub fn bots() -> Vec<BotKind<Sealed>> {
    vec![
        BotKind { id: "silent", about: "says nothing", usual: false, kept: false, make: || Box::new(Silent) },
        BotKind { id: "last", about: "takes what comes last", usual: true, kept: false, make: || Box::new(Last) },
        BotKind { id: "old", about: "says nothing", usual: false, kept: true, make: || Box::new(Silent) },
    ]
}
