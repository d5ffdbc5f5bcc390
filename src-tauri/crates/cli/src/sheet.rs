//! `kralle sheet`: a sheet of a tournament file as PDF.

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
    /// Which sheet.
    #[arg(value_parser = choice!(SheetKind, word), value_name = "SHEET")]
    name: SheetKind,
    /// The round; the newest when not given.
    #[arg(long)]
    round: Option<u16>,
    /// The language of the sheet.
    #[arg(long, value_parser = choice!(Language), default_value = "de")]
    language: Language,
    /// The order of the player list.
    #[arg(long, value_parser = choice!(SheetOrder))]
    order: Option<SheetOrder>,
    /// How many match cards stand on a page: 2 or 4.
    #[arg(long)]
    per_page: Option<u8>,
    /// The paper; as the template says when not given.
    #[arg(long, value_parser = choice!(PaperName))]
    paper: Option<PaperName>,
    /// Which way the paper lies; as the template says when not given.
    #[arg(long, value_parser = choice!(Orientation))]
    orientation: Option<Orientation>,
    /// The number of the game, of a game record.
    #[arg(long)]
    game: Option<u32>,
    /// The tables, of match cards and numbers of tables and boards, as in 3,5; all when not given.
    #[arg(long, value_delimiter = ',')]
    tables: Option<Vec<u16>>,
    /// Down to which rank there are certificates; 3 when not given.
    #[arg(long)]
    places: Option<u16>,
    /// Who gets a certificate; the team when not given.
    #[arg(long, value_parser = choice!(CertificateFor))]
    certificate_for: Option<CertificateFor>,
    /// A picture for certificates, PNG or JPEG.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Where the PDF goes; beside the tournament file when not given.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Copy the template of the sheet beside the tournament file instead, to change it there.
    #[arg(long)]
    copy_template: bool,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    overwrite: Overwrite,
    #[command(flatten)]
    wait: opening::Wait,
}

/// The word for a sheet; none where a call of its own prints it.
fn word(sheet: SheetKind) -> Option<&'static str> {
    let has_own_call =
        matches!(sheet, SheetKind::Adjudication | SheetKind::Letter) || sheet.is_of_a_season();
    (!has_own_call).then(|| sheet.code())
}

/// Prints the sheet, and says where it is.
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

/// What the arguments ask for.
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
        // This desk keeps no keys that slips could carry.
        slips: None,
        places: arguments.places,
        certificate_for: arguments.certificate_for,
        picture: arguments.picture.as_deref().map(Into::into),
        path: arguments.output.as_deref().map(Into::into),
    }
}

/// Says which characters the typeface lacks.
fn say_missing(printed: &PrintedSheet, errors: &mut impl Write) -> io::Result<()> {
    if printed.missing.is_empty() {
        return Ok(());
    }
    let words = Words::new(refusal::language());
    let args = [("signs", printed.missing.as_str().into())];
    writeln!(errors, "{}", words.say("sheet-signs-missing", &args))
}
