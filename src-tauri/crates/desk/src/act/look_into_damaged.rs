//! Opens a damaged file as far as it can be read, to look at it; it gets no worse.

use std::path::Path;

use kralle_store::Store;

use super::open_tournament::Input;
use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

/// Puts a copy in memory on the desk: everything can be looked at and printed, nothing changed.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let path = Path::new(&input.path);
    if desk.open_file().is_ok_and(|file| file.store.path() == path) {
        desk.clear();
    }
    let store = Store::open_to_look(path)?;
    desk.put_as_it_is(store)?;
    desk.overview()
}
