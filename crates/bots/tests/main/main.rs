//! The bots against reference results.

mod cardpeegee_reference;
mod clans;
mod confrontation;
mod search;
mod wotr;
mod wotr_conformance;
