//! The server: which routes there are, who waits how long, what is counted.

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
    let stop = kralle_serve::end()?;
    serve_until(listener, archive, stop).await
}

/// The time for responses that have begun when the program is told to stop.
const ENDS_WITHIN: Duration = Duration::from_secs(8);
/// The response to a connection for which there is no room.
const FULL: &str =
    r#"{"code":"too_many","message":"there are too many connections; try again in a while"}"#;

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
    // Nobody renews the listener.
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
