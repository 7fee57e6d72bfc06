//! What is around one table: storage, sockets and threads. The table says what it wants, and this
//! does it, one thing after another.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use parlour_protocol::{Answer, Ask};
use parlour_table::{
    AskId, Closed, Command, Done, Happened, Job, Out, Replied, Socket, Stuck, Table, Trouble, WorkId, Write, busy,
};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::results::settle_later;
use super::{Answered, Said, pass_on, trouble};
use crate::bus::News;
use crate::outbox::Outbox;
use crate::shared::Shared;
use crate::store::{Anchor, Append, HeadChange};
use crate::vault::Kind;

/// Somebody who waits for an answer, and since when where that is measured.
struct Waiting {
    answered: Option<Answered>,
    since: Option<Instant>,
}

pub(super) struct Host {
    pub(super) shared: Arc<Shared>,
    pub(super) id: String,
    /// The match's number in storage, once it was found there.
    pub(super) no: i64,
    me: mpsc::WeakSender<Said>,
    outboxes: HashMap<Socket, Outbox>,
    /// Sockets that could not take what was sent to them.
    slow: Vec<Socket>,
    waiting: HashMap<AskId, Waiting>,
    asks: AskId,
    /// How many entries there were when the latest snapshot was made.
    pub(super) snapshot_at: usize,
}

/// Takes a match up and serves it until nobody needs it.
pub(super) async fn run(shared: Arc<Shared>, id: String, mut said: mpsc::Receiver<Said>, me: mpsc::WeakSender<Said>) {
    let (mut table, outs) = Table::open(shared.house.clone(), id.clone(), shared.now());
    let mut host = Host {
        shared: shared.clone(),
        id,
        no: 0,
        me,
        outboxes: HashMap::new(),
        slow: Vec::new(),
        waiting: HashMap::new(),
        asks: 0,
        snapshot_at: 0,
    };
    host.carry_out(&mut table, outs).await;
    while table.closed().is_none() {
        let alarm = table.alarm();
        let outs = tokio::select! {
            said = said.recv() => {
                let Some(said) = said else { break };
                host.say(&mut table, said)
            }
            () = shared.time.until(alarm.unwrap_or(u64::MAX)), if alarm.is_some() => table.tick(shared.now()),
        };
        host.carry_out(&mut table, outs).await;
    }
    said.close();
    let lost = match table.closed() {
        Some(Closed::Lost(fault)) => Some(fault.clone()),
        // Put away while somebody was on the way to it: they find it taken up again.
        Some(Closed::PutAway) => None,
        None => Some(busy()),
    };
    for (ask, _) in table.unheard() {
        host.answer(ask, Err(lost.clone().unwrap_or_else(busy)));
    }
    while let Some(late) = said.recv().await {
        match &lost {
            Some(fault) => late.refuse(fault.clone()),
            None => pass_on(&shared, &host.id, late),
        }
    }
    shared.metrics.live.add(-1);
    shared.tables.live.lock().expect("no code panics with this lock").retain(|_, sender| !sender.is_closed());
}

impl Host {
    fn say(&mut self, table: &mut Table, said: Said) -> Vec<Out> {
        let now = self.shared.now();
        match said {
            Said::Command(command, outbox, answered) => {
                match (command.as_ref(), outbox) {
                    (Command::Ask(_, Ask::Attach { .. }), Some(outbox)) => {
                        drop(self.outboxes.insert(outbox.socket, outbox));
                    }
                    (Command::Gone(socket), _) => drop(self.outboxes.remove(socket)),
                    _ => {}
                }
                let measured = matches!(
                    *command,
                    Command::Ask(
                        _,
                        Ask::Act { .. }
                            | Ask::ActAll { .. }
                            | Ask::Deal { .. }
                            | Ask::Undo { .. }
                            | Ask::UndoWhole { .. }
                            | Ask::Redo { .. }
                    )
                );
                self.asks += 1;
                let since = measured.then(Instant::now);
                self.waiting.insert(self.asks, Waiting { answered, since });
                table.take(now, self.asks, *command)
            }
            Said::Thought(work, thought, took) => table.done(now, work, Done::Thought(thought, took)),
        }
    }

    /// Does what the table wants, and what it wants then.
    async fn carry_out(&mut self, table: &mut Table, outs: Vec<Out>) {
        let mut outs = VecDeque::from(outs);
        loop {
            let Some(out) = outs.pop_front() else {
                let Some(socket) = self.slow.pop() else { return };
                outs.extend(table.take(self.shared.now(), 0, Command::Gone(socket)));
                continue;
            };
            let (work, done) = match out {
                Out::Write(work, write) => (work, Done::Written(self.write(write).await)),
                Out::Read(work, read) => (work, Done::Found(self.read(read).await.map_err(|error| trouble(&error)))),
                Out::Run(work, job) => {
                    (work, Done::Ran(self.shared.rules.run(self.shared.config.rule_time(), job).await))
                }
                Out::Think(work, person, job) => {
                    self.think(work, person, job);
                    continue;
                }
                other => {
                    self.pass(other);
                    continue;
                }
            };
            outs.extend(table.done(self.shared.now(), work, done));
        }
    }

