//! Group commit: one task takes the appends of all matches and makes as many as are waiting
//! durable in one transaction, so that they share one flush.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Executor};
use tokio::sync::{mpsc, oneshot};

use super::change::Change;
use super::latest::Latest;
use super::room::Room;
use super::{Backend, StoreError};
use crate::metrics::Metrics;

/// At most this many rows go into one transaction.
const BATCH_ROWS: usize = 2_048;

/// So many appends may wait before those who append wait too.
const QUEUE: usize = 16_384;

/// Rows are inserted by statements of these sizes, so that few statements are ever prepared.
const STATEMENTS: [usize; 4] = [128, 16, 4, 1];

/// How long to wait before something is tried again of which it is not known whether it was
/// written: at first, and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LAST_PAUSE: Duration = Duration::from_millis(250);

/// What is to become durable in one piece.
#[derive(Debug, Default)]
pub struct Append {
    /// The match, by its number in storage.
    pub no: i64,
    /// Sealed entries with their sequence numbers.
    pub rows: Vec<(u32, Vec<u8>)>,
    /// A change of the match itself.
    pub head: Option<HeadChange>,
    /// The seat whose draft these entries make good, or overtake: it goes with them.
    pub spent: Option<u8>,
}

/// A change of a match's head.
#[derive(Debug)]
pub struct HeadChange {
    /// The version that it replaces.
    pub from: i64,
    /// Where the match stands now.
    pub phase: &'static str,
    /// Whether it must be taken up again after a restart, for its clocks or bots.
    pub care: bool,
    /// When.
    pub at: u64,
    /// The sealed head.
    pub head: Vec<u8>,
    /// Who sits where now, if that has changed.
    pub holdings: Option<Vec<(u8, String)>>,
}

struct Job {
    append: Append,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the writing task.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    task: tokio::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
    pen: Arc<Pen>,
}

/// What the writing task writes with.
struct Pen {
    pool: AnyPool,
    backend: Backend,
    room: Arc<Room>,
    latest: Arc<Latest>,
    stop: tokio::sync::Notify,
    /// Set while it is being found out whether something was written.
    unsure: AtomicBool,
    /// The connection of the last write. To SQLite, what another one has written makes worthless what
    /// this one has at hand, so it is always the same.
    kept: tokio::sync::Mutex<Option<PoolConnection<Any>>>,
}

/// What the connection that writes keeps at hand, in SQLite's way of saying 16 MiB: every match in play has
/// a page of its own to which its entries are added.
const AT_HAND: &str = "PRAGMA cache_size = -16384";

impl Writer {
    /// Starts the task.
    pub fn start(
        pool: AnyPool,
        backend: Backend,
        (room, latest): (Arc<Room>, Arc<Latest>),
        metrics: Arc<Metrics>,
    ) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (stop, unsure) = (tokio::sync::Notify::new(), AtomicBool::new(false));
        let kept = tokio::sync::Mutex::default();
        let pen = Arc::new(Pen { pool, backend, room, latest, stop, unsure, kept });
        let task = tokio::spawn(run(pen.clone(), waiting, metrics));
        Writer { jobs, task: tokio::sync::Mutex::new(Some(task)), pen }
    }

    /// Waits until `append` is durable.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.pen.room.check()?;
        let (reply, done) = oneshot::channel();
        self.jobs.send(Job { append, reply }).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether it is being found out whether something was written.
    pub fn is_unsure(&self) -> bool {
        self.pen.unsure.load(Ordering::Acquire)
    }

    /// Writes what is waiting and stops.
    pub async fn close(&self) {
        self.pen.stop.notify_one();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn run(pen: Arc<Pen>, mut waiting: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            biased;
            job = waiting.recv() => match job {
                Some(job) => batch.push(job),
                None => break,
            },
            () = pen.stop.notified() => waiting.close(),
        }
        let mut rows: usize = batch.iter().map(|job: &Job| job.append.rows.len()).sum();
        while rows < BATCH_ROWS
            && let Ok(job) = waiting.try_recv()
        {
            rows += job.append.rows.len();
            batch.push(job);
        }
        if batch.is_empty() {
            continue;
        }
        let started = Instant::now();
        metrics.queued.set(waiting.len() as i64);
        pen.write_batch(&mut batch).await;
        metrics.commits.add(1);
        metrics.entries.add(rows as u64);
        metrics.commit_time.record(started.elapsed());
    }
    drop(pen.kept.lock().await.take());
}

impl Pen {
    /// All in one transaction. If one of them is a conflict, each in its own; if it is not known
    /// whether they were written, each is found out about before anything else is answered.
    async fn write_batch(&self, batch: &mut Vec<Job>) {
        let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
        let together = self.write(&appends).await;
        let one_by_one = match &together {
            Err(StoreError::Conflict) => batch.len() > 1,
            Err(StoreError::Unsure(_)) => true,
            _ => false,
        };
        for job in batch.drain(..) {
            let done = match &together {
                Ok(()) => Ok(()),
                Err(error) if one_by_one => self.write_alone(&job.append, error).await,
                Err(error) => Err(again(error)),
            };
            if let Err(error) = &done {
                self.room.note(error);
            }
            let _ = job.reply.send(done);
        }
    }

