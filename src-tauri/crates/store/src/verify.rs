//! Verifies a file: its pages, its consistency, and its journal.

use std::collections::BTreeSet;
use std::sync::Arc;

use rusqlite::Connection;
use serde::Serialize;

use crate::finding::{Finding, Fork, damage};
use crate::guard::{self, Allowance, Trust};
use crate::hash::Hash;
use crate::invariants::violations;
use crate::journal::{Passage, Tree};
use crate::past::{Past, Proof};
use crate::watch::Watch;
use crate::{Store, StoreError, board_games, integrity, journal, load, schema};

/// The scope and the findings of a verification.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    pub schema_version: u32,
    /// The number of journal entries.
    pub entries: usize,
    /// The number of entries undone and redone in memory: all since the creation of the file or the
    /// last migration.
    pub replayed: usize,
    pub findings: Vec<Finding>,
    /// Games that continued in another copy of the file; this file is not at fault.
    pub forks: Vec<Fork>,
}

impl Report {
    /// True if there are no findings.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}

impl Store {
    /// Verifies this file: SQLite's integrity check, foreign keys, the invariants of a tournament,
    /// and the chain of links. Also checks the fingerprints across all walls, and the games with
    /// every revealed entry. Finally, in a copy in memory, goes back to the last wall and forward
    /// over every branch, comparing every fingerprint. `watch` receives the progress and may
    /// cancel.
    ///
    /// # Errors
    /// Fails if the file cannot be read at all, or with the error of `watch`.
    pub fn verify(&self, watch: &mut Watch<'_>) -> Result<Report, StoreError> {
        let connection = self.connection();
        let mut report =
            prove(connection, self.allowance(), watch).map_err(|error| error.at(self.path()))?;
        let end = match self.damage() {
            // A copy in memory lacks the bytes after the last page: they were checked when it was
            // made.
            Some(damage) if report.is_sound() => Err(damage.clone()),
            _ => self.must_end_with_its_pages(),
        };
        if let Err(error) = end {
            report.findings.insert(0, damage(error)?);
        }
        Ok(report)
    }

