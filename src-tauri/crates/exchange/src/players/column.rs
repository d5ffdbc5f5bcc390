//! What the columns of a list mean; `heading` has what stands above them.

use kralle_tournament::RatingKind;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnMeaning {
    /// The whole name, kept as it is written.
    Name,
    /// The surname; joined with the given name as "Surname, Given".
    Surname,
    GivenName,
    /// Titles, academic and of chess.
    Title,
    Rating(RatingKind),
    /// Several ratings in one cell, as the heading names them: "DWZ/TWZ".
    Ratings,
    /// The year of birth, or the date.
    BirthYear,
    Sex,
    Club,
    FideId,
    /// The number in a national federation, whole.
    NationalId,
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

use ColumnMeaning::{
    BirthYear, BoardOrder, Captain, Club, ClubNumber, FideId, GivenName, MemberNumber, Name,
    NationalId, Rating, Ratings, Sex, Surname, Team, Title,
};
use RatingKind::{Blitz, National, Other, Rapid, Standard, Tandem};

impl ColumnMeaning {
    /// All of them with their stable names in files and over the bridge, in the order a list of
    /// choices shows them.
    pub const NAMED: [(Self, &'static str); 22] = [
        (Name, "name"),
        (Surname, "surname"),
        (GivenName, "given_name"),
        (Title, "title"),
        (Rating(Standard), "rating_standard"),
        (Rating(Rapid), "rating_rapid"),
        (Rating(Blitz), "rating_blitz"),
        (Rating(National), "rating_national"),
        (Rating(Other), "rating_other"),
        (Rating(Tandem), "rating_tandem"),
        (Ratings, "ratings"),
        (BirthYear, "birth_year"),
        (Sex, "sex"),
        (Club, "club"),
        (FideId, "fide_id"),
        (NationalId, "national_id"),
        (ClubNumber, "club_number"),
        (MemberNumber, "member_number"),
        (Team, "team"),
        (BoardOrder, "board_order"),
        (Captain, "captain"),
        (Self::Ignored, "ignored"),
    ];

    /// The stable name in files and over the bridge.
    pub fn code(self) -> &'static str {
        let named = Self::NAMED.iter().find(|(meaning, _)| *meaning == self);
        named.map_or("ignored", |(_, name)| name)
    }

    /// The meaning with this stable name.
    pub fn from_code(code: &str) -> Option<Self> {
        let mut named = Self::NAMED.into_iter();
        named.find_map(|(meaning, name)| (name == code).then_some(meaning))
    }
}
