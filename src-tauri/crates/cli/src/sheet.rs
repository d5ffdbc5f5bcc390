//! `kralle sheet`: a sheet of a tournament file as PDF.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::Desk;
use serde_json::json;

use crate::refusal;

/// Print a sheet of a tournament file as PDF.
#[derive(Args)]
pub(crate) struct Sheet {
    /// The tournament file.
    file: PathBuf,
    /// Which sheet.
    #[arg(value_enum, value_name = "SHEET")]
    name: Name,
    /// The round; the newest when not given.
    #[arg(long)]
    round: Option<u16>,
    /// The language of the sheet.
    #[arg(long, value_enum, default_value = "de")]
    language: Language,
    /// Where the PDF goes; beside the tournament file when not given.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// A sheet, by the names of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// The pairings of a round; a draft is published by it.
    Pairings,
    /// The standings.
    Standings,
    /// The record of the drawing of lots.
    Lots,
}

/// A language of the sheets.
#[derive(Clone, Copy, ValueEnum)]
enum Language {
    /// German.
    De,
    /// English.
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

/// Prints the sheet, and says where it is.
pub(crate) fn run(
    arguments: &Sheet,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let input = json!({
        "sheet": match arguments.name {
            Name::Pairings => "pairings",
            Name::Standings => "standings",
            Name::Lots => "lots",
        },
        "round": arguments.round,
        "language": match arguments.language {
            Language::De => "de",
            Language::En => "en",
            Language::Fr => "fr",
            Language::It => "it",
        },
        "path": arguments.output,
    });
    let mut desk = Desk::for_scripts(&arguments.who);
    let printed = desk
        .call("open_tournament", json!({ "path": place }))
        .and_then(|_| desk.call("print_sheet", input));
    match printed {
        Ok(printed) => {
            writeln!(output, "{}", printed["path"].as_str().unwrap_or_default())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
