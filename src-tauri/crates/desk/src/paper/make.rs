//! From a name and choices to a finished PDF.

use std::path::Path;

use kralle_sheets::{Head, Orientation, Page, Paper, SheetKind, Template, count_pages, print};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::{Language, Words};

use crate::core::choice::message;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::files::Files;
use crate::core::hall::HallKeys;
use crate::core::open_file::OpenFile;
use crate::core::pdf::{FinishedSheet, not_printed};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::sheet_view::{CertificateFor, PrintSheetInput, SlipsBelow};
use crate::core::snapshot::Snapshot;
use crate::core::{parse, template};
use crate::day::plan_paper;
use crate::hall::slips_paper;
use crate::round::{cards_paper, pairing_paper, results_paper, seats_paper};
use crate::standings::{berger_paper, certificates_paper, crosstable_paper, fallback_paper};
use crate::{history, play, players, rules, season, standings, teams};

/// How many ranks get certificates when nobody says it.
pub(super) const PLACES: u16 = 3;

/// A sheet that can be made.
pub(crate) struct Sheet {
    pub(super) page: Page,
    pub(super) template: Template,
    language: Language,
    /// What its file is called, without the tournament.
    title: String,
    /// Whether captains report by what stands on it.
    pub(super) has_slips: bool,
}

impl Sheet {
    /// The sheet that `input` asks for; refused where it cannot be made now.
    pub(crate) fn of(desk: &mut Desk, input: &PrintSheetInput) -> Result<Self, RefusalView> {
        if input.sheet.0.is_of_a_season() {
            return Self::of_season(desk, input);
        }
        let keys = if matches!(input.sheet.0, SheetKind::Slips | SheetKind::MatchCards) {
            desk.kept_hall_keys()?
        } else {
            None
        };
        let seen = desk.snapshot();
        let (files, file) = (desk.files(), desk.open_file()?);
        let tournament = &file.tournament;
        let language = input.language.0;
        let words = Words::new(language);
        let round = round_asked_for(tournament, input.round)?;
        let template = template_asked_for(files, file.store.path(), input)?;
        let title = title(input.sheet.0, tournament, round, &words);
        Ok(Self {
            has_slips: has_slips(input, keys.as_ref()),
            page: page(file, &seen, keys.as_ref(), input, round, &template, &words)?,
            template,
            language,
            title: match (input.game, tables(input)) {
                (Some(game), _) if input.sheet.0 == SheetKind::GameRecord => {
                    let args = [("name", title.into()), ("game", game.to_string().into())];
                    words.say("sheet-file-game", &args)
                }
                // Some cards must not take the place of all.
                (_, Some(tables)) => {
                    let tables: Vec<String> = tables.iter().map(u16::to_string).collect();
                    let args = [("name", title.into()), ("tables", tables.join(" ").into())];
                    words.say("sheet-file-tables", &args)
                }
                (Some(_) | None, None) => title,
            },
        })
    }

    /// The sheet of the season on the desk.
    fn of_season(desk: &Desk, input: &PrintSheetInput) -> Result<Self, RefusalView> {
        let known = &desk.open_season()?.known;
        let (sheet, language) = (input.sheet.0, input.language.0);
        let words = Words::new(language);
        let places = input.places.unwrap_or(PLACES);
        Ok(Self {
            template: template_asked_for(desk.files(), &known.path, input)?,
            page: season::paper::page(known, sheet, places, &words)?,
            language,
            title: words.say(&message("sheet-name", sheet.code()), &[]),
            has_slips: false,
        })
    }

    /// Gives the page the head of the journal, where it carries one: that of the moment the sheet
    /// is made, for a sheet is always of the tournament as it is.
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

    /// How many pages it has; nothing is drawn.
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
    let takes_picture = matches!(
        kind,
        SheetKind::Certificates | SheetKind::SeasonCertificates
    );
    if let Some(picture) = input.picture.as_ref().filter(|_| takes_picture) {
        let path = files.to_read(picture)?;
        let bytes = template::read_picture(path)?;
        found = found
            .with_picture(&bytes)
            .map_err(|error| template::bad_picture(path, &error))?;
    }
    Ok(found)
}

