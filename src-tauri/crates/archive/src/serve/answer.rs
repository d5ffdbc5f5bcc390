//! Common handling of all requests: rate limits, timeouts, metrics and security headers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kralle_push::answer::RefusalCode;
use kralle_serve::{Buckets, Pace, add_careful_headers};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::client::Peer;
use crate::{Archive, Refusal};

/// Maximum number of concurrent requests without a body; further ones are refused.
const AT_ONCE: usize = 1024;
/// Maximum number of concurrent uploads, counted separately so that slow uploads do not block
/// readers.
const BODIES_AT_ONCE: usize = 512;
/// Timeout of a response; uploads have a longer one.
const PATIENCE: Duration = Duration::from_secs(20);
const PATIENCE_WITH_A_BODY: Duration = Duration::from_mins(15);

/// Default security headers.
static CAREFUL: [(HeaderName, &str); 3] = [
    (header::REFERRER_POLICY, "same-origin"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Shared state of the request handling.
pub(super) struct Asked {
    archive: Archive,
    /// `None` for no rate limit.
    pace: Option<Buckets<IpAddr>>,
    room: Semaphore,
    room_for_bodies: Semaphore,
}

impl Asked {
    pub(super) fn new(archive: &Archive) -> Self {
        Self {
            archive: archive.clone(),
            pace: archive
                .limits
                .requests_a_minute
                .map(|most| Buckets::new(Pace::per_minute(most))),
            room: Semaphore::new(AT_ONCE),
            room_for_bodies: Semaphore::new(BODIES_AT_ONCE),
        }
    }
}

/// Handles a request, or refuses it if a limit is exceeded.
pub(super) async fn answer(
    State(asked): State<Arc<Asked>>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let mut response = match let_through(&asked, request, next, begun).await {
        Ok(response) => response,
        Err(refusal) => refusal.into_response(),
    };
    add_careful_headers(response.headers_mut(), &CAREFUL);
    let metrics = &asked.archive.metrics;
    metrics.answered(response.status(), begun.elapsed());
    response
}

async fn let_through(
    asked: &Asked,
    request: Request,
    next: Next,
    now: Instant,
) -> Result<Response, Refusal> {
    if let (Some(Peer(peer)), Some(pace)) = (request.extensions().get(), &asked.pace) {
        let proxies = asked.archive.limits.proxies;
        let client = proxies.client(*peer, request.headers());
        if pace.take(client, now).is_err() {
            return Err(Refusal::busy("this address asks too often"));
        }
    }
    let (room, patience) = if request.method() == Method::PUT {
        (&asked.room_for_bodies, PATIENCE_WITH_A_BODY)
    } else {
        (&asked.room, PATIENCE)
    };
    let _room = room
        .try_acquire()
        .map_err(|_| Refusal::busy("more ask than can be answered"))?;
    timeout(patience, next.run(request)).await.map_err(|_| {
        Refusal::new(
            RefusalCode::DatabaseAway,
            "the answer took too long; try again",
        )
    })
}
