//! `/healthz`: the health check for monitoring.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde_json::json;
use tokio::time::timeout;

use crate::Archive;
use crate::database::{SchemaError, must_be_current};

/// Timeout for the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// Responds with 200 while the database has the schema of this program, otherwise 503.
pub(super) async fn get(State(archive): State<Archive>) -> Response {
    let looked = timeout(PATIENCE, must_be_current(&archive.database)).await;
    let (database, schema) = match looked {
        Ok(Ok(schema)) => ("here", Some(schema)),
        Ok(Err(SchemaError::Older { found, .. })) => ("older", Some(found)),
        Ok(Err(SchemaError::Newer { found, .. })) => ("newer", Some(found)),
        Ok(Err(SchemaError::Other { .. })) => ("other", None),
        Ok(Err(SchemaError::Database(_) | SchemaError::Migrate(_))) | Err(_) => ("away", None),
    };
    let status = if database == "here" {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let said = json!({
        "database": database,
        "schema": schema,
        "hears_changes": archive.standings.is_told(),
    });
    (status, Json(said)).into_response()
}
