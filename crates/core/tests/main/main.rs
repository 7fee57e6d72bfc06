//! Matches and records, on real games and on a small one that has everything else.

mod erased;
mod info;
mod keepsake;
mod matches;
mod open;
mod record;
mod sealed;
mod together;
