//! Opens tournament files; reports one that cannot be opened, with a backup to continue from.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use kralle_desk::StoreError;
use kralle_desk::core::overview::Overview;
use kralle_desk::core::refusal::{Data, Datum, RefusalView};
use kralle_desk::file::backups::BackupsInput;
use kralle_desk::file::open::OpenTournamentInput;
use kralle_desk::{Desk, calls};

use crate::refusal;

/// The waiting time for a busy file.
#[derive(Debug, Args, Clone, Copy, Default)]
pub(crate) struct Wait {
    /// Wait up to this many seconds for a file that another program has open.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    wait: u16,
}

/// The pause between two attempts to open a busy file.
const PAUSE: Duration = Duration::from_millis(20);

impl Wait {
    /// Calls `open` until the file is free, or the time is over.
    fn until_free<T>(
        self,
        mut open: impl FnMut() -> Result<T, RefusalView>,
    ) -> Result<T, RefusalView> {
        let begun = Instant::now();
        loop {
            match open() {
                Err(refused)
                    if refused.code == StoreError::IN_USE
                        && begun.elapsed().as_secs() < self.wait.into() =>
                {
                    thread::sleep(PAUSE);
                }
                opened => return opened,
            }
        }
    }
}

/// Opens `file` on the desk.
pub(crate) fn try_open(desk: &mut Desk, file: &Path, wait: Wait) -> Result<Overview, RefusalView> {
    wait.until_free(|| {
        let path = file.into();
        desk.ask::<calls::open_tournament>(OpenTournamentInput { path })
    })
}

/// Opens the file `place` on the desk; if it cannot be opened, returns the exit code.
pub(crate) fn open(
    desk: &mut Desk,
    place: &str,
    wait: Wait,
    errors: &mut impl Write,
) -> io::Result<Result<(), ExitCode>> {
    match try_open(desk, Path::new(place), wait) {
        Ok(overview) => say_history(&overview, place, errors).map(Ok),
        Err(refused) => say(desk, &refused, place, errors).map(Err),
    }
}

/// Reports that the journal of the tournament file `place` was changed.
pub(crate) fn say_history(
    overview: &Overview,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<()> {
    match &overview.history_trouble {
        Some(trouble) => refusal::say(trouble, place, errors).map(drop),
        None => Ok(()),
    }
}

/// Reports the refusal of the tournament file `place`; for a damaged file also a backup.
pub(crate) fn say(
    desk: &mut Desk,
    refused: &RefusalView,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let code = refusal::say(refused, place, errors)?;
    let mendable = [
        StoreError::DAMAGED,
        StoreError::TABLES_CHANGED,
        StoreError::NOT_A_DATABASE,
    ];
    if mendable.iter().any(|it| refused.code == *it) {
        offer_backup(desk, place, errors)?;
    }
    Ok(code)
}

/// Reports the newest sound backup of the file `place`, if there is one.
pub(crate) fn offer_backup(
    desk: &mut Desk,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<()> {
    let said = newest_sound(desk, place)
        .and_then(|path| refusal::sentence("backup-offered", &Data::from([path])));
    match said {
        Some(sentence) => writeln!(errors, "{place}: {sentence}"),
        None => Ok(()),
    }
}

/// Returns the newest sound backup of a file, as message data.
fn newest_sound(desk: &mut Desk, place: &str) -> Option<(String, Datum)> {
    let asked = BackupsInput {
        path: Some(Path::new(place).into()),
    };
    let view = desk.ask::<calls::backups>(asked).ok()?;
    let path = Path::new(&view.folder).join(view.newest_sound?);
    Some(("path".to_owned(), path.display().to_string().into()))
}
