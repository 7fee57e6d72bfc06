//! Snapshots: a cache of long logs, sealed for their match and number. Losing them costs time only,
//! so they are in no backup, and whatever is wrong with one is as if it were not there.

use sqlx::Row;

use super::{Store, StoreError};
use crate::vault::Kind;

impl Store {
    /// Keeps a snapshot of the first `number` entries, in the place of an earlier one.
    pub async fn set_snapshot(&self, no: i64, id: &str, number: u32, plain: &[u8]) -> Result<(), StoreError> {
        let mut write = self.begin().await?;
        sqlx::query("DELETE FROM snapshot WHERE played = $1").bind(no).execute(&mut *write).await?;
        sqlx::query("INSERT INTO snapshot (played, seq, body) VALUES ($1, $2, $3)")
            .bind(no)
            .bind(i64::from(number))
            .bind(self.vault.seal(Kind::Snapshot, id, u64::from(number), plain))
            .execute(&mut *write)
            .await?;
        write.commit().await
    }

    /// The latest snapshot of a match and how many entries it covers; none if it cannot be opened.
    pub async fn snapshot(&self, no: i64, id: &str) -> Result<Option<(u32, Vec<u8>)>, StoreError> {
        let query = sqlx::query("SELECT seq, body FROM snapshot WHERE played = $1 ORDER BY seq DESC LIMIT 1");
        let Some(row) = query.bind(no).fetch_optional(&self.pool).await? else { return Ok(None) };
        let (number, sealed): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        match self.vault.open(Kind::Snapshot, id, number as u64, &sealed) {
            Ok(plain) => Ok(Some((number as u32, plain))),
            Err(error) => {
                tracing::warn!(id, %error, "a snapshot is left aside");
                Ok(None)
            }
        }
    }

    /// Throws away the snapshots of matches that have not changed since `before`; of all with none.
    pub async fn prune_snapshots(&self, before: Option<u64>) -> Result<u64, StoreError> {
        let text = "DELETE FROM snapshot WHERE played IN (SELECT no FROM played WHERE updated < $1) \
                    OR played NOT IN (SELECT no FROM played)";
        let before = before.map_or(i64::MAX, |before| before as i64);
        Ok(self.write(sqlx::query(text).bind(before)).await?.rows_affected())
    }
}
