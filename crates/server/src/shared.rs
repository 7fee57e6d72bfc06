//! What every part of the server shares.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_core::{AnyGame, from_hex, to_hex};
use parlour_table::{House, Time};
use thiserror::Error;

use crate::bus::{Bus, BusError, News};
use crate::clock::Clock;
use crate::config::Config;
use crate::limits::Limits;
use crate::live::{Anchors, Tables};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::quotas::Doors;
use crate::served::{self, Served};
use crate::store::{Store, StoreError};
use crate::threads::Threads;
use crate::tokens::Tokens;
use crate::vault::{Vault, VaultError, keep_key, random};

/// Why a server did not start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// Storage.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The server's key.
    #[error("{0}")]
    Vault(#[from] VaultError),
    /// The bus.
    #[error("{0}")]
    Bus(#[from] BusError),
    /// The configuration.
    #[error("{0}")]
    Config(#[from] crate::config::ConfigError),
    /// The network or a file.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
}

/// Where games come from: the registry, or a test's own.
#[derive(Clone, Copy)]
pub struct Games {
    /// A game by its id.
    pub find: fn(&str) -> Option<Box<dyn AnyGame>>,
    /// All of them.
    pub all: fn() -> Vec<Box<dyn AnyGame>>,
}

impl Default for Games {
    fn default() -> Self {
        Games { find: parlour_registry::game, all: parlour_registry::games }
    }
}

/// What every part of the server shares.
pub struct Shared {
    /// How it was configured.
    pub config: Config,
    /// Storage.
    pub store: Store,
    /// Time.
    pub clock: Arc<dyn Clock>,
    /// Time as players' clocks count it.
    pub time: Served,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Where bots think.
    pub pool: Pool,
    /// Where rules are applied.
    pub rules: Threads,
    /// Room for passwords being hashed, which takes memory as well as time.
    pub hashing: tokio::sync::Semaphore,
    /// Room for a snapshot being made.
    pub snapshots: tokio::sync::Semaphore,
    /// Room for records that are being sent.
    pub uploads: tokio::sync::Semaphore,
    /// Room for a record that is being read.
    pub reading: tokio::sync::Semaphore,
    /// News for other nodes.
    pub bus: Bus,
    /// The live matches.
    pub tables: Tables,
    /// How far their logs go, still to be written down.
    pub anchors: Anchors,
    /// Who asks how often.
    pub limits: Limits,
    /// Where those are counted who set up a match.
    pub doors: Doors,
    /// Sockets by their tokens.
    pub tokens: Tokens,
    /// The games on offer.
    pub games: Games,
    /// What tables are told of all this.
    pub house: Arc<House>,
    /// The other nodes, and when they were last heard.
    nodes: Mutex<HashMap<String, u64>>,
    draining: AtomicBool,
    /// Rings when the server is to let everybody go.
    pub drain: tokio::sync::watch::Sender<bool>,
    sockets: AtomicU64,
}

/// Opens storage, which is made if it is not there yet: the folder, the key and the database. A new
/// key is kept only once the database has turned out not to be sealed under another.
pub async fn make_store(config: &Config, metrics: Arc<Metrics>) -> Result<Store, StartError> {
    make_folder(&config.data).map_err(|error| StartError::Io(config.data.display().to_string(), error))?;
    let url = config.database_url();
    if let Some(vault) = vault(config)? {
        return Ok(Store::open(&url, Arc::new(vault), metrics).await?);
    }
    let key = random::<32>();
    let store = Store::open(&url, Arc::new(Vault::new(&key)), metrics).await?;
    keep_key(&config.key_file(), &key)?;
    Ok(store)
}

/// Opens storage that is there already, for a backup: neither a key nor a database is made.
pub async fn find_store(config: &Config) -> Result<Store, StartError> {
    let missing = || StartError::Io(config.key_file().display().to_string(), std::io::ErrorKind::NotFound.into());
    let vault = vault(config)?.ok_or_else(missing)?;
    let url = config.database_url().replace("mode=rwc", "mode=rw");
    Ok(Store::open(&url, Arc::new(vault), Arc::new(Metrics::default())).await?)
}

/// The vault under the configured key; none if there is no key yet.
fn vault(config: &Config) -> Result<Option<Vault>, VaultError> {
    match &config.server_key {
        Some(key) => Vault::from_hex(key, "the server key").map(Some),
        None => Vault::from_file(&config.key_file()),
    }
}

/// Makes the data folder, for its owner alone, if it is not there.
pub(crate) fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// So many records may be on their way in at once: each is in memory as it was sent.
const UPLOADS: usize = 4;

/// How often what nobody needs any more is thrown away, in milliseconds.
const CLEANING: u64 = 3_600_000;

/// A match that has not changed for so long gets by without its snapshot, in milliseconds: 30 days.
const SNAPSHOTS: u64 = 30 * 86_400_000;

/// Cleans up now and then, for as long as the server stands.
async fn keep_house(shared: std::sync::Weak<Shared>, clock: Arc<dyn Clock>) {
    while let Some(shared) = shared.upgrade() {
        if let Err(error) = shared.clean_up().await {
            tracing::warn!(%error, "old sessions could not be thrown away");
        }
        drop(shared);
        clock.until(clock.steady() + CLEANING).await;
    }
}

/// How often it is written down how far logs go, in milliseconds.
const ANCHORING: u64 = 5_000;

/// Writes anchors now and then, for as long as the server stands.
async fn keep_anchors(shared: std::sync::Weak<Shared>, clock: Arc<dyn Clock>) {
    while let Some(shared) = shared.upgrade() {
        if let Err(error) = shared.anchors.write(&shared.store).await {
            tracing::warn!(%error, "the anchors of logs could not be written");
        }
        drop(shared);
        clock.until(clock.now() + ANCHORING).await;
    }
}

/// How often a node says that it is there, in milliseconds.
const HEARTBEAT: u64 = 10_000;

/// A node that was silent for so long is gone.
const SILENCE: u64 = 3 * HEARTBEAT;

/// Where there are other nodes, tells them that this one is there, and takes over from those that
/// are no longer.
async fn keep_watch(shared: std::sync::Weak<Shared>, clock: Arc<dyn Clock>) {
    while let Some(shared) = shared.upgrade() {
        shared.bus.tell(|| News::Alive);
        if shared.has_lost_a_node()
            && let Err(error) = shared.wake_all().await
        {
            tracing::warn!(%error, "the matches of a node that is gone could not be taken up");
        }
        drop(shared);
        clock.until(clock.steady() + HEARTBEAT).await;
    }
}

/// Keeps the time served, for as long as the server stands.
async fn keep_time(shared: std::sync::Weak<Shared>, clock: Arc<dyn Clock>) {
    while let Some(shared) = shared.upgrade().filter(|shared| !shared.is_draining()) {
        if let Err(error) = shared.time.beat(&shared.store).await {
            tracing::warn!(%error, "the time could not be kept");
        }
        drop(shared);
        clock.until(clock.steady() + served::HEARTBEAT).await;
    }
}

/// The number from which every match of a rehearsal is dealt. A program that people play on is built
/// without the feature, and cannot be told to.
fn rehearsed() -> Option<u64> {
    if !cfg!(feature = "rehearsal") {
        return None;
    }
    let number = std::env::var("PARLOUR_REHEARSAL").ok()?.parse().ok()?;
    tracing::warn!(number, "a rehearsal: every match is dealt from this number");
    Some(number)
}

impl Shared {
    /// Opens storage, connects the bus and takes up the matches that need it.
    pub async fn start(config: Config, clock: Arc<dyn Clock>) -> Result<Arc<Self>, StartError> {
        Shared::start_with(config, clock, Games::default()).await
    }

    /// The same with games of one's own.
    pub async fn start_with(config: Config, clock: Arc<dyn Clock>, games: Games) -> Result<Arc<Self>, StartError> {
        let metrics = Arc::new(Metrics::default());
        let database = config.database_url();
        let store = make_store(&config, metrics.clone()).await?;
        let (bus, ends) = match &config.bus {
            Some(url) => {
                let (bus, ends) = Bus::new();
                (bus, Some((url.clone(), ends)))
            }
            None => (Bus::none(), None),
        };
        let pool = Pool::new(config.bot_threads, Duration::from_secs(config.bot_seconds));
        let limits = Limits::new(&config, clock.clone());
        let time = Served::resume(clock.clone(), &store).await?;
        let house = Arc::new(House {
            find: games.find,
            random: |bytes| getrandom::fill(bytes).expect("the system has random numbers"),
            rehearsed: rehearsed(),
            host: Some(store.vault().host().clone()),
            nodes: bus.is_there(),
            reopens: false,
        });
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let shared = Arc::new(Shared {
            store,
            clock,
            time,
            metrics,
            pool,
            rules: Threads::new(cores),
            hashing: tokio::sync::Semaphore::new(cores),
            snapshots: tokio::sync::Semaphore::new(1),
            uploads: tokio::sync::Semaphore::new(UPLOADS),
            reading: tokio::sync::Semaphore::new(1),
            bus,
            tables: Tables::default(),
            anchors: Anchors::default(),
            limits,
            doors: Doors::default(),
            tokens: Tokens::default(),
            games,
            house,
            nodes: Mutex::default(),
            draining: AtomicBool::new(false),
            drain: tokio::sync::watch::Sender::new(false),
            sockets: AtomicU64::new(1),
            config,
        });
        if let Some((url, ends)) = ends {
            ends.connect(&url, &database, &shared).await?;
        }
        shared.take_up().await?;
        tokio::spawn(keep_anchors(Arc::downgrade(&shared), shared.clock.clone()));
        tokio::spawn(keep_house(Arc::downgrade(&shared), shared.clock.clone()));
        tokio::spawn(keep_time(Arc::downgrade(&shared), shared.clock.clone()));
        if shared.bus.is_there() {
            tokio::spawn(keep_watch(Arc::downgrade(&shared), shared.clock.clone()));
        }
        Ok(shared)
    }

    /// News from another node.
    pub fn heard(&self, from: String, news: News) {
        self.nodes.lock().expect("no code panics with this lock").insert(from.clone(), self.clock.steady());
        match news {
            News::Table { id, news } => self.tables.heard(from, &id, news),
            News::Revoked { token } => self.tokens.revoke(&from_hex(&token).unwrap_or_default()),
            News::Alive => {}
        }
    }

    /// Ends all sessions of an account but the one with this hash of a token, and closes their
    /// sockets on all nodes. An empty one ends them all.
    pub async fn end_other_sessions(&self, account: &str, kept: &[u8]) -> Result<(), StoreError> {
        for token in self.store.end_other_sessions(account, kept).await? {
            self.revoke(&token);
        }
        Ok(())
    }

    /// Closes the sockets of a token that is no longer good, on all nodes.
    pub fn revoke(&self, token: &[u8]) {
        self.tokens.revoke(token);
        self.bus.tell(|| News::Revoked { token: to_hex(token) });
    }

    /// Throws away what nobody needs any more.
    pub async fn clean_up(&self) -> Result<(), StoreError> {
        for token in self.store.purge_sessions(self.clock.now()).await? {
            self.revoke(&token);
        }
        self.store.purge_tries(self.clock.now()).await?;
        self.store.purge_usage(self.clock.now() / crate::quotas::DAY).await?;
        self.store.purge_met(self.clock.now().saturating_sub(crate::live::MEETINGS)).await?;
        self.store.purge_guests(self.clock.now().saturating_sub(CLEANING)).await?;
        self.store.prune_snapshots(Some(self.clock.now().saturating_sub(SNAPSHOTS))).await?;
        Ok(())
    }

    /// Takes up matches with clocks and bots, and settles results that a crash left open.
    async fn take_up(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.unsettled().await? {
            // One match that cannot be read back must not keep the others from being served.
            if let Err(error) = self.settle_late(&id).await {
                tracing::error!(id, %error, "a result could not be put into the profiles");
            }
        }
        crate::live::take_over_all(self).await?;
        self.wake_all().await
    }

    /// Takes up the matches with clocks and bots that this node does not hold.
    async fn wake_all(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.cared_for().await? {
            self.tables.wake(self, &id);
        }
        Ok(())
    }

    /// How many other nodes were heard of lately.
    pub fn other_nodes(&self) -> usize {
        self.nodes.lock().expect("no code panics with this lock").len()
    }

    /// Forgets the nodes that have been silent; whether there were any.
    fn has_lost_a_node(&self) -> bool {
        let now = self.clock.steady();
        let mut nodes = self.nodes.lock().expect("no code panics with this lock");
        nodes.extract_if(|_, heard| now >= *heard + SILENCE).count() > 0
    }

    async fn settle_late(&self, id: &str) -> Result<(), StoreError> {
        let Some(row) = self.store.find(id).await? else { return Ok(()) };
        crate::live::settle(self, id, &serde_json::from_slice(&row.head)?).await
    }

    /// What time it is, for a table.
    pub fn now(&self) -> Time {
        Time { served: self.time.now(), clock: self.clock.now() }
    }

    /// A new number for a socket.
    pub fn socket_number(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is shutting down.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Takes no new work; sockets are told to go.
    pub fn begin_drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.pool.close();
        self.drain.send_replace(true);
    }

    /// Waits for storage and closes it.
    pub async fn close(&self) {
        self.begin_drain();
        if let Err(error) = self.time.beat(&self.store).await {
            tracing::warn!(%error, "the time could not be kept");
        }
        if let Err(error) = self.anchors.write(&self.store).await {
            tracing::warn!(%error, "the anchors of logs could not be written");
        }
        self.store.close().await;
    }
}
