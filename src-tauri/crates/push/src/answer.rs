//! The responses of an archive to an organizer, as JSON.

use kralle_choice::Choice;
use kralle_refusal::Refusal;
use serde::{Deserialize, Serialize};

use crate::{Revision, StatementNumber};

/// The reason the archive refused a request. The response also has a sentence in English, for
/// readers without Kralle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice, Refusal)]
#[refusal(NotNow, prefix = "archive_", also = "archive")]
pub enum RefusalCode {
    /// The key is invalid, or the signature is not of this request.
    #[refusal(NotAllowed, status = 401)]
    BadSignature,
    /// The request is signed in the format of older programs, without archive and number.
    #[refusal(NotAllowed, status = 401)]
    OldStatement,
    /// The key has made a statement on the same subject with this number or a later one.
    #[refusal(Conflict)]
    OldNumber,
    /// The archive has not admitted this key.
    #[refusal(NotAllowed, status = 403)]
    NotAdmitted,
    /// The tournament belongs to another organizer.
    #[refusal(NotAllowed, status = 403)]
    AnotherOrganizer,
    /// The body is not compressed as its header states, or is truncated.
    #[refusal(BadInput, exit = 1, status = 400)]
    BadBody,
    /// The body is above the archive's limit.
    #[refusal(TooMuch, status = 413)]
    TooLarge,
    /// The file is no tournament, or not that of this address.
    #[refusal(BadInput, exit = 1)]
    AnotherFile,
    /// The file fails verification.
    #[refusal(BadInput, exit = 1)]
    NotProven,
    /// The file is from a newer version of Kralle than the archive.
    #[refusal(BadInput, exit = 1)]
    NewerSchema,
    /// The archive has a later revision.
    #[refusal(Conflict)]
    OldRevision,
    /// The archive has this revision with other content.
    #[refusal(Conflict)]
    OtherContent,
    /// The archive has another visibility of the persons, with this number or a later one.
    #[refusal(Conflict)]
    OldPeople,
    /// The file does not continue the last revision: it was rewritten, or another copy has
    /// diverged.
    #[refusal(Conflict)]
    DoesNotContinue,
    /// This revision was withdrawn.
    #[refusal(NotFound, status = 410)]
    Withdrawn,
    /// The last public day of the tournament has passed.
    #[refusal(NotFound, status = 410)]
    TimeIsOver,
    /// There is no such tournament, season or person.
    #[refusal(NotFound, status = 404)]
    Unknown,
    /// A field of a body is invalid.
    #[refusal(BadInput, exit = 1, status = 400)]
    BadField,
    /// Too many requests; the header `Retry-After` has the waiting time.
    #[refusal(TooMuch)]
    TooMany,
    /// The database does not respond; try again.
    #[refusal(NotNow, status = 503)]
    DatabaseAway,
    /// The database is full or read-only.
    #[refusal(NotNow, status = 507)]
    DatabaseFull,
    /// An internal error.
    #[refusal(Broken, exit = 1, status = 500)]
    Internal,
}

/// A refusal as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Refused {
    /// The stable name: a [`RefusalCode`], or an unknown one of a newer archive.
    pub code: String,
    /// The error, its place, and the expected value, in English.
    pub message: String,
    /// For [`RefusalCode::OldRevision`] and [`RefusalCode::OldPeople`], the newest revision in the
    /// archive.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest: Option<Revision>,
    /// For [`RefusalCode::OldNumber`], the newest number of the key on this subject.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest_number: Option<StatementNumber>,
}

/// An archive's description of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Introduction {
    /// Its [identity](crate::ArchiveId), part of every statement.
    pub id: String,
}

/// A stored revision, as confirmed to the sender.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Pushed {
    pub revision: Revision,
    /// True if it came with this request, false if it was stored already.
    pub is_new: bool,
    /// The public address of the tournament, from the root of the site.
    pub page: String,
}

/// The state of a tournament in the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Status {
    /// The newest stored revision.
    pub revision: Revision,
    /// True if the tournament is public.
    pub is_public: bool,
    /// The time of the newest revision, as RFC 3339.
    pub pushed: String,
    /// The word of its head, as printed on sheets.
    pub head: String,
    /// The public address of the tournament, from the root of the site.
    pub page: String,
    /// The last public day, as YYYY-MM-DD; `None` for unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_until: Option<String>,
    /// The day on which the archive deletes its files, as YYYY-MM-DD; `None` if it keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed_on: Option<String>,
}
