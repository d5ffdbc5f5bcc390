//! Makes a rating list into a local one, in place of the one of the same name.

use std::path::Path;

use kralle_exchange::rating_list::clubs;

use super::preview_players::{self, ColumnChoice};
use super::preview_rating_list::open;
use crate::bounded::read_at_most;
use crate::desk::Desk;
use crate::view::rating_lists::LoadedRatingList;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which file, what it is called from now on, and what its columns mean.
    #[ts(rename = "LoadRatingListInput")]
    pub struct Input {
        /// Where the file is.
        pub path: String,
        /// What it is called.
        pub name: String,
        /// What the director says columns mean; the others go by their headings.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
    }
}

/// The German list keeps the clubs in a file beside the players.
const CLUBS: &str = "vereine.csv";
/// What is read of it, in bytes: it has some 3,000 lines.
const MAX_CLUBS: u64 = 16 * 1024 * 1024;

/// Makes a rating list into a local one.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<LoadedRatingList, RefusalView> {
    let name = crate::parse::field::line("name", &input.name)?;
    let shelf = desk.shelf()?;
    let columns = preview_players::choices(&input.columns)?.columns;
    let mut source = open(&input.path)?.with_columns(columns);
    let beside = Path::new(&input.path).with_file_name(CLUBS);
    if let Ok(bytes) = read_at_most(&beside, MAX_CLUBS) {
        source = source.with_clubs(clubs(&bytes));
    }
    let built = shelf.load(name.as_str(), source, &desk.job())?;
    let lists = shelf.lists().into_iter().map(|(view, _)| view).collect();
    Ok(LoadedRatingList {
        players: count(built.players),
        skipped: count(built.skipped),
        first_skipped: built
            .first_skipped
            .map(|line| u32::try_from(line).unwrap_or(u32::MAX)),
        lists,
    })
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
