//! How much somebody had stored in a day.

use super::{Store, StoreError};

impl Store {
    /// Counts bytes against whoever has them stored, unless that would be more than `most` in a day;
    /// whether they were counted.
    pub async fn charge(&self, who: &[u8], day: u64, bytes: u64, most: u64) -> Result<bool, StoreError> {
        if bytes > most {
            return Ok(false);
        }
        let query = sqlx::query(
            "INSERT INTO usage (who, day, bytes) VALUES ($1, $2, $3) ON CONFLICT (who, day) DO UPDATE SET \
             bytes = usage.bytes + excluded.bytes WHERE usage.bytes + excluded.bytes <= $4",
        );
        let query = query.bind(who.to_owned()).bind(day as i64).bind(bytes as i64).bind(most as i64);
        Ok(self.write(query).await?.rows_affected() == 1)
    }

    /// Forgets the days before `day`.
    pub async fn purge_usage(&self, day: u64) -> Result<(), StoreError> {
        self.write(sqlx::query("DELETE FROM usage WHERE day < $1").bind(day as i64)).await?;
        Ok(())
    }
}
