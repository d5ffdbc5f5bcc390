//! What is not the tournament's: preferences and recent files, a small JSON file in the system's
//! config folder, written atomically.

use std::path::Path;
use std::{fs, io};

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_exchange::players::without_mark;
use kralle_store::{Readers, write_whole};
use kralle_view::named::Named;
use kralle_words::Language;
use serde::{Deserialize, Serialize};

use crate::core::outside::read_whole;
use crate::file::preferences::{
    FirstSteps, LetterKeys, PadsView, Preferences, ThemeName, UpdatesName, ZoomName,
};

/// How many files are remembered.
const MOST_RECENT: usize = 12;

/// What is kept about the person.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) preferences: Preferences,
    /// Files opened lately, newest first.
    pub(crate) recent: Vec<Recent>,
    /// Seasons opened lately, newest first.
    #[serde(default)]
    pub(crate) seasons: Vec<RecentSeason>,
}

/// A season opened lately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RecentSeason {
    #[serde(flatten)]
    pub(crate) file: Recent,
    /// Files and folders outside of its folder that a person added in a dialog.
    #[serde(default)]
    pub(crate) elsewhere: Vec<String>,
}

/// A file opened lately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Recent {
    pub(crate) path: String,
    /// The name of the tournament, or of the season.
    pub(crate) name: String,
    /// When it was opened last, as RFC 3339.
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
    /// Reads the file. A missing or unreadable one gives the defaults, in `language`: preferences
    /// must never keep the program from starting.
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

    /// Writes the file, whole or not at all.
    pub(crate) fn save(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let text = serde_json::to_vec_pretty(self)?;
        write_whole(&folder.join(FILE_NAME), &text, Readers::AsUsual)
    }

    /// Puts a file at the head of those opened lately.
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

    /// Puts a season at the head of those opened lately.
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

    /// Leaves a season out of those opened lately.
    pub(crate) fn forget_season(&mut self, path: &Path) {
        let is_other = |season: &RecentSeason| Path::new(&season.file.path) != path;
        self.seasons.retain(is_other);
    }

    /// The files that a person opened lately or added to a season.
    pub(crate) fn known_paths(&self) -> impl Iterator<Item = &String> {
        let seasons = self.seasons.iter();
        let seasons = seasons.flat_map(|it| it.elsewhere.iter().chain([&it.file.path]));
        self.recent.iter().map(|it| &it.path).chain(seasons)
    }

    /// Leaves a file out of those opened lately.
    pub(crate) fn forget(&mut self, path: &Path) {
        self.recent.retain(|recent| Path::new(&recent.path) != path);
    }
}

/// The language of the person with this config folder; where none was chosen, the first of those the system
/// speaks (BCP 47 tags, the preferred one first) that Kralle speaks too, and German where it speaks none.
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

/// The most that is read of it, in bytes.
const LARGEST: u64 = 1 << 20;
