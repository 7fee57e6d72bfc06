//! What changed from one JSON value to another: most of a view is as it was before.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::wire;

wire! {
    /// What makes one value out of another.
    #[serde(untagged)]
    pub enum Delta {
        /// Another value in its place.
        Is {
            /// Which.
            is: Value,
        },
        /// Changes inside an object, or inside a list that stays as long.
        In {
            /// By key, or by place.
            #[serde(rename = "in")]
            #[cfg_attr(feature = "openapi", schema(no_recursion))]
            inside: BTreeMap<String, Delta>,
            /// The keys that are gone.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
            out: Vec<String>,
        },
    }
}

impl Delta {
    /// What makes `after` out of `before`, both as JSON text; none if they are the same to the letter.
    /// Only what differs is read: a view is long, and little of it changes.
    pub fn between(before: &RawValue, after: &RawValue) -> serde_json::Result<Option<Self>> {
        if before.get() == after.get() {
            return Ok(None);
        }
        let kind = |text: &RawValue| text.get().as_bytes().first().copied();
        match (kind(before), kind(after)) {
            (Some(b'{'), Some(b'{')) => {
                let (was, is) = (members(before)?, members(after)?);
                let mut inside = BTreeMap::new();
                for (key, after) in &is {
                    let change = match was.get(key) {
                        Some(before) => Delta::between(before, after)?,
                        None => Some(Delta::to(after)?),
                    };
                    inside.extend(change.map(|change| (key.clone(), change)));
                }
                let out = was.into_keys().filter(|key| !is.contains_key(key)).collect();
                Ok(Some(Delta::In { inside, out }))
            }
            (Some(b'['), Some(b'[')) => {
                let (was, is): (Vec<&RawValue>, Vec<&RawValue>) = (borrowed(before)?, borrowed(after)?);
                if was.len() != is.len() {
                    return Delta::to(after).map(Some);
                }
                let mut inside = BTreeMap::new();
                for (place, (before, after)) in was.iter().zip(&is).enumerate() {
                    inside.extend(Delta::between(before, after)?.map(|change| (place.to_string(), change)));
                }
                Ok(Some(Delta::In { inside, out: Vec::new() }))
            }
            _ => Delta::to(after).map(Some),
        }
    }

    fn to(value: &RawValue) -> serde_json::Result<Self> {
        Ok(Delta::Is { is: read(value)? })
    }

    /// The value after the change; none if the change does not fit.
    pub fn applied(&self, value: &Value) -> Option<Value> {
        let Delta::In { inside, out } = self else {
            let Delta::Is { is } = self else { return None };
            return Some(is.clone());
        };
        let mut value = value.clone();
        if let Value::Object(map) = &mut value {
            map.retain(|key, _| !out.contains(key));
        }
        for (key, change) in inside {
            match &mut value {
                Value::Object(map) => {
                    let changed = change.applied(map.get(key).unwrap_or(&Value::Null))?;
                    map.insert(key.clone(), changed);
                }
                Value::Array(list) => {
                    let place = list.get_mut(key.parse::<usize>().ok()?)?;
                    *place = change.applied(place)?;
                }
                _ => return None,
            }
        }
        Some(value)
    }
}

fn read<T: DeserializeOwned>(text: &RawValue) -> serde_json::Result<T> {
    serde_json::from_str(text.get())
}

fn borrowed<'a, T: serde::Deserialize<'a>>(text: &'a RawValue) -> serde_json::Result<T> {
    serde_json::from_str(text.get())
}

fn members(text: &RawValue) -> serde_json::Result<BTreeMap<String, &RawValue>> {
    borrowed(text)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json::value::to_raw_value;

    use super::*;

    #[test]
    fn a_delta_leads_from_one_value_to_the_other() {
        let values = [
            json!(null),
            json!(1),
            json!([1, 2, 3]),
            json!([1, { "a": null }, 3]),
            json!([]),
            json!({}),
            json!({ "a": 1, "b": [1, 2], "c": { "d": null } }),
            json!({ "a": null, "b": [1, 3], "c": { "e": "\"{" } }),
            json!({ "b": [1, 3, 4], "c": {} }),
        ];
        for before in &values {
            for after in &values {
                let text = |value| to_raw_value(value).unwrap();
                let delta = Delta::between(&text(before), &text(after)).unwrap();
                assert_eq!(delta.is_none(), before == after, "{before} {after}");
                let Some(delta) = delta else { continue };
                let sent: Delta = serde_json::from_str(&serde_json::to_string(&delta).unwrap()).unwrap();
                assert_eq!(sent.applied(before).as_ref(), Some(after), "{before} {after} {delta:?}");
            }
        }
    }

    #[test]
    fn only_what_differs_is_in_it() {
        let text = |value: &Value| to_raw_value(value).unwrap();
        let (before, after) = (json!({ "a": [1, { "b": 2 }], "c": 3 }), json!({ "a": [1, { "b": 4 }], "c": 3 }));
        let delta = Delta::between(&text(&before), &text(&after)).unwrap();
        assert_eq!(json!(delta), json!({ "in": { "a": { "in": { "1": { "in": { "b": { "is": 4 } } } } } } }));
    }
}
