//! Reads bodies, within limits of size, time and depth.

use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::HeaderMap;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::EXPECT;
use serde_json::{Map, Value};
use tokio::time::timeout;

use crate::answer::Refused;
use crate::limits::Limits;

/// How much of a body that is too large is thrown away, as many times the limit: whoever still
/// sends reads the answer only then.
const THROWN_AWAY: usize = 16;

/// A body that is no JSON.
const NO_JSON: Refused = Refused::BadInput("no JSON");
/// JSON that names no fields; a list of them in their order would be taken for an input.
const NO_OBJECT: Refused = Refused::BadInput("no object");
const TOO_DEEP: Refused = Refused::BadInput("arrays and objects stand too deep in each other");

/// Reads a body whole.
pub(crate) async fn read(
    body: Incoming,
    headers: &HeaderMap,
    limits: &Limits,
) -> Result<Bytes, Refused> {
    if body.is_end_stream() {
        return Ok(Bytes::new());
    }
    let said = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    if said > limits.body && (headers.contains_key(EXPECT) || said > THROWN_AWAY * limits.body) {
        return Err(Refused::BodyTooLarge);
    }
    within(limits.body_within, collect(body, limits.body)).await
}

async fn within<T>(
    time: Duration,
    read: impl Future<Output = Result<T, Refused>>,
) -> Result<T, Refused> {
    timeout(time, read).await.unwrap_or(Err(Refused::TooSlow))
}

async fn collect(mut body: Incoming, most: usize) -> Result<Bytes, Refused> {
    let mut whole = Vec::new();
    let mut length = 0;
    while let Some(frame) = body.frame().await {
        // Whoever breaks off does not read the answer.
        let frame = frame.map_err(|_| Refused::TooSlow)?;
        let data = frame.into_data().unwrap_or_default();
        length += data.len();
        if length > THROWN_AWAY * most {
            break;
        }
        if length <= most {
            whole.extend_from_slice(&data);
        }
    }
    if length > most {
        return Err(Refused::BodyTooLarge);
    }
    Ok(whole.into())
}

/// Reads the input of a call; no body at all is an empty object.
pub(crate) fn input(body: &[u8], deepest: usize) -> Result<Value, Refused> {
    if body.is_empty() {
        return Ok(Value::Object(Map::new()));
    }
    if depth(body) > deepest {
        return Err(TOO_DEEP);
    }
    match serde_json::from_slice(body) {
        Ok(Value::Object(fields)) => Ok(Value::Object(fields)),
        Ok(_) => Err(NO_OBJECT),
        Err(_) => Err(NO_JSON),
    }
}

/// How deep arrays and objects stand in each other, at most, in what may be JSON.
fn depth(text: &[u8]) -> usize {
    let (mut open, mut deepest) = (0_usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                open += 1;
                deepest = deepest.max(open);
            }
            b']' | b'}' if !in_text => open = open.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("1", 0)]
    #[case(r#"{"a":[1,{"b":[]}],"c":{}}"#, 4)]
    #[case(r#"["[[[[","\"[[","\\",[]]"#, 2)]
    #[case("[]][[[", 3)]
    fn depth_is_what_stands_in_each_other(#[case] text: &str, #[case] deep: usize) {
        assert_eq!(depth(text.as_bytes()), deep);
    }

    #[test]
    fn an_input_is_json_of_a_certain_depth() {
        let nested = |deep: usize| {
            let (open, close) = ("[".repeat(deep - 1), "]".repeat(deep - 1));
            format!("{{\"a\":{open}{close}}}").replace(":}", ":1}")
        };
        assert_eq!(input(b"", 16), Ok(serde_json::json!({})));
        assert_eq!(input(b"[1]", 16), Err(NO_OBJECT));
        assert!(input(nested(16).as_bytes(), 16).is_ok());
        assert_eq!(input(nested(17).as_bytes(), 16), Err(TOO_DEEP));
        assert_eq!(input(b"{", 16), Err(NO_JSON));
        assert_eq!(input(b"\xff", 16), Err(NO_JSON));
    }
}
