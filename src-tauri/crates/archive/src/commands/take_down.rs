//! The subcommand `kralle-archive take-down`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;
use kralle_store::FileId;

use crate::commands::{At, failed, file};

/// Hides a tournament from the public, whatever its organizer pushes.
#[derive(Args)]
pub(crate) struct TakeDown {
    #[command(flatten)]
    at: At,
    /// Identity of the file: 32 hexadecimal digits.
    #[arg(value_parser = file)]
    file: FileId,
    /// Shows the tournament again.
    #[arg(long)]
    undo: bool,
}

pub(crate) async fn run(arguments: &TakeDown) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::take_down(&database, arguments.file, !arguments.undo).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => failed(&refusal),
    }
}
