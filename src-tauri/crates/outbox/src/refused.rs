//! The reasons a delivery to the archive failed, as refusals of the desk.

use std::time::Duration;

use kralle_desk::ArchiveAddress;
use kralle_desk::archive::archived::Next;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ArchiveRefusal;
use kralle_push::answer::{RefusalCode, Refused};
use kralle_push::{Revision, StatementNumber};

/// The reason a delivery to the archive failed.
#[derive(Debug, Clone, PartialEq)]
pub struct NotSaid {
    pub refusal: RefusalView,
    pub next: Next,
    /// The waiting time that the archive requests.
    pub after: Option<Duration>,
    /// The newest revision in the archive, if it refused one that is not later.
    pub newest: Option<Revision>,
    /// The newest number of the key, if the archive refused one that is not later.
    pub newest_number: Option<StatementNumber>,
}

impl NotSaid {
    /// Returns a temporary failure, which may succeed later.
    pub(crate) fn for_now(refusal: ArchiveRefusal) -> Self {
        Self {
            refusal: refusal.into(),
            next: Next::Again,
            after: None,
            newest: None,
            newest_number: None,
        }
    }

    /// Returns a refusal of the desk itself.
    pub(crate) fn here(refusal: RefusalView) -> Self {
        Self {
            refusal,
            next: Next::Stays,
            after: None,
            newest: None,
            newest_number: None,
        }
    }

    /// Returns a response with this status that is not from an archive.
    pub(crate) fn unreadable(status: u16, archive: &ArchiveAddress) -> Self {
        let archive = archive.as_str().to_owned();
        Self::for_now(ArchiveRefusal::ArchiveAnswerUnreadable { archive, status })
    }

    /// Returns the error of a canceled delivery.
    pub(crate) fn canceled() -> Self {
        Self::here(kralle_desk::Job::canceled())
    }

    /// Returns a refusal of an archive.
    pub(crate) fn answered(
        refused: &Refused,
        archive: &ArchiveAddress,
        after: Option<Duration>,
    ) -> Self {
        let known = RefusalCode::from_code(&refused.code);
        let refusal = if let Some(code) = known {
            RefusalView::of(&code).with("archive", archive.as_str())
        } else {
            // From an archive newer than this program.
            let (archive, found) = (archive.as_str().to_owned(), refused.code.clone());
            ArchiveRefusal::ArchiveRefused { archive, found }.into()
        };
        Self {
            refusal,
            next: known.map_or(Next::Stays, next),
            after,
            newest: refused.newest,
            newest_number: refused
                .newest_number
                .filter(|_| known == Some(RefusalCode::OldNumber)),
        }
    }

    /// True if the archive rejected the body that arrived in parts.
    pub(crate) fn is_about_the_body(&self) -> bool {
        let code = &self.refusal.code;
        *code == RefusalCode::BAD_BODY || *code == RefusalCode::BAD_FIELD
    }

    /// Returns the newest number of a visibility update, if that is the reason for the refusal.
    pub(crate) fn newest_of_people(&self) -> Option<Revision> {
        self.newest
            .filter(|_| self.refusal.code == RefusalCode::OLD_PEOPLE)
    }

    /// True if the archive has no such tournament.
    pub fn is_unknown(&self) -> bool {
        self.refusal.code == RefusalCode::UNKNOWN
    }

    /// Converts an error of the HTTP library.
    pub(crate) fn of(error: &ureq::Error, archive: &ArchiveAddress) -> Self {
        let (archive, reason) = (archive.as_str().to_owned(), error.to_string());
        Self::for_now(
            if matches!(error, ureq::Error::Tls(_) | ureq::Error::Rustls(_)) {
                ArchiveRefusal::ArchiveNotSecure { archive, reason }
            } else {
                ArchiveRefusal::ArchiveNotReached { archive, reason }
            },
        )
    }
}

/// Returns the next step: retry, or wait for the user.
const fn next(code: RefusalCode) -> Next {
    match code {
        RefusalCode::TooMany
        | RefusalCode::BadBody
        | RefusalCode::DatabaseAway
        | RefusalCode::DatabaseFull
        | RefusalCode::Internal => Next::Again,
        RefusalCode::BadSignature
        | RefusalCode::OldStatement
        | RefusalCode::OldNumber
        | RefusalCode::NotAdmitted
        | RefusalCode::AnotherOrganizer
        | RefusalCode::TooLarge
        | RefusalCode::AnotherFile
        | RefusalCode::NotProven
        | RefusalCode::NewerSchema
        | RefusalCode::OldRevision
        | RefusalCode::OtherContent
        | RefusalCode::OldPeople
        | RefusalCode::DoesNotContinue
        | RefusalCode::Withdrawn
        | RefusalCode::TimeIsOver
        | RefusalCode::Unknown
        | RefusalCode::BadField => Next::Stays,
    }
}
