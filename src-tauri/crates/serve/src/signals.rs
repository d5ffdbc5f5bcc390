//! The signal by which the system asks the program to end.

use std::io;

/// Completes when the program is interrupted or terminated.
///
/// # Errors
/// Fails if the system does not tell.
#[cfg(unix)]
pub fn end() -> io::Result<impl Future<Output = ()>> {
    use std::future::poll_fn;
    use std::task::Poll;

    use tokio::signal::unix::{SignalKind, signal};

    let mut signals = [
        signal(SignalKind::interrupt())?,
        signal(SignalKind::terminate())?,
    ];
    Ok(poll_fn(move |context| {
        let mut signals = signals.iter_mut();
        if signals.any(|it| it.poll_recv(context).is_ready()) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }))
}

/// Completes when the program is interrupted.
///
/// # Errors
/// Fails if the system does not tell.
#[cfg(windows)]
pub fn end() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
