//! Moves blocking work away from the threads that answer requests.

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::{JoinError, spawn_blocking};

/// Runs blocking work on a thread of its own. On a runtime with one thread, as in a simulation, it
/// runs in place: the order of all work then follows from the order of requests.
///
/// # Errors
/// Fails if the work panics, or the runtime ends.
pub(crate) async fn offload<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        Ok(work())
    } else {
        spawn_blocking(work).await
    }
}
