//! What the columns of a list mean; `heading` has what stands above them.

use kralle_tournament::{PlayerField, RatingKind};

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnMeaning {
    /// The whole name, kept as it is written.
    Name,
    /// The surname; joined with the given name as "Surname, Given".
    Surname,
    GivenName,
    Field(PlayerField),
    Rating(RatingKind),
    /// Several ratings in one cell, as the heading names them: "DWZ/TWZ".
    Ratings,
    /// The number of the club in the federation (German: *ZPS*, *VKZ*); joined with the member's.
    ClubNumber,
    /// The member's number in the club.
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
    /// Counted from 1.
    pub number: u16,
    /// What stands above it; empty without a header row.
    pub heading: String,
    pub meaning: ColumnMeaning,
    /// The ratings its cells hold, in their order; of [`ColumnMeaning::Ratings`] alone more than
    /// one.
    pub(super) kinds: Vec<RatingKind>,
}

impl ColumnMeaning {
    /// Every meaning, in the order of a list of choices.
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

    /// The stable name in files and over the bridge.
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

    /// The meaning with this stable name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|it| it.code() == code)
    }
}
