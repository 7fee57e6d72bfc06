//! Tests of War of the Ring, by chapter.

mod conformance;
mod played;
mod position;
mod r07_map;
mod scenarios;
mod starts;
