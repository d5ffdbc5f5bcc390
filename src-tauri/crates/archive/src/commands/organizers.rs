//! The subcommand `kralle-archive organizers`.

use std::process::ExitCode;

use chrono::{DateTime, Utc};
use clap::Args;
use kralle_archive::administer::{self, Organizer};

use crate::commands::{At, failed, tell};

/// Lists all organizers: key, name, date admitted, date barred, number of tournaments.
#[derive(Args)]
pub(crate) struct Organizers {
    #[command(flatten)]
    at: At,
}

pub(crate) async fn run(arguments: &Organizers) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::organizers(&database).await {
        Ok(organizers) => tell(organizers.iter().map(line)),
        Err(refusal) => failed(&refusal),
    }
}

fn line(organizer: &Organizer) -> String {
    let day = |time: DateTime<Utc>| time.format("%Y-%m-%d").to_string();
    let key = organizer.key.map(|key| key.to_string());
    [
        key.unwrap_or_default(),
        organizer.name.clone(),
        day(organizer.admitted),
        organizer.barred.map(day).unwrap_or_default(),
        organizer.tournaments.to_string(),
    ]
    .join("\t")
}
