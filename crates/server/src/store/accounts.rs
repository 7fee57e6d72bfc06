//! Accounts in storage.

use sqlx::Row;

use super::{Store, StoreError};
use crate::names;
use crate::vault::Kind;

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether there is no password.
    pub guest: bool,
    /// How often its rights have changed. A session is good for the rights under which it was
    /// opened: with the next change all older ones are void, in the same statement.
    pub rights: i64,
}

pub(super) fn account(row: &sqlx::any::AnyRow) -> Result<Account, sqlx::Error> {
    let guest: i64 = row.try_get(2)?;
    Ok(Account { id: row.try_get(0)?, name: row.try_get(1)?, guest: guest == 1, rights: row.try_get(3)? })
}

/// The columns of an [`Account`].
pub(super) const ACCOUNT: &str = "a.id, a.name, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, a.rights";

impl Store {
    /// Stores a guest.
    pub async fn create_guest(&self, account: &Account, at: u64) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO account (id, name, created) VALUES ($1, $2, $3)");
        self.write(query.bind(account.id.clone()).bind(account.name.clone()).bind(at as i64)).await?;
        Ok(())
    }

    /// Gives a guest a name of its own and a password; its sessions as a guest are void with that.
    pub async fn register(
        &self,
        guest: &Account,
        name: &str,
        hash: &str,
        mail: Option<&str>,
    ) -> Result<Account, StoreError> {
        let mail = mail.map(|mail| self.vault.seal(Kind::Mail, &guest.id, 0, mail.as_bytes()));
        let query = sqlx::query(
            "UPDATE account SET name = $1, name_key = $2, name_twin = $3, password = $4, mail = $5, \
             rights = rights + 1 WHERE id = $6 AND password IS NULL AND rights = $7",
        )
        .bind(name.to_owned())
        .bind(names::key(name))
        .bind(names::twin(name))
        .bind(hash.to_owned())
        .bind(mail)
        .bind(guest.id.clone())
        .bind(guest.rights);
        if self.write(query).await?.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        Ok(Account { id: guest.id.clone(), name: name.to_owned(), guest: false, rights: guest.rights + 1 })
    }

    /// Whether somebody is registered under this name, or one that looks like it.
    pub async fn is_name_taken(&self, name: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM account WHERE name_key = $1 OR name_twin = $2 LIMIT 1");
        let row = query.bind(names::key(name)).bind(names::twin(name)).fetch_optional(&self.pool).await?;
        Ok(row.is_some())
    }

    /// The account called `name`, and its password's hash.
    pub async fn account(&self, name: &str) -> Result<Option<(Account, String)>, StoreError> {
        // Names from before compatibility forms were made plain are found as they were typed.
        let text = format!(
            "SELECT {ACCOUNT}, a.password FROM account a WHERE a.name_key = $1 OR a.name_key = $2 \
             ORDER BY CASE WHEN a.name_key = $1 THEN 0 ELSE 1 END LIMIT 1"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(names::key(name)).bind(name.to_lowercase());
        let found = query.fetch_optional(&self.pool).await?;
        let found = found.map(|row| Ok::<_, sqlx::Error>((account(&row)?, row.try_get(4)?)));
        Ok(found.transpose()?)
    }

    /// The hash of an account's password; none for a guest.
    pub async fn password(&self, id: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("SELECT password FROM account WHERE id = $1").bind(id.to_owned());
        let row: Option<(Option<String>,)> = query.fetch_optional(&self.pool).await?;
        Ok(row.and_then(|(hash,)| hash))
    }

    /// Replaces a password; every session of the account is void with that. A conflict if it has
    /// changed meanwhile.
    pub async fn set_password(&self, account: &Account, old: &str, new: &str) -> Result<Account, StoreError> {
        let text = "UPDATE account SET password = $1, rights = rights + 1 \
                    WHERE id = $2 AND password = $3 AND rights = $4";
        let query = sqlx::query(text).bind(new.to_owned()).bind(account.id.clone()).bind(old.to_owned());
        let done = self.write(query.bind(account.rights)).await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        Ok(Account { rights: account.rights + 1, ..account.clone() })
    }

    /// Gives names that were registered before look-alikes were told apart what they are compared
    /// by. Of two that look alike already both stay.
    pub(super) async fn fold_names(&self) -> Result<(), StoreError> {
        let text = "SELECT id, name FROM account WHERE password IS NOT NULL AND name_twin IS NULL ORDER BY created, id";
        let rows: Vec<(String, String)> = sqlx::query_as(text).fetch_all(&self.pool).await?;
        for (id, name) in rows {
            let query = sqlx::query("UPDATE account SET name_twin = $1 WHERE id = $2");
            match self.write(query.bind(names::twin(&name)).bind(id)).await {
                Ok(_) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Throws away guests from before `before` that nobody can come back as and nothing is kept of:
    /// no session, no seat, no profile. Gives how many.
    pub async fn purge_guests(&self, before: u64) -> Result<u64, StoreError> {
        let text = "DELETE FROM account WHERE password IS NULL AND created < $1 \
                    AND id NOT IN (SELECT account FROM session) \
                    AND id NOT IN (SELECT account FROM holding) AND id NOT IN (SELECT account FROM profile)";
        Ok(self.write(sqlx::query(text).bind(before as i64)).await?.rows_affected())
    }
}
