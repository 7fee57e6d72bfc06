//! Whether a pattern, such as an event of which a scenario says that it did not happen, speaks of
//! things that its type has. The type itself is asked, by reading the pattern as if it were whole.

use std::fmt::Display;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, IntoDeserializer, Visitor};
use serde_json::{Value, json};

/// Whether some `T` could fit `pattern`, in which fields may be left out, and of a variant
/// everything but its name.
///
/// # Errors
///
/// The first name or value that `T` does not have.
pub(crate) fn check<T: DeserializeOwned>(pattern: &Value) -> Result<(), String> {
    let unknown = |branch: Value| match T::deserialize(Pattern(&branch)) {
        Err(Misfit::Unknown(what)) => Some(what),
        Ok(_) | Err(Misfit::Incomplete) => None,
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

/// Why a pattern is not a whole value.
#[derive(Debug, thiserror::Error)]
enum Misfit {
    /// It leaves something out, which it may.
    #[error("incomplete")]
    Incomplete,
    /// It says something that cannot be.
    #[error("{0}")]
    Unknown(String),
}

impl de::Error for Misfit {
    fn custom<T: Display>(what: T) -> Self {
        Misfit::Unknown(what.to_string())
    }

    fn missing_field(_: &'static str) -> Self {
        Misfit::Incomplete
    }
}

struct Pattern<'a>(&'a Value);

impl<'de> IntoDeserializer<'de, Misfit> for Pattern<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl Pattern<'_> {
    fn check_fields(&self, known: &'static [&'static str]) -> Result<(), Misfit> {
        let mut names = self.0.as_object().into_iter().flat_map(|fields| fields.keys());
        match names.find(|name| !known.contains(&name.as_str())) {
            Some(name) => Err(de::Error::unknown_field(name, known)),
            None => Ok(()),
        }
    }
}

impl<'de> Deserializer<'de> for Pattern<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Pattern));
                let read = visitor.visit_seq(&mut items)?;
                items.end().map(|()| read)
            }
            Value::Object(fields) => {
                let fields = fields.iter().map(|(name, value)| (name.as_str(), Pattern(value)));
                visitor.visit_map(MapDeserializer::new(fields))
            }
            plain => plain.deserialize_any(visitor).map_err(de::Error::custom),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.check_fields(fields)?;
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let only = self.0.as_object().filter(|fields| fields.len() == 1).and_then(|fields| fields.iter().next());
        match (self.0, only) {
            (Value::String(name), _) => visitor.visit_enum(Variant { name, content: None }),
            (_, Some((name, content))) => visitor.visit_enum(Variant { name, content: Some(Pattern(content)) }),
            (other, None) => Err(de::Error::custom(format!("{other} is not a kind of {name}"))),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// A variant by its name, and perhaps what it holds.
struct Variant<'a> {
    name: &'a str,
    content: Option<Pattern<'a>>,
}

impl<'de> de::EnumAccess<'de> for Variant<'de> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Misfit> {
        let name: de::value::StrDeserializer<'de, Misfit> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'de> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.content {
            Some(Pattern(content)) => Err(de::Error::custom(format!("{} has no {content}", self.name))),
            None => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(self.content.ok_or(Misfit::Incomplete)?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.content.ok_or(Misfit::Incomplete)?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Misfit> {
        self.content.ok_or(Misfit::Incomplete)?.deserialize_struct("", fields, visitor)
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
