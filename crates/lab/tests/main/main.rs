//! The lab on the two worked examples.

mod bench;
mod bots;
mod html;
mod report;
mod simulate;
mod statistics;
mod studies;
