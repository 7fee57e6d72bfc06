//! The lab on the two worked examples.

mod bench;
mod bots;
mod html;
mod report;
mod sentences;
mod simulate;
mod statistics;
mod studies;
