//! Makes a sheet as PDF, for the printer and the wall.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kralle_sheets::{Pdf, SheetKind, Template, draw_record, pairing, standings};
use kralle_tournament::{RoundNumber, RoundState, Tournament};
use kralle_words::{Language, Words};

use crate::desk::Desk;
use crate::parse::field;
use crate::sheet;
use crate::show::refusal::refused;
use crate::view::preferences::LanguageName;
use crate::view::refusal::{RefusalView, data};
use crate::view::wire;

wire! {
    /// A sheet.
    #[derive(Copy, Eq)]
    pub enum SheetName {
        /// The pairings of a round.
        Pairings,
        /// The standings.
        Standings,
        /// The record of the drawing of lots.
        Lots,
    }
}

wire! {
    /// Which sheet, and where it goes.
    #[ts(rename = "PrintSheetInput")]
    pub struct Input {
        /// Which sheet.
        pub sheet: SheetName,
        /// The round; none takes the newest.
        #[serde(default)]
        pub round: Option<u16>,
        /// The language.
        pub language: LanguageName,
        /// Where the PDF goes; none takes a name beside the tournament file.
        #[serde(default)]
        pub path: Option<String>,
    }
}

wire! {
    /// A sheet that was made.
    pub struct PrintedSheet {
        /// Where the PDF is.
        pub path: String,
        /// How many pages it has.
        pub pages: u16,
    }
}

/// Makes a sheet. Printing the pairings of a draft publishes the round: what hangs on the wall is
/// announced.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PrintedSheet, RefusalView> {
    // A sheet on the wall says how things stand, not how they stood.
    desk.open_file_mut()?;
    let round = round_asked_for(desk.tournament()?, input.round)?;
    if input.sheet == SheetName::Pairings {
        publish(desk, round)?;
    }
    let language = Language::from(input.language);
    let tournament = desk.tournament()?;
    let pdf = make(tournament, input.sheet, round, language)?;
    let path = match input.path {
        Some(path) => PathBuf::from(path),
        None => beside(
            desk.open_file()?.store.path(),
            &title(input.sheet, round, language),
        ),
    };
    write(&path, &pdf.bytes).map_err(|error| {
        RefusalView::new("io")
            .with("path", path.display().to_string())
            .with("reason", error.to_string())
    })?;
    Ok(PrintedSheet {
        path: path.display().to_string(),
        pages: u16::try_from(pdf.pages).unwrap_or(u16::MAX),
    })
}

/// The round a sheet is for: the one named, or the newest there is.
fn round_asked_for(
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

/// Publishes a draft that is about to be seen.
fn publish(desk: &mut Desk, round: RoundNumber) -> Result<(), RefusalView> {
    let tournament = desk.tournament()?;
    let state = tournament
        .round(round)
        .map_err(|refusal| refused(&refusal, tournament))?
        .state;
    if state == RoundState::Draft {
        let said = data([("round", round.get().into())]);
        desk.command("publish_round", said, |tournament| {
            tournament.publish_round(round)
        })?;
    }
    Ok(())
}

/// The sheet itself.
fn make(
    tournament: &Tournament,
    name: SheetName,
    round: RoundNumber,
    language: Language,
) -> Result<Pdf, RefusalView> {
    let words = Words::new(language);
    let kind = match name {
        SheetName::Pairings => SheetKind::Pairing,
        SheetName::Standings => SheetKind::Standings,
        SheetName::Lots => SheetKind::DrawRecord,
    };
    let template = Template::builtin(kind).map_err(|error| RefusalView::internal(&error))?;
    let made = match name {
        SheetName::Pairings => pairing(
            &sheet::pairing::sheet(tournament, round, &words)?,
            language,
            &template,
        ),
        SheetName::Standings => standings(
            &sheet::standings::sheet(tournament, round, &words),
            language,
            &template,
        ),
        SheetName::Lots => draw_record(
            &sheet::lots::sheet(tournament, &words)?,
            language,
            &template,
        ),
    };
    made.map_err(|error| RefusalView::new(error.code()).with("reason", error.to_string()))
}

/// The title in the file's name.
fn title(name: SheetName, round: RoundNumber, language: Language) -> String {
    let words = Words::new(language);
    let round = [("round", round.get().into())];
    match name {
        SheetName::Pairings => words.say("sheet-file-pairings", &round),
        SheetName::Standings => words.say("sheet-file-standings", &round),
        SheetName::Lots => words.say("sheet-file-lots", &[]),
    }
}

/// A PDF beside the tournament file; where nothing can be written there, in the system's folder
/// for files that go away.
fn beside(file: &Path, title: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem} – {title}.pdf");
    let folder = file.parent().unwrap_or(Path::new("."));
    let writable = fs::metadata(folder).is_ok_and(|folder| !folder.permissions().readonly());
    if writable {
        folder.join(name)
    } else {
        std::env::temp_dir().join(name)
    }
}

/// Writes the file whole, under a name of its own first: no half sheet ever stands there.
fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let unfinished = path.with_extension("pdf.new");
    let mut file = fs::File::create(&unfinished)?;
    file.write_all(bytes)?;
    drop(file);
    fs::rename(unfinished, path)
}
