//! Backups in the folder next to a file: `name.kralle` has `name.kralle-backups`.
//!
//! A backup's name holds its time (UTC), occasion and round: `2026-11-21 14-32-05Z
//! before-round-3.kralle`. Files with other names are ignored. [`thin()`] decides which old backups
//! are deleted.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use kralle_choice::Choice;
use rusqlite::Connection;
use serde::Serialize;

use crate::{Store, StoreError, copy, journal, whole};

mod thin;

pub use thin::{Made, thin};

/// The reason for a backup: the operation it precedes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// Pairing a round, or drawing lots.
    Round,
    /// An import from another file.
    Import,
    /// A migration of the file to a newer schema.
    Migration,
    /// Restoring another backup.
    Restore,
}

/// A copy of a tournament file, made before a risky operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    pub path: PathBuf,
    /// Creation time, to the second.
    pub time: DateTime<Utc>,
    pub occasion: Occasion,
    /// The round it precedes; `None` for another occasion, and if an older version wrote the name.
    pub round: Option<u16>,
    /// Sequence number within that second, from 1. Exceeds that of every backup with a later time,
    /// so the order survives a clock that was set back.
    count: u32,
    pub bytes: u64,
}

impl Backup {
    /// Returns the file name without its folder.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }
}

/// The time format in backup names. Without colons, which Windows forbids.
const TIME: &str = "%Y-%m-%d %H-%M-%SZ";

/// The parts of a backup's name: time, occasion, round (`None` if the name has none), and sequence
/// number within the second.
type Said = (DateTime<Utc>, Occasion, Option<u16>, u32);

fn name_of((time, occasion, round, count): Said) -> String {
    let round = round.map_or_else(String::new, |round| format!("-{round}"));
    let number = match count {
        1 => String::new(),
        count => format!(" {count}"),
    };
    let occasion = occasion.code();
    format!(
        "{} before-{occasion}{round}{number}.kralle",
        time.format(TIME)
    )
}

/// Parses a backup's name; `None` for another name.
fn parse(name: &str) -> Option<Said> {
    const LENGTH: usize = "2026-11-21 14-32-05Z".len();
    let (time, rest) = name.split_at_checked(LENGTH)?;
    let time = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
    let rest = rest.strip_prefix(' ')?.strip_suffix(".kralle")?;
    let (occasion, count) = match rest.split_once(' ') {
        Some((occasion, count)) => (occasion, count.parse().ok()?),
        None => (rest, 1),
    };
    let occasion = occasion.strip_prefix("before-")?;
    let (occasion, round) = match occasion.split_once('-') {
        Some((occasion, round)) => (occasion, Some(round.parse().ok()?)),
        None => (occasion, None),
    };
    let said = (time, Occasion::from_code(occasion)?, round, count);
    (name_of(said) == name).then_some(said)
}

/// Returns the folder of the backups of `file`.
pub fn backup_folder(file: &Path) -> PathBuf {
    let mut name = OsString::from(file.file_name().unwrap_or_default());
    name.push("-backups");
    file.with_file_name(name)
}

/// Returns the name of the file backed up in `folder`; `None` if it is no backup folder.
pub fn backed_up_in(folder: &Path) -> Option<PathBuf> {
    let name = folder.file_name()?.to_str()?.strip_suffix("-backups")?;
    Some(folder.with_file_name(name))
}

/// Returns the backups of `file`, newest first; empty without a backup folder.
///
/// # Errors
/// Fails if the folder cannot be read.
pub fn backups(file: &Path) -> Result<Vec<Backup>, StoreError> {
    let folder = backup_folder(file);
    let io = |error: std::io::Error| StoreError::io(&folder, &error);
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(io(error)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(io)?;
        let name = entry.file_name();
        let Some((time, occasion, round, count)) = name.to_str().and_then(parse) else {
            continue;
        };
        let bytes = match entry.metadata() {
            Ok(metadata) if metadata.is_file() => metadata.len(),
            Ok(_) => continue,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            // Listed nevertheless: without it, an older backup would pass for the newest.
            Err(_) => 0,
        };
        found.push(Backup {
            path: entry.path(),
            time,
            occasion,
            round,
            count,
            bytes,
        });
    }
    found.sort_by_key(|backup| (backup.time, backup.count));
    found.reverse();
    Ok(found)
}

/// Returns the backup of `file` with the name `name`.
///
/// # Errors
/// Fails if there is none.
pub fn backup_named(file: &Path, name: &str) -> Result<Backup, StoreError> {
    let found = backups(file)?.into_iter().find(|it| it.name() == name);
    found.ok_or_else(|| StoreError::UnknownBackup {
        name: name.to_owned(),
    })
}

