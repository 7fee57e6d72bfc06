//! Checks what a scenario says must be so.

use std::collections::BTreeMap;

use parlour_core::{AnyError, AnyMatch, Catalogue, Outcome, Seat, Status, Viewer};
use serde_json::Value;

use super::Wrong;
use super::format::{Named, Only, Over, RawOver, Refused, Seen, Then};
use super::run::{Stop, asked, failed, in_words};
use crate::json::{fits, short};

/// What a `then` is checked against.
pub(super) struct Scope<'a> {
    /// The match.
    pub played: &'a dyn AnyMatch,
    /// The game's words.
    pub words: &'a Catalogue,
    /// The first entry whose events count.
    pub from: usize,
}

/// Checks everything in a `then`.
pub(super) fn check(then: &Then, scope: &Scope<'_>) -> Result<(), Stop> {
    let place = &then.place;
    for (viewer, pointers) in &then.views {
        check_view(scope.played, *viewer, pointers, place)?;
    }
    for (viewer, seen) in &then.seen {
        check_seen(seen, *viewer, scope, place)?;
    }
    check_asked(then, scope.played)?;
    check_over(then, scope.played)?;
    for named in &then.legal {
        check_legal(named, scope, place)?;
    }
    for named in &then.not_legal {
        check_not_legal(named, scope, place)?;
    }
    match &then.only {
        Some(only) => check_only(only, scope, place),
        None => Ok(()),
    }
}

fn check_view(
    played: &dyn AnyMatch,
    viewer: Viewer,
    pointers: &BTreeMap<String, Value>,
    place: &str,
) -> Result<(), Stop> {
    if pointers.is_empty() {
        return Ok(());
    }
    if let Viewer::Seat(seat) = viewer {
        known_seat(played, seat, place)?;
    }
    let view = played.view(viewer);
    for (pointer, wanted) in pointers {
        let found = view.pointer(pointer).unwrap_or(&Value::Null);
        if found != wanted {
            // Who asks for the whole view wants to read it.
            let found = if pointer.is_empty() { found.to_string() } else { short(found) };
            return failed(place, format!("{pointer}{} is {found}, expected {}", whose(viewer), short(wanted)));
        }
    }
    Ok(())
}

fn whose(viewer: Viewer) -> String {
    match viewer {
        Viewer::Table => String::new(),
        Viewer::Seat(seat) => format!(" for seat number {}", seat.0),
        Viewer::Spectator => " for a spectator".into(),
    }
}

fn check_seen(seen: &Seen, viewer: Viewer, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    if let Viewer::Seat(seat) = viewer {
        known_seat(scope.played, seat, place)?;
    }
    if !(seen.has.is_empty() && seen.lacks.is_empty() && seen.count.is_empty()) {
        check_lists(seen, &scope.played.view(viewer), &format!("{place}{}", whose(viewer)))?;
    }
    check_events(seen, viewer, scope, place)
}

fn check_lists(seen: &Seen, view: &Value, place: &str) -> Result<(), Stop> {
    let list = |pointer: &String| match view.pointer(pointer) {
        Some(Value::Array(items)) => Ok(items),
        Some(other) => failed(place, format!("{pointer} is {}, expected a list", short(other))),
        None => failed(place, format!("there is no {pointer}")),
    };
    for (pointer, wanted) in &seen.has {
        let items = list(pointer)?;
        if let Some(missing) = wanted.iter().find(|wanted| !items.iter().any(|item| fits(wanted, item))) {
            let all = short(&Value::Array(items.clone()));
            return failed(place, format!("{pointer} lacks {}: {all}", short(missing)));
        }
    }
    for (pointer, unwanted) in &seen.lacks {
        let items = list(pointer)?;
        if let Some(found) = unwanted.iter().find(|unwanted| items.iter().any(|item| fits(unwanted, item))) {
            return failed(place, format!("{pointer} has {}, but should not", short(found)));
        }
    }
    for (pointer, wanted) in &seen.count {
        let found = list(pointer)?.len();
        if found != *wanted {
            return failed(place, format!("{pointer} has {found} elements, expected {wanted}"));
        }
    }
    Ok(())
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

fn numbers(seats: &[Seat]) -> String {
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
    if let Some(winners) = &wanted.winners {
        let mut winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
        winners.sort_unstable();
        let won: Vec<Seat> = found.winners.iter().collect();
        if won != winners {
            return failed(place, format!("the winners are {}, expected {}", numbers(&won), numbers(&winners)));
        }
    }
    if let Some(reason) = &wanted.reason
        && reason != found.reason
    {
        return failed(place, format!("the match ended by {}, expected {reason}", found.reason));
    }
    let scores = &found.scores[..usize::from(seats)];
    match &wanted.scores {
        Some(wanted) if wanted != scores => failed(place, format!("the scores are {scores:?}, expected {wanted:?}")),
        _ => Ok(()),
    }
}

/// The seat that is named, or else the only one that is asked.
pub(super) fn seat_or_only_asked(played: &dyn AnyMatch, named: Option<Seat>, place: &str) -> Result<Seat, Stop> {
    match (named, asked(played).as_slice()) {
        (Some(seat), _) => Ok(seat),
        (None, [only]) => Ok(*only),
        (None, _) if played.seats() == 1 => Ok(Seat(0)),
        (None, seats) => failed(place, format!("which seat? asked are {}", numbers(seats))),
    }
}

fn known_seat(played: &dyn AnyMatch, seat: Seat, place: &str) -> Result<(), Stop> {
    if seat.0 < played.seats() {
        return Ok(());
    }
    Err(Wrong::new(place, format!("there are {} seats, counted from 0, and no {}", played.seats(), seat.0)).into())
}

fn check_legal(named: &Named, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat, place)?;
    known_seat(scope.played, seat, place)?;
    check_allowed(seat, &named.action, scope, place)
}

