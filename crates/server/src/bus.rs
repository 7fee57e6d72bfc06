//! News between nodes. The bus only says that a match has news; what it is stands in storage, so a
//! lost message costs time and never truth.

use std::sync::{Arc, Weak};

use parlour_core::to_hex;
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

    /// Tells the other nodes that a match has news.
    pub fn tell(&self, id: &str) {
        if let Some(news) = &self.news {
            let _ = news.try_send(format!("{} {id}", self.node));
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
    let Some((from, id)) = message.split_once(' ') else { return };
    if from != node
        && let Some(shared) = shared.upgrade()
    {
        shared.tables.news(id);
    }
}

impl Ends {
    /// Connects the bus: `nats://…`, or `postgres` for the notifications of the database itself.
    pub async fn connect(self, url: &str, database: &str, shared: &Arc<Shared>) -> Result<(), BusError> {
        let shared = Arc::downgrade(shared);
        if url.starts_with("nats:") {
            return self.nats(url, shared).await;
        }
        if url == "postgres" {
            return self.postgres(database, shared).await;
        }
        Err(BusError::Unsupported(format!("a bus is nats://… or postgres, not {url}")))
    }

    #[cfg(not(feature = "nats"))]
    #[allow(clippy::unused_async, reason = "the other build connects here")]
    async fn nats(self, _url: &str, _shared: Weak<Shared>) -> Result<(), BusError> {
        let sentence = "this parlour was built without NATS; build it with --features nats";
        Err(BusError::Unsupported(sentence.into()))
    }

    #[cfg(feature = "nats")]
    async fn nats(mut self, url: &str, shared: Weak<Shared>) -> Result<(), BusError> {
        use futures_util::StreamExt;
        let lost = |error: &dyn std::fmt::Display| BusError::Unreachable(error.to_string());
        let client = async_nats::connect(url).await.map_err(|error| lost(&error))?;
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

    #[cfg(not(feature = "postgres"))]
    #[allow(clippy::unused_async, reason = "the other build connects here")]
    async fn postgres(self, _database: &str, _shared: Weak<Shared>) -> Result<(), BusError> {
        let sentence = "this parlour was built without PostgreSQL; build it with --features postgres";
        Err(BusError::Unsupported(sentence.into()))
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
                match listener.recv().await {
                    Ok(message) => heard(&shared, &self.node, message.payload()),
                    Err(error) => {
                        tracing::warn!(%error, "news from the other nodes is interrupted");
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                        if let Some(shared) = shared.upgrade() {
                            shared.tables.news_to_all();
                        }
                    }
                }
            }
        });
        Ok(())
    }
}
