//! Who sits where, and the options of the setup, from what was said on the command line.

use std::path::PathBuf;

use parlour_core::{AnyBot, AnyGame, Brought, OptionKind, SetupOption};
use serde_json::Value;

use crate::args::Play;
use crate::failure::Failure;
use crate::find;
use crate::near::did_you_mean;
use crate::words::say;

/// How a bot is written among the players of a record.
const BOT: &str = "bot:";

/// Somebody at the table.
pub enum Sitter {
    /// A person, by name.
    Person(String),
    /// A program, by its id.
    Bot(String, Box<dyn AnyBot>),
}

impl Sitter {
    /// Whether this is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }

    /// The name in a record.
    pub fn name(&self) -> String {
        match self {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(id, _) => format!("{BOT}{id}"),
        }
    }
}

/// Seats people and bots: what `--seat` says, then who sat there before, then `--bots` or
/// `--hot-seat`; of what is left the first seat is the person's if nobody else is one.
pub fn seat_all(game: &dyn AnyGame, seats: u8, command: &Play, before: &[String]) -> Result<Vec<Sitter>, Failure> {
    let mut chosen: Vec<Option<String>> = vec![None; usize::from(seats)];
    for assignment in &command.seats {
        let (seat, who) = seat_assignment(assignment, seats)?;
        chosen[seat] = Some(who.to_owned());
    }
    for (place, player) in chosen.iter_mut().zip(before) {
        // A bot that this program does not have is played by the default one below.
        let known = player.strip_prefix(BOT).filter(|id| game.bot(id).is_some());
        let who = if player.starts_with(BOT) { known } else { Some("human") };
        *place = place.take().or(who.map(str::to_owned));
    }
    fill(&mut chosen, game, command)?;
    let name = |seat: usize| match (&command.name, before.get(seat)) {
        (Some(name), _) => name.clone(),
        (None, Some(name)) if !name.starts_with(BOT) => name.clone(),
        _ => say("player.person"),
    };
    let sit = |(seat, who): (usize, Option<String>)| match who.as_deref() {
        None | Some("human") => Ok(Sitter::Person(name(seat))),
        Some(id) => Ok(Sitter::Bot(id.to_owned(), find::bot(game, id)?)),
    };
    chosen.into_iter().enumerate().map(sit).collect()
}

/// `2=random` as an index and who sits there.
fn seat_assignment(assignment: &str, seats: u8) -> Result<(usize, &str), Failure> {
    let (seat, who) = assignment
        .split_once('=')
        .ok_or_else(|| Failure::bad(format!("--seat {assignment}: must be N=human or N=BOT, such as 2=random")))?;
    match seat.trim().parse::<u8>() {
        Ok(number) if (1..=seats).contains(&number) => Ok((usize::from(number - 1), who.trim())),
        _ => Err(Failure::bad(format!("--seat {assignment}: seats are numbered 1 to {seats}"))),
    }
}

/// Fills the seats about which nothing was said.
fn fill(chosen: &mut [Option<String>], game: &dyn AnyGame, command: &Play) -> Result<(), Failure> {
    let left = chosen.iter().filter(|who| who.is_none()).count();
    let given = &command.bots;
    for bot in given {
        find::bot(game, bot)?;
    }
    let person = chosen.iter().flatten().any(|who| who == "human");
    let bots_for_all = left > 0 && given.len() == left && command.seats.is_empty();
    if command.hot_seat {
        for who in chosen.iter_mut() {
            who.get_or_insert_with(|| "human".to_owned());
        }
    } else if !person
        && !bots_for_all
        && let Some(free) = chosen.iter_mut().find(|who| who.is_none())
    {
        *free = Some("human".to_owned());
    }
    let free: Vec<_> = chosen.iter_mut().filter(|who| who.is_none()).collect();
    if given.len() > 1 && given.len() != free.len() {
        let sentence = format!("--bots names {} bots, but {} seats are free", given.len(), free.len());
        return Err(Failure::bad(sentence));
    }
    for (index, who) in free.into_iter().enumerate() {
        let bot = given.get(index).or(given.first()).map(String::as_str).or(game.usual_bot()).unwrap_or("random");
        *who = Some(bot.to_owned());
    }
    Ok(())
}

/// Files that a person brings for the setup.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// Own cards.
    pub cards: Option<PathBuf>,
    /// Own decks.
    pub decks: Option<PathBuf>,
}

