//! The address of a request: which file, which revision.

use kralle_push::Revision;
use kralle_push::answer::RefusalCode;
use kralle_store::FileId;

use crate::Refusal;
use crate::publication::file_id;

/// The file that a request is about, with its address as it was signed.
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

    /// The subject of statements about the file, in one spelling.
    pub(super) fn subject(&self) -> String {
        format!("file/{}", self.file)
    }
}

/// The revision of an address.
pub(super) fn revision(text: &str) -> Result<Revision, Refusal> {
    text.parse()
        .map_err(|()| bad_field("revision", text, "a number from 1 to 2147483647"))
}

/// A revision as the database has it.
pub(super) fn number(revision: Revision) -> i32 {
    i32::try_from(revision.get()).unwrap_or(i32::MAX)
}

/// The most characters of a field that a refusal repeats.
const SHOWN: usize = 200;

/// A field that is not what it should be.
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

/// That nobody has pushed such a tournament.
pub(super) fn unknown(file: FileId) -> Refusal {
    Refusal::new(
        RefusalCode::Unknown,
        format!("there is no tournament {file} here"),
    )
}
