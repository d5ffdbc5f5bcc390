//! What a person has decided about who is who. It travels with the season.

use kralle_tournament::{BirthYear, Line, NationalId, PlayerId};

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
