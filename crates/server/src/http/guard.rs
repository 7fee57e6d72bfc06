//! What every request passes: its id, its rate, where it comes from; and the headers of every
//! response. Logs name the route and the outcome, never a body, a token or a person.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parlour_core::to_hex;
use parlour_protocol::Code;
use tracing::Instrument;

use super::{AppState, Refused, auth, host, site};
use crate::serve::Peer;
use crate::vault::random;

/// Only our own scripts, styles and pictures; nothing may frame us. The engine in the browser is
/// WebAssembly, which needs a word of its own: text still can't become a script.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The address of whoever calls, as far as limits go.
pub fn address(shared: &AppState, headers: &HeaderMap, extensions: &Extensions) -> String {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The last address is the one that our own proxy saw; the others anybody can invent.
    let forwarded = forwarded.filter(|_| shared.config.proxied).and_then(|list| list.rsplit(',').next());
    let direct = || extensions.get::<ConnectInfo<Peer>>().map(|info| info.0.0.ip().to_string());
    let address = forwarded.map(|address| address.trim().to_owned()).or_else(direct);
    address
        .map_or_else(|| "local".to_owned(), |address| address.parse().map_or(address, |ip| household(ip).to_string()))
}

/// The address of whoever calls, for handlers.
pub struct Address(pub String);

impl FromRequestParts<AppState> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        Ok(Address(address(shared, &parts.headers, &parts.extensions)))
    }
}

/// Whether somebody on this machine calls, and not a proxy on it for somebody elsewhere.
pub fn is_local(request: &Request) -> bool {
    let forwarded = ["x-forwarded-for", "forwarded", "x-real-ip"];
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    peer.is_none_or(|peer| peer.0.0.ip().to_canonical().is_loopback())
        && !forwarded.iter().any(|name| request.headers().contains_key(*name))
}

/// Those who are one caller as far as limits go: whoever has one address of IPv6 has the whole
/// network of 64 bits.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6((u128::from(ip) >> 64 << 64).into()),
        ip @ IpAddr::V4(_) => ip,
    }
}

/// Whether the page that sent the request is ours.
fn is_own_origin(shared: &AppState, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if text(HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "cross-site" || site == "same-site") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    match &shared.config.origin {
        Some(own) => origin.eq_ignore_ascii_case(own),
        None => origin.split_once("://").is_some_and(|(_, host)| Some(host) == text(header::HOST)),
    }
}

/// Guards every request.
pub async fn guard(State(shared): State<AppState>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = to_hex(&random::<8>());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let site = site::of(&shared.config, request.headers()).filter(|_| path.starts_with("/api"));
    if site.is_some() {
        request.headers_mut().remove(header::COOKIE);
    }
    let mut response = match check(&shared, &request, site) {
        Ok(()) if site.is_some() && method == Method::OPTIONS => site::preflight(),
        Ok(()) => next.run(request).instrument(tracing::error_span!("request", id)).await,
        Err(refused) => refused.into_response(),
    };
    let took = started.elapsed();
    shared.metrics.http_time.record(took);
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        shared.metrics.faults.add(1);
    }
    let route = route(&path);
    let (status, micros) = (status.as_u16(), took.as_micros() as u64);
    if status == 500 || status == 503 && !shared.is_draining() {
        tracing::warn!(request = id, %method, route, status, micros, "failed");
    } else {
        tracing::debug!(request = id, %method, route, status, micros, "answered");
    }
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(REQUEST_ID, &id);
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    if shared.config.is_secure() {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if path.starts_with("/api") {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        if !shared.config.sites.is_empty() {
            site::allow(site, headers);
        }
    }
    response
}

/// What is logged of a path: the id of a match is an address that only its players know.
fn route(path: &str) -> String {
    let parts = if path.starts_with("/api/") { 3 } else { 2 };
    path.split('/').take(parts).collect::<Vec<_>>().join("/")
}

fn check(shared: &AppState, request: &Request, site: Option<&str>) -> Result<(), Refused> {
    let path = request.uri().path();
    if matches!(path, "/health" | "/ready" | "/metrics") {
        return Ok(());
    }
    let headers = request.headers();
    host::check(&shared.config, request.uri(), headers)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A program's token is never sent by a browser on its own, so it needs no check of the page.
    let by_cookie = auth::bearer(headers).is_none();
    let asks = by_cookie && (changes || path == "/api/socket") && !is_own_origin(shared, headers);
    // What a site's page was given is good for that page, for as long as it may play here.
    if site.is_none() && (asks || auth::shown(headers).is_some_and(site::is_token)) {
        return Err(Refused::new(Code::AuthOrigin, "the request comes from another site"));
    }
    let fast = || Refused::new(Code::InputRate, "too many requests; slow down");
    // A slow hash, or the replay of a whole record, costs more than looking.
    let cost = if matches!(path, "/api/login" | "/api/register" | "/api/password" | "/api/records") { 10 } else { 1 };
    // What an account may do is counted where its token is looked up.
    if path.starts_with("/api") && !shared.limits.admit(&address(shared, headers, request.extensions()), cost) {
        return Err(fast());
    }
    if shared.is_draining() && changes {
        return Err(Refused(crate::live::busy()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_logged_route_names_no_match() {
        assert_eq!(route("/api/matches/0123/ask"), "/api/matches");
        assert_eq!(route("/table/0123"), "/table");
        assert_eq!(route("/"), "/");
    }

    #[test]
    fn a_network_of_ipv6_is_one_caller() {
        let household = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), household("2001:db8:1:2:ffff::1"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:192.0.2.7"), "192.0.2.7");
        assert_ne!(household("192.0.2.7"), household("192.0.2.8"));
    }
}
