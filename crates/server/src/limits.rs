//! Who asks how often: token buckets by address and account, and sockets by address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::clock::Clock;
use crate::config::Config;

/// A bucket holds this many seconds' worth of requests.
const BURST: u32 = 4;

/// No more callers than this are remembered; then those with full buckets are forgotten.
const CALLERS: usize = 20_000;

struct Bucket {
    /// Thousandths of a request that are left.
    left: u64,
    at: u64,
}

/// Who asks how often.
pub struct Limits {
    clock: Arc<dyn Clock>,
    rate: u64,
    per_address: u32,
    all: u32,
    buckets: Mutex<HashMap<String, Bucket>>,
    sockets: Mutex<HashMap<String, u32>>,
}

impl Limits {
    /// Limits as configured.
    pub fn new(config: &Config, clock: Arc<dyn Clock>) -> Self {
        Limits {
            clock,
            rate: u64::from(config.rate.max(1)),
            per_address: config.sockets_per_address,
            all: config.sockets,
            buckets: Mutex::default(),
            sockets: Mutex::default(),
        }
    }

    /// Takes `cost` requests out of the caller's bucket; false if there are not so many.
    pub fn admit(&self, caller: &str, cost: u32) -> bool {
        let now = self.clock.steady();
        let full = self.rate * u64::from(BURST) * 1_000;
        let mut buckets = self.buckets.lock().expect("no code panics with this lock");
        if buckets.len() >= CALLERS {
            let rate = self.rate;
            buckets.retain(|_, bucket| bucket.left + now.saturating_sub(bucket.at) * rate < full);
        }
        if !buckets.contains_key(caller) {
            buckets.insert(caller.to_owned(), Bucket { left: full, at: now });
        }
        let bucket = buckets.get_mut(caller).expect("it is there now");
        // A rate of one a second is one thousandth of a request a millisecond.
        bucket.left = full.min(bucket.left + now.saturating_sub(bucket.at) * self.rate);
        bucket.at = now;
        let cost = u64::from(cost) * 1_000;
        if bucket.left < cost {
            return false;
        }
        bucket.left -= cost;
        true
    }

    /// Counts a socket of an address in; false if there are too many.
    pub fn try_open(&self, address: &str) -> bool {
        let mut sockets = self.sockets.lock().expect("no code panics with this lock");
        let all: u32 = sockets.values().sum();
        let own = sockets.get(address).copied().unwrap_or_default();
        if all >= self.all || own >= self.per_address {
            return false;
        }
        sockets.insert(address.to_owned(), own + 1);
        true
    }

    /// Counts a socket of an address out.
    pub fn closed(&self, address: &str) {
        let mut sockets = self.sockets.lock().expect("no code panics with this lock");
        if let Some(count) = sockets.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HandClock;
    use crate::config::Settings;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let clock = HandClock::new(0);
        let set = Settings { rate: Some(10), sockets_per_address: Some(1), ..Settings::default() };
        let limits = Limits::new(&Config::from(set), Arc::new(clock.clone()));
        assert!((0..40).all(|_| limits.admit("a", 1)));
        assert!(!limits.admit("a", 1));
        assert!(limits.admit("b", 1));
        clock.turn(100);
        assert!(limits.admit("a", 1));
        assert!(!limits.admit("a", 1));
        assert!(limits.try_open("a") && !limits.try_open("a"));
        limits.closed("a");
        assert!(limits.try_open("a"));
    }

    #[test]
    fn whoever_is_turned_away_is_not_remembered() {
        let set = Settings { sockets: Some(1), ..Settings::default() };
        let limits = Limits::new(&Config::from(set), Arc::new(HandClock::new(0)));
        assert!(limits.try_open("a") && !limits.try_open("b"));
        assert_eq!(limits.sockets.lock().unwrap().len(), 1);
    }
}
