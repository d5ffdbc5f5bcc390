//! Content prepared once for many responses.

use std::io::{self, Read as _, Write as _};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, HeaderValue, IF_NONE_MATCH,
    VARY,
};
use hyper::{HeaderMap, Response, StatusCode};
use sha2::{Digest as _, Sha256};

use crate::headers::{items, weighted};

/// The minimum size for compression, in bytes.
const WORTH_PACKING: usize = 1024;
/// The length of a tag, in bytes of the hash.
const TAG_LENGTH: usize = 16;

/// Content with its tag, plain and gzipped. A client that has it already gets a 304.
#[derive(Debug, Clone)]
pub struct Content {
    headers: HeaderMap,
    tag: String,
    /// `None` if only the gzipped form is kept.
    plain: Option<Bytes>,
    /// `None` if it is small.
    packed: Option<Bytes>,
}

impl Content {
    /// Prepares content of a media type, for any clients.
    pub fn new(kind: &'static str, body: Vec<u8>) -> Self {
        let is_large = body.len() >= WORTH_PACKING;
        // Without a gzipped form all clients get the plain one.
        let packed = is_large.then(|| pack(&body).ok()).flatten();
        Self {
            packed: packed.map(Bytes::from),
            tag: tag_of(&body),
            plain: Some(body.into()),
            headers: headers_of(kind),
        }
    }

    /// Prepares content that is kept gzipped, for clients that nearly all support gzip.
    ///
    /// # Errors
    /// Fails if it cannot be compressed.
    pub fn packed(kind: &'static str, body: &[u8]) -> io::Result<Self> {
        Ok(Self {
            packed: Some(pack(body)?.into()),
            tag: tag_of(body),
            plain: None,
            headers: headers_of(kind),
        })
    }

    #[must_use]
    pub fn with(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.insert(name, value);
        self
    }

    /// Returns the tag, which changes with the content.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the size in memory, in bytes.
    pub fn size(&self) -> usize {
        let bodies = [&self.plain, &self.packed];
        bodies.into_iter().flatten().map(Bytes::len).sum()
    }

    /// Returns the response to a request with these headers.
    ///
    /// # Errors
    /// Fails if the gzipped form is damaged.
    pub fn respond(&self, request: &HeaderMap) -> io::Result<Response<Bytes>> {
        let packed = self.packed.as_ref().filter(|_| accepts_gzip(request));
        let (plain_tag, packed_tag) = (
            format!("\"{}\"", self.tag),
            format!("\"{}-gzip\"", self.tag),
        );
        let is_known = [&plain_tag, &packed_tag]
            .into_iter()
            .any(|tag| has_tag(request, tag));
        let tag = if packed.is_some() {
            packed_tag
        } else {
            plain_tag
        };
        let mut response = Response::new(Bytes::new());
        response.headers_mut().extend(self.headers.clone());
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            response.headers_mut().insert(ETAG, tag);
        }
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        } else if let Some(packed) = packed {
            let gzip = HeaderValue::from_static("gzip");
            response.headers_mut().insert(CONTENT_ENCODING, gzip);
            *response.body_mut() = packed.clone();
        } else {
            *response.body_mut() = self.unpacked()?;
        }
        Ok(response)
    }

    fn unpacked(&self) -> io::Result<Bytes> {
        match (&self.plain, &self.packed) {
            (Some(plain), _) => Ok(plain.clone()),
            (None, packed) => {
                let mut bytes = Vec::new();
                let packed = packed.as_deref().unwrap_or_default();
                GzDecoder::new(packed).read_to_end(&mut bytes)?;
                Ok(bytes.into())
            }
        }
    }
}

fn headers_of(kind: &'static str) -> HeaderMap {
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(kind)),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    headers.into_iter().collect()
}

/// Returns the unquoted tag of content: equal for equal bytes.
fn tag_of(body: &[u8]) -> String {
    hex::encode(&Sha256::digest(body)[..TAG_LENGTH])
}