    /// Fails if pages are damaged, or the tables differ from those after the last command: a quick
    /// part of [`Store::verify`].
    ///
    /// # Errors
    /// Fails with the damage.
    pub fn must_be_sound(&self) -> Result<(), StoreError> {
        match self.damage() {
            Some(damage) => Err(damage.clone()),
            None => integrity::must_be_unchanged(self.connection())
                .map_err(|error| error.at(self.path())),
        }
    }
}

impl Store {
    /// Returns the first journal entry that was changed or is missing; `None` for an intact
    /// journal. Recomputes every link. With [`Store::must_be_sound`], which checks everything else,
    /// it takes as long as reading the file once.
    ///
    /// # Errors
    /// Fails if a row of the journal cannot be read.
    pub fn first_changed(&self) -> Result<Option<u32>, StoreError> {
        journal::first_changed(self.connection(), &mut |_| Ok(()))
            .map_err(|error| error.at(self.path()))
    }
}

/// Verifies a database. Long work is divided into steps: links, game events, then steps through the
/// journal.
pub(crate) fn prove(
    connection: &Connection,
    allowance: &Allowance,
    watch: &mut Watch<'_>,
) -> Result<Report, StoreError> {
    allowance.for_proof();
    let version = schema::version(connection)?;
    let mut report = Report {
        schema_version: u32::try_from(version).unwrap_or(u32::MAX),
        entries: 0,
        replayed: 0,
        findings: integrity::pages(connection)?,
        forks: Vec::new(),
    };
    let trust = if report.is_sound() {
        guard::trust(connection)?;
        Trust::Proved
    } else {
        allowance.renew();
        Trust::NotYet
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
    let tree = match journal::tree(connection) {
        Ok(tree) => Arc::new(tree),
        Err(error) => {
            report.findings.push(damage(error)?);
            return Ok(report);
        }
    };
    report.entries = tree.len();
    let links = tree.len();
    // A count that fails is reported below.
    let events = board_games::count_events(connection).unwrap_or_default();
    let walk = Walk::of(connection, &tree, trust);
    let steps = links + events + walk.as_ref().map_or(0, |walk| walk.steps);
    let found = journal::first_changed(connection, &mut |done| watch(done, steps));
    match found {
        Ok(changed) => {
            let found = changed.map(|entry| Finding::EntryChanged { entry });
            report.findings.extend(found);
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    let games = board_games::prove(connection, &tree, &mut |done, _| watch(links + done, steps));
    match games {
        Ok((findings, forks)) => {
            report.findings.extend(findings);
            report.forks = forks;
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    let watch_walk = &mut |done, _| watch(links + events + done, steps);
    match replay(connection, &tree, walk, watch_walk) {
        Ok(replayed) => report.replayed = replayed,
        Err(error) => report.findings.push(damage(error)?),
    }
    // Also if a problem ended it early.
    watch(steps, steps)?;
    Ok(report)
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

/// The path through the journal in memory: back to the last wall, then to the end of every branch.
struct Walk {
    past: Past,
    /// Its stops, in order.
    places: Vec<u32>,
    steps: usize,
}

impl Walk {
    fn of(connection: &Connection, tree: &Arc<Tree>, trust: Trust) -> Result<Self, StoreError> {
        let past = Past::of(connection, Arc::clone(tree), trust)?;
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

/// Checks the fingerprints through the whole journal, then follows `walk`. Stops at the first entry
/// that does not fit. Returns the number of replayed entries.
fn replay(
    connection: &Connection,
    tree: &Tree,
    walk: Result<Walk, StoreError>,
    watch: &mut Watch<'_>,
) -> Result<usize, StoreError> {
    must_be_chained(connection, tree)?;
    integrity::must_be_unchanged(connection)?;
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
    // Every entry is on the path to the end of a branch.
    Ok(past.entries())
}

/// Refuses a row that does not start from the fingerprint after the previous row. Also refuses one
/// whose fingerprint differs from its target's, or whose schema differs from its wall's. Also
/// checks across walls, where nothing can be replayed.
fn must_be_chained(connection: &Connection, tree: &Tree) -> Result<(), StoreError> {
    let rows = journal::passages(connection)?;
    let row = |number: u32| {
        let place = rows.binary_search_by_key(&number, |row| row.number).ok()?;
        rows.get(place)
    };
    // At a migration an older program recorded any earlier state.
    let mut known: BTreeSet<Hash> = BTreeSet::new();
    for it in &rows {
        let before = tree.from(it.number).and_then(row);
        let position = tree.position_after(it.number).and_then(row);
        let fits = match before {
            None => true,
            Some(_) if it.is_wall => known.contains(&it.hash_before),
            Some(before) => {
                it.hash_before == before.hash && it.schema_version == before.schema_version
            }
        };
        // Only a migration may continue from any state: otherwise a forged row could follow tables
        // with any content.
        let newer = |other: Option<&Passage>| {
            other.is_some_and(|other| other.schema_version < it.schema_version)
        };
        let is_told = match it.kind.as_str() {
            "command" => {
                let migrated = it.command == "migrate_file" && newer(before);
                !it.is_wall || before.is_none() || migrated
            }
            "game" => true,
            "hall" => !it.is_wall,
            "undo" | "redo" => it.to.is_some(),
            "restore" => it.to.is_some() && (!it.is_wall || newer(it.to.and_then(row))),
            _ => false,
        };
        let is_older = before.is_some_and(|before| it.schema_version < before.schema_version);
        let arrives = position.is_some_and(|position| position.hash == it.hash);
        if !fits || !is_told || is_older || !arrives {
            return Err(StoreError::JournalMismatch { entry: it.number });
        }
        known.insert(it.hash);
    }
    if rows.last().map(|row| row.schema_version) == Some(schema::version(connection)?) {
        Ok(())
    } else {
        Err(StoreError::damaged(
            "journal",
            "",
            "the last migration is not told",
        ))
    }
}
