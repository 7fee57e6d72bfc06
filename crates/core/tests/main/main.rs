//! Matches and records, on real games.

mod matches;
mod record;
