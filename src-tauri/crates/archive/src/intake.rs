//! Requests of organizers: files, withdrawals, visibility of persons, seasons.
//!
//! Begin at `push.rs`. Every request is signed; `signed_request.rs` checks that. Cheap checks
//! precede expensive ones: limits, headers, the signature, the organizer, the body, its hash, the
//! proof, one transaction. Nothing of a request is read, stored or logged before its signature is
//! checked. Refused pushes are logged.

mod address;
mod admit;
mod body;
mod identity;
mod keep;
mod packing;
mod people;
mod push;
mod season;
pub(crate) mod signed_request;
mod standing;
mod status;
mod upload;
mod withdraw;

use axum::Router;
use axum::routing::{get, put};

pub use admit::admit;
pub use kralle_serve::BodyPace;
pub use packing::Packing;

use crate::Archive;

/// Returns the routes below `/api/v1` for organizers: statements, status, and the identity of the
/// archive.
pub fn routes() -> Router<Archive> {
    Router::new()
        .route("/archive", get(identity::get))
        .route(
            "/tournaments/{file_id}/{revision}",
            put(push::put).head(push::head).delete(withdraw::delete),
        )
        .route("/tournaments/{file_id}/people/{revision}", put(people::put))
        .route("/tournaments/{file_id}/status", get(status::get))
        .route("/seasons/{slug}", put(season::put))
}
