//! A person of a season in short.

use kralle_season::{PersonNumber, WorkedSeason};

use crate::wire;

wire! {
    /// A person of the season in short.
    pub struct SeasonPersonRef {
        /// From 1, by first appearance.
        pub person: u32,
        pub name: String,
        /// May be empty.
        pub club: String,
        pub birth_year: Option<u16>,
    }
}

/// A person in short.
pub fn person_ref(worked: &WorkedSeason, person: PersonNumber) -> Option<SeasonPersonRef> {
    let person = worked.persons.get(person)?;
    Some(SeasonPersonRef {
        person: person.number.0,
        name: person.data.name.to_string(),
        club: person
            .data
            .club
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        birth_year: person.data.birth_year.map(u16::from),
    })
}
