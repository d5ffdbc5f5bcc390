//! `kralle-archive admit`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::intake::admit;
use kralle_push::PublicKey;

use crate::commands::{At, failed};

/// Lets an organizer push.
#[derive(Args)]
pub(crate) struct Admit {
    #[command(flatten)]
    at: At,
    /// What `kralle archive key` prints on the organizer's machine.
    // One key of 64 begins with a hyphen.
    #[arg(allow_hyphen_values = true)]
    key: PublicKey,
    /// Who that is, for the log and for people who ask.
    #[arg(long)]
    name: String,
}

pub(crate) async fn run(arguments: &Admit) -> ExitCode {
    let database = match arguments.at.open() {
        Ok(database) => database,
        Err(code) => return code,
    };
    match admit(&database, &arguments.key, &arguments.name).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}
