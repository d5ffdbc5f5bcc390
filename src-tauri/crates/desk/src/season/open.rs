//! Makes, opens and closes a season.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::view::SeasonView;

wire! {
    /// What it is called, and where SEASON.toml goes.
    pub struct NewSeasonInput {
        pub name: String,
        /// Where it goes; none takes the folder for new tournaments and the name.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

/// Makes a new season and opens it.
#[call]
pub(crate) fn new_season(
    desk: &mut Desk,
    input: NewSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
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
#[call]
pub(crate) fn open_season(
    desk: &mut Desk,
    input: OpenSeasonInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

/// Reads again what has changed since: SEASON.toml, files of the season, the open tournament.
#[call]
pub(crate) fn refresh_season(desk: &mut Desk, _: Nothing) -> Result<SeasonView, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}

/// Closes the open season. Everything is kept already.
#[call]
pub(crate) fn close_season(desk: &mut Desk, _: Nothing) -> Result<Nothing, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}

/// Shows the open season; none when none is open.
#[call]
pub(crate) fn season(desk: &Snapshot, _: Nothing) -> Result<Option<SeasonView>, RefusalView> {
    let _ = desk;
    Ok(None)
}

wire! {
    /// One of the seasons opened lately.
    pub struct RecentSeasonInput {
        pub path: FileToRead,
    }
}

/// Leaves a season out of those opened lately. The file stays where it is.
#[call]
pub(crate) fn forget_season(
    desk: &mut Desk,
    input: RecentSeasonInput,
) -> Result<Nothing, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
