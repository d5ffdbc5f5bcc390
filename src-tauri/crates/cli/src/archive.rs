//! `kralle archive`: tournaments and seasons on their way to an archive, and back.

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
