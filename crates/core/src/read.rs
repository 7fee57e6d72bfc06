//! JSON as plain data, by one reader for all that is read of a game: whole values, of which it says
//! where they are wrong, and patterns, which may leave things out. A type is compiled for each reader
//! it is read by, so there is one.

use std::fmt::{self, Display};

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, Unexpected, Visitor};
use serde_json::Value;

/// Reads a whole value.
pub fn typed<T: DeserializeOwned>(value: &Value) -> Result<T, Misread> {
    T::deserialize(Reader { value, whole: true })
}

/// Why JSON is not what it is read as.
#[derive(Debug)]
pub struct Misread {
    place: String,
    what: String,
    incomplete: bool,
}

impl Misread {
    /// Where it is wrong: the names on the way there, such as `regions/moria/armies[0]`.
    pub fn place(&self) -> &str {
        self.place.trim_start_matches('/')
    }

    /// Whether something is left out, which a pattern may.
    pub fn is_incomplete(&self) -> bool {
        self.incomplete
    }

    fn missing(what: impl Into<String>) -> Self {
        Misread { place: String::new(), what: what.into(), incomplete: true }
    }

    #[cold]
    fn under(mut self, name: &str) -> Self {
        self.place.insert_str(0, name);
        self.place.insert(0, '/');
        self
    }

    #[cold]
    fn in_item(mut self, number: usize) -> Self {
        self.place.insert_str(0, &format!("[{number}]"));
        self
    }
}

impl Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Misread {}

impl de::Error for Misread {
    fn custom<T: Display>(what: T) -> Self {
        Misread { place: String::new(), what: what.to_string(), incomplete: false }
    }

    fn missing_field(field: &'static str) -> Self {
        Misread::missing(format!("missing field `{field}`"))
    }
}

/// A value that is read.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) value: &'a Value,
    /// A pattern is not; it names nothing that its type does not have.
    pub(crate) whole: bool,
}

impl<'de> Reader<'de> {
    fn of(self, value: &'de Value) -> Self {
        Reader { value, ..self }
    }

    #[cold]
    fn unexpected(self, expected: &dyn Expected) -> Misread {
        let found = match self.value {
            Value::Null => return de::Error::custom(format_args!("invalid type: null, expected {expected}")),
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, expected)
    }

    fn check_fields(self, known: &'static [&'static str]) -> Result<(), Misread> {
        let mut names = self.value.as_object().into_iter().flat_map(|fields| fields.keys());
        match names.find(|name| !self.whole && !known.contains(&name.as_str())) {
            Some(name) => Err(de::Error::unknown_field(name, known)),
            None => Ok(()),
        }
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Number(number) = self.value else { return Err(self.unexpected(&visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::String(text) = self.value else { return Err(self.unexpected(&visitor)) };
        visitor.visit_borrowed_str(text)
    }

    fn items<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Array(all) = self.value else { return Err(self.unexpected(&visitor)) };
        let mut items = Items { left: all.iter(), read: 0, reader: self };
        let value = visitor.visit_seq(&mut items)?;
        if items.left.len() == 0 {
            return Ok(value);
        }
        Err(de::Error::invalid_length(all.len(), &"fewer elements in the list"))
    }

    fn fields<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Object(fields) = self.value else { return Err(self.unexpected(&visitor)) };
        visitor.visit_map(Fields { left: fields.iter(), next: None, reader: self })
    }
}

