//! Making of a sheet: from its name and options to a finished PDF.

use std::path::Path;

use kralle_sheets::{Head, Orientation, Page, Paper, SheetKind, Template, count_pages, print};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_view::named::message;
use kralle_words::{Language, Words};

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::files::Files;
use crate::core::paper_sheet::{Making, PaperSheet, SheetTrait};
use crate::core::pdf::{FinishedSheet, not_printed};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::sheet_view::{PrintSheetInput, SheetGroup};
use crate::core::snapshot::Snapshot;
use crate::core::{parse, template};
use crate::day::plan_paper;
use crate::hall::slips_paper;
use crate::{day, hall, history, play, players, round, rules, season, standings, teams};

/// A sheet that can be made.
pub(crate) struct Sheet {
    pub(super) page: Page,
    pub(super) template: Template,
    language: Language,
    /// The title in its file name, without the tournament.
    title: String,
    /// True if the sheet has slips, with which captains report results.
    pub(super) has_slips: bool,
}

impl Sheet {
    /// Returns the sheet for `input`.
    ///
    /// # Errors
    /// Fails if the sheet cannot be made now.
    pub(crate) fn of(desk: &mut Desk, input: &PrintSheetInput) -> Result<Self, RefusalView> {
        if input.sheet.0.is_of_a_season() {
            return Self::of_season(desk, input);
        }
        if declared(input.sheet.0).is(SheetTrait::HasSlips) {
            desk.kept_hall_keys()?;
        }
        let seen = desk.snapshot();
        let (files, file) = (desk.files(), desk.open_file()?);
        let tournament = &file.tournament;
        let language = input.language.0;
        let words = Words::new(language);
        let round = round_asked_for(tournament, input.round)?;
        let template = template_asked_for(files, file.store.path(), input)?;
        let title = title(input.sheet.0, tournament, round, &words);
        let sheet = declared(input.sheet.0);
        let next = sheet
            .is(SheetTrait::AnnouncesNext)
            .then(|| plan_paper::next_round(&seen, tournament, round, &words))
            .flatten();
        Ok(Self {
            has_slips: has_slips(input, &seen),
            page: (sheet.make)(&Making {
                file,
                desk: &seen,
                input,
                round,
                next,
                tables: tables(input),
                template: &template,
                words: &words,
            })?,
            template,
            language,
            title: match (input.game, tables(input)) {
                (Some(game), _) if input.sheet.0 == SheetKind::GameRecord => {
                    let args = [("name", title.into()), ("game", game.to_string().into())];
                    words.say("sheet-file-game", &args)
                }
                // A print of some tables must not overwrite the print of all.
                (_, Some(tables)) => {
                    let tables: Vec<String> = tables.iter().map(u16::to_string).collect();
                    let args = [("name", title.into()), ("tables", tables.join(" ").into())];
                    words.say("sheet-file-tables", &args)
                }
                (Some(_) | None, None) => title,
            },
        })
    }

    /// Returns a sheet of the open season.
    fn of_season(desk: &Desk, input: &PrintSheetInput) -> Result<Self, RefusalView> {
        let known = &desk.open_season()?.known;
        let (sheet, language) = (input.sheet.0, input.language.0);
        let words = Words::new(language);
        let places = input
            .places
            .unwrap_or(standings::certificates_paper::PLACES);
        Ok(Self {
            template: template_asked_for(desk.files(), &known.path, input)?,
            page: season::paper::page(known, sheet, places, &words)?,
            language,
            title: words.say(&message("sheet-name", sheet.code()), &[]),
            has_slips: false,
        })
    }

    /// Adds the current head of the journal to the page, if its sheet carries one.
    ///
    /// A sheet always shows the current tournament, so it carries the current head.
    fn head(&mut self, desk: &Desk) -> Result<(), RefusalView> {
        if self.page.sheet.carries_head() {
            let head = desk.open_file()?.store.head()?;
            let words = Words::new(self.language);
            let args = [("head", head.whole().into())];
            let code = words.say("sheet-head-code", &args);
            let head = Head::new(head.to_string(), &code);
            self.page.head = Some(head.map_err(|error| not_printed(&error))?);
        }
        Ok(())
    }

    /// Returns its number of pages, without drawing it.
    pub(crate) fn pages(&mut self, desk: &Desk) -> Result<usize, RefusalView> {
        self.head(desk)?;
        count_pages(&self.page, self.language, &self.template).map_err(|error| not_printed(&error))
    }

