//! The server: which routes there are, who waits how long, what is counted.

mod answer;
mod bytes_of_path;
mod client;
mod connections;
mod health;
mod metrics;
mod pace;
mod stop;

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tokio::net::TcpListener;

pub use client::Proxies;
pub use metrics::Metrics;

use crate::{Archive, api, clean, intake, live, site, upkeep};

/// Every route.
pub fn router(archive: Archive) -> Router {
    let asked = Arc::new(answer::Asked::new(&archive));
    Router::new()
        .nest(
            "/api/v1",
            intake::routes()
                .merge(api::routes())
                .merge(live::routes())
                .route_layer(from_fn(bytes_of_path::refuse_json)),
        )
        .merge(api::description())
        .merge(site::routes().route_layer(from_fn(bytes_of_path::refuse_page)))
        .route("/healthz", get(health::get))
        .route("/metrics", get(metrics::get))
        .layer(from_fn_with_state(asked, answer::answer))
        .with_state(archive)
}

/// Answers whoever connects to `listener`, until the process is told to stop (SIGTERM, SIGINT); what has
/// begun is then ended.
///
/// # Errors
/// What the system says.
pub async fn serve(listener: TcpListener, archive: Archive) -> io::Result<()> {
    let stop = stop::told()?;
    serve_until(listener, archive, stop).await
}

/// Answers whoever connects to `listener`, until `stop`; what has begun is then ended.
///
/// # Errors
/// What the system says.
pub async fn serve_until(
    listener: TcpListener,
    archive: Archive,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let work = [
        tokio::spawn(live::hear(archive.clone())),
        tokio::spawn(clean::hourly(archive.clone())),
        tokio::spawn(upkeep::keep_up(archive.clone())),
    ];
    let served = connections::serve(listener, router(archive.clone()), archive.limits, stop).await;
    for work in work {
        work.abort();
    }
    archive.database.close().await;
    served
}
