//! Calls that make, preview and count sheets, and copy their templates.

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kralle_call::call;
use kralle_sheets::SheetKind;
use kralle_tournament::{RoundNumber, RoundState, Tournament};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_words::Language;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::outside::unwritable;
use crate::core::overview::UnderDisputesName;
use crate::core::paper_sheet::SheetTrait;
use crate::core::pdf;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::sheet_view::{CountedPages, PrintSheetInput, PrintedSheet, SheetPreview};
use crate::core::template;
use crate::core::wire::wire;
use crate::door::disputes::must_be_undisputed;
use crate::paper::make::{self, Sheet};
use crate::round::pair::paired;

/// Makes a sheet as PDF.
///
/// A sheet that informs the players about a draft also publishes the round, since a posted round is
/// announced.
///
/// # Errors
/// Fails if the sheet cannot be made now, its round cannot be published, or the file cannot be
/// written.
#[call(names_a_file)]
pub(crate) fn print_sheet(
    desk: &mut Desk,
    input: PrintSheetInput,
) -> Result<PrintedSheet, RefusalView> {
    if !input.sheet.0.is_of_a_season() {
        // A posted sheet shows the current tournament, even while the past is viewed.
        desk.open_file_mut()?;
    }
    let mut sheet = Sheet::of(desk, &input)?;
    if make::declared(input.sheet.0).is(SheetTrait::Publishes) {
        let round = make::round_asked_for(desk.tournament()?, input.round)?;
        if state(desk.tournament()?, round)? == RoundState::Draft {
            // A sheet that cannot be made must not publish the round.
            sheet.pages(desk)?;
            must_be_undisputed(desk, input.under_disputes, paired(desk, round)?)?;
            let said = data([("round", round.get().into())]);
            desk.command(Command::PublishRound, said, |tournament| {
                tournament.publish_round(round)
            })?;
            // Slips get their keys when the round is published.
            if sheet.has_slips {
                sheet = Sheet::of(desk, &input)?;
            }
        }
    }
    let has_slips = sheet.has_slips;
    let path = place(desk, input.sheet.0)?;
    let printed = sheet
        .print(desk)?
        .put(desk.files(), path, input.path.as_ref())?;
    if has_slips {
        desk.change_doors(|doors| doors.place.on_slips = doors.place.address.clone())?;
    }
    Ok(printed)
}

/// Returns the file whose directory has the sheets and templates: the tournament, or SEASON.toml.
fn place(desk: &Desk, sheet: SheetKind) -> Result<&Path, RefusalView> {
    if sheet.is_of_a_season() {
        Ok(&desk.open_season()?.known.path)
    } else {
        Ok(desk.open_file()?.store.path())
    }
}

wire! {
    /// The game whose record is printed, and the language.
    pub struct PrintRecordInput {
        pub game: u32,
        pub language: Named<Language>,
    }
}

/// Prints the record of a game at the board beside the tournament file.
#[call(table)]
pub(crate) fn print_record(
    desk: &mut Desk,
    input: PrintRecordInput,
) -> Result<PrintedSheet, RefusalView> {
    let record = PrintSheetInput {
        language: input.language,
        ..plain(SheetKind::GameRecord, Some(input.game))
    };
    print_sheet(desk, record)
}

/// Returns the input for a sheet without options; only the game has no default.
pub const fn plain(sheet: SheetKind, game: Option<u32>) -> PrintSheetInput {
    PrintSheetInput {
        sheet: Named(sheet),
        language: Named(Language::German),
        round: None,
        under_disputes: UnderDisputesName::Ask,
        order: None,
        per_page: None,
        paper: None,
        orientation: None,
        game,
        tables: None,
        slips: None,
        places: None,
        certificate_for: None,
        picture: None,
        path: None,
    }
}

fn state(tournament: &Tournament, round: RoundNumber) -> Result<RoundState, RefusalView> {
    let found = tournament.round(round);
    Ok(found
        .map_err(|refusal| refused(&refusal, tournament))?
        .state)
}

/// Makes a sheet for preview.
///
/// Nothing is written and nothing published.
#[call(names_a_file)]
pub(crate) fn preview_sheet(
    desk: &mut Desk,
    input: PrintSheetInput,
) -> Result<SheetPreview, RefusalView> {
    let sheet = Sheet::of(desk, &input)?.print(desk)?;
    Ok(SheetPreview {
        pdf: STANDARD.encode(&sheet.pdf.bytes),
        pages: capped(sheet.pdf.pages),
        missing: sheet.pdf.missing.into_iter().collect(),
        title: sheet.title,
    })
}

/// Counts the pages of a sheet.
///
/// Nothing is written and nothing published.
#[call(names_a_file)]
pub(crate) fn count_pages(
    desk: &mut Desk,
    input: PrintSheetInput,
) -> Result<CountedPages, RefusalView> {
    let pages = Sheet::of(desk, &input)?.pages(desk)?;
    Ok(CountedPages {
        pages: capped(pages),
    })
}

wire! {
    /// The sheet whose template is copied.
    pub struct CopyTemplateInput {
        pub sheet: Named<SheetKind>,
    }
}

wire! {
    /// The path of a template beside the tournament file, or beside SEASON.toml.
    pub struct CopiedTemplate {
        pub path: String,
    }
}

/// Copies the built-in template of a sheet beside the tournament file; an existing file is kept.
#[call]
pub(crate) fn copy_template(
    desk: &mut Desk,
    input: CopyTemplateInput,
) -> Result<CopiedTemplate, RefusalView> {
    let kind = input.sheet.0;
    let path = template::place(place(desk, kind)?, kind);
    let shown = path.display().to_string();
    if !path.exists() {
        if let Some(folder) = path.parent() {
            kralle_store::make_folder(folder).map_err(|error| unwritable(&path, &error))?;
        }
        pdf::write(&path, kind.builtin_template().as_bytes())?;
    }
    Ok(CopiedTemplate { path: shown })
}
