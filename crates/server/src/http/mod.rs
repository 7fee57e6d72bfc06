//! The HTTP side: handlers read, call and answer. What may be done is decided below them.

mod accounts;
mod address;
mod auth;
mod body;
mod games;
mod guard;
mod host;
mod lockout;
mod matches;
mod pages;
mod records;
mod refused;
mod sessions;
mod site;
mod socket;
mod websocket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
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
pub const RECORD: usize = 4 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parlour",
        description = "A table for games that know their own rules. Everything asked of a live match goes through \
        `POST /api/matches/{id}/ask` or, with updates pushed, through the WebSocket at `/api/socket`, which takes \
        the same messages. Log in with the cookie of `/api/guest` or `/api/login`, or send a program's token as \
        `Authorization: Bearer …`."
    ),
    // Those that no route names: what goes over a socket, and `Param`, which is inside itself.
    components(schemas(
        parlour_protocol::Message,
        parlour_protocol::Param,
        parlour_protocol::Request
    )),
    security((), ("cookie" = []), ("token" = []))
)]
struct Doc;

/// What holds for every route: how callers say who they are, and that whatever is not done is
/// answered with a fault.
fn complete(document: &mut utoipa::openapi::OpenApi) {
    let components = document.components.get_or_insert_default();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
    components.add_security_scheme("cookie", cookie);
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    let fault = |about: &str| {
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Fault"))).build();
        RefOr::T(ResponseBuilder::new().description(about).content("application/json", content).build())
    };
    for path in document.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.put, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            let responses = &mut operation.responses.responses;
            responses.insert("4XX".into(), fault("not done: unreadable, not allowed, too large or too often"));
            responses.insert("5XX".into(), fault("not done: the server is busy, or something is wrong with it"));
        }
    }
}

/// The routes and the document that describes them.
fn api() -> (Router<AppState>, utoipa::openapi::OpenApi) {
    let (routes, mut document) = described().split_for_parts();
    complete(&mut document);
    (routes, document)
}

fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Doc::openapi())
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login))
        .routes(routes!(accounts::logout))
        .routes(routes!(accounts::me))
        .routes(routes!(accounts::tokens, accounts::token))
        .routes(routes!(accounts::revoke_token))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(sessions::end_others))
        .routes(routes!(sessions::password))
        .routes(routes!(accounts::profiles))
        .routes(routes!(accounts::profile))
        .routes(routes!(accounts::order))
        .routes(routes!(games::list))
        .routes(routes!(games::catalogue))
        .routes(routes!(games::words))
        .routes(routes!(games::rules))
        .routes(routes!(games::book))
        .routes(routes!(games::goods))
        .routes(routes!(matches::list, matches::create))
        .routes(routes!(matches::info))
        .routes(routes!(matches::join))
        .routes(routes!(matches::leave))
        .routes(routes!(matches::invitations))
        .routes(routes!(matches::ask))
        .routes(routes!(socket::open))
        .routes(routes!(matches::notes, matches::set_notes))
        .routes(routes!(records::replay))
        .routes(routes!(records::replay_view))
        .routes(routes!(records::record))
        .routes(routes!(records::host))
        .routes(routes!(records::branch))
        .routes(routes!(records::upload))
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    api().1
}

/// Everything the server answers.
pub fn router(shared: AppState) -> Router {
    let (api, document) = api();
    let document = serde_json::to_string(&document).expect("the document is plain data");
    api.layer(DefaultBodyLimit::max(BODY))
        .route("/api/openapi.json", get(move || pages::document(document.clone())))
        .route("/api", get(pages::docs))
        .route("/api/docs.js", get(pages::docs_script))
        .route("/metrics", get(pages::metrics))
        .route("/health", get(pages::health))
        .route("/ready", get(pages::ready))
        .fallback(pages::client)
        .method_not_allowed_fallback(pages::wrong_method)
        .layer(middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}
