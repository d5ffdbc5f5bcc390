//! The subcommand `kralle-archive merge`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;

use crate::commands::{At, failed, tell};

/// Merges two persons into one.
#[derive(Args)]
pub(crate) struct Merge {
    #[command(flatten)]
    at: At,
    /// Number of the person to merge.
    person: i32,
    /// Number of the person to keep.
    into: i32,
}

pub(crate) async fn run(arguments: &Merge) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::merge(&database, arguments.person, arguments.into).await {
        Ok(tournaments) => tell([format!("{tournaments} tournaments moved")]),
        Err(refusal) => failed(&refusal),
    }
}
