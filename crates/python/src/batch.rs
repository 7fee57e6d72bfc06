//! Many matches side by side, stepped by a pool of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use parlour_core::{BotKind, Coded, Rng};
use parlour_registry::{CodedVisitor, visit_coded};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::seats::{Seats, Sizes, Typed, rewards, unknown};

/// What a step writes, a row for each match.
pub struct Rows<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [f32],
    /// What it may do.
    pub masks: &'a mut [u8],
    /// The seat that is asked.
    pub seats: &'a mut [u8],
    /// What each seat got in a match that has just ended; zeros otherwise.
    pub rewards: &'a mut [f32],
    /// Whether a match has just ended; the row is then the beginning of the next one.
    pub dones: &'a mut [u8],
}

/// Many matches whose types are hidden.
pub trait Matches: Send {
    /// The sizes of the game.
    fn sizes(&self) -> Sizes;
    /// Begins all matches.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Takes an action in each match. An action that is not legal leaves its match as it is; how many
    /// there were.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> usize;
    /// Writes the number of a legal action of each match, chosen at random.
    fn sample(&mut self, actions: &mut [i64]);
}

/// Opens `count` matches of the game called `id`, to be stepped by `threads`.
pub fn open(id: &str, count: usize, threads: usize, setup: Option<&str>) -> Result<Box<dyn Matches>, String> {
    struct Open<'a>(usize, usize, Option<&'a str>);
    impl CodedVisitor for Open<'_> {
        type Output = Result<Box<dyn Matches>, String>;
        fn visit<G: Coded>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            let Open(count, threads, setup) = self;
            let played = Typed::<G>::open(setup, bots)?;
            let one = Lane { played, next: 0, seen: Vec::new(), allowed: Vec::new(), chance: Rng::fork(0, 0) };
            Ok(Box::new(Batch { lanes: vec![one; count], pool: Pool::of(threads)?, seed: 0 }))
        }
    }
    visit_coded(id, Open(count, threads, setup)).ok_or_else(|| unknown(id))?
}

/// The threads of a batch: they wait for work as long as it lives, and the caller is one of them.
struct Pool {
    threads: usize,
    others: Option<ThreadPool>,
}

/// Parts for each thread: more than one, for a thread may be held up.
const PARTS: usize = 4;
/// A part is worth the trouble with so many matches.
const LEAST: usize = 32;

impl Pool {
    /// A pool of so many threads; one for each core if 0.
    fn of(threads: usize) -> Result<Pool, String> {
        let threads = match threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        let others = ThreadPoolBuilder::new().num_threads(threads - 1).build();
        let others = if threads == 1 { None } else { Some(others.map_err(|error| error.to_string())?) };
        Ok(Pool { threads, others })
    }

    /// How many matches make a part, of `count`.
    fn part(&self, count: usize) -> usize {
        if self.threads == 1 { count } else { count.div_ceil(self.threads * PARTS).max(LEAST.min(count)) }
    }

    /// Does `work` on all parts, and adds up what comes of it.
    fn share<T: Send>(&self, parts: impl Iterator<Item = T> + Send, work: impl Fn(T) -> usize + Sync) -> usize {
        let Some(others) = &self.others else { return parts.map(work).sum() };
        let (parts, sum) = (Mutex::new(parts), AtomicUsize::new(0));
        let next = || parts.lock().unwrap_or_else(PoisonError::into_inner).next();
        let drain = || {
            while let Some(part) = next() {
                sum.fetch_add(work(part), Ordering::Relaxed);
            }
        };
        others.in_place_scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|_| drain());
            }
            drain();
        });
        sum.into_inner()
    }
}

/// One match, and what its rows hold that is not zero.
struct Lane<G: Coded> {
    played: Typed<G>,
    /// Which match of the series is played next.
    next: u64,
    seen: Vec<u32>,
    allowed: Vec<u32>,
    chance: Rng,
}

impl<G: Coded> Clone for Lane<G> {
    fn clone(&self) -> Self {
        Lane {
            played: self.played.clone(),
            next: self.next,
            seen: self.seen.clone(),
            allowed: self.allowed.clone(),
            chance: self.chance.clone(),
        }
    }
}

/// Matches of `G`. Match `i` plays the numbers `i`, `i + n`, `i + 2n` … of its series, so that the
/// result does not depend on the threads.
struct Batch<G: Coded> {
    lanes: Vec<Lane<G>>,
    pool: Pool,
    seed: u64,
}

/// The row of one match.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    rewards: &'a mut [f32],
    done: &'a mut u8,
}

