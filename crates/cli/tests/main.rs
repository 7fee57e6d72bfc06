//! The `parlour` program from outside: the real binary with its exit codes and sentences, and the
//! screens as text.

mod commands;
mod guide;
mod guides;
mod lab;
mod matches;
mod program;
mod records;
mod screens;
mod serve;
mod tampering;
