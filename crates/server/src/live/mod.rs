//! Live matches. One task owns one match; everybody else sends it messages.
//!
//! Commit, acknowledge, fan out: what a request did is durable before its reply is sent and before
//! anybody else hears of it. The key (match, sequence number) in storage is the arbiter, so that
//! two nodes that both hold a match can never both write its entry N; the loser reads what the
//! winner wrote and goes on from there.

mod anchors;
mod asks;
mod bots;
mod chat;
mod claims;
mod clocks;
mod commit;
mod elsewhere;
mod flags;
pub mod head;
mod lobby;
mod replay;
mod results;
mod rounds;
mod shares;
mod show;
mod snapshot;
mod table;
mod undo;
mod upgrade;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use parlour_core::Record;
use parlour_protocol::{Answer, Ask, Code, Fault, Invitation, Join, MatchInfo, ReplayIndex, ReplayView};
use tokio::sync::{mpsc, oneshot};

use crate::bus::News;
use crate::outbox::Outbox;
use crate::shared::Shared;
use crate::store::{Account, MatchRow, StoreError};

pub use anchors::Anchors;
pub use lobby::{Creation, ruled};
pub use results::{MEETINGS, settle};
pub use upgrade::take_over_all;

/// So many messages may wait for one match before those who send wait too.
const QUEUE: usize = 64;

/// Whoever asks: an account, and the socket it asks through.
#[derive(Clone, Debug, Default)]
pub struct Who {
    /// The account; none for strangers.
    pub account: Option<Account>,
    /// The socket.
    pub outbox: Option<Outbox>,
}

impl Who {
    /// Somebody without a socket.
    pub fn person(account: Option<Account>) -> Self {
        Who { account, outbox: None }
    }

    /// The account's id.
    pub fn id(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.id.as_str())
    }
}

/// A match that is to be branched.
#[derive(Clone, Debug)]
pub struct Origin {
    /// Its id.
    pub id: String,
    /// Its record; without its keys if it is still being played.
    pub record: Record,
    /// Whether it is.
    pub running: bool,
}

type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// A message to a match.
pub(crate) enum Command {
    /// Something a player or onlooker asks.
    Ask(Who, Ask, Reply<Answer>),
    /// Somebody takes a seat.
    Join(Who, Join, Reply<MatchInfo>),
    /// Somebody gets up before the start.
    Leave(Who, Reply<MatchInfo>),
    /// The lobby side of the match.
    Info(Who, Reply<MatchInfo>),
    /// The host's invitations.
    Invitations(Who, Reply<Vec<Invitation>>),
    /// The steps of a replay.
    Replay(Who, String, Reply<ReplayIndex>),
    /// The table after a step of a replay.
    ReplayView(Who, String, u32, Reply<ReplayView>),
    /// The record of a finished match.
    Record(Reply<Record>),
    /// The match as it is to be branched.
    Branchable(Who, Reply<Origin>),
    /// A bot has decided: seat, the number at which it was asked, and what.
    Decided(u8, u32, Result<serde_json::Value, crate::pool::Stuck>),
    /// Something came from another node: its name, and what.
    Heard(String, News),
    /// A socket is gone.
    Gone(u64),
}

impl Command {
    /// Answers whoever waits for it that it is not done.
    fn refuse(self, fault: Fault) {
        match self {
            Command::Ask(.., reply) => drop(reply.send(Err(fault))),
            Command::Join(.., reply) | Command::Leave(.., reply) | Command::Info(.., reply) => {
                drop(reply.send(Err(fault)));
            }
            Command::Invitations(.., reply) => drop(reply.send(Err(fault))),
            Command::Replay(.., reply) => drop(reply.send(Err(fault))),
            Command::ReplayView(.., reply) => drop(reply.send(Err(fault))),
            Command::Record(reply) => drop(reply.send(Err(fault))),
            Command::Branchable(_, reply) => drop(reply.send(Err(fault))),
            Command::Decided(..) | Command::Heard(..) | Command::Gone(_) => {}
        }
    }
}

