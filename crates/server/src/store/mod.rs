//! Storage: SQLite by default, PostgreSQL when asked; one schema and one text of each statement.
//!
//! An entry is durable before anybody hears of it. Appends of all matches go through one
//! `writer`, which commits many in one flush.

mod accounts;
mod anchors;
mod backup;
mod change;
mod latest;
mod matches;
mod profiles;
mod room;
mod served;
mod sessions;
mod snapshots;
mod talk;
mod tries;
mod usage;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use thiserror::Error;

use crate::config::masked;
use crate::metrics::Metrics;
use crate::vault::{Kind, Vault, VaultError, create_private};

pub use accounts::Account;
pub use anchors::Anchor;
pub use backup::check_backup;
pub use matches::{Filter, MatchRow, NewRow};
pub use profiles::{Meeting, Met};
pub use sessions::Session;
pub use tries::Tries;
pub use writer::{Append, HeadChange};

use change::Change;
use latest::Latest;
use room::Room;
use writer::Writer;

/// Why storage did not do it.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else wrote this entry or this version first.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed, and nothing was written.
    #[error("database: {0}")]
    Database(sqlx::Error),
    /// The disk is full, and nothing was written.
    #[error("the disk is full")]
    Full,
    /// The database failed, and whether something was written is not known.
    #[error("database: {0}; whether it was written is not known")]
    Unsure(sqlx::Error),
    /// A sealed thing could not be opened.
    #[error("{0}")]
    Vault(#[from] VaultError),
    /// Something stored does not read back.
    #[error("stored data does not read back: {0}")]
    Shape(String),
    /// The database is one that this program was not built for.
    #[error("{0}")]
    Unsupported(String),
    /// The database could not be opened, and where it is.
    #[error("{0}: {1}")]
    Unusable(String, sqlx::Error),
    /// What is sealed in the database does not open under the server's key.
    #[error("the database was sealed under another server key; put back server.key, or PARLOUR_SERVER_KEY")]
    OtherKey,
    /// The database lacks what was written last.
    #[error("the database is an older copy, or a different one: start again to continue from it")]
    GoneBack,
    /// A node with later rules has taken the match up.
    #[error("this match is continuing on a newer version")]
    Newer,
    /// The server is shutting down.
    #[error("storage is closed")]
    Closed,
}

/// Until a commit nothing is written, so that whatever goes wrong has changed nothing.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        change::before_commit(error)
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        // Not its message, which may quote what is sealed.
        StoreError::Shape(format!("{:?} error at byte {}", error.classify(), error.column()))
    }
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// One file.
    Sqlite,
    /// A server that several nodes can share.
    Postgres,
}

impl Backend {
    /// The database that a URL names.
    pub fn of(url: &str) -> Result<Self, StoreError> {
        Backend::named(url, cfg!(feature = "postgres"))
    }

    fn named(url: &str, has_postgres: bool) -> Result<Self, StoreError> {
        if url.starts_with("sqlite:") {
            return Ok(Backend::Sqlite);
        }
        let postgres = url.starts_with("postgres:") || url.starts_with("postgresql:");
        match (postgres, has_postgres) {
            (true, true) => Ok(Backend::Postgres),
            (true, false) => Err(StoreError::Unsupported(
                "this parlour was built without PostgreSQL; build it with --features postgres".into(),
            )),
            (false, _) => Err(StoreError::Unsupported("a database must be sqlite:FILE or postgres://…".into())),
        }
    }
}

/// The server's storage.
pub struct Store {
    pool: AnyPool,
    backend: Backend,
    vault: Arc<Vault>,
    writer: Writer,
    room: Arc<Room>,
    latest: Arc<Latest>,
    /// When a write was last tried out, and whether it went through.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

/// Whether writing works is found out by writing, and no more often than this.
const TRIED_FOR: Duration = Duration::from_secs(1);

/// A write that takes longer does not work.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whoever waits longer for a connection gets none. A database that comes back is found within a
/// fifth of it.
const ACQUIRE: Duration = Duration::from_secs(2);

/// The schema, one text for each version; later versions only ever add to the list.
const MIGRATIONS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-pulse.sql"),
    include_str!("schema-people.sql"),
    include_str!("schema-secrets.sql"),
    include_str!("schema-anchors.sql"),
    include_str!("schema-usage.sql"),
];

/// Whoever holds this lock of PostgreSQL migrates; "parlour" in hexadecimal digits.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(31640559)";

impl Store {
    /// Opens the database that `url` names and brings its schema up to date.
    pub async fn open(url: &str, vault: Arc<Vault>, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let backend = Backend::of(url)?;
        let options: AnyConnectOptions = url.parse()?;
        if backend == Backend::Sqlite {
            make_private(url)?;
        }
        // The pool would try again and again, and say in the end only that it has waited too long.
        try_out(&options, backend).await.map_err(|error| StoreError::Unusable(masked(url), error))?;
        // One of them is the writer's.
        let connections = if backend == Backend::Sqlite { 5 } else { 13 };
        let latest = Arc::new(Latest::default());
        let known = latest.clone();
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(ACQUIRE)
            .after_connect(move |connection, _| {
                let known = known.clone();
                Box::pin(async move {
                    prepare(connection, backend).await?;
                    known.check(connection).await
                })
            })
            .connect_with(options)
            .await?;
        migrate(&pool, backend).await?;
        check_key(&mut *pool.acquire().await?, &vault).await?;
        let room = Room::new(pool.clone(), backend, reserve(url, backend));
        let writer = Writer::start(pool.clone(), backend, (room.clone(), latest.clone()), metrics);
        let store = Store { pool, backend, vault, writer, room, latest, tried: tokio::sync::Mutex::default() };
        store.fold_names().await?;
        Ok(store)
    }

