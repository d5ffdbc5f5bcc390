//! Messages about changes between servers.

use std::fmt;
use std::str::FromStr;

use kralle_store::FileId;

use super::file_id;

/// A change of a tournament: a new revision, another visibility, or its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The identity of the file.
    pub file: [u8; 16],
    /// The newest revision; 0 if the tournament is not public.
    pub revision: u32,
    /// The time of the change, in microseconds; strictly increasing per tournament.
    pub changed: i64,
    /// True if public content was hidden, so that cached pages with it are invalid.
    pub hides: bool,
}

const HIDES: &str = "hides";
const SHOWS: &str = "shows";

impl fmt::Display for Change {
    /// Writes the message between servers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let effect = if self.hides { HIDES } else { SHOWS };
        let (file, revision, changed) = (FileId(self.file), self.revision, self.changed);
        write!(f, "{file} {revision} {changed} {effect}")
    }
}

impl FromStr for Change {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [file, revision, changed, effect] = parts.as_slice() else {
            return Err(());
        };
        Ok(Self {
            file: file_id(file).ok_or(())?.0,
            revision: revision.parse().map_err(|_| ())?,
            changed: changed.parse().map_err(|_| ())?,
            hides: match *effect {
                HIDES => true,
                SHOWS => false,
                _ => return Err(()),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::Change;

    #[rstest]
    fn a_change_is_heard_as_it_is_told(#[values(true, false)] hides: bool) {
        let change = Change {
            file: [0xAB; 16],
            revision: 7,
            changed: 1_764_187_200_000_000,
            hides,
        };
        assert_eq!(change.to_string().parse(), Ok(change));
    }

    #[rstest]
    #[case("")]
    #[case("AB 7 1 shows")]
    #[case("ABABABABABABABABABABABABABABABAB")]
    #[case("ABABABABABABABABABABABABABABABAB 7")]
    #[case("ABABABABABABABABABABABABABABABAB -7 1 shows")]
    #[case("ABABABABABABABABABABABABABABABAB 7 1 burns")]
    #[case("ABABABABABABABABABABABABABABABÄ 7 1 hides")]
    fn what_is_no_change_is_not_heard(#[case] told: &str) {
        assert_eq!(told.parse::<Change>(), Err(()));
    }
}
