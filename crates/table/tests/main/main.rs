//! The table, driven by scripted time, storage and crashes.

mod crashes;
mod world;
