//! A fault as a response.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use parlour_protocol::{Code, Fault};

use crate::live::storage_fault;
use crate::store::StoreError;

/// A fault as a response.
#[derive(Debug)]
pub struct Refused(pub Fault);

impl Refused {
    /// A fault with its sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Refused(Fault::new(code, message))
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Refused(fault)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Refused(storage_fault(&error))
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::AuthRequired | Code::AuthRefused => StatusCode::UNAUTHORIZED,
        Code::AuthOrigin | Code::TableSeat | Code::TableMuted => StatusCode::FORBIDDEN,
        Code::TableUnknown => StatusCode::NOT_FOUND,
        Code::AuthTaken
        | Code::TableTaken
        | Code::TablePhase
        | Code::TableOver
        | Code::TableLimit
        | Code::TableFrozen
        | Code::ActionStale
        | Code::ActionAsked
        | Code::ActionKey
        | Code::ActionNothing => StatusCode::CONFLICT,
        Code::ActionIllegal | Code::ActionShape | Code::TableSetup | Code::InputRecord => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::InputHost => StatusCode::MISDIRECTED_REQUEST,
        Code::InputSize => StatusCode::PAYLOAD_TOO_LARGE,
        Code::InputRate | Code::AuthLocked => StatusCode::TOO_MANY_REQUESTS,
        Code::ServerBusy | Code::ServerStorage => StatusCode::SERVICE_UNAVAILABLE,
        Code::ServerFault => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}
