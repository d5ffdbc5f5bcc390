//! Reading of a tournament file for a season. The file is never written.

use std::path::Path;

use kralle_season::{Evening, EveningKey};
use kralle_store::{FileId, contents, is_open_here};
use kralle_tournament::Tournament;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;

/// Reads the tournament file at `path`, which must not be open in this program.
///
/// # Errors
/// Fails if the file cannot be read, is not a tournament, is newer than this program, or is damaged. Fails with
/// `in_use` if another program has it open.
pub fn read_evening(path: &Path) -> Result<Evening, RefusalView> {
    let found = contents(path)?;
    Ok(evening(found.file, &found.tournament))
}

/// Reads the tournament file at `path`; if it is open on the desk, takes the tournament from there.
///
/// # Errors
/// Fails as [`read_evening`].
pub fn evening_at(desk: &Desk, path: &Path) -> Result<Evening, RefusalView> {
    // A second handle on an open file would drop its lock.
    if is_open_here(path) {
        let open = desk.open_file()?;
        return Ok(evening(open.store.head()?.file, &open.tournament));
    }
    read_evening(path)
}

fn evening(file: FileId, tournament: &Tournament) -> Evening {
    Evening::of(EveningKey(file.to_string()), tournament)
}
