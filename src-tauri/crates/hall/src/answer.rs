//! What the hall answers: a status, a body, and the headers that every answer carries.

use std::time::Duration;

use chrono::Utc;
use http_body_util::{Either, Full};
use hyper::body::Bytes;
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue,
    REFERRER_POLICY, RETRY_AFTER,
};
use hyper::{HeaderMap, Response, StatusCode};
use kralle_desk::core::refusal::RefusalView;
use kralle_serve::{EventStream, add_careful_headers};

/// A body that goes out.
pub(crate) type Body = Either<Full<Bytes>, EventStream>;

/// What time it is by the laptop, in milliseconds since 1970: clocks of phones and screens go wrong.
const NOW: HeaderName = HeaderName::from_static("kralle-now");

/// Headers of responses that have no others: nothing runs, nobody stores them or learns of the address.
static CAREFUL: [(HeaderName, &str); 3] = [
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'; \
         object-src 'none'",
    ),
];

/// An answer that is known whole.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Why a request is not answered, in the order in which it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    WrongHost,
    /// And after how long it may be tried again.
    Throttled(Duration),
    TooSlow,
    BodyTooLarge,
    UnknownId,
    EndedId,
    BadMac,
    /// A look that was seen before.
    PlayedAgain,
    NothingHere,
    UnknownCall,
    /// And which methods there are.
    WrongMethod(&'static [&'static str]),
    ForeignOrigin,
    NotForThisLevel,
    NamesAFile,
    NoJson,
    NoIdempotencyKey,
    /// And why.
    BadInput(&'static str),
    Internal,
}

impl Refused {
    const fn status(self) -> StatusCode {
        match self {
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::Throttled(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnknownId | Self::EndedId | Self::BadMac => StatusCode::UNAUTHORIZED,
            Self::PlayedAgain => StatusCode::TOO_EARLY,
            Self::NothingHere | Self::UnknownCall => StatusCode::NOT_FOUND,
            Self::WrongMethod(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::ForeignOrigin | Self::NotForThisLevel | Self::NamesAFile => StatusCode::FORBIDDEN,
            Self::NoJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::NoIdempotencyKey => StatusCode::PRECONDITION_REQUIRED,
            Self::BadInput(_) => StatusCode::BAD_REQUEST,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::WrongHost => "wrong_host",
            Self::Throttled(_) => "throttled",
            Self::TooSlow => "too_slow",
            Self::BodyTooLarge => "body_too_large",
            Self::UnknownId => "unknown",
            Self::EndedId => "ended",
            Self::BadMac => "bad_mac",
            Self::PlayedAgain => "played_again",
            Self::NothingHere => "nothing_here",
            Self::UnknownCall => "unknown_call",
            Self::WrongMethod(_) => "wrong_method",
            Self::ForeignOrigin => "foreign_origin",
            Self::NotForThisLevel => "not_for_this_level",
            Self::NamesAFile => "names_a_file",
            Self::NoJson => "no_json",
            Self::NoIdempotencyKey => "no_idempotency_key",
            Self::BadInput(_) => "bad_input",
            Self::Internal => "internal",
        }
    }
}

impl From<Refused> for Answer {
    fn from(refused: Refused) -> Self {
        let mut view = RefusalView::new(refused.code());
        if let Refused::BadInput(reason) = refused {
            view = view.with("reason", reason);
        }
        let answer = Self::refusal(refused.status(), &view);
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
    /// JSON, as it is.
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

    /// A refusal, as `kralle call` prints it.
    pub(crate) fn refusal(status: StatusCode, refusal: &RefusalView) -> Self {
        // A refusal is text, numbers and lists: it can be written.
        Self::json(status, serde_json::to_vec(refusal).unwrap_or_default())
    }

    /// Adds a header.
    #[must_use]
    pub(crate) fn with(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.insert(name, value);
        self
    }

    /// With what every answer carries.
    pub(crate) fn sent(self) -> Response<Body> {
        let mut response = Response::new(Either::Left(Full::new(self.body)));
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        guarded(response)
    }
}

/// A stream, with what every answer carries.
pub(crate) fn streamed(stream: EventStream) -> Response<Body> {
    let mut response = Response::new(Either::Right(stream));
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    guarded(response)
}

fn guarded(mut response: Response<Body>) -> Response<Body> {
    let headers = response.headers_mut();
    add_careful_headers(headers, &CAREFUL);
    headers.insert(NOW, HeaderValue::from(Utc::now().timestamp_millis()));
    response
}
