//! Sessions and programs' tokens in storage, as hashes of their secrets.

use sqlx::Row;

use super::accounts::{ACCOUNT, account};
use super::{Account, Store, StoreError};
use crate::vault::token_hash;

/// When a session was last used is kept to the hour, in milliseconds.
const HOUR: u64 = 3_600_000;

/// A session of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub token: Vec<u8>,
    /// `cookie`, `site` or `program`.
    pub kind: String,
    /// What it is for, or which browser it was opened with.
    pub label: String,
    /// Until when it is good.
    pub expires: u64,
    /// When it was opened; zero if that is not known.
    pub made: u64,
    /// When it was last used, to the hour; zero if that is not known.
    pub used: u64,
}

fn tokens(rows: &[sqlx::any::AnyRow]) -> Result<Vec<Vec<u8>>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

impl Store {
    /// Stores a session or a program's token, good for the rights that `account` has.
    pub async fn open_session(
        &self,
        token: &str,
        account: &Account,
        kind: &str,
        label: &str,
        (now, expires): (u64, u64),
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO session (token, account, kind, label, expires, rights, made, used) \
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sqlx::query(text)
            .bind(token_hash(token))
            .bind(account.id.clone())
            .bind(kind.to_owned())
            .bind(label.to_owned())
            .bind(expires as i64)
            .bind(account.rights)
            .bind(now as i64)
            .bind((now - now % HOUR) as i64);
        self.write(query).await?;
        Ok(())
    }

    /// Whose token it is.
    pub async fn session(&self, token: &str, now: u64) -> Result<Option<Account>, StoreError> {
        let text = format!(
            "SELECT {ACCOUNT}, s.used FROM session s JOIN account a ON a.id = s.account AND a.rights = s.rights \
             WHERE s.token = $1 AND s.expires > $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(token_hash(token)).bind(now as i64);
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        let used: i64 = row.try_get(4)?;
        if (used as u64) < now - now % HOUR {
            self.touch_session(token, now - now % HOUR).await;
        }
        Ok(Some(account(&row)?))
    }

    /// Notes the hour in which a session was used. A full disk does not keep anybody out for that.
    async fn touch_session(&self, token: &str, hour: u64) {
        let query = sqlx::query("UPDATE session SET used = $1 WHERE token = $2 AND used < $1");
        if let Err(error) = self.write(query.bind(hour as i64).bind(token_hash(token))).await {
            tracing::warn!(%error, "the use of a session could not be noted");
        }
    }

    /// The sessions of an account that are good, the latest first.
    pub async fn sessions(&self, account: &Account, now: u64) -> Result<Vec<Session>, StoreError> {
        let text = "SELECT token, kind, label, expires, made, used FROM session \
                    WHERE account = $1 AND rights = $2 AND expires > $3 ORDER BY used DESC, made DESC, token";
        let query = sqlx::query(text).bind(account.id.clone()).bind(account.rights).bind(now as i64);
        let rows = query.fetch_all(&self.pool).await?;
        let session = |row: &sqlx::any::AnyRow| {
            let time = |index: usize| row.try_get::<i64, _>(index).map(|time| time as u64);
            let (kind, label) = (row.try_get(1)?, row.try_get(2)?);
            Ok(Session { token: row.try_get(0)?, kind, label, expires: time(3)?, made: time(4)?, used: time(5)? })
        };
        rows.iter().map(session).collect()
    }

    /// Ends one of an account's sessions, by the hash of its token.
    pub async fn end_session(&self, id: &str, token: &[u8]) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE account = $1 AND token = $2");
        let done = self.write(query.bind(id.to_owned()).bind(token.to_owned())).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends all sessions of an account but one; gives the hashes of their tokens.
    pub async fn end_other_sessions(&self, id: &str, kept: &[u8]) -> Result<Vec<Vec<u8>>, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE account = $1 AND token <> $2 RETURNING token");
        tokens(&query.bind(id.to_owned()).bind(kept.to_owned()).fetch_all(&self.pool).await?)
    }

    /// Throws away the sessions of an account that are void since its rights changed; gives the
    /// hashes of their tokens.
    pub async fn end_void_sessions(&self, account: &Account) -> Result<Vec<Vec<u8>>, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE account = $1 AND rights < $2 RETURNING token");
        tokens(&query.bind(account.id.clone()).bind(account.rights).fetch_all(&self.pool).await?)
    }

    /// Throws expired sessions away; gives the hashes of their tokens.
    pub async fn purge_sessions(&self, now: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE expires <= $1 RETURNING token");
        tokens(&query.bind(now as i64).fetch_all(&self.pool).await?)
    }
}
