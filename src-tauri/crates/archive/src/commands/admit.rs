//! The subcommand `kralle-archive admit`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::intake::admit;
use kralle_push::PublicKey;

use crate::commands::{At, failed};

/// Admits an organizer.
#[derive(Args)]
pub(crate) struct Admit {
    #[command(flatten)]
    at: At,
    /// Public key of the organizer, as printed by `kralle archive key`.
    // One key in 64 begins with a hyphen.
    #[arg(allow_hyphen_values = true)]
    key: PublicKey,
    /// Name of the organizer, for the log and for inquiries.
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
