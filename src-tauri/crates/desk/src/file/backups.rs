//! Backups beside the file: made before changes that are hard to undo, and restored on demand.

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
        /// The time of its creation, as RFC 3339.
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
        /// The name of the newest sound backup; none if no backup is sound.
        pub newest_sound: Option<String>,
    }
}

wire! {
    /// The content of a backup.
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

/// The occasion of the backup before a command; `None` if the command needs no backup.
fn occasion(command: Command) -> Option<Occasion> {
    const OF_ROUND: [Command; 3] = [Command::DrawLots, Command::PairRound, Command::PairByRules];
    // They import players, ratings or a tournament from another file.
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
    /// Makes the backup before `command`, if it needs one. A failed backup does not block the
    /// command: the overview reports it until a backup succeeds.
    pub(crate) fn back_up_before(&mut self, command: Command) -> Result<(), RefusalView> {
        let Some(occasion) = occasion(command) else {
            return Ok(());
        };
        let now = self.now();
        let file = self.open_file_mut()?;
        if file.store.mode() == Mode::ReadOnly {
            // The command will be refused.
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
    /// The file whose backups are listed.
    pub struct BackupsInput {
        /// Its path; default: the open file.
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

/// Returns the newest of `backups` that can be restored, verified like before a restore. `None` if
/// there is none. Fails if the job is canceled.
fn newest_sound<'a>(backups: &'a [Backup], job: &Job) -> Result<Option<&'a Backup>, RefusalView> {
    for backup in backups {
        // Reading the contents fails faster than the full verification.
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

/// Returns the path of the named file, or of the open file for `None`.
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
    /// A backup of a file.
    pub struct BackupInput {
        /// The file; default: the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
        pub name: String,
    }
}

/// Shows the content of a backup.
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
        results: capped(matches().filter(|it| it.is_decided()).count()),
        matches: capped(matches().count()),
        entries: found.entries,
        last: JournalLine::of(&found.last),
    })
}

wire! {
    /// The file to restore and the backup to restore it from.
    pub struct RestoreBackupInput {
        /// The file; default: the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
        pub name: String,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Restores a file from a backup; first saves the current file as a backup.
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
        // If the restore failed, the file is unchanged and is opened again.
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
