//! Guests, accounts, logins, tokens for programs, and profiles.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::AppendHeaders;
use parlour_core::to_hex;
use parlour_protocol::{Code, Fault, Login, NewGuest, NewToken, Order, Person, Profile, Register, Token, TokenInfo};

use super::address::Path;
use super::auth::{self, Caller, Known, SESSION};
use super::body::Body;
use super::guard::Address;
use super::lockout::{Visit, device_place};
use super::{AppState, Refused, sessions, site};
use crate::store::{Account, Session, StoreError};
use crate::vault::{hash_password, is_password, new_token, random, token_hash};
use crate::{kept, names};

/// What is hashed for a name that nobody has.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_password(&new_token()));

/// A response that opens a session: it sets the cookie and perhaps the device's, or names the token.
pub type WithCookie<T> = (AppendHeaders<Vec<(HeaderName, HeaderValue)>>, Json<T>);

fn person(account: &Account) -> Person {
    Person { id: account.id.clone(), name: account.name.clone(), guest: account.guest }
}

fn check_name(name: &str) -> Result<String, Refused> {
    names::tidy(name).ok_or_else(|| Refused::new(Code::InputShape, names::RULE))
}

/// Whether it can be a password.
pub fn check_password(password: &str) -> Result<(), Refused> {
    let fits = (8..=128).contains(&password.chars().count());
    if fits { Ok(()) } else { Err(Refused::new(Code::InputShape, "a password must have 8 to 128 characters")) }
}

fn taken() -> Refused {
    Refused::new(Code::AuthTaken, "that name is taken, or too much like one that is")
}

/// Hashes or checks a password off the request path, as many at once as there are cores.
pub async fn hashing<T: Send + 'static>(
    shared: &AppState,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refused> {
    let failed = || Refused::new(Code::ServerFault, "the password could not be checked");
    let _room = shared.hashing.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(job).await.map_err(|_| failed())
}

async fn make_guest(shared: &AppState, name: &str) -> Result<Account, StoreError> {
    let account = Account { id: to_hex(&random::<8>()), name: name.to_owned(), guest: true, rights: 0 };
    shared.store.create_guest(&account, shared.clock.now()).await?;
    Ok(account)
}

/// Opens a session for a browser. Sessions that the account had with other rights are void already;
/// here they are thrown away and their sockets closed.
pub async fn with_session(
    shared: &AppState,
    account: &Account,
    headers: &HeaderMap,
) -> Result<WithCookie<Person>, Refused> {
    let is_site = site::of(&shared.config, headers).is_some();
    let (token, kind) = if is_site { (site::new_token(), "site") } else { (new_token(), "cookie") };
    let now = shared.clock.now();
    shared.store.open_session(&token, account, kind, &sessions::browser(headers), (now, now + SESSION)).await?;
    for void in shared.store.end_void_sessions(account).await? {
        shared.revoke(&void);
    }
    let header = if is_site {
        (site::SESSION, HeaderValue::from_str(&token).expect("a token is letters and digits"))
    } else {
        (SET_COOKIE, auth::set_cookie(Some(&token), shared.config.is_secure()))
    };
    Ok((AppendHeaders(vec![header]), Json(person(account))))
}

/// The same for somebody with an account, from a device that is known again from here on.
async fn at_home(
    shared: &AppState,
    account: &Account,
    visit: &Visit,
    headers: &HeaderMap,
) -> Result<WithCookie<Person>, Refused> {
    let (mut cookies, person) = with_session(shared, account, headers).await?;
    if auth::device(headers).is_none() && site::of(&shared.config, headers).is_none() {
        let device = new_token();
        shared.store.remember_place(&account.id, &device_place(&device), shared.clock.now()).await?;
        cookies.0.push((SET_COOKIE, auth::set_device(&device, shared.config.is_secure())));
    }
    visit.remember(shared, &account.id).await?;
    Ok((cookies, person))
}

