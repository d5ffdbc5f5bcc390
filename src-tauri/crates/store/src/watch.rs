//! Who watches long work: hears how far it is, and may stop it.

use crate::StoreError;

/// Hears how far long work is (steps done, of how many), and may refuse to go on: nothing changes
/// then.
pub type Watch<'a> = dyn FnMut(usize, usize) -> Result<(), StoreError> + 'a;

/// The [`Watch`] of nobody: lets all work go to its end.
///
/// # Errors
/// Never.
pub const fn unwatched(_done: usize, _of: usize) -> Result<(), StoreError> {
    Ok(())
}
