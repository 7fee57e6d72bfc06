//! Who sits where, and the options of the setup, from what was said on the command line.

use std::path::{Path, PathBuf};

use parlour_core::{AnyError, AnyGame, Brought, Opening, OptionKind, SetupOption, Text};
use parlour_protocol::Holder;
use parlour_table::head::SeatState;
use serde_json::Value;

use crate::args::Play;
use crate::failure::Failure;
use crate::find;
use crate::near::did_you_mean;
use crate::words::{self, say};

/// The field of a setup that carries a set of data.
const DATA: &str = "data";

/// How a bot is written among the players of a record.
const BOT: &str = "bot:";

/// The seat of a person.
pub fn person(seat: usize, name: String) -> SeatState {
    SeatState { holder: Holder::Person, account: Some(seat.to_string()), name: Some(name), ..SeatState::empty() }
}

/// The seat of a bot.
pub fn bot(id: &str) -> SeatState {
    SeatState { holder: Holder::Bot, name: Some(id.to_owned()), ..SeatState::empty() }
}

/// Whether a person sits there.
pub fn is_person(seat: &SeatState) -> bool {
    seat.holder == Holder::Person
}

/// Who sits there, as a record has it.
pub fn player(seat: &SeatState) -> String {
    let name = seat.name.as_deref().unwrap_or_default();
    if is_person(seat) { name.to_owned() } else { format!("{BOT}{name}") }
}

/// Seats people and bots: what `--seat` says, then who sat there before, then `--bots` or
/// `--hot-seat`; of what is left the first seat is the person's if nobody else is one.
pub fn seat_all(game: &dyn AnyGame, seats: u8, command: &Play, before: &[String]) -> Result<Vec<SeatState>, Failure> {
    let mut chosen: Vec<Option<String>> = vec![None; usize::from(seats)];
    for assignment in &command.seats {
        let (seat, who) = seat_assignment(game, assignment, seats)?;
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
        None | Some("human") => Ok(person(seat, name(seat))),
        Some(id) => find::bot(game, id).map(|_| bot(id)),
    };
    chosen.into_iter().enumerate().map(sit).collect()
}

/// `2=random` or `sauron=random` as an index and who sits there.
fn seat_assignment<'a>(game: &dyn AnyGame, assignment: &'a str, seats: u8) -> Result<(usize, &'a str), Failure> {
    let typed = |key: &'static str| Text::new(key).with("typed", assignment.to_owned());
    let (seat, who) = assignment.split_once('=').ok_or_else(|| Failure::said(typed("seating.form")))?;
    let unknown = || {
        let names = find::seat_names(game.info(), seats);
        Failure::said(typed("seating.seat").with("seats", seats).with("names", names))
    };
    let seat = find::seat(game.info(), seats, seat.trim()).ok_or_else(unknown)?;
    Ok((seat.index(), who.trim()))
}

