//! Who calls: the session's cookie or a program's token.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use parlour_protocol::Code;

use super::{AppState, Refused};
use crate::live::Who;
use crate::store::Account;

/// The name of the session's cookie.
pub const COOKIE: &str = "parlour_session";

/// How long a session lasts, in milliseconds: 90 days.
pub const SESSION: u64 = 90 * 86_400_000;

/// The session's token in the cookies.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// A program's token.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The header that sets the session's cookie, or takes it away.
pub fn set_cookie(token: Option<&str>, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let age = if token.is_some() { SESSION / 1_000 } else { 0 };
    let token = token.unwrap_or_default();
    let text = format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).expect("a token is hexadecimal digits")
}

/// Whoever calls, perhaps nobody known.
pub struct Caller(pub Option<Account>);

impl Caller {
    /// As a match knows the caller.
    pub fn who(self) -> Who {
        Who::person(self.0)
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        let token = bearer(&parts.headers).or_else(|| cookie(&parts.headers));
        let Some(token) = token.filter(|token| token.len() <= 128) else { return Ok(Caller(None)) };
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
        let required = || Refused::new(Code::AuthRequired, "log in, or come as a guest (POST /api/guest)");
        account.map(Known).ok_or_else(required)
    }
}
