//! What the address of a request says, with a fault that says what is wrong with it.

use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use parlour_protocol::Code;
use serde::de::DeserializeOwned;

use super::{AppState, Refused};
use parlour_table::convert::cut;

fn refused(wrong: &str) -> Refused {
    Refused::new(Code::InputShape, cut(wrong, 200))
}

/// The parts of the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        let path = extract::Path::from_request_parts(parts, shared).await;
        path.map(|extract::Path(path)| Path(path)).map_err(|wrong| refused(&wrong.body_text()))
    }
}

/// What follows the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &AppState) -> Result<Self, Refused> {
        let query = extract::Query::from_request_parts(parts, shared).await;
        query.map(|extract::Query(query)| Query(query)).map_err(|wrong| refused(&wrong.body_text()))
    }
}
