//! Makes a new tournament of a report or of another tournament file.

use std::path::{Path, PathBuf};

use kralle_tournament::Tournament;

use super::new_tournament::{create, free_path};
use crate::desk::Desk;
use crate::import::{self, Carry};
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::wire;

wire! {
    /// Which file, what is taken over of it, and where the new tournament goes.
    #[ts(rename = "ImportTournamentInput")]
    pub struct Input {
        /// Where the file is.
        pub path: String,
        /// What is taken over of a tournament file; a report is taken over whole.
        pub carry: Carry,
        /// The name of the new tournament; none keeps the name in the file.
        #[serde(default)]
        pub name: Option<String>,
        /// Where the new file goes; none takes the folder for new tournaments and the name.
        #[serde(default)]
        pub to: Option<String>,
    }
}

/// Makes a new tournament. Taking over is a step of its own, and can be taken back.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let mut tournament = import::read(Path::new(&input.path), input.carry)?.tournament;
    if let Some(name) = &input.name {
        tournament.settings.name = crate::parse::field::line("name", name)?;
    }
    let path = match &input.to {
        Some(path) => PathBuf::from(path),
        None => free_path(desk, tournament.settings.name.as_str())?,
    };
    let name = Path::new(&input.path)
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let said = data([
        ("file", name.into()),
        ("count", tournament.players.len().into()),
    ]);
    create(desk, &path, &Tournament::new(tournament.settings.clone()))?;
    desk.command("import_tournament", said, |empty| {
        *empty = tournament;
        Ok(())
    })
}
