//! Time, injected: the real clock, and one that tests turn by hand.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Something that is awaited.
pub type Waiting<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Where the server reads the time.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds of Unix time: for what is stored and shown. Somebody may set it, both ways.
    fn now(&self) -> u64;
    /// Milliseconds that only ever pass, from some moment on: for what is waited for.
    fn steady(&self) -> u64;
    /// Waits until `steady` is at least `at`.
    fn until(&self, at: u64) -> Waiting<'_>;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    fn steady(&self) -> u64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_millis() as u64
    }

    fn until(&self, at: u64) -> Waiting<'_> {
        Box::pin(async move {
            loop {
                let left = at.saturating_sub(self.steady());
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
    shows: Arc<watch::Sender<Hands>>,
}

#[derive(Clone, Copy, Debug)]
struct Hands {
    now: u64,
    steady: u64,
}

impl HandClock {
    /// A clock that shows `now`.
    pub fn new(now: u64) -> Self {
        HandClock { shows: Arc::new(watch::Sender::new(Hands { now, steady: now })) }
    }

    /// Lets so many milliseconds pass.
    pub fn turn(&self, ms: u64) {
        self.shows.send_modify(|hands| *hands = Hands { now: hands.now + ms, steady: hands.steady + ms });
    }

    /// Sets the time of day by so many milliseconds, without any passing.
    pub fn jump(&self, ms: i64) {
        self.shows.send_modify(|hands| hands.now = hands.now.saturating_add_signed(ms));
    }
}

impl Clock for HandClock {
    fn now(&self) -> u64 {
        self.shows.borrow().now
    }

    fn steady(&self) -> u64 {
        self.shows.borrow().steady
    }

    fn until(&self, at: u64) -> Waiting<'_> {
        let mut turned = self.shows.subscribe();
        Box::pin(async move {
            // The sender lives as long as the clock that is being waited for.
            let _ = turned.wait_for(|hands| hands.steady >= at).await;
        })
    }
}
