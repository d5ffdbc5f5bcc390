//! Why a sheet could not be made.

use kralle_choice::Code;
use kralle_refusal::Refusal;

use crate::SheetKind;

/// Why a sheet could not be made. The message key is `refusal-` and its code with dashes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(NotNow, bare)]
#[code(prefix = "sheet_")]
pub enum SheetError {
    #[error("the template is for {found:?}, expected {expected:?}")]
    WrongTemplate {
        /// The template's sheet.
        found: SheetKind,
        /// The sheet asked for.
        expected: SheetKind,
    },
    /// A row is taller than a page even in the smallest type.
    #[error("row {row} does not fit on a page")]
    RowTooTall {
        /// The row, from 1.
        row: usize,
    },
    /// The columns of a table side by side get less width than a character needs.
    #[error("{columns} columns do not fit side by side on a page")]
    TooManyColumns { columns: usize },
    /// Paper minus margins leaves no room.
    #[error("no room between the margins")]
    NoRoom,
    /// The typeface could not be reduced to what the sheet needs.
    #[error("typeface: {reason}")]
    Typeface { reason: String },
    /// A QR code does not hold what it should say.
    #[error("QR code: {reason}")]
    Code { reason: String },
    #[error("PDF: {reason}")]
    Pdf { reason: String },
}
