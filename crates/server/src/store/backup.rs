//! Backup and restore: every row as a line of JSON, sealed things still sealed, and in the last line
//! the hash of all before. The same file goes into SQLite and PostgreSQL, so it also moves a host from
//! one to the other.

use std::io::{BufRead, Seek, Write};

use futures_util::TryStreamExt;
use parlour_core::{from_hex, to_hex};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Executor, Row};

use super::change::Change;
use super::{Backend, MIGRATIONS, Store, StoreError, check_key};

/// What a column holds.
#[derive(Clone, Copy)]
enum Holds {
    Text,
    Number,
    Bytes,
}

use Holds::{Bytes, Number, Text};

/// Every table with its columns, those that others refer to first.
const TABLES: &[(&str, &[(&str, Holds)])] = &[
    (
        "account",
        &[
            ("id", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("mail", Bytes),
            ("created", Number),
            ("failures", Number),
            ("locked_until", Number),
            ("rights", Number),
            ("name_twin", Text),
        ],
    ),
    (
        "session",
        &[
            ("token", Bytes),
            ("account", Text),
            ("kind", Text),
            ("label", Text),
            ("expires", Number),
            ("rights", Number),
            ("made", Number),
            ("used", Number),
        ],
    ),
    ("familiar", &[("account", Text), ("place", Bytes), ("at", Number)]),
    ("met", &[("one", Text), ("other", Text), ("game", Text), ("at", Number)]),
    (
        "played",
        &[
            ("no", Number),
            ("id", Text),
            ("game", Text),
            ("phase", Text),
            ("private", Number),
            ("care", Number),
            ("settled", Number),
            ("created", Number),
            ("updated", Number),
            ("version", Number),
            ("head", Bytes),
            ("host", Text),
            ("place", Bytes),
            ("bots", Number),
        ],
    ),
    ("entry", &[("played", Number), ("seq", Number), ("body", Bytes)]),
    ("anchor", &[("played", Number), ("seq", Number), ("body", Bytes)]),
    ("holding", &[("played", Number), ("seat", Number), ("account", Text)]),
    ("chat", &[("played", Number), ("number", Number), ("body", Bytes)]),
    ("draft", &[("played", Number), ("seat", Number), ("body", Bytes)]),
    ("notes", &[("played", Number), ("account", Text), ("body", Bytes)]),
    ("looked", &[("played", Number), ("account", Text), ("seat", Number), ("number", Number)]),
    ("profile", &[("account", Text), ("game", Text), ("version", Number), ("body", Bytes)]),
    ("served", &[("one", Number), ("ms", Number)]),
];

/// The version of the form: since 2 its last line has a checksum.
const FORMAT: u64 = 2;

impl Store {
    /// Writes everything, as it was at one moment; gives the number of rows. The server may run.
    pub async fn backup(&self, out: &mut (dyn Write + Send)) -> Result<u64, StoreError> {
        let mut moment = Change::moment(&self.pool, self.backend).await?;
        let mut out = Hashed { out, hash: Sha256::new() };
        out.write(&json!({ "parlour_backup": FORMAT, "schema": MIGRATIONS.len() }))?;
        let mut count = 0;
        for (table, columns) in TABLES {
            let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
            let text = format!("SELECT {} FROM {table}", names.join(", "));
            // As a stream: a table may be larger than memory.
            let mut rows = sqlx::query(sqlx::AssertSqlSafe(text)).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await? {
                out.write(&json!({ "in": table, "row": read_row(&row, columns)? }))?;
                count += 1;
            }
        }
        moment.roll_back().await?;
        let last = last_line(count, out.hash);
        out.out.write_all(last.as_bytes()).map_err(|error| shape(&error.to_string()))?;
        Ok(count)
    }

    /// Reads a backup into an empty database; gives the number of rows. All of it or nothing: it is
    /// read through before anything is written.
    pub async fn restore(&self, file: &mut (impl BufRead + Seek + Send)) -> Result<u64, StoreError> {
        check_backup(file)?;
        file.rewind().map_err(|error| shape(&error.to_string()))?;
        let mut change = self.begin().await?;
        match self.restore_rows(&mut change, file).await {
            Ok(count) => {
                change.commit().await?;
                Ok(count)
            }
            Err(error) => {
                // Left to the drop, the lock would be let go only some time later.
                change.roll_back().await?;
                Err(error)
            }
        }
    }

    async fn restore_rows(
        &self,
        change: &mut AnyConnection,
        file: &mut (impl BufRead + Send),
    ) -> Result<u64, StoreError> {
        let there: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM account").fetch_one(&mut *change).await?;
        if there.0 != 0 {
            return Err(StoreError::Unsupported("the database is not empty; restore into a new one".into()));
        }
        // A server may have been started here before anybody came.
        change.execute("DELETE FROM served").await?;
        let mut backup = Backup::open(file)?;
        while let Some(row) = backup.row()? {
            insert_row(change, &row).await?;
        }
        check_key(change, &self.vault).await?;
        if self.backend == Backend::Postgres {
            let next =
                "SELECT setval(pg_get_serial_sequence('played', 'no'), COALESCE(MAX(no), 0) + 1, false) FROM played";
            change.execute(next).await?;
        }
        Ok(backup.rows)
    }
}

/// Reads a backup through, and gives the number of its rows: whether it is whole, is what was
/// written, and can be read by this program.
pub fn check_backup(file: &mut impl BufRead) -> Result<u64, StoreError> {
    let mut backup = Backup::open(file)?;
    while backup.row()?.is_some() {}
    Ok(backup.rows)
}

/// A backup that is being read.
struct Backup<'a, R> {
    file: &'a mut R,
    format: u64,
    /// Of all lines before the one that is ahead.
    hash: Sha256,
    ahead: Vec<u8>,
    rows: u64,
}

