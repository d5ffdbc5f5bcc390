//! Opens and closes tournament files, and goes on from what was kept of one.

use kralle_call::call;
use kralle_store::Store;

use crate::core::desk::Desk;
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};

wire! {
    /// Which file.
    pub struct OpenTournamentInput {
        pub path: FileToRead,
    }
}

/// Opens a tournament file.
///
/// When it cannot be opened, what was on the desk stays there.
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
/// Everything is kept already.
#[call]
pub(crate) fn close_file(desk: &mut Desk, _: Nothing) -> Result<Nothing, RefusalView> {
    desk.clear()?;
    Ok(Nothing {})
}

wire! {
    /// Where the copy goes, or went.
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

/// Opens a damaged file as far as it can be read, to look at it.
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
    /// Where it goes on.
    pub struct GoOnFromRescueInput {
        /// The new file; none goes on with the rescue copy where it lies.
        #[serde(default)]
        pub to: Option<FileToWrite>,
    }
}

/// Goes on from what was kept when the open file was not at its path any more.
#[call(names_a_file)]
pub(crate) fn go_on_from_rescue(
    desk: &mut Desk,
    input: GoOnFromRescueInput,
) -> Result<Overview, RefusalView> {
    let files = desk.files().clone();
    let to = input.to.as_ref().map(|to| files.to_write(to)).transpose()?;
    desk.go_on_from_rescue(to)
}
