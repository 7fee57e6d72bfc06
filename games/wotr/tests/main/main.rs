//! Tests of War of the Ring, by chapter.

mod cards;
mod conformance;
mod events;
mod fuzz;
mod hot_path;
mod modes;
mod numbers;
mod position;
mod prompts;
mod r07_map;
mod records;
mod refusals;
mod scenarios;
mod starts;
mod story;
mod wholes;
