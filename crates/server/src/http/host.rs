//! For which host a request is: a page of another site whose name was made to lead here must not
//! speak to this server in the name of whoever reads it (DNS rebinding).

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};
use parlour_protocol::Code;

use super::Refused;
use crate::config::Config;

/// Refuses what is for another host.
pub fn check(config: &Config, uri: &Uri, headers: &HeaderMap) -> Result<(), Refused> {
    let named = headers.get(HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    // A request for a whole address names its host there.
    let wanted = uri.authority().cloned().or(named);
    match wanted {
        Some(host) if is_served(config, &host) => Ok(()),
        Some(host) => Err(refused(config, &format!("{host} is not served here"))),
        None => Err(refused(config, "the request names no host")),
    }
}

fn refused(config: &Config, what: &str) -> Refused {
    let instead = config.origin.as_deref().map_or_else(
        || "use localhost or an address, or set origin to the address people type".to_owned(),
        |origin| format!("use {origin}"),
    );
    Refused::new(Code::InputHost, format!("{}; {instead}", parlour_table::convert::cut(what, 100)))
}

/// With an address that people type, only that; without, names of this machine, the one it listens
/// at, and addresses, which no other site can have.
fn is_served(config: &Config, host: &Authority) -> bool {
    if let Some(origin) = &config.origin {
        return is_origin(origin, host);
    }
    let name = bare(host.host());
    let listens = config.listen.rsplit_once(':').map_or(config.listen.as_str(), |(name, _)| name);
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok()
        || !name.is_empty() && name.eq_ignore_ascii_case(bare(listens))
}

fn is_origin(origin: &str, host: &Authority) -> bool {
    let (scheme, rest) = origin.split_once("://").unwrap_or(("https", origin));
    let usual = if scheme.eq_ignore_ascii_case("http") { 80 } else { 443 };
    let Ok(own) = rest.parse::<Authority>() else { return false };
    let port = |host: &Authority| host.port_u16().unwrap_or(usual);
    bare(own.host()).eq_ignore_ascii_case(bare(host.host())) && port(&own) == port(host)
}

/// Without the brackets of IPv6 and the dot of a name that is written out.
fn bare(host: &str) -> &str {
    let inside = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    inside.unwrap_or_else(|| host.strip_suffix('.').unwrap_or(host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Settings;

    fn serves(set: Settings, host: &str) -> bool {
        is_served(&Config::from(set), &host.parse().unwrap())
    }

    #[test]
    fn with_an_origin_only_its_host_is_served() {
        let at = |origin: &str| Settings { origin: Some(origin.into()), ..Settings::default() };
        for host in ["play.example.org", "PLAY.example.org", "play.example.org:443", "play.example.org."] {
            assert!(serves(at("https://play.example.org"), host), "{host}");
        }
        for host in ["evil.test", "localhost", "127.0.0.1:8080", "play.example.org:8080", "play.example.org.evil.test"]
        {
            assert!(!serves(at("https://play.example.org"), host), "{host}");
        }
        assert!(serves(at("http://play.lan:8080"), "play.lan:8080") && !serves(at("http://play.lan:8080"), "play.lan"));
    }

    #[test]
    fn without_one_names_of_this_machine_and_addresses_are_served() {
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7:8080", "[2001:db8::1]"]
        {
            assert!(serves(Settings::default(), host), "{host}");
        }
        for host in ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "parlour.lan:8080"] {
            assert!(!serves(Settings::default(), host), "{host}");
        }
        let named = Settings { listen: Some("parlour.lan:8080".into()), ..Settings::default() };
        assert!(serves(named, "parlour.lan:8080"));
    }
}
