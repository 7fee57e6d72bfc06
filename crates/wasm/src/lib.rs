//! The engine for a browser: every game with its bots, asked in JSON and answered in JSON.
//!
//! The module has plain exports instead of generated bindings. There are three of them (`allocate`,
//! `free`, `call`) and three imports (the time, chance, and a place for the message of a panic), so that a
//! dozen lines of JavaScript are the whole other side: nothing to install, no generated code to keep
//! in step, and Node and any other host can load the same file.
//!
//! [`Engine::answer`] is all it does. `engine`, the program beside it, gives the same answers on the machine
//! itself, so that the two can be compared.

mod ask;
mod bots;
mod lessons;
#[cfg(target_arch = "wasm32")]
mod memory;
mod records;
mod tables;

pub use ask::Engine;
