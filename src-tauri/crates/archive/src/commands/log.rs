//! The subcommand `kralle-archive log`.

use std::process::ExitCode;

use chrono::SecondsFormat;
use clap::Args;
use kralle_archive::administer::{self, Line};
use kralle_store::FileId;

use crate::commands::{At, failed, file, tell};

/// Prints the log, newest first: time, organizer, act, tournament, data.
#[derive(Args)]
pub(crate) struct Log {
    #[command(flatten)]
    at: At,
    /// Only lines about this tournament.
    #[arg(long, value_parser = file)]
    file: Option<FileId>,
    /// Maximum number of lines.
    #[arg(long, default_value_t = 100, value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..))]
    last: u32,
}

pub(crate) async fn run(arguments: &Log) -> ExitCode {
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::log(&database, arguments.file, arguments.last.into()).await {
        Ok(lines) => tell(lines.iter().map(line)),
        Err(refusal) => failed(&refusal),
    }
}

fn line(line: &Line) -> String {
    [
        line.at.to_rfc3339_opts(SecondsFormat::Secs, true),
        line.organizer.clone().unwrap_or_default(),
        line.act.clone(),
        line.file.map(|file| file.to_string()).unwrap_or_default(),
        line.data.to_string(),
    ]
    .join("\t")
}
