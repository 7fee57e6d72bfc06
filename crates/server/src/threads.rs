//! Threads for the rules: few, so that thousands of matches do not fight for the cores, and never
//! fewer, so that rules that do not come to an end take nobody else's place.

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use parlour_table::{Stuck, said};

/// Says whether its thread is to end, because another has taken its place meanwhile.
type Job = Box<dyn FnOnce() -> bool + Send>;

/// A fixed number of threads with one queue.
pub struct Threads {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    /// Threads that wait for a job.
    idle: usize,
    /// Of these, the ones that have been called and are not awake yet: calling costs more than many
    /// a job.
    called: usize,
    closed: bool,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no code panics with this lock")
    }

    fn push(&self, job: Job) {
        self.lock().jobs.push_back(job);
    }

    /// Wakes a thread if there is something to do that nobody is about to do.
    fn rouse(&self) {
        let mut state = self.lock();
        if state.called < state.idle.min(state.jobs.len()) {
            state.called += 1;
            drop(state);
            self.ready.notify_one();
        }
    }

    /// What a thread does.
    fn work(&self) {
        let mut state = self.lock();
        loop {
            if state.closed {
                return;
            }
            if let Some(job) = state.jobs.pop_front() {
                drop(state);
                if job() {
                    return;
                }
                state = self.lock();
            } else {
                state.idle += 1;
                state = self.ready.wait(state).expect("no code panics with this lock");
                state.idle -= 1;
                state.called = state.called.saturating_sub(1);
            }
        }
    }
}

impl Threads {
    /// So many threads.
    pub fn new(count: usize) -> Self {
        let threads = Threads { queue: Arc::default() };
        for _ in 0..count.max(1) {
            threads.add();
        }
        threads
    }

    fn add(&self) {
        let queue = self.queue.clone();
        let thread = std::thread::Builder::new().name("rules".into());
        if let Err(error) = thread.spawn(move || queue.work()) {
            tracing::error!(%error, "a thread for the rules could not be started");
        }
    }

    /// Runs a job and waits for it; it may take `limit` from when it begins. A job that does not
    /// end keeps its thread, which nobody can take away from it, and another takes its place.
    pub async fn run<T: Send + 'static>(
        &self,
        limit: Duration,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Stuck> {
        let (sender, mut done) = oneshot::channel::<Result<T, Box<dyn Any + Send>>>();
        let begun = Arc::new(OnceLock::new());
        let settled = Arc::new(AtomicBool::new(false));
        let (begin, settle) = (begun.clone(), settled.clone());
        self.queue.push(Box::new(move || {
            let _ = begin.set(Instant::now());
            let _ = sender.send(catch_unwind(AssertUnwindSafe(job)));
            settle.swap(true, Ordering::AcqRel)
        }));
        // Under load other matches have their jobs ready before this one goes on, and one waking
        // serves for all of them.
        tokio::task::yield_now().await;
        self.queue.rouse();
        let mut patience = limit;
        loop {
            match tokio::time::timeout(patience, &mut done).await {
                Ok(Ok(Ok(done))) => return Ok(done),
                Ok(Ok(Err(panic))) => return Err(Stuck::Panicked(said(panic.as_ref()))),
                Ok(Err(_)) => return Err(Stuck::Closed),
                // It may have waited for its turn; only its own time counts.
                Err(_) => match begun.get().map(Instant::elapsed) {
                    Some(took) if took >= limit => {
                        // Unless it has just ended, its thread is lost to the others.
                        if !settled.swap(true, Ordering::AcqRel) {
                            self.add();
                        }
                        return Err(Stuck::TooLong);
                    }
                    took => patience = limit.saturating_sub(took.unwrap_or_default()),
                },
            }
        }
    }
}

/// Runs a job on a thread of its own, which is gone afterwards, and with it the memory it needed. A
/// job that does not end keeps its thread.
pub async fn aside<T: Send + 'static>(limit: Duration, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Stuck> {
    let (sender, done) = oneshot::channel();
    let thread = std::thread::Builder::new().name("aside".into());
    let work = move || drop(sender.send(catch_unwind(AssertUnwindSafe(job))));
    thread.spawn(work).map_err(|_| Stuck::Closed)?;
    match tokio::time::timeout(limit, done).await {
        Ok(Ok(Ok(done))) => Ok(done),
        Ok(Ok(Err(panic))) => Err(Stuck::Panicked(said(panic.as_ref()))),
        Ok(Err(_)) => Err(Stuck::Closed),
        Err(_) => Err(Stuck::TooLong),
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.queue.lock().closed = true;
        self.queue.ready.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_job_that_does_not_end_takes_nobodys_place() {
        let (threads, enough) = (Threads::new(1), Arc::new(AtomicBool::new(false)));
        for _ in 0..3 {
            let enough = enough.clone();
            let endless = threads.run(Duration::from_millis(20), move || {
                while !enough.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
            });
            assert_eq!(endless.await, Err(Stuck::TooLong));
            assert_eq!(threads.run(Duration::from_mins(1), || 7).await, Ok(7));
        }
        let panics = threads.run(Duration::from_mins(1), || panic!("a card fell"));
        assert_eq!(panics.await, Err::<(), _>(Stuck::Panicked("a card fell".into())));
        enough.store(true, Ordering::Relaxed);
        assert_eq!(threads.run(Duration::from_mins(1), || 8).await, Ok(8));
    }
}
