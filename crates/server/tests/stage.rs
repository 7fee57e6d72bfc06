//! Where a test plays: storage that outlives the servers on it. A test written with
//! [`on_each_store!`] runs once on SQLite and once on PostgreSQL with NATS.

use parlour_server::Settings;
use parlour_server::clock::HandClock;

use crate::house::{House, START, settings};

/// Storage, a folder for the server's key, and a clock. Servers come and go.
pub struct Stage {
    pub clock: HandClock,
    folder: tempfile::TempDir,
    #[cfg(all(feature = "postgres", feature = "nats"))]
    services: Option<(crate::services::Postgres, crate::services::Nats)>,
}

impl Stage {
    pub fn sqlite() -> Self {
        Stage {
            clock: HandClock::new(START),
            folder: tempfile::tempdir().unwrap(),
            #[cfg(all(feature = "postgres", feature = "nats"))]
            services: None,
        }
    }

    /// None where the services are not installed.
    #[cfg(all(feature = "postgres", feature = "nats"))]
    pub fn postgres() -> Option<Self> {
        let services = Some((crate::services::Postgres::start()?, crate::services::Nats::start()?));
        Some(Stage { services, ..Stage::sqlite() })
    }

    /// The folder with the server's key, and with the database where that is a file.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Whether two servers can be open here at once.
    pub fn has_nodes(&self) -> bool {
        self.settings().bus.is_some()
    }

    /// The settings of a server here.
    pub fn settings(&self) -> Settings {
        #[cfg(all(feature = "postgres", feature = "nats"))]
        if let Some((postgres, nats)) = &self.services {
            return Settings { database: Some(postgres.url()), bus: Some(nats.url()), ..settings(self.folder()) };
        }
        settings(self.folder())
    }

    /// A server here; close one before the next is opened, unless two are wanted.
    pub async fn open(&self) -> House {
        House::with(self.settings(), self.clock.clone()).await
    }
}

/// The same test on SQLite, and on PostgreSQL with NATS.
macro_rules! on_each_store {
    ($(#[$about:meta])* async fn $name:ident($stage:ident: Stage) $body:block) => {
        $(#[$about])*
        mod $name {
            use super::*;

            async fn it($stage: crate::stage::Stage) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                it(crate::stage::Stage::sqlite()).await;
            }

            #[cfg(all(feature = "postgres", feature = "nats"))]
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let Some(stage) = crate::stage::Stage::postgres() else { return };
                it(stage).await;
            }
        }
    };
}
pub(crate) use on_each_store;
