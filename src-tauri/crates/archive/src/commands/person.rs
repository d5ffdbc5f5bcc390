//! The subcommand `kralle-archive person`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer;
use kralle_view::shown::Shown;

use crate::commands::{At, failed, tell};

fn shown(text: &str) -> Result<Shown, String> {
    Shown::from_code(text).ok_or_else(|| format!("expected one of {}", Shown::CODES.join(", ")))
}

/// Sets the visibility of a person in all tournaments.
#[derive(Args)]
pub(crate) struct Person {
    #[command(flatten)]
    at: At,
    /// Number of the person, as in the address of the page.
    #[arg(value_name = "PERSON")]
    number: i32,
    /// Visibility: `name`, `initials` or `withheld`.
    #[arg(long, value_parser = shown)]
    show: Shown,
}

pub(crate) async fn run(arguments: &Person) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::show(&database, arguments.number, arguments.show).await {
        Ok(tournaments) => tell([format!("shown so in {tournaments} tournaments")]),
        Err(refusal) => failed(&refusal),
    }
}
