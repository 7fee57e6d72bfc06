//! Checks which whole actions a seat is offered.

use parlour_core::{Seat, Split, Thing, Whole};
use serde_json::{Value, json};

use super::expect::Scope;
use super::format::WholeNamed;
use super::offers::seat_or_only_asked;
use super::run::{Stop, failed};

/// Whether a whole action is offered, or is not.
pub(super) fn check(named: &WholeNamed, wanted: bool, scope: &Scope<'_>, place: &str) -> Result<(), Stop> {
    let seat = seat_or_only_asked(scope.played, named.seat.map(Seat), place)?;
    let wholes = scope.played.wholes(seat);
    let found = wholes.iter().find(|whole| fits(named, whole, scope));
    match (found, wanted) {
        (Some(_), true) | (None, false) => Ok(()),
        (Some(whole), false) => failed(place, format!("a whole action should not be offered: {}", show(whole, scope))),
        (None, true) => {
            // Those that come near, or all of them where none does.
            let near = |whole: &&Whole<Value>| named.touches.as_ref().is_none_or(|wanted| *wanted == touches(whole));
            let near: Vec<&Whole<Value>> = wholes.iter().filter(near).collect();
            let shown = if near.is_empty() { wholes.iter().collect() } else { near };
            let shown: Vec<String> = shown.into_iter().map(|whole| show(whole, scope)).collect();
            failed(place, format!("no whole action is {named:?}; there are {}", scope.show(&json!(shown))))
        }
    }
}

fn thing(thing: &Thing) -> String {
    format!("{}:{}", thing.kind, thing.id)
}

fn touches(whole: &Whole<Value>) -> Vec<String> {
    whole.piece.iter().chain(&whole.targets).map(thing).collect()
}

fn line(whole: &Whole<Value>, scope: &Scope<'_>) -> String {
    whole.ways.first().map_or_else(String::new, |way| scope.words.say(&whole.line(way)))
}

fn show(whole: &Whole<Value>, scope: &Scope<'_>) -> String {
    let ways: Vec<_> = whole.ways.iter().map(|way| (way.spends.as_ref().map(thing), way.ends)).collect();
    format!("\"{}\" {:?} {ways:?}", line(whole, scope), touches(whole))
}

fn fits(named: &WholeNamed, whole: &Whole<Value>, scope: &Scope<'_>) -> bool {
    let first = &whole.ways[0];
    let ends = || json!(first.ends).as_str().map(ToOwned::to_owned);
    let spends = || whole.ways.iter().filter_map(|way| way.spends.as_ref()).map(thing).collect::<Vec<_>>();
    let most = |split: &Split<Value>| {
        let each = split.each.iter().filter_map(|it| Some((it.touches.first()?.id.clone(), it.most)));
        each.collect::<std::collections::BTreeMap<_, _>>()
    };
    named.words.as_ref().is_none_or(|part| line(whole, scope).contains(part.as_str()))
        && named.verb.as_ref().is_none_or(|part| whole.verb.as_ref().is_some_and(|verb| scope.says(verb, part)))
        && named.touches.as_ref().is_none_or(|wanted| *wanted == touches(whole))
        && named.spends.as_ref().is_none_or(|wanted| *wanted == spends())
        && named.actions.as_ref().is_none_or(|wanted| *wanted == first.actions)
        && named.ends.as_ref().is_none_or(|wanted| Some(wanted.clone()) == ends())
        && named.stop.as_ref().is_none_or(|wanted| Some(wanted) == first.stop.as_ref())
        && named.most.as_ref().is_none_or(|wanted| whole.split.as_ref().map(most).as_ref() == Some(wanted))
        && named.effect.as_ref().is_none_or(|part| whole.effects.iter().any(|text| scope.says(text, part)))
        && named.warning.as_ref().is_none_or(|part| whole.warnings.iter().any(|text| scope.says(text, part)))
}
