//! Headers of every response.

use hyper::HeaderMap;
use hyper::header::{HeaderName, HeaderValue, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS};

/// Headers by which browsers trust a response with nothing.
static CAREFUL: [(HeaderName, &str); 3] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Adds headers that keep browsers careful, with those of the server, unless the response has its own.
pub fn add_careful_headers(headers: &mut HeaderMap, of_server: &[(HeaderName, &'static str)]) {
    for (name, value) in CAREFUL.iter().chain(of_server) {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use hyper::header::REFERRER_POLICY;

    use super::*;

    #[test]
    fn a_response_keeps_headers_of_its_own() {
        let mut own = HeaderMap::new();
        own.insert(X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN"));
        add_careful_headers(&mut own, &[(REFERRER_POLICY, "no-referrer")]);
        assert_eq!(own[X_FRAME_OPTIONS], "SAMEORIGIN");
        assert_eq!(own[X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(own[REFERRER_POLICY], "no-referrer");
    }
}
