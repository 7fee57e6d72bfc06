//! The `parlour` program; everything it does is in the library, where it can be tested.

fn main() -> std::process::ExitCode {
    parlour_cli::run(std::env::args_os())
}
