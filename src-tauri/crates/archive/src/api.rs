//! JSON for programs, below `/api/v1`, and what says so: `/openapi.json`.
//!
//! Lists are given in pieces: each says in `next` from where on the rest is asked.

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

/// The routes that only look, below `/api/v1`.
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

/// What can be asked, for programs that write programs: a test makes it from the types that are answered.
const DESCRIPTION: &str = include_str!("../openapi.json");

/// The route of [`DESCRIPTION`].
pub fn description() -> Router<Archive> {
    let kind = [(CONTENT_TYPE, "application/json")];
    Router::new().route(
        "/openapi.json",
        get(move || async move { (kind, DESCRIPTION) }),
    )
}
