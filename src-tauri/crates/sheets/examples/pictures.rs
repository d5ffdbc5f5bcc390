//! Draws the first page of every sheet for `docs/sheets.md`:
//! `cargo run -p kralle-sheets --example pictures docs/sheets`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use kralle_sheets::{Template, print};
use kralle_words::Language::German;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    for sheet in sample::every(12) {
        let template = Template::builtin(sheet.kind())?;
        let page = folder.join(sheet.kind().code());
        let pdf = page.with_extension("pdf");
        fs::write(&pdf, print(&sheet, German, &template)?.bytes)?;
        let drawn = Command::new("pdftoppm")
            .args(["-png", "-gray", "-singlefile", "-r", "50"])
            .args([&pdf, &page])
            .status()?;
        fs::remove_file(&pdf)?;
        if !drawn.success() {
            return Err("pdftoppm could not draw a page".into());
        }
    }
    Ok(())
}
