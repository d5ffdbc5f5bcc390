//! From a name and choices to a finished PDF.

use std::path::Path;

use kralle_sheets::{HeadOnSheet, Orientation, Paper, Sheet, Template, count_pages, print};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::{Language, Words};

use crate::core::field::{Expected, Field};
use crate::core::files::Files;
use crate::core::open_file::OpenFile;
use crate::core::pdf::{FinishedSheet, not_printed};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::sheet_view::{CertificateFor, PrintSheetInput, SheetName};
use crate::core::{parse, template};
use crate::round::{pairing_paper, results_paper, seats_paper};
use crate::standings::tables_paper;
use crate::{history, play, players, rules, standings, teams};

/// How many ranks get certificates when nobody says it.
const PLACES: u16 = 3;

/// Makes the sheet that `input` asks for.
pub(crate) fn make(
    files: &Files,
    file: &OpenFile,
    input: &PrintSheetInput,
) -> Result<FinishedSheet, RefusalView> {
    let tournament = &file.tournament;
    let language = Language::from(input.language);
    let words = Words::new(language);
    let round = round_asked_for(tournament, input.round)?;
    let template = template_asked_for(files, file.store.path(), input)?;
    let sheet = headed(fill(file, input, round, &words)?, file)?;
    Ok(FinishedSheet {
        pdf: print(&sheet, language, &template).map_err(|error| not_printed(&error))?,
        title: match input.game {
            Some(game) if input.sheet == SheetName::GameRecord => {
                let name = title(input.sheet, tournament, round, &words);
                let args = [("name", name.into()), ("game", game.to_string().into())];
                words.say("sheet-file-game", &args)
            }
            Some(_) | None => title(input.sheet, tournament, round, &words),
        },
    })
}

/// How many pages the sheet that `input` asks for would have.
pub(crate) fn count(
    files: &Files,
    file: &OpenFile,
    input: &PrintSheetInput,
) -> Result<usize, RefusalView> {
    let language = Language::from(input.language);
    let round = round_asked_for(&file.tournament, input.round)?;
    let template = template_asked_for(files, file.store.path(), input)?;
    let sheet = headed(fill(file, input, round, &Words::new(language))?, file)?;
    count_pages(&sheet, language, &template).map_err(|error| not_printed(&error))
}

/// Refuses what cannot be made now, without printing it.
pub(crate) fn may_make(
    files: &Files,
    file: &OpenFile,
    input: &PrintSheetInput,
) -> Result<(), RefusalView> {
    let words = Words::new(Language::from(input.language));
    let round = round_asked_for(&file.tournament, input.round)?;
    template_asked_for(files, file.store.path(), input)?;
    fill(file, input, round, &words).map(|_| ())
}

/// The round a sheet is for: the one named, or the newest there is.
pub(crate) fn round_asked_for(
    tournament: &Tournament,
    asked: Option<u16>,
) -> Result<RoundNumber, RefusalView> {
    match asked {
        Some(number) => {
            let number = parse::round(number)?;
            tournament
                .round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
            Ok(number)
        }
        None => Ok(crate::core::people::newest_round(tournament)),
    }
}

/// The template in force, on the paper asked for.
fn template_asked_for(
    files: &Files,
    file: &Path,
    input: &PrintSheetInput,
) -> Result<Template, RefusalView> {
    let kind = input.sheet.kind();
    let mut found = template::find(file, kind)?;
    if let Some(number) = input.per_page {
        if !kind.per_page().contains(&number) {
            return Err(RefusalView::bad_field(
                Field::PerPage,
                number,
                Expected::CardsPerPage,
            ));
        }
        found = found.with_per_page(number);
    }
    if input.paper.is_some() || input.orientation.is_some() {
        let (paper, orientation) = found.paper().unwrap_or((Paper::A4, Orientation::Portrait));
        found = found.on_paper(
            input.paper.map_or(paper, Into::into),
            input.orientation.map_or(orientation, Into::into),
        );
    }
    if let (Some(picture), SheetName::Certificates) = (&input.picture, input.sheet) {
        let path = files.to_read(picture)?;
        let bytes = template::read_picture(path)?;
        found = found
            .with_picture(&bytes)
            .map_err(|error| template::bad_picture(path, &error))?;
    }
    Ok(found)
}

