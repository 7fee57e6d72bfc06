//! Small tools for JSON values: the first difference, patterns.

use serde_json::Value;

/// Where two values first differ, as a JSON pointer with both sides; none if they are equal.
pub(crate) fn difference(left: &Value, right: &Value) -> Option<String> {
    let mut pointer = String::new();
    let (left, right) = descend(left, right, &mut pointer)?;
    let place = if pointer.is_empty() { "the whole" } else { &pointer };
    Some(format!("{place}: {} against {}", short(left), short(right)))
}

const ABSENT: &Value = &Value::Null;

fn descend<'a>(left: &'a Value, right: &'a Value, pointer: &mut String) -> Option<(&'a Value, &'a Value)> {
    let length = pointer.len();
    match (left, right) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys().filter(|key| !a.contains_key(*key))) {
                pointer.push('/');
                pointer.push_str(key);
                if a.contains_key(key) != b.contains_key(key) {
                    return Some((a.get(key).unwrap_or(ABSENT), b.get(key).unwrap_or(ABSENT)));
                }
                if let Some(found) = descend(&a[key], &b[key], pointer) {
                    return Some(found);
                }
                pointer.truncate(length);
            }
            None
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (a, b)) in a.iter().zip(b).enumerate() {
                pointer.push('/');
                pointer.push_str(&index.to_string());
                if let Some(found) = descend(a, b, pointer) {
                    return Some(found);
                }
                pointer.truncate(length);
            }
            None
        }
        _ => (left != right).then_some((left, right)),
    }
}

/// A value as text, cut off when it is long.
pub(crate) fn short(value: &Value) -> String {
    const LONGEST: usize = 400;
    let mut text = value.to_string();
    if let Some((cut, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(cut);
        text.push('…');
    }
    text
}

/// Whether `value` has all that `pattern` says: of an object the named fields, of a list every
/// element. A null in the pattern also fits a field that is not there.
pub(crate) fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(key, pattern)| fits(pattern, found.get(key).unwrap_or(ABSENT)))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len() && wanted.iter().zip(found).all(|(pattern, value)| fits(pattern, value))
        }
        _ => pattern == value,
    }
}

/// Whether a pattern of an event stands for any: `{}`.
pub(crate) fn is_any(pattern: &Value) -> bool {
    pattern.as_object().is_some_and(serde_json::Map::is_empty)
}

/// Whether an event has all that `pattern` says; a name alone fits whatever the event holds.
pub(crate) fn event_fits(pattern: &Value, event: &Value) -> bool {
    match (pattern, event) {
        (Value::String(name), Value::Object(fields)) => fields.contains_key(name),
        _ => is_any(pattern) || fits(pattern, event),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_difference_is_found_at_its_pointer() {
        let (left, right) = (json!({"a": [1, {"b": 2}]}), json!({"a": [1, {"b": 3}]}));
        assert_eq!(difference(&left, &right).as_deref(), Some("/a/1/b: 2 against 3"));
        assert_eq!(difference(&json!({"a": 1}), &json!({})).as_deref(), Some("/a: 1 against null"));
        assert_eq!(difference(&left, &left), None);
    }

    #[test]
    fn a_pattern_names_only_what_matters() {
        let event = json!({"hit": {"by": 0, "cards": ["9H", "3C"]}});
        assert!(fits(&json!({"hit": {"by": 0}}), &event));
        assert!(fits(&json!({"hit": {"to": null}}), &event));
        assert!(!fits(&json!({"hit": {"cards": ["9H"]}}), &event));
        assert!(!fits(&json!("hit"), &event));
        assert!(event_fits(&json!("hit"), &event) && !event_fits(&json!("by"), &event));
        assert!(event_fits(&json!("over"), &json!("over")));
        assert!(event_fits(&json!({}), &event) && event_fits(&json!({}), &json!("over")));
        assert!(!event_fits(&json!({"hit": {"by": 1}}), &event));
    }
}
