//! Room on the disk. A reserve is kept beside an SQLite file. When a write finds the disk full, the
//! reserve is given up, so that what is under way can end in order, and nothing new is taken until
//! there is room for the reserve again: a server that takes some actions and drops others is worse
//! than one that says it is full.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::{AnyPool, Executor};

use super::change::Change;
use super::{Backend, StoreError};
use crate::vault::create_private;

/// How much is kept in reserve, in bytes.
const RESERVE: usize = 1 << 20;

/// How often a full disk is looked at again.
const LOOK: Duration = Duration::from_millis(200);

/// A write that changes a number and nothing else.
pub(super) const PULSE: &str = "UPDATE pulse SET beat = beat + 1";

/// Whether there is room.
pub(super) struct Room {
    full: AtomicBool,
    closed: AtomicBool,
    /// None where the database is not a file of ours.
    reserve: Option<PathBuf>,
    pool: AnyPool,
    backend: Backend,
}

impl Room {
    /// Makes the reserve; without room for it the store begins as a full one.
    pub fn new(pool: AnyPool, backend: Backend, reserve: Option<PathBuf>) -> Arc<Self> {
        let (full, closed) = (AtomicBool::new(false), AtomicBool::new(false));
        let room = Arc::new(Room { full, closed, reserve, pool, backend });
        if let Err(error) = room.keep_reserve() {
            tracing::error!(%error, "there is no room for the reserve: the disk is taken for full");
            room.fill();
        }
        room
    }

    /// Whether the disk is full.
    pub fn is_full(&self) -> bool {
        self.full.load(Ordering::Acquire)
    }

    /// Refuses what would be written while the disk is full.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.is_full() { Err(StoreError::Full) } else { Ok(()) }
    }

    /// Takes note of why a write failed.
    pub fn note(self: &Arc<Self>, error: &StoreError) {
        if matches!(error, StoreError::Full) {
            tracing::error!("the disk is full: nothing is taken until there is room again");
            self.fill();
        }
    }

    /// No more looking for room.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }

    fn fill(self: &Arc<Self>) {
        if self.full.swap(true, Ordering::AcqRel) {
            return;
        }
        if let Some(reserve) = &self.reserve {
            let _ = std::fs::remove_file(reserve);
        }
        tokio::spawn(self.clone().watch());
    }

    /// Looks for room until there is some.
    async fn watch(self: Arc<Self>) {
        while !self.closed.load(Ordering::Acquire) {
            tokio::time::sleep(LOOK).await;
            let room = self.clone();
            let kept = tokio::task::spawn_blocking(move || room.keep_reserve()).await;
            if matches!(kept, Ok(Ok(()))) && self.pulse().await.is_ok() {
                tracing::warn!("there is room again");
                self.full.store(false, Ordering::Release);
                return;
            }
        }
    }

    /// Whether a write goes through; however full the disk is said to be.
    pub async fn pulse(&self) -> Result<(), StoreError> {
        let mut change = Change::begin(&self.pool, self.backend).await?;
        change.execute(PULSE).await?;
        change.commit().await
    }

    /// Makes the reserve if it is not there. Its bytes are really written: a file may be long and
    /// take no room.
    fn keep_reserve(&self) -> std::io::Result<()> {
        let Some(path) = self.reserve.as_deref().filter(|path| !path.exists()) else { return Ok(()) };
        let made = create_private(path).and_then(|mut file| {
            file.write_all(&vec![0x50; RESERVE])?;
            file.sync_all()
        });
        made.inspect_err(|_| drop(std::fs::remove_file(path)))
    }
}
