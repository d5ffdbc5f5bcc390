//! Values for the placeholders in a problem's message.

use super::problem::ProblemKind;

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most sentences need nothing of the kind"
)]
impl ProblemKind {
    /// Returns the problem of a cell without a value in a column of ratings; `None` for others.
    pub(super) fn of_rating(&self) -> Option<Self> {
        match self.clone() {
            Self::CellError { found } => Some(Self::UnreadableRating { found }),
            Self::NotCalculated { formula } => Some(Self::RatingNotCalculated { formula }),
            _ => None,
        }
    }

    /// Returns the message's `$found`: the text, number or line that caused the problem. `None`
    /// if the message has no such placeholder.
    pub fn found(&self) -> Option<String> {
        match self {
            Self::NotText { found } => Some(found.code().to_owned()),
            Self::FileTooLarge { found, .. }
            | Self::LinesAboveHeader { found }
            | Self::NeitherSex { count: found }
            | Self::SideBySide { count: found }
            | Self::TooManyCells { found, .. }
            | Self::NameTooLong { found }
            | Self::ClubTooLong { found }
            | Self::CaptainTooLong { found }
            | Self::TeamTooLong { found } => Some(found.to_string()),
            Self::ImpossibleRating { found } | Self::ImpossibleBirthYear { found, .. } => {
                Some(found.to_string())
            }
            Self::ColumnTwice { earlier } => Some(earlier.to_string()),
            Self::DuplicateRow { earlier }
            | Self::SecondCaptain { earlier }
            | Self::SamePerson { earlier }
            | Self::SameName { earlier }
            | Self::SameFideId { earlier }
            | Self::SameNationalId { earlier } => Some(earlier.to_string()),
            Self::NameWithoutLetters { found }
            | Self::WorkbookDamaged { found }
            | Self::NoSheet { sheets: _, found }
            | Self::CellError { found }
            | Self::DoubtfulRow { name: found }
            | Self::NoteRow { text: found }
            | Self::NotAligned { text: found }
            | Self::GameResult { text: found }
            | Self::PotColumns { names: found }
            | Self::ChatNotes { senders: found }
            | Self::HiddenRows { rows: found }
            | Self::OwnWorkbook { names: found }
            | Self::NotCalculated { formula: found }
            | Self::RatingNotCalculated { formula: found }
            | Self::SeveralSheets { names: found }
            | Self::SheetsNotRead { names: found }
            | Self::UnreadableBoardOrder { found }
            | Self::UnreadableCaptain { found }
            | Self::UnreadableRating { found }
            | Self::AmbiguousRating { found }
            | Self::RatingReadAs { found, .. }
            | Self::Unreadable { found, .. }
            | Self::UnreadNumbers { heading: found }
            | Self::ReadFromAbove { heading: found }
            | Self::CellsBehind { text: found }
            | Self::FormulaText { found }
            | Self::GarbledText { found } => Some(found.clone()),
            _ => None,
        }
    }

    /// Returns the message's `$expected`: the limit, range or value used. `None` if the message
    /// has no such placeholder.
    pub fn expected(&self) -> Option<String> {
        match self {
            Self::FileTooLarge { most, .. } => Some(most.to_string()),
            Self::WorkbookTooLarge => Some(crate::workbook::MAX_UNPACKED.to_string()),
            Self::NoSheet { sheets, .. } if sheets.is_empty() => Some("–".to_owned()),
            Self::NoSheet { sheets, .. } => Some(sheets.join(", ")),
            Self::TooManyRows => Some(super::MAX_ROWS.to_string()),
            Self::TooManyCells { expected, .. } => Some(expected.to_string()),
            Self::RatingReadAs { value, .. } => Some(value.to_string()),
            Self::NameTooLong { .. }
            | Self::ClubTooLong { .. }
            | Self::TeamTooLong { .. }
            | Self::CaptainTooLong { .. } => Some(super::MAX_CHARACTERS.to_string()),
            Self::ImpossibleRating { .. } => Some(format!(
                "{}–{}",
                super::cell::RATINGS.start(),
                super::cell::RATINGS.end()
            )),
            Self::ImpossibleBirthYear { latest, .. } => {
                Some(format!("{}–{latest}", super::cell::EARLIEST_BIRTH_YEAR))
            }
            _ => None,
        }
    }
}
