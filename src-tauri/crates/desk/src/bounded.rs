//! Files from outside, read no further than their reader would look.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The first `most` bytes of a file and one more, by which its reader knows that it is too large.
pub(crate) fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
