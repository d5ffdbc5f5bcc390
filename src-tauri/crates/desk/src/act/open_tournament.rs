//! Opens a tournament file.

use std::path::Path;

use kralle_store::Store;

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which file.
    #[ts(rename = "OpenTournamentInput")]
    pub struct Input {
        /// Where it is.
        pub path: String,
    }
}

/// Opens a tournament file and puts it on the desk. When it cannot be opened, what was on the desk
/// stays there.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let path = Path::new(&input.path);
    let is_open = desk.open_file().is_ok_and(|file| file.store.path() == path);
    if !is_open {
        let store = Store::open(path, desk.now())?;
        desk.put(store)?;
    }
    desk.overview()
}
