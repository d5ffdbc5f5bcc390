//! User decisions about the identity of persons, stored with the season.

use kralle_tournament::{BirthYear, Line, NationalId, PlayerId};

use super::entry::SeasonPerson;
use crate::Season;

/// A pattern for entries; an entry must match every given field.
///
/// At least a name, a number of a federation, or a file and its player must be given.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryPattern {
    /// A name in any spelling that counts as the same.
    pub name: Option<Line>,
    pub birth_year: Option<BirthYear>,
    pub club: Option<Line>,
    pub fide_id: Option<u32>,
    pub national_id: Option<NationalId>,
    /// The name of the file in the season.
    pub file: Option<String>,
    /// The player's id in the file; requires `file`.
    pub player: Option<PlayerId>,
}

/// Decisions about persons (`[[same_person]]` and `[[other_person]]`), each of two or more
/// patterns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decisions {
    /// All matches of these patterns are one person.
    pub same_person: Vec<Vec<EntryPattern>>,
    /// Matches of different patterns are different persons.
    pub other_person: Vec<Vec<EntryPattern>>,
}

impl EntryPattern {
    /// Returns patterns that match a person, the most readable first; the last one matches a single
    /// entry.
    pub(super) fn of(season: &Season, person: &SeasonPerson) -> Vec<Self> {
        let mut patterns = Vec::new();
        for it in person.entries.iter().rev() {
            let Some(data) = it.at.entrant(season).map(|it| &it.data) else {
                continue;
            };
            let named = Self {
                name: Some(data.name.clone()),
                ..Self::default()
            };
            if data.fide_id.is_some() {
                patterns.push(Self {
                    fide_id: data.fide_id,
                    ..named.clone()
                });
            }
            if data.national_id.is_some() {
                patterns.push(Self {
                    national_id: data.national_id.clone(),
                    ..named.clone()
                });
            }
            // A name alone would also match a namesake of another evening.
            if data.birth_year.is_some() && data.club.is_some() {
                patterns.push(Self {
                    birth_year: data.birth_year,
                    club: data.club.clone(),
                    ..named.clone()
                });
            }
        }
        let last = person.entries.last();
        patterns.extend(last.and_then(|it| {
            Some(Self {
                name: Some(it.at.entrant(season)?.data.name.clone()),
                file: Some(season.evening(it.at.evening)?.file.clone()),
                player: Some(it.at.player),
                ..Self::default()
            })
        }));
        patterns
    }
}
