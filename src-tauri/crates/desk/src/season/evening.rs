//! A tournament file as a season sees it. The file is never written.

use std::path::Path;

use kralle_season::{Evening, EveningKey};
use kralle_store::{FileId, contents, is_open_here};
use kralle_tournament::Tournament;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;

/// Reads the tournament file `path`, which nobody in this program has open; one that another program
/// has open is refused (`in_use`).
///
/// # Errors
/// When it cannot be read, is of another kind, newer than this program, or damaged.
pub fn read_evening(path: &Path) -> Result<Evening, RefusalView> {
    let found = contents(path)?;
    Ok(evening(found.file, &found.tournament))
}

/// The same at a desk: a file that is open on it is taken as it is there.
///
/// # Errors
/// As [`read_evening`].
pub fn evening_at(desk: &Desk, path: &Path) -> Result<Evening, RefusalView> {
    // To read an open file by other means would drop its lock.
    if is_open_here(path) {
        let open = desk.open_file()?;
        return Ok(evening(open.store.head()?.file, &open.tournament));
    }
    read_evening(path)
}

fn evening(file: FileId, tournament: &Tournament) -> Evening {
    Evening::of(EveningKey(file.to_string()), tournament)
}
