//! How the server is configured: a TOML file, then the environment, then flags; later ones win.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;
use thiserror::Error;

/// Why a configuration is not one.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// The file could not be read.
    #[error("{0}: {1}")]
    File(String, String),
    /// A value is not what it should be.
    #[error("{0}: {1} is not {2}")]
    Value(&'static str, String, &'static str),
}

macro_rules! settings {
    ($($(#[doc = $about:literal])+ $name:ident: $kind:ty, $env:literal, $what:literal;)*) => {
        /// What was said about the configuration in one place: a file, the environment, flags.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Settings {
            $($(#[doc = $about])+ pub $name: Option<$kind>,)*
        }

        impl Settings {
            /// What the environment says, read through `read`.
            pub fn from_env(read: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
                Ok(Settings {
                    $($name: match read($env).filter(|text| !text.is_empty()) {
                        Some(text) => match text.parse::<$kind>() {
                            Ok(value) => Some(value),
                            Err(_) => return Err(ConfigError::Value($env, text, $what)),
                        },
                        None => None,
                    },)*
                })
            }

            /// These settings, with those of `below` where these say nothing.
            #[must_use]
            pub fn over(self, below: Settings) -> Self {
                Settings { $($name: self.$name.or(below.$name),)* }
            }
        }
    };
}

settings! {
    /// Where to listen: address and port.
    listen: String, "PARLOUR_LISTEN", "an address and a port";
    /// `sqlite:FILE` or `postgres://…`.
    database: String, "PARLOUR_DATABASE", "a database";
    /// Where the database and the server's key are kept.
    data: PathBuf, "PARLOUR_DATA", "a folder";
    /// The key under which secrets are sealed, as 64 hexadecimal digits.
    server_key: String, "PARLOUR_SERVER_KEY", "a key";
    /// The bus between nodes: `nats://…` or `postgres`.
    bus: String, "PARLOUR_BUS", "a bus";
    /// The address people type, such as `https://play.example.org`: for Origin checks and cookies.
    origin: String, "PARLOUR_ORIGIN", "an address";
    /// Pages on other hosts that may play here, such as `https://example.org`, with commas between.
    sites: String, "PARLOUR_SITES", "a list of addresses";
    /// Whether a reverse proxy in front says who calls, in `X-Forwarded-For`.
    proxied: bool, "PARLOUR_PROXIED", "true or false";
    /// How many bots think at once.
    bot_threads: usize, "PARLOUR_BOT_THREADS", "a number";
    /// How long a bot may think about one decision, in seconds.
    bot_seconds: u64, "PARLOUR_BOT_SECONDS", "a number";
    /// How long the rules may take over one action before its match is stopped, in milliseconds.
    rule_ms: u64, "PARLOUR_RULE_MS", "a number";
    /// How long a client may take over the head of a request, or its body, in milliseconds.
    head_ms: u64, "PARLOUR_HEAD_MS", "a number";
    /// Requests a second from one address, and of one account.
    rate: u32, "PARLOUR_RATE", "a number";
    /// Sockets from one address.
    sockets_per_address: u32, "PARLOUR_SOCKETS_PER_ADDRESS", "a number";
    /// Sockets in all.
    sockets: u32, "PARLOUR_SOCKETS", "a number";
    /// Matches that one person has open or running at once.
    matches: u32, "PARLOUR_MATCHES", "a number";
    /// The same for a guest.
    guest_matches: u32, "PARLOUR_GUEST_MATCHES", "a number";
    /// Megabytes that one account may have stored in a day by uploads, tables and notes.
    stored_mb: u32, "PARLOUR_STORED_MB", "a number";
    /// Matches with bots that one person has open or running at once.
    bot_matches: u32, "PARLOUR_BOT_MATCHES", "a number";
    /// Matches that were set up from one address and are open or running.
    matches_per_address: u32, "PARLOUR_MATCHES_PER_ADDRESS", "a number";
    /// Days without a move after which the others may claim a match without a clock against
    /// somebody who has left.
    claim_days: u32, "PARLOUR_CLAIM_DAYS", "a number";
    /// The certificate chain, for HTTPS in process.
    tls_cert: PathBuf, "PARLOUR_TLS_CERT", "a file";
    /// Its private key.
    tls_key: PathBuf, "PARLOUR_TLS_KEY", "a file";
    /// What `/metrics` wants as `Authorization: Bearer …`; without, only callers on this machine.
    metrics_token: String, "PARLOUR_METRICS_TOKEN", "a token";
    /// `text` or `json`.
    log: String, "PARLOUR_LOG", "text or json";
}

impl Settings {
    /// What a file says.
    pub fn from_file(path: &Path) -> Result<Self, ConfigError> {
        let wrong = |error: &dyn std::fmt::Display| ConfigError::File(path.display().to_string(), error.to_string());
        let text = std::fs::read_to_string(path).map_err(|error| wrong(&error))?;
        toml::from_str(&text).map_err(|error| {
            // Not the line itself, which may hold the server's key.
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            wrong(&format!("line {line}: {}", error.message()))
        })
    }

    /// Whether all of it makes sense together: half a certificate would be a server in the clear.
    pub fn check(self) -> Result<Self, ConfigError> {
        let wrong = |name, value: &str, what| Err(ConfigError::Value(name, value.to_owned(), what));
        match (&self.tls_cert, &self.tls_key) {
            (Some(cert), None) => return wrong("tls_cert", &cert.display().to_string(), "enough without tls_key"),
            (None, Some(key)) => return wrong("tls_key", &key.display().to_string(), "enough without tls_cert"),
            _ => {}
        }
        if let Some(log) = self.log.as_deref().filter(|log| !matches!(*log, "text" | "json")) {
            return wrong("log", log, "text or json");
        }
        let counts = [
            ("bot_threads", self.bot_threads.map(|count| count as u64)),
            ("bot_seconds", self.bot_seconds),
            ("rule_ms", self.rule_ms),
            ("head_ms", self.head_ms),
            ("rate", self.rate.map(u64::from)),
            ("sockets", self.sockets.map(u64::from)),
            ("sockets_per_address", self.sockets_per_address.map(u64::from)),
            ("matches", self.matches.map(u64::from)),
            ("guest_matches", self.guest_matches.map(u64::from)),
            ("stored_mb", self.stored_mb.map(u64::from)),
            ("bot_matches", self.bot_matches.map(u64::from)),
            ("matches_per_address", self.matches_per_address.map(u64::from)),
            ("claim_days", self.claim_days.map(u64::from)),
        ];
        if let Some((name, _)) = counts.iter().find(|(_, count)| *count == Some(0)) {
            return wrong(name, "0", "a number above 0");
        }
        if let Some(origin) = self.origin.as_deref().filter(|origin| !is_origin(origin)) {
            return wrong("origin", origin, "an address such as https://play.example.org");
        }
        if let Some(site) = listed(self.sites.as_deref().unwrap_or_default()).find(|site| !is_origin(site)) {
            return wrong("sites", site, "an address without a folder, such as https://example.org");
        }
        Ok(self)
    }
}

/// The entries of a list.
fn listed(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|entry| !entry.is_empty())
}

/// As browsers write it in `Origin`.
fn as_sent(origin: &str) -> String {
    origin.trim_end_matches('/').to_ascii_lowercase()
}

/// Whether a browser could send it as `Origin`, but for a slash at its end: no path, no spaces.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
    host.map(|host| host.trim_end_matches('/'))
        .is_some_and(|host| !host.is_empty() && !host.contains(|c: char| matches!(c, '/' | '*') || c.is_whitespace()))
}

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub listen: String,
    /// The database; a file in the data folder without.
    pub database: Option<String>,
    /// Where the database and the server's key are kept.
    pub data: PathBuf,
    /// The server's key; a file in the data folder without.
    pub server_key: Option<String>,
    /// The bus between nodes.
    pub bus: Option<String>,
    /// The address people type.
    pub origin: Option<String>,
    /// Pages on other hosts that may play here.
    pub sites: Vec<String>,
    /// Whether a reverse proxy says who calls.
    pub proxied: bool,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a bot may think about one decision.
    pub bot_seconds: u64,
    /// How long the rules may take over one action, in milliseconds.
    pub rule_ms: u64,
    /// How long a client may take over the head of a request, or its body, in milliseconds.
    pub head_ms: u64,
    /// Requests a second from one address, and of one account.
    pub rate: u32,
    /// Sockets from one address.
    pub sockets_per_address: u32,
    /// Sockets in all.
    pub sockets: u32,
    /// Matches that one person has open or running at once.
    pub matches: u32,
    /// The same for a guest.
    pub guest_matches: u32,
    /// Megabytes that one account may have stored in a day.
    pub stored_mb: u32,
    /// Matches with bots that one person has open or running at once.
    pub bot_matches: u32,
    /// Matches that were set up from one address and are open or running.
    pub matches_per_address: u32,
    /// Days after which a match without a clock may be claimed against somebody who has left.
    pub claim_days: u32,
    /// The certificate chain and its key.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// What `/metrics` wants; without, only callers on this machine are told.
    pub metrics_token: Option<String>,
    /// Whether logs are JSON.
    pub json_log: bool,
}

