//! What is told from server to server.

use std::fmt;
use std::str::FromStr;

use kralle_store::FileId;

use super::file_id;

/// A tournament that has a new revision, is shown otherwise, or is no longer public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The identity of the file.
    pub file: [u8; 16],
    /// The newest revision; 0 when it is not public.
    pub revision: u32,
}

impl fmt::Display for Change {
    /// As it is told from server to server.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", FileId(self.file), self.revision)
    }
}

impl FromStr for Change {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (file, revision) = text.split_once(' ').ok_or(())?;
        Ok(Self {
            file: file_id(file).ok_or(())?.0,
            revision: revision.parse().map_err(|_| ())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::Change;

    #[test]
    fn a_change_is_heard_as_it_is_told() {
        let change = Change {
            file: [0xAB; 16],
            revision: 7,
        };
        assert_eq!(change.to_string().parse(), Ok(change));
    }

    #[rstest]
    #[case("")]
    #[case("AB 7")]
    #[case("ABABABABABABABABABABABABABABABAB")]
    #[case("ABABABABABABABABABABABABABABABAB -7")]
    #[case("ABABABABABABABABABABABABABABABÄ 7")]
    fn what_is_no_change_is_not_heard(#[case] told: &str) {
        assert_eq!(told.parse::<Change>(), Err(()));
    }
}
