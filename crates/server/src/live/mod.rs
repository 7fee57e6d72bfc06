//! Live matches. One task owns one table and does what it wants; everybody else sends it messages.
//!
//! Commit, acknowledge, fan out: what a request did is durable before its reply is sent and before
//! anybody else hears of it. The key (match, sequence number) in storage is the arbiter, so that
//! two nodes that both hold a match can never both write its entry N; the loser reads what the
//! winner wrote and goes on from there.

mod anchors;
mod creation;
mod host;
mod read;
mod results;
mod snapshot;
mod upgrade;

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use parlour_protocol::Fault;
use parlour_table::{Command, News, Person, Replied, Stuck, Trouble, Who, WorkId};
use tokio::sync::{mpsc, oneshot};

use crate::outbox::Outbox;
use crate::shared::Shared;
use crate::store::{Account, StoreError};

pub use anchors::Anchors;
pub use creation::{ruled, store_match};
pub use parlour_table::{busy, head, unknown};
pub use results::{MEETINGS, settle};
pub use upgrade::take_over_all;

/// So many messages may wait for one match before those who send wait too.
const QUEUE: usize = 64;

/// Somebody without a connection, as a table knows them.
pub fn person(account: Option<&Account>) -> Who {
    let person =
        |account: &Account| Person { id: account.id.clone(), name: account.name.clone(), guest: account.guest };
    Who { person: account.map(person), socket: None }
}

type Answered = oneshot::Sender<Result<Replied, Fault>>;

/// What is said to the task that owns a table.
pub(crate) enum Said {
    /// A command, the connection that it comes by, and who waits for the answer. Boxed, because every
    /// queue has room for many of it, and every match has a queue.
    Command(Box<Command>, Option<Outbox>, Option<Answered>),
    /// A bot has thought, for so many milliseconds.
    Thought(WorkId, Result<Box<dyn Any + Send>, Stuck>, u64),
}

impl Said {
    /// Answers whoever waits for it that it is not done.
    fn refuse(self, fault: Fault) {
        if let Said::Command(_, _, Some(answered)) = self {
            drop(answered.send(Err(fault)));
        }
    }
}

/// The matches held by this node.
#[derive(Default)]
pub struct Tables {
    live: Mutex<HashMap<String, mpsc::Sender<Said>>>,
}

