//! Who is playing: guests, accounts, tokens for programs, and what is kept of a person's results.

use serde_json::Value;

use crate::wire;

wire! {
    /// Who the server takes the caller for.
    pub struct Person {
        /// The account's id.
        pub id: String,
        /// The name others see.
        pub name: String,
        /// Whether it is a guest: without a password, gone with its cookie.
        pub guest: bool,
    }

    /// Asks for a guest session; the cookie comes with the answer.
    #[derive(Default)]
    #[serde(deny_unknown_fields)]
    pub struct NewGuest {
        /// The name others see; one is made up without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub name: Option<String>,
    }

    /// Makes an account, or turns the guest that asks into one.
    #[serde(deny_unknown_fields)]
    pub struct Register {
        /// The name: 2 to 32 characters.
        #[cfg_attr(feature = "openapi", schema(min_length = 2, max_length = 32))]
        pub name: String,
        /// 8 to 128 characters.
        #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 128))]
        pub password: String,
        /// For getting the account back; kept encrypted.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub mail: Option<String>,
    }

    /// Logs in.
    #[serde(deny_unknown_fields)]
    pub struct Login {
        /// The name.
        pub name: String,
        /// The password.
        pub password: String,
    }

    /// Asks for a token with which a program may act for this account.
    #[serde(deny_unknown_fields)]
    pub struct NewToken {
        /// What it is for.
        pub label: String,
    }

    /// A token, shown once.
    pub struct Token {
        /// To be sent as `Authorization: Bearer …`.
        pub token: String,
        /// What it is for.
        pub label: String,
    }

    /// A token of a program, without its secret.
    pub struct TokenInfo {
        /// Names it, for taking it back.
        pub id: String,
        /// What it is for.
        pub label: String,
        /// Until when it is good, in milliseconds of Unix time.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub expires: u64,
    }

    /// Changes the password; every other session ends.
    #[serde(deny_unknown_fields)]
    pub struct NewPassword {
        /// The one until now.
        pub old: String,
        /// The one from now on: 8 to 128 characters.
        #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 128))]
        pub new: String,
    }

    /// What somebody is logged in with.
    #[serde(rename_all = "snake_case")]
    #[derive(Copy, Eq)]
    pub enum SessionKind {
        /// A browser, by its cookie.
        Browser,
        /// A program, by its token.
        Program,
    }

    /// One of the caller's sessions, without its secret.
    pub struct SessionInfo {
        /// Names it, for ending it.
        pub id: String,
        /// What it is.
        pub kind: SessionKind,
        /// Which browser, or what the program is for.
        pub label: String,
        /// When it was opened, in milliseconds of Unix time; zero if that is not known.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub made: u64,
        /// When it was last used, to the hour; zero if that is not known.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub used: u64,
        /// Until when it is good.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub expires: u64,
        /// Whether it is the one that asks.
        pub current: bool,
    }

    /// Why a result does not count for ratings.
    #[serde(rename_all = "snake_case")]
    #[derive(Copy, Eq)]
    pub enum Unrated {
        /// Somebody played alone, or on several seats.
        Alone,
        /// A bot had a seat.
        Bot,
        /// A guest had a seat.
        Guest,
        /// Somebody made too few decisions before it ended.
        Short,
        /// It did not start as usual: from a position, a branch, or with dealt dice and cards.
        Special,
        /// Taking back was free, or something learned was taken back.
        TakenBack,
        /// It was called off.
        CalledOff,
        /// The same players have met too often today: it counted less, or nothing.
        Again,
    }

    /// What the latest match did to a rating.
    pub struct LatestResult {
        /// The match.
        #[serde(rename = "match")]
        pub match_id: String,
        /// By how much the rating changed.
        pub change: i32,
        /// Why it changed less than it might, or not at all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub unrated: Option<Unrated>,
    }

    /// What is kept of a person's matches of one game.
    pub struct Profile {
        /// The game.
        pub game: String,
        /// Raised with every change; an [`Order`] quotes it.
        pub version: u32,
        /// The rating, in games between people.
        pub rating: i32,
        /// Matches finished.
        pub played: u32,
        /// Matches won.
        pub won: u32,
        /// Matches that nobody won.
        pub drawn: u32,
        /// What the latest match did to the rating.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub latest: Option<LatestResult>,
        /// What the game itself keeps, in a form of its own; an empty object where it keeps nothing.
        /// Null in the list of all games where it cannot be read.
        pub kept: Value,
    }

    /// Does something with what a game keeps: buys, upgrades, saves a deck.
    #[serde(deny_unknown_fields)]
    pub struct Order {
        /// The version of the profile that the caller has seen.
        pub version: u32,
        /// What, in a form of the game's own.
        pub order: Value,
    }
}
