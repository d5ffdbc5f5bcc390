//! Refusals of the archive, and their HTTP responses.

use std::fmt::Display;
use std::io::{self, Write as _};

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kralle_push::answer::{RefusalCode, Refused};
use kralle_push::{Revision, StatementNumber};
use kralle_refusal::Declared as _;

/// A refusal: a code, and a message for clients other than Kralle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    pub code: RefusalCode,
    /// The error, its position, and the expected value.
    pub message: String,
    /// The newest stored revision, if a revision was refused because it is not newer. `None` for
    /// other refusals.
    pub(crate) newest: Option<Revision>,
    /// The newest number of the key about the subject, if a statement was refused because it is
    /// not newer. `None` for other refusals.
    pub(crate) newest_number: Option<StatementNumber>,
    /// True if two transactions conflicted, so that a retry may succeed.
    pub(crate) is_conflict: bool,
}

impl Refusal {
    /// Creates a refusal.
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            newest: None,
            newest_number: None,
            is_conflict: false,
        }
    }

    /// Creates a refusal for a revision that is not newer than the stored `newest`.
    pub(crate) fn old(code: RefusalCode, message: impl Into<String>, newest: i32) -> Self {
        let newest = u32::try_from(newest).ok().and_then(Revision::new);
        Self {
            newest,
            ..Self::new(code, message)
        }
    }

    /// Creates a refusal for an unexpected error. The details are logged, but not sent to the
    /// client.
    pub fn internal(error: &dyn std::fmt::Display) -> Self {
        complain(error);
        Self::new(RefusalCode::Internal, "something went wrong in the archive")
    }

    /// Creates a refusal for an overload; the client may retry later.
    pub(crate) fn busy(what: &str) -> Self {
        Self::new(
            RefusalCode::TooMany,
            format!("{what}; try again in a while"),
        )
    }

    /// Returns the HTTP status of the code.
    pub fn status(&self) -> StatusCode {
        let status = StatusCode::from_u16(self.code.declared().status);
        status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// `Retry-After` of temporary refusals, in seconds.
const AGAIN: HeaderValue = HeaderValue::from_static("5");

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status();
        let refused = Refused {
            code: self.code.code().to_owned(),
            message: self.message,
            newest: self.newest,
            newest_number: self.newest_number,
        };
        let mut response = (status, Json(refused)).into_response();
        if matches!(
            self.code,
            RefusalCode::TooMany | RefusalCode::DatabaseAway | RefusalCode::DatabaseFull
        ) {
            response.headers_mut().insert(header::RETRY_AFTER, AGAIN);
        }
        response
    }
}

impl From<sqlx_core::Error> for Refusal {
    /// Converts a database error.
    fn from(error: sqlx_core::Error) -> Self {
        use sqlx_core::Error;
        use sqlx_core::error::DatabaseError;
        let code = error
            .as_database_error()
            .and_then(DatabaseError::code)
            .unwrap_or_default()
            .into_owned();
        // SQLSTATE classes and codes: no connection, shutdown, too many connections.
        let is_away = matches!(
            &error,
            Error::Io(_)
                | Error::PoolTimedOut
                | Error::PoolClosed
                | Error::Tls(_)
                | Error::WorkerCrashed
        ) || code.starts_with("08")
            || code.starts_with("57P")
            // A conflict with another transaction, as reported by distributed engines.
            || code.starts_with("40")
            || code == "53300";
        // Disk full, out of memory, read-only.
        let is_full = matches!(code.as_str(), "53100" | "53200" | "25006");
        if is_away {
            complain(&error);
            return Self::new(
                RefusalCode::DatabaseAway,
                "the database cannot be asked now; nothing was kept, try again",
            );
        }
        if is_full {
            complain(&error);
            return Self::new(
                RefusalCode::DatabaseFull,
                "the database takes nothing now; nothing was kept, try again later",
            );
        }
        // PostgreSQL texts cannot contain NUL.
        if code == "22021" {
            return Self::new(
                RefusalCode::BadField,
                "a text in the request has a sign that no text has",
            );
        }
        // The statement timeout.
        if code == "57014" {
            return Self::busy("what was asked takes too long");
        }
        // A date or time that the database does not support.
        if matches!(code.as_str(), "22007" | "22008") {
            return Self::new(
                RefusalCode::BadField,
                "a day in the request is beyond the calendar",
            );
        }
        let refusal = Self::internal(&error);
        Self {
            is_conflict: matches!(code.as_str(), "40001" | "40P01"),
            ..refusal
        }
    }
}

/// Logs an error to stderr, for the administrator.
pub(crate) fn complain(error: &dyn Display) {
    // If stderr is closed, the message is lost.
    let _ = writeln!(io::stderr(), "kralle-archive: {error}");
}
