//! Sharing the matches of a run out to threads, with progress and a way to stop and go on.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use parlour_core::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::play::play_from;
use crate::report::Report;
use crate::settings::{LabError, Settings};
use crate::totals::Totals;

/// A thread takes so many matches at a time that they take about so long.
const STRETCH: Duration = Duration::from_millis(20);

/// The most matches a thread takes at a time, and the least parts that a run is cut into.
const MOST: u64 = 256;

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
    let mut leg = Leg::default();
    leg.advance(&[settings], settings.matches, &Watch { progress, stop, until: None, closely: false })?;
    Ok(leg.report(settings))
}

/// Who looks on while matches are played.
pub struct Watch<'a> {
    /// Is told how many matches are done, from any of the threads.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once this is set, no further matches are begun.
    pub stop: &'a AtomicBool,
    /// After this moment no further matches are begun either.
    pub until: Option<Instant>,
    /// Whether every match is told of, and not only some now and then.
    pub closely: bool,
}

/// Matches that were played so far: always the first ones of a run, so that it can be stored, and
/// gone on with, and end as if it had never been interrupted.
///
/// The same match can be played with several settings side by side, to compare these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// How many matches are done.
    pub(crate) done: u64,
    /// One for each of the settings.
    pub(crate) totals: Vec<Totals>,
    /// How pairs of matches with changed seats came out for the first bot, in quarters: 0 to 4.
    pub(crate) pairs: [u64; 5],
    /// How one match came out with the first and with the second settings; 0 if the first seat
    /// won, 1 if nobody or somebody else did, 2 if the second seat won.
    pub(crate) joint: [[u64; 3]; 3],
}

impl Leg {
    /// How many matches are done.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// The report on the matches with the first settings.
    pub fn report<G: Game>(&self, settings: &Settings<G>) -> Report {
        self.report_of(0, settings)
    }

    pub(crate) fn report_of<G: Game>(&self, which: usize, settings: &Settings<G>) -> Report {
        let none = Totals::new(settings.bots.len());
        Report::new(settings, self.totals.get(which).unwrap_or(&none))
    }

    /// Plays on until `to` matches are done, or until it is told to stop.
    ///
    /// # Errors
    ///
    /// See [`simulate`]; also when what was played before belongs to other settings.
    pub fn advance<G: Game>(&mut self, settings: &[&Settings<G>], to: u64, watch: &Watch<'_>) -> Result<(), LabError> {
        self.between(settings, self.done, to, watch)
    }

    fn between<G: Game>(
        &mut self,
        settings: &[&Settings<G>],
        from: u64,
        to: u64,
        watch: &Watch<'_>,
    ) -> Result<(), LabError> {
        let starts = settings.iter().map(|one| one.start()).collect::<Result<Vec<G>, LabError>>()?;
        if self.done == 0 {
            self.totals = settings.iter().map(|one| Totals::new(one.bots.len())).collect();
        }
        let seats = |totals: &Totals| totals.cells.len();
        if !self.totals.iter().map(seats).eq(settings.iter().map(|one| one.bots.len())) {
            return Err(LabError::OtherRun);
        }
        let unit = if settings[0].swap_seats { settings[0].bots.len() as u64 } else { 1 };
        let run = Run {
            settings,
            starts,
            unit,
            most: if watch.closely { 1 } else { (settings[0].matches / MOST).clamp(1, MOST).div_ceil(unit) },
            to,
            next: AtomicU64::new(from),
            done: AtomicU64::new(self.done),
            failed: AtomicBool::new(false),
            watch,
        };
        self.merge(&run.play()?);
        Ok(())
    }

    /// The matches `from..to` alone, to be [joined](Leg::join) with the others: on another machine, say.
    /// Where bots change seats, matches that belong together must not be parted.
    ///
    /// # Errors
    ///
    /// See [`simulate`].
    pub fn part<G: Game>(settings: &[&Settings<G>], from: u64, to: u64, watch: &Watch<'_>) -> Result<Self, LabError> {
        let mut part = Leg::default();
        part.between(settings, from, to, watch)?;
        Ok(part)
    }

