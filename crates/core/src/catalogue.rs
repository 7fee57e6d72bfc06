//! Catalogues: what turns a [`Text`] into a sentence of one language.
//!
//! A catalogue is written in Fluent. A key has dots and a Fluent name cannot, so `ask.card` is
//! written `ask-card`; no key has a dash, so that this is the only difference ([`key_of`]).
//!
//! A sentence may have to agree with what it names. So beside `$nation`, which is the message in the
//! parameter `nation`, a sentence may use the attributes of that message: `$nation-number`,
//! `$nation-gender`, or a case such as `$nation-dative`. Where the message has no such attribute its
//! plain form stands in, and nothing can fail: a case reads as the plain form, and where a number or
//! a gender chooses between forms, the plain form is none of them and the marked one (`*`) is taken.
//! The marked form should therefore fit the name of one person, for such names have no attributes.
//!
//! A list of one is that one. A list of several is joined by "and", with `-or` by "or" and with
//! `-row` by commas alone; its number is `other`, and of any other attribute it is the list of what
//! its items have.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use crate::form::Message;
use crate::game::GameInfo;
use crate::text::{Param, Text};

/// The messages of one game in one language. Copies share them.
#[derive(Clone)]
pub struct Catalogue(Arc<Words>);

struct Words {
    source: String,
    bundle: FluentBundle<FluentResource>,
    messages: BTreeMap<String, Message>,
    own: BTreeSet<String>,
}

/// Why a catalogue cannot be read, or cannot say a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsayable {
    /// It is not written in Fluent.
    #[error("not Fluent: {0}")]
    Syntax(String),
    /// It has the message twice.
    #[error("{0} is defined twice")]
    Twice(String),
    /// A message has no value, or uses what it may not.
    #[error("{0}: {1}")]
    Broken(String, String),
    /// There is no message with this key.
    #[error("there is no message {0}")]
    Missing(String),
    /// The message needs a parameter that the text does not have.
    #[error("{0} needs the parameter {1}")]
    Needs(String, String),
}

/// The key of the message that has this name in Fluent.
fn key_of(id: &str) -> String {
    id.replace('-', ".")
}

/// What every game says alike; in English where the language is not known.
fn common(language: &str) -> &'static str {
    match language {
        "de" => include_str!("../locales/de.ftl"),
        "fr" => include_str!("../locales/fr.ftl"),
        _ => include_str!("../locales/en.ftl"),
    }
}

fn resource(fluent: &str) -> Result<FluentResource, Unsayable> {
    FluentResource::try_new(fluent.to_owned()).map_err(|(_, errors)| {
        let found = errors.iter().map(|error| {
            let line = fluent.get(..error.pos.start).unwrap_or_default().lines().count();
            format!("{error} (line {line})")
        });
        Unsayable::Syntax(found.collect::<Vec<_>>().join("; "))
    })
}

impl Catalogue {
    /// Reads the words of a game, with those that every game says alike; its own come first.
    pub fn parse(language: &str, fluent: &str) -> Result<Self, Unsayable> {
        let known: LanguageIdentifier =
            language.parse().map_err(|_| Unsayable::Syntax(format!("{language} is not a language")))?;
        let mut words = Words {
            source: format!("{}\n{fluent}", common(language)),
            bundle: FluentBundle::new_concurrent(vec![known]),
            messages: BTreeMap::new(),
            own: BTreeSet::new(),
        };
        words.bundle.set_use_isolating(false);
        words.add(common(language))?;
        words.own.clear();
        words.add(fluent)?;
        Ok(Catalogue(Arc::new(words)))
    }

    /// The same, read once for as long as the program runs.
    pub(crate) fn once(language: &'static str, fluent: &'static str) -> Result<Self, Unsayable> {
        type Place = (&'static str, usize, usize);
        static READ: Mutex<BTreeMap<Place, Catalogue>> = Mutex::new(BTreeMap::new());
        // A text of the program lies where it lies: that is quicker to compare than the text.
        let place = (language, fluent.as_ptr() as usize, fluent.len());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(catalogue) = read.get(&place) {
            return Ok(catalogue.clone());
        }
        let catalogue = Catalogue::parse(language, fluent)?;
        read.insert(place, catalogue.clone());
        Ok(catalogue)
    }

    /// The catalogue as it is written: what every game says alike, then the game's own words.
    pub fn source(&self) -> &str {
        &self.0.source
    }

    /// Every key that can be said, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.messages.keys().map(String::as_str)
    }

    /// The keys of the game's own words, in order; it may have its own for a common one.
    pub fn own_keys(&self) -> impl Iterator<Item = &str> {
        self.0.own.iter().map(String::as_str)
    }

