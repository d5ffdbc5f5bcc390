//! Statements of organizers about the persons of their tournaments.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kralle_store::FileId;
use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;
use sqlx_core::query_as::query_as;
use sqlx_core::types::Json;
use sqlx_postgres::PgConnection;

use crate::Refusal;

/// An organizer's statement about the persons of a tournament.
#[derive(Debug, Default)]
pub(crate) struct Said {
    pub(crate) players: BTreeMap<PlayerId, Shown>,
    pub(crate) public_until: Option<NaiveDate>,
    /// True if that day is over.
    pub(crate) is_over: bool,
}

/// Returns the statement of `organizer` about `file`; empty if there is none. It may precede the
/// first push.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn said(
    connection: &mut PgConnection,
    organizer: i32,
    file: FileId,
) -> Result<Said, Refusal> {
    type Row = (Json<BTreeMap<u32, String>>, Option<NaiveDate>, Option<bool>);
    let found: Option<Row> = query_as(
        "SELECT players, public_until, public_until < current_date
         FROM people WHERE organizer = $1 AND file = $2",
    )
    .bind(organizer)
    .bind(file.0.as_slice())
    .fetch_optional(connection)
    .await?;
    let Some((Json(players), public_until, is_over)) = found else {
        return Ok(Said::default());
    };
    // An unknown code of a newer program counts as withheld.
    let shown = |code: &str| Shown::from_code(code).unwrap_or(Shown::Withheld);
    Ok(Said {
        players: players
            .iter()
            .map(|(player, code)| (PlayerId(*player), shown(code)))
            .collect(),
        public_until,
        is_over: is_over.unwrap_or(false),
    })
}
