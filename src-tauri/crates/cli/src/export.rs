//! `kralle export`: converts a tournament file for other programs and the web.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::refusal::Data;
use kralle_desk::exchange::export::{ExportInput, ExportKind};
use kralle_desk::exchange::tables::TableName;
use kralle_desk::{Named, calls};
use kralle_words::Language;

use crate::call;
use crate::choice::choice;
use crate::overwrite::{Overwrite, Written};
use crate::{opening, progress, refusal};

/// Write a tournament for other programs and for the web.
#[derive(Args)]
pub(crate) struct Export {
    /// The tournament file.
    file: PathBuf,
    /// The output format.
    #[arg(value_parser = choice!(ExportKind), value_name = "KIND")]
    kind: ExportKind,
    /// The table; for csv only.
    #[arg(long, value_parser = choice!(TableName), required_if_eq("kind", "csv"))]
    table: Option<TableName>,
    /// Show ratings and federation numbers on a site, visible to everybody.
    #[arg(long)]
    with_numbers: bool,
    /// The language of headings and pages.
    #[arg(long, value_parser = choice!(Language), default_value = "de")]
    language: Language,
    /// The file to write; for a site the folder.
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    overwrite: Overwrite,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Writes the file or files; prints their paths.
pub(crate) fn run(
    arguments: &Export,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    if let Some(written) = Written::by(arguments.kind)
        && let Err(code) =
            arguments
                .overwrite
                .must_be_meant(Some(&arguments.output), written, errors)?
    {
        return Ok(code);
    }
    let mut desk = call::desk("");
    if let Err(code) = opening::open(&mut desk, &place, arguments.wait, errors)? {
        return Ok(code);
    }
    let input = ExportInput {
        kind: arguments.kind,
        path: arguments.output.as_path().into(),
        language: Named(arguments.language),
        table: arguments.table,
        with_numbers: arguments.with_numbers,
    };
    match desk.ask_as::<calls::export>(input, &progress::job()) {
        Ok(exported) => {
            writeln!(output, "{}", exported.path)?;
            for it in &exported.assumed {
                let tables = it.tables.iter().map(ToString::to_string);
                let tables = tables.collect::<Vec<_>>().join(", ");
                let data = Data::from([
                    ("round".to_owned(), it.round.into()),
                    ("tables".to_owned(), tables.into()),
                ]);
                let sentence =
                    refusal::sentence("export-seating-assumed", &data).unwrap_or_default();
                writeln!(errors, "{place}: {sentence}")?;
            }
            for it in &exported.cut {
                let code = if it.same {
                    "export-name-same"
                } else {
                    "export-name-cut"
                };
                let data = Data::from([("name".to_owned(), it.name.clone().into())]);
                let sentence = refusal::sentence(code, &data).unwrap_or_default();
                writeln!(errors, "{place}: {sentence}")?;
            }
            for Named(it) in &exported.lost {
                let key = format!("export-lost-{}", it.code().replace('_', "-"));
                let sentence = refusal::sentence(&key, &Data::new()).unwrap_or_default();
                writeln!(errors, "{place}: {sentence}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
