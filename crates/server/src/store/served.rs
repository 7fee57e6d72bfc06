//! The time served, kept so that clocks stand still while no server is there.

use super::{Store, StoreError};

impl Store {
    /// The time that was kept last by any node.
    pub async fn served(&self) -> Result<Option<u64>, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as("SELECT ms FROM served").fetch_optional(&self.pool).await?;
        Ok(row.map(|(ms,)| ms as u64))
    }

    /// Keeps the time, which never goes back; gives what is kept.
    pub async fn keep_served(&self, ms: u64) -> Result<u64, StoreError> {
        let text = "INSERT INTO served (one, ms) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET \
                    ms = CASE WHEN excluded.ms > served.ms THEN excluded.ms ELSE served.ms END RETURNING ms";
        let (ms,): (i64,) = sqlx::query_as(text).bind(ms as i64).fetch_one(&self.pool).await?;
        Ok(ms as u64)
    }
}
