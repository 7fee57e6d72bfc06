//! Whether a scenario speaks of places and things that the game has, so that nothing passes for
//! absent because its name is misspelt. The game is asked: it reads a view that has the thing.

use parlour_core::{AnyError, AnyGame, merge};
use serde_json::{Map, Value};

use super::Wrong;
use crate::json::fits;

/// A name that nothing has.
const NO_NAME: &str = "?";

/// Whether something is at `pointer`, or could be: the game complains otherwise about a null there
/// than about one with a name that it cannot know, or not at all.
pub(super) fn pointer(pointer: &str, view: &Value, game: &dyn AnyGame, place: &str) -> Result<(), Wrong> {
    if view.pointer(pointer).is_some() {
        return Ok(());
    }
    let (parent, name) = pointer.rsplit_once('/').unwrap_or_default();
    if matches!(view.pointer(parent), Some(Value::Array(_))) && name.parse::<usize>().is_ok() {
        return Ok(());
    }
    let complaint = |pointer: &str| match with(view, pointer, Value::Null) {
        Some(view) => game.check_view(&view).err().map(|error| error.to_string()),
        None => Some("what is above it is neither list nor object".to_owned()),
    };
    let unnamed = |complaint: &str| complaint.replace(name, NO_NAME);
    let Some(found) = complaint(pointer) else { return Ok(()) };
    match complaint(&format!("{parent}/{NO_NAME}")) {
        Some(unknown) if unnamed(&unknown) == unnamed(&found) => {
            Err(Wrong::new(place, format!("nothing can be at {pointer}: {found}")))
        }
        _ => Ok(()),
    }
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
    let complaint = |list: Vec<Value>| game.check_view(&with(view, pointer, list.into())?).err();
    let complaints: Option<Vec<AnyError>> = replaced.chain([longer]).map(complaint).collect();
    match complaints.as_deref() {
        Some([why, ..]) => Err(Wrong::new(place, format!("{item} cannot be in {pointer}: {why}"))),
        _ => Ok(()),
    }
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
