//! The HTTP server: routes, timeouts and metrics.

mod answer;
mod bytes_of_path;
mod client;
mod health;
mod metrics;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use kralle_serve::{Client, Server};
use tokio::net::TcpListener;
use tokio::select;
use tokio::sync::watch;

use client::Peer;
pub use client::Proxies;
pub use metrics::Metrics;

use crate::{Archive, api, clean, intake, live, site, upkeep};

/// Returns all routes.
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

/// Serves clients of `listener` until the process receives SIGTERM or SIGINT. Running requests
/// are then completed.
///
/// # Errors
/// Fails if the signal handlers cannot be installed.
pub async fn serve(listener: TcpListener, archive: Archive) -> io::Result<()> {
    let stop = kralle_serve::end()?;
    serve_until(listener, archive, stop).await
}

/// Maximum time for running responses after the stop signal.
const ENDS_WITHIN: Duration = Duration::from_secs(8);
/// The response if there are too many connections.
const FULL: &str =
    r#"{"code":"too_many","message":"there are too many connections; try again in a while"}"#;

/// Serves clients of `listener` until `stop` completes. Running requests are then completed.
///
/// # Errors
/// Currently never fails.
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
    let server = Server::new(archive.limits.connections(), FULL);
    let routes = TowerToHyperService::new(router(archive.clone()));
    let answer = move |mut request: Request<Incoming>, client: Arc<Client>| {
        request.extensions_mut().insert(Peer(client.peer));
        let response = routes.call(request);
        async move {
            let Ok(response) = response.await;
            response
        }
    };
    // The listener is never replaced.
    let (_, renewals) = watch::channel(0);
    select! {
        () = stop => {}
        () = server.accept(listener, renewals, || {}, answer) => {}
    }
    archive.changes.end();
    server.close(ENDS_WITHIN).await;
    for work in work {
        work.abort();
    }
    archive.database.close().await;
    Ok(())
}
