//! Group commit: one task takes the appends of all matches and makes as many as are waiting
//! durable in one transaction, so that they share one flush.

use std::sync::Arc;
use std::time::Instant;

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use crate::metrics::Metrics;

/// At most this many rows go into one transaction.
const BATCH_ROWS: usize = 2_048;

/// So many appends may wait before those who append wait too.
const QUEUE: usize = 16_384;

/// Rows are inserted by statements of these sizes, so that few statements are ever prepared.
const STATEMENTS: [usize; 4] = [128, 16, 4, 1];

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
    stop: Arc<tokio::sync::Notify>,
}

impl Writer {
    /// Starts the task.
    pub fn start(pool: AnyPool, metrics: Arc<Metrics>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let stop = Arc::new(tokio::sync::Notify::new());
        let task = tokio::spawn(run(pool, waiting, metrics, stop.clone()));
        Writer { jobs, task: tokio::sync::Mutex::new(Some(task)), stop }
    }

    /// Waits until `append` is durable.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, done) = oneshot::channel();
        self.jobs.send(Job { append, reply }).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what is waiting and stops.
    pub async fn close(&self) {
        self.stop.notify_one();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn run(pool: AnyPool, mut waiting: mpsc::Receiver<Job>, metrics: Arc<Metrics>, stop: Arc<tokio::sync::Notify>) {
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            biased;
            job = waiting.recv() => match job {
                Some(job) => batch.push(job),
                None => return,
            },
            () = stop.notified() => waiting.close(),
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
        write_batch(&pool, &mut batch).await;
        metrics.commits.add(1);
        metrics.entries.add(rows as u64);
        metrics.commit_time.record(started.elapsed());
    }
}

/// All in one transaction; if one of them does not fit, each in its own.
async fn write_batch(pool: &AnyPool, batch: &mut Vec<Job>) {
    let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
    let together = write(pool, &appends).await;
    if together.is_ok() {
        for job in batch.drain(..) {
            let _ = job.reply.send(Ok(()));
        }
        return;
    }
    if batch.len() == 1 {
        let job = batch.pop().expect("there is one");
        let _ = job.reply.send(together);
        return;
    }
    for job in batch.drain(..) {
        let alone = write(pool, &[&job.append]).await;
        let _ = job.reply.send(alone);
    }
}

async fn write(pool: &AnyPool, appends: &[&Append]) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let mut change = connection.begin().await?;
    let rows: Vec<(i64, u32, &[u8])> = appends
        .iter()
        .flat_map(|append| append.rows.iter().map(|(seq, body)| (append.no, *seq, body.as_slice())))
        .collect();
    insert(&mut change, &rows).await.map_err(conflict)?;
    for append in appends {
        if let Some(head) = &append.head {
            replace_head(&mut change, append.no, head).await?;
        }
        if let Some(seat) = append.spent {
            drop_draft(&mut change, append.no, seat).await?;
        }
    }
    change.commit().await.map_err(conflict)?;
    Ok(())
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

fn conflict(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    }
}
