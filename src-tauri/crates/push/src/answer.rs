//! What the archive answers to an organizer, as JSON.

use kralle_choice::Choice;
use kralle_refusal::Refusal;
use serde::{Deserialize, Serialize};

use crate::{Revision, StatementNumber};

/// Why the archive refused something. Its sentence in the archive's own English stands beside the code, for
/// who reads the answer without Kralle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice, Refusal)]
#[refusal(NotNow, prefix = "archive_", also = "archive")]
pub enum RefusalCode {
    /// The key is none, or it has signed something else.
    #[refusal(NotAllowed, status = 401)]
    BadSignature,
    /// The request is signed as older programs did, without archive and number.
    #[refusal(NotAllowed, status = 401)]
    OldStatement,
    /// The key has stated something about the same subject under this number or a later one.
    #[refusal(Conflict)]
    OldNumber,
    /// Nobody has admitted this key here.
    #[refusal(NotAllowed, status = 403)]
    NotAdmitted,
    /// The tournament is that of another organizer.
    #[refusal(NotAllowed, status = 403)]
    AnotherOrganizer,
    /// The body is not packed as its header says, or ends too early.
    #[refusal(BadInput, exit = 1, status = 400)]
    BadBody,
    /// More than the archive takes.
    #[refusal(TooMuch, status = 413)]
    TooLarge,
    /// The file is no tournament, or not the one of this address.
    #[refusal(BadInput, exit = 1)]
    AnotherFile,
    /// The file does not prove.
    #[refusal(BadInput, exit = 1)]
    NotProven,
    /// The file was made by a newer version of Kralle than the archive.
    #[refusal(BadInput, exit = 1)]
    NewerSchema,
    /// A later revision is here already.
    #[refusal(Conflict)]
    OldRevision,
    /// This revision is here already, with other content.
    #[refusal(Conflict)]
    OtherContent,
    /// Something else was said of the persons of the tournament, under this number or a later one.
    #[refusal(Conflict)]
    OldPeople,
    /// The file does not contain what the last revision was: it was written anew, or another copy of it
    /// had gone on.
    #[refusal(Conflict)]
    DoesNotContinue,
    /// This revision was withdrawn.
    #[refusal(NotFound, status = 410)]
    Withdrawn,
    /// The day until which the tournament is public is over.
    #[refusal(NotFound, status = 410)]
    TimeIsOver,
    /// There is no such tournament, season or person.
    #[refusal(NotFound, status = 404)]
    Unknown,
    /// A field of a body is not what it should be.
    #[refusal(BadInput, exit = 1, status = 400)]
    BadField,
    /// Too many requests; the header `Retry-After` says when it goes on.
    #[refusal(TooMuch)]
    TooMany,
    /// The database cannot be asked; try again.
    #[refusal(NotNow, status = 503)]
    DatabaseAway,
    /// The database has no room, or takes no writing.
    #[refusal(NotNow, status = 507)]
    DatabaseFull,
    /// Something that should not happen.
    #[refusal(Broken, exit = 1, status = 500)]
    Internal,
}

/// A refusal on the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Refused {
    /// The stable name: a [`RefusalCode`], or of a newer archive one that is not known yet.
    pub code: String,
    /// What is wrong, where, and what was expected, in English.
    pub message: String,
    /// Of [`RefusalCode::OldRevision`] and [`RefusalCode::OldPeople`] the newest revision that is here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest: Option<Revision>,
    /// Of [`RefusalCode::OldNumber`] the newest number of the key about this subject.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest_number: Option<StatementNumber>,
}

/// An archive, as it introduces itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Introduction {
    /// Its [identity](crate::ArchiveId), which every statement names.
    pub id: String,
}

/// A revision that the archive keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Pushed {
    pub revision: Revision,
    /// Whether it came with this request; not when it was there already.
    pub is_new: bool,
    /// Where the public finds the tournament, from the root of the site on.
    pub page: String,
}

/// What became of a tournament in the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Status {
    /// The newest revision that the archive keeps.
    pub revision: Revision,
    /// Whether the public finds it.
    pub is_public: bool,
    /// When the newest revision came, as RFC 3339.
    pub pushed: String,
    /// The word of its head, as it stands on sheets.
    pub head: String,
    /// Where the public finds the tournament, from the root of the site on.
    pub page: String,
    /// The last day on which it is public, as YYYY-MM-DD; none: for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_until: Option<String>,
    /// The day from which on the archive deletes its files, as YYYY-MM-DD; none: never by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed_on: Option<String>,
}
