//! Tests by chapter; scenarios and conformance.

mod conformance;
mod events;
mod online;
mod profile;
mod records;
mod scenarios;
mod setup;
mod simple;
mod vectors;
