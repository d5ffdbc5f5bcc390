//! `kralle new`: makes a tournament file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::Desk;
use serde_json::json;

use crate::refusal;

/// Make a tournament file.
#[derive(Args)]
pub(crate) struct New {
    /// The new file, ending in .kralle.
    file: PathBuf,
    /// The tournament's name.
    #[arg(long)]
    name: String,
    /// The rule set: dsj, swiss, ordnung or fics.
    #[arg(long, default_value = "swiss")]
    rules: String,
    /// Who meets whom.
    #[arg(long, value_enum, default_value = "swiss")]
    format: Format,
    /// Rounds of a Swiss system; as many as suggested when not given.
    #[arg(long)]
    rounds: Option<u16>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// Who meets whom, by the names of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Swiss system.
    Swiss,
    /// Everyone meets everyone once.
    RoundRobin,
    /// Everyone meets everyone twice.
    DoubleRoundRobin,
}

/// Makes the file; prints nothing when it is there.
pub(crate) fn run(arguments: &New, errors: &mut impl Write) -> io::Result<ExitCode> {
    let format = match arguments.format {
        Format::Swiss => "swiss_system",
        Format::RoundRobin => "round_robin",
        Format::DoubleRoundRobin => "double_round_robin",
    };
    let input = json!({
        "path": arguments.file,
        "settings": {
            "name": arguments.name,
            "rule_set": arguments.rules,
            "format": format,
            "swiss_rounds": arguments.rounds,
        },
    });
    match Desk::for_scripts(&arguments.who).call("new_tournament", input) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(refused) => refusal::say(&refused, &arguments.file.display().to_string(), errors),
    }
}