    /// The parameters that the message uses.
    pub fn parameters(&self, key: &str) -> BTreeSet<&str> {
        self.0.messages.get(key).into_iter().flat_map(Message::parameters).collect()
    }

    /// Every message as plain text with `{name}` for a parameter, by its key: what clients of before
    /// Fluent read. Where a number chooses between forms it has the general one.
    pub fn templates(&self) -> BTreeMap<String, String> {
        let template = |key: &String| {
            let named = |text: Text, name: &str| text.with_named(name, format!("{{{name}}}"));
            let text = self.parameters(key).into_iter().fold(Text::new(key.clone()), named);
            (key.clone(), self.say(&text))
        };
        self.0.messages.keys().map(template).collect()
    }

    /// Whether the catalogue has the messages of `text` and of those in it.
    pub fn knows(&self, text: &Text) -> bool {
        fn inner(catalogue: &Catalogue, param: &Param) -> bool {
            match param {
                Param::Text(text) => catalogue.knows(text),
                Param::List(list) => list.iter().all(|param| inner(catalogue, param)),
                Param::Number(_) | Param::Plain(_) => true,
            }
        }
        self.0.messages.contains_key(text.key.as_ref()) && text.params.values().all(|param| inner(self, param))
    }

    /// Whether `text` can be said without a gap.
    pub fn check(&self, text: &Text) -> Result<(), Unsayable> {
        let key = || text.key.to_string();
        let message = self.0.messages.get(text.key.as_ref()).ok_or_else(|| Unsayable::Missing(key()))?;
        text.params.values().try_for_each(|param| self.check_param(param))?;
        match message.parameters().find(|name| text.params.get(name).is_none()) {
            Some(missing) => Err(Unsayable::Needs(key(), missing.to_owned())),
            None => Ok(()),
        }
    }

    fn check_param(&self, param: &Param) -> Result<(), Unsayable> {
        match param {
            Param::Text(text) => self.check(text),
            Param::List(list) => list.iter().try_for_each(|param| self.check_param(param)),
            Param::Number(_) | Param::Plain(_) => Ok(()),
        }
    }

    /// Says `text`. A key that is missing says itself, so that nothing is ever silent.
    pub fn say(&self, text: &Text) -> String {
        Voice { own: self, inner: self }.form(text, None).into_owned()
    }

    /// Says `text`, and what is in it by another catalogue: a sentence of a table agrees so with the
    /// words of a game.
    pub fn say_with(&self, inner: &Catalogue, text: &Text) -> String {
        Voice { own: self, inner }.form(text, None).into_owned()
    }

    /// A message without parameters.
    fn fixed<'a>(&'a self, key: &'a str) -> &'a str {
        self.0.messages.get(key).and_then(|message| message.value.fixed.as_deref()).unwrap_or(key)
    }
}

/// A catalogue and the one that says what is inside its texts.
#[derive(Clone, Copy)]
struct Voice<'a> {
    own: &'a Catalogue,
    inner: &'a Catalogue,
}

