//! HTTP responses with pages: compressed if the browser supports it, or "not modified".

use super::kept_pages::Page;
use crate::Refusal;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};

pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// The security policy of pages: only the site's own style and script, nothing external or
/// inline.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The caching of a response by the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Revalidated on each use.
    Asking,
    /// Cached forever: the address contains a hash of the content.
    ForGood,
}

/// Responds with the page, or "not modified".
///
/// # Errors
/// Fails if the compressed form is damaged.
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

/// Responds with HTML that is not cached.
pub(crate) fn once(status: StatusCode, html: String) -> Response {
    let kind = [
        (header::CONTENT_TYPE, HTML),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let mut response = (status, kind, html).into_response();
    guard(response.headers_mut());
    response
}

/// Redirects to an address.
pub(crate) fn elsewhere(address: &str) -> Response {
    Redirect::temporary(address).into_response()
}

fn guard(headers: &mut HeaderMap) {
    let policy = HeaderValue::from_static(POLICY);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
}
