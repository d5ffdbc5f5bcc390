//! Candidates for the persons of a tournament: at most a few per name, however many exist.

use kralle_tournament::{Person, PlayerData};
use kralle_view::shown::Shown;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use crate::Refusal;

/// The search and storage keys of a player.
#[derive(Debug, Clone)]
pub(super) struct Wanted {
    pub(super) name: String,
    pub(super) club: Option<String>,
    pub(super) person: Person,
}

/// A person of the archive.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    /// The person's number, or that of the person it was merged into.
    pub(super) number: i32,
    /// The visibility set by the administrator for that person.
    pub(super) shown: Shown,
    pub(super) person: Person,
    /// True if the administrator merged this person.
    pub(super) is_merged: bool,
}

/// Maximum number of candidates with the same name, year and club, or with the same number.
pub const MOST: i32 = 16;
/// Maximum length of a key in an index, in bytes.
const LONGEST_KEY: usize = 500;

impl Wanted {
    pub(super) fn of(data: &PlayerData) -> Self {
        Self {
            name: data.name.to_string(),
            club: data.club.as_ref().map(ToString::to_string),
            person: Person::from(data),
        }
    }

    pub(super) fn name_key(&self) -> &str {
        cut(self.person.name.as_str())
    }

    pub(super) fn birth_year(&self) -> Option<i16> {
        self.person
            .birth_year
            .and_then(|year| i16::try_from(year).ok())
    }

    pub(super) fn club_key(&self) -> Option<&str> {
        self.person.club().map(cut)
    }

    pub(super) fn fide_id(&self) -> Option<i32> {
        self.person.fide_id.and_then(|id| i32::try_from(id).ok())
    }
}

/// Cuts a key to the maximum length in an index.
fn cut(key: &str) -> &str {
    let mut end = key.len().min(LONGEST_KEY);
    while !key.is_char_boundary(end) {
        end -= 1;
    }
    &key[..end]
}

/// The query for the candidates of many players: by number and by name.
pub const CANDIDATES: &str = "
    SELECT (w.place - 1)::integer, coalesce(c.merged_into, c.person), coalesce(into_.shown, c.shown),
        c.name, c.birth_year, c.club, c.fide_id, c.national_key, c.merged_into IS NOT NULL
    FROM unnest($1::integer[], $2::text[], $3::text[], $4::smallint[], $5::text[])
        WITH ORDINALITY AS w (fide_id, national_key, name_key, birth_year, club_key, place)
    CROSS JOIN LATERAL (
        (SELECT * FROM person WHERE fide_id = w.fide_id ORDER BY person LIMIT $6)
        UNION
        (SELECT * FROM person WHERE national_key = w.national_key ORDER BY person LIMIT $6)
        UNION
        (SELECT * FROM person WHERE name_key = w.name_key
            AND coalesce(birth_year, 0) = coalesce(w.birth_year, 0)
            AND coalesce(club_key, '') = coalesce(w.club_key, '')
            ORDER BY name_key, coalesce(birth_year, 0), coalesce(club_key, ''), person LIMIT $6)
    ) c
    LEFT JOIN person into_ ON into_.person = c.merged_into
    ORDER BY 1, c.person";

type Row = (
    i32,
    i32,
    String,
    String,
    Option<i16>,
    Option<String>,
    Option<i32>,
    Option<String>,
    bool,
);

/// Returns candidates, oldest first, each with the index in `wanted` that it may match.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn candidates(
    connection: &mut PgConnection,
    wanted: &[&Wanted],
) -> Result<Vec<(usize, Candidate)>, Refusal> {
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let column = |of: fn(&Wanted) -> Option<&str>| -> Vec<Option<String>> {
        wanted.iter().map(|it| of(it).map(str::to_owned)).collect()
    };
    let rows: Vec<Row> = query_as(CANDIDATES)
        .bind(wanted.iter().map(|it| it.fide_id()).collect::<Vec<_>>())
        .bind(column(|it| it.person.national_key()))
        .bind(column(|it| Some(it.name_key())))
        .bind(wanted.iter().map(|it| it.birth_year()).collect::<Vec<_>>())
        .bind(column(Wanted::club_key))
        .bind(MOST)
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().filter_map(candidate).collect())
}

/// Returns the stored persons of a tournament's players, by player.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn entered(
    connection: &mut PgConnection,
    tournament: i32,
) -> Result<Vec<(i32, Candidate)>, Refusal> {
    let rows: Vec<Row> = query_as(
        "SELECT player, coalesce(c.merged_into, c.person), coalesce(into_.shown, c.shown),
            c.name, c.birth_year, c.club, c.fide_id, c.national_key, c.merged_into IS NOT NULL
         FROM entry JOIN person c USING (person)
         LEFT JOIN person into_ ON into_.person = c.merged_into
         WHERE tournament = $1 ORDER BY player",
    )
    .bind(tournament)
    .fetch_all(connection)
    .await?;
    let entered = rows.into_iter().filter_map(|row| {
        let player = row.0;
        candidate(row).map(|(_, candidate)| (player, candidate))
    });
    Ok(entered.collect())
}

fn candidate(row: Row) -> Option<(usize, Candidate)> {
    let (place, number, shown, name, birth_year, club, fide_id, national_key, is_merged) = row;
    let unsigned = |year: i16| u16::try_from(year).ok();
    let person = Person::new(
        &name,
        birth_year.and_then(unsigned),
        club.as_deref(),
        fide_id.and_then(|id| u32::try_from(id).ok()),
        None,
    );
    let candidate = Candidate {
        number,
        // An unknown code of a newer program counts as withheld.
        shown: Shown::from_code(&shown).unwrap_or(Shown::Withheld),
        person: person.with_national_key(national_key),
        is_merged,
    };
    Some((usize::try_from(place).ok()?, candidate))
}

/// Locks the names and numbers of these persons until the transaction ends. Of two concurrent
/// pushes, one creates a person and the other finds it.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn lock(connection: &mut PgConnection, wanted: &[&Wanted]) -> Result<(), Refusal> {
    let mut keys: Vec<String> = wanted
        .iter()
        .flat_map(|it| {
            [
                Some(format!("n{}", it.name_key())),
                it.fide_id().map(|id| format!("f{id}")),
                it.person.national_key().map(|key| format!("k{key}")),
            ]
        })
        .flatten()
        .collect();
    keys.sort_unstable();
    keys.dedup();
    // PostgreSQL has few locks. A transaction that needs many takes one exclusive lock instead,
    // and waits for all others.
    let _: Vec<i32> = query_scalar(
        "WITH everybody AS MATERIALIZED (
            SELECT CASE WHEN cardinality($1::text[]) > $2
                THEN pg_advisory_xact_lock($3) ELSE pg_advisory_xact_lock_shared($3) END)
         SELECT 1 FROM everybody, LATERAL (
            SELECT pg_advisory_xact_lock(key) FROM (
                SELECT DISTINCT hashtextextended(key, $3) AS key FROM unnest($1::text[]) key
                WHERE cardinality($1::text[]) <= $2 ORDER BY 1) keys) locked",
    )
    .bind(keys)
    .bind(MOST_LOCKS)
    .bind(EVERYBODY)
    .fetch_all(connection)
    .await?;
    Ok(())
}

/// Maximum number of locks per transaction: a thirtieth of PostgreSQL's default.
const MOST_LOCKS: i32 = 200;
/// The lock of all persons.
const EVERYBODY: i64 = 0x6b72_616c_6c65_0002;
