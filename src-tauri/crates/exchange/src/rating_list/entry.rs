//! A player of a rating list.

use kralle_tournament::{RatingKind, Sex};

/// The ratings of a player, in the order of the kinds; 0 where there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Ratings([u16; KINDS]);

/// How many kinds of rating there are.
pub(super) const KINDS: usize = RatingKind::ALL.len();

impl Ratings {
    /// Ratings by the numbers kept for them.
    pub(super) const fn from_numbers(numbers: [u16; KINDS]) -> Self {
        Self(numbers)
    }

    /// The numbers kept, 0 where there is none.
    pub(super) const fn numbers(self) -> [u16; KINDS] {
        self.0
    }

    /// Notes a rating; 0 and what no rating can be count as none.
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

    /// The ratings there are.
    pub fn iter(self) -> impl Iterator<Item = (RatingKind, u16)> {
        RatingKind::ALL
            .into_iter()
            .zip(self.0)
            .filter(|(_, value)| *value > 0)
    }
}

/// A title of FIDE.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Title(u8);

/// The titles, by the number kept for them.
const TITLES: [&str; 9] = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

impl Title {
    /// The title as the list writes it; none for what is no title.
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

    /// As it is written: "GM"; empty without a title.
    pub fn text(self) -> &'static str {
        TITLES.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

/// A player of a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RatedPlayer {
    /// As the list writes it, mostly "Surname, Given".
    pub name: String,
    pub fide_id: Option<u32>,
    pub birth_year: Option<u16>,
    pub sex: Option<Sex>,
    /// The federation, three capitals such as `SUI`; empty when the list does not say.
    pub federation: String,
    pub title: Title,
    /// The club; empty when the list does not say.
    pub club: String,
    /// The number of the membership, such as the German ZPS with the member's number
    /// (`70107-0023`), or another number of the federation; empty when the list has none.
    pub membership: String,
    pub ratings: Ratings,
}

impl RatedPlayer {
    /// Empties it, to be filled anew.
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

/// A year of birth out of "1990", "1990.00.00" or "00/00/1990".
pub(super) fn birth_year(text: &str) -> Option<u16> {
    text.split(|sign: char| !sign.is_ascii_digit())
        .filter(|part| part.len() == 4)
        .filter_map(|part| part.parse().ok())
        .find(|year| (1900..=2100).contains(year))
}

/// A number, 0 where there is none.
pub(super) fn number(text: &str) -> u32 {
    text.trim().parse().unwrap_or(0)
}

/// A rating, 0 where there is none.
pub(super) fn rating(text: &str) -> u16 {
    u16::try_from(number(text)).unwrap_or(0)
}
