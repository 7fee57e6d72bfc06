//! How the server says no: a stable code, a sentence and, where the rules said it, their number.

use crate::{Words, wire};

wire! {
    /// Why something was not done. Nothing has changed.
    pub struct Fault {
        /// What kind of no it is, for programs.
        pub code: Code,
        /// What and which, for people; never a secret.
        pub message: String,
        /// The rule that refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub rule: Option<String>,
        /// The rule's reason, to be said by the game's catalogue.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub reason: Option<Words>,
        /// The number the client should have quoted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub number: Option<u32>,
    }

    /// The kinds of no.
    #[derive(Copy, Eq, Hash)]
    #[non_exhaustive]
    pub enum Code {
        /// Nobody is logged in, or the token is not known.
        #[serde(rename = "auth/required")]
        AuthRequired,
        /// Wrong name or password.
        #[serde(rename = "auth/refused")]
        AuthRefused,
        /// Too many wrong passwords; try later.
        #[serde(rename = "auth/locked")]
        AuthLocked,
        /// The request came from another site.
        #[serde(rename = "auth/origin")]
        AuthOrigin,
        /// The name is taken.
        #[serde(rename = "auth/taken")]
        AuthTaken,
        /// There is no such match, game or record, or it is not yours to see.
        #[serde(rename = "table/unknown")]
        TableUnknown,
        /// The seat is not yours.
        #[serde(rename = "table/seat")]
        TableSeat,
        /// The players want no talk from onlookers.
        #[serde(rename = "table/muted")]
        TableMuted,
        /// The seat is taken, or the invitation is used or wrong.
        #[serde(rename = "table/taken")]
        TableTaken,
        /// The match has not started, or has started already.
        #[serde(rename = "table/phase")]
        TablePhase,
        /// The match is over.
        #[serde(rename = "table/over")]
        TableOver,
        /// A fault in this match stopped it; its log is kept.
        #[serde(rename = "table/frozen")]
        TableFrozen,
        /// The table cannot be set up like that.
        #[serde(rename = "table/setup")]
        TableSetup,
        /// Too many matches at once; finish or leave one first.
        #[serde(rename = "table/limit")]
        TableLimit,
        /// Something has changed that this viewer could see; look again.
        #[serde(rename = "action/stale")]
        ActionStale,
        /// The rules do not allow it.
        #[serde(rename = "action/illegal")]
        ActionIllegal,
        /// It is not an action of this game.
        #[serde(rename = "action/shape")]
        ActionShape,
        /// The request's key was used for something else.
        #[serde(rename = "action/key")]
        ActionKey,
        /// There is nothing to undo, redo or answer.
        #[serde(rename = "action/nothing")]
        ActionNothing,
        /// The others have been asked already, or have said no.
        #[serde(rename = "action/asked")]
        ActionAsked,
        /// The message could not be read.
        #[serde(rename = "input/shape")]
        InputShape,
        /// The message is too large or nested too deeply.
        #[serde(rename = "input/size")]
        InputSize,
        /// Too much in too short a time.
        #[serde(rename = "input/rate")]
        InputRate,
        /// The request is for another host.
        #[serde(rename = "input/host")]
        InputHost,
        /// A record that does not verify.
        #[serde(rename = "input/record")]
        InputRecord,
        /// The server is at its limit or shutting down.
        #[serde(rename = "server/busy")]
        ServerBusy,
        /// The storage did not take it.
        #[serde(rename = "server/storage")]
        ServerStorage,
        /// A fault of the server; its log has the details under the request's id.
        #[serde(rename = "server/fault")]
        ServerFault,
    }
}

impl Fault {
    /// A fault with its sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Fault { code, message: message.into(), rule: None, reason: None, number: None }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}
