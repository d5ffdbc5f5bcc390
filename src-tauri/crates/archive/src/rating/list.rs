//! The rating list.

use kralle_push::answer::RefusalCode;
use kralle_rules::preset::Game;
use serde::Serialize;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;

/// The largest `after` of a page; later lines are not listed.
pub const DEEPEST: i64 = 10_000;

/// A line of the rating list.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct RatingLine {
    pub person: i32,
    pub name: String,
    /// May be empty.
    pub club: String,
    pub rating: f32,
    pub deviation: f32,
    pub matches: i32,
}

/// A page of the rating list.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct RatingLines {
    pub kind: String,
    /// The hash of the rating parameters; null before the first run.
    pub parameters_sha256: Option<String>,
    /// The strongest first; only persons shown by name.
    pub persons: Vec<RatingLine>,
    /// The value of `after` for the next page; null on the last page.
    pub next: Option<i64>,
}

/// Returns the list of `kind` after its first `after` lines.
///
/// # Errors
/// Fails if the kind is unknown, or the database is unavailable.
pub async fn list(
    database: &Database,
    kind: &str,
    after: i64,
    limit: i64,
) -> Result<RatingLines, Refusal> {
    let game = Game::from_code(kind).ok_or_else(|| {
        let known = Game::CODES.join(", ");
        Refusal::new(
            RefusalCode::Unknown,
            format!("there are no ratings {kind} here, but {known}"),
        )
    })?;
    let mut connection = database.readers().acquire().await?;
    let run: Option<(String,)> =
        query_as("SELECT parameters_sha256 FROM rating_run WHERE kind = $1")
            .bind(game.code())
            .fetch_optional(&mut *connection)
            .await?;
    let lines: Vec<(i32, String, Option<String>, f32, f32, i32)> = query_as(
        "SELECT person, shown_name, shown_club, rating, deviation, matches
         FROM rating JOIN person USING (person)
         WHERE kind = $1 AND shown = 'name' AND shown_name IS NOT NULL AND merged_into IS NULL AND EXISTS (
             SELECT 1 FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = rating.person AND entry.shown = 'name')
         ORDER BY rating DESC, person OFFSET $2 LIMIT $3",
    )
    .bind(game.code())
    .bind(after)
    .bind(limit)
    .fetch_all(&mut *connection)
    .await?;
    let is_more = i64::try_from(lines.len()).is_ok_and(|found| found == limit);
    let next = Some(after + limit).filter(|next| is_more && *next <= DEEPEST);
    let line =
        |(person, name, club, rating, deviation, matches): (_, _, Option<String>, _, _, _)| {
            RatingLine {
                person,
                name,
                club: club.unwrap_or_default(),
                rating,
                deviation,
                matches,
            }
        };
    Ok(RatingLines {
        kind: kind.to_owned(),
        parameters_sha256: run.map(|(sha256,)| sha256),
        persons: lines.into_iter().map(line).collect(),
        next,
    })
}
