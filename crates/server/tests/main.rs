//! The server's tests: in process through the router, over real sockets in `wire`, and against a
//! real process that is killed, in `load`.

/// The program's own allocator: what a server takes and gives back is measured here.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod a01_wrong_persons;
mod a02_fuzz;
mod a03_canaries;
mod a04_timing;
mod a05_sock_puppets;
mod a06_undo;
mod a07_grinding;
mod a08_bot_views;
mod a09_limits;
mod a10_sessions;
mod a11_names;
mod a12_bombs;
mod a13_farming;
mod a14_admin_doors;
mod a15_bug_reports;
mod a16_denial;
mod a17_sites;
mod climb;
mod clocks;
mod disk;
mod f01_killed;
mod f02_between;
mod f03_full_disk;
mod f04_failing_storage;
mod f05_frames;
mod f06_races;
mod f07_coming_back;
mod f08_clock_jumps;
mod f09_upgrade;
mod f10_backup;
mod f11_corruption;
mod f12_slow_readers;
mod f13_rules;
mod f14_bots;
mod f15_million;
#[cfg(feature = "postgres")]
mod f17_stores;
#[cfg(feature = "postgres")]
mod f18_nodes;
mod guards;
mod house;
#[cfg(feature = "tls")]
mod https;
mod kept;
mod load;
mod lobby;
mod marks;
mod online;
mod play;
#[cfg(feature = "postgres")]
mod proxy;
mod records;
#[cfg(feature = "postgres")]
mod services;
mod stage;
mod start;
mod storage;
mod wire;
