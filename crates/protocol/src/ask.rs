//! What a client asks of a match. The same over a socket and over HTTP.

use serde_json::Value;

use crate::{Answer, Thing, wire};

wire! {
    /// A message to the server over a socket.
    #[serde(deny_unknown_fields)]
    pub struct Request {
        /// Chosen by the client; the reply carries it.
        pub id: u32,
        /// The match it is about.
        #[serde(rename = "match")]
        pub match_id: String,
        /// What is asked.
        pub ask: Ask,
    }

    /// What can be asked of a match.
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Ask {
        /// Sit down at the match: updates follow until `leave`. Over a socket only.
        Attach {
            /// The last number this client has; without, what the person last looked at.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            since: Option<u32>,
            /// Look on only, even with a seat.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
            watch: bool,
            /// Whether changes bring their beats.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
            beats: bool,
        },
        /// Get up: no more updates.
        Detach,
        /// Send the present update of a viewer again.
        Look {
            /// The seat; onlookers say none.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            seat: Option<u8>,
            /// The last number this client has.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            since: Option<u32>,
        },
        /// Take an action.
        Act {
            /// For which seat.
            seat: u8,
            /// The number of the last change this seat could see, or an earlier one since which it
            /// is asked the same.
            expect: u32,
            /// Chosen by the client; the same key is never applied twice, nor to another action.
            key: String,
            /// One of the prompt's actions.
            action: Value,
        },
        /// Which whole actions the seat may take now, or go on with.
        Wholes {
            /// For which seat.
            seat: u8,
            /// Those of this piece; without, what can act, and what begins with no piece.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            piece: Option<Thing>,
        },
        /// Why the seat may not do something that it is not offered: what was pressed, the kind of action,
        /// or both.
        Why {
            /// For which seat.
            seat: u8,
            /// What was pressed, in order.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Thing>>"))]
            things: Vec<Thing>,
            /// The key of the kind of action, as in the `verb` of a whole action.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            verb: Option<String>,
        },
        /// Take several small actions as one: all of them, or none if one is not legal. Only the last
        /// may find something out.
        ActAll {
            /// For which seat.
            seat: u8,
            /// As for `act`.
            expect: u32,
            /// As for `act`.
            key: String,
            /// The actions, in order.
            actions: Vec<Value>,
        },
        /// Answer for the dealer, at a table with real dice and cards. For the host.
        Deal {
            /// The number of the last change the host's seat could see.
            expect: u32,
            /// Chosen by the client.
            key: String,
            /// The names of the dealt items, in order.
            items: Vec<String>,
        },
        /// Keep a plan to oneself: it is played when all are ready, or at the flag.
        Draft {
            /// For which seat.
            seat: u8,
            /// The actions, in order.
            actions: Vec<Value>,
        },
        /// Say that the draft stands, or no longer.
        Ready {
            /// For which seat.
            seat: u8,
            /// Whether it stands.
            ready: bool,
        },
        /// What taking back would mean.
        UndoPlan {
            /// For which seat.
            seat: u8,
        },
        /// Take back the latest action; the others are asked where they must be.
        Undo {
            /// For which seat.
            seat: u8,
            /// The number of the last change this seat could see.
            expect: u32,
        },
        /// What taking back the whole latest action would mean.
        WholeUndoPlan {
            /// For which seat.
            seat: u8,
        },
        /// Take back the whole action that the latest small one belongs to; the others are asked where
        /// they must be.
        UndoWhole {
            /// For which seat.
            seat: u8,
            /// The number of the last change this seat could see.
            expect: u32,
        },
        /// Say yes or no to somebody's undo.
        Consent {
            /// For which seat.
            seat: u8,
            /// Whether it agrees.
            agree: bool,
        },
        /// Make the latest undo good again.
        Redo {
            /// For which seat.
            seat: u8,
            /// The number of the last change this seat could see.
            expect: u32,
        },
        /// Throw a fresh share into the shuffle, where the seat has none: the host has drawn another
        /// key.
        Share {
            /// For which seat.
            seat: u8,
            /// The hash, as in [`NewMatch::share`](crate::NewMatch::share).
            share: String,
        },
        /// Show what the seat throws into the shuffle, once all seats are taken.
        Reveal {
            /// For which seat.
            seat: u8,
            /// The text whose hash the seat's share is: at most 64 characters.
            entropy: String,
        },
        /// Give up.
        Resign {
            /// For which seat.
            seat: u8,
        },
        /// End a match without a clock that somebody has left who does not come back.
        Claim {
            /// For which seat.
            seat: u8,
            /// How it is to end.
            claim: Claim,
        },
        /// Keep onlookers from talking, or let them again.
        Mute {
            /// For which seat.
            seat: u8,
            /// Whether they are to be silent.
            muted: bool,
        },
        /// Say something to all at the table.
        Chat {
            /// What.
            text: String,
        },
        /// Remember that everything up to this number was looked at. In a game with a timer of its
        /// own this reports the seat ready for its turn.
        Looked {
            /// For which seat.
            seat: u8,
            /// The number.
            number: u32,
        },
        /// Ask a bot what it would do.
        Hint {
            /// For which seat.
            seat: u8,
            /// Which bot; the game's usual one without.
            #[serde(default)]
            #[cfg_attr(feature = "typescript", ts(optional))]
            bot: Option<String>,
        },
    }

    /// How a match ends that somebody has left.
    #[serde(rename_all = "snake_case")]
    #[derive(Copy, Eq)]
    pub enum Claim {
        /// Whoever has left loses.
        Win,
        /// Nobody wins, and it does not count.
        CallOff,
    }

    /// The reply to one [`Request`].
    pub struct Reply {
        /// The request's id.
        pub re: u32,
        /// What came of it.
        #[serde(flatten)]
        pub result: Outcome,
    }

    /// What came of a request.
    #[serde(rename_all = "snake_case")]
    pub enum Outcome {
        /// It was done, and is durable.
        Ok(Answer),
        /// It was not done.
        Fault(crate::Fault),
    }
}

impl Ask {
    /// The seat for which it is asked.
    pub fn seat(&self) -> Option<u8> {
        match self {
            Ask::Act { seat, .. }
            | Ask::ActAll { seat, .. }
            | Ask::Wholes { seat, .. }
            | Ask::Why { seat, .. }
            | Ask::Draft { seat, .. }
            | Ask::Ready { seat, .. }
            | Ask::UndoPlan { seat }
            | Ask::WholeUndoPlan { seat }
            | Ask::UndoWhole { seat, .. }
            | Ask::Undo { seat, .. }
            | Ask::Consent { seat, .. }
            | Ask::Redo { seat, .. }
            | Ask::Share { seat, .. }
            | Ask::Reveal { seat, .. }
            | Ask::Resign { seat }
            | Ask::Claim { seat, .. }
            | Ask::Mute { seat, .. }
            | Ask::Looked { seat, .. }
            | Ask::Hint { seat, .. } => Some(*seat),
            Ask::Look { seat, .. } => *seat,
            Ask::Attach { .. } | Ask::Detach | Ask::Deal { .. } | Ask::Chat { .. } => None,
        }
    }
}
