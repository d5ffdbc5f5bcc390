//! Proves a file: is it whole, does it hold together, does its journal lead where it says?

use std::collections::BTreeSet;

use rusqlite::Connection;
use serde::Serialize;

use crate::hash::{self, Hash};
use crate::invariants::{Violation, violations};
use crate::past::{Past, Proof};
use crate::watch::Watch;
use crate::{Store, StoreError, board_games, journal, load, schema};

/// Something wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Finding {
    /// SQLite's own check found damage.
    #[error("{message}")]
    Integrity {
        /// What it said, in English.
        message: String,
    },
    /// A row refers to one that is not there.
    #[error("{table}: a row refers to one of {parent} that is not there")]
    ForeignKey {
        /// The table of the row.
        table: String,
        /// The table it refers to.
        parent: String,
    },
    /// A row is not as it must be.
    #[error("{table} {row}: {reason}")]
    Damaged {
        /// The table.
        table: String,
        /// The key of the row.
        row: String,
        /// What is wrong, in English.
        reason: String,
    },
    /// Something does not hold that holds in every tournament.
    #[error("{violation}")]
    Violation {
        /// What.
        violation: Violation,
    },
    /// The tables are not what the last command in force left behind.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// An entry of the journal does not lead back or on to the state it remembers.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch {
        /// The number of the entry.
        entry: u32,
    },
    /// An event of a game is not the one that was written, or one is missing.
    #[error("game {game}: event {event} is not the one that was written")]
    GameChanged {
        /// The number of the game.
        game: u32,
        /// The event, from 1.
        event: u32,
    },
}

/// What was looked at and what was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The schema version of the file.
    pub schema_version: u32,
    /// How many entries the journal has.
    pub entries: usize,
    /// How many of them were taken back or put in force again in memory: all since the creation of
    /// the file or the last migration.
    pub replayed: usize,
    /// Everything wrong.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}

impl Store {
    /// Proves this file: SQLite's integrity check, references, what holds in every tournament, the
    /// chain of fingerprints over all walls, the games with every opened entry, and in a copy in
    /// memory the journal back to its last wall and on again over every branch, every fingerprint
    /// compared. `watch` hears how far it is, and may stop it.
    ///
    /// # Errors
    /// When the file cannot be read at all, and what `watch` refused with.
    pub fn verify(&self, watch: &mut Watch<'_>) -> Result<Report, StoreError> {
        prove(self.connection(), watch).map_err(|error| error.at(self.path()))
    }

    /// Refuses when pages are damaged, or the tables are not what the last command left behind: a
    /// quick part of [`Store::verify`].
    ///
    /// # Errors
    /// When that is so, with what is damaged.
    pub fn must_be_sound(&self) -> Result<(), StoreError> {
        must_be_whole(self.connection())
            .and_then(|()| must_be_unchanged(self.connection()))
            .map_err(|error| error.at(self.path()))
    }
}

/// Refuses damaged pages.
pub(crate) fn must_be_whole(connection: &Connection) -> Result<(), StoreError> {
    match integrity(connection)?.first() {
        None => Ok(()),
        Some(finding) => Err(StoreError::damaged("", "", finding)),
    }
}

/// Refuses tables that are not what the last command left behind.
pub(crate) fn must_be_unchanged(connection: &Connection) -> Result<(), StoreError> {
    if journal::remembered_hash(connection)? == hash::of_file(connection)? {
        Ok(())
    } else {
        Err(StoreError::TablesChanged)
    }
}

