//! Makes, opens and closes a season.

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
    /// What it is called, and where SEASON.toml goes.
    pub struct NewSeasonInput {
        pub name: String,
        /// Where it goes; none takes the folder for new tournaments and the name.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

/// How SEASON.toml ends.
const ENDING: &str = "toml";

/// Makes a new season and opens it.
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
    /// Which season.
    pub struct OpenSeasonInput {
        /// SEASON.toml.
        pub path: FileToRead,
    }
}

/// Opens a season and reads its tournaments, which stay as they are.
///
/// When it cannot be opened, what was on the desk stays there. A tournament that cannot be read is
/// a problem of its file.
#[call(names_a_file)]
pub(crate) fn open_season(
    desk: &mut Desk,
    input: OpenSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let path = desk.files().to_read(&input.path)?.to_owned();
    let text = text_of(&path)?;
    put(desk, &path, text)
}

/// Puts the season of SEASON.toml at `path` on the desk, where another one may lie.
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

/// Reads again what has changed since: SEASON.toml, files of the season, the open tournament.
#[call]
pub(crate) fn refresh_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let open = desk.open_season()?;
    let (path, before) = (open.known.path.clone(), open.known.text.clone());
    let text = text_of(&path)?;
    let has_changed = text != before;
    let (known, read) = work_out(desk, &path, text, &open.read)?;
    let open = desk.open_season_mut()?;
    if has_changed {
        // What somebody wrote into the file can be undone as any change.
        open.undo.push(before);
        open.redo.clear();
    }
    replace(desk, known, read)
}

/// Puts what was worked out anew in the place of what was known.
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

/// Closes the open season. Everything is kept already.
#[call]
pub(crate) fn close_season(desk: &mut Desk, _: Nothing) -> Result<Nothing, RefusalView> {
    desk.put_season(None);
    Ok(Nothing {})
}

/// Shows the open season; none when none is open.
#[call]
pub(crate) fn season(desk: &Snapshot, _: Nothing) -> Result<Option<SeasonView>, RefusalView> {
    Ok(desk.season().ok().map(show::view))
}

wire! {
    /// One of the seasons opened lately.
    pub struct RecentSeasonInput {
        pub path: FileToRead,
    }
}

/// Leaves a season out of those opened lately. The file stays where it is.
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
