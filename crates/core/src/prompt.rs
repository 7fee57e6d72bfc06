//! What a seat is asked, in words and with references to the board; and the scene in words.

use serde::{Deserialize, Serialize};

use crate::text::Text;

/// A question to a seat with all its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prompt<A> {
    /// What is asked.
    pub ask: Text,
    /// Everything the seat may answer, in the order of the game's legal actions.
    pub options: Vec<Choice<A>>,
}

/// One option of a [`Prompt`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice<A> {
    /// The action that choosing it sends.
    pub action: A,
    /// A few words for a button.
    pub label: Text,
    /// What it will do and what it will cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub effect: Option<Text>,
    /// Something the player should think of before choosing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub warning: Option<Text>,
    /// The heading under which a list shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub group: Option<Text>,
    /// The things on the board that it touches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Thing>>"))]
    pub touches: Vec<Thing>,
    /// The rule that gives the option.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rule: RuleId,
}

/// The number of a rule in a game's `rules.md`, such as `R7.3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(pub std::borrow::Cow<'static, str>);

impl From<&'static str> for RuleId {
    fn from(id: &'static str) -> Self {
        RuleId(std::borrow::Cow::Borrowed(id))
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something on the board: a card, a region, a die, a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Thing {
    /// What kind of thing, such as `card` or `region`.
    pub kind: std::borrow::Cow<'static, str>,
    /// Which one, by its readable id.
    pub id: String,
    /// What it looks like now, where a scene names it: `disc red`, `card K`. Empty for a free place.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub look: std::borrow::Cow<'static, str>,
}

impl Thing {
    /// A reference to one thing on the board.
    pub fn new(kind: &'static str, id: impl ToString) -> Self {
        Thing { kind: kind.into(), id: id.to_string(), look: "".into() }
    }
}

impl<A> Choice<A> {
    /// An option with its label and the rule that gives it.
    pub fn new(action: A, label: impl Into<Text>, rule: impl Into<RuleId>) -> Self {
        Choice {
            action,
            label: label.into(),
            effect: None,
            warning: None,
            group: None,
            touches: Vec::new(),
            rule: rule.into(),
        }
    }

    /// Says what choosing it will do.
    #[must_use]
    pub fn effect(mut self, effect: impl Into<Text>) -> Self {
        self.effect = Some(effect.into());
        self
    }

    /// Warns before it is chosen.
    #[must_use]
    pub fn warning(mut self, warning: impl Into<Text>) -> Self {
        self.warning = Some(warning.into());
        self
    }

    /// Puts it under a heading.
    #[must_use]
    pub fn group(mut self, group: impl Into<Text>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Names a thing on the board that it touches.
    #[must_use]
    pub fn touches(mut self, thing: Thing) -> Self {
        self.touches.push(thing);
        self
    }

    /// The same option with its action in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Choice<B> {
        Choice {
            action: form(self.action),
            label: self.label,
            effect: self.effect,
            warning: self.warning,
            group: self.group,
            touches: self.touches,
            rule: self.rule,
        }
    }
}

/// A view in words: what a terminal prints and a screen reader reads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scene {
    /// The parts of the table, most important first.
    pub sections: Vec<Section>,
}

/// One part of a [`Scene`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Section {
    /// Its heading.
    pub title: Text,
    /// What lies there, a line each.
    pub lines: Vec<Text>,
}

impl Scene {
    /// Adds a part.
    pub fn section(&mut self, title: impl Into<Text>, lines: Vec<Text>) {
        self.sections.push(Section { title: title.into(), lines });
    }

    /// The same with one more part.
    #[must_use]
    pub fn with(mut self, title: impl Into<Text>, lines: Vec<Text>) -> Self {
        self.section(title, lines);
        self
    }
}

/// Advice from a bot: what it would do, and the number behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The recommended action.
    pub action: A,
    /// Why, in a sentence with the odds.
    pub reason: Text,
}
