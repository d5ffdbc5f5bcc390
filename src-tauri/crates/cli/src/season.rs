//! `kralle season`: computes the table of a season.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::paper::print::plain;
use kralle_desk::season::export::{ExportSeasonInput, SeasonExportKind};
use kralle_desk::season::open::OpenSeasonInput;
use kralle_desk::season::refusal::SeasonRefusal;
use kralle_desk::season::table::SeasonTableInput;
use kralle_desk::{Desk, Job, Named, SheetKind, StoreError, calls, make_folder};
use kralle_season::Problem;
use kralle_view::season::table::SeasonTableView;
use kralle_words::Language;

use crate::choice::choice;
use crate::overwrite::{Overwrite, Written};
use crate::{progress, refusal};

/// Compute the table of a season: many tournaments, one table of persons.
#[derive(Args)]
pub(crate) struct Season {
    /// SEASON.toml: the files, and the scoring of their results.
    file: PathBuf,
    /// Print everything as JSON.
    #[arg(long)]
    json: bool,
    /// Write the table as PDF.
    #[arg(long, value_name = "OUT.pdf")]
    sheet: Option<PathBuf>,
    /// Write a workbook, CSV, the tandem ratings and web pages into a folder.
    #[arg(long, value_name = "FOLDER")]
    export: Option<PathBuf>,
    /// The language of sheet, headings and pages.
    #[arg(long, value_parser = choice!(Language), default_value = "de")]
    language: Language,
    #[command(flatten)]
    overwrite: Overwrite,
}

/// Computes the season. Exit code 2 if SEASON.toml, or one of its files, cannot be read; readable
/// files count anyway.
pub(crate) fn run(
    arguments: &Season,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    if let Err(code) =
        arguments
            .overwrite
            .must_be_meant(arguments.sheet.as_deref(), Written::Pdf, errors)?
    {
        return Ok(code);
    }
    let place = arguments.file.display().to_string();
    let mut desk = Desk::for_scripts("");
    let job = progress::job();
    let opened = desk.ask_as::<calls::open_season>(
        OpenSeasonInput {
            path: arguments.file.as_path().into(),
        },
        &job,
    );
    let view = match opened {
        Ok(view) => view,
        Err(refused) => return refusal::say(&refused, &place, errors),
    };
    let files = view.files.iter();
    let unread = files.clone().filter(|it| it.evening.is_none());
    let mut unread = unread.filter_map(|it| it.problem.as_ref());
    let entries = view.entries.iter().filter_map(|it| it.problem.as_ref());
    // A file listed twice is still read once.
    let is_bad = unread.any(|it| it.code != Problem::GIVEN_TWICE)
        || entries
            .clone()
            .any(|it| it.code != SeasonRefusal::SEASON_LISTED_TWICE);
    let code = if is_bad {
        ExitCode::from(refusal::BAD_INPUT)
    } else {
        ExitCode::SUCCESS
    };
    let of_files = files.filter_map(|it| Some((it.file.as_str(), it.problem.as_ref()?)));
    let decisions = view.decisions.iter().filter_map(|it| it.problem.as_ref());
    let others = entries.chain(decisions).chain(&view.problems);
    for (place, problem) in others.map(|it| (place.as_str(), it)).chain(of_files) {
        refusal::say(problem, place, errors).map(drop)?;
    }
    match written(&mut desk, arguments, &job) {
        Ok(text) => output.write_all(text.as_bytes())?,
        Err(refused) => return refusal::say(&refused, &place, errors),
    }
    output.flush()?;
    Ok(code)
}

/// Writes the requested outputs, and returns the text to print.
fn written(desk: &mut Desk, arguments: &Season, job: &Job) -> Result<String, RefusalView> {
    if let Some(path) = &arguments.sheet {
        let mut input = plain(SheetKind::SeasonTable, None);
        input.language = Named(arguments.language);
        input.path = Some(path.as_path().into());
        desk.ask_as::<calls::print_sheet>(input, job)?;
    }
    if let Some(folder) = &arguments.export {
        export(desk, folder, arguments.language, job)?;
    }
    if arguments.json {
        let json = desk.ask::<calls::season_json>(Nothing {})?;
        let text = serde_json::to_string_pretty(&json);
        return Ok(text.map_err(|error| RefusalView::internal(&error))? + "\n");
    }
    let table = SeasonTableInput { category: None };
    Ok(lines(&desk.ask::<calls::season_table>(table)?))
}

/// Writes all exports into a folder: the pages below `site`.
fn export(
    desk: &mut Desk,
    folder: &Path,
    language: Language,
    job: &Job,
) -> Result<(), RefusalView> {
    make_folder(folder).map_err(|error| StoreError::not_made(folder, &error))?;
    let season = desk.ask::<calls::season>(Nothing {})?;
    let mut files = vec![
        (SeasonExportKind::Xlsx, "season.xlsx".to_owned(), None),
        (SeasonExportKind::Csv, "season.csv".to_owned(), None),
        (SeasonExportKind::Json, "season.json".to_owned(), None),
        (SeasonExportKind::Ratings, "ratings.csv".to_owned(), None),
        (SeasonExportKind::Site, "site".to_owned(), None),
    ];
    let categories = season.into_iter().flat_map(|it| it.settings.categories);
    for (number, category) in (1..).zip(categories) {
        let name = format!("category-{number}.csv");
        files.push((SeasonExportKind::Csv, name, Some(category.name)));
    }
    for (kind, name, category) in files {
        let input = ExportSeasonInput {
            kind,
            path: folder.join(name).as_path().into(),
            language: Named(language),
            category,
            game: None,
        };
        desk.ask_as::<calls::export_season>(input, job)?;
    }
    Ok(())
}

/// Formats rank, points, number of evenings and name, one person a line.
fn lines(table: &SeasonTableView) -> String {
    let mut text = String::new();
    for row in &table.rows {
        let rank = match (row.rank_from, row.rank_to) {
            (Some(from), Some(to)) if from == to => from.to_string(),
            (Some(from), Some(to)) => format!("{from}–{to}"),
            _ => "–".to_owned(),
        };
        let points = kralle_season::Points(row.total_hundredths);
        let _ = writeln!(
            text,
            "{rank}\t{points}\t{}\t{}",
            row.starts, row.person.name
        );
    }
    text
}
