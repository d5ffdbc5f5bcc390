//! A player of a rating list.

use kralle_tournament::{RatingKind, Sex};

/// The ratings of a player, in the order of [`RatingKind::ALL`]; 0 for none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Ratings([u16; KINDS]);

/// Number of kinds of ratings.
pub(super) const KINDS: usize = RatingKind::ALL.len();

impl Ratings {
    /// Creates ratings from their stored numbers.
    pub(super) const fn from_numbers(numbers: [u16; KINDS]) -> Self {
        Self(numbers)
    }

    /// The stored numbers; 0 for none.
    pub(super) const fn numbers(self) -> [u16; KINDS] {
        self.0
    }

    /// Sets a rating. A value outside 1 to 4000 removes it.
    pub fn set(&mut self, kind: RatingKind, value: u16) {
        let value = if (1..=4000).contains(&value) {
            value
        } else {
            0
        };
        if let Some(place) = RatingKind::ALL.iter().position(|it| *it == kind) {
            self.0[place] = value;
        }
    }

    /// Returns the ratings that exist.
    pub fn iter(self) -> impl Iterator<Item = (RatingKind, u16)> {
        RatingKind::ALL
            .into_iter()
            .zip(self.0)
            .filter(|(_, value)| *value > 0)
    }
}

/// A FIDE title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Title(u8);

/// The titles, by their stored number.
const TITLES: [&str; 9] = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

impl Title {
    /// Parses a title as written in the list. Unknown text is no title.
    pub(super) fn read(text: &str) -> Self {
        TITLES
            .iter()
            .position(|title| *title == text)
            .and_then(|place| u8::try_from(place).ok())
            .map_or(Self(0), Self)
    }

    pub(super) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// The title as written: "GM"; empty without a title.
    pub fn text(self) -> &'static str {
        TITLES.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

/// A player of a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RatedPlayer {
    /// The name as in the list, mostly "Surname, Given".
    pub name: String,
    pub fide_id: Option<u32>,
    pub birth_year: Option<u16>,
    pub sex: Option<Sex>,
    /// The federation, three capitals such as `SUI`; empty if the list has none.
    pub federation: String,
    pub title: Title,
    /// The club; empty if the list has none.
    pub club: String,
    /// The membership number, such as the German ZPS with the member's number (`70107-0023`), or
    /// another national number. Empty if the list has none.
    pub membership: String,
    pub ratings: Ratings,
}

impl RatedPlayer {
    /// Clears all fields, so that the value can be reused.
    pub(super) fn clear(&mut self) {
        self.name.clear();
        self.federation.clear();
        self.club.clear();
        self.membership.clear();
        self.fide_id = None;
        self.birth_year = None;
        self.sex = None;
        self.title = Title::default();
        self.ratings = Ratings::default();
    }
}

/// Parses the birth year of "1990", "1990.00.00" or "00/00/1990". `None` outside 1900 to 2100.
pub(super) fn birth_year(text: &str) -> Option<u16> {
    text.split(|sign: char| !sign.is_ascii_digit())
        .filter(|part| part.len() == 4)
        .filter_map(|part| part.parse().ok())
        .find(|year| (1900..=2100).contains(year))
}

/// Parses a number; 0 if there is none.
pub(super) fn number(text: &str) -> u32 {
    text.trim().parse().unwrap_or(0)
}

/// Parses a rating; 0 if there is none or it exceeds `u16`.
pub(super) fn rating(text: &str) -> u16 {
    u16::try_from(number(text)).unwrap_or(0)
}
