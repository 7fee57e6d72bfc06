//! Headers, faults and the document.

use axum::body::Body;
use parlour_protocol::{Code, Fault};
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test]
async fn every_response_carries_the_headers_that_protect_it() {
    use tower::ServiceExt;
    let house = House::open().await;
    for path in ["/", "/api/games", "/api/openapi.json", "/api", "/nowhere"] {
        let request = house.stranger().request("GET", path).body(Body::empty()).unwrap();
        let response = house.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "the engine runs, text does not");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        assert!(response.headers().contains_key("x-request-id"));
    }
    let (status, _) = house.stranger().call("GET", "/api/nowhere", None).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn health_readiness_metrics_and_the_document_answer() {
    let house = House::open().await;
    let mut anyone = house.stranger();
    assert_eq!(anyone.call("GET", "/health", None).await.0, 200);
    assert_eq!(anyone.call("GET", "/ready", None).await.0, 200);
    let request = anyone.request("GET", "/metrics").body(Body::empty()).unwrap();
    let (_, text) = anyone.send(request).await;
    assert!(String::from_utf8(text).unwrap().contains("parlour_actions_total 0"));
    let document: Value = anyone.get("/api/openapi.json").await;
    assert_eq!(document["info"]["title"], "Parlour");
    for path in ["/api/matches", "/api/matches/{id}/ask", "/api/records", "/api/guest"] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    let words: Value = anyone.get("/api/games/cardpeegee/words/en").await;
    assert!(words.as_object().is_some_and(|words| words.len() > 10));
    let rules: Vec<parlour_protocol::RuleText> = anyone.get("/api/games/cardpeegee/rules").await;
    assert!(rules[0].id.starts_with('R'));
    house.shared.begin_drain();
    assert_eq!(anyone.call("GET", "/ready", None).await.0, 503);
    assert_eq!(anyone.call("POST", "/api/guest", Some(json!({}))).await.0, 503);
}

#[tokio::test]
async fn every_fault_is_json_with_a_code_and_the_requests_id() {
    use http_body_util::BodyExt;
    use tower::ServiceExt;
    let house = House::open().await;
    let (anna, _, id) = crate::house::two_at(&house, "tictactoe").await;
    for (method, path, status, code) in [
        ("GET", format!("/api/matches/{id}/replay/first"), 400, Code::InputShape),
        ("GET", "/api/matches/%ff".to_owned(), 400, Code::InputShape),
        ("GET", "/api/matches?limit=many".to_owned(), 400, Code::InputShape),
        ("GET", "/api/matches?colour=red".to_owned(), 400, Code::InputShape),
        ("GET", "/api/matches/nowhere".to_owned(), 404, Code::TableUnknown),
        ("GET", "/api/nowhere".to_owned(), 404, Code::TableUnknown),
        ("DELETE", "/api/matches".to_owned(), 405, Code::InputShape),
        ("GET", "/api/socket".to_owned(), 400, Code::InputShape),
        ("POST", "/api/matches".to_owned(), 400, Code::InputShape),
        ("POST", format!("/api/matches/{id}/join"), 400, Code::InputShape),
    ] {
        let request = anna.request(method, &path).body(Body::empty()).unwrap();
        let response = house.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), status, "{method} {path}");
        assert!(response.headers().contains_key("x-request-id"), "{method} {path}");
        assert_eq!(response.headers().contains_key("allow"), status == 405, "{method} {path}");
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let fault: Fault = serde_json::from_slice(&bytes).unwrap_or_else(|_| panic!("{method} {path}: {bytes:?}"));
        assert_eq!(fault.code, code, "{method} {path}: {fault}");
    }
}

#[tokio::test]
async fn a_fault_of_the_server_is_in_the_log_under_the_requests_id() {
    use tower::ServiceExt;
    let log = crate::wire::log();
    let house = House::open().await;
    let mut ids = Vec::new();
    house.shared.hashing.close();
    for password in ["correct horse", "battery staple"] {
        let request = house.stranger().request("POST", "/api/login").header("content-type", "application/json");
        let login = Body::from(json!({ "name": "Anna", "password": password }).to_string());
        let response = house.app.clone().oneshot(request.body(login).unwrap()).await.unwrap();
        assert_eq!(response.status(), 500);
        ids.push(response.headers()["x-request-id"].to_str().unwrap().to_owned());
    }
    assert_ne!(ids[0], ids[1]);
    let text = log.text();
    for id in &ids {
        let said = |line: &str| line.contains(id) && line.contains("/api/login") && line.contains("failed");
        assert!(text.lines().any(said), "{id} is not in {text}");
    }
    assert!(!text.contains("horse") && !text.contains("staple"), "{text}");
}

/// What the document refers to.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_document_is_whole() {
    let document: Value = House::open().await.stranger().get("/api/openapi.json").await;
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 100);
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference} is nowhere");
    }
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap() {
            for status in ["4XX", "5XX"] {
                let schema = &route["responses"][status]["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Fault", "{method} {path}");
            }
        }
    }
    assert!(document["paths"]["/api/socket"]["get"].is_object());
    assert!(document["components"]["securitySchemes"]["token"].is_object());
}
