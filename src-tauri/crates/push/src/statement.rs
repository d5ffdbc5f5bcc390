//! The statements that an organizer signs, and their signed text.

use std::fmt;

use crate::{ArchiveId, ContentHash, Revision, StatementNumber};

/// A statement of an organizer. [`Display`](fmt::Display) writes the signed text: the kind with its
/// version, then a line for each part, without a final line break.
///
/// Every statement includes the archive, its subject and its number, so that it is valid at one
/// archive and only until a later one. Version 1 had neither archive nor number; archives refuse
/// it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Statement<'a> {
    /// The archive it is addressed to.
    pub archive: &'a ArchiveId,
    /// Larger than that of every earlier statement of the key on the same subject.
    pub number: StatementNumber,
    pub claim: Claim<'a>,
}

/// The content of a statement. Its subject is the tournament or the season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim<'a> {
    /// Publishes this file.
    Push {
        /// The identity of the file as in the address: 32 hexadecimal digits.
        file: &'a str,
        revision: Revision,
        /// Of the file before compression.
        sha256: ContentHash,
    },
    /// Withdraws the tournament: all revisions up to this one.
    Withdraw { file: &'a str, revision: Revision },
    /// The visibility of the persons of a tournament; replaces that of smaller revisions.
    People {
        file: &'a str,
        revision: Revision,
        /// The hash of the body.
        sha256: ContentHash,
    },
    /// A season of tournaments, as SEASON.toml.
    Season {
        /// Its name in the address: `[a-z0-9-]`.
        slug: &'a str,
        /// The hash of the body.
        sha256: ContentHash,
    },
    /// Queries the state of the tournament in the archive.
    Status { file: &'a str },
}

impl Claim<'_> {
    /// Returns its name in the first line of the text.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Push { .. } => "push",
            Self::Withdraw { .. } => "withdraw",
            Self::People { .. } => "people",
            Self::Season { .. } => "season",
            Self::Status { .. } => "status",
        }
    }
}

impl fmt::Display for Statement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            archive,
            number,
            claim,
        } = self;
        write!(f, "kralle/{}/2\n{archive}\n", claim.kind())?;
        match claim {
            Claim::Push {
                file,
                revision,
                sha256,
            }
            | Claim::People {
                file,
                revision,
                sha256,
            } => write!(f, "{file}\n{revision}\n{number}\n{sha256}"),
            Claim::Withdraw { file, revision } => write!(f, "{file}\n{revision}\n{number}"),
            Claim::Season { slug, sha256 } => write!(f, "{slug}\n{number}\n{sha256}"),
            Claim::Status { file } => write!(f, "{file}\n{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{Claim, Statement};
    use crate::{ContentHash, Revision, StatementNumber};

    const FILE: &str = "00112233445566778899AABBCCDDEEFF";
    const HASH: ContentHash = ContentHash([0xab; 32]);

    #[rstest]
    #[case::a_push(
        Claim::Push { file: FILE, revision: Revision::FIRST, sha256: HASH },
        "push/2\nthe-archive\nFILE\n1\n7\nHASH"
    )]
    #[case::a_withdrawal(
        Claim::Withdraw { file: FILE, revision: Revision::FIRST },
        "withdraw/2\nthe-archive\nFILE\n1\n7"
    )]
    #[case::the_visibility_of_persons(
        Claim::People { file: FILE, revision: Revision::FIRST, sha256: HASH },
        "people/2\nthe-archive\nFILE\n1\n7\nHASH"
    )]
    #[case::a_season(
        Claim::Season { slug: "cup-2026", sha256: HASH },
        "season/2\nthe-archive\ncup-2026\n7\nHASH"
    )]
    #[case::a_question(Claim::Status { file: FILE }, "status/2\nthe-archive\nFILE\n7")]
    fn a_statement_names_archive_subject_and_number(
        #[case] claim: Claim<'_>,
        #[case] expected: &str,
    ) {
        let archive = "the-archive".parse().unwrap();
        let statement = Statement {
            archive: &archive,
            number: StatementNumber::new(7).unwrap(),
            claim,
        };
        let expected = expected
            .replace("FILE", FILE)
            .replace("HASH", &"ab".repeat(32));
        assert_eq!(statement.to_string(), format!("kralle/{expected}"));
    }
}
