//! The subcommand `kralle-archive bar`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;
use kralle_push::PublicKey;

use crate::commands::{At, failed};

/// Bars an organizer from pushing; pushed tournaments stay. Undo with `admit`.
#[derive(Args)]
pub(crate) struct Bar {
    #[command(flatten)]
    at: At,
    /// Public key of the organizer.
    // One key in 64 begins with a hyphen.
    #[arg(allow_hyphen_values = true)]
    key: PublicKey,
}

pub(crate) async fn run(arguments: &Bar) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::bar(&database, &arguments.key).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => failed(&refusal),
    }
}