impl From<Settings> for Config {
    fn from(set: Settings) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: set.listen.unwrap_or_else(|| "127.0.0.1:8080".into()),
            database: set.database,
            data: set.data.unwrap_or_else(|| PathBuf::from("parlour-data")),
            server_key: set.server_key,
            bus: set.bus,
            origin: set.origin.map(|origin| origin.trim_end_matches('/').to_owned()),
            sites: listed(set.sites.as_deref().unwrap_or_default()).map(as_sent).collect(),
            proxied: set.proxied.unwrap_or(false),
            bot_threads: set.bot_threads.unwrap_or(cores.saturating_sub(1).max(1)),
            bot_seconds: set.bot_seconds.unwrap_or(120),
            rule_ms: set.rule_ms.unwrap_or(20_000),
            head_ms: set.head_ms.unwrap_or(15_000),
            rate: set.rate.unwrap_or(50),
            sockets_per_address: set.sockets_per_address.unwrap_or(64),
            sockets: set.sockets.unwrap_or(10_000),
            matches: set.matches.unwrap_or(200),
            guest_matches: set.guest_matches.unwrap_or(40),
            stored_mb: set.stored_mb.unwrap_or(64),
            bot_matches: set.bot_matches.unwrap_or(40),
            matches_per_address: set.matches_per_address.unwrap_or(1_000),
            claim_days: set.claim_days.unwrap_or(7),
            tls: set.tls_cert.zip(set.tls_key),
            metrics_token: set.metrics_token,
            json_log: set.log.as_deref() == Some("json"),
        }
    }
}

