//! From a name and choices to a finished PDF.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kralle_sheets::{Orientation, Paper, Pdf, Sheet, SheetError, Template, count_pages, print};
use kralle_tournament::{RoundNumber, Tournament};
use kralle_words::{Language, Words};

use super::{
    game_record, lots, pairing, players, results, rules, seats, standings, tables, template,
};
use crate::act::print_sheet::Input;
use crate::desk::OpenFile;
use crate::parse::field;
use crate::show::refusal::refused;
use crate::view::refusal::RefusalView;
use crate::view::sheet::{CertificateFor, PrintedSheet, SheetName};

/// A finished sheet, and what its file is called.
pub(crate) struct Pressed {
    pub(crate) pdf: Pdf,
    /// Without the tournament and without `.pdf`.
    pub(crate) title: String,
}

impl Pressed {
    /// Writes it to `asked`; where nothing is asked for, under its title beside the tournament file.
    pub(crate) fn put(
        self,
        file: &Path,
        asked: Option<String>,
    ) -> Result<PrintedSheet, RefusalView> {
        let path = asked.map_or_else(|| beside(file, &self.title), PathBuf::from);
        write(&path, &self.pdf.bytes)?;
        Ok(PrintedSheet {
            path: path.display().to_string(),
            pages: u16::try_from(self.pdf.pages).unwrap_or(u16::MAX),
            missing: self.pdf.missing.into_iter().collect(),
        })
    }
}

/// How many ranks get certificates when nobody says it.
const PLACES: u16 = 3;

/// Makes the sheet that `input` asks for.
pub(crate) fn press(file: &OpenFile, input: &Input) -> Result<Pressed, RefusalView> {
    let tournament = &file.tournament;
    let language = Language::from(input.language);
    let words = Words::new(language);
    let round = round_asked_for(tournament, input.round)?;
    let template = template_asked_for(file.store.path(), input)?;
    let sheet = fill(file, input, round, &words)?;
    Ok(Pressed {
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
pub(crate) fn count(file: &OpenFile, input: &Input) -> Result<usize, RefusalView> {
    let language = Language::from(input.language);
    let round = round_asked_for(&file.tournament, input.round)?;
    let template = template_asked_for(file.store.path(), input)?;
    let sheet = fill(file, input, round, &Words::new(language))?;
    count_pages(&sheet, language, &template).map_err(|error| not_printed(&error))
}

/// Refuses what cannot be made now, without printing it.
pub(crate) fn may_press(file: &OpenFile, input: &Input) -> Result<(), RefusalView> {
    let words = Words::new(Language::from(input.language));
    let round = round_asked_for(&file.tournament, input.round)?;
    template_asked_for(file.store.path(), input)?;
    fill(file, input, round, &words).map(|_| ())
}

/// What a sheet error is on screen.
pub(crate) fn not_printed(error: &SheetError) -> RefusalView {
    RefusalView::new(error.code()).with("reason", error.to_string())
}

/// The round a sheet is for: the one named, or the newest there is.
pub(crate) fn round_asked_for(
    tournament: &Tournament,
    asked: Option<u16>,
) -> Result<RoundNumber, RefusalView> {
    match asked {
        Some(number) => {
            let number = field::round(number)?;
            tournament
                .round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
            Ok(number)
        }
        None => Ok(crate::show::people::newest_round(tournament)),
    }
}

/// The template in force, on the paper asked for.
fn template_asked_for(file: &Path, input: &Input) -> Result<Template, RefusalView> {
    let kind = input.sheet.kind();
    let mut found = template::find(file, kind)?;
    if let Some(number) = input.per_page {
        if !kind.per_page().contains(&number) {
            return Err(RefusalView::bad_field("per_page", number, "cards_per_page"));
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
        let path = PathBuf::from(picture);
        let bytes = template::read_picture(&path)?;
        found = found
            .with_picture(&bytes)
            .map_err(|error| template::bad_picture(&path, &error))?;
    }
    Ok(found)
}

/// What stands on the sheet; refused where there is nothing to stand on it yet.
fn fill(
    file: &OpenFile,
    input: &Input,
    round: RoundNumber,
    words: &Words,
) -> Result<Sheet, RefusalView> {
    let tournament = &file.tournament;
    Ok(match input.sheet {
        SheetName::Players => players::players(tournament, input.order)?.into(),
        SheetName::Teams => players::teams(tournament)?.into(),
        SheetName::Lots => lots::sheet(tournament, words)?.into(),
        SheetName::LineUp => players::line_up(tournament, words)?.into(),
        SheetName::Pairings => pairing::sheet(tournament, round, words)?.into(),
        SheetName::Seats => seats::seats(tournament, round)?.into(),
        SheetName::Cards => seats::cards(tournament, round, words)?.into(),
        SheetName::TableNumbers => tables::table_numbers(tournament)?.into(),
        SheetName::BoardNumbers => tables::board_numbers(tournament)?.into(),
        SheetName::Results => results::results(tournament, round, words)?.into(),
        SheetName::Standings => standings::sheet(tournament, round, words).into(),
        SheetName::Crosstable => tables::crosstable(tournament, round, words)?.into(),
        SheetName::Progress => tables::progress(tournament, round, words)?.into(),
        SheetName::Berger => tables::berger(tournament)?.into(),
        SheetName::Rules => rules::sheet(tournament, words).into(),
        SheetName::Certificates => {
            let to = input.certificate_for.unwrap_or(CertificateFor::Team);
            let places = input.places.unwrap_or(PLACES);
            tables::certificates(tournament, places, to.into())?.into()
        }
        SheetName::Fallback => seats::fallback(tournament, round, words)?.into(),
        SheetName::Adjudication | SheetName::Letter => {
            return Err(RefusalView::new("sheet_own_call"));
        }
        SheetName::GameRecord => game_record::sheet(file, input.game, words)?.into(),
        SheetName::Report => {
            let journal = file.store.journal()?;
            results::report(tournament, &journal, words)?.into()
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

/// A PDF beside the tournament file; where nothing can be written there, in the system's folder
/// for files that go away.
fn beside(file: &Path, title: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    // A question mark is no part of a file's name everywhere.
    let title: String = title
        .chars()
        .filter(|sign| !matches!(sign, '?' | '/' | '\\' | ':' | '*' | '"' | '<' | '>' | '|'))
        .collect();
    let name = format!("{stem} – {}.pdf", title.trim());
    let folder = file.parent().unwrap_or(Path::new("."));
    let writable = fs::metadata(folder).is_ok_and(|folder| !folder.permissions().readonly());
    if writable {
        folder.join(name)
    } else {
        std::env::temp_dir().join(name)
    }
}

/// Writes the file whole, under a name of its own first: no half sheet ever stands there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    write_whole(path, bytes).map_err(|error| {
        RefusalView::new("io")
            .with("path", path.display().to_string())
            .with("reason", error.to_string())
    })
}

fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let unfinished = path.with_extension("pdf.new");
    let mut file = fs::File::create(&unfinished)?;
    file.write_all(bytes)?;
    drop(file);
    fs::rename(unfinished, path)
}
