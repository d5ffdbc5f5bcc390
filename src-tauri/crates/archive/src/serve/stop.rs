//! When the system asks the program to end.

use std::future::Future;
use std::io;

use tokio::select;

/// Waits until somebody interrupts the program or the system ends it.
#[cfg(unix)]
pub(super) fn told() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Waits until somebody interrupts the program.
#[cfg(not(unix))]
pub(super) fn told() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Where the signal cannot be heard, the process is ended otherwise.
        let _ = tokio::signal::ctrl_c().await;
    })
}
