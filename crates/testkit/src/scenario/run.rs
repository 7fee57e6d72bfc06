//! Plays a scenario: the position, the steps, the script of the dealer.

use std::collections::VecDeque;

use parlour_core::{AnyError, AnyGame, AnyMatch, Catalogue, Seat, SeatSet, Status, Viewer, start_given};
use serde_json::Value;

use super::expect::{self, Scope, together};
use super::format::{Refused, Scenario, Step, StepDeed};
use super::offers::{self, in_words, refused_now};
use super::trace::Trace;
use super::{Detail, Wrong};
use crate::json::difference;

/// Why a scenario stopped before its end.
pub(super) enum Stop {
    /// Something was not as expected.
    Failed(String),
    /// Something in the file is not of the game's shape.
    Wrong(Wrong),
}

impl From<Wrong> for Stop {
    fn from(wrong: Wrong) -> Self {
        Stop::Wrong(wrong)
    }
}

/// A failure at a place.
pub(super) fn failed<T>(place: &str, what: impl std::fmt::Display) -> Result<T, Stop> {
    Err(Stop::Failed(format!("{place}: {what}")))
}

/// Plays a scenario to its end, and traces it if that is wanted.
pub(super) fn run(
    scenario: &Scenario,
    game: &dyn AnyGame,
    detail: Detail,
    mut trace: Option<&mut Trace>,
) -> Result<(), Stop> {
    if let Some(wanted) = &scenario.then.refused {
        return refused_start(scenario, wanted, game, trace);
    }
    let mut table = Table::open(scenario, game, detail)?;
    table.deal(None, "the start")?;
    table.audit("the start")?;
    table.trace(&mut trace);
    for (index, step) in scenario.when.iter().enumerate() {
        table.step(step, &format!("step {}", index + 1))?;
        table.trace(&mut trace);
    }
    if let Some(trace) = trace {
        trace.look_round(table.played.as_ref());
    }
    if !table.script.is_empty() {
        let left: Vec<&str> = table.script.iter().map(String::as_str).collect();
        return failed("the end", format!("the dealer's script has items left: {}", left.join(" ")));
    }
    expect::check(&scenario.then, &table.scope(0))
}

/// A scenario whose `setup` or `given` must be refused.
fn refused_start(
    scenario: &Scenario,
    wanted: &Refused,
    game: &dyn AnyGame,
    trace: Option<&mut Trace>,
) -> Result<(), Stop> {
    let words = game.info().first_words();
    let place = &scenario.then.place;
    match opened(scenario, game) {
        Ok(_) => failed(place, format!("the match was begun, but should meet a refusal{wanted}")),
        Err((at, AnyError::Shape(what))) => Err(Wrong::new(at, what).into()),
        Err((_, error)) => {
            if let Some(trace) = trace {
                trace.hear(&format!("{error:?}"));
            }
            offers::check_refusal(&error, wanted, &words, place)
        }
    }
}

/// The match at its start, or the part of the scenario that is to blame.
fn opened(scenario: &Scenario, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, (&'static str, AnyError)> {
    start_given(game, &scenario.setup, scenario.given.as_ref())
}

/// The match of a scenario.
struct Table<'a> {
    game: &'a dyn AnyGame,
    detail: Detail,
    played: Box<dyn AnyMatch>,
    script: VecDeque<String>,
    words: Catalogue,
}

impl<'a> Table<'a> {
    fn open(scenario: &Scenario, game: &'a dyn AnyGame, detail: Detail) -> Result<Self, Stop> {
        let words = game.info().first_words();
        let played = opened(scenario, game).or_else(|(place, error)| match error {
            AnyError::Shape(what) => Err(Wrong::new(place, what).into()),
            error => failed(place, in_words(&words, &error)),
        })?;
        Ok(Table { game, detail, played, script: scenario.dealer.iter().cloned().collect(), words })
    }

