//! `kralle archive withdraw`.

use std::io::{self, Write};
use std::process::ExitCode;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::{ArchiveAddress, Desk, calls};
use kralle_outbox::send;

use crate::archive::at_archive::{AtArchive, opened, speaker};
use crate::refusal;

/// Withdraws the file; exit code 1 if the archive does not have it, or refuses.
pub(crate) fn run(
    arguments: &AtArchive,
    _output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let AtArchive { file, to, wait } = arguments;
    let place = file.display().to_string();
    let mut desk = match opened(file, *wait, errors)? {
        Ok(desk) => desk,
        Err(code) => return Ok(code),
    };
    match withdrawn(&mut desk, to) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}

fn withdrawn(desk: &mut Desk, to: &ArchiveAddress) -> Result<(), RefusalView> {
    let (outbox, client) = speaker(desk)?;
    let file = desk.file_identity()?;
    let known = outbox
        .find(file)?
        .filter(|it| it.archive == *to && (it.in_archive.is_some() || it.waiting().is_some()));
    if known.is_some() {
        desk.ask::<calls::withdraw_from_archive>(Nothing {})?;
        return send(&outbox, &client, file, &mut |_, _| true).map_err(|it| it.refusal);
    }
    // It was sent from another settings folder, or from another machine with the same key.
    let name = file.to_string();
    let status = client.status(to, &name).map_err(|it| it.refusal)?;
    let withdrawn = client.withdraw(to, &name, status.revision);
    withdrawn.map_err(|it| it.refusal)
}
