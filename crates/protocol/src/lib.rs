//! The messages between the server of Parlour and its clients.
//!
//! Plain data with serde: whoever plays over the wire, in any language, needs these and nothing of
//! the server. The tests keep their TypeScript in `web/src/generated` as it must be.
//!
//! A socket carries [`Request`]s one way and [`Message`]s the other. Every [`Ask`] can be sent over
//! HTTP too (`POST /api/matches/{id}/ask`), so that the simplest bot needs no socket at all.
//!
//! Numbers: a viewer counts the changes it could see. [`Update::number`] is that count, and an
//! action quotes it (`expect`), so that what others do in secret neither shows nor gets in the way.

mod account;
mod ask;
mod delta;
mod fault;
mod table;
#[cfg(feature = "typescript")]
pub mod typescript;
mod update;

pub use account::*;
pub use ask::*;
pub use delta::Delta;
pub use fault::*;
/// The engine's own words, which go over the wire as they are.
pub use parlour_core::{Choice, Mark, Param, Scene, Section, Text as Words, Thing};
pub use table::*;
pub use update::*;

/// A question to a seat; its actions are the game's.
pub type Prompt = parlour_core::Prompt<serde_json::Value>;

/// What a person means by one action, as the small ones that make it up.
pub type Whole = parlour_core::Whole<serde_json::Value>;

/// Why something is not offered.
pub type Why = parlour_core::Why<serde_json::Value>;

/// The version of the protocol; raised by a change that old clients would not survive.
pub const PROTOCOL: u32 = 1;

/// Derives what every message has: serde, OpenAPI and TypeScript when asked for.
/// Once in each module: [`typescript`] collects what it wrote.
#[macro_export]
#[doc(hidden)]
macro_rules! wire {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident $body:tt)*) => {
        $(
            #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
            #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
            $(#[$meta])*
            pub $kind $name $body
        )*

        #[cfg(feature = "typescript")]
        pub(crate) fn typescript(all: &mut $crate::typescript::Files) {
            $(all.add::<$name>();)*
        }
    };
}