/// What stands on the sheet; refused where there is nothing to stand on it yet.
fn page(
    file: &OpenFile,
    desk: &Snapshot,
    keys: Option<&HallKeys>,
    input: &PrintSheetInput,
    round: RoundNumber,
    template: &Template,
    words: &Words,
) -> Result<Page, RefusalView> {
    let tournament = &file.tournament;
    match input.sheet.0 {
        SheetKind::Players => players::paper::players(tournament, input.order, template, words),
        SheetKind::Teams => teams::paper::teams(tournament, words),
        SheetKind::DrawRecord => teams::paper::draw_record(tournament, words),
        SheetKind::LineUpReport => teams::paper::line_up(tournament, words),
        SheetKind::DayPlan => plan_paper::day_plan(desk, tournament, words),
        SheetKind::Pairing => {
            let next = plan_paper::next_round(desk, tournament, round, words);
            pairing_paper::pairings(tournament, round, next, words)
        }
        SheetKind::Seats => seats_paper::seats(tournament, round, template, words),
        SheetKind::MatchCards => {
            let tables = tables(input);
            let slips = if has_slips(input, keys) {
                slips_paper::pairs(tournament, keys, round, tables, words)?
            } else {
                Vec::new()
            };
            cards_paper::match_cards(tournament, round, tables, slips, words)
        }
        SheetKind::Slips => slips_paper::slips(tournament, keys, round, tables(input), words),
        SheetKind::TableNumbers => cards_paper::table_numbers(tournament, tables(input), words),
        SheetKind::BoardNumbers => cards_paper::board_numbers(tournament, tables(input), words),
        SheetKind::Results => results_paper::results(tournament, round, words),
        SheetKind::Standings => {
            let next = plan_paper::next_round(desk, tournament, round, words);
            Ok(standings::paper::standings(tournament, round, next, words))
        }
        SheetKind::Crosstable => crosstable_paper::crosstable(tournament, round, words),
        SheetKind::Progress => standings::paper::progress(tournament, round, words),
        SheetKind::Berger => berger_paper::berger(tournament, words),
        SheetKind::Rules => Ok(rules::paper::rules(tournament, words)),
        SheetKind::Certificates => {
            let to = input.certificate_for.unwrap_or(CertificateFor::Team);
            let places = input.places.unwrap_or(PLACES);
            certificates_paper::certificates(tournament, places, to, words)
        }
        SheetKind::Fallback => fallback_paper::fallback(tournament, round, template, words),
        SheetKind::Adjudication
        | SheetKind::Letter
        | SheetKind::SeasonTable
        | SheetKind::SeasonCategories
        | SheetKind::SeasonCertificates => Err(RefusalView::new("sheet_own_call")),
        SheetKind::GameRecord => play::board::paper::game_record(file, input.game, words),
        SheetKind::Report => {
            history::report_paper::report(tournament, &file.store.journal()?, words)
        }
    }
}

/// Whether captains report by what stands on the sheet: match cards carry slips where the hall was
/// opened for this tournament, unless somebody says otherwise.
fn has_slips(input: &PrintSheetInput, keys: Option<&HallKeys>) -> bool {
    let hang_below = || match input.slips {
        Some(SlipsBelow::With) => true,
        Some(SlipsBelow::Without) => false,
        None => slips_paper::lead_anywhere(keys),
    };
    let sheet = input.sheet.0;
    sheet == SheetKind::Slips || sheet == SheetKind::MatchCards && hang_below()
}

/// Whether the sheet can be of some tables only.
pub(crate) const fn is_by_table(sheet: SheetKind) -> bool {
    matches!(
        sheet,
        SheetKind::MatchCards
            | SheetKind::Slips
            | SheetKind::TableNumbers
            | SheetKind::BoardNumbers
    )
}

/// The tables asked for; none where all are.
fn tables(input: &PrintSheetInput) -> Option<&[u16]> {
    let asked = input.tables.as_deref().filter(|it| !it.is_empty());
    asked.filter(|_| is_by_table(input.sheet.0))
}

/// Whether the sheet is of one round, and says so in its name.
pub(crate) const fn is_of_a_round(sheet: SheetKind) -> bool {
    matches!(
        sheet,
        SheetKind::Pairing
            | SheetKind::Seats
            | SheetKind::MatchCards
            | SheetKind::Slips
            | SheetKind::Results
            | SheetKind::Standings
            | SheetKind::Crosstable
            | SheetKind::Progress
            | SheetKind::Fallback
    )
}

/// The title in the file's name.
fn title(name: SheetKind, tournament: &Tournament, round: RoundNumber, words: &Words) -> String {
    let said = words.say(&message("sheet-name", name.code()), &[]);
    if !is_of_a_round(name) || tournament.rounds.is_empty() {
        return said;
    }
    let args = [("name", said.into()), ("round", round.get().into())];
    words.say("sheet-file-round", &args)
}
