//! Files of a generated season, for tests and demonstrations.

use std::path::{Path, PathBuf};

use kralle_season::generator::GeneratedSeason;
use kralle_store::{StoreError, make_folder};

use crate::core::desk::Desk;
use crate::core::outside::unwritable;
use crate::core::refusal::RefusalView;
use crate::file::new::create;

/// Writes each tournament of a season into `folder`, named by date as `2026-01-09.kralle`.
///
/// Creates the folder if necessary. The last tournament is open on the desk afterwards. Returns the paths.
///
/// # Errors
/// Fails if one of the files exists, without any write, or if a file cannot be written.
pub fn write_season(
    desk: &mut Desk,
    season: &GeneratedSeason,
    folder: &Path,
) -> Result<Vec<PathBuf>, RefusalView> {
    let evenings = season.evenings.iter();
    let paths: Vec<PathBuf> = evenings
        .map(|it| folder.join(format!("{}.kralle", it.date)))
        .collect();
    if let Some(path) = paths.iter().find(|path| path.exists()) {
        let path = path.display().to_string();
        return Err(StoreError::Exists { path }.into());
    }
    make_folder(folder).map_err(|error| unwritable(folder, &error))?;
    for (evening, path) in season.evenings.iter().zip(&paths) {
        create(desk, path, &evening.tournament)?;
    }
    Ok(paths)
}
