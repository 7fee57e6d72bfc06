//! Sharing the matches of a run out to threads, with progress and a way to stop.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

use parlour_core::Game;

use crate::play::play_from;
use crate::report::Report;
use crate::settings::{LabError, Settings};
use crate::totals::Totals;

/// Plays the matches of a run and reports on them.
///
/// `progress` is told now and then, from any of the threads, how many matches are done. Once
/// `stop` is set no further matches are begun; those that were are finished, and the report is
/// about the first so many matches, with [`Report::complete`] false.
///
/// # Errors
///
/// When the setup is refused, when there is not one bot for each seat, or when a match does not
/// end.
pub fn simulate<G: Game>(
    settings: &Settings<G>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, LabError> {
    let start = settings.start()?;
    let run = Run {
        settings,
        start,
        chunk: (settings.matches / 256).clamp(1, 256),
        next: AtomicU64::new(0),
        done: AtomicU64::new(0),
        failed: AtomicBool::new(false),
        progress,
        stop,
    };
    Ok(Report::new(settings, &run.totals()?))
}

/// What the threads share. Matches are handed out in order, a chunk at a time, and a chunk that
/// was begun is finished: so at any end the matches done are the first ones, without a gap.
struct Run<'a, G: Game> {
    settings: &'a Settings<G>,
    start: G,
    chunk: u64,
    next: AtomicU64,
    done: AtomicU64,
    failed: AtomicBool,
    progress: &'a (dyn Fn(u64) + Sync),
    stop: &'a AtomicBool,
}

impl<G: Game> Run<'_, G> {
    /// Every thread adds up its own matches; whole numbers make the same sum in any order.
    fn totals(&self) -> Result<Totals, LabError> {
        let results: Vec<Result<Totals, (u64, LabError)>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads()).map(|_| scope.spawn(|| self.work())).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        let mut totals = Totals::new(self.settings.bots.len());
        let mut first_error: Option<(u64, LabError)> = None;
        for result in results {
            match result {
                Ok(part) => totals.merge(&part),
                Err(error) if first_error.as_ref().is_none_or(|first| error.0 < first.0) => first_error = Some(error),
                Err(_) => {}
            }
        }
        first_error.map_or(Ok(totals), |(_, error)| Err(error))
    }

    fn threads(&self) -> usize {
        match self.settings.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        }
    }

    fn work(&self) -> Result<Totals, (u64, LabError)> {
        let mut totals = Totals::new(self.settings.bots.len());
        while !self.stop.load(Relaxed) && !self.failed.load(Relaxed) {
            let from = self.next.fetch_add(self.chunk, Relaxed);
            if from >= self.settings.matches {
                break;
            }
            let to = self.settings.matches.min(from.saturating_add(self.chunk));
            for index in from..to {
                let played = play_from(&self.start, self.settings, index).map_err(|error| {
                    self.failed.store(true, Relaxed);
                    (index, error)
                })?;
                totals.add(&played, |seat| self.settings.bot_at(seat, index));
            }
            (self.progress)(self.done.fetch_add(to - from, Relaxed) + (to - from));
        }
        Ok(totals)
    }
}
