//! Players that are programs, and the registry of games with their bots.

pub mod cardpeegee;
pub mod clans;
pub mod confrontation;
mod random;
mod registry;
pub mod search;
pub mod wotr;

pub use random::Random;
pub use registry::{IDS, game, games, visit};
