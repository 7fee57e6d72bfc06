//! News between nodes. What was written stands in storage, so a lost message costs time and never
//! truth; who is here and who is asked about an undo is news of the moment.

use std::sync::Arc;
#[cfg(any(feature = "postgres", feature = "nats"))]
use std::sync::Weak;

use parlour_core::to_hex;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::mpsc;

use crate::shared::Shared;
use crate::vault::random;

/// So much news may wait to be sent; more is dropped, and the next look at storage finds it.
const QUEUE: usize = 4_096;

/// Why there is no bus.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum BusError {
    /// This program was built without it.
    #[error("{0}")]
    Unsupported(String),
    /// It could not be reached.
    #[error("the bus could not be reached: {0}")]
    Unreachable(String),
}

/// What nodes tell each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// News of a match.
    Table {
        /// Which.
        id: String,
        /// What.
        news: parlour_table::News,
    },
    /// The node that speaks is there.
    Alive,
    /// A token is no longer good.
    Revoked {
        /// Its hash.
        token: String,
    },
}

/// News with the node that tells it.
#[derive(Serialize, Deserialize)]
struct Told {
    from: String,
    news: News,
}

/// The way news leaves this node.
pub struct Bus {
    news: Option<mpsc::Sender<String>>,
    node: String,
}

/// The name under which nodes speak, a channel of PostgreSQL and a subject of NATS.
#[cfg(any(feature = "postgres", feature = "nats"))]
const CHANNEL: &str = "parlour_news";

impl Bus {
    /// No bus: one node.
    pub fn none() -> Self {
        Bus { news: None, node: String::new() }
    }

    /// A bus whose ends are connected with [`Ends`].
    pub fn new() -> (Self, Ends) {
        let (news, waiting) = mpsc::channel(QUEUE);
        let node = to_hex(&random::<4>());
        (Bus { news: Some(news), node: node.clone() }, Ends { waiting, node })
    }

    /// Whether there are other nodes to be told.
    pub fn is_there(&self) -> bool {
        self.news.is_some()
    }

    /// Tells the other nodes.
    pub fn tell(&self, news: impl FnOnce() -> News) {
        if let Some(queue) = &self.news {
            let told = Told { from: self.node.clone(), news: news() };
            let _ = queue.try_send(serde_json::to_string(&told).expect("news is plain data"));
        }
    }
}

/// The far end of a bus, to be connected when the server stands.
pub struct Ends {
    #[cfg_attr(not(any(feature = "postgres", feature = "nats")), allow(dead_code))]
    waiting: mpsc::Receiver<String>,
    #[cfg_attr(not(any(feature = "postgres", feature = "nats")), allow(dead_code))]
    node: String,
}

/// What came from another node.
#[cfg(any(feature = "postgres", feature = "nats"))]
fn heard(shared: &Weak<Shared>, node: &str, message: &str) {
    let Ok(Told { from, news }) = serde_json::from_str(message) else { return };
    if from != node
        && let Some(shared) = shared.upgrade()
    {
        shared.heard(from, news);
    }
}

/// Messages may have been missed: every match of this node looks at storage again.
#[cfg(any(feature = "postgres", feature = "nats"))]
fn missed(shared: &Weak<Shared>) {
    if let Some(shared) = shared.upgrade() {
        shared.tables.news_to_all();
    }
}

/// Which bus it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carrier {
    Nats,
    Postgres,
}

impl Carrier {
    /// The bus that a URL names, if it is among those `built_in` and goes with the database.
    fn of(url: &str, database: &str, built_in: &[Carrier]) -> Result<Self, BusError> {
        let refused = |sentence: &str| Err(BusError::Unsupported(sentence.to_owned()));
        if url.starts_with("nats:") {
            if built_in.contains(&Carrier::Nats) {
                return Ok(Carrier::Nats);
            }
            return refused("this parlour was built without NATS; build it with --features nats");
        }
        if url == "postgres" {
            if !built_in.contains(&Carrier::Postgres) {
                return refused("this parlour was built without PostgreSQL; build it with --features postgres");
            }
            if database.starts_with("postgres") {
                return Ok(Carrier::Postgres);
            }
            return refused("the bus `postgres` is part of the database: it needs one at postgres://…");
        }
        Err(BusError::Unsupported(format!("a bus must be nats://… or postgres, not {}", crate::config::masked(url))))
    }
}

