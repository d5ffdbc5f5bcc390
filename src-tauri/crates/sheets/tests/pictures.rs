//! Complex pages as pictures, compared with stored references. The code of the head is decoded.
//!
//! `UPDATE_PICTURES=1 cargo test -p kralle-sheets --test sheets pictures::` stores new references:
//! check them before committing.

use std::error::Error;
use std::path::Path;

use kralle_sheets::{SheetKind, Template, print};
use kralle_words::Language::German;
use rqrr::PreparedImage;
use rstest::rstest;

use crate::picture;
use crate::sample;

#[rstest]
#[case::pairings(SheetKind::Pairing, 6, "pairings")]
#[case::cards(SheetKind::MatchCards, 4, "cards")]
#[case::crosstable(SheetKind::Crosstable, 12, "crosstable")]
#[case::certificate(SheetKind::Certificates, 3, "certificate")]
#[case::adjudication(SheetKind::Adjudication, 1, "adjudication")]
#[case::table_number(SheetKind::TableNumbers, 2, "table_number")]
fn a_page_looks_as_it_did(
    #[case] sheet: SheetKind,
    #[case] rows: usize,
    #[case] name: &str,
) -> Result<(), Box<dyn Error>> {
    let pdf = print(
        &sample::page(sheet, rows),
        German,
        &Template::builtin(sheet)?,
    )?;
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    picture::compare(&pdf.bytes, &kept.join(name).with_extension("png"))
}

/// From the resolution of a phone's screen to that of a printer.
#[rstest]
fn the_code_of_the_head_is_read_from_the_page(
    #[values("150", "300", "600")] dots: &str,
) -> Result<(), Box<dyn Error>> {
    let sheets = sample::every(6).into_iter();
    for sheet in sheets.filter(|sheet| sheet.sheet.carries_head()) {
        let template = Template::builtin(sheet.sheet)?;
        let pdf = print(&sheet, German, &template)?;
        let Some(page) = picture::draw(&pdf.bytes, dots)? else {
            return Ok(());
        };
        let (width, height) = (usize::try_from(page.width)?, usize::try_from(page.height)?);
        // Like a camera pointed at the upper right corner.
        let (left, wide, high) = (width * 3 / 4, width / 4, height / 6);
        let mut seen = PreparedImage::prepare_from_greyscale(wide, high, |x, y| {
            page.grey[y * width + left + x]
        });
        let codes = seen.detect_grids();
        let kind = sheet.sheet;
        assert_eq!(codes.len(), 1, "{kind:?}: codes at {dots} dpi");
        assert_eq!(codes[0].decode()?.1, sample::HEAD, "{kind:?} at {dots} dpi");
    }
    Ok(())
}
