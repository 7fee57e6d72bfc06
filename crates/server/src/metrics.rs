//! Counters, gauges and latencies in Prometheus' text form. No label ever carries a name, an id
//! or anything of a match.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// Its value.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Adds, or takes away.
    pub fn add(&self, count: i64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// Sets it.
    pub fn set(&self, value: i64) {
        self.0.store(value, Ordering::Relaxed);
    }

    /// Its value.
    pub fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of a latency's buckets, in microseconds.
const BOUNDS: [u64; 14] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Latency {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Latency {
    /// Counts one.
    pub fn record(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        if let Some(index) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.buckets[index].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, out: &mut String) {
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e6);
        }
        let count = self.count.load(Ordering::Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {}", self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {count}");
    }
}

macro_rules! metrics {
    ($($(#[doc = $about:literal])+ $name:ident: $kind:ident = $shown:literal;)*) => {
        /// Everything the server counts.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $($(#[doc = $about])+ pub $name: $kind,)*
        }

        impl Metrics {
            /// All of it in Prometheus' text form.
            pub fn text(&self) -> String {
                let mut out = String::new();
                $(
                    let about = concat!($($about),+);
                    let _ = writeln!(out, "# HELP {}{about}\n# TYPE {} {}", $shown, $shown, kind::$kind);
                    metrics!(@write $kind self.$name, $shown, out);
                )*
                out
            }
        }
    };
    (@write Latency $field:expr, $shown:literal, $out:ident) => { $field.write($shown, &mut $out) };
    (@write $kind:ident $field:expr, $shown:literal, $out:ident) => {
        let _ = writeln!($out, "{} {}", $shown, $field.value());
    };
}

#[allow(non_upper_case_globals, reason = "named as the types, so that the macro can find them")]
mod kind {
    pub const Counter: &str = "counter";
    pub const Gauge: &str = "gauge";
    pub const Latency: &str = "histogram";
}

metrics! {
    /// Matches held in memory.
    live: Gauge = "parlour_live_matches";
    /// Matches taken up from a snapshot since the start.
    from_snapshots: Counter = "parlour_matches_from_snapshots_total";
    /// Matches set up since the start.
    created: Counter = "parlour_matches_created_total";
    /// Matches finished since the start.
    finished: Counter = "parlour_matches_finished_total";
    /// Matches frozen by a fault since the start.
    frozen: Counter = "parlour_matches_frozen_total";
    /// Actions taken by people and programs.
    actions: Counter = "parlour_actions_total";
    /// Actions taken by house bots.
    bot_actions: Counter = "parlour_bot_actions_total";
    /// Requests answered with a fault.
    faults: Counter = "parlour_faults_total";
    /// Open sockets.
    sockets: Gauge = "parlour_sockets";
    /// Sockets dropped because their client did not read.
    dropped: Counter = "parlour_sockets_dropped_total";
    /// Connections turned away because there were too many.
    turned_away: Counter = "parlour_connections_turned_away_total";
    /// Entries made durable.
    entries: Counter = "parlour_entries_total";
    /// Transactions that made them durable.
    commits: Counter = "parlour_commits_total";
    /// Appends waiting for the next transaction.
    queued: Gauge = "parlour_append_queue";
    /// Bot decisions waiting or being thought about.
    thinking: Gauge = "parlour_bot_queue";
    /// From the arrival of an action to its acknowledgement.
    action_time: Latency = "parlour_action_seconds";
    /// One transaction of appends.
    commit_time: Latency = "parlour_commit_seconds";
    /// One HTTP request.
    http_time: Latency = "parlour_http_seconds";
}
