//! Writing. What goes wrong on a connection stays with it: on a full disk SQLite rolls back by
//! itself, and whoever went on with that connection would write into a transaction that never
//! commits. So a connection is given back to the pool only after a write that was answered well.

use std::ops::{Deref, DerefMut};

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Executor};

use super::{Backend, Store, StoreError};

/// A transaction: all of it or nothing. Dropped, it takes its connection with it.
pub(super) struct Change {
    /// There until the transaction has ended.
    connection: Option<PoolConnection<Any>>,
}

impl Change {
    /// Begins to write.
    pub async fn begin(pool: &AnyPool, backend: Backend) -> Result<Self, StoreError> {
        Change::with(pool, beginning(backend)).await
    }

    /// Begins to write by a connection that was kept.
    pub async fn go_on(connection: PoolConnection<Any>, backend: Backend) -> Result<Self, StoreError> {
        Change::on(connection, beginning(backend)).await
    }

    /// Begins to read everything as it is at one moment.
    pub async fn moment(pool: &AnyPool, backend: Backend) -> Result<Self, StoreError> {
        let text = match backend {
            Backend::Sqlite => "BEGIN",
            Backend::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        Change::with(pool, text).await
    }

    async fn with(pool: &AnyPool, text: &'static str) -> Result<Self, StoreError> {
        Change::on(pool.acquire().await?, text).await
    }

    async fn on(connection: PoolConnection<Any>, text: &'static str) -> Result<Self, StoreError> {
        let mut change = Change { connection: Some(connection) };
        change.execute(text).await?;
        Ok(change)
    }

    /// Makes it durable.
    pub async fn commit(self) -> Result<(), StoreError> {
        self.end("COMMIT").await.map(drop).map_err(at_commit)
    }

    /// Makes it durable, and gives the connection to go on with.
    pub async fn commit_and_keep(self) -> Result<PoolConnection<Any>, StoreError> {
        self.end("COMMIT").await.map_err(at_commit)
    }

    /// Leaves everything as it was.
    pub async fn roll_back(self) -> Result<(), StoreError> {
        Ok(self.end("ROLLBACK").await.map(drop)?)
    }

    async fn end(mut self, text: &'static str) -> Result<PoolConnection<Any>, sqlx::Error> {
        self.execute(text).await?;
        Ok(self.connection.take().expect("it is there until the transaction has ended"))
    }
}

fn beginning(backend: Backend) -> &'static str {
    match backend {
        // The lock at once: a transaction that only reads at first may not get it later.
        Backend::Sqlite => "BEGIN IMMEDIATE",
        Backend::Postgres => "BEGIN",
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

impl Deref for Change {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("it is there until the transaction has ended")
    }
}

impl DerefMut for Change {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until the transaction has ended")
    }
}

impl Store {
    /// Begins a transaction, unless the disk is known to be full.
    pub(super) async fn begin(&self) -> Result<Change, StoreError> {
        self.room.check()?;
        Change::begin(&self.pool, self.backend).await
    }

    /// Writes by a single statement.
    pub(super) async fn write(&self, query: Query<'_, Any, AnyArguments>) -> Result<AnyQueryResult, StoreError> {
        self.room.check()?;
        let mut connection = self.pool.acquire().await?;
        match query.execute(&mut *connection).await {
            Ok(done) => Ok(done),
            Err(error) => {
                drop(connection.detach());
                // By itself a statement is a transaction, and its end a commit.
                let error = at_commit(error);
                self.room.note(&error);
                Err(error)
            }
        }
    }
}

/// What an error of the database means before the commit: nothing was written.
pub(super) fn before_commit(error: sqlx::Error) -> StoreError {
    match code(&error).as_deref() {
        _ if is_conflict(&error) => StoreError::Conflict,
        Some(code) if is_full(code) => StoreError::Full,
        _ => StoreError::Database(error),
    }
}

/// What an error means that the commit itself was answered with: perhaps it was done.
fn at_commit(error: sqlx::Error) -> StoreError {
    let known = match code(&error) {
        // PostgreSQL: an answer is an answer, unless it is that the server is going.
        Some(code) if code.len() == SQLSTATE => !code.starts_with("08") && !code.starts_with("57P"),
        // SQLite: what it says of the transaction is so, unless the disk failed it half-way.
        Some(code) => matches!(code.parse::<u32>().map(|code| code & 0xff), Ok(BUSY | READONLY | FULL | CONSTRAINT)),
        None => false,
    };
    if known { before_commit(error) } else { StoreError::Unsure(error) }
}

/// The length of PostgreSQL's codes; SQLite's are shorter.
const SQLSTATE: usize = 5;

const BUSY: u32 = 5;
const READONLY: u32 = 8;
const FULL: u32 = 13;
const CONSTRAINT: u32 = 19;

fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error().and_then(sqlx::error::DatabaseError::code).map(std::borrow::Cow::into_owned)
}

fn is_conflict(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Whether it is the code of a full disk: SQLite's, or PostgreSQL's.
fn is_full(code: &str) -> bool {
    code == "53100" || code.parse() == Ok(FULL)
}
