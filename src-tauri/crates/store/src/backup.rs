//! Backups beside a file: `name.kralle` has the folder `name.kralle-backups`.
//!
//! A backup's name says when and why, `2026-11-21 14-32-05Z before-round-3.kralle`: time (UTC),
//! occasion and round are read from it, and what is named otherwise is left alone. [`thin()`] is the rule by
//! which old ones go.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use kralle_choice::Choice;
use rusqlite::Connection;
use serde::Serialize;

use crate::{Store, StoreError, copy, journal};

mod thin;

pub use thin::{Made, thin};

/// Before what a backup was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A round was paired, or lots were drawn.
    Round,
    /// Something was taken in from another file.
    Import,
    /// The file was brought to a newer schema.
    Migration,
    /// Another backup was put in its place.
    Restore,
}

/// A backup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    pub path: PathBuf,
    /// When it was made, to the second.
    pub time: DateTime<Utc>,
    pub occasion: Occasion,
    /// Before which round; none for another occasion, and where an older version has named it.
    pub round: Option<u16>,
    /// The number among the backups of that second, from 1; more than that of any later one, where the
    /// clock went back.
    count: u32,
    pub bytes: u64,
}

impl Backup {
    /// The file's name, without its folder.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }
}

/// How the time stands in a name; no colon, which Windows does not take.
const TIME: &str = "%Y-%m-%d %H-%M-%SZ";

/// What the name of a backup says: when, before what, before which round, and which of that second.
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

/// What the name of a backup says; none when it is not the name of one.
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

/// The folder of the backups of `file`.
pub fn backup_folder(file: &Path) -> PathBuf {
    let mut name = OsString::from(file.file_name().unwrap_or_default());
    name.push("-backups");
    file.with_file_name(name)
}

/// The file whose backups are in `folder`, by its name; none where it is no folder of backups.
pub fn backed_up_in(folder: &Path) -> Option<PathBuf> {
    let name = folder.file_name()?.to_str()?.strip_suffix("-backups")?;
    Some(folder.with_file_name(name))
}

/// The backups of `file`, newest first; none when there is no folder of them.
///
/// # Errors
/// When the folder cannot be read.
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
        let Ok(metadata) = entry.metadata() else {
            continue;
        };
        if metadata.is_file() {
            found.push(Backup {
                path: entry.path(),
                time,
                occasion,
                round,
                count,
                bytes: metadata.len(),
            });
        }
    }
    found.sort_by_key(|backup| (backup.time, backup.count));
    found.reverse();
    Ok(found)
}

/// The backup of `file` that is called `name`.
///
/// # Errors
/// When there is none.
pub fn backup_named(file: &Path, name: &str) -> Result<Backup, StoreError> {
    let found = backups(file)?.into_iter().find(|it| it.name() == name);
    found.ok_or_else(|| StoreError::UnknownBackup {
        name: name.to_owned(),
    })
}

/// Makes a backup of `file` by `copy`, which is given the path to make it at.
pub(crate) fn make(
    file: &Path,
    occasion: Occasion,
    round: Option<u16>,
    now: DateTime<Utc>,
    copy: impl Fn(&Path) -> Result<(), StoreError>,
) -> Result<PathBuf, StoreError> {
    let folder = backup_folder(file);
    fs::create_dir_all(&folder).map_err(|error| StoreError::io(&folder, &error))?;
    // Those that are not older, by a clock that was ahead, were made before all the same.
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

/// Makes a backup of the database of `file`.
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

/// The number of the round that comes next.
fn next_round(connection: &Connection) -> rusqlite::Result<u16> {
    connection.query_one("SELECT count(*) + 1 FROM round", (), |row| row.get(0))
}

/// The time by which old backups go: a clock that is far ahead of what the file has seen is wrong.
fn trusted(connection: &Connection, now: DateTime<Utc>) -> Result<DateTime<Utc>, StoreError> {
    let Some(newest) = journal::newest(connection)? else {
        return Ok(now);
    };
    let written = journal::time_of(connection, newest.number)?;
    let a_day_later = written.checked_add_signed(TimeDelta::days(1));
    Ok(a_day_later.map_or(now, |latest| now.min(latest)))
}

/// Deletes the backups of `file` that the rule does not keep; none in a folder behind a link.
fn thin_out(file: &Path, now: DateTime<Utc>) -> Result<(), StoreError> {
    // Behind a link may lie the backups of another file.
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
    /// Copies the file into the folder of its backups, and lets those go that are no longer kept.
    ///
    /// # Errors
    /// When the copy cannot be written; the file itself is as it was. What can be read only is not
    /// backed up: nothing changes it, and it may be damaged.
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
        // As older versions named it, and as this one does.
        assert!(parse("2026-11-21 14-32-05Z before-round.kralle").is_some());
        assert!(parse("2026-11-21 14-32-05Z before-round-3 2.kralle").is_some());
    }
}
