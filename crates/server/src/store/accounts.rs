//! Accounts and sessions in storage.

use sqlx::Row;
use sqlx::error::DatabaseError;

use super::{Store, StoreError};
use crate::vault::{Kind, token_hash};

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether there is no password.
    pub guest: bool,
}

fn account(row: &sqlx::any::AnyRow) -> Result<Account, sqlx::Error> {
    let guest: i64 = row.try_get(2)?;
    Ok(Account { id: row.try_get(0)?, name: row.try_get(1)?, guest: guest == 1 })
}

/// The columns of an [`Account`].
const ACCOUNT: &str = "a.id, a.name, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END";

impl Store {
    /// Stores a guest.
    pub async fn create_guest(&self, account: &Account, at: u64) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO account (id, name, created) VALUES ($1, $2, $3)")
            .bind(account.id.clone())
            .bind(account.name.clone())
            .bind(at as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Gives an account a name of its own and a password.
    pub async fn register(&self, id: &str, name: &str, hash: &str, mail: Option<&str>) -> Result<(), StoreError> {
        let mail = mail.map(|mail| self.vault.seal(Kind::Mail, id, 0, mail.as_bytes()));
        let changed = sqlx::query(
            "UPDATE account SET name = $1, name_key = $2, password = $3, mail = $4 WHERE id = $5 AND password IS NULL",
        )
        .bind(name.to_owned())
        .bind(name.to_lowercase())
        .bind(hash.to_owned())
        .bind(mail)
        .bind(id.to_owned())
        .execute(&self.pool)
        .await;
        match changed {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(error) if error.as_database_error().is_some_and(DatabaseError::is_unique_violation) => {
                Err(StoreError::Conflict)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The account called `name`, and its password's hash.
    pub async fn account(&self, name: &str) -> Result<Option<(Account, String)>, StoreError> {
        let text = format!("SELECT {ACCOUNT}, a.password FROM account a WHERE a.name_key = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(text)).bind(name.to_lowercase()).fetch_optional(&self.pool).await?;
        let found = row.map(|row| Ok::<_, sqlx::Error>((account(&row)?, row.try_get(3)?)));
        Ok(found.transpose()?)
    }

    /// Counts a login before its password is looked at, so that many at once count as many: with
    /// the `most`th in a row the account is locked until `until`. False if it is locked already.
    pub async fn count_login(&self, id: &str, now: u64, most: u32, until: u64) -> Result<bool, StoreError> {
        let counted = sqlx::query(
            "UPDATE account SET failures = CASE WHEN failures + 1 >= $1 THEN 0 ELSE failures + 1 END, \
             locked_until = CASE WHEN failures + 1 >= $1 THEN $2 ELSE 0 END WHERE id = $3 AND locked_until <= $4",
        )
        .bind(i64::from(most))
        .bind(until as i64)
        .bind(id.to_owned())
        .bind(now as i64)
        .execute(&self.pool)
        .await?;
        Ok(counted.rows_affected() == 1)
    }

    /// Forgets the logins counted so far: the password was right.
    pub async fn forget_logins(&self, id: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE account SET failures = 0, locked_until = 0 WHERE id = $1");
        query.bind(id.to_owned()).execute(&self.pool).await?;
        Ok(())
    }

    /// Stores a session or a program's token, as a hash.
    pub async fn open_session(
        &self,
        token: &str,
        id: &str,
        kind: &str,
        label: &str,
        expires: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO session (token, account, kind, label, expires) VALUES ($1, $2, $3, $4, $5)")
            .bind(token_hash(token))
            .bind(id.to_owned())
            .bind(kind.to_owned())
            .bind(label.to_owned())
            .bind(expires as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose token it is.
    pub async fn session(&self, token: &str, now: u64) -> Result<Option<Account>, StoreError> {
        let text = format!(
            "SELECT {ACCOUNT} FROM session s JOIN account a ON a.id = s.account WHERE s.token = $1 AND s.expires > $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(token_hash(token)).bind(now as i64);
        let row = query.fetch_optional(&self.pool).await?;
        Ok(row.map(|row| account(&row)).transpose()?)
    }

    /// Ends a session.
    pub async fn close_session(&self, token: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM session WHERE token = $1").bind(token_hash(token)).execute(&self.pool).await?;
        Ok(())
    }

    /// The tokens of an account's programs: hash, label and when they expire.
    pub async fn program_tokens(&self, id: &str, now: u64) -> Result<Vec<(Vec<u8>, String, u64)>, StoreError> {
        let text = "SELECT token, label, expires FROM session \
                    WHERE account = $1 AND kind = 'program' AND expires > $2 ORDER BY label, token";
        let rows = sqlx::query(text).bind(id.to_owned()).bind(now as i64).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let expires: i64 = row.try_get(2)?;
                Ok((row.try_get(0)?, row.try_get(1)?, expires as u64))
            })
            .collect()
    }

    /// Ends one of an account's sessions, by the hash of its token.
    pub async fn revoke_session(&self, id: &str, token: &[u8]) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE account = $1 AND token = $2");
        let done = query.bind(id.to_owned()).bind(token.to_owned()).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Throws expired sessions away; gives the hashes of their tokens.
    pub async fn purge_sessions(&self, now: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let query = sqlx::query("DELETE FROM session WHERE expires <= $1 RETURNING token");
        let rows = query.bind(now as i64).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Throws away guests from before `before` that nobody can come back as and nothing is kept of:
    /// no session, no seat, no profile. Gives how many.
    pub async fn purge_guests(&self, before: u64) -> Result<u64, StoreError> {
        let text = "DELETE FROM account WHERE password IS NULL AND created < $1 \
                    AND id NOT IN (SELECT account FROM session) \
                    AND id NOT IN (SELECT account FROM holding) AND id NOT IN (SELECT account FROM profile)";
        Ok(sqlx::query(text).bind(before as i64).execute(&self.pool).await?.rows_affected())
    }
}
