//! What the columns of a list mean; `heading` has what stands above them.

use kralle_tournament::RatingKind;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnMeaning {
    /// The whole name, kept as it is written.
    Name,
    /// The surname; joined with the given name as "Surname, Given".
    Surname,
    /// The given name.
    GivenName,
    /// Titles, academic and of chess.
    Title,
    /// A rating.
    Rating(RatingKind),
    /// Several ratings in one cell, as the heading names them: "DWZ/TWZ".
    Ratings,
    /// The year of birth, or the date.
    BirthYear,
    /// The club.
    Club,
    /// The FIDE identification number.
    FideId,
    /// The number in a national federation, whole.
    NationalId,
    /// The number of the club in the federation (German: *ZPS*, *VKZ*); joined with the member's.
    ClubNumber,
    /// The member's number in the club.
    MemberNumber,
    /// The name of the fixed team.
    Team,
    /// The place in the fixed team's line-up order, from 1.
    BoardOrder,
    /// The captain of the fixed team: a name, or a mark in the captain's own line.
    Captain,
    /// Nothing Kralle reads.
    Ignored,
}

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Counted from 1.
    pub number: u16,
    /// What stands above it; empty without a header row.
    pub heading: String,
    /// What it is taken for.
    pub meaning: ColumnMeaning,
    /// The ratings its cells hold, in their order; of [`ColumnMeaning::Ratings`] alone more than
    /// one.
    pub(super) kinds: Vec<RatingKind>,
}

use ColumnMeaning::{
    BirthYear, BoardOrder, Captain, Club, ClubNumber, FideId, GivenName, MemberNumber, Name,
    NationalId, Rating, Ratings, Surname, Team, Title,
};
use RatingKind::{Blitz, National, Other, Rapid, Standard};

impl ColumnMeaning {
    /// All of them, in the order a list of choices shows them.
    pub const ALL: [Self; 20] = [
        Name,
        Surname,
        GivenName,
        Title,
        Rating(Standard),
        Rating(Rapid),
        Rating(Blitz),
        Rating(National),
        Rating(Other),
        Ratings,
        BirthYear,
        Club,
        FideId,
        NationalId,
        ClubNumber,
        MemberNumber,
        Team,
        BoardOrder,
        Captain,
        Self::Ignored,
    ];

    /// The stable name in files and over the bridge.
    pub const fn code(self) -> &'static str {
        match self {
            Name => "name",
            Surname => "surname",
            GivenName => "given_name",
            Title => "title",
            Ratings => "ratings",
            Rating(Standard) => "rating_standard",
            Rating(Rapid) => "rating_rapid",
            Rating(Blitz) => "rating_blitz",
            Rating(National) => "rating_national",
            Rating(Other) => "rating_other",
            BirthYear => "birth_year",
            Club => "club",
            FideId => "fide_id",
            NationalId => "national_id",
            ClubNumber => "club_number",
            MemberNumber => "member_number",
            Team => "team",
            BoardOrder => "board_order",
            Captain => "captain",
            Self::Ignored => "ignored",
        }
    }

    /// The meaning with this stable name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|meaning| meaning.code() == code)
    }
}
