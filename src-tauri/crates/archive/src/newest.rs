//! The newest revision of every tournament, in memory: kept pages are answered without the database.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

use kralle_store::FileId;

use crate::publication::file_id;

/// A tournament that has a new revision, is shown otherwise, or is no longer public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The identity of the file.
    pub file: [u8; 16],
    /// The newest revision; 0 when it is not public.
    pub revision: u32,
    /// Another one for everything that is shown otherwise, also where the revision stays; it only grows.
    pub version: i64,
}

impl fmt::Display for Change {
    /// As it is told from server to server.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {}",
            FileId(self.file),
            self.revision,
            self.version
        )
    }
}

impl FromStr for Change {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(());
        let (file, revision, version) = (word()?, word()?, word()?);
        Ok(Self {
            file: file_id(file).ok_or(())?.0,
            revision: revision.parse().map_err(|_| ())?,
            version: version.parse().map_err(|_| ())?,
        })
    }
}

/// What is newest of which tournament.
#[derive(Debug, Default)]
pub struct Newest {
    known: RwLock<HashMap<[u8; 16], (u32, i64)>>,
    /// Whether changes are heard: what is known is then what is so.
    is_heard: AtomicBool,
}

impl Newest {
    /// Whether changes are heard. Where they are not, the database is away, or this server has just begun.
    pub fn is_heard(&self) -> bool {
        self.is_heard.load(Ordering::Acquire)
    }

    pub(crate) fn set_heard(&self, is_heard: bool) {
        self.is_heard.store(is_heard, Ordering::Release);
    }

    /// The newest of a public tournament; none where none is known.
    pub fn of(&self, file: FileId) -> Option<Change> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let (revision, version) = *known.get(&file.0)?;
        (revision > 0).then_some(Change {
            file: file.0,
            revision,
            version,
        })
    }

    /// Takes note of a change; whether it was news.
    pub(crate) fn hear(&self, change: Change) -> bool {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let before = known.get(&change.file);
        let is_news = before.is_none_or(|(_, version)| *version < change.version);
        if is_news {
            known.insert(change.file, (change.revision, change.version));
        }
        is_news
    }
}

#[cfg(test)]
mod tests {
    use kralle_store::FileId;
    use rstest::rstest;

    use super::{Change, Newest};

    const CHANGE: Change = Change {
        file: [0xAB; 16],
        revision: 7,
        version: 1_764_000_000_000_000,
    };

    #[test]
    fn a_change_is_told_as_it_is_heard() {
        assert_eq!(CHANGE.to_string().parse(), Ok(CHANGE));
    }

    #[rstest]
    #[case("")]
    #[case("AB 7 1")]
    #[case("ABABABABABABABABABABABABABABABAB 7")]
    #[case("ABABABABABABABABABABABABABABABAB -7 1")]
    #[case("ABABABABABABABABABABABABABABABÄ 7 1")]
    fn what_is_no_change_is_not_heard(#[case] told: &str) {
        assert_eq!(told.parse::<Change>(), Err(()));
    }

    #[test]
    fn what_comes_late_does_not_undo_what_is_newer() {
        let newest = Newest::default();
        let file = FileId(CHANGE.file);
        assert!(newest.hear(CHANGE));
        let older = Change {
            revision: 6,
            version: CHANGE.version - 1,
            ..CHANGE
        };
        assert!(!newest.hear(older));
        assert!(!newest.hear(CHANGE));
        assert_eq!(newest.of(file), Some(CHANGE));
        let gone = Change {
            revision: 0,
            version: CHANGE.version + 1,
            ..CHANGE
        };
        assert!(newest.hear(gone));
        assert_eq!(newest.of(file), None);
    }
}
