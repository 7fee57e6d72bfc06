//! A start that a file describes: the usual one with a patch over it. Scenarios and lessons begin so.

use serde_json::Value;

use crate::erased::{AnyError, AnyGame, AnyMatch, Opening};
use crate::seat::Viewer;

/// A match from a setup, with `given` as a merge patch over the position of its start. Nothing is
/// dealt yet: that is for whoever reads the file.
///
/// # Errors
///
/// Which of the two is to blame, `setup` or `given`, and why.
pub fn start_given(
    game: &dyn AnyGame,
    setup: &Value,
    given: Option<&Value>,
) -> Result<Box<dyn AnyMatch>, (&'static str, AnyError)> {
    let opening = Opening { setup: setup.clone(), ..Opening::default() };
    let played = game.start(opening.clone()).map_err(|error| ("setup", error))?;
    let Some(given) = given else { return Ok(played) };
    let position = Some(patched(played.as_ref(), given));
    game.start(Opening { position, ..opening }).map_err(|error| ("given", error))
}

/// The position of a match with a merge patch over it.
pub fn patched(played: &dyn AnyMatch, given: &Value) -> Value {
    let mut position = played.view(Viewer::Table);
    merge(&mut position, given);
    position
}

/// Puts a merge patch (RFC 7396) over `target`: objects are merged, null takes a field away,
/// everything else, lists too, is replaced whole.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(fields) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(serde_json::Map::new());
    }
    let Value::Object(map) = target else { return };
    for (key, patch) in fields {
        if patch.is_null() {
            map.remove(key);
        } else {
            merge(map.entry(key.clone()).or_insert(Value::Null), patch);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_merge_patch_replaces_lists_and_takes_nulls_away() {
        let mut target = json!({"deck": [1, 2], "hero": {"hp": 5, "name": "x"}});
        merge(&mut target, &json!({"deck": [3], "hero": {"hp": 6, "name": null}, "new": {"a": 1}}));
        assert_eq!(target, json!({"deck": [3], "hero": {"hp": 6}, "new": {"a": 1}}));
    }
}
