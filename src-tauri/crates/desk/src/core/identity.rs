//! The identity of a new tournament.

use kralle_store::FileId;
use rand::TryRng as _;
use rand::rngs::SysRng;

use crate::core::refusal::RefusalView;

/// What tells a new file from all others.
pub(crate) fn identity() -> Result<FileId, RefusalView> {
    let mut file = FileId([0; 16]);
    SysRng
        .try_fill_bytes(&mut file.0)
        .map_err(|error| RefusalView::internal(&error))?;
    Ok(file)
}
