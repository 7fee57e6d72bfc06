//! Takes the games' lessons into the program: `parlour learn` needs no checkout.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let games = games.canonicalize().expect("the games are beside the crates");
    println!("cargo:rerun-if-changed={}", games.display());
    let mut list = String::from("&[\n");
    for game in sorted(&games) {
        let folder = game.join("lessons");
        println!("cargo:rerun-if-changed={}", folder.display());
        for file in sorted(&folder).into_iter().filter(|file| file.extension().is_some_and(|end| end == "json")) {
            let id = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(list, "({id:?}, include_str!({:?})),", file.display().to_string())
                .expect("a string can be written to");
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder")).join("lessons.rs");
    fs::write(out, list).expect("the folder can be written to");
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
