//! Tests by chapter of the rules; helpers in `kit`.

mod adapter;
mod conformance;
mod kit;
mod r01_terms;
mod r02_board;
mod r03_setup;
mod r04_turn;
mod r05_movement;
mod r08_battle;
mod r10_abilities;
mod r12_cards;
mod r16_hidden;
mod r17_victory;
mod r21_own_data;
mod words;
