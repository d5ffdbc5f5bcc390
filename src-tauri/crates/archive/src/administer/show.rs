//! Visibility of a person in all tournaments.

use std::collections::BTreeSet;

use kralle_view::shown::Shown;
use serde_json::json;
use sqlx_core::query_scalar::query_scalar;

use super::{anew, unknown};
use crate::Refusal;
use crate::database::{Act, Database, note};

/// Limits the visibility of a person, regardless of the organizers' statements. Returns the
/// number of tournaments concerned.
///
/// # Errors
/// Fails if the person is unknown, or the database is unavailable.
pub async fn show(database: &Database, person: i32, shown: Shown) -> Result<usize, Refusal> {
    let mut transaction = database.writers().begin().await?;
    // A merged person stands for the person it was merged into.
    let person: Option<i32> = query_scalar(
        "UPDATE person SET shown = $2
         WHERE person = (SELECT coalesce(merged_into, person) FROM person WHERE person = $1)
         RETURNING person",
    )
    .bind(person)
    .bind(shown.code())
    .fetch_optional(&mut *transaction)
    .await?;
    let person = person.ok_or_else(|| unknown("such person"))?;
    let tournaments = anew::tournaments(&mut transaction, person).await?;
    anew::publish(&mut transaction, &tournaments, BTreeSet::from([person])).await?;
    let act = Act {
        name: "show_person",
        organizer: None,
        file: None,
        data: json!({ "person": person, "shown": shown.code() }),
    };
    note(&mut transaction, act).await?;
    transaction.commit().await?;
    Ok(tournaments.len())
}
