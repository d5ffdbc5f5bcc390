//! The subcommand `kralle-archive migrate`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::database::migrate;

use crate::commands::{At, failed};

/// Updates the database to the schema of this program.
#[derive(Args)]
pub(crate) struct Migrate {
    #[command(flatten)]
    at: At,
}

pub(crate) async fn run(arguments: &Migrate) -> ExitCode {
    let database = match arguments.at.open() {
        Ok(database) => database,
        Err(code) => return code,
    };
    match migrate(&database).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}
