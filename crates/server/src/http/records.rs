//! Records and replays: down, up, and branches.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use parlour_core::{AnyGame, AnyMatch, Bounds, Record, Status, Verified};
use parlour_protocol::{Branch, Code, Fault, Host, MatchInfo, ReplayIndex, ReplayView, Uploaded};
use serde::Deserialize;

use super::address::{Path, Query};
use super::auth::{Caller, Known};
use super::body::Body;
use super::guard::Address;
use super::{AppState, RECORD, Refused};
use parlour_table::convert::{cut, ending};
use parlour_table::{Command, Creation, Replied};

use crate::live::{person, ruled, store_match, unknown};
use crate::threads::aside;

/// Who looks.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub struct Looker {
    /// `table` (a finished match), `spectator` or the number of a seat.
    viewer: Option<String>,
}

impl Looker {
    fn name(self) -> String {
        self.viewer.unwrap_or_else(|| "spectator".to_owned())
    }
}

/// The steps of a match, as far as the viewer may know them.
#[utoipa::path(get, path = "/api/matches/{id}/replay", tag = "records", params(("id" = String, Path), Looker),
    responses((status = 200, body = ReplayIndex), (status = 403, body = Fault)))]
pub async fn replay(
    State(shared): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Query(looker): Query<Looker>,
) -> Result<Json<ReplayIndex>, Refused> {
    let viewer = looker.name();
    Ok(Json(shared.tables.call(&shared, &id, Command::Replay(caller.who(), viewer), Replied::replay).await?))
}

/// The table after a step.
#[utoipa::path(get, path = "/api/matches/{id}/replay/{kept}", tag = "records",
    params(("id" = String, Path), ("kept" = u32, Path), Looker),
    responses((status = 200, body = ReplayView), (status = 403, body = Fault)))]
pub async fn replay_view(
    State(shared): State<AppState>,
    caller: Caller,
    Path((id, kept)): Path<(String, u32)>,
    Query(looker): Query<Looker>,
) -> Result<Json<ReplayView>, Refused> {
    let viewer = looker.name();
    Ok(Json(
        shared.tables.call(&shared, &id, Command::ReplayView(caller.who(), viewer, kept), Replied::replay_view).await?,
    ))
}

/// The record of a finished match, its key revealed: for `parlour verify` and `parlour replay`.
#[utoipa::path(get, path = "/api/matches/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, description = "the record"), (status = 409, body = Fault)))]
pub async fn record(State(shared): State<AppState>, Path(id): Path<String>) -> Result<Response, Refused> {
    let record = shared.tables.call(&shared, &id, Command::Record, Replied::record).await?;
    let name = format!("attachment; filename=\"{}-{}.json\"", record.game, cut(&id, 20));
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], record.to_json()).into_response())
}

/// Who signs here: tables before their first deal, and records.
#[utoipa::path(get, path = "/api/host", tag = "records", responses((status = 200, body = Host)))]
pub async fn host(State(shared): State<AppState>) -> Json<Host> {
    Json(Host { key: shared.store.vault().host().public() })
}

/// Start a new match from an earlier point.
#[utoipa::path(post, path = "/api/matches/{id}/branch", tag = "records", params(("id" = String, Path)), request_body = Branch,
    responses((status = 200, body = MatchInfo), (status = 409, body = Fault)))]
pub async fn branch(
    State(shared): State<AppState>,
    Known(account): Known,
    Address(address): Address,
    Path(id): Path<String>,
    Body(branch): Body<Branch>,
) -> Result<Json<MatchInfo>, Refused> {
    let who = person(Some(&account));
    let host = who.person.clone().ok_or_else(unknown)?;
    let origin = shared.tables.call(&shared, &id, Command::Branchable(who), Replied::origin).await?;
    let house = shared.house.clone();
    let creation = ruled(&shared, move || Creation::branch(&origin, branch, &host, &house)).await?;
    Ok(Json(store_match(&shared, creation, &account, &address).await?))
}

/// Hand in a record; it is replayed and verified first.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body(content = String, description = "a record"),
    responses((status = 200, body = Uploaded), (status = 422, body = Fault)))]
pub async fn upload(
    State(shared): State<AppState>,
    Known(account): Known,
    Address(address): Address,
    mut request: Request,
) -> Result<Json<Uploaded>, Refused> {
    // A record may be larger than other bodies.
    DefaultBodyLimit::max(RECORD).apply(&mut request);
    let full = |_| Refused::new(Code::InputRate, "too many records are being uploaded; try again in a moment");
    let room = shared.uploads.try_acquire().map_err(full)?;
    let bytes = super::body::read(request, 4 * shared.config.head_time()).await?;
    let (record, played, verified) = read(&shared, bytes).await?;
    drop(room);
    let over = match played.status() {
        Status::Over(outcome) => Some(ending(&outcome, played.seats())),
        _ => None,
    };
    let host = person(Some(&account)).person.ok_or_else(unknown)?;
    let creation = Creation::archive(record, played.as_ref(), over, &host);
    drop(played);
    let info = store_match(&shared, creation, &account, &address).await?;
    Ok(Json(Uploaded {
        id: info.id,
        entries: verified.entries as u32,
        derived: verified.derived as u32,
        trusted: verified.trusted as u32,
        checkpoints: verified.checkpoints as u32,
    }))
}

/// Replays a record aside, where a long or hostile one holds up nobody.
async fn read(shared: &AppState, bytes: Bytes) -> Result<(Record, Box<dyn AnyMatch>, Verified), Refused> {
    let wrong = |message: String| Refused::new(Code::InputRecord, cut(&message, 300));
    let games = shared.games;
    // One at a time: each may take all the memory that one may take.
    let _turn = shared.reading.acquire().await.map_err(|_| Refused(crate::live::busy()))?;
    let limit = std::time::Duration::from_secs(shared.config.bot_seconds);
    let read = aside(limit, move || {
        let record = Record::read_within(&bytes, Bounds::STRANGERS).map_err(|error| error.to_string())?;
        drop(bytes);
        let game: Box<dyn AnyGame> = (games.find)(&record.game).ok_or("a record of an unknown game")?;
        let (played, verified) = game.replay(&record).map_err(|error| error.to_string())?;
        Ok::<_, String>((record, played, verified))
    });
    read.await.map_err(|_| wrong("the record could not be replayed".into()))?.map_err(wrong)
}
