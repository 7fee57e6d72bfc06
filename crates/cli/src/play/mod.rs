//! `parlour play`: a table in the terminal, full screen or line by line.

mod host;
mod plain;
mod seating;
mod table;

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use parlour_core::{AnyGame, Dealing, Opening, Record, Seat, Status, Text};

pub use crate::args::DealerKind;
use crate::args::Play;
use crate::failure::Failure;
use crate::profile::{Kept, failed};
use crate::sealed::Seal;
use crate::store::{self, Autosave, Loaded};
use crate::words::{self, say};
use crate::{find, games, random, screen};

pub use plain::Plain;
pub use seating::{Files, alone, bot, choose, is_person, options, person, seat_all};
pub use table::{Saving, Start, Table, Turn, UndoOffer};

/// Plays.
pub fn run(command: &Play, out: &mut dyn Write) -> Result<(), Failure> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let colour = screen::has_colour(command.no_color);
    let full = terminal && !command.plain;
    if let Some(path) = &command.save {
        store::may_write(path).map_err(Failure::Bad)?;
    }
    let input = io::stdin();
    let Some(mut table) = open(command, terminal, full.then_some(colour))? else { return Ok(()) };
    if full { screen::play(table, colour) } else { Plain::new(&mut table, &mut input.lock(), out, terminal).play() }
}

/// The table that was asked for; none if the person went away from the menu.
fn open(command: &Play, terminal: bool, screen: Option<bool>) -> Result<Option<Table>, Failure> {
    if let Some(path) = &command.load {
        return resume(command, terminal, path).map(Some);
    }
    let game = match &command.game {
        Some(id) => find::game(id)?,
        None => match menu(screen)? {
            Some(game) => game,
            None => return Ok(None),
        },
    };
    if terminal
        && is_usual(command)
        && let Some(autosave) = store::latest_autosave(game.info().id)
    {
        let (key, path) = match autosave {
            Autosave::Unfinished(path) => ("resume.title", path),
            Autosave::Sealed(path) => ("resume.sealed", path),
        };
        let title = Text::new(key).with("title", words::title(game.info()));
        match choose_by(screen, &say(title), &[say("resume.yes"), say("resume.no")])? {
            Some(0) => return resume(command, terminal, &path).map(Some),
            Some(_) => {}
            None => return Ok(None),
        }
    }
    start(command, terminal, game).map(Some)
}

/// Whether nothing was said that an older match could contradict.
fn is_usual(command: &Play) -> bool {
    command.seats.is_empty()
        && command.bots.is_empty()
        && command.settings.is_empty()
        && command.position.is_none()
        && command.seed.is_none()
        && command.dealer == DealerKind::Keyed
        && !command.hot_seat
        && command.profile.is_none()
        && command.cards.is_none()
        && command.decks.is_none()
        && command.data.is_none()
        && !command.seals()
        && !command.open
}

fn start(command: &Play, terminal: bool, game: Box<dyn AnyGame>) -> Result<Table, Failure> {
    let words = words::of_game(game.info());
    let kept = match &command.profile {
        None => None,
        Some(file) if file == Path::new("-") => Some(Kept::open(game.as_ref(), None)?),
        Some(file) => Some(Kept::open(game.as_ref(), Some(file))?),
    };
    let files = Files { cards: command.cards.clone(), decks: command.decks.clone(), data: command.data.clone() };
    let (settings, notice) = alone(game.as_ref(), command);
    let own = match &kept {
        Some(kept) => kept.rules.choices(&kept.value).map_err(|error| failed(&error, &words))?,
        None => Vec::new(),
    };
    let position = command.position.as_deref().map(store::read_position).transpose()?;
    // A position brings its own setup.
    let base = position.as_ref().and_then(|position| position.get("setup")).cloned();
    let base = base.unwrap_or_else(|| game.default_setup());
    let (mut setup, _) = options(game.as_ref(), base, &settings, &files, own)?;
    let seats = game.info().max_seats;
    if let Some(kept) = &kept {
        let first = seat_all(game.as_ref(), seats, command, &[])?.iter().position(is_person);
        if let Some(seat) = first.map(|seat| Seat(seat as u8)) {
            let equipped = kept.rules.bring(&kept.value, None);
            let equipped = equipped.and_then(|brought| kept.rules.equip(&brought, seat, &mut setup));
            equipped.map_err(|error| failed(&error, &words))?;
        }
    }
    let given = command.dealer == DealerKind::People;
    let opening = Opening { setup, position, given, open: command.open, ..Opening::default() };
    let start = Start { opening, seed: command.seed };
    let played = start.begin(game.as_ref(), 0, &words)?;
    if played.timer().is_some() || played.may_be_away().is_some() {
        return Err(Failure::said("play.timer"));
    }
    let seats = seat_all(game.as_ref(), played.seats(), command, &[])?;
    let mut table = Table::new(game, played, seats, start, saving(command, terminal, None));
    (table.kept, table.notice, table.seal) = (kept, notice, new_seal(command)?);
    Ok(table)
}

