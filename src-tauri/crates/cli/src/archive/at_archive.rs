//! A tournament file and its archive, as command-line arguments.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{ArchiveAddress, Desk, Outbox};
use kralle_outbox::Client;

use crate::{call, opening};

/// A tournament file and its archive.
#[derive(Args)]
pub(crate) struct AtArchive {
    /// The tournament file.
    pub(super) file: PathBuf,
    /// The address of the archive, with `https://`; `http://` only on this machine.
    #[arg(long, value_name = "URL")]
    pub(super) to: ArchiveAddress,
    #[command(flatten)]
    pub(super) wait: opening::Wait,
}

/// Returns the outbox of `desk`, and an archive client with its key.
pub(super) fn speaker(desk: &Desk) -> Result<(Outbox, Client), RefusalView> {
    let outbox = desk.outbox()?.clone();
    let client = Client::new(outbox.key()?);
    Ok((outbox, client))
}

/// Returns a desk with the file `path`; if it cannot be opened, the exit code instead.
pub(crate) fn opened(
    path: &Path,
    wait: opening::Wait,
    errors: &mut impl Write,
) -> io::Result<Result<Desk, ExitCode>> {
    let mut desk = call::desk("");
    let place = path.display().to_string();
    let opened = opening::open(&mut desk, &place, wait, errors)?;
    Ok(opened.map(|()| desk))
}
