//! The stored state of a tournament, and its effect on a new revision.

use kralle_push::answer::RefusalCode;
use kralle_store::{FileId, Head};
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;

use crate::Refusal;
use crate::database::newest_schema;

/// The stored state of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) tournament: i32,
    pub(super) organizer: i32,
    pub(super) newest: i32,
    withdrawn_to: i32,
    /// SHA-256 of the stored file with the number of the new revision. `None` if there is none.
    same: Option<Vec<u8>>,
    /// The head of the newest revision. `None` if its file was removed.
    head: Option<Head>,
}

/// The decision about a revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The same file is stored already.
    IsHere,
    /// The revision is new. `before` is the last revision; `None` for the first one, and if the
    /// files were removed.
    IsNew { before: Option<Before> },
}

/// The head of the last revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Before {
    /// The file must contain it.
    InForce(Head),
    /// It was withdrawn. The public is informed if the file does not contain it.
    Withdrawn(Head),
}

impl Before {
    pub(super) const fn head(&self) -> &Head {
        match self {
            Self::InForce(head) | Self::Withdrawn(head) => head,
        }
    }
}

/// The choice to lock the tournament until the transaction ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    Yes,
    No,
}

type Row = (
    i32,
    i32,
    i32,
    i32,
    Option<Vec<u8>>,
    Option<i32>,
    Option<Vec<u8>>,
    i64,
);

/// The SELECT statement of a tournament, with a literal appended.
macro_rules! look {
    ($behind:literal) => {
        concat!(
            "
    SELECT t.tournament, t.organizer, t.newest, t.withdrawn_to, same.sha256, last.head_entry, last.head_link,
        (SELECT max(version) FROM _sqlx_migrations)
    FROM tournament t
    LEFT JOIN revision same ON same.tournament = t.tournament AND same.revision = $2
    LEFT JOIN revision last ON last.tournament = t.tournament AND last.revision = t.newest
    WHERE t.file = $1",
            $behind
        )
    };
}

const LOOK: &str = look!("");
const HOLD: &str = look!(" FOR NO KEY UPDATE OF t");

impl Standing {
    /// Reads the state of `file`; `None` if it was never pushed.
    ///
    /// # Errors
    /// Fails if a newer archive has migrated the database, or the database is unavailable.
    pub(super) async fn of(
        connection: &mut PgConnection,
        file: FileId,
        revision: i32,
        hold: Hold,
    ) -> Result<Option<Self>, Refusal> {
        let sql = match hold {
            Hold::Yes => HOLD,
            Hold::No => LOOK,
        };
        let row: Option<Row> = query_as(sql)
            .bind(file.0.as_slice())
            .bind(revision)
            .fetch_optional(connection)
            .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let (tournament, organizer, newest, withdrawn_to, same, entry, link, schema) = row;
        if schema > newest_schema() {
            return Err(Refusal::new(
                RefusalCode::DatabaseAway,
                "a newer archive has taken over the database; nothing was kept, try again there",
            ));
        }
        Ok(Some(Self {
            tournament,
            organizer,
            newest,
            withdrawn_to,
            same,
            head: head(file, entry, link),
        }))
    }

    /// The head of the newest revision. `None` if its file was removed.
    pub(super) const fn head(&self) -> Option<&Head> {
        self.head.as_ref()
    }

    /// Refuses if the tournament belongs to another organizer.
    pub(super) fn must_be_of(&self, organizer: i32) -> Result<(), Refusal> {
        if self.organizer == organizer {
            return Ok(());
        }
        Err(Refusal::new(
            RefusalCode::AnotherOrganizer,
            "the tournament is another organizer's",
        ))
    }

    /// Decides about a revision from `organizer`, whose file has this SHA-256.
    ///
    /// # Errors
    /// Fails if the revision belongs to another organizer, was withdrawn, is outdated, or has
    /// other content.
    pub(super) fn verdict(
        &self,
        organizer: i32,
        revision: i32,
        sha256: &[u8],
    ) -> Result<Verdict, Refusal> {
        self.must_be_of(organizer)?;
        if revision <= self.withdrawn_to {
            return Err(Refusal::new(
                RefusalCode::Withdrawn,
                format!("revision {revision} was withdrawn; push a later one"),
            ));
        }
        match &self.same {
            Some(same) if same == sha256 => return Ok(Verdict::IsHere),
            Some(_) => {
                return Err(Refusal::new(
                    RefusalCode::OtherContent,
                    format!("revision {revision} is here already, with other content"),
                ));
            }
            None => {}
        }
        // A revision whose file was removed after its public time may be pushed again.
        let is_file_gone = self.head.is_none() && revision == self.newest;
        if revision <= self.newest && !is_file_gone {
            return Err(Refusal::old(
                RefusalCode::OldRevision,
                format!(
                    "revision {} is here already, later than {revision}",
                    self.newest
                ),
                self.newest,
            ));
        }
        let before = if self.newest > self.withdrawn_to {
            Before::InForce
        } else {
            Before::Withdrawn
        };
        Ok(Verdict::IsNew {
            before: self.head.map(before),
        })
    }
}

fn head(file: FileId, entry: Option<i32>, link: Option<Vec<u8>>) -> Option<Head> {
    Some(Head {
        file,
        entry: u32::try_from(entry?).ok()?,
        link: link?.try_into().ok()?,
    })
}
