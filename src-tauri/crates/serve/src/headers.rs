//! Common response headers, and lists in request headers.

use hyper::HeaderMap;
use hyper::header::{
    ACCEPT_LANGUAGE, HeaderName, HeaderValue, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};

/// Restrictive security headers.
static CAREFUL: [(HeaderName, &str); 3] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Adds the security headers and those of the server, unless the response has its own.
pub fn add_careful_headers(headers: &mut HeaderMap, of_server: &[(HeaderName, &'static str)]) {
    for (name, value) in CAREFUL.iter().chain(of_server) {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
}

/// Returns the items of a list header, over all its lines.
pub(crate) fn items(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter();
    lines
        .filter_map(|it| it.to_str().ok())
        .flat_map(|it| it.split(','))
        .map(str::trim)
}

/// Returns an item and its weight (`q`); `None` if the weight is not a number.
pub(crate) fn weighted(item: &str) -> Option<(&str, f32)> {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next()?;
    let weight = parts.find_map(|it| it.strip_prefix("q="));
    Some((name, weight.map_or(Ok(1.0), str::parse).ok()?))
}

/// Returns the client's preferred language among those that `parse` accepts; the first of equals.
pub fn preferred_language<T>(headers: &HeaderMap, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
    let languages = items(headers, ACCEPT_LANGUAGE).filter_map(weighted);
    let mut languages: Vec<(f32, T)> = languages
        .filter_map(|(tag, weight)| Some((weight, parse(tag)?)))
        .collect();
    // The sort is stable.
    languages.sort_by(|one, other| other.0.total_cmp(&one.0));
    languages.into_iter().next().map(|it| it.1)
}

#[cfg(test)]
mod tests {
    use hyper::header::REFERRER_POLICY;
    use rstest::rstest;

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

    #[rstest]
    #[case("", None)]
    #[case("fr-CH, fr;q=0.9, en;q=0.8", Some("fr-CH"))]
    #[case("pt, it;q=0.3, en; q=0.8", Some("en"))]
    #[case("en;q=banana, it", Some("it"))]
    #[case("en, it", Some("en"))]
    fn the_heaviest_language_is_preferred(#[case] accepted: &str, #[case] expected: Option<&str>) {
        let accepted = HeaderValue::from_str(accepted).unwrap();
        let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, accepted)]);
        let parse = |tag: &str| (tag != "pt" && !tag.is_empty()).then(|| tag.to_owned());
        assert_eq!(preferred_language(&headers, parse).as_deref(), expected);
    }
}
