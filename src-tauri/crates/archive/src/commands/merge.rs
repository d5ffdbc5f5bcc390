//! `kralle-archive merge`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;

use crate::commands::{At, failed, tell};

/// Says that two persons are one.
#[derive(Args)]
pub(crate) struct Merge {
    #[command(flatten)]
    at: At,
    /// The number of the person who is the other one.
    person: i32,
    /// The number of the other one, which stays.
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
