//! Records on disk: reading with a clear sentence, writing without ever losing anything.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use parlour_core::{AnyGame, AnyMatch, FORMAT, Record, RecordError, Status, Text, Verified};

use crate::failure::Failure;
use crate::passphrase::Passphrase;
use crate::sealed::{self, Seal, SealError};
use crate::words::say;
use crate::{date, find, random};

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
    /// What it was sealed with, if it was.
    pub seal: Option<Seal>,
}

/// Reads, replays and verifies a record; asks for the passphrase of one that is sealed.
pub fn load(path: &Path, passphrase: &Passphrase) -> Result<Loaded, Failure> {
    let bytes = read(path).map_err(|error| Failure::file(path, error))?;
    let (bytes, seal) = if sealed::is_sealed(&bytes) {
        let (opened, seal) =
            sealed::open(&bytes, &passphrase.of(path)?).map_err(|error| Failure::file(path, say(unopened(error))))?;
        (opened, Some(seal))
    } else {
        (bytes, None)
    };
    let wrong = |error: RecordError| Failure::file(path, in_words(&error));
    let record = Record::read(&bytes).map_err(wrong)?;
    let header = |error: Failure| Text::new("record.header").with("what", error.to_string());
    let game = find::game(&record.game).map_err(|error| Failure::file(path, say(header(error))))?;
    let (played, verified) = game.replay(&record).map_err(wrong)?;
    Ok(Loaded { game, played, verified, record, seal })
}

fn unopened(error: SealError) -> &'static str {
    match error {
        SealError::Passphrase => "seal.wrong",
        SealError::Damaged => "seal.damaged",
    }
}

/// What is wrong with a record. The places are named in the reader's language; what a parser found
/// at one stays as it is.
fn in_words(error: &RecordError) -> String {
    let with = |key: &'static str, what: &str| Text::new(key).with("what", what.to_owned());
    say(match error {
        RecordError::Unreadable(what) => with("record.unreadable", what),
        RecordError::TooLarge(what) => with("record.too_large", what),
        RecordError::Format(found) => Text::new("record.format").with("found", *found).with("reads", FORMAT),
        RecordError::RulesVersion { game, found, plays } => {
            Text::new("record.version").with("game", game.clone()).with("found", *found).with("plays", *plays)
        }
        RecordError::Header(what) => with("record.header", what),
        RecordError::Key(number) => Text::new("record.key").with("number", *number),
        RecordError::Entry { number, what } => with("record.entry", &what.to_string()).with("number", *number),
        RecordError::Head => Text::new("record.head"),
        RecordError::Seal => Text::new("record.seal"),
        RecordError::Signature => Text::new("record.signature"),
        other => return other.to_string(),
    })
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
                return Err(at(&say("export.not_a_position")));
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
        return Err(format!("{}: {}", at(), say("save.folder")));
    }
    match read(path) {
        Ok(bytes) if sealed::is_sealed(&bytes) || Record::read(&bytes).is_ok() => Ok(()),
        Ok(_) => Err(format!("{}: {}", at(), say("save.not_a_record"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(format!("{}: {error}", at())),
    }
}

/// Writes a record so that the file is always whole: the old one or the new one. It is closed with
/// the seal, if there is one.
pub fn save(path: &Path, record: &Record, seal: Option<&Seal>) -> Result<(), String> {
    may_write(path)?;
    let bytes = match seal {
        None => record.to_json().into_bytes(),
        Some(seal) => seal.close(&record.to_compact(), random::bytes().map_err(|error| error.to_string())?),
    };
    // A link is followed, so that renaming replaces the file and not the link to it.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    write_whole(&target, &bytes).map_err(|error| format!("{}: {error}", path.display()))
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

/// How the names of autosaves end: of open ones and of sealed ones.
const ENDINGS: [&str; 2] = ["json", "sealed"];

/// A new name for an autosave of a game.
pub fn autosave_path(game: &str, seal: Option<&Seal>) -> Option<PathBuf> {
    let folder = data_dir()?;
    let stamp = date::stamp();
    let ending = ENDINGS[usize::from(seal.is_some())];
    let name = |count: u32| match count {
        1 => format!("{game}-{stamp}.{ending}"),
        _ => format!("{game}-{stamp}-{count}.{ending}"),
    };
    (1..100).map(|count| folder.join(name(count))).find(|path| !path.exists())
}

/// A match that a person may go on with.
pub enum Autosave {
    /// It is not over.
    Unfinished(PathBuf),
    /// It is sealed: whether it is over cannot be seen.
    Sealed(PathBuf),
}

/// The latest autosave of a game, unless that is a match that is over.
pub fn latest_autosave(game: &str) -> Option<Autosave> {
    let prefix = format!("{game}-");
    let is_of_game = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&prefix) && ENDINGS.iter().any(|ending| path.extension().is_some_and(|own| own == *ending))
    };
    let files = fs::read_dir(data_dir()?).ok()?.filter_map(|entry| Some(entry.ok()?.path())).filter(is_of_game);
    let changed =
        |path: &PathBuf| fs::metadata(path).and_then(|meta| meta.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let latest = files.max_by_key(|path| (changed(path), path.clone()))?;
    if sealed::is_sealed(&read(&latest).ok()?) {
        return Some(Autosave::Sealed(latest));
    }
    let loaded = load(&latest, &Passphrase::default()).ok()?;
    (!matches!(loaded.played.status(), Status::Over(_))).then_some(Autosave::Unfinished(latest))
}

/// What a verification looked at, in sentences.
pub fn verified_words(verified: &Verified) -> Vec<String> {
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
