//! Progress and cancellation of long work.

use crate::StoreError;

/// Receives the progress of long work (steps done, total steps) and may cancel it with an error:
/// nothing changes then.
pub type Watch<'a> = dyn FnMut(usize, usize) -> Result<(), StoreError> + 'a;

/// Never cancels: the [`Watch`] of a caller without progress.
///
/// # Errors
/// Never fails.
pub const fn unwatched(_done: usize, _of: usize) -> Result<(), StoreError> {
    Ok(())
}