/// The matches held by this node.
#[derive(Default)]
pub struct Tables {
    live: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Tables {
    fn sender(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.live.lock().expect("no code panics with this lock").get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// Tells a match, if this node holds it, what came from another node.
    pub fn heard(&self, from: String, news: News) {
        if let Some(sender) = news.id().and_then(|id| self.sender(id)) {
            tokio::spawn(async move { sender.send(Command::Heard(from, news)).await });
        }
    }

    /// The same for all matches of this node: news may have been missed.
    pub fn news_to_all(&self) {
        let ids: Vec<String> = self.live.lock().expect("no code panics with this lock").keys().cloned().collect();
        for id in ids {
            self.heard(String::new(), News::Written { id });
        }
    }

    /// How many matches are held.
    pub fn len(&self) -> usize {
        self.live.lock().expect("no code panics with this lock").len()
    }

    /// Whether no match is held.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Tells a match that a socket is gone.
    pub async fn gone(&self, id: &str, socket: u64) {
        if let Some(sender) = self.sender(id) {
            let _ = sender.send(Command::Gone(socket)).await;
        }
    }

    fn forget(&self, id: &str, sender: &mpsc::Sender<Command>) {
        let mut live = self.live.lock().expect("no code panics with this lock");
        if live.get(id).is_some_and(|held| held.same_channel(sender)) {
            live.remove(id);
        }
    }

    /// Hands a command to a match, which is taken up if this node does not hold it yet. Gives it
    /// back if the match is put away, or taken up, just then.
    async fn deliver(&self, shared: &Arc<Shared>, id: &str, command: Command) -> Result<Option<Command>, Fault> {
        if let Some(sender) = self.sender(id) {
            let unsent = sender.send(command).await.err();
            return Ok(unsent.map(|unsent| {
                self.forget(id, &sender);
                unsent.0
            }));
        }
        Ok(self.take_up(shared, stored(shared, id).await?, Some(command)))
    }

    /// Takes a match up, with its first command: one that cannot be read back has nothing but its
    /// refusal to give, and may be gone before anybody could ask. Gives the command back if somebody
    /// else was first.
    fn take_up(&self, shared: &Arc<Shared>, row: MatchRow, command: Option<Command>) -> Option<Command> {
        let mut live = self.live.lock().expect("no code panics with this lock");
        if live.get(&row.id).is_some_and(|sender| !sender.is_closed()) {
            return command;
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        if let Some(command) = command {
            assert!(sender.try_send(command).is_ok(), "a new queue has room");
        }
        live.insert(row.id.clone(), sender.clone());
        shared.metrics.live.add(1);
        tokio::spawn(table::run(shared.clone(), row, receiver, sender.downgrade()));
        None
    }

    /// Sends a command and waits for its reply.
    pub(crate) async fn call<T>(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let mut command = command(reply);
        // A match may be put away between finding it and reaching it; then it is taken up again.
        for _ in 0..3 {
            match self.deliver(shared, id, command).await? {
                None => return answer.await.unwrap_or_else(|_| Err(busy())),
                Some(unsent) => command = unsent,
            }
        }
        Err(busy())
    }

    /// Takes up a match so that its clocks and bots go on.
    pub async fn wake(&self, shared: &Arc<Shared>, id: &str) {
        if self.sender(id).is_some() {
            return;
        }
        match stored(shared, id).await {
            Ok(row) => drop(self.take_up(shared, row, None)),
            Err(fault) => tracing::warn!(id, fault = %fault, "a match could not be taken up"),
        }
    }
}

/// A match in storage.
async fn stored(shared: &Shared, id: &str) -> Result<MatchRow, Fault> {
    let row = shared.store.find(id).await.map_err(|error| table::unreadable(&error))?;
    row.ok_or_else(unknown)
}

/// Hands a command to a match that was put away before it could take it.
fn pass_on(shared: &Arc<Shared>, id: &str, mut command: Command) {
    let (shared, id) = (shared.clone(), id.to_owned());
    tokio::spawn(async move {
        for _ in 0..3 {
            match shared.tables.deliver(&shared, &id, command).await {
                Ok(Some(unsent)) => command = unsent,
                _ => return,
            }
        }
        command.refuse(busy());
    });
}

/// What is said when there is no such match, or it is not the caller's to see.
pub fn unknown() -> Fault {
    Fault::new(Code::TableUnknown, "there is no such match")
}

/// What is said when the server cannot take it now.
pub fn busy() -> Fault {
    Fault::new(Code::ServerBusy, "the server is busy or shutting down; try again")
}

/// Storage's failures as a client hears of them; the details go to the log.
pub fn storage_fault(error: &StoreError) -> Fault {
    tracing::error!(%error, "storage failed");
    let sentence = match error {
        StoreError::Full => "the server's disk is full; nothing was changed",
        StoreError::Unsure(_) => "the database didn't answer; look again to see whether it was saved",
        _ => "the database didn't save it; nothing was changed",
    };
    Fault::new(Code::ServerStorage, sentence)
}
