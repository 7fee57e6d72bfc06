//! Words: message keys with parameters, and the catalogues that turn them into sentences.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A sentence to be said in the reader's language: a message key and its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Several values, joined with commas.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    List(Vec<Param>),
}

impl Text {
    /// A message without parameters.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Text { key: key.into(), params: Params::default() }
    }

    /// Adds a named value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Param>) -> Self {
        self.params.set(Cow::Borrowed(name), value.into());
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

/// The messages of one game in one language.
///
/// A message is plain text with `{name}` for a parameter. A key may have forms for a parameter
/// called `count`: `key_one` for 1, `key_zero` for 0, and `key` or `key_other` for the rest.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    messages: BTreeMap<String, String>,
}

impl Catalogue {
    /// Reads a catalogue from its JSON text, an object of strings.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        Ok(Catalogue { messages: serde_json::from_str(json)? })
    }

    /// What every game says alike, in a language; in English where it is not known.
    pub fn common(language: &str) -> Self {
        let json = match language {
            "de" => include_str!("../locales/de.json"),
            "fr" => include_str!("../locales/fr.json"),
            _ => include_str!("../locales/en.json"),
        };
        Catalogue::parse(json).expect("the common words are an object of strings")
    }

    /// These words and others, which come first where both have some.
    #[must_use]
    pub fn with(mut self, others: Catalogue) -> Self {
        self.messages.extend(others.messages);
        self
    }

    /// Every key of the catalogue.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// Every key and its message.
    pub fn messages(&self) -> &BTreeMap<String, String> {
        &self.messages
    }

    /// Whether the catalogue can say `text`, its inner texts included.
    pub fn knows(&self, text: &Text) -> bool {
        fn inner(catalogue: &Catalogue, param: &Param) -> bool {
            match param {
                Param::Text(text) => catalogue.knows(text),
                Param::List(list) => list.iter().all(|param| inner(catalogue, param)),
                Param::Number(_) | Param::Plain(_) => true,
            }
        }
        self.message(text).is_some() && text.params.values().all(|param| inner(self, param))
    }

    fn message(&self, text: &Text) -> Option<&str> {
        let form = match text.params.get("count") {
            Some(Param::Number(0)) => "_zero",
            Some(Param::Number(1)) => "_one",
            _ => "_other",
        };
        [form, "", "_other"]
            .iter()
            .find_map(|suffix| self.messages.get(&format!("{}{suffix}", text.key)))
            .map(String::as_str)
    }

    /// Says `text`. A key that is missing says itself, so that nothing is ever silent.
    pub fn say(&self, text: &Text) -> String {
        let Some(message) = self.message(text) else { return text.key.to_string() };
        let mut said = String::with_capacity(message.len() + 16);
        let mut rest = message;
        while let Some(open) = rest.find('{') {
            said.push_str(&rest[..open]);
            let Some(close) = rest[open..].find('}').map(|at| open + at) else { break };
            match text.params.get(&rest[open + 1..close]) {
                Some(param) => said.push_str(&self.say_param(param)),
                None => said.push_str(&rest[open..=close]),
            }
            rest = &rest[close + 1..];
        }
        said.push_str(rest);
        said
    }

    fn say_param(&self, param: &Param) -> String {
        match param {
            Param::Number(number) => number.to_string(),
            Param::Plain(plain) => plain.clone(),
            Param::Text(text) => self.say(text),
            Param::List(list) if list.is_empty() => self.say(&Text::new("list.none")),
            Param::List(list) => list.iter().map(|param| self.say_param(param)).collect::<Vec<_>>().join(", "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_take_parameters_and_plural_forms() {
        let catalogue = Catalogue::parse(
            r#"{"buy": "buys {count} cards", "buy_one": "buys a card", "suit": "clubs", "as": "{card} as {suit}: {all}"}"#,
        )
        .unwrap();
        assert_eq!(catalogue.say(&Text::new("buy").with("count", 2)), "buys 2 cards");
        assert_eq!(catalogue.say(&Text::new("buy").with("count", 1)), "buys a card");
        let text =
            Text::new("as").with("card", String::from("9H")).with("suit", Text::new("suit")).with("all", vec![1, 2]);
        assert_eq!(catalogue.say(&text), "9H as clubs: 1, 2");
        assert_eq!(catalogue.say(&Text::new("missing")), "missing");
        assert!(catalogue.knows(&text));
        assert!(!catalogue.knows(&Text::new("as").with("card", Text::new("missing"))));
    }
}
