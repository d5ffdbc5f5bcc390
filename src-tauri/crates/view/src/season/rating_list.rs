//! Ratings as a list that is loaded like those of federations, so that pots are drawn by it.

use kralle_exchange::table::{Cell, DecimalSign, Side, Table, csv};
use kralle_season::rating::PersonRating;
use kralle_season::{Persons, SeasonPerson};
use kralle_tournament::{FieldColumn, PlayerField, Rating};

/// The column in which the ratings stand: as the tandem rating is read from a list.
const HEADING: &str = "tandem";

/// The list as CSV, the strongest first.
///
/// It is the director's own: numbers by which a player is worked again are in it.
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

/// The fields in the list: those that every list has, and those that a person has.
fn columns(rated: &[(&PersonRating, &SeasonPerson)]) -> Vec<PlayerField> {
    use PlayerField::{BirthYear, Club, FideId, NationalId};
    let always = [BirthYear, Club, FideId, NationalId];
    let columns = PlayerField::columns(rated.iter().map(|(_, it)| &it.data));
    let further = columns
        .into_iter()
        .filter(|it| it.spec().column == FieldColumn::IfAny);
    always.into_iter().chain(further).collect()
}

/// A rating as a list has it: whole, and within what a list may have.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is held within a range that fits"
)]
fn listed(rating: &PersonRating) -> u16 {
    let highest = f64::from(Rating::HIGHEST);
    rating.estimate.rating.round().clamp(1.0, highest) as u16
}

/// The rated persons, the strongest first; of equals the one with the smaller number.
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
