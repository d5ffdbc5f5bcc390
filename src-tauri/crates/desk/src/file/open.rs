//! Opens and closes tournament files, and continues from rescue copies.

use kralle_call::call;
use kralle_store::Store;

use crate::core::desk::Desk;
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};

wire! {
    /// The file to open.
    pub struct OpenTournamentInput {
        pub path: FileToRead,
    }
}

/// Opens a tournament file.
///
/// If it cannot be opened, the previous file stays open.
#[call(names_a_file)]
pub(crate) fn open_tournament(
    desk: &mut Desk,
    input: OpenTournamentInput,
) -> Result<Overview, RefusalView> {
    let files = desk.files().clone();
    let path = files.to_read(&input.path)?;
    let is_open = desk.open_file().is_ok_and(|file| file.store.path() == path);
    if !is_open {
        let store = Store::open(path, desk.now())?;
        desk.put(store)?;
    }
    desk.overview()
}

/// Closes the open file.
///
/// All changes are already saved.
#[call]
pub(crate) fn close_file(desk: &mut Desk, _: Nothing) -> Result<Nothing, RefusalView> {
    desk.clear()?;
    Ok(Nothing {})
}

wire! {
    /// The path of the copy.
    pub struct Copied {
        pub path: FileToWrite,
    }
}

/// Saves a copy of the open file.
#[call(names_a_file)]
pub(crate) fn save_copy(desk: &mut Desk, input: Copied) -> Result<Copied, RefusalView> {
    let path = desk.files().to_write(&input.path)?;
    desk.open_file()?.store.save_copy(path)?;
    Ok(input)
}

/// Opens a damaged file for viewing, as far as it can be read.
#[call(names_a_file)]
pub(crate) fn look_into_damaged(
    desk: &mut Desk,
    input: OpenTournamentInput,
) -> Result<Overview, RefusalView> {
    let files = desk.files().clone();
    let path = files.to_read(&input.path)?;
    if desk.open_file().is_ok_and(|file| file.store.path() == path) {
        desk.clear()?;
    }
    let store = Store::open_to_look(path)?;
    desk.put_as_it_is(store)?;
    desk.overview()
}

wire! {
    /// The file to continue with.
    pub struct GoOnFromRescueInput {
        /// The new file; default: continue with the rescue copy at its place.
        #[serde(default)]
        pub to: Option<FileToWrite>,
    }
}

/// Continues from the rescued state when the open file is no longer at its path.
#[call(names_a_file)]
pub(crate) fn go_on_from_rescue(
    desk: &mut Desk,
    input: GoOnFromRescueInput,
) -> Result<Overview, RefusalView> {
    let files = desk.files().clone();
    let to = input.to.as_ref().map(|to| files.to_write(to)).transpose()?;
    desk.go_on_from_rescue(to)
}
