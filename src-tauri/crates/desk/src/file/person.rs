//! Data of the user, not of a tournament: preferences and recent files. Stored in a small JSON file
//! in the system's config folder, written atomically.

use std::io;
use std::path::Path;

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_exchange::players::without_mark;
use kralle_store::{Readers, make_folder, write_whole};
use kralle_view::named::Named;
use kralle_words::Language;
use serde::{Deserialize, Serialize};

use crate::core::outside::read_whole;
use crate::file::preferences::{
    FirstSteps, LetterKeys, PadsView, Preferences, ThemeName, UpdatesName, ZoomName,
};

/// The maximum number of recent files, and of recent seasons.
const MOST_RECENT: usize = 12;

/// The stored data of the user.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) preferences: Preferences,
    /// Recently opened files, newest first.
    pub(crate) recent: Vec<Recent>,
    /// Recently opened seasons, newest first.
    #[serde(default)]
    pub(crate) seasons: Vec<RecentSeason>,
}

/// A recently opened season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecentSeason {
    #[serde(flatten)]
    pub(crate) file: Recent,
    /// Files and folders outside of the season's folder that the user added in a dialog.
    #[serde(default)]
    pub(crate) elsewhere: Vec<String>,
}

/// A recently opened file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Recent {
    pub(crate) path: String,
    /// The name of the tournament or of the season.
    pub(crate) name: String,
    /// The time of the last opening, as RFC 3339.
    pub(crate) opened: String,
}

impl Default for Person {
    fn default() -> Self {
        Self {
            preferences: Preferences {
                language: Named(Language::German),
                theme: ThemeName::System,
                acting_name: String::new(),
                letter_keys: LetterKeys::On,
                arbiters: Vec::new(),
                pads: PadsView::default(),
                zoom: ZoomName::default(),
                first_steps: FirstSteps::default(),
                updates: UpdatesName::default(),
            },
            recent: Vec::new(),
            seasons: Vec::new(),
        }
    }
}

impl Person {
    /// Reads the file. Uses defaults in `language` if it is missing or unreadable: preferences must
    /// never prevent the start of the program.
    pub(crate) fn load(folder: &Path, language: Named<Language>) -> Self {
        let read = read_whole(&folder.join(FILE_NAME), LARGEST);
        let stored = read
            .ok()
            .and_then(|it| serde_json::from_slice(without_mark(&it)).ok());
        stored.unwrap_or_else(|| {
            let mut person = Self::default();
            person.preferences.language = language;
            person
        })
    }

    /// Writes the file atomically.
    pub(crate) fn save(&self, folder: &Path) -> io::Result<()> {
        make_folder(folder)?;
        let text = serde_json::to_vec_pretty(self)?;
        write_whole(&folder.join(FILE_NAME), &text, Readers::AsUsual)
    }

    /// Moves a file to the top of the recent files.
    pub(crate) fn remember(&mut self, path: &Path, name: &str, now: DateTime<Utc>) {
        let path = path.display().to_string();
        self.recent.retain(|recent| recent.path != path);
        self.recent.insert(
            0,
            Recent {
                path,
                name: name.to_owned(),
                opened: now.to_rfc3339_opts(SecondsFormat::Secs, true),
            },
        );
        self.recent.truncate(MOST_RECENT);
    }

    /// Moves a season to the top of the recent seasons.
    pub(crate) fn remember_season(&mut self, path: &Path, name: &str, now: DateTime<Utc>) {
        let file = Recent {
            path: path.display().to_string(),
            name: name.to_owned(),
            opened: now.to_rfc3339_opts(SecondsFormat::Secs, true),
        };
        let mut seasons = self.seasons.iter();
        let known = seasons.position(|season| season.file.path == file.path);
        let season = match known {
            Some(index) => RecentSeason {
                file,
                ..self.seasons.remove(index)
            },
            None => RecentSeason {
                file,
                elsewhere: Vec::new(),
            },
        };
        self.seasons.insert(0, season);
        self.seasons.truncate(MOST_RECENT);
    }

    /// Removes a season from the recent seasons.
    pub(crate) fn forget_season(&mut self, path: &Path) {
        let is_other = |season: &RecentSeason| Path::new(&season.file.path) != path;
        self.seasons.retain(is_other);
    }

    /// The recent files and seasons, and the files added to seasons.
    pub(crate) fn known_paths(&self) -> impl Iterator<Item = &String> {
        let seasons = self.seasons.iter();
        let seasons = seasons.flat_map(|it| it.elsewhere.iter().chain([&it.file.path]));
        self.recent.iter().map(|it| &it.path).chain(seasons)
    }

    /// Removes a file from the recent files.
    pub(crate) fn forget(&mut self, path: &Path) {
        self.recent.retain(|recent| Path::new(&recent.path) != path);
    }
}

/// Returns the language preference in the config folder. Without one, returns the first of
/// `languages` that Kralle supports (BCP 47 tags, preferred first), or else German.
pub fn language(folder: Option<&Path>, languages: impl IntoIterator<Item = String>) -> Language {
    let mut languages = languages.into_iter();
    let first: Language = languages
        .find_map(|tag| tag.parse().ok())
        .unwrap_or_default();
    folder.map_or(first, |folder| {
        Person::load(folder, first.into()).preferences.language.0
    })
}

/// The name of the file in the config folder.
const FILE_NAME: &str = "kralle.json";

/// The maximum size of the file, in bytes.
const LARGEST: u64 = 1 << 20;