fn pack(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(body)?;
    packed.finish()
}

/// True if the client accepts gzip.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    items(headers, ACCEPT_ENCODING)
        .filter_map(weighted)
        .any(|(name, weight)| name.eq_ignore_ascii_case("gzip") && weight > 0.0)
}

/// True if the client has the content of this tag.
fn has_tag(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, IF_NONE_MATCH).any(|it| it.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn headers(name: &HeaderName, lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, HeaderValue::from_str(line).unwrap());
        }
        headers
    }

    #[rstest]
    #[case(&["gzip, deflate"], true)]
    #[case(&["deflate, GZIP;q=0.5"], true)]
    #[case(&["br;q=1, gzip; q=1.0, *;q=0"], true)]
    #[case(&["br", "gzip"], true)]
    #[case(&[], false)]
    #[case(&[""], false)]
    #[case(&["gzip;q=0"], false)]
    #[case(&["gzip; q=0.0, identity"], false)]
    #[case(&["gzipped, xgzip"], false)]
    #[case(&["*;q=0"], false)]
    fn gzip_is_for_clients_that_accept_it(#[case] lines: &[&str], #[case] accepts: bool) {
        assert_eq!(accepts_gzip(&headers(&ACCEPT_ENCODING, lines)), accepts);
    }

    #[rstest]
    #[case(&["\"1\""], true)]
    #[case(&["W/\"1\""], true)]
    #[case(&["\"x\", \"1\""], true)]
    #[case(&["\"x\"", "\"1\""], true)]
    #[case(&["\"11\""], false)]
    #[case(&[], false)]
    fn a_tag_is_one_of_those_the_client_has(#[case] lines: &[&str], #[case] has: bool) {
        assert_eq!(has_tag(&headers(&IF_NONE_MATCH, lines), "\"1\""), has);
    }

    fn response(content: &Content, name: &HeaderName, value: &str) -> Response<Bytes> {
        content.respond(&headers(name, &[value])).unwrap()
    }

    #[rstest]
    #[case::both(Content::new("text/plain", vec![b'1'; WORTH_PACKING]))]
    #[case::packed_alone(Content::packed("text/plain", &[b'1'; WORTH_PACKING]).unwrap())]
    fn a_client_gets_what_it_can_read(#[case] content: Content) {
        let packed = response(&content, &ACCEPT_ENCODING, "gzip");
        assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
        assert!(packed.body().len() < WORTH_PACKING);
        let plain = response(&content, &ACCEPT_ENCODING, "br");
        assert_eq!(plain.headers().get(CONTENT_ENCODING), None);
        assert_eq!(plain.body().len(), WORTH_PACKING);
        assert_ne!(plain.headers()[ETAG], packed.headers()[ETAG]);
    }

    #[test]
    fn a_client_that_has_it_in_any_form_gets_nothing_again() {
        let content = Content::new("text/plain", vec![b'1'; WORTH_PACKING]);
        let tag = content.tag();
        for tags in [
            format!("\"{tag}\""),
            format!("W/\"{tag}\""),
            format!("\"x\", \"{tag}-gzip\""),
        ] {
            let unchanged = response(&content, &IF_NONE_MATCH, &tags);
            assert_eq!(unchanged.status(), StatusCode::NOT_MODIFIED, "{tags}");
            assert!(unchanged.body().is_empty());
        }
        let other = Content::new("text/plain", vec![b'2'; WORTH_PACKING]);
        let new = response(&other, &IF_NONE_MATCH, &format!("\"{tag}\""));
        assert_eq!(new.status(), StatusCode::OK);
    }

    #[test]
    fn small_content_is_not_packed() {
        let content = Content::new("text/plain", vec![b'1'; 9]);
        let plain = response(&content, &ACCEPT_ENCODING, "gzip");
        assert_eq!((plain.body().len(), content.size()), (9, 9));
    }
}
