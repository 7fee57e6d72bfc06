//! The bounded pool in which house bots think, off the request path.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// Why a bot gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// It panicked.
    Panicked,
    /// It took longer than it may.
    TooLong,
    /// The server is shutting down.
    Closed,
}

/// Threads for thinking, at most so many at once.
#[derive(Clone, Debug)]
pub struct Pool {
    permits: Arc<Semaphore>,
    limit: Duration,
}

impl Pool {
    /// A pool of `threads` threads; no job may take longer than `limit`.
    pub fn new(threads: usize, limit: Duration) -> Self {
        Pool { permits: Arc::new(Semaphore::new(threads.max(1))), limit }
    }

    /// Runs a job when there is a thread for it. A job that never ends keeps its thread, and only
    /// its thread.
    pub async fn think<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Stuck> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| Stuck::Closed)?;
        let running = tokio::task::spawn_blocking(move || {
            let _held = permit;
            job()
        });
        match tokio::time::timeout(self.limit, running).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) if error.is_panic() => Err(Stuck::Panicked),
            Ok(Err(_)) => Err(Stuck::Closed),
            Err(_) => Err(Stuck::TooLong),
        }
    }

    /// No new job is begun.
    pub fn close(&self) {
        self.permits.close();
    }
}
