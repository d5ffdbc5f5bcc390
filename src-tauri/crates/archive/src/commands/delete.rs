//! The subcommand `kralle-archive delete`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;
use kralle_store::FileId;

use crate::commands::{At, bad_input, failed, file};

/// Deletes a tournament permanently: its revisions, its players and its public content.
#[derive(Args)]
pub(crate) struct Delete {
    #[command(flatten)]
    at: At,
    /// Identity of the file: 32 hexadecimal digits.
    #[arg(value_parser = file)]
    file: FileId,
    /// Confirms the deletion: only the organizer can push the tournament again.
    #[arg(long)]
    for_good: bool,
}

pub(crate) async fn run(arguments: &Delete) -> ExitCode {
    if !arguments.for_good {
        return bad_input(&"nothing was deleted; say --for-good, or `take-down` to hide it");
    }
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::delete(&database, arguments.file).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => failed(&refusal),
    }
}
