//! The server: which routes there are, who waits how long, what is counted.

use std::fmt::Display;
use std::io;
use std::io::Write as _;

use axum::Router;
use tokio::net::TcpListener;

use crate::{Archive, api, intake, live, site};

/// What is counted, for `/metrics`.
#[derive(Debug, Default)]
pub struct Metrics {}

/// Every route.
pub fn router(archive: Archive) -> Router {
    Router::new()
        .nest(
            "/api/v1",
            intake::routes().merge(api::routes()).merge(live::routes()),
        )
        .merge(api::description())
        .merge(site::routes())
        .with_state(archive)
}

/// Answers whoever connects to `listener`, until the process is told to stop (SIGTERM, Ctrl+C); what has
/// begun is then ended.
///
/// # Errors
/// What the system says.
pub async fn serve(listener: TcpListener, archive: Archive) -> io::Result<()> {
    axum::serve(listener, router(archive))
        .with_graceful_shutdown(told_to_stop())
        .await
}

async fn told_to_stop() {
    // Where the signal cannot be heard, the process is ended otherwise.
    let _ = tokio::signal::ctrl_c().await;
}

/// Says to who runs the machine what went wrong.
pub(crate) fn complain(error: &dyn Display) {
    // Where nobody reads stderr, nobody reads.
    let _ = writeln!(io::stderr(), "kralle-archive: {error}");
}
