//! The bots against reference results.

mod cardpeegee_reference;
mod clans;
mod confrontation;
mod kept;
mod search;
mod wotr;
mod wotr_conformance;