    /// Adds matches that were played apart. The order does not matter: once all are there, it is the
    /// leg of a run that played them all itself.
    ///
    /// # Errors
    ///
    /// When the part belongs to other settings.
    pub fn join(&mut self, part: &Leg) -> Result<(), LabError> {
        if self.totals.is_empty() {
            *self = part.clone();
            return Ok(());
        }
        let seats = |leg: &Leg| leg.totals.iter().map(|totals| totals.cells.len()).collect::<Vec<_>>();
        if seats(self) != seats(part) {
            return Err(LabError::OtherRun);
        }
        self.merge(part);
        Ok(())
    }

    fn merge(&mut self, part: &Leg) {
        self.done += part.done;
        for (totals, part) in self.totals.iter_mut().zip(&part.totals) {
            totals.merge(part);
        }
        for (count, part) in self.pairs.iter_mut().zip(part.pairs) {
            *count += part;
        }
        for (count, part) in self.joint.iter_mut().flatten().zip(part.joint.iter().flatten()) {
            *count += part;
        }
    }
}

/// What the threads share. Matches are handed out in order, some at a time, and what was begun is
/// finished: so at any end the matches done are the first ones, without a gap.
struct Run<'a, G: Game> {
    settings: &'a [&'a Settings<G>],
    starts: Vec<G>,
    /// Matches that belong together, because the bots change seats between them.
    unit: u64,
    /// The most units that a thread takes at a time.
    most: u64,
    to: u64,
    next: AtomicU64,
    done: AtomicU64,
    failed: AtomicBool,
    watch: &'a Watch<'a>,
}

impl<G: Game> Run<'_, G> {
    /// Every thread adds up its own matches; whole numbers make the same sum in any order.
    fn play(&self) -> Result<Leg, LabError> {
        let results: Vec<Result<Leg, (u64, LabError)>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads()).map(|_| scope.spawn(|| self.work())).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        let mut sum = self.nothing();
        let mut first_error: Option<(u64, LabError)> = None;
        for result in results {
            match result {
                Ok(part) => sum.merge(&part),
                Err(error) if first_error.as_ref().is_none_or(|first| error.0 < first.0) => first_error = Some(error),
                Err(_) => {}
            }
        }
        first_error.map_or(Ok(sum), |(_, error)| Err(error))
    }

    fn nothing(&self) -> Leg {
        Leg { totals: self.settings.iter().map(|one| Totals::new(one.bots.len())).collect(), ..Leg::default() }
    }

    fn threads(&self) -> usize {
        match self.settings[0].threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        }
    }

    fn goes_on(&self) -> bool {
        !self.watch.stop.load(Relaxed)
            && !self.failed.load(Relaxed)
            && self.watch.until.is_none_or(|until| Instant::now() < until)
    }

    fn work(&self) -> Result<Leg, (u64, LabError)> {
        let mut leg = self.nothing();
        let mut size = 1;
        while self.goes_on() {
            let from = self.next.fetch_add(size * self.unit, Relaxed);
            if from >= self.to {
                break;
            }
            let to = self.to.min(from.saturating_add(size * self.unit));
            let began = Instant::now();
            self.stretch(&mut leg, from, to)?;
            (self.watch.progress)(self.done.fetch_add(to - from, Relaxed) + (to - from));
            // Slow matches are taken one by one, so that a stop does not take long.
            let took = began.elapsed();
            size = if took < STRETCH { (2 * size).min(self.most) } else { (size / 2).max(1) };
        }
        Ok(leg)
    }

    fn stretch(&self, leg: &mut Leg, from: u64, to: u64) -> Result<(), (u64, LabError)> {
        let mut before = None;
        for index in from..to {
            let mut results = [0; 2];
            for (which, (settings, start)) in self.settings.iter().zip(&self.starts).enumerate() {
                let played = play_from(start, settings, index).map_err(|error| {
                    self.failed.store(true, Relaxed);
                    (index, error)
                })?;
                leg.totals[which].add(&played, |seat| settings.bot_at(seat, index));
                let won = |seat| played.outcome.winners.contains(Seat(seat));
                results[which.min(1)] = match (won(0), won(1)) {
                    (true, false) => 0,
                    (false, true) => 2,
                    _ => 1,
                };
            }
            leg.done += 1;
            if self.settings.len() == 2 {
                leg.joint[results[0]][results[1]] += 1;
            }
            if self.unit == 2 {
                // What the first bot got of this match, in halves.
                let first = if index % 2 == 0 { 2 - results[0] } else { results[0] };
                match before.take() {
                    Some(before) => leg.pairs[before + first] += 1,
                    None => before = Some(first),
                }
            }
        }
        Ok(())
    }
}
