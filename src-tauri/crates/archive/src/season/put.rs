//! Storing of a season's settings.

use std::collections::BTreeSet;

use kralle_push::answer::RefusalCode;
use kralle_season::SeasonSettings;
use kralle_store::FileId;
use sha2::{Digest as _, Sha256};
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;
use crate::intake::signed_request::Signed;
use crate::publication::file_id;

/// Maximum length of a slug, in bytes.
const LONGEST_SLUG: usize = 64;
/// Maximum size of SEASON.toml, in bytes.
const LARGEST: usize = 1 << 20;
/// Maximum number of tournaments in a season.
const MOST_FILES: usize = 2000;

/// Stores the signed settings of the season `slug`. Repeating the same statement has no effect.
///
/// # Errors
/// Fails if the slug or the text is invalid, the season belongs to another organizer, or the
/// database is unavailable.
pub(crate) async fn put(
    database: &Database,
    signed: &Signed,
    slug: &str,
    text: &str,
) -> Result<(), Refusal> {
    must_be_slug(slug)?;
    let (name, files) = parse(text)?;
    let sha256 = Sha256::digest(text.as_bytes());
    let organizer = signed.organizer;
    let mut transaction = database.writers().begin().await?;
    signed.count(&mut transaction).await?;
    let found: Option<(i32, i32)> =
        query_as("SELECT season, organizer FROM season WHERE slug = $1 FOR UPDATE")
            .bind(slug)
            .fetch_optional(&mut *transaction)
            .await?;
    if found.is_some_and(|(_, whose)| whose != organizer) {
        return Err(Refusal::new(
            RefusalCode::AnotherOrganizer,
            format!("the season {slug} is another organizer's"),
        ));
    }
    let (season,): (i32,) = query_as(
        "INSERT INTO season (slug, organizer, name, toml, sha256) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (slug) DO UPDATE SET name = excluded.name, toml = excluded.toml,
         sha256 = excluded.sha256, pushed = now(), worked_out = NULL, made_of = NULL
         RETURNING season",
    )
    .bind(slug)
    .bind(organizer)
    .bind(name)
    .bind(text)
    .bind(sha256.as_slice())
    .fetch_one(&mut *transaction)
    .await?;
    query("DELETE FROM season_file WHERE season = $1")
        .bind(season)
        .execute(&mut *transaction)
        .await?;
    let files: Vec<Vec<u8>> = files.iter().map(|file| file.to_vec()).collect();
    query("INSERT INTO season_file (season, file) SELECT $1, * FROM unnest($2::bytea[])")
        .bind(season)
        .bind(&files)
        .execute(&mut *transaction)
        .await?;
    query("INSERT INTO log (organizer, act, data) VALUES ($1, 'season', jsonb_build_object('slug', $2::text))")
        .bind(organizer)
        .bind(slug)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

/// Checks that a text is a valid slug of a season.
///
/// # Errors
/// Fails unless it has 1 to 64 characters of a-z, 0-9 and -, with no hyphen at either end.
pub fn must_be_slug(slug: &str) -> Result<(), Refusal> {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let is_slug = slug.len() <= LONGEST_SLUG
        && slug.bytes().all(|byte| fits(byte) || byte == b'-')
        && slug.bytes().next().is_some_and(fits)
        && slug.bytes().last().is_some_and(fits);
    if is_slug {
        return Ok(());
    }
    Err(Refusal::new(
        RefusalCode::BadField,
        "a season's name in the address has 1 to 64 signs out of a-z, 0-9 and -, and none of these - at its ends",
    ))
}

/// Returns the name of the season and the tournaments of SEASON.toml.
///
/// # Errors
/// Fails if the text is too long or invalid, or names too many tournaments.
fn parse(text: &str) -> Result<(String, BTreeSet<[u8; 16]>), Refusal> {
    let bad = |message: String| Refusal::new(RefusalCode::BadField, message);
    if text.len() > LARGEST {
        return Err(bad(format!("SEASON.toml has at most {LARGEST} bytes")));
    }
    let settings =
        SeasonSettings::from_toml(text).map_err(|error| bad(format!("SEASON.toml: {error}")))?;
    let files = &settings.files;
    if files.len() > MOST_FILES {
        return Err(bad(format!(
            "a season has at most {MOST_FILES} tournaments"
        )));
    }
    let files = files
        .iter()
        .map(|file| {
            let found = file_id(file).ok_or_else(|| {
                bad(format!(
                    "SEASON.toml: files: {file}: the identity of a file has 32 hexadecimal digits"
                ))
            })?;
            let FileId(bytes) = found;
            Ok(bytes)
        })
        .collect::<Result<_, Refusal>>()?;
    let name = settings.name.map(|name| name.to_string());
    Ok((name.unwrap_or_default(), files))
}
