//! Guests, accounts, logins, tokens for programs, and profiles.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use parlour_core::to_hex;
use parlour_protocol::{Code, Fault, Login, NewGuest, NewToken, Order, Person, Profile, Register, Token, TokenInfo};

use super::address::Path;
use super::auth::{self, Caller, Known, SESSION};
use super::body::Body;
use super::{AppState, Refused};
use crate::kept;
use crate::store::{Account, StoreError};
use crate::vault::{hash_password, is_password, new_token, random, token_hash};

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

/// Hashes or checks a password off the request path, as many at once as there are cores.
async fn hashing<T: Send + 'static>(shared: &AppState, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
    let failed = || Refused::new(Code::ServerFault, "the password could not be checked");
    let _room = shared.hashing.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(job).await.map_err(|_| failed())
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
    if !(8..=128).contains(&new.password.chars().count()) {
        return Err(Refused::new(Code::InputShape, "a password has 8 to 128 characters"));
    }
    if new.mail.as_ref().is_some_and(|mail| mail.len() > 254 || !mail.contains('@')) {
        return Err(Refused::new(Code::InputShape, "this is not a mail address"));
    }
    let hash = hashing(&shared, move || hash_password(&new.password)).await?;
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
    let Some((account, hash)) = shared.store.account(&login.name).await? else {
        // As slow as for a name that exists, so that names cannot be told apart by the time it takes.
        hashing(&shared, move || hash_password(&login.password)).await?;
        return Err(refused());
    };
    if !shared.store.count_login(&account.id, now, FAILURES, now + LOCKED).await? {
        return Err(Refused::new(Code::AuthLocked, "too many wrong passwords; try again later"));
    }
    if !hashing(&shared, move || is_password(&login.password, &hash)).await? {
        return Err(refused());
    }
    shared.store.forget_logins(&account.id).await?;
    with_session(&shared, &account).await
}

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200)))]
pub async fn logout(
    State(shared): State<AppState>,
    headers: HeaderMap,
) -> Result<[(axum::http::HeaderName, HeaderValue); 1], Refused> {
    if let Some(token) = auth::bearer(&headers).or_else(|| auth::cookie(&headers)) {
        shared.store.close_session(token).await?;
        shared.revoke(&token_hash(token));
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

/// How a token is named without telling it: by the first digits of its hash.
fn token_name(hash: &[u8]) -> String {
    to_hex(&hash[..hash.len().min(8)])
}

/// The tokens of the caller's programs.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses((status = 200, body = Vec<TokenInfo>)))]
pub async fn tokens(State(shared): State<AppState>, Known(account): Known) -> Result<Json<Vec<TokenInfo>>, Refused> {
    let tokens = shared.store.program_tokens(&account.id, shared.clock.now()).await?;
    let info = |(hash, label, expires): (Vec<u8>, String, u64)| TokenInfo { id: token_name(&hash), label, expires };
    Ok(Json(tokens.into_iter().map(info).collect()))
}

/// Take a token back; the sockets opened with it are closed.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = Fault)))]
pub async fn revoke_token(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
) -> Result<(), Refused> {
    let tokens = shared.store.program_tokens(&account.id, shared.clock.now()).await?;
    let missing = || Refused::new(Code::TableUnknown, "there is no such token");
    let (hash, ..) = tokens.into_iter().find(|(hash, ..)| token_name(hash) == id).ok_or_else(missing)?;
    if !shared.store.revoke_session(&account.id, &hash).await? {
        return Err(missing());
    }
    shared.revoke(&hash);
    Ok(())
}

/// What is kept of the caller's matches of all games that were played: ratings, statistics, and
/// what the games themselves keep.
#[utoipa::path(get, path = "/api/profile", tag = "profiles", responses((status = 200, body = Vec<Profile>)))]
pub async fn profiles(State(shared): State<AppState>, Known(account): Known) -> Result<Json<Vec<Profile>>, Refused> {
    let profiles = shared.store.profiles(&account.id).await?;
    Ok(Json(profiles.into_iter().map(kept::shown).collect()))
}

/// What is kept of the caller's matches of a game; before the first one, what everybody starts with.
#[utoipa::path(get, path = "/api/profile/{game}", tag = "profiles", params(("game" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Fault)))]
pub async fn profile(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(game): Path<String>,
) -> Result<Json<Profile>, Refused> {
    super::games::find(&shared, &game)?;
    Ok(Json(kept::shown(shared.store.profile_or_blank(&account.id, &game).await?)))
}

/// Do something with what a game keeps: buy, upgrade, save a deck. In Clans the order is a
/// `ClansOrder`. The version must be the one the caller has seen; the answer is the new profile.
#[utoipa::path(post, path = "/api/profile/{game}/order", tag = "profiles", params(("game" = String, Path)),
    request_body = Order,
    responses((status = 200, body = Profile), (status = 409, body = Fault, description = "the profile has changed meanwhile"),
        (status = 422, body = Fault, description = "the rules refuse it")))]
pub async fn order(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(game): Path<String>,
    Body(order): Body<Order>,
) -> Result<Json<Profile>, Refused> {
    super::games::find(&shared, &game)?;
    let mut profile = shared.store.profile_or_blank(&account.id, &game).await?;
    let stale = |version: u32| {
        let mut fault = Fault::new(Code::ActionStale, format!("the profile is at version {version}; look again"));
        fault.number = Some(version);
        Refused(fault)
    };
    if profile.version != order.version {
        return Err(stale(profile.version));
    }
    kept::keeper(&game).order(&mut profile.kept, &order.order)?;
    profile.version += 1;
    match shared.store.replace_profile(&account.id, &profile).await {
        Ok(()) => Ok(Json(kept::shown(profile))),
        Err(StoreError::Conflict) => Err(stale(shared.store.profile_or_blank(&account.id, &game).await?.version)),
        Err(error) => Err(error.into()),
    }
}