/// The sheet with the head of the journal, where it carries one: that of the moment the sheet is
/// made, for a sheet is always of the tournament as it is.
fn headed(sheet: Sheet, file: &OpenFile) -> Result<Sheet, RefusalView> {
    if !sheet.kind().carries_head() {
        return Ok(sheet);
    }
    let head = file.store.head()?;
    let head = HeadOnSheet::new(head.to_string(), &head.whole());
    Ok(sheet.with_head(head.map_err(|error| not_printed(&error))?))
}

/// What stands on the sheet; refused where there is nothing to stand on it yet.
fn fill(
    file: &OpenFile,
    input: &PrintSheetInput,
    round: RoundNumber,
    words: &Words,
) -> Result<Sheet, RefusalView> {
    let tournament = &file.tournament;
    Ok(match input.sheet {
        SheetName::Players => players::paper::players(tournament, input.order)?.into(),
        SheetName::Teams => players::paper::teams(tournament)?.into(),
        SheetName::Lots => teams::lots_paper::sheet(tournament, words)?.into(),
        SheetName::LineUp => players::paper::line_up(tournament, words)?.into(),
        SheetName::Pairings => pairing_paper::sheet(tournament, round, words)?.into(),
        SheetName::Seats => seats_paper::seats(tournament, round)?.into(),
        SheetName::Cards => seats_paper::cards(tournament, round, words)?.into(),
        SheetName::TableNumbers => tables_paper::table_numbers(tournament)?.into(),
        SheetName::BoardNumbers => tables_paper::board_numbers(tournament)?.into(),
        SheetName::Results => results_paper::results(tournament, round, words)?.into(),
        SheetName::Standings => standings::paper::sheet(tournament, round, words).into(),
        SheetName::Crosstable => tables_paper::crosstable(tournament, round, words)?.into(),
        SheetName::Progress => tables_paper::progress(tournament, round, words)?.into(),
        SheetName::Berger => tables_paper::berger(tournament)?.into(),
        SheetName::Rules => rules::paper::sheet(tournament, words).into(),
        SheetName::Certificates => {
            let to = input.certificate_for.unwrap_or(CertificateFor::Team);
            let places = input.places.unwrap_or(PLACES);
            tables_paper::certificates(tournament, places, to.into())?.into()
        }
        SheetName::Fallback => {
            standings::fallback_paper::fallback(tournament, round, words)?.into()
        }
        SheetName::Adjudication | SheetName::Letter => {
            return Err(RefusalView::new("sheet_own_call"));
        }
        SheetName::GameRecord => play::board::paper::sheet(file, input.game, words)?.into(),
        SheetName::Report => {
            let journal = file.store.journal()?;
            history::report_paper::report(tournament, &journal, words)?.into()
        }
    })
}

/// Whether the sheet is of one round, and says so in its name.
pub(crate) const fn is_of_a_round(name: SheetName) -> bool {
    match name {
        SheetName::Pairings
        | SheetName::Seats
        | SheetName::Cards
        | SheetName::Results
        | SheetName::Standings
        | SheetName::Crosstable
        | SheetName::Progress
        | SheetName::Fallback => true,
        SheetName::Players
        | SheetName::Teams
        | SheetName::Lots
        | SheetName::LineUp
        | SheetName::TableNumbers
        | SheetName::BoardNumbers
        | SheetName::Berger
        | SheetName::Rules
        | SheetName::Certificates
        | SheetName::Adjudication
        | SheetName::GameRecord
        | SheetName::Letter
        | SheetName::Report => false,
    }
}

/// The title in the file's name.
fn title(name: SheetName, tournament: &Tournament, round: RoundNumber, words: &Words) -> String {
    let key = format!("sheet-name-{}", name.kind().code().replace('_', "-"));
    let said = words.say(&key, &[]);
    if !is_of_a_round(name) || tournament.rounds.is_empty() {
        return said;
    }
    let args = [("name", said.into()), ("round", round.get().into())];
    words.say("sheet-file-round", &args)
}
