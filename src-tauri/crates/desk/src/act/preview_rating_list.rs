//! Shows what is understood of a rating list before it is loaded.

use std::fs::File;
use std::path::Path;

use kralle_exchange::players::read_player_list_as;
use kralle_exchange::rating_list::{ListSource, SourceForm};

use super::preview_players::{self, ColumnChoice};
use crate::desk::Desk;
use crate::shelf::refused;
use crate::view::rating_lists::{RatingListForm, RatingListPreview};
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which file, and what its columns mean.
    #[ts(rename = "PreviewRatingListInput")]
    pub struct Input {
        /// Where the file is.
        pub path: String,
        /// What the director says columns mean; the others go by their headings.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
    }
}

/// So much of a list is shown, in bytes.
const SHOWN: u64 = 16 * 1024;

/// Shows what is understood of a rating list before it is loaded.
pub(crate) fn run(_: &mut Desk, input: Input) -> Result<RatingListPreview, RefusalView> {
    let mut source = open(&input.path)?;
    let form = source.form().map_err(|error| refused(&error))?;
    let (form, beginning) = match form {
        SourceForm::FideText => (RatingListForm::FideText, None),
        SourceForm::FideXml => (RatingListForm::FideXml, None),
        SourceForm::Csv => {
            let mut bytes = source.beginning(SHOWN).map_err(|error| refused(&error))?;
            if bytes.len() as u64 == SHOWN {
                // The last line is cut.
                let end = bytes.iter().rposition(|byte| *byte == b'\n');
                bytes.truncate(end.unwrap_or(bytes.len()));
            }
            let list = read_player_list_as(&bytes, &preview_players::choices(&input.columns)?);
            (
                RatingListForm::Csv,
                Some(preview_players::view(&list, None)),
            )
        }
    };
    let is_dwz = beginning.as_ref().is_some_and(|beginning| {
        beginning
            .columns
            .iter()
            .any(|column| matches!(column.heading.as_str(), "ZPS" | "VKZ"))
    });
    let stem = Path::new(&input.path)
        .file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let name = match form {
        RatingListForm::FideText | RatingListForm::FideXml => "FIDE".to_owned(),
        RatingListForm::Csv if is_dwz => "DWZ".to_owned(),
        RatingListForm::Csv => stem,
    };
    Ok(RatingListPreview {
        form,
        name,
        beginning,
    })
}

/// Opens the file of a list.
pub(super) fn open(path: &str) -> Result<ListSource<File>, RefusalView> {
    let file = File::open(path).map_err(|error| {
        RefusalView::new("list_unreadable")
            .with("path", path)
            .with("reason", error.to_string())
    })?;
    let name = Path::new(path)
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok(ListSource::new(file, &name))
}
