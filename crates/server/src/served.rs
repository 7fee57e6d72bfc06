//! Time that passes only while a server is there: what players' clocks run on. It goes on where the
//! latest heartbeat in storage left off, and neither a stop of the server nor a wall clock that is
//! set shows in it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::clock::{Clock, Waiting};
use crate::store::{Store, StoreError};

/// How often the time is kept in storage, in milliseconds: at most so much is lost by a crash, and
/// always in the players' favour.
pub const HEARTBEAT: u64 = 5_000;

/// The time served so far, by all nodes together, in milliseconds.
pub struct Served {
    clock: Arc<dyn Clock>,
    /// What it is ahead of the steady clock.
    ahead: AtomicI64,
}

impl Served {
    /// The time from where storage has it; a new storage begins with the time of day.
    pub async fn resume(clock: Arc<dyn Clock>, store: &Store) -> Result<Self, StoreError> {
        let kept = match store.served().await? {
            Some(kept) => kept,
            None => store.keep_served(clock.now()).await?,
        };
        let ahead = AtomicI64::new(kept as i64 - clock.steady() as i64);
        Ok(Served { clock, ahead })
    }

    /// The time now.
    pub fn now(&self) -> u64 {
        self.clock.steady().saturating_add_signed(self.ahead.load(Ordering::Relaxed))
    }

    /// Waits until it is at least `at`.
    pub fn until(&self, at: u64) -> Waiting<'_> {
        self.clock.until(at.saturating_sub_signed(self.ahead.load(Ordering::Relaxed)))
    }

    /// Keeps it in storage, and catches up with a node that is ahead.
    pub async fn beat(&self, store: &Store) -> Result<(), StoreError> {
        let kept = store.keep_served(self.now()).await?;
        let behind = kept.saturating_sub(self.now());
        self.ahead.fetch_add(behind as i64, Ordering::Relaxed);
        Ok(())
    }
}
