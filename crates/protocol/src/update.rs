//! What the server tells: replies, updates and news of the table.

use serde_json::Value;

use crate::{ChatLine, Delta, Ending, Fault, MatchInfo, Prompt, Reply, Thing, UndoInfo, Whole, Why, Words, wire};

wire! {
    /// A message of the server over a socket.
    #[serde(rename_all = "snake_case")]
    pub enum Message {
        /// To one request.
        Reply(Reply),
        /// The table has changed for one of the client's viewers.
        Update(Box<Update>),
        /// The lobby side of the match has changed.
        Match(Box<MatchInfo>),
        /// Who is here.
        Presence(Presence),
        /// Somebody said something.
        Chat {
            /// Where.
            #[serde(rename = "match")]
            match_id: String,
            /// What.
            line: ChatLine,
        },
        /// Somebody wants to take something back, or that was settled.
        Undo(UndoNews),
        /// Which of the client's own seats are ready with a plan.
        Ready {
            /// Where.
            #[serde(rename = "match")]
            match_id: String,
            /// Which seats.
            seats: Vec<u8>,
        },
        /// A house bot gave no answer, and a simpler one decided in its place.
        StandIn {
            /// Where.
            #[serde(rename = "match")]
            match_id: String,
            /// For which seat.
            seat: u8,
            /// Which bot decided.
            bot: String,
        },
        /// The match was stopped by a fault.
        Frozen {
            /// Where.
            #[serde(rename = "match")]
            match_id: String,
        },
        /// A message could not be read, or the socket is about to be closed.
        Fault(Fault),
    }

    /// What came of a request that was done.
    #[serde(rename_all = "snake_case")]
    pub enum Answer {
        /// It is durable; the viewer's number now.
        Done {
            /// The number.
            number: u32,
        },
        /// The client is at the table; an update for each of its viewers follows.
        Attached {
            /// The lobby side of the match.
            info: Box<MatchInfo>,
            /// The latest lines of chat.
            chat: Vec<ChatLine>,
            /// Who is here.
            present: Vec<u8>,
        },
        /// The present update.
        Update(Box<Update>),
        /// What taking back would mean.
        UndoPlan(UndoInfo),
        /// The others are asked.
        Asked(UndoInfo),
        /// The whole actions that were asked about.
        Wholes(Wholes),
        /// What is against it.
        Why(Why),
        /// A bot's advice; none if it has none.
        Hint(Option<Advice>),
        /// Nothing more to say.
        Noted,
    }

    /// What a seat may do, as whole actions.
    pub struct Wholes {
        /// Whether it is in the middle of one, which an undo of the whole takes back.
        pub within: bool,
        /// What can act; empty where one piece was asked about.
        pub pieces: Vec<Piece>,
        /// The actions of the piece that was asked about, or else those that begin with none.
        pub wholes: Vec<Whole>,
    }

    /// Something on the board that can act.
    pub struct Piece {
        /// What.
        pub thing: Thing,
        /// The kinds of action, as far as the game has kinds.
        pub verbs: Vec<Words>,
        /// In how many ways.
        pub count: u32,
    }

    /// A bot's advice.
    pub struct Advice {
        /// What it would do.
        pub action: Value,
        /// Why.
        pub reason: Words,
    }

    /// What one viewer may know, complete.
    pub struct Update {
        /// The match.
        #[serde(rename = "match")]
        pub match_id: String,
        /// The viewer's seat; none for an onlooker.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// How many changes this viewer could see so far: what an action quotes.
        pub number: u32,
        /// The number from which `changes` start: those after it are all there.
        pub since: u32,
        /// What the viewer may know.
        pub view: Value,
        /// The same in words.
        pub scene: crate::Scene,
        /// What the seat is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub prompt: Option<Prompt>,
        /// Which seats are asked now.
        pub asked: Vec<u8>,
        /// What the host is asked for, at a table with real dice and cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub dealer: Option<DealerPrompt>,
        /// What has happened since.
        pub changes: Vec<Change>,
        /// How it ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub ending: Option<Ending>,
        /// The clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub clock: Option<ClockState>,
        /// Whether this seat could redo what it took back.
        pub redoable: bool,
        /// The seat's own draft.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub draft: Option<Vec<Value>>,
    }

    /// One change that a viewer could see.
    pub struct Change {
        /// Its number for this viewer.
        pub number: u32,
        /// When, in milliseconds of Unix time, to the second.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub at: u64,
        /// What kind of change.
        pub kind: ChangeKind,
        /// Whether it belongs to the same whole action as the change before: one line of a log is
        /// enough for both.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub goes_on: bool,
        /// What happened.
        pub events: Vec<Said>,
        /// The same one thing after another, with what was seen before each: for those who attach
        /// with `beats`, and not for what is long past.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Beat>>"))]
        pub beats: Vec<Beat>,
    }

    /// One thing that happened. After the last one the viewer sees what the update shows, and from
    /// there it goes back from beat to beat, to what the viewer was shown before.
    pub struct Beat {
        /// How many events of its change belong to it, after those of the beats before.
        pub events: u32,
        /// Whether it is what the viewer's own seat did, and not what came of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub own: bool,
        /// Whether what was seen before it is what the update with the number `since` has shown: then it
        /// is not said again. Only in the first of what is pushed; whoever attaches is told all of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub shown: bool,
        /// What makes the view before it out of the view after it; none if both are the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub view: Option<Delta>,
        /// The same of the words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub scene: Option<Delta>,
    }

    /// The kinds of change.
    #[serde(rename_all = "snake_case")]
    #[derive(Copy, Eq)]
    pub enum ChangeKind {
        /// The game went on.
        Play,
        /// The match went back: changes after this number are no longer in effect.
        Undo {
            /// The last number that still is.
            back_to: u32,
        },
        /// What the latest undo took back is in effect again.
        Redo,
        /// A seat gave up.
        Resign {
            /// Which.
            seat: u8,
        },
        /// A seat ran out of time.
        Flag {
            /// Which.
            seat: u8,
        },
    }

    /// An event and its words.
    pub struct Said {
        /// The event, as the game writes it.
        pub event: Value,
        /// The same in words.
        pub words: Words,
    }

    /// What the host is asked to deal.
    pub struct DealerPrompt {
        /// What is asked.
        pub ask: Words,
        /// What may come.
        pub candidates: Vec<String>,
        /// How many.
        pub count: u32,
        /// Whether the same may come more than once: faces of dice do, drawn things do not.
        pub repeats: bool,
    }

    /// The clocks of a match.
    pub struct ClockState {
        /// The server's time, in milliseconds of Unix time.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        pub now: u64,
        /// By seat: what is left, in milliseconds.
        #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
        pub left: Vec<u64>,
        /// The seats whose time is running.
        pub running: Vec<u8>,
    }

    /// Who is here.
    pub struct Presence {
        /// The match.
        #[serde(rename = "match")]
        pub match_id: String,
        /// The seats whose holders are connected.
        pub seats: Vec<u8>,
        /// How many look on.
        pub watching: u32,
    }

    /// News of a take-back.
    pub struct UndoNews {
        /// The match.
        #[serde(rename = "match")]
        pub match_id: String,
        /// Who wants it.
        pub seat: u8,
        /// What it would mean; none once it is settled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub plan: Option<UndoInfo>,
        /// Whether it was granted, once it is settled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub granted: Option<bool>,
    }
}

impl Message {
    /// Reads a message, as a client does.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }
}