/// Makes a backup of `file`: calls `copy` with the target path. If it exists, tries the next number.
/// Returns the path.
pub(crate) fn make(
    file: &Path,
    occasion: Occasion,
    round: Option<u16>,
    now: DateTime<Utc>,
    copy: impl Fn(&Path) -> Result<(), StoreError>,
) -> Result<PathBuf, StoreError> {
    let folder = backup_folder(file);
    whole::make_folder(&folder).map_err(|error| StoreError::io(&folder, &error))?;
    // Backups with a later timestamp come from a fast clock; they are older all the same.
    let not_older = backups(file)?
        .into_iter()
        .filter(|backup| backup.time.timestamp() >= now.timestamp());
    let mut count = not_older.map(|backup| backup.count).max().unwrap_or(0) + 1;
    loop {
        let path = folder.join(name_of((now, occasion, round, count)));
        match copy(&path) {
            Ok(()) => return Ok(path),
            Err(StoreError::Exists { .. }) => count += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Backs up the open database of `file`.
pub(crate) fn of_database(
    connection: &Connection,
    file: &Path,
    occasion: Occasion,
    now: DateTime<Utc>,
) -> Result<PathBuf, StoreError> {
    let round = match occasion {
        Occasion::Round => Some(next_round(connection)?),
        Occasion::Import | Occasion::Migration | Occasion::Restore => None,
    };
    make(file, occasion, round, now, |path| {
        copy::copy(connection, path)
    })
}

/// Returns the number of the next round.
fn next_round(connection: &Connection) -> rusqlite::Result<u16> {
    connection.query_one("SELECT count(*) + 1 FROM round", (), |row| row.get(0))
}

/// Returns the time for thinning: `now`, but at most a day after the newest journal row, since the
/// clock may be wrong.
fn trusted(connection: &Connection, now: DateTime<Utc>) -> Result<DateTime<Utc>, StoreError> {
    let Some(newest) = journal::newest(connection)? else {
        return Ok(now);
    };
    let written = journal::time_of(connection, newest.number)?;
    let a_day_later = written.checked_add_signed(TimeDelta::days(1));
    Ok(a_day_later.map_or(now, |latest| now.min(latest)))
}

/// Deletes the backups of `file` that the rule drops. Never deletes in a linked folder.
fn thin_out(file: &Path, now: DateTime<Utc>) -> Result<(), StoreError> {
    // A linked folder may contain the backups of another file.
    if backup_folder(file).is_symlink() {
        return Ok(());
    }
    let backups = backups(file)?;
    let kept: BTreeSet<usize> = thin(
        &backups
            .iter()
            .map(|backup| (backup.time, backup.occasion, backup.round, backup.count))
            .collect::<Vec<_>>(),
        now,
    );
    for (_, backup) in backups
        .iter()
        .enumerate()
        .filter(|(index, _)| !kept.contains(index))
    {
        fs::remove_file(&backup.path).map_err(|error| StoreError::io(&backup.path, &error))?;
    }
    Ok(())
}

impl Store {
    /// Copies the file into its backup folder and deletes the backups that the rule drops.
    ///
    /// # Errors
    /// Fails if the copy cannot be written; the file does not change. A read-only file gets no
    /// backup: nothing changes it, and it may be damaged.
    pub fn back_up(&self, occasion: Occasion, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
        self.must_write()?;
        let path = of_database(self.connection(), self.path(), occasion, now)?;
        thin_out(self.path(), trusted(self.connection(), now)?)?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_name_says_when_and_why(
            seconds in 0..4_000_000_000_i64,
            occasion in proptest::sample::select(Occasion::ALL.as_slice()),
            round in proptest::option::of(0..=u16::MAX),
            count in 1..200_u32,
        ) {
            let said = (DateTime::from_timestamp(seconds, 0).unwrap(), occasion, round, count);
            prop_assert_eq!(parse(&name_of(said)), Some(said));
        }

        #[test]
        fn other_names_are_not_backups(name in "[ -~ä]{0,40}") {
            prop_assume!(!name.contains("before-"));
            prop_assert_eq!(parse(&name), None);
        }
    }

    #[test]
    fn a_name_is_written_one_way() {
        for other in [
            "2026-11-21 14-32-05Z before-round 1.kralle",
            "2026-11-21 14-32-05Z before-round 02.kralle",
            "2026-11-21 14-32-05Z before-round-03.kralle",
            "2026-11-21 14-32-05Z before-round-.kralle",
            "2026-11-21 14-32-05Z before-round.kralle.new",
            ".2026-11-21 14-32-05Z before-round.kralle.new",
            "2026-13-21 14-32-05Z before-round.kralle",
        ] {
            assert_eq!(parse(other), None, "{other}");
        }
        // The names of older versions and of this one.
        assert!(parse("2026-11-21 14-32-05Z before-round.kralle").is_some());
        assert!(parse("2026-11-21 14-32-05Z before-round-3 2.kralle").is_some());
    }
}
