//! The server's tests: in process through the router, over real sockets in `wire`, and against a
//! real process that is killed in `killed`.

mod a14_admin_doors;
mod a15_bug_reports;
mod accounts;
mod canary;
mod climb;
mod clocks;
mod doors;
mod f09_upgrade;
mod f10_backup;
mod f11_corruption;
#[cfg(feature = "postgres")]
mod f17_stores;
mod fragile;
mod frames;
mod guards;
mod house;
mod kept;
mod killed;
mod lobby;
mod marks;
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
