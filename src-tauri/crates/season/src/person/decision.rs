//! What a person has decided about who is who. It travels with the season.

use kralle_tournament::{BirthYear, Line, NationalId, PlayerId};

use super::entry::SeasonPerson;
use crate::Season;

/// Which entries are meant: those that agree with everything that is given.
///
/// Said are at least a name, a number of a federation, or a file and its player.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryPattern {
    /// A name in any spelling that is recognized as the same.
    pub name: Option<Line>,
    pub birth_year: Option<BirthYear>,
    pub club: Option<Line>,
    pub fide_id: Option<u32>,
    pub national_id: Option<NationalId>,
    /// The file as the season names it.
    pub file: Option<String>,
    /// The player's id in the file; only with it.
    pub player: Option<PlayerId>,
}

/// What was decided about persons (`[[same_person]]` and `[[other_person]]`), each by two or more
/// patterns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decisions {
    /// Whoever fits one of these is one person.
    pub same_person: Vec<Vec<EntryPattern>>,
    /// Who fits one pattern is another person than who fits another one.
    pub other_person: Vec<Vec<EntryPattern>>,
}

impl EntryPattern {
    /// Patterns that a person fits, those first that say most to a reader; the last one is one entry
    /// and nothing else.
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
            // A name alone would mean a namesake of another evening too.
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
