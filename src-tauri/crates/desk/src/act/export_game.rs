//! Writes the record of a game as text.

use crate::desk::Desk;
use crate::sheet::press;
use crate::show::board_game::{record, text};
use crate::view::refusal::RefusalView;
use std::path::PathBuf;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ExportGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Where to.
        pub path: String,
    }
}

crate::view::wire! {
    /// Where the record is.
    pub struct ExportedGame {
        /// The file.
        pub path: String,
    }
}

/// Writes the record of a game as text.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ExportedGame, RefusalView> {
    let kept = desk.kept_game(input.game)?;
    let file = desk.open_file()?;
    let record = record(&file.tournament, &kept.game);
    let path = PathBuf::from(&input.path);
    press::write(&path, text(&record, &kept.game).as_bytes())?;
    Ok(ExportedGame {
        path: path.display().to_string(),
    })
}
