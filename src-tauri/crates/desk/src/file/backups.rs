//! Backups beside the file: made before changes that are hard to undo, restored when one goes wrong.

use std::path::PathBuf;

use chrono::SecondsFormat;
use kralle_call::call;
use kralle_store::{
    Backup, Mode, Occasion, Store, StoreError, backup_folder, backup_named, contents, proved,
};
use kralle_view::capped::capped;
use kralle_view::journal::JournalLine;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::job::{Job, watch};
use crate::core::overview::{Overview, Stage, UnderGamesName};
use crate::core::refusal::{RefusalView, data};
use crate::core::show_overview::stage;
use crate::core::wire::wire;

wire! {
    /// A backup.
    pub struct BackupRow {
        /// The name of its file; unique among the backups of a file.
        pub name: String,
        /// When it was made, as RFC 3339.
        pub time: String,
        pub occasion: Named<Occasion>,
        pub kilobytes: u32,
    }
}

wire! {
    /// The backups of a file.
    pub struct BackupsView {
        pub path: String,
        pub folder: String,
        /// The backups, newest first.
        pub backups: Vec<BackupRow>,
        /// The newest that is sound; none when there is none.
        pub newest_sound: Option<String>,
    }
}

wire! {
    /// What is in a backup.
    pub struct BackupPreview {
        /// The tournament's name.
        pub name: String,
        pub players: u16,
        pub teams: u16,
        pub stage: Stage,
        /// Rounds paired.
        pub rounds: u16,
        pub rounds_planned: u16,
        /// Results entered in the last round paired.
        pub results: u16,
        /// Matches of the last round paired.
        pub matches: u16,
        /// Entries of the journal.
        pub entries: u32,
        /// The last command in force.
        pub last: JournalLine,
    }
}

/// The occasion on which a command asks for a backup.
fn occasion(command: Command) -> Option<Occasion> {
    const OF_ROUND: [Command; 3] = [Command::DrawLots, Command::PairRound, Command::PairByRules];
    // They take players, ratings or a tournament in from another file.
    const OF_IMPORT: [Command; 4] = [
        Command::ImportPlayers,
        Command::ImportTeams,
        Command::ImportTournament,
        Command::RefreshRatings,
    ];
    if OF_ROUND.contains(&command) {
        Some(Occasion::Round)
    } else {
        OF_IMPORT.contains(&command).then_some(Occasion::Import)
    }
}

impl Desk {
    /// Makes the backup that `command` asks for. A backup that cannot be written must not keep the
    /// director from going on: it is said, until one could be written again.
    pub(crate) fn back_up_before(&mut self, command: Command) -> Result<(), RefusalView> {
        let Some(occasion) = occasion(command) else {
            return Ok(());
        };
        let now = self.now();
        let file = self.open_file_mut()?;
        if file.store.mode() == Mode::ReadOnly {
            // The command is going to be refused.
            return Ok(());
        }
        file.backup_trouble = file
            .store
            .back_up(occasion, now)
            .err()
            .map(RefusalView::from);
        Ok(())
    }
}

wire! {
    /// Of which file.
    pub struct BackupsInput {
        /// Where it is; none takes the open file.
        #[serde(default)]
        pub path: Option<FileToRead>,
    }
}

/// Lists the backups of a file.
#[call(names_a_file)]
pub(crate) fn backups(desk: &mut Desk, input: BackupsInput) -> Result<BackupsView, RefusalView> {
    let path = path(desk, input.path)?;
    let backups = kralle_store::backups(&path)?;
    let newest_sound = newest_sound(&backups, &desk.job())?;
    Ok(BackupsView {
        path: path.display().to_string(),
        folder: backup_folder(&path).display().to_string(),
        newest_sound: newest_sound.map(Backup::name),
        backups: backups.iter().map(row).collect(),
    })
}

/// The newest of `backups` that can be brought back: proved as bringing it back would.
fn newest_sound<'a>(backups: &'a [Backup], job: &Job) -> Result<Option<&'a Backup>, RefusalView> {
    for backup in backups {
        // What cannot be read is told sooner than what is not sound.
        if contents(&backup.path).is_err() {
            continue;
        }
        match proved(&backup.path, &mut watch(job)) {
            Ok(report) if report.is_sound() => return Ok(Some(backup)),
            Err(StoreError::Canceled) => return Err(Job::canceled()),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(None)
}

/// The file that is meant: the one named, or the one on the desk.
pub(crate) fn path(desk: &Desk, named: Option<FileToRead>) -> Result<PathBuf, RefusalView> {
    match named {
        Some(path) => Ok(desk.files().to_read(&path)?.to_owned()),
        None => Ok(desk.open_file()?.store.path().to_owned()),
    }
}

fn row(backup: &Backup) -> BackupRow {
    BackupRow {
        name: backup.name(),
        time: backup.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        occasion: Named(backup.occasion),
        kilobytes: capped(backup.bytes.div_ceil(1024)),
    }
}

wire! {
    /// Which backup of which file.
    pub struct BackupInput {
        /// The file; none takes the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
        pub name: String,
    }
}

/// Shows what is in a backup.
#[call(names_a_file)]
pub(crate) fn preview_backup(
    desk: &mut Desk,
    input: BackupInput,
) -> Result<BackupPreview, RefusalView> {
    let path = path(desk, input.path)?;
    let backup = backup_named(&path, &input.name)?;
    let found = contents(&backup.path)?;
    let tournament = &found.tournament;
    let last = tournament.rounds.last();
    let matches = || last.iter().flat_map(|round| &round.matches);
    Ok(BackupPreview {
        name: tournament.settings.name.to_string(),
        players: capped(tournament.players.len()),
        teams: capped(tournament.teams.len()),
        stage: stage(tournament),
        rounds: capped(tournament.rounds.len()),
        rounds_planned: tournament.rounds_planned(),
        results: capped(matches().filter(|it| it.outcome.is_some()).count()),
        matches: capped(matches().count()),
        entries: found.entries,
        last: JournalLine::of(&found.last),
    })
}

wire! {
    /// Which backup takes the place of which file.
    pub struct RestoreBackupInput {
        /// The file; none takes the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
        pub name: String,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Puts a backup in the place of the file; what is there now is kept as a backup first.
#[call(names_a_file)]
pub(crate) fn restore_backup(
    desk: &mut Desk,
    input: RestoreBackupInput,
) -> Result<Overview, RefusalView> {
    let path = path(desk, input.path)?;
    let backup = backup_named(&path, &input.name)?;
    let made = backup.time.to_rfc3339_opts(SecondsFormat::Secs, true);
    let entry = desk.entry(Command::RestoreBackup, data([("time", made.into())]))?;
    let is_open = desk.open_file().is_ok_and(|file| file.store.path() == path);
    if is_open {
        desk.must_leave_no_moves(input.under_games)?;
        desk.clear()?;
    }
    let job = desk.job();
    let restored = kralle_store::restore(&path, &backup.path, &entry, &mut watch(&job));
    if restored.is_ok() || is_open {
        // When it could not be restored, the file is as it was: back on the desk with it.
        let opened = Store::open(&path, entry.time)
            .map_err(RefusalView::from)
            .and_then(|store| desk.put(store));
        restored?;
        opened?;
    } else {
        restored?;
    }
    desk.overview()
}