    /// Does what nobody waits for.
    fn pass(&mut self, out: Out) {
        match out {
            Out::Tell(sockets, text) => {
                let text = Utf8Bytes::from(text);
                for socket in sockets {
                    let told = self.outboxes.get(&socket).is_some_and(|outbox| outbox.send(text.clone()));
                    if !told && self.outboxes.remove(&socket).is_some() {
                        self.shared.metrics.dropped.add(1);
                        self.slow.push(socket);
                    }
                }
            }
            Out::Offer(sockets, text) => {
                let text = Utf8Bytes::from(text);
                for outbox in sockets.iter().filter_map(|socket| self.outboxes.get(socket)) {
                    outbox.offer(text.clone());
                }
            }
            Out::Answer(ask, answer) => self.answer(ask, answer),
            Out::News(news) => self.shared.bus.tell(|| News::Table { id: self.id.clone(), news }),
            Out::Happened(Happened::Ended) => self.shared.metrics.finished.add(1),
            Out::Happened(Happened::Result(head)) => settle_later(&self.shared, &self.id, head),
            Out::Happened(Happened::Frozen) => self.shared.metrics.frozen.add(1),
            Out::Happened(Happened::BotMoved) => self.shared.metrics.bot_actions.add(1),
            Out::Write(..) | Out::Read(..) | Out::Run(..) | Out::Think(..) => {}
        }
    }

    fn answer(&mut self, ask: AskId, answer: Result<Replied, parlour_protocol::Fault>) {
        let Some(Waiting { answered, since }) = self.waiting.remove(&ask) else { return };
        if let (Some(since), Ok(Replied::Answer(Answer::Done { .. }))) = (since, &answer) {
            self.shared.metrics.actions.add(1);
            self.shared.metrics.action_time.record(since.elapsed());
        }
        if let Some(answered) = answered {
            let _ = answered.send(answer);
        }
    }

    /// Lets a bot think in the pool, in turn with the others of whoever it thinks for.
    fn think(&self, work: WorkId, person: String, job: Job) {
        let (shared, me) = (self.shared.clone(), self.me.clone());
        shared.metrics.thinking.add(1);
        tokio::spawn(async move {
            let took = Arc::new(AtomicU64::new(0));
            let clock = took.clone();
            let timed = move || {
                let begun = Instant::now();
                let thought = job();
                clock.store(begun.elapsed().as_millis() as u64, Ordering::Relaxed);
                thought
            };
            let thought: Result<Box<dyn Any + Send>, Stuck> = shared.pool.think(&person, timed).await;
            shared.metrics.thinking.add(-1);
            if let Some(me) = me.upgrade() {
                let _ = me.send(Said::Thought(work, thought, took.load(Ordering::Relaxed))).await;
            }
        });
    }

    /// Makes something durable.
    async fn write(&mut self, write: Write) -> Result<(), Trouble> {
        let (store, no, id) = (&self.shared.store, self.no, self.id.as_str());
        let written = match write {
            Write::Entries(append) => return self.append(append).await,
            Write::Draft(seat, draft) => {
                let body = serde_json::to_vec(&draft).expect("a draft is plain data");
                store.set_draft(no, id, seat, &body).await
            }
            Write::Line(line) => {
                let body = serde_json::to_vec(&line).expect("a line is plain data");
                store.say(no, id, line.number, &body).await
            }
            Write::Looked { person, seat, number } => store.set_looked(no, &person, seat, number).await,
        };
        written.map_err(|error| trouble(&error))
    }

    async fn append(&mut self, append: parlour_table::Append) -> Result<(), Trouble> {
        let parlour_table::Append { rows, hash, chain, head, spent } = append;
        let (no, id, vault) = (self.no, self.id.as_str(), self.shared.store.vault());
        let last = rows.last().map(|(number, _)| *number);
        let rows = rows.into_iter().map(|(number, body)| {
            let sealed = vault.seal(Kind::Entry, id, u64::from(number), &body);
            (number, sealed)
        });
        let head = head.map(|change| {
            let plain = serde_json::to_vec(&change.head).expect("a head is plain data");
            HeadChange {
                from: change.from,
                phase: change.head.phase_word(),
                care: change.head.needs_care(),
                at: change.at,
                head: vault.seal(Kind::Head, id, 0, &plain),
                holdings: Some(change.head.holdings()),
            }
        });
        let append = Append { no, rows: rows.collect(), head, spent };
        self.shared.store.append(append).await.map_err(|error| trouble(&error))?;
        if let Some(last) = last {
            let entries = last as usize + 1;
            self.shared.anchors.note(no, id, Anchor::after(entries, Some(hash)));
            self.keep_snapshot(entries, chain);
        }
        Ok(())
    }
}
