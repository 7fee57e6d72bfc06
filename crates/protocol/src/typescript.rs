//! The TypeScript of the messages and of the games' own types. A test of the registry keeps
//! `web/src/generated` the same.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use parlour_core::Game;
use ts_rs::{Config, TS, TypeVisitor};

/// Files of TypeScript, by their paths under `web/src/generated`.
#[derive(Debug, Default)]
pub struct Files {
    /// The text of each file.
    pub texts: BTreeMap<PathBuf, String>,
    /// Where the types that are added now go.
    folder: PathBuf,
}

impl Files {
    /// Every message.
    pub fn of_messages() -> Self {
        let mut all = Files::default();
        crate::account::typescript(&mut all);
        crate::ask::typescript(&mut all);
        crate::delta::typescript(&mut all);
        crate::fault::typescript(&mut all);
        crate::table::typescript(&mut all);
        crate::update::typescript(&mut all);
        all
    }

    /// Adds what a game shows, takes and tells, in a folder of its own.
    pub fn add_game<G: Game>(&mut self)
    where
        G::View: TS,
        G::Action: TS,
        G::Event: TS,
        G::Setup: TS,
    {
        self.folder = G::INFO.id.into();
        self.add::<G::View>();
        self.add::<G::Action>();
        self.add::<G::Event>();
        self.add::<G::Setup>();
    }

    /// Adds the file of a type, and those of the types in it.
    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else { return };
        // Numbers of the wire stay below 2^53: milliseconds and counts.
        let config = Config::new().with_large_int("number");
        let text = T::export_to_string(&config).expect("a type with a file can be written");
        if self.texts.insert(self.folder.join(path), text).is_none() {
            T::visit_dependencies(self);
        }
    }
}

impl TypeVisitor for Files {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// Compares the files of a folder with those that should be there, or writes them when
/// `PARLOUR_WRITE_TYPES` is set. Gives the paths that differ.
pub fn compare(folder: &Path, wanted: &Files) -> Vec<PathBuf> {
    if std::env::var_os("PARLOUR_WRITE_TYPES").is_some() {
        write(folder, wanted).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    }
    let mut found = BTreeMap::new();
    read(folder, Path::new(""), &mut found).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let differ = wanted.texts.iter().filter(|(path, text)| found.get(*path) != Some(*text)).map(|(path, _)| path);
    let strange = found.keys().filter(|path| !wanted.texts.contains_key(*path));
    differ.chain(strange).cloned().collect()
}

fn write(folder: &Path, wanted: &Files) -> std::io::Result<()> {
    std::fs::remove_dir_all(folder)?;
    for (path, text) in &wanted.texts {
        let path = folder.join(path);
        path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        std::fs::write(path, text)?;
    }
    Ok(())
}

fn read(folder: &Path, under: &Path, found: &mut BTreeMap<PathBuf, String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let (path, name) = (entry.path(), under.join(entry.file_name()));
        if path.is_dir() {
            read(&path, &name, found)?;
        } else {
            found.insert(name, std::fs::read_to_string(path)?);
        }
    }
    Ok(())
}
