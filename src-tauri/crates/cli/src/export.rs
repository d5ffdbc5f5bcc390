//! `kralle export`: a tournament file for other programs and for the web.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::Desk;
use serde_json::json;

use crate::opening;
use crate::{progress, refusal};

/// Write a tournament for other programs and for the web.
#[derive(Args)]
pub(crate) struct Export {
    /// The tournament file.
    file: PathBuf,
    /// As what.
    #[arg(value_enum, value_name = "KIND")]
    kind: Kind,
    /// Which table; only for csv.
    #[arg(long, value_enum, required_if_eq("kind", "csv"))]
    table: Option<Table>,
    /// The language of headings and pages.
    #[arg(long, value_enum, default_value = "de")]
    language: Language,
    /// The file to be written; of a site the folder.
    #[arg(short, long)]
    output: PathBuf,
}

/// What a tournament is written as, by the names of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// A tournament report of FIDE (TRF-2026).
    Trf,
    /// One table as CSV.
    Csv,
    /// Every table as a workbook.
    Xlsx,
    /// A folder of web pages.
    Site,
    /// Everything as JSON.
    Json,
    /// The games: BPGN of both boards, PGN of ordinary chess, the notation of pairs.
    Games,
}

/// A table, by the names of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Table {
    /// The players.
    Players,
    /// The teams.
    Teams,
    /// Who meets whom.
    Pairings,
    /// Who met whom, and how it ended.
    Results,
    /// The standings.
    Standings,
    /// The crosstable.
    Crosstable,
}

/// A language, by its code.
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

/// The name of a choice, as the desk and the command line both know it.
fn code(choice: &impl ValueEnum) -> Option<String> {
    choice
        .to_possible_value()
        .map(|value| value.get_name().to_owned())
}

/// Writes the file or files; prints where.
pub(crate) fn run(
    arguments: &Export,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let mut desk = Desk::for_scripts("");
    if let Err(code) = opening::open(&mut desk, &place, errors)? {
        return Ok(code);
    }
    let input = json!({
        "kind": code(&arguments.kind),
        "path": arguments.output,
        "language": code(&arguments.language),
        "table": arguments.table.as_ref().and_then(code),
    });
    match desk.call_as("export", input, &progress::job()) {
        Ok(exported) => {
            writeln!(output, "{}", exported["path"].as_str().unwrap_or_default())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
