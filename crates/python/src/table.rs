//! The classes that Python sees.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use parlour_core::{AnyError, AnyGame, AnyMatch, Key, Opening, Record, Rng, Seat, Status, Viewer};
use parlour_testkit::scenario::{Detail, run_file};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::batch::{self, Matches, Rows};
use crate::seats::{self, Seats, Sizes};

fn wrong(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}

/// What the rules say, in words and with the number of the rule.
fn refused(game: &dyn AnyGame, error: AnyError) -> PyErr {
    let words = game.info().words("en");
    match error.refusal().zip(words) {
        Some((refusal, words)) => wrong(format!("{} ({})", words.say(&refusal.reason), refusal.rule)),
        None => wrong(error.to_string()),
    }
}

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A match with its log, in which everything is JSON. Works for every game.
#[pyclass(frozen, module = "parlour._parlour")]
pub struct Match {
    played: Mutex<Box<dyn AnyMatch>>,
    game: Box<dyn AnyGame>,
}

#[pymethods]
impl Match {
    /// A match of the game with this id. All its chance comes from the seed.
    #[new]
    #[pyo3(signature = (game, seed=0, setup=None))]
    fn new(game: &str, seed: u64, setup: Option<&str>) -> PyResult<Self> {
        let found = parlour_registry::game(game).ok_or_else(|| wrong(format!("there is no game called {game}")))?;
        let setup = match setup {
            None => found.default_setup(),
            Some(text) => serde_json::from_str(text).map_err(|error| wrong(format!("setup: {error}")))?,
        };
        let opening = Opening { setup, key: Some(Key::from_seed(seed)), ..Opening::default() };
        let said = |error| refused(found.as_ref(), error);
        let mut played = found.start(opening).map_err(said)?;
        played.deal_keyed().map_err(said)?;
        Ok(Match { played: Mutex::new(played), game: found })
    }

    /// How many seats there are.
    fn seats(&self) -> u8 {
        locked(&self.played).seats()
    }

    /// The seats that are asked; none at the end.
    fn asked(&self) -> Vec<usize> {
        match locked(&self.played).status() {
            Status::Decide(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        }
    }

    /// Winners, the kind of ending and the points by seat; none before the end.
    fn outcome(&self) -> Option<(Vec<usize>, &'static str, Vec<i32>)> {
        let played = locked(&self.played);
        let Status::Over(outcome) = played.status() else { return None };
        let points = outcome.scores[..usize::from(played.seats())].to_vec();
        Some((outcome.winners.iter().map(Seat::index).collect(), outcome.reason, points))
    }

    /// What a seat may do, as JSON.
    fn legal(&self, seat: u8) -> String {
        Value::from(locked(&self.played).legal_actions(Seat(seat))).to_string()
    }

    /// What a seat sees, as JSON; none for a spectator.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<u8>) -> String {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        locked(&self.played).view(viewer).to_string()
    }

    /// Takes an action, and deals what comes of it.
    fn act(&self, seat: u8, action: &str) -> PyResult<()> {
        let action = serde_json::from_str(action).map_err(|error| wrong(error.to_string()))?;
        let said = |error| refused(self.game.as_ref(), error);
        let mut played = locked(&self.played);
        played.act(Seat(seat), &action).map_err(said)?;
        played.deal_keyed().map_err(said)
    }

    /// Lets a bot act for a seat. Equal seeds make equal choices.
    fn act_bot(&self, py: Python<'_>, seat: u8, bot: &str, seed: u64) -> PyResult<()> {
        let mut player = self.game.bot(bot).ok_or_else(|| wrong(format!("there is no bot called {bot}")))?;
        let said = |error| refused(self.game.as_ref(), error);
        py.detach(|| {
            let mut played = locked(&self.played);
            let mut whims = Rng::fork(seed, played.len() as u64);
            match player.act(played.as_mut(), Seat(seat), &mut whims) {
                None => Err(wrong(format!("seat {seat} is not asked"))),
                Some(done) => done.map_err(said),
            }?;
            played.deal_keyed().map_err(said)
        })
    }

    /// The record of the match, as JSON.
    fn record(&self) -> PyResult<String> {
        serde_json::to_string(&locked(&self.played).record()).map_err(|error| wrong(error.to_string()))
    }
}

/// Replays a record: how many entries hold.
pub fn verify(record: &str) -> Result<usize, String> {
    let record: Record = serde_json::from_str(record).map_err(|error| error.to_string())?;
    let game =
        parlour_registry::game(&record.game).ok_or_else(|| format!("there is no game called {}", record.game))?;
    game.replay(&record).map(|(played, _)| played.len()).map_err(|error| error.to_string())
}

/// Runs a file of scenarios.
pub fn scenarios(path: &Path) -> Result<Vec<(String, Option<String>)>, String> {
    let ran = run_file(path, &parlour_registry::game, Detail::Short).map_err(|error| error.to_string())?;
    Ok(ran.into_iter().map(|report| (report.name, report.failure)).collect())
}

/// One match as numbers, on the bare rules.
#[pyclass(frozen, module = "parlour._parlour")]
pub struct Table {
    played: Mutex<Box<dyn Seats>>,
    sizes: Sizes,
}