impl<'a> Voice<'a> {
    /// Says an attribute of `text`, or `text` where there is no such attribute.
    fn form(self, text: &'a Text, attribute: Option<&str>) -> Cow<'a, str> {
        let words = &self.own.0;
        let Some(message) = words.messages.get(text.key.as_ref()) else { return Cow::Borrowed(&text.key) };
        let (form, attribute) = message.form(attribute);
        if let Some(fixed) = &form.fixed {
            return Cow::Borrowed(fixed);
        }
        let Some(written) = words.bundle.get_message(&message.id) else { return Cow::Borrowed(&text.key) };
        let pattern = match attribute {
            Some(name) => written.get_attribute(name).map(|attribute| attribute.value()),
            None => written.value(),
        };
        let Some(pattern) = pattern else { return Cow::Borrowed(&text.key) };
        let mut args = FluentArgs::with_capacity(form.variables.len());
        for variable in &form.variables {
            if let Some(param) = text.params.get(&variable.parameter) {
                args.set(variable.name.as_str(), self.value(param, variable.attribute.as_deref()));
            }
        }
        // A variable that nobody gave a value stands as it is written; tests find it by `check`.
        let mut errors: Vec<FluentError> = Vec::new();
        let mut said = String::with_capacity(96);
        let _ = words.bundle.write_pattern(&mut said, pattern, Some(&args), &mut errors);
        Cow::Owned(said)
    }

    fn value(self, param: &'a Param, attribute: Option<&str>) -> FluentValue<'a> {
        match param {
            Param::Number(number) => FluentValue::from(*number),
            Param::Plain(plain) => FluentValue::String(Cow::Borrowed(plain)),
            Param::Text(text) => FluentValue::String(Voice { own: self.inner, ..self }.form(text, attribute)),
            Param::List(list) => match list.as_slice() {
                [] => FluentValue::from(self.own.fixed("list.none")),
                [one] => self.value(one, attribute),
                several => match attribute {
                    Some("number") => FluentValue::from("other"),
                    Some("or") => FluentValue::String(self.joined(several, "list.or", None).into()),
                    Some("row") => FluentValue::String(self.joined(several, "list.next", None).into()),
                    other => FluentValue::String(self.joined(several, "list.and", other).into()),
                },
            },
        }
    }

    /// "a, b and c", as the language does it; `last` is what stands before the last.
    fn joined(self, list: &'a [Param], last: &str, attribute: Option<&str>) -> String {
        let mut said = String::with_capacity(96);
        for (at, param) in list.iter().enumerate() {
            match list.len() - at {
                _ if at == 0 => {}
                1 => said.push_str(self.own.fixed(last)),
                _ => said.push_str(self.own.fixed("list.next")),
            }
            self.push(&mut said, param, attribute);
        }
        said
    }

    fn push(self, said: &mut String, param: &'a Param, attribute: Option<&str>) {
        match self.value(param, attribute) {
            FluentValue::String(text) => said.push_str(&text),
            FluentValue::Number(number) => said.push_str(&number.as_string()),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => {}
        }
    }
}

impl Words {
    fn add(&mut self, fluent: &str) -> Result<(), Unsayable> {
        let resource = resource(fluent)?;
        let written = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        for message in written {
            let key = key_of(message.id.name);
            if !self.own.insert(key.clone()) {
                return Err(Unsayable::Twice(key));
            }
            self.messages.insert(key, Message::read(message, &self.bundle)?);
        }
        self.bundle.add_resource_overriding(resource);
        Ok(())
    }
}

impl Default for Catalogue {
    /// What every game says alike, in English.
    fn default() -> Self {
        Catalogue::once("en", "").expect("the common words are Fluent")
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Catalogue of {} messages", self.0.messages.len())
    }
}

/// What a game says, where there are catalogues to say it.
impl GameInfo {
    /// Its words in `language`, with those that every game says alike; none if it does not speak it.
    /// They are read once for as long as the program runs.
    pub fn words(&self, language: &str) -> Option<Catalogue> {
        let (code, own) = self.locales.iter().find(|(code, _)| *code == language)?;
        Catalogue::once(code, own).ok()
    }

    /// Its words in its first language, which is complete.
    pub fn first_words(&self) -> Catalogue {
        self.locales.first().and_then(|(language, _)| self.words(language)).unwrap_or_default()
    }

    /// A text in its first language, for logs and for those who have no catalogue.
    pub fn says(&self, text: &Text) -> String {
        self.first_words().say(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
buy =
    { $count ->
        [0] buys nothing
        [one] buys a card
       *[other] buys { $count } cards
    }
suit = clubs
as = { $card } as { $suit }: { $all }
war = { $nation-number ->
        [other] { $nation } are
       *[one] { $nation } is
    } at war
nation-dwarves = the Dwarves
    .number = other
nation-gondor = Gondor
figure = a { $kind } of { $nation }
    .genitive = a { $kind }'s
of = { $who-genitive } sword
";

    fn english() -> Catalogue {
        Catalogue::parse("en", ENGLISH).unwrap()
    }

    #[test]
    fn messages_take_parameters_and_plural_forms() {
        let words = english();
        let buys = |count: i64| words.say(&Text::new("buy").with("count", count));
        assert_eq!([0, 1, 2, 1000].map(buys), ["buys nothing", "buys a card", "buys 2 cards", "buys 1000 cards"]);
        let text =
            Text::new("as").with("card", String::from("9H")).with("suit", Text::new("suit")).with("all", vec![1, 2, 3]);
        assert_eq!(words.say(&text), "9H as clubs: 1, 2 and 3");
        let none = text.with("all", Vec::<i64>::new());
        assert_eq!(words.say(&none), "9H as clubs: none");
        assert_eq!(words.say(&Text::new("missing.key")), "missing.key");
    }

    #[test]
    fn a_sentence_agrees_with_what_it_names() {
        let words = english();
        let war = |nation: Param| words.say(&Text::new("war").with("nation", nation));
        let (dwarves, gondor) = (Text::new("nation.dwarves"), Text::new("nation.gondor"));
        assert_eq!(war(dwarves.clone().into()), "the Dwarves are at war");
        assert_eq!(war(gondor.clone().into()), "Gondor is at war");
        assert_eq!(war(String::from("Ann").into()), "Ann is at war");
        assert_eq!(war(vec![dwarves.clone()].into()), "the Dwarves are at war");
        assert_eq!(war(vec![gondor.clone()].into()), "Gondor is at war");
        assert_eq!(war(vec![gondor, dwarves].into()), "Gondor and the Dwarves are at war");
    }

    #[test]
    fn a_sentence_agrees_with_the_words_of_another_catalogue() {
        let table =
            Catalogue::parse("en", "wins = { $who } { $who-number ->\n    [other] win\n   *[one] wins\n }").unwrap();
        let wins = |who: Param| table.say_with(&english(), &Text::new("wins").with("who", who));
        assert_eq!(wins(Text::new("nation.dwarves").into()), "the Dwarves win");
        assert_eq!(wins(Text::new("nation.gondor").into()), "Gondor wins");
    }

    #[test]
    fn a_missing_attribute_is_the_plain_form() {
        let words = english();
        let of = |who: Param| words.say(&Text::new("of").with("who", who));
        let figure = Text::new("figure").with("kind", Text::new("suit")).with("nation", Text::new("nation.gondor"));
        assert_eq!(of(figure.clone().into()), "a clubs's sword");
        assert_eq!(of(Text::new("nation.dwarves").into()), "the Dwarves sword");
        assert_eq!(of(Param::Number(3)), "3 sword");
        assert_eq!(of(vec![figure, Text::new("nation.gondor")].into()), "a clubs's and Gondor sword");
    }

    #[test]
    fn what_cannot_be_said_is_found() {
        let words = english();
        let card = Text::new("as").with("card", 1).with("suit", 2).with("all", 3);
        assert_eq!(words.check(&card), Ok(()));
        assert_eq!(words.check(&Text::new("no")), Err(Unsayable::Missing("no".into())));
        let inner = card.clone().with("all", vec![Text::new("no")]);
        assert_eq!(words.check(&inner), Err(Unsayable::Missing("no".into())));
        assert!(!words.knows(&inner) && words.knows(&Text::new("as")));
        assert!(words.knows(&card.clone().with("all", vec![Text::new("suit")])));
        assert_eq!(words.check(&Text::new("of")), Err(Unsayable::Needs("of".into(), "who".into())));
        assert_eq!(words.check(&card.with("more", 1)), Ok(()));
        assert_eq!(words.parameters("figure"), BTreeSet::from(["kind", "nation"]));
    }

    #[test]
    fn what_is_badly_written_is_refused() {
        let wrong = |fluent: &str| Catalogue::parse("en", fluent).unwrap_err();
        assert!(matches!(wrong("a = {"), Unsayable::Syntax(_)));
        assert_eq!(wrong("a = 1\na = 2"), Unsayable::Twice("a".into()));
        for text in ["a =\n    .b = c", "a = { b }\nb = 1", "a = { -b }\n-b = 1", "a = { NUMBER($b) }"] {
            assert!(matches!(wrong(text), Unsayable::Broken(..)), "{text}");
        }
    }

    #[test]
    fn clients_of_before_read_plain_text() {
        let templates = english().templates();
        assert_eq!(templates["buy"], "buys {count} cards");
        assert_eq!(templates["as"], "{card} as {suit}: {all}");
        assert_eq!(templates["suit"], "clubs");
        assert_eq!(templates.len(), english().keys().count());
    }

    #[test]
    fn a_catalogue_is_known_by_its_size_and_its_source() {
        let (words, common) = (english(), Catalogue::default());
        assert_eq!(format!("{words:?}"), format!("Catalogue of {} messages", common.keys().count() + 8));
        assert!(words.source().starts_with(common.source().trim_end()) && words.source().ends_with(ENGLISH));
    }

    #[test]
    fn a_game_says_its_own_words_before_the_common_ones() {
        let words = Catalogue::parse("de", "ask = Los!").unwrap();
        assert_eq!(words.say(&"ask".into()), "Los!");
        assert_eq!(words.say(&"refuse.over".into()), "die Partie ist zu Ende");
        assert_eq!(words.own_keys().collect::<Vec<_>>(), ["ask"]);
    }

    #[test]
    fn the_common_words_are_the_same_in_every_language() {
        let first = Catalogue::default();
        for language in ["de", "fr"] {
            let other = Catalogue::parse(language, "").unwrap();
            assert_eq!(first.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
            for key in first.keys() {
                assert_eq!(first.parameters(key), other.parameters(key), "{language} {key}");
            }
        }
    }
}
