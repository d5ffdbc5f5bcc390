//! Responses of the hall: a status, a body, and the headers of every response.

use std::time::Duration;

use chrono::{DateTime, Utc};
use http_body_util::{Either, Full};
use hyper::body::Bytes;
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue,
    REFERRER_POLICY, RETRY_AFTER,
};
use hyper::{HeaderMap, Response, StatusCode};
use kralle_desk::core::refusal::RefusalView;
use kralle_refusal::{Declared as _, Refusal};
use kralle_serve::{EventStream, add_careful_headers};

/// The body of a response.
pub type Body = Either<Full<Bytes>, EventStream>;

/// The laptop's time in milliseconds since 1970; clocks of phones and screens are unreliable.
const NOW: HeaderName = HeaderName::from_static("kralle-now");

/// Default headers: no scripts run, no caches store it, no referrer leaks.
static CAREFUL: [(HeaderName, &str); 3] = [
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'; \
         object-src 'none'",
    ),
];

/// A complete response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// The reason for refusing a request, in order of precedence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Refusal)]
#[refusal(bare)]
pub(crate) enum Refused {
    #[refusal(NotAllowed, status = 421)]
    WrongHost,
    /// The request may be repeated after this time.
    #[refusal(TooMuch)]
    Throttled(Duration),
    #[refusal(NotNow, status = 408)]
    TooSlow,
    #[refusal(TooMuch, status = 413)]
    BodyTooLarge,
    #[code("unknown")]
    #[refusal(NotAllowed, status = 401)]
    UnknownId,
    #[code("ended")]
    #[refusal(NotAllowed, status = 401)]
    EndedId,
    #[refusal(NotAllowed, status = 401)]
    BadMac,
    /// A replayed read or stream.
    #[refusal(NotNow, status = 425)]
    PlayedAgain,
    #[refusal(NotFound, status = 404)]
    NothingHere,
    #[refusal(NotFound, status = 404)]
    UnknownCall,
    /// The allowed methods.
    #[refusal(NotAllowed, status = 405)]
    WrongMethod(&'static [&'static str]),
    #[refusal(NotAllowed, status = 403)]
    ForeignOrigin,
    #[refusal(NotAllowed, status = 403)]
    NotForThisLevel,
    #[refusal(NotAllowed, status = 403)]
    NamesAFile,
    #[refusal(BadInput, status = 415)]
    NoJson,
    #[refusal(BadInput, status = 428)]
    NoIdempotencyKey,
    /// The reason, in English.
    #[refusal(BadInput, status = 400)]
    BadInput(&'static str),
    #[refusal(Broken, status = 500)]
    Internal,
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Self {
        let declared = refused.declared();
        let mut view = RefusalView::without_data(declared);
        if let Refused::BadInput(reason) = refused {
            view = view.with("reason", reason);
        }
        let answer = Self::refusal(&view);
        match refused {
            Refused::Throttled(wait) => {
                let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
                answer.with(RETRY_AFTER, HeaderValue::from(seconds.max(1)))
            }
            Refused::WrongMethod(methods) => {
                let methods = HeaderValue::from_str(&methods.join(", "));
                answer.with(ALLOW, methods.unwrap_or(HeaderValue::from_static("GET")))
            }
            Refused::WrongHost
            | Refused::TooSlow
            | Refused::BodyTooLarge
            | Refused::UnknownId
            | Refused::EndedId
            | Refused::BadMac
            | Refused::PlayedAgain
            | Refused::NothingHere
            | Refused::UnknownCall
            | Refused::ForeignOrigin
            | Refused::NotForThisLevel
            | Refused::NamesAFile
            | Refused::NoJson
            | Refused::NoIdempotencyKey
            | Refused::BadInput(_)
            | Refused::Internal => answer,
        }
    }
}

impl From<Response<Bytes>> for Answer {
    fn from(response: Response<Bytes>) -> Self {
        let (head, body) = response.into_parts();
        Self {
            status: head.status,
            headers: head.headers,
            body,
        }
    }
}

impl Answer {
    /// Creates a JSON response.
    pub(crate) fn json(status: StatusCode, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers: HeaderMap::from_iter([(
                CONTENT_TYPE,
                HeaderValue::from_static("application/json"),
            )]),
            body: body.into(),
        }
    }

    /// Creates a refusal, as `kralle call` prints it.
    pub(crate) fn refusal(refusal: &RefusalView) -> Self {
        let status = StatusCode::from_u16(refusal.code.status());
        let status = status.unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
        // A refusal is text, numbers and lists, which always serialize.
        Self::json(status, serde_json::to_vec(refusal).unwrap_or_default())
    }

    #[must_use]
    pub(crate) fn with(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.insert(name, value);
        self
    }

    /// Adds the headers of every response, sent at the time `now`.
    pub(crate) fn sent(self, now: DateTime<Utc>) -> Response<Body> {
        let mut response = Response::new(Either::Left(Full::new(self.body)));
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        guarded(response, now)
    }
}

/// Creates a stream with the headers of every response, begun at the time `now`.
pub(crate) fn streamed(stream: EventStream, now: DateTime<Utc>) -> Response<Body> {
    let mut response = Response::new(Either::Right(stream));
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    guarded(response, now)
}

fn guarded(mut response: Response<Body>, now: DateTime<Utc>) -> Response<Body> {
    let headers = response.headers_mut();
    add_careful_headers(headers, &CAREFUL);
    headers.insert(NOW, HeaderValue::from(now.timestamp_millis()));
    response
}
