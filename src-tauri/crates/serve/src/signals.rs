//! The signal that asks the program to end.

use std::io;

/// Completes when the program is interrupted or terminated.
///
/// # Errors
/// Fails if the signal handler cannot be installed.
#[cfg(unix)]
pub fn end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Completes when the program is interrupted.
///
/// # Errors
/// Fails if the signal handler cannot be installed.
#[cfg(windows)]
pub fn end() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
