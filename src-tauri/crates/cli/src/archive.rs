//! `kralle archive`: tournaments and seasons on their way to an archive, and back.

mod follow;
mod people;
mod push;
mod season;
mod status;
mod withdraw;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::{ArchiveAddress, Desk, Outbox, calls};
use kralle_outbox::Client;

use crate::{call, opening, refusal};

/// Send tournaments and seasons to an archive, and take them back.
#[derive(Subcommand)]
pub(crate) enum Archive {
    /// Print the public key by which the administrator of an archive admits this organizer.
    ///
    /// The key is made on first use and kept in the settings folder.
    Key,
    /// Send a tournament file, or a season, to an archive, where it becomes public.
    ///
    /// What cannot be sent waits in the outbox: the same line, and the app, send it when there is a network.
    Push(push::Push),
    /// Say what the archive has of a tournament file.
    Status(AtArchive),
    /// Take a tournament back from the public.
    Withdraw(AtArchive),
    /// Say how much of each player the public sees, and change it.
    People(people::People),
    /// Send a season to an archive, with those of its tournaments that are not there.
    Season(season::Season),
}

/// A tournament file and its archive.
#[derive(Args)]
pub(crate) struct AtArchive {
    /// The tournament file.
    file: PathBuf,
    /// The address of the archive: https://…, or http://127.0.0.1 on this machine.
    #[arg(long, value_name = "URL")]
    to: ArchiveAddress,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Exit code 1 when the archive refuses or cannot be reached, 2 when the file cannot be read.
pub(crate) fn run(
    arguments: &Archive,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    match arguments {
        Archive::Key => key(output, errors),
        Archive::Push(arguments) => push::run(arguments, output, errors),
        Archive::Status(arguments) => status::run(arguments, output, errors),
        Archive::Withdraw(arguments) => withdraw::run(arguments, output, errors),
        Archive::People(arguments) => people::run(arguments, output, errors),
        Archive::Season(arguments) => season::run(arguments, output, errors),
    }
}

fn key(output: &mut impl Write, errors: &mut impl Write) -> io::Result<ExitCode> {
    match call::desk("").ask::<calls::archive_key>(Nothing {}) {
        Ok(view) => {
            writeln!(output, "{}", view.public_key)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, "kralle archive", errors),
    }
}

/// The outbox of `desk`, and who speaks to the archive.
fn speaker(desk: &Desk) -> Result<(Outbox, Client), RefusalView> {
    let outbox = desk.outbox()?.clone();
    let client = Client::new(outbox.key()?);
    Ok((outbox, client))
}

/// A desk with the file `path`; gives how the command ends when it cannot be opened.
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
