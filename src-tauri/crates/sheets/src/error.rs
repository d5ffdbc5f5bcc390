//! The errors of making a sheet.

use kralle_choice::Code;
use kralle_refusal::Refusal;

use crate::SheetKind;

/// The reason a sheet could not be made. The message key is `refusal-` and its code with dashes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(NotNow, bare)]
#[code(prefix = "sheet_")]
pub enum SheetError {
    #[error("the template is for {found:?}, expected {expected:?}")]
    WrongTemplate {
        /// The sheet that the template is for.
        found: SheetKind,
        /// The requested sheet.
        expected: SheetKind,
    },
    /// A row is taller than a page even at the smallest size.
    #[error("row {row} does not fit on a page")]
    RowTooTall {
        /// The row's number, from 1.
        row: usize,
    },
    /// The columns of a table get less width than a character needs.
    #[error("{columns} columns do not fit side by side on a page")]
    TooManyColumns { columns: usize },
    /// The paper minus the margins is too small.
    #[error("no room between the margins")]
    NoRoom,
    /// The typeface could not be subset.
    #[error("typeface: {reason}")]
    Typeface { reason: String },
    /// The text is too long for a QR code.
    #[error("QR code: {reason}")]
    Code { reason: String },
    #[error("PDF: {reason}")]
    Pdf { reason: String },
}
