//! Puts a backup in the place of the file; what is there now is kept as a backup first.

use chrono::SecondsFormat;
use kralle_store::{Store, backup_named};

use super::preview_backup::Input;
use crate::desk::Desk;
use crate::job::watch;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Puts a backup in the place of the file and opens it.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let path = super::backups::path(desk, input.path)?;
    let backup = backup_named(&path, &input.name)?;
    let made = backup.time.to_rfc3339_opts(SecondsFormat::Secs, true);
    let entry = desk.entry("restore_backup", data([("time", made.into())]))?;
    let is_open = desk.open_file().is_ok_and(|file| file.store.path() == path);
    if is_open {
        desk.clear();
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