fn check_allowed(seat: Seat, action: &Value, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    match scope.played.check(seat, action) {
        Err(AnyError::Shape(what)) => Err(Wrong::new(place, what).into()),
        Err(error) => {
            failed(place, format!("{} should be legal, but was {}", short(action), in_words(scope.words, &error)))
        }
        Ok(()) => Ok(()),
    }
}

fn check_not_legal(named: &Named, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat, place)?;
    match scope.played.check(seat, &named.action) {
        Err(AnyError::Shape(what)) => Err(Wrong::new(place, what).into()),
        Ok(()) => failed(place, format!("{} is legal, but should not be", short(&named.action))),
        Err(error) => check_refusal(&error, &named.refused, scope.words, place),
    }
}

/// Whether something was refused as expected.
pub(super) fn check_refusal(error: &AnyError, wanted: &Refused, words: &Catalogue, place: &str) -> Result<(), Stop> {
    let refusal = error.refusal();
    let by = |rule: &String| refusal.is_some_and(|refusal| refusal.rule.0 == rule.as_str());
    let because = |why: &String| {
        let key = refusal.map_or("", |refusal| refusal.reason.key.as_ref());
        key.contains(why.as_str()) || in_words(words, error).contains(why.as_str())
    };
    if wanted.rule.as_ref().is_none_or(by) && wanted.why.as_ref().is_none_or(because) {
        return Ok(());
    }
    let key = refusal.map_or(String::new(), |refusal| format!(" ({})", refusal.reason.key));
    failed(place, format!("expected a refusal{wanted}, but {}{key}", in_words(words, error)))
}

/// Whether seats are offered the actions named, in any order, and no others.
fn check_only(only: &Only, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let asked = asked(scope.played);
    let mut wanted: Vec<(Seat, Vec<&Value>)> = match only {
        Only::Asked(_) => asked.iter().map(|seat| (*seat, Vec::new())).collect(),
        Only::Seats(seats) => seats.iter().map(|(seat, actions)| (*seat, actions.iter().collect())).collect(),
    };
    if let Only::Asked(named) = only {
        for named in named {
            let seat = seat_or_only_asked(scope.played, named.seat, place)?;
            match wanted.iter_mut().find(|(asked, _)| *asked == seat) {
                Some((_, actions)) => actions.push(&named.action),
                None => wanted.push((seat, vec![&named.action])),
            }
        }
    }
    for (seat, wanted) in wanted {
        known_seat(scope.played, seat, place)?;
        let found = if asked.contains(&seat) { scope.played.legal_actions(seat) } else { Vec::new() };
        for action in &wanted {
            if !found.contains(action) {
                check_allowed(seat, action, scope, place)?;
                return failed(place, format!("{} is taken, but is not among the legal actions", short(action)));
            }
        }
        let others: Vec<Value> = found.into_iter().filter(|action| !wanted.contains(&action)).collect();
        if !others.is_empty() {
            // Who expects nothing wants to read what may be done.
            let others = Value::Array(others);
            let others = if wanted.is_empty() { others.to_string() } else { short(&others) };
            return failed(place, format!("seat number {} may do more than expected: {others}", seat.0));
        }
    }
    Ok(())
}

fn check_events(seen: &Seen, viewer: Viewer, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    if seen.events.is_empty() && seen.no_events.is_empty() {
        return Ok(());
    }
    let numbers = scope.from as u32..scope.played.len() as u32;
    let told = numbers.flat_map(|number| scope.played.told(number, viewer));
    let events: Vec<Value> = told.map(|(event, _)| event).collect();
    let whose = whose(viewer);
    let mut rest = events.iter();
    for pattern in &seen.events {
        if !rest.any(|event| fits(pattern, event)) {
            let order = if events.iter().any(|event| fits(pattern, event)) { " in this order" } else { "" };
            let all = short(&Value::Array(events.clone()));
            return failed(place, format!("no event {}{whose}{order}; there were {all}", short(pattern)));
        }
    }
    for pattern in &seen.no_events {
        if let Some(event) = events.iter().find(|event| fits(pattern, event)) {
            return failed(place, format!("the event {}{whose} happened, but should not", short(event)));
        }
    }
    Ok(())
}