impl Tables {
    fn sender(&self, id: &str) -> Option<mpsc::Sender<Said>> {
        self.live.lock().expect("no code panics with this lock").get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// Tells a match, if this node holds it, what came from another node.
    pub fn heard(&self, from: String, id: &str, news: News) {
        if let Some(sender) = self.sender(id) {
            let said = Said::Command(Box::new(Command::Heard(from, news)), None, None);
            tokio::spawn(async move { sender.send(said).await });
        }
    }

    /// Tells all matches of this node that they may have missed news.
    pub fn news_to_all(&self) {
        let ids: Vec<String> = self.live.lock().expect("no code panics with this lock").keys().cloned().collect();
        for id in ids {
            self.heard(String::new(), &id, News::Written);
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
            let _ = sender.send(Said::Command(Box::new(Command::Gone(socket)), None, None)).await;
        }
    }

    fn forget(&self, id: &str, sender: &mpsc::Sender<Said>) {
        let mut live = self.live.lock().expect("no code panics with this lock");
        if live.get(id).is_some_and(|held| held.same_channel(sender)) {
            live.remove(id);
        }
    }

    /// Hands a message to a match, which is taken up if this node does not hold it yet. Gives it
    /// back if the match is put away, or taken up, just then.
    async fn deliver(&self, shared: &Arc<Shared>, id: &str, said: Said) -> Option<Said> {
        if let Some(sender) = self.sender(id) {
            let unsent = sender.send(said).await.err();
            return unsent.map(|unsent| {
                self.forget(id, &sender);
                unsent.0
            });
        }
        self.take_up(shared, id, Some(said))
    }

    /// Takes a match up, with its first message: one that cannot be read back has nothing but its
    /// refusal to give, and may be gone before anybody could ask. Gives the message back if somebody
    /// else was first.
    fn take_up(&self, shared: &Arc<Shared>, id: &str, said: Option<Said>) -> Option<Said> {
        let mut live = self.live.lock().expect("no code panics with this lock");
        if live.get(id).is_some_and(|sender| !sender.is_closed()) {
            return said;
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        if let Some(said) = said {
            assert!(sender.try_send(said).is_ok(), "a new queue has room");
        }
        live.insert(id.to_owned(), sender.clone());
        shared.metrics.live.add(1);
        tokio::spawn(host::run(shared.clone(), id.to_owned(), receiver, sender.downgrade()));
        None
    }

    /// Says something to a match and waits for its reply.
    pub(crate) async fn call<T>(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        command: Command,
        reply: fn(Replied) -> Option<T>,
    ) -> Result<T, Fault> {
        self.call_by(shared, id, command, None, reply).await
    }

    /// The same by a connection.
    pub(crate) async fn call_by<T>(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        command: Command,
        outbox: Option<Outbox>,
        reply: fn(Replied) -> Option<T>,
    ) -> Result<T, Fault> {
        let (answered, answer) = oneshot::channel();
        let mut said = Said::Command(Box::new(command), outbox, Some(answered));
        if let Some(sender) = self.sender(id) {
            match sender.send(said).await {
                Ok(()) => return answered_by(answer, reply).await,
                Err(unsent) => {
                    self.forget(id, &sender);
                    said = unsent.0;
                }
            }
        } else {
            // Whoever asks for a match that is not there must not make one.
            let row = shared.store.find(id).await;
            row.map_err(|error| unreadable(&error))?.ok_or_else(unknown)?;
        }
        // A match may be put away between finding it and reaching it; then it is taken up again.
        for _ in 0..3 {
            match self.deliver(shared, id, said).await {
                None => return answered_by(answer, reply).await,
                Some(unsent) => said = unsent,
            }
        }
        Err(busy())
    }

    /// Takes up a match so that its clocks and bots go on.
    pub fn wake(&self, shared: &Arc<Shared>, id: &str) {
        drop(self.take_up(shared, id, None));
    }
}

/// Waits for a table's answer.
async fn answered_by<T>(
    answer: oneshot::Receiver<Result<Replied, Fault>>,
    reply: fn(Replied) -> Option<T>,
) -> Result<T, Fault> {
    answer.await.unwrap_or_else(|_| Err(busy())).and_then(|it| reply(it).ok_or_else(busy))
}

/// Hands a message to a match that was put away before it could take it.
fn pass_on(shared: &Arc<Shared>, id: &str, mut said: Said) {
    let (shared, id) = (shared.clone(), id.to_owned());
    tokio::spawn(async move {
        for _ in 0..3 {
            match shared.tables.deliver(&shared, &id, said).await {
                Some(unsent) => said = unsent,
                None => return,
            }
        }
        said.refuse(busy());
    });
}

/// Storage's failures as a table knows them.
fn trouble(error: &StoreError) -> Trouble {
    match error {
        StoreError::Conflict => Trouble::Conflict,
        StoreError::Full => Trouble::Full,
        StoreError::Unsure(error) => Trouble::Unsure(error.to_string()),
        StoreError::Database(_) => Trouble::Failed(error.to_string()),
        StoreError::Closed => Trouble::Closed,
        StoreError::Newer => Trouble::Newer,
        StoreError::Shape(what) => Trouble::Shape(what.clone()),
        other => Trouble::Shape(other.to_string()),
    }
}

/// What is said of a match that could not be found in storage.
fn unreadable(error: &StoreError) -> Fault {
    parlour_table::unreadable(&trouble(error))
}

/// Storage's failures as a client hears of them; the details go to the log.
pub fn storage_fault(error: &StoreError) -> Fault {
    parlour_table::storage_fault(&trouble(error))
}
