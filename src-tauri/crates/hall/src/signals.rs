//! When the system asks the program to end.

use std::io;

/// Waits until somebody interrupts the program or the system ends it.
#[cfg(unix)]
pub(crate) async fn end() -> io::Result<()> {
    use std::future::poll_fn;
    use std::task::Poll;

    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    poll_fn(|context| {
        let ends = [&mut interrupted, &mut terminated]
            .into_iter()
            .any(|it| it.poll_recv(context).is_ready());
        if ends { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    Ok(())
}

/// Waits until somebody interrupts the program.
#[cfg(not(unix))]
pub(crate) async fn end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
