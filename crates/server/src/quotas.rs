//! How many matches somebody may have at once, and how much stored in a day.

use parlour_core::sha256;
use parlour_protocol::{Code, Fault};

use crate::live::storage_fault;
use crate::shared::Shared;
use crate::store::Account;

/// What is kept of an address: enough to count by, and no more.
pub fn place_hash(place: &str) -> Vec<u8> {
    sha256(&[b"parlour place 1\0", place.as_bytes()]).to_vec()
}

fn too_many(count: u32, what: &str) -> Fault {
    Fault::new(Code::TableLimit, format!("{what} at most {count} matches at once; finish or leave one first"))
}

/// A day, in milliseconds.
pub const DAY: u64 = 86_400_000;

/// What somebody does is counted behind one of these doors.
const DOORS: usize = 64;

/// Doors through which those who are counted go one at a time.
pub struct Doors([tokio::sync::Mutex<()>; DOORS]);

impl Default for Doors {
    fn default() -> Self {
        Doors(std::array::from_fn(|_| tokio::sync::Mutex::default()))
    }
}

impl Shared {
    /// Waits for whoever of the same account is being counted now.
    pub async fn door(&self, account: &str) -> tokio::sync::MutexGuard<'_, ()> {
        let which = usize::from(sha256(&[account.as_bytes()])[0]) % DOORS;
        self.doors.0[which].lock().await
    }

    /// Counts what somebody has stored, by person and by address; refused when it is too much for a
    /// day. A guest has a quarter of what an account has, and an address four times as much.
    pub async fn charge(&self, account: &Account, place: &str, bytes: usize) -> Result<(), Fault> {
        let full = u64::from(self.config.stored_mb) << 20;
        let person = sha256(&[b"parlour person 1\0", account.id.as_bytes()]).to_vec();
        let shares = [(person, if account.guest { full / 4 } else { full }), (place_hash(place), 4 * full)];
        let day = self.clock.now() / DAY;
        for (who, most) in shares {
            let counted = self.store.charge(&who, day, bytes as u64, most).await;
            if !counted.map_err(|error| storage_fault(&error))? {
                return Err(Fault::new(Code::TableLimit, "you have stored too much today; try again tomorrow"));
            }
        }
        Ok(())
    }

    /// Whether somebody may have one match more, set up from `place` or, without, set up by somebody
    /// else; and one more with bots.
    pub async fn make_room(&self, account: &Account, place: Option<&str>, bots: bool) -> Result<(), Fault> {
        let config = &self.config;
        let most = if account.guest { config.guest_matches } else { config.matches };
        let counted = self.store.count_matches(&account.id).await;
        let (all, with_bots) = counted.map_err(|error| storage_fault(&error))?;
        if all >= most {
            return Err(too_many(most, if account.guest { "a guest can have" } else { "one person can have" }));
        }
        if bots && with_bots >= config.bot_matches {
            return Err(too_many(config.bot_matches, "one person can play bots in"));
        }
        let Some(place) = place else { return Ok(()) };
        let here = self.store.count_matches_from(&place_hash(place)).await;
        if here.map_err(|error| storage_fault(&error))? >= config.matches_per_address {
            return Err(too_many(config.matches_per_address, "one address can have"));
        }
        Ok(())
    }
}