impl<'a, R: BufRead> Backup<'a, R> {
    fn open(file: &'a mut R) -> Result<Self, StoreError> {
        let first = read_line(file)?;
        let head: Value = serde_json::from_slice(&first).map_err(|_| shape("this is not a backup"))?;
        let format = head["parlour_backup"].as_u64().ok_or_else(|| shape("this is not a backup"))?;
        if format > FORMAT || head["schema"].as_u64() > Some(MIGRATIONS.len() as u64) {
            return Err(shape("the backup was made by a newer version of parlour"));
        }
        let ahead = read_line(file)?;
        Ok(Backup { file, format, hash: Sha256::new_with_prefix(&first), ahead, rows: 0 })
    }

    /// The next row; none after the last, if all of them are what was written.
    fn row(&mut self) -> Result<Option<Value>, StoreError> {
        let next = read_line(self.file)?;
        if next.is_empty() {
            return self.check_end().map(|()| None);
        }
        let line = std::mem::replace(&mut self.ahead, next);
        self.hash.update(&line);
        self.rows += 1;
        Ok(Some(serde_json::from_slice(&line).map_err(|_| shape("the backup is damaged or incomplete"))?))
    }

    fn check_end(&self) -> Result<(), StoreError> {
        let whole = match self.format {
            // Written before backups had a checksum.
            0 | 1 => {
                serde_json::from_slice::<Value>(&self.ahead).is_ok_and(|last| last == json!({ "rows": self.rows }))
            }
            _ => self.ahead == last_line(self.rows, self.hash.clone()).as_bytes(),
        };
        if whole { Ok(()) } else { Err(shape("the backup is damaged or incomplete")) }
    }
}

/// The last line: the number of rows, and the hash of all lines before.
fn last_line(rows: u64, hash: Sha256) -> String {
    format!("{{\"rows\":{rows},\"sha256\":\"{}\"}}\n", to_hex(&hash.finalize()))
}

fn read_line(file: &mut impl BufRead) -> Result<Vec<u8>, StoreError> {
    let mut line = Vec::new();
    file.read_until(b'\n', &mut line).map_err(|error| shape(&error.to_string()))?;
    Ok(line)
}

fn shape(what: &str) -> StoreError {
    StoreError::Shape(what.to_owned())
}

async fn insert_row(change: &mut AnyConnection, line: &Value) -> Result<(), StoreError> {
    let (table, columns) =
        TABLES.iter().find(|(name, _)| line["in"] == **name).ok_or_else(|| shape("a row of no table"))?;
    let row = line["row"].as_array().ok_or_else(|| shape("a row"))?;
    // A backup of an earlier schema lacks the columns at the end, which have defaults.
    let columns = &columns[..row.len().min(columns.len())];
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let text = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    let mut query = sqlx::query(sqlx::AssertSqlSafe(text));
    for ((_, holds), value) in columns.iter().zip(row) {
        query = match holds {
            Text => query.bind(value.as_str().map(ToOwned::to_owned)),
            Number => query.bind(value.as_i64()),
            Bytes => query.bind(value.as_str().and_then(from_hex)),
        };
    }
    query.execute(change).await?;
    Ok(())
}

fn read_row(row: &AnyRow, columns: &[(&str, Holds)]) -> Result<Vec<Value>, StoreError> {
    let read = |(index, (_, holds)): (usize, &(&str, Holds))| {
        Ok(match holds {
            Text => json!(row.try_get::<Option<String>, _>(index)?),
            Number => json!(row.try_get::<Option<i64>, _>(index)?),
            Bytes => json!(row.try_get::<Option<Vec<u8>>, _>(index)?.map(|bytes| to_hex(&bytes))),
        })
    };
    columns.iter().enumerate().map(read).collect()
}

/// What is written, and the hash of it.
struct Hashed<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Sha256,
}

impl Hashed<'_> {
    fn write(&mut self, line: &Value) -> Result<(), StoreError> {
        let line = format!("{line}\n");
        self.hash.update(&line);
        self.out.write_all(line.as_bytes()).map_err(|error| shape(&error.to_string()))
    }
}
