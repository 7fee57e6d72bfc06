//! The bounded pool in which house bots think, off the request path.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// Why there was no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// It panicked, saying so.
    Panicked(String),
    /// It took longer than it may.
    TooLong,
    /// It had nothing to say.
    Silent,
    /// The server is shutting down.
    Closed,
}

/// What a panic said.
pub(crate) fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}

/// Room for so many bots at once.
#[derive(Clone, Debug)]
pub struct Pool {
    permits: Arc<Semaphore>,
    limit: Duration,
}

impl Pool {
    /// A pool for `threads` bots at once; none may take longer than `limit`.
    pub fn new(threads: usize, limit: Duration) -> Self {
        Pool { permits: Arc::new(Semaphore::new(threads.max(1))), limit }
    }

    /// Runs a job when there is room for it.
    pub async fn think<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Stuck> {
        // Given back in any case: one that never ends must not keep all others from thinking.
        let _held = self.permits.clone().acquire_owned().await.map_err(|_| Stuck::Closed)?;
        match tokio::time::timeout(self.limit, tokio::task::spawn_blocking(job)).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) if error.is_panic() => Err(Stuck::Panicked(said(error.into_panic().as_ref()))),
            Ok(Err(_)) => Err(Stuck::Closed),
            Err(_) => Err(Stuck::TooLong),
        }
    }

    /// No new job is begun.
    pub fn close(&self) {
        self.permits.close();
    }
}
