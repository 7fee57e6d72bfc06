//! Chat, drafts, notes and what was last looked at.

use sqlx::Row;

use super::{Store, StoreError};
use crate::vault::Kind;

impl Store {
    /// Stores a line of chat; its number must be new.
    pub async fn say(&self, no: i64, id: &str, number: u32, line: &[u8]) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO chat (played, number, body) VALUES ($1, $2, $3)")
            .bind(no)
            .bind(i64::from(number))
            .bind(self.vault.seal(Kind::Chat, id, u64::from(number), line));
        self.write(query).await?;
        Ok(())
    }

    /// Lines of chat after number `after`.
    pub async fn chat(&self, no: i64, id: &str, after: u32) -> Result<Vec<Vec<u8>>, StoreError> {
        let rows = sqlx::query("SELECT number, body FROM chat WHERE played = $1 AND number > $2 ORDER BY number")
            .bind(no)
            .bind(i64::from(after))
            .fetch_all(&self.pool)
            .await?;
        rows.iter()
            .map(|row| {
                let (number, sealed): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
                Ok(self.vault.open(Kind::Chat, id, number as u64, &sealed)?)
            })
            .collect()
    }

    /// Keeps a seat's draft.
    pub async fn set_draft(&self, no: i64, id: &str, seat: u8, draft: &[u8]) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO draft (played, seat, body) VALUES ($1, $2, $3) \
             ON CONFLICT (played, seat) DO UPDATE SET body = excluded.body",
        )
        .bind(no)
        .bind(i64::from(seat))
        .bind(self.vault.seal(Kind::Draft, id, u64::from(seat), draft));
        self.write(query).await?;
        Ok(())
    }

    /// The drafts of a match, by seat.
    pub async fn drafts(&self, no: i64, id: &str) -> Result<Vec<(u8, Vec<u8>)>, StoreError> {
        let rows = sqlx::query("SELECT seat, body FROM draft WHERE played = $1").bind(no).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let (seat, sealed): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
                Ok((seat as u8, self.vault.open(Kind::Draft, id, seat as u64, &sealed)?))
            })
            .collect()
    }

    /// Keeps a person's notes on a match.
    pub async fn set_notes(&self, no: i64, id: &str, account: &str, text: &str) -> Result<(), StoreError> {
        let place = format!("{id} {account}");
        let query = sqlx::query(
            "INSERT INTO notes (played, account, body) VALUES ($1, $2, $3) \
             ON CONFLICT (played, account) DO UPDATE SET body = excluded.body",
        )
        .bind(no)
        .bind(account.to_owned())
        .bind(self.vault.seal(Kind::Notes, &place, 0, text.as_bytes()));
        self.write(query).await?;
        Ok(())
    }

    /// A person's notes on a match.
    pub async fn notes(&self, no: i64, id: &str, account: &str) -> Result<String, StoreError> {
        let place = format!("{id} {account}");
        let row = sqlx::query("SELECT body FROM notes WHERE played = $1 AND account = $2")
            .bind(no)
            .bind(account.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(String::new()) };
        let sealed: Vec<u8> = row.try_get(0)?;
        let plain = self.vault.open(Kind::Notes, &place, 0, &sealed)?;
        Ok(String::from_utf8_lossy(&plain).into_owned())
    }

    /// Remembers how far a person has looked.
    pub async fn set_looked(&self, no: i64, account: &str, seat: u8, number: u32) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO looked (played, account, seat, number) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (played, account, seat) DO UPDATE SET number = excluded.number",
        )
        .bind(no)
        .bind(account.to_owned())
        .bind(i64::from(seat))
        .bind(i64::from(number));
        self.write(query).await?;
        Ok(())
    }

    /// How far a person has looked.
    pub async fn looked(&self, no: i64, account: &str, seat: u8) -> Result<u32, StoreError> {
        let row: Option<(i64,)> =
            sqlx::query_as("SELECT number FROM looked WHERE played = $1 AND account = $2 AND seat = $3")
                .bind(no)
                .bind(account.to_owned())
                .bind(i64::from(seat))
                .fetch_optional(&self.pool)
                .await?;
        Ok(row.map_or(0, |(number,)| number as u32))
    }
}
