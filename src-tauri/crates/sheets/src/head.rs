//! The head of the tournament's journal on a sheet.

use crate::SheetError;
use crate::qr_code::QrCode;

/// The head of the journal when the sheet was made. A file that contains it has the state of the
/// sheet, unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The short form for reading aloud and typing: "412-KTRA-9MNP-XC4D-7HWQ"; printed at the
    /// bottom of every page.
    pub(crate) word: String,
    /// The full form for scanning; printed on the first page.
    pub(crate) code: QrCode,
}

impl Head {
    /// Creates a head from the short form `word` and the full form `whole`.
    ///
    /// # Errors
    /// Fails if `whole` is too long for a QR code.
    pub fn new(word: impl Into<String>, whole: &str) -> Result<Self, SheetError> {
        Ok(Self {
            word: word.into(),
            code: QrCode::of(whole)?,
        })
    }
}
