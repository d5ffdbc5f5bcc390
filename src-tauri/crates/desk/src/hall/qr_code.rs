//! Draws a QR code for the window.

use std::fmt::Write as _;

use kralle_call::call;
use kralle_sheets::QrCode;

use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;

wire! {
    /// What the code says.
    pub struct QrCodeInput {
        pub text: String,
    }
}

wire! {
    /// A QR code to draw.
    pub struct QrCodeView {
        /// How many modules stand side by side, without the white around them.
        pub size: u32,
        /// So many modules around it must stay white.
        pub quiet: u8,
        /// The dark modules as a path of SVG, one unit each.
        pub path: String,
    }
}

/// Gives a text as a QR code.
#[call]
pub(crate) fn qr_code(_: &Snapshot, input: QrCodeInput) -> Result<QrCodeView, RefusalView> {
    drawn(&input.text)
}

/// A text as a QR code.
///
/// # Errors
/// When it is too long for one.
pub fn drawn(text: &str) -> Result<QrCodeView, RefusalView> {
    let code = QrCode::of(text).map_err(|error| DeskRefusal::BadInput {
        reason: error.to_string(),
    })?;
    let mut path = String::new();
    for (row, columns) in code.runs() {
        let (from, wide) = (columns.start, columns.len());
        // Writing to a string cannot fail.
        let _ = write!(path, "M{from} {row}h{wide}v1h-{wide}z");
    }
    Ok(QrCodeView {
        size: u32::try_from(code.side()).unwrap_or(u32::MAX),
        quiet: QrCode::QUIET,
        path,
    })
}
