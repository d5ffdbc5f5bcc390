//! Merging of two persons.

use std::collections::{BTreeMap, BTreeSet};

use kralle_push::answer::RefusalCode;
use kralle_view::shown::Shown;
use serde_json::json;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;

use super::{anew, unknown};
use crate::Refusal;
use crate::database::{Act, Database, note};

/// Merges `person` into `into` and returns the number of tournaments moved.
///
/// All tournaments of `person` now belong to `into`, and so do later ones in which `person` is
/// recognized. The stricter visibility of the two applies.
///
/// # Errors
/// Fails if a person is unknown or merged already, both are the same, or both took part in one
/// tournament. Also fails if the database is unavailable.
pub async fn merge(database: &Database, person: i32, into: i32) -> Result<usize, Refusal> {
    let refused = |why: String| Refusal::new(RefusalCode::BadField, why);
    if person == into {
        return Err(refused(format!("{person} is {into} already")));
    }
    let mut transaction = database.writers().begin().await?;
    let there: Vec<(i32, String)> = query_as(
        "SELECT person, shown FROM person WHERE person IN ($1, $2) AND merged_into IS NULL
         ORDER BY person FOR NO KEY UPDATE",
    )
    .bind(person)
    .bind(into)
    .fetch_all(&mut *transaction)
    .await?;
    // An unknown code of a newer program counts as withheld.
    let shown = |(person, code): (i32, String)| {
        (person, Shown::from_code(&code).unwrap_or(Shown::Withheld))
    };
    let there: BTreeMap<i32, Shown> = there.into_iter().map(shown).collect();
    for asked in [person, into] {
        if !there.contains_key(&asked) {
            return Err(unknown(format!(
                "person {asked}, or it was merged already,"
            )));
        }
    }
    let both: Option<i32> = query_scalar(
        "SELECT one.tournament FROM entry one JOIN entry other USING (tournament)
         WHERE one.person = $1 AND other.person = $2 LIMIT 1",
    )
    .bind(person)
    .bind(into)
    .fetch_optional(&mut *transaction)
    .await?;
    if both.is_some() {
        return Err(refused(format!(
            "{person} and {into} took part in one tournament: they are two"
        )));
    }
    let shown = there.values().copied().max().unwrap_or_default();
    let mut tournaments = anew::tournaments(&mut transaction, person).await?;
    let moved = tournaments.len();
    if there.get(&into) != Some(&shown) {
        tournaments.extend(anew::tournaments(&mut transaction, into).await?);
        tournaments.sort_unstable();
        query("UPDATE person SET shown = $2 WHERE person = $1")
            .bind(into)
            .bind(shown.code())
            .execute(&mut *transaction)
            .await?;
    }
    for sql in [
        "UPDATE entry SET person = $2 WHERE person = $1",
        "DELETE FROM rating WHERE person = $1 AND person <> $2",
        "UPDATE person SET merged_into = $2 WHERE person = $1 OR merged_into = $1",
    ] {
        query(sql)
            .bind(person)
            .bind(into)
            .execute(&mut *transaction)
            .await?;
    }
    let persons = BTreeSet::from([person, into]);
    anew::publish(&mut transaction, &tournaments, persons).await?;
    let act = Act {
        name: "merge",
        organizer: None,
        file: None,
        data: json!({
            "person": person, "into": into, "tournaments": tournaments, "shown": shown.code(),
        }),
    };
    note(&mut transaction, act).await?;
    transaction.commit().await?;
    Ok(moved)
}
