//! Reads request bodies within limits of size, time and depth.

use hyper::HeaderMap;
use hyper::body::{Body, Bytes};
use kralle_serve::{BodyPace, End, Upload};
use serde_json::{Map, Value};

use crate::answer::Refused;
use crate::limits::Limits;

/// A body that is not JSON.
const NO_JSON: Refused = Refused::BadInput("no JSON");
/// JSON that is not an object; a list would be taken for fields in their order.
const NO_OBJECT: Refused = Refused::BadInput("no object");
const TOO_DEEP: Refused = Refused::BadInput("arrays and objects stand too deep in each other");

/// Reads a body to its end.
pub(crate) async fn read(
    body: impl Body<Data = Bytes> + Unpin,
    headers: &HeaderMap,
    limits: &Limits,
) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    let pace = BodyPace::within(limits.body_within);
    let upload = Upload::new(headers, body);
    let end = upload.read(&mut bytes, limits.body, pace, |_| Ok(()));
    match end.await? {
        End::Complete => Ok(bytes),
        // A client that disconnected does not read the response.
        End::Broken => Err(Refused::TooSlow),
        End::TooLarge => Err(Refused::BodyTooLarge),
    }
}

/// Parses the input of a call; an empty body is an empty object.
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

/// Returns the maximum nesting depth of arrays and objects in a possible JSON text.
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
