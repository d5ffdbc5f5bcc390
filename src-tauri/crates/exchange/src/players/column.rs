//! Meanings of the columns of a list; the recognized headings are in `heading`.

use kralle_tournament::{PlayerField, RatingKind};

use crate::sex::SexColumn;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnMeaning {
    /// The full name, kept as written.
    Name,
    /// The surname; joined with the given name as "Surname, Given".
    Surname,
    GivenName,
    Field(PlayerField),
    Rating(RatingKind),
    /// Several ratings in one cell, named by the heading: "DWZ/TWZ".
    Ratings,
    /// The club's number in the federation (German: *ZPS*, *VKZ*); joined with the member's
    /// number.
    ClubNumber,
    /// The member's number within the club.
    MemberNumber,
    Team,
    /// The place in the fixed team's line-up order, from 1.
    BoardOrder,
    /// The captain of the fixed team: a name, or a mark in the captain's own line.
    Captain,
    Ignored,
}

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The position, from 1.
    pub number: u16,
    /// The heading; empty without a header row.
    pub heading: String,
    pub meaning: ColumnMeaning,
    /// The ratings in a cell, in order. One for [`ColumnMeaning::Rating`], any number for
    /// [`ColumnMeaning::Ratings`], none for other meanings.
    pub(super) kinds: Vec<RatingKind>,
    /// The letters of a column of sexes.
    pub(super) sexes: SexColumn,
}

impl ColumnMeaning {
    /// Returns every meaning, in the order shown to the user.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Name, Self::Surname, Self::GivenName]
            .into_iter()
            .chain(RatingKind::ALL.map(Self::Rating))
            .chain([Self::Ratings])
            .chain(PlayerField::ALL.map(Self::Field))
            .chain([
                Self::ClubNumber,
                Self::MemberNumber,
                Self::Team,
                Self::BoardOrder,
                Self::Captain,
                Self::Ignored,
            ])
    }

    /// True for a name or a part of one.
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::Surname | Self::GivenName)
    }

    /// The stable name in files and IPC messages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Surname => "surname",
            Self::GivenName => "given_name",
            Self::Field(field) => field.code(),
            Self::Rating(RatingKind::Standard) => "rating_standard",
            Self::Rating(RatingKind::Rapid) => "rating_rapid",
            Self::Rating(RatingKind::Blitz) => "rating_blitz",
            Self::Rating(RatingKind::National) => "rating_national",
            Self::Rating(RatingKind::Other) => "rating_other",
            Self::Rating(RatingKind::Tandem) => "rating_tandem",
            Self::Ratings => "ratings",
            Self::ClubNumber => "club_number",
            Self::MemberNumber => "member_number",
            Self::Team => "team",
            Self::BoardOrder => "board_order",
            Self::Captain => "captain",
            Self::Ignored => "ignored",
        }
    }

    /// Returns the meaning with a stable name, or `None` if the name is unknown.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|it| it.code() == code)
    }
}
