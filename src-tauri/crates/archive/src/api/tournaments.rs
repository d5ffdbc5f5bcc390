//! Tournaments as JSON.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use kralle_push::answer::RefusalCode;
use kralle_store::FileId;
use kralle_view::published::Published;
use serde::{Deserialize, Serialize};
use sqlx_core::query_as::query_as;

use crate::api::asked::{bad_field, limit};
use crate::publication::{After, Kept, file_id, is_calendar_day, shown_file, unpack};
use crate::{Archive, Refusal};

/// The query parameters of the list.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// `next` of the previous page. `None` for the first page.
    after: Option<String>,
    limit: Option<i64>,
    /// Played on this day or later. `None` for no limit.
    from: Option<NaiveDate>,
    /// Played on this day or earlier. `None` for no limit.
    until: Option<NaiveDate>,
}

/// A tournament in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct TournamentLine {
    /// The identity of the file.
    file: String,
    /// The newest public revision.
    revision: i32,
    name: String,
    /// May be empty.
    place: String,
    /// The day of play, as YYYY-MM-DD; null if unknown.
    date: Option<NaiveDate>,
    game: String,
    formation: String,
    progress: String,
    teams: i32,
    players: i32,
}

/// A page of the list of tournaments.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct TournamentLines {
    /// The newest first, those without a date last.
    tournaments: Vec<TournamentLine>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// A tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct TournamentShown {
    /// The identity of the file.
    file: String,
    revision: i32,
    /// The short form of the journal's head, as printed on sheets.
    head: String,
    /// The full head, as encoded for scanners.
    head_whole: String,
    /// The first revision of another copy, which does not contain all of the withdrawn revision
    /// before it. Null if each revision contains the previous one.
    another_copy_since: Option<i32>,
    tournament: Published,
    /// The archive's person for each player; omitted for players shown with initials or not at
    /// all.
    persons: BTreeMap<u32, i32>,
}

/// A stored revision.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct RevisionLine {
    revision: i32,
    /// SHA-256 of the file, hexadecimal.
    sha256: String,
    /// The number of the newest entry in its journal.
    head_entry: i32,
    /// The size of the file, in bytes.
    bytes: i32,
    /// The time of the push, as RFC 3339.
    pushed: String,
}

/// The revisions of a tournament that were not withdrawn.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct RevisionLines {
    revisions: Vec<RevisionLine>,
}

/// A row of the list.
type Line = (
    i32,
    Vec<u8>,
    i32,
    String,
    String,
    Option<NaiveDate>,
    String,
    String,
    String,
    (i32, i32),
);

/// `GET /api/v1/tournaments`.
pub(super) async fn list(
    State(archive): State<Archive>,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<TournamentLines>, Refusal> {
    let Query(asked) = asked.map_err(|error| bad_field("query", "", &error.body_text()))?;
    let limit = limit(asked.limit)?;
    for (field, day) in [("from", asked.from), ("until", asked.until)] {
        if let Some(day) = day.filter(|day| !is_calendar_day(*day)) {
            return Err(bad_field(field, &day.to_string(), "a year from 1 to 9999"));
        }
    }
    let after = match &asked.after {
        None => None,
        Some(text) => Some(
            text.parse::<After>()
                .map_err(|()| bad_field("after", text, "`next` of an answer before"))?,
        ),
    };
    let lines: Vec<Line> = query_as(
        "SELECT tournament, file, newest, name, place, date, game, formation, progress, (teams, players)
         FROM public_tournament
         WHERE ($1::integer IS NULL
                OR (coalesce(date, '-infinity'::date), tournament) < (coalesce($2, '-infinity'::date), $1))
             AND ($3::date IS NULL OR date >= $3) AND ($4::date IS NULL OR date <= $4)
         ORDER BY coalesce(date, '-infinity'::date) DESC, tournament DESC LIMIT $5",
    )
    .bind(after.as_ref().map(|it| it.tournament))
    .bind(after.as_ref().and_then(|it| it.date))
    .bind(asked.from)
    .bind(asked.until)
    .bind(limit)
    .fetch_all(archive.database.readers())
    .await?;
    let is_more = i64::try_from(lines.len()).is_ok_and(|found| found == limit);
    let last = lines.last().filter(|_| is_more);
    let next = last.map(|last| {
        After {
            date: last.5,
            tournament: last.0,
        }
        .to_string()
    });
    let tournaments = lines.into_iter().map(line).collect();
    Ok(Json(TournamentLines { tournaments, next }))
}

fn line(it: Line) -> TournamentLine {
    let (_, file, revision, name, place, date, game, formation, progress, (teams, players)) = it;
    TournamentLine {
        file: shown_file(&file),
        revision,
        name,
        place,
        date,
        game,
        formation,
        progress,
        teams,
        players,
    }
}

/// Parses the file's identity in an address.
///
/// # Errors
/// Fails unless it has 32 hexadecimal digits.
fn parsed(text: &str) -> Result<FileId, Refusal> {
    file_id(text).ok_or_else(|| bad_field("file_id", text, "32 hexadecimal digits"))
}

fn unknown(file: FileId) -> Refusal {
    Refusal::new(
        RefusalCode::Unknown,
        format!("there is no public tournament {file} here"),
    )
}

/// `GET /api/v1/tournaments/{file_id}`.
pub(super) async fn one(
    State(archive): State<Archive>,
    Path(file): Path<String>,
) -> Result<Json<TournamentShown>, Refusal> {
    let file = parsed(&file)?;
    let found: Option<(i32, Vec<u8>, Option<i32>)> = query_as(
        "SELECT revision, public, another_copy_since
         FROM public_tournament JOIN kept USING (tournament) WHERE file = $1",
    )
    .bind(file.0.as_slice())
    .fetch_optional(archive.database.readers())
    .await?;
    let (revision, kept, another_copy_since) = found.ok_or_else(|| unknown(file))?;
    let kept: Kept = unpack(&kept).map_err(|error| Refusal::internal(&error))?;
    Ok(Json(TournamentShown {
        file: file.to_string(),
        revision,
        head: kept.head,
        head_whole: kept.head_whole,
        another_copy_since,
        tournament: kept.tournament,
        persons: kept.persons,
    }))
}

/// `GET /api/v1/tournaments/{file_id}/revisions`.
pub(super) async fn revisions(
    State(archive): State<Archive>,
    Path(file): Path<String>,
) -> Result<Json<RevisionLines>, Refusal> {
    type Row = (i32, String, i32, i32, DateTime<Utc>);
    let file = parsed(&file)?;
    let found: Vec<Row> = query_as(
        "SELECT revision, encode(sha256, 'hex'), head_entry, bytes, revision.pushed
         FROM public_tournament JOIN revision USING (tournament)
         WHERE file = $1 AND revision > withdrawn_to ORDER BY revision DESC",
    )
    .bind(file.0.as_slice())
    .fetch_all(archive.database.readers())
    .await?;
    if found.is_empty() {
        return Err(unknown(file));
    }
    let line = |(revision, sha256, head_entry, bytes, pushed): Row| RevisionLine {
        revision,
        sha256,
        head_entry,
        bytes,
        pushed: pushed.to_rfc3339_opts(SecondsFormat::Secs, true),
    };
    Ok(Json(RevisionLines {
        revisions: found.into_iter().map(line).collect(),
    }))
}
