//! Reads a lesson in a browser, where it has been checked before it came: every part by its name, and
//! nothing is complained about that a check has seen. A module that is sent to everybody has no room for
//! the complaints of `format.rs`.

use std::collections::BTreeMap;

use parlour_core::Seat;
use serde_json::Value;

use crate::Misfit;
use crate::format::{Answer, Deed, Goal, Kind, Lesson, Said, Step, Wrong};
use crate::pattern::Pattern;

/// Texts stay with the page: of a task it is only known that there is one.
pub(crate) fn read(value: &Value) -> Result<Lesson, Misfit> {
    let steps: Vec<Step> = list(&value["steps"]).iter().map(step).collect();
    if steps.is_empty() {
        return Err(Misfit::new("steps", "there are none"));
    }
    Ok(Lesson {
        game: text(&value["game"]),
        id: text(&value["id"]),
        kind: Kind::Lesson,
        order: 0,
        difficulty: 0,
        minutes: 0,
        title: Said::new(),
        about: Said::new(),
        rules: Vec::new(),
        seat: seat(&value["seat"]).unwrap_or(Seat(0)),
        setup: value["setup"].clone(),
        given: some(&value["given"]).cloned(),
        begin: deeds(&value["begin"]),
        steps,
        goal: Goal::default(),
        end: Said::new(),
    })
}

fn step(value: &Value) -> Step {
    Step {
        id: text(&value["id"]),
        task: some(&value["task"]).map(|_| Said::new()),
        right: list(&value["right"]).iter().map(answer).collect(),
        wrong: list(&value["wrong"]).iter().map(|it| Wrong { pattern: pattern(it), ..Wrong::default() }).collect(),
        then: deeds(&value["then"]),
        next: some(&value["next"]).map(text),
        ..Step::default()
    }
}

fn answer(value: &Value) -> Answer {
    let then = some(&value["then"]).map(deeds);
    Answer { pattern: pattern(value), say: None, then, next: some(&value["next"]).map(text) }
}

fn pattern(value: &Value) -> Pattern {
    let view = value["view"].as_object();
    Pattern {
        action: some(&value["action"]).cloned(),
        actions: value["actions"].as_array().cloned(),
        view: view.map_or_else(BTreeMap::new, |view| view.iter().map(|(at, it)| (at.clone(), it.clone())).collect()),
    }
}

fn deeds(value: &Value) -> Vec<Deed> {
    let one = |value: &Value| Deed {
        seat: seat(&value["seat"]),
        actions: some(&value["action"]).map_or_else(|| list(&value["actions"]).to_vec(), |action| vec![action.clone()]),
        dealer: list(&value["dealer"]).iter().map(item).collect(),
    };
    list(value).iter().map(one).collect()
}

fn item(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn some(value: &Value) -> Option<&Value> {
    (!value.is_null()).then_some(value)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn seat(value: &Value) -> Option<Seat> {
    value.as_u64().map(|number| Seat(number as u8))
}
