//! The help and the mistakes of the command line in the reader's language. English stands in `args.rs`
//! and in clap; `locales/help.*.ftl` has the same in the other languages, for the commands of players.

use std::sync::LazyLock;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use parlour_core::{Catalogue, Text};

use crate::args::Args;
use crate::words;

/// The languages besides English.
const LOCALES: [(&str, &str); 2] =
    [("de", include_str!("../locales/help.de.ftl")), ("fr", include_str!("../locales/help.fr.ftl"))];

/// Commands of players. The others are tools of hosts and of those who study games; their flags and
/// reports are in English.
const PLAYERS: [&str; 7] = ["games", "rules", "verify", "replay", "play", "learn", "profile"];

/// Words for the reader; none if they read English.
static WORDS: LazyLock<Option<Catalogue>> = LazyLock::new(|| {
    let (code, own) = LOCALES.iter().find(|(code, _)| *code == words::language())?;
    Some(Catalogue::parse(code, own).expect("the help is Fluent"))
});

/// The command line, explained in the reader's language.
pub fn command() -> Command {
    match &*WORDS {
        None => Args::command(),
        Some(words) => translated(words),
    }
}

/// What a bot is like: in English the bot's own words.
pub fn bot(id: &str, about: &str) -> String {
    let known = WORDS.as_ref().filter(|words| words.knows(&key("bot", id)));
    known.map_or_else(|| about.to_owned(), |words| words.say(&key("bot", id)))
}

fn key(part: &str, name: &str) -> Text {
    Text::new(format!("{part}.{name}"))
}

fn translated(words: &Catalogue) -> Command {
    let mut command = Args::command();
    // Only then the flags and commands are there that clap adds by itself.
    command.build();
    let names: Vec<String> = command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |one| {
            let one = one.about(words.say(&key("command", &name)));
            if PLAYERS.contains(&name.as_str()) { explained(words, one, &name) } else { one }
        });
    }
    let command = command.about(words.say(&"help.about".into()));
    explained(words, command.subcommand_help_heading(words.say(&"help.commands".into())), "help")
}

/// A command with its flags, its headings and what stands below them.
fn explained(words: &Catalogue, command: Command, name: &str) -> Command {
    let usage = words.say(&"help.usage".into());
    let template = format!("{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let below = command.get_after_help().map(|_| words.say(&below_key(words, name)));
    let command = command.help_template(template).mut_args(|arg| described(words, arg, name));
    match below {
        Some(below) => command.after_help(below),
        None => command,
    }
}

fn below_key(words: &Catalogue, name: &str) -> Text {
    let own = key("below", name);
    if words.knows(&own) { own } else { "help.below".into() }
}

fn described(words: &Catalogue, arg: Arg, command: &str) -> Arg {
    let heading = if arg.is_positional() { "help.arguments" } else { "help.options" };
    let about: StyledStr = words.say(&arg_key(words, command, arg.get_id().as_str())).into();
    // Defaults and possible values would be in English; where they matter, the words have them.
    let arg = arg.help_heading(words.say(&heading.into())).hide_default_value(true).hide_possible_values(true);
    arg.help(about.clone()).long_help(about)
}

/// What a flag means for this command, or for all that have it.
fn arg_key(words: &Catalogue, command: &str, id: &str) -> Text {
    let own = key(&format!("arg.{command}"), id);
    if words.knows(&own) { own } else { key("arg", id) }
}

/// A mistake on the command line in one sentence; none if clap's own has to do.
pub fn mistake(error: &clap::Error) -> Option<String> {
    let words = WORDS.as_ref()?;
    let known = |kind: ContextKind| match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(several) => Some(several.join(", ")),
        other => Some(other.to_string()),
    };
    let text = match error.kind() {
        ErrorKind::UnknownArgument => Text::new("mistake.unknown").with("what", known(ContextKind::InvalidArg)?),
        ErrorKind::InvalidSubcommand => {
            Text::new("mistake.command").with("what", known(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingRequiredArgument => {
            Text::new("mistake.missing").with("what", known(ContextKind::InvalidArg)?)
        }
        ErrorKind::ArgumentConflict => Text::new("mistake.conflict")
            .with("what", known(ContextKind::InvalidArg)?)
            .with("other", known(ContextKind::PriorArg)?),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = known(ContextKind::InvalidValue).unwrap_or_default();
            let choices = known(ContextKind::ValidValue).unwrap_or_default();
            Text::new("mistake.value")
                .with("what", known(ContextKind::InvalidArg)?)
                .with("value", value)
                .with("choices", if choices.is_empty() { Text::new("mistake.see") } else { among(choices) })
        }
        _ => return None,
    };
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let hint = near
        .into_iter()
        .find_map(known)
        .map_or_else(String::new, |name| words.say(&Text::new("mistake.near").with("name", name)));
    Some(words.say(&text.with("hint", hint)))
}

fn among(choices: String) -> Text {
    Text::new("mistake.among").with("choices", choices)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn catalogues() -> impl Iterator<Item = (&'static str, Catalogue)> {
        LOCALES.iter().map(|(code, own)| (*code, Catalogue::parse(code, own).unwrap()))
    }

    /// Everything that the help of a player's commands names, and nothing else, has words.
    #[test]
    fn every_command_and_flag_of_players_is_explained_in_every_language() {
        for (code, words) in catalogues() {
            let mut said: BTreeSet<String> = ["about", "commands", "usage", "arguments", "options", "below"]
                .map(|part| format!("help.{part}"))
                .into();
            let mut root = Args::command();
            root.build();
            let mut add = |command: &Command, name: &str| {
                for arg in command.get_arguments() {
                    said.insert(arg_key(&words, name, arg.get_id().as_str()).key.into_owned());
                }
                if command.get_after_help().is_some() {
                    said.insert(below_key(&words, name).key.into_owned());
                }
            };
            add(&root, "help");
            for command in root.get_subcommands().filter(|one| PLAYERS.contains(&one.get_name())) {
                add(command, command.get_name());
            }
            said.extend(root.get_subcommands().map(|one| format!("command.{}", one.get_name())));
            let bots = parlour_registry::games().into_iter().flat_map(|game| game.bots());
            said.extend(bots.map(|(id, _)| format!("bot.{id}")));
            let there: BTreeSet<String> =
                words.own_keys().filter(|key| !key.starts_with("mistake.")).map(str::to_owned).collect();
            assert_eq!(said, there, "{code}");
        }
    }

    #[test]
    fn the_languages_have_the_same_messages_with_the_same_parameters() {
        let all: Vec<_> = catalogues().map(|(_, words)| words).collect();
        assert_eq!(all[0].own_keys().collect::<Vec<_>>(), all[1].own_keys().collect::<Vec<_>>());
        for key in all[0].own_keys() {
            assert_eq!(all[0].parameters(key), all[1].parameters(key), "{key}");
        }
    }

    #[test]
    fn the_help_is_whole_in_every_language() {
        for (code, words) in catalogues() {
            let mut help = translated(&words);
            let page = help.render_long_help().to_string();
            assert!(page.contains(&words.say(&"command.play".into())), "{code}: {page}");
            let play = help.find_subcommand_mut("play").unwrap().render_long_help().to_string();
            for english in ["Usage:", "Arguments:", "[default", "Print help"] {
                assert!(!play.contains(english) && !page.contains(english), "{code}: {english} in {play}");
            }
        }
    }
}
