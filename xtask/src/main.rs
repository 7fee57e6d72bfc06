//! What `./play` and `./test` do, with nothing but the standard library.

mod checks;
mod draw;
mod engine;
mod layout;
mod mutants;
mod new_game;
mod new_lesson;
mod packages;
mod play;
mod python;
mod rules;
mod shell;
mod site;
mod step;
mod web;

use std::process::ExitCode;

use shell::Failed;

const USAGE: &str = "say: cargo xtask play [ARGUMENTS] | test [fast|web|python|soak] | dist [check [PROGRAM]] | new-game NAME [--like EXAMPLE] | new-lesson GAME ID | wasm | site | fixtures | format | \
    find-rules [SEED] | mutants [PACKAGE | sample [SEED]]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["play"] => play::browser(),
        ["play", rest @ ..] => play::terminal(rest),
        ["test"] => checks::all(checks::Size::Usual),
        ["test", "fast"] => checks::fast(),
        ["test", "web"] => checks::web(),
        ["test", "python"] => checks::python(),
        ["new-game", name] => new_game::make(name, "tictactoe"),
        ["new-game", name, "--like", like] => new_game::make(name, like),
        ["new-lesson", game, id] => new_lesson::make(game, id),
        ["test", "soak"] => checks::all(checks::Size::Soak),
        ["dist"] => packages::make(),
        ["dist", "check"] => checks::packages(),
        ["dist", "check", program] => packages::check::check(std::path::Path::new(program)),
        ["wasm"] => engine::make(),
        ["site"] => site::make(),
        ["fixtures"] => web::fixtures(),
        ["format"] => checks::format(),
        ["find-rules", seed @ ..] => draw::seed(seed).and_then(rules::find),
        ["mutants", "sample", seed @ ..] => draw::seed(seed).and_then(mutants::sample),
        ["mutants"] => mutants::all(None),
        ["mutants", package] => mutants::all(Some(package)),
        _ => Err(Failed(USAGE.into())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(why)) => {
            let name = if words.first() == Some(&"play") { "play" } else { "xtask" };
            eprintln!("{name}: {why}");
            ExitCode::FAILURE
        }
    }
}
