//! The games of Parlour for Python. This is the native half of the package `parlour`; what people
//! use is in `python/parlour`, typed and documented there.

mod batch;
mod seats;
mod table;

/// The native half of the package.
#[pyo3::pymodule]
mod _parlour {
    use pyo3::exceptions::PyValueError;
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::table::{Batch, Match, Table};

    /// The ids of all games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        parlour_registry::IDS.to_vec()
    }

    /// The bots of a game: name and one sentence about each.
    #[pyfunction]
    fn bots(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
        let found = parlour_registry::game(game);
        found.map(|game| game.bots()).ok_or_else(|| PyValueError::new_err(format!("there is no game called {game}")))
    }

    /// Replays a record under the rules: how many entries hold.
    #[pyfunction]
    fn verify(record: &str) -> PyResult<usize> {
        crate::table::verify(record).map_err(PyValueError::new_err)
    }

    /// Runs a file of scenarios: the name of each, and what is wrong with it if anything is.
    #[pyfunction]
    fn scenarios(path: std::path::PathBuf) -> PyResult<Vec<(String, Option<String>)>> {
        crate::table::scenarios(&path).map_err(PyValueError::new_err)
    }
}
