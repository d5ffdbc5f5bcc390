//! The ratings of a season in one game, as a view and as a list for import like those of federations.

use kralle_exchange::table::{Cell, DecimalSign, Side, Table, csv};
use kralle_rules::preset::Game;
use kralle_season::rating::{PersonRating, RatingParameters};
use kralle_season::{Persons, SeasonPerson, WorkedSeason};
use kralle_tournament::{FieldColumn, PlayerField, Rating};

use crate::capped::capped;
use crate::named::Named;
use crate::season::table::{SeasonPersonRef, person_ref};
use crate::wire;

wire! {
    /// The rating of a person.
    pub struct SeasonRatingRow {
        pub person: SeasonPersonRef,
        pub rating: f64,
        /// The uncertainty of the rating.
        pub deviation: f64,
        /// The number of rated matches.
        pub matches: u32,
        /// The chess rating that the start value came from; `None` for the default start value.
        pub start_from: Option<u16>,
    }
}

wire! {
    /// The ratings of one game, the strongest first.
    pub struct SeasonRatingsView {
        pub game: Named<Game>,
        pub rows: Vec<SeasonRatingRow>,
        /// The number of rated matches.
        pub matches: u32,
        /// The parameters as TOML.
        pub parameters: String,
        /// The hexadecimal SHA-256 of the parameters.
        pub parameters_sha256: String,
    }
}

/// Returns the ratings in one game, strongest first.
pub fn ratings_of(worked: &WorkedSeason, game: Game) -> SeasonRatingsView {
    let parameters = RatingParameters::default();
    let rated = worked.ratings.in_game(game);
    let rows = strongest_first(rated, &worked.persons).into_iter();
    let evenings = worked.season.evenings().map(|(_, it)| &it.evening);
    let matches = evenings.filter(|it| it.game == game);
    SeasonRatingsView {
        game: Named(game),
        rows: rows
            .filter_map(|(rating, person)| {
                Some(SeasonRatingRow {
                    person: person_ref(worked, person.number)?,
                    rating: rating.estimate.rating,
                    deviation: rating.estimate.deviation,
                    matches: rating.matches,
                    start_from: rating.chess,
                })
            })
            .collect(),
        matches: capped(matches.map(|it| it.matches.len()).sum::<usize>()),
        parameters: parameters.to_toml(),
        parameters_sha256: parameters.sha256(),
    }
}

/// The heading of the rating column, so that an import reads it as the tandem rating.
const HEADING: &str = "tandem";

/// Returns the list as CSV, strongest first.
///
/// It is for the director only, because it contains numbers that identify a player.
pub fn rating_list(ratings: &[PersonRating], persons: &Persons) -> Vec<u8> {
    let rated = strongest_first(ratings, persons);
    let fields = columns(&rated);
    let mut table = Table::new("").column("name", Side::Left);
    for field in &fields {
        let side = if field.is_number() {
            Side::Right
        } else {
            Side::Left
        };
        table = table.column(field.code(), side);
    }
    table = table.column(HEADING, Side::Right);
    for (rating, person) in rated {
        let facts = fields.iter().map(|it| Cell::fact(person.data.value(*it)));
        let mut row = vec![Cell::text(person.data.name.to_string())];
        row.extend(facts);
        row.push(Cell::Number(i64::from(listed(rating))));
        table.rows.push(row);
    }
    csv(&table, DecimalSign::Point)
}

/// Returns the fields of the list: those of every list, and further ones that at least one person has.
fn columns(rated: &[(&PersonRating, &SeasonPerson)]) -> Vec<PlayerField> {
    use PlayerField::{BirthYear, Club, FideId, NationalId};
    let always = [BirthYear, Club, FideId, NationalId];
    let columns =
        PlayerField::columns(|field| rated.iter().any(|(_, it)| it.data.value(field).is_some()));
    let further = columns
        .into_iter()
        .filter(|it| it.spec().column == FieldColumn::IfAny);
    always.into_iter().chain(further).collect()
}

/// Rounds a rating to a whole number within the range of a list.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is held within a range that fits"
)]
fn listed(rating: &PersonRating) -> u16 {
    let highest = f64::from(Rating::HIGHEST);
    rating.estimate.rating.round().clamp(1.0, highest) as u16
}

/// Returns the rated persons, strongest first, then by number.
pub fn strongest_first<'a>(
    ratings: &'a [PersonRating],
    persons: &'a Persons,
) -> Vec<(&'a PersonRating, &'a SeasonPerson)> {
    let worked = ratings
        .iter()
        .filter_map(|it| Some((it, persons.get(it.person)?)));
    let mut sorted: Vec<_> = worked.collect();
    sorted.sort_by(|(one, _), (other, _)| {
        let by_rating = other.estimate.rating.total_cmp(&one.estimate.rating);
        by_rating.then_with(|| one.person.cmp(&other.person))
    });
    sorted
}
