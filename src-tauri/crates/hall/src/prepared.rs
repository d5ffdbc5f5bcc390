//! Answers that are made once and given to everybody: bytes, packed bytes, and a tag by which a phone
//! that has them already gets nothing again.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use hyper::header::{CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, HeaderValue, VARY};
use hyper::{HeaderMap, StatusCode};
use kralle_serve::{accepts_gzip, has_tag};

use crate::answer::Answer;
use crate::signing::{digest, hexadecimal};

/// From how many bytes on packing is worth it.
const WORTH_PACKING: usize = 1024;

/// An answer that is ready.
#[derive(Debug)]
pub(crate) struct Prepared {
    headers: Vec<(HeaderName, HeaderValue)>,
    plain: Form,
    packed: Option<Form>,
}

/// One form of the same.
#[derive(Debug)]
struct Form {
    tag: String,
    body: Bytes,
}

impl Prepared {
    pub(crate) fn json(body: Vec<u8>) -> Self {
        Self::new("application/json", body)
    }

    pub(crate) fn new(kind: &'static str, body: Vec<u8>) -> Self {
        let tag = hexadecimal(&digest(&body)[..12]);
        let packed = (body.len() >= WORTH_PACKING).then(|| pack(&body)).flatten();
        Self {
            headers: vec![
                (CONTENT_TYPE, HeaderValue::from_static(kind)),
                (VARY, HeaderValue::from_static("accept-encoding")),
            ],
            packed: packed.map(|body| Form {
                tag: format!("\"{tag}-gzip\""),
                body: body.into(),
            }),
            plain: Form {
                tag: format!("\"{tag}\""),
                body: body.into(),
            },
        }
    }

    /// With one more header.
    #[must_use]
    pub(crate) fn with(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The tag of what is in it.
    pub(crate) fn tag(&self) -> &str {
        &self.plain.tag
    }

    /// The answer to a request with these headers.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Answer {
        let is_packed = self.packed.is_some() && accepts_gzip(headers);
        let form = match &self.packed {
            Some(packed) if is_packed => packed,
            Some(_) | None => &self.plain,
        };
        let known = [Some(&self.plain), self.packed.as_ref()];
        let is_known = known.iter().flatten().any(|it| has_tag(headers, &it.tag));
        let mut answer = Answer {
            status: StatusCode::OK,
            headers: self.headers.clone(),
            body: form.body.clone(),
        };
        if let Ok(tag) = HeaderValue::from_str(&form.tag) {
            answer = answer.with(ETAG, tag);
        }
        if is_known {
            answer.status = StatusCode::NOT_MODIFIED;
            answer.body = Bytes::new();
        } else if is_packed {
            answer = answer.with(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        answer
    }
}

/// None where it cannot be packed: then it goes out as it is.
fn pack(body: &[u8]) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(body).ok()?;
    packed.finish().ok()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn headers(name: &HeaderName, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_str(value).unwrap());
        headers
    }

    #[rstest]
    #[case("gzip, deflate", true)]
    #[case("br;q=1, gzip;q=0.5", true)]
    #[case("gzip;q=0", false)]
    #[case("gzipped", false)]
    fn only_who_unpacks_gets_it_packed(#[case] accepts: &str, #[case] packed: bool) {
        let prepared = Prepared::json(vec![b'1'; WORTH_PACKING]);
        let answer = prepared.answer(&headers(&ACCEPT_ENCODING, accepts));
        assert_eq!(answer.body.len() < WORTH_PACKING, packed);
        assert_eq!(
            answer.headers.iter().any(|it| it.0 == CONTENT_ENCODING),
            packed
        );
    }

    #[test]
    fn who_has_it_in_any_form_gets_nothing_again() {
        let prepared = Prepared::json(vec![b'1'; WORTH_PACKING]);
        let plain = prepared.tag().to_owned();
        let packed = plain.replace('"', "").clone() + "-gzip";
        for known in [
            plain.clone(),
            format!("W/{plain}"),
            format!("\"x\", \"{packed}\""),
        ] {
            let answer = prepared.answer(&headers(&IF_NONE_MATCH, &known));
            assert_eq!(answer.status, StatusCode::NOT_MODIFIED, "{known}");
            assert!(answer.body.is_empty());
        }
        let other = Prepared::json(vec![b'2'; WORTH_PACKING]);
        let answer = other.answer(&headers(&IF_NONE_MATCH, &plain));
        assert_eq!(answer.status, StatusCode::OK);
    }
}
