//! Matches in storage: their heads, entries and lists.

use sqlx::Row;

use super::{Anchor, Store, StoreError};
use crate::vault::Kind;

/// A match to be stored.
#[derive(Debug)]
pub struct NewRow<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its game.
    pub game: &'a str,
    /// Where it stands.
    pub phase: &'a str,
    /// Whether lists show it to strangers.
    pub private: bool,
    /// Whether it must be taken up again after a restart.
    pub care: bool,
    /// When.
    pub at: u64,
    /// The account that sets it up.
    pub host: &'a str,
    /// Where it is set up from, as a hash.
    pub place: Vec<u8>,
    /// Whether a bot has a seat.
    pub bots: bool,
    /// Its head, not yet sealed.
    pub head: &'a [u8],
    /// Who sits where.
    pub holdings: Vec<(u8, String)>,
    /// Its entries so far, not yet sealed.
    pub entries: Vec<Vec<u8>>,
    /// What they are anchored by.
    pub anchor: Anchor,
}

/// A match as it is stored, opened.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// Its number in storage.
    pub no: i64,
    /// Its id.
    pub id: String,
    /// When it was set up.
    pub created: u64,
    /// When its head last changed.
    pub updated: u64,
    /// The version of its head.
    pub version: i64,
    /// Its head.
    pub head: Vec<u8>,
}

/// Which matches a list is to have.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// In this phase.
    pub phase: Option<&'static str>,
    /// Of this game.
    pub game: Option<String>,
    /// With a seat held by this account; public ones without.
    pub account: Option<String>,
    /// Changed last before this time.
    pub before: Option<u64>,
    /// At most so many.
    pub limit: u32,
}

const COLUMNS: &str = "SELECT no, id, created, updated, version, head FROM played";

impl Store {
    /// Stores a new match.
    pub async fn create(&self, new: NewRow<'_>) -> Result<i64, StoreError> {
        let id = new.id;
        match self.try_create(new).await {
            // Nobody else has this id: if it is there, it was written.
            Err(StoreError::Unsure(error)) => match self.find(id).await? {
                Some(row) => Ok(row.no),
                None => Err(StoreError::Unsure(error)),
            },
            created => created.inspect_err(|error| self.room.note(error)),
        }
    }

    async fn try_create(&self, new: NewRow<'_>) -> Result<i64, StoreError> {
        let mut change = self.begin().await?;
        let sealed = self.vault.seal(Kind::Head, new.id, 0, new.head);
        let row = sqlx::query(
            "INSERT INTO played (id, game, phase, private, care, created, updated, version, head, host, place, bots) \
             VALUES ($1, $2, $3, $4, $5, $6, $6, 0, $7, $8, $9, $10) RETURNING no",
        )
        .bind(new.id.to_owned())
        .bind(new.game.to_owned())
        .bind(new.phase.to_owned())
        .bind(i64::from(new.private))
        .bind(i64::from(new.care))
        .bind(new.at as i64)
        .bind(sealed)
        .bind(new.host.to_owned())
        .bind(new.place)
        .bind(i64::from(new.bots))
        .fetch_one(&mut *change)
        .await?;
        let no: i64 = row.try_get(0)?;
        for (seat, account) in new.holdings {
            sqlx::query("INSERT INTO holding (played, seat, account) VALUES ($1, $2, $3)")
                .bind(no)
                .bind(i64::from(seat))
                .bind(account)
                .execute(&mut *change)
                .await?;
        }
        for (seq, body) in new.entries.iter().enumerate() {
            sqlx::query("INSERT INTO entry (played, seq, body) VALUES ($1, $2, $3)")
                .bind(no)
                .bind(seq as i64)
                .bind(self.vault.seal(Kind::Entry, new.id, seq as u64, body))
                .execute(&mut *change)
                .await?;
        }
        self.insert_anchor(&mut change, no, new.id, &new.anchor).await?;
        change.commit().await?;
        Ok(no)
    }

