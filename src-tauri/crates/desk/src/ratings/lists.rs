//! Loads, shows and removes rating lists.

use std::fs::File;
use std::path::Path;

use kralle_call::call;
use kralle_exchange::players::{ColumnMeaning, read_player_list_as};
use kralle_exchange::rating_list::{ListSource, SourceForm, clubs};
use kralle_tournament::RatingKind;
use kralle_view::capped::capped;
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::files::FileToRead;
use crate::core::outside;
use crate::core::outside::{must_not_be_open, read_at_most};
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::players::preview;
use crate::players::preview::ColumnChoice;
use crate::ratings::folder::refused;
use crate::ratings::view::{LoadedRatingList, RatingListPreview, RatingListsView};

/// Shows the rating lists of this machine.
#[call]
pub(crate) fn rating_lists(desk: &Snapshot, _: Nothing) -> Result<RatingListsView, RefusalView> {
    let lists = desk.rating_folder()?.lists();
    Ok(RatingListsView {
        lists: lists.into_iter().map(|(view, _)| view).collect(),
    })
}

wire! {
    /// The file, and the meanings of its columns.
    pub struct PreviewRatingListInput {
        pub path: FileToRead,
        /// The director's choices for columns; the others are detected by their headings.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
    }
}

/// The column that identifies a list of tandem ratings.
const TANDEM: ColumnMeaning = ColumnMeaning::Rating(RatingKind::Tandem);

/// The part of a list that is previewed, in bytes.
const SHOWN: u64 = 16 * 1024;

/// Previews a rating list before it is loaded.
#[call(names_a_file)]
pub(crate) fn preview_rating_list(
    desk: &Snapshot,
    input: PreviewRatingListInput,
) -> Result<RatingListPreview, RefusalView> {
    let path = desk.files().to_read(&input.path)?;
    let mut source = open(path)?;
    let form = source.form().map_err(|error| refused(&error))?;
    let beginning = match form {
        SourceForm::FideText | SourceForm::FideXml => None,
        SourceForm::Csv => {
            let mut bytes = source.beginning(SHOWN).map_err(|error| refused(&error))?;
            if bytes.len() as u64 == SHOWN {
                // The last line may be incomplete.
                let end = bytes.iter().rposition(|byte| *byte == b'\n');
                bytes.truncate(end.unwrap_or(bytes.len()));
            }
            let list = read_player_list_as(&bytes, &preview::choices(&input.columns)?);
            Some(preview::view(&list, None))
        }
    };
    let is_dwz = beginning.as_ref().is_some_and(|beginning| {
        beginning
            .columns
            .iter()
            .any(|column| matches!(column.heading.as_str(), "ZPS" | "VKZ"))
    });
    let stem = path
        .file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let is_tandem = beginning.as_ref().is_some_and(|beginning| {
        let mut columns = beginning.columns.iter();
        columns.any(|column| column.meaning == TANDEM.code())
    });
    let name = match form {
        SourceForm::FideText | SourceForm::FideXml => "FIDE".to_owned(),
        SourceForm::Csv if is_dwz => "DWZ".to_owned(),
        // The list of the next evening replaces this one, even if its file has another name.
        SourceForm::Csv if is_tandem => "Tandem".to_owned(),
        SourceForm::Csv => stem,
    };
    Ok(RatingListPreview {
        form: Named(form),
        name,
        beginning,
    })
}

pub(crate) fn open(path: &Path) -> Result<ListSource<File>, RefusalView> {
    must_not_be_open(path)?;
    let file = outside::open(path).map_err(|error| outside::unreadable(path, &error))?;
    let name = path
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok(ListSource::new(file, &name))
}

wire! {
    /// The file, the name of the list, and the meanings of its columns.
    pub struct LoadRatingListInput {
        pub path: FileToRead,
        pub name: String,
        /// The director's choices for columns; the others are detected by their headings.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
    }
}

/// The file of the German list with the clubs, beside the file of the players.
const CLUBS: &str = "vereine.csv";
/// The maximum size of the clubs file, in bytes: it has some 3,000 lines.
const MAX_CLUBS: u64 = 16 * 1024 * 1024;

/// Loads a rating list of a federation; replaces the list with the same name.
#[call(names_a_file)]
pub(crate) fn load_rating_list(
    desk: &mut Desk,
    input: LoadRatingListInput,
) -> Result<LoadedRatingList, RefusalView> {
    let name = crate::core::parse::line(Field::Name, &input.name)?;
    let lists_folder = desk.rating_folder()?;
    let columns = preview::choices(&input.columns)?.columns;
    let path = desk.files().to_read(&input.path)?.to_owned();
    let mut source = open(&path)?.with_columns(columns);
    let beside = path.with_file_name(CLUBS);
    if let Ok(bytes) = read_at_most(&beside, MAX_CLUBS) {
        source = source.with_clubs(clubs(&bytes));
    }
    let built = lists_folder.load(name.as_str(), source, &desk.job())?;
    let lists = lists_folder
        .lists()
        .into_iter()
        .map(|(view, _)| view)
        .collect();
    Ok(LoadedRatingList {
        players: capped(built.players),
        skipped: capped(built.skipped),
        first_skipped: built.first_skipped.map(capped),
        lists,
    })
}

wire! {
    /// A rating list.
    pub struct RemoveRatingListInput {
        pub name: String,
    }
}

/// Removes a rating list from this machine.
#[call]
pub(crate) fn remove_rating_list(
    desk: &mut Desk,
    input: RemoveRatingListInput,
) -> Result<RatingListsView, RefusalView> {
    desk.rating_folder()?.remove(&input.name)?;
    rating_lists(&desk.snapshot(), Nothing {})
}
