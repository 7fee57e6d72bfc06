//! Checks what is said against something that a seat wishes for.

use parlour_core::{Reason, Seat, Text, Thing, Wish};
use serde_json::Value;

use super::Wrong;
use super::expect::Scope;
use super::format::WhyNamed;
use super::offers::seat_or_only_asked;
use super::run::{Stop, failed};

pub(super) fn check(named: &WhyNamed, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat.map(Seat), place)?;
    let things = named.presses.iter().map(|it| thing(it, place)).collect::<Result<_, _>>()?;
    let wish = Wish { verb: named.verb.clone(), things };
    let why = scope.played.why(seat, &wish).map_err(|error| Wrong::new(place, format!("{error:?}")))?;
    let first = why.reasons.first();
    let fits = why.may == named.may
        && named.rule.as_ref().is_none_or(|rule| first.is_some_and(|it| it.rule.0 == *rule))
        && named.why.as_ref().is_none_or(|part| first.is_some_and(|it| scope.says(&it.reason, part)))
        && named.needs.as_ref().is_none_or(|needs| first.is_some_and(|it| says_all(&it.needs, needs, scope)))
        && named.even.as_ref().is_none_or(|part| why.reasons.iter().any(|it| line(it, scope).contains(part.as_str())));
    if fits {
        return Ok(());
    }
    let lines: Vec<String> = why.reasons.iter().map(|it| line(it, scope)).collect();
    failed(place, format!("{wish:?}: may is {}, and against it is {lines:#?}, not {named:?}", why.may))
}

fn says_all(texts: &[Text], parts: &[String], scope: &Scope<'_>) -> bool {
    texts.len() == parts.len() && texts.iter().zip(parts).all(|(text, part)| scope.says(text, part))
}

/// "Army die: those regions aren't adjacent (R7.1)", with what would help.
fn line(reason: &Reason<Value>, scope: &Scope<'_>) -> String {
    let even = reason.even.as_ref().map_or_else(String::new, |it| format!("{}: ", scope.words.say(it)));
    let needs: Vec<String> = reason.needs.iter().map(|it| scope.words.say(it)).collect();
    format!("{even}{} ({}) {needs:?}", scope.words.say(&reason.reason), reason.rule)
}

fn thing(written: &str, place: &str) -> Result<Thing, Wrong> {
    let (kind, id) = written.split_once(':').ok_or_else(|| Wrong::new(place, format!("{written} is not kind:id")))?;
    Ok(Thing { kind: kind.to_owned().into(), id: id.to_owned(), look: "".into() })
}
