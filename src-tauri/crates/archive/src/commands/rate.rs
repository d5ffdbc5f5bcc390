//! The subcommand `kralle-archive rate`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use kralle_archive::database::must_be_current;
use kralle_archive::rating;

use crate::commands::{At, failed};

/// Recalculates all ratings now; `serve` does this automatically after changes.
#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    at: At,
}

pub(crate) async fn run(arguments: &Rate) -> ExitCode {
    let database = match arguments.at.open() {
        Ok(database) => database,
        Err(code) => return code,
    };
    if let Err(error) = must_be_current(&database).await {
        return failed(&error);
    }
    let said = match rating::run(&database).await {
        Ok(Some(run)) => format!(
            "{} matches of {} tournaments, {} ratings; parameters {}",
            run.matches, run.tournaments, run.persons, run.parameters_sha256
        ),
        Ok(None) => "another server is at it".to_owned(),
        Err(refusal) => return failed(&refusal),
    };
    match writeln!(io::stdout(), "{said}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}