/// Ends the session that the caller leaves for another. A guest cannot come back, and neither can
/// the programs that acted for it.
async fn leave_behind(shared: &AppState, headers: &HeaderMap) -> Result<(), Refused> {
    let Some(token) = auth::in_person(headers).filter(|token| token.len() <= 128) else { return Ok(()) };
    let Some(account) = shared.store.session(token, shared.clock.now()).await? else { return Ok(()) };
    if account.guest {
        shared.end_other_sessions(&account.id, &[]).await?;
    } else {
        let hash = token_hash(token);
        shared.store.end_session(&account.id, &hash).await?;
        shared.revoke(&hash);
    }
    Ok(())
}

/// Come as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = NewGuest,
    responses((status = 200, body = Person), (status = 409, body = Fault)))]
pub async fn guest(
    State(shared): State<AppState>,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<WithCookie<Person>, Refused> {
    let name = match &new.name {
        Some(name) => check_name(name)?,
        None => format!("Guest {}", to_hex(&random::<2>())),
    };
    if shared.store.is_name_taken(&name).await? {
        return Err(taken());
    }
    let account = make_guest(&shared, &name).await?;
    leave_behind(&shared, &headers).await?;
    with_session(&shared, &account, &headers).await
}

/// Make an account; a guest becomes one and keeps its matches. Its sessions as a guest end.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Register,
    responses((status = 200, body = Person), (status = 409, body = Fault)))]
pub async fn register(
    State(shared): State<AppState>,
    Caller(caller): Caller,
    Address(address): Address,
    headers: HeaderMap,
    Body(new): Body<Register>,
) -> Result<WithCookie<Person>, Refused> {
    let name = check_name(&new.name)?;
    check_password(&new.password)?;
    if new.mail.as_ref().is_some_and(|mail| mail.len() > 254 || !mail.contains('@')) {
        return Err(Refused::new(Code::InputShape, "that is not an email address"));
    }
    if shared.store.is_name_taken(&name).await? {
        return Err(taken());
    }
    let hash = hashing(&shared, move || hash_password(&new.password)).await?;
    // Only somebody who comes in person: a token is not the guest that it acts for.
    let guest = caller.filter(|account| account.guest && auth::in_person(&headers) == auth::shown(&headers));
    let guest = if let Some(guest) = guest { guest } else { make_guest(&shared, &name).await? };
    let visit = Visit::new(&name, &address, &headers);
    match shared.store.register(&guest, &name, &hash, new.mail.as_deref()).await {
        Ok(account) => {
            leave_behind(&shared, &headers).await?;
            at_home(&shared, &account, &visit, &headers).await
        }
        Err(StoreError::Conflict) => Err(taken()),
        Err(error) => Err(error.into()),
    }
}

/// Log in. The session in which the caller came ends.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login,
    responses((status = 200, body = Person), (status = 401, body = Fault), (status = 429, body = Fault)))]
pub async fn login(
    State(shared): State<AppState>,
    Address(address): Address,
    headers: HeaderMap,
    Body(login): Body<Login>,
) -> Result<WithCookie<Person>, Refused> {
    let visit = Visit::new(&login.name, &address, &headers);
    let (account, hash) = shared.store.account(&login.name).await?.unzip();
    let tries = visit.count(&shared, account.as_ref().map(|account| account.id.as_str())).await?;
    // A name that nobody has is hashed for as well: names cannot be told apart by the time it takes.
    let right = move || is_password(&login.password, hash.as_deref().unwrap_or(&NOBODY));
    let right = hashing(&shared, right).await?;
    let Some(account) = account.filter(|_| right) else {
        return Err(Refused::new(Code::AuthRefused, "wrong name or password"));
    };
    visit.succeeded(&shared, &account.id, &tries).await?;
    leave_behind(&shared, &headers).await?;
    at_home(&shared, &account, &visit, &headers).await
}

/// Log out.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200)))]
pub async fn logout(
    State(shared): State<AppState>,
    Caller(caller): Caller,
    headers: HeaderMap,
) -> Result<[(HeaderName, HeaderValue); 1], Refused> {
    if let (Some(account), Some(token)) = (caller, auth::shown_token(&headers)) {
        shared.store.end_session(&account.id, &token).await?;
        shared.revoke(&token);
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
        return Err(Refused::new(Code::InputSize, "a label can have at most 64 characters"));
    }
    let (token, now) = (new_token(), shared.clock.now());
    shared.store.open_session(&token, &account, "program", &new.label, (now, now + 4 * SESSION)).await?;
    Ok(Json(Token { token, label: new.label }))
}

