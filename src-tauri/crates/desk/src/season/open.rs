//! Creates, opens and closes a season.

use std::path::{Path, absolute};
use std::sync::Arc;

use kralle_call::call;
use kralle_season::SeasonSettings;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::outside::{unreadable, write_whole};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::file::new::free_path;
use crate::season::open_season::{KnownSeason, OpenSeason, ReadFiles};
use crate::season::problem::settings_mistake;
use crate::season::show;
use crate::season::view::SeasonView;
use crate::season::work_out::{text_of, work_out};

wire! {
    /// The name of a new season and the path of its file.
    pub struct NewSeasonInput {
        pub name: String,
        /// The path; `None` for a free file name after `name`, in the folder for new tournaments.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

/// The extension of SEASON.toml.
const ENDING: &str = "toml";

/// Creates a new season and opens it.
#[call(names_a_file)]
pub(crate) fn new_season(
    desk: &mut Desk,
    input: NewSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let name = parse::line(Field::Name, &input.name)?;
    let path = match &input.path {
        Some(path) => desk.files().to_write(path)?.to_owned(),
        None => free_path(desk, name.as_str(), ENDING)?,
    };
    let settings = SeasonSettings {
        name: Some(name),
        ..SeasonSettings::default()
    };
    let text = settings.written_into("");
    let text = text.map_err(|error| settings_mistake(&error))?;
    write_whole(&path, text.as_bytes())?;
    put(desk, &path, text)
}

wire! {
    /// A season to open.
    pub struct OpenSeasonInput {
        /// The path of its SEASON.toml.
        pub path: FileToRead,
    }
}

/// Opens a season and reads its tournaments without changing them.
///
/// If this fails, the previously open season stays open. A tournament that cannot be read is reported as a
/// problem of its file.
#[call(names_a_file)]
pub(crate) fn open_season(
    desk: &mut Desk,
    input: OpenSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let path = desk.files().to_read(&input.path)?.to_owned();
    let text = text_of(&path)?;
    put(desk, &path, text)
}

/// Opens the season of the SEASON.toml at `path` in place of the open one.
fn put(desk: &mut Desk, path: &Path, text: String) -> Result<SeasonView, RefusalView> {
    let path = absolute(path).map_err(|error| unreadable(path, &error))?;
    let (known, read) = work_out(desk, &path, text, &ReadFiles::new())?;
    desk.put_season(Some(OpenSeason {
        known: Arc::new(known),
        read,
        undo: Vec::new(),
        redo: Vec::new(),
    }));
    Ok(show::view(desk.snapshot().season()?))
}

/// Reads changed files again: SEASON.toml, files of the season, the open tournament.
#[call]
pub(crate) fn refresh_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let open = desk.open_season()?;
    let (path, before) = (open.known.path.clone(), open.known.text.clone());
    let text = text_of(&path)?;
    let has_changed = text != before;
    let (known, read) = work_out(desk, &path, text, &open.read)?;
    let open = desk.open_season_mut()?;
    if has_changed {
        // An external change of the file can be undone like any other.
        open.undo.push(before);
        open.redo.clear();
    }
    replace(desk, known, read)
}

/// Replaces the data of the open season.
pub(crate) fn replace(
    desk: &mut Desk,
    known: KnownSeason,
    read: ReadFiles,
) -> Result<SeasonView, RefusalView> {
    let open = desk.open_season_mut()?;
    open.known = Arc::new(known);
    open.read = read;
    desk.changed();
    Ok(show::view(desk.snapshot().season()?))
}

/// Closes the open season. All changes are already saved.
#[call]
pub(crate) fn close_season(desk: &mut Desk, _: Nothing) -> Result<Nothing, RefusalView> {
    desk.put_season(None);
    Ok(Nothing {})
}

/// Shows the open season; null if none is open.
#[call]
pub(crate) fn season(desk: &Snapshot, _: Nothing) -> Result<Option<SeasonView>, RefusalView> {
    Ok(desk.season().ok().map(show::view))
}

wire! {
    /// An entry of the list of recent seasons.
    pub struct RecentSeasonInput {
        pub path: FileToRead,
    }
}

/// Removes a season from the list of recent seasons. The file is not touched.
#[call(names_a_file)]
pub(crate) fn forget_season(
    desk: &mut Desk,
    input: RecentSeasonInput,
) -> Result<Nothing, RefusalView> {
    let path = desk.files().to_read(&input.path)?.to_owned();
    desk.person.forget_season(&path);
    desk.keep_person()?;
    Ok(Nothing {})
}
