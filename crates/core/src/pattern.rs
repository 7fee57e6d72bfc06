//! Whether a pattern, such as an event of which a scenario says that it did not happen, speaks of
//! things that its type has. The type itself is asked, by reading the pattern as if it were whole.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::read::Reader;

/// Whether some `T` could fit `pattern`, in which fields may be left out, and of a variant
/// everything but its name.
///
/// # Errors
///
/// The first name or value that `T` does not have.
pub(crate) fn check<T: DeserializeOwned>(pattern: &Value) -> Result<(), String> {
    let unknown = |branch: Value| {
        let read = T::deserialize(Reader { value: &branch, whole: false });
        read.err().filter(|error| !error.is_incomplete()).map(|error| error.to_string())
    };
    std::iter::once(pattern.clone()).chain(branches(pattern)).find_map(unknown).map_or(Ok(()), Err)
}

/// The pattern with one field of each object at a time: reading ends where a field is missing, and
/// what stands beside it would not be looked at.
fn branches(pattern: &Value) -> Vec<Value> {
    match pattern {
        Value::Object(fields) if !fields.is_empty() => {
            let of_field = |(name, value)| branches(value).into_iter().map(move |branch| (name, branch));
            fields.iter().flat_map(of_field).map(|(name, branch)| json!({ name: branch })).collect()
        }
        other => vec![other.clone()],
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "it is only read")]
    enum Happening {
        Over,
        Rolled(u8),
        Moved(u8, Side),
        Hit { by: Side, left: Option<u8>, cause: Cause },
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Side {
        Shadow,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Cause {
        card: String,
        number: u8,
    }

    fn complaint(pattern: Value) -> Option<String> {
        check::<Happening>(&pattern).err()
    }

    #[test]
    fn a_pattern_may_leave_out_what_does_not_matter() {
        for pattern in [
            json!("over"),
            json!("rolled"),
            json!("moved"),
            json!("hit"),
            json!({"rolled": 3}),
            json!({"moved": [1, "shadow"]}),
            json!({"hit": {}}),
            json!({"hit": {"by": "shadow"}}),
            json!({"hit": {"left": null}}),
            json!({"hit": {"cause": {"number": 3}, "left": 4}}),
        ] {
            assert_eq!(complaint(pattern.clone()), None, "{pattern}");
        }
    }

    #[test]
    fn what_the_type_does_not_have_is_named() {
        for (pattern, words) in [
            (json!("rold"), "unknown variant `rold`, expected one of `over`, `rolled`, `moved`, `hit`"),
            (json!({"rold": 3}), "unknown variant `rold`"),
            (json!({"over": {}}), "over has no {}"),
            (json!({"rolled": {}}), "invalid type: map, expected u8"),
            (json!({"rolled": 300}), "invalid value: integer `300`, expected u8"),
            (json!({"moved": [1]}), "invalid length 1"),
            (json!({"moved": [1, "shadow", 2]}), "invalid length 3"),
            (json!({"moved": [1, "elves"]}), "unknown variant `elves`"),
            (json!({"hit": {"bi": "shadow"}}), "unknown field `bi`, expected one of `by`, `left`, `cause`"),
            (json!({"hit": {"by": null}}), "null is not a kind of Side"),
            (json!({"hit": {"cause": {"numbr": 3}}}), "unknown field `numbr`"),
            // Beside something that is incomplete.
            (json!({"hit": {"cause": {"number": 3}, "left": "four"}}), "invalid type: string \"four\", expected u8"),
            (json!({"hit": {}, "rolled": 3}), "is not a kind of Happening"),
            (json!(3), "3 is not a kind of Happening"),
        ] {
            let complaint = complaint(pattern.clone()).unwrap_or_default();
            assert!(complaint.contains(words), "{pattern}: {complaint}");
        }
    }
}
