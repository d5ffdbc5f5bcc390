//! Public view of a person: tournaments and ratings.

use std::collections::BTreeSet;

use kralle_push::answer::RefusalCode;
use kralle_store::FileId;
use serde::Serialize;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;

use crate::Refusal;
use crate::database::Database;
use crate::publication::{Kept, unpack};
use crate::rating::CurvePoint;

/// Maximum number of tournaments per person; the newest are returned.
const MOST: i64 = 200;

/// A person.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct PersonShown {
    pub person: i32,
    pub name: String,
    /// May be empty.
    pub club: String,
    /// The newest first, at most 200.
    pub tournaments: Vec<Took>,
    pub ratings: Vec<RatingShown>,
}

/// A tournament that a person took part in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Took {
    /// The identity of the file.
    pub file: String,
    pub name: String,
    pub date: Option<String>,
    /// The player's number in that tournament.
    pub player: u32,
    pub team: Option<u16>,
    /// The other players in the team.
    pub partners: Vec<Partner>,
    pub rank_from: Option<u16>,
    pub rank_to: Option<u16>,
    pub teams: usize,
}

/// Another player in the same team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Partner {
    /// The name as shown to the public.
    pub name: String,
    /// Null if the player is shown with initials or not at all.
    pub person: Option<i32>,
}

/// A person's rating in a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct RatingShown {
    /// `tandem`, `pair_moves` or `ordinary_chess`.
    pub kind: String,
    pub rating: f32,
    pub deviation: f32,
    pub matches: i32,
    /// The rating after each tournament, the oldest first.
    pub curve: Vec<CurvePoint>,
}

/// Returns the public view of a person; for a merged person, that of the remaining one.
///
/// # Errors
/// Fails if the person is unknown or not shown by name, or the database is unavailable.
pub async fn person(database: &Database, number: i32) -> Result<PersonShown, Refusal> {
    let unknown = || {
        Refusal::new(
            RefusalCode::Unknown,
            format!("there is no person {number} here"),
        )
    };
    let mut connection = database.readers().acquire().await?;
    let row: Option<(i32, Option<String>, Option<String>)> = query_as(
        "SELECT person, shown_name, shown_club FROM person WHERE shown = 'name' AND merged_into IS NULL
         AND person = (SELECT coalesce(merged_into, person) FROM person WHERE person = $1)",
    )
    .bind(number)
    .fetch_optional(&mut *connection)
    .await?;
    let (person, name, club) = row.ok_or_else(unknown)?;
    let took: Vec<(i32, Vec<u8>, i32, Vec<u8>)> = query_as(
        "SELECT tournament, file, player, public FROM entry JOIN public_tournament USING (tournament) JOIN kept USING (tournament)
         WHERE entry.shown = 'name' AND entry.person IN (SELECT person FROM person WHERE person = $1 OR merged_into = $1)
         ORDER BY date DESC NULLS LAST, tournament DESC LIMIT $2",
    )
    .bind(person)
    .bind(MOST)
    .fetch_all(&mut *connection)
    .await?;
    if took.is_empty() {
        return Err(unknown());
    }
    // Until the next run, a rating may include a tournament that is no longer public or no longer
    // names the person. Such a rating is not shown.
    let named: Vec<i32> = query_scalar(
        "SELECT tournament FROM entry JOIN public_tournament USING (tournament)
         WHERE entry.shown = 'name' AND entry.person IN (SELECT person FROM person WHERE person = $1 OR merged_into = $1)",
    )
    .bind(person)
    .fetch_all(&mut *connection)
    .await?;
    let named: BTreeSet<i32> = named.into_iter().collect();
    let rated: Vec<(String, f32, f32, i32, Vec<u8>)> = query_as(
        "SELECT kind, rating, deviation, matches, curve FROM rating WHERE person = $1 ORDER BY kind DESC",
    )
    .bind(person)
    .fetch_all(&mut *connection)
    .await?;
    drop(connection);
    let internal = |error: std::io::Error| Refusal::internal(&error);
    let ratings = rated
        .into_iter()
        .map(|(kind, rating, deviation, matches, curve)| {
            let curve: Vec<CurvePoint> = unpack(&curve).map_err(internal)?;
            let is_public = curve.iter().all(|it| named.contains(&it.tournament));
            Ok::<_, Refusal>(is_public.then_some(RatingShown {
                kind,
                rating,
                deviation,
                matches,
                curve,
            }))
        })
        .filter_map(Result::transpose);
    // If name and club are not stored yet, they come from the newest tournament.
    let mut named = name.map(|name| (name, club.unwrap_or_default()));
    let mut tournaments = Vec::with_capacity(took.len());
    for (_, file, player, kept) in took {
        let kept: Kept = unpack(&kept).map_err(internal)?;
        let player = player.unsigned_abs();
        named = named.or_else(|| {
            let mut players = kept.tournament.players.iter();
            let own = players.find(|it| it.player == player)?;
            Some((own.name.clone(), own.club.clone()))
        });
        tournaments.push(took_part(&file, player, &kept));
    }
    let (name, club) = named.ok_or_else(unknown)?;
    Ok(PersonShown {
        person,
        name,
        club,
        tournaments,
        ratings: ratings.collect::<Result<_, Refusal>>()?,
    })
}

fn took_part(file: &[u8], player: u32, kept: &Kept) -> Took {
    let tournament = &kept.tournament;
    let own = tournament
        .teams
        .iter()
        .find(|it| it.players.contains(&player));
    let partner = |id: &u32| {
        let found = tournament.players.iter().find(|it| it.player == *id);
        found.map(|it| Partner {
            name: it.name.clone(),
            person: kept.persons.get(id).copied(),
        })
    };
    let row = own.and_then(|team| {
        let rows = &tournament.standings.as_ref()?.rows;
        rows.iter().find(|row| row.team.team == team.team)
    });
    let file = file.try_into().map(FileId);
    Took {
        file: file.map_or_else(|_| String::new(), |it| it.to_string()),
        name: tournament.overview.tournament.clone(),
        date: tournament.overview.date.clone(),
        player,
        team: own.map(|it| it.team),
        partners: own
            .map(|team| {
                team.players
                    .iter()
                    .filter(|id| **id != player)
                    .filter_map(partner)
                    .collect()
            })
            .unwrap_or_default(),
        rank_from: row.map(|it| it.rank_from),
        rank_to: row.map(|it| it.rank_to),
        teams: tournament.teams.len(),
    }
}
