//! The open season: SEASON.toml, the data of its files, and the results computed from both.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use kralle_season::{Evening, PersonNumber, WorkedSeason};

use crate::core::refusal::RefusalView;
use crate::season::refusal::SeasonRefusal;

/// The open season. Its tournament files are never written.
pub(crate) struct OpenSeason {
    pub(crate) known: Arc<KnownSeason>,
    /// A cache of the files: only changed files are read again.
    pub(crate) read: ReadFiles,
    /// The text of SEASON.toml before each change, oldest first.
    pub(crate) undo: Vec<String>,
    /// The text of SEASON.toml before each undo, oldest first.
    pub(crate) redo: Vec<String>,
}

/// The cached files of a season, by path.
pub(crate) type ReadFiles = BTreeMap<PathBuf, ReadFile>;

/// A cached file.
#[derive(Debug, Clone)]
pub(crate) struct ReadFile {
    /// Size and time when it was read, to detect changes; `None` if it must be read every time.
    pub(crate) mark: Option<FileMark>,
    pub(crate) evening: Result<Evening, RefusalView>,
}

/// The size and the modification time of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FileMark {
    pub(crate) bytes: u64,
    pub(crate) modified: SystemTime,
}

/// An entry of the file list and its result.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ListedEntry {
    pub(crate) entry: String,
    /// The number of files it names.
    pub(crate) found: usize,
    /// `None` if all files it names are on the list for the first time.
    pub(crate) problem: Option<RefusalView>,
}

/// A file that an entry of the list names.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ListedFile {
    pub(crate) path: PathBuf,
    /// The path for display: relative to the folder of SEASON.toml if it is below.
    pub(crate) file: String,
    /// The index of the entry that names it, from 0.
    pub(crate) entry: usize,
    /// True if the settings exclude it.
    pub(crate) excluded: bool,
    /// The reason it was not read; `None` if it was read, and for an excluded file.
    pub(crate) problem: Option<RefusalView>,
}

/// The data of a season: SEASON.toml, its files, and the results computed from both.
pub(crate) struct KnownSeason {
    /// The path of SEASON.toml.
    pub(crate) path: PathBuf,
    /// The text of SEASON.toml.
    pub(crate) text: String,
    pub(crate) entries: Vec<ListedEntry>,
    pub(crate) files: Vec<ListedFile>,
    pub(crate) worked: WorkedSeason,
}

impl Deref for KnownSeason {
    type Target = WorkedSeason;

    fn deref(&self) -> &WorkedSeason {
        &self.worked
    }
}

/// A snapshot of the open season for queries. Clones are cheap.
#[derive(Clone)]
pub(crate) struct SeenSeason {
    pub(crate) known: Arc<KnownSeason>,
    /// The number of changes that can be undone, and redone.
    pub(crate) steps: [usize; 2],
}

impl KnownSeason {
    /// Returns the person of this number.
    ///
    /// # Errors
    /// Fails if the season has no such person.
    pub(crate) fn person(&self, number: u32) -> Result<PersonNumber, RefusalView> {
        let person = self.persons.get(PersonNumber(number));
        let person = person.filter(|it| it.number.0 == number);
        let unknown = || SeasonRefusal::SeasonPersonUnknown { person: number };
        Ok(person.map(|it| it.number).ok_or_else(unknown)?)
    }

    /// Returns the name of the season; the name of its file if the settings have none.
    pub(crate) fn name(&self) -> String {
        let stem = || self.path.file_stem().unwrap_or_default();
        let name = self.settings.name.as_ref();
        name.map_or_else(
            || stem().to_string_lossy().into_owned(),
            ToString::to_string,
        )
    }
}