/// The tokens of the caller's programs.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses((status = 200, body = Vec<TokenInfo>)))]
pub async fn tokens(State(shared): State<AppState>, Known(account): Known) -> Result<Json<Vec<TokenInfo>>, Refused> {
    let sessions = shared.store.sessions(&account, shared.clock.now()).await?;
    let programs = sessions.into_iter().filter(|session| session.kind == "program");
    let info = |session: Session| TokenInfo {
        id: sessions::session_name(&session.token),
        label: session.label,
        expires: session.expires,
    };
    Ok(Json(programs.map(info).collect()))
}

/// Take a program's token back; the sockets opened with it are closed.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = Fault)))]
pub async fn revoke_token(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(id): Path<String>,
) -> Result<(), Refused> {
    let session = sessions::find(&shared, &account, &id).await?;
    if session.kind != "program" {
        return Err(Refused::new(Code::TableUnknown, "there is no such token"));
    }
    sessions::end_one(&shared, &account, &session).await
}

/// What is kept of the caller's matches of all games that were played: ratings, statistics, and
/// what the games themselves keep; null where that cannot be read.
#[utoipa::path(get, path = "/api/profile", tag = "profiles", responses((status = 200, body = Vec<Profile>)))]
pub async fn profiles(State(shared): State<AppState>, Known(account): Known) -> Result<Json<Vec<Profile>>, Refused> {
    let profiles = shared.store.profiles(&account.id).await?;
    let shown = |profile: Profile| {
        let game = (shared.games.find)(&profile.game);
        let kept = game.and_then(|game| kept::shown(game.as_ref(), profile.clone()).ok());
        kept.unwrap_or(Profile { kept: serde_json::Value::Null, ..profile })
    };
    Ok(Json(profiles.into_iter().map(shown).collect()))
}

/// What is kept of the caller's matches of a game; before the first one, what everybody starts with.
#[utoipa::path(get, path = "/api/profile/{game}", tag = "profiles", params(("game" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Fault)))]
pub async fn profile(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(game): Path<String>,
) -> Result<Json<Profile>, Refused> {
    let game = super::games::find(&shared, &game)?;
    let profile = shared.profile(&account.id, game.as_ref()).await?;
    Ok(Json(kept::shown(game.as_ref(), profile)?))
}

/// Do something with what a game keeps: buy, upgrade, save a deck. What an order is, the game says
/// (`docs/bot-api.md`). The version must be the one the caller has seen; the answer is the new profile.
#[utoipa::path(post, path = "/api/profile/{game}/order", tag = "profiles", params(("game" = String, Path)),
    request_body = Order,
    responses((status = 200, body = Profile), (status = 409, body = Fault, description = "the profile has changed in the meantime"),
        (status = 422, body = Fault, description = "the rules don't allow that")))]
pub async fn order(
    State(shared): State<AppState>,
    Known(account): Known,
    Path(game): Path<String>,
    Body(order): Body<Order>,
) -> Result<Json<Profile>, Refused> {
    let game = super::games::find(&shared, &game)?;
    let keepsake = kept::keepsake(game.as_ref())?;
    let mut profile = shared.profile(&account.id, game.as_ref()).await?;
    let stale = |version: u32| {
        let mut fault =
            Fault::new(Code::ActionStale, format!("the profile is now at version {version}; load it again"));
        fault.number = Some(version);
        Refused(fault)
    };
    if profile.version != order.version {
        return Err(stale(profile.version));
    }
    let done = keepsake.order(&mut profile.kept, &order.order);
    done.map_err(|error| kept::fault(&error, game.info()))?;
    profile.version += 1;
    match shared.store.replace_profile(&account.id, &profile).await {
        Ok(()) => Ok(Json(kept::shown(game.as_ref(), profile)?)),
        Err(StoreError::Conflict) => Err(stale(shared.profile(&account.id, game.as_ref()).await?.version)),
        Err(error) => Err(error.into()),
    }
}
