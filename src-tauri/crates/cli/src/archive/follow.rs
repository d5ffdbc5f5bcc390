//! `kralle archive push --live`: sends a tournament file after every change.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use kralle_desk::StoreError;
use kralle_desk::archive::live::{Followed, put_if_due};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::{ArchiveAddress, Desk, calls};

use crate::archive::sending::{put, sent};
use crate::{opening, refusal};

/// The interval between two checks of the file.
const PAUSE: Duration = Duration::from_millis(500);
/// The retry delay after a failure.
const AGAIN: Duration = Duration::from_secs(5);

/// Size and modification time of a file.
type Mark = (u64, Option<SystemTime>);

/// Sends the file that is open on `desk`, and sends it again after every public change, until the
/// archive refuses it permanently.
pub(crate) fn run(
    mut desk: Desk,
    file: &Path,
    to: &ArchiveAddress,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = file.display().to_string();
    if let Err(refused) = put(&mut desk, to) {
        return refusal::say(&refused, &place, errors);
    }
    let mut seen = None;
    let mut tried: Option<Instant> = None;
    let mut is_due = true;
    loop {
        if is_due && tried.is_none_or(|at| at.elapsed() >= AGAIN) {
            match sent(&desk) {
                Ok(page) => {
                    writeln!(output, "{page}")?;
                    output.flush()?;
                    is_due = false;
                    tried = None;
                }
                Err(refused) if waits(&desk) => {
                    if tried.is_none() {
                        refusal::say(&refused, &place, errors)?;
                    }
                    tried = Some(Instant::now());
                }
                Err(refused) => return refusal::say(&refused, &place, errors),
            }
        }
        // Another program may write it meanwhile.
        if let Err(refused) = desk.ask::<calls::close_file>(Nothing {}) {
            refusal::say(&refused, &place, errors)?;
        }
        loop {
            let mark = mark(file);
            if is_due || mark != seen {
                match opening::try_open(&mut desk, file, opening::Wait::default()) {
                    Ok(_) => {
                        seen = mark;
                        break;
                    }
                    Err(refused) if is_busy(&refused) => {}
                    Err(refused) => return opening::say(&mut desk, &refused, &place, errors),
                }
            }
            thread::sleep(PAUSE);
        }
        match put_if_due(&mut desk) {
            Ok(Followed::Put) => {
                is_due = true;
                tried = None;
            }
            Ok(Followed::NothingNew) => {}
            Err(refused) => return refusal::say(&refused, &place, errors),
        }
    }
}

/// True if a failed delivery will be retried.
fn waits(desk: &Desk) -> bool {
    let found = desk
        .file_identity()
        .and_then(|file| desk.outbox()?.find(file));
    let trouble = found.ok().flatten().and_then(|it| it.trouble);
    trouble.is_some_and(|it| it.next == kralle_desk::archive::archived::Next::Again)
}

/// True if another program has the file open, or has just replaced it.
fn is_busy(refused: &RefusalView) -> bool {
    refused.code == StoreError::IN_USE || refused.code == StoreError::MISSING
}

fn mark(file: &Path) -> Option<Mark> {
    let found = file.metadata().ok()?;
    Some((found.len(), found.modified().ok()))
}