impl Table {
    fn of(played: Box<dyn Seats>) -> Self {
        let sizes = played.sizes();
        Table { played: Mutex::new(played), sizes }
    }

    fn seat(&self, seat: usize) -> PyResult<usize> {
        if seat < self.sizes.seats { Ok(seat) } else { Err(wrong(format!("there is no seat {seat}"))) }
    }
}

#[pymethods]
impl Table {
    /// A match of the numbered game with this id.
    #[new]
    #[pyo3(signature = (game, setup=None))]
    fn new(game: &str, setup: Option<&str>) -> PyResult<Self> {
        seats::open(game, setup).map(Table::of).map_err(wrong)
    }

    /// The version of the numbers, how many actions there are, how long an observation is, how many
    /// seats there are.
    fn sizes(&self) -> (u32, usize, usize, usize) {
        (self.sizes.version, self.sizes.actions, self.sizes.observation, self.sizes.seats)
    }

    /// Begins match `index` of the series with this seed.
    #[pyo3(signature = (seed, index=0))]
    fn reset(&self, seed: u64, index: u64) {
        locked(&self.played).reset(seed, index);
    }

    /// The seat that is asked; none at the end.
    fn asked(&self) -> Option<usize> {
        locked(&self.played).asked()
    }

    /// What a seat sees.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let array = PyArray1::zeros(py, self.sizes.observation, false);
        locked(&self.played).observe(self.seat(seat)?, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// A 1 for each action that a seat may take.
    fn mask<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let array = PyArray1::zeros(py, self.sizes.actions, false);
        locked(&self.played).mask(self.seat(seat)?, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// Takes the action with this number for the seat that is asked.
    fn step(&self, number: usize) -> PyResult<()> {
        locked(&self.played).step(number).map_err(wrong)
    }

    /// What each seat got; none before the end.
    fn rewards(&self) -> Option<Vec<f32>> {
        locked(&self.played).rewards().map(|rewards| rewards[..self.sizes.seats].to_vec())
    }

    /// The number of the action that a bot takes for the seat that is asked.
    fn bot(&self, py: Python<'_>, id: &str) -> PyResult<usize> {
        py.detach(|| locked(&self.played).bot(id)).map_err(wrong)
    }

    /// A match that a seat cannot tell from this one.
    fn imagine(&self, seat: usize, seed: u64) -> PyResult<Table> {
        Ok(Table::of(locked(&self.played).imagine(self.seat(seat)?, seed)))
    }

    /// The same match once more.
    fn copy(&self) -> Table {
        Table::of(locked(&self.played).copied())
    }

    /// What a seat sees, as JSON.
    fn view(&self, seat: usize) -> PyResult<String> {
        Ok(locked(&self.played).view(self.seat(seat)?))
    }

    /// The action with this number, as JSON.
    fn action(&self, number: usize) -> PyResult<String> {
        locked(&self.played).action(number).ok_or_else(|| wrong(format!("there is no action {number}")))
    }
}

/// Many matches side by side, stepped by threads without the interpreter's lock. The arrays are made
/// once and written in place.
#[pyclass(frozen, module = "parlour._parlour")]
pub struct Batch {
    matches: Mutex<Box<dyn Matches>>,
    /// What the seat that is asked sees, a row for each match.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// What it may do, a row for each match.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// The seat that is asked in each match.
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    /// What each seat got in matches that have just ended.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Which matches have just ended.
    #[pyo3(get)]
    dones: Py<PyArray1<u8>>,
}

impl Batch {
    /// Does `work` on the arrays, without the interpreter's lock.
    fn with_rows<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Matches, Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        let busy = |_| wrong("an array of this batch is being written or was made read-only");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let matches = &self.matches;
        Ok(py.detach(|| work(locked(matches).as_mut(), rows)))
    }
}

#[pymethods]
impl Batch {
    /// `count` matches of the numbered game with this id; 0 threads for one on each core.
    #[new]
    #[pyo3(signature = (game, count, threads=0, setup=None))]
    fn new(py: Python<'_>, game: &str, count: usize, threads: usize, setup: Option<&str>) -> PyResult<Self> {
        if count == 0 {
            return Err(wrong("a batch has at least one match"));
        }
        let matches = batch::open(game, count, threads, setup).map_err(wrong)?;
        let sizes = matches.sizes();
        Ok(Batch {
            matches: Mutex::new(matches),
            observations: PyArray2::zeros(py, [count, sizes.observation], false).unbind(),
            masks: PyArray2::zeros(py, [count, sizes.actions], false).unbind(),
            seats: PyArray1::zeros(py, count, false).unbind(),
            rewards: PyArray2::zeros(py, [count, sizes.seats], false).unbind(),
            dones: PyArray1::zeros(py, count, false).unbind(),
        })
    }

    /// Begins all matches: match `i` is number `i` of the series with this seed.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_rows(py, |matches, rows| matches.reset(seed, rows))
    }

    /// Takes an action in each match; one that has ended begins anew. How many actions were not legal:
    /// those change nothing.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<usize> {
        let actions = actions.as_slice()?;
        if actions.len() != self.seats.bind(py).len()? {
            return Err(wrong("there must be an action for each match"));
        }
        self.with_rows(py, |matches, rows| matches.step(actions, rows))
    }
}
