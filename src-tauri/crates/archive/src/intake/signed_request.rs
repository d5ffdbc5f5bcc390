//! Signed requests: checked before their body is read.

use std::fmt::Display;
use std::str::FromStr;

use axum::http::HeaderMap;
use kralle_push::answer::RefusalCode;
use kralle_push::{Claim, ContentHash, PublicKey, Signature, Statement, StatementNumber, header};
use sha2::{Digest as _, Sha256};
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;

use super::address::bad_field;
use crate::{Archive, Refusal};

/// The headers of a signed request.
#[derive(Debug, Clone, Copy)]
pub(super) struct SignedRequest {
    key: PublicKey,
    signature: Signature,
    number: StatementNumber,
}

/// An organizer: number, true if barred, and the newest statement about a subject.
type Row = (i32, bool, Option<i64>, Option<Vec<u8>>);

/// A statement whose signature was checked.
#[derive(Debug, Clone)]
pub(crate) struct Signed {
    pub(crate) organizer: i32,
    /// The tournament or the season, in canonical form.
    subject: String,
    number: i64,
    /// The hash of the signed text.
    sha256: [u8; 32],
}

impl SignedRequest {
    /// Reads the headers of a statement. `kind` is only used in the message for old clients.
    ///
    /// # Errors
    /// Fails if a header is missing or invalid.
    pub(super) fn of(headers: &HeaderMap, kind: &str) -> Result<Self, Refusal> {
        let (key, signature) = (
            read(headers, header::KEY)?,
            read(headers, header::SIGNATURE)?,
        );
        let Some(number) = text(headers, header::NUMBER) else {
            return Err(Refusal::new(
                RefusalCode::OldStatement,
                format!(
                    "{} is missing: `kralle/{kind}/1` named neither archive nor number and is no longer taken; \
                     sign `kralle/{kind}/2` with the id of `/api/v1/archive`, or update Kralle",
                    header::NUMBER
                ),
            ));
        };
        let number: StatementNumber = number.parse().map_err(|()| {
            bad_field(
                header::NUMBER,
                &number,
                "a number from 1 to 9007199254740991",
            )
        })?;
        Ok(Self {
            key,
            signature,
            number,
        })
    }

    /// Checks the claim of the organizer.
    ///
    /// # Errors
    /// Fails if the signature is wrong, the organizer is not admitted, or has made a later
    /// statement about `subject`.
    pub(super) async fn check(
        &self,
        archive: &Archive,
        claim: Claim<'_>,
        subject: String,
    ) -> Result<Signed, Refusal> {
        let statement = Statement {
            archive: archive.identity().await?,
            number: self.number,
            claim,
        };
        self.must_have_signed(&statement)?;
        let signed = Signed {
            organizer: 0,
            subject,
            number: i64::try_from(self.number.get()).unwrap_or(i64::MAX),
            sha256: Sha256::digest(statement.to_string()).into(),
        };
        let row: Option<Row> = query_as(
            "SELECT o.organizer, barred IS NOT NULL, number, sha256
             FROM organizer o LEFT JOIN statement_number n
                 ON n.organizer = o.organizer AND n.subject = $2
             WHERE public_key = $1",
        )
        .bind(self.key.bytes().as_slice())
        .bind(&signed.subject)
        .fetch_optional(archive.database.writers())
        .await?;
        let Some((organizer, false, newest, sha256)) = row else {
            return Err(Refusal::new(
                RefusalCode::NotAdmitted,
                format!("the key {} is not admitted here", self.key),
            ));
        };
        let newest = newest.zip(sha256);
        match newest.filter(|(newest, sha256)| signed.is_behind(*newest, sha256)) {
            Some((newest, _)) => Err(signed.is_old(newest)),
            None => Ok(Signed {
                organizer,
                ..signed
            }),
        }
    }

    /// Refuses a statement that the key has not signed.
    fn must_have_signed(&self, statement: &Statement<'_>) -> Result<(), Refusal> {
        if self.key.has_signed(statement, &self.signature) {
            return Ok(());
        }
        Err(Refusal::new(
            RefusalCode::BadSignature,
            format!(
                "{}: expected the signature of {} over `{}`",
                header::SIGNATURE,
                self.key,
                statement.to_string().escape_debug()
            ),
        ))
    }
}

impl Signed {
    /// True if a statement with this number and hash outdates this one.
    fn is_behind(&self, newest: i64, sha256: &[u8]) -> bool {
        self.number < newest || (self.number == newest && self.sha256 != sha256)
    }

    fn is_old(&self, newest: i64) -> Refusal {
        let mut refusal = Refusal::new(
            RefusalCode::OldNumber,
            format!(
                "{}: {newest} was stated about this already, {} is not later",
                header::NUMBER,
                self.number
            ),
        );
        refusal.newest_number = u64::try_from(newest).ok().and_then(StatementNumber::new);
        refusal
    }

    /// Counts the statement, in the transaction of its effect. The same statement may be counted
    /// again.
    ///
    /// # Errors
    /// Fails if a later one was counted meanwhile, or the database is unavailable.
    pub(crate) async fn count(&self, connection: &mut PgConnection) -> Result<(), Refusal> {
        let counted = query(
            "INSERT INTO statement_number (organizer, subject, number, sha256) VALUES ($1, $2, $3, $4)
             ON CONFLICT (organizer, subject) DO UPDATE
             SET number = excluded.number, sha256 = excluded.sha256
             WHERE statement_number.number < excluded.number
                OR (statement_number.number = excluded.number
                    AND statement_number.sha256 = excluded.sha256)",
        )
        .bind(self.organizer)
        .bind(&self.subject)
        .bind(self.number)
        .bind(self.sha256.as_slice())
        .execute(&mut *connection)
        .await?;
        if counted.rows_affected() > 0 {
            return Ok(());
        }
        let (newest,): (i64,) =
            query_as("SELECT number FROM statement_number WHERE organizer = $1 AND subject = $2")
                .bind(self.organizer)
                .bind(&self.subject)
                .fetch_one(connection)
                .await?;
        Err(self.is_old(newest))
    }
}

/// Reads the announced hash of the body.
///
/// # Errors
/// Fails if it is missing or invalid.
pub(super) fn content_hash(headers: &HeaderMap) -> Result<ContentHash, Refusal> {
    let text = text(headers, header::SHA256).unwrap_or_default();
    let hash = text.parse();
    hash.map_err(|()| bad_field(header::SHA256, &text, "64 hexadecimal digits"))
}

/// Refuses a body with another hash than the signed one.
pub(super) fn must_be_content(body: &[u8], signed: ContentHash) -> Result<(), Refusal> {
    let arrived = ContentHash(Sha256::digest(body).into());
    if arrived == signed {
        return Ok(());
    }
    Err(Refusal::new(
        RefusalCode::BadBody,
        format!("the body has the SHA-256 {arrived}, {signed} was signed"),
    ))
}

fn text(headers: &HeaderMap, name: &'static str) -> Option<String> {
    let value = headers.get(name)?;
    Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
}

fn read<T: FromStr<Err: Display>>(headers: &HeaderMap, name: &'static str) -> Result<T, Refusal> {
    let refusal =
        |why: &dyn Display| Refusal::new(RefusalCode::BadSignature, format!("{name}: {why}"));
    let value = headers.get(name).ok_or_else(|| refusal(&"it is missing"))?;
    let text = value.to_str().map_err(|_| refusal(&"not base64url"))?;
    text.parse().map_err(|error| refusal(&error))
}
