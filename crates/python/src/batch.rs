//! Many matches side by side, stepped by threads.

use std::thread;

use parlour_core::{BotKind, Coded, MAX_SEATS};
use parlour_registry::{CodedVisitor, visit_coded};

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
}

/// Opens `count` matches of the game called `id`, to be stepped by `threads`.
pub fn open(id: &str, count: usize, threads: usize, setup: Option<&str>) -> Result<Box<dyn Matches>, String> {
    struct Open<'a>(usize, usize, Option<&'a str>);
    impl CodedVisitor for Open<'_> {
        type Output = Result<Box<dyn Matches>, String>;
        fn visit<G: Coded>(self, bots: Vec<BotKind<G>>) -> Self::Output {
            let Open(count, threads, setup) = self;
            let one = Typed::<G>::open(setup, bots)?;
            let threads = match threads {
                0 => thread::available_parallelism().map_or(1, usize::from),
                threads => threads,
            };
            Ok(Box::new(Batch { matches: vec![one; count], next: vec![0; count], threads, seed: 0 }))
        }
    }
    visit_coded(id, Open(count, threads, setup)).ok_or_else(|| unknown(id))?
}

/// Matches of `G`. Match `i` plays the numbers `i`, `i + n`, `i + 2n` … of its series, so that the
/// result does not depend on the threads.
struct Batch<G: Coded> {
    matches: Vec<Typed<G>>,
    /// Which match of the series each plays next.
    next: Vec<u64>,
    threads: usize,
    seed: u64,
}

/// The part of a batch that one thread works on.
struct Part<'a, G: Coded> {
    matches: &'a mut [Typed<G>],
    next: &'a mut [u64],
    rows: Rows<'a>,
}

impl<G: Coded> Part<'_, G> {
    /// Writes the row of a match.
    #[inline]
    fn show(&mut self, at: usize) {
        let one = &mut self.matches[at];
        let Ok(seat) = one.turn() else { return };
        one.see(seat, &mut self.rows.observations[at * G::OBSERVATION..][..G::OBSERVATION]);
        one.allow(seat, &mut self.rows.masks[at * G::ACTIONS..][..G::ACTIONS]);
        self.rows.seats[at] = seat.0;
    }

    fn reset(&mut self, seed: u64, all: u64) {
        for at in 0..self.matches.len() {
            self.matches[at].begin(seed, self.next[at]);
            self.next[at] += all;
            self.show(at);
        }
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(0);
    }

    fn step(&mut self, actions: &[i64], seed: u64, all: u64, seats: usize) -> usize {
        let mut refused = 0;
        self.rows.rewards.fill(0.0);
        for (at, action) in actions.iter().enumerate() {
            let one = &mut self.matches[at];
            let Ok(seat) = one.turn() else { continue };
            self.rows.dones[at] = 0;
            if !usize::try_from(*action).is_ok_and(|number| one.take(seat, number)) {
                refused += 1;
                continue;
            }
            if let Err(outcome) = one.turn() {
                self.rows.rewards[at * seats..][..seats].copy_from_slice(&rewards(&outcome, seats)[..seats]);
                self.rows.dones[at] = 1;
                one.begin(seed, self.next[at]);
                self.next[at] += all;
            }
            self.show(at);
        }
        refused
    }
}

impl<G: Coded> Batch<G> {
    /// Lets each thread do `work` on its part, and adds up what comes of it.
    fn share(&mut self, actions: &[i64], rows: Rows<'_>, work: impl Fn(Part<'_, G>, &[i64]) -> usize + Sync) -> usize {
        let size = self.matches.len().div_ceil(self.threads).max(1);
        let seats = self.sizes().seats;
        if self.threads == 1 || self.matches.len() <= size {
            return work(Part { matches: &mut self.matches, next: &mut self.next, rows }, actions);
        }
        thread::scope(|scope| {
            let parts = self
                .matches
                .chunks_mut(size)
                .zip(self.next.chunks_mut(size))
                .zip(rows.observations.chunks_mut(size * G::OBSERVATION))
                .zip(rows.masks.chunks_mut(size * G::ACTIONS))
                .zip(rows.seats.chunks_mut(size).zip(rows.dones.chunks_mut(size)))
                .zip(rows.rewards.chunks_mut(size * seats))
                .zip(actions.chunks(size));
            let threads: Vec<_> = parts
                .map(|((((((matches, next), observations), masks), (seats, dones)), rewards), actions)| {
                    let part = Part { matches, next, rows: Rows { observations, masks, seats, rewards, dones } };
                    let work = &work;
                    scope.spawn(move || work(part, actions))
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a match does not panic")).sum()
        })
    }
}

impl<G: Coded> Matches for Batch<G> {
    fn sizes(&self) -> Sizes {
        let one = self.matches.first().map(Seats::sizes);
        one.unwrap_or(Sizes { version: G::VERSION, actions: G::ACTIONS, observation: G::OBSERVATION, seats: MAX_SEATS })
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.seed = seed;
        let all = self.matches.len() as u64;
        self.next = (0..all).collect();
        let nothing = vec![0; self.matches.len()];
        self.share(&nothing, rows, |mut part, _| {
            part.reset(seed, all);
            0
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> usize {
        let (seed, all, seats) = (self.seed, self.matches.len() as u64, self.sizes().seats);
        self.share(actions, rows, |mut part, actions| part.step(actions, seed, all, seats))
    }
}
