//! JSON for programs, below `/api/v1`, and `/openapi.json`.

use axum::Router;

use crate::Archive;

/// The routes that only look.
pub fn routes() -> Router<Archive> {
    Router::new()
}