    pub(crate) fn print(mut self, desk: &Desk) -> Result<FinishedSheet, RefusalView> {
        self.head(desk)?;
        let pdf = print(&self.page, self.language, &self.template);
        Ok(FinishedSheet {
            pdf: pdf.map_err(|error| not_printed(&error))?,
            title: self.title,
        })
    }
}

/// Returns the requested round, or the newest one.
///
/// # Errors
/// Fails if the requested round does not exist.
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
        None => Ok(kralle_view::people::newest_round(tournament)),
    }
}

/// Returns the template in force, with the requested paper.
fn template_asked_for(
    files: &Files,
    file: &Path,
    input: &PrintSheetInput,
) -> Result<Template, RefusalView> {
    let kind = input.sheet.0;
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
            input.orientation.map_or(orientation, |it| it.0),
        );
    }
    let takes_picture =
        declared(kind).is(SheetTrait::TakesPicture) || kind == SheetKind::SeasonCertificates;
    if let Some(picture) = input.picture.as_ref().filter(|_| takes_picture) {
        let path = files.to_read(picture)?;
        let bytes = template::read_picture(path)?;
        found = found
            .with_picture(&bytes)
            .map_err(|error| template::bad_picture(path, &error))?;
    }
    Ok(found)
}

/// Returns the declaration of a sheet, which is kept beside its paper.
pub(crate) const fn declared(sheet: SheetKind) -> &'static PaperSheet {
    const OWN_CALL: PaperSheet = PaperSheet::own_call(SheetGroup::End);
    match sheet {
        SheetKind::Players => &players::paper::PLAYERS,
        SheetKind::DrawRecord => &teams::paper::DRAW_RECORD,
        SheetKind::Teams => &teams::paper::TEAMS,
        SheetKind::LineUpReport => &teams::paper::LINE_UP_REPORT,
        SheetKind::DayPlan => &day::plan_paper::DAY_PLAN,
        SheetKind::Pairing => &round::pairing_paper::PAIRING,
        SheetKind::Seats => &round::seats_paper::SEATS,
        SheetKind::MatchCards => &hall::slips_paper::MATCH_CARDS,
        SheetKind::Slips => &hall::slips_paper::SLIPS,
        SheetKind::TableNumbers => &round::cards_paper::TABLE_NUMBERS,
        SheetKind::BoardNumbers => &round::cards_paper::BOARD_NUMBERS,
        SheetKind::Results => &round::results_paper::RESULTS,
        SheetKind::Standings => &standings::paper::STANDINGS,
        SheetKind::Crosstable => &standings::crosstable_paper::CROSSTABLE,
        SheetKind::Progress => &standings::paper::PROGRESS,
        SheetKind::Berger => &standings::berger_paper::BERGER,
        SheetKind::Rules => &rules::paper::RULES,
        SheetKind::Certificates => &standings::certificates_paper::CERTIFICATES,
        SheetKind::Fallback => &standings::fallback_paper::FALLBACK,
        SheetKind::GameRecord => &play::board::paper::GAME_RECORD,
        SheetKind::Report => &history::report_paper::REPORT,
        SheetKind::Adjudication
        | SheetKind::Letter
        | SheetKind::SeasonTable
        | SheetKind::SeasonCategories
        | SheetKind::SeasonCertificates => &OWN_CALL,
    }
}

/// True if the sheet has slips, with which captains report results.
fn has_slips(input: &PrintSheetInput, desk: &Snapshot) -> bool {
    let sheet = input.sheet.0;
    sheet == SheetKind::Slips
        || declared(sheet).is(SheetTrait::HasSlips)
            && slips_paper::carries_slips(input.slips, desk.hall_keys())
}

/// Returns the requested tables; `None` for all tables, and for a sheet without tables.
fn tables(input: &PrintSheetInput) -> Option<&[u16]> {
    let asked = input.tables.as_deref().filter(|it| !it.is_empty());
    asked.filter(|_| declared(input.sheet.0).is(SheetTrait::ByTable))
}

/// Returns the title for the file name.
fn title(name: SheetKind, tournament: &Tournament, round: RoundNumber, words: &Words) -> String {
    let said = words.say(&message("sheet-name", name.code()), &[]);
    if !declared(name).is(SheetTrait::OfARound) || tournament.rounds.is_empty() {
        return said;
    }
    let args = [("name", said.into()), ("round", round.get().into())];
    words.say("sheet-file-round", &args)
}
