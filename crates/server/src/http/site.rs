//! Pages on other hosts that may play here (`sites`). No browser sends a cookie for them that could
//! be relied on, and none is taken: whoever plays there has a token, which their page keeps and shows
//! with every request. So nothing happens in anybody's name that their own page did not ask for.

use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::vault;

/// Tells the page its session's token.
pub const SESSION: HeaderName = HeaderName::from_static("parlour-session");

/// How such a token begins; it opens nothing but for a site that may play here.
const MARK: &str = "site-";

/// How long a browser need not ask again what a site may do, in seconds.
const ASKED: &str = "600";

/// The site that a request comes from, if it may play here.
pub fn of<'a>(config: &'a Config, headers: &HeaderMap) -> Option<&'a str> {
    let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
    config.sites.iter().map(String::as_str).find(|site| site.eq_ignore_ascii_case(origin))
}

/// A token for somebody who plays at a site.
pub fn new_token() -> String {
    format!("{MARK}{}", vault::new_token())
}

/// Whether a token is of that kind.
pub fn is_token(token: &str) -> bool {
    token.starts_with(MARK)
}

/// The answer to a browser that asks what a site may do.
pub fn preflight() -> Response {
    let allowed = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, PUT, DELETE"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type"),
        (header::ACCESS_CONTROL_MAX_AGE, ASKED),
    ];
    (StatusCode::NO_CONTENT, allowed).into_response()
}

/// Lets the site's page read an answer. Without a word on credentials, the browser keeps cookies out.
pub fn allow(site: Option<&str>, headers: &mut HeaderMap) {
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(site) = site.and_then(|site| HeaderValue::from_str(site).ok()) {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, site);
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("parlour-session"));
    }
}
