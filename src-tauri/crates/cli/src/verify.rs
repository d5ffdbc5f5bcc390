//! `kralle verify`: proves a tournament file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::Desk;
use kralle_desk::view::verified::FileReport;
use serde_json::json;

use crate::refusal::NO;
use crate::{opening, progress};

/// Prove a tournament file: integrity, references, invariants, and its history back and forward.
#[derive(Args)]
pub(crate) struct Verify {
    /// The tournament file.
    file: PathBuf,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

/// Proves the file; exit code 1 when something is wrong with it.
pub(crate) fn run(
    arguments: &Verify,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let mut desk = Desk::for_scripts("");
    let asked = json!({ "path": place });
    let answer = match desk.call_as("verify", asked, &progress::job()) {
        Ok(answer) => answer,
        Err(refused) => return opening::say(&mut desk, &refused, &place, errors),
    };
    let report: FileReport = serde_json::from_value(answer)?;
    if arguments.json {
        writeln!(output, "{}", serde_json::to_string(&report)?)?;
    } else {
        for finding in &report.findings {
            writeln!(output, "{place}: {finding}")?;
        }
        writeln!(
            output,
            "{place}: schema {}, {} journal entries, {} taken back and done again, {} findings",
            report.schema_version,
            report.entries,
            report.replayed,
            report.findings.len()
        )?;
    }
    if report.findings.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    opening::offer_backup(&mut desk, &place, errors)?;
    Ok(ExitCode::from(NO))
}
