//! What a table finds in storage.

use parlour_protocol::Phase;
use parlour_table::head::{Head, Stored};
use parlour_table::{Found, Fresh, Loaded, Read};

use super::host::Host;
use crate::store::StoreError;

impl Host {
    pub(super) async fn read(&mut self, read: Read) -> Result<Found, StoreError> {
        Ok(match read {
            Read::Match { whole } => Found::Match(Box::new(self.read_match(whole).await?)),
            Read::News { entries, line } => Found::News(self.read_news(entries, line).await?),
            Read::Drafts => Found::Drafts(self.read_drafts().await?),
            Read::Looked { person, seat } => Found::Looked(self.shared.store.looked(self.no, &person, seat).await?),
            Read::Kept { person, game } => {
                let game = (self.shared.games.find)(&game);
                let profile = match &game {
                    Some(game) => self.shared.profile(&person, game.as_ref()).await?.kept,
                    None => serde_json::Value::Null,
                };
                Found::Kept(profile)
            }
        })
    }

    async fn read_match(&mut self, whole: bool) -> Result<Loaded, StoreError> {
        let missing = || StoreError::Shape(format!("there is no match {}", self.id));
        let row = self.shared.store.find(&self.id).await?.ok_or_else(missing)?;
        self.no = row.no;
        let head: Head = serde_json::from_slice(&row.head)?;
        let mut loaded = Loaded {
            created: row.created,
            updated: row.updated,
            version: row.version,
            entries: Vec::new(),
            checked: None,
            chat: self.read_chat(0).await?,
            drafts: if head.phase == Phase::Running { self.read_drafts().await? } else { Vec::new() },
            head,
        };
        if !loaded.head.fixed {
            return Ok(loaded);
        }
        // Before the entries: another node may write meanwhile.
        let anchor = self.shared.store.anchor(self.no, &self.id).await?;
        let snapshot = if whole { None } else { self.read_snapshot(&loaded.head, anchor.as_ref()).await? };
        if let Some((entries, chain)) = snapshot {
            self.shared.metrics.from_snapshots.add(1);
            self.snapshot_at = entries.len();
            (loaded.entries, loaded.checked) = (entries, Some(chain));
        } else {
            loaded.entries = self.read_entries(0).await?;
            self.check_anchor(&loaded.head, anchor.as_ref(), &loaded.entries)?;
        }
        Ok(loaded)
    }

    pub(super) async fn read_entries(&self, from: u32) -> Result<Vec<Stored>, StoreError> {
        let bodies = self.shared.store.entries(self.no, &self.id, from).await?;
        bodies.iter().map(|body| Ok(serde_json::from_slice(body)?)).collect()
    }

    async fn read_chat(&self, after: u32) -> Result<Vec<parlour_protocol::ChatLine>, StoreError> {
        let lines = self.shared.store.chat(self.no, &self.id, after).await?;
        lines.iter().map(|line| Ok(serde_json::from_slice(line)?)).collect()
    }

    async fn read_drafts(&self) -> Result<Vec<(u8, parlour_table::Draft)>, StoreError> {
        let drafts = self.shared.store.drafts(self.no, &self.id).await?;
        drafts.iter().map(|(seat, draft)| Ok((*seat, serde_json::from_slice(draft)?))).collect()
    }

    async fn read_news(&self, entries: u32, line: u32) -> Result<Fresh, StoreError> {
        let missing = || StoreError::Shape(format!("there is no match {}", self.id));
        let row = self.shared.store.find(&self.id).await?.ok_or_else(missing)?;
        Ok(Fresh {
            version: row.version,
            entries: self.read_entries(entries).await?,
            chat: self.read_chat(line).await?,
        })
    }
}
