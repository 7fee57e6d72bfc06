//! `parlour play`: a table in the terminal, full screen or line by line.

mod plain;
mod seating;
mod table;

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use parlour_core::{AnyGame, Dealing, Seat, Status, Text};

pub use crate::args::DealerKind;
use crate::args::Play;
use crate::failure::Failure;
use crate::profile::{Kept, failed};
use crate::store::{self, Loaded};
use crate::words::{self, say};
use crate::{find, games, screen};

pub use plain::Plain;
pub use seating::{Files, Sitter, choose, options, seat_all};
pub use table::{Opening, Saving, Table, Turn, UndoOffer};

/// Plays.
pub fn run(command: &Play, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let colour = screen::has_colour(command.no_color);
    let full = terminal && !command.plain;
    if let Some(path) = &command.save {
        store::may_write(path).map_err(Failure::Bad)?;
    }
    let input = io::stdin();
    let mut ask: Box<dyn Ask> = if full { Box::new(ByScreen { colour }) } else { Box::new(ByLine) };
    let Some(mut table) = open(command, language, terminal, ask.as_mut())? else { return Ok(()) };
    if full { screen::play(table, colour) } else { Plain::new(&mut table, &mut input.lock(), out, terminal).play() }
}

/// The table that was asked for; none if the person went away from the menu.
fn open(command: &Play, language: &str, terminal: bool, ask: &mut dyn Ask) -> Result<Option<Table>, Failure> {
    if let Some(path) = &command.load {
        return resume(command, language, terminal, path).map(Some);
    }
    let game = match &command.game {
        Some(id) => find::game(id)?,
        None => match menu(ask)? {
            Some(game) => game,
            None => return Ok(None),
        },
    };
    if terminal
        && is_usual(command)
        && let Some(path) = store::latest_unfinished(game.info().id)
    {
        let title = Text::new("resume.title").with("title", game.info().title.to_owned());
        match ask.choose(&say(title), &[say("resume.yes"), say("resume.no")])? {
            Some(0) => return resume(command, language, terminal, &path).map(Some),
            Some(_) => {}
            None => return Ok(None),
        }
    }
    start(command, language, terminal, game).map(Some)
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
        && !command.open
}

fn start(command: &Play, language: &str, terminal: bool, game: Box<dyn AnyGame>) -> Result<Table, Failure> {
    let words = words::of_game(game.info(), language)?;
    let kept = match &command.profile {
        None => None,
        Some(file) if file == Path::new("-") => Some(Kept::open(game.as_ref(), None)?),
        Some(file) => Some(Kept::open(game.as_ref(), Some(file))?),
    };
    let files = Files { cards: command.cards.clone(), decks: command.decks.clone() };
    let own = match &kept {
        Some(kept) => kept.rules.choices(&kept.value).map_err(|error| failed(&error, &words))?,
        None => Vec::new(),
    };
    let position = command.position.as_deref().map(store::read_position).transpose()?;
    // A position brings its own setup.
    let base = position.as_ref().and_then(|position| position.get("setup")).cloned();
    let base = base.unwrap_or_else(|| game.default_setup());
    let (mut setup, _) = options(game.as_ref(), base, &command.settings, &files, own)?;
    let seats = game.info().max_seats;
    if let Some(kept) = &kept {
        let sitters = seat_all(game.as_ref(), seats, command, &[])?;
        if let Some(seat) = Seat::first(seats).find(|seat| sitters[seat.index()].is_person()) {
            let equipped = kept.rules.bring(&kept.value, None);
            let equipped = equipped.and_then(|brought| kept.rules.equip(&brought, seat, &mut setup));
            equipped.map_err(|error| failed(&error, &words))?;
        }
    }
    let opening = Opening { setup, position, seed: command.seed, dealer: command.dealer, open: command.open };
    let played = opening.start(game.as_ref(), 0, &words)?;
    if played.timer().is_some() || played.may_be_away().is_some() {
        return Err(Failure::bad(say("play.timer")));
    }
    let sitters = seat_all(game.as_ref(), played.seats(), command, &[])?;
    let saving = saving(command, terminal, None);
    Ok(Table::new(game, played, sitters, words, opening, saving).with_profile(kept))
}

fn resume(command: &Play, language: &str, terminal: bool, path: &Path) -> Result<Table, Failure> {
    let Loaded { game, played, record, .. } = store::load(path)?;
    let info = game.info();
    if let Some(wanted) = &command.game
        && wanted != info.id
    {
        return Err(Failure::file(path, format!("this is a record of {}, not of {wanted}", info.id)));
    }
    let words = words::of_game(info, language)?;
    let dealer = match record.dealing {
        Dealing::Given => DealerKind::People,
        Dealing::Keyed => DealerKind::Keyed,
    };
    let keyless = record.keys.last().map_or(dealer == DealerKind::Keyed, |epoch| epoch.key.is_none());
    if keyless && !matches!(played.status(), Status::Over(_)) {
        return Err(Failure::file(path, say("load.keyless")));
    }
    let opening = Opening {
        setup: record.setup.clone(),
        position: record.position.clone(),
        seed: None,
        dealer,
        open: record.open,
    };
    let sitters = seat_all(game.as_ref(), played.seats(), command, &record.players)?;
    let own = store::data_dir().is_some_and(|folder| path.starts_with(folder));
    let saving = saving(command, terminal, own.then_some(path));
    Ok(Table::new(game, played, sitters, words, opening, saving))
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

fn menu(ask: &mut dyn Ask) -> Result<Option<Box<dyn AnyGame>>, Failure> {
    let mut list: Vec<_> = parlour_registry::games().into_iter().filter(|game| game.info().listed).collect();
    if list.is_empty() {
        list = parlour_registry::games();
    }
    let line = |game: &dyn AnyGame| {
        let info = game.info();
        format!("{} ({}): {}", info.title, games::seats(game), info.about)
    };
    let lines: Vec<String> = list.iter().map(|game| line(game.as_ref())).collect();
    let chosen = ask.choose(&say("menu.title"), &lines)?;
    Ok(chosen.map(|index| list.swap_remove(index)))
}

/// Somebody to ask before there is a table.
trait Ask {
    /// Which of `items`, or none to go away.
    fn choose(&mut self, title: &str, items: &[String]) -> Result<Option<usize>, Failure>;
}

struct ByScreen {
    colour: bool,
}

impl Ask for ByScreen {
    fn choose(&mut self, title: &str, items: &[String]) -> Result<Option<usize>, Failure> {
        screen::choose(title, items, self.colour)
    }
}

struct ByLine;

impl Ask for ByLine {
    fn choose(&mut self, title: &str, items: &[String]) -> Result<Option<usize>, Failure> {
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
                return Err(Failure::bad(say("menu.nothing")));
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
}
