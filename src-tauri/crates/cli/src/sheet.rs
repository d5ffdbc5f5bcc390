//! `kralle sheet`: prints a sheet of a tournament file as PDF.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::overview::UnderDisputesName;
use kralle_desk::core::sheet_view::{
    CertificateFor, PaperName, PrintSheetInput, PrintedSheet, SheetOrder,
};
use kralle_desk::paper::print::CopyTemplateInput;
use kralle_desk::{Desk, Named, Orientation, SheetKind, calls};
use kralle_words::{Language, Words};

use crate::choice::choice;
use crate::overwrite::{Overwrite, Written};
use crate::{opening, progress, refusal};

/// Print a sheet of a tournament file as PDF.
#[derive(Args)]
pub(crate) struct Sheet {
    /// The tournament file.
    file: PathBuf,
    /// The sheet to print.
    #[arg(value_parser = choice!(SheetKind, word), value_name = "SHEET")]
    name: SheetKind,
    /// The round; by default the newest.
    #[arg(long)]
    round: Option<u16>,
    /// The language of the sheet.
    #[arg(long, value_parser = choice!(Language), default_value = "de")]
    language: Language,
    /// The order of the player list.
    #[arg(long, value_parser = choice!(SheetOrder))]
    order: Option<SheetOrder>,
    /// The number of match cards on a page: 2 or 4.
    #[arg(long)]
    per_page: Option<u8>,
    /// The paper size; by default that of the template.
    #[arg(long, value_parser = choice!(PaperName))]
    paper: Option<PaperName>,
    /// The paper orientation; by default that of the template.
    #[arg(long, value_parser = choice!(Orientation))]
    orientation: Option<Orientation>,
    /// The number of the game, for a game record.
    #[arg(long)]
    game: Option<u32>,
    /// The tables, for match cards and for numbers of tables and boards, as in 3,5; all by default.
    #[arg(long, value_delimiter = ',')]
    tables: Option<Vec<u16>>,
    /// The last rank with a certificate; 3 by default.
    #[arg(long)]
    places: Option<u16>,
    /// The recipient of a certificate; the team by default.
    #[arg(long, value_parser = choice!(CertificateFor))]
    certificate_for: Option<CertificateFor>,
    /// A picture for certificates, PNG or JPEG.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// The file to write; by default next to the tournament file.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Copy the template of the sheet next to the tournament file instead, for editing.
    #[arg(long)]
    copy_template: bool,
    /// The author in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    overwrite: Overwrite,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Returns the word for a sheet; `None` if another call prints it.
fn word(sheet: SheetKind) -> Option<&'static str> {
    let has_own_call =
        matches!(sheet, SheetKind::Adjudication | SheetKind::Letter) || sheet.is_of_a_season();
    (!has_own_call).then(|| sheet.code())
}

/// Prints the sheet, and reports its path.
pub(crate) fn run(
    arguments: &Sheet,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let path = arguments.output.as_deref();
    if let Err(code) = arguments
        .overwrite
        .must_be_meant(path, Written::Pdf, errors)?
    {
        return Ok(code);
    }
    let mut desk = Desk::for_scripts(&arguments.who);
    if let Err(code) = opening::open(&mut desk, &place, arguments.wait, errors)? {
        return Ok(code);
    }
    let sheet = Named(arguments.name);
    let path = if arguments.copy_template {
        let copied = desk.ask::<calls::copy_template>(CopyTemplateInput { sheet });
        copied.map(|it| it.path)
    } else {
        let printed = desk.ask_as::<calls::print_sheet>(asked(arguments), &progress::job());
        if let Ok(printed) = &printed {
            say_missing(printed, errors)?;
        }
        printed.map(|it| it.path)
    };
    match path {
        Ok(path) => {
            writeln!(output, "{path}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}

/// Returns the input from the arguments.
fn asked(arguments: &Sheet) -> PrintSheetInput {
    PrintSheetInput {
        sheet: Named(arguments.name),
        language: Named(arguments.language),
        round: arguments.round,
        under_disputes: UnderDisputesName::Ask,
        order: arguments.order,
        per_page: arguments.per_page,
        paper: arguments.paper,
        orientation: arguments.orientation.map(Named),
        game: arguments.game,
        tables: arguments.tables.clone(),
        // This desk has no keys for slips.
        slips: None,
        places: arguments.places,
        certificate_for: arguments.certificate_for,
        picture: arguments.picture.as_deref().map(Into::into),
        path: arguments.output.as_deref().map(Into::into),
    }
}

/// Reports the characters missing in the typeface.
fn say_missing(printed: &PrintedSheet, errors: &mut impl Write) -> io::Result<()> {
    if printed.missing.is_empty() {
        return Ok(());
    }
    let words = Words::new(refusal::language());
    let args = [("signs", printed.missing.as_str().into())];
    writeln!(errors, "{}", words.say("sheet-signs-missing", &args))
}
