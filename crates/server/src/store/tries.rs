//! Wrong passwords in storage: how often a name was tried, and from where its owner has come before.

use super::{Store, StoreError};

/// A place from which nobody has logged in for so long is no longer familiar, in milliseconds: a year.
const FORGOTTEN: u64 = 365 * 86_400_000;

/// How many tries there are.
#[derive(Clone, Copy, Debug)]
pub struct Tries {
    /// So many at once.
    pub most: u64,
    /// And one more after each so many milliseconds.
    pub every: u64,
}

impl Store {
    /// Counts a try under `id`, before it is known how it goes, so that many at once count as many.
    /// False if there are none left now.
    pub async fn count_try(&self, id: &[u8], tries: Tries, now: u64) -> Result<bool, StoreError> {
        // What is kept is the time at which all tries are there again.
        let query = sqlx::query(
            "INSERT INTO tried (id, until) VALUES ($1, $2 + $3) ON CONFLICT (id) DO UPDATE SET \
             until = $3 + CASE WHEN tried.until > $2 THEN tried.until ELSE $2 END WHERE tried.until <= $2 + $4",
        )
        .bind(id.to_owned())
        .bind(now as i64)
        .bind(tries.every as i64)
        .bind(((tries.most - 1) * tries.every) as i64);
        Ok(self.write(query).await?.rows_affected() == 1)
    }

    /// Forgets the tries under `id`: the password was right.
    pub async fn forget_tries(&self, id: &[u8]) -> Result<(), StoreError> {
        self.write(sqlx::query("DELETE FROM tried WHERE id = $1").bind(id.to_owned())).await?;
        Ok(())
    }

    /// Whether an account was logged in to from this place before.
    pub async fn is_familiar(&self, id: &str, place: &[u8]) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM familiar WHERE account = $1 AND place = $2");
        Ok(query.bind(id.to_owned()).bind(place.to_owned()).fetch_optional(&self.pool).await?.is_some())
    }

    /// Remembers that an account was logged in to from this place.
    pub async fn remember_place(&self, id: &str, place: &[u8], now: u64) -> Result<(), StoreError> {
        let text = "INSERT INTO familiar (account, place, at) VALUES ($1, $2, $3) \
                    ON CONFLICT (account, place) DO UPDATE SET at = excluded.at";
        let query = sqlx::query(text).bind(id.to_owned()).bind(place.to_owned()).bind(now as i64);
        self.write(query).await?;
        Ok(())
    }

    /// Throws away tries that no longer count, and places that are no longer familiar.
    pub async fn purge_tries(&self, now: u64) -> Result<(), StoreError> {
        self.write(sqlx::query("DELETE FROM tried WHERE until <= $1").bind(now as i64)).await?;
        let old = now.saturating_sub(FORGOTTEN) as i64;
        self.write(sqlx::query("DELETE FROM familiar WHERE at < $1").bind(old)).await?;
        Ok(())
    }
}