/// The buses of this build.
const BUILT_IN: &[Carrier] = &[
    #[cfg(feature = "nats")]
    Carrier::Nats,
    #[cfg(feature = "postgres")]
    Carrier::Postgres,
];

impl Ends {
    /// Connects the bus: `nats://…`, or `postgres` for the notifications of the database itself.
    #[cfg_attr(not(any(feature = "postgres", feature = "nats")), allow(clippy::unused_async, unused_variables))]
    pub async fn connect(self, url: &str, database: &str, shared: &Arc<Shared>) -> Result<(), BusError> {
        match Carrier::of(url, database, BUILT_IN)? {
            #[cfg(feature = "nats")]
            Carrier::Nats => self.nats(url, Arc::downgrade(shared)).await,
            #[cfg(feature = "postgres")]
            Carrier::Postgres => self.postgres(database, Arc::downgrade(shared)).await,
            #[allow(unreachable_patterns, reason = "of a build with all of them")]
            other => unreachable!("{other:?} is not built in"),
        }
    }

    #[cfg(feature = "nats")]
    async fn nats(mut self, url: &str, shared: Weak<Shared>) -> Result<(), BusError> {
        use futures_util::StreamExt;
        let lost = |error: &dyn std::fmt::Display| BusError::Unreachable(error.to_string());
        // The client connects again by itself; what was said meanwhile it cannot know.
        let again = shared.clone();
        let options = async_nats::ConnectOptions::new().event_callback(move |event| {
            let again = again.clone();
            async move {
                match event {
                    async_nats::Event::Connected => missed(&again),
                    async_nats::Event::Disconnected => tracing::warn!("news from the other nodes is interrupted"),
                    _ => {}
                }
            }
        });
        let client = options.connect(url).await.map_err(|error| lost(&error))?;
        let mut heard_here = client.subscribe(CHANNEL).await.map_err(|error| lost(&error))?;
        client.flush().await.map_err(|error| lost(&error))?;
        tokio::spawn(async move {
            while let Some(message) = self.waiting.recv().await {
                let _ = client.publish(CHANNEL, message.into()).await;
            }
        });
        tokio::spawn(async move {
            while let Some(message) = heard_here.next().await {
                heard(&shared, &self.node, &String::from_utf8_lossy(&message.payload));
            }
        });
        Ok(())
    }

    #[cfg(feature = "postgres")]
    async fn postgres(mut self, database: &str, shared: Weak<Shared>) -> Result<(), BusError> {
        use sqlx::postgres::{PgListener, PgPool};
        let lost = |error: sqlx::Error| BusError::Unreachable(error.to_string());
        let pool = PgPool::connect(database).await.map_err(lost)?;
        let mut listener = PgListener::connect_with(&pool).await.map_err(lost)?;
        listener.listen(CHANNEL).await.map_err(lost)?;
        tokio::spawn(async move {
            while let Some(message) = self.waiting.recv().await {
                let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(&pool).await;
                if let Err(error) = told {
                    tracing::warn!(%error, "news could not be told to the other nodes");
                }
            }
        });
        tokio::spawn(async move {
            loop {
                match listener.try_recv().await {
                    Ok(Some(message)) => heard(&shared, &self.node, message.payload()),
                    // The connection was lost and is there again.
                    Ok(None) => missed(&shared),
                    Err(error) => {
                        tracing::warn!(%error, "news from the other nodes is interrupted");
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                        missed(&shared);
                    }
                }
            }
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bus_that_is_not_built_in_or_not_one_is_refused_with_what_to_do() {
        let all = [Carrier::Nats, Carrier::Postgres];
        let refused = |url: &str, database: &str, built_in: &[Carrier]| {
            Carrier::of(url, database, built_in).unwrap_err().to_string()
        };
        assert_eq!(Carrier::of("nats://n:4222", "sqlite:x", &all).unwrap(), Carrier::Nats);
        assert_eq!(Carrier::of("postgres", "postgres://db/x", &all).unwrap(), Carrier::Postgres);
        assert!(refused("nats://n:4222", "sqlite:x", &[]).contains("--features nats"));
        assert!(refused("postgres", "postgres://db/x", &[Carrier::Nats]).contains("--features postgres"));
        assert!(refused("postgres", "sqlite:x", &all).contains("postgres://"));
        let masked = refused("amqp://me:hunter2@bus", "sqlite:x", &all);
        assert!(masked.contains("amqp://me:***@bus") && !masked.contains("hunter2"), "{masked}");
    }
}
