//! What organizers bring: files, withdrawals, what may be seen of persons, seasons.
//!
//! Begin at `push.rs`. Whoever asks signs each request; who that is and about what, reads `asking.rs`. Checks
//! go from what costs little to what costs much: limits, headers, who is admitted, the body, its signature,
//! the proof, one transaction. Nothing of what is refused stays, but a line in the log.

mod admit;
mod asking;
mod body;
mod keep;
mod packing;
mod people;
mod push;
mod season;
mod standing;
mod status;
mod upload;
mod withdraw;

use axum::Router;
use axum::routing::{get, put};

pub use admit::admit;
pub use body::BodyPace;
pub use packing::Packing;

use crate::Archive;

/// The routes below `/api/v1` that change something, and what an organizer asks about.
pub fn routes() -> Router<Archive> {
    Router::new()
        .route(
            "/tournaments/{file_id}/{revision}",
            put(push::put).head(push::head).delete(withdraw::delete),
        )
        .route("/tournaments/{file_id}/people/{revision}", put(people::put))
        .route("/tournaments/{file_id}/status", get(status::get))
        .route("/seasons/{slug}", put(season::put))
}
