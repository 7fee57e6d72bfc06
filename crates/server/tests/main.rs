//! The server's tests: in process through the router, over real sockets in `wire`, and against a
//! real process that is killed in `killed`.

mod accounts;
mod canary;
mod clocks;
mod doors;
mod f09_upgrade;
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
