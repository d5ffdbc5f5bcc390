//! `kralle verify`: verifies a tournament file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use chrono::Local;
use clap::Args;
use kralle_desk::file::verify::{FileReport, VerifyInput};
use kralle_desk::history::head::CheckHeadInput;
use kralle_desk::{Desk, calls};
use kralle_view::head::HeadAnswer;
use kralle_words::Words;
use serde::Serialize;

use crate::refusal::NO;
use crate::{opening, progress, refusal};

/// Verify a tournament file: integrity, references, invariants, and its history back and forward.
#[derive(Args)]
pub(crate) struct Verify {
    /// The tournament file.
    file: PathBuf,
    /// Also check if the file contains the state of a sheet: its check word, or the full text of
    /// its QR code.
    #[arg(long, value_name = "WORD")]
    head: Option<String>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

/// The report, and the result for a head if there is one.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    report: &'a FileReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<&'a HeadAnswer>,
}

/// Verifies the file. Exit code 1 if it has findings, or does not contain the given head; 2 if that
/// is not a head.
pub(crate) fn run(
    arguments: &Verify,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let mut desk = Desk::for_scripts("");
    let path = || Some(arguments.file.as_path().into());
    // An invalid head is refused before the verification.
    let head = arguments
        .head
        .clone()
        .map(|word| desk.ask::<calls::check_head>(CheckHeadInput { word, path: path() }));
    let head = match head.transpose() {
        Ok(head) => head,
        Err(refused) => return opening::say(&mut desk, &refused, &place, errors),
    };
    let asked = VerifyInput { path: path() };
    let report = match desk.ask_as::<calls::verify>(asked, &progress::job()) {
        Ok(report) => report,
        Err(refused) => return opening::say(&mut desk, &refused, &place, errors),
    };
    if arguments.json {
        let answer = Answer {
            report: &report,
            head: head.as_ref(),
        };
        writeln!(output, "{}", serde_json::to_string(&answer)?)?;
    } else {
        if let Some(head) = &head {
            let words = Words::new(refusal::language()).with_iso_dates();
            writeln!(output, "{place}: {}", head.answer.sentence(&words, &Local))?;
        }
        for finding in &report.findings {
            writeln!(output, "{place}: {finding}")?;
        }
        for fork in &report.forks {
            writeln!(
                output,
                "{place}: game {}: before pair {} it had gone on in another copy of the file",
                fork.game, fork.pair
            )?;
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
    if !report.findings.is_empty() {
        opening::offer_backup(&mut desk, &place, errors)?;
        return Ok(ExitCode::from(NO));
    }
    Ok(match head {
        Some(head) if !head.answer.is_contained() => ExitCode::from(NO),
        Some(_) | None => ExitCode::SUCCESS,
    })
}
