//! Anchors: how far the log of a match goes, kept apart from its entries. The chain of hashes shows
//! that nothing before the last entry was changed; that the last one is still there only an anchor
//! can show.
//!
//! Anchors are written now and then, many in one statement, and never before their entries: so a log
//! is never shorter than its anchor, and no action waits for one.

use sqlx::{AnyConnection, Row};

use super::{Store, StoreError};
use crate::vault::Kind;

/// How far a log goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Anchor {
    /// How many entries there are.
    pub entries: u32,
    /// The hash of the last one; empty without.
    pub hash: String,
}

/// Anchors are written by statements of these sizes, so that few statements are ever prepared.
const STATEMENTS: [usize; 3] = [64, 8, 1];

impl Anchor {
    /// The anchor after so many entries, the last of which has this hash.
    pub fn after(entries: usize, hash: Option<String>) -> Self {
        Anchor { entries: entries as u32, hash: hash.unwrap_or_default() }
    }
}

impl Store {
    /// Keeps the anchor of a new match, in one piece with it.
    pub(super) async fn insert_anchor(
        &self,
        connection: &mut AnyConnection,
        no: i64,
        id: &str,
        anchor: &Anchor,
    ) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO anchor (played, seq, body) VALUES ($1, $2, $3)");
        let sealed = self.sealed_anchor(id, anchor);
        query.bind(no).bind(i64::from(anchor.entries)).bind(sealed).execute(connection).await?;
        Ok(())
    }

    fn sealed_anchor(&self, id: &str, anchor: &Anchor) -> Vec<u8> {
        self.vault.seal(Kind::Anchor, id, u64::from(anchor.entries), anchor.hash.as_bytes())
    }

    /// Moves the anchors of these matches, by number and id, forward; never back.
    pub async fn set_anchors(&self, anchors: &[(i64, String, Anchor)]) -> Result<(), StoreError> {
        let mut rest = anchors;
        for size in STATEMENTS {
            while rest.len() >= size {
                let (now, later) = rest.split_at(size);
                rest = later;
                let mut query = sqlx::query(sqlx::AssertSqlSafe(move_text(size)));
                for (no, id, anchor) in now {
                    query = query.bind(*no).bind(i64::from(anchor.entries)).bind(self.sealed_anchor(id, anchor));
                }
                self.write(query).await?;
            }
        }
        Ok(())
    }

    /// The anchor of a match; none if it never had one.
    pub async fn anchor(&self, no: i64, id: &str) -> Result<Option<Anchor>, StoreError> {
        let query = sqlx::query("SELECT seq, body FROM anchor WHERE played = $1");
        let Some(row) = query.bind(no).fetch_optional(&self.pool).await? else { return Ok(None) };
        let (entries, sealed): (i64, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
        let hash = self.vault.open(Kind::Anchor, id, entries as u64, &sealed)?;
        let hash = String::from_utf8(hash).map_err(|_| StoreError::Shape("an anchor".into()))?;
        Ok(Some(Anchor { entries: entries as u32, hash }))
    }
}

fn move_text(rows: usize) -> String {
    let values: Vec<String> =
        (0..rows).map(|row| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3)).collect();
    format!(
        "INSERT INTO anchor (played, seq, body) VALUES {} ON CONFLICT (played) \
         DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE anchor.seq < excluded.seq",
        values.join(", ")
    )
}
