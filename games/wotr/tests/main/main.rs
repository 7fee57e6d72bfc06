//! Tests of War of the Ring, by chapter.

mod conformance;
mod position;
mod r07_map;
mod scenarios;
mod starts;
