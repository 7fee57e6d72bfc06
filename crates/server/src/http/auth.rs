//! Who calls: the session's cookie, a program's token, or that of a site's page.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER, SEC_WEBSOCKET_PROTOCOL};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use parlour_protocol::Code;

use super::{AppState, Refused, site};
use crate::store::Account;
use crate::vault::token_hash;
use parlour_table::Who;

/// The name of the session's cookie.
pub const COOKIE: &str = "parlour_session";

/// How long a session lasts, in milliseconds: 90 days.
pub const SESSION: u64 = 90 * 86_400_000;

/// The protocol of a socket.
pub const PROTOCOL: &str = "parlour";

/// What stands before a token that is offered as a protocol.
const OFFERED: &str = "parlour.session.";

/// The name of the cookie that tells a device from which somebody has logged in. It opens nothing.
const DEVICE: &str = "parlour_device";

/// How long a device is remembered, in milliseconds: a year.
const REMEMBERED: u64 = 365 * 86_400_000;

fn cookie_called<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The session's token in the cookies.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    cookie_called(headers, COOKIE)
}

/// The device, if somebody has logged in from it.
pub fn device(headers: &HeaderMap) -> Option<&str> {
    cookie_called(headers, DEVICE).filter(|device| (32..=128).contains(&device.len()))
}

/// The token that the caller shows.
pub fn shown(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| offered(headers)).or_else(|| cookie(headers))
}

/// Its hash.
pub fn shown_token(headers: &HeaderMap) -> Option<Vec<u8>> {
    shown(headers).map(token_hash)
}

/// The token of a session in which somebody came in person, not as a program.
pub fn in_person(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).filter(|token| site::is_token(token)).or_else(|| cookie(headers))
}

/// A site's token among the protocols that a socket offers: a page can give a socket no other header,
/// and an address would be logged.
fn offered(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    let mut tokens = lines.flat_map(|line| line.split(',')).filter_map(|one| one.trim().strip_prefix(OFFERED));
    tokens.find(|token| site::is_token(token))
}

/// The token of a program, or of a site's page.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn set(name: &str, value: &str, age: u64, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let age = age / 1_000;
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).expect("a token is hexadecimal digits")
}

/// The header that sets the session's cookie, or takes it away.
pub fn set_cookie(token: Option<&str>, secure: bool) -> HeaderValue {
    set(COOKIE, token.unwrap_or_default(), if token.is_some() { SESSION } else { 0 }, secure)
}

/// The header by which a device is known again.
pub fn set_device(device: &str, secure: bool) -> HeaderValue {
    set(DEVICE, device, REMEMBERED, secure)
}

/// Whoever calls, perhaps nobody known.
pub struct Caller(pub Option<Account>);

impl Caller {
    /// As a match knows the caller.
    pub fn who(self) -> Who {
        crate::live::person(self.0.as_ref())
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        let Some(token) = shown(&parts.headers).filter(|token| token.len() <= 128) else { return Ok(Caller(None)) };
        let account = shared.store.session(token, shared.clock.now()).await?;
        // However many tokens somebody has, and from wherever they are used.
        if let Some(account) = &account
            && !shared.limits.admit(&account.id, 1)
        {
            return Err(Refused::new(Code::InputRate, "too many requests; slow down"));
        }
        Ok(Caller(account))
    }
}

/// Somebody known.
pub struct Known(pub Account);

impl FromRequestParts<AppState> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        let Caller(account) = Caller::from_request_parts(parts, shared).await?;
        let required = || Refused::new(Code::AuthRequired, "sign in, or continue as a guest (POST /api/guest)");
        account.map(Known).ok_or_else(required)
    }
}

/// Somebody known by a session of their own: what concerns the account itself is not for programs.
pub struct InPerson(pub Account);

impl FromRequestParts<AppState> for InPerson {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        if bearer(&parts.headers).is_some_and(|token| !site::is_token(token)) {
            return Err(Refused::new(Code::AuthRequired, "a program's token can't do that; sign in"));
        }
        let Known(account) = Known::from_request_parts(parts, shared).await?;
        Ok(InPerson(account))
    }
}
