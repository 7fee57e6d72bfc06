//! The table, driven by scripted time, storage and crashes.

mod alone;
mod crashes;
mod world;
