//! Calculation of seasons whose tournaments or settings changed.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use kralle_season::Evening;
use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use tokio::task::spawn_blocking;

use super::archived::{ArchivedSeason, Entered};
use super::of_others;
use crate::Refusal;
use crate::database::Database;
use crate::publication::{pack, unpack};
use crate::season::{KeptSeason, KeptTable};
use crate::site::TONGUES;

/// The fingerprint of a season's public tournaments: their numbers, times of change, and
/// ownership by the organizer. Another fingerprint means another public view. For use with a row
/// of `season`.
macro_rules! made_of {
    () => {
        "(SELECT coalesce(md5(string_agg(
             t.tournament || '@' || (extract(epoch FROM t.changed) * 1000000)::bigint || '@'
                 || (t.organizer = season.organizer), ' '
             ORDER BY t.tournament)), '')
         FROM season_file f JOIN public_tournament t USING (file) WHERE f.season = season.season)"
    };
}
pub(super) use made_of;

/// Calculates the outdated seasons, at most 100, and returns their slugs. If two servers do so
/// concurrently, both get the same result.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn work_out_due(database: &Database) -> Result<Vec<String>, Refusal> {
    // The first conditions only avoid the fingerprint if nothing can have changed. A change is
    // committed some time after its timestamp.
    let due: Vec<(i32, String, String)> = query_as(concat!(
        "SELECT season, slug, toml FROM season
         WHERE (worked_out IS NULL OR made_of IS NULL OR EXISTS (
             SELECT 1 FROM season_file JOIN tournament USING (file)
             WHERE season_file.season = season.season
                 AND tournament.changed >= season.worked_out - interval '10 minutes'))
             AND made_of IS DISTINCT FROM ",
        made_of!(),
        " ORDER BY season LIMIT 100"
    ))
    .fetch_all(database.readers())
    .await?;
    let mut slugs = Vec::with_capacity(due.len());
    for (season, slug, toml) in due {
        work_out(database, season, toml).await?;
        slugs.push(slug);
    }
    Ok(slugs)
}

/// Calculates the season with this slug, if it exists.
///
/// # Errors
/// Fails if the settings are invalid, or the database is unavailable.
pub(super) async fn work_out_named(database: &Database, slug: &str) -> Result<(), Refusal> {
    let row: Option<(i32, String)> = query_as("SELECT season, toml FROM season WHERE slug = $1")
        .bind(slug)
        .fetch_optional(database.readers())
        .await?;
    match row {
        Some((season, toml)) => work_out(database, season, toml).await,
        None => Ok(()),
    }
}

/// A player of a tournament: numbers of tournament, player and person; visibility here and
/// everywhere.
type Entry = (i32, i32, i32, String, String);

async fn work_out(database: &Database, season: i32, toml: String) -> Result<(), Refusal> {
    let mut looking = database.readers().begin().await?;
    query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        .execute(&mut *looking)
        .await?;
    let mark: Option<(chrono::DateTime<chrono::Utc>, String)> = query_as(concat!(
        "SELECT now(), ",
        made_of!(),
        " FROM season WHERE season = $1"
    ))
    .bind(season)
    .fetch_optional(&mut *looking)
    .await?;
    let Some((now, made_of)) = mark else {
        return Ok(());
    };
    let evenings: Vec<(i32, bool, Vec<u8>)> = query_as(
        "SELECT tournament, public_tournament.organizer = season.organizer, evening
         FROM season_file JOIN season USING (season)
         JOIN public_tournament USING (file) JOIN kept USING (tournament) WHERE season = $1",
    )
    .bind(season)
    .fetch_all(&mut *looking)
    .await?;
    let entries: Vec<Entry> = query_as(
        "SELECT entry.tournament, entry.player, coalesce(merged_into, person.person), entry.shown, person.shown
         FROM season_file JOIN tournament USING (file) JOIN entry USING (tournament)
         JOIN person USING (person) WHERE season = $1",
    )
    .bind(season)
    .fetch_all(&mut *looking)
    .await?;
    looking.commit().await?;
    let settings = toml.clone();
    let kept = spawn_blocking(move || keep(&toml, &evenings, &entries))
        .await
        .map_err(|error| Refusal::internal(&error))??;
    // The season may have been calculated from newer data meanwhile.
    query(
        "UPDATE season SET kept = $2, worked_out = $3, name = $4, made_of = $6
         WHERE season = $1 AND toml = $5 AND (worked_out IS NULL OR worked_out < $3)",
    )
    .bind(season)
    .bind(pack(&kept).map_err(|error| Refusal::internal(&error))?)
    .bind(now)
    .bind(&kept.name)
    .bind(settings)
    .bind(made_of)
    .execute(database.writers())
    .await?;
    Ok(())
}

fn keep(
    toml: &str,
    evenings: &[(i32, bool, Vec<u8>)],
    entries: &[Entry],
) -> Result<KeptSeason, Refusal> {
    let internal = |error: &dyn std::fmt::Display| Refusal::internal(error);
    let mut read: Vec<Evening> = Vec::with_capacity(evenings.len());
    let mut keys: HashMap<i32, String> = HashMap::new();
    let mut others: BTreeSet<String> = BTreeSet::new();
    for (tournament, is_own, packed) in evenings {
        let evening: Evening = unpack(packed).map_err(|error| internal(&error))?;
        keys.insert(*tournament, evening.key.0.clone());
        if !is_own {
            others.insert(evening.key.0.clone());
        }
        read.push(evening);
    }
    let entered: HashMap<Entered, (i32, Shown)> = entries
        .iter()
        .filter_map(|(tournament, player, person, here, everywhere)| {
            let shown = [here, everywhere].map(|code| Shown::from_code(code));
            let [here, everywhere] = shown.map(|it| it.unwrap_or(Shown::Withheld));
            let key = keys.get(tournament)?.clone();
            let player = PlayerId(u32::try_from(*player).ok()?);
            Some(((key, player), (*person, here.max(everywhere))))
        })
        .collect();
    let shown = |entry: &Entered| {
        let entry = entered.get(entry);
        entry.map_or(Shown::Withheld, |(_, shown)| *shown)
    };
    for evening in read.iter_mut().filter(|it| others.contains(&it.key.0)) {
        of_others::conceal(evening, &shown);
    }
    let one_person = of_others::joined(&entered, &others);
    let worked_out =
        ArchivedSeason::of(toml, read, &one_person, shown).map_err(|error| internal(&error))?;
    let persons: BTreeMap<u32, i32> = worked_out
        .persons()
        .filter_map(|(number, own)| {
            let known: Vec<_> = own.iter().filter_map(|entry| entered.get(entry)).collect();
            let is_named = known.iter().all(|(_, shown)| *shown == Shown::Name);
            let (person, _) = known.first().filter(|_| is_named)?;
            Some((number.0, *person))
        })
        .collect();
    let page_of = |person: u32| Some(format!("../persons/{}", persons.get(&person)?));
    let tables = TONGUES.map(|tongue| {
        let pages = worked_out.pages(&tongue.words(), &page_of);
        let tables = pages.into_iter().map(|page| KeptTable {
            html: kralle_exchange::site::html(&page.blocks),
            title: page.title,
        });
        (tongue.code().to_owned(), tables.collect())
    });
    Ok(KeptSeason {
        name: worked_out.name(),
        json: worked_out.json(),
        tables: tables.into_iter().collect(),
        persons,
    })
}
