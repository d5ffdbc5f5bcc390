//! Creates a new tournament file.

use std::path::{Path, PathBuf};

use kralle_call::call;
use kralle_store::{FileId, Store, make_folder};
use kralle_tournament::Tournament;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::files::{FileToWrite, file_name};
use crate::core::outside::unwritable;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::wire::wire;
use crate::settings::view::SettingsView;

wire! {
    /// The settings and the path of a new tournament.
    pub struct NewTournamentInput {
        pub settings: SettingsView,
        /// The path of the file; default: the tournament's name in the folder for new tournaments.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

/// Creates a new tournament file and opens it.
#[call(names_a_file)]
pub(crate) fn new_tournament(
    desk: &mut Desk,
    input: NewTournamentInput,
) -> Result<Overview, RefusalView> {
    let settings = crate::settings::parse::settings(&input.settings, None)?;
    let tournament = Tournament::new(settings);
    let settings = &tournament.settings;
    settings
        .must_fit()
        .map_err(|refusal| refused(&refusal, &tournament))?;
    let path = match &input.path {
        Some(path) => desk.files().to_write(path)?.to_owned(),
        None => free_path(desk, settings.name.as_str(), ENDING)?,
    };
    create(desk, &path, &tournament)
}

/// Creates the file and opens it.
pub(crate) fn create(
    desk: &mut Desk,
    path: &Path,
    tournament: &Tournament,
) -> Result<Overview, RefusalView> {
    let name = tournament.settings.name.to_string();
    let entry = desk.entry(Command::NewTournament, data([("name", name.into())]))?;
    let store = Store::create(path, tournament, &entry, identity(desk)?)?;
    desk.put(store)?;
    desk.overview()
}

/// The maximum number appended to a file name to make it unique. Beyond it the name without a number
/// is taken, and creating the file is refused because it exists.
const MOST_NAMESAKES: u32 = 9999;

/// The extension of tournament files, without the dot.
pub(crate) const ENDING: &str = "kralle";

/// Returns an unused path in the folder for new tournaments. Fails if the desk has no such folder.
pub(crate) fn free_path(desk: &Desk, name: &str, ending: &str) -> Result<PathBuf, RefusalView> {
    free_path_below(desk, "", name, ending)
}

/// Returns an unused path in a folder inside the folder for new tournaments, creating that folder.
pub(crate) fn free_path_below(
    desk: &Desk,
    folder: &str,
    name: &str,
    ending: &str,
) -> Result<PathBuf, RefusalView> {
    let folders = desk
        .folders
        .as_ref()
        .ok_or_else(|| RefusalView::missing_field(Field::Path, Expected::Path))?;
    let folder = folders.documents.join(folder);
    make_folder(&folder).map_err(|error| unwritable(&folder, &error))?;
    Ok(free_name(&folder, name, ending))
}

/// Returns an unused path: the tournament's name, with a number from 2 if needed. Returns the first
/// path if all numbers are used.
fn free_name(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let name = file_name(name);
    let first = folder.join(format!("{name}.{ending}"));
    std::iter::once(first.clone())
        .chain((2..=MOST_NAMESAKES).map(|number| folder.join(format!("{name} {number}.{ending}"))))
        .find(|path| !path.exists())
        .unwrap_or(first)
}

/// Creates a random identity for a new file.
pub(crate) fn identity(desk: &Desk) -> Result<FileId, RefusalView> {
    let mut file = FileId([0; 16]);
    desk.random(&mut file.0)?;
    Ok(file)
}
