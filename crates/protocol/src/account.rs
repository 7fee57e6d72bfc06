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
        #[cfg_attr(test, ts(optional))]
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
        #[cfg_attr(test, ts(optional))]
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
        #[cfg_attr(test, ts(type = "number"))]
        pub expires: u64,
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
        /// What the game itself keeps: in Clans a [`ClansKept`](crate::ClansKept); otherwise an
        /// empty object.
        pub kept: Value,
    }

    /// Does something with what a game keeps: buys, upgrades, saves a deck.
    #[serde(deny_unknown_fields)]
    pub struct Order {
        /// The version of the profile that the caller has seen.
        pub version: u32,
        /// What: in Clans a [`ClansOrder`](crate::ClansOrder).
        pub order: Value,
    }
}
