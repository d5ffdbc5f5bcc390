//! Storing of ratings: only changed ratings are written.

use std::collections::HashSet;

use kralle_rules::preset::Game;
use kralle_season::rating::{PersonRating, RatingParameters, Ratings};
use sqlx_core::connection::Connection as _;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use super::curve::CurvePoint;
use super::read::Read;
use crate::Refusal;
use crate::publication::pack;

/// Number of persons written per statement.
const CHUNK: usize = 5000;

/// Stores the ratings in one transaction and returns their number.
///
/// # Errors
/// Fails if the database is unavailable; the ratings are unchanged then.
pub(super) async fn ratings(
    connection: &mut PgConnection,
    read: &Read,
    ratings: &Ratings,
    parameters: &RatingParameters,
) -> Result<usize, Refusal> {
    let mut transaction = connection.begin().await?;
    let mut persons = 0;
    for game in Game::ALL {
        let rated: Vec<&PersonRating> = ratings
            .in_game(game)
            .iter()
            .filter(|it| it.person.0 <= read.last_person)
            .collect();
        persons += rated.len();
        let matches: u64 = rated.iter().map(|it| u64::from(it.matches)).sum();
        query(
            "INSERT INTO rating_run (kind, parameters_sha256, matches) VALUES ($1, $2, $3)
             ON CONFLICT (kind) DO UPDATE SET run = now(),
             parameters_sha256 = excluded.parameters_sha256, matches = excluded.matches",
        )
        .bind(game.code())
        .bind(parameters.sha256())
        .bind(i64::try_from(matches).unwrap_or(i64::MAX))
        .execute(&mut *transaction)
        .await?;
        let before: Vec<i32> = query_scalar("SELECT person FROM rating WHERE kind = $1")
            .bind(game.code())
            .fetch_all(&mut *transaction)
            .await?;
        let now: HashSet<i32> = rated.iter().copied().map(person).collect();
        let gone: Vec<i32> = before.into_iter().filter(|it| !now.contains(it)).collect();
        for gone in gone.chunks(CHUNK) {
            query("DELETE FROM rating WHERE kind = $1 AND person = ANY($2)")
                .bind(game.code())
                .bind(gone)
                .execute(&mut *transaction)
                .await?;
        }
        for rated in rated.chunks(CHUNK) {
            let rows = Rows::of(rated, read).map_err(|error| Refusal::internal(&error))?;
            rows.write(game, &mut transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(persons)
}

fn person(rating: &PersonRating) -> i32 {
    i32::try_from(rating.person.0).unwrap_or(i32::MAX)
}

/// Ratings by column, as parameters of one statement.
#[derive(Default)]
struct Rows {
    persons: Vec<i32>,
    ratings: Vec<f32>,
    deviations: Vec<f32>,
    matches: Vec<i32>,
    curves: Vec<Vec<u8>>,
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "four digits and a fraction that nobody sees"
)]
const fn short(value: f64) -> f32 {
    value as f32
}

impl Rows {
    fn of(rated: &[&PersonRating], read: &Read) -> std::io::Result<Self> {
        let mut rows = Self::default();
        for it in rated {
            let curve: Vec<CurvePoint> = it
                .history
                .iter()
                .filter_map(|point| {
                    let evening = read.evenings.get(point.evening.index())?;
                    Some(CurvePoint {
                        tournament: evening.tournament,
                        date: evening.date.map(|date| date.to_string()),
                        rating: short(point.estimate.rating),
                        deviation: short(point.estimate.deviation),
                    })
                })
                .collect();
            rows.persons.push(person(it));
            rows.ratings.push(short(it.estimate.rating));
            rows.deviations.push(short(it.estimate.deviation));
            rows.matches
                .push(i32::try_from(it.matches).unwrap_or(i32::MAX));
            rows.curves.push(pack(&curve)?);
        }
        Ok(rows)
    }

    async fn write(&self, game: Game, connection: &mut PgConnection) -> Result<(), Refusal> {
        query(
            "INSERT INTO rating (kind, person, rating, deviation, matches, curve)
             SELECT $1, * FROM unnest($2::integer[], $3::real[], $4::real[], $5::integer[], $6::bytea[])
             ON CONFLICT (kind, person) DO UPDATE SET rating = excluded.rating,
             deviation = excluded.deviation, matches = excluded.matches, curve = excluded.curve
             WHERE rating.curve <> excluded.curve",
        )
        .bind(game.code())
        .bind(&self.persons)
        .bind(&self.ratings)
        .bind(&self.deviations)
        .bind(&self.matches)
        .bind(&self.curves)
        .execute(connection)
        .await?;
        Ok(())
    }
}
