//! Identifies persons by their data: the only place for it, used for lists, for the players of a
//! tournament, and for comparing tournaments.

use crate::fold::folded;
use crate::{NationalId, PlayerData, Title};

/// The comparison key of a name: without titles, case, accents and punctuation, its words sorted,
/// those with digits last in their order. "Dr. Müller, Jörg", "Joerg Mueller" and "MÜLLER Jörg"
/// have the same key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey(String);

impl NameKey {
    /// Returns the key of a name.
    pub fn of(name: &str) -> Self {
        let (_, name) = Title::split(name);
        let folded = folded(&name);
        let mut words: Vec<&str> = folded.split(' ').collect();
        // The order of numbers matters: "Adler 1-2" is not "Adler 2-1".
        words.sort_by_key(|word| {
            let numbered = word.bytes().any(|byte| byte.is_ascii_digit());
            (numbered, (!numbered).then_some(*word))
        });
        Self(words.join(" "))
    }

    /// Returns its words, separated by one space.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The sort key of a name: as written, without title, case and accents.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameOrder(String);

impl NameOrder {
    /// Returns the sort key of a name.
    pub fn of(name: &str) -> Self {
        let (_, name) = Title::split(name);
        Self(folded(&name))
    }
}

/// The data that identify a person.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Person {
    pub name: NameKey,
    pub birth_year: Option<u16>,
    /// The club, normalized by [`folded`]; never empty.
    club: Option<String>,
    pub fide_id: Option<u32>,
    /// The comparison key of the number in a national federation.
    national_id: Option<String>,
}

/// The likeness of two entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Likeness {
    /// Another name, and no number in common.
    Other,
    /// The same name, but other data contradict.
    Namesake,
    /// The same name without contradiction, but some data are known of only one, or the club has
    /// changed.
    Likely,
    /// The same number of a federation, or the same name, year of birth and club.
    Same,
}

impl Person {
    /// Creates a person from these data.
    pub fn new(
        name: &str,
        birth_year: Option<u16>,
        club: Option<&str>,
        fide_id: Option<u32>,
        national_id: Option<&NationalId>,
    ) -> Self {
        Self {
            name: NameKey::of(name),
            birth_year,
            club: club.map(folded).filter(|club| !club.is_empty()),
            fide_id,
            national_id: national_id.map(NationalId::key),
        }
    }

    /// Sets this [comparison key](Self::national_key) of a national number.
    #[must_use]
    pub fn with_national_key(mut self, national_key: Option<String>) -> Self {
        self.national_id = national_key;
        self
    }

    /// Returns the person without the numbers of federations.
    #[must_use]
    pub fn without_numbers(&self) -> Self {
        Self {
            fide_id: None,
            national_id: None,
            ..self.clone()
        }
    }

    /// Returns the comparison key of the national number; `None` without one.
    pub fn national_key(&self) -> Option<&str> {
        self.national_id.as_deref()
    }

    /// Returns the club, normalized by [`folded`]; `None` without one.
    pub fn club(&self) -> Option<&str> {
        self.club.as_deref()
    }

    /// True if name, year of birth and club equal those of the other.
    pub fn is_written_as(&self, other: &Self) -> bool {
        (&self.name, self.birth_year, &self.club) == (&other.name, other.birth_year, &other.club)
    }

    /// True if both have the same number of a federation.
    pub fn shares_number(&self, other: &Self) -> bool {
        let agree = |equal: bool, known: bool| known && equal;
        agree(self.fide_id == other.fide_id, self.fide_id.is_some())
            || agree(
                self.national_id == other.national_id,
                self.national_id.is_some(),
            )
    }

    /// Returns the likeness to the other. A member of two clubs has two national numbers, so
    /// different ones do not count against it.
    pub fn likeness(&self, other: &Self) -> Likeness {
        if self.shares_number(other) {
            return Likeness::Same;
        }
        if self.name != other.name {
            return Likeness::Other;
        }
        let year = Fact::of(self.birth_year.as_ref(), other.birth_year.as_ref());
        let club = Fact::of(self.club.as_ref(), other.club.as_ref());
        let fide = Fact::of(self.fide_id.as_ref(), other.fide_id.as_ref());
        match (fide, year, club) {
            (Fact::Against, ..)
            | (_, Fact::Against, _)
            | (_, Fact::Missing | Fact::Unknown, Fact::Against) => Likeness::Namesake,
            (_, Fact::For, Fact::Against) | (_, Fact::Missing, _) | (.., Fact::Missing) => {
                Likeness::Likely
            }
            (_, Fact::For | Fact::Unknown, Fact::For | Fact::Unknown) => Likeness::Same,
        }
    }
}

/// Comparison of one fact of two entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fact {
    /// Known of both, and equal.
    For,
    /// Known of both, and different.
    Against,
    /// Known of only one.
    Missing,
    /// Known of neither.
    Unknown,
}

impl Fact {
    fn of<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> Self {
        match (one, other) {
            (Some(one), Some(other)) if one == other => Self::For,
            (Some(_), Some(_)) => Self::Against,
            (None, None) => Self::Unknown,
            (Some(_), None) | (None, Some(_)) => Self::Missing,
        }
    }
}

impl From<&PlayerData> for Person {
    fn from(data: &PlayerData) -> Self {
        Self::new(
            data.name.as_str(),
            data.birth_year.map(u16::from),
            data.club.as_ref().map(crate::Line::as_str),
            data.fide_id,
            data.national_id.as_ref(),
        )
    }
}
