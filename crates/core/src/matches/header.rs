//! What is fixed before the first entry: the setup, where chance comes from, and the keys.

use serde::{Deserialize, Serialize};

use crate::dealer::Key;
use crate::game::Game;

/// A key and the part of the match that it deals. A match has one, a branch one more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epoch {
    /// The first entry that this key may deal.
    pub from: u32,
    /// The hash published before the first deal.
    pub commitment: String,
    /// What the players threw in, mixed into the key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// The key, once it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

impl Epoch {
    /// The part from entry `from` on, dealt by `key`.
    pub fn new(from: u32, key: Key, entropy: Vec<String>) -> Self {
        Epoch { from, commitment: key.commitment(), entropy, key: Some(key) }
    }
}

/// Where the chance of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// From the keys: every answer can be verified.
    Keyed,
    /// From people with real dice and cards, or from a script: taken on trust. With a key, people
    /// deal what everyone may know, and the key the rest.
    Given,
}

/// Everything about a match that is fixed before its first entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Game> {
    /// The version of the rules under which it began; it may go on under a later one.
    pub rules_version: u32,
    /// The options chosen.
    pub setup: G::Setup,
    /// The position from which it starts, if not the usual one.
    pub position: Option<G::View>,
    /// Where chance comes from.
    pub dealing: Dealing,
    /// Whether undo is free for all by agreement.
    pub open: bool,
    /// The keys, in order.
    pub keys: Vec<Epoch>,
    /// The match and entry from which this one was branched.
    pub branch: Option<BranchOf>,
    /// Who sits where, outside the hashed part.
    pub players: Vec<String>,
}

/// Where a branch left its match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchOf {
    /// The hash of the match it came from.
    pub head: String,
    /// How many of its entries in effect were kept.
    pub kept: u32,
}

impl<G: Game> Header<G> {
    /// A usual start, dealt by `key`.
    pub fn keyed(setup: G::Setup, key: Key) -> Self {
        let keys = vec![Epoch::new(0, key, Vec::new())];
        Header { dealing: Dealing::Keyed, keys, ..Header::given(setup) }
    }

    /// A usual start, dealt by people or a script.
    pub fn given(setup: G::Setup) -> Self {
        Header {
            rules_version: G::INFO.rules_version,
            setup,
            position: None,
            dealing: Dealing::Given,
            open: false,
            keys: Vec::new(),
            branch: None,
            players: Vec::new(),
        }
    }
}
