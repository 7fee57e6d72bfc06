//! The TypeScript of every message, and the test that keeps `web/src/generated` the same.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

/// The files, by their paths under `web/src/generated`.
#[derive(Default)]
pub(crate) struct Files(BTreeMap<PathBuf, String>);

impl Files {
    /// Adds a type's file.
    pub(crate) fn add<T: TS + 'static>(&mut self) {
        // Numbers of the wire stay below 2^53: milliseconds and counts.
        let config = Config::new().with_large_int("number");
        let path = T::output_path().expect("a message has a file of its own");
        self.0.insert(path, T::export_to_string(&config).expect("a message can be written"));
    }

    fn of_all_messages() -> Self {
        let mut all = Files::default();
        crate::account::typescript(&mut all);
        crate::ask::typescript(&mut all);
        crate::fault::typescript(&mut all);
        crate::table::typescript(&mut all);
        crate::update::typescript(&mut all);
        crate::words::typescript(&mut all);
        all.add::<serde_json::Value>();
        all
    }
}

/// The files that are there.
fn there(folder: &Path, under: &Path, found: &mut BTreeMap<PathBuf, String>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read")) {
        let (path, name) = (entry.path(), under.join(entry.file_name()));
        if path.is_dir() {
            there(&path, &name, found);
        } else {
            found.insert(name, std::fs::read_to_string(path).expect("it is text"));
        }
    }
}

#[test]
fn the_types_of_the_web_client_are_those_of_the_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let Files(wanted) = Files::of_all_messages();
    if std::env::var_os("PARLOUR_WRITE_TYPES").is_some() {
        std::fs::remove_dir_all(&folder).expect("the folder can be emptied");
        for (path, text) in &wanted {
            let path = folder.join(path);
            std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("a folder can be made");
            std::fs::write(path, text).expect("a file can be written");
        }
    }
    let mut found = BTreeMap::new();
    there(&folder, Path::new(""), &mut found);
    let differs: Vec<_> = wanted.iter().filter(|(path, text)| found.get(*path) != Some(*text)).collect();
    let strange: Vec<_> = found.keys().filter(|path| !wanted.contains_key(*path)).collect();
    assert!(
        differs.is_empty() && strange.is_empty(),
        "web/src/generated is not what the Rust types say; write it with PARLOUR_WRITE_TYPES=1 cargo test -p \
         parlour-protocol. Different or missing: {:?}; of no type: {strange:?}",
        differs.iter().map(|(path, _)| path).collect::<Vec<_>>(),
    );
}
