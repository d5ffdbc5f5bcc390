//! Makes a sheet to look at: the very PDF that printing would write.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::print_sheet::Input;
use crate::desk::Desk;
use crate::sheet::press::press;
use crate::view::refusal::RefusalView;
use crate::view::sheet::SheetPreview;

/// Makes a sheet to look at. Nothing is written and nothing published.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<SheetPreview, RefusalView> {
    let pressed = press(desk.open_file()?, &input)?;
    Ok(SheetPreview {
        pdf: STANDARD.encode(&pressed.pdf.bytes),
        pages: u16::try_from(pressed.pdf.pages).unwrap_or(u16::MAX),
        missing: pressed.pdf.missing.into_iter().collect(),
        title: pressed.title,
    })
}
