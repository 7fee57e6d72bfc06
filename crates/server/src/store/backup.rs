//! Backup and restore: every row as a line of JSON, sealed things still sealed. The same file
//! goes into SQLite and PostgreSQL, so it also moves a host from one to the other.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use parlour_core::{from_hex, to_hex};
use serde_json::{Value, json};
use sqlx::any::AnyRow;
use sqlx::{Executor, Row};

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
    ("holding", &[("played", Number), ("seat", Number), ("account", Text)]),
    ("chat", &[("played", Number), ("number", Number), ("body", Bytes)]),
    ("draft", &[("played", Number), ("seat", Number), ("body", Bytes)]),
    ("notes", &[("played", Number), ("account", Text), ("body", Bytes)]),
    ("looked", &[("played", Number), ("account", Text), ("seat", Number), ("number", Number)]),
    ("profile", &[("account", Text), ("game", Text), ("version", Number), ("body", Bytes)]),
    ("served", &[("one", Number), ("ms", Number)]),
];

impl Store {
    /// Writes everything, as it was at one moment; gives the number of rows. The server may run.
    pub async fn backup(&self, out: &mut (dyn Write + Send)) -> Result<u64, StoreError> {
        let mut moment = Change::moment(&self.pool, self.backend).await?;
        write_line(out, &json!({ "parlour_backup": 1, "schema": MIGRATIONS.len() }))?;
        let mut count = 0;
        for (table, columns) in TABLES {
            let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
            let text = format!("SELECT {} FROM {table}", names.join(", "));
            // As a stream: a table may be larger than memory.
            let mut rows = sqlx::query(sqlx::AssertSqlSafe(text)).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await? {
                write_line(out, &json!({ "in": table, "row": read_row(&row, columns)? }))?;
                count += 1;
            }
        }
        moment.roll_back().await?;
        write_line(out, &json!({ "rows": count }))?;
        Ok(count)
    }

    /// Reads a backup into an empty database; gives the number of rows. All of it or nothing.
    pub async fn restore(&self, lines: &mut (dyn BufRead + Send)) -> Result<u64, StoreError> {
        let shape = |what: &str| StoreError::Shape(what.to_owned());
        let mut change = self.begin().await?;
        let there: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM account").fetch_one(&mut *change).await?;
        if there.0 != 0 {
            change.roll_back().await?;
            return Err(StoreError::Unsupported("the database is not empty; restore into a new one".into()));
        }
        // A server may have been started here before anybody came.
        change.execute("DELETE FROM served").await?;
        let (mut count, mut whole, mut first) = (0, false, true);
        let mut line = String::new();
        while lines.read_line(&mut line).map_err(|error| shape(&error.to_string()))? > 0 {
            let value: Value = serde_json::from_str(&line)?;
            line.clear();
            if std::mem::take(&mut first) {
                if value["parlour_backup"] != 1 || value["schema"].as_u64() > Some(MIGRATIONS.len() as u64) {
                    return Err(shape("this is not a backup, or one of a later parlour"));
                }
                continue;
            }
            if let Some(rows) = value["rows"].as_u64() {
                whole = rows == count;
                continue;
            }
            let (table, columns) =
                TABLES.iter().find(|(name, _)| value["in"] == **name).ok_or_else(|| shape("a row of no table"))?;
            let row = value["row"].as_array().ok_or_else(|| shape("a row"))?;
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
            query.execute(&mut *change).await?;
            count += 1;
        }
        if !whole {
            // Left to the drop, the lock would be let go only some time later.
            change.roll_back().await?;
            return Err(shape("the backup was cut off"));
        }
        if let Err(error) = check_key(&mut change, &self.vault).await {
            change.roll_back().await?;
            return Err(error);
        }
        if self.backend == Backend::Postgres {
            let next =
                "SELECT setval(pg_get_serial_sequence('played', 'no'), COALESCE(MAX(no), 0) + 1, false) FROM played";
            change.execute(next).await?;
        }
        change.commit().await?;
        Ok(count)
    }
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

fn write_line(out: &mut (dyn Write + Send), line: &Value) -> Result<(), StoreError> {
    writeln!(out, "{line}").map_err(|error| StoreError::Shape(error.to_string()))
}
