//! Export of a season for other programs and the web.

use kralle_call::call;
use kralle_choice::Choice;
use kralle_exchange::table::{csv, xlsx};
use kralle_rules::preset::Game;
use kralle_view::named::Named;
use kralle_view::season::ratings::rating_list;
use kralle_view::season::tables::{Names, every_table, table};
use kralle_words::{Language, Words};

use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::outside::write_whole;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::exchange::export::{Exported, decimals, write_site};
use crate::season::json::json;
use crate::season::show;
use crate::season::site::site;
use crate::season::table::table_named;

wire! {
    /// The format of an exported season.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonExportKind {
        /// The table of the season, or of a category, as CSV.
        Csv,
        /// The ratings of a game as CSV: a rating list for import into Kralle.
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
    /// The format and the destination of an export.
    pub struct ExportSeasonInput {
        pub kind: SeasonExportKind,
        /// The file; for a site, the folder.
        pub path: FileToWrite,
        pub language: Named<Language>,
        /// The category, only for CSV; `None` for the table of all persons.
        #[serde(default)]
        pub category: Option<String>,
        /// The game, only for ratings; `None` for tandem.
        #[serde(default)]
        pub game: Option<Named<Game>>,
    }
}

/// Exports the open season for other programs and the web.
#[call(names_a_file)]
pub(crate) fn export_season(
    desk: &mut Desk,
    input: ExportSeasonInput,
) -> Result<Exported, RefusalView> {
    let words = Words::new(input.language.0);
    let seen = desk.snapshot();
    let seen = seen.season()?;
    let known = &seen.known;
    let bytes = match input.kind {
        SeasonExportKind::Site => {
            let site = site(known, &words)?;
            let path = desk.files().to_write(&input.path)?;
            return write_site(&desk.job(), &site, path);
        }
        SeasonExportKind::Csv => {
            let shown = table_named(known, input.category.as_deref())?;
            csv(
                &table(known, &shown, Names::Plain, &words),
                decimals(input.language.0),
            )
        }
        SeasonExportKind::Ratings => {
            let game = input.game.map_or(Game::Tandem, |game| game.0);
            rating_list(known.ratings.in_game(game), &known.persons)
        }
        SeasonExportKind::Xlsx => {
            let tables = every_table(known, Names::Plain, &words);
            let name = known.name();
            xlsx(&tables, &name, "").map_err(|error| RefusalView::internal(&error))?
        }
        SeasonExportKind::Json => {
            let problems = show::view(seen).every_problem();
            serde_json::to_vec_pretty(&json(known, problems))
                .map_err(|error| RefusalView::internal(&error))?
        }
    };
    let path = desk.files().to_write(&input.path)?;
    write_whole(path, &bytes)?;
    Ok(Exported {
        path: path.display().to_string(),
        files: 1,
        assumed: Vec::new(),
        cut: Vec::new(),
        lost: Vec::new(),
    })
}
