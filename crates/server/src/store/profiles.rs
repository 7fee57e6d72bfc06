//! Profiles: what is kept of a person's matches of one game. Written from the result of a finished
//! match in one transaction with the mark that it was, so once and only once; and by orders of
//! their owners, each of which replaces the version that it quotes.

use std::collections::BTreeMap;

use parlour_protocol::Profile;
use sqlx::Row;

use super::{Store, StoreError};
use crate::vault::Kind;

/// How often a result is tried again when another match of the same person was settled meanwhile.
const TRIES: u32 = 20;

/// When people met in a rated match, and since when earlier meetings count.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// When.
    pub at: u64,
    /// Since when.
    pub since: u64,
}

/// How often people have met lately, by their places in the list of accounts.
#[derive(Debug, Default)]
pub struct Met(BTreeMap<(usize, usize), u32>);

impl Met {
    /// How often these two have.
    pub fn times(&self, one: usize, other: usize) -> u32 {
        self.0.get(&(one.min(other), one.max(other))).copied().unwrap_or_default()
    }

    /// Whether any two have.
    pub fn any(&self) -> bool {
        self.0.values().any(|times| *times > 0)
    }
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)))
}

async fn note_met(
    write: &mut sqlx::AnyConnection,
    one: &str,
    other: &str,
    game: &str,
    at: u64,
) -> Result<(), StoreError> {
    let query = sqlx::query("INSERT INTO met (one, other, game, at) VALUES ($1, $2, $3, $4)");
    let query = query.bind(one.to_owned()).bind(other.to_owned()).bind(game.to_owned()).bind(at as i64);
    query.execute(write).await?;
    Ok(())
}

impl Store {
    /// A person's profile for one game; none before the first result.
    pub async fn profile(&self, account: &str, game: &str) -> Result<Option<Profile>, StoreError> {
        let row = sqlx::query("SELECT body FROM profile WHERE account = $1 AND game = $2")
            .bind(account.to_owned())
            .bind(game.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let sealed: Vec<u8> = row.try_get(0)?;
        let plain = self.vault.open(Kind::Profile, &format!("{account} {game}"), 0, &sealed)?;
        Ok(Some(serde_json::from_slice(&plain)?))
    }

    /// Puts the result of match `id` into the profiles of `accounts`, once; `blank` is a profile
    /// before the first result. `change` gets the old profiles in their order and makes the new
    /// ones; it is told how often those at two places have met in rated matches since `since`. A
    /// match that is `rated` is such a meeting.
    pub async fn settle(
        &self,
        id: &str,
        blank: &Profile,
        accounts: &[String],
        rated: Option<Meeting>,
        change: impl Fn(&mut [Profile], &Met),
    ) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            match self.try_settle(id, blank, accounts, rated, &change).await {
                Err(StoreError::Conflict) => {}
                settled => return settled,
            }
        }
        Err(StoreError::Conflict)
    }

    async fn try_settle(
        &self,
        id: &str,
        blank: &Profile,
        accounts: &[String],
        rated: Option<Meeting>,
        change: &impl Fn(&mut [Profile], &Met),
    ) -> Result<(), StoreError> {
        let game = blank.game.as_str();
        let mut profiles = Vec::new();
        for account in accounts {
            profiles.push(self.profile(account, game).await?.unwrap_or_else(|| blank.clone()));
        }
        let before: Vec<u32> = profiles.iter().map(|profile| profile.version).collect();
        let mut met = Met::default();
        if let Some(meeting) = rated {
            for pair in pairs(accounts.len()) {
                met.0.insert(pair, self.count_met(&accounts[pair.0], &accounts[pair.1], game, meeting.since).await?);
            }
        }
        change(&mut profiles, &met);
        let mut write = self.begin().await?;
        let marked = sqlx::query("UPDATE played SET settled = 1 WHERE id = $1 AND settled = 0")
            .bind(id.to_owned())
            .execute(&mut *write)
            .await?;
        if marked.rows_affected() != 1 {
            return write.roll_back().await;
        }
        for ((account, profile), before) in accounts.iter().zip(&mut profiles).zip(before) {
            profile.version = before + 1;
            self.write_profile(&mut write, account, profile).await?;
        }
        if let Some(meeting) = rated {
            for (one, other) in pairs(accounts.len()) {
                note_met(&mut write, &accounts[one], &accounts[other], game, meeting.at).await?;
            }
        }
        write.commit().await
    }

    /// How often two have met in rated matches of a game since `since`. Of a pair the one whose
    /// account comes first stands first.
    async fn count_met(&self, one: &str, other: &str, game: &str, since: u64) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM met WHERE one = $1 AND other = $2 AND game = $3 AND at > $4";
        let query = sqlx::query_as(text).bind(one.to_owned()).bind(other.to_owned()).bind(game.to_owned());
        let (count,): (i64,) = query.bind(since as i64).fetch_one(&self.pool).await?;
        Ok(count as u32)
    }

    /// Forgets meetings from before `before`.
    pub async fn purge_met(&self, before: u64) -> Result<(), StoreError> {
        self.write(sqlx::query("DELETE FROM met WHERE at <= $1").bind(before as i64)).await?;
        Ok(())
    }

    /// Replaces the version before `profile`'s; a conflict if somebody else did.
    async fn write_profile(
        &self,
        write: &mut sqlx::AnyConnection,
        account: &str,
        profile: &Profile,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_vec(profile)?;
        let sealed = self.vault.seal(Kind::Profile, &format!("{account} {}", profile.game), 0, &body);
        let text = if profile.version == 1 {
            "INSERT INTO profile (body, version, account, game) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        } else {
            "UPDATE profile SET body = $1, version = $2 WHERE account = $3 AND game = $4 AND version = $2 - 1"
        };
        let done = sqlx::query(text)
            .bind(sealed)
            .bind(i64::from(profile.version))
            .bind(account.to_owned())
            .bind(profile.game.clone())
            .execute(write)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
    }

    /// Replaces a person's profile of version `profile.version - 1`; a conflict if there is another.
    pub async fn replace_profile(&self, account: &str, profile: &Profile) -> Result<(), StoreError> {
        let mut write = self.begin().await?;
        self.write_profile(&mut write, account, profile).await?;
        write.commit().await
    }

    /// A person's profiles, by game.
    pub async fn profiles(&self, account: &str) -> Result<Vec<Profile>, StoreError> {
        let query = sqlx::query("SELECT game, body FROM profile WHERE account = $1 ORDER BY game");
        let rows = query.bind(account.to_owned()).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let (game, sealed): (String, Vec<u8>) = (row.try_get(0)?, row.try_get(1)?);
                let plain = self.vault.open(Kind::Profile, &format!("{account} {game}"), 0, &sealed)?;
                Ok(serde_json::from_slice(&plain)?)
            })
            .collect()
    }
}
