//! Refusal of paths that are not UTF-8, like other unknown paths.

use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{RawPathParams, Request};
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kralle_push::answer::RefusalCode;

use crate::{Refusal, site};

type Parameters = Result<RawPathParams, RawPathParamsRejection>;

/// Responds with the page for an unknown address.
pub(super) async fn refuse_page(
    parameters: Parameters,
    uri: Uri,
    headers: HeaderMap,
    request: Request,
    next: Next,
) -> Response {
    if is_text(&parameters) {
        next.run(request).await
    } else {
        site::nowhere(uri, headers).await
    }
}

/// Responds with a refusal in JSON.
pub(super) async fn refuse_json(parameters: Parameters, request: Request, next: Next) -> Response {
    if is_text(&parameters) {
        next.run(request).await
    } else {
        let message = "the path is not UTF-8: nothing has this address";
        Refusal::new(RefusalCode::Unknown, message).into_response()
    }
}

/// True if every parameter of the path is UTF-8.
fn is_text(parameters: &Parameters) -> bool {
    !matches!(
        parameters,
        Err(RawPathParamsRejection::InvalidUtf8InPathParam(_))
    )
}
