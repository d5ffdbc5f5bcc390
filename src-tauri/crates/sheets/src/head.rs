//! The head of the tournament's journal on a sheet.

use crate::SheetError;
use crate::qr_code::QrCode;

/// The head of the journal when the sheet was made: a file that contains it holds what the sheet
/// shows, as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// To be read out and typed: "412-KTRA-9MNP-XC4D-7HWQ"; it stands at the foot of every page.
    pub(crate) word: String,
    /// The whole head, to be scanned; it stands on the first page.
    pub(crate) code: QrCode,
}

impl Head {
    /// The head that people read as `word`, and scanners as `whole`.
    ///
    /// # Errors
    /// When no QR code holds so much as `whole`.
    pub fn new(word: impl Into<String>, whole: &str) -> Result<Self, SheetError> {
        Ok(Self {
            word: word.into(),
            code: QrCode::of(whole)?,
        })
    }
}
