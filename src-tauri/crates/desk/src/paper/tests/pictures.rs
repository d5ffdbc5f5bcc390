//! The first page of every sheet, as in `docs/sheets.md`.
//!
//! `UPDATE_PICTURES=1 cargo test -p kralle-desk --lib pictures` saves new ones: review them before
//! committing.

use std::fs;
use std::path::Path;

use super::every::{Read, every};

#[path = "../../../../sheets/tests/picture/mod.rs"]
pub(super) mod picture;

#[test]
fn the_pictures_of_the_documentation_show_every_sheet_as_it_is() -> Read {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs");
    let text = fs::read_to_string(docs.join("sheets.md"))?;
    for (sheet, made) in every("de")? {
        let name = sheet.code();
        let shown = text.contains(&format!("(sheets/{name}.png)"));
        assert!(shown, "docs/sheets.md does not show {name}");
        let kept = docs.join("sheets").join(name).with_extension("png");
        picture::compare(&made[0].bytes, &kept)?;
    }
    Ok(())
}
