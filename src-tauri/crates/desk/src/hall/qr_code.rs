//! Draws a QR code for the window.

use kralle_call::call;
use kralle_sheets::QrCode;
use kralle_view::capped::capped;

use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;

wire! {
    /// The content of the code.
    pub struct QrCodeInput {
        pub text: String,
    }
}

wire! {
    /// A QR code to draw.
    pub struct QrCodeView {
        /// The modules per side, without the white margin.
        pub size: u32,
        /// The width of the white margin, in modules.
        pub quiet: u8,
        /// The dark modules as an SVG path, one unit each.
        pub path: String,
    }
}

/// Encodes a text as a QR code.
#[call]
pub(crate) fn qr_code(_: &Snapshot, input: QrCodeInput) -> Result<QrCodeView, RefusalView> {
    let code = QrCode::of(&input.text).map_err(|error| DeskRefusal::BadInput {
        reason: error.to_string(),
    })?;
    Ok(QrCodeView {
        size: capped(code.side()),
        quiet: QrCode::QUIET,
        path: code.path(),
    })
}
