//! Changes of the file list of a season. The tournament files are not touched.

use std::path::{Path, PathBuf, absolute};

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::outside::unreadable;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::keep::change;
use crate::season::listing::shown;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::SeasonView;

wire! {
    /// The files to add.
    pub struct AddSeasonFilesInput {
        /// Tournament files and folders. A folder adds all its tournament files, including future ones.
        pub files: Vec<FileToRead>,
    }
}

/// Adds tournaments to the open season: files, or all files of a folder.
#[call(names_a_file)]
pub(crate) fn add_season_files(
    desk: &mut Desk,
    input: AddSeasonFilesInput,
) -> Result<SeasonView, RefusalView> {
    let files = desk.files().clone();
    let season = desk.open_season()?.known.path.clone();
    let folder = season.parent().unwrap_or(Path::new("."));
    let (mut entries, mut elsewhere) = (Vec::new(), Vec::new());
    for file in &input.files {
        let path = files.to_read(file)?;
        let path = absolute(path).map_err(|error| unreadable(path, &error))?;
        let entry = entry(&path, folder);
        if !path.starts_with(folder) {
            // The file stays readable after a restart of the program.
            elsewhere.push(path.clone());
            files.grant_reading(&path);
        }
        entries.push(entry);
    }
    let view = change(desk, |settings| {
        for entry in entries {
            if !settings.files.contains(&entry) {
                settings.files.push(entry);
            }
        }
        Ok(())
    })?;
    remember(desk, &season, elsewhere);
    Ok(view)
}

/// Returns the list entry of a path: relative if it is below the season's folder; for a folder, a pattern for
/// all its tournament files.
fn entry(path: &Path, folder: &Path) -> String {
    if !path.is_dir() {
        return plain(&shown(path, folder));
    }
    if path == folder {
        return "*.kralle".to_owned();
    }
    format!("{}/*.kralle", plain(&shown(path, folder)))
}

/// Escapes a name to a pattern that matches only this name.
fn plain(name: &str) -> String {
    glob::Pattern::escape(name)
}

/// Saves paths outside the season's folder as files that the user chose for this season.
fn remember(desk: &mut Desk, season: &Path, elsewhere: Vec<PathBuf>) {
    let season = season.display().to_string();
    let mut seasons = desk.person.seasons.iter_mut();
    let Some(known) = seasons.find(|it| it.file.path == season) else {
        return;
    };
    for path in elsewhere {
        let path = path.display().to_string();
        if !known.elsewhere.contains(&path) {
            known.elsewhere.push(path);
        }
    }
    // As with the list of recent files, a failed write does not prevent work on the season.
    let _ = desk.keep_person();
}

wire! {
    /// The list entry to remove.
    pub struct RemoveSeasonFilesInput {
        /// The exact text of the entry in the list of files.
        pub entry: String,
    }
}

/// Removes an entry from the file list of the open season. The tournament files are not touched.
#[call]
pub(crate) fn remove_season_files(
    desk: &mut Desk,
    input: RemoveSeasonFilesInput,
) -> Result<SeasonView, RefusalView> {
    let season = &desk.open_season()?.known;
    let entries = season.settings.files.iter();
    let index = entries.take_while(|entry| **entry != input.entry).count();
    let listed = season.files.iter().filter(|it| it.entry == index);
    let named: Vec<String> = listed.map(|it| it.file.clone()).collect();
    change(desk, |settings| {
        let mut files = settings.files.iter();
        let index = files.position(|entry| *entry == input.entry);
        let index = index.ok_or_else(|| SeasonRefusal::SeasonNoSuchEntry {
            entry: input.entry.clone(),
        })?;
        settings.files.remove(index);
        // The exclusion of a file is removed with the entry that named it.
        settings.exclude.retain(|file| !named.contains(file));
        Ok(())
    })
}

wire! {
    /// A file to exclude or include again.
    pub struct ExcludeSeasonFileInput {
        /// The file as in the list of files: relative to the folder of SEASON.toml.
        pub file: String,
        /// True to exclude the file, false to include it again.
        pub excluded: bool,
    }
}

/// Excludes a tournament from the open season, or includes it again. The list of files does not change.
#[call]
pub(crate) fn exclude_season_file(
    desk: &mut Desk,
    input: ExcludeSeasonFileInput,
) -> Result<SeasonView, RefusalView> {
    let mut listed = desk.open_season()?.known.files.iter();
    if !listed.any(|it| it.file == input.file) {
        return Err(SeasonRefusal::SeasonNoSuchFile { file: input.file }.into());
    }
    change(desk, |settings| {
        settings.exclude.retain(|file| *file != input.file);
        if input.excluded {
            settings.exclude.push(input.file);
        }
        Ok(())
    })
}
