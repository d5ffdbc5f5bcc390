//! Addresses of requests: file and revision.

use kralle_push::Revision;
use kralle_push::answer::RefusalCode;
use kralle_store::FileId;

use crate::Refusal;
use crate::publication::file_id;

/// The file in a request's address, with the address as signed.
#[derive(Debug, Clone)]
pub(super) struct Address {
    pub(super) text: String,
    pub(super) file: FileId,
}

impl Address {
    pub(super) fn of(text: String) -> Result<Self, Refusal> {
        let file =
            file_id(&text).ok_or_else(|| bad_field("file_id", &text, "32 hexadecimal digits"))?;
        Ok(Self { text, file })
    }

    /// Returns the subject of statements about the file, in canonical form.
    pub(super) fn subject(&self) -> String {
        format!("file/{}", self.file)
    }
}

/// Parses the revision of an address.
///
/// # Errors
/// Fails outside 1 to 2147483647.
pub(super) fn revision(text: &str) -> Result<Revision, Refusal> {
    text.parse()
        .map_err(|()| bad_field("revision", text, "a number from 1 to 2147483647"))
}

/// Converts a revision to its database type.
pub(super) fn number(revision: Revision) -> i32 {
    i32::try_from(revision.get()).unwrap_or(i32::MAX)
}

/// Maximum number of characters of a field in a refusal's message.
const SHOWN: usize = 200;

/// Returns the refusal of an invalid field.
pub(super) fn bad_field(field: &str, found: &str, expected: &str) -> Refusal {
    let shown: String = found.chars().take(SHOWN).collect();
    Refusal::new(
        RefusalCode::BadField,
        format!(
            "{field}: found `{}`, expected {expected}",
            shown.escape_debug()
        ),
    )
}

/// Returns the refusal for a tournament that was never pushed.
pub(super) fn unknown(file: FileId) -> Refusal {
    Refusal::new(
        RefusalCode::Unknown,
        format!("there is no tournament {file} here"),
    )
}
