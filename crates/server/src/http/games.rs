//! The games on offer, their words and their rules.

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use parlour_core::{AnyGame, Catalogue, GameInfo, Text};
use parlour_protocol::{Book, BotCard, Code, Fault, GameCard, GameName, RuleText};

use super::address::Path;
use super::{AppState, Refused};

fn card(game: &dyn AnyGame) -> GameCard {
    let info = game.info();
    let usual = game.usual_bot();
    let bots = game.bots().into_iter().map(|(id, about)| BotCard {
        id: id.to_owned(),
        about: about.to_owned(),
        usual: usual == Some(id),
    });
    GameCard {
        id: info.id.to_owned(),
        title: info.title.to_owned(),
        about: info.about.to_owned(),
        min_seats: info.min_seats,
        max_seats: info.max_seats,
        seat_names: info.seat_names.iter().map(|name| (*name).to_owned()).collect(),
        rules_version: info.rules_version,
        hidden: info.hidden,
        listed: info.listed,
        languages: info.locales.iter().map(|(code, _)| (*code).to_owned()).collect(),
        bots: bots.collect(),
        setup: game.default_setup(),
        options: serde_json::to_value(info.options).expect("options are plain data"),
        keeps: game.keepsake().is_some(),
        names: info.locales.iter().filter_map(|(code, _)| Some(((*code).to_owned(), name(info, code)?))).collect(),
    }
}

/// What a game calls itself in a language.
fn name(info: &GameInfo, language: &str) -> Option<GameName> {
    let words = info.words(language)?;
    let say = |key| words.knows(&Text::new(key)).then(|| words.say(&Text::new(key)));
    Some(GameName { title: say("game.title")?, about: say("game.about")?, kept: say("game.kept") })
}

pub(super) fn find(shared: &AppState, id: &str) -> Result<Box<dyn AnyGame>, Refused> {
    (shared.games.find)(id).ok_or_else(|| Refused::new(Code::TableUnknown, "there is no such game"))
}

/// The games on offer.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub async fn list(State(shared): State<AppState>) -> Json<Vec<GameCard>> {
    Json((shared.games.all)().iter().map(|game| card(game.as_ref())).collect())
}

/// A game's catalogue, written in Fluent: what every game says alike, then its own words.
#[utoipa::path(get, path = "/api/games/{id}/catalogue/{language}", tag = "games",
    params(("id" = String, Path), ("language" = String, Path)),
    responses((status = 200, description = "messages in Fluent", body = String, content_type = "text/plain"), (status = 404, body = Fault)))]
pub async fn catalogue(
    State(shared): State<AppState>,
    Path((id, language)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let words = spoken(&shared, &id, &language)?;
    Ok(([(CACHE_CONTROL, "no-cache")], words.source().to_owned()).into_response())
}

/// The same as plain messages by key with `{name}` for a parameter, for clients of before Fluent and
/// for simple programs: numbers have one form there, and nothing agrees.
#[utoipa::path(get, path = "/api/games/{id}/words/{language}", tag = "games",
    params(("id" = String, Path), ("language" = String, Path)),
    responses((status = 200, description = "messages by key"), (status = 404, body = Fault)))]
pub async fn words(
    State(shared): State<AppState>,
    Path((id, language)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let words = spoken(&shared, &id, &language)?;
    Ok(([(CACHE_CONTROL, "no-cache")], Json(words.templates())).into_response())
}

fn spoken(shared: &AppState, id: &str, language: &str) -> Result<Catalogue, Refused> {
    let words = find(shared, id)?.info().words(language);
    words.ok_or_else(|| Refused::new(Code::TableUnknown, "this game isn't available in that language"))
}

/// A game's numbered rules.
#[utoipa::path(get, path = "/api/games/{id}/rules", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Vec<RuleText>), (status = 404, body = Fault)))]
pub async fn rules(State(shared): State<AppState>, Path(id): Path<String>) -> Result<Json<Vec<RuleText>>, Refused> {
    let game = find(&shared, &id)?;
    let rules = parlour_core::rules(game.info().rules()).into_iter().map(|rule| RuleText {
        id: rule.id.to_owned(),
        chapter: rule.chapter.to_owned(),
        text: rule.text,
    });
    Ok(Json(rules.collect()))
}

/// What people read about a game: how to play, and its rules. In English if it is not there in the
/// language that is asked for.
#[utoipa::path(get, path = "/api/games/{id}/book/{language}", tag = "games",
    params(("id" = String, Path), ("language" = String, Path)),
    responses((status = 200, body = Book), (status = 404, body = Fault)))]
pub async fn book(
    State(shared): State<AppState>,
    Path((id, language)): Path<(String, String)>,
) -> Result<Json<Book>, Refused> {
    let game = find(&shared, &id)?;
    let book = game.info().book(&language);
    let book = book.ok_or_else(|| Refused::new(Code::TableUnknown, "there is no guide to this game"))?;
    let picture = |(name, svg): &(&str, &str)| ((*name).to_owned(), (*svg).to_owned());
    Ok(Json(Book {
        language: book.language.to_owned(),
        how_to_play: book.how_to_play.to_owned(),
        rules: book.rules.to_owned(),
        pictures: book.pictures.iter().map(picture).collect(),
    }))
}

/// What there is to collect in a game, and what it costs, in a form of the game's own: in Clans every
/// card, hero and deck.
#[utoipa::path(get, path = "/api/games/{id}/goods", tag = "games", params(("id" = String, Path)),
    responses((status = 200, description = "in a form of the game's own", body = serde_json::Value), (status = 404, body = Fault)))]
pub async fn goods(State(shared): State<AppState>, Path(id): Path<String>) -> Result<Json<serde_json::Value>, Refused> {
    let game = find(&shared, &id)?;
    let nothing = || Refused::new(Code::TableUnknown, "this game saves nothing between matches");
    game.keepsake().map(|keepsake| Json(keepsake.goods())).ok_or_else(nothing)
}
