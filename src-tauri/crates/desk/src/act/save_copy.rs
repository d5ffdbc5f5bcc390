//! Saves a copy of the open file.

use std::path::Path;

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Where the copy goes, or went.
    pub struct Copied {
        /// The file.
        pub path: String,
    }
}

/// Saves a copy of the open file under another name.
pub(crate) fn run(desk: &mut Desk, input: Copied) -> Result<Copied, RefusalView> {
    desk.open_file()?.store.save_copy(Path::new(&input.path))?;
    Ok(input)
}
