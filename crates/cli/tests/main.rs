//! The `parlour` program from outside: the real binary with its exit codes and sentences, and the
//! screens as text.

mod commands;
mod guide;
mod guides;
mod killed;
mod lab;
mod language;
mod matches;
mod names;
mod program;
mod records;
mod screens;
mod sealed;
mod serve;
mod tampering;
