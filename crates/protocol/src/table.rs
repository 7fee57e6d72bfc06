//! The lobby: games, tables to be set up, and matches as a list shows them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Mark, Words, wire};

wire! {
    /// A game on offer.
    pub struct GameCard {
        /// Its id.
        pub id: String,
        /// Its name.
        pub title: String,
        /// One sentence about it.
        pub about: String,
        /// The fewest seats.
        pub min_seats: u8,
        /// The most seats.
        pub max_seats: u8,
        /// Names of the seats, as message keys.
        pub seat_names: Vec<String>,
        /// The version of its rules.
        pub rules_version: u32,
        /// Whether seats have secrets from each other.
        pub hidden: bool,
        /// Whether it is one of the product's games, not a worked example.
        pub listed: bool,
        /// The languages of its catalogues, the complete one first.
        pub languages: Vec<String>,
        /// The bots that sit down here.
        pub bots: Vec<BotCard>,
        /// The setup when nothing is chosen.
        pub setup: Value,
        /// The setup options: key, kind and rule.
        pub options: Value,
        /// Whether the game keeps something for its players between matches: a wallet, a
        /// collection, decks.
        pub keeps: bool,
        /// What it is called, by language, where its catalogue says so.
        pub names: BTreeMap<String, GameName>,
    }

    /// What a game is called in one language.
    pub struct GameName {
        /// Its name.
        pub title: String,
        /// One sentence about it.
        pub about: String,
        /// What it keeps for its players between matches, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub kept: Option<String>,
    }

    /// A house bot.
    pub struct BotCard {
        /// The name used in a [`SeatPlan`].
        pub id: String,
        /// How it plays.
        pub about: String,
        /// Whether it is the one that sits down, and gives advice, when nothing is said.
        pub usual: bool,
    }

    /// One rule of a game.
    pub struct RuleText {
        /// Its number.
        pub id: String,
        /// The heading of its chapter.
        pub chapter: String,
        /// What it says, in Markdown.
        pub text: String,
    }

    /// What people read about a game.
    pub struct Book {
        /// The language it is in.
        pub language: String,
        /// One page for somebody who has never seen it, in Markdown.
        pub how_to_play: String,
        /// The numbered rules, in Markdown.
        pub rules: String,
        /// The drawings of the page, by the names in the Markdown: SVG.
        pub pictures: BTreeMap<String, String>,
    }

    /// Who is to sit somewhere.
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub enum SeatPlan {
        /// Whoever sets the table up.
        Me,
        /// Whoever comes first.
        Open,
        /// Whoever has the invitation link.
        Invited,
        /// A house bot.
        Bot {
            /// Its name.
            bot: String,
        },
    }

    /// How much time there is.
    #[derive(Copy)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub enum TimeControl {
        /// So long for each action.
        PerAction {
            /// In milliseconds.
            #[cfg_attr(feature = "typescript", ts(type = "number"))]
            ms: u64,
        },
        /// So long for the whole match, and a little more for each action.
        PerMatch {
            /// In milliseconds.
            #[cfg_attr(feature = "typescript", ts(type = "number"))]
            ms: u64,
            /// Added after each action, in milliseconds.
            #[cfg_attr(feature = "typescript", ts(type = "number"))]
            increment: u64,
        },
        /// Days for each action.
        Correspondence {
            /// How many.
            days: u16,
        },
    }

    /// What happens when a seat's time is up.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum AtFlag {
        /// The seat loses.
        #[default]
        Lose,
        /// Its last legal draft is played. Without one the game says what happens: usually the seat
        /// loses; in Clans the plan on the table is sealed, which may be empty.
        Draft,
        /// A house bot decides in its place, this once.
        Bot,
    }

    /// Where the chance of a match comes from.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "snake_case")]
    pub enum Dealt {
        /// From the match's key: every answer can be verified.
        #[default]
        Keyed,
        /// From the host, who has real dice and cards.
        Given,
    }

    /// A table to be set up.
    #[serde(deny_unknown_fields)]
    pub struct NewMatch {
        /// The game's id.
        pub game: String,
        /// Its options; the usual ones without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub setup: Option<Value>,
        /// Who sits where; without, the caller on the first seat and the others open.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seats: Option<Vec<SeatPlan>>,
        /// The position to start from, as the table's view; the usual start without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub position: Option<Value>,
        /// How much time there is; as much as one likes without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub clock: Option<TimeControl>,
        /// What happens when time is up.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<AtFlag>"))]
        pub at_flag: AtFlag,
        /// Whether undo is free for all.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub open: bool,
        /// Whether only those with a seat or the id find it, and nobody else may watch.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub private: bool,
        /// Where chance comes from.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Dealt>"))]
        pub dealing: Dealt,
        /// How far behind spectators are, in seconds.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
        pub delay: u32,
        /// What the caller will throw into the shuffle, as a hash: `SHA-256("parlour share 1\0" ||
        /// text)` in hexadecimal digits. The text follows in [`Ask::Reveal`](crate::Ask::Reveal).
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub share: Option<String>,
        /// The text itself, at once. It binds the host to nothing; of older clients.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub entropy: Option<String>,
        /// What the caller brings from its profile to its first seat, by name: in Clans a saved
        /// deck. Nobody sees it before the match begins.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub bring: Option<String>,
    }

    /// Where a match stands.
    #[derive(Copy, Eq, Hash)]
    #[serde(rename_all = "snake_case")]
    pub enum Phase {
        /// Seats are still free.
        Open,
        /// Being played.
        Running,
        /// Finished; anybody may replay it.
        Over,
        /// Stopped by a fault, or by rules that changed; its log is kept.
        Frozen,
        /// Given up before it began.
        Gone,
        /// An uploaded record: to be replayed and branched.
        Archive,
    }

    /// Who sits somewhere.
    #[serde(rename_all = "snake_case")]
    #[derive(Copy, Eq)]
    pub enum Holder {
        /// Nobody yet.
        Nobody,
        /// Whoever has the invitation.
        Invited,
        /// A person, or a program with a person's token.
        Person,
        /// A house bot.
        Bot,
    }

    /// One seat of a match.
    pub struct SeatInfo {
        /// Which one.
        pub seat: u8,
        /// Who sits there.
        pub holder: Holder,
        /// The person's or the bot's name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub name: Option<String>,
        /// Whether it is the caller.
        pub yours: bool,
        /// The hash of what the person throws into the shuffle; none if they throw in nothing, or
        /// have yet to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub share: Option<String>,
        /// Whether it is a guest: anybody could have come under this name.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub guest: bool,
    }

    /// How a match ended.
    pub struct Ending {
        /// Who won; nobody for a draw.
        pub winners: Vec<u8>,
        /// The kind of ending, a message key under `outcome.`.
        pub reason: String,
        /// Points by seat, in games that count them.
        pub scores: Vec<i32>,
        /// Why it does not count for ratings; none if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub unrated: Option<crate::Unrated>,
    }

    /// A match as a list shows it.
    pub struct MatchInfo {
        /// Its id.
        pub id: String,
        /// Its game.
        pub game: String,
        /// Where it stands.
        pub phase: Phase,
        /// Who sits where.
        pub seats: Vec<SeatInfo>,
        /// The options chosen.
        pub setup: Value,
        /// When it was set up, in milliseconds of Unix time.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub created: u64,
        /// When something last happened that everybody could see.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub updated: u64,
        /// How much time there is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub clock: Option<TimeControl>,
        /// What happens when time is up.
        pub at_flag: AtFlag,
        /// Whether undo is free for all.
        pub open: bool,
        /// Whether only those with a seat or the id find it.
        pub private: bool,
        /// Where chance comes from.
        pub dealing: Dealt,
        /// How far behind spectators are, in seconds.
        pub delay: u32,
        /// The hash of the key that deals, published before the first deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub commitment: Option<String>,
        /// What the players threw in, in the order of their seats, once the match has begun.
        pub entropy: Vec<String>,
        /// The seats for which the start waits: each throws in a share (where it has none) or
        /// reveals it.
        #[serde(default)]
        pub awaited: Vec<u8>,
        /// How often the host has drawn a fresh key because a share was not revealed.
        #[serde(default)]
        pub redrawn: u32,
        /// The host's signature under the table as it is before its first deal: the match, the
        /// commitment, and each seat's name and share. See `docs/dealer.md`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub signature: Option<String>,
        /// Whether the caller set it up.
        pub host: bool,
        /// How it ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub ending: Option<Ending>,
        /// The match from which it was branched.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub branch_of: Option<String>,
        /// Which of the caller's seats are asked now.
        pub asked: Vec<u8>,
        /// Without a clock: after so many days without a move the others may claim the match
        /// against somebody who has left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub patience: Option<u32>,
        /// The seats that want no talk from onlookers; if there are any, onlookers are silent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
        pub muted_by: Vec<u8>,
        /// What makes it other than the usual match; such a one is not rated.
        #[serde(default)]
        pub marks: Vec<Mark>,
        /// The entry at which later rules no longer play it the same: it is kept as it was and can be
        /// looked at up to there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub kept_at: Option<u32>,
    }

    /// A page of matches.
    pub struct MatchList {
        /// The matches, latest first.
        pub matches: Vec<MatchInfo>,
    }

    /// Takes a seat.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct Join {
        /// Which one; the first free one without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// The invitation's secret, for an invited seat.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub invitation: Option<String>,
        /// What the caller will throw into the shuffle, as a hash; see [`NewMatch::share`].
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub share: Option<String>,
        /// The text itself, at once: at most 64 characters; of older clients.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub entropy: Option<String>,
        /// What the caller brings from its profile, by name: in Clans a saved deck.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub bring: Option<String>,
    }

    /// An invitation to one seat, for its host to hand on.
    pub struct Invitation {
        /// The seat.
        pub seat: u8,
        /// The secret: part of the link `/join/<match>/<secret>`.
        pub secret: String,
    }

    /// Starts a new match from an earlier point of another.
    #[serde(deny_unknown_fields)]
    pub struct Branch {
        /// How many entries in effect to keep.
        pub kept: u32,
        /// Who sits where; without, the caller on every seat.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seats: Option<Vec<SeatPlan>>,
        /// What the caller will throw into the shuffle, as a hash; see [`NewMatch::share`].
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub share: Option<String>,
    }

    /// Who signs here.
    pub struct Host {
        /// The host's public Ed25519 key, in hexadecimal digits: it signs tables and records.
        pub key: String,
    }

    /// What the verification of an uploaded record looked at.
    pub struct Uploaded {
        /// The id under which it can be replayed.
        pub id: String,
        /// Entries replayed under the rules.
        pub entries: u32,
        /// Dealer's answers derived again from the key.
        pub derived: u32,
        /// Dealer's answers taken on trust.
        pub trusted: u32,
        /// Position hashes compared.
        pub checkpoints: u32,
    }

    /// A match as it can be replayed: the steps a viewer may know.
    pub struct ReplayIndex {
        /// The match.
        pub id: String,
        /// The game.
        pub game: String,
        /// Who looks: `table`, `spectator` or the number of a seat.
        pub viewer: String,
        /// The steps in effect, in order.
        pub steps: Vec<ReplayStep>,
    }

    /// One step of a replay.
    pub struct ReplayStep {
        /// How many entries are in effect after it: what [`Branch::kept`] means.
        pub kept: u32,
        /// Whether it belongs to the same whole action as the step before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub goes_on: bool,
        /// What happened in it.
        pub events: Vec<crate::Said>,
    }

    /// The table after a step of a replay.
    pub struct ReplayView {
        /// How many entries are in effect.
        pub kept: u32,
        /// What the viewer may know.
        pub view: Value,
        /// The same in words.
        pub scene: crate::Scene,
    }

    /// A player's private remarks on a match.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct Notes {
        /// What they say.
        pub text: String,
    }

    /// One line of chat.
    pub struct ChatLine {
        /// Counted from 1.
        pub number: u32,
        /// When, in milliseconds of Unix time.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub at: u64,
        /// Who.
        pub name: String,
        /// The seat, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// Whether it is a guest: anybody could have come under this name.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub guest: bool,
        /// What.
        pub text: String,
    }

    /// What taking back would mean.
    pub struct UndoInfo {
        /// Why it would be allowed: `free`, `consent` or `solo`.
        pub law: String,
        /// The seats that must agree.
        pub asks: Vec<u8>,
        /// What would be un-learned, as far as the reader knows it.
        pub unlearned: Vec<Words>,
    }
}