    /// Writes one append of a batch that failed as `together` says.
    async fn write_alone(&self, append: &Append, together: &StoreError) -> Result<(), StoreError> {
        let alone = match together {
            StoreError::Unsure(error) => Err(StoreError::Unsure(sqlx::Error::Protocol(error.to_string()))),
            _ => self.write(&[append]).await,
        };
        match alone {
            Err(StoreError::Unsure(error)) => {
                tracing::error!(%error, "a commit was not answered; finding out whether it was done");
                self.unsure.store(true, Ordering::Release);
                let found = self.find_out(append).await;
                self.unsure.store(false, Ordering::Release);
                found
            }
            known => known,
        }
    }

    /// Writes again what may have been written, for as long as it takes: either it is written now,
    /// or there is something in its place, and that is it or is not. A database that is still busy
    /// with the first try lets the second wait for it.
    async fn find_out(&self, append: &Append) -> Result<(), StoreError> {
        let mut pause = FIRST_PAUSE;
        loop {
            match self.write(&[append]).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => match self.is_there(append).await {
                    Ok(true) => return Ok(()),
                    Ok(false) => return Err(StoreError::Conflict),
                    Err(error) => tracing::warn!(%error, "still not known"),
                },
                Err(error) => tracing::warn!(%error, "still not known"),
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => pause = LAST_PAUSE.min(2 * pause),
                () = self.stop.notified() => {
                    self.stop.notify_one();
                    return Err(StoreError::Closed);
                }
            }
        }
    }

    /// Whether what stands in an append's place is that very append: no two are sealed alike.
    async fn is_there(&self, append: &Append) -> Result<bool, StoreError> {
        let (query, own) = match (append.rows.first(), &append.head) {
            (Some((seq, body)), _) => {
                let query = sqlx::query_as("SELECT body FROM entry WHERE played = $1 AND seq = $2");
                (query.bind(append.no).bind(i64::from(*seq)), body)
            }
            (None, Some(head)) => (sqlx::query_as("SELECT head FROM played WHERE no = $1").bind(append.no), &head.head),
            (None, None) => return Ok(true),
        };
        let there: Option<(Vec<u8>,)> = query.fetch_optional(&self.pool).await?;
        Ok(there.is_some_and(|(there,)| there == *own))
    }

    /// Begins to write by the connection that is kept; by another if that one is no good any more.
    async fn begin(&self) -> Result<Change, StoreError> {
        let kept = self.kept.lock().await.take();
        if let Some(connection) = kept
            && let Ok(change) = Change::go_on(connection, self.backend).await
        {
            return Ok(change);
        }
        let mut connection = self.pool.acquire().await?;
        if self.backend == Backend::Sqlite {
            connection.execute(AT_HAND).await?;
        }
        Change::go_on(connection, self.backend).await
    }

    async fn write(&self, appends: &[&Append]) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let rows: Vec<(i64, u32, &[u8])> = appends
            .iter()
            .flat_map(|append| append.rows.iter().map(|(seq, body)| (append.no, *seq, body.as_slice())))
            .collect();
        insert(&mut change, &rows).await?;
        for append in appends {
            if let Some(head) = &append.head {
                replace_head(&mut change, append.no, head).await?;
            }
            if let Some(seat) = append.spent {
                drop_draft(&mut change, append.no, seat).await?;
            }
        }
        *self.kept.lock().await = Some(change.commit_and_keep().await?);
        if let Some((no, seq, _)) = rows.last() {
            self.latest.note(*no, *seq);
        }
        Ok(())
    }
}

/// The same failure for another append of the same batch.
fn again(error: &StoreError) -> StoreError {
    match error {
        StoreError::Full => StoreError::Full,
        StoreError::Conflict => StoreError::Conflict,
        error => StoreError::Database(sqlx::Error::Protocol(error.to_string())),
    }
}

async fn insert(connection: &mut AnyConnection, rows: &[(i64, u32, &[u8])]) -> Result<(), sqlx::Error> {
    let mut rest = rows;
    for size in STATEMENTS {
        while rest.len() >= size {
            let (now, later) = rest.split_at(size);
            rest = later;
            let mut query = sqlx::query(sqlx::AssertSqlSafe(insert_text(size)));
            for (no, seq, body) in now {
                query = query.bind(*no).bind(i64::from(*seq)).bind(body.to_vec());
            }
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

fn insert_text(rows: usize) -> String {
    let values: Vec<String> =
        (0..rows).map(|row| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3)).collect();
    format!("INSERT INTO entry (played, seq, body) VALUES {}", values.join(", "))
}

async fn drop_draft(connection: &mut AnyConnection, no: i64, seat: u8) -> Result<(), sqlx::Error> {
    let query = sqlx::query("DELETE FROM draft WHERE played = $1 AND seat = $2");
    query.bind(no).bind(i64::from(seat)).execute(connection).await?;
    Ok(())
}

async fn replace_head(connection: &mut AnyConnection, no: i64, head: &HeadChange) -> Result<(), StoreError> {
    let changed = sqlx::query(
        "UPDATE played SET phase = $1, care = $2, updated = $3, head = $4, version = version + 1 \
         WHERE no = $5 AND version = $6",
    )
    .bind(head.phase)
    .bind(i64::from(head.care))
    .bind(head.at as i64)
    .bind(head.head.clone())
    .bind(no)
    .bind(head.from)
    .execute(&mut *connection)
    .await?;
    if changed.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    let Some(holdings) = &head.holdings else { return Ok(()) };
    sqlx::query("DELETE FROM holding WHERE played = $1").bind(no).execute(&mut *connection).await?;
    for (seat, account) in holdings {
        sqlx::query("INSERT INTO holding (played, seat, account) VALUES ($1, $2, $3)")
            .bind(no)
            .bind(i64::from(*seat))
            .bind(account.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
