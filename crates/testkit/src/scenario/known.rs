//! Whether a scenario speaks of places and things that the game has, so that nothing passes for
//! absent because its name is misspelt. The game is asked: it reads a view that has the thing.

use parlour_core::AnyGame;
use serde_json::{Map, Value, json};

use super::Wrong;
use crate::json::{fits, merge};

/// Whether something is at `pointer`, or could be.
pub(super) fn pointer(pointer: &str, view: &Value, game: &dyn AnyGame, place: &str) -> Result<(), Wrong> {
    if view.pointer(pointer).is_some() {
        return Ok(());
    }
    let (parent, name) = pointer.rsplit_once('/').unwrap_or_default();
    let siblings = match view.pointer(parent) {
        Some(Value::Array(_)) if name.parse::<usize>().is_ok() => return Ok(()),
        Some(Value::Object(fields)) => fields.values().cloned().collect(),
        _ => Vec::new(),
    };
    // What a field holds is not known; one of these will do for most, and in a map the others.
    let samples = [json!(null), json!(false), json!(0), json!(""), json!([]), json!({})];
    let tries = samples.into_iter().chain(siblings).filter_map(|sample| with(view, pointer, sample));
    readable(tries, game).map_err(|why| Wrong::new(place, format!("nothing can be at {pointer}: {why}")))
}

/// Whether `item`, of which fields may be left out, could be in the list at `pointer`.
pub(super) fn item(item: &Value, pointer: &str, view: &Value, game: &dyn AnyGame, place: &str) -> Result<(), Wrong> {
    let list = view.pointer(pointer).and_then(Value::as_array).cloned().unwrap_or_default();
    if list.iter().any(|one| fits(item, one)) {
        return Ok(());
    }
    // In place of another first: a list may be full.
    let replaced = (0..list.len()).map(|at| {
        let mut list = list.clone();
        merge(&mut list[at], item);
        list
    });
    let longer = [list.clone(), vec![item.clone()]].concat();
    let tries = replaced.chain([longer]).filter_map(|list| with(view, pointer, list.into()));
    readable(tries, game).map_err(|why| Wrong::new(place, format!("{item} cannot be in {pointer}: {why}")))
}

/// Whether one of the views can be read; if not, why the first cannot.
fn readable(mut views: impl Iterator<Item = Value>, game: &dyn AnyGame) -> Result<(), String> {
    let Some(first) = views.next() else { return Err("what is above it holds nothing".into()) };
    let Err(why) = game.check_view(&first) else { return Ok(()) };
    if views.any(|view| game.check_view(&view).is_ok()) { Ok(()) } else { Err(why.to_string()) }
}

/// The view with a value at a pointer; none where something else is in the way.
fn with(view: &Value, pointer: &str, value: Value) -> Option<Value> {
    let mut view = view.clone();
    let mut at = &mut view;
    for name in pointer.split('/').skip(1) {
        if at.is_null() {
            *at = Value::Object(Map::new());
        }
        at = match at {
            Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?)?,
            Value::Object(fields) => fields.entry(name.replace("~1", "/").replace("~0", "~")).or_insert(Value::Null),
            _ => return None,
        };
    }
    *at = value;
    Some(view)
}
