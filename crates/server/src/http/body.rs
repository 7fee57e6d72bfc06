//! Reading JSON that strangers send: limited in size and depth, with a fault that says what is wrong.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use parlour_protocol::{Code, Fault};
use serde::de::DeserializeOwned;

use super::{AppState, Refused};
use parlour_table::convert::cut;

/// No message is nested deeper than this.
pub const DEPTH: usize = 32;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, shared: &AppState) -> Result<Self, Refused> {
        let kind = request.headers().get("content-type").and_then(|value| value.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/json") {
            return Err(Refused::new(Code::InputShape, "send JSON, with Content-Type: application/json"));
        }
        Ok(Body(parse(&read(request, shared.config.head_time()).await?)?))
    }
}

/// Reads a body, as large as its route allows, from a client that does not take for ever over it.
pub async fn read(request: Request, patience: Duration) -> Result<Bytes, Refused> {
    let slow = |_| Refused::new(Code::InputSize, "the body took too long");
    let bytes = tokio::time::timeout(patience, Bytes::from_request(request, &())).await.map_err(slow)?;
    bytes.map_err(|_| Refused::new(Code::InputSize, "the body is too large or was cut off"))
}

/// Reads a message.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    if depth(bytes) > DEPTH {
        return Err(Fault::new(Code::InputSize, format!("nested deeper than {DEPTH}")));
    }
    serde_json::from_slice(bytes).map_err(|error| Fault::new(Code::InputShape, cut(&error.to_string(), 200)))
}

/// How deeply a text of JSON is nested, without reading it.
fn depth(bytes: &[u8]) -> usize {
    let (mut now, mut most, mut quoted, mut escaped) = (0usize, 0, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                now += 1;
                most = most.max(now);
            }
            b']' | b'}' if !quoted => now = now.saturating_sub(1),
            _ => {}
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_counts_brackets_outside_strings() {
        assert_eq!(depth(br#"{"a": [1, [2]], "b": "[[[[\"[["}"#), 3);
        assert_eq!(depth(b"]]]"), 0);
        let deep = "[".repeat(100_000);
        assert_eq!(parse::<serde_json::Value>(deep.as_bytes()).unwrap_err().code, Code::InputSize);
    }
}
