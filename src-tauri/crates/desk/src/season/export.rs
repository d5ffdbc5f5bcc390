//! Writes a season for other programs and for the web.

use kralle_call::call;
use kralle_choice::Choice;
use kralle_rules::preset::Game;
use kralle_words::Language;

use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::exchange::export::Exported;

wire! {
    /// What a season can be written as.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonExportKind {
        /// The table of the season, or of a category, as CSV.
        Csv,
        /// The ratings of a game as CSV: a rating list that Kralle loads.
        Ratings,
        /// Every table as a workbook.
        Xlsx,
        /// A folder of web pages.
        Site,
        /// Everything as JSON.
        Json,
    }
}

wire! {
    /// What is written, and where.
    pub struct ExportSeasonInput {
        pub kind: SeasonExportKind,
        /// The file; of a site the folder.
        pub path: FileToWrite,
        pub language: Named<Language>,
        /// Which category; only for CSV, none is the table of all.
        #[serde(default)]
        pub category: Option<String>,
        /// Of which game; only for ratings, none is tandem.
        #[serde(default)]
        pub game: Option<Named<Game>>,
    }
}

/// Writes the open season for other programs and for the web.
#[call]
pub(crate) fn export_season(
    desk: &mut Desk,
    input: ExportSeasonInput,
) -> Result<Exported, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
