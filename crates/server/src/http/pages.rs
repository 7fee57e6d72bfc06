//! The embedded client, the page that shows the API, health and metrics.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use parlour_protocol::{Code, Fault};
use rust_embed::RustEmbed;

use super::guard::is_local;
use super::{AppState, Refused, auth};
use crate::vault::same;

/// The built web client; a placeholder page when it was not built.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
struct Dist;

/// A file of the client. Every other address but those of assets is the client's own, so the page comes.
pub async fn client(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::new(Code::TableUnknown, "there is nothing at this address").into_response();
    }
    let (file, name) = match Dist::get(path) {
        Some(file) if !path.is_empty() => (Some(file), path),
        // A file of another release: the page in its place would be kept, or run, as what it is not.
        None if path.starts_with("assets/") => return StatusCode::NOT_FOUND.into_response(),
        _ => (Dist::get("index.html"), "index.html"),
    };
    let Some(file) = file else { return StatusCode::NOT_FOUND.into_response() };
    // Vite puts a hash into the names of assets, so they never change.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype().to_owned();
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache.to_owned())], file.data).into_response()
}

/// The address is there, the deed is not.
pub async fn wrong_method() -> Response {
    let fault = Fault::new(Code::InputShape, "this address doesn't support that method");
    (StatusCode::METHOD_NOT_ALLOWED, Json(fault)).into_response()
}

/// The OpenAPI document.
pub fn document(document: String) -> std::future::Ready<Response> {
    std::future::ready(([(CONTENT_TYPE, "application/json")], document).into_response())
}

/// The page that shows it.
pub async fn docs() -> Html<&'static str> {
    Html(include_str!("docs.html"))
}

/// Its script.
pub async fn docs_script() -> Response {
    ([(CONTENT_TYPE, "text/javascript")], include_str!("docs.js")).into_response()
}

/// What the server counts, in Prometheus' form. Whom it does not concern finds nothing here.
pub async fn metrics(State(shared): State<AppState>, request: Request) -> Response {
    let may_read = match &shared.config.metrics_token {
        Some(token) => auth::bearer(request.headers()).is_some_and(|given| same(given, token)),
        None => is_local(&request),
    };
    if !may_read {
        return Refused::new(Code::TableUnknown, "there is nothing at this address").into_response();
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], shared.metrics.text()).into_response()
}

/// Whether the process lives.
pub async fn health() -> &'static str {
    "ok\n"
}

/// Whether it takes work: storage answers and it is not shutting down.
pub async fn ready(State(shared): State<AppState>) -> Response {
    if !shared.is_draining() && shared.store.is_ready().await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    async fn status(path: &str) -> StatusCode {
        let request = axum::http::Request::get(path).body(Body::empty()).expect("the address is one");
        client(request).await.status()
    }

    #[tokio::test]
    async fn a_page_comes_for_any_address_but_that_of_a_missing_asset() {
        assert_eq!(status("/rules/tictactoe").await, StatusCode::OK);
        assert_eq!(status("/nowhere").await, StatusCode::OK);
        assert_eq!(status("/assets/of-another-release.js").await, StatusCode::NOT_FOUND);
    }
}
