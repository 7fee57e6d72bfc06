//! Which answers are meant: an action, a whole action, or whatever leads to a view.

use std::collections::BTreeMap;

use serde_json::Value;

/// An answer, as far as it matters. All that is named must fit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pattern {
    /// One small action. `{}` in it stands for anything.
    pub action: Option<Value>,
    /// Small actions in order, taken one by one or at once.
    pub actions: Option<Vec<Value>>,
    /// What the learner sees afterwards: JSON pointers with the complete value there. `null` also
    /// fits where there is nothing.
    pub view: BTreeMap<String, Value>,
}

impl Pattern {
    /// The small actions it names, each a pattern; none where it says only what is seen.
    pub fn named(&self) -> Option<&[Value]> {
        self.action.as_ref().map(std::slice::from_ref).or(self.actions.as_deref())
    }

    /// The small actions themselves, where nothing in them is left open.
    pub fn exact(&self) -> Option<&[Value]> {
        self.named().filter(|actions| !actions.iter().any(is_open))
    }

    /// Whether these are its actions.
    pub fn is_of(&self, actions: &[Value]) -> bool {
        self.named().is_none_or(|named| named.len() == actions.len() && begin_alike(named, actions))
    }

    /// Whether these are the first of its actions, and others follow.
    pub fn goes_on_after(&self, actions: &[Value]) -> bool {
        self.named().is_some_and(|named| named.len() > actions.len() && begin_alike(named, actions))
    }

    /// Whether a view is as it says.
    pub fn sees(&self, view: &Value) -> bool {
        all_at(&self.view, view)
    }
}

/// Whether a view has these values at these pointers.
pub(crate) fn all_at(wanted: &BTreeMap<String, Value>, view: &Value) -> bool {
    wanted.iter().all(|(pointer, wanted)| view.pointer(pointer).unwrap_or(&Value::Null) == wanted)
}

fn begin_alike(named: &[Value], actions: &[Value]) -> bool {
    named.iter().zip(actions).all(|(pattern, action)| fits(pattern, action))
}

fn is_any(pattern: &Value) -> bool {
    pattern.as_object().is_some_and(serde_json::Map::is_empty)
}

fn is_open(pattern: &Value) -> bool {
    match pattern {
        Value::Object(fields) => fields.is_empty() || fields.values().any(is_open),
        Value::Array(items) => items.iter().any(is_open),
        _ => false,
    }
}

/// Whether an action is as a pattern has it; `{}` stands for anything.
fn fits(pattern: &Value, action: &Value) -> bool {
    match (pattern, action) {
        (Value::Object(wanted), Value::Object(found)) if !wanted.is_empty() => {
            wanted.len() == found.len()
                && wanted.iter().all(|(key, pattern)| found.get(key).is_some_and(|value| fits(pattern, value)))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len() && wanted.iter().zip(found).all(|(pattern, value)| fits(pattern, value))
        }
        _ => is_any(pattern) || pattern == action,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_open_place_stands_for_anything() {
        let pattern = Pattern { action: Some(json!({"move": ["FRODO", {}]})), ..Pattern::default() };
        assert!(pattern.is_of(&[json!({"move": ["FRODO", "EREGION"]})]));
        assert!(!pattern.is_of(&[json!({"move": ["SAM", "EREGION"]})]));
        assert!(!pattern.is_of(&[json!({"retreat": "EREGION"})]));
        assert!(!pattern.is_of(&[json!({"move": ["FRODO", "EREGION"]}), json!("fight")]));
        assert!(pattern.exact().is_none());
    }

    #[test]
    fn a_list_goes_on_after_its_first_actions() {
        let pattern = Pattern { actions: Some(vec![json!("a"), json!({})]), ..Pattern::default() };
        assert!(pattern.goes_on_after(&[json!("a")]) && !pattern.goes_on_after(&[json!("b")]));
        assert!(pattern.is_of(&[json!("a"), json!({"b": 1})]) && !pattern.is_of(&[json!("a")]));
    }

    #[test]
    fn a_view_is_compared_at_its_pointers() {
        let pattern =
            Pattern { view: [("/hp".into(), json!(5)), ("/gone".into(), Value::Null)].into(), ..Pattern::default() };
        assert!(pattern.sees(&json!({"hp": 5, "more": 1})) && !pattern.sees(&json!({"hp": 4})));
        assert!(!pattern.sees(&json!({"hp": 5, "gone": 1})));
        assert!(pattern.is_of(&[json!("whatever")]) && !pattern.goes_on_after(&[]));
    }
}
