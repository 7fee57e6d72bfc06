//! What `./play` and `./test` do, with nothing but the standard library.

mod checks;
mod new_game;
mod shell;
mod web;

use std::process::ExitCode;

use shell::{Failed, program, run};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["play"] => play_web(),
        ["play", rest @ ..] => play(rest),
        ["test"] => checks::all(checks::Size::Usual),
        ["test", "fast"] => checks::fast(),
        ["test", "web"] => checks::web(),
        ["new-game", name] => new_game::make(name, "tictactoe"),
        ["new-game", name, "--like", like] => new_game::make(name, like),
        ["fixtures"] => web::fixtures(),
        ["test", "soak"] => checks::all(checks::Size::Soak),
        _ => Err(Failed(
            "say: cargo xtask play [ARGUMENTS] | test [fast|web|soak] | new-game NAME [--like EXAMPLE] | fixtures"
                .into(),
        )),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(why)) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the browser client and the program that carries it, and opens it.
fn play_web() -> Result<(), Failed> {
    web::build()?;
    play(&["serve", "--open"])
}

/// Builds what is missing and hands the arguments to `parlour`.
fn play(rest: &[&str]) -> Result<(), Failed> {
    run(program("cargo").args(["build", "--quiet", "--release", "--package", "parlour-cli"]))?;
    run(program("target/release/parlour").args(rest))
}
