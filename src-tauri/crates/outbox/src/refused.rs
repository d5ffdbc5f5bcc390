//! Why something did not get to the archive, as the desk says it.

use std::time::Duration;

use kralle_desk::ArchiveAddress;
use kralle_desk::core::archived::Next;
use kralle_desk::core::refusal::RefusalView;
use kralle_push::answer::{RefusalCode, Refused};
use kralle_push::{Revision, StatementNumber};

/// Why something did not get to the archive.
#[derive(Debug, Clone, PartialEq)]
pub struct NotSaid {
    pub refusal: RefusalView,
    pub next: Next,
    /// How long the archive wants to be left alone.
    pub after: Option<Duration>,
    /// The newest revision that the archive has, where it refused one that is not later.
    pub newest: Option<Revision>,
    /// The newest number of the key, where the archive refused one that is not later.
    pub newest_number: Option<StatementNumber>,
}

impl NotSaid {
    /// What may go better by itself later.
    pub(crate) fn for_now(code: &str, archive: &ArchiveAddress) -> Self {
        Self {
            refusal: RefusalView::new(code).with("archive", archive.as_str()),
            next: Next::Again,
            after: None,
            newest: None,
            newest_number: None,
        }
    }

    /// What the desk itself refuses.
    pub(crate) fn here(refusal: RefusalView) -> Self {
        Self {
            refusal,
            next: Next::Stays,
            after: None,
            newest: None,
            newest_number: None,
        }
    }

    /// An answer of this status that no archive gives.
    pub(crate) fn unreadable(status: u16, archive: &ArchiveAddress) -> Self {
        let mut not_said = Self::for_now("archive_answer_unreadable", archive);
        not_said.refusal = not_said.refusal.with("status", status);
        not_said
    }

    /// That it was stopped.
    pub(crate) fn canceled() -> Self {
        Self::here(kralle_desk::Job::canceled())
    }

    /// What an archive answered.
    pub(crate) fn answered(
        refused: &Refused,
        archive: &ArchiveAddress,
        after: Option<Duration>,
    ) -> Self {
        let known = RefusalCode::from_code(&refused.code);
        let refusal = match known {
            Some(code) => RefusalView::new(&format!("archive_{}", code.code())),
            // A newer archive than this program.
            None => RefusalView::new("archive_refused").with("found", refused.code.as_str()),
        };
        Self {
            refusal: refusal.with("archive", archive.as_str()),
            next: known.map_or(Next::Stays, next),
            after,
            newest: refused.newest,
            newest_number: refused
                .newest_number
                .filter(|_| known == Some(RefusalCode::OldNumber)),
        }
    }

    /// Whether the body that arrived in parts was no good.
    pub(crate) fn is_about_the_body(&self) -> bool {
        matches!(
            self.refusal.code.as_str(),
            "archive_bad_body" | "archive_bad_field"
        )
    }

    /// The newest number under which something was said of persons, where that is why it was refused.
    pub(crate) fn newest_of_people(&self) -> Option<Revision> {
        self.newest
            .filter(|_| self.refusal.code == "archive_old_people")
    }

    /// Whether the archive knows no such tournament.
    pub(crate) fn is_unknown(&self) -> bool {
        self.refusal.code == "archive_unknown"
    }

    /// What could not be said, as the library says it.
    pub(crate) fn of(error: &ureq::Error, archive: &ArchiveAddress) -> Self {
        let code = if matches!(error, ureq::Error::Tls(_) | ureq::Error::Rustls(_)) {
            "archive_not_secure"
        } else {
            "archive_not_reached"
        };
        let mut not_said = Self::for_now(code, archive);
        not_said.refusal = not_said.refusal.with("reason", error.to_string());
        not_said
    }
}

/// Whether the same may go better later.
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

#[cfg(test)]
mod tests {
    use kralle_push::answer::RefusalCode;
    use kralle_words::{Language, Words};

    #[test]
    fn every_answer_of_an_archive_has_words_in_every_language() {
        let codes = RefusalCode::CODES.map(|code| format!("archive_{code}"));
        let own = [
            "archive_refused",
            "archive_not_reached",
            "archive_not_secure",
            "archive_answer_unreadable",
            "archive_not_kept",
            "archive_key_unreadable",
            "archive_no_folder",
            "archive_not_confirmed",
            "archive_elsewhere",
            "archive_until_over",
            "archive_none",
            "archive_too_large",
        ];
        let codes = codes.iter().map(String::as_str).chain(own);
        for code in codes {
            for language in Language::ALL {
                let key = format!("refusal-{}", code.replace('_', "-"));
                assert!(Words::new(language).knows(&key), "{language:?}: {key}");
            }
        }
    }
}
