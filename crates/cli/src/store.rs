//! Records on disk: reading with a clear sentence, writing without ever losing anything.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use parlour_core::{AnyGame, AnyMatch, Record, Status, Verified};

use crate::date;
use crate::failure::Failure;
use crate::find;
use crate::words::say;

/// No file larger than this is taken for a record.
const MAX_BYTES: u64 = 256 << 20;

/// A record that was replayed and verified.
pub struct Loaded {
    /// Its game.
    pub game: Box<dyn AnyGame>,
    /// The match as it stands.
    pub played: Box<dyn AnyMatch>,
    /// What was verified.
    pub verified: Verified,
    /// The record itself.
    pub record: Record,
}

/// Reads, replays and verifies a record.
pub fn load(path: &Path) -> Result<Loaded, Failure> {
    let bytes = read(path).map_err(|error| Failure::file(path, error))?;
    let record = Record::read(&bytes).map_err(|error| Failure::file(path, error))?;
    let game = find::game(&record.game).map_err(|error| Failure::file(path, format!("header: {error}")))?;
    let (played, verified) = game.replay(&record).map_err(|error| Failure::file(path, error))?;
    Ok(Loaded { game, played, verified, record })
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a position: the table's view as JSON.
pub fn read_position(path: &Path) -> Result<serde_json::Value, Failure> {
    let bytes = read(path).map_err(|error| Failure::file(path, error))?;
    serde_json::from_slice(&bytes).map_err(|error| Failure::file(path, error))
}

/// Writes a position into a new file, or over an older position.
pub fn write_position(path: &Path, position: &serde_json::Value) -> Result<(), String> {
    let at = |what: &dyn std::fmt::Display| format!("{}: {what}", path.display());
    match read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(at(&error)),
        Ok(bytes) => {
            let old: Option<serde_json::Value> = serde_json::from_slice(&bytes).ok();
            let fields = |value: &serde_json::Value| value.as_object().map(|it| it.keys().cloned().collect::<Vec<_>>());
            if old.as_ref().and_then(fields) != fields(position) {
                return Err(at(&"this file is not a position of this game; it was left as it is"));
            }
        }
    }
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    write_whole(&target, format!("{position:#}\n").as_bytes()).map_err(|error| at(&error))
}

/// Whether a record may be written to `path`: nothing is there, or a record.
pub fn may_write(path: &Path) -> Result<(), String> {
    let at = || path.display().to_string();
    if path.is_dir() {
        return Err(format!("{}: this is a folder; name a file", at()));
    }
    match read(path) {
        Ok(bytes) if Record::read(&bytes).is_ok() => Ok(()),
        Ok(_) => Err(format!("{}: this file is not a Parlour record; it was left as it is", at())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(format!("{}: {error}", at())),
    }
}

/// Writes a record so that the file is always whole: the old one or the new one.
pub fn save(path: &Path, record: &Record) -> Result<(), String> {
    may_write(path)?;
    // A link is followed, so that renaming replaces the file and not the link to it.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    write_whole(&target, record.to_json().as_bytes()).map_err(|error| format!("{}: {error}", path.display()))
}

pub(crate) fn write_whole(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = match target.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let temporary = folder.join(format!(".{name}.{}.tmp", std::process::id()));
    let written = write_synced(&temporary, bytes).and_then(|()| fs::rename(&temporary, target));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
        return written;
    }
    // The new name is durable once the folder is; not every system lets a folder be synced.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// The folder of autosaves: `$XDG_DATA_HOME/parlour` or `~/.local/share/parlour`.
pub fn data_dir() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    Some(base.or_else(|| Some(set("HOME")?.join(".local/share")))?.join("parlour"))
}

/// A new name for an autosave of a game.
pub fn autosave_path(game: &str) -> Option<PathBuf> {
    let folder = data_dir()?;
    let stamp = date::stamp();
    let name = |count: u32| match count {
        1 => format!("{game}-{stamp}.json"),
        _ => format!("{game}-{stamp}-{count}.json"),
    };
    (1..100).map(|count| folder.join(name(count))).find(|path| !path.exists())
}

/// The latest autosave of a game, if it is a match that is not over.
pub fn latest_unfinished(game: &str) -> Option<PathBuf> {
    let prefix = format!("{game}-");
    let is_of_game = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&prefix) && path.extension().is_some_and(|extension| extension == "json")
    };
    let files = fs::read_dir(data_dir()?).ok()?.filter_map(|entry| Some(entry.ok()?.path())).filter(is_of_game);
    let changed =
        |path: &PathBuf| fs::metadata(path).and_then(|meta| meta.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let latest = files.max_by_key(|path| (changed(path), path.clone()))?;
    let loaded = load(&latest).ok()?;
    (!matches!(loaded.played.status(), Status::Over(_))).then_some(latest)
}

/// What a verification looked at, in sentences.
pub fn verified_words(verified: &Verified) -> Vec<String> {
    use parlour_core::Text;
    let mut lines = vec![
        say(Text::new("verified.entries").with("count", verified.entries)),
        say(Text::new("verified.derived").with("count", verified.derived)),
    ];
    if verified.trusted > 0 {
        lines.push(say(Text::new("verified.trusted").with("count", verified.trusted)));
    }
    lines.push(say(Text::new("verified.checkpoints").with("count", verified.checkpoints)));
    lines
}