impl Config {
    /// The database's address.
    pub fn database_url(&self) -> String {
        let file = || format!("sqlite://{}?mode=rwc", self.data.join("parlour.db").display());
        match self.database.clone() {
            Some(url) if url.starts_with("sqlite:") && !url.contains('?') => format!("{url}?mode=rwc"),
            Some(url) => url,
            None => file(),
        }
    }

    /// The file with the server's key.
    pub fn key_file(&self) -> PathBuf {
        self.data.join("server.key")
    }

    /// How long the rules may take over one action.
    pub fn rule_time(&self) -> Duration {
        Duration::from_millis(self.rule_ms)
    }

    /// How long a client may take over the head of a request.
    pub fn head_time(&self) -> Duration {
        Duration::from_millis(self.head_ms)
    }

    /// Whether people reach it by HTTPS, so that cookies may insist on it.
    pub fn is_secure(&self) -> bool {
        self.tls.is_some() || self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// The configuration for people to read: one setting a line, secrets masked.
    pub fn shown(&self) -> String {
        let origin = self.origin.as_deref().unwrap_or("none: only this machine's names and addresses are served");
        let tls = if self.tls.is_some() { "yes" } else { "no" };
        let key = if self.server_key.is_some() { "***".to_owned() } else { self.key_file().display().to_string() };
        [
            format!("listen = {}", self.listen),
            format!("database = {}", masked(&self.database_url())),
            format!("data = {}", self.data.display()),
            format!("server_key = {key}"),
            format!("bus = {}", self.bus.as_deref().map_or_else(|| "none".to_owned(), masked)),
            format!("origin = {origin}"),
            format!("sites = {}", if self.sites.is_empty() { "none".to_owned() } else { self.sites.join(", ") }),
            format!("proxied = {}", self.proxied),
            format!("bot_threads = {}", self.bot_threads),
            format!("bot_seconds = {}", self.bot_seconds),
            format!("rule_ms = {}", self.rule_ms),
            format!("head_ms = {}", self.head_ms),
            format!("rate = {}", self.rate),
            format!("sockets = {} (at most {} from one address)", self.sockets, self.sockets_per_address),
            format!("stored_mb = {}", self.stored_mb),
            format!("matches = {} (guests {}, with bots {})", self.matches, self.guest_matches, self.bot_matches),
            format!("matches_per_address = {}", self.matches_per_address),
            format!("claim_days = {}", self.claim_days),
            format!("tls = {tls}"),
            format!("metrics = {}", if self.metrics_token.is_some() { "with a token" } else { "on this machine" }),
            format!("log = {}", if self.json_log { "json" } else { "text" }),
        ]
        .join("\n")
    }
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.shown())
    }
}

