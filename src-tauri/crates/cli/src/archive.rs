//! `kralle archive`: sends tournaments and seasons to an archive, and withdraws them.

mod at_archive;
mod follow;
mod people;
mod push;
mod season;
mod sending;
mod status;
mod withdraw;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Subcommand;
use kralle_desk::calls;
use kralle_desk::core::wire::Nothing;

use crate::archive::at_archive::AtArchive;
use crate::{call, refusal};

/// Send tournaments and seasons to an archive, or withdraw them.
#[derive(Subcommand)]
pub(crate) enum Archive {
    /// Print the public key that identifies this organizer to the administrator of an archive.
    ///
    /// The key is created on first use and stored in the settings folder.
    Key,
    /// Send a tournament file, or a season, to an archive, which publishes it.
    ///
    /// If it cannot be sent, it waits in the outbox. The same command, or the app, sends it once
    /// there is a network.
    Push(push::Push),
    /// Show the state of a tournament file in the archive.
    Status(AtArchive),
    /// Withdraw a tournament from public view.
    Withdraw(AtArchive),
    /// Show or change the visible name of each player.
    People(people::People),
    /// Send a season to an archive, with its tournaments that are missing there.
    Season(season::Season),
}

/// Runs the subcommand. Exit code 1 if the archive refuses or cannot be reached, 2 if the file
/// cannot be read.
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