/// Sends the kinds of data that are read alike to the method that does.
macro_rules! read_as {
    ($how:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
            self.$how(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    read_as!(number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64);
    read_as!(text: deserialize_char deserialize_str deserialize_string deserialize_identifier);
    read_as!(items: deserialize_seq);
    read_as!(fields: deserialize_map);
    read_as!(deserialize_any: deserialize_bytes deserialize_byte_buf);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.items(visitor),
            Value::Object(_) => self.fields(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Bool(value) = self.value else { return Err(self.unexpected(&visitor)) };
        visitor.visit_bool(*value)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.value.is_null() { visitor.visit_unit() } else { Err(self.unexpected(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.items(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.items(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.check_fields(fields)?;
        self.fields(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let only = self.value.as_object().filter(|fields| fields.len() == 1).and_then(|fields| fields.iter().next());
        match (self.value, only) {
            (Value::String(name), _) => visitor.visit_enum(Variant { name, content: None, whole: self.whole }),
            (_, Some((name, content))) => {
                let variant = Variant { name, content: Some(self.of(content)), whole: self.whole };
                visitor.visit_enum(variant).map_err(|error| error.under(name))
            }
            (other, None) => Err(de::Error::custom(format_args!("{other} is not a kind of {name}"))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_unit()
    }
}

/// What is left of a list.
struct Items<'a> {
    left: std::slice::Iter<'a, Value>,
    read: usize,
    reader: Reader<'a>,
}

impl<'de> de::SeqAccess<'de> for Items<'de> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let Some(value) = self.left.next() else { return Ok(None) };
        self.read += 1;
        seed.deserialize(self.reader.of(value)).map(Some).map_err(|error| error.in_item(self.read - 1))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// What is left of an object.
struct Fields<'a> {
    left: serde_json::map::Iter<'a>,
    next: Option<(&'a str, &'a Value)>,
    reader: Reader<'a>,
}

impl<'de> de::MapAccess<'de> for Fields<'de> {
    type Error = Misread;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misread> {
        self.next = self.left.next().map(|(name, value)| (name.as_str(), value));
        let Some((name, _)) = self.next else { return Ok(None) };
        seed.deserialize(Name(name)).map(Some).map_err(|error| error.under(name))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Misread> {
        let (name, value) = self.next.expect("a name is read before its value");
        seed.deserialize(self.reader.of(value)).map_err(|error| error.under(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// The name of a field, or the key of a map, which may stand for a number.
struct Name<'a>(&'a str);

impl<'de> Name<'de> {
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match (self.0.parse(), self.0.parse()) {
            (Ok(number), _) => visitor.visit_u64(number),
            (_, Ok(number)) => visitor.visit_i64(number),
            _ => Err(de::Error::invalid_type(Unexpected::Str(self.0), &visitor)),
        }
    }
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = Misread;

    read_as!(number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.0))
    }

    serde::forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct
        map struct identifier ignored_any
    }
}

/// A variant by its name, and perhaps what it holds.
struct Variant<'a> {
    name: &'a str,
    content: Option<Reader<'a>>,
    whole: bool,
}

impl<'a> Variant<'a> {
    fn content(self) -> Result<Reader<'a>, Misread> {
        let name = self.name;
        self.content.ok_or_else(|| Misread::missing(format!("{name} needs more than its name")))
    }
}

impl<'de> de::EnumAccess<'de> for Variant<'de> {
    type Error = Misread;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Misread> {
        Ok((seed.deserialize(Name(self.name))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self.content {
            Some(content) if !(self.whole && content.value.is_null()) => {
                Err(de::Error::custom(format_args!("{} has no {}", self.name, content.value)))
            }
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.content()?.items(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Misread> {
        self.content()?.deserialize_struct("", fields, visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Piece {
        Ring,
        Army { units: Vec<u8>, leader: Option<String> },
        Pair(i8, i8),
        Named(String),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Board {
        regions: BTreeMap<u16, Vec<Piece>>,
        #[serde(default)]
        sides: BTreeMap<Side, bool>,
    }

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Side {
        Shadow,
    }

    #[test]
    fn a_value_is_what_serde_json_reads() {
        let board = json!({
            "regions": {"7": ["ring", {"ring": null}, {"army": {"units": [1, 2], "leader": null}}],
                "12": [{"pair": [-1, 1]}, {"named": "Sting"}, {"army": {"units": [], "leader": "Elrond", "more": 3}}]},
            "sides": {"shadow": true},
        });
        let read: Board = typed(&board).unwrap();
        assert_eq!(read, serde_json::from_value(board).unwrap());
        assert_eq!(read.regions.keys().collect::<Vec<_>>(), [&7, &12]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (board, place, what) in [
            (json!({}), "", "missing field `regions`"),
            (json!([]), "", "invalid type: sequence, expected struct Board"),
            (json!({"regions": {"seven": []}}), "regions/seven", "invalid type: string \"seven\", expected u16"),
            (json!({"regions": {"7": ["ring", "rong"]}}), "regions/7[1]", "unknown variant `rong`"),
            (json!({"regions": {"7": ["army"]}}), "regions/7[0]", "army needs more than its name"),
            (json!({"regions": {"7": [{"ring": 3}]}}), "regions/7[0]/ring", "ring has no 3"),
            (json!({"regions": {"7": [{"pair": [1, 2, 3]}]}}), "regions/7[0]/pair", "invalid length 3"),
            (json!({"regions": {"7": [{"army": {"units": [300]}}]}}), "regions/7[0]/army/units[0]", "300"),
            (
                json!({"regions": {}, "sides": {"shadow": null}}),
                "sides/shadow",
                "invalid type: null, expected a boolean",
            ),
        ] {
            let error = typed::<Board>(&board).unwrap_err();
            assert_eq!(error.place(), place, "{board}");
            assert!(error.to_string().contains(what), "{board}: {error}");
        }
    }
}
