//! A page as an answer: packed as the browser takes it, or "still the same".

use super::kept_pages::Page;
use crate::Refusal;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};

pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// What a page of ours may load: our own style and script, nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How long a browser keeps something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// It asks each time whether it is still the same.
    Asking,
    /// For good: the address changes when it does.
    ForGood,
}

/// The page, or that it is still the one that the browser has.
pub(crate) fn answer(page: &Page, request: &HeaderMap, keep: Keep) -> Result<Response, Refusal> {
    let response = page.content.respond(request);
    let mut response = response
        .map_err(|error| Refusal::internal(&error))?
        .map(Body::from);
    let headers = response.headers_mut();
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(match keep {
            Keep::Asking => "public, no-cache",
            Keep::ForGood => "public, max-age=31536000, immutable",
        }),
    );
    guard(headers);
    Ok(response)
}

/// HTML that nobody keeps.
pub(crate) fn once(status: StatusCode, html: String) -> Response {
    let kind = [
        (header::CONTENT_TYPE, HTML),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let mut response = (status, kind, html).into_response();
    guard(response.headers_mut());
    response
}

/// It is elsewhere.
pub(crate) fn elsewhere(address: &str) -> Response {
    Redirect::temporary(address).into_response()
}

fn guard(headers: &mut HeaderMap) {
    let policy = HeaderValue::from_static(POLICY);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
}
