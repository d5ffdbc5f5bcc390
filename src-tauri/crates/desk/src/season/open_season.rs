//! The season on the desk: SEASON.toml, what was read of its files, and what follows from both.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use kralle_season::{Evening, PersonNumber, WorkedSeason};

use crate::core::refusal::RefusalView;
use crate::season::refusal::SeasonRefusal;

/// The season on the desk. Its tournaments are never written.
pub(crate) struct OpenSeason {
    pub(crate) known: Arc<KnownSeason>,
    /// The files as they were read, so that only those are read again that have changed.
    pub(crate) read: ReadFiles,
    /// SEASON.toml as it was before each change, the last one last.
    pub(crate) undo: Vec<String>,
    /// SEASON.toml as it was before each undo, the last one last.
    pub(crate) redo: Vec<String>,
}

/// The files of a season as they were read, by path.
pub(crate) type ReadFiles = BTreeMap<PathBuf, ReadFile>;

/// A file as it was read.
#[derive(Debug, Clone)]
pub(crate) struct ReadFile {
    /// By what it is known whether the file has changed since; none is read again each time.
    pub(crate) mark: Option<FileMark>,
    pub(crate) evening: Result<Evening, RefusalView>,
}

/// Size and time of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FileMark {
    pub(crate) bytes: u64,
    pub(crate) modified: SystemTime,
}

/// An entry of the list of files, and what came of it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ListedEntry {
    pub(crate) entry: String,
    pub(crate) found: usize,
    pub(crate) problem: Option<RefusalView>,
}

/// A file that an entry of the list names.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ListedFile {
    pub(crate) path: PathBuf,
    /// As the season says it: relative to the folder of SEASON.toml where it lies below.
    pub(crate) file: String,
    /// The entry that names it, from 0.
    pub(crate) entry: usize,
    /// True if the settings exclude it.
    pub(crate) excluded: bool,
    /// Why it is not read, or could not be. An excluded file has none.
    pub(crate) problem: Option<RefusalView>,
}

/// Everything that follows from SEASON.toml and the files: what is looked at.
pub(crate) struct KnownSeason {
    /// Where SEASON.toml lies.
    pub(crate) path: PathBuf,
    /// SEASON.toml.
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

/// What is looked at of the season on the desk. Clones are cheap.
#[derive(Clone)]
pub(crate) struct SeenSeason {
    pub(crate) known: Arc<KnownSeason>,
    /// How many changes can be undone, and done again.
    pub(crate) steps: [usize; 2],
}

impl KnownSeason {
    /// The person of this number.
    pub(crate) fn person(&self, number: u32) -> Result<PersonNumber, RefusalView> {
        let person = self.persons.get(PersonNumber(number));
        let person = person.filter(|it| it.number.0 == number);
        let unknown = || SeasonRefusal::SeasonPersonUnknown { person: number };
        Ok(person.map(|it| it.number).ok_or_else(unknown)?)
    }

    /// What the season is called: as it says, else as its file.
    pub(crate) fn name(&self) -> String {
        let stem = || self.path.file_stem().unwrap_or_default();
        let name = self.settings.name.as_ref();
        name.map_or_else(
            || stem().to_string_lossy().into_owned(),
            ToString::to_string,
        )
    }
}
