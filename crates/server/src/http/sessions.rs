//! The caller's own sessions: listed, ended one by one or all others at once; and the password.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use parlour_core::to_hex;
use parlour_protocol::{Code, Fault, NewPassword, Person, SessionInfo, SessionKind};

use super::accounts::{WithCookie, check_password, hashing, with_session};
use super::address::Path;
use super::auth::{self, InPerson, Known};
use super::body::Body;
use super::guard::Address;
use super::lockout::Visit;
use super::{AppState, Refused};
use crate::store::{Account, Session, StoreError};
use crate::vault::{hash_password, is_password};

/// How a session is named without telling its token: by the first digits of its hash.
pub fn session_name(hash: &[u8]) -> String {
    to_hex(&hash[..hash.len().min(8)])
}

/// The browser and the system that a request names, in words that its user knows.
pub fn browser(headers: &HeaderMap) -> String {
    let agent = headers.get("user-agent").and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Those that pretend to be others come before them.
    let named =
        |list: &[(&str, &'static str)]| list.iter().find(|(mark, _)| agent.contains(mark)).map_or("", |(_, name)| name);
    let name = named(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = named(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    [name, system].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// One of the caller's sessions by its name.
pub async fn find(shared: &AppState, account: &Account, name: &str) -> Result<Session, Refused> {
    let sessions = shared.store.sessions(account, shared.clock.now()).await?;
    let found = sessions.into_iter().find(|session| session_name(&session.token) == name);
    found.ok_or_else(|| Refused::new(Code::TableUnknown, "there is no such session"))
}

/// Ends one of the caller's sessions, with its sockets.
pub async fn end_one(shared: &AppState, account: &Account, session: &Session) -> Result<(), Refused> {
    shared.store.end_session(&account.id, &session.token).await?;
    shared.revoke(&session.token);
    Ok(())
}

/// Where the caller is logged in, and with which programs.
#[utoipa::path(get, path = "/api/sessions", tag = "people", responses((status = 200, body = Vec<SessionInfo>)))]
pub async fn list(
    State(shared): State<AppState>,
    Known(account): Known,
    headers: HeaderMap,
) -> Result<Json<Vec<SessionInfo>>, Refused> {
    let own = auth::shown_token(&headers);
    let info = |session: Session| SessionInfo {
        id: session_name(&session.token),
        kind: if session.kind == "program" { SessionKind::Program } else { SessionKind::Browser },
        current: own.as_ref() == Some(&session.token),
        label: session.label,
        made: session.made,
        used: session.used,
        expires: session.expires,
    };
    let sessions = shared.store.sessions(&account, shared.clock.now()).await?;
    Ok(Json(sessions.into_iter().map(info).collect()))
}

/// End one of the caller's sessions; the sockets opened with it are closed.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = Fault)))]
pub async fn end(
    State(shared): State<AppState>,
    InPerson(account): InPerson,
    Path(id): Path<String>,
) -> Result<(), Refused> {
    let session = find(&shared, &account, &id).await?;
    end_one(&shared, &account, &session).await
}

/// End all of the caller's sessions but this one, those of programs too.
#[utoipa::path(post, path = "/api/sessions/end-others", tag = "people", responses((status = 200)))]
pub async fn end_others(
    State(shared): State<AppState>,
    InPerson(account): InPerson,
    headers: HeaderMap,
) -> Result<(), Refused> {
    let own = auth::shown_token(&headers).unwrap_or_default();
    Ok(shared.end_other_sessions(&account.id, &own).await?)
}

/// Change the password. Every session ends but this one, which gets a new cookie.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 200, body = Person), (status = 401, body = Fault), (status = 429, body = Fault)))]
pub async fn password(
    State(shared): State<AppState>,
    InPerson(account): InPerson,
    Address(address): Address,
    headers: HeaderMap,
    Body(change): Body<NewPassword>,
) -> Result<WithCookie<Person>, Refused> {
    check_password(&change.new)?;
    let none = || Refused::new(Code::AuthRequired, "guests have no password; create an account first");
    let hash = shared.store.password(&account.id).await?.ok_or_else(none)?;
    let visit = Visit::new(&account.name, &address, &headers);
    let tries = visit.count(&shared, Some(&account.id)).await?;
    let (NewPassword { old, new }, held) = (change, hash.clone());
    let hashed = hashing(&shared, move || is_password(&old, &held).then(|| hash_password(&new))).await?;
    let hashed = hashed.ok_or_else(|| Refused::new(Code::AuthRefused, "your current password is wrong"))?;
    let changed = match shared.store.set_password(&account, &hash, &hashed).await {
        Err(StoreError::Conflict) => {
            return Err(Refused::new(Code::ActionStale, "the password was changed in the meantime"));
        }
        changed => changed?,
    };
    visit.succeeded(&shared, &account.id, &tries).await?;
    let renewed = with_session(&shared, &changed, &headers).await?;
    Ok(renewed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_called_what_its_user_calls_it() {
        let said =
            |agent: &str| browser(&HeaderMap::from_iter([(axum::http::header::USER_AGENT, agent.parse().unwrap())]));
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
        assert_eq!(said(firefox), "Firefox, Linux");
        let edge =
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Edg/120";
        assert_eq!(said(edge), "Edge, Windows");
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1";
        assert_eq!(said(phone), "Safari, iPhone");
        assert_eq!((said("<script>").as_str(), browser(&HeaderMap::new()).as_str()), ("", ""));
    }
}
