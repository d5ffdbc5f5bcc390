//! What the archive refuses, and how it is said over HTTP.

use std::fmt::Display;
use std::io::{self, Write as _};

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kralle_push::answer::{RefusalCode, Refused};
use kralle_push::{Revision, StatementNumber};
use kralle_refusal::Declared as _;

/// A refusal: its code, and a sentence for who reads it without Kralle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    pub code: RefusalCode,
    /// What is wrong, where, and what was expected.
    pub message: String,
    /// The newest revision that is here, where one that is not later was refused.
    pub(crate) newest: Option<Revision>,
    /// The newest number of the key about the subject, where one that is not later was refused.
    pub(crate) newest_number: Option<StatementNumber>,
    /// Whether two transactions stood in each other's way: the same once more may go well.
    pub(crate) is_conflict: bool,
}

impl Refusal {
    /// A refusal of this kind.
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            newest: None,
            newest_number: None,
            is_conflict: false,
        }
    }

    /// A revision is not later than the `newest` of those that are here.
    pub(crate) fn old(code: RefusalCode, message: impl Into<String>, newest: i32) -> Self {
        let newest = u32::try_from(newest).ok().and_then(Revision::new);
        Self {
            newest,
            ..Self::new(code, message)
        }
    }

    /// Something that should not happen. What it was goes to the log of the machine, not over the wire.
    pub fn internal(error: &dyn std::fmt::Display) -> Self {
        complain(error);
        Self::new(RefusalCode::Internal, "something went wrong in the archive")
    }

    /// More than the archive does at once: what was asked works in a while.
    pub(crate) fn busy(what: &str) -> Self {
        Self::new(
            RefusalCode::TooMany,
            format!("{what}; try again in a while"),
        )
    }

    /// The HTTP status that goes with the code.
    pub fn status(&self) -> StatusCode {
        let status = StatusCode::from_u16(self.code.declared().status);
        status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// After how many seconds a client that was refused for a while asks again.
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
    /// What a database says, as the archive says it.
    fn from(error: sqlx_core::Error) -> Self {
        use sqlx_core::Error;
        use sqlx_core::error::DatabaseError;
        let code = error
            .as_database_error()
            .and_then(DatabaseError::code)
            .unwrap_or_default()
            .into_owned();
        // Classes and codes of SQLSTATE: no connection, shutdown, too many connections.
        let is_away = matches!(
            &error,
            Error::Io(_)
                | Error::PoolTimedOut
                | Error::PoolClosed
                | Error::Tls(_)
                | Error::WorkerCrashed
        ) || code.starts_with("08")
            || code.starts_with("57P")
            // Another transaction was in the way: engines over several machines say so.
            || code.starts_with("40")
            || code == "53300";
        // No room on the disk, no memory, read-only.
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
        // Zero is a sign that no text of a database has.
        if code == "22021" {
            return Self::new(
                RefusalCode::BadField,
                "a text in the request has a sign that no text has",
            );
        }
        // A statement that was given up: what was asked takes too long.
        if code == "57014" {
            return Self::busy("what was asked takes too long");
        }
        // A day or a time that the database does not have.
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

/// Says to who runs the machine what went wrong.
pub(crate) fn complain(error: &dyn Display) {
    // Where nobody reads stderr, nobody reads.
    let _ = writeln!(io::stderr(), "kralle-archive: {error}");
}
