//! What organizers bring: files, withdrawals, what may be seen of persons, seasons.

mod admit;

use axum::Router;

pub use admit::admit;

use crate::Archive;

/// The routes below `/api/v1` that change something.
pub fn routes() -> Router<Archive> {
    Router::new()
}
