//! Words: message keys with parameters. A [`Catalogue`](crate::Catalogue) turns them into sentences.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::prompt::Thing;

/// A sentence to be said in the reader's language: a message key and its parameters.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
// A browser has a `Text` of its own.
#[cfg_attr(feature = "typescript", ts(rename = "Words"))]
pub struct Text {
    /// The key in the game's catalogue.
    pub key: Cow<'static, str>,
    /// Named values for the message.
    #[serde(default, skip_serializing_if = "Params::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, Param>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Param>, no_recursion))]
    pub params: Params,
    /// The things on the board that it speaks of, from left to right: a line of a scene is drawn by
    /// them, and pressed.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Thing>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Thing>))]
    pub things: Things,
}

/// The things that a text names, in one word: most texts name none, and there are many of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[allow(clippy::box_collection, reason = "a text that names nothing is smaller by two words")]
pub struct Things(Option<Box<Vec<Thing>>>);

fn is_empty(things: &Things) -> bool {
    things.0.is_none()
}

impl std::ops::Deref for Things {
    type Target = [Thing];

    fn deref(&self) -> &[Thing] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}

/// Things are shown only where there are some: few texts have any, and the traces of scenarios are
/// made from this.
impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Text");
        shown.field("key", &self.key).field("params", &self.params);
        if !self.things.is_empty() {
            shown.field("things", &&*self.things);
        }
        shown.finish()
    }
}

/// Named values, in the order of their names. There are few of them in a text and many texts in a
/// prompt, so they lie in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Cow<'static, str>, Param>")]
pub struct Params(#[serde(serialize_with = "as_map")] Vec<(Cow<'static, str>, Param)>);

fn as_map<S: serde::Serializer>(params: &[(Cow<'static, str>, Param)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(params.iter().map(|(name, value)| (name, value)))
}

impl From<BTreeMap<Cow<'static, str>, Param>> for Params {
    fn from(named: BTreeMap<Cow<'static, str>, Param>) -> Self {
        Params(named.into_iter().collect())
    }
}

impl Params {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value with this name.
    pub fn get(&self, name: &str) -> Option<&Param> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    /// The values.
    pub fn values(&self) -> impl Iterator<Item = &Param> {
        self.0.iter().map(|(_, value)| value)
    }

    fn set(&mut self, name: Cow<'static, str>, value: Param) {
        match self.0.binary_search_by(|(own, _)| own.cmp(&name)) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (name, value)),
        }
    }
}

impl IntoIterator for Params {
    type Item = (Cow<'static, str>, Param);
    type IntoIter = std::vec::IntoIter<Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// One value inside a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Param {
    /// A number.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// Something that reads the same in every language: a card's sign, a name.
    Plain(String),
    /// A text of its own.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    Text(Text),
    /// Several values, joined as the language joins them.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    List(Vec<Param>),
}

impl Text {
    /// A message without parameters.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Text { key: key.into(), params: Params::default(), things: Things::default() }
    }

    /// Adds a value whose name is not known before.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn with_named(mut self, name: &str, value: impl Into<Param>) -> Self {
        self.params.set(Cow::Owned(name.to_owned()), value.into());
        self
    }

    /// Adds a named value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Param>) -> Self {
        self.params.set(Cow::Borrowed(name), value.into());
        self
    }

    /// Names a thing on the board that it speaks of, and what it looks like now: `docs/add-a-game.md`
    /// lists what can be drawn.
    #[must_use]
    pub fn names(mut self, kind: &'static str, id: impl ToString, look: impl Into<Cow<'static, str>>) -> Self {
        self.things.0.get_or_insert_default().push(Thing { look: look.into(), ..Thing::new(kind, id) });
        self
    }
}

impl From<&'static str> for Text {
    fn from(key: &'static str) -> Self {
        Text::new(key)
    }
}

macro_rules! param_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Param {
            fn from(value: $number) -> Self {
                Param::Number(value as i64)
            }
        }
    )*};
}
param_from_number!(u8, u16, u32, i8, i16, i32, i64, usize);

impl From<String> for Param {
    fn from(value: String) -> Self {
        Param::Plain(value)
    }
}

impl From<Text> for Param {
    fn from(value: Text) -> Self {
        Param::Text(value)
    }
}

impl<P: Into<Param>> From<Vec<P>> for Param {
    fn from(values: Vec<P>) -> Self {
        Param::List(values.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn things_are_written_only_where_they_are_named() {
        let plain = Text::new("square");
        assert_eq!(serde_json::to_value(&plain).unwrap(), json!({ "key": "square" }));
        let named = plain.names("square", 5, "cross").names("square", 6, "");
        let written = json!({
            "key": "square",
            "things": [{ "kind": "square", "id": "5", "look": "cross" }, { "kind": "square", "id": "6" }],
        });
        assert_eq!(serde_json::to_value(&named).unwrap(), written);
        assert_eq!(serde_json::from_value::<Text>(written).unwrap(), named);
    }
}
