//! Change in the visibility of a tournament's persons.

use std::collections::BTreeMap;

use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;

use super::join::Persons;
use crate::Refusal;

/// Stores and returns the visibility of each person in a tournament: the stricter of the settings
/// by the organizer (`said`) and by the administrator.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn show_anew(
    connection: &mut PgConnection,
    tournament: i32,
    said: &BTreeMap<PlayerId, Shown>,
) -> Result<Persons, Refusal> {
    let rows: Vec<(i32, i32, String)> = query_as(
        "SELECT player, coalesce(c.merged_into, c.person), coalesce(into_.shown, c.shown)
         FROM entry JOIN person c USING (person)
         LEFT JOIN person into_ ON into_.person = c.merged_into WHERE tournament = $1",
    )
    .bind(tournament)
    .fetch_all(&mut *connection)
    .await?;
    let persons: Persons = rows
        .into_iter()
        .filter_map(|(player, person, shown)| {
            let player = PlayerId(u32::try_from(player).ok()?);
            let of_person = Shown::from_code(&shown).unwrap_or(Shown::Withheld);
            let of_player = said.get(&player).copied().unwrap_or_default();
            Some((player, (person, of_person.max(of_player))))
        })
        .collect();
    let players: Vec<i32> = persons
        .keys()
        .map(|player| i32::try_from(player.0).unwrap_or(i32::MAX))
        .collect();
    let shown: Vec<&str> = persons.values().map(|(_, shown)| shown.code()).collect();
    // A rating that includes this tournament would reveal the person, so it is deleted until the
    // next run.
    query(
        "WITH changed AS (
             UPDATE entry SET shown = said.shown
             FROM unnest($2::integer[], $3::text[]) AS said (player, shown)
             WHERE tournament = $1 AND entry.player = said.player AND entry.shown <> said.shown
             RETURNING entry.person, entry.shown)
         DELETE FROM rating WHERE person IN (SELECT person FROM changed WHERE shown <> 'name')",
    )
    .bind(tournament)
    .bind(players)
    .bind(shown)
    .execute(connection)
    .await?;
    Ok(persons)
}
