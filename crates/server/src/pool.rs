//! The bounded pool in which house bots think, off the request path.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

pub use parlour_table::Stuck;
use tokio::sync::oneshot;

use crate::threads::aside;

/// Room for so many bots at once. Whoever has many waits behind their own: those who wait take turns
/// by person, whoever was served longest ago first.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: Arc<Mutex<Queue>>,
    limit: Duration,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    /// Counts everything that happens, to tell who was served longest ago.
    tick: u64,
    waiting: HashMap<String, Line>,
    closed: bool,
}

/// What one person waits for.
#[derive(Debug, Default)]
struct Line {
    running: usize,
    /// When they were last served, or began to wait.
    since: u64,
    jobs: VecDeque<oneshot::Sender<Room>>,
}

/// Room for one job, given back when it is dropped.
#[derive(Debug)]
struct Room {
    queue: Arc<Mutex<Queue>>,
    person: String,
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut queue = self.queue.lock().expect("no code panics with this lock");
        queue.free += 1;
        queue.tick += 1;
        let now = queue.tick;
        if let Some(line) = queue.waiting.get_mut(&self.person) {
            line.running -= 1;
            line.since = now;
            if line.running == 0 && line.jobs.is_empty() {
                queue.waiting.remove(&self.person);
            }
        }
        let next = queue.serve(&self.queue);
        drop(queue);
        // Whoever no longer waits gives their room back, which takes the lock again.
        for (job, room) in next {
            drop(job.send(room));
        }
    }
}

impl Queue {
    /// Gives out what room there is.
    fn serve(&mut self, own: &Arc<Mutex<Queue>>) -> Vec<(oneshot::Sender<Room>, Room)> {
        let mut served = Vec::new();
        while self.free > 0 && !self.closed {
            let waits = self.waiting.iter_mut().filter(|(_, line)| !line.jobs.is_empty());
            let Some((person, line)) = waits.min_by_key(|(_, line)| (line.running, line.since)) else { break };
            let Some(job) = line.jobs.pop_front() else { break };
            self.tick += 1;
            (line.running, line.since) = (line.running + 1, self.tick);
            self.free -= 1;
            served.push((job, Room { queue: own.clone(), person: person.clone() }));
        }
        served
    }
}

impl Pool {
    /// A pool for `threads` bots at once; none may take longer than `limit`.
    pub fn new(threads: usize, limit: Duration) -> Self {
        let queue = Queue { free: threads.max(1), tick: 0, waiting: HashMap::new(), closed: false };
        Pool { queue: Arc::new(Mutex::new(queue)), limit }
    }

    /// Waits for room, in turn with everybody else.
    async fn room(&self, person: &str) -> Result<Room, Stuck> {
        let (job, room) = oneshot::channel();
        let served = {
            let mut queue = self.queue.lock().expect("no code panics with this lock");
            if queue.closed {
                return Err(Stuck::Closed);
            }
            queue.tick += 1;
            let now = queue.tick;
            let line = queue.waiting.entry(person.to_owned()).or_insert(Line { since: now, ..Line::default() });
            line.jobs.push_back(job);
            queue.serve(&self.queue)
        };
        for (job, room) in served {
            drop(job.send(room));
        }
        room.await.map_err(|_| Stuck::Closed)
    }

    /// Runs a job of somebody's when it is their turn.
    pub async fn think<T: Send + 'static>(
        &self,
        person: &str,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Stuck> {
        // Given back in any case: one that never ends must not keep all others from thinking.
        let _room = self.room(person).await?;
        aside(self.limit, job).await
    }

    /// No new job is begun.
    pub fn close(&self) {
        let mut queue = self.queue.lock().expect("no code panics with this lock");
        queue.closed = true;
        for line in queue.waiting.values_mut() {
            line.jobs.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets one job go at a time, and tells whose it was.
    #[tokio::test]
    async fn whoever_has_many_jobs_waits_behind_their_own() {
        let pool = Pool::new(1, Duration::from_mins(1));
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        let first = pool.room("crowd").await.unwrap();
        let start = |person: &'static str| {
            let (pool, done) = (pool.clone(), done.clone());
            tokio::spawn(async move {
                let _ = pool.think(person, move || done.send(person)).await;
            })
        };
        for _ in 0..300 {
            start("crowd");
        }
        // All of them wait before the others come.
        let waiting = || pool.queue.lock().unwrap().waiting.values().map(|line| line.jobs.len()).sum::<usize>();
        while waiting() < 300 {
            tokio::task::yield_now().await;
        }
        start("anna");
        start("ben");
        while waiting() < 302 {
            tokio::task::yield_now().await;
        }
        drop(first);
        let mut served = Vec::new();
        while served.len() < 302 {
            served.push(order.recv().await.unwrap());
        }
        assert_eq!(&served[..2], ["anna", "ben"], "the crowd was served before they came");
        assert!(served[2..].iter().all(|person| *person == "crowd"));
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_takes_no_room() {
        let pool = Pool::new(1, Duration::from_mins(1));
        let first = pool.room("anna").await.unwrap();
        let gone = tokio::time::timeout(Duration::ZERO, pool.room("ben")).await;
        assert!(gone.is_err() && pool.queue.lock().unwrap().waiting.contains_key("ben"));
        drop(first);
        assert_eq!(pool.think("cleo", || 7).await, Ok(7));
        pool.close();
        assert_eq!(pool.think("cleo", || 7).await, Err(Stuck::Closed));
        let queue = pool.queue.lock().unwrap();
        assert!(queue.waiting.is_empty() && queue.free == 1);
    }
}
