//! `GET /api/v1/archive`: the identity that statements name.

use axum::Json;
use axum::extract::State;
use kralle_push::answer::Introduction;

use crate::{Archive, Refusal};

/// Responds without authentication.
pub(super) async fn get(State(archive): State<Archive>) -> Result<Json<Introduction>, Refusal> {
    let id = archive.identity().await?.to_string();
    Ok(Json(Introduction { id }))
}
