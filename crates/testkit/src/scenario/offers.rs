//! Checks what the seats are asked and may do.

use parlour_core::{AnyError, AnyMatch, Catalogue, Seat, Status, Text};
use serde_json::Value;

use super::expect::{Scope, known_seat, numbers, together};
use super::format::{Named, Only, Part, Refused, Then};
use super::run::{Stop, asked, failed};
use super::{Wrong, wholes, why};

/// Checks the question and the actions in a `then`.
pub(super) fn check(then: &Then, scope: &Scope<'_>) -> Result<(), Stop> {
    let place = &then.place;
    let question = then.question.iter().map(|part| check_question(part, scope, place));
    let legal = then.legal.iter().map(|named| check_legal(named, scope, place));
    let not_legal = then.not_legal.iter().map(|named| check_not_legal(named, scope, place));
    let only = then.only.iter().map(|only| check_only(only, scope, place));
    let has = then.wholes.has.iter().map(|named| wholes::check(named, true, scope, place));
    let lacks = then.wholes.lacks.iter().map(|named| wholes::check(named, false, scope, place));
    let why = then.why.iter().map(|named| why::check(named, scope, place));
    together(question.chain(legal).chain(not_legal).chain(only).chain(has).chain(lacks).chain(why))
}

/// The seat that is named, or else the only one that is asked.
pub(super) fn seat_or_only_asked(played: &dyn AnyMatch, named: Option<Seat>, place: &str) -> Result<Seat, Stop> {
    match (named, asked(played).as_slice()) {
        (Some(seat), _) => Ok(known_seat(played, seat, place).map(|()| seat)?),
        (None, [only]) => Ok(*only),
        (None, _) if played.seats() == 1 => Ok(Seat(0)),
        (None, seats) => failed(place, format!("which seat? asked are {}", numbers(seats))),
    }
}

fn check_question(part: &str, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, None, place)?;
    let ask = scope.played.prompt(seat).ask;
    if scope.says(&ask, part) {
        return Ok(());
    }
    failed(place, format!("the question is \"{}\" ({}), expected \"{part}\"", scope.words.say(&ask), ask.key))
}

fn check_legal(named: &Named, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat, place)?;
    check_allowed(seat, &named.action, scope, place)?;
    check_option(seat, named, scope, place)
}

fn check_allowed(seat: Seat, action: &Value, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    match scope.played.check(seat, action) {
        Err(AnyError::Shape(what)) => Err(Wrong::new(place, what).into()),
        Err(error) => {
            let why = refused_now(&error, scope.played, scope.words);
            failed(place, format!("{} should be legal, but was {why}", scope.show(action)))
        }
        Ok(()) => Ok(()),
    }
}

/// Whether the option says what it should.
fn check_option(seat: Seat, named: &Named, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let (rule, [label, effect, warning]) = (&named.refused.rule, &named.words);
    if rule.is_none() && named.words.iter().all(Option::is_none) {
        return Ok(());
    }
    let action = scope.show(&named.action);
    let prompt = scope.played.prompt(seat);
    let Some(option) = prompt.options.into_iter().find(|option| option.action == named.action) else {
        return failed(place, format!("{action} is not among the options"));
    };
    let by_rule = match rule {
        Some(rule) if *rule != option.rule.0 => {
            failed(place, format!("the rule of {action} is {}, expected {rule}", option.rule))
        }
        _ => Ok(()),
    };
    let words = |what: &str, found: Option<&Text>, wanted: &Option<Part>| match wanted {
        Some(wanted) => check_words(&format!("the {what} of {action}"), found, wanted.as_deref(), scope, place),
        None => Ok(()),
    };
    together([
        by_rule,
        words("label", Some(&option.label), label),
        words("effect", option.effect.as_ref(), effect),
        words("warning", option.warning.as_ref(), warning),
    ])
}

fn check_words(
    what: &str,
    found: Option<&Text>,
    wanted: Option<&str>,
    scope: &Scope<'_>,
    place: &str,
) -> Result<(), Stop> {
    match (found, wanted) {
        (None, None) => Ok(()),
        (Some(text), Some(part)) if scope.says(text, part) => Ok(()),
        (None, Some(part)) => failed(place, format!("{what} is missing, expected \"{part}\"")),
        (Some(text), wanted) => {
            let wanted = wanted.map_or("none".into(), |part| format!("\"{part}\""));
            failed(place, format!("{what} is \"{}\" ({}), expected {wanted}", scope.words.say(text), text.key))
        }
    }
}

fn check_not_legal(named: &Named, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat, place)?;
    match scope.played.check(seat, &named.action) {
        Err(AnyError::Shape(what)) => Err(Wrong::new(place, what).into()),
        Ok(()) => failed(place, format!("{} is legal, but should not be", scope.show(&named.action))),
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
    together(wanted.iter().map(|(seat, wanted)| check_only_of(*seat, wanted, scope, place)))
}

fn check_only_of(seat: Seat, wanted: &[&Value], scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    known_seat(scope.played, seat, place)?;
    let asked = asked(scope.played).contains(&seat);
    let found = if asked { scope.played.legal_actions(seat) } else { Vec::new() };
    let missing = wanted.iter().filter(|action| !found.contains(action)).map(|action| {
        check_allowed(seat, action, scope, place)?;
        failed(place, format!("{} is taken, but is not among the legal actions", scope.show(action)))
    });
    let others: Vec<Value> = found.iter().filter(|action| !wanted.contains(action)).cloned().collect();
    let more = (!others.is_empty()).then(|| {
        // Who expects nothing wants to read what may be done.
        let others = Value::Array(others);
        let others = if wanted.is_empty() { others.to_string() } else { scope.show(&others) };
        failed(place, format!("seat number {} may do more than expected: {others}", seat.0))
    });
    together(missing.chain(more))
}

/// An error with the reason of a refusal in words.
pub(super) fn in_words(words: &Catalogue, error: &AnyError) -> String {
    match error.refusal() {
        Some(refusal) => format!("refused by {}: {}", refusal.rule, words.say(&refusal.reason)),
        None => error.to_string(),
    }
}

/// An unexpected refusal, and who is asked what instead.
pub(super) fn refused_now(error: &AnyError, played: &dyn AnyMatch, words: &Catalogue) -> String {
    let now = match (played.dealer_prompt(), played.status()) {
        (Some((text, _, _)), _) => format!("the dealer is asked first: {}", words.say(&text)),
        (None, Status::Decide(seats)) => {
            let question =
                |seat: Seat| format!("seat number {} is asked: {}", seat.0, words.say(&played.prompt(seat).ask));
            seats.iter().map(question).collect::<Vec<_>>().join("; ")
        }
        _ => "the match is over".into(),
    };
    format!("{}; {now}", in_words(words, error).trim_end_matches('.'))
}
