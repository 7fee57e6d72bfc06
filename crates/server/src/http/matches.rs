//! The lobby and what is asked of a match.

use axum::Json;
use axum::extract::State;
use parlour_protocol::{Answer, Ask, Code, Fault, Invitation, Join, MatchInfo, MatchList, NewMatch, Notes, Phase};
use serde::Deserialize;

use super::address::{Path, Query};
use super::auth::{Caller, Known};
use super::body::Body;
use super::guard::Address;
use super::{AppState, Refused};
use crate::live::{person, ruled, store_match, unknown};
use crate::store::Filter;
use parlour_table::head::{Head, phase_word};
use parlour_table::{Command, Creation, Replied};

/// The longest notes.
const NOTES: usize = 10_000;

/// What a list is to have.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ListQuery {
    /// Where they stand.
    phase: Option<Phase>,
    /// A game's id.
    game: Option<String>,
    /// Only matches with a seat of the caller.
    #[serde(default)]
    mine: bool,
    /// At most so many, and never more than 200; 50 without.
    limit: Option<u32>,
    /// Those that last changed before this time: the `updated` of the last one of the page before.
    before: Option<u64>,
}

/// Matches, those that changed last first.
#[utoipa::path(get, path = "/api/matches", tag = "matches", params(ListQuery), responses((status = 200, body = MatchList)))]
pub async fn list(
    State(shared): State<AppState>,
    Caller(account): Caller,
    Query(query): Query<ListQuery>,
) -> Result<Json<MatchList>, Refused> {
    let required = || Refused::new(Code::AuthRequired, "sign in to see your matches");
    let own = if query.mine { Some(account.as_ref().ok_or_else(required)?.id.clone()) } else { None };
    let filter = Filter {
        phase: query.phase.map(phase_word),
        game: query.game,
        account: own,
        before: query.before,
        limit: query.limit.unwrap_or(50),
    };
    let rows = shared.store.list(&filter).await?;
    let id = account.as_ref().map(|account| account.id.as_str());
    let mut matches = Vec::with_capacity(rows.len());
    for row in rows {
        let head: Head = serde_json::from_slice(&row.head).map_err(crate::store::StoreError::from)?;
        // What the columns beside the head say is not sealed: they find matches, no more.
        let concerns = match &filter.account {
            Some(account) => head.seats_of(account).next().is_some(),
            None => !head.private,
        };
        if !concerns || filter.phase.is_some_and(|phase| phase != head.phase_word()) {
            continue;
        }
        // Whether it is the caller's turn only the match itself knows.
        if query.mine && head.phase == Phase::Running {
            let who = person(account.as_ref());
            if let Ok(info) = shared.tables.call(&shared, &row.id, Command::Info(who), Replied::info).await {
                matches.push(info);
                continue;
            }
        }
        matches.push(head.info(&row.id, row.created, row.updated, id));
    }
    Ok(Json(MatchList { matches }))
}

/// Set a table up.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = NewMatch,
    responses((status = 200, body = MatchInfo), (status = 422, body = Fault)))]
pub async fn create(
    State(shared): State<AppState>,
    Known(account): Known,
    Address(address): Address,
    Body(new): Body<NewMatch>,
) -> Result<Json<MatchInfo>, Refused> {
    // What is brought is looked up before the table is set up; most games keep nothing.
    let kept = match (shared.games.find)(&new.game).filter(|game| game.keepsake().is_some()) {
        Some(game) => shared.profile(&account.id, game.as_ref()).await?.kept,
        None => serde_json::Value::Null,
    };
    let (house, who) = (shared.house.clone(), person(Some(&account)).person.ok_or_else(unknown)?);
    let creation = ruled(&shared, move || Creation::new(new, &who, &kept, &house)).await?;
    Ok(Json(store_match(&shared, creation, &account, &address).await?))
}

/// The lobby side of a match.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = MatchInfo), (status = 404, body = Fault)))]
pub async fn info(
    State(shared): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MatchInfo>, Refused> {
    Ok(Json(shared.tables.call(&shared, &id, Command::Info(caller.who()), Replied::info).await?))
}

/// Take a seat; the match begins when all are taken and have shown their shares of the shuffle.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "matches", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = MatchInfo), (status = 409, body = Fault)))]
pub async fn join(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<MatchInfo>, Refused> {
    let _door = shared.door(&account.id).await;
    shared.make_room(&account, None, false).await?;
    let who = person(Some(&account));
    Ok(Json(shared.tables.call(&shared, &id, Command::Join(who, join), Replied::info).await?))
}

/// Get up before the start.
#[utoipa::path(post, path = "/api/matches/{id}/leave", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = MatchInfo), (status = 409, body = Fault)))]
pub async fn leave(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
) -> Result<Json<MatchInfo>, Refused> {
    let who = person(Some(&account));
    Ok(Json(shared.tables.call(&shared, &id, Command::Leave(who), Replied::info).await?))
}

/// The invitations that the host may hand out.
#[utoipa::path(get, path = "/api/matches/{id}/invitations", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Invitation>), (status = 403, body = Fault)))]
pub async fn invitations(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
) -> Result<Json<Vec<Invitation>>, Refused> {
    let who = person(Some(&account));
    Ok(Json(shared.tables.call(&shared, &id, Command::Invitations(who), Replied::invitations).await?))
}

/// Ask something of a match: act, look, undo, resign, chat and all the rest.
#[utoipa::path(post, path = "/api/matches/{id}/ask", tag = "matches", params(("id" = String, Path)), request_body = Ask,
    responses((status = 200, body = Answer), (status = 409, body = Fault), (status = 422, body = Fault)))]
pub async fn ask(
    State(shared): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Body(ask): Body<Ask>,
) -> Result<Json<Answer>, Refused> {
    Ok(Json(shared.tables.call(&shared, &id, Command::Ask(caller.who(), ask), Replied::answer).await?))
}

/// The caller's private notes on a match.
#[utoipa::path(get, path = "/api/matches/{id}/notes", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = Notes)))]
pub async fn notes(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
) -> Result<Json<Notes>, Refused> {
    let row = shared.store.find(&id).await?.ok_or_else(unknown)?;
    Ok(Json(Notes { text: shared.store.notes(row.no, &row.id, &account.id).await? }))
}

/// Keep private notes on a match.
#[utoipa::path(put, path = "/api/matches/{id}/notes", tag = "matches", params(("id" = String, Path)), request_body = Notes,
    responses((status = 200)))]
pub async fn set_notes(
    State(shared): State<AppState>,
    Known(account): Known,
    Address(address): Address,
    Path(id): Path<String>,
    Body(notes): Body<Notes>,
) -> Result<(), Refused> {
    if notes.text.len() > NOTES {
        return Err(Refused::new(Code::InputSize, format!("notes can have at most {NOTES} characters")));
    }
    let row = shared.store.find(&id).await?.ok_or_else(unknown)?;
    shared.charge(&account, &address, notes.text.len()).await?;
    shared.store.set_notes(row.no, &row.id, &account.id, &notes.text).await?;
    Ok(())
}
