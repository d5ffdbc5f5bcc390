//! What the sentence about a problem needs.

use super::problem::ProblemKind;

impl ProblemKind {
    /// What stands in the file, for the sentence's `$found`.
    pub fn found(&self) -> Option<String> {
        match self {
            Self::NotText { found } => Some(found.code().to_owned()),
            Self::FileTooLarge { found }
            | Self::LinesAboveHeader { found }
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
            | Self::NoSheet { found }
            | Self::CellError { found }
            | Self::UnreadableBoardOrder { found }
            | Self::UnreadableCaptain { found }
            | Self::UnreadableRating { found }
            | Self::AmbiguousRating { found }
            | Self::RatingReadAs { found, .. }
            | Self::UnreadableTitle { found }
            | Self::UnreadNumbers { heading: found }
            | Self::UnreadableBirthYear { found }
            | Self::UnreadableFideId { found }
            | Self::UnreadableNationalId { found }
            | Self::FormulaText { found }
            | Self::GarbledText { found } => Some(found.clone()),
            Self::EmptyFile
            | Self::WorkbookTooLarge
            | Self::NoNameColumn
            | Self::TooManyRows
            | Self::NoHeaderRow
            | Self::QuoteNotClosed
            | Self::EmptyName
            | Self::SurnameMissing
            | Self::TotalsRow
            | Self::LetterRow
            | Self::HeadingRow
            | Self::ControlCharacters
            | Self::UndecodableCharacters => None,
        }
    }

    /// What would be right there, for the sentence's `$expected`.
    pub fn expected(&self) -> Option<String> {
        match self {
            Self::FileTooLarge { .. } => Some(super::MAX_BYTES.to_string()),
            Self::WorkbookTooLarge => Some(crate::workbook::MAX_UNPACKED.to_string()),
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
            Self::EmptyFile
            | Self::NotText { .. }
            | Self::WorkbookDamaged { .. }
            | Self::NoSheet { .. }
            | Self::CellError { .. }
            | Self::UnreadableBoardOrder { .. }
            | Self::UnreadableCaptain { .. }
            | Self::NoNameColumn
            | Self::NoHeaderRow
            | Self::LinesAboveHeader { .. }
            | Self::ColumnTwice { .. }
            | Self::QuoteNotClosed
            | Self::EmptyName
            | Self::NameWithoutLetters { .. }
            | Self::DuplicateRow { .. }
            | Self::SamePerson { .. }
            | Self::SameName { .. }
            | Self::TotalsRow
            | Self::LetterRow
            | Self::HeadingRow
            | Self::UnreadNumbers { .. }
            | Self::AmbiguousRating { .. }
            | Self::UnreadableTitle { .. }
            | Self::SecondCaptain { .. }
            | Self::SameFideId { .. }
            | Self::SameNationalId { .. }
            | Self::SurnameMissing
            | Self::UnreadableRating { .. }
            | Self::UnreadableBirthYear { .. }
            | Self::UnreadableFideId { .. }
            | Self::UnreadableNationalId { .. }
            | Self::FormulaText { .. }
            | Self::ControlCharacters
            | Self::UndecodableCharacters
            | Self::GarbledText { .. } => None,
        }
    }
}