/// A URL without its password, wherever in it that is.
pub fn masked(url: &str) -> String {
    let (address, options) = url.split_once('?').map_or((url, None), |(address, options)| (address, Some(options)));
    let masked = match address.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?))) {
        Some((scheme, (user, host))) => {
            let name = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{name}:***@{host}")
        }
        None => address.to_owned(),
    };
    let Some(options) = options else { return masked };
    let option = |option: &str| match option.split_once('=') {
        Some((name, _)) if name.contains("password") => format!("{name}=***"),
        _ => option.to_owned(),
    };
    let options: Vec<String> = options.split('&').map(option).collect();
    format!("{masked}?{}", options.join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_the_environment_and_that_over_the_file() {
        let file: Settings = toml::from_str("listen = '1.1.1.1:1'\nrate = 5\nbot_threads = 3").unwrap();
        let env = |name: &str| match name {
            "PARLOUR_LISTEN" => Some("2.2.2.2:2".to_owned()),
            "PARLOUR_RATE" => Some("6".to_owned()),
            _ => None,
        };
        let flags = Settings { rate: Some(7), ..Settings::default() };
        let config = Config::from(flags.over(Settings::from_env(env).unwrap().over(file)));
        assert_eq!((config.listen.as_str(), config.rate, config.bot_threads), ("2.2.2.2:2", 7, 3));
        assert!(toml::from_str::<Settings>("colour = 'red'").is_err());
        assert!(Settings::from_env(|name| (name == "PARLOUR_RATE").then(|| "many".to_owned())).is_err());
    }

    #[test]
    fn what_is_printed_has_no_secret_in_it() {
        let set = Settings {
            database: Some("postgres://parlour:hunter2@db/parlour".into()),
            bus: Some("nats://n:hunter2@bus:4222".into()),
            server_key: Some("ab".repeat(32)),
            metrics_token: Some("hunter2".into()),
            ..Settings::default()
        };
        let shown = format!("{:?}", Config::from(set));
        assert!(!shown.contains("hunter2") && !shown.contains("abab"), "{shown}");
        assert!(shown.contains("postgres://parlour:***@db/parlour"), "{shown}");
        let aside = masked("postgres://db/parlour?user=parlour&password=hunter2&sslmode=disable");
        assert_eq!(aside, "postgres://db/parlour?user=parlour&password=***&sslmode=disable");
        assert_eq!(masked("sqlite:parlour.db?mode=rwc"), "sqlite:parlour.db?mode=rwc");
    }

    #[test]
    fn settings_that_do_not_go_together_are_refused_by_name() {
        let refused = |set: Settings| set.check().unwrap_err().to_string();
        let cert = Settings { tls_cert: Some("a.pem".into()), ..Settings::default() };
        assert!(refused(cert.clone()).contains("tls_key"));
        assert!(Settings { tls_key: Some("a.key".into()), ..cert }.check().is_ok());
        assert!(refused(Settings { log: Some("loud".into()), ..Settings::default() }).contains("loud"));
        for origin in ["play.example.org", "https://", "https://play.example.org/parlour"] {
            assert!(refused(Settings { origin: Some(origin.into()), ..Settings::default() }).contains("such as"));
        }
        assert!(Settings { origin: Some("https://play.example.org/".into()), ..Settings::default() }.check().is_ok());
        let sites = |list: &str| Settings { sites: Some(list.into()), ..Settings::default() };
        for list in ["example.org", "*", "https://example.org, https://*/", "https://example.org/parlour", "null"] {
            assert!(refused(sites(list)).contains("sites: "), "{list}");
        }
        let allowed = Config::from(sites("https://Example.org/, http://localhost:8000").check().unwrap()).sites;
        assert_eq!(allowed, ["https://example.org", "http://localhost:8000"]);
        assert!(Config::from(Settings::default()).sites.is_empty());
        assert!(refused(Settings { rule_ms: Some(0), ..Settings::default() }).contains("rule_ms: 0"));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said_without_its_secrets() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("parlour.toml");
        std::fs::write(&path, "rate = 5\n\nserver_key = deadbeefdeadbeef\n").unwrap();
        let said = Settings::from_file(&path).unwrap_err().to_string();
        assert!(said.contains("parlour.toml: line 3: ") && !said.contains("deadbeef"), "{said}");
    }
}
