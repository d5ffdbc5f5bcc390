//! The files of a season: added and left out. The tournaments stay as they are.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::view::SeasonView;

wire! {
    /// What is added.
    pub struct AddSeasonFilesInput {
        /// Tournament files, and folders, of which every tournament file counts, also later ones.
        pub files: Vec<FileToRead>,
    }
}

/// Adds tournaments to the open season: files, or all files of a folder.
#[call]
pub(crate) fn add_season_files(
    desk: &mut Desk,
    input: AddSeasonFilesInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}

wire! {
    /// What is left out.
    pub struct RemoveSeasonFilesInput {
        /// The entry as it stands in the list of files.
        pub entry: String,
    }
}

/// Takes an entry off the list of files of the open season. The tournaments stay where they are.
#[call]
pub(crate) fn remove_season_files(
    desk: &mut Desk,
    input: RemoveSeasonFilesInput,
) -> Result<SeasonView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
