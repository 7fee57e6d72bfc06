//! The HTTP side: handlers read, call and answer. What may be done is decided below them.

mod accounts;
mod auth;
mod body;
mod games;
mod guard;
mod matches;
mod pages;
mod records;
mod refused;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use parlour_protocol::{Code, Fault};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::shared::Shared;

pub use auth::COOKIE;
pub use guard::household;
pub use refused::Refused;

/// The state of every handler.
pub type AppState = Arc<Shared>;

/// No body is larger than this, in bytes, but an uploaded record.
pub const BODY: usize = 64 << 10;

/// No uploaded record is larger than this, in bytes.
pub const RECORD: usize = 8 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parlour",
        description = "A table for games that know their own rules. Everything asked of a live match goes through \
        `POST /api/matches/{id}/ask` or, with updates pushed, through the WebSocket at `/api/socket`, which takes \
        the same messages. Log in with the cookie of `/api/guest` or `/api/login`, or send a program's token as \
        `Authorization: Bearer …`."
    ),
    components(schemas(parlour_protocol::ClansKept, parlour_protocol::ClansOrder, parlour_protocol::ClansGoods))
)]
struct Doc;

fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Doc::openapi())
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login))
        .routes(routes!(accounts::logout))
        .routes(routes!(accounts::me))
        .routes(routes!(accounts::tokens, accounts::token))
        .routes(routes!(accounts::revoke_token))
        .routes(routes!(accounts::profiles))
        .routes(routes!(accounts::profile))
        .routes(routes!(accounts::order))
        .routes(routes!(games::list))
        .routes(routes!(games::words))
        .routes(routes!(games::rules))
        .routes(routes!(games::goods))
        .routes(routes!(matches::list, matches::create))
        .routes(routes!(matches::info))
        .routes(routes!(matches::join))
        .routes(routes!(matches::leave))
        .routes(routes!(matches::invitations))
        .routes(routes!(matches::ask))
        .routes(routes!(matches::notes, matches::set_notes))
        .routes(routes!(records::replay))
        .routes(routes!(records::replay_view))
        .routes(routes!(records::record))
        .routes(routes!(records::branch))
        .routes(routes!(records::upload))
}

/// Asks the rules something where neither a panic nor an endless loop harms anybody else.
async fn ruled<T: Send + 'static>(
    shared: &AppState,
    ask: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Refused> {
    let failed = |_| Refused::new(Code::TableSetup, "the game cannot start like that");
    Ok(shared.rules.run(shared.config.rule_time(), ask).await.map_err(failed)??)
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    api().split_for_parts().1
}

/// Everything the server answers.
pub fn router(shared: AppState) -> Router {
    let (api, document) = api().split_for_parts();
    let document = serde_json::to_string(&document).expect("the document is plain data");
    api.layer(DefaultBodyLimit::max(BODY))
        .route("/api/socket", get(socket::open))
        .route("/api/openapi.json", get(move || pages::document(document.clone())))
        .route("/api", get(pages::docs))
        .route("/api/docs.js", get(pages::docs_script))
        .route("/metrics", get(pages::metrics))
        .route("/health", get(pages::health))
        .route("/ready", get(pages::ready))
        .fallback(pages::client)
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}
