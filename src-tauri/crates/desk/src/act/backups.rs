//! Lists the backups of a file.

use std::path::PathBuf;

use chrono::SecondsFormat;
use kralle_store::{Backup, Occasion, backup_folder, contents};

use crate::desk::Desk;
use crate::view::backup::{BackupRow, BackupsView, OccasionName};
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Of which file.
    #[ts(rename = "BackupsInput")]
    pub struct Input {
        /// Where it is; none takes the open file.
        #[serde(default)]
        pub path: Option<String>,
    }
}

/// Lists the backups of a file, and says which is the newest sound one.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BackupsView, RefusalView> {
    let path = path(desk, input.path)?;
    let backups = kralle_store::backups(&path)?;
    let newest_sound = backups.iter().find(|backup| contents(&backup.path).is_ok());
    Ok(BackupsView {
        path: path.display().to_string(),
        folder: backup_folder(&path).display().to_string(),
        newest_sound: newest_sound.map(Backup::name),
        backups: backups.iter().map(row).collect(),
    })
}

/// The file that is meant: the one named, or the one on the desk.
pub(super) fn path(desk: &Desk, named: Option<String>) -> Result<PathBuf, RefusalView> {
    match named {
        Some(path) => Ok(PathBuf::from(path)),
        None => Ok(desk.open_file()?.store.path().to_owned()),
    }
}

fn row(backup: &Backup) -> BackupRow {
    BackupRow {
        name: backup.name(),
        time: backup.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        occasion: match backup.occasion {
            Occasion::Round => OccasionName::Round,
            Occasion::Import => OccasionName::Import,
            Occasion::Migration => OccasionName::Migration,
            Occasion::Restore => OccasionName::Restore,
        },
        kilobytes: u32::try_from(backup.bytes.div_ceil(1024)).unwrap_or(u32::MAX),
    }
}
