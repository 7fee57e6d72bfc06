//! Positions with one thing wrong: each field in turn is changed, left out or put where it does
//! not belong. Every such file is refused with its place and the reason, or it is a position from
//! which play goes on; nothing in between, and nothing panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use parlour_core::{Game, NoEvents, Rng, Status, Viewer};
use parlour_wotr::{Mode, Setup, View, Wotr};
use serde_json::{Value, json};

/// How many decisions are made from a position that is accepted.
const PLAYED: usize = 25;

/// Positions from all through a random match: `count` of them.
fn positions(setup: Setup, seed: u64, count: usize) -> Vec<Value> {
    let mut rng = Rng::new(seed);
    let mut state = Wotr::start(&setup).unwrap();
    let mut legal = Vec::new();
    let mut found = Vec::new();
    let every = 40 + rng.below(60);
    for step in 0.. {
        match state.status() {
            Status::Over(_) => break,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                legal.clear();
                let seat = seats.iter().next().unwrap();
                state.legal_actions(seat, &mut legal);
                state.apply(seat, rng.pick(&legal).unwrap(), &mut NoEvents);
            }
        }
        if step % every == 0 {
            found.push(serde_json::to_value(state.view(Viewer::Table)).unwrap());
        }
        if found.len() == count {
            break;
        }
    }
    found
}

/// Every place in a JSON value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| places(inner, &format!("{at}/{key}"), out)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, inner)| places(inner, &format!("{at}/{index}"), out));
        }
        _ => {}
    }
}

/// Other things to put into a place.
fn wrong(value: &Value, rng: &mut Rng) -> Vec<Value> {
    let strings = ["", "atlantis", "rivendell", "out", "gollum", "fp_char_01", "AtWar", "shadow", "turn", "eye"];
    let mut wrong = vec![json!(null), json!(-1), json!(255), json!({}), json!([]), json!(true)];
    wrong.push(json!(rng.below(14)));
    wrong.push(json!(strings[rng.below(strings.len() as u32) as usize]));
    if let Value::Array(items) = value
        && let Some(first) = items.first()
    {
        let mut twice = items.clone();
        twice.push(first.clone());
        wrong.push(Value::Array(twice));
        wrong.push(Value::Array(items[1..].to_vec()));
    }
    if let Some(number) = value.as_u64() {
        wrong.push(json!(number + 1));
        wrong.push(json!(number.saturating_sub(1)));
    }
    wrong
}

/// Plays on from a state, with its invariants checked.
fn play_on(mut state: Wotr, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..PLAYED {
        state.audit().unwrap();
        match state.status() {
            Status::Over(_) => return,
            Status::Chance(request) => state.deal(&request.answer_with(|n| rng.below(n)), &mut NoEvents),
            Status::Decide(seats) => {
                legal.clear();
                let seat = seats.iter().next().expect("somebody is asked");
                state.legal_actions(seat, &mut legal);
                let action = rng.pick(&legal).expect("there is something to do");
                state.apply(seat, action, &mut NoEvents);
            }
        }
    }
}

/// What becomes of a changed position: refused, or played on.
fn judge(changed: &Value, rng: &mut Rng) -> Result<(), String> {
    let view: View = match serde_json::from_value(changed.clone()) {
        Ok(view) => view,
        Err(error) => {
            let words = error.to_string();
            return if words.contains(": ") { Ok(()) } else { Err(format!("refused without its place: {words}")) };
        }
    };
    match Wotr::position(&view) {
        Ok(state) => play_on(state, rng),
        Err(refusal) => {
            let words = format!("{:?}", refusal.reason);
            if refusal.rule.to_string().is_empty() || words.len() < 20 {
                return Err(format!("refused without a reason: {words}"));
            }
        }
    }
    Ok(())
}

/// Changes every place of some positions; gives what went wrong.
fn fuzz(setup: Setup, seed: u64, count: usize) -> Vec<String> {
    let mut failures = Vec::new();
    let mut rng = Rng::new(seed);
    for position in positions(setup, seed, count) {
        let mut all = Vec::new();
        places(&position, "", &mut all);
        for place in &all[1..] {
            let old = position.pointer(place).unwrap();
            let mut changes = wrong(old, &mut rng);
            // A tenth of the places get every change, the others one each.
            if rng.below(10) != 0 {
                let one = rng.below(changes.len() as u32) as usize;
                changes = vec![changes.swap_remove(one)];
            }
            for change in changes {
                let mut changed = position.clone();
                *changed.pointer_mut(place).unwrap() = change.clone();
                let judged = catch_unwind(AssertUnwindSafe(|| judge(&changed, &mut rng.clone())));
                let trouble = match judged {
                    Ok(Ok(())) => continue,
                    Ok(Err(words)) => words,
                    Err(panic) => {
                        let words = panic.downcast_ref::<String>().cloned();
                        words.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_owned())).unwrap_or_default()
                    }
                };
                failures.push(format!("{setup:?}, seed {seed}: {place} changed from {old} to {change}: {trouble}"));
            }
        }
    }
    failures
}

#[test]
fn positions_with_one_field_changed_are_refused_or_playable() {
    let soak = std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1");
    let count = if soak { 40 } else { 4 };
    let mut failures = Vec::new();
    for (seed, seats) in [(1, 2), (2, 3), (3, 4)] {
        failures.extend(fuzz(Setup { seats, ..Setup::default() }, seed, count));
    }
    failures.extend(fuzz(Setup { mode: Mode::Companion, ..Setup::default() }, 4, count));
    failures.extend(fuzz(Setup { mode: Mode::Unrestricted, ..Setup::default() }, 5, count));
    let few: Vec<&String> = failures.iter().take(40).collect();
    assert!(failures.is_empty(), "{} positions: {few:#?}", failures.len());
}