/// What the saves are closed with, if they are to be.
fn new_seal(command: &Play) -> Result<Option<Seal>, Failure> {
    if !command.seals() {
        return Ok(None);
    }
    let passphrase = command.sealed.passphrase().new_one()?;
    Ok(Some(Seal::new(&passphrase, random::bytes()?)))
}

fn resume(command: &Play, terminal: bool, path: &Path) -> Result<Table, Failure> {
    let Loaded { game, played, record, seal, .. } = store::load(path, &command.sealed.passphrase())?;
    let info = game.info();
    if let Some(wanted) = &command.game
        && wanted != info.id
    {
        let text = Text::new("load.other_game").with("found", info.id.to_owned()).with("wanted", wanted.clone());
        return Err(Failure::file(path, say(text)));
    }
    let given = record.dealing == Dealing::Given;
    let keyless = record.keys.last().map_or(!given, |epoch| epoch.key.is_none());
    if keyless && !matches!(played.status(), Status::Over(_)) {
        return Err(Failure::file(path, say("load.keyless")));
    }
    let Record { setup, position, open, players, .. } = record;
    let seats = seat_all(game.as_ref(), played.seats(), command, &players)?;
    let own = store::data_dir().is_some_and(|folder| path.starts_with(folder));
    let saving = saving(command, terminal, own.then_some(path));
    let opening = Opening { setup, position, given, open, ..Opening::default() };
    let mut table = Table::new(game, played, seats, Start { opening, seed: None }, saving);
    // What was sealed stays so.
    table.seal = if seal.is_some() { seal } else { new_seal(command)? };
    Ok(table)
}

/// Where the match goes: where it was told to; else, at a terminal, among the autosaves.
fn saving(command: &Play, terminal: bool, autosave: Option<&Path>) -> Saving {
    match (&command.save, autosave) {
        (Some(path), _) => Saving::To(path.clone()),
        (None, Some(path)) => Saving::Auto(Some(path.to_owned())),
        (None, None) if terminal => Saving::Auto(None),
        (None, None) => Saving::Off,
    }
}

fn menu(screen: Option<bool>) -> Result<Option<Box<dyn AnyGame>>, Failure> {
    let mut list: Vec<_> = parlour_registry::games().into_iter().filter(|game| game.info().listed).collect();
    if list.is_empty() {
        list = parlour_registry::games();
    }
    let line = |game: &dyn AnyGame| {
        let words = words::of_game(game.info());
        format!("{} ({}): {}", words.say(&"game.title".into()), games::seats(game), words.say(&"game.about".into()))
    };
    let lines: Vec<String> = list.iter().map(|game| line(game.as_ref())).collect();
    let chosen = choose_by(screen, &say("menu.title"), &lines)?;
    Ok(chosen.map(|index| list.swap_remove(index)))
}

/// Asks before there is a table: on a screen, with or without colour, or line by line. Which of
/// `items`, or none to go away.
fn choose_by(screen: Option<bool>, title: &str, items: &[String]) -> Result<Option<usize>, Failure> {
    if let Some(colour) = screen {
        return screen::choose(title, items, colour);
    }
    let mut out = io::stderr();
    writeln!(out, "{title}")?;
    for (index, item) in items.iter().enumerate() {
        writeln!(out, "{:>3}. {item}", index + 1)?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if io::stdin().read_line(&mut line)? == 0 {
            return Err(Failure::said("menu.nothing"));
        }
        match line.trim() {
            "q" | "quit" => return Ok(None),
            typed => match typed.parse::<usize>() {
                Ok(number) if (1..=items.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => writeln!(out, "{}", say(Text::new("menu.number").with("count", items.len())))?,
            },
        }
    }
}
