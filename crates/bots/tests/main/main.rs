//! The bots against reference results.

mod cardpeegee_reference;
mod confrontation;
mod search;
mod wotr;