    /// What a `then` is checked against, with the events since an entry.
    fn scope(&self, from: usize) -> Scope<'_> {
        Scope { game: self.game, played: self.played.as_ref(), words: &self.words, from, detail: self.detail }
    }

    fn step(&mut self, step: &Step, place: &str) -> Result<(), Stop> {
        let from = self.played.len();
        let done = self.deed(step, place);
        if step.then.refused.is_none() {
            // What should follow from it need not be looked at.
            done?;
            self.deal(step.dealer.as_deref(), place)?;
            self.audit(place)?;
            return expect::check(&step.then, &self.scope(from));
        }
        let dealt = self.deal(step.dealer.as_deref(), place);
        together([done, dealt, self.audit(place), expect::check(&step.then, &self.scope(from))])
    }

    fn deed(&mut self, step: &Step, place: &str) -> Result<(), Stop> {
        match &step.deed {
            StepDeed::Nothing => Ok(()),
            StepDeed::Act { seat, action } => {
                let seat = offers::seat_or_only_asked(self.played.as_ref(), *seat, place)?;
                self.act(step.then.refused.as_ref(), place, |played| played.act(seat, action))
            }
            StepDeed::ActAll { seat, actions } => {
                let seat = offers::seat_or_only_asked(self.played.as_ref(), *seat, place)?;
                self.act(step.then.refused.as_ref(), place, |played| played.act_all(seat, actions))
            }
            StepDeed::UndoWhole(seat) => {
                let undone = self.played.undo_whole(*seat, SeatSet::first(self.played.seats()));
                self.done(undone, place, "undo")
            }
            StepDeed::Undo(seat, agreed) => {
                let everybody = SeatSet::first(self.played.seats());
                let agreed = agreed.as_ref().map_or(everybody, |seats| seats.iter().copied().collect());
                self.undo(*seat, agreed, step.then.refused.as_ref(), place)
            }
            StepDeed::Redo(seat) => {
                let redone = self.played.redo(*seat);
                self.done(redone, place, "redo")
            }
            StepDeed::Resign(seat) => {
                let resigned = self.played.resign(*seat);
                self.done(resigned, place, "resign")
            }
        }
    }

    fn done(&self, result: Result<(), AnyError>, place: &str, what: &str) -> Result<(), Stop> {
        result.or_else(|error| failed(place, format!("{what}: {}", in_words(&self.words, &error))))
    }

    fn undo(&mut self, seat: Seat, agreed: SeatSet, wanted: Option<&Refused>, place: &str) -> Result<(), Stop> {
        let before = wanted.map(|wanted| (wanted, self.snapshot()));
        match (self.played.undo(seat, agreed), before) {
            (undone, None) => self.done(undone, place, "undo"),
            (Ok(()), Some(_)) => failed(place, "the undo was made, but should be refused"),
            (Err(error), Some((wanted, before))) => {
                offers::check_refusal(&error, wanted, &self.words, place)?;
                self.check_unchanged(&before, place)
            }
        }
    }

    fn act(
        &mut self,
        wanted: Option<&Refused>,
        place: &str,
        deed: impl FnOnce(&mut dyn AnyMatch) -> Result<(), AnyError>,
    ) -> Result<(), Stop> {
        let before = wanted.map(|_| self.snapshot());
        match (deed(self.played.as_mut()), wanted) {
            (Err(AnyError::Shape(what)), _) => Err(Wrong::new(place, what).into()),
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(wanted)) => failed(place, format!("the action was taken, but should meet a refusal{wanted}")),
            (Err(error), None) => {
                let why = refused_now(&error, self.played.as_ref(), &self.words);
                failed(place, format!("the action was {why}"))
            }
            (Err(error), Some(wanted)) => {
                offers::check_refusal(&error, wanted, &self.words, place)?;
                self.check_unchanged(&before.expect("it was taken when a refusal is wanted"), place)
            }
        }
    }

    /// The whole log and everything that anybody sees, as JSON.
    fn snapshot(&self) -> Value {
        let viewers = Seat::first(self.played.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Table]);
        let views: Vec<Value> = viewers.map(|viewer| self.played.view(viewer)).collect();
        let status = format!("{:?}", self.played.status());
        serde_json::json!({"entries": self.played.record().entries, "views": views, "status": status})
    }

    fn check_unchanged(&self, before: &Value, place: &str) -> Result<(), Stop> {
        match difference(before, &self.snapshot()) {
            Some(change) => failed(place, format!("the refused action changed something at {change}")),
            None => Ok(()),
        }
    }

    /// Answers chance from the step's own items, or else from the script as far as it goes.
    fn deal(&mut self, own: Option<&[String]>, place: &str) -> Result<(), Stop> {
        let mut items: VecDeque<String> = match own {
            Some(own) => own.iter().cloned().collect(),
            None => std::mem::take(&mut self.script),
        };
        while let Some((text, candidates, count)) = self.played.dealer_prompt() {
            if items.is_empty() && count > 0 && own.is_none() {
                break;
            }
            if items.len() < count {
                let asked = self.words.say(&text);
                let what = format!("the dealer is asked for {count} items ({asked}), {} are left", items.len());
                return failed(place, what);
            }
            let names: Vec<String> = items.drain(..count).collect();
            if let Err(error) = self.played.deal_named(&names) {
                // A script that cannot be is a mistake in the file, not a fault of the game.
                let possible = if candidates.len() <= 24 {
                    format!("; possible: {}", candidates.join(" "))
                } else {
                    String::new()
                };
                return Err(Wrong::new(place, format!("dealing {}: {error}{possible}", names.join(" "))).into());
            }
        }
        match own {
            None => self.script = items,
            Some(_) if !items.is_empty() => {
                let left: Vec<&str> = items.iter().map(String::as_str).collect();
                return failed(place, format!("the dealer was not asked for {}", left.join(" ")));
            }
            Some(_) => {}
        }
        Ok(())
    }

    fn trace(&self, trace: &mut Option<&mut Trace>) {
        if let Some(trace) = trace {
            trace.look(self.played.as_ref());
        }
    }

    fn audit(&self, place: &str) -> Result<(), Stop> {
        self.played.audit().or_else(|lost| failed(place, format!("the audit fails: {lost}")))
    }
}

/// Who is asked, as a list.
pub(super) fn asked(played: &dyn AnyMatch) -> Vec<Seat> {
    match played.status() {
        Status::Decide(seats) => seats.iter().collect(),
        _ => Vec::new(),
    }
}