/// Proves a database. What takes long is done in steps: events of games, then steps through the
/// journal.
pub(crate) fn prove(connection: &Connection, watch: &mut Watch<'_>) -> Result<Report, StoreError> {
    let version = schema::version(connection)?;
    let mut report = Report {
        schema_version: u32::try_from(version).unwrap_or(u32::MAX),
        entries: 0,
        replayed: 0,
        findings: integrity(connection)?,
    };
    report.findings.extend(foreign_keys(connection)?);
    match load::load(connection) {
        Ok(tournament) => {
            let violations = violations(&tournament).into_iter();
            let found = violations.map(|violation| Finding::Violation { violation });
            report.findings.extend(found);
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    // How many there are is told below, where they cannot be counted.
    let events = board_games::count_events(connection).unwrap_or_default();
    let journal = Walk::of(connection);
    let steps = events + journal.as_ref().map_or(0, |walk| walk.steps);
    match board_games::prove(connection, &mut |done, _| watch(done, steps)) {
        Ok(findings) => report.findings.extend(findings),
        Err(error) => report.findings.push(damage(error)?),
    }
    match journal::entries(connection) {
        Ok(entries) => {
            report.entries = entries.len();
            let watch = &mut |done, _| watch(events + done, steps);
            match replay(connection, journal, watch) {
                Ok(replayed) => report.replayed = replayed,
                Err(error) => report.findings.push(damage(error)?),
            }
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    Ok(report)
}

/// Damage is a finding, anything else ends the proof.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only these three say something about the file"
)]
pub(crate) fn damage(error: StoreError) -> Result<Finding, StoreError> {
    match error {
        StoreError::Damaged { table, row, reason } => Ok(Finding::Damaged { table, row, reason }),
        StoreError::JournalMismatch { entry } => Ok(Finding::JournalMismatch { entry }),
        StoreError::TablesChanged => Ok(Finding::TablesChanged),
        other => Err(other),
    }
}

fn integrity(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let messages = statement
        .query_map((), |row| row.get::<_, String>(0))?
        .collect::<Result<Vec<_>, _>>()?;
    Ok(messages
        .into_iter()
        .filter(|message| message != "ok")
        .map(|message| Finding::Integrity { message })
        .collect())
}

fn foreign_keys(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let findings = statement
        .query_map((), |row| {
            Ok(Finding::ForeignKey {
                table: row.get(0)?,
                parent: row.get(2)?,
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    Ok(findings)
}

/// The way through the journal in memory: back to the last wall, and from there on to the end of
/// every branch.
struct Walk {
    past: Past,
    /// Where it leads, one after the other.
    places: Vec<u32>,
    /// How many steps that are.
    steps: usize,
}

impl Walk {
    fn of(connection: &Connection) -> Result<Self, StoreError> {
        let past = Past::of(connection)?;
        let mut places = vec![past.wall()];
        places.extend(past.ends_of_branches());
        let mut at = past.at();
        let mut steps = 0;
        for place in &places {
            steps += past.steps(at, *place).len();
            at = *place;
        }
        Ok(Self {
            past,
            places,
            steps,
        })
    }
}

/// Follows the fingerprints through the whole journal, then goes `walk`. The first entry that does
/// not fit ends it. Gives how many entries were replayed.
fn replay(
    connection: &Connection,
    walk: Result<Walk, StoreError>,
    watch: &mut Watch<'_>,
) -> Result<usize, StoreError> {
    must_be_chained(connection)?;
    must_be_unchanged(connection)?;
    let Walk {
        mut past,
        places,
        steps,
    } = walk?;
    let mut gone = 0;
    for place in places {
        let way = past.steps(past.at(), place).len();
        past.walk_to(place, Proof::EveryStep, &mut |done, _| {
            watch(gone + done, steps)
        })?;
        gone += way;
    }
    // Every entry lies on the way to the end of a branch.
    Ok(past.entries())
}

/// Refuses an entry that was not done to what an earlier one left behind, or whose schema is not
/// that of its wall. This reaches over the walls, behind which nothing can be replayed.
fn must_be_chained(connection: &Connection) -> Result<(), StoreError> {
    let mut known: BTreeSet<Hash> = BTreeSet::new();
    let mut version = None;
    for link in journal::links(connection, 0)? {
        let fits = if link.is_wall {
            // Behind a migration the tables have another form and another fingerprint.
            known.is_empty() || known.contains(&link.hash_before)
        } else {
            known.contains(&link.hash_before) && version == Some(link.schema_version)
        };
        if !fits || version > Some(link.schema_version) {
            return Err(StoreError::JournalMismatch { entry: link.number });
        }
        if link.is_wall {
            known.clear();
        }
        version = Some(link.schema_version);
        known.insert(link.hash);
    }
    let found = u32::try_from(schema::version(connection)?).ok();
    if version == found {
        Ok(())
    } else {
        Err(StoreError::damaged(
            "journal",
            "",
            "the last migration is not told",
        ))
    }
}
