//! The server of Parlour: live, durable, honest matches of every registered game.
//!
//! [`live`] has the heart: one task owns one match. [`store`] makes entries durable before anybody
//! hears of them. [`http`] is thin: it reads, calls and answers. [`serve`](serve::serve) puts it on
//! the network.

pub mod bus;
pub mod clock;
pub mod config;
pub mod http;
pub mod kept;
pub mod limits;
pub mod live;
pub mod metrics;
mod names;
pub mod outbox;
pub mod pool;
pub mod quotas;
pub mod serve;
pub mod served;
pub mod shared;
pub mod store;
pub mod threads;
#[cfg(feature = "tls")]
pub mod tls;
pub mod tokens;
pub mod vault;

pub use config::{Config, ConfigError, Settings};
pub use serve::{Server, serve};
pub use shared::{Shared, StartError};
