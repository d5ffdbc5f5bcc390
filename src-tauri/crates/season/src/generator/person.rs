//! The persons of a generated season.

use kralle_tournament::lots::stream::LotStream;
use kralle_tournament::{BirthYear, Line, PlayerData, Rating, RatingKind};

use super::chance::any_of;
use super::error::GenerateSeasonError;
use super::names::{CLUBS, GIVEN_NAMES, SURNAMES};
use crate::model;

/// A person with a known strength.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedPerson {
    /// The entry data of the person.
    pub data: PlayerData,
    pub strength: i32,
    /// The evenings the person attends.
    pub(super) comes: Comes,
}

/// The evenings a person attends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Comes {
    Always,
    /// Only these, counted from 0.
    On(Vec<u16>),
    /// All except these.
    NotOn(Vec<u16>),
}

impl Comes {
    pub(super) fn on(&self, evening: u16) -> bool {
        match self {
            Self::Always => true,
            Self::On(evenings) => evenings.contains(&evening),
            Self::NotOn(evenings) => !evenings.contains(&evening),
        }
    }
}

/// The number before the first FIDE number of invented persons; real ones are lower.
const BEFORE_FIDE_IDS: u32 = 990_000_000;

/// Returns this many persons with distinct names.
pub(super) fn persons(
    count: u16,
    stream: &mut LotStream,
) -> Result<Vec<GeneratedPerson>, GenerateSeasonError> {
    let mut names: Vec<(&str, &str)> = SURNAMES
        .iter()
        .flat_map(|surname| GIVEN_NAMES.iter().map(move |given| (*surname, *given)))
        .collect();
    stream.shuffle(&mut names);
    let mut persons = Vec::new();
    for (number, (surname, given)) in (1_u32..).zip(names.into_iter().take(usize::from(count))) {
        let strength = model::strength(stream);
        let chess = model::chess_rating(strength, stream);
        let club = any_of(&CLUBS, stream);
        let birth_year = 1948 + stream.up_to(67);
        // Two of three have a FIDE number.
        let fide_id = (stream.up_to(2) > 0).then_some(BEFORE_FIDE_IDS + number);
        let data = PlayerData {
            birth_year: Some(self::birth_year(birth_year)?),
            club: club.map(Line::parse).transpose()?,
            fide_id,
            ratings: [(RatingKind::Standard, rating(chess)?)].into(),
            ..PlayerData::new(Line::parse(&format!("{surname}, {given}"))?)
        };
        persons.push(GeneratedPerson {
            data,
            strength,
            comes: Comes::Always,
        });
    }
    Ok(persons)
}

fn birth_year(year: u32) -> Result<BirthYear, GenerateSeasonError> {
    let year = u16::try_from(year).unwrap_or(u16::MAX);
    BirthYear::try_from(year).map_err(|error| GenerateSeasonError::Number(error.to_string()))
}

fn rating(points: i32) -> Result<Rating, GenerateSeasonError> {
    let points = u16::try_from(points).unwrap_or(0);
    Rating::try_from(points).map_err(|error| GenerateSeasonError::Number(error.to_string()))
}
