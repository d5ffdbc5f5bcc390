//! Writes every sheet with invented rows, for inspection: `cargo run -p kralle-sheets --example
//! samples FOLDER [LANGUAGE]`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use kralle_sheets::{Template, print};
use kralle_words::Language;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("which folder?")?);
    let language: Language = arguments.next().unwrap_or("de".into()).parse()?;
    fs::create_dir_all(&folder)?;
    for rows in [6, 24, 90] {
        for sheet in sample::every(rows) {
            let template = Template::builtin(sheet.sheet)?;
            let pdf = print(&sheet, language, &template)?;
            let name = format!("{}-{rows}.pdf", sheet.sheet.code());
            fs::write(folder.join(name), pdf.bytes)?;
        }
    }
    Ok(())
}
