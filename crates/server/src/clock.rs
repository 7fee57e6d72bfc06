//! Time, injected: the real clock, and one that tests turn by hand.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Something that is awaited.
pub type Waiting<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Where the server reads the time.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds of Unix time.
    fn now(&self) -> u64;
    /// Waits until `now` is at least `at`.
    fn until(&self, at: u64) -> Waiting<'_>;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    fn until(&self, at: u64) -> Waiting<'_> {
        Box::pin(async move {
            loop {
                let left = at.saturating_sub(self.now());
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
        })
    }
}

/// A clock that stands still until it is turned.
#[derive(Clone, Debug)]
pub struct HandClock {
    now: Arc<watch::Sender<u64>>,
}

impl HandClock {
    /// A clock that shows `now`.
    pub fn new(now: u64) -> Self {
        HandClock { now: Arc::new(watch::Sender::new(now)) }
    }

    /// Turns it on by so many milliseconds.
    pub fn turn(&self, ms: u64) {
        self.now.send_modify(|now| *now += ms);
    }
}

impl Clock for HandClock {
    fn now(&self) -> u64 {
        *self.now.borrow()
    }

    fn until(&self, at: u64) -> Waiting<'_> {
        let mut turned = self.now.subscribe();
        Box::pin(async move {
            // The sender lives as long as the clock that is being waited for.
            let _ = turned.wait_for(|now| *now >= at).await;
        })
    }
}
