//! Checks what a scenario says must be so.

use std::collections::BTreeMap;

use parlour_core::{AnyGame, AnyMatch, Catalogue, Outcome, Seat, Status, Text, Viewer};
use serde_json::Value;

use super::format::{Over, RawOver, Seen, Then};
use super::run::{Stop, asked, failed};
use super::{Detail, Wrong, known, offers};
use crate::json::{event_fits, fits, short};

/// What a `then` is checked against.
pub(super) struct Scope<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// The match.
    pub played: &'a dyn AnyMatch,
    /// The game's words.
    pub words: &'a Catalogue,
    /// The first entry whose events count.
    pub from: usize,
    /// How much of a long value is told.
    pub detail: Detail,
}

impl Scope<'_> {
    /// A value in a message.
    pub(super) fn show(&self, value: &Value) -> String {
        match self.detail {
            Detail::Short => short(value),
            Detail::Verbose => value.to_string(),
        }
    }

    /// Whether `part` is a part of a text's key or of its words.
    pub(super) fn says(&self, text: &Text, part: &str) -> bool {
        text.key.contains(part) || self.words.say(text).contains(part)
    }
}

/// Checks everything in a `then`, and tells all that fails.
pub(super) fn check(then: &Then, scope: &Scope<'_>) -> Result<(), Stop> {
    let place = &then.place;
    let views = then.views.iter().map(|(viewer, pointers)| check_view(*viewer, pointers, scope, place));
    let seen = then.seen.iter().map(|(viewer, seen)| check_seen(seen, *viewer, scope, place));
    let asked = [check_asked(then, scope.played), check_over(then, scope.played)];
    together(views.chain(seen).chain(asked).chain([offers::check(then, scope)]))
}

