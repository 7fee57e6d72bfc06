//! Words stay message keys with parameters; a client says them with the game's catalogue. These
//! are the wire forms of the engine's texts, prompts and scenes.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::wire;

wire! {
    /// A sentence to be said in the reader's language.
    pub struct Words {
        /// The key in the game's catalogue.
        pub key: String,
        /// Named values for the message.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Param>>"))]
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        pub params: BTreeMap<String, Param>,
    }

    /// One value inside [`Words`].
    #[serde(rename_all = "snake_case")]
    pub enum Param {
        /// A number.
        Number(#[cfg_attr(test, ts(type = "number"))] i64),
        /// Something that reads the same in every language.
        Plain(String),
        /// Words of their own.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        Text(Words),
        /// Several values.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        List(Vec<Param>),
    }

    /// Something on the board that an option touches.
    pub struct Thing {
        /// What kind of thing, such as `card` or `region`.
        pub kind: String,
        /// Which one, by its readable id.
        pub id: String,
    }

    /// One option of a [`Prompt`].
    pub struct Choice {
        /// The action that choosing it sends.
        pub action: Value,
        /// A few words for a button.
        pub label: Words,
        /// What it will do and what it will cost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub effect: Option<Words>,
        /// Something to think of before choosing it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub warning: Option<Words>,
        /// The heading under which a list shows it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub group: Option<Words>,
        /// The things on the board that it touches.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<Thing>>"))]
        pub touches: Vec<Thing>,
        /// The rule that gives the option.
        pub rule: String,
    }

    /// A question to a seat with all its options.
    pub struct Prompt {
        /// What is asked.
        pub ask: Words,
        /// Everything the seat may answer, in a fixed order.
        pub options: Vec<Choice>,
    }

    /// A view in words, for screen readers and plain clients.
    pub struct Scene {
        /// The parts of the table, most important first.
        pub sections: Vec<Section>,
    }

    /// One part of a [`Scene`].
    pub struct Section {
        /// Its heading.
        pub title: Words,
        /// What lies there, a line each.
        pub lines: Vec<Words>,
    }
}
