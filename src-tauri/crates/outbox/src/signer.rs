//! Signs statements.

use std::sync::{Mutex, PoisonError};

use chrono::Utc;
use kralle_push::header::{KEY, NUMBER, SHA256, SIGNATURE};
use kralle_push::{ArchiveId, Claim, SecretKey, Statement, StatementNumber};

/// The key of the organizer, and the last number used with it.
pub(crate) struct Signer {
    key: SecretKey,
    last: Mutex<Option<StatementNumber>>,
}

/// The headers of a signed request: names and values.
pub(crate) struct SignedHeaders(Vec<(&'static str, String)>);

impl SignedHeaders {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, value)| (*name, value.as_str()))
    }
}

impl Signer {
    pub(crate) const fn new(key: SecretKey) -> Self {
        Self {
            key,
            last: Mutex::new(None),
        }
    }

    /// Returns the signed headers of a statement, with a number above every earlier one and above
    /// `newest`.
    pub(crate) fn sign(
        &self,
        archive: &ArchiveId,
        claim: Claim<'_>,
        newest: Option<StatementNumber>,
    ) -> SignedHeaders {
        let number = self.next(newest);
        let statement = Statement {
            archive,
            number,
            claim,
        };
        let mut headers = vec![
            (KEY, self.key.public().to_string()),
            (NUMBER, number.to_string()),
            (SIGNATURE, self.key.sign(&statement).to_string()),
        ];
        if let Claim::Push { sha256, .. }
        | Claim::People { sha256, .. }
        | Claim::Season { sha256, .. } = claim
        {
            headers.push((SHA256, sha256.to_string()));
        }
        SignedHeaders(headers)
    }

    /// Returns the time in milliseconds, or the last number plus one if the clock is not later.
    fn next(&self, newest: Option<StatementNumber>) -> StatementNumber {
        let now = u64::try_from(Utc::now().timestamp_millis()).ok();
        let now = now.and_then(StatementNumber::new);
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let before = last.max(newest).map(StatementNumber::next);
        let number = now.max(before).unwrap_or(StatementNumber::FIRST);
        *last = Some(number);
        number
    }
}

#[cfg(test)]
mod tests {
    use kralle_push::{SecretKey, StatementNumber};

    use super::Signer;

    #[test]
    fn numbers_rise_also_within_a_millisecond_and_behind_a_clock_that_was_put_back() {
        let signer = Signer::new(SecretKey::from_bytes(&[7; 32]));
        let (first, second) = (signer.next(None), signer.next(None));
        assert!(second > first);
        let ahead = StatementNumber::new(second.get() + 1_000_000_000).unwrap();
        assert_eq!(signer.next(Some(ahead)), ahead.next());
        assert_eq!(signer.next(None), ahead.next().next());
    }
}
