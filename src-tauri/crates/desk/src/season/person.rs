//! A person of a season.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kralle_call::call;
use kralle_rules::preset::Game;
use kralle_season::rating::{Change, PersonRating, RatingParameters, Ratings};
use kralle_season::{PersonNumber, Score, SeasonPerson};
use kralle_tournament::NameOrder;
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPersonRef, person_ref, row};

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::open_season::KnownSeason;
use crate::season::person_view::{
    SeasonCurvePoint, SeasonMet, SeasonPersonRating, SeasonPersonView,
};
use crate::season::persons::entrant;
use crate::season::refusal::SeasonRefusal;

wire! {
    /// A person to show.
    pub struct SeasonPersonInput {
        pub person: u32,
    }
}

/// Shows a person of the open season: results, ratings, partners and opponents with the scores.
#[call]
pub(crate) fn season_person(
    desk: &Snapshot,
    input: SeasonPersonInput,
) -> Result<SeasonPersonView, RefusalView> {
    person_view(&desk.season()?.known, input.person)
}

/// Returns the file name of a person's page.
pub(crate) fn person_page(person: u32) -> String {
    format!("person-{person}.html")
}

/// Returns the view of a person.
///
/// # Errors
/// Fails if the season has no such person.
pub(crate) fn person_view(
    known: &KnownSeason,
    person: u32,
) -> Result<SeasonPersonView, RefusalView> {
    let number = known.person(person)?;
    let (shown, person) = person_ref(known, number)
        .zip(known.persons.get(number))
        .ok_or(SeasonRefusal::SeasonPersonUnknown { person })?;
    let categories = known.table.categories.iter();
    let categories = categories.filter(|it| it.rows.iter().any(|row| row.person == number));
    let (partners, opponents) = met(known, number);
    Ok(SeasonPersonView {
        person: shown,
        entrants: person
            .entries
            .iter()
            .filter_map(|it| entrant(known, it.at))
            .collect(),
        row: known
            .table
            .row(number)
            .and_then(|it| row(known, number, it.place)),
        categories: categories.map(|it| it.name.clone()).collect(),
        ratings: ratings(known, number),
        partners,
        opponents,
    })
}

/// Returns the rating of a person in each game with rated matches.
fn ratings(known: &KnownSeason, person: PersonNumber) -> Vec<SeasonPersonRating> {
    let in_game = |game: Game| {
        let all = known.ratings.in_game(game);
        let index = all.binary_search_by_key(&person, |it| it.person).ok()?;
        Some(rating(game, all.get(index)?))
    };
    Game::ALL.into_iter().filter_map(in_game).collect()
}

fn rating(game: Game, it: &PersonRating) -> SeasonPersonRating {
    SeasonPersonRating {
        game: Named(game),
        rating: it.estimate.rating,
        deviation: it.estimate.deviation,
        matches: it.matches,
        start_from: it.chess,
        start_rating: it.start.rating,
        start_deviation: it.start.deviation,
        curve: it
            .history
            .iter()
            .map(|point| SeasonCurvePoint {
                evening: point.evening.0,
                rating: point.estimate.rating,
                deviation: point.estimate.deviation,
                matches: point.matches,
            })
            .collect(),
    }
}

/// The side of another player relative to a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    With,
    Against,
}

/// Returns partners and opponents of a person, each by number of matches, most first.
fn met(known: &KnownSeason, person: PersonNumber) -> (Vec<SeasonMet>, Vec<SeasonMet>) {
    let mut met: BTreeMap<(Side, PersonNumber), [u32; 3]> = BTreeMap::new();
    let mut count = |key, score: Score| {
        let counts = met.entry(key).or_default();
        let [won, drawn, lost] = counts;
        *match score {
            Score::Won => won,
            Score::Drawn => drawn,
            Score::Lost => lost,
        } += 1;
    };
    // Only rated matches, of every game.
    Ratings::watched(&known.games, &RatingParameters::default(), |it: &Change| {
        if it.person == person {
            if let Some(partner) = it.partner {
                count((Side::With, partner), it.score);
            }
            for opponent in it.opponents.persons() {
                count((Side::Against, *opponent), it.score);
            }
        }
    });
    let on = |side: Side| {
        let those = met.iter().filter(|((it, _), _)| *it == side);
        let mut those: Vec<SeasonMet> = those
            .filter_map(|((_, person), [won, drawn, lost])| {
                Some(SeasonMet {
                    person: person_ref(known, *person)?,
                    matches: won + drawn + lost,
                    won: *won,
                    drawn: *drawn,
                    lost: *lost,
                })
            })
            .collect();
        those.sort_by_key(|it| (Reverse(it.matches), NameOrder::of(&it.person.name)));
        those
    };
    (on(Side::With), on(Side::Against))
}

wire! {
    /// The persons of a season.
    pub struct SeasonPersonsView {
        /// All persons, sorted by name.
        pub persons: Vec<SeasonPersonRef>,
    }
}

/// Shows all persons of the open season, sorted by name.
#[call]
pub(crate) fn season_persons(
    desk: &Snapshot,
    _: Nothing,
) -> Result<SeasonPersonsView, RefusalView> {
    let known = &desk.season()?.known;
    let mut persons: Vec<&SeasonPerson> = known.persons.all().iter().collect();
    persons.sort_by_cached_key(|it| (NameOrder::of(it.data.name.as_str()), it.number));
    let persons = persons.into_iter();
    Ok(SeasonPersonsView {
        persons: persons
            .filter_map(|it| person_ref(known, it.number))
            .collect(),
    })
}