impl<G: Coded> Lane<G> {
    /// Writes what the seat sees that is asked.
    #[inline]
    fn show(&mut self, row: &mut Row<'_>) {
        let Ok(seat) = self.played.turn() else { return };
        self.played.see_again(seat, row.observation, &mut self.seen);
        self.played.allow_again(seat, row.mask, &mut self.allowed);
        *row.seat = seat.0;
    }

    #[inline]
    fn begin(&mut self, seed: u64, all: u64) {
        self.played.begin(seed, self.next);
        self.next += all;
    }

    #[inline]
    fn step(&mut self, action: i64, seed: u64, all: u64, mut row: Row<'_>) -> usize {
        row.rewards.fill(0.0);
        *row.done = 0;
        let Ok(seat) = self.played.turn() else { return 0 };
        if !usize::try_from(action).is_ok_and(|number| self.played.take(seat, number)) {
            return 1;
        }
        if let Err(outcome) = self.played.turn() {
            let seats = row.rewards.len();
            row.rewards.copy_from_slice(&rewards(&outcome, seats)[..seats]);
            *row.done = 1;
            self.begin(seed, all);
        }
        self.show(&mut row);
        0
    }
}

/// The part of a batch that a thread works on at a time.
struct Part<'a, G: Coded> {
    lanes: &'a mut [Lane<G>],
    rows: Rows<'a>,
}

impl<'a, G: Coded> Part<'a, G> {
    /// Every match with its row.
    #[inline]
    fn each(self, seats: usize) -> impl Iterator<Item = (&'a mut Lane<G>, Row<'a>)> {
        let Rows { observations, masks, seats: asked, rewards, dones } = self.rows;
        let shown = observations.chunks_mut(G::OBSERVATION).zip(masks.chunks_mut(G::ACTIONS));
        let ended = rewards.chunks_mut(seats).zip(dones);
        self.lanes.iter_mut().zip(shown.zip(asked).zip(ended)).map(
            |(lane, (((observation, mask), seat), (rewards, done)))| {
                (lane, Row { observation, mask, seat, rewards, done })
            },
        )
    }
}

impl<G: Coded> Batch<G> {
    /// How many seats a match has.
    fn seats(&self) -> usize {
        self.lanes[0].played.sizes().seats
    }

    /// Lets the threads do `work` on every part with the actions that belong to it.
    fn share(&mut self, actions: &[i64], rows: Rows<'_>, work: impl Fn(Part<'_, G>, &[i64]) -> usize + Sync) -> usize {
        let (size, seats) = (self.pool.part(self.lanes.len()), self.seats());
        let parts = self
            .lanes
            .chunks_mut(size)
            .zip(rows.observations.chunks_mut(size * G::OBSERVATION))
            .zip(rows.masks.chunks_mut(size * G::ACTIONS))
            .zip(rows.seats.chunks_mut(size).zip(rows.dones.chunks_mut(size)))
            .zip(rows.rewards.chunks_mut(size * seats))
            .zip(actions.chunks(size))
            .map(|(((((lanes, observations), masks), (seats, dones)), rewards), actions)| {
                (Part { lanes, rows: Rows { observations, masks, seats, rewards, dones } }, actions)
            });
        self.pool.share(parts, |(part, actions)| work(part, actions))
    }
}

impl<G: Coded> Matches for Batch<G> {
    fn sizes(&self) -> Sizes {
        self.lanes[0].played.sizes()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.seed = seed;
        let (all, seats) = (self.lanes.len() as u64, self.seats());
        for (at, lane) in (0..).zip(&mut self.lanes) {
            lane.next = at;
            lane.chance = Rng::fork(seed, at);
        }
        let nothing = vec![0; self.lanes.len()];
        self.share(&nothing, rows, |part, _| {
            for (lane, mut row) in part.each(seats) {
                row.observation.fill(0.0);
                row.mask.fill(0);
                lane.seen.clear();
                lane.allowed.clear();
                lane.begin(seed, all);
                lane.show(&mut row);
                row.rewards.fill(0.0);
                *row.done = 0;
            }
            0
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> usize {
        let (seed, all, seats) = (self.seed, self.lanes.len() as u64, self.seats());
        self.share(actions, rows, |part, actions| {
            part.each(seats).zip(actions).map(|((lane, row), action)| lane.step(*action, seed, all, row)).sum()
        })
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.chance.pick(&lane.allowed).map_or(-1, |number| i64::from(*number));
        }
    }
}
