//! The files that calls may touch. Calls can access only files chosen in a dialog of the window or
//! named in the arguments of the command line. So no caller can misuse a call to reach other files.

#[cfg(debug_assertions)]
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use kralle_store::is_device_name;
#[cfg(debug_assertions)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
#[cfg(debug_assertions)]
use ts_rs::{Config, TS};

use crate::core::refusal::RefusalView;
use crate::core::refusals::FileRefusal;

/// The files that calls may touch. Clones share their grants.
#[derive(Debug, Clone, Default)]
pub struct Files(Option<Arc<Mutex<Granted>>>);

/// The granted paths.
#[derive(Debug, Default)]
struct Granted {
    /// Valid as long as the program runs: a list is read again for each choice of its columns.
    to_read: BTreeSet<PathBuf>,
    /// Valid for one write.
    to_write: BTreeSet<PathBuf>,
}

impl Files {
    /// Grants all files: for a shell that names the files itself, such as the command line.
    pub const fn all() -> Self {
        Self(None)
    }

    /// Grants no files yet.
    pub fn granted() -> Self {
        Self(Some(Arc::default()))
    }

    /// Grants reading a file.
    pub fn grant_reading(&self, path: &Path) {
        self.change(|granted| granted.to_read.insert(path.to_owned()));
    }

    /// Grants writing a file or folder once.
    pub fn grant_writing(&self, path: &Path) {
        self.change(|granted| granted.to_write.insert(path.to_owned()));
    }

    /// True if a file may be read.
    pub fn may_read(&self, path: &Path) -> bool {
        self.change(|granted| granted.to_read.contains(path))
    }

    /// Returns the path of a file to read. Fails if reading is not granted.
    pub(crate) fn to_read<'a>(&self, file: &'a FileToRead) -> Result<&'a Path, RefusalView> {
        let path = Path::new(&file.0);
        if self.may_read(path) {
            Ok(path)
        } else {
            Err(refusal(path))
        }
    }

    /// Returns the path of a file or folder to write, and grants reading it. Fails if writing is
    /// not granted.
    pub(crate) fn to_write<'a>(&self, file: &'a FileToWrite) -> Result<&'a Path, RefusalView> {
        let path = Path::new(&file.0);
        if self.change(|granted| granted.to_write.remove(path)) {
            self.grant_reading(path);
            Ok(path)
        } else {
            Err(refusal(path))
        }
    }

    /// Applies `work` to the grants; true if all files are granted.
    fn change(&self, work: impl FnOnce(&mut Granted) -> bool) -> bool {
        let Some(granted) = &self.0 else { return true };
        work(&mut granted.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn refusal(path: &Path) -> RefusalView {
    FileRefusal::FileNotGranted {
        path: path.display().to_string(),
    }
    .into()
}

/// The `format` of a file in the schemas.
#[cfg(debug_assertions)]
const FORMAT: &str = "file";

/// Declares a file in the input of a call: a path that only [`Files`] gives out.
macro_rules! file {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl From<&Path> for $name {
            fn from(path: &Path) -> Self {
                Self(path.to_string_lossy().into_owned())
            }
        }

        impl Display for $name {
            fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }

        #[cfg(debug_assertions)]
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                String::name(config)
            }

            fn inline(config: &Config) -> String {
                String::inline(config)
            }
        }

        #[cfg(debug_assertions)]
        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                String::schema_name()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "format": FORMAT })
            }
        }
    };
}

file! {
    /// A file to read.
    FileToRead
}

file! {
    /// A file or folder to write.
    FileToWrite
}

/// The maximum length of a file name made here, in bytes. With a number, an extension, or a suffix
/// for a second name it stays below the 255 bytes that file systems accept.
const MOST: usize = 120;

/// Turns `text` into a file name without extension.
///
/// Characters that Windows refuses become hyphens; at the end, `?`, space and dot are dropped.
/// Names of devices get an underscore. An empty name becomes "Kralle".
pub fn file_name(text: &str) -> String {
    let text = text.trim_end_matches(['?', ' ', '.']);
    let hyphens: String = text
        .chars()
        .map(|character| {
            let refused = character.is_control() || r#"/\:*?"<>|"#.contains(character);
            if refused { '-' } else { character }
        })
        .collect();
    let most = hyphens.floor_char_boundary(MOST);
    // Windows drops dots and spaces at the end; other systems hide names with a leading dot.
    let name = hyphens[..most].trim_matches([' ', '.']);
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    if name.is_empty() {
        "Kralle".to_owned()
    } else if is_device_name(stem.trim_end()) {
        format!("{stem}_{rest}")
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::file_name;

    #[rstest]
    #[case::as_it_is("Klubabend Wesel 2026", "Klubabend Wesel 2026")]
    #[case::letters_of_every_language("Coupe de l’Été – Zürich", "Coupe de l’Été – Zürich")]
    #[case::a_folder_is_none("Saison 2026/27", "Saison 2026-27")]
    #[case::a_drive_is_none("C:\\Turnier", "C--Turnier")]
    #[case::signs_windows_refuses("a*b\"c<d>e|f", "a-b-c-d-e-f")]
    #[case::a_question_ends("Wer spielt gegen wen?", "Wer spielt gegen wen")]
    #[case::control_signs("a\tb\nc\u{7f}", "a-b-c-")]
    #[case::no_dots_or_spaces_at_the_end("Turnier 1. ", "Turnier 1")]
    #[case::not_hidden("..Kralle", "Kralle")]
    #[case::not_empty(" . ", "Kralle")]
    #[case::not_the_folder_above("..", "Kralle")]
    #[case::a_device("Con", "Con_")]
    #[case::a_device_with_an_ending("nul.2026", "nul_.2026")]
    #[case::a_device_with_a_space("AUX .b", "AUX _.b")]
    #[case::a_port("com1", "com1_")]
    #[case::a_port_of_a_raised_digit("LPT³", "LPT³_")]
    #[case::the_console("CONOUT$", "CONOUT$_")]
    #[case::no_port("COM10", "COM10")]
    #[case::no_device("Conrad", "Conrad")]
    #[case::no_port_either("Comö", "Comö")]
    fn every_system_takes_the_name(#[case] text: &str, #[case] name: &str) {
        assert_eq!(file_name(text), name);
        // The function is idempotent.
        assert_eq!(file_name(name), name);
    }

    #[test]
    fn a_long_name_is_cut_between_letters() {
        assert_eq!(file_name(&"ab".repeat(100)), "ab".repeat(60));
        assert_eq!(file_name(&"€".repeat(100)), "€".repeat(40));
        assert_eq!(
            file_name(&format!("{}. b", "a".repeat(119))),
            "a".repeat(119)
        );
    }
}
