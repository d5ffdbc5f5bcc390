//! The folder of the local rating lists of this machine, beside the preferences.

use std::fmt::Write as _;
use std::fs;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_exchange::rating_list::{Built, ListSource, RatingList, RatingListError, build};
use kralle_store::{Readers, Unfinished, make_folder};

use crate::core::job::Job;
use crate::core::outside::{self, unwritable};
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

/// The folder beside the preferences.
const FOLDER: &str = "rating-lists";
/// The extension of a local list, without the dot.
const ENDING: &str = "ratings";

/// The folder of local rating lists.
#[derive(Debug, Clone)]
pub(crate) struct RatingFolder(PathBuf);

/// An open local list.
pub(crate) type OpenList = RatingList<File>;

impl RatingFolder {
    /// Returns the folder beside the preferences in `config`.
    pub(crate) fn in_folder(config: &Path) -> Self {
        Self(config.join(FOLDER))
    }

    /// Returns every readable local list, by name. Skips damaged lists, which must be loaded again
    /// from the federation's file.
    pub(crate) fn lists(&self) -> Vec<(RatingListView, OpenList)> {
        let Ok(entries) = fs::read_dir(&self.0) else {
            return Vec::new();
        };
        let mut lists: Vec<_> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|it| it == ENDING))
            .filter_map(|path| {
                let file = outside::open(&path).ok()?;
                let loaded = file.metadata().ok()?.modified().ok()?;
                let list = RatingList::open(file).ok()?;
                let view = RatingListView {
                    name: list.said().to_owned(),
                    players: list.players(),
                    loaded: when(loaded),
                };
                Some((view, list))
            })
            .collect();
        lists.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
        lists
    }

    /// Builds a local list with the name from `source`; replaces an existing one.
    pub(crate) fn load(
        &self,
        name: &str,
        source: ListSource<File>,
        job: &Job,
    ) -> Result<Built, RefusalView> {
        let path = self.path(name);
        let place = |error: &std::io::Error| unwritable(&path, error);
        make_folder(&self.0).map_err(|error| place(&error))?;
        let unfinished = Unfinished::beside(&path, Readers::AsUsual);
        let unfinished = unfinished.map_err(|error| place(&error))?;
        let built = write(unfinished.path(), source.saying(name), job);
        let built = built.map_err(|error| refused(&error))?;
        unfinished.put(&path).map_err(|error| place(&error))?;
        Ok(built)
    }

    /// Deletes a local list.
    pub(crate) fn remove(&self, name: &str) -> Result<(), RefusalView> {
        let path = self.path(name);
        fs::remove_file(&path).map_err(|error| unwritable(&path, &error))
    }

    /// Returns the path of the list with a name; bytes other than ASCII letters and digits are
    /// encoded as numbers.
    fn path(&self, name: &str) -> PathBuf {
        let mut stem = String::new();
        for byte in name.bytes().take(60) {
            if byte.is_ascii_alphanumeric() {
                stem.push(char::from(byte));
            } else {
                let _ = write!(stem, "-{byte:02x}");
            }
        }
        self.0.join(stem).with_extension(ENDING)
    }
}

/// Writes a list into an unfinished file, synced to the medium.
fn write(path: &Path, source: ListSource<File>, job: &Job) -> Result<Built, RatingListError> {
    let mut output = BufWriter::new(File::create(path)?);
    let built = build(source, &mut output, &mut |done, total| {
        job.progress(done, total);
        if job.is_canceled() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    output.flush()?;
    output.get_ref().sync_all()?;
    Ok(built)
}

fn when(time: SystemTime) -> String {
    DateTime::<Utc>::from(time).to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// Returns the refusal for a list that cannot be read.
pub(crate) fn refused(error: &RatingListError) -> RefusalView {
    let refusal = RefusalView::of(error);
    match error {
        RatingListError::Io(_) | RatingListError::NotALocalList => {
            refusal.with("reason", error.to_string())
        }
        RatingListError::Canceled
        | RatingListError::Empty
        | RatingListError::NoNames
        | RatingListError::NothingPacked
        | RatingListError::TooLarge
        | RatingListError::Damaged { .. } => refusal,
    }
}

wire! {
    /// A local rating list.
    #[derive(Eq)]
    pub struct RatingListView {
        /// The name given by the director.
        pub name: String,
        pub players: u32,
        /// The time of loading, as RFC 3339.
        pub loaded: String,
    }
}