    /// A match by its id.
    pub async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let text = sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE id = $1"));
        let row = sqlx::query(text).bind(id.to_owned()).fetch_optional(&self.pool).await?;
        row.map(|row| self.opened(&row)).transpose()
    }

    fn opened(&self, row: &sqlx::any::AnyRow) -> Result<MatchRow, StoreError> {
        let id: String = row.try_get(1)?;
        let sealed: Vec<u8> = row.try_get(5)?;
        let head = self.vault.open(Kind::Head, &id, 0, &sealed)?;
        let time = |index: usize| row.try_get::<i64, _>(index).map(|time| time as u64);
        Ok(MatchRow { no: row.try_get(0)?, created: time(2)?, updated: time(3)?, version: row.try_get(4)?, id, head })
    }

    /// The entries of a match from number `from` on, in order and without a gap.
    pub async fn entries(&self, no: i64, id: &str, from: u32) -> Result<Vec<Vec<u8>>, StoreError> {
        let rows = sqlx::query("SELECT seq, body FROM entry WHERE played = $1 AND seq >= $2 ORDER BY seq")
            .bind(no)
            .bind(i64::from(from))
            .fetch_all(&self.pool)
            .await?;
        let mut bodies = Vec::with_capacity(rows.len());
        for (index, row) in rows.iter().enumerate() {
            let seq: i64 = row.try_get(0)?;
            if seq != i64::from(from) + index as i64 {
                return Err(StoreError::Shape(format!("match {id} has no entry {}", i64::from(from) + index as i64)));
            }
            let sealed: Vec<u8> = row.try_get(1)?;
            bodies.push(self.vault.open(Kind::Entry, id, seq as u64, &sealed)?);
        }
        Ok(bodies)
    }

    /// How many of the first `number` entries of a match are there.
    pub async fn count_entries(&self, no: i64, number: u32) -> Result<u32, StoreError> {
        let count: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM entry WHERE played = $1 AND seq < $2")
            .bind(no)
            .bind(i64::from(number))
            .fetch_one(&self.pool)
            .await?;
        Ok(count.0 as u32)
    }

    /// Matches, those that changed last first.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<MatchRow>, StoreError> {
        let mut text = COLUMNS.to_owned();
        let mut values = Vec::new();
        let mut also = |condition: &str, value: String| {
            values.push(value);
            text += if values.len() == 1 { " WHERE " } else { " AND " };
            text += &condition.replace('?', &format!("${}", values.len()));
        };
        if let Some(phase) = filter.phase {
            also("phase = ?", phase.to_owned());
        }
        if let Some(game) = &filter.game {
            also("game = ?", game.clone());
        }
        match &filter.account {
            Some(account) => also("no IN (SELECT played FROM holding WHERE account = ?)", account.clone()),
            None => {
                text += if values.is_empty() { " WHERE private = 0" } else { " AND private = 0" };
            }
        }
        let (before, limit) = (filter.before.unwrap_or(u64::MAX).min(i64::MAX as u64), filter.limit.clamp(1, 200));
        let text = format!("{text} AND updated < {before} ORDER BY updated DESC, no DESC LIMIT {limit}");
        let mut query = sqlx::query(sqlx::AssertSqlSafe(text));
        for value in values {
            query = query.bind(value);
        }
        let rows = query.fetch_all(&self.pool).await?;
        // One match that is damaged must not hide all others.
        let damaged = |error: &StoreError| tracing::error!(%error, "a match is left out of a list");
        Ok(rows.iter().filter_map(|row| self.opened(row).inspect_err(damaged).ok()).collect())
    }

    /// How many matches of somebody are open or being played: those they sit at, and those they set
    /// up; of the latter also how many have bots.
    pub async fn count_matches(&self, account: &str) -> Result<(u32, u32), StoreError> {
        // PostgreSQL adds numbers up to one without a limit.
        let text = "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN host = $1 THEN bots ELSE 0 END), 0) AS BIGINT) \
                    FROM played WHERE phase IN ('open', 'running') \
                    AND (host = $1 OR no IN (SELECT played FROM holding WHERE account = $1))";
        let (all, bots): (i64, i64) = sqlx::query_as(text).bind(account.to_owned()).fetch_one(&self.pool).await?;
        Ok((all as u32, bots as u32))
    }

    /// How many matches that were set up from a place are open or being played.
    pub async fn count_matches_from(&self, place: &[u8]) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM played WHERE place = $1 AND phase IN ('open', 'running')";
        let (count,): (i64,) = sqlx::query_as(text).bind(place.to_owned()).fetch_one(&self.pool).await?;
        Ok(count as u32)
    }

    /// The ids of running matches with a clock or a bot: those to take up again after a restart.
    pub async fn cared_for(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM played WHERE care = 1 AND phase = 'running'").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of running matches.
    pub async fn running(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM played WHERE phase = 'running'").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of all matches, for checks of the whole database.
    pub async fn all_ids(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as("SELECT id FROM played ORDER BY no").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of finished matches whose results are not yet in the players' profiles.
    pub async fn unsettled(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM played WHERE phase = 'over' AND settled = 0").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}
