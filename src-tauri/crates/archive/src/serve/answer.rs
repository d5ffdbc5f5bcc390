//! What holds for every request: pace, patience, what is counted, headers that keep browsers careful.

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

/// How many requests are answered at once; who comes then is sent away, so that the others are answered.
const AT_ONCE: usize = 1024;
/// How many requests with a body are taken at once: who sends slowly takes no place of those who read.
const BODIES_AT_ONCE: usize = 512;
/// How long an answer may take. A body that comes has a patience of its own.
const PATIENCE: Duration = Duration::from_secs(20);
const PATIENCE_WITH_A_BODY: Duration = Duration::from_mins(15);

/// What browsers are told with every answer that does not say otherwise.
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

/// What is known of all requests.
pub(super) struct Asked {
    archive: Archive,
    /// None: an address may send any number of requests.
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

/// Lets a request through, or not.
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
