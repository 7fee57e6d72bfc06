//! Guests, accounts, logins, tokens for programs, and profiles.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use parlour_core::to_hex;
use parlour_protocol::{Code, Fault, Login, NewGuest, NewToken, Person, Profile, Register, Token};

use super::auth::{self, Caller, Known, SESSION};
use super::body::Body;
use super::{AppState, Refused};
use crate::store::{Account, StoreError};
use crate::vault::{hash_password, is_password, new_token, random};

/// After so many wrong passwords in a row an account is locked for a while.
const FAILURES: u32 = 5;

/// How long it is locked, in milliseconds.
const LOCKED: u64 = 15 * 60_000;

/// A response that sets the session's cookie.
type WithCookie<T> = ([(axum::http::HeaderName, HeaderValue); 1], Json<T>);

fn person(account: &Account) -> Person {
    Person { id: account.id.clone(), name: account.name.clone(), guest: account.guest }
}

fn check_name(name: &str) -> Result<&str, Refused> {
    let name = name.trim();
    let fits = (2..=32).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if fits { Ok(name) } else { Err(Refused::new(Code::InputShape, "a name has 2 to 32 characters")) }
}

async fn blocking<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
    let done = tokio::task::spawn_blocking(job).await;
    done.map_err(|_| Refused::new(Code::ServerFault, "the password could not be checked"))
}

async fn make_guest(shared: &AppState, name: &str) -> Result<Account, StoreError> {
    let account = Account { id: to_hex(&random::<8>()), name: name.to_owned(), guest: true };
    shared.store.create_guest(&account, shared.clock.now()).await?;
    Ok(account)
}

async fn with_session(shared: &AppState, account: &Account) -> Result<WithCookie<Person>, Refused> {
    let token = new_token();
    let expires = shared.clock.now() + SESSION;
    shared.store.open_session(&token, &account.id, "cookie", "", expires).await?;
    let cookie = auth::set_cookie(Some(&token), shared.config.is_secure());
    Ok(([(SET_COOKIE, cookie)], Json(person(account))))
}

/// Come as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NewGuest, responses((status = 200, body = Person)))]
pub async fn guest(State(shared): State<AppState>, Body(new): Body<NewGuest>) -> Result<WithCookie<Person>, Refused> {
    let name = match &new.name {
        Some(name) => check_name(name)?.to_owned(),
        None => format!("Guest {}", to_hex(&random::<2>())),
    };
    let account = make_guest(&shared, &name).await?;
    with_session(&shared, &account).await
}

/// Make an account; a guest becomes one and keeps its matches.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Register,
    responses((status = 200, body = Person), (status = 409, body = Fault)))]
pub async fn register(
    State(shared): State<AppState>,
    Caller(caller): Caller,
    Body(new): Body<Register>,
) -> Result<WithCookie<Person>, Refused> {
    let name = check_name(&new.name)?.to_owned();
    if !(8..=128).contains(&new.password.len()) {
        return Err(Refused::new(Code::InputShape, "a password has 8 to 128 characters"));
    }
    if new.mail.as_ref().is_some_and(|mail| mail.len() > 254 || !mail.contains('@')) {
        return Err(Refused::new(Code::InputShape, "this is not a mail address"));
    }
    let hash = blocking(move || hash_password(&new.password)).await?;
    let account = match caller {
        Some(account) if account.guest => account,
        _ => make_guest(&shared, &name).await?,
    };
    match shared.store.register(&account.id, &name, &hash, new.mail.as_deref()).await {
        Ok(()) => with_session(&shared, &Account { name, guest: false, ..account }).await,
        Err(StoreError::Conflict) => Err(Refused::new(Code::AuthTaken, "this name is taken")),
        Err(error) => Err(error.into()),
    }
}

/// Log in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login,
    responses((status = 200, body = Person), (status = 401, body = Fault), (status = 429, body = Fault)))]
pub async fn login(State(shared): State<AppState>, Body(login): Body<Login>) -> Result<WithCookie<Person>, Refused> {
    let refused = || Refused::new(Code::AuthRefused, "wrong name or password");
    let now = shared.clock.now();
    let Some(lockout) = shared.store.lockout(&login.name).await? else {
        // As slow as for a name that exists, so that names cannot be told apart by the time it takes.
        blocking(move || hash_password(&login.password)).await?;
        return Err(refused());
    };
    if lockout.locked_until > now {
        return Err(Refused::new(Code::AuthLocked, "too many wrong passwords; try again later"));
    }
    let hash = lockout.password.clone();
    if blocking(move || is_password(&login.password, &hash)).await? {
        shared.store.set_failures(&lockout.account.id, 0, 0).await?;
        return with_session(&shared, &lockout.account).await;
    }
    let failures = lockout.failures + 1;
    let (failures, until) = if failures >= FAILURES { (0, now + LOCKED) } else { (failures, 0) };
    shared.store.set_failures(&lockout.account.id, failures, until).await?;
    Err(refused())
}

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200)))]
pub async fn logout(
    State(shared): State<AppState>,
    headers: HeaderMap,
) -> Result<[(axum::http::HeaderName, HeaderValue); 1], Refused> {
    if let Some(token) = auth::bearer(&headers).or_else(|| auth::cookie(&headers)) {
        shared.store.close_session(token).await?;
    }
    Ok([(SET_COOKIE, auth::set_cookie(None, shared.config.is_secure()))])
}

/// Who the server takes the caller for.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Person), (status = 401, body = Fault)))]
pub async fn me(Known(account): Known) -> Json<Person> {
    Json(person(&account))
}

/// Ask for a token with which a program may act for the caller.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken, responses((status = 200, body = Token)))]
pub async fn token(
    State(shared): State<AppState>,
    Known(account): Known,
    Body(new): Body<NewToken>,
) -> Result<Json<Token>, Refused> {
    if new.label.len() > 64 {
        return Err(Refused::new(Code::InputSize, "a label has at most 64 characters"));
    }
    let token = new_token();
    let expires = shared.clock.now() + 4 * SESSION;
    shared.store.open_session(&token, &account.id, "program", &new.label, expires).await?;
    Ok(Json(Token { token, label: new.label }))
}

/// What is kept of the caller's matches of a game.
#[utoipa::path(get, path = "/api/profile/{game}", tag = "people", params(("game" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Fault)))]
pub async fn profile(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(game): Path<String>,
) -> Result<Json<Profile>, Refused> {
    let profile = shared.store.profile(&account.id, &game).await?;
    profile.map(Json).ok_or_else(|| Refused::new(Code::TableUnknown, "no match of this game was finished yet"))
}
