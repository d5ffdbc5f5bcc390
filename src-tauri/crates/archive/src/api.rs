//! JSON API below `/api/v1`, and its description in `/openapi.json`.
//!
//! Lists are paginated: `next` is the start of the next page.

mod asked;
#[cfg(debug_assertions)]
mod openapi;
mod persons;
mod ratings;
mod seasons;
mod tournaments;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;

#[cfg(debug_assertions)]
pub use openapi::document;

use crate::Archive;

/// Returns the read-only routes below `/api/v1`.
pub fn routes() -> Router<Archive> {
    Router::new()
        .route("/tournaments", get(tournaments::list))
        .route("/tournaments/{file_id}", get(tournaments::one))
        .route(
            "/tournaments/{file_id}/revisions",
            get(tournaments::revisions),
        )
        .route("/seasons", get(seasons::list))
        .route("/seasons/{slug}", get(seasons::one))
        .route("/persons", get(persons::find))
        .route("/persons/{person}", get(persons::one))
        .route("/ratings/{kind}", get(ratings::list))
}

/// The OpenAPI description; a test generates it from the response types.
const DESCRIPTION: &str = include_str!("../openapi.json");

/// Returns the route of [`DESCRIPTION`].
pub fn description() -> Router<Archive> {
    let kind = [(CONTENT_TYPE, "application/json")];
    Router::new().route(
        "/openapi.json",
        get(move || async move { (kind, DESCRIPTION) }),
    )
}
