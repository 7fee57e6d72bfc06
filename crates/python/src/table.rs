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

/// A setup as Python writes it, as JSON.
fn setup_text(setup: Option<&Bound<'_, PyAny>>) -> PyResult<Option<String>> {
    let Some(setup) = setup else { return Ok(None) };
    setup.py().import("json")?.call_method1("dumps", (setup,))?.extract().map(Some)
}

/// One match as numbers, on the bare rules.
#[pyclass(frozen, module = "parlour")]
pub struct Table {
    played: Mutex<Box<dyn Seats>>,
    sizes: Sizes,
    /// The id of its game.
    #[pyo3(get)]
    game: String,
}

impl Table {
    fn of(game: String, played: Box<dyn Seats>) -> Self {
        let sizes = played.sizes();
        Table { played: Mutex::new(played), sizes, game }
    }

    fn seat(&self, seat: usize) -> PyResult<usize> {
        if seat < self.sizes.seats { Ok(seat) } else { Err(wrong(format!("there is no seat {seat}"))) }
    }

    /// This seat, or the one that is asked.
    fn seat_or_asked(&self, seat: Option<usize>) -> PyResult<usize> {
        match seat.or_else(|| locked(&self.played).asked()) {
            Some(seat) => self.seat(seat),
            None => Err(wrong("the match is over")),
        }
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, setup=None, by_hand=false))]
    fn new(game: String, setup: Option<&Bound<'_, PyAny>>, by_hand: bool) -> PyResult<Self> {
        let played = seats::open(&game, setup_text(setup)?.as_deref(), by_hand).map_err(wrong)?;
        Ok(Table::of(game, played))
    }

    /// The version of the numbers.
    #[getter]
    fn version(&self) -> u32 {
        self.sizes.version
    }

    /// How many actions have a number.
    #[getter]
    fn actions(&self) -> usize {
        self.sizes.actions
    }

    /// How long an observation is.
    #[getter]
    fn observation_size(&self) -> usize {
        self.sizes.observation
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.sizes.seats
    }

    /// Begins match `index` of the series with this seed.
    #[pyo3(signature = (seed=0, index=0))]
    fn reset(&self, seed: u64, index: u64) {
        locked(&self.played).reset(seed, index);
    }

    /// The seat that is asked; none at the end. Of several that decide at once, the first.
    #[getter]
    fn asked(&self) -> Option<usize> {
        locked(&self.played).asked()
    }

    /// How many outcomes, all as likely, the next die or card has; none if none is awaited.
    #[getter]
    fn chance(&self) -> Option<usize> {
        locked(&self.played).chance()
    }

    /// Takes one of these outcomes.
    fn deal(&self, outcome: usize) -> PyResult<()> {
        locked(&self.played).deal_one(outcome).map_err(wrong)
    }

    /// All that a seat has seen whenever it was asked, and what it did, in short; and what it sees.
    fn memory(&self, seat: usize) -> PyResult<String> {
        Ok(locked(&self.played).memory(self.seat(seat)?))
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

    /// The numbers of the actions that a seat may take, in order; those of the seat that is asked
    /// without one.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<usize>> {
        let mut played = locked(&self.played);
        match seat {
            Some(seat) => Ok(played.legal(self.seat(seat)?)),
            None => Ok(played.asked().map(|seat| played.legal(seat)).unwrap_or_default()),
        }
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
    fn bot(&self, py: Python<'_>, name: &str) -> PyResult<usize> {
        py.detach(|| locked(&self.played).bot(name)).map_err(wrong)
    }

    /// A match that a seat cannot tell from this one: for searches that must not cheat.
    fn imagine(&self, seat: usize, seed: u64) -> PyResult<Table> {
        Ok(Table::of(self.game.clone(), locked(&self.played).imagine(self.seat(seat)?, seed)))
    }

    /// The same match once more, secrets included.
    fn copy(&self) -> Table {
        Table::of(self.game.clone(), locked(&self.played).copied())
    }

    /// Python's own way to copy.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    /// What a seat sees, in the game's own words.
    fn view<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        let text = locked(&self.played).view(self.seat(seat)?);
        py.import("json")?.call_method1("loads", (text,))
    }

    /// What the game calls an action of a seat; of the one that is asked without one.
    #[pyo3(signature = (number, seat=None))]
    fn action<'py>(&self, py: Python<'py>, number: usize, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_asked(seat)?;
        let text = locked(&self.played).action(seat, number);
        let text = text.ok_or_else(|| wrong(format!("seat {seat} has no action {number}")))?;
        py.import("json")?.call_method1("loads", (text,))
    }
}

/// Many matches side by side, stepped by threads without the interpreter's lock. The arrays are made
/// once and written in place.
#[pyclass(frozen, module = "parlour")]
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
    /// What `sample` has chosen.
    actions: Py<PyArray1<i64>>,
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
    /// `count` matches of the game with this id; 0 threads for one on each core.
    #[new]
    #[pyo3(signature = (game, count, threads=0, setup=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        count: usize,
        threads: usize,
        setup: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        if count == 0 {
            return Err(wrong("a batch has at least one match"));
        }
        let matches = batch::open(game, count, threads, setup_text(setup)?.as_deref()).map_err(wrong)?;
        let sizes = matches.sizes();
        Ok(Batch {
            matches: Mutex::new(matches),
            observations: PyArray2::zeros(py, [count, sizes.observation], false).unbind(),
            masks: PyArray2::zeros(py, [count, sizes.actions], false).unbind(),
            seats: PyArray1::zeros(py, count, false).unbind(),
            rewards: PyArray2::zeros(py, [count, sizes.seats], false).unbind(),
            dones: PyArray1::zeros(py, count, false).unbind(),
            actions: PyArray1::zeros(py, count, false).unbind(),
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

    /// A legal action for each match, chosen at random: equal seeds of `reset` make equal choices. The
    /// array is written again by the next call.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = self.actions.bind(py);
        {
            let mut chosen = actions.try_readwrite().map_err(|_| wrong("the actions of this batch are in use"))?;
            let (chosen, matches) = (chosen.as_slice_mut()?, &self.matches);
            py.detach(|| locked(matches).sample(chosen));
        }
        Ok(actions.clone())
    }
}
