//! Ratings as a list that is loaded like those of federations, so that pots are drawn by it.

use kralle_exchange::table::{Cell, Column, DecimalSign, Side, Table, csv};
use kralle_season::rating::PersonRating;
use kralle_season::{Persons, SeasonPerson};
use kralle_tournament::Rating;

/// The column in which the ratings stand: as the tandem rating is read from a list.
const HEADING: &str = "tandem";

/// The list as CSV, the strongest first.
///
/// It is the director's own: numbers by which a player is known again are in it.
pub fn rating_list(ratings: &[PersonRating], persons: &Persons) -> Vec<u8> {
    let column = |heading: &str, side| Column {
        heading: heading.to_owned(),
        side,
    };
    let text = |text: Option<String>| Cell::text(text.unwrap_or_default());
    let row = |(rating, person): (&PersonRating, &SeasonPerson)| {
        vec![
            Cell::text(person.name.to_string()),
            text(person.birth_year.map(|it| it.get().to_string())),
            text(person.club.as_ref().map(ToString::to_string)),
            text(person.fide_id.map(|it| it.to_string())),
            text(person.national_id.as_ref().map(ToString::to_string)),
            Cell::Number(i64::from(listed(rating))),
        ]
    };
    let table = Table {
        title: String::new(),
        columns: vec![
            column("name", Side::Left),
            column("birth_year", Side::Right),
            column("club", Side::Left),
            column("fide_id", Side::Right),
            column("national_id", Side::Left),
            column(HEADING, Side::Right),
        ],
        rows: strongest_first(ratings, persons)
            .into_iter()
            .map(row)
            .collect(),
    };
    csv(&table, DecimalSign::Point)
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
    let known = ratings
        .iter()
        .filter_map(|it| Some((it, persons.get(it.person)?)));
    let mut sorted: Vec<_> = known.collect();
    sorted.sort_by(|(one, _), (other, _)| {
        let by_rating = other.estimate.rating.total_cmp(&one.estimate.rating);
        by_rating.then_with(|| one.person.cmp(&other.person))
    });
    sorted
}
