//! The server's tests: in process through the router, over real sockets in `wire`, and against a
//! real process that is killed in `killed`.

mod a03_canaries;
mod a04_timing;
mod a06_undo;
mod accounts;
mod clocks;
mod doors;
mod f06_races;
mod f08_clock_jumps;
mod f14_bots;
mod fragile;
mod frames;
mod guards;
mod house;
mod kept;
mod killed;
mod lobby;
#[cfg(feature = "postgres")]
mod nodes;
mod play;
mod records;
#[cfg(feature = "postgres")]
mod services;
mod stage;
mod start;
mod storage;
mod wire;