/// One person who asks for one seat of a game for more means that bots, or they themselves with
/// `--hot-seat`, play the others: the settings without that wish, and a sentence that says so.
pub fn alone(game: &dyn AnyGame, command: &Play) -> (Vec<String>, Option<String>) {
    let info = game.info();
    let (wish, rest): (Vec<String>, Vec<String>) =
        command.settings.iter().cloned().partition(|setting| setting.replace(' ', "") == "seats=1");
    if wish.is_empty() || info.min_seats < 2 {
        return (command.settings.clone(), None);
    }
    let key = if command.hot_seat { "seats.all" } else { "seats.alone" };
    (rest, Some(say(Text::new(key).with("count", info.min_seats))))
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
        let text = Text::new("seating.bots").with("bots", given.len()).with("seats", free.len());
        return Err(Failure::said(text));
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
    /// A whole set of data.
    pub data: Option<PathBuf>,
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
    if let Some(path) = &files.data {
        setup = with_data(game, setup, path)?;
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

/// The setup with a set of data from a file, in a game whose setup can carry one.
fn with_data(game: &dyn AnyGame, mut setup: Value, path: &Path) -> Result<Value, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    let data: Value = serde_json::from_str(&text).map_err(|error| Failure::file(path, error))?;
    setup[DATA] = data;
    let opening = Opening { setup: setup.clone(), ..Opening::default() };
    match game.start(opening) {
        Err(AnyError::Shape(what)) if what.contains(&format!("unknown field `{DATA}`")) => {
            Err(Failure::said(Text::new("setting.no_data").with("title", words::title(game.info()))))
        }
        // What else is wrong with it is told when the match starts.
        _ => Ok(setup),
    }
}

/// Whether each seat has a setting of its own, so that what was brought may be chosen for it.
fn belongs_to_a_seat(game: &dyn AnyGame, setting: &str) -> bool {
    let key = setting.split('=').next().unwrap_or_default().trim();
    game.info().options.iter().any(|option| option.key == key && option.seat.is_some())
}

fn pair(setting: &str) -> Result<(&str, &str), Failure> {
    let wrong = || Failure::said(Text::new("setting.form").with("typed", setting.to_owned()));
    let (key, value) = setting.split_once('=').ok_or_else(wrong)?;
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
    let known: Vec<&str> = game.info().options.iter().map(|option| option.key).collect();
    let said =
        |text: &'static str| Text::new(text).with("key", key.to_owned()).with("title", words::title(game.info()));
    if known.is_empty() {
        return Failure::said(said("setting.none"));
    }
    let hint = did_you_mean(key, known.iter().copied());
    Failure::said(said("setting.unknown").with("hint", hint).with("known", known.join(", ")))
}

fn option_value(option: &SetupOption, typed: &str) -> Result<Value, Failure> {
    let wrong = |key: &'static str| Text::new(key).with("typed", format!("{}={typed}", option.key));
    match option.kind {
        OptionKind::Choice(words) if words.contains(&typed) => Ok(typed.into()),
        OptionKind::Choice(words) => {
            let hint = did_you_mean(typed, words.iter().copied());
            Err(Failure::said(wrong("setting.choice").with("known", words.join(", ")).with("hint", hint)))
        }
        OptionKind::Number { min, max, .. } => match typed.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number.into()),
            _ => Err(Failure::said(wrong("setting.number").with("min", min).with("max", max))),
        },
        OptionKind::Switch => match typed {
            "on" | "true" | "yes" => Ok(true.into()),
            "off" | "false" | "no" => Ok(false.into()),
            _ => Err(Failure::said(wrong("setting.switch"))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(command: &Play, before: &[String]) -> Result<Vec<String>, String> {
        let game = parlour_registry::game("kuhn").unwrap();
        let seats = seat_all(game.as_ref(), 2, command, before).map_err(|failure| failure.to_string())?;
        Ok(seats.iter().map(player).collect())
    }

    #[test]
    fn the_person_takes_the_first_seat_that_is_left() {
        assert_eq!(names(&Play::default(), &[]).unwrap()[0], "you");
        let second = Play { seats: vec!["1=random".into()], ..Play::default() };
        assert_eq!(names(&second, &[]).unwrap(), ["bot:random", "you"]);
        let watching = Play { bots: vec!["random".into(), "random".into()], ..Play::default() };
        assert_eq!(names(&watching, &[]).unwrap(), ["bot:random", "bot:random"]);
        let by_name = Play { seats: vec!["Second=human".into()], ..Play::default() };
        assert_eq!(names(&by_name, &[]).unwrap()[1], "you");
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
        assert_eq!(
            names(&seat, &[]).unwrap_err(),
            "--seat 3=human: seats are numbered 1 to 2, or named: First, Second"
        );
        let bot = Play { bots: vec!["randon".into()], ..Play::default() };
        assert!(names(&bot, &[]).unwrap_err().contains("did you mean random?"));
    }
}