/// All failures as one, a line each.
pub(super) fn together(checks: impl IntoIterator<Item = Result<(), Stop>>) -> Result<(), Stop> {
    let mut failures = Vec::new();
    for check in checks {
        match check {
            Err(Stop::Failed(failure)) => failures.push(failure),
            other => other?,
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(Stop::Failed(failures.join("\n"))) }
}

fn check_view(viewer: Viewer, pointers: &BTreeMap<String, Value>, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    if pointers.is_empty() {
        return Ok(());
    }
    known_viewer(scope.played, viewer, place)?;
    let view = scope.played.view(viewer);
    together(pointers.iter().map(|(pointer, wanted)| {
        known::pointer(pointer, &view, scope.game, place)?;
        let found = view.pointer(pointer).unwrap_or(&Value::Null);
        if found == wanted {
            return Ok(());
        }
        // Who asks for the whole view wants to read it.
        let found = if pointer.is_empty() { found.to_string() } else { scope.show(found) };
        failed(place, format!("{pointer}{} is {found}, expected {}", whose(viewer), scope.show(wanted)))
    }))
}

fn whose(viewer: Viewer) -> String {
    match viewer {
        Viewer::Table => String::new(),
        Viewer::Seat(seat) => format!(" for seat number {}", seat.0),
        Viewer::Spectator => " for a spectator".into(),
    }
}

fn check_seen(seen: &Seen, viewer: Viewer, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    known_viewer(scope.played, viewer, place)?;
    together([check_lists(seen, viewer, scope, place), check_events(seen, viewer, scope, place)])
}

fn check_lists(seen: &Seen, viewer: Viewer, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    if seen.has.is_empty() && seen.lacks.is_empty() && seen.count.is_empty() {
        return Ok(());
    }
    let view = scope.played.view(viewer);
    let place = format!("{place}{}", whose(viewer));
    let list = |pointer: &String| match view.pointer(pointer) {
        Some(Value::Array(items)) => Ok(items),
        Some(other) => failed(&place, format!("{pointer} is {}, expected a list", scope.show(other))),
        None => failed(&place, format!("there is no {pointer}")),
    };
    let known_items = |pointer: &String, items: &[Value]| {
        items.iter().try_for_each(|item| known::item(item, pointer, &view, scope.game, &place))
    };
    let has = seen.has.iter().map(|(pointer, wanted)| {
        let items = list(pointer)?;
        known_items(pointer, wanted)?;
        let missing = wanted.iter().filter(|wanted| !items.iter().any(|item| fits(wanted, item)));
        let all = || scope.show(&Value::Array(items.clone()));
        together(missing.map(|it| failed(&place, format!("{pointer} lacks {}: {}", scope.show(it), all()))))
    });
    let lacks = seen.lacks.iter().map(|(pointer, unwanted)| {
        let items = list(pointer)?;
        known_items(pointer, unwanted)?;
        let found = unwanted.iter().filter(|unwanted| items.iter().any(|item| fits(unwanted, item)));
        together(found.map(|it| failed(&place, format!("{pointer} has {}, but should not", scope.show(it)))))
    });
    let count = seen.count.iter().map(|(pointer, wanted)| match list(pointer)?.len() {
        found if found == *wanted => Ok(()),
        found => failed(&place, format!("{pointer} has {found} elements, expected {wanted}")),
    });
    together(has.chain(lacks).chain(count))
}

fn check_asked(then: &Then, played: &dyn AnyMatch) -> Result<(), Stop> {
    let Some(wanted) = &then.asked else { return Ok(()) };
    let mut wanted = wanted.clone();
    wanted.sort_unstable();
    let found = asked(played);
    if found == wanted {
        return Ok(());
    }
    failed(&then.place, format!("asked are seats {}, expected {}", numbers(&found), numbers(&wanted)))
}

/// Seats by their numbers.
pub(super) fn numbers(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
    format!("[{}]", numbers.join(", "))
}

fn check_over(then: &Then, played: &dyn AnyMatch) -> Result<(), Stop> {
    let place = &then.place;
    match (&then.over, played.status()) {
        (Some(Over::Not), Status::Over(outcome)) => failed(place, format!("the match is over: {}", outcome.reason)),
        (None | Some(Over::Not), _) => Ok(()),
        (Some(Over::Somehow(wanted)), Status::Over(outcome)) => check_outcome(wanted, &outcome, played.seats(), place),
        (Some(Over::Somehow(_)), _) => failed(place, "the match is not over"),
    }
}

fn check_outcome(wanted: &RawOver, found: &Outcome, seats: u8, place: &str) -> Result<(), Stop> {
    let won: Vec<Seat> = found.winners.iter().collect();
    let winners = wanted.winners.as_ref().map(|winners| {
        let mut winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
        winners.sort_unstable();
        winners
    });
    let scores = &found.scores[..usize::from(seats)];
    together([
        match winners {
            Some(winners) if winners != won => {
                failed(place, format!("the winners are {}, expected {}", numbers(&won), numbers(&winners)))
            }
            _ => Ok(()),
        },
        match &wanted.reason {
            Some(reason) if reason != found.reason => {
                failed(place, format!("the match ended by {}, expected {reason}", found.reason))
            }
            _ => Ok(()),
        },
        match &wanted.scores {
            Some(wanted) if wanted != scores => {
                failed(place, format!("the scores are {scores:?}, expected {wanted:?}"))
            }
            _ => Ok(()),
        },
    ])
}

fn known_viewer(played: &dyn AnyMatch, viewer: Viewer, place: &str) -> Result<(), Wrong> {
    match viewer {
        Viewer::Seat(seat) => known_seat(played, seat, place),
        _ => Ok(()),
    }
}

/// Whether there is such a seat.
pub(super) fn known_seat(played: &dyn AnyMatch, seat: Seat, place: &str) -> Result<(), Wrong> {
    if seat.0 < played.seats() {
        return Ok(());
    }
    Err(Wrong::new(place, format!("there are {} seats, counted from 0, and no {}", played.seats(), seat.0)))
}

fn check_events(seen: &Seen, viewer: Viewer, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    if seen.events.is_empty() && seen.no_events.is_empty() && seen.told.is_empty() {
        return Ok(());
    }
    let numbers = scope.from as u32..scope.played.len() as u32;
    let told = numbers.flat_map(|number| scope.played.told(number, viewer));
    let (events, words): (Vec<Value>, Vec<Text>) = told.unzip();
    let whose = whose(viewer);
    let all = || scope.show(&Value::Array(events.clone()));
    let happened = in_order(&seen.events, &events, event_fits).map(|(pattern, order)| {
        failed(place, format!("no event {}{whose}{order}; there were {}", scope.show(pattern), all()))
    });
    let said = in_order(&seen.told, &words, |part, text| scope.says(text, part)).map(|(part, order)| {
        let all: Vec<String> = words.iter().map(|text| scope.words.say(text)).collect();
        failed(place, format!("nothing told says \"{part}\"{whose}{order}; told was {}", scope.show(&all.into())))
    });
    let unwanted = seen.no_events.iter().filter_map(|pattern| {
        let event = events.iter().find(|event| event_fits(pattern, event))?;
        Some(failed(place, format!("the event {}{whose} happened, but should not", scope.show(event))))
    });
    together(happened.into_iter().chain(said).chain(unwanted))
}

/// The first of `wanted` that is not found after those before it, and whether it is only the order
/// that is wrong.
fn in_order<'a, W, F>(wanted: &'a [W], found: &[F], fits: impl Fn(&W, &F) -> bool) -> Option<(&'a W, &'static str)> {
    let mut rest = found.iter();
    let missing = wanted.iter().find(|wanted| !rest.any(|one| fits(wanted, one)))?;
    let elsewhere = found.iter().any(|one| fits(missing, one));
    Some((missing, if elsewhere { " in this order" } else { "" }))
}
