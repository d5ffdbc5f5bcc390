//! Headers of every response, and conditions of requests.

use hyper::HeaderMap;
use hyper::header::{
    ACCEPT_ENCODING, HeaderName, HeaderValue, IF_NONE_MATCH, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};

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

/// The items of a header that lists them, over all its lines.
fn items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter();
    lines
        .filter_map(|it| it.to_str().ok())
        .flat_map(|it| it.split(','))
        .map(str::trim)
}

/// True if the client unpacks gzip.
pub fn accepts_gzip(headers: &HeaderMap) -> bool {
    items(headers, &ACCEPT_ENCODING).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_gzip = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let quality = parts.find_map(|it| it.strip_prefix("q=")?.parse::<f32>().ok());
        is_gzip && quality.is_none_or(|it| it > 0.0)
    })
}

/// True if the client has the content with this tag.
pub fn has_tag(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, &IF_NONE_MATCH).any(|it| it.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn headers(name: HeaderName, lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(&name, HeaderValue::from_str(line).unwrap());
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
        assert_eq!(accepts_gzip(&headers(ACCEPT_ENCODING, lines)), accepts);
    }

    #[rstest]
    #[case(&["\"1\""], true)]
    #[case(&["W/\"1\""], true)]
    #[case(&["\"x\", \"1\""], true)]
    #[case(&["\"x\"", "\"1\""], true)]
    #[case(&["\"11\""], false)]
    #[case(&[], false)]
    fn a_tag_is_one_of_those_the_client_has(#[case] lines: &[&str], #[case] has: bool) {
        assert_eq!(has_tag(&headers(IF_NONE_MATCH, lines), "\"1\""), has);
    }

    #[test]
    fn a_response_keeps_headers_of_its_own() {
        let mut own = headers(X_FRAME_OPTIONS, &["SAMEORIGIN"]);
        add_careful_headers(&mut own, &[(hyper::header::REFERRER_POLICY, "no-referrer")]);
        assert_eq!(own[X_FRAME_OPTIONS], "SAMEORIGIN");
        assert_eq!(own[X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(own["referrer-policy"], "no-referrer");
    }
}