    /// Which database it is.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// What seals and opens.
    pub fn vault(&self) -> &Vault {
        &self.vault
    }

    /// Whether something can be written, by writing.
    pub async fn is_ready(&self) -> bool {
        let mut tried = self.tried.lock().await;
        match *tried {
            Some((at, went)) if at.elapsed() < TRIED_FOR => went,
            _ => {
                let went = !self.room.is_full() && !self.writer.is_unsure() && self.can_write().await;
                *tried = Some((Instant::now(), went));
                went
            }
        }
    }

    async fn can_write(&self) -> bool {
        match tokio::time::timeout(PATIENCE, self.room.pulse()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                self.room.note(&error);
                false
            }
            Err(_) => false,
        }
    }

    /// Makes an append durable; many matches share one flush.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    /// Waits until the database turns out to lack what was written last: nothing may be built on it.
    pub async fn gone_back(&self) {
        self.latest.gone_back().await;
    }

    /// Waits for what is under way and closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.room.close();
        self.pool.close().await;
    }
}

/// Makes a new connection one that writes durably.
async fn prepare(connection: &mut AnyConnection, backend: Backend) -> Result<(), sqlx::Error> {
    if backend == Backend::Sqlite {
        let pragmas = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                       PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
        connection.execute(pragmas).await?;
    }
    Ok(())
}

/// Sees to it that an SQLite file is for its owner alone. The files beside it are made with the same
/// rights.
fn make_private(url: &str) -> Result<(), sqlx::Error> {
    let options: SqliteConnectOptions = url.parse()?;
    let file = options.get_filename();
    if url.contains("mode=rwc") && !url.contains(":memory:") {
        // Whatever is wrong with the place is said when it is opened.
        let _ = create_private(file);
    }
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mut path = file.as_os_str().to_owned();
        path.push(end);
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
    }
    Ok(())
}

/// Whether the database answers and, where it is a file, can be written.
async fn try_out(options: &AnyConnectOptions, backend: Backend) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare(&mut connection, backend).await?;
    if backend == Backend::Sqlite {
        // Only a write is refused where none may be made: a transaction alone would begin.
        connection.execute("BEGIN IMMEDIATE; CREATE TABLE tried_out (n BIGINT); ROLLBACK;").await?;
    }
    connection.close().await
}

/// Where the reserve of a database that is a file is kept.
fn reserve(url: &str, backend: Backend) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.trim_start_matches("//").split('?').next()?;
    (backend == Backend::Sqlite && !path.contains(":memory:")).then(|| PathBuf::from(format!("{path}-reserve")))
}

/// So many sealed things are tried before a key is said to be another: one may be damaged.
const TRIED: usize = 10;

/// Whether what is sealed in the database opens under this key.
async fn check_key(connection: &mut AnyConnection, vault: &Vault) -> Result<(), StoreError> {
    let sealed = [
        (Kind::Head, "SELECT id, head FROM played ORDER BY no LIMIT"),
        (Kind::Mail, "SELECT id, mail FROM account WHERE mail IS NOT NULL LIMIT"),
    ];
    for (kind, text) in sealed {
        let text = sqlx::AssertSqlSafe(format!("{text} {TRIED}"));
        let rows: Vec<(String, Vec<u8>)> = sqlx::query_as(text).fetch_all(&mut *connection).await?;
        if !rows.is_empty() && rows.iter().all(|(id, body)| vault.open(kind, id, 0, body).is_err()) {
            return Err(StoreError::OtherKey);
        }
    }
    Ok(())
}

async fn migrate(pool: &AnyPool, backend: Backend) -> Result<(), StoreError> {
    let mut change = Change::begin(pool, backend).await?;
    if backend == Backend::Postgres {
        change.execute(MIGRATION_LOCK).await?;
    }
    change.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let done: Option<(i64,)> = sqlx::query_as("SELECT version FROM schema_version ORDER BY version DESC LIMIT 1")
        .fetch_optional(&mut *change)
        .await?;
    let done = done.map_or(0, |(version,)| version as usize);
    if done > MIGRATIONS.len() {
        return Err(StoreError::Unsupported("the database was written by a newer version of parlour".into()));
    }
    let (serial, blob) = match backend {
        Backend::Sqlite => ("INTEGER PRIMARY KEY", "BLOB"),
        Backend::Postgres => ("BIGSERIAL PRIMARY KEY", "BYTEA"),
    };
    for (version, text) in MIGRATIONS.iter().enumerate().skip(done) {
        let text = text.replace("{serial}", serial).replace("{blob}", blob);
        let text: String = text.lines().filter(|line| !line.starts_with("--")).collect::<Vec<_>>().join("\n");
        for statement in text.split(';').filter(|statement| !statement.trim().is_empty()) {
            change.execute(sqlx::AssertSqlSafe(statement.to_owned())).await?;
        }
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version as i64 + 1)
            .execute(&mut *change)
            .await?;
    }
    change.commit().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_is_not_built_in_or_not_one_is_refused_with_what_to_do() {
        let refused = |url: &str, has_postgres| Backend::named(url, has_postgres).unwrap_err().to_string();
        assert!(refused("postgres://db/x", false).contains("--features postgres"));
        assert!(refused("mysql://db/x", true).contains("sqlite:FILE"));
        assert_eq!(Backend::named("postgresql://db/x", true).unwrap(), Backend::Postgres);
        assert_eq!(Backend::named("sqlite:x", false).unwrap(), Backend::Sqlite);
    }
}
