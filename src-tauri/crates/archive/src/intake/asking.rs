//! Who asks, about which file, and whether it was signed.

use axum::http::HeaderMap;
use kralle_push::answer::RefusalCode;
use kralle_push::{PublicKey, Revision, Sentence, Signature, header};
use kralle_store::FileId;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;
use crate::publication::file_id;

/// Who says to have signed a request.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asking {
    pub(super) key: PublicKey,
    pub(super) signature: Signature,
}

/// The file that a request is about, with its address as it was signed.
#[derive(Debug, Clone)]
pub(super) struct Address {
    pub(super) text: String,
    pub(super) file: FileId,
}

impl Asking {
    /// Reads the headers.
    pub(super) fn of(headers: &HeaderMap) -> Result<Self, Refusal> {
        Ok(Self {
            key: read(headers, header::KEY)?,
            signature: read(headers, header::SIGNATURE)?,
        })
    }

    /// The number of who owns the key; refuses one whom nobody has admitted, or who was barred.
    pub(super) async fn organizer(&self, database: &Database) -> Result<i32, Refusal> {
        let found: Option<(i32, bool)> =
            query_as("SELECT organizer, barred IS NOT NULL FROM organizer WHERE public_key = $1")
                .bind(self.key.bytes().as_slice())
                .fetch_optional(database.writers())
                .await?;
        match found {
            Some((organizer, false)) => Ok(organizer),
            Some((_, true)) | None => Err(Refusal::new(
                RefusalCode::NotAdmitted,
                format!("the key {} is not admitted here", self.key),
            )),
        }
    }

    /// Refuses when the key has signed something else.
    pub(super) fn must_have_signed(&self, sentence: &Sentence<'_>) -> Result<(), Refusal> {
        if self.key.has_signed(sentence, &self.signature) {
            return Ok(());
        }
        Err(Refusal::new(
            RefusalCode::BadSignature,
            format!(
                "{}: expected the signature of {} over `{}`",
                header::SIGNATURE,
                self.key,
                sentence.to_string().escape_debug()
            ),
        ))
    }
}

fn read<T: std::str::FromStr<Err: std::fmt::Display>>(
    headers: &HeaderMap,
    name: &'static str,
) -> Result<T, Refusal> {
    let refusal = |why: &dyn std::fmt::Display| {
        Refusal::new(RefusalCode::BadSignature, format!("{name}: {why}"))
    };
    let value = headers.get(name).ok_or_else(|| refusal(&"it is missing"))?;
    let text = value.to_str().map_err(|_| refusal(&"not base64url"))?;
    text.parse().map_err(|error| refusal(&error))
}

impl Address {
    pub(super) fn of(text: String) -> Result<Self, Refusal> {
        let file =
            file_id(&text).ok_or_else(|| bad_field("file_id", &text, "32 hexadecimal digits"))?;
        Ok(Self { text, file })
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

/// A field that is not what it should be.
pub(super) fn bad_field(field: &str, found: &str, expected: &str) -> Refusal {
    Refusal::new(
        RefusalCode::BadField,
        format!(
            "{field}: found `{}`, expected {expected}",
            found.escape_debug()
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
