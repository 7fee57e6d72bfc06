//! CardPeeGee against its rules: scenarios, chapters, conformance, coverage.

mod conformance;
mod position;
mod r01_cards;
mod r05_using;
mod r07_encounters;
mod r13_endings;
mod r15_properties;
mod r16_presentation;
mod scenarios;
mod table;
