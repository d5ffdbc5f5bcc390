//! Draws a QR code for the window.

use kralle_call::call;
use kralle_sheets::QrCode;
use kralle_view::capped::capped;

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
    let code = QrCode::of(&input.text).map_err(|error| DeskRefusal::BadInput {
        reason: error.to_string(),
    })?;
    Ok(QrCodeView {
        size: capped(code.side()),
        quiet: QrCode::QUIET,
        path: code.path(),
    })
}
