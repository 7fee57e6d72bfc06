//! The server's tests: in process through the router, over real sockets in `wire`, and against a
//! real process that is killed in `killed`.

mod a01_wrong_persons;
mod a05_sock_puppets;
mod a09_limits;
mod a10_sessions;
mod a11_names;
mod a13_farming;
mod a16_denial;
mod canary;
mod clocks;
mod fragile;
mod frames;
mod guards;
mod house;
#[cfg(feature = "tls")]
mod https;
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
