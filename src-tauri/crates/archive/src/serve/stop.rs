//! When the system asks the program to end.

use std::future::Future;
use std::io;

/// Waits until somebody interrupts the program or the system ends it.
#[cfg(unix)]
pub(super) fn told() -> io::Result<impl Future<Output = ()>> {
    use tokio::select;
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
#[cfg(windows)]
pub(super) fn told() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