/// The setup `base` with what is in the files and every `key=value` in it; and what may be chosen
/// by name besides the game's own words: what the decks file holds, and `own`.
pub fn options(
    game: &dyn AnyGame,
    base: Value,
    settings: &[String],
    files: &Files,
    own: Vec<Brought>,
) -> Result<(Value, Vec<Brought>), Failure> {
    let mut setup = base;
    let mut brought = own;
    let mut usual: Vec<Brought> = Vec::new();
    // Whether a deck is allowed may depend on the options, so these come before what seats choose.
    let plain = |setting: &&String| !belongs_to_a_seat(game, setting);
    for setting in settings.iter().filter(plain) {
        let (key, value) = pair(setting)?;
        choose(game, &mut setup, key, value, &[])?;
    }
    for (part, file) in [("cards", &files.cards), ("decks", &files.decks)] {
        let Some(path) = file else { continue };
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        usual = game.bring(&mut setup, part, &text).map_err(|error| Failure::file(path, error))?;
        brought.extend(usual.iter().cloned());
    }
    // What was brought plays where nothing else is said: the first for the first seat, and so on.
    if let (Some(first), Some(last)) = (usual.first(), usual.last()) {
        for (at, key) in first.options.iter().enumerate() {
            setup[*key] = usual.get(at).unwrap_or(last).value.clone();
        }
    }
    for setting in settings.iter().filter(|setting| belongs_to_a_seat(game, setting)) {
        let (key, value) = pair(setting)?;
        choose(game, &mut setup, key, value, &brought)?;
    }
    Ok((setup, brought))
}

/// Whether each seat has a setting of its own, so that what was brought may be chosen for it.
fn belongs_to_a_seat(game: &dyn AnyGame, setting: &str) -> bool {
    let key = setting.split('=').next().unwrap_or_default().trim();
    game.info().options.iter().any(|option| option.key == key && option.seat.is_some())
}

fn pair(setting: &str) -> Result<(&str, &str), Failure> {
    let (key, value) =
        setting.split_once('=').ok_or_else(|| Failure::bad(format!("--set {setting}: must be KEY=VALUE")))?;
    Ok((key.trim(), value.trim()))
}

/// Sets one option, to one of the game's words or to something that was brought.
pub fn choose(
    game: &dyn AnyGame,
    setup: &mut Value,
    key: &str,
    value: &str,
    brought: &[Brought],
) -> Result<(), Failure> {
    let options = game.info().options;
    let Some(option) = options.iter().find(|option| option.key == key) else {
        return Err(unknown_option(game, key));
    };
    let own = brought.iter().rev().find(|one| one.name == value && one.options.contains(&option.key));
    setup[option.key] = match own {
        Some(own) => own.value.clone(),
        None => option_value(option, value)?,
    };
    Ok(())
}

fn unknown_option(game: &dyn AnyGame, key: &str) -> Failure {
    let title = game.info().title;
    let known: Vec<&str> = game.info().options.iter().map(|option| option.key).collect();
    if known.is_empty() {
        return Failure::bad(format!("--set {key}: {title} has no options"));
    }
    let hint = did_you_mean(key, known.iter().copied());
    Failure::bad(format!("--set {key}: {title} has no such option{hint} (it has {})", known.join(", ")))
}

fn option_value(option: &SetupOption, typed: &str) -> Result<Value, Failure> {
    let key = option.key;
    match option.kind {
        OptionKind::Choice(words) if words.contains(&typed) => Ok(typed.into()),
        OptionKind::Choice(words) => {
            let hint = did_you_mean(typed, words.iter().copied());
            Err(Failure::bad(format!("--set {key}={typed}: must be one of {}{hint}", words.join(", "))))
        }
        OptionKind::Number { min, max, .. } => match typed.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number.into()),
            _ => Err(Failure::bad(format!("--set {key}={typed}: must be a whole number from {min} to {max}"))),
        },
        OptionKind::Switch => match typed {
            "on" | "true" | "yes" => Ok(true.into()),
            "off" | "false" | "no" => Ok(false.into()),
            _ => Err(Failure::bad(format!("--set {key}={typed}: must be on or off"))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(command: &Play, before: &[String]) -> Result<Vec<String>, String> {
        let game = parlour_registry::game("kuhn").unwrap();
        let sitters = seat_all(game.as_ref(), 2, command, before).map_err(|failure| failure.to_string())?;
        Ok(sitters.iter().map(Sitter::name).collect())
    }

    #[test]
    fn the_person_takes_the_first_seat_that_is_left() {
        assert_eq!(names(&Play::default(), &[]).unwrap()[0], "you");
        let second = Play { seats: vec!["1=random".into()], ..Play::default() };
        assert_eq!(names(&second, &[]).unwrap(), ["bot:random", "you"]);
        let watching = Play { bots: vec!["random".into(), "random".into()], ..Play::default() };
        assert_eq!(names(&watching, &[]).unwrap(), ["bot:random", "bot:random"]);
        let together = Play { hot_seat: true, name: Some("Ann".into()), ..Play::default() };
        assert_eq!(names(&together, &[]).unwrap(), ["Ann", "Ann"]);
    }

    #[test]
    fn those_who_sat_there_before_sit_there_again() {
        let before = ["bot:random".to_owned(), "Ann".to_owned()];
        assert_eq!(names(&Play::default(), &before).unwrap(), before);
    }

    #[test]
    fn a_wrong_seat_or_bot_is_named() {
        let seat = Play { seats: vec!["3=human".into()], ..Play::default() };
        assert_eq!(names(&seat, &[]).unwrap_err(), "--seat 3=human: seats are numbered 1 to 2");
        let bot = Play { bots: vec!["randon".into()], ..Play::default() };
        assert!(names(&bot, &[]).unwrap_err().contains("did you mean random?"));
    }
}
