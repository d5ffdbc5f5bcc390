//! Writes sheets of several sizes to look at: `cargo run -p kralle-sheets --example samples FOLDER`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use kralle_sheets::{SheetKind, Template, draw_record, pairing, standings};
use kralle_words::Language::{English, German};

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let template = Template::builtin(SheetKind::Pairing)?;
    for matches in [3, 12, 30, 60] {
        let pdf = pairing(&sample::pairing_sheet(matches), German, &template)?;
        fs::write(folder.join(format!("pairing-{matches}.pdf")), pdf.bytes)?;
    }
    let template = Template::builtin(SheetKind::Standings)?;
    for (teams, rounds) in [(6, 5), (24, 9), (60, 7)] {
        let pdf = standings(&sample::standings_sheet(teams, rounds), German, &template)?;
        fs::write(folder.join(format!("standings-{teams}.pdf")), pdf.bytes)?;
    }
    let template = Template::builtin(SheetKind::DrawRecord)?;
    for teams in [4, 13, 40] {
        let pdf = draw_record(&sample::draw_record_sheet(teams), English, &template)?;
        fs::write(folder.join(format!("draw-record-{teams}.pdf")), pdf.bytes)?;
    }
    Ok(())
}
